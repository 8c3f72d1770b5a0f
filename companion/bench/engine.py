"""The engine: random play in one thread, in CPU seconds, bare and with views."""

from collections.abc import Callable, Sequence
from time import process_time

from companion.bench.figures import Figure
from companion.bots.kinds import players
from companion.bots.playing import Chooser, deal, from_options, from_views, play, seating
from companion.games.kernel.box import Box
from companion.games.kernel.chance import Chance

GAMES = 60
WARMING_UP = 20
"""Games before the clock starts."""
VIEWS = 2000
DECISIONS, PER_GAME, PER_COPIES = "decisions", "games", "decisions-per-copies"

ChooserOf = Callable[[Box, Sequence[str], str], Chooser]


def engine(box: Box) -> list[Figure]:
    """Random games for two on the bare engine, and with the view of whoever decides."""
    seats = smallest_seating(box)
    yardstick = copies_per_second()
    bare, bare_seconds = timed(box, seats, lambda box, seats, seed: from_options(box, seed))
    seen, seen_seconds = timed(box, seats, by_view)
    return [
        Figure("engine", bare / bare_seconds, DECISIONS, ">= 40,000"),
        Figure("same", GAMES / bare_seconds, PER_GAME),
        Figure("same", bare / bare_seconds / yardstick * 1000, PER_COPIES),
        Figure("engine-view", seen / seen_seconds, DECISIONS),
        Figure("view", view_microseconds(box, seats), "microseconds", "<= 100"),
    ]


def smallest_seating(box: Box) -> tuple[str, ...]:
    """The fewest seats that may play a game together."""
    sizes = range(1, len(box.game.seats) + 1)
    return next(seats for size in sizes if (seats := seating(box, size)))


def by_view(box: Box, seats: Sequence[str], seed: str) -> Chooser:
    """Random players who get a view of the seat that is asked, as a phone does."""
    return from_views(box, players("random", box, seats, seed))


def timed(box: Box, seats: Sequence[str], chooser: ChooserOf) -> tuple[int, float]:
    """Decisions made in `GAMES` random games, and the CPU seconds they took. It is the rate of a
    hub that has been up for a while: a process's first games take about a seventh longer, until
    what follows from the map is known and the interpreter has settled, and are not counted."""

    def decisions(games: range) -> int:
        seeds = map(str, games)
        return sum(play(box, seats, chooser(box, seats, n), n).decisions for n in seeds)

    decisions(range(GAMES, GAMES + WARMING_UP))
    begun = process_time()
    made = decisions(range(GAMES))
    return made, process_time() - begun


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
