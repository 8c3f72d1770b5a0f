"""The hub: the tables in a data folder."""

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

from companion.games.kernel.box import Box
from companion.tables.bot_seats import BotSeats, Pace
from companion.tables.log import LogProblem
from companion.tables.receipts import Problem, Receipt, Remembered
from companion.tables.table import SUFFIX, Table
from companion.tables.writer import Writer


class Hub:
    """All tables of one data folder, taken up where they were left."""

    def __init__(self, folder: Path, box: Box, pace: Pace | None = None) -> None:
        """Opens every table in the folder, and makes one if none is still to be played. Raises
        LogProblem if it cannot. `pace`: of the bots."""
        self._folder = folder
        self._box = box
        self._pace = pace
        self._tables: dict[str, Table] = {}
        self._bots: dict[str, BotSeats] = {}
        """By the code of their table."""
        self.problems: list[LogProblem] = []
        """Files that could not be opened. They are left as they are."""
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            reason = str(error.strerror)
            raise LogProblem("problem-data-folder", folder=str(folder), reason=reason) from error
        self._open_all()
        self.current = self._newest_unfinished() or self.create()
        """The table that the screen shows."""
        self._asked = Remembered()
        self._writer = Writer("hub", lambda: None, lambda: None)

    def __iter__(self) -> Iterator[Table]:
        return iter(tuple(self._tables.values()))

    def table(self, code: str) -> Table | None:
        """The table of this code, however it was typed."""
        return self._tables.get(code.upper())

    def create(self) -> Table:
        """A new table in the lobby. Raises LogProblem."""
        table = Table.create(self._folder, self._box)
        self._take(table)
        return table

    def new_table(self, asked_at: str, nonce: str) -> "Future[Receipt]":
        """Make a new table and show it; the board is watched for it from now on. The receipt
        brings its code and a host key. `asked_at`: the code of the asking host's table."""
        return self._writer.do(lambda: self._new_table(asked_at, nonce))

    def close(self) -> None:
        """Give back all tables' files, threads and sources."""
        self._writer.close()
        for table in self:
            self._let_go(table)

    def _new_table(self, asked_at: str, nonce: str) -> Receipt:
        first = self._asked.get(asked_at, nonce)
        if first is not None:
            return first
        try:
            table = self.create()
        except LogProblem as problem:
            return Receipt(False, 0, problem=Problem(problem.key, problem.facts))
        try:
            receipt = Receipt(True, 0, key=table.host_key(), code=table.code)
        except LogProblem as problem:
            self._unmake(table)
            return Receipt(False, 0, problem=Problem(problem.key, problem.facts))
        self.current.hand_on(table)
        self.current = table
        return self._asked.keep(asked_at, nonce, receipt)

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
                self.problems.append(problem)
            else:
                self._take(table)

    def _newest_unfinished(self) -> Table | None:
        unfinished = [table for table in self if table.standing.phase != "over"]
        return max(unfinished, key=lambda table: table.made, default=None)
