"""Dealing anew, at random, everything that a reader cannot know."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.state import Cards, State, put
from companion.games.kernel.agenda import Step
from companion.games.kernel.decisions import CLOCK
from companion.games.kernel.decks import UNIDENTIFIED

HOUSE_ACQUIRE, DARK_ACQUIRE = "acquire_deck", "dark_acquire"


def redealt(state: State, reader: str, random: Random) -> State:
    """The same state with every card that is hidden from a reader where another could be. What
    lies open, how many cards lie where, and what is known of a deck as a whole stay as they are."""
    return _Dealing(state.copy(), reader, random).done()


class _Dealing:
    """One dealing. What the reader looks at just now is no secret."""

    def __init__(self, state: State, reader: str, random: Random) -> None:
        self._state, self._reader, self._random = state, reader, random
        self._looking = _looked_at(state, reader)

    def done(self) -> State:
        state = self._state
        for seat in state.seats:
            self._trade_unseen(seat)
            self._deal_seat(seat)
        for pile in (HOUSE_ACQUIRE, DARK_ACQUIRE, "library_deck", "dark_location_deck"):
            setattr(state, pile, self._beneath(pile, getattr(state, pile)))
        state.event_decks = {
            zone: self._beneath(zone, deck) for zone, deck in state.event_decks.items()
        }
        self._deal_locations()
        self._deal_dark_location()
        state.agenda = tuple(map(self._answered_otherwise, state.agenda))
        return state

    def _mixed(self, cards: Sequence[str]) -> Cards:
        return tuple(self._random.sample(cards, len(cards)))

    def _beneath(self, pile: str, cards: Cards) -> Cards:
        """A pile mixed under the cards on its top that the reader looks at."""
        seen = len(cards) - min(len(cards), self._looking.get(pile, 0))
        return (*self._mixed(cards[:seen]), *cards[seen:])

    def _trade_unseen(self, seat: str) -> None:
        """Cards that came into a deck unseen could be any that are left of those to acquire."""
        state = self._state
        pile = acquire_deck_of(seat)
        if seat not in state.unseen or self._looking.keys() & {pile, f"draws of {seat}"}:
            return
        hidden = (*state.hands[seat], *state.draws[seat])
        own = 0 if seat != self._reader else len(state.hands[seat])
        unseen = _places_of_unseen(state, seat, hidden)
        traded = [at for at in unseen if at >= own]
        deck = self._mixed((*(hidden[at] for at in traded), *getattr(state, pile)))
        new = list(hidden)
        for at, card in zip(traded, deck, strict=False):
            new[at] = card
        held = len(state.hands[seat])
        state.hands = put(state.hands, seat, tuple(new[:held]))
        state.draws = put(state.draws, seat, tuple(new[held:]))
        setattr(state, pile, deck[len(traded) :])

    def _deal_seat(self, seat: str) -> None:
        """Of the own cards the order of the draw deck is hidden, of others' hand and draw deck
        everything but how many cards they are."""
        state = self._state
        if seat == self._reader:
            own = self._beneath(f"draws of {seat}", state.draws[seat])
            state.draws = put(state.draws, seat, own)
            return
        held = len(state.hands[seat])
        hidden = self._mixed((*state.hands[seat], *state.draws[seat]))
        state.hands = put(state.hands, seat, hidden[:held])
        state.draws = put(state.draws, seat, hidden[held:])
        if seat in state.paper:
            state.paper = put(state.paper, seat, self._mixed(state.paper[seat]))

    def _deal_locations(self) -> None:
        state = self._state
        others = [house for house in state.houses if house != self._reader]
        dealt = (card for house in others for card in state.locations[house])
        pool = self._mixed((*dealt, *state.location_deck))
        for house in others:
            count = len(state.locations[house])
            state.locations = put(state.locations, house, pool[:count])
            pool = pool[count:]
        state.location_deck = pool

    def _deal_dark_location(self) -> None:
        """It is no place where the Dark Arts Player would have won already."""
        state = self._state
        if not state.dark_location or knows_dark_location(state, self._reader):
            return
        pack = self._mixed((*state.dark_location_deck, state.dark_location))
        stand = Counter(place for pawn, place in state.places.items() if pawn.startswith(DARK))
        drawn = next(place for place in pack if stand[place] < state.needed)
        state.dark_location, at = drawn, pack.index(drawn)
        state.dark_location_deck = (*pack[:at], *pack[at + 1 :])

    def _answered_otherwise(self, step: Step) -> Step:
        """What others have answered in a window, or which of their answers are still to come."""
        kind, stage, serial, args = step
        if kind != "reactions":
            return step
        *about, answers = args
        if stage:
            by = about[-1]
            others = [seat for seat in self._state.seats if seat not in (by, self._reader)]
            told = [answer for answer in answers if answer[0] == self._reader]
            told += [(seat, card) for seat in others if (card := self._any_of(seat))]
        else:
            known = (CLOCK, self._reader)
            told = [(seat, card if seat in known else self._any_of(seat)) for seat, card in answers]
        return kind, stage, serial, (*about, tuple(told))

    def _any_of(self, seat: str) -> str:
        """A card of a hand, or none."""
        card = self._random.choice((*self._state.hands[seat], *[""] * 3))
        return self._random.choice(self._state.paper[seat]) if card == UNIDENTIFIED else card


def acquire_deck_of(seat: str) -> str:
    return DARK_ACQUIRE if seat == DARK else HOUSE_ACQUIRE


def knows_dark_location(state: State, reader: str) -> bool:
    """Is the Dark Location open to a reader: to its player, where it lies open (RUL-57), and once
    it has won?"""
    has_won = state.result is not None and DARK in state.result.seats
    return reader == DARK or "RUL-57" in state.switched or has_won


def _looked_at(state: State, reader: str) -> dict[str, int]:
    """Pile -> how many cards on its top the reader sees just now, because of what is asked."""
    if not state.agenda:
        return {}
    kind, stage, _, args = state.agenda[-1]
    asked = kind, stage
    if asked == ("bump", "keep") and reader == DARK:
        return {DARK_ACQUIRE: 2}
    if asked == ("effect", "fetch") and args[0] == reader:
        return {f"draws of {reader}": len(state.draws[reader])}
    if asked != ("effect", "order") or args[0] != reader:
        return {}
    seat, address, looked, _ = args
    pile = {
        "draws": f"draws of {seat}",
        "events": state.edition.path[state.reached].zone,
        "acquire": acquire_deck_of(seat),
    }[state.edition.effects[address].what]
    return {pile: looked}


def _places_of_unseen(state: State, seat: str, hidden: Cards) -> Iterator[int]:
    """Where among a player's hidden cards those lie that nobody saw join."""
    decks = state.edition.decks
    known = Counter(decks.dark_starter if seat == DARK else decks.house_starter)
    known += Counter(state.acquired[seat])
    known -= Counter((*state.discards[seat], *state.removed[seat], *state.played[seat]))
    for at, card in enumerate(hidden):
        if card != UNIDENTIFIED:
            known[card] -= 1
            if known[card] < 0:
                yield at
