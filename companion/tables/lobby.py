"""The lobby: who takes which seat, in what order round the table, and which keys were given out."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.kernel.box import Box
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
PIECES = "pieces"
"""The option that says where the pieces are: `REAL`, or `ON_SCREEN` alone."""
REAL = "real"
ON_SCREEN = "screen"


class Lobby:
    """Seats and keys of one table. Changed by one thread; every thread may read."""

    def __init__(self, box: Box, log: Log) -> None:
        self._box = box
        self._log = log
        self._order = log.header().order
        self._options = dict(log.header().options)
        self._read()

    @property
    def options(self) -> dict[str, Any]:
        """How the table is set up, as the game is told."""
        return self._options

    @property
    def pieces_real(self) -> bool:
        """Do the pieces stand on a real board, or on the screen alone?"""
        return bool(self._options.get(PIECES, REAL) == REAL)

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
        self._read()
        return Receipt(True, 0, key=key)

    def arrange(self, seats: Sequence[str]) -> Receipt:
        """Give the seats that are taken their order round the table, clockwise."""
        if sorted(seats) != sorted(self.seating):
            return Receipt(False, 0, problem=Problem("problem-seat-order"))
        try:
            self._log.order(seats)
        except LogProblem as error:
            return Receipt(False, 0, problem=Problem(error.key, error.facts))
        self._order = tuple(seats)
        self._read()
        return Receipt(True, 0)

    def equip(self, pieces: str) -> Receipt:
        """Say whether the pieces are `REAL` or live on the screen."""
        options = {**self._options, PIECES: pieces}
        try:
            self._log.options(options)
        except LogProblem as error:
            return Receipt(False, 0, problem=Problem(error.key, error.facts))
        self._options = options
        return Receipt(True, 0)

    def free(self, seat: str) -> Receipt:
        """Take a seat from whoever has it: its keys open it no more."""
        if seat not in self.names:
            return Receipt(False, 0, problem=Problem("problem-seat-free"))
        try:
            self._log.free(seat)
        except LogProblem as error:
            return Receipt(False, 0, problem=Problem(error.key, error.facts))
        self._read()
        return Receipt(True, 0)

    def _read(self) -> None:
        """What the log says now, and what follows from it: asked for far more often than it
        changes."""
        self._taken, self._keys = tuple(self._log.taken()), tuple(self._log.keys())
        self.names: Mapping[str, str] = {taken.seat: taken.name for taken in self._taken}
        """Seat -> who took it."""
        everybody = dict.fromkeys((*self._order, *self._box.game.seats))
        self.seating = tuple(seat for seat in everybody if seat in self.names)
        """The seats that are taken, in their order round the table."""
        self.startable = self._box.game.seating(self.seating)
        """May the game begin with the seats that are taken?"""

    def _unfit(self, seat: str, name: str, nonce: str, by: Holder) -> Problem | None:
        if seat not in self._box.game.seats:
            return Problem("problem-no-seat")
        if not readable(name):
            return Problem("problem-no-name")
        holds = self.names.get(seat)
        if holds is None or seat == by.seat or self.repeats(seat, nonce):
            return None
        return Problem("problem-seat-taken", {"seat": seat, "name": holds})
