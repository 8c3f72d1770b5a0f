"""Sight: what a player sees, and what follows from it for the own pawns and cards."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache, reduce
from itertools import permutations
from operator import or_

from companion.games.defenders.advice.counts import are_met, count, is_where
from companion.games.defenders.advice.distances import nearest
from companion.games.defenders.advice.items import held_worth
from companion.games.defenders.advice.uses import is_of_use
from companion.games.defenders.core.cards import ANY, FLY_OFF, Effect
from companion.games.defenders.core.definitions import (
    DARK,
    GREAT_HALL,
    OBSTACLES,
    PASSAGES,
    POOL,
    Edition,
)
from companion.games.defenders.core.permits import NONE, Permits
from companion.games.defenders.main_board.movement import fly_off_points, open_ways
from companion.games.defenders.resolving.counting import is_of
from companion.games.defenders.resolving.effects import is_concerned
from companion.games.defenders.seen.views import DefendersView
from companion.games.defenders.side_board.loyalty import CLOSED, OPEN
from companion.games.kernel.board import bits
from companion.games.kernel.views import PieceView

ONE = ("house", "rival", "dark", "you")
"""Who of `cards.Who` is a single player."""
GOOD_FOR_OTHERS = {
    "draw": 1.0,
    "discard": -1.0,
    "skip": -2.5,
    "loyalty": 1.5,
    "relinquish": -0.5,
    "take": -0.5,
    "give": 0.5,
    "bar": -1.0,
    "house_marker": -3.0,
}
"""What one step or card is worth to somebody else; of an item, how much of its worth."""
CARD = 0.1
"""How much of its power a card takes along when it is played: of equals the weaker one goes."""


class Sight(ABC):
    """One view of one seat. Spaces go by their number on the map in `worths` and masks."""

    def __init__(self, edition: Edition, view: DefendersView) -> None:
        self.edition = edition
        self.view = view
        self.seat = view["reader"]
        self.pieces = {piece["piece"]: piece for piece in view["pieces"]}
        self.own = [name for name, piece in self.pieces.items() if piece["owner"] == self.seat]
        self.index = edition.board.index
        self._worths: dict[str, Sequence[float]] = {}

    @abstractmethod
    def worths_of(self, pawn: str) -> Sequence[float]:
        """What it is worth that this pawn ends a move, by space."""

    @abstractmethod
    def standing(self, pawn: str) -> float:
        """What it is worth that this pawn stays where it is."""

    @abstractmethod
    def steady(self, effect: Effect) -> float:
        """What one step, card or pawn of an effect is worth that has nothing to do with the
        place of a pawn."""

    @abstractmethod
    def replenishing(self) -> float:
        """What it is worth to Replenish now."""

    @abstractmethod
    def harm(self, owner: str) -> float:
        """How glad the player is of what befalls this player; negative for the own seat."""

    @abstractmethod
    def stun(self, piece: PieceView) -> float:
        """What it is worth that this pawn gets stunned."""

    @abstractmethod
    def send_back(self, piece: PieceView) -> float:
        """What it is worth that this pawn goes back to the Great Hall or to the pool."""

    @property
    @abstractmethod
    def bumped(self) -> float:
        """What the bump that is about to happen would cost."""

    @property
    @abstractmethod
    def is_hopeless(self) -> bool:
        """Can the own side no longer win with what is left of final hands?"""

    def plays(self, card: str) -> bool:
        """Would this card's effects work now?"""
        return True

    @cached_property
    def movable(self) -> list[str]:
        return [pawn for pawn in self.own if not self.pieces[pawn]["lying"]]

    @cached_property
    def lying(self) -> int:
        return len(self.own) - len(self.movable)

    def steps_to(self, place: str, goals: tuple[str, ...]) -> int:
        """Steps from a space to the nearest of these."""
        return self.steps(goals)[self.index[place]]

    def steps(self, goals: tuple[str, ...]) -> Sequence[int]:
        """Steps from each space to the nearest of these."""
        return nearest(self.edition, self.seat == DARK, goals)

    def worths(self, pawn: str) -> Sequence[float]:
        if pawn not in self._worths:
            self._worths[pawn] = self.worths_of(pawn)
        return self._worths[pawn]

    def gain_at(self, pawn: str, place: str) -> float:
        """What it would bring that this pawn moves there."""
        return self.worths(pawn)[self.index[place]] - self.standing(pawn)

    def gain(self, pawn: str, points: int, permits: Permits = NONE) -> float:
        """What the best move of up to so many points would bring."""
        return self._best_in(pawn, self._reach(pawn, points, permits))

    def flight(self, pawn: str, to: str) -> float:
        """What the best move "to a Fly Off Point" or "to a named place" would bring."""
        here = self.pieces[pawn]["place"]
        if here in (POOL, to):
            return 0.0
        mask = fly_off_points(self.edition) if to == FLY_OFF else 1 << self.index[to]
        return self._best_in(pawn, mask & ~(1 << self.index[here]))

    def one_pawn(self, points: int, permits: Permits) -> float:
        return max((self.gain(pawn, points, permits) for pawn in self.movable), default=0.0)

    def two_pawns(self, first: int, then: int, permits: Permits) -> float:
        """The best that a pawn can make of the first value and another of the second."""
        firsts = {pawn: self.gain(pawn, first, permits) for pawn in self.movable}
        thens = {pawn: max(0.0, self.gain(pawn, then, permits)) for pawn in self.movable}
        pairs = permutations(self.movable, 2)
        return max((firsts[one] + thens[other] for one, other in pairs), default=0.0)

    def card(self, card: str) -> float:
        """What it would bring to play this card now."""
        effects = self.edition.cards[card].effects
        extra = self.effects(effects) if self.plays(card) else 0.0
        if not any(effect.must for effect in effects):
            extra = max(0.0, extra)
        return max(0.0, self._move(card)) + extra - CARD * self.power(card)

    def _move(self, card: str) -> float:
        """What the best move of a card would bring."""
        value, permits = self.edition.cards[card].value, permits_of(self.edition, card)
        if value.to:
            return max((self.flight(pawn, value.to) for pawn in self.movable), default=0.0)
        more = count(self.edition, self.view, self.seat, value.per) if value.per else 0
        move = self.one_pawn(sum(value.points) + more, permits)
        if len(value.points) > 1:
            first, then = value.points
            move = max(move, self.two_pawns(first, then, permits))
        return move

    def power(self, card: str) -> float:
        """What a card is worth in a deck, however the game stands."""
        printed = self.edition.cards[card]
        points = printed.value.points
        moves = 0.6 * sum(points) + len(points) / 2 if points else 2.0
        return moves + sum(e.amount if e.do == "draw" else 0.5 for e in printed.effects)

    def effects(self, effects: Iterable[Effect]) -> float:
        return sum(map(self.effect, effects))

    def effect(self, effect: Effect) -> float:
        """What an effect is worth now: nothing where its conditions are not met."""
        if not are_met(self.edition, self.view, self.seat, effect.when):
            return 0.0
        if effect.do == "choose":
            return max(map(self.effects, effect.choices))
        if effect.do == "directly":
            return max((self.flight(pawn, effect.what) for pawn in self.movable), default=0.0)
        if effect.do in ("stun", "stand_up", "send_back"):
            return self._on_pawns(effect)
        return self.amount_of(effect) * self._on_players(effect)

    def amount_of(self, effect: Effect) -> int:
        """How many of its cards, steps or pawns an effect means now."""
        each = count(self.edition, self.view, self.seat, effect.per) if effect.per else 1
        return effect.amount * each

    def hit(self, do: str, piece: PieceView) -> float:
        """What it is worth that a pawn is stunned, stood up or sent back."""
        if do == "send_back":
            return self.send_back(piece)
        return -self.stun(piece) if do == "stand_up" else self.stun(piece)

    def _on_pawns(self, effect: Effect) -> float:
        """The best of the pawns that an effect can be aimed at."""
        lying = effect.do == "stand_up"
        hits = (
            self.hit(effect.do, piece)
            for piece in self.pieces.values()
            if piece["lying"] == lying
            and is_of(self.seat, piece["piece"], effect.whom)
            and is_where(self.edition, piece, effect.what)
            and not self.is_protected(piece["owner"], "effects")
            and (effect.do != "send_back" or piece["place"] != GREAT_HALL)
        )
        return sum(sorted(hits, reverse=True)[: self.amount_of(effect)])

    def is_protected(self, owner: str, against: str) -> bool:
        """Is another player protected against this?"""
        found = (owner, "protect", against)
        lasting = self.view["lasting"]
        return owner != self.seat and any((e["on"], e["do"], e["what"]) == found for e in lasting)

    def _on_players(self, effect: Effect) -> float:
        """What one step, card or item of an effect is worth, by who undergoes it."""
        worths = [
            self.on(seat, effect)
            for seat in (DARK, *(house["seat"] for house in self.view["houses"]))
            if is_concerned(self.seat, effect.who, seat)
        ]
        return max(worths, default=0.0) if effect.who in ONE else sum(worths)

    def on(self, seat: str, effect: Effect) -> float:
        """What it is worth that this player undergoes an effect."""
        if not is_of_use(self.view, seat, effect) or self.is_protected(seat, "effects"):
            return 0.0
        if seat == self.seat:
            return self.steady(effect)
        return -GOOD_FOR_OTHERS.get(effect.do, 0.0) * self._measure(seat, effect) * self.harm(seat)

    def _measure(self, seat: str, effect: Effect) -> float:
        """The worth of an item that goes from or to another player; of all else 1."""
        if effect.do not in ("relinquish", "take", "give"):
            return 1.0
        return held_worth(self.view, self.seat if effect.do == "give" else seat, effect)

    def _best_in(self, pawn: str, mask: int) -> float:
        worths = self.worths(pawn)
        best = max((worths[space] for space in bits(mask)), default=None)
        return 0.0 if best is None else best - self.standing(pawn)

    def _reach(self, pawn: str, points: int, permits: Permits) -> int:
        door = OPEN if self.view["room_open"] else CLOSED
        ways = open_ways(self.edition, self.seat, permits, door)
        place = self.pieces[pawn]["place"]
        if place != POOL:
            return ways.reach(place, points)
        entries = self.free_entries if points else ()
        reached = (1 << self.index[s] | ways.reach(s, points - 1) for s in entries)
        return reduce(or_, reached, 0)

    @cached_property
    def free_entries(self) -> list[str]:
        """Deployment Spaces where a Dark Arts Pawn could come onto the board."""
        taken = {piece["place"] for piece in self.pieces.values() if piece["owner"] == DARK}
        spaces = self.edition.spaces.values()
        return [space.id for space in spaces if space.deployment and space.id not in taken]


@lru_cache(maxsize=1024)
def permits_of(edition: Edition, source: str) -> Permits:
    """What a card would let the own pawns pass, if its effects come before its move."""
    permits = NONE
    for effect in edition.cards[source].effects if source in edition.cards else ():
        what = effect.what
        if effect.do == "pass":
            permits = permits.passing(*(OBSTACLES if what == ANY else (what,)))
        elif effect.do == "passage":
            permits = permits.through(*(PASSAGES if what == ANY else (what,)))
        elif effect.do == "fly_off":
            permits = permits._replace(fly=True)
    return permits
