"""What hands do at a table, frame by frame, and what must come of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from .hands import Hand
from .layouts import CLEAR, scattered
from .optics import direction
from .pawns import TOP, Pawn
from .scene import Scene
from .truth import Point, depth, place_of

AWAY = 1000.0
"""Millimetres back from where a hand is out of every picture."""
CARRIED = 35.0
"""Millimetres that a carried pawn is lifted."""


class Moment(NamedTuple):
    """One frame of an event."""

    hand: Hand
    pawn: Pawn | None
    """The pawn that the hand has to do with, as it is in this frame."""


class Event(NamedTuple):
    """A hand comes, does something, and goes."""

    kind: str
    moments: Sequence[Moment]
    before: Pawn | None
    after: Pawn | None
    """The pawn afterwards: elsewhere, or down, or just as it was; None where it was taken away."""

    @property
    def is_move(self) -> bool:
        return self.kind in MOVES


class Player:
    """Somebody who sits at one side of the table, with pawns to play with."""

    def __init__(self, scene: Scene, random: np.random.Generator, pawns: Sequence[Pawn]) -> None:
        self.scene, self.random = scene, random
        self.pawns: dict[str, Pawn] = {pawn.piece: pawn for pawn in pawns}
        self.away: list[Pawn] = []
        """Pawns that were taken away, as they stood before."""

    def event(self, kind: str) -> Event:
        """Do this with a pawn of which everything can be seen, before and after."""
        while True:
            event = EVENTS[kind](self)
            if event is not None:
                self._take_in(event)
                return event

    def _take_in(self, event: Event) -> None:
        before, after = event.before, event.after
        if after is not None:
            self.pawns[after.piece] = after
            self.away = [pawn for pawn in self.away if pawn.piece != after.piece]
        elif before is not None:
            self.away.append(self.pawns.pop(before.piece))

    # what hands do

    def hover(self) -> Event | None:
        """Over a pawn, as if to take it, or beside it; still, or trembling."""
        pawn = self._pick()
        x, y = self.random.uniform(-25, 25, 2) + pawn.point
        tremble = self.random.choice([0.0, 0.0, 2.0])
        hand = self._hand((x, y), height=float(self.random.uniform(35, 80)))
        wait = [self._shaken(hand, tremble) for _ in range(self.random.integers(8, 30))]
        moments = self._moments([*self._in(hand), *wait, *self._out(hand)], pawn)
        return Event("hover", moments, pawn, pawn)

    def pass_(self) -> Event | None:
        """Across the board, to something else."""
        low, high = np.array([100.0, 100.0]), np.array([500.0, 500.0])
        height = float(self.random.uniform(50, 90))
        hand = self._hand(tuple(self.random.uniform(low, high)), height)
        steps = int(self.random.integers(6, 20))
        end = self.random.uniform(low, high)
        way = [hand._replace(x=x, y=y) for x, y in _way((hand.x, hand.y), end, steps)]
        hands = [*self._in(hand), *way, *self._out(way[-1])]
        return Event("pass", [Moment(each, None) for each in hands], None, None)

    def carry(self) -> Event | None:
        pawn, angle = self._pick(), float(self.random.uniform(0, 360))
        after = self._elsewhere(pawn)
        if after is None:
            return None
        return self.carry_to(pawn, after._replace(angle=angle))

    def carry_to(self, pawn: Pawn, after: Pawn) -> Event:
        way = self._to(pawn, after)
        return Event("carry", [*way, *self._leave(after, way[-1].hand)], pawn, after)

    def put_back(self) -> Event | None:
        """Taken to another space, held or set down there without being let go, and back."""
        pawn = self._pick()
        over = self._elsewhere(pawn)
        if over is None:
            return None
        held = float(self.random.choice([0.0, 5.0, CARRIED]))
        over = over._replace(lift=held)
        there = self._to(pawn, over)
        wait = [there[-1]] * int(self.random.integers(6, 20))
        back = self._carried(over, pawn, self._grip(there[-1].hand, over))
        moments = [*there, *wait, *back, *self._leave(pawn, back[-1].hand)]
        return Event("put back", moments, pawn, pawn)

    def nudge(self) -> Event | None:
        """Pushed a little, within its space."""
        pawn = self._pick()
        dx, dy = self.random.uniform(-5, 5, 2)
        after = pawn._replace(x=pawn.x + float(dx), y=pawn.y + float(dy), angle=pawn.angle + 10)
        if not self._fits(after) or place_of(after.point) != place_of(pawn.point):
            return None
        return Event("nudge", self._done_to(pawn, after), pawn, after)

    def topple(self) -> Event | None:
        pawn, angle = self._pick(), float(self.random.uniform(0, 360))
        fall = direction(angle) * 15
        after = pawn._replace(
            x=pawn.x + float(fall[0]), y=pawn.y + float(fall[1]), angle=angle, lying=True
        )
        if not self._fits(after) or place_of(after.point) != place_of(pawn.point):
            return None
        return Event("topple", self._done_to(pawn, after), pawn, after)

    def stand_up(self) -> Event | None:
        down = [pawn for pawn in self.pawns.values() if pawn.lying]
        if not down:
            return None
        pawn = down[self.random.integers(len(down))]
        after = pawn._replace(lying=False)
        if not self._fits(after):
            return None
        return Event("stand up", self._done_to(pawn, after), pawn, after)

    def take_away(self) -> Event:
        """Out of the picture."""
        pawn = self._pick()
        hand = self._at(pawn)
        out = self._carried(pawn, self._outside(pawn, hand), self._grip(hand, pawn))
        came = self._moments([*self._in(hand), hand, hand], pawn)
        return Event("take away", [*came, *out], pawn, None)

    def bring_back(self) -> Event | None:
        """One that was taken away, to anywhere."""
        if not self.away:
            return None
        pawn = self.away[0]
        after = self._elsewhere(pawn)
        if after is None:
            return None
        hand = self._at(after)
        into = self._carried(self._outside(after, hand), after, self._grip(hand, after))
        return Event("bring back", [*into, *self._leave(after, into[-1].hand)], pawn, after)

    # how hands do it

    def _pick(self) -> Pawn:
        uncovered = sorted(self.scene.uncovered(list(self.pawns.values())))
        return self.pawns[uncovered[self.random.integers(len(uncovered))]]

    def _elsewhere(self, pawn: Pawn) -> Pawn | None:
        """Somewhere in another space, where it is seen."""
        others = [each for each in self.pawns.values() if each.piece != pawn.piece]
        after = scattered(self.random, [pawn.piece], among=others, inside=CLEAR, apart=APART)[-1]
        after = after._replace(glare=pawn.glare)
        if place_of(after.point) == place_of(pawn.point) or not self._fits(after):
            return None
        return after

    def _fits(self, pawn: Pawn) -> bool:
        """Surely in a space, touching nobody, and it hides nobody and nobody hides it more than
        before."""
        others = [each for each in self.pawns.values() if each.piece != pawn.piece]
        if place_of(pawn.point) is None or depth(pawn.point) < CLEAR:
            return False
        if any(np.hypot(pawn.x - o.x, pawn.y - o.y) < APART for o in others):
            return False
        mine = set() if pawn.lying else {pawn.piece}
        return self.scene.uncovered([*others, pawn]) >= self.scene.uncovered(others) | mine

    def _hand(self, point: Point, height: float = 45.0) -> Hand:
        angle = 90 * self.random.integers(4) + self.random.uniform(-30, 30)
        return Hand(float(point[0]), float(point[1]), float(angle), height)

    def _at(self, pawn: Pawn) -> Hand:
        """A hand that holds a pawn: from above, over its tag, or by its side."""
        from_side = self.random.random() < 0.5
        hand = self._hand(pawn.point, height=25.0 if from_side else 45.0)
        off = direction(hand.angle) * (2 * TOP if from_side else 0)
        return hand._replace(x=hand.x + float(off[0]), y=hand.y + float(off[1]))

    def _outside(self, pawn: Pawn, hand: Hand) -> Pawn:
        """Out of every picture, where the arm comes from."""
        x, y = pawn.point + direction(hand.angle) * AWAY
        return pawn._replace(x=float(x), y=float(y), lift=CARRIED)

    def _grip(self, hand: Hand, pawn: Pawn) -> Hand:
        """A hand as seen from the pawn that it holds."""
        return hand._replace(x=hand.x - pawn.x, y=hand.y - pawn.y, height=hand.height - pawn.lift)

    def _to(self, pawn: Pawn, after: Pawn) -> list[Moment]:
        hand = self._at(pawn)
        taken = self._moments([*self._in(hand), hand, hand], pawn)
        return [*taken, *self._carried(pawn, after, self._grip(hand, pawn))]

    def _carried(self, pawn: Pawn, after: Pawn, grip: Hand) -> list[Moment]:
        steps = int(self.random.integers(6, 14))
        moments = []
        for step, (x, y) in enumerate(_way(pawn.point, after.point, steps), 1):
            low = pawn.lift + (after.lift - pawn.lift) * step / steps
            lift = low + CARRIED * np.sin(np.pi * step / steps)
            held = after._replace(x=float(x), y=float(y), lift=float(lift))
            over = grip._replace(x=grip.x + held.x, y=grip.y + held.y)
            moments.append(Moment(over._replace(height=grip.height + held.lift), held))
        return moments

    def _done_to(self, pawn: Pawn, after: Pawn) -> list[Moment]:
        """Something that a hand does at one place."""
        hand = self._at(pawn)
        came = self._moments([*self._in(hand), hand, hand], pawn)
        return [*came, *self._moments([hand, hand], after), *self._leave(after, hand)]

    def _leave(self, after: Pawn, hand: Hand) -> list[Moment]:
        return self._moments([hand, *self._out(hand)], after)

    def _out(self, hand: Hand) -> list[Hand]:
        return self._in(hand)[::-1]

    def _in(self, hand: Hand) -> list[Hand]:
        steps = int(self.random.integers(6, 12))
        back = direction(hand.angle)
        shares = (1 - np.arange(steps) / steps) ** 1.5
        ways = [back * AWAY * share for share in shares]
        return [hand._replace(x=hand.x + float(x), y=hand.y + float(y)) for x, y in ways]

    def _shaken(self, hand: Hand, by: float) -> Hand:
        dx, dy = self.random.normal(0, 1, 2) * by
        return hand._replace(x=hand.x + float(dx), y=hand.y + float(dy))

    @staticmethod
    def _moments(hands: Sequence[Hand], pawn: Pawn) -> list[Moment]:
        return [Moment(hand, pawn) for hand in hands]


APART = 34.0
"""Millimetres between pawns that are played with."""
EVENTS: Mapping[str, Callable[[Player], Event | None]] = {
    "hover": Player.hover,
    "pass": Player.pass_,
    "carry": Player.carry,
    "put back": Player.put_back,
    "nudge": Player.nudge,
    "topple": Player.topple,
    "stand up": Player.stand_up,
    "take away": Player.take_away,
    "bring back": Player.bring_back,
}
MOVES = ("carry", "topple", "stand up", "bring back")
"""What leaves a pawn in another place or posture."""


def _way(start: Point, end: object, steps: int) -> Iterator[tuple[float, float]]:
    a, b = np.array(start), np.array(end)
    for step in range(1, steps + 1):
        share = (1 - np.cos(np.pi * step / steps)) / 2
        x, y = a + (b - a) * share
        yield float(x), float(y)
