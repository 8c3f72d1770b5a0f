"""The lobby: who takes which seat, in what order round the table, and which keys were given out."""

from collections.abc import Mapping, Sequence

from companion.games.kernel.box import Box
from companion.games.kernel.kit import PIECES, Kit
from companion.tables.log import Log, LogProblem, reading
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
        self._order = log.header().order
        with reading(log.path):
            self.kit = Kit.of(log.header().options)
        self._read()

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

    def equip(self, kit: Kit) -> Receipt:
        """Say what of the box is real."""
        if not self._has(kit):
            return Receipt(False, 0, problem=Problem("problem-kit"))
        try:
            self._log.options(kit.options)
        except LogProblem as error:
            return Receipt(False, 0, problem=Problem(error.key, error.facts))
        self.kit = kit
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

    def _has(self, kit: Kit) -> bool:
        """Is all of it in the box?"""
        game = self._box.game
        parts = {PIECES, *(part.name for part in game.parts)}
        return (
            parts.issuperset(kit.real)
            and set(game.paper_seats).issuperset(kit.paper)
            and set(game.house_rules).issuperset(kit.rulings)
        )

    def _unfit(self, seat: str, name: str, nonce: str, by: Holder) -> Problem | None:
        if seat not in self._box.game.seats:
            return Problem("problem-no-seat")
        if not readable(name):
            return Problem("problem-no-name")
        holds = self.names.get(seat)
        if holds is None or seat == by.seat or self.repeats(seat, nonce):
            return None
        return Problem("problem-seat-taken", {"seat": seat, "name": holds})
