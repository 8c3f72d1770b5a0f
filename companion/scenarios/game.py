"""A game in a scenario's hands: arranged as the file says, decisions by seat."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from companion.editions.boxes import open_box
from companion.editions.files import EditionProblem
from companion.games.kernel.box import Box
from companion.games.kernel.chance import Chance
from companion.games.kernel.decisions import (
    CHANCE,
    NOBODY,
    ORDER,
    Choice,
    Decision,
    Event,
    Pending,
)
from companion.games.kernel.rulings import Refused, Ruling
from companion.scenarios.files import Choosing, DisputeFile, Scenario, ScenarioProblem
from companion.scenarios.spelling import meant

BOXES: dict[str, Box] = {}
"""Editions that were opened already."""


def box_of(scenario: Scenario | DisputeFile, file: Path) -> Box:
    """The box of a scenario; a folder is seen from its file. Raises ScenarioProblem."""
    name = scenario.edition
    edition = name if name.isidentifier() else _folder_beside(file, name)
    if edition is None:
        raise ScenarioProblem("problem-scenario-edition", "edition", folder=name)
    try:
        return BOXES.setdefault(edition, BOXES.get(edition) or open_box(edition))
    except EditionProblem as problem:
        raise ScenarioProblem(problem.key, "edition", **problem.facts) from None


def _folder_beside(file: Path, name: str) -> str | None:
    """The folder of this name, seen from a file; None where there is none."""
    try:
        folder = (file.parent / name).resolve()
        return str(folder) if folder.is_dir() else None
    except (OSError, RuntimeError, ValueError):  # too long, a link to itself, a sign of no name
        return None


class ScenarioGame:
    """A game in progress. Chance answers by itself."""

    def __init__(self, scenario: Scenario, box: Box) -> None:
        """Sets the game up. Raises ScenarioProblem."""
        self._game = box.game
        self._chance = Chance(scenario.chance.seed.to_bytes(8, "big"))
        self._seats = scenario.seats
        self._outcomes = 0
        self._fixed: list[tuple[int, ...]] = []
        self.events: tuple[Event, ...] = ()
        """What came of the decision made last."""
        self.state = self._begin(scenario, box)
        self._settle()
        self._arrange(scenario)
        self._fixed = list(scenario.chance.outcomes)

    @property
    def pendings(self) -> Sequence[Pending]:
        return self._game.pendings(self.state)

    @property
    def unused(self) -> int:
        """How many of the outcomes that the file gives chance has had no use for."""
        return len(self._fixed)

    def asked(self, seat: str | None) -> Pending | None:
        """What a seat is asked, or else the first who is."""
        return next((p for p in self.pendings if seat in (None, p.seat)), None)

    def options(self, pending: Pending) -> Sequence[Choice]:
        return self._game.options(self.state, pending)

    def choice(self, step: Choosing) -> tuple[Pending | None, Choice]:
        """What a decision answers and what it chooses. Raises ScenarioProblem."""
        self.refuse_other_seats(step.seat)
        pending = self.asked(step.seat)
        options = self.options(pending) if pending else ()
        layout = self._game.layout(self.state)
        choice = meant(step.text, step.seat, options, layout)
        self.refuse_strangers(choice)
        return pending or self.asked(None), choice

    def refuse_other_seats(self, seat: str) -> None:
        """Raises ScenarioProblem where nobody has this seat."""
        if seat not in (*self._seats, *NOBODY):
            seats = ", ".join(self._seats)
            raise ScenarioProblem("problem-scenario-seat", seat=f'"{seat}"', seats=seats)

    def refuse_strangers(self, choice: Choice) -> None:
        """Raises ScenarioProblem where a choice names what is not in the box."""
        for _, name in self._game.strangers(self.state, [choice])[:1]:
            raise ScenarioProblem("problem-scenario-stranger", name=f'"{name}"')

    def ruling(self, step: Choosing) -> Ruling:
        """Would this decision be allowed? Raises ScenarioProblem."""
        pending, choice = self.choice(step)
        try:
            self._game.apply(self.state, Decision(step.seat, _serial(pending), choice))
        except Refused as refused:
            return refused.ruling
        return self._game.explain(self.state, step.seat, [choice])

    def decide(self, step: Choosing) -> Ruling:
        """Make a decision, if it is allowed. Raises ScenarioProblem."""
        ruling = self.ruling(step)
        self.events = ()
        if ruling.allowed:
            pending, choice = self.choice(step)
            self._apply(Decision(step.seat, _serial(pending), choice))
            self._settle()
        return ruling

    def _begin(self, scenario: Scenario, box: Box) -> Any:
        try:
            return self._game.new(box.edition, scenario.seats, scenario.options.model_dump())
        except Refused as refused:
            raise ScenarioProblem(refused.ruling.key, "seats", **refused.ruling.facts) from None

    def _arrange(self, scenario: Scenario) -> None:
        if scenario.position:
            try:
                self.state = self._game.arranged(self.state, scenario.position)
            except Refused as refused:
                raise ScenarioProblem(
                    refused.ruling.key, "position", **refused.ruling.facts
                ) from None
            self._settle()

    def _apply(self, decision: Decision) -> None:
        self.state, events = self._game.apply(self.state, decision)
        self.events += tuple(events)

    def _settle(self) -> None:
        """Let chance answer until somebody else is asked. Raises ScenarioProblem."""
        while (pending := self.asked(CHANCE)) is not None:
            size = int(pending.facts["size"])
            order = self._order(size)
            try:
                self._apply(Decision(CHANCE, pending.serial, (ORDER, *order)))
            except Refused:
                raise ScenarioProblem(
                    "problem-scenario-outcome", "chance.outcomes", size=size
                ) from None

    def _order(self, size: int) -> tuple[int, ...]:
        self._outcomes += 1
        if not self._fixed:
            return self._chance.order(self._outcomes - 1, size)
        first = self._fixed.pop(0)
        return (*first, *(at for at in range(size) if at not in first))


def _serial(pending: Pending | None) -> int:
    return pending.serial if pending else 0
