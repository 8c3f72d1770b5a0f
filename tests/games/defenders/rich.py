"""A box whose cards do everything that the vocabulary has, for the laws."""

from collections.abc import Sequence
from dataclasses import replace

from companion.games.defenders.definitions import (
    OBSTACLES,
    TYPES,
    ZONES,
    Book,
    Card,
    Edition,
    Effect,
    EventCard,
    Value,
)

from .table import BOX

HOUSE_EFFECTS = (
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
    *((Effect("pass", what=obstacle), Effect("play")) for obstacle in OBSTACLES),
)
DARK_EFFECTS = (
    (Effect("swap", whom="house"),),
    (Effect("swap", whom="own", must=True),),
    (Effect("fly_off"), Effect("play")),
    (Effect("draw", 2), Effect("play")),
    (Effect("stun", 2, whom="house"),),
    (Effect("stand_up", 3),),
    (Effect("directly", what="white_tomb"),),
    (Effect("marker"),),
    (),
)
HALVES = (
    (Effect("discard", what="random"),),
    (Effect("discard", 2),),
    (Effect("directly", what="spell_room"),),
    (Effect("stun"), Effect("loyalty", -2)),
    (Effect("swap", whom="house"), Effect("stand_up")),
    (Effect("draw"), Effect("marker", -1)),
    (Effect("marker"),),
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
)


def house_cards(count: int, first: int) -> Sequence[Card]:
    return [
        Card(
            f"house_{i}",
            VALUES[i % len(VALUES)],
            HOUSE_EFFECTS[i % len(HOUSE_EFFECTS)],
            type=TYPES[i % len(TYPES)],
        )
        for i in range(first, first + count)
    ]


def dark_cards(count: int, first: int) -> Sequence[Card]:
    return [
        Card(
            f"dark_{i}",
            VALUES[i * 3 % len(VALUES)],
            DARK_EFFECTS[i % len(DARK_EFFECTS)],
            colour=ZONES[i * i % 5 % 3],
        )
        for i in range(first, first + count)
    ]


def ids(cards: Sequence[Card | Book | EventCard]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def rich_edition() -> Edition:
    small = BOX.edition
    house = [house_cards(7, 0), house_cards(42, 7)]
    dark = [dark_cards(7, 0), dark_cards(20, 7)]
    books = [Book(f"book_{i}", HALVES[i % len(HALVES)]) for i in range(11)]
    events = {
        zone: [
            EventCard(
                f"{zone}_{i}",
                zone,
                HALVES[(5 * at + i) % len(HALVES)],
                DARK_HALVES[(i + at) % len(DARK_HALVES)],
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


RICH = BOX._replace(edition=rich_edition())
