"""A House Player's sight: errands for two Defence Shields."""

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations, permutations
from typing import NamedTuple

from companion.games.defenders.advice.distances import FAR, distances
from companion.games.defenders.advice.sight import Sight
from companion.games.defenders.cards import Effect
from companion.games.defenders.definitions import DARK, LIBRARY, POOL, ROOM, Space
from companion.games.defenders.loyalty import LAST, LOYAL
from companion.games.defenders.views import HouseView

SHIELD, ITEM, PLACE, LOYALTY = 40.0, 8.0, 6.0, 3.0
"""What the end of an errand is worth: a Defence Shield, a book or coin, a place of the own
Location Cards, a step on the Loyalty Track."""
BONUS = {"draw": 1.2, "play_again": 2.5, "acquire": 1.0}
STUNNED = 3.0
"""What it costs to end a move on a Dark Arts Pawn."""
DANGER, DANGER_WITHIN = 0.5, 3
"""What each Dark Arts Pawn costs that stands so near."""
STEADY = {
    "draw": 1.0,
    "marker": -4.0,
    "discard": -1.0,
    "play": 0.8,
    "search": 1.5,
    "recover": 1.2,
    "acquire": 1.5,
    "again": 3.0,
    "skip": -3.0,
    "take": 5.0,
    "give": -5.0,
    "relinquish": -5.0,
    "protect": 1.0,
    "remove": 0.1,
}
GAINS = {"scroll": PLACE, "token": 1.0}
"""What it is worth to gain an item that has no errand."""


class Errand(NamedTuple):
    """Some pawn should go to one of these spaces."""

    worth: float
    places: tuple[str, ...]
    lands: bool = True
    """Is it done by ending a move there, so that a pawn which stands there does not do it?"""


class HouseSight(Sight):
    """What a House Player sees."""

    @cached_property
    def me(self) -> HouseView:
        return next(house for house in self.view["houses"] if house["seat"] == self.seat)

    def worths_of(self, pawn: str) -> Sequence[float]:
        pull = [self._pull(pawn, space) for space in self.index]
        return [here + there for here, there in zip(self._landings, pull, strict=True)]

    def standing(self, pawn: str) -> float:
        place = self.pieces[pawn]["place"]
        return self._pull(pawn, place) - self._danger(self.edition.spaces[place])

    def steady(self, effect: Effect) -> float:
        if effect.do == "loyalty":
            return LOYALTY if self.wants_loyalty else 0.3
        if effect.do == "gain":
            return self._gaining(effect.what)
        if effect.do == "house_marker":
            return 2.0 if self.me["marker"] == DARK else 0.0
        return STEADY.get(effect.do, 0.2)

    def _gaining(self, item: str) -> float:
        if item == "book":
            return 0.0 if self.me["book"] else ITEM
        if item == "coin":
            return 0.0 if self.me["coin"] else ITEM
        return GAINS[item]

    def harm(self, owner: str) -> float:
        if owner == self.seat:
            return -1.5
        return 1.0 if owner == DARK else 0.3

    def replenishing(self) -> float:
        """It costs a step on the Path, so it waits until the hand is thin or pawns lie."""
        return 0.8 * (5 - self.me["hand"]) - 1.8 + 1.5 * self.lying

    def learning(self) -> float:
        hand = self.me["hand"]
        return (0.8 if hand > 1 else -0.5) + (LOYALTY / 2 if self.wants_loyalty and hand > 2 else 0)

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
        if self.items or self._wants_coin:
            return False
        return self.me["loyalty"] < (LOYAL if self.view["final_hands"] else LAST)

    @property
    def _wants_coin(self) -> bool:
        asked = "coin" in self.view["shields"].values()
        return asked and self.view["room_open"] and not self.me["coin"]

    @cached_property
    def shields(self) -> tuple[str, ...]:
        """Where a Defence Shield could be had by landing there now."""
        if not (self.me["book"] and self.me["scrolls"]):
            return ()
        return tuple(s for s, item in self.view["shields"].items() if item in self.items)

    @cached_property
    def _errands(self) -> list[Errand]:
        found = [Errand(SHIELD, self.shields)] if self.shields else []
        if not self.me["book"]:
            found.append(Errand(ITEM, (LIBRARY,)))
        if self._wants_coin and not self.items:
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
    def _errand_of(self) -> dict[str, Errand]:
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

    def _pull(self, pawn: str, place: str) -> float:
        errand = self._errand_of.get(pawn)
        if errand is None:
            return 0.0
        steps = self.steps_to(place, errand.places)
        return -steps + (0.0 if steps or errand.lands else errand.worth)

    @cached_property
    def _landings(self) -> list[float]:
        return [self._landing(self.edition.spaces[space]) for space in self.index]

    def _landing(self, space: Space) -> float:
        """What ending a move on a space brings, whichever pawn it is."""
        worth = BONUS.get(space.bonus or "", 0.0) - self._danger(space)
        if space.id in self.shields:
            worth += SHIELD
        if space.id == LIBRARY and not self.me["book"]:
            worth += ITEM
        if space.id == ROOM and self._wants_coin:
            worth += ITEM
        if space.detector and self.me["loyalty"] < LAST:
            worth += LOYALTY if self.wants_loyalty else 0.3
        if space.token and not self.me["token"] and not self.view["tokens"][space.token]:
            worth += 0.7
        return worth - (STUNNED if space.id in self._dark_places else 0.0)

    def _danger(self, space: Space) -> float:
        if space.protected or space.id == ROOM:
            return 0.0
        row = distances(self.edition, True)[self.index[space.id]]
        near = sum(row[self.index[dark]] <= DANGER_WITHIN for dark in self._dark_places)
        return DANGER * near

    @cached_property
    def _dark_places(self) -> list[str]:
        dark = (piece for piece in self.pieces.values() if piece["owner"] == DARK)
        return [piece["place"] for piece in dark if piece["place"] != POOL]
