"""Games of bots, seen from inside: every question with what was chosen."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from companion.bots.kinds import players
from companion.bots.player import Player
from companion.bots.playing import Played, from_views, play, seating
from companion.editions.boxes import open_box
from companion.games.kernel.decisions import Choice, Pending

BOX = open_box("training")
GAME = BOX.game


class Asked(NamedTuple):
    """One question of a game."""

    state: Any
    pending: Pending
    view: Mapping[str, Any]
    """Of the seat that is asked, before it chose."""
    offered: Sequence[Choice]
    chosen: Choice

    @property
    def shown(self) -> Any:
        """The question as the view shows it."""
        return next(p for p in self.view["pendings"] if p["serial"] == self.pending.serial)


def seats_for(houses: int) -> tuple[str, ...]:
    seats = seating(BOX, houses + 1)
    assert seats is not None
    return seats


def watched(
    kind: str, houses: int, seed: str, bots: Mapping[str, Player] | None = None
) -> list[Asked]:
    """All questions of one game."""
    seats = seats_for(houses)
    seen: list[Asked] = []
    choose = from_views(BOX, bots or players(kind, BOX, seats, seed))

    def watch(state: Any, pending: Pending) -> Choice:
        chosen = choose(state, pending)
        view = GAME.view(state, pending.seat)
        seen.append(Asked(state, pending, view, GAME.options(state, pending), chosen))
        return chosen

    play(BOX, seats, watch, seed)
    return seen


def games_of(kind: str, houses: int, count: int) -> Iterator[Played]:
    """So many games, by printed seeds."""
    seats = seats_for(houses)
    for number in range(count):
        bots = players(kind, BOX, seats, f"{number}")
        yield play(BOX, seats, from_views(BOX, bots), f"{number}")
