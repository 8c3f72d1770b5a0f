"""The tree of choices of some positions, counted: tests/goldens/perft.txt."""

from collections.abc import Iterator, Mapping
from typing import Any

from tests.conftest import Golden

from .perft import counted, settled
from .table import BOX, GAME

HEAD = """# Counted option trees on the small map of the rule tests

Of each position: how many lines of so many choices there are and to how many states they lead;
then, for every first choice, how many lines go on from it. Chance leaves every pack as it lies.
Written by: python -m pytest tests/games/defenders/test_perft.py --update-goldens
"""
POSITIONS: Mapping[str, tuple[int, Mapping[str, Any]]] = {
    "A house alone in the courtyard plays one card": (
        4,
        {
            "hands": {"gryffindor": ["spare_minute"]},
            "pawns": {"gryffindor": ["courtyard", "great_hall", "library lying"]},
        },
    ),
    "A double value": (
        5,
        {
            "hands": {"gryffindor": ["two_errands"]},
            "pawns": {"gryffindor": ["entrance_hall", "dungeons", "great_hall"], "dark": []},
        },
    ),
    "Dark Arts Pawns in the pool and beside a House Pawn": (
        4,
        {
            "turn": "dark",
            "hands": {"dark": ["creeping_fog"]},
            "pawns": {"dark": ["forest_edge", "flying_lawn"], "gryffindor": ["courtyard"]},
        },
    ),
    "All that is needed for a shield": (
        5,
        {
            "hands": {"gryffindor": ["quiet_steps"]},
            "pawns": {"gryffindor": ["great_hall", "great_hall", "castle_gates"], "dark": []},
            "books": {"gryffindor": "many_pages"},
            "coins": {"gryffindor": 1},
            "scrolls": {"gryffindor": 1},
            "shields": {"courtyard": "coin"},
        },
    ),
    "A swap of pawns": (
        5,
        {
            "hands": {"gryffindor": ["changed_places"]},
            "pawns": {"gryffindor": ["courtyard", "dungeons", "library lying"], "dark": []},
        },
    ),
    "A second card in the same turn": (
        5,
        {
            "hands": {"gryffindor": ["clear_head", "quiet_steps"]},
            "pawns": {"gryffindor": ["courtyard", "library lying", "library lying"], "dark": []},
        },
    ),
    "A Replenish that turns up an Event": (
        4,
        {
            "marker": 1,
            "hands": {"gryffindor": ["quiet_steps"]},
            "pawns": {"gryffindor": ["courtyard", "great_hall", "great_hall"], "dark": []},
        },
    ),
}


def trees() -> Iterator[str]:
    for title, (depth, position) in POSITIONS.items():
        state = settled(GAME.new(BOX.edition, ("dark", "gryffindor"), {}))
        arranged = settled(GAME.arranged(state, position))
        yield from counted(title, position, arranged, depth)


def test_the_trees_of_choices_are_counted_as_before(golden: Golden) -> None:
    golden("perft.txt", "\n".join([HEAD, *trees()]))
