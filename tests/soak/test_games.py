"""Ten thousand games of bots, half of them random and half sensible: all end, no law is broken."""

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from companion.bots.kinds import players
from companion.bots.playing import Chooser, from_options, from_views, seating, states
from companion.editions.boxes import open_box
from companion.games.defenders.core.definitions import DARK, HOUSES
from companion.games.defenders.core.state import State
from companion.games.kernel.port import digest
from tests.games.defenders import laws
from tests.games.defenders.table import GAME

from .conftest import Record

GAMES, SAMPLE = 1250, 2
BOX = open_box("training")
OFTEN = 50
"""A state so often is saved and restored."""


def chooser(kind: str, houses: int, seed: str) -> Chooser:
    if kind == "random":
        return from_options(BOX, seed)
    return from_views(BOX, players(kind, BOX, seats_for(houses), seed))


def seats_for(houses: int) -> tuple[str, ...]:
    seats = seating(BOX, houses + 1)
    assert seats is not None
    return seats


def lawful(kind: str, houses: int, seed: str) -> tuple[State, int]:
    """Hold one game against the laws; gives its last state and its number of states."""
    found = states(BOX, seats_for(houses), chooser(kind, houses, seed), seed)
    counted = Counter[str]()
    return laws.follow(saved(found, counted)), counted["states"]


def saved(states: Iterator[State], counted: Counter[str]) -> Iterator[State]:
    """The same states; every so often one is saved and goes on restored."""
    for state in states:
        counted["states"] += 1
        if counted["states"] % OFTEN == 0:
            data = GAME.to_json(state)
            again = GAME.from_json(state.edition, json.loads(json.dumps(data)))
            assert digest(GAME.to_json(again)) == digest(data)
        yield state


def check(kind: str, houses: int, games: int) -> str:
    """What came of many games."""
    results, made = Counter[str](), []
    for seed in range(games):
        end, length = lawful(kind, houses, f"laws {seed}")
        assert end.result is not None
        results.update(end.result.seats or ("tie",))
        made.append(length - 1)
    won = sum(results[house] for house in HOUSES)
    return (
        f"{games} games, {sum(made)} decisions, longest {max(made)}; "
        f"house {won}, dark {results[DARK]}, tie {results['tie']}"
    )


@pytest.mark.soak
@pytest.mark.parametrize("houses", range(1, 5))
@pytest.mark.parametrize("kind", ["random", "sensible"])
def test_ten_thousand_games_break_no_law(kind: str, houses: int, record: Record) -> None:
    record(f"{kind} games, {houses} houses", 0, check(kind, houses, GAMES))


@pytest.mark.parametrize("houses", range(1, 5))
@pytest.mark.parametrize("kind", ["random", "sensible"])
def test_a_few_games_break_no_law(kind: str, houses: int) -> None:
    assert check(kind, houses, SAMPLE)
