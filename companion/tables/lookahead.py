"""Lookahead: where choices of one seat lead, up to the first thing that is hidden."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from companion.games.kernel.decisions import ASKED, NOBODY, Choice, Decision, Pending
from companion.games.kernel.port import Game
from companion.games.kernel.rulings import Refused, Ruling

AHEAD = 3
"""Choices that may come between two that are asked about."""
TRIED = 60
"""Choices that are tried at most to come to what is asked about."""


class Line(NamedTuple):
    """One way in which choices could be made one after the other, and what is said of it."""

    ruling: Ruling
    """On the first that is refused, else on the last."""
    assumed: tuple[Choice, ...] = ()
    """What would have to be chosen between."""
    taken: int = 0
    """How many were allowed before the ruling."""
    choices: int = 0
    """How many there are where the ruling was given."""


class Lookahead:
    """What a reader can foresee of what a seat chooses."""

    def __init__(self, game: Game[Any, Any], reader: str, seat: str) -> None:
        self._game, self._reader, self._seat = game, reader, seat
        self._tried = 0

    def lines(self, state: Any, attempt: Sequence[Choice]) -> Iterator[Line]:
        """All ways to make these choices in their order, with others between; the shortest ones
        first. (`ASKED`, kind) before a choice says which kind of question it answers."""
        kind, choice, rest = _split(attempt)
        for there, before in self._questions(state, kind, choice):
            ruling = self._game.explain(there, self._reader, [choice])
            if not ruling.allowed or not rest:
                yield Line(ruling, before, choices=len(self._options(there)))
                continue
            after = self.after(there, choice)
            for line in self.lines(after, rest) if after is not None else ():
                yield line._replace(assumed=(*before, *line.assumed), taken=line.taken + 1)

    def after(self, state: Any, choice: Choice) -> Any | None:
        """The state once the seat has chosen this; None where what follows, or what others answer,
        is known to nobody yet, or the seat is not asked any more."""
        game, asked = self._game, of_seat(self._game, state, self._seat)
        if asked is None:
            return None
        try:
            after, events = game.apply(state, Decision(self._seat, asked.serial, choice))
        except Refused:
            return None
        is_alone = [pending.seat for pending in game.pendings(after)] == [self._seat]
        return after if is_alone and not any(map(game.hides, events)) else None

    def _questions(
        self, state: Any, kind: str, choice: Choice
    ) -> Iterator[tuple[Any, tuple[Choice, ...]]]:
        """Where the seat is asked for such a choice, and by what it comes there."""
        waiting = deque([(state, tuple[Choice, ...]())])
        while waiting:
            state, line = waiting.popleft()
            options = self._options(state)
            if self._is_asked(state, kind, choice):
                yield state, line
                options = [option for option in options if option[0] != choice[0]]
            if len(line) < AHEAD:
                for option in options[: TRIED - self._tried]:
                    self._tried += 1
                    after = self.after(state, option)
                    if after is not None:
                        waiting.append((after, (*line, option)))

    def _is_asked(self, state: Any, kind: str, choice: Choice) -> bool:
        asked = of_seat(self._game, state, self._seat)
        if asked is None or kind not in ("", asked.kind):
            return False
        return choice[0] in verbs_of(self._game, state, asked)

    def _options(self, state: Any) -> Sequence[Choice]:
        asked = of_seat(self._game, state, self._seat)
        return self._game.options(state, asked) if asked else ()


def _split(attempt: Sequence[Choice]) -> tuple[str, Choice, Sequence[Choice]]:
    """The kind of question that comes first, if it is said, the answer to it, and the rest."""
    match attempt:
        case ((verb, kind), choice, *rest) if verb == ASKED:
            return str(kind), choice, rest
    first, *rest = attempt
    return "", first, rest


def of_seat(game: Game[Any, Any], state: Any, seat: str) -> Pending | None:
    """What a seat is asked."""
    if seat in NOBODY:
        return None
    return next((pending for pending in game.pendings(state) if pending.seat == seat), None)


def verbs_of(game: Game[Any, Any], state: Any, pending: Pending) -> set[str | int]:
    """What can be chosen, by its kind alone."""
    return {choice[0] for choice in game.options(state, pending)}
