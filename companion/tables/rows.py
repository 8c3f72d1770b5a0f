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


class Moment(NamedTuple):
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


def beginning(box: Box, seats: Sequence[str], options: Mapping[str, Any]) -> Moment:
    """Where the game stands after row 0. Raises Refused if the seating is."""
    return Moment(box.game.new(box.edition, seats, options), 0, 0)


def follow(
    game: Game[Any, Any], moment: Moment, act: Act | None
) -> tuple[Moment, tuple[Event, ...]]:
    """Where the game stands one row later, and what happened. Raises Refused, and ValueError for
    what is no step forward."""
    outcomes = moment.outcomes
    if isinstance(act, Decision):
        state, events = game.apply(moment.state, act)
        outcomes += act.seat == CHANCE
    elif isinstance(act, Correction):
        state, events = game.correct(moment.state, act.choice)
    else:
        raise ValueError("a row without a step forward")
    return Moment(state, moment.revision + 1, outcomes, moment.epoch), tuple(events)


def folded(game: Game[Any, Any], moment: Moment, rows: Iterable[Row]) -> Moment:
    """Where the game stands after these rows that count. Raises Refused and ValueError."""
    for row in rows:
        moment, _ = follow(game, moment, row.act)
        moment = moment._replace(revision=row.revision)
    return moment


def played(
    game: Game[Any, Any], moment: Moment, moves: Sequence[Move], secret: bytes, now: float
) -> tuple[Moment, tuple[Row, ...]]:
    """Where the game stands after these moves and all that chance has to answer before, between
    and after them, and the rows that say so. Raises Refused."""
    rows: list[Row] = []
    waiting = iter(moves)
    step = moment.revision + 1 if moves else moment.revision
    while move := _chance(game, moment, secret) or next(waiting, None):
        moment, events = follow(game, moment, move.act)
        rows.append(Row(moment.revision, step, move.origin, move.nonce, move.act, events, now))
    return moment, tuple(rows)


def _chance(game: Game[Any, Any], moment: Moment, secret: bytes) -> Move | None:
    for pending in game.pendings(moment.state):
        if pending.seat == CHANCE:
            chance = Chance(secret, moment.epoch)
            order = chance.order(moment.outcomes, int(pending.facts["size"]))
            decision = Decision(CHANCE, pending.serial, (ORDER, *order))
            return Move(decision, CHANCE, f"{moment.epoch}.{moment.outcomes}")
    return None
