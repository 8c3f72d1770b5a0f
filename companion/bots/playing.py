"""Playing a game from beginning to end, with nobody but the players at the table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from companion.bots.player import Player
from companion.games.kernel.box import Box
from companion.games.kernel.chance import Chance
from companion.games.kernel.decisions import CHANCE, CLOCK, NOBODY, ORDER, Choice, Decision, Pending
from companion.games.kernel.port import Game, Result

Chooser = Callable[[Any, Pending], Choice]
"""What the seat that is asked chooses in a state."""


MOST = 5_000
"""Decisions after which a game is given up: there are positions in which players who do not agree
to stop could go on for ever."""


class Played(NamedTuple):
    """A game that was played."""

    result: Result | None
    """None if it was given up."""
    decisions: int
    """How many were made by seats; what chance and clock answered is not counted."""
    waits: int
    """How often the clock was asked, so that everybody at a table would have waited."""
    end: Any
    """The last state."""


def play(box: Box, seats: Sequence[str], choose: Chooser, seed: str) -> Played:
    """Play one game to its end, or until `MOST` decisions. The seed decides what is left to
    chance."""
    end, decisions, waits = None, 0, 0
    for state, pendings in questions(box, seats, choose, seed):
        end = state
        if not pendings or decisions == MOST:
            break
        waits += len(pendings) == 2 and pendings[-1].seat == CLOCK
        decisions += 1
    return Played(box.game.result(end), decisions, waits, end)


def states(box: Box, seats: Sequence[str], choose: Chooser, seed: str) -> Iterator[Any]:
    """Play one game: every state in which a seat is asked, and the last."""
    return (state for state, _ in questions(box, seats, choose, seed))


def questions(
    box: Box, seats: Sequence[str], choose: Chooser, seed: str
) -> Iterator[tuple[Any, Sequence[Pending]]]:
    """The same states, each with what is asked in it."""
    game, chance, outcomes = box.game, Chance(seed.encode()), 0
    state = game.new(box.edition, seats)
    while pendings := game.pendings(state):
        pending = pendings[0]
        seat = pending.seat
        if seat in NOBODY:
            choice = _by_itself(game, chance, state, pending, outcomes)
            outcomes += seat == CHANCE
        else:
            yield state, pendings
            choice = choose(state, pending)
        state, _ = game.apply(state, Decision(seat, pending.serial, choice))
    yield state, ()


def deal(box: Box, chance: Chance, state: Any, outcomes: int) -> tuple[Any, int]:
    """Answer for chance and clock as long as one of them is asked alone; gives the state and the
    outcomes so far. Nobody waits here, so the clock's time is always over."""
    while (pendings := box.game.pendings(state)) and pendings[0].seat in NOBODY:
        pending = pendings[0]
        choice = _by_itself(box.game, chance, state, pending, outcomes)
        outcomes += pending.seat == CHANCE
        state, _ = box.game.apply(state, Decision(pending.seat, pending.serial, choice))
    return state, outcomes


def _by_itself(
    game: Game[Any, Any], chance: Chance, state: Any, pending: Pending, outcomes: int
) -> Choice:
    """The answer where nobody chooses."""
    if pending.seat == CHANCE:
        return (ORDER, *chance.order(outcomes, int(pending.facts["size"])))
    (elapsed,) = game.options(state, pending)
    return elapsed


def from_options(box: Box, seed: str) -> Chooser:
    """Anything that the rules offer, with no view between: for the bare engine."""
    random, options = Random(seed).random, box.game.options

    def choose(state: Any, pending: Pending) -> Choice:
        offered = options(state, pending)
        return offered[int(random() * len(offered))]

    return choose


def from_views(box: Box, players: Mapping[str, Player]) -> Chooser:
    """What the player at the seat decides from the seat's own view."""

    def choose(state: Any, pending: Pending) -> Choice:
        decision = players[pending.seat].decide(box.game.view(state, pending.seat))
        if decision is None:
            raise ValueError(f"{pending.seat} is asked, and its view does not say so")
        return decision.choice

    return choose


def seating(box: Box, size: int) -> tuple[str, ...] | None:
    """The first seats, this many, that may play a game together."""
    game = box.game
    return next((s for s in combinations(game.seats, size) if game.seating(s).allowed), None)
