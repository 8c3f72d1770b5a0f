"""Things: the real parts of the box that only hands know of, beside the pieces on the map."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.games.kernel.kit import Part
from companion.games.kernel.layout import Layout
from companion.games.kernel.port import Game
from companion.tracking.hands import Change, called_as_expected, corrected, done
from companion.tracking.tasks import ALL, AWAY, Task, clear_away, thing_tasks

Layouts = Mapping[str, Layout]
"""Kind of thing -> its layout."""


class Things:
    """Compares where the rules expect every thing with where hands have put it."""

    def __init__(self, game: Game[Any, Any], hands: Layouts, unset: Layouts) -> None:
        self._game = game
        self._layouts: Layouts = {}
        """Where the rules expect everything."""
        self._over = False
        self.parts: Sequence[Part] = ()
        """Those that are real."""
        self.hands: Layouts = hands
        """The layouts that hands are known to have made."""
        self.unset: Layouts = unset
        """What has to be set up as it is printed, before anything is moved."""

    def begin(self, state: Any) -> None:
        """The game begins, and nothing is set up yet."""
        self.hands = {}
        self.unset = {
            kind: self._game.things(state, kind)
            for part in self.parts
            for kind in part.kinds
            if part.as_printed
        }

    def expect(self, state: Any) -> None:
        """The game went on to this state."""
        self._over = self._game.result(state) is not None
        self._layouts = self._expected(state)
        self.hands = {
            kind: called_as_expected(self.hands.get(kind, {}), layout)
            for kind, layout in self._layouts.items()
        }

    def corrected(self, state: Any) -> None:
        """Somebody looked at the table: what this state expects elsewhere than the one so far
        lies there already. Called before the state is expected."""
        for kind, layout in self._expected(state).items():
            made = corrected(self.hands.get(kind, {}), self._layouts.get(kind, {}), layout)
            self.hands = {**self.hands, kind: made}

    @property
    def tasks(self) -> tuple[Task, ...]:
        """What hands must still do."""
        if self._over:
            return clear_away(_all(self.hands), {})
        set_ups = [task for task, _ in self._set_ups()]
        return (*set_ups, *(task for task, _, _ in self._moves()))

    def tick(self, name: str) -> bool:
        """Somebody says that a task is done, or `ALL`; False if there is none of this name."""
        if self._over:
            ticked = name in (ALL, AWAY) and bool(self.tasks)
            self.hands = {} if ticked else self.hands
            return ticked
        set_ups = [part for task, part in self._set_ups() if name in (ALL, task.tick)]
        moves = [move for move in self._moves() if name in (ALL, move[0].tick)]
        for part in set_ups:
            self._set_up(part)
        for _, kind, changed in moves:
            for change in changed:
                made = done(self.hands[kind], self._layouts[kind], change)
                self.hands = {**self.hands, kind: made}
        return bool(set_ups or moves)

    def _expected(self, state: Any) -> Layouts:
        kinds = (kind for part in self.parts for kind in part.kinds)
        return {kind: self._game.things(state, kind) for kind in kinds}

    def _set_ups(self) -> Iterator[tuple[Task, Part]]:
        """The parts that are set up as printed, each as one task."""
        for part in self.parts:
            if not self.unset.keys().isdisjoint(part.kinds):
                key = f"task-{part.name}-set-up"
                yield Task(key, {}, key), part

    def _set_up(self, part: Part) -> None:
        set_up = {
            kind: called_as_expected(self.unset[kind], self._layouts[kind]) for kind in part.kinds
        }
        self.hands = {**self.hands, **set_up}
        self.unset = {kind: there for kind, there in self.unset.items() if kind not in part.kinds}

    def _moves(self) -> Iterator[tuple[Task, str, Sequence[Change]]]:
        """Each thing that is left to do, its kind, and what is done once it is ticked."""
        for kind, layout in self._layouts.items():
            if kind not in self.unset:
                left = thing_tasks(kind, self.hands[kind], layout, self._game.seats)
                for task, changed in left:
                    yield task, kind, changed


def _all(layouts: Layouts) -> Layout:
    return {f"{kind} {thing}": there[thing] for kind, there in layouts.items() for thing in there}
