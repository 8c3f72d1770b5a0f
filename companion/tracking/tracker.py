"""The tracker: what the settled board says of moves, and what is left for hands to do."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.layout import Layout
from companion.games.kernel.port import Game
from companion.tracking.drafts import asked_for_piece
from companion.tracking.hands import (
    Change,
    Sensed,
    after,
    called_as_expected,
    changes,
    corrected,
    done,
    is_done,
)
from companion.tracking.reading import Line, Reading, with_piece, without_piece
from companion.tracking.seen import Mismatch, Seen, what
from companion.tracking.source import Board, Sight
from companion.tracking.tasks import ALL, AWAY, Task, clear_away, felt, to_tick


class Tracker:
    """Compares what the rules expect with what has settled.

    Mismatches that were there when the state changed, or when a place was first seen, are
    tasks: nobody made a move by leaving the board as it was. Only what changes after that is read
    as a move.
    """

    def __init__(
        self, game: Game[Any, Any], hands: Layout | None = None, board: Board | None = None
    ) -> None:
        self._game = game
        self._state: Any = None
        self._seen = Seen(board)
        self._overdue: frozenset[Mismatch] = frozenset()
        self._asked: Pending | None = None
        """What waited for a piece when the game went on to its state, if the board was seen."""
        self._line: Line = ()
        """What was read last."""
        self.hands: Layout = hands or {}
        """The layout that hands are known to have made."""

    def expect(self, state: Any) -> None:
        """The game went on to this state."""
        before = self._seen.mismatches()
        asked = asked_for_piece(self._game, state) if self._seen else None
        self._state = state
        self._seen.expect(self._game.layout(state))
        wrong = self._seen.mismatches()
        if asked is None or asked != self._asked:
            self._overdue, self._line = wrong, ()
        else:  # somebody else chose something while a piece is being moved
            self._overdue = wrong & self._overdue | wrong - before
        self._asked = asked
        self.hands = called_as_expected(self.hands, self._seen.layout)
        self._confirm()

    def made(self, line: Sequence[Choice]) -> None:
        """These choices were made: hands have moved what they name. Called before the state
        that follows is expected."""
        self.hands = after(self.hands, self._with_piece(line), self._seen.layout)

    def corrected(self, layout: Layout) -> None:
        """Somebody looked at the board: what this layout has other than the one expected so far
        stands there already. Called before the state that follows is expected."""
        self.hands = corrected(self.hands, self._seen.layout, layout)

    def tick(self, name: str) -> bool:
        """Somebody says that a task is done, or `ALL`; False if there is none of this name."""
        if self._state is None:
            return False
        if self._over:
            ticked = name in (ALL, AWAY) and bool(self.tasks(()))
            self.hands = {} if ticked else self.hands
            return ticked
        layout = self._seen.layout
        tasks = to_tick(self.hands, layout, self._seen.sensed)
        named = [each for each in tasks if name in (ALL, each[0].tick)]
        for _, changed in named:
            for change in changed:
                self.hands = done(self.hands, layout, change)
        return bool(named)

    def settled(self, sensed: Sensed) -> None:
        """The board has come to rest like this."""
        self._settled(self._seen.feel(sensed))

    def sighted(self, seen: Mapping[str, Sight]) -> None:
        """Pieces have come to rest like this."""
        self._settled(self._seen.sight(seen))

    def _settled(self, new: Collection[str]) -> None:
        """What was wrong before and what is seen for the first time is nobody's move."""
        if self._state is not None:
            wrong = self._seen.mismatches()
            late = {each for each in wrong if what(each) in new}
            self._overdue = wrong & (self._overdue | late)
            self._confirm()

    def line(self) -> Line:
        """The choices that the board shows, in answer to the pending that waits for a piece."""
        pending = self._waiting
        if pending is None or not self._seen:
            self._line = ()
            return ()
        reading = Reading(self._game, self._state, pending, self._seen, self._overdue)
        self._line = reading.line(self._line)
        return without_piece(pending, self._line)

    def tasks(self, shown: Sequence[Choice]) -> tuple[Task, ...]:
        """What hands must still do, the draft's line taken as already done."""
        if self._state is None:
            return ()
        if self._over:
            return clear_away(self.hands, self._seen.sensed)
        moving = self._with_piece(shown)
        layout = after(self._seen.layout, moving)
        hands = after(self.hands, moving, self._seen.layout)
        tapped = to_tick(hands, layout, self._seen.sensed) if hands != layout else ()
        return (
            *felt(layout, self._seen.sensed),
            *(task._replace(tick=self._tick_of(task, changed[0])) for task, changed in tapped),
        )

    def _with_piece(self, line: Sequence[Choice]) -> Line:
        """The same for what waits now."""
        pending = self._waiting
        return tuple(line) if pending is None else with_piece(pending, line)

    def _tick_of(self, task: Task, change: Change) -> str | None:
        """What is surely seen goes by itself."""
        return None if change.old is not None and self._seen.sights.sees(change.old) else task.tick

    @property
    def _waiting(self) -> Pending | None:
        """What waits for a piece to be moved."""
        return None if self._state is None else asked_for_piece(self._game, self._state)

    @property
    def _over(self) -> bool:
        return self._game.result(self._state) is not None

    def _confirm(self) -> None:
        """What sensors feel done is done, and what is seen is so."""
        if self._over:
            if self._seen.sensed and not any(self._seen.sensed.values()):
                self.hands = {}
            return
        self.hands = self._seen.sights.taken_into(self.hands)
        if self._seen.sensed and self.hands != self._seen.layout:
            for change in changes(self.hands, self._seen.layout):
                if is_done(change, self._seen.layout, self._seen.sensed):
                    self.hands = done(self.hands, self._seen.layout, change)
