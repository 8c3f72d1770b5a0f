"""The referee: would this be allowed? Answered by what the asker knows, without a change."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from companion.games.kernel.decisions import NOBODY, PIECE, TO, Choice, Decision, Pending
from companion.games.kernel.port import Game
from companion.games.kernel.rulings import Refused, Ruling
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
    """May a piece go somewhere, or may this be chosen? Asked of a seat that is not asked anything
    now, it is out of turn."""
    known = game.known(state, reader)
    if not game.pendings(known):
        return Answer(game.explain(known, reader, attempt))
    if [choice[0] for choice in attempt] == MOVE:
        waiting = _waiting_owner(game, known, reader, attempt[0])
        return waiting or _on_move(game, known, reader, attempt)
    if _of_seat(game, known, reader) is None:
        return _out_of_turn(game, known, reader, attempt[0]) or Problem("problem-not-asked")
    return Answer(game.explain(known, reader, attempt))


def _waiting_owner(game: Game[Any, Any], known: Any, reader: str, choice: Choice) -> Answer | None:
    """Out of turn, where neither the reader nor the owner of a piece is asked, nor anybody else
    for just that piece."""
    piece = choice[-1]
    spot = game.layout(known).get(str(piece))
    owner = spot.owner if spot else reader
    if any(
        pending.seat in (reader, owner)
        or pending.facts.get("pawn") == piece
        or choice in game.options(known, pending)
        for pending in game.pendings(known)
    ):
        return None
    return _out_of_turn(game, known, owner, choice)


def _out_of_turn(game: Game[Any, Any], known: Any, seat: str, choice: Choice) -> Answer | None:
    """What the game says to a seat that is not asked; None for who has no seat."""
    if seat not in game.seats:
        return None
    serial = game.pendings(known)[0].serial
    try:
        game.apply(known, Decision(seat, serial, choice))
    except Refused as refused:
        return Answer(refused.ruling)
    return None


def _on_move(
    game: Game[Any, Any], known: Any, reader: str, attempt: Sequence[Choice]
) -> Answer | Problem:
    pending = _asked(game, known, reader)
    verbs = _verbs(game, known, pending)
    if PIECE in verbs:
        return Answer(game.explain(known, reader, attempt))
    if TO in verbs:
        return _on_place(game, known, reader, pending, attempt)
    refused: list[tuple[Any, Answer]] = []
    for state, assumed in _before_moves(game, known, pending):
        ruling = game.explain(state, reader, attempt)
        if ruling.allowed:
            return Answer(ruling, assumed)
        refused.append((state, Answer(ruling, assumed)))
    if not refused:
        return Problem("problem-no-move-now")
    _, widest = max(refused, key=lambda tried: _reach(game, tried[0], pending.seat, attempt[0]))
    ruling = widest.ruling
    return widest if any(other.ruling != ruling for _, other in refused) else Answer(ruling)


def _reach(game: Game[Any, Any], state: Any, seat: str, choice: Choice) -> int:
    """To how many places could a seat move the piece that it chooses?"""
    asked = _of_seat(game, state, seat)
    if asked is None or choice not in game.options(state, asked):
        return 0
    after, _ = game.apply(state, Decision(seat, asked.serial, choice))
    following = _of_seat(game, after, seat)
    return len(game.options(after, following)) if following else 0


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
