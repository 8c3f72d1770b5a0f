"""A game of Defenders in a test's hands: positions, decisions by seat, the chance of a seed."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from companion.editions.boxes import open_box
from companion.games.defenders.core.cards import Book, Card, Effect, EventCard, Value, Zone
from companion.games.defenders.core.definitions import POOL, Edition, Space
from companion.games.defenders.core.pawns import is_dark
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, put
from companion.games.defenders.core.verbs import ELAPSED
from companion.games.defenders.game import Defenders
from companion.games.defenders.side_board.dark_path import plan_advance
from companion.games.kernel.agenda import push
from companion.games.kernel.box import Box
from companion.games.kernel.chance import Chance
from companion.games.kernel.decisions import (
    CLOCK,
    NOBODY,
    ORDER,
    Choice,
    Decision,
    Event,
    Pending,
)
from companion.games.kernel.rulings import Refused, Ruling

BOX = open_box(str(Path(__file__).parent / "small"))
"""A small map on which everything is near."""
GAME = Defenders()


class Play:
    """A game in progress. Chance and clock are answered by themselves."""

    def __init__(
        self, *houses: str, seed: int = 1, paper: Sequence[str] = (), box: Box = BOX
    ) -> None:
        self.chance = Chance(seed.to_bytes(8, "big"))
        self.outcomes = 0
        self.events: list[Event] = []
        self.edition: Edition = replace(box.edition)
        seats = ("dark", *(houses or ("gryffindor",)))
        self.state: State = GAME.new(self.edition, seats, {"paper": paper})
        self._settle_chance()

    # What is asked, and answering it.

    @property
    def pending(self) -> Pending:
        """What is asked; of a reaction window, of the first seat that has not answered."""
        return GAME.pendings(self.state)[0]

    @property
    def options(self) -> Sequence[Choice]:
        """Made anew: a test may have put a position together since they were last asked for."""
        return GAME.options(self.state.copy(), self.pending)

    @property
    def is_over(self) -> bool:
        return not GAME.pendings(self.state)

    def choose(self, *choice: str | int) -> None:
        """The seat that is asked chooses this. Raises Refused."""
        self._apply(choice)
        self._settle_chance()

    def refusal(self, *attempt: Choice) -> Ruling:
        """Why the seat that is asked may not do this."""
        ruling = GAME.explain(self.state, self.pending.seat, attempt)
        assert not ruling.allowed, attempt
        return ruling

    def happened(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]

    # Putting a position together.

    def turn_of(self, seat: str) -> None:
        """Begin a new turn of this seat, whatever was going on."""
        self.state.agenda = ()
        push(self.state, "turn", "begin", seat)
        self.run()

    def run(self) -> None:
        """Do what is on the agenda until somebody is asked."""
        self.state = self.state.copy()
        SCRIPT.run(self.state)
        self.events += self.state.happened
        self._settle_chance()

    def set(self, **fields: Any) -> None:
        """Put these values in place of the state's own."""
        for field, value in fields.items():
            assert hasattr(self.state, field)
            setattr(self.state, field, value)
        self.state.asked, self.state.offered = None, {}

    def give(self, seat: str, *cards: str) -> None:
        """Put just these cards into a hand."""
        self.state.hands = put(self.state.hands, seat, cards)

    def put(self, pawn: str, place: str) -> None:
        self.state.places = put(self.state.places, pawn, place)

    def clear(self) -> None:
        """Take the Dark Arts Pawns off the board, and the Location Cards away."""
        for pawn in self.state.places:
            if is_dark(pawn):
                self.put(pawn, POOL)
        self.state.locations = dict.fromkeys(self.state.houses, ())

    def loyal(self, **spaces: int) -> None:
        """Put Loyalty pawns on their spaces; who is on 5 or higher came there in this order."""
        self.state.loyalty = {**self.state.loyalty, **spaces}
        self.state.loyal = tuple(house for house, space in spaces.items() if space >= 5)

    def equip(self, house: str, *, item: str = "coin", scrolls: int = 1, book: str = "") -> None:
        """Give a house all that a shield asks for."""
        self.state.books = put(self.state.books, house, book or next(iter(self.edition.books)))
        self.state.scrolls = put(self.state.scrolls, house, scrolls)
        if item == "coin":
            self.state.coins |= {house}
        else:
            self.state.detector = house

    def card(self, value: Value | None = None, *effects: Effect, **looks: Any) -> str:
        """Invent a card for this game; gives its id."""
        card = Card(f"card_{len(self.edition.cards)}", value or Value((1,)), effects, **looks)
        self.edition = replace(self.edition, cards={**self.edition.cards, card.id: card})
        self.state.edition = self.edition
        return card.id

    def event(self, *effects: Effect, dark: Sequence[Effect] = (), zone: Zone = "white") -> str:
        """Invent an Event and put it on top of its deck; gives its id."""
        event = EventCard(f"event_{len(self.edition.events)}", zone, forced(effects), forced(dark))
        self.edition = replace(self.edition, events={**self.edition.events, event.id: event})
        self.state.edition = self.edition
        decks = self.state.event_decks
        self.state.event_decks = put(decks, zone, (*decks[zone], event.id))
        return event.id

    def book(self, *effects: Effect) -> str:
        """Invent a book that lies open in the first slot; gives its id."""
        book = Book(f"book_{len(self.edition.books)}", forced(effects))
        self.edition = replace(self.edition, books={**self.edition.books, book.id: book})
        self.state.edition = self.edition
        self.state.library_row = (book.id, *self.state.library_row[1:])
        return book.id

    def use_token(self, card: str) -> None:
        """Return the own Hogwarts Token and explore with this card."""
        self.choose("token")
        self.choose("explore", card)

    def advance(self, spaces: int = 1) -> None:
        """The Dark Arts Marker advances before anything else is done."""
        plan_advance(self.state, spaces)
        self.run()

    def decline(self, *kinds: str) -> None:
        """Give the last answer, which mostly takes nothing, to questions of these kinds."""
        while not self.is_over and self.pending.kind in kinds:
            self.choose(*self.options[-1])

    def explore(self, seat: str, value: Value | None = None, *effects: Effect, **looks: Any) -> str:
        """Begin a turn of this seat and play an invented card; gives its id."""
        card = self.card(value, *effects, **looks)
        self.turn_of(seat)
        self.give(seat, card, *self.state.hands[seat])
        self.choose("explore", card)
        return card

    def move(self, pawn: str, place: str) -> None:
        """Answer which pawn, and where to."""
        self.choose("piece", pawn)
        self.choose("to", place)

    def land(self, pawn: str, place: str) -> None:
        """In a new turn of its owner, this pawn ends a move there, wherever it stood."""
        if self.state.places[pawn] == place:
            self.put(pawn, self.neighbour(place, pawn))
        self.explore(pawn[:-2], Value(to=place))
        self.choose("piece", pawn)
        self.choose("to", place)

    # The map.

    def space(self, **traits: Any) -> str:
        """The first space with these traits."""
        return self.spaces(**traits)[0].id

    def spaces(self, **traits: Any) -> list[Space]:
        return [
            space
            for space in self.edition.spaces.values()
            if all(getattr(space, trait) == value for trait, value in traits.items())
        ]

    def neighbour(self, place: str, pawn: str) -> str:
        """Another space on which this pawn may stand."""
        dark = pawn.startswith("dark")
        return next(
            space.id
            for space in self.edition.spaces.values()
            if space.id != place and not (dark and space.protected)
        )

    def _apply(self, choice: Choice) -> None:
        pending = self.pending
        decision = Decision(pending.seat, pending.serial, choice)
        self.state, events = GAME.apply(self.state, decision)
        self.events += events

    def _settle_chance(self) -> None:
        while not self.is_over and self.pending.seat in NOBODY:
            if self.pending.seat == CLOCK:
                self._apply(ELAPSED)
                continue
            size = int(self.pending.facts["size"])
            self._apply((ORDER, *self.chance.order(self.outcomes, size)))
            self.outcomes += 1


def random_game(
    seed: int, *houses: str, paper: Sequence[str] = (), box: Box = BOX
) -> Iterator[Play]:
    """Random play from the first decision to the end; yields before every decision and once
    more when the game is over."""
    random = Random(seed)
    play = Play(*houses, seed=seed, paper=paper, box=box)
    while not play.is_over:
        yield play
        play.choose(*random.choice(play.options))
    yield play


def refuses(play: Play, *choice: str | int) -> str:
    """The rule by which this choice is refused when it is made."""
    before = GAME.to_json(play.state)
    try:
        play.choose(*choice)
    except Refused as refused:
        assert GAME.to_json(play.state) == before
        return refused.ruling.rule
    raise AssertionError(f"{choice} was allowed")


def forced(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """Effects as books and Events have them: nothing of them is optional."""
    return tuple(replace(effect, must=True) for effect in effects)
