"""Permits: what the effects of this turn let the player's pawns pass (RUL-13: all of them)."""

from typing import NamedTuple

from companion.games.defenders.core.cards import FLY_OFF


class Permits(NamedTuple):
    """What holds for all pawns of the player whose turn it is, until it ends."""

    obstacles: tuple[str, ...] = ()
    passages: tuple[str, ...] = ()
    fly: bool = False

    def passing(self, *obstacles: str) -> "Permits":
        return self._replace(obstacles=_with(self.obstacles, *obstacles))

    def without(self, what: str) -> "Permits":
        """What is left once an effect bars this."""
        if what == "passage":
            return self._replace(passages=())
        return self._replace(fly=False) if what == FLY_OFF else self

    def through(self, *passages: str) -> "Permits":
        return self._replace(passages=_with(self.passages, *passages))


NONE = Permits()


def _with(kinds: tuple[str, ...], *more: str) -> tuple[str, ...]:
    return tuple(sorted({*kinds, *more}))
