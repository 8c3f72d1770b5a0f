"""Knowledge: the game as far as one reader knows it, to look ahead in without telling more."""

from collections import Counter
from collections.abc import Iterable, Mapping

from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.rulebook import rule
from companion.games.defenders.core.state import Cards, State
from companion.games.defenders.effects.looks import pile
from companion.games.defenders.seen.views import knows_dark_location
from companion.games.kernel.agenda import Step
from companion.games.kernel.decks import UNIDENTIFIED

Looks = Mapping[str, int]
"""Pile of the state, or zone of an Event deck -> how many cards on top of it are seen just now."""


@rule("SET-15", "set-up")
def known_to(state: State, reader: str) -> State:
    """What is decided about others never depends on their hands, nor for anybody on draw decks,
    others' Location Cards, the Dark Location Card and the order of a face-down deck: to a reader
    they could be anything. (Defenders, Glossary: Reveal, Discard)"""
    known, looks = state.copy(), _looks(state, reader)
    _cover_decks(known, reader, looks)
    _cover_players(known, reader, looks)
    _cover_locations(known, reader)
    _cover_dark_location(known, reader)
    known.agenda = tuple(_without_answers(step, reader) for step in known.agenda)
    return known


def _looks(state: State, reader: str) -> Looks:
    """What a reader sees just now of cards that lie face down, because of what is asked."""
    kind, stage, _, args = state.agenda[-1] if state.agenda else ("", "", 0, ())
    if (kind, stage) == ("bump", "keep") and reader == DARK:
        return {"dark_acquire": 2}
    if kind != "effect" or stage not in ("order", "fetch") or args[0] != reader:
        return {}
    effect = state.edition.effects[args[1]]
    if stage == "fetch":
        return {"draws": len(state.draws[reader])} if effect.do == "search" else {}
    zone = state.edition.path[state.reached].zone
    names = {"draws": "draws", "events": zone, "acquire": _deck_of(reader)}
    return {names[effect.what]: min(args[2], len(pile(state, reader, effect.what)))}


def _deck_of(seat: str) -> str:
    """The pile of the state that a player acquires from."""
    return "dark_acquire" if seat == DARK else "acquire_deck"


def _cover_decks(known: State, reader: str, looks: Looks) -> None:
    """The common decks lie in one fixed order under what is seen of them. A card that came into
    a player's deck unseen could be any of those left to acquire."""
    for name in ("dark_acquire", "acquire_deck"):
        unseen = [
            card
            for seat in known.seats
            if _deck_of(seat) == name and seat in known.unseen
            for card in _unseen(known, seat, _hidden(known, seat, reader, looks))
        ]
        setattr(known, name, _covered(getattr(known, name), looks.get(name, 0), unseen))
    known.library_deck = _covered(known.library_deck)
    known.event_decks = {
        zone: _covered(deck, looks.get(zone, 0)) for zone, deck in known.event_decks.items()
    }


def _covered(cards: Cards, seen: int = 0, others: Iterable[str] = ()) -> Cards:
    """A face-down pile, out of all that could lie there; the cards on top that are seen stay."""
    beneath = max(len(cards) - seen, 0)
    could_be = sorted((*cards[:beneath], *others))
    return (*could_be[:beneath], *cards[beneath:])


def _hidden(state: State, seat: str, reader: str, looks: Looks) -> Cards:
    """A player's cards that the reader does not see."""
    draws, hand = state.draws[seat], state.hands[seat]
    return _beneath(draws, looks.get("draws", 0)) if seat == reader else (*draws, *hand)


def _beneath(cards: Cards, seen: int) -> Cards:
    return cards[: max(len(cards) - seen, 0)]


def _unseen(state: State, seat: str, hidden: Cards) -> Iterable[str]:
    """Those of a player's hidden cards that came into its deck unseen."""
    decks = state.edition.decks
    starter = decks.starter_of(seat)
    own = Counter((*state.draws[seat], *state.hands[seat]))
    laid_open = Counter((*state.discards[seat], *state.removed[seat], *state.played[seat]))
    seen = Counter((*starter, *state.acquired[seat])) - laid_open - (own - Counter(hidden))
    named = (card for card in hidden if card != UNIDENTIFIED)
    return (Counter(named) - seen).elements()


def _cover_players(known: State, reader: str, looks: Looks) -> None:
    """Other players' hands and everybody's draw deck could be anything."""
    paper = {seat: cards for seat, cards in known.paper.items() if seat == reader}
    known.paper = {**dict.fromkeys(known.seats, tuple(known.edition.cards)), **paper}
    known.hands = {
        seat: cards if seat == reader else _anything(cards) for seat, cards in known.hands.items()
    }
    known.draws = {
        seat: (*_anything(beneath), *cards[len(beneath) :])
        for seat, cards in known.draws.items()
        for beneath in [_beneath(cards, looks.get("draws", 0) if seat == reader else 0)]
    }


def _anything(cards: Cards) -> Cards:
    return (UNIDENTIFIED,) * len(cards)


def _cover_locations(known: State, reader: str) -> None:
    """Others' Location Cards and the deck could be any that the reader does not hold."""
    others = {house: cards for house, cards in known.locations.items() if house != reader}
    held = (card for cards in others.values() for card in cards if card != UNIDENTIFIED)
    known.location_deck = _covered(known.location_deck, others=held)
    known.locations = {
        **known.locations,
        **{house: _anything(cards) for house, cards in others.items()},
    }


def _cover_dark_location(known: State, reader: str) -> None:
    secret = known.dark_location and not knows_dark_location(known, reader)
    others = [known.dark_location] if secret else []
    known.dark_location_deck = _covered(known.dark_location_deck, others=others)
    if secret:
        known.dark_location = ""


def learnt(before: State, after: State) -> dict[str, tuple[str, ...]]:
    """The cards that came into each hand, and for the Dark Arts Player the Dark Location."""
    found = {
        seat: _more(before.hands[seat], cards)
        for seat, cards in after.hands.items()
        if cards is not before.hands[seat]
    }
    if after.dark_location != before.dark_location and after.dark_location:
        found[DARK] = (*found.get(DARK, ()), after.dark_location)
    return {seat: cards for seat, cards in found.items() if cards}


def _more(before: Cards, after: Cards) -> Cards:
    more = Counter(after) - Counter(before)
    return tuple(card for card in more.elements() if card != UNIDENTIFIED)


def _without_answers(step: Step, reader: str) -> Step:
    """What others have answered in a window is known to nobody until all have (HOU-14), nor then
    before it is done."""
    kind, stage, serial, args = step
    if kind != "reactions":
        return step
    *about, answers = args
    if stage:
        told = tuple(answer for answer in answers if answer[0] == reader)
    else:
        told = tuple((seat, card if seat == reader else "") for seat, card in answers)
    return kind, stage, serial, (*about, told)
