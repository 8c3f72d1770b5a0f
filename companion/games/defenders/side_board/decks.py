"""Decks: drawing cards, and shuffling what is to be drawn from."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from companion.games.defenders.core.house_rules import is_switched
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import Cards, State, put
from companion.games.kernel import decks
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import CHANCE, ORDER, Choice, Pending
from companion.games.kernel.rulings import Ruling

HAND = 5
"""The number of cards that players draw up to."""
RULE_OF_SET_UP: Mapping[str, str] = {
    "shields": "SET-2",
    "library_deck": "SET-7",
    "acquire_deck": "SET-8",
    "location_deck": "SET-10",
    "dark_location_deck": "SET-10",
    "event_decks": "SET-11",
    "dark_acquire": "SET-12",
    "draws": "SET-12",
}
"""Each pile that is shuffled at set-up."""


def draw_up_to_five(state: State, seat: str, by: str) -> None:
    """Plan the draw that fills a hand up to five cards."""
    missing = HAND - len(state.hands[seat])
    if missing > 0:
        draw_cards(state, seat, missing, by)


def draw_cards(state: State, seat: str, count: int, by: str) -> None:
    """Plan a draw by some rule: it comes before everything that is on the agenda already."""
    push(state, "draw", "", seat, count, by)


@SCRIPT.does("draw")
@rule("RUL-34", "consequence")
def draw(state: State, seat: str, count: int, by: str) -> None:
    """Cards come from the top of the draw deck. It is remade as soon as it is depleted; where
    the discard pile was empty then, or where a table has it so, when the next draw is due;
    where both are empty, fewer cards are drawn.
    (Ruling of this companion to Defenders p.12, Card Draw)"""
    pile = state.draws[seat]
    taken = min(count, len(pile))
    if taken:
        state.hands = put(state.hands, seat, state.hands[seat] + pile[: -taken - 1 : -1])
        state.draws = put(state.draws, seat, pile[:-taken])
        state.tell("drew", by, seat=seat, cards=taken)
    if count > taken and state.discards[seat]:
        draw_cards(state, seat, count - taken, "RUL-34")
        shuffle(state, "draws", seat)
    else:
        remake_if_depleted(state, seat)


@rule("RUL-34", "consequence")
def remake_if_depleted(state: State, seat: str) -> None:
    """A deck that a search depletes is remade like one that a draw does.
    (Ruling of this companion to Defenders p.12, Card Draw)"""
    if not state.draws[seat] and state.discards[seat] and not is_switched(state, "RUL-34"):
        shuffle(state, "draws", seat)


def shuffle(state: State, pile: str, of: str = "") -> None:
    """Plan a shuffle of a pile of the state, or of one of its piles. A deck on paper is shuffled
    by hand: nobody here knows its cards any more."""
    if pile in ("draws", "searched") and of in state.paper:
        cards, could_be = decks.hidden(pack(state, pile, of), state.paper[of])
        state.paper = put(state.paper, of, could_be)
        put_remade(state, pile, of, cards)
    else:
        push(state, "shuffle", "", pile, of)


@SCRIPT.asks("shuffle")
class Shuffle:
    """Chance orders a pile; its discard pile goes into it."""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        pile, of = args
        facts = {"pile": pile, "of": of, "size": len(pack(state, pile, of))}
        return Pending(serial, CHANCE, "shuffle", rule_of_shuffle(state, pile), facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return ()

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        return RULES.judges(is_order(choice, len(pack(state, *args))), "HOU-15")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        pile, of = args
        remake(state, pile, of, tuple(map(int, choice[1:])))


def rule_of_shuffle(state: State, pile: str) -> str:
    """Set-up shuffles what lies in order; from the first turn on a depleted deck is remade."""
    return "HOU-15" if state.number else RULE_OF_SET_UP[pile]


def is_order(choice: Choice, size: int) -> bool:
    """Is it an order of a pack of this size, each position once?"""
    verb, *positions = choice
    return verb == ORDER and len(positions) == size and _positions(size).issubset(positions)


@cache
def _positions(size: int) -> frozenset[int]:
    return frozenset(range(size))


@rule("HOU-15", "consequence")
@rule("RUL-35", "consequence")
def pack(state: State, pile: str, of: str) -> Cards:
    """A depleted draw deck is remade by shuffling the discard pile, what a Replenish has just
    discarded included; cards that lie open before their player are not in it yet.
    (Defenders p.12, Card Draw)"""
    if pile == "draws":
        return state.draws[of] + state.discards[of]
    if pile == "searched":
        return state.draws[of]
    if pile == "library_deck":
        return state.library_deck + state.library_discard
    if pile == "shields":
        return tuple(state.shields.values())
    cards: Cards = getattr(state, pile)[of] if of else getattr(state, pile)
    return cards


def remake(state: State, pile: str, of: str, order: tuple[int, ...]) -> None:
    """Put a pile in place that chance has ordered."""
    cards = pack(state, pile, of)
    shuffled: Any = tuple(map(cards.__getitem__, order))
    if pile == "shields":
        shuffled = dict(zip(state.shields, shuffled, strict=True))
    put_remade(state, pile, of, shuffled)


def put_remade(state: State, pile: str, of: str, shuffled: Any) -> None:
    if pile == "searched":  # the discard pile stays as it is
        state.draws = put(state.draws, of, shuffled)
        return
    setattr(state, pile, put(getattr(state, pile), of, shuffled) if of else shuffled)
    if pile == "draws":
        state.discards = put(state.discards, of, ())
        state.tell("shuffled", rule_of_shuffle(state, pile), seat=of)
    elif pile == "library_deck":
        state.library_discard = ()


def in_hand(state: State, seat: str) -> Cards:
    """What the cards of a hand may be called, each name once."""
    return _sayable(state, seat, state.hands[seat])


def in_draw_deck(state: State, seat: str) -> Cards:
    """The same for the cards of a draw deck."""
    return _sayable(state, seat, state.draws[seat])


def _sayable(state: State, seat: str, zone: Cards) -> Cards:
    if seat not in state.paper:
        return tuple(dict.fromkeys(zone))
    return decks.sayable(zone, state.paper[seat])


def unidentified(state: State, seat: str) -> Cards:
    """What an unidentified card of this player could be, each name once."""
    return tuple(dict.fromkeys(state.paper[seat]))


def identify_in_hand(state: State, seat: str, card: str) -> None:
    """Say of an unidentified card of a hand which one it is."""
    hand, could_be = decks.identify(state.hands[seat], state.paper[seat], card)
    state.hands, state.paper = put(state.hands, seat, hand), put(state.paper, seat, could_be)


def take_from_hand(state: State, seat: str, card: str) -> None:
    """Take a card of this name out of a hand; an unidentified one is identified by it."""
    state.hands = put(state.hands, seat, _without(state, seat, state.hands[seat], card))


def take_from_draw_deck(state: State, seat: str, card: str) -> None:
    """The same for a card that was searched for."""
    state.draws = put(state.draws, seat, _without(state, seat, state.draws[seat], card))


def _without(state: State, seat: str, zone: Cards, card: str) -> Cards:
    if seat in state.paper:
        zone, could_be = decks.called(zone, state.paper[seat], card)
        state.paper = put(state.paper, seat, could_be)
    return decks.without(zone, card)


def lay_open(state: State, seat: str, card: str) -> None:
    """Play a card from hand: it lies open before its player until it is discarded."""
    take_from_hand(state, seat, card)
    state.played = put(state.played, seat, (*state.played[seat], card))


def clear_away(state: State, seat: str, card: str) -> None:
    """Discard a card that was played."""
    state.played = put(state.played, seat, decks.without(state.played[seat], card))
    state.discards = put(state.discards, seat, (*state.discards[seat], card))


def discard(state: State, seat: str, card: str, by: str) -> None:
    """Put a card from hand on top of its owner's discard pile, face up."""
    take_from_hand(state, seat, card)
    state.discards = put(state.discards, seat, (*state.discards[seat], card))
    state.tell("discarded", by, seat=seat, card=card)
