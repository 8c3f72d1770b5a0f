"""Dealing anew what a reader cannot know."""

from companion.games.defenders.definitions import DARK
from companion.games.defenders.script import SCRIPT
from companion.games.defenders.state import State

PILES = ("acquire_deck", "dark_acquire", "library_deck", "location_deck", "dark_location_deck")


def redealt(state: State, reader: str) -> State:
    """The same state with every hidden card in another place."""
    other = state.copy()
    looks = any(asked.kind in ("look", "search") for asked in SCRIPT.asked(state))
    if not looks:  # else somebody sees just now what lies face down
        for pile in PILES:
            setattr(other, pile, turned(getattr(state, pile)))
        other.event_decks = {zone: turned(deck) for zone, deck in state.event_decks.items()}
    other.draws, other.hands = dict(state.draws), dict(state.hands)
    for seat in state.seats:
        if seat == reader:
            other.draws[seat] = state.draws[seat] if looks else turned(state.draws[seat])
        else:
            hidden = turned(state.hands[seat] + state.draws[seat])
            held = len(state.hands[seat])
            other.hands[seat], other.draws[seat] = hidden[:held], hidden[held:]
    if reader != DARK:
        redeal_places(other, reader)
    return other


def redeal_places(state: State, reader: str) -> None:
    """The Dark Location, and the Location Cards of other houses."""
    others = [house for house in state.houses if house != reader]
    dealt = [card for house in others for card in state.locations[house]]
    dealt = list(turned((*dealt, *state.location_deck)))
    state.locations = dict(state.locations)
    for house in others:
        count = len(state.locations[house])
        state.locations[house], dealt = tuple(dealt[:count]), dealt[count:]
    state.location_deck = tuple(dealt)
    if state.dark_location:
        pack = turned((*state.dark_location_deck, state.dark_location))
        state.dark_location_deck, state.dark_location = pack[:-1], pack[-1]


def turned(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (*cards[1:], *cards[:1])
