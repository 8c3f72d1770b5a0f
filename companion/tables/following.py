"""Following the real table beside the game: its source, the draft, the tasks."""

from collections import ChainMap
from collections.abc import Callable, Iterable, Sequence, Set
from typing import Any

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import ALONG, PIECE, TO, Choice, Pending
from companion.games.kernel.kit import PIECES, Kit
from companion.tables.course import Happened
from companion.tracking.chores import SET_UP
from companion.tracking.drafts import Draft, asked_for_piece, draft
from companion.tracking.notebook import Notebook
from companion.tracking.settle import Settler
from companion.tracking.source import Board, Observation, Status
from companion.tracking.tasks import AWAY, Task
from companion.tracking.things import Things
from companion.tracking.tracker import Tracker


def board_of(box: Box) -> Board:
    """What a source must know of the board that it is to see."""
    outlines = {place: box.outlines.get(place, ()) for place in box.places}
    names = {place: box.names[place] for place in box.places if place in box.names}
    return Board(box.size, outlines, box.game.pieces, names)


class Following:
    """What was seen or tapped and is not yet made. Called by one thread at a time."""

    def __init__(self, box: Box, kit: Kit, notes: Notebook) -> None:
        """`notes`: what hands were known to have done when the table was left."""
        self._box = box
        self._state: Any = None
        self._settlers: dict[str, Settler] = {}
        """One for each source, by its name."""
        self._seeing: dict[str, Observation] = {}
        """What has settled, by source."""
        self._tracker = Tracker(box.game, notes.pieces, board_of(box))
        self._things = Things(box.game, notes.things, notes.unset)
        self._chores = notes.chores
        self.equip(kit)
        self._from_board = False
        self.bots: Set[str] = frozenset()
        """The seats that move nothing themselves."""
        self.draft: Draft | None = None
        self.statuses: dict[str, Status] = {}
        """How each source is doing, by its name."""

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
        if not self._kit.paper:
            return
        known = self._chores.newest
        for revision, event, undone in events:
            seat = self._box.game.by_hand(self._state, event)
            if seat is not None and revision > known and not undone:
                key = f"task-paper-{event.key}"
                self._chores = self._chores.add(seat, revision, key, event.facts)

    def took_back(self, counts: Callable[[int], bool], revision: int) -> None:
        """By this row others were taken back, and count no more."""
        self._chores = self._chores.take_back(counts, revision)

    def expect(self, state: Any, made: Sequence[Choice] = (), by: str | None = None) -> None:
        """The game went on to this state, by these choices of one seat: hands have moved what
        they name, unless a bot has made them. A draft ends with the question it answers."""
        self._state = state
        if self._real:
            self._expect_pieces(made, by)
        self._things.expect(state)
        if self.draft is not None:
            self._show(self.asked(self.draft.seat, self.draft.serial), self.draft.choices)

    def _expect_pieces(self, made: Sequence[Choice], by: str | None) -> None:
        if by not in self.bots:
            self._tracker.made(made)
        self._tracker.expect(self._state)

    def corrected(self, state: Any) -> None:
        """The host looked at the table and set the game right: it stands there like this."""
        if self._real:
            self._tracker.corrected(self._box.game.layout(state))
        self._things.corrected(state)
        self.expect(state)

    def take_up(self, state: Any) -> None:
        """The game is taken up, or went back to here. What was drafted is not meant any more."""
        self._show(None, ())
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

    def observe(self, observation: Observation, source: str) -> None:
        self._settlers.setdefault(source, Settler()).observe(observation)

    def due(self) -> float | None:
        """When something will have settled."""
        dues = (settler.due() for settler in self._settlers.values())
        return min((due for due in dues if due is not None), default=None)

    def settle(self, now: float) -> bool:
        """Read what has settled by now; False if nothing has."""
        settled = {name: settler.settle(now) for name, settler in self._settlers.items()}
        new = {name: observation for name, observation in settled.items() if observation}
        if not new:
            return False
        self._seeing |= new
        self._see()
        if self._state is not None and self._real:
            self._read_board()
        return True

    def forget_board(self) -> None:
        """The sources are gone: nothing is known of the board any more."""
        self._settlers, self._seeing, self.statuses = {}, {}, {}
        self._see()
        if self._from_board:
            self._show(None, ())

    def _see(self) -> None:
        """The board as all sources together see it."""
        seeing = self._seeing.values()
        self._tracker.settled(dict(ChainMap(*(dict(each.sensed) for each in seeing))))
        self._tracker.sighted(dict(ChainMap(*(dict(each.seen) for each in seeing))))

    def _read_board(self) -> None:
        line = self._tracker.line()
        pending = asked_for_piece(self._box.game, self._state)
        if not line or pending is None or pending.seat in self.bots:
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
