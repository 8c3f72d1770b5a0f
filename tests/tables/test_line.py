"""The line of a game: what stands in a way back."""

import pytest

from companion.games.kernel.decisions import CHANCE, CLOCK, ORDER, Decision, Event
from companion.tables.line import CHANCE_ANSWERED, Line
from companion.tables.rows import HOST, Row

SHUFFLED = Event("event-open", "DECK-1")
"""As a game may tell it that hides nothing of a shuffle."""


@pytest.mark.parametrize(("told", "named"), [((), CHANCE_ANSWERED), ((SHUFFLED,), SHUFFLED.key)])
def test_what_chance_answered_stands_in_the_way_whatever_the_game_tells_of_it(
    told: tuple[Event, ...], named: str
) -> None:
    line = Line(hides=lambda event: False)
    line.add(row(1, 1, "red", Decision("red", 7, ("draw",)), ()))
    assert line.back.refusal("red") is None
    line.add(row(2, 1, CHANCE, Decision(CHANCE, 8, (ORDER, 1, 0)), told))
    assert problem(line, "red") == "problem-undo-hidden"
    assert problem(line, HOST) == "problem-undo-force"
    (way,) = line.back.ways
    assert [seen.event.key for seen in way.seen] == [named]


def test_nobody_is_asked_to_take_back_what_the_clock_did() -> None:
    line = Line(hides=lambda event: False)
    line.add(row(1, 1, "red", Decision("red", 7, ("wait",)), ()))
    line.add(row(2, 2, CLOCK, Decision(CLOCK, 8, ("elapsed",)), ()))
    assert [way.step.origin for way in line.back.ways] == ["red"]
    assert line.back.step(2) is None
    assert problem(line, "red") == "problem-undo-other"
    assert line.back.refusal(HOST, since=1) is None


def row(revision: int, step: int, origin: str, act: Decision, events: tuple[Event, ...]) -> Row:
    return Row(revision, step, origin, "", act, events, 0.0)


def problem(line: Line, by: str) -> str:
    refusal = line.back.refusal(by)
    assert refusal is not None
    return refusal.key
