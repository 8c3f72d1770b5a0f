"""Disputes: what was asked at a table is asked of the referee again."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from companion.games.kernel.box import Box
from companion.games.kernel.port import SCREEN
from companion.games.kernel.positions import Stranger
from companion.games.kernel.rulings import Refused
from companion.scenarios.expectations import Failure, answers_failures
from companion.scenarios.files import DisputeFile, ScenarioProblem
from companion.scenarios.verdict import Verdict
from companion.tables import referee
from companion.tables.receipts import Problem


def judged(question: str, dispute: DisputeFile, box: Box) -> Verdict:
    """The answer to a dispute. Raises ScenarioProblem."""
    state = _state(dispute, box)
    ruling, assumed = _answer(dispute, box, state)
    layout, switched = box.game.layout(state), dispute.options.rulings
    return Verdict(
        question, dispute.reader, dispute.attempt, layout, ruling, box, switched, assumed
    )


def failed(dispute: DisputeFile, box: Box) -> Iterator[Failure]:
    """What is not answered as it was at the table. Raises ScenarioProblem."""
    answer = _answer(dispute, box, _state(dispute, box))
    for failure in answers_failures(*answer, dispute.expect):
        yield failure._replace(entry=f"expect.{failure.entry}".removesuffix("."))


def _answer(dispute: DisputeFile, box: Box, state: Any) -> referee.Answer:
    with _whole():
        said = referee.answer(box.game, state, dispute.reader, dispute.attempt)
    if isinstance(said, Problem):
        raise ScenarioProblem(said.key, "attempt", **said.facts)
    return said


def _state(dispute: DisputeFile, box: Box) -> Any:
    """The situation, if this companion can answer for it. Raises ScenarioProblem."""
    _refuse_other_versions(dispute, box)
    game = box.game
    try:
        new = game.new(box.edition, dispute.seats, dispute.options.model_dump())
    except Refused as refused:
        raise ScenarioProblem(refused.ruling.key, "seats", **refused.ruling.facts) from None
    with _whole():
        state = game.from_json(box.edition, dispute.state)
        _refuse_strangers(dispute, game.strangers(state, dispute.attempt))
        is_whole = game.to_json(state) == dispute.state
        fits_seats = game.layout(state).keys() == game.layout(new).keys()
    if not (is_whole and fits_seats):
        raise ScenarioProblem("problem-dispute-state", "state")
    return state


def _refuse_other_versions(dispute: DisputeFile, box: Box) -> None:
    if dispute.digest != box.digest:
        raise ScenarioProblem("problem-dispute-digest", "digest", edition=f'"{dispute.edition}"')
    if dispute.rules != box.game.rules_version:
        versions = {"made": dispute.rules, "now": box.game.rules_version}
        raise ScenarioProblem("problem-dispute-rules", "rules", **versions)


def _refuse_strangers(dispute: DisputeFile, strangers: Sequence[Stranger]) -> None:
    for entry, name in strangers[:1]:
        raise ScenarioProblem("problem-scenario-stranger", entry, name=f'"{name}"')
    if dispute.reader not in (*dispute.seats, SCREEN):
        players = {"seat": f'"{dispute.reader}"', "seats": ", ".join(dispute.seats)}
        raise ScenarioProblem("problem-scenario-seat", "reader", **players)


@contextmanager
def _whole() -> Iterator[None]:
    """A state that was changed by hand may lead to anything."""
    try:
        yield
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise ScenarioProblem("problem-dispute-state", "state") from None
