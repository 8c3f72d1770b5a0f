"""A House Player's sight: the way to two Defence Shields, and what is dangerous on it."""

from collections.abc import Sequence
from functools import cached_property

from companion.games.defenders.advice.distances import distances, nearest
from companion.games.defenders.advice.errands import ITEM, LOYALTY, SHIELD, Errands
from companion.games.defenders.advice.infiltration import gathered, peril
from companion.games.defenders.advice.items import WORTH, held_worth
from companion.games.defenders.core.cards import Effect
from companion.games.defenders.core.definitions import DARK, GREAT_HALL, LIBRARY, POOL, ROOM, Space
from companion.games.defenders.core.endings import SHIELDS
from companion.games.defenders.side_board.loyalty import LAST
from companion.games.kernel.views import PieceView

BONUS = {"draw": 1.2, "play_again": 2.5, "acquire": 1.0}
"""What a Bonus Space is worth."""
STUNNED = 3.0
"""What it costs to end a move on a Dark Arts Pawn."""
GUARD = 20.0
"""What it is worth to drive off the Dark Arts Pawn that is the last but one on the Dark Location;
less where more are missing."""
BUMPED = 2.0
"""What any bump costs: the House Marker, and the reward."""
DANGER, DANGER_WITHIN = 1.0, 3
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
    "protect": 1.0,
    "remove": 0.1,
}


class HouseSight(Errands):
    """What a House Player sees."""

    def worths_of(self, pawn: str) -> Sequence[float]:
        errand = self.errand_of.get(pawn)
        if errand is None:
            return self._landings
        pulls = (errand.pull(steps) for steps in self.steps(errand.places))
        return [here + pull for here, pull in zip(self._landings, pulls, strict=True)]

    def standing(self, pawn: str) -> float:
        place = self.pieces[pawn]["place"]
        return self.pull(pawn, place) - self._danger(self.edition.spaces[place])

    def steady(self, effect: Effect) -> float:
        if effect.do == "loyalty":
            return self._step
        if effect.do == "gain":
            return WORTH[effect.what]
        if effect.do == "relinquish":
            return -held_worth(self.view, self.seat, effect)
        if effect.do == "acquire" and effect.what == "advanced":
            return STEADY["acquire"] + self._step
        if effect.do == "house_marker":
            return 2.0 if self.me["marker"] == DARK else 0.0
        return STEADY.get(effect.do, 0.2)

    @cached_property
    def _step(self) -> float:
        """What a step on the Loyalty Track is worth."""
        return LOYALTY if self.wants_loyalty else 0.3

    def on(self, seat: str, effect: Effect) -> float:
        """What goes from one player to another is one's loss and the other's gain."""
        worth = super().on(seat, effect)
        if worth and effect.do == "take":
            return worth + WORTH[effect.what]
        if worth and effect.do == "give":
            return worth - WORTH[effect.what]
        return worth

    def harm(self, owner: str) -> float:
        if owner == self.seat:
            return -1.5
        return 1.0 if owner == DARK else 0.3

    def stun(self, piece: PieceView) -> float:
        """Own pawns rather where they have nothing to do; Dark Arts Pawns that are near."""
        if piece["owner"] == self.seat:
            return self.harm(self.seat) - 0.2 * self._errand_worth(piece)
        return self.harm(piece["owner"]) + (piece["owner"] == DARK) * self._nearness(piece)

    def send_back(self, piece: PieceView) -> float:
        if piece["owner"] == self.seat:
            return self.pull(piece["piece"], GREAT_HALL) - self.standing(piece["piece"])
        guard = GUARD * peril(self.edition, self.view, piece["place"], 0)
        return self.harm(piece["owner"]) + (piece["owner"] == DARK) * self._nearness(piece) + guard

    def _errand_worth(self, piece: PieceView) -> float:
        """What still has to be moved for is at stake, not what is done by standing there."""
        errand = self.errand_of.get(piece["piece"])
        if errand is None or piece["lying"]:
            return 0.0
        is_done = not errand.lands and piece["place"] in errand.places
        return 0.0 if is_done else min(errand.worth, SHIELD) / 2

    def _nearness(self, piece: PieceView) -> float:
        """How much an own pawn is in the way of this Dark Arts Pawn, from 0 to 1."""
        own = tuple(self.pieces[pawn]["place"] for pawn in self.own)
        steps = nearest(self.edition, True, own)[self.index[piece["place"]]]
        return max(0.0, 1.0 - steps / 6)

    @property
    def bumped(self) -> float:
        dark = {p["place"] for p in self.pieces.values() if p["owner"] == DARK and not p["lying"]}
        lost = (self._lost(pawn) for pawn in self.own if self.pieces[pawn]["place"] in dark)
        return BUMPED + max(lost, default=0.0)

    def _lost(self, pawn: str) -> float:
        """What a pawn loses that is bumped: its way so far, and time for its errand."""
        errand = self.errand_of.get(pawn)
        way = self.pull(pawn, self.pieces[pawn]["place"]) - self.pull(pawn, GREAT_HALL)
        return max(0.0, way) + (errand.worth / 10 if errand else 0.0)

    @property
    def is_hopeless(self) -> bool:
        """Each Defence Shield still missing asks for a landing, and for another one at the
        Library if there is no book for it."""
        missing = SHIELDS - len(self.me["shields"])
        landings = missing + max(0, missing - bool(self.me["book"]))
        places = missing - self.me["scrolls"] > 0 and not self.view["locations"]
        return landings > self.me["hand"] or places

    def serves(self, token: str | None) -> float:
        """What it is worth to hold the Hogwarts Token of a type: it asks for a card of its type,
        and those in hand are there already."""
        if token is None:
            return 0.0
        cards = self.edition.cards
        return 1.0 + sum(cards[card].type == token for card in self.view["hand"] if card in cards)

    def replenishing(self) -> float:
        """It costs a step on the Path, so it waits until the hand is thin or pawns lie."""
        return 0.8 * (5 - self.me["hand"]) - 1.8 + 1.5 * self.lying

    def learning(self) -> float:
        hand = self.me["hand"]
        return (0.8 if hand > 1 else -0.5) + (LOYALTY / 2 if self.wants_loyalty and hand > 2 else 0)

    @cached_property
    def _landings(self) -> list[float]:
        return [self._landing(self.edition.spaces[space]) for space in self.index]

    def _landing(self, space: Space) -> float:
        """What ending a move on a space brings, whichever pawn it is."""
        worth = BONUS.get(space.bonus or "", 0.0) - self._danger(space)
        if space.id in self.shields:
            worth += self.shield
        if space.id == LIBRARY and not self.me["book"]:
            worth += ITEM
        if space.id == ROOM and self.wants_coin:
            worth += ITEM
        if space.detector and self.me["loyalty"] < LAST:
            worth += self._step
        if space.token and not self.me["token"] and not self.view["tokens"][space.token]:
            worth += 0.7
        if space.id not in self._dark_places:
            return worth
        return worth - STUNNED + self._guard(space)

    def _guard(self, space: Space) -> float:
        """What it is worth to drive a Dark Arts Pawn off: the more, the nearer its player is to
        the goal there."""
        if not gathered(self.edition, self.view).get(space.id):
            return 0.0
        return float(GUARD * peril(self.edition, self.view, space.id) ** 2)

    def _danger(self, space: Space) -> float:
        if space.protected or space.id == ROOM:
            return 0.0
        return DANGER * self._near[self.index[space.id]]

    @cached_property
    def _near(self) -> Sequence[int]:
        """How many Dark Arts Pawns are near each space."""
        rows = distances(self.edition, True)
        ways = [rows[self.index[place]] for place in self._dark_places]
        return [sum(row[space] <= DANGER_WITHIN for row in ways) for space in range(len(rows))]

    @cached_property
    def _dark_places(self) -> list[str]:
        dark = (piece for piece in self.pieces.values() if piece["owner"] == DARK)
        return [piece["place"] for piece in dark if piece["place"] != POOL]
