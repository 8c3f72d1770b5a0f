"""Following the real board beside the game: its source, the draft, the tasks."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import ALONG, PIECE, TO, Choice, Pending
from companion.games.kernel.layout import Layout
from companion.tracking.drafts import Draft, asked_for_piece, draft
from companion.tracking.settle import Settler
from companion.tracking.source import Observation, Status
from companion.tracking.tasks import Task
from companion.tracking.tracker import Tracker


class Following:
    """What was seen or tapped and is not yet made. Called by one thread at a time."""

    def __init__(self, box: Box, hands: Layout | None = None) -> None:
        """`hands`: the layout that hands were known to have made when the table was left."""
        self._box = box
        self._state: Any = None
        self._settler = Settler()
        self._tracker = Tracker(box.game, hands)
        self.real = True
        """Do the pieces stand on a real board? If not there is nothing to watch or to do."""
        self._from_board = False
        self.draft: Draft | None = None
        self.status: Status | None = None
        """How the source is doing; None without one."""

    def expect(self, state: Any, made: Sequence[Choice] = ()) -> None:
        """The game went on to this state, by these choices of one seat. A draft ends with the
        question it answers."""
        self._state = state
        self._tracker.made(made)
        self._tracker.expect(state)
        if self.draft is not None:
            self._show(self.asked(self.draft.seat, self.draft.serial), self.draft.choices)

    def corrected(self, state: Any) -> None:
        """The host looked at the board and set the game right: it stands there like this."""
        self._tracker.corrected(self._box.game.layout(state))
        self.expect(state)

    def take_up(self, state: Any, last: Choice | None) -> None:
        """The game is taken up, or went back, where this choice was made last. What was drafted
        is not meant any more."""
        self._show(None, ())
        self._tracker.take_up(last)
        self.expect(state)

    def asked(self, seat: str | None, serial: int) -> Pending | None:
        """The pending of this serial and seat, if the game still waits for it; without a seat,
        the one that waits for a piece to be moved."""
        if self._state is None:
            return None
        game = self._box.game
        of_seat = [pending for pending in game.pendings(self._state) if pending.seat == seat]
        asked = of_seat if seat is not None else [asked_for_piece(game, self._state)]
        return next((pending for pending in asked if pending and pending.serial == serial), None)

    def propose(self, pending: Pending, choices: Sequence[Choice]) -> bool:
        """Draft these choices in place of what was drafted before; none drop it. False if they
        are anything but a piece's move: a draft is shown to everybody, a card's choice is not."""
        if not all(self._moves_piece(choice) for choice in choices):
            return False
        self._from_board = False
        self._show(pending, choices)
        return True

    @property
    def tasks(self) -> tuple[Task, ...]:
        """What hands must still do on the real board."""
        if not self.real:
            return ()
        return self._tracker.tasks(self.draft.choices if self.draft is not None else ())

    @property
    def hands(self) -> Layout:
        """The layout that hands are known to have made."""
        return self._tracker.hands

    def tick(self, task: str) -> bool:
        """Somebody has done a task; False if there is none of this name."""
        return self.real and self._tracker.tick(task)

    def observe(self, observation: Observation) -> None:
        self._settler.observe(observation)

    def due(self) -> float | None:
        """When something will have settled."""
        return self._settler.due()

    def settle(self, now: float) -> bool:
        """Read what has settled by now; False if nothing has."""
        sensed = self._settler.settle(now)
        if sensed is None:
            return False
        self._tracker.settled(sensed)
        if self._state is not None and self.real:
            self._read_board()
        return True

    def forget_board(self) -> None:
        """The source is gone: nothing is known of the board any more."""
        nothing: Mapping[str, bool] = {}
        self._settler = Settler()
        self._tracker.settled(nothing)
        self.status = None
        if self._from_board:
            self._show(None, ())

    def _read_board(self) -> None:
        line = self._tracker.line()
        pending = asked_for_piece(self._box.game, self._state)
        if not line or pending is None:
            if self._from_board:
                self._show(None, ())
        elif self.draft is None or self.draft.choices != line:
            self._from_board = True
            self._show(pending, line)

    def _show(self, pending: Pending | None, choices: Sequence[Choice]) -> None:
        if pending is None or not choices:
            self._from_board = False
            self.draft = None
        else:
            self.draft = draft(self._box.game, self._state, pending, choices)

    def _moves_piece(self, choice: Choice) -> bool:
        verb, *objects = choice
        layout = self._box.game.layout(self._state)
        if verb == PIECE:
            return len(objects) == 1 and objects[0] in layout
        places = {*self._box.places, *(spot.place for spot in layout.values())}
        return verb in (TO, ALONG) and bool(objects) and places.issuperset(objects)
