"""The lobby: who takes which seat, and which keys were given out."""

from companion.games.kernel.box import Box
from companion.games.kernel.rulings import Ruling
from companion.tables.log import Log, LogProblem
from companion.tables.receipts import Problem, Receipt
from companion.tables.seats import (
    NOBODY,
    Holder,
    Key,
    Taken,
    hashed,
    holder,
    new_key,
    readable,
)

PROOF = 16
"""Letters that a claim's nonce must have before it proves that a claim is a repeat: whoever
knows it gets a key, so it must be too long to be guessed."""


class Lobby:
    """Seats and keys of one table. Changed by one thread; every thread may read."""

    def __init__(self, box: Box, log: Log) -> None:
        self._box = box
        self._log = log
        self._taken = tuple(log.taken())
        self._keys = tuple(log.keys())

    @property
    def names(self) -> dict[str, str]:
        """Seat -> who took it."""
        return {taken.seat: taken.name for taken in self._taken}

    @property
    def seating(self) -> tuple[str, ...]:
        """The seats that are taken, in their order round the table."""
        names = self.names
        return tuple(seat for seat in self._box.game.seats if seat in names)

    @property
    def startable(self) -> Ruling:
        """May the game begin with the seats that are taken?"""
        return self._box.game.seating(self.seating)

    def holder(self, key: str) -> Holder:
        """What a key opens."""
        return holder(self._keys, key)

    def host_key(self) -> str:
        """A new key for the host. Raises LogProblem."""
        key = new_key()
        self._log.key(Key(hashed(key), Holder(host=True)))
        self._keys = tuple(self._log.keys())
        return key

    def repeats(self, seat: str, nonce: str) -> bool:
        """Was this seat taken by this very claim?"""
        return len(nonce) >= PROOF and any(
            taken.seat == seat and taken.claim == hashed(nonce) for taken in self._taken
        )

    def claim(self, seat: str, name: str, nonce: str, by: Holder = NOBODY) -> Receipt:
        """Take a seat, leaving the own one. The key in the receipt opens all that its holder
        had open before, and the seat."""
        problem = self._unfit(seat, name, nonce, by)
        if problem is not None:
            return Receipt(False, 0, problem=problem)
        key = new_key()
        taken = Taken(seat, readable(name), hashed(nonce))
        kept = Key(hashed(key), Holder(seat, by.host))
        try:
            self._log.seat(taken, kept, leaving=by.seat)
        except LogProblem as error:
            return Receipt(False, 0, problem=Problem(error.key, error.facts))
        self._taken, self._keys = tuple(self._log.taken()), tuple(self._log.keys())
        return Receipt(True, 0, key=key)

    def _unfit(self, seat: str, name: str, nonce: str, by: Holder) -> Problem | None:
        if seat not in self._box.game.seats:
            return Problem("problem-no-seat")
        if not readable(name):
            return Problem("problem-no-name")
        holds = self.names.get(seat)
        if holds is None or seat == by.seat or self.repeats(seat, nonce):
            return None
        return Problem("problem-seat-taken", {"seat": seat, "name": holds})
