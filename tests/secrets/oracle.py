"""Who may know which card: worked out from the state's zones alone, by nothing of what builds the
messages."""

from typing import Any

from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.state import State
from tests.redeal import acquire_deck_of, knows_dark_location

NOBODY = "nobody"
"""A reader who knows what everybody knows, and nothing else."""


def open_to_all(state: State) -> set[str]:
    """The cards that lie face up, or have done so and left the game, and those of effects that
    last: everybody was told of them."""
    zones = [*state.discards.values(), *state.removed.values(), *state.played.values()]
    books = (*state.library_row, *state.library_discard, *state.books.values())
    drawn = set(state.edition.events).difference(*state.event_decks.values())
    told = {each.source for each in state.lasting}
    return {card for zone in (*zones, state.row, books) for card in zone} | drawn | told


def own(state: State, reader: str) -> set[str]:
    """The cards that a player sees: the own hand, and what is looked at just now."""
    if reader not in state.seats:
        return set()
    return {*state.hands[reader], *_looked_at(state, reader)}


def may_know(state: State, reader: str) -> set[str]:
    return open_to_all(state) | on_paper(state) | own(state, reader)


def on_paper(state: State) -> set[str]:
    """The cards of decks on paper: which is where the hub does not know itself. It may have been
    open a moment before, for such a deck is shuffled within one row."""
    return {card for could_be in state.paper.values() for card in could_be}


def own_of_view(state: State, reader: str) -> dict[str, Any]:
    """What a view must say of the reader's own secrets, no more and no less."""
    return {
        "hand": list(state.hands.get(reader, ())),
        "locations": list(state.locations.get(reader, ())),
        "dark_location": state.dark_location
        if state.dark_location and knows_dark_location(state, reader)
        else None,
    }


def _looked_at(state: State, reader: str) -> tuple[str, ...]:
    if not state.agenda:
        return ()
    kind, stage, _, args = state.agenda[-1]
    asked = kind, stage
    if asked == ("bump", "keep") and reader == DARK:
        return state.dark_acquire[-2:]
    if asked == ("effect", "fetch") and args[0] == reader:
        return state.draws[reader]
    if asked != ("effect", "order") or args[0] != reader:
        return ()
    seat, address, looked, _ = args
    piles = {
        "draws": state.draws[seat],
        "events": state.event_decks[state.edition.path[state.reached].zone],
        "acquire": getattr(state, acquire_deck_of(seat)),
    }
    return piles[state.edition.effects[address].what][-looked:]
