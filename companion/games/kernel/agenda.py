"""The agenda: a game's unfinished work as a stack of steps, which is data.

A step says what is to be done next; a `Script` of the game says how. Some steps do their work
by themselves (`does`), others wait for a choice (`Question`). Because the stack is data, a state
can be copied, saved and resumed at any point.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling


@dataclass(slots=True)
class Step:
    """One piece of unfinished work. It is never changed: states share it. (No named tuple, for
    those take twice as long to make and to read.)"""

    kind: str
    stage: str
    serial: int
    args: tuple[Any, ...] = ()


class Working(Protocol):
    """What the agenda needs of a game's state."""

    agenda: tuple[Step, ...]
    """The stack; its last step is the top."""
    serial: int


S = TypeVar("S", bound=Working)
Asked = TypeVar("Asked", contravariant=True)
Doing = Callable[..., None]


class Question(Protocol[Asked]):
    """A step that waits for a choice: what is asked, what may be answered, what comes of it."""

    def ask(self, state: Asked, step: Step) -> Pending: ...

    def options(self, state: Asked, step: Step) -> tuple[Choice, ...]: ...

    def rule_on(self, state: Asked, step: Step, choice: Choice) -> Ruling:
        """May this be chosen? Reads the state, changes nothing."""

    def take(self, state: Asked, step: Step, choice: Choice) -> None:
        """Do what was chosen and allowed. The step is off the agenda already."""


class Poll(Protocol[Asked]):
    """A step that asks several seats at once, each for an answer of its own."""

    def ask(self, state: Asked, step: Step) -> tuple[Pending, ...]:
        """One pending for each seat that has not answered yet; all have the step's serial."""

    def options(self, state: Asked, step: Step, seat: str) -> tuple[Choice, ...]: ...

    def rule_on(self, state: Asked, step: Step, seat: str, choice: Choice) -> Ruling: ...

    def take(self, state: Asked, step: Step, seat: str, choice: Choice) -> None:
        """Note an answer; the step is off the agenda, to be put back while others are missing."""


class Script(Generic[S]):
    """What each step of a game does or asks."""

    def __init__(self) -> None:
        self._doings: dict[tuple[str, str], Doing] = {}
        self._questions: dict[tuple[str, str], Question[S]] = {}
        self._polls: dict[tuple[str, str], Poll[S]] = {}

    def does(self, kind: str, stage: str = "") -> Callable[[Doing], Doing]:
        """Register a function (state, *args of the step) as the work of a step."""

        def register(doing: Doing) -> Doing:
            self._doings[kind, stage] = doing
            return doing

        return register

    def asks(self, kind: str, stage: str = "") -> Callable[[type[Any]], type[Any]]:
        """Register a class as the question of a step."""

        def register(question: type[Any]) -> type[Any]:
            self._questions[kind, stage] = question()
            return question

        return register

    def polls(self, kind: str, stage: str = "") -> Callable[[type[Any]], type[Any]]:
        """Register a class as the poll of a step."""

        def register(poll: type[Any]) -> type[Any]:
            self._polls[kind, stage] = poll()
            return poll

        return register

    def asked(self, state: S) -> tuple[Pending, ...]:
        """What is asked now; nothing when nothing is left to do."""
        if not state.agenda:
            return ()
        step = state.agenda[-1]
        if question := self._questions.get((step.kind, step.stage)):
            return (question.ask(state, step),)
        return self._polls[step.kind, step.stage].ask(state, step)

    def options(self, state: S, pending: Pending) -> tuple[Choice, ...]:
        """All that may be answered to a pending; nothing if it is asked no longer."""
        step = state.agenda[-1] if state.agenda else None
        if step is None or step.serial != pending.serial:
            return ()
        if question := self._questions.get((step.kind, step.stage)):
            return question.options(state, step)
        return self._polls[step.kind, step.stage].options(state, step, pending.seat)

    def rule_on(self, state: S, seat: str, choice: Choice) -> Ruling:
        """May a seat that is asked choose this?"""
        step = state.agenda[-1]
        if question := self._questions.get((step.kind, step.stage)):
            return question.rule_on(state, step, choice)
        return self._polls[step.kind, step.stage].rule_on(state, step, seat, choice)

    def answer(self, state: S, seat: str, choice: Choice) -> None:
        """Answer what is asked of a seat, with a choice that is allowed, and do all that follows
        by itself."""
        step = state.agenda[-1]
        state.agenda = state.agenda[:-1]
        if question := self._questions.get((step.kind, step.stage)):
            question.take(state, step, choice)
        else:
            self._polls[step.kind, step.stage].take(state, step, seat, choice)
        self.run(state)

    def run(self, state: S) -> None:
        """Work until a step on top asks something, or nothing is left to do."""
        doings = self._doings
        while agenda := state.agenda:
            step = agenda[-1]
            doing = doings.get((step.kind, step.stage))
            if doing is None:
                return
            state.agenda = agenda[:-1]
            doing(state, *step.args)


def push(state: Working, kind: str, stage: str = "", *args: Any) -> None:
    """Put a step on top: it will be done before everything that is there already."""
    state.serial = serial = state.serial + 1
    state.agenda += (Step(kind, stage, serial, args),)
