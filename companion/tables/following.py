"""Following the real table beside the game: its source, the draft, the tasks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import ALONG, PIECE, TO, Choice, Pending
from companion.games.kernel.kit import PIECES, Kit
from companion.tables.course import Happened
from companion.tracking.chores import SET_UP
from companion.tracking.drafts import Draft, asked_for_piece, draft
from companion.tracking.notebook import Notebook
from companion.tracking.settle import Settler
from companion.tracking.source import Observation, Status
from companion.tracking.tasks import AWAY, Task
from companion.tracking.things import Things
from companion.tracking.tracker import Tracker


class Following:
    """What was seen or tapped and is not yet made. Called by one thread at a time."""

    def __init__(self, box: Box, kit: Kit, notes: Notebook) -> None:
        """`notes`: what hands were known to have done when the table was left."""
        self._box = box
        self._state: Any = None
        self._settler = Settler()
        self._tracker = Tracker(box.game, notes.pieces)
        self._things = Things(box.game, notes.things, notes.unset)
        self._chores = notes.chores
        self.equip(kit)
        self._from_board = False
        self.draft: Draft | None = None
        self.status: Status | None = None
        """How the source is doing; None without one."""

    def equip(self, kit: Kit) -> None:
        """From now on these parts are real; of the others there is nothing to watch or to do."""
        self._kit = kit
        self._things.parts = [part for part in self._box.game.parts if part.name in kit.real]

    def begin(self, state: Any, seats: Sequence[str]) -> None:
        """The game begins, with everything still in the box."""
        self._things.begin(state)
        for seat in seats:
            if seat in self._kit.paper:
                self._chores = self._chores.add(seat, 0, SET_UP)
        self.expect(state)

    def happened(self, events: Iterable[Happened]) -> None:
        """What came with rows that are in the log; those that are known already add nothing."""
        known = self._chores.newest
        for revision, event, undone in events:
            seat = self._box.game.by_hand(self._state, event)
            if seat is not None and revision > known and not undone:
                key = f"task-paper-{event.key}"
                self._chores = self._chores.add(seat, revision, key, event.facts)

    def took_back(self, counts: Callable[[int], bool], revision: int) -> None:
        """By this row others were taken back, and count no more."""
        self._chores = self._chores.take_back(counts, revision)

    def expect(self, state: Any, made: Sequence[Choice] = ()) -> None:
        """The game went on to this state, by these choices of one seat. A draft ends with the
        question it answers."""
        self._state = state
        self._tracker.made(made)
        self._tracker.expect(state)
        self._things.expect(state)
        if self.draft is not None:
            self._show(self.asked(self.draft.seat, self.draft.serial), self.draft.choices)

    def corrected(self, state: Any) -> None:
        """The host looked at the table and set the game right: it stands there like this."""
        self._tracker.corrected(self._box.game.layout(state))
        self._things.corrected(state)
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
        """What hands must still do on the real table, whosever they are."""
        shown = self.draft.choices if self.draft is not None else ()
        pieces = self._tracker.tasks(shown) if self._real else ()
        things = self._things.tasks
        if any(task.key == AWAY for task in things):
            return things
        return (*pieces, *things)

    def chores(self, seat: str) -> tuple[Task, ...]:
        """What a player must still do with the own real cards."""
        if self._state is None or self._box.game.result(self._state) is not None:
            return ()
        return self._chores.of(seat)

    @property
    def notes(self) -> Notebook:
        """What hands are known to have done."""
        tracker, things = self._tracker, self._things
        return Notebook(tracker.hands, things.hands, things.unset, self._chores)

    def tick(self, task: str, by: str) -> bool:
        """Somebody has done a task, perhaps one of the own chores; False if there is none of this
        name."""
        before = self._chores
        self._chores = before.do(by, task)
        done = [self._things.tick(task), self._chores != before]
        return any((self._real and self._tracker.tick(task), *done))

    @property
    def _real(self) -> bool:
        """Do the pieces stand on a real board?"""
        return PIECES in self._kit.real

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
        if self._state is not None and self._real:
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
