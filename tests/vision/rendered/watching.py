"""An eye watches hands at a table; what it says is held against what they did."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from companion.tracking.source import Sight
from vision.seeing.eye import Eye
from vision.seeing.finder import Grey
from vision.seeing.look import Frame, Look

from .events import APART, Event, Player
from .layouts import CLEAR, PIECES, crowded, scattered
from .levels import Level
from .pawns import Pawn
from .scene import Scene
from .seeing import PERIOD, eye_for
from .truth import place_of

CALM = 12
"""Frames before the first event, and after each."""
PLAYED = 14
"""Pawns on the board."""
Where = tuple[str | None, bool]
"""The place of a pawn, and whether it lies."""


class Outcome(NamedTuple):
    """What came of one event."""

    kind: str
    is_move: bool
    false: Sequence[str]
    """What was said and is not so."""
    delay: float | None
    """Seconds from when the fingers were gone until all was right for good: from when neither they
    nor their shadow are within 30 mm of the pawn, though perhaps over the board still."""
    asked: bool = False
    """Was it unsure in the end whether the pawn lies?"""

    @property
    def found(self) -> bool:
        return self.delay is not None


class Watch:
    """One eye over one table."""

    def __init__(self, level: Level, seed: int, crowd: bool = False, scanned: bool = False) -> None:
        """`crowd`: with 12 pawns side by side in one space, and 5 that lie about; `scanned`: was
        the empty board shown before?"""
        self._random = np.random.default_rng(seed)
        scene = Scene(level, seed=seed, decoration=seed % 4)
        pawns = crowded(self._random, level) if crowd else self._layout(scene)
        self.eye: Eye = eye_for(scene, scanned=scanned)
        self._frames, self._at = 0, 0.0
        self._player = Player(scene, self._random, pawns)

    @property
    def pawns(self) -> Sequence[Pawn]:
        return list(self._player.pawns.values())

    @property
    def scene(self) -> Scene:
        return self._player.scene

    @scene.setter
    def scene(self, scene: Scene) -> None:
        """From now on the same eye looks through another camera."""
        self._player.scene = scene

    def rest(self, frames: int = CALM) -> Look:
        """Watch the board at rest."""
        looks = [self.see(self.scene.picture(self.pawns)) for _ in range(frames)]
        return looks[-1]

    def see(self, picture: Grey, after: float = PERIOD) -> Look:
        """Let the eye see this picture, so many seconds after the last."""
        return self.eye.look(self._frame(picture, after))

    def film(self, event: Event, others: Sequence[Pawn]) -> Iterator[tuple[Frame, Pawn | None]]:
        """The frames of an event and of the calm after it, and the pawn that is played with."""
        for hand, pawn in event.moments:
            moving = [pawn] if pawn else []
            yield self._frame(self.scene.picture(others, [hand], moving)), pawn
        for _ in range(CALM):
            yield self._frame(self.scene.picture(self.pawns)), event.after

    def begin(self, kind: str) -> tuple[Event, list[Pawn]]:
        """An event of this kind, and the pawns that it leaves alone."""
        before = self.pawns
        event = self._player.event(kind)
        return event, [pawn for pawn in before if pawn != event.before]

    def _frame(self, picture: Grey, after: float = PERIOD) -> Frame:
        self._frames, self._at = self._frames + 1, self._at + after
        return Frame(self._frames, self._at, picture)

    def wrong(self, look: Look) -> list[str]:
        """What a look says of the pawns, at rest as they are, that is not so."""
        return _unlike(look, self._as_they_are(self.pawns))

    def _as_they_are(self, pawns: Sequence[Pawn]) -> dict[Pawn, set[Where]]:
        """What may be said of these pawns, and of those that were taken away: nothing new."""
        return {pawn: {_where(pawn)} for pawn in (*pawns, *self._player.away)}

    def play(self, kind: str) -> Outcome:
        """Watch an event of this kind and the calm after it."""
        event, others = self.begin(kind)
        before, after = event.before, event.after
        may = self._as_they_are(others)
        false: list[str] = []
        right: list[bool] = []
        for frame, pawn in self.film(event, others):
            look = self.eye.look(frame)
            if before is not None:
                now = {before, after} if after and pawn != before else {before}
                may[before] = {_where(each) for each in now}
            if after is not None:
                right.append(_is_right(look, after))
            false += _unlike(look, may)
        sight = look.settled.get(before.piece) if before is not None else None
        asked = sight is not None and sight.lying is None
        return Outcome(kind, event.is_move, false, self._delay(event, right), asked)

    def _delay(self, event: Event, right: Sequence[bool]) -> float | None:
        after = event.after
        if after is None:
            return 0.0
        if not right[-1]:
            return None
        # a hand at a pawn's side may be beyond the ring of where it fell: count from the fall
        near = _first_after(
            [pawn != after or self.scene.touches(hand, after) for hand, pawn in event.moments]
        )
        wrong = _first_after([not each for each in right])
        return max(0, wrong - near) * PERIOD

    def _layout(self, scene: Scene) -> list[Pawn]:
        """Pawns of which none hides another."""
        while True:
            some = [str(p) for p in self._random.permutation(PIECES)[:PLAYED]]
            pawns = scattered(self._random, some, scene.level, inside=CLEAR, apart=APART)
            if scene.uncovered(pawns) == set(some):
                return pawns


class Tally:
    """Outcomes of many events."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self.outcomes = list(outcomes)

    @property
    def false(self) -> list[str]:
        return [f"{each.kind}: {what}" for each in self.outcomes for what in each.false]

    @property
    def missed(self) -> list[str]:
        return [each.kind for each in self.outcomes if not each.found]

    @property
    def p95(self) -> float:
        delays = [e.delay for e in self.outcomes if e.is_move and e.delay is not None]
        return float(np.percentile(delays, 95))

    def __str__(self) -> str:
        kinds = Counter(each.kind for each in self.outcomes)
        false = sum(bool(each.false) for each in self.outcomes)
        moves = sum(each.is_move for each in self.outcomes)
        found = sum(each.is_move and each.found for each in self.outcomes)
        asked = Counter(each.kind for each in self.outcomes if each.asked)
        doubts = ", ".join(f"{count} {kind}" for kind, count in asked.items()) or "none"
        listed = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
        return (
            f"rendered: {len(self.outcomes)} hand events ({listed}); {false} with a false move; "
            f"{found} of {moves} moves found, {len(self.missed)} not right in the end; "
            f"asked whether it lies: {doubts}; "
            f"p95 {self.p95:.2f} s after fingers and shadow are 30 mm off the pawn"
        )


def _first_after(held: Sequence[bool]) -> int:
    """The first frame after all in which something held."""
    return max((number + 1 for number, each in enumerate(held) if each), default=0)


def _where(pawn: Pawn) -> Where:
    return place_of(pawn.point), pawn.lying


def _is_right(look: Look, pawn: Pawn) -> bool:
    """Is this pawn where it is? One that lies may be asked about."""
    sight = look.settled.get(pawn.piece)
    if sight is None or sight.places != (place_of(pawn.point),):
        return False
    return sight.lying in ((True, None) if pawn.lying else (False,))


def _unlike(look: Look, may: Mapping[Pawn, set[Where]]) -> list[str]:
    """What is said of pawns that they may not be."""
    false = []
    by_piece = {pawn.piece: allowed for pawn, allowed in may.items()}
    for piece, sight in look.settled.items():
        allowed = by_piece.get(piece)
        if allowed is None or not any(_says(sight, where) for where in allowed):
            false.append(f"{look.number} {piece} {sight} {allowed}")
    return false


def _says(sight: Sight, where: Where) -> bool:
    place, lying = where
    return place in sight.places and sight.lying in (None, lying)
