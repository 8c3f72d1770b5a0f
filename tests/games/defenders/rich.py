"""A box whose cards do everything that the vocabulary has, for the laws."""

from collections.abc import Sequence
from dataclasses import replace

from companion.games.defenders.core.cards import (
    TYPES,
    ZONES,
    Book,
    Card,
    Condition,
    Count,
    Effect,
    EventCard,
    Extra,
    Reaction,
    Value,
)
from companion.games.defenders.core.definitions import OBSTACLES, Edition

from .table import BOX, forced

DRAW = (Effect("draw"),)
OUTSIDE = Count("pawns", "outside")
HOUSE_EFFECTS: tuple[tuple[Effect, ...] | Reaction, ...] = (
    (Effect("swap", whom="dark"),),
    (Effect("swap", whom="house", must=True),),
    (Effect("play"), Effect("fly_off")),
    (Effect("play", 2), Effect("passage", what="any")),
    (Effect("passage", what="green"), Effect("loyalty")),
    (Effect("directly", what="trophy_room", must=True),),
    (Effect("directly", what="room_of_requirement"), Effect("play")),
    (Effect("draw", 2), Effect("discard")),
    (Effect("discard", what="random"), Effect("loyalty", 3)),
    (Effect("stun", 2, whom="dark"),),
    (Effect("stun", whom="house", must=True),),
    (Effect("stand_up", 2), Effect("play")),
    (Effect("loyalty", 2),),
    (),
    Reaction("bump", (Effect("negate"),)),
    Reaction("targeted", (Effect("negate"), Effect("draw"))),
    Reaction("effect", (Effect("choose", choices=(DRAW, (Effect("negate"),))),)),
    Reaction("token", (Effect("negate", must=True),)),
    Reaction("event", (Effect("stand_up", 2), Effect("remove", what="this"))),
    (Effect("look", 3, what="draws"), Effect("search")),
    (Effect("look", 2, what="events"), Effect("recover", 2, must=True)),
    (Effect("discard", who="rival"), Effect("skip", who="house")),
    (Effect("loyalty", -1, who="each_rival", must=True), Effect("acquire")),
    (
        Effect("choose", choices=(DRAW, (Effect("gain", what="token"),))),
        Effect("text", what="Sing."),
    ),
    (Effect("gain", what="scroll"), Effect("give", what="scroll", who="rival")),
    (Effect("gain", what="coin"), Effect("take", what="coin", who="rival")),
    (Effect("remove", what="hand"), Effect("remove", what="discard", must=True)),
    (Effect("send_back", 2, whom="dark", what="outside"), Effect("house_marker")),
    (Effect("relinquish", what="any", who="house"), Effect("again")),
    (Effect("protect", what="bump"), Effect("protect", what="effects")),
    (Effect("bar", what="deploy", who="dark"), Effect("bar", what="learn", who="each_rival")),
    (Effect("draw", per=Count("items")), Effect("loyalty", when=(Condition(OUTSIDE, 2),))),
    (Effect("acquire", what="advanced", must=True), Effect("gain", what="book")),
    *((Effect("pass", what=obstacle), Effect("play")) for obstacle in OBSTACLES),
)
DARK_EFFECTS: tuple[tuple[Effect, ...] | Reaction, ...] = (
    (Effect("swap", whom="house"),),
    (Effect("swap", whom="own", must=True),),
    (Effect("fly_off"), Effect("play")),
    (Effect("draw", 2), Effect("play")),
    (Effect("stun", 2, whom="house"),),
    (Effect("stand_up", 3),),
    (Effect("directly", what="white_tomb"),),
    (Effect("marker"),),
    (),
    Reaction("effect", (Effect("negate"),)),
    Reaction("token", (Effect("negate"), Effect("remove", what="this"))),
    Reaction("targeted", (Effect("stun", whom="house"),)),
    (Effect("deploy", 2), Effect("bar", what="passage", who="each_house")),
    (Effect("skip", who="house"), Effect("discard", who="each_house")),
    (Effect("house_marker", who="house"), Effect("look", 2, what="acquire")),
    (Effect("send_back", whom="house"), Effect("acquire")),
    (Effect("loyalty", -2, who="house"), Effect("relinquish", what="book", who="each_house")),
)
HALVES = (
    (Effect("discard", what="random"),),
    (Effect("discard", 2),),
    (Effect("directly", what="spell_room"),),
    (Effect("stun"), Effect("loyalty", -2)),
    (Effect("swap", whom="house"), Effect("stand_up")),
    (Effect("draw"), Effect("marker", -1)),
    (Effect("marker"),),
    tuple(Effect("gain", what=item) for item in ("coin", "token", "scroll")),
    (Effect("relinquish", what="any"),),
)
DARK_HALVES = (
    (Effect("marker", 2),),
    (Effect("directly", what="courtyard"),),
    (Effect("swap", whom="house"),),
    (Effect("stun", 2, whom="house"), Effect("draw")),
)
VALUES = (
    Value((1,)),
    Value((2, 3)),
    Value((4,)),
    Value((1, 1)),
    Value((6,)),
    Value(to="fly_off"),
    Value((3, 1)),
    Value(to="library"),
    Value((2,)),
    Value(to="stone_bridge"),
    Value((5,)),
    Value((2,), per=Count("items")),
    Value((2,), extra=Extra(2, (Condition(Count("pawns", "outside", "moved")),))),
)


def with_text(card: Card, does: tuple[Effect, ...] | Reaction) -> Card:
    if isinstance(does, Reaction):
        return replace(card, reaction=does)
    return replace(card, effects=does)


def house_cards(count: int, first: int) -> Sequence[Card]:
    return [
        with_text(
            Card(f"house_{i}", VALUES[i % len(VALUES)], type=TYPES[i % len(TYPES)]),
            HOUSE_EFFECTS[i % len(HOUSE_EFFECTS)],
        )
        for i in range(first, first + count)
    ]


def dark_cards(count: int, first: int) -> Sequence[Card]:
    return [
        with_text(
            Card(f"dark_{i}", VALUES[i * 3 % len(VALUES)], colour=ZONES[i * i % 5 % 3]),
            DARK_EFFECTS[i % len(DARK_EFFECTS)],
        )
        for i in range(first, first + count)
    ]


def ids(cards: Sequence[Card | Book | EventCard]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def rich_edition(first: int) -> Edition:
    """The starter decks begin with this card."""
    small = BOX.edition
    house = [house_cards(7, first), house_cards(42, first + 7)]
    dark = [dark_cards(7, first), dark_cards(20, first + 7)]
    books = [Book(f"book_{i}", forced(HALVES[i % len(HALVES)])) for i in range(11)]
    events = {
        zone: [
            EventCard(
                f"{zone}_{i}",
                zone,
                forced(HALVES[(5 * at + i) % len(HALVES)]),
                forced(DARK_HALVES[(i + at) % len(DARK_HALVES)]),
            )
            for i in range(5)
        ]
        for at, zone in enumerate(ZONES)
    }
    played = [card for cards in (*house, *dark) for card in cards]
    edition: Edition = replace(
        small,
        cards={card.id: card for card in played},
        books={book.id: book for book in books},
        events={event.id: event for deck in events.values() for event in deck},
        decks=small.decks._replace(
            house_starter=ids(house[0]),
            house_acquire=ids(house[1]),
            dark_starter=ids(dark[0]),
            dark_acquire=ids(dark[1]),
            library=ids(books),
            **{zone: ids(deck) for zone, deck in events.items()},
        ),
    )
    return edition


RICHES = [BOX._replace(edition=rich_edition(first)) for first in range(0, 42, 7)]
RICH = RICHES[0]
