"""Reading: what a tag on a piece says of where it stands."""

from collections.abc import Mapping, Sequence
from math import dist

import numpy as np

from companion.tracking.source import Board, Point, Sight
from vision.seeing.camera import Camera
from vision.seeing.finder import Mark
from vision.seeing.lens import TILTED, tilt
from vision.seeing.look import Doubt, Piece
from vision.seeing.spaces import Spaces
from vision.tags import PIECE_SIDE, pieces_by_code

BAND, FITTED_BAND, WIDE_BAND = 1.5, 3.0, 5.0
"""Millimetres within which it cannot be said on which side of a border a piece stands: with a
calibrated lens, so that 2 mm inside are inside; without it; and where the view does not even show
the focal length."""
LYING_BAND = 8.0
"""The same for a piece that lies, whose tag is beside its place."""
LYING_HEIGHT = 12.0
"""Millimetres of the middle of a lying piece's tag above the board."""
UNEVEN, TIPPED = 1.25, 1.6
"""The longest side of a tag, by its shortest, both on the board: of one on a standing piece at
most, and of one on a lying piece at least. In between it was not read well."""
LIKELY = 0.6, 1.6
"""Least and largest side, by that of the printed tag, that is taken for it."""
LEGIBLE = 13.0
"""Pixels along a tag below which it is read only now and then."""


class Reading:
    """Knows the pieces of a box and the spaces of its board."""

    def __init__(self, board: Board, height: float) -> None:
        self._names = pieces_by_code(board)
        self._spaces = Spaces(board.outlines)
        self._height = height
        width, depth = board.size
        half = PIECE_SIDE / 2
        self._usual = np.array(
            [[width / 2 + x, depth / 2, -height] for x in (-half, half)], np.float64
        )

    def pieces(
        self, marks: Sequence[Mark], camera: Camera, known: Mapping[str, Point]
    ) -> Mapping[str, Piece]:
        """What the tags say. `known`: where pieces were; the nearer of two equal tags counts."""
        pieces: dict[str, Piece] = {}
        for mark in marks:
            if mark.code not in self._names:
                continue
            name, piece = self._names[mark.code], self._piece(mark, camera)
            if piece is None:
                continue
            if other := pieces.get(name):
                nearer = min(other, piece, key=lambda each: _way(each, known.get(name)))
                piece = nearer._replace(doubt="duplicate")
            pieces[name] = piece
        return pieces

    def side(self, camera: Camera) -> float:
        """Pixels along the tag of a piece in the middle of the board."""
        left, right = camera.pixels(self._usual)
        return dist(left, right)

    def _piece(self, mark: Mark, camera: Camera) -> Piece | None:
        """None for what is too small, too large or too askew for the tag of a piece."""
        corners = camera.on_level(mark.corners.astype(float), self._height)
        sides = np.hypot(*(corners - np.roll(corners, 1, axis=0)).T)
        least, largest = LIKELY
        if not least <= float(sides.mean()) / PIECE_SIDE <= largest:
            return None
        uneven = float(sides.max() / sides.min())
        if UNEVEN < uneven < TIPPED:
            return None
        lying = uneven >= TIPPED
        height, band = (LYING_HEIGHT, LYING_BAND) if lying else (self._height, _band(camera))
        x, y = camera.on_level(np.array([mark.centre]), height)[0]
        point = (float(x), float(y))
        places = self._spaces.at(point, band)
        return Piece(mark, point, Sight(places, lying), _doubt(mark, places), mark.centre)


def _band(camera: Camera) -> float:
    if camera.lens.is_calibrated:
        return BAND
    return FITTED_BAND if tilt(camera.turn) >= TILTED else WIDE_BAND


def _doubt(mark: Mark, places: Sequence[str]) -> Doubt | None:
    if len(places) > 1:
        return "border"
    return "small" if mark.side < LEGIBLE else None


def _way(piece: Piece, known: Point | None) -> float:
    return dist(piece.point, known) if piece.point and known else 0.0
