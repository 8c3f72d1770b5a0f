"""The tracker: what the settled board and busy hands say about the game."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain, permutations
from typing import Any

from companion.games.kernel.decisions import ALONG, PIECE, TO, Choice, Pending
from companion.games.kernel.layout import Layout, Spot
from companion.games.kernel.port import SCREEN, Game
from companion.tracking.drafts import asked_for_piece
from companion.tracking.hands import (
    Change,
    Sensed,
    after,
    called_as_expected,
    changes,
    corrected,
    done,
    expectation,
    is_done,
)
from companion.tracking.sights import Sights, Stray
from companion.tracking.source import Board, Sight
from companion.tracking.tasks import ALL, AWAY, Task, clear_away, differences, felt, to_tick

Difference = str | Stray
"""A place that feels other than the rules expect, or a piece that is seen elsewhere."""


class Tracker:
    """Compares what the rules expect with what has settled.

    Differences that were there when the state changed, or when a place was first seen, are
    tasks: nobody made a move by leaving the board as it was. Only what changes after that is read
    as a move.
    """

    def __init__(
        self, game: Game[Any, Any], hands: Layout | None = None, board: Board | None = None
    ) -> None:
        self._game = game
        self._state: Any = None
        self._layout: Layout = {}
        """Where the rules expect every piece."""
        self._sensed: Sensed = {}
        self._sights = Sights(board)
        self._overdue: frozenset[Difference] = frozenset()
        self._asked: Pending | None = None
        """What waited for a piece when the game went on to its state, if the board was seen."""
        self._line: tuple[Choice, ...] = ()
        """What was read last."""
        self._piece = ""
        """The piece that was chosen to move and has not moved yet."""
        self.hands: Layout = hands or {}
        """The layout that hands are known to have made."""

    def expect(self, state: Any) -> None:
        """The game went on to this state."""
        before = self._differences()
        asked = asked_for_piece(self._game, state) if self._is_watched else None
        self._state, self._layout = state, self._game.layout(state)
        self._sights.expect(self._layout)
        wrong = self._differences()
        if asked is None or asked != self._asked:
            self._overdue, self._line = wrong, ()
        else:  # somebody else chose something while a piece is being moved
            self._overdue = wrong & self._overdue | wrong - before
        self._asked = asked
        self.hands = called_as_expected(self.hands, self._layout)
        self._confirm()

    def made(self, line: Sequence[Choice]) -> None:
        """These choices were made: hands have moved what they name. Called before the state
        that follows is expected."""
        self.hands = after(self.hands, line, self._piece, self._layout)
        for verb, *objects in line:
            if verb == PIECE:
                self._piece = str(objects[0])
            elif verb in (TO, ALONG):
                self._piece = ""

    def take_up(self, last: Choice | None) -> None:
        """This was chosen last, perhaps the piece that moves next."""
        self._piece = str(last[1]) if last is not None and last[0] == PIECE else ""

    def corrected(self, layout: Layout) -> None:
        """Somebody looked at the board: what this layout has other than the one expected so far
        stands there already. Called before the state that follows is expected."""
        self.hands = corrected(self.hands, self._layout, layout)

    def tick(self, name: str) -> bool:
        """Somebody says that a task is done, or `ALL`; False if there is none of this name."""
        if self._state is None:
            return False
        if self._over:
            ticked = name in (ALL, AWAY) and bool(self.tasks(()))
            self.hands = {} if ticked else self.hands
            return ticked
        layout = self._layout
        tasks = to_tick(self.hands, layout, self._sensed)
        named = [each for each in tasks if name in (ALL, each[0].tick)]
        for _, changed in named:
            for change in changed:
                self.hands = done(self.hands, layout, change)
        return bool(named)

    def settled(self, sensed: Sensed) -> None:
        """The board has come to rest like this."""
        new = sensed.keys() - self._sensed.keys()
        self._sensed = sensed
        self._settled(new)

    def sighted(self, seen: Mapping[str, Sight]) -> None:
        """Pieces have come to rest like this."""
        new = self._sights.settle(seen, self._layout)
        self._settled(new)

    def _settled(self, new: Collection[str]) -> None:
        """What was wrong before and what is seen for the first time is nobody's move."""
        if self._state is not None:
            wrong = self._differences()
            late = {each for each in wrong if _what(each) in new}
            self._overdue = wrong & (self._overdue | late)
            self._confirm()

    def line(self) -> tuple[Choice, ...]:
        """The choices that the board shows, in answer to the pending that waits for a piece;
        none where nothing changed or the board does not say which piece it was. What was read
        before stays read as long as it stands, so that two pieces can move one after the other.
        """
        if self._state is None:
            return ()
        pending = asked_for_piece(self._game, self._state)
        if pending is None or not self._is_watched:
            self._line = ()
        elif self._stands(self._line):
            self._line = self._line + self._next(pending)
        else:
            self._line = self._first(pending)
        return self._line

    def tasks(self, shown: Sequence[Choice]) -> tuple[Task, ...]:
        """What hands must still do, the draft's line taken as already done."""
        if self._state is None:
            return ()
        if self._over:
            return clear_away(self.hands, self._sensed)
        layout = after(self._layout, shown)
        hands = after(self.hands, shown, unset=self._layout)
        tapped = to_tick(hands, layout, self._sensed) if hands != layout else ()
        return (
            *felt(layout, self._sensed),
            *(task._replace(tick=self._tick_of(task, changed[0])) for task, changed in tapped),
        )

    def _tick_of(self, task: Task, change: Change) -> str | None:
        """What is surely seen goes by itself."""
        return None if change.old is not None and self._sights.sees(change.old) else task.tick

    @property
    def _over(self) -> bool:
        return self._game.result(self._state) is not None

    @property
    def _is_watched(self) -> bool:
        return bool(self._sensed or self._sights)

    def _confirm(self) -> None:
        """What sensors feel done is done, and what is seen is so."""
        if self._over:
            if self._sensed and not any(self._sensed.values()):
                self.hands = {}
            return
        self.hands = self._sights.taken_into(self.hands)
        if self._sensed and self.hands != self._layout:
            for change in changes(self.hands, self._layout):
                if is_done(change, self._layout, self._sensed):
                    self.hands = done(self.hands, self._layout, change)

    def _differences(self, line: Sequence[Choice] = ()) -> frozenset[Difference]:
        """Where the board is not as expected once this line has been moved."""
        if self._state is None or not self._is_watched:
            return frozenset()
        layout = after(self._layout, line)
        return differences(layout, self._sensed) | self._sights.strays(layout)

    def _stands(self, line: Sequence[Choice]) -> bool:
        """Is this line a whole move, and what it moved still there? Where nobody can say so, it
        must not be felt where it came from."""
        if not line or line[-1][0] == PIECE:
            return False
        start = self._layout
        end, told = after(start, line), set[str]()
        for piece in (str(choice[1]) for choice in line if choice[0] == PIECE):
            there = end[piece].place
            felt_there = there in self._sensed and expectation(end, there) == "occupied"
            told |= {piece, there if felt_there else start[piece].place}
        return told.isdisjoint(map(_what, self._differences(line)))

    def _first(self, pending: Pending) -> tuple[Choice, ...]:
        layout = self._layout
        lines = self._lines(layout, ())
        own = [line for line in lines if layout[str(line[0][1])].owner == pending.seat]
        for candidates in (self._allowed(lines), own, lines):
            if candidates:
                return candidates[0] if len(candidates) == 1 else ()
        return ()

    def _next(self, pending: Pending) -> tuple[Choice, ...]:
        """How a line that stands goes on: only as the rules allow. Anything else that changes
        beside a move that was made is a task, and leaves the move as it is."""
        lines = self._lines(after(self._layout, self._line), self._line)
        allowed = self._allowed([(*self._line, *line) for line in lines])
        return allowed[0][len(self._line) :] if len(allowed) == 1 else ()

    def _allowed(self, lines: Sequence[tuple[Choice, ...]]) -> list[tuple[Choice, ...]]:
        return [line for line in lines if self._game.explain(self._state, SCREEN, line).allowed]

    def _lines(self, layout: Layout, line: Sequence[Choice]) -> list[tuple[Choice, ...]]:
        """What may have moved, and where to, since the board stood as in this layout. A piece
        that was missing before is the first that can have come down somewhere."""
        wrong = self._differences(line)
        changed = wrong - self._overdue
        if strays := [each for each in changed if isinstance(each, Stray)]:
            return self._lines_of(strays, line)
        places = [each for each in changed if isinstance(each, str)]
        appeared = [place for place in places if self._sensed[place]]
        vanished = [place for place in places if not self._sensed[place]]
        if not changed or len(appeared) > 1 or len(vanished) > 1:
            return []
        missing = [each for each in wrong if isinstance(each, str) and not self._sensed[each]]
        pieces = [piece for piece in layout if self._may_have_left(layout, piece, missing)]
        if vanished:
            pieces = [piece for piece in pieces if layout[piece].place == vanished[0]]
        return _unlike(layout, pieces, appeared[0] if appeared else None)

    def _lines_of(
        self, strays: Sequence[Stray], line: Sequence[Choice]
    ) -> list[tuple[Choice, ...]]:
        """The lines of pieces that were seen to move: both, if two may have gone one after the
        other, or either."""
        each = [_line_of(stray) for stray in sorted(strays)]
        if len(each) == 2:
            for both in permutations(each):
                if self._allowed([(*line, *chain.from_iterable(both))]):
                    return [tuple(chain.from_iterable(both))]
        return each

    def _may_have_left(self, layout: Layout, piece: str, missing: Sequence[str]) -> bool:
        place = layout[piece].place
        if missing:
            return place in missing
        return place not in self._sensed or expectation(layout, place) == "either"


def _what(difference: Difference) -> str:
    """The piece or the place that is not as expected."""
    return difference.piece if isinstance(difference, Stray) else difference


def _line_of(stray: Stray) -> tuple[Choice, ...]:
    """Where it cannot be said to which place it went, the mover says so."""
    end: tuple[Choice, ...] = ((TO, stray.places[0]),) if len(stray.places) == 1 else ()
    return ((PIECE, stray.piece), *end)


def _unlike(layout: Layout, pieces: Iterable[str], place: str | None) -> list[tuple[Choice, ...]]:
    """One line for each kind of piece that can be told apart by looking."""
    first: dict[Spot, str] = {}
    for piece in pieces:
        first.setdefault(layout[piece], piece)
    end: tuple[Choice, ...] = ((TO, place),) if place is not None else ()
    return [((PIECE, piece), *end) for piece in first.values()]
