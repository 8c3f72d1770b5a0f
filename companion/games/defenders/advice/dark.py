"""The Dark Arts Player's sight: bumps, then the Dark Location."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from companion.games.defenders.advice.distances import nearest
from companion.games.defenders.advice.sight import Sight
from companion.games.defenders.core.cards import ZONES, Effect
from companion.games.defenders.core.definitions import DARK, POOL, ROOM
from companion.games.defenders.seen.views import HouseView
from companion.games.kernel.views import PieceView

WON, ARRIVED = 500.0, 30.0
"""What it is worth that a pawn completes the number on the Dark Location, or helps to."""
BUMP, MARKER, ALL_MARKERS = 1.0, 2.0, 4.0
"""What a bump is worth, more with a House Marker, and more with the last one."""
TO_LOCATION, TO_PREY, SCENT = 4.0, 0.7, 0.4
"""What a space nearer is worth, and how much of a bump's worth is felt from afar."""
FIRST_SHIELD, LAST_SHIELD, STRIDE = 3.0, 15.0, 6
"""What it is worth to hold up a House Pawn so near to a Defence Shield that it could take."""
STEADY = {
    "draw": 0.8,
    "marker": 5.0,
    "loyalty": 0.0,
    "discard": -1.0,
    "play": 0.8,
    "search": 1.5,
    "recover": 1.2,
    "acquire": 1.0,
    "deploy": 1.5,
    "again": 3.0,
    "skip": -3.0,
    "protect": 0.5,
    "remove": 0.1,
}


class DarkSight(Sight):
    """What the Dark Arts Player sees."""

    def worths_of(self, pawn: str) -> Sequence[float]:
        return [self._bump_at(space) + self._hold(pawn, space) for space in self.index]

    def standing(self, pawn: str) -> float:
        place = self.pieces[pawn]["place"]
        if place != POOL:
            return self._hold(pawn, place)
        entries = self.free_entries or self._entries
        return max(self._hold(pawn, entry) for entry in entries) - 1

    def steady(self, effect: Effect) -> float:
        return STEADY.get(effect.do, 0.2)

    def harm(self, owner: str) -> float:
        return -1.0 if owner == DARK else 1.0 + 0.2 * self._progress[owner]

    def stun(self, piece: PieceView) -> float:
        return self.harm(piece["owner"]) + self._urgency(piece)

    def send_back(self, piece: PieceView) -> float:
        return self.harm(piece["owner"]) + 2 * self._urgency(piece)

    @property
    def bumped(self) -> float:
        return 0.0

    @property
    def is_hopeless(self) -> bool:
        """A card brings two pawns to the Dark Location at the most."""
        there = self._places[str(self.view["dark_location"])]
        return self.view["needed"] - there > 2 * self.view["dark"]["hand"]

    def on(self, seat: str, effect: Effect) -> float:
        """The last House Marker advances the Dark Arts Marker."""
        worth = super().on(seat, effect)
        return worth + self._marker(seat) if worth and effect.do == "house_marker" else worth

    def plays(self, card: str) -> bool:
        colour = self.edition.cards[card].colour
        reached = self.edition.path[self.view["reached"]].zone
        return colour is None or ZONES.index(colour) <= ZONES.index(reached)

    def replenishing(self) -> float:
        return 0.9 * (5 - self.view["dark"]["hand"]) - 1.5 + 1.0 * self.lying

    def bump(self, piece: PieceView) -> float:
        """What it is worth to bump this House Pawn."""
        owner = piece["owner"]
        return BUMP + self._progress[owner] + self._marker(owner) + self._urgency(piece)

    def _marker(self, owner: str) -> float:
        """What it is worth to take a House Marker."""
        held = [house["marker"] for house in self.view["houses"]]
        if self._houses[owner]["marker"] == DARK:
            return 0.0
        return MARKER + (ALL_MARKERS if len(held) - held.count(DARK) == 1 else 0)

    def _urgency(self, piece: PieceView) -> float:
        """What it is worth to hold up a House Pawn that is about to win a Defence Shield."""
        house = self._houses.get(piece["owner"])
        if house is None or piece["lying"] or not (house["book"] and house["scrolls"]):
            return 0.0
        held = {"coin": house["coin"], "detector": house["detector"]}
        goals = tuple(space for space, item in self.view["shields"].items() if held[item])
        steps = nearest(self.edition, False, goals)[self.index[piece["place"]]]
        threat = LAST_SHIELD if house["shields"] else FIRST_SHIELD
        return threat if steps <= STRIDE else 0.0

    @cached_property
    def _houses(self) -> dict[str, HouseView]:
        return {house["seat"]: house for house in self.view["houses"]}

    @cached_property
    def _progress(self) -> dict[str, float]:
        """How near each house is to its goal."""
        return {
            seat: 3 * len(house["shields"])
            + house["scrolls"]
            + bool(house["book"])
            + (house["detector"] or house["coin"])
            for seat, house in self._houses.items()
        }

    @cached_property
    def _prey(self) -> dict[str, float]:
        """Space -> what the best bump there is worth."""
        found: dict[str, float] = {}
        for piece in self.pieces.values():
            owner, place = piece["owner"], piece["place"]
            if self._is_prey(owner, place):
                found[place] = max(found.get(place, 0.0), self.bump(piece))
        return found

    def _is_prey(self, owner: str, place: str) -> bool:
        if owner == DARK or place == ROOM or self.is_protected(owner, "bump"):
            return False
        return not self.edition.spaces[place].protected

    @cached_property
    def _scent(self) -> list[float]:
        """How much each space draws a pawn that hunts."""
        prey = self._prey or {self._entries[0]: 0.0}
        smells = [
            [SCENT * worth - TO_PREY * steps for steps in self.steps((place,))]
            for place, worth in prey.items()
        ]
        return [max(smell) for smell in zip(*smells, strict=True)]

    def _bump_at(self, space: str) -> float:
        return self._prey.get(space, 0.0)

    def _hold(self, pawn: str, space: str) -> float:
        """What it is worth to stand on a space, whatever happens on the way."""
        goal = self.view["dark_location"]
        if goal is None or pawn not in self._chosen:
            return self._scent[self.index[space]]
        if space != goal:
            return -TO_LOCATION * self.steps_to(space, (goal,))
        if space in self._prey:
            return 0.0
        others = self._places[goal] - (self.pieces[pawn]["place"] == goal)
        return WON if others + 1 >= self.view["needed"] else ARRIVED

    @cached_property
    def _places(self) -> Counter[str]:
        return Counter(self.pieces[pawn]["place"] for pawn in self.own)

    @cached_property
    def _chosen(self) -> set[str]:
        """The pawns that go to the Dark Location: the nearest, one more than needed."""
        ordered = sorted(self.own, key=self._steps_to_location)
        return set(ordered[: self.view["needed"] + 1])

    def _steps_to_location(self, pawn: str) -> int:
        piece, goal = self.pieces[pawn], str(self.view["dark_location"])
        if piece["place"] == POOL:
            return 1 + min(self.steps_to(entry, (goal,)) for entry in self._entries)
        steps = self.steps_to(piece["place"], (goal,))
        return steps + (5 if piece["lying"] and steps else 0)

    @cached_property
    def _entries(self) -> list[str]:
        return [space.id for space in self.edition.spaces.values() if space.deployment]
