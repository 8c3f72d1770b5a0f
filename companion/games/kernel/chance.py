"""Chance: outcomes derived from a secret, so that they can be checked when it is shown.

The n-th outcome is drawn from the bytes SHA-256(secret | epoch | n | block), block 0, 1, 2, ...
Numbers below a bound are read from four bytes at a time, values past the last whole multiple of
the bound thrown away, so that every outcome is equally likely.
"""

import hashlib
from collections.abc import Iterator
from itertools import chain, count
from struct import unpack


class Chance:
    """Outcomes of one epoch. Every rewind across chance begins a new epoch."""

    def __init__(self, secret: bytes, epoch: int = 0) -> None:
        self._prefix = secret + epoch.to_bytes(4, "big")

    def order(self, outcome: int, size: int) -> tuple[int, ...]:
        """A shuffle of `size` cards as the `outcome`-th thing left to chance: the positions
        before it, in the order after it (Fisher and Yates)."""
        order = list(range(size))
        words = self._words(outcome)
        for last in range(size - 1, 0, -1):
            bound = last + 1
            limit = 2**32 - 2**32 % bound
            while (word := next(words)) >= limit:
                pass
            other = word % bound
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _words(self, outcome: int) -> Iterator[int]:
        prefix = self._prefix + outcome.to_bytes(4, "big")
        return chain.from_iterable(_block(prefix + n.to_bytes(4, "big")) for n in count())


def _block(counter: bytes) -> tuple[int, ...]:
    return unpack(">8I", hashlib.sha256(counter).digest())
