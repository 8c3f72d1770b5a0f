"""Contested moves: somebody moves a pawn where it may not go, and asks why."""

from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

from companion.bench.figures import Figure, percentile
from companion.bots.playing import deal, from_options
from companion.games.kernel.box import Box
from companion.games.kernel.chance import Chance
from companion.games.kernel.decisions import PIECE, TO, Decision, Pending
from companion.tracking.drafts import asked_for_piece

STATES = 20


def contested(box: Box, seats: Sequence[str]) -> list[Figure]:
    """CPU time to explain a refused move: any piece that may be chosen to any space that it may
    not go to, in a game played at random."""
    times = [spent for state, asked in states(box, seats) for spent in refusals(box, state, asked)]
    return [Figure("contested", percentile(times, 0.99) * 1000, "ms", "<= 5")]


def states(box: Box, seats: Sequence[str]) -> Iterator[tuple[Any, Pending]]:
    """States of a random game in which a piece is to be moved, and who is asked."""
    game, chance, found = box.game, Chance(b"contested"), 0
    choose = from_options(box, "contested")
    state, outcomes = deal(box, chance, game.new(box.edition, seats), 0)
    while found < STATES and (pendings := game.pendings(state)):
        asked = asked_for_piece(game, state)
        if asked is not None:
            found += 1
            yield state, asked
        decision = Decision(pendings[0].seat, pendings[0].serial, choose(state, pendings[0]))
        state, _ = game.apply(state, decision)
        state, outcomes = deal(box, chance, state, outcomes)


def refusals(box: Box, state: Any, asked: Pending) -> Iterator[float]:
    """Seconds for each refused move."""
    pieces = [choice for choice in box.game.options(state, asked) if choice[0] == PIECE]
    for piece in pieces:
        for place in box.places:
            begun = process_time()
            ruling = box.game.explain(state, asked.seat, [piece, (TO, place)])
            if not ruling.allowed:
                yield process_time() - begun
