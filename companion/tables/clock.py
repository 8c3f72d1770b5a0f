"""The clock of a table: what is answered when nobody answers, or when a least time is over."""

import time
from collections.abc import Iterator, Sequence
from typing import Any

from companion.games.kernel.decisions import CLOCK, Decision, Pending
from companion.games.kernel.port import Game

LEAST = 2.0
"""Seconds that a question to the clock takes: how fast others have answered tells nothing."""
LIMIT = 30.0
"""Seconds after which the game's own answer stands in for somebody who gives none."""


class Clock:
    """Watches what is asked. Called by one thread at a time."""

    def __init__(self, game: Game[Any, Any], least: float = LEAST, limit: float = LIMIT) -> None:
        self._game = game
        self._least = least
        self._limit = limit
        self._since: dict[tuple[str, int], float] = {}
        """Seat and serial of each timed question, and when it was first asked (monotonic)."""
        self._timed: Sequence[Pending] = ()
        self._state: Any = None

    def watch(self, state: Any) -> None:
        """The game has come to this state."""
        self._state = state
        pendings = () if state is None else self._game.pendings(state)
        self._timed = [each for each in pendings if self._game.absent(state, each) is not None]
        now = time.monotonic()
        names = [(each.seat, each.serial) for each in self._timed]
        self._since = {name: self._since.get(name, now) for name in names}

    def due(self) -> float | None:
        """When the next answer falls due, in seconds of the monotonic clock."""
        return min(map(self._falls_due, self._timed), default=None)

    def answers(self) -> Iterator[Decision]:
        """The answers that are due now."""
        now = time.monotonic()
        for pending in self._timed:
            choice = self._game.absent(self._state, pending)
            if choice is not None and self._falls_due(pending) <= now:
                yield Decision(pending.seat, pending.serial, choice)

    def _falls_due(self, pending: Pending) -> float:
        wait = self._least if pending.seat == CLOCK else self._limit
        return self._since[pending.seat, pending.serial] + wait
