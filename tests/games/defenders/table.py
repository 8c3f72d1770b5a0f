"""A game of Defenders in a test's hands: decisions by seat, the chance of a printed seed."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from companion.editions.boxes import open_box
from companion.games.defenders.game import Defenders
from companion.games.defenders.state import State
from companion.games.kernel.chance import Chance
from companion.games.kernel.decisions import CHANCE, ORDER, Choice, Decision, Event, Pending

BOX = open_box("training")
GAME = Defenders()

Chooser = Callable[[State, Pending, Sequence[Choice]], Choice]


class Play:
    """A game in progress. Chance is answered by itself."""

    def __init__(self, *houses: str, seed: int = 1) -> None:
        self.chance = Chance(seed.to_bytes(8, "big"))
        self.outcomes = 0
        self.events: list[Event] = []
        self.state = GAME.new(BOX.edition, ("dark", *(houses or ("gryffindor",))))
        self._settle_chance()

    @property
    def pending(self) -> Pending:
        (pending,) = GAME.pendings(self.state)
        return pending

    @property
    def options(self) -> Sequence[Choice]:
        return GAME.options(self.state, self.pending)

    @property
    def is_over(self) -> bool:
        return not GAME.pendings(self.state)

    def choose(self, *choice: str | int) -> None:
        """The seat that is asked chooses this. Raises Refused."""
        self._apply(choice)
        self._settle_chance()

    def give(self, seat: str, *cards: str) -> None:
        """Put just these cards into a hand."""
        self.state.hands[seat] = cards

    def put(self, pawn: str, place: str) -> None:
        self.state.places[pawn] = place

    def _apply(self, choice: Choice) -> None:
        pending = self.pending
        decision = Decision(pending.seat, pending.serial, choice)
        self.state, events = GAME.apply(self.state, decision)
        self.events += events

    def _settle_chance(self) -> None:
        while not self.is_over and self.pending.seat == CHANCE:
            size = int(self.pending.facts["size"])
            self._apply((ORDER, *self.chance.order(self.outcomes, size)))
            self.outcomes += 1


def random_game(seed: int, *houses: str) -> Iterator[Play]:
    """Random play from the first decision to the end; yields before every decision and once
    more when the game is over."""
    random = Random(seed)
    play = Play(*houses, seed=seed)
    while not play.is_over:
        yield play
        play.choose(*random.choice(play.options))
    yield play
