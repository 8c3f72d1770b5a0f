"""The agenda: a game's unfinished work as a stack of steps, which is data.

A step says what is to be done next; a `Script` of the game says how. Some steps do their work
by themselves (`does`), others wait for a choice (`Question`). Because the stack is data, a state
can be copied, saved and resumed at any point.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling

Args = tuple[Any, ...]
"""What a step is about."""
Step = tuple[str, str, int, Args]
"""One piece of unfinished work: kind, stage, serial, args. (No class of its own: more steps are
made than anything else, and a bare tuple is made in no time.)"""


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

    def ask(self, state: Asked, serial: int, args: Args) -> Pending: ...

    def options(self, state: Asked, args: Args) -> tuple[Choice, ...]: ...

    def rule_on(self, state: Asked, args: Args, choice: Choice) -> Ruling:
        """May this be chosen? Reads the state, changes nothing."""

    def take(self, state: Asked, args: Args, choice: Choice) -> None:
        """Do what was chosen and allowed. The step is off the agenda already."""


class Poll(Protocol[Asked]):
    """A step that asks several seats at once, each for an answer of its own."""

    def ask(self, state: Asked, serial: int, args: Args) -> tuple[Pending, ...]:
        """One pending for each seat that has not answered yet; all have the step's serial."""

    def options(self, state: Asked, args: Args, seat: str) -> tuple[Choice, ...]: ...

    def rule_on(self, state: Asked, args: Args, seat: str, choice: Choice) -> Ruling: ...

    def take(self, state: Asked, serial: int, args: Args, seat: str, choice: Choice) -> None:
        """Note an answer; the step is off the agenda, to be put back while others are missing."""


class Script(Generic[S]):
    """What each step of a game does or asks, by its kind and its stage."""

    def __init__(self) -> None:
        self._doings: dict[str, dict[str, Doing | None]] = defaultdict(dict)
        """None for a step that asks."""
        self._questions: dict[str, dict[str, Question[S] | None]] = defaultdict(dict)
        """None for a step that asks several seats."""
        self._polls: dict[str, dict[str, Poll[S]]] = defaultdict(dict)

    def does(self, kind: str, stage: str = "") -> Callable[[Doing], Doing]:
        """Register a function (state, *args of the step) as the work of a step."""

        def register(doing: Doing) -> Doing:
            self._doings[kind][stage] = doing
            return doing

        return register

    def asks(self, kind: str, stage: str = "") -> Callable[[type[Any]], type[Any]]:
        """Register a class as the question of a step."""

        def register(question: type[Any]) -> type[Any]:
            self._doings[kind][stage] = None
            self._questions[kind][stage] = question()
            return question

        return register

    def polls(self, kind: str, stage: str = "") -> Callable[[type[Any]], type[Any]]:
        """Register a class as the poll of a step."""

        def register(poll: type[Any]) -> type[Any]:
            self._doings[kind][stage] = self._questions[kind][stage] = None
            self._polls[kind][stage] = poll()
            return poll

        return register

    def asked(self, state: S) -> tuple[Pending, ...]:
        """What is asked now; nothing when nothing is left to do."""
        if not state.agenda:
            return ()
        kind, stage, serial, args = state.agenda[-1]
        if question := self._questions[kind][stage]:
            return (question.ask(state, serial, args),)
        return self._polls[kind][stage].ask(state, serial, args)

    def options(self, state: S, pending: Pending) -> tuple[Choice, ...]:
        """All that may be answered to a pending; nothing if it is asked no longer."""
        if not state.agenda:
            return ()
        kind, stage, serial, args = state.agenda[-1]
        if serial != pending.serial:
            return ()
        if question := self._questions[kind][stage]:
            return question.options(state, args)
        return self._polls[kind][stage].options(state, args, pending.seat)

    def rule_on(self, state: S, seat: str, choice: Choice) -> Ruling:
        """May a seat that is asked choose this?"""
        kind, stage, _, args = state.agenda[-1]
        if question := self._questions[kind][stage]:
            return question.rule_on(state, args, choice)
        return self._polls[kind][stage].rule_on(state, args, seat, choice)

    def answer(self, state: S, seat: str, choice: Choice) -> None:
        """Answer what is asked of a seat, with a choice that is allowed, and do all that follows
        by itself."""
        kind, stage, serial, args = state.agenda[-1]
        state.agenda = state.agenda[:-1]
        if question := self._questions[kind][stage]:
            question.take(state, args, choice)
        else:
            self._polls[kind][stage].take(state, serial, args, seat, choice)
        self.run(state)

    def run(self, state: S) -> None:
        """Work until a step on top asks something, or nothing is left to do."""
        doings = self._doings
        while agenda := state.agenda:
            kind, stage, _, args = agenda[-1]
            doing = doings[kind][stage]
            if doing is None:
                return
            state.agenda = agenda[:-1]
            doing(state, *args)


def push(state: Working, kind: str, stage: str = "", *args: Any) -> None:
    """Put a step on top: it will be done before everything that is there already."""
    state.serial = serial = state.serial + 1
    state.agenda += ((kind, stage, serial, args),)


def insert(state: Working, at: int, kind: str, stage: str = "", *args: Any) -> None:
    """Put a step beneath those from this position on: it will be done once they are."""
    push(state, kind, stage, *args)
    *steps, step = state.agenda
    state.agenda = (*steps[:at], step, *steps[at:])
