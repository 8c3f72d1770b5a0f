"""A model of pawns on a drawn map, with a sensor under each place, and the hands that move them."""

from dataclasses import dataclass
from math import dist
from random import Random

from companion.games.kernel.decisions import Choice, Decision
from companion.games.kernel.kit import Kit
from companion.tables.following import Following
from companion.tracking.notebook import Notebook
from companion.tracking.settle import QUIET
from companion.tracking.source import Observation
from companion.tracking.tasks import Task
from tests.tracking.walking_game import MAP, SHARED, State, walking_box

FIELD = 9.0
"""Millimetres from the middle of a sensor within which it feels a magnet."""
BASE = 11.0
"""Radius of a pawn's base: so far its magnet gets off the spot when it falls over."""
HAND = 0.4
"""Millimetres that a hand moves a pawn in a millisecond."""
TICK = 10
"""Milliseconds between two looks at the sensors."""
SLOTS = ((0.0, 0.0), (-22.0, 0.0), (22.0, 0.0), (0.0, 22.0), (0.0, -22.0), (22.0, 22.0))
"""Where pawns stand in the shared space; its sensor feels only the first."""


@dataclass
class Pawn:
    at: tuple[float, float] | None
    """Where its foot is; None while it is held in the air."""
    lying: bool = False

    @property
    def magnet(self) -> tuple[float, float] | None:
        if self.at is None:
            return None
        return (self.at[0] + BASE, self.at[1]) if self.lying else self.at


class Bench:
    """Pawns, sensors and hands beside a game that is followed."""

    def __init__(self, state: State, seed: int = 0) -> None:
        self.box = walking_box()
        self.state = state
        self.dice = Random(seed)
        self.now = 100.0
        self.plugged = True
        self.drafts: list[tuple[Choice, ...]] = []
        """All that were shown, in order."""
        self.pawns = {piece: Pawn(None, piece in state.lying) for piece in state.places}
        for piece, place in state.places.items():
            self.pawns[piece].at = self.spot(place)
        self.following = Following(self.box, Kit(), Notebook(self.box.game.layout(state)))
        self.following.expect(state)
        self.rest()

    # What hands do.

    def lift(self, piece: str) -> None:
        self.pawns[piece].at = None
        self.wait(40)

    def put(self, piece: str, place: str) -> None:
        self.pawns[piece].at = self.spot(place)
        self.wait(40)

    def slide(self, piece: str, place: str) -> None:
        """Over the board, past whatever sensors lie on the way."""
        start, end = self.pawns[piece].at, self.spot(place)
        assert start is not None
        steps = max(1, int(dist(start, end) / (HAND * TICK)))
        for step in range(1, steps + 1):
            part = step / steps
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            self.pawns[piece].at = (x, y)
            self.wait(TICK)

    def move(self, piece: str, place: str) -> None:
        """As people do: through the air or over the board, and then the hand is gone."""
        if self.dice.random() < 0.5:
            self.slide(piece, place)
        else:
            self.lift(piece)
            self.wait(self.dice.choice([30, 600]))
            self.put(piece, place)
        self.rest()

    def topple(self, piece: str, lying: bool = True) -> None:
        self.pawns[piece].lying = lying
        self.rest()

    def unplug(self) -> None:
        self.plugged = False

    def replug(self) -> None:
        self.plugged = True
        self.rest()

    # What the game does.

    def choose(self, *choices: Choice) -> None:
        for choice in choices:
            (pending,) = self.box.game.pendings(self.state)
            decision = Decision(pending.seat, pending.serial, choice)
            self.state, _ = self.box.game.apply(self.state, decision)
            self.following.expect(self.state, [choice])

    def done(self) -> None:
        """The mover taps Done."""
        draft = self.following.draft
        assert draft is not None
        assert draft.complete
        self.choose(*draft.choices)

    # What is seen.

    @property
    def draft(self) -> tuple[Choice, ...]:
        draft = self.following.draft
        return draft.choices if draft is not None else ()

    @property
    def tasks(self) -> tuple[Task, ...]:
        return self.following.tasks

    def place_of(self, piece: str) -> str | None:
        at = self.pawns[piece].at
        return at and min(MAP, key=lambda place: dist(MAP[place], at))

    def spot(self, place: str) -> tuple[float, float]:
        """A free spot of a place, never quite the same."""
        x, y = MAP[place]
        jitter = [self.dice.uniform(-4, 4) for _ in range(2)]
        dx, dy = self._slot(x, y) if place == SHARED else (0.0, 0.0)
        return (x + dx + jitter[0], y + dy + jitter[1])

    def rest(self) -> None:
        self.wait(int(QUIET * 1000) + 50)

    def wait(self, milliseconds: int) -> None:
        for _ in range(0, milliseconds, TICK):
            self.now += TICK / 1000
            if self.plugged:
                self.following.observe(Observation(self.now, self._sensed()), "board")
            if self.following.settle(self.now) and self.draft:
                self.drafts.append(self.draft)

    def _sensed(self) -> dict[str, bool]:
        magnets = [pawn.magnet for pawn in self.pawns.values() if pawn.magnet is not None]
        return {
            place: any(dist(middle, magnet) <= FIELD for magnet in magnets)
            for place, middle in MAP.items()
        }

    def _slot(self, x: float, y: float) -> tuple[float, float]:
        taken = [pawn.at for pawn in self.pawns.values() if pawn.at is not None]
        return next(
            slot
            for slot in SLOTS
            if all(dist((x + slot[0], y + slot[1]), other) > 12 for other in taken)
        )
