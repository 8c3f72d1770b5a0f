"""Rows of a log, and the fold over them: play, restart, undo and replay go through `follow`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from companion.games.kernel.box import Box
from companion.games.kernel.chance import Chance
from companion.games.kernel.decisions import CHANCE, ORDER, Choice, Decision, Event
from companion.games.kernel.port import Game

HOST = "host"
"""The origin of what the host does, who need not have a seat."""


class Undo(NamedTuple):
    """Rows are taken back: they stay in the log and do not count any more."""

    since: int
    """The first row that is taken back; all that counted after it is, too."""


class Correction(NamedTuple):
    """The host sets something right that went wrong on the table."""

    choice: Choice
    reason: str


Act = Decision | Correction | Undo


class Row(NamedTuple):
    """One act as it stands in the log. Row 0 is the beginning and has none."""

    revision: int
    step: int
    """The first of the rows that came of the same thing handed in."""
    origin: str
    """Who handed it in: a seat, the host or chance."""
    nonce: str
    act: Act | None
    events: tuple[Event, ...]
    """What happened, so that the log can be read without playing it again."""
    time: float
    """Seconds since 1970, UTC."""


class Position(NamedTuple):
    """Where a game stands after a row."""

    state: Any
    revision: int
    outcomes: int
    """How many of the rows that count were left to chance."""
    epoch: int = 0
    """How often chance was taken back so far: what it does next is no second look."""


class Move(NamedTuple):
    """An act that is about to become a row."""

    act: Decision | Correction
    origin: str
    nonce: str


def beginning(box: Box, seats: Sequence[str], options: Mapping[str, Any]) -> Position:
    """Where the game stands after row 0. Raises Refused if the seating is."""
    return Position(box.game.new(box.edition, seats, options), 0, 0)


def follow(
    game: Game[Any, Any], position: Position, act: Act | None
) -> tuple[Position, tuple[Event, ...]]:
    """Where the game stands one row later, and what happened. Raises Refused, and ValueError for
    what is no step forward."""
    outcomes = position.outcomes
    if isinstance(act, Decision):
        state, events = game.apply(position.state, act)
        outcomes += act.seat == CHANCE
    elif isinstance(act, Correction):
        state, events = game.correct(position.state, act.choice)
    else:
        raise ValueError("a row without a step forward")
    return Position(state, position.revision + 1, outcomes, position.epoch), tuple(events)


def folded(game: Game[Any, Any], position: Position, rows: Iterable[Row]) -> Position:
    """Where the game stands after these rows that count. Raises Refused and ValueError."""
    for row in rows:
        position, _ = follow(game, position, row.act)
        position = position._replace(revision=row.revision)
    return position


def played(
    game: Game[Any, Any], position: Position, moves: Sequence[Move], secret: bytes, now: float
) -> tuple[Position, tuple[Row, ...]]:
    """Where the game stands after these moves and all that chance has to answer before, between
    and after them, and the rows that say so. Raises Refused."""
    rows: list[Row] = []
    waiting = iter(moves)
    step = position.revision + 1 if moves else position.revision
    while move := _chance(game, position, secret) or next(waiting, None):
        position, events = follow(game, position, move.act)
        rows.append(Row(position.revision, step, move.origin, move.nonce, move.act, events, now))
    return position, tuple(rows)


def _chance(game: Game[Any, Any], position: Position, secret: bytes) -> Move | None:
    for pending in game.pendings(position.state):
        if pending.seat == CHANCE:
            chance = Chance(secret, position.epoch)
            order = chance.order(position.outcomes, int(pending.facts["size"]))
            decision = Decision(CHANCE, pending.serial, (ORDER, *order))
            return Move(decision, CHANCE, f"{position.epoch}.{position.outcomes}")
    return None
