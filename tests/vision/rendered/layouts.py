"""Where pawns stand: all over the board, in a crowd, lying about."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np

from .board import BOARD
from .levels import Level
from .pawns import TOP, Pawn
from .truth import depth, place_of

PIECES = tuple(BOARD.pieces)
HALL = "great_hall"
DEPTHS = (0.3, 0.7, 1.0, 1.5, 1.9, 2.1)
"""Millimetres from a border at which pawns are hard to place."""
EXACT = 0.01
"""Millimetres by which these are missed at most."""
CLEAR = 5.0
"""Millimetres inside its space that a pawn surely is."""


def anywhere(random: np.random.Generator, level: Level | None = None) -> list[Pawn]:
    """All of them."""
    return scattered(random, level=level)


def scattered(
    random: np.random.Generator,
    pieces: Sequence[str] = PIECES,
    level: Level | None = None,
    among: Sequence[Pawn] = (),
    inside: float = 0.0,
    apart: float = 2 * TOP,
) -> list[Pawn]:
    """Pawns anywhere on the spaces, none in another; `inside`: millimetres from any border."""
    pawns = list(among)
    for piece in pieces:
        pawns.append(_free(random, piece, pawns, level, inside, apart))
    return pawns


def _free(
    random: np.random.Generator,
    piece: str,
    others: Sequence[Pawn],
    level: Level | None,
    inside: float,
    apart: float,
) -> Pawn:
    while True:
        x, y = (float(each) for each in random.uniform((TOP, TOP), np.array(BOARD.size) - TOP))
        if any(np.hypot(x - o.x, y - o.y) < apart for o in others):
            continue
        if place_of((x, y)) is not None and depth((x, y)) >= inside:
            return Pawn(piece, x, y, float(random.uniform(0, 360)), glare=_glare(random, level))


def bordering(random: np.random.Generator, level: Level | None = None) -> list[Pawn]:
    """All of them close to a border, on either side of it."""
    pawns: list[Pawn] = []
    for number, piece in enumerate(PIECES):
        wanted = DEPTHS[number % len(DEPTHS)]
        at = next(
            (x, y)
            for x, y in _beside_borders(random, wanted)
            if abs(depth((x, y)) - wanted) < EXACT
            and all(np.hypot(x - other.x, y - other.y) >= 2 * TOP for other in pawns)
        )
        turn = float(random.uniform(0, 360))
        pawns.append(Pawn(piece, *at, turn, glare=_glare(random, level)))
    return pawns


def _beside_borders(random: np.random.Generator, off: float) -> Iterator[tuple[float, float]]:
    """Points on spaces, so far from any point of any border."""
    borders = np.array(
        [pair for outline in BOARD.outlines.values() for pair in pairwise([*outline, outline[0]])]
    )
    along = borders[:, 1] - borders[:, 0]
    lengths = np.hypot(*along.T)
    while True:
        at = random.choice(len(borders), p=lengths / lengths.sum())
        aside = np.array([-along[at, 1], along[at, 0]]) / lengths[at] * random.choice((-off, off))
        x, y = (float(each) for each in borders[at, 0] + along[at] * random.random() + aside)
        on_board = all(
            TOP <= each <= side - TOP for each, side in zip((x, y), BOARD.size, strict=True)
        )
        if on_board and place_of((x, y)) is not None:
            yield x, y


def _glare(random: np.random.Generator, level: Level | None) -> float:
    return level.glare if level and random.random() < level.glaring else 0.0


def crowded(random: np.random.Generator, level: Level | None = None) -> list[Pawn]:
    """Twelve in the largest space, five that lie about, the others anywhere."""
    pawns = crowd(random, HALL, PIECES[:12], level)
    pawns = scattered(random, PIECES[12:], level, among=pawns, inside=CLEAR, apart=42)
    return [pawn._replace(lying=pawn.piece in PIECES[12:17]) for pawn in pawns]


def crowd(
    random: np.random.Generator, place: str, pieces: Sequence[str], level: Level | None = None
) -> list[Pawn]:
    """So many in one space that their tops touch."""
    spots = list(_packed(place))
    if len(spots) < len(pieces):
        raise ValueError(f"{place} holds {len(spots)} pawns")
    chosen = random.permutation(len(spots))[: len(pieces)]
    return [
        Pawn(piece, *spots[at], float(random.uniform(0, 360)), glare=_glare(random, level))
        for piece, at in zip(pieces, chosen, strict=True)
    ]


def _packed(place: str) -> Iterator[tuple[float, float]]:
    """Places in a honeycomb, side by side."""
    corners = np.array(BOARD.outlines[place])
    low, high = corners.min(axis=0), corners.max(axis=0)
    wide, tall = 2 * TOP + 0.3, (2 * TOP + 0.3) * 3**0.5 / 2
    for row, y in enumerate(np.arange(low[1] + CLEAR, high[1], tall)):
        for x in np.arange(low[0] + CLEAR + row % 2 * wide / 2, high[0], wide):
            point = float(x), float(y)
            if place_of(point) == place and depth(point) >= CLEAR:
                yield point
