"""Rows of a log, and the fold over them: play, restart and replay go through `follow`."""

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.games.kernel.box import Box
from companion.games.kernel.chance import Chance
from companion.games.kernel.decisions import CHANCE, ORDER, Decision, Event
from companion.games.kernel.port import Game


class Row(NamedTuple):
    """One decision as it stands in the log. Row 0 is the beginning and has none."""

    revision: int
    origin: str
    """Who handed it in: a seat, the host (row 0) or chance."""
    nonce: str
    decision: Decision | None
    events: tuple[Event, ...]
    """What happened, so that the log can be read without playing it again."""
    time: float
    """Seconds since 1970, UTC."""


class Position(NamedTuple):
    """Where a game stands after a row."""

    state: Any
    revision: int
    outcomes: int
    """How many rows were left to chance so far."""


class Move(NamedTuple):
    """A decision that is about to become a row."""

    decision: Decision
    origin: str
    nonce: str


def beginning(box: Box, seats: Sequence[str]) -> Position:
    """Where the game stands after row 0. Raises Refused if the seating is."""
    return Position(box.game.new(box.edition, seats), 0, 0)


def follow(
    game: Game[Any, Any], position: Position, decision: Decision
) -> tuple[Position, tuple[Event, ...]]:
    """Where the game stands one decision later, and what happened. Raises Refused."""
    state, events = game.apply(position.state, decision)
    outcomes = position.outcomes + (decision.seat == CHANCE)
    return Position(state, position.revision + 1, outcomes), tuple(events)


def played(
    game: Game[Any, Any], position: Position, moves: Sequence[Move], secret: bytes, now: float
) -> tuple[Position, tuple[Row, ...]]:
    """Where the game stands after these moves and all that chance has to answer before, between
    and after them, and the rows that say so. Raises Refused."""
    rows: list[Row] = []
    waiting = deque(moves)
    while True:
        move = _chance(game, position, secret) or (waiting.popleft() if waiting else None)
        if move is None:
            return position, tuple(rows)
        position, events = follow(game, position, move.decision)
        rows.append(Row(position.revision, move.origin, move.nonce, move.decision, events, now))


def _chance(game: Game[Any, Any], position: Position, secret: bytes) -> Move | None:
    for pending in game.pendings(position.state):
        if pending.seat == CHANCE:
            order = Chance(secret).order(position.outcomes, int(pending.facts["size"]))
            decision = Decision(CHANCE, pending.serial, (ORDER, *order))
            return Move(decision, CHANCE, str(position.outcomes))
    return None
