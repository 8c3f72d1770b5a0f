"""The referee: would this be allowed? Answered by what the asker knows, without a change."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from companion.games.kernel.decisions import NOBODY, PIECE, TO, Choice, Decision, Pending
from companion.games.kernel.port import Game
from companion.games.kernel.rulings import Refused, Ruling
from companion.tables.lookahead import Line, Lookahead, of_seat, verbs_of
from companion.tables.receipts import Problem

MOVE = [PIECE, TO]
"""The verbs of an attempt to move a piece, whatever is asked now."""


class Answer(NamedTuple):
    """What the referee says."""

    ruling: Ruling
    assumed: tuple[Choice, ...] = ()
    """What would have to be chosen before."""


def answer(
    game: Game[Any, Any], state: Any, reader: str, attempt: Sequence[Choice]
) -> Answer | Problem:
    """May a piece go somewhere, or may this be chosen, such as a card and then what it should do?
    Asked of a seat that is not asked anything now, it is out of turn."""
    known = game.known(state, reader)
    if not game.pendings(known):
        return Answer(game.explain(known, reader, attempt))
    if [choice[0] for choice in attempt] == MOVE:
        waiting = _waiting_owner(game, known, reader, attempt[0])
        return waiting or _on_move(game, known, reader, attempt)
    if of_seat(game, known, reader) is None and not _names_nothing(game, known, attempt):
        return _out_of_turn(game, known, reader, attempt[0]) or Problem("problem-not-asked")
    return _on_line(game, known, reader, attempt)


def _names_nothing(game: Game[Any, Any], known: Any, attempt: Sequence[Choice]) -> bool:
    """Does a line begin with a bare verb that somebody is asked for now? Whoever looks on may ask
    how that could go on, for it says nothing of a hand."""
    first, *rest = attempt
    return bool(rest) and any(
        len(first) == 1 and first in game.options(known, pending)
        for pending in game.pendings(known)
        if pending.seat not in NOBODY
    )


def _waiting_owner(game: Game[Any, Any], known: Any, reader: str, choice: Choice) -> Answer | None:
    """Out of turn, where neither the reader nor the owner of a piece is asked, nor anybody else
    for just that piece."""
    piece = choice[-1]
    spot = game.layout(known).get(str(piece))
    owner = spot.owner if spot else reader
    if any(
        pending.seat in (reader, owner)
        or pending.piece == piece
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
    verbs = verbs_of(game, known, pending)
    if PIECE in verbs:
        return Answer(game.explain(known, reader, attempt))
    if TO in verbs:
        return _on_place(game, known, reader, pending, attempt)
    lines = Lookahead(game, reader, pending.seat).lines(known, attempt)
    return _most_telling(lines) or Problem("problem-no-move-now")


def _on_line(
    game: Game[Any, Any], known: Any, reader: str, attempt: Sequence[Choice]
) -> Answer | Problem:
    """The first is chosen now, and the others when it comes to them."""
    first, *rest = attempt
    ruling = game.explain(known, reader, [first])
    if not ruling.allowed or not rest:
        return Answer(ruling)
    ahead = Lookahead(game, reader, _asked(game, known, reader).seat)
    after = ahead.after(known, first)
    lines = ahead.lines(after, rest) if after is not None else ()
    return _most_telling(lines) or Problem("problem-not-reached")


def _most_telling(lines: Iterable[Line]) -> Answer | None:
    """The first way that is allowed; else the one that was gone farthest, and there the one with
    the most to choose from. What all refused ways have in common needs nothing before."""
    ways = list(lines)
    allowed = [line for line in ways if line.ruling.allowed]
    if allowed:
        return Answer(allowed[0].ruling, _needed(allowed))
    if not ways:
        return None
    best = max(ways, key=lambda line: (line.taken, line.choices))
    is_same = all(line.ruling == best.ruling for line in ways)
    return Answer(best.ruling, () if is_same else best.assumed)


def _needed(ways: Sequence[Line]) -> tuple[Choice, ...]:
    """What the first way takes to be chosen, without bare verbs in place of which others do."""
    first = ways[0].assumed
    peers = [line.assumed for line in ways if _named(line.assumed) == _named(first)]
    return tuple(c for c in first if len(c) > 1 or all(c in peer for peer in peers))


def _named(choices: Sequence[Choice]) -> list[Choice]:
    return [choice for choice in choices if len(choice) > 1]


def _on_place(
    game: Game[Any, Any], known: Any, reader: str, pending: Pending, attempt: Sequence[Choice]
) -> Answer | Problem:
    """The piece that moves is chosen already; another that looks like it would do."""
    (_, piece), (_, _) = attempt
    layout = game.layout(known)
    moving = layout[str(pending.piece)]
    if layout.get(str(piece)) != moving:
        return Problem("problem-other-piece", {"place": moving.place})
    return Answer(game.explain(known, reader, attempt[1:]))


def _asked(game: Game[Any, Any], state: Any, reader: str) -> Pending:
    """The question to the reader, else the first one."""
    return of_seat(game, state, reader) or game.pendings(state)[0]
