"""The lobby: who takes which seat, in what order round the table, and which keys were given out."""

from collections.abc import Callable, Mapping, Sequence, Set

from companion.games.kernel.box import Box
from companion.games.kernel.kit import PIECES, Kit
from companion.tables.log import Log, LogProblem, reading
from companion.tables.receipts import Problem, Receipt
from companion.tables.seats import (
    NOBODY,
    Holder,
    Key,
    Taken,
    alike,
    hashed,
    holder,
    new_key,
    readable,
)

LONGEST_NAME = 24
"""Letters."""
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
        key = new_key()
        taken = Taken(seat, readable(name), hashed(nonce))
        kept = Key(hashed(key), Holder(seat, by.host))
        problem = self._unfit(seat, name, nonce, by) or _written(
            lambda: self._log.seat(taken, kept, leaving=by.seat)
        )
        return self._changed(problem, key)

    def seat_bot(self, seat: str, name: str) -> Receipt:
        """Let a bot play a free seat; to take it off again, the seat is given free."""
        if seat in self.bots:
            return Receipt(True, 0)
        problem = self._unfit_for_bot(seat) or _written(
            lambda: self._log.seat(Taken(seat, name, None))
        )
        return self._changed(problem)

    def arrange(self, seats: Sequence[str]) -> Receipt:
        """Give the seats that are taken their order round the table, clockwise."""
        if sorted(seats) != sorted(self.seating):
            return self._changed(Problem("problem-seat-order"))
        problem = _written(lambda: self._log.order(seats))
        if problem is None:
            self._order = tuple(seats)
        return self._changed(problem)

    def equip(self, kit: Kit) -> Receipt:
        """Say what of the box is real."""
        problem = self._unfit_kit(kit) or _written(lambda: self._log.options(kit.options))
        if problem is None:
            self.kit = kit
        return self._changed(problem)

    def free(self, seat: str) -> Receipt:
        """Take a seat from whoever has it: its keys open it no more."""
        if seat not in self.names:
            return self._changed(Problem("problem-seat-free"))
        return self._changed(_written(lambda: self._log.free(seat)))

    def _changed(self, problem: Problem | None, key: str | None = None) -> Receipt:
        """What comes of a change that was written, unless a problem stood in its way."""
        if problem is not None:
            return Receipt(False, 0, problem=problem)
        self._read()
        return Receipt(True, 0, key=key)

    def _read(self) -> None:
        """What the log says now, and what follows from it: asked for far more often than it
        changes."""
        self._taken, self._keys = tuple(self._log.taken()), tuple(self._log.keys())
        self.names: Mapping[str, str] = {taken.seat: taken.name for taken in self._taken}
        """Seat -> who took it."""
        self.bots = frozenset(taken.seat for taken in self._taken if taken.claim is None)
        """The seats that bots play."""
        everybody = dict.fromkeys((*self._order, *self._box.game.seats))
        self.seating = tuple(seat for seat in everybody if seat in self.names)
        """The seats that are taken, in their order round the table."""
        self.startable = self._box.game.seating(self.seating)
        """May the game begin with the seats that are taken?"""

    def _unfit_kit(self, kit: Kit) -> Problem | None:
        """All of it must be in the box, and no card of a bot on paper."""
        game = self._box.game
        parts = {PIECES, *(part.name for part in game.parts)}
        if (
            parts.issuperset(kit.real)
            and set(game.paper_seats).issuperset(kit.paper)
            and set(game.house_rules).issuperset(kit.rulings)
        ):
            return None if self.bots.isdisjoint(kit.paper) else Problem("problem-kit-bot")
        return Problem("problem-kit")

    def _unfit(self, seat: str, name: str, nonce: str, by: Holder) -> Problem | None:
        if seat not in self._box.game.seats:
            return Problem("problem-no-seat")
        if seat in self.bots:
            return Problem("problem-seat-bot")
        keeps = seat == by.seat or self.repeats(seat, nonce)
        taken = None if keeps else self._taken_by_another(seat)
        return taken or self._unfit_name(readable(name), {seat, by.seat})

    def _unfit_name(self, name: str, own: Set[str | None]) -> Problem | None:
        """Who sits at a table must be told apart by name, also aloud. `own`: seats whose name is
        given up."""
        if not name:
            return Problem("problem-no-name")
        if len(name) > LONGEST_NAME:
            return Problem("problem-long-name", {"count": len(name), "most": LONGEST_NAME})
        others = (known for seat, known in self.names.items() if seat not in own)
        known = next((known for known in others if alike(known, name)), None)
        return None if known is None else Problem("problem-name-taken", {"name": known})

    def _unfit_for_bot(self, seat: str) -> Problem | None:
        if seat not in self._box.game.seats:
            return Problem("problem-no-seat")
        if seat in self.kit.paper:
            return Problem("problem-bot-paper", {"seat": seat})
        return self._taken_by_another(seat)

    def _taken_by_another(self, seat: str) -> Problem | None:
        name = self.names.get(seat)
        if name is None:
            return None
        return Problem("problem-seat-taken", {"seat": seat, "name": name})


def _written(write: Callable[[], None]) -> Problem | None:
    """Write to the log; why that cannot be."""
    try:
        write()
    except LogProblem as error:
        return Problem(error.key, error.facts)
    return None
