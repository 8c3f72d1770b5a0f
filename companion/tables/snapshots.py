"""Snapshots of a game: short cuts for the next start."""

from collections.abc import Sequence
from contextlib import suppress

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import CHANCE
from companion.games.kernel.rulings import Refused
from companion.tables.line import Line
from companion.tables.log import Log, LogProblem, Snapshot
from companion.tables.rows import Moment, Row, Undo, folded

SNAPSHOT_EVERY = 50
"""Rows between two snapshots."""


class Snapshots:
    """The newest snapshot in a log."""

    def __init__(self, box: Box, log: Log) -> None:
        self._box = box
        self._log = log
        self._newest = 0
        """The revision that the newest was kept at, or the game taken up."""

    def keep(self, moment: Moment) -> None:
        """Keep where the game stands, if it has come far enough since the newest."""
        if moment.revision // SNAPSHOT_EVERY == self._newest // SNAPSHOT_EVERY:
            return
        self._newest = moment.revision
        state = self._box.game.to_json(moment.state)
        # Only a cache: the rows are on disk, and a full disk shows at the next of them.
        with suppress(LogProblem):
            self._log.keep(Snapshot(moment.revision, state))

    def take_up(self, rows: Sequence[Row], line: Line) -> Moment | None:
        """Where the game stands after these rows, some of which count; None if no snapshot says
        so."""
        self._newest = len(rows) - 1
        snapshot = self._log.snapshot()
        if snapshot is None or not _fits(snapshot, rows):
            return None
        done = line.before(snapshot.revision + 1)
        outcomes = sum(row.origin == CHANCE for row in done)
        try:
            state = self._box.game.from_json(self._box.edition, snapshot.state)
            moment = Moment(state, snapshot.revision, outcomes)
            return folded(self._box.game, moment, line.rows[len(done) :])
        except (ValueError, TypeError, LookupError, Refused):
            return None


def _fits(snapshot: Snapshot, rows: Sequence[Row]) -> bool:
    """Is nothing taken back that the snapshot holds?"""
    later = [row.act for row in rows[snapshot.revision + 1 :]]
    return snapshot.revision < len(rows) and not any(
        isinstance(act, Undo) and act.since <= snapshot.revision for act in later
    )
