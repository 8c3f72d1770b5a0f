"""Many games with nobody but bots at the table, and how they ended."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from companion.bots.kinds import players
from companion.bots.playing import Played, from_views, play
from companion.games.kernel.box import Box
from companion.tables.clock import LEAST

TIE, UNFINISHED = "tie", "unfinished"


@dataclass
class Simulation:
    """Games of one seating, played one by one; what is counted so far."""

    box: Box
    seats: Sequence[str]
    bots: str
    """The kind of bots."""
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

    def play_one(self) -> Played:
        """Play the next game. The same seed plays the same games."""
        begun = process_time()
        seed = f"{self.seed} {self.games}"
        bots = players(self.bots, self.box, self.seats, seed)
        played = play(self.box, self.seats, from_views(self.box, bots), seed)
        self.cpu_seconds += process_time() - begun
        self._count(played)
        return played

    def figures(self) -> Mapping[str, Any]:
        """What was counted, ready to be printed as JSON."""
        return {
            "edition": self.box.name,
            "bots": self.bots,
            "seats": list(self.seats),
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
