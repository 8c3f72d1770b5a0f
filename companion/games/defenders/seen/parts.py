"""Parts: what of the box can lie on the table beside the pawns, and where its things belong."""

from collections.abc import Callable, Iterable, Mapping

from companion.games.defenders.core.cards import ZONES
from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.state import State
from companion.games.defenders.side_board.loyalty import is_room_open
from companion.games.kernel.decisions import Event
from companion.games.kernel.kit import Part
from companion.games.kernel.layout import Layout, Spot

PARTS = (
    Part("shields", ("shield",), as_printed=False),
    Part("tokens", ("token",)),
    Part("markers", ("house-marker",)),
    Part("loyalty", ("loyalty-pawn", "detector", "room")),
    Part("supplies", ("coin", "scroll")),
    Part("path", ("dark-marker", "progress-token")),
)
SUPPLY, SIDE_BOARD = "supply", "side-board"
"""Where things lie that nobody holds."""
COINS, SCROLLS = 4, 8
"""In the box (SET-6)."""


def shields(state: State) -> Layout:
    left = {f"{space} {item}": Spot(item, space) for space, item in state.shields.items()}
    won = {
        f"{house} {number} {item}": Spot(item, house)
        for house, items in state.won.items()
        for number, item in enumerate(items)
    }
    return left | won


def tokens(state: State) -> Layout:
    homes = {space.token: space.id for space in state.edition.spaces.values()}
    return {
        token: Spot(token, holder or homes[token])
        for token, holder in state.tokens.items()
        if token in homes
    }


def house_markers(state: State) -> Layout:
    return {house: Spot(house, holder) for house, holder in state.markers.items()}


def loyalty_pawns(state: State) -> Layout:
    return {house: Spot(house, str(space)) for house, space in state.loyalty.items()}


def detector(state: State) -> Layout:
    return {"detector": Spot("detector", state.detector or SIDE_BOARD)}


def room(state: State) -> Layout:
    """The piece that opens the Room lies in supply at first (SET-6), and by LOY-5 ever again."""
    return {"room": Spot("room", "room-open" if is_room_open(state) else "room-closed")}


def coins(state: State) -> Layout:
    return _held("coin", (house for house in state.houses if house in state.coins), COINS)


def scrolls(state: State) -> Layout:
    held = (house for house in state.houses for _ in range(state.scrolls[house]))
    return _held("scroll", held, SCROLLS)


def _held(kind: str, holders: Iterable[str], pieces: int) -> Layout:
    """What nobody holds is in supply."""
    places = [*holders]
    places += [SUPPLY] * (pieces - len(places))
    return {f"{kind}-{number}": Spot(kind, place) for number, place in enumerate(places, 1)}


def dark_marker(state: State) -> Layout:
    return {"marker": Spot(DARK, str(state.marker + 1))}


def progress_tokens(state: State) -> Layout:
    return {zone: Spot(zone, DARK if zone in state.progress else SIDE_BOARD) for zone in ZONES}


THINGS: Mapping[str, Callable[[State], Layout]] = {
    "shield": shields,
    "token": tokens,
    "house-marker": house_markers,
    "loyalty-pawn": loyalty_pawns,
    "detector": detector,
    "room": room,
    "coin": coins,
    "scroll": scrolls,
    "dark-marker": dark_marker,
    "progress-token": progress_tokens,
}

OWN_CARDS = ("drew", "shuffled", "acquired", "acquired-unseen", "rewarded", "searched", "looked")
"""What moves the cards of a deck, and is not seen done when it is chosen."""


def by_hand(state: State, event: Event) -> str | None:
    """Whose real cards must be moved. Of the Acquire decks nothing is real."""
    seat = str(event.facts.get("seat", DARK))
    if event.key not in OWN_CARDS or seat not in state.paper:
        return None
    return seat if event.facts.get("pile", "draws") == "draws" else None
