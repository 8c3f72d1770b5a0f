"""Small random maps: as the reference search knows them, and as an edition of the engine."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from companion.games.defenders.core.definitions import (
    BORDERS,
    GREAT_HALL,
    PASSAGES,
    ROOM,
    Edition,
    Space,
)
from companion.games.kernel.board import Board, Border

from .reference import Ground
from .table import BOX

NAMES = (GREAT_HALL, ROOM, "attic", "bridge", "cellar", "dell", "eyrie")
WEIGHTS = {"open": 8, "entrance": 2}
"""How often a kind of border is drawn, beside the others' once."""


def random_ground(random: Random) -> Ground:
    spaces = {space.id: space for space in random_spaces(random)}
    return Ground(spaces, list(random_borders(random)))


def random_spaces(random: Random) -> Iterator[Space]:
    """Every Secret Passageway has its two ends, as on every map."""
    ends = dict(zip(random.sample(NAMES, 2 * len(PASSAGES)), PASSAGES * 2, strict=True))
    deployments, fly_off = random.sample(NAMES[2:], 2), random.sample(NAMES, 3)
    for name in NAMES:
        yield Space(
            name,
            inside=name not in deployments,
            protected=name == GREAT_HALL
            or (name not in (ROOM, *deployments) and random.random() < 0.25),
            deployment=name in deployments,
            fly_off=name in fly_off,
            passage=ends.get(name),
        )


def random_borders(random: Random) -> Iterator[Border]:
    """Every space can be come to, and there are some ways more."""
    kinds = random.choices(BORDERS, [WEIGHTS.get(kind, 1) for kind in BORDERS], k=20)
    pairs = {frozenset((name, random.choice(NAMES[:at]))) for at, name in enumerate(NAMES) if at}
    for _ in range(random.randint(0, 2)):
        pairs.add(frozenset(random.sample(NAMES, 2)))
    for kind, pair in zip(kinds, sorted(map(sorted, pairs)), strict=False):
        yield Border(pair[0], pair[1], kind)


def edition_of(ground: Ground) -> Edition:
    """The small box on this map."""
    board = Board(tuple(ground.spaces), ground.borders)
    edition: Edition = replace(BOX.edition, board=board, spaces=ground.spaces)
    return edition
