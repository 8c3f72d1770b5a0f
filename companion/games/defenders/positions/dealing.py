"""Dealing: some piles get just the cards that are named, and no card is made or lost."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from companion.games.defenders.core.state import State
from companion.games.defenders.positions.contradictions import refuse
from companion.games.defenders.positions.piles import (
    GAP,
    OWN,
    REFILLED,
    ROOM,
    ROWS,
    Family,
    Pile,
    content,
    families,
    put_content,
)

NONE, REST = "none", "rest"
"""No card: an empty slot of a row, or nothing at all; what else lay there, as it lay."""
RULE_OF: Mapping[str, str] = {
    **dict.fromkeys((*OWN, "dark_acquire_deck"), "SET-12"),
    **dict.fromkeys(("acquire_deck", "acquire_row"), "SET-8"),
    **dict.fromkeys(("library_deck", "library_row", "library_discards", "books"), "SET-7"),
    **dict.fromkeys(("location_deck", "locations"), "SET-10"),
    **dict.fromkeys(("dark_location_deck", "dark_location"), "SET-10"),
    **dict.fromkeys(("shields", "shields_won"), "SET-2"),
    "event_decks": "SET-11",
}

Named = Mapping[Pile, Sequence[str]]


class Loose(NamedTuple):
    """A card that has to leave the pile where it was."""

    pile: Pile
    card: str


def deal(state: State, named: Named, kept: Collection[Pile] = ()) -> None:
    """Give each of these piles its cards, top first. A card comes from where it would be, but not
    from the piles that are `kept`; what lay in its place goes back. Raises Refused."""
    for family in families(state):
        own = {pile: cards for pile, cards in named.items() if pile in family.piles}
        if own:
            _Dealing(state, family, own, kept).do()


class _Dealing:
    """The dealing of one family's cards."""

    def __init__(self, state: State, family: Family, named: Named, kept: Collection[Pile]) -> None:
        self._state, self._family, self._named, self._kept = state, family, named, kept
        self._before = {pile: content(state, pile) for pile in family.piles}
        self._piles = {pile: list(cards) for pile, cards in self._before.items()}
        self._loose = [
            Loose(pile, card) for pile in named for card in self._piles[pile] if card != GAP
        ]
        self._open = [pile for pile in family.piles if REST in named.get(pile, (REST,))]

    def do(self) -> None:
        for pile, cards in self._named.items():
            self._check(pile, cards)
            self._piles[pile] = [self._one(pile, card) for card in cards]
        for pile in self._named:
            self._put_rest(pile)
        for loose in self._loose:
            self._send_home(loose)
        for pile in self._piles:
            self._refill(pile)
        for pile, kept in self._piles.items():
            put_content(self._state, pile, _without_gaps(pile, kept))

    def _check(self, pile: Pile, cards: Sequence[str]) -> None:
        rule, room = RULE_OF[pile.name], ROOM.get(pile.name)
        if pile.name in ("hands", "draw_decks") and pile.of in self._state.paper:
            raise refuse(rule, "paper", pile.entry, seat=pile.of)
        if pile.name in ROWS and len(cards) != room:
            raise refuse(rule, "slots", pile.entry, slots=room or 0)
        if room is not None and len(cards) > room:
            raise refuse(rule, "too-many", pile.entry, most=room)
        if cards.count(REST) > 1:
            raise refuse(rule, "rest", pile.entry)

    def _one(self, pile: Pile, card: str) -> str:
        if card == REST:
            return REST
        if card == NONE and pile.name in ROWS:
            return GAP
        self._take(pile, card)
        return card

    def _take(self, to: Pile, card: str) -> None:
        for pile in sorted(self._family.piles, key=lambda pile: _distance(pile, to)):
            if card in self._family.bound and pile.of != to.of:
                continue
            if Loose(pile, card) in self._loose:
                del self._loose[_deepest(self._loose, Loose(pile, card))]
                return
            if pile not in (*self._named, *self._kept) and card in self._piles[pile]:
                kept = self._piles[pile]
                at = _deepest(kept, card)
                kept[at : at + 1] = [GAP] if pile.name in REFILLED else []
                return
        known = any(card in cards for cards in self._before.values())
        why = "no-card-left" if known else "no-such-card"
        raise refuse(RULE_OF[to.name], why, to.entry, card=card)

    def _put_rest(self, pile: Pile) -> None:
        kept = self._piles[pile]
        if REST in kept:
            at = kept.index(REST)
            kept[at : at + 1] = [loose.card for loose in self._loose if loose.pile == pile]
            self._loose = [loose for loose in self._loose if loose.pile != pile]

    def _refill(self, pile: Pile) -> None:
        """What lost a card to another pile is filled from its deck."""
        deck = Pile(REFILLED.get(pile.name, ""))
        if pile in self._named or deck not in self._open:
            return
        cards = self._piles[pile]
        from_top = -1 if deck in self._named else 0  # the top that is named stays
        for at, card in enumerate(cards):
            if card == GAP and self._piles[deck]:
                cards[at] = self._piles[deck].pop(from_top)

    def _send_home(self, loose: Loose) -> None:
        for home in self._homes(loose):
            self._piles[home].append(loose.card)
            return
        if not self._family.may_leave:
            rule = RULE_OF[loose.pile.name]
            raise refuse(rule, "no-place-left", loose.pile.entry, card=loose.card)

    def _homes(self, loose: Loose) -> Iterator[Pile]:
        for home in self._family.homes(loose.pile):
            room = ROOM.get(home.name)
            if home in self._open and (room is None or len(self._piles[home]) < room):
                yield home


def _without_gaps(pile: Pile, cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(card for card in cards if card != GAP or pile.name in ROWS)


def _distance(pile: Pile, to: Pile) -> tuple[bool, bool, bool]:
    """The own pile is nearest, then those of the same player, then those of nobody."""
    return pile != to, pile.of != to.of, bool(pile.of)


def _deepest(cards: Sequence[object], card: object) -> int:
    """Where the last of equal cards lies: what is above it stays."""
    return len(cards) - 1 - cards[::-1].index(card)
