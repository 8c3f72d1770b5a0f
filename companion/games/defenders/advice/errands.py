"""Errands: what a House Player's pawns are to do for two Defence Shields, and which one does it."""

from functools import cached_property
from itertools import combinations, permutations
from typing import NamedTuple

from companion.games.defenders.advice.counts import house_in
from companion.games.defenders.advice.distances import FAR
from companion.games.defenders.advice.items import WORTH
from companion.games.defenders.advice.sight import Sight
from companion.games.defenders.core.definitions import LIBRARY, ROOM
from companion.games.defenders.core.endings import SHIELDS
from companion.games.defenders.seen.views import HouseView
from companion.games.defenders.side_board.loyalty import LAST, LOYAL

WON = 500.0
"""What the Defence Shield is worth that wins the game."""
SHIELD, ITEM, PLACE, LOYALTY = 40.0, WORTH["book"], WORTH["scroll"], 3.0
"""What the end of an errand is worth: a Defence Shield, a book or coin, a place of the own
Location Cards, a step on the Loyalty Track."""


class Errand(NamedTuple):
    """Some pawn should go to one of these spaces."""

    worth: float
    places: tuple[str, ...]
    lands: bool = True
    """Is it done by ending a move there, so that a pawn which stands there does not do it?"""

    def pull(self, steps: int) -> float:
        """What it is worth to be so many steps away."""
        return -steps + (0.0 if steps or self.lands else self.worth)


class Errands(Sight):
    """What a House Player wants, and who goes for it."""

    @cached_property
    def me(self) -> HouseView:
        return house_in(self.view, self.seat)

    @cached_property
    def items(self) -> set[str]:
        """What is held that a Defence Shield still asks for."""
        held = {"detector"} if self.me["detector"] else set()
        held |= {"coin"} if self.me["coin"] else set()
        return held & set(self.view["shields"].values())

    @cached_property
    def wants_loyalty(self) -> bool:
        """Does the way to the next item go up the Loyalty Track? In final hands no longer for the
        Detector alone: two who push each other off its last space would never end."""
        if self.items or self.wants_coin:
            return False
        return self.me["loyalty"] < (LOYAL if self.view["final_hands"] else LAST)

    @property
    def wants_coin(self) -> bool:
        asked = "coin" in self.view["shields"].values()
        return asked and self.view["room_open"] and not self.me["coin"]

    @cached_property
    def shields(self) -> tuple[str, ...]:
        """Where a Defence Shield could be had by landing there now."""
        if not (self.me["book"] and self.me["scrolls"]):
            return ()
        return tuple(s for s, item in self.view["shields"].items() if item in self.items)

    @property
    def shield(self) -> float:
        """What the next Defence Shield is worth."""
        return WON if len(self.me["shields"]) == SHIELDS - 1 else SHIELD

    @cached_property
    def _errands(self) -> list[Errand]:
        found = [Errand(self.shield, self.shields)] if self.shields else []
        if not self.me["book"]:
            found.append(Errand(ITEM, (LIBRARY,)))
        if self.wants_coin and not self.items:
            found.append(Errand(ITEM, (ROOM,)))
        if self.wants_loyalty:
            places = [space.id for space in self.edition.spaces.values() if space.detector]
            found.append(Errand(LOYALTY, tuple(places)))
        worth = PLACE / 2 if self.me["scrolls"] else PLACE
        return [*found, *(Errand(worth, (place,), lands=False) for place in self._two_places)]

    @cached_property
    def _two_places(self) -> tuple[str, ...]:
        """The two places of the own Location Cards that two pawns are nearest to."""
        pairs = [pair for pair in combinations(self.view["locations"], 2) if len(set(pair)) > 1]
        standing = [self.pieces[pawn]["place"] for pawn in self.own]

        def together(pair: tuple[str, str]) -> int:
            return min(
                self.steps_to(one, pair[:1]) + self.steps_to(other, pair[1:])
                for one, other in permutations(standing, 2)
            )

        return min(pairs, key=together, default=())

    @cached_property
    def errand_of(self) -> dict[str, Errand]:
        """Who goes on which errand: the best pair of a pawn and an errand first."""
        given: dict[str, Errand] = {}
        pairs = sorted(
            (
                (self._fitness(pawn, errand), pawn, errand)
                for pawn in self.own
                for errand in self._errands
            ),
            key=lambda pair: -pair[0],
        )
        for _, pawn, errand in pairs:
            if pawn not in given and errand not in given.values():
                given[pawn] = errand
        return given

    def _fitness(self, pawn: str, errand: Errand) -> float:
        piece = self.pieces[pawn]
        steps = self.steps_to(piece["place"], errand.places)
        stuck = piece["lying"] and (steps or errand.lands)
        return errand.worth - steps - (FAR if stuck else 0)

    def pull(self, pawn: str, place: str) -> float:
        errand = self.errand_of.get(pawn)
        return errand.pull(self.steps_to(place, errand.places)) if errand else 0.0
