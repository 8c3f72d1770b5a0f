"""Playing a scenario: its decisions and expectations in their order, to the first that fails."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from companion.games.kernel.box import Box
from companion.scenarios import disputes
from companion.scenarios.expectations import Failure, failures, rulings_failures
from companion.scenarios.files import (
    Check,
    Choosing,
    DisputeFile,
    Expectation,
    Scenario,
    ScenarioProblem,
    read,
)
from companion.scenarios.game import ScenarioGame, box_of
from companion.scenarios.offers import refuse_unoffered
from companion.scenarios.verdict import Verdict


class Outcome(NamedTuple):
    """What came of a scenario file."""

    file: Path
    failure: Failure | None
    box: Box | None
    """For the names of places and cards; None where no box could be opened."""


def play(file: Path) -> Outcome:
    """Play a scenario file."""
    box = None
    try:
        _, scenario = read(file)
        box = box_of(scenario, file)
        refuse_unoffered(scenario, box.game)
        failure = next(_failed(scenario, box), None)
    except ScenarioProblem as problem:
        failure = Failure(problem.entry, problem.key, problem.facts)
    return Outcome(file, failure, box)


def judge(file: Path) -> Verdict | Outcome:
    """Answer the last decision of a file, or a dispute; an outcome that failed where it does not
    come to it."""
    box = None
    try:
        question, scenario = read(file)
        box = box_of(scenario, file)
        refuse_unoffered(scenario, box.game)
        if isinstance(scenario, DisputeFile):
            return disputes.judged(question, scenario, box)
        answer = _judged(question, scenario, box)
        return answer if isinstance(answer, Verdict) else Outcome(file, answer, box)
    except ScenarioProblem as problem:
        return Outcome(file, Failure(problem.entry, problem.key, problem.facts), box)


def _judged(question: str, scenario: Scenario, box: Box) -> Verdict | Failure:
    """The answer, if what comes before the last decision holds. Raises ScenarioProblem."""
    number, step = _last_decision(scenario)
    _refuse_unruled(scenario)
    game = ScenarioGame(scenario, box)
    for failure in _made(game, box, scenario, number - 1):
        return failure
    with _entry(f"decisions.{number}"):
        _, choice = game.choice(step)
        ruling, layout = game.ruling(step), box.game.layout(game.state)
    switched = scenario.options.rulings
    return Verdict(question, step.seat, (choice,), layout, ruling, box, switched)


def _last_decision(scenario: Scenario) -> tuple[int, Choosing]:
    """The decision that is asked about, and its number. Raises ScenarioProblem."""
    for number in range(len(scenario.decisions), 0, -1):
        step = scenario.decisions[number - 1]
        if isinstance(step, Choosing):
            return number, step
    raise ScenarioProblem("problem-scenario-no-decision", "decisions")


def _failed(scenario: Scenario | DisputeFile, box: Box) -> Iterator[Failure]:
    if isinstance(scenario, DisputeFile):
        return disputes.failed(scenario, box)
    return _played(scenario, box)


def _played(scenario: Scenario, box: Box) -> Iterator[Failure]:
    """What fails, the first first. Raises ScenarioProblem."""
    _refuse_unruled(scenario)
    game = ScenarioGame(scenario, box)
    yield from _made(game, box, scenario, len(scenario.decisions))
    if scenario.expect is not None:
        yield from _checked(game, box, scenario.expect, "expect")
    if game.unused:
        yield Failure("chance.outcomes", "scenario-unused", {"count": game.unused})


def _refuse_unruled(scenario: Scenario) -> None:
    """Raises ScenarioProblem where a ruling is expected, and no decision stands just before."""
    ends = [Check(expect=scenario.expect)] if scenario.expect else []
    for number, (before, step) in enumerate(pairwise((None, *scenario.decisions, *ends)), 1):
        is_first = not isinstance(before, Choosing)
        if is_first and isinstance(step, Check) and step.expect.expects_ruling:
            is_last = number > len(scenario.decisions)
            entry = "expect" if is_last else f"decisions.{number}.expect"
            raise ScenarioProblem("problem-scenario-unruled", entry)


def _made(game: ScenarioGame, box: Box, scenario: Scenario, count: int) -> Iterator[Failure]:
    """Makes the first decisions and checks; what fails, the first first. Raises ScenarioProblem."""
    for number, step in enumerate(scenario.decisions[:count], 1):
        entry = f"decisions.{number}"
        if isinstance(step, Check):
            yield from _checked(game, box, step.expect, f"{entry}.expect")
            continue
        with _entry(entry):
            ruling = game.decide(step)
        for failure in rulings_failures(ruling, _judging(scenario, number)):
            yield failure._replace(entry=entry)


def _judging(scenario: Scenario, number: int) -> Expectation | None:
    """The expectation that a decision is to meet: the one that follows it."""
    after = scenario.decisions[number : number + 1]
    if not after:
        return scenario.expect
    return after[0].expect if isinstance(after[0], Check) else None


def _checked(game: ScenarioGame, box: Box, expected: Expectation, entry: str) -> Iterator[Failure]:
    with _entry(entry):
        found = list(failures(game, box, expected))
    for failure in found:
        yield failure._replace(entry=f"{entry}.{failure.entry}")


@contextmanager
def _entry(entry: str) -> Iterator[None]:
    """A problem in here is one of this entry."""
    try:
        yield
    except ScenarioProblem as problem:
        problem.entry = f"{entry}.{problem.entry}" if problem.entry else entry
        raise
