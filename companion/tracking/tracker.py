"""The tracker: what the settled board says about the game."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple

from companion.games.kernel.decisions import PIECE, TO, Choice, Pending
from companion.games.kernel.layout import Layout, Spot, moved
from companion.games.kernel.port import SCREEN, Game
from companion.tracking.drafts import asked_for_piece

Sensed = Mapping[str, bool]
"""Place -> is anything there."""
Expectation = Literal["occupied", "empty", "either"]


class Task(NamedTuple):
    """What hands must still do on the real board, as a message key and its facts."""

    key: str
    facts: Mapping[str, str | int]


class Tracker:
    """Compares what the rules expect with what has settled.

    Differences that were there when the state changed are tasks: nobody made a move by leaving
    the board as it was. Only what changes after that is read as a move.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self._state: Any = None
        self._sensed: Sensed = {}
        self._overdue: frozenset[str] = frozenset()

    def expect(self, state: Any) -> None:
        """The game went on to this state."""
        self._state = state
        self._overdue = differences(self._game.layout(state), self._sensed)

    def settled(self, sensed: Sensed) -> None:
        """The board has come to rest like this."""
        self._sensed = sensed
        if self._state is not None:
            self._overdue &= differences(self._game.layout(self._state), sensed)

    def line(self) -> tuple[Choice, ...]:
        """The choices that the board shows, in answer to the pending that waits for a piece;
        none where nothing changed or the board does not say which piece it was."""
        if self._state is None:
            return ()
        pending = asked_for_piece(self._game, self._state)
        changes = differences(self._game.layout(self._state), self._sensed) - self._overdue
        return self._read(pending, changes) if pending and changes else ()

    def tasks(self, shown: tuple[Choice, ...]) -> tuple[Task, ...]:
        """What hands must still do, the draft's line taken as already done."""
        if self._state is None:
            return ()
        layout = after(self._game.layout(self._state), shown)
        return tuple(_tasks(layout, self._sensed))

    def _read(self, pending: Pending, changes: frozenset[str]) -> tuple[Choice, ...]:
        layout = self._game.layout(self._state)
        appeared = [place for place in changes if self._sensed[place]]
        vanished = [place for place in changes if not self._sensed[place]]
        if len(appeared) > 1 or len(vanished) > 1:
            return ()
        pieces = [p for p in layout if self._may_have_left(layout, p, vanished)]
        lines = _unlike(layout, pieces, appeared[0] if appeared else None)
        allowed = [line for line in lines if self._game.explain(self._state, SCREEN, line).allowed]
        own = [line for line in lines if layout[str(line[0][1])].owner == pending.seat]
        for candidates in (allowed, own, lines):
            if candidates:
                return candidates[0] if len(candidates) == 1 else ()
        return ()

    def _may_have_left(self, layout: Layout, piece: str, vanished: list[str]) -> bool:
        place = layout[piece].place
        if vanished:
            return place == vanished[0]
        return place not in self._sensed or expectation(layout, place) == "either"


def after(layout: Layout, line: Iterable[Choice]) -> Layout:
    """The layout once a line of choices has been moved by hand."""
    piece = ""
    for verb, *objects in line:
        if verb == PIECE:
            piece = str(objects[0])
        elif piece in layout:
            layout = moved(layout, piece, str(objects[-1]))
    return layout


def expectation(layout: Layout, place: str) -> Expectation:
    """What the rules expect a place's sensor to feel. A lying pawn's magnet is off it, and where
    several stand the one over it may have left."""
    there = [spot for spot in layout.values() if spot.place == place]
    if not there:
        return "empty"
    return "occupied" if len(there) == 1 and not there[0].lying else "either"


def differences(layout: Layout, sensed: Sensed) -> frozenset[str]:
    """The places that feel other than the rules expect."""
    wrong = {True: "empty", False: "occupied"}
    return frozenset(
        place for place, there in sensed.items() if expectation(layout, place) == wrong[there]
    )


def _unlike(layout: Layout, pieces: Iterable[str], place: str | None) -> list[tuple[Choice, ...]]:
    """One line for each kind of piece that can be told apart by looking."""
    first: dict[Spot, str] = {}
    for piece in pieces:
        first.setdefault(layout[piece], piece)
    end: tuple[Choice, ...] = ((TO, place),) if place is not None else ()
    return [((PIECE, piece), *end) for piece in first.values()]


def _tasks(layout: Layout, sensed: Sensed) -> Iterable[Task]:
    wrong = differences(layout, sensed)
    missing = [place for place in sensed if place in wrong and not sensed[place]]
    extra = [place for place in sensed if place in wrong and sensed[place]]
    for place in missing:
        owner = next(spot.owner for spot in layout.values() if spot.place == place)
        if extra:
            yield Task("task-move", {"owner": owner, "from": extra.pop(0), "to": place})
        else:
            yield Task("task-put", {"owner": owner, "place": place})
    for place in extra:
        yield Task("task-clear", {"place": place})
