"""The hub: the tables in a data folder."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path

from companion.games.kernel.box import Box
from companion.tables.bot_seats import BotSeats, Pace
from companion.tables.log import BUSY, LogProblem
from companion.tables.receipts import Problem, Receipt, Remembered
from companion.tables.table import SUFFIX, Table
from companion.tables.writer import Writer


class Hub:
    """All tables of one data folder, taken up where they were left."""

    def __init__(self, folder: Path, box: Box, pace: Pace | None = None) -> None:
        """Opens every table in the folder, and makes one if none is still to be played. Raises
        LogProblem if it cannot, or if another hub has them open. `pace`: of the bots."""
        self._folder = folder
        self._box = box
        self._pace = pace
        self._tables: dict[str, Table] = {}
        self._bots: dict[str, BotSeats] = {}
        """By the code of their table."""
        self.problems: list[LogProblem] = []
        """Files that could not be opened. They are left as they are."""
        self._asked = Remembered()
        self._writer = Writer("hub", lambda: None, lambda: None)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            reason = str(error.strerror)
            raise LogProblem("problem-data-folder", folder=str(folder), reason=reason) from error
        try:
            self._open_all()
            self.current = next(iter((*self.left(), *self._empty())), None) or self.create()
            """The table that the screen shows."""
        except LogProblem:
            self.close()
            raise

    def __iter__(self) -> Iterator[Table]:
        return iter(tuple(self._tables.values()))

    def table(self, code: str) -> Table | None:
        """The table of this code, however it was typed."""
        return self._tables.get(code.upper())

    def left(self) -> list[Table]:
        """The tables that are still to be played and where somebody sits or has begun, the one
        that was played last first."""
        left = [table for table in self._unfinished() if not _is_empty(table)]
        return sorted(left, key=lambda table: table.played, reverse=True)

    def create(self) -> Table:
        """A new table in the lobby. Raises LogProblem."""
        table = Table.create(self._folder, self._box)
        self._take(table)
        return table

    def new_table(self, asked_at: str, nonce: str) -> "Future[Receipt]":
        """Make a new table and show it; the board is watched for it from now on. The receipt
        brings its code and a host key. `asked_at`: the code of the asking host's table."""
        return self._writer.do(lambda: self._once(asked_at, nonce, self._new_table))

    def show(self, code: str, asked_at: str, nonce: str) -> "Future[Receipt]":
        """Show a table that was left; all else as with a new one."""
        return self._writer.do(lambda: self._once(asked_at, nonce, lambda: self._show(code)))

    def close(self) -> None:
        """Give back all tables' files, threads and sources."""
        self._writer.close()
        for table in self:
            self._let_go(table)

    def _once(self, asked_at: str, nonce: str, turn: Callable[[], Receipt]) -> Receipt:
        """Turn the screen to another table, unless that was done at this very request."""
        first = self._asked.get(asked_at, nonce)
        if first is not None:
            return first
        try:
            return self._asked.keep(asked_at, nonce, turn())
        except LogProblem as problem:
            return Receipt(False, 0, problem=Problem(problem.key, problem.facts))

    def _new_table(self) -> Receipt:
        table = self.create()
        try:
            return self._turn_to(table)
        except LogProblem:
            self._unmake(table)
            raise

    def _show(self, code: str) -> Receipt:
        table = self.table(code)
        if table is None:
            return Receipt(False, 0, problem=Problem("problem-unknown-table"))
        return self._turn_to(table)

    def _turn_to(self, table: Table) -> Receipt:
        """Raises LogProblem."""
        receipt = Receipt(True, 0, key=table.host_key(), code=table.code)
        if table is not self.current:
            self.current.hand_on(table)
            self.current = table
        return receipt

    def _unmake(self, table: Table) -> None:
        """A table that nobody can host is none: the next start must not take it for the newest."""
        self._let_go(table)
        table.path.unlink(missing_ok=True)

    def _take(self, table: Table) -> None:
        """Its bots play on as soon as it is there."""
        self._tables[table.code] = table
        self._bots[table.code] = BotSeats(table, self._pace)

    def _let_go(self, table: Table) -> None:
        del self._tables[table.code]
        self._bots.pop(table.code).stop()
        table.close()

    def _open_all(self) -> None:
        for path in sorted(self._folder.glob(f"*{SUFFIX}")):
            try:
                table = Table.open(path, self._box)
            except LogProblem as problem:
                if problem.key == BUSY:
                    raise
                self.problems.append(problem)
            else:
                self._take(table)

    def _unfinished(self) -> list[Table]:
        return [table for table in self if table.standing.phase != "over"]

    def _empty(self) -> list[Table]:
        empty = [table for table in self._unfinished() if _is_empty(table)]
        return sorted(empty, key=lambda table: table.made, reverse=True)


def _is_empty(table: Table) -> bool:
    """Is it a lobby where nobody sits?"""
    return table.standing.phase == "lobby" and not table.standing.names
