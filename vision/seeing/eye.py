"""The eye: frames go in, what they show of the board comes out. It has no clock and no threads."""

import time
from collections.abc import Collection, Mapping, Sequence

import numpy as np

from companion.tracking.source import Board, Point
from vision.seeing.bodies import Bodies, Scene
from vision.seeing.finder import Finder, Grey, Mark, Region
from vision.seeing.follow import Seen, Tracks
from vision.seeing.gate import Gate
from vision.seeing.health import BLIND, REFOCUSED, Health, Shown
from vision.seeing.lens import Lens
from vision.seeing.light import Levels, shrunk
from vision.seeing.look import Doubt, Frame, Look, Piece, Trouble
from vision.seeing.pose import Pose
from vision.seeing.reading import LEGIBLE, Reading
from vision.seeing.search import Search
from vision.tags import ALL, ANCHORS, HEIGHT, anchor_squares, dictionary, pieces_by_code

LEARN_EVERY = 5
"""Frames of which one teaches what the floor is."""
WIDEST = 3.0
"""Tags along the side of what may be one new piece."""
WHITE, BURNT = 250, 0.4
"""Grey levels of glare, and its share where it hides a tag."""


class Eye:
    """Sees one board through one camera."""

    def __init__(
        self,
        board: Board,
        lens: Lens | None = None,
        height: float = HEIGHT,
        false: Collection[int] = (),
        empty: Grey | None = None,
    ) -> None:
        """`height`: of a tag on a standing piece, in millimetres; `false`: codes that the empty
        board shows by itself; `empty`: a picture of it."""
        squares = {square.code: square for square in anchor_squares(board.size)}
        codes = [code for code in (*ANCHORS, *pieces_by_code(board)) if code not in false]
        finder, others = (Finder(dictionary(which), which) for which in (codes, ALL))
        self._height = height
        self._search = Search(finder, others, {*codes, *false})
        self._pose = Pose(squares, lens)
        self._reading = Reading(board, height)
        self._gate, self._tracks = Gate(), Tracks()
        self._bodies = Bodies(height, None if empty is None else shrunk(empty))
        self._health = Health(finder, self._pose)
        self._frames = 0

    def look(self, frame: Frame) -> Look:
        """Take in the next frame."""
        begun = time.thread_time()
        small = shrunk(frame.grey)
        self._frames += 1
        self._gate.see(small, frame.at)
        side = self._side
        marks = self._search.find(frame.grey, self._changed(side), self._covers, side)
        self._place(marks, frame)
        pieces = self._read(marks)
        trouble = self._health.see(self._shown(frame, small, marks))
        if trouble and (trouble.key in BLIND or (trouble.key == REFOCUSED and not pieces)):
            self._tracks.pause()
            self._gate.forget()
        else:
            self._follow(pieces, small, frame.at)
        return Look(
            frame.number,
            frame.at,
            (frame.grey.shape[1], frame.grey.shape[0]),
            marks,
            self._pose.camera,
            self._expected(frame.grey, pieces, trouble) | _blurred(pieces, trouble),
            self._tracks.settled,
            self._gate.fingers,
            self._search.foreign,
            trouble,
            time.thread_time() - begun,
        )

    def _place(self, marks: Sequence[Mark], frame: Frame) -> None:
        self._pose.see(marks, (frame.grey.shape[1], frame.grey.shape[0]))
        if self._pose.is_new:
            self._gate.forget()
            self._bodies.forget()

    @property
    def _side(self) -> float | None:
        """Pixels along the tag of a piece."""
        camera = self._pose.camera
        return self._reading.side(camera) if camera else None

    def _changed(self, side: float | None) -> Sequence[Region]:
        """Where a piece may have come."""
        if side is None:
            return ()
        return [
            Region(left + width / 2, top + height / 2, side, max(width, height) / 2 + side / 2)
            for left, top, width, height in self._gate.changed
            if max(width, height) <= WIDEST * side
        ]

    def _covers(self, mark: Mark) -> bool:
        return self._gate.covers(*mark.centre)

    def _read(self, marks: Sequence[Mark]) -> Mapping[str, Piece]:
        camera = self._pose.camera
        return self._reading.pieces(marks, camera, self._tracks.points) if camera else {}

    def _shown(self, frame: Frame, small: Levels, marks: Sequence[Mark]) -> Shown:
        return Shown(
            frame.at,
            frame.grey,
            small,
            {mark.code: mark for mark in marks if mark.code in self._pose.squares},
            self._side,
            self._gate.covers,
        )

    def _follow(self, pieces: Mapping[str, Piece], small: Levels, at: float) -> None:
        where = self._pixels(self._tracks.points)
        covered = {piece for piece, pixel in where.items() if self._gate.covers(*pixel)}
        seen: dict[str, Seen] = {}
        for name, piece in pieces.items():
            if piece.mark and self._covers(piece.mark):
                covered.add(name)
            elif piece.point and piece.doubt != "duplicate":
                seen[name] = Seen(piece.point, piece.sight)
        self._tracks.follow(seen, covered, at)
        if camera := self._pose.camera:
            self._judge({name: each.point for name, each in seen.items()}, small, at)
            if self._frames % LEARN_EVERY == 0:
                points = self._tracks.points
                rest = [name for name in seen if name in points and name not in covered]
                self._bodies.learn(small, self._gate.usual, camera, points, rest)

    def _judge(self, seen: Mapping[str, Point], small: Levels, at: float) -> None:
        """What became of pieces that fingers left, without their tags in sight?"""
        camera = self._pose.camera
        points = {name: point for name, point in self._tracks.points.items() if name not in seen}
        for name, track in self._tracks.left(at).items():
            if camera and track.point:
                missing = [point for other, point in points.items() if other != name]
                scene = Scene(small, self._gate.open, camera, seen)
                body = self._bodies.judge(name, track.point, scene, missing)
                if body in ("lying", "unclear") and self._gate.fingers:
                    track.suspect()
                elif body in ("lying", "unclear"):
                    track.lie(True if body == "lying" else None)
                elif body is not None and not self._gate.fingers:
                    track.stay()

    def _pixels(self, points: Mapping[str, Point]) -> Mapping[str, tuple[float, float]]:
        """Where the tags of pieces that stand there are seen."""
        camera = self._pose.camera
        if camera is None or not points:
            return {}
        tags = np.array([(*point, -self._height) for point in points.values()])
        return {
            p: (float(x), float(y)) for p, (x, y) in zip(points, camera.pixels(tags), strict=True)
        }

    def _expected(
        self, grey: Grey, pieces: Mapping[str, Piece], trouble: Trouble | None
    ) -> dict[str, Piece]:
        """The pieces that are not seen, where they are by all that is known, and why."""
        settled, points = self._tracks.settled, self._tracks.points
        missing = {name: points[name] for name in settled if name not in pieces}
        return {
            name: Piece(
                None, missing[name], settled[name], self._why_unseen(grey, pixel, trouble), pixel
            )
            for name, pixel in self._pixels(missing).items()
        }

    def _why_unseen(self, grey: Grey, pixel: tuple[float, float], trouble: Trouble | None) -> Doubt:
        side = self._side or 0.0
        if trouble and trouble.key == REFOCUSED:
            return "blurred"
        if self._gate.covers(*pixel):
            return "hidden"
        if _is_burnt(grey, pixel, side):
            return "glare"
        return "small" if side < LEGIBLE else "hidden"


def _is_burnt(grey: Grey, pixel: tuple[float, float], side: float) -> bool:
    """Does a lamp shine on the tag that should be here?"""
    (left, right), (top, bottom) = (
        (max(0, round(at - side / 2)), max(0, round(at + side / 2))) for at in pixel
    )
    tag = grey[top:bottom, left:right]
    return tag.size > 0 and float(np.mean(tag >= WHITE)) >= BURNT


def _blurred(pieces: Mapping[str, Piece], trouble: Trouble | None) -> dict[str, Piece]:
    if trouble is None or trouble.key != REFOCUSED:
        return dict(pieces)
    return {name: piece._replace(doubt=piece.doubt or "blurred") for name, piece in pieces.items()}
