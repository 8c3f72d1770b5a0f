"""The state of a game: mutable inside the rules, a value outside.

Every field holds a value that is never changed in place, only put in place of another: so a copy
shares them all, and costs next to nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from companion.games.defenders.core.cards import Zone
from companion.games.defenders.core.definitions import Edition, Item
from companion.games.defenders.core.permits import NONE, Permits
from companion.games.defenders.core.trails import Leg
from companion.games.kernel.agenda import Step
from companion.games.kernel.decisions import Choice, Event, Pending
from companion.games.kernel.port import Result

Cards = tuple[str, ...]
"""Card ids. In a pile the top is last. Two cards of one id are the same to everybody: nothing
follows a card from one zone to another."""
V = TypeVar("V")


class Lasting(NamedTuple):
    """An effect that holds until the next turn of the player who brought it about."""

    by: str
    on: str
    """The seat that it protects or bars."""
    do: str
    what: str
    source: str


class State:
    """Everything that can change in a game."""

    edition: Edition
    seats: tuple[str, ...]
    """Clockwise round the table, the Dark Arts Player first."""
    switched: frozenset[str]
    """Rulings of ours that this table has switched to the other reading."""

    places: Mapping[str, str]
    """Pawn -> space or `POOL`."""
    stunned: frozenset[str]
    trails: Mapping[str, tuple[Leg, ...]]
    """Pawn -> its moves of this turn."""
    permits: Permits

    hands: Mapping[str, Cards]
    draws: Mapping[str, Cards]
    discards: Mapping[str, Cards]
    paper: Mapping[str, Cards]
    """Seat whose deck is on paper -> what its unidentified cards could be."""
    removed: Mapping[str, Cards]
    """Seat -> its cards that have left the game."""
    acquired: Mapping[str, Cards]
    """Seat -> the cards that everybody saw join its deck."""
    unseen: frozenset[str]
    """Seats into whose decks cards have come that not everybody saw."""
    played: Mapping[str, Cards]
    """Seat -> its cards that lie open before it: those of its turn until that ends, and those of
    reactions until they are resolved."""

    acquire_deck: Cards
    row: Cards
    """Four slots from the deck outwards: Advanced Row, then Acquire Row; "" is an empty one."""
    dark_acquire: Cards
    library_deck: Cards
    library_row: Cards
    """Two slots; "" is an empty one."""
    library_discard: Cards
    location_deck: Cards
    """Bottom first, top last."""
    locations: Mapping[str, Cards]
    """House -> its Location Cards."""

    loyalty: Mapping[str, int]
    """House -> space of the Loyalty Track, 1 to 7."""
    loyal: tuple[str, ...]
    """Houses on the fifth space or higher, in the order in which they came there."""
    detector: str
    """Who holds the Dark Detector; "" while it lies on the Side Board."""
    coins: frozenset[str]
    """Houses that hold a D.A. Coin."""
    scrolls: Mapping[str, int]
    """House -> Parchment Scrolls held."""
    gained: Mapping[str, int]
    """House -> Parchment Scrolls gained so far."""
    tokens: Mapping[str, str]
    """Type -> the house that holds the Hogwarts Token; "" while it lies on its space."""
    token_turns: Mapping[str, int]
    """House -> the turn in which it got its token."""
    books: Mapping[str, str]
    """House -> the Library Book it holds, or ""."""
    shields: Mapping[str, Item]
    """Space -> what the Defence Shield there asks for; gone once it is taken."""
    won: Mapping[str, Cards]
    """House -> its Defence Shields, by what they asked for."""
    markers: Mapping[str, str]
    """House -> who holds its House Marker: itself or the Dark Arts Player."""

    marker: int
    """The Dark Arts Marker's space on the Path, from 0."""
    reached: int
    """The furthest space that it has been on."""
    event_decks: Mapping[str, Cards]
    """Zone -> its Event deck."""
    event: str
    """The Event Card that is being resolved, or ""."""
    owed: tuple[int, ...]
    """Advances of the Marker that wait until the event is done (RUL-55): how many spaces each."""
    progress: frozenset[Zone]
    """Zones whose Progress Token is taken."""
    dark_location_deck: Cards
    dark_location: str
    """The space on the drawn Dark Location Card, or ""."""
    needed: int
    """How many Dark Arts Pawns must stand there; 0 before the card is drawn."""

    final_hands: bool
    progressed: bool
    """Has this round seen a shield, item, Loyalty step, bump or Path step (RUL-59)?"""
    agreed: frozenset[str]
    """Seats that have offered to end final hands in a tie."""
    quiet: int
    """Full rounds without any of those since final hands."""

    turn: str
    number: int
    """Turns begun so far."""
    main_done: bool
    again: bool
    """Is another turn of the same player to follow?"""
    extra: bool
    """Is this turn such another one?"""
    skips: Mapping[str, int]
    plays: int
    """Further cards that may be played once the present one is resolved."""
    lasting: tuple[Lasting, ...]
    """Effects that hold until the next turn of whoever brought them about."""
    rewarded: bool
    """Was a bump reward taken this turn (DRK-6)?"""

    agenda: tuple[Step, ...]
    serial: int
    result: Result | None
    happened: tuple[Event, ...]
    """What the decision in work has done so far; no part of the value."""
    asked: tuple[Pending, ...] | None
    """What is asked, once somebody wanted to know; no part of the value."""
    offered: dict[tuple[int, str], tuple[Choice, ...]]
    """What may be chosen, by serial and seat, once somebody wanted to know; no part of the
    value."""

    def copy(self) -> "State":
        other = State()
        other.__dict__ = self.__dict__.copy()  # many fields, all shared: no slots is faster here
        other.happened = ()
        other.asked = None
        other.offered = {}
        return other

    def tell(self, key: str, rule: str, **facts: str | int) -> None:
        """Note what happened, as everybody may know it."""
        self.happened += (Event(key, rule, facts),)

    @property
    def houses(self) -> tuple[str, ...]:
        """The House Players, clockwise from the Dark Arts Player's left."""
        return self.seats[1:]

    def seats_from(self, seat: str) -> tuple[str, ...]:
        """All seats clockwise, this one first."""
        return clockwise_from(seat, self.seats)


def clockwise_from(seat: str, seats: Sequence[str]) -> tuple[str, ...]:
    """Seats that stand in their order round the table, this one first."""
    at = seats.index(seat)
    return (*seats[at:], *seats[:at])


NO_VALUE = ("happened", "asked", "offered")
FIELDS = tuple(field for field in State.__annotations__ if field not in NO_VALUE)


SETS = ("stunned", "coins", "progress", "unseen", "agreed", "switched")
MAPPINGS = (
    *("places", "trails", "paper", "skips", "shields", "event_decks"),
    *("scrolls", "tokens", "markers"),
)


def put(mapping: Mapping[str, V], key: str, value: V) -> dict[str, V]:
    """The mapping with one entry put in place."""
    return {**mapping, key: value}


def to_json(state: State) -> dict[str, Any]:
    """Exactly the state, as JSON-able data."""
    return {field: _plain(getattr(state, field)) for field in FIELDS if field != "edition"}


def from_json(edition: Edition, data: Mapping[str, Any]) -> State:
    """The state that `to_json` wrote, on the same edition."""
    state = State()
    state.edition = edition
    for field in FIELDS:
        if field != "edition":
            setattr(state, field, _value(data[field]))
    for field in SETS:
        setattr(state, field, frozenset(data[field]))
    state.permits = Permits(*state.permits)
    state.trails = {
        pawn: tuple(Leg(*leg)._replace(permits=Permits(*leg[3])) for leg in legs)
        for pawn, legs in state.trails.items()
    }
    state.lasting = tuple(Lasting(*each) for each in state.lasting)
    state.result = state.result and Result(*state.result)
    state.happened, state.asked, state.offered = (), None, {}
    return state


def blank(edition: Edition, seats: tuple[str, ...]) -> State:
    """A state in which nothing has been set up."""
    state = State()
    empty = dict.fromkeys(seats, ())
    houses = seats[1:]
    values: dict[str, Any] = {
        **dict.fromkeys(FIELDS, ()),
        **{field: {} for field in MAPPINGS},
        **{field: frozenset() for field in SETS},
        **dict.fromkeys(("event", "dark_location", "turn"), ""),
        **dict.fromkeys(("marker", "reached", "needed", "quiet", "number", "serial", "plays"), 0),
        **dict.fromkeys(("final_hands", "progressed", "main_done", "again"), False),
        **dict.fromkeys(("extra", "rewarded"), False),
        **dict.fromkeys(("hands", "draws", "discards", "played"), empty),
        **dict.fromkeys(("removed", "acquired"), empty),
        **{field: dict.fromkeys(houses, 0) for field in ("gained", "token_turns")},
        **{field: dict.fromkeys(houses, ()) for field in ("locations", "won")},
        "loyalty": dict.fromkeys(houses, 1),
        "books": dict.fromkeys(houses, ""),
        "edition": edition,
        "seats": seats,
        "permits": NONE,
        "result": None,
        "happened": (),
        "asked": None,
        "offered": {},
    }
    for field, value in values.items():
        setattr(state, field, value)
    return state


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def _value(data: Any) -> Any:
    if isinstance(data, Mapping):
        return {key: _value(item) for key, item in data.items()}
    if isinstance(data, (list, tuple)):
        return tuple(_value(item) for item in data)
    return data
