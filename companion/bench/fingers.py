"""Fingers: they move pieces on a board that has a sensor in every space, when they are told."""

import threading
import time
from collections import Counter
from multiprocessing.connection import Connection

from companion.games.kernel.decisions import PIECE, TO, Choice
from companion.games.kernel.layout import Layout, moved
from companion.tables.table import Table
from companion.tracking.drafts import asked_for_piece, draft
from companion.tracking.source import Expected, Observation, Sink

MOVE, BACK = "move", "back"


class Fingers:
    """A source. It moves what the table asks for, or puts it back, and tells when that was, or
    None if there was nothing to move."""

    def __init__(self, table: Table, told: Connection) -> None:
        self._table = table
        self._told = told

    def start(self, sink: Sink) -> None:
        threading.Thread(target=self._run, args=[sink], daemon=True).start()

    def expect(self, expected: Expected) -> None:
        """They are told what to move."""

    def stop(self) -> None:
        self._told.close()

    def _run(self, sink: Sink) -> None:
        while True:
            try:
                what = self._told.recv()
            except (EOFError, OSError):
                return
            layout = self._moved() if what == MOVE else self._expected()
            if layout is None:
                self._told.send(None)
                continue
            occupied = {spot.place for spot in layout.values()}
            sensed = {place: place in occupied for place in self._table.box.places}
            self._told.send(time.perf_counter())
            sink.observed(Observation(time.monotonic(), sensed))

    def _expected(self) -> Layout:
        return self._table.box.game.layout(self._table.standing.state)

    def _moved(self) -> Layout | None:
        """After a move that may be made: from where a piece stands alone to where none is. None
        if there is no such move."""
        layout = self._expected()
        crowd = Counter(spot.place for spot in layout.values())
        for piece in self._pieces():
            alone = crowd[layout[str(piece[1])].place] == 1
            free = (place for place in self._places(piece) if alone and not crowd[place])
            for place in free:
                return moved(layout, str(piece[1]), place)
        return None

    def _pieces(self) -> list[Choice]:
        game, state = self._table.box.game, self._table.standing.state
        pending = asked_for_piece(game, state)
        return [c for c in game.options(state, pending) if c[0] == PIECE] if pending else []

    def _places(self, piece: Choice) -> list[str]:
        game, state = self._table.box.game, self._table.standing.state
        pending = asked_for_piece(game, state)
        options = draft(game, state, pending, [piece]).options if pending else ()
        return [str(choice[1]) for choice in options if choice[0] == TO]
