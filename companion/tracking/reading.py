"""Reading: the line of choices that a board shows, in answer to a question for a piece or about
one."""

from collections.abc import Iterable, Sequence
from itertools import chain, permutations
from typing import Any

from companion.games.kernel.decisions import PIECE, TO, Choice, Pending
from companion.games.kernel.layout import Layout, Spot
from companion.games.kernel.port import SCREEN, Game
from companion.tracking.hands import after, expectation
from companion.tracking.seen import Mismatch, Seen, what
from companion.tracking.sights import Stray

Line = tuple[Choice, ...]


def with_piece(pending: Pending, line: Sequence[Choice]) -> Line:
    """The line with the piece in front that the question is about, if it is about one."""
    if pending.piece is None or not line or line[0][0] == PIECE:
        return tuple(line)
    return ((PIECE, pending.piece), *line)


def without_piece(pending: Pending, line: Sequence[Choice]) -> Line:
    """The line as an answer: nobody chooses the piece that the question is about."""
    return tuple(line[1:] if pending.piece is not None else line)


class Reading:
    """Reads a state's moves off the board as it is seen."""

    def __init__(
        self,
        game: Game[Any, Any],
        state: Any,
        pending: Pending,
        seen: Seen,
        overdue: frozenset[Mismatch],
    ) -> None:
        """`pending`: what waits for a piece to be moved. `overdue`: mismatches that are nobody's
        move."""
        self._game = game
        self._state = state
        self._pending = pending
        self._seen = seen
        self._overdue = overdue

    def line(self, before: Line) -> Line:
        """The choices that the board shows, each place with its piece in front; none where nothing
        changed or the board does not say which piece it was. What was read before stays read as
        long as it stands, so that two pieces can move one after the other."""
        return self._next(before) if self._stands(before) else self._first()

    def _stands(self, line: Sequence[Choice]) -> bool:
        """Is this line a whole move, and what it moved still there? Where nobody can say so, it
        must not be felt where it came from."""
        if not line or line[-1][0] == PIECE:
            return False
        start = self._seen.layout
        end, told = after(start, line), set[str]()
        for piece in (str(choice[1]) for choice in line if choice[0] == PIECE):
            there = end[piece].place
            felt_there = there in self._seen.sensed and expectation(end, there) == "occupied"
            told |= {piece, there if felt_there else start[piece].place}
        return told.isdisjoint(map(what, self._seen.mismatches(line)))

    def _first(self) -> Line:
        """A line that begins, of whoever may or could have moved."""
        layout = self._seen.layout
        lines = self._lines(layout, ())
        if self._pending.piece is not None:
            return self._of_the_one(self._pending.piece, lines)
        own = [line for line in lines if layout[str(line[0][1])].owner == self._pending.seat]
        for candidates in (self._allowed(lines), own, lines):
            if candidates:
                return candidates[0] if len(candidates) == 1 else ()
        return ()

    def _of_the_one(self, piece: str, lines: Sequence[Line]) -> Line:
        """Where the piece came down that the question is about, or one that looks like it; until
        then there is nothing to answer."""
        layout = self._seen.layout
        ends = {line[1:] for line in lines if layout[str(line[0][1])] == layout[piece]}
        return with_piece(self._pending, ends.pop()) if len(ends) == 1 else ()

    def _next(self, before: Line) -> Line:
        """How a line that stands goes on: only as the rules allow. Anything else that changes
        beside a move that was made is a task, and leaves the move as it is."""
        lines = self._lines(after(self._seen.layout, before), before)
        allowed = self._allowed([(*before, *line) for line in lines])
        return allowed[0] if len(allowed) == 1 else before

    def _allowed(self, lines: Sequence[Line]) -> list[Line]:
        return [
            line
            for line in lines
            if self._game.explain(self._state, SCREEN, without_piece(self._pending, line)).allowed
        ]

    def _lines(self, layout: Layout, line: Sequence[Choice]) -> list[Line]:
        """What may have moved, and where to, since the board stood as in this layout. A piece
        that was missing before is the first that can have come down somewhere."""
        wrong = self._seen.mismatches(line)
        changed = wrong - self._overdue
        if strays := [each for each in changed if isinstance(each, Stray)]:
            return self._lines_of(strays, line)
        places = [each for each in changed if isinstance(each, str)]
        appeared = [place for place in places if self._seen.sensed[place]]
        vanished = [place for place in places if not self._seen.sensed[place]]
        if not changed or len(appeared) > 1 or len(vanished) > 1:
            return []
        missing = [each for each in wrong if isinstance(each, str) and not self._seen.sensed[each]]
        pieces = [piece for piece in layout if self._may_have_left(layout, piece, missing)]
        if vanished:
            pieces = [piece for piece in pieces if layout[piece].place == vanished[0]]
        return _unlike(layout, pieces, appeared[0] if appeared else None)

    def _lines_of(self, strays: Sequence[Stray], line: Sequence[Choice]) -> list[Line]:
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
        return place not in self._seen.sensed or expectation(layout, place) == "either"


def _line_of(stray: Stray) -> Line:
    """Where it cannot be said to which place it went, the mover says so."""
    end: Line = ((TO, stray.places[0]),) if len(stray.places) == 1 else ()
    return ((PIECE, stray.piece), *end)


def _unlike(layout: Layout, pieces: Iterable[str], place: str | None) -> list[Line]:
    """One line for each kind of piece that can be told apart by looking."""
    first: dict[Spot, str] = {}
    for piece in pieces:
        first.setdefault(layout[piece], piece)
    end: Line = ((TO, place),) if place is not None else ()
    return [((PIECE, piece), *end) for piece in first.values()]
