"""The rows of the rules that the scenarios in this folder show, and where several meet.

A file names its rows in `shows`. While it is played the game must rule, ask or tell by such a row,
or its code must be at work: many rows work in silence. What comes of them is in the expectations.
"""

import ast
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import companion.games.defenders as room
from companion.games.defenders.main_board.movement import closed_to, open_ways
from companion.scenarios.commands import files_of
from companion.scenarios.files import Choosing, Scenario, read
from companion.scenarios.game import ScenarioGame, box_of

HERE = Path(__file__).parent
SCENARIOS = {file: found for file in files_of(HERE) if isinstance(found := read(file)[1], Scenario)}
ROWS = (HERE.parent / "games/defenders/rows.txt").read_text().split()[::2]
NO_POSITION_SHOWS = {
    "SET-1": "who may sit down is judged before there is a position",
    "SET-15": "what a phone shows, and to whom, is no part of a position",
    "RUL-57": "what a phone shows, and to whom, is no part of a position",
}
"""Rows that no scenario can show, and why; the tests of the rules show them."""
MEETINGS = 120
"""Files at least in which several rows meet."""


@lru_cache
def rows_by_function() -> Mapping[tuple[str, str], list[str]]:
    """File and name of a function -> the rows that it is the code of."""
    files = Path(room.__path__[0]).rglob("*.py")
    code = ((str(file), node) for file in files for node in ast.walk(ast.parse(file.read_text())))
    functions = ((file, node) for file, node in code if isinstance(node, ast.FunctionDef))
    return {(file, node.name): rows for file, node in functions if (rows := list(_rows_of(node)))}


def _rows_of(function: ast.FunctionDef) -> Iterator[str]:
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule":
            yield ast.literal_eval(mark.args[0])


class Witness:
    """Sees by which rows a game rules, asks and tells, and how often their code is at work."""

    def __init__(self, scenario: Scenario, file: Path) -> None:
        self.told: set[str] = set()
        self.at_work: Counter[str] = Counter()
        for search in (open_ways, closed_to):  # what is remembered is not worked out again
            search.cache_clear()
        sys.setprofile(self._called)
        try:
            self._play(scenario, file)
        finally:
            sys.setprofile(None)

    def _called(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            place = frame.f_code.co_filename, frame.f_code.co_name
            self.at_work.update(rows_by_function().get(place, ()))

    def _play(self, scenario: Scenario, file: Path) -> None:
        game = ScenarioGame(scenario, box_of(scenario, file))
        self.told |= {pending.rule for pending in game.pendings}
        for step in scenario.decisions:
            if isinstance(step, Choosing):
                self.told.add(game.decide(step).rule)
                self.told |= {event.rule for event in game.events}
                self.told |= {pending.rule for pending in game.pendings}


def seen(file: Path) -> set[str]:
    """The rows that are told in a file, or more at work than in setting its game up."""
    scenario = SCENARIOS[file]
    witness = Witness(scenario, file)
    set_up = Witness(scenario.model_copy(update={"position": {}, "decisions": ()}), file)
    of_set_up = {row for row in set_up.at_work if row.startswith("SET")}
    return witness.told | (witness.at_work - set_up.at_work).keys() | of_set_up


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_a_scenario_shows_the_rows_that_it_names(file: Path) -> None:
    rows = SCENARIOS[file].shows
    assert rows
    assert len(set(rows)) == len(rows)
    assert set(rows) <= seen(file)


def test_every_row_is_shown_or_cannot_be() -> None:
    shown = {row for scenario in SCENARIOS.values() for row in scenario.shows}
    assert shown.isdisjoint(NO_POSITION_SHOWS)
    assert set(ROWS) - shown - NO_POSITION_SHOWS.keys() == set()


def test_in_many_scenarios_rules_meet() -> None:
    assert sum(len(scenario.shows) > 1 for scenario in SCENARIOS.values()) >= MEETINGS
