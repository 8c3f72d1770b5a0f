"""The referee: would this be allowed? Answered by what the asker knows, without a change."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from companion.games.kernel.decisions import NOBODY, PIECE, TO, Choice, Decision, Pending
from companion.games.kernel.port import Game
from companion.games.kernel.rulings import Ruling
from companion.tables.receipts import Problem

MOVE = [PIECE, TO]
"""The verbs of an attempt to move a piece, whatever is asked now."""
AHEAD = 3
"""Choices that may come before the move."""
TRIED = 60
"""Choices that are tried at most to come to a move."""


class Answer(NamedTuple):
    """What the referee says."""

    ruling: Ruling
    assumed: tuple[Choice, ...] = ()
    """What would have to be chosen before."""


def answer(
    game: Game[Any, Any], state: Any, reader: str, attempt: Sequence[Choice]
) -> Answer | Problem:
    """May a piece go somewhere, or may this be chosen by the reader who is asked?"""
    known = game.known(state, reader)
    if not game.pendings(known):
        return Answer(game.explain(known, reader, attempt))
    if [choice[0] for choice in attempt] == MOVE:
        return _on_move(game, known, reader, attempt)
    if not any(pending.seat == reader for pending in game.pendings(known)):
        return Problem("problem-not-asked")
    return Answer(game.explain(known, reader, attempt))


def _on_move(
    game: Game[Any, Any], known: Any, reader: str, attempt: Sequence[Choice]
) -> Answer | Problem:
    pending = _asked(game, known, reader)
    verbs = _verbs(game, known, pending)
    if PIECE in verbs:
        return Answer(game.explain(known, reader, attempt))
    if TO in verbs:
        return _on_place(game, known, reader, pending, attempt)
    refused: list[Answer] = []
    for state, assumed in _before_moves(game, known, pending):
        ruling = game.explain(state, reader, attempt)
        if ruling.allowed:
            return Answer(ruling, assumed)
        refused.append(Answer(ruling, assumed))
    if not refused:
        return Problem("problem-no-move-now")
    first = refused[0]
    return first if any(other.ruling != first.ruling for other in refused) else Answer(first.ruling)


def _on_place(
    game: Game[Any, Any], known: Any, reader: str, pending: Pending, attempt: Sequence[Choice]
) -> Answer | Problem:
    """The piece that moves is chosen already."""
    (_, piece), (_, _) = attempt
    moving = str(pending.facts.get("pawn", piece))
    if moving != piece:
        return Problem("problem-other-piece", {"place": game.layout(known)[moving].place})
    return Answer(game.explain(known, reader, attempt[1:]))


def _before_moves(
    game: Game[Any, Any], known: Any, pending: Pending
) -> Iterator[tuple[Any, tuple[Choice, ...]]]:
    """Where the same seat is asked for a piece, by what it could choose before; the shortest ways
    first."""
    tried, waiting = 0, deque([(known, pending, tuple[Choice, ...]())])
    while waiting:
        state, asked, line = waiting.popleft()
        for choice in game.options(state, asked)[: TRIED - tried]:
            tried += 1
            after, events = game.apply(state, Decision(asked.seat, asked.serial, choice))
            following = _of_seat(game, after, asked.seat)
            if following is None or len(game.pendings(after)) > 1 or any(map(game.hides, events)):
                continue  # what follows, or what others answer, is known to nobody yet
            if PIECE in _verbs(game, after, following):
                yield after, (*line, choice)
            elif len(line) + 1 < AHEAD:
                waiting.append((after, following, (*line, choice)))


def _asked(game: Game[Any, Any], state: Any, reader: str) -> Pending:
    """The question to the reader, else the first one."""
    return _of_seat(game, state, reader) or game.pendings(state)[0]


def _of_seat(game: Game[Any, Any], state: Any, seat: str) -> Pending | None:
    if seat in NOBODY:
        return None
    return next((pending for pending in game.pendings(state) if pending.seat == seat), None)


def _verbs(game: Game[Any, Any], state: Any, pending: Pending) -> set[str | int]:
    return {choice[0] for choice in game.options(state, pending)}
