"""Many games with nobody but bots at the table, and how they ended."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any, NamedTuple

from companion.bots.kinds import mixed
from companion.bots.playing import Played, from_views, play
from companion.games.kernel.box import Box
from companion.tables.clock import LEAST

TIE, UNFINISHED = "tie", "unfinished"


@dataclass
class Simulation:
    """Games of one seating, played one by one; what is counted so far."""

    box: Box
    kinds: Mapping[str, str]
    """Seat -> the kind of its bot, in the order of the seats round the table."""
    seed: int
    games: int = 0
    decisions: int = 0
    longest: int = 0
    """Decisions of the longest game."""
    waits: int = 0
    """How often everybody would have waited for the clock."""
    cpu_seconds: float = 0.0
    results: Counter[str] = field(default_factory=Counter)
    """Seat -> games that it won; `TIE` -> games that nobody won; `UNFINISHED` -> given up."""

    @property
    def seats(self) -> Sequence[str]:
        return tuple(self.kinds)

    def play_one(self) -> Played:
        """Play the next game. The same seed plays the same games."""
        begun = process_time()
        seed = f"{self.seed} {self.games}"
        bots = mixed(self.kinds, self.box, seed)
        played = play(self.box, self.seats, from_views(self.box, bots), seed)
        self.cpu_seconds += process_time() - begun
        self._count(played)
        return played

    def won(self, seats: Sequence[str]) -> int:
        """How many games one of these seats won."""
        return sum(self.results[seat] for seat in seats)

    def figures(self) -> Mapping[str, Any]:
        """What was counted, ready to be printed as JSON."""
        return {
            "edition": self.box.name,
            "bots": dict(self.kinds),
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "longest_game": self.longest,
            "results": {end: self.results[end] for end in (*self.seats, TIE, UNFINISHED)},
            "waiting_minutes_per_game": round(self.waits * LEAST / 60 / max(self.games, 1), 2),
            "cpu_seconds": round(self.cpu_seconds, 3),
            "decisions_per_cpu_second": round(self.decisions / max(self.cpu_seconds, 1e-9)),
        }

    def _count(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.waits += played.waits
        self.longest = max(self.longest, played.decisions)
        if played.result is None:
            self.results[UNFINISHED] += 1
        else:
            self.results.update(played.result.seats or (TIE,))


class Share(NamedTuple):
    """Games that one kind of bots won with its seats, the other kind sitting on all others."""

    kind: str
    seats: Sequence[str]
    won: int
    games: int


class Contest:
    """Two kinds of bots against each other. Every deal is played twice: the one kind sits on the
    first seat and the other on all others, and the other way round."""

    def __init__(self, box: Box, seats: Sequence[str], one: str, other: str, seed: int) -> None:
        first, *others = seats
        self._one = one
        self.first = Simulation(box, {first: one, **dict.fromkeys(others, other)}, seed)
        """The one kind on the first seat."""
        self.others = Simulation(box, {first: other, **dict.fromkeys(others, one)}, seed)
        """The one kind on all other seats."""

    def play_one(self) -> None:
        """Play the next deal, both ways."""
        self.first.play_one()
        self.others.play_one()

    def shares(self) -> Sequence[Share]:
        """What the one kind won: on the first seat, and on any of the others."""
        first, *others = self.first.seats
        return [
            Share(self._one, seats, simulation.won(seats), simulation.games)
            for simulation, seats in ((self.first, [first]), (self.others, others))
        ]

    def figures(self) -> Mapping[str, Any]:
        """What was counted, ready to be printed as JSON."""
        return {
            "shares": [share._asdict() for share in self.shares()],
            "ways": [self.first.figures(), self.others.figures()],
        }
