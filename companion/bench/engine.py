"""The engine alone: random play in one thread, in CPU seconds."""

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from time import process_time
from typing import Any

from companion.bench.figures import Figure
from companion.bots.random_player import RandomPlayer
from companion.games.kernel.box import Box
from companion.games.kernel.chance import Chance
from companion.games.kernel.decisions import CHANCE, ORDER, Choice, Decision, Pending

Chooser = Callable[[Any, Pending], Choice]

GAMES = 60
VIEWS = 2000


def engine(box: Box) -> list[Figure]:
    """Random games for two on the bare engine, then with the view of whoever decides."""
    seats = smallest_seating(box)
    decisions, seconds = timed(box, seats, from_options)
    seen, seen_seconds = timed(box, seats, from_view)
    yardstick = copies_per_second()
    rate = decisions / seconds
    return [
        Figure("random play, bare engine", rate, "decisions per CPU s", ">= 40,000"),
        Figure("the same", GAMES / seconds, "games per CPU s"),
        Figure("the same, per 1,000 dict copies", rate / yardstick * 1000, "decisions"),
        Figure("with the decider's view", seen / seen_seconds, "decisions per CPU s"),
        Figure("one view", view_microseconds(box, seats), "us", "<= 100"),
    ]


def smallest_seating(box: Box) -> tuple[str, ...]:
    """The first two seats that may play a game together."""
    return next(pair for pair in combinations(box.game.seats, 2) if box.game.seating(pair).allowed)


def timed(
    box: Box, seats: Sequence[str], chooser: Callable[[Box, int], Chooser]
) -> tuple[int, float]:
    """Decisions made in `GAMES` random games, and the CPU seconds they took."""
    begun = process_time()
    decisions = sum(play(box, seats, chooser, seed) for seed in range(GAMES))
    return decisions, process_time() - begun


def play(box: Box, seats: Sequence[str], chooser: Callable[[Box, int], Chooser], seed: int) -> int:
    """One game to its end; gives the number of decisions that seats made."""
    game, chance, choose = box.game, Chance(seed.to_bytes(8, "big")), chooser(box, seed)
    state, outcomes = deal(box, chance, game.new(box.edition, seats), 0)
    made = 0
    while pendings := game.pendings(state):
        pending = pendings[0]
        state, _ = game.apply(state, Decision(pending.seat, pending.serial, choose(state, pending)))
        state, outcomes = deal(box, chance, state, outcomes)
        made += 1
    return made


def deal(box: Box, chance: Chance, state: Any, outcomes: int) -> tuple[Any, int]:
    """Answer for chance as long as it is asked; gives the state and the outcomes so far."""
    while (pendings := box.game.pendings(state)) and pendings[0].seat == CHANCE:
        order = chance.order(outcomes, int(pendings[0].facts["size"]))
        decision = Decision(CHANCE, pendings[0].serial, (ORDER, *order))
        state, _ = box.game.apply(state, decision)
        outcomes += 1
    return state, outcomes


def from_options(box: Box, seed: int) -> Chooser:
    """A player who reads the options of the engine itself."""
    random = Random(seed)
    return lambda state, pending: random.choice(box.game.options(state, pending))


def from_view(box: Box, seed: int) -> Chooser:
    """A player who gets a view of the seat that is asked, as a phone does."""
    player = RandomPlayer(seed)

    def choose(state: Any, pending: Pending) -> Choice:
        decision = player.decide(box.game.view(state, pending.seat))
        assert decision is not None  # it was asked
        return decision.choice

    return choose


def view_microseconds(box: Box, seats: Sequence[str]) -> float:
    """CPU time of one view of a game's first decision, options included."""
    state, _ = deal(box, Chance(b"view"), box.game.new(box.edition, seats), 0)
    seat = box.game.pendings(state)[0].seat
    begun = process_time()
    for _ in range(VIEWS):
        box.game.view(state, seat)
    return (process_time() - begun) / VIEWS * 1e6


def copies_per_second() -> float:
    """The yardstick: copies of a dict of 20 strings a CPU second on this machine."""
    sample = {f"piece-{i}": f"place-{i}" for i in range(20)}
    begun = process_time()
    for _ in range(200_000):
        sample.copy()
    return 200_000 / (process_time() - begun)
