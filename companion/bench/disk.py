"""The disk alone: what one row costs that is on disk before anybody is told, and nothing else."""

import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from companion.bench.figures import Figure, percentile
from companion.tables.log import EXCLUSIVE, SAFE

COMMITS = 1_000
ROW = "x" * 300
"""About as long as a row of a log."""


class Disk(NamedTuple):
    """What bare commits take."""

    per_cpu_second: float
    delays: list[float]
    """Seconds of each."""

    def figures(self) -> list[Figure]:
        """The least that a decision takes on this disk."""
        return [
            Figure(f"commit-p{share}", percentile(self.delays, share / 100) * 1000, "ms")
            for share in (50, 99)
        ]


def disk() -> Disk:
    """Commit rows one by one, as a log has to, without the companion."""
    with tempfile.TemporaryDirectory() as folder, closing(_connect(Path(folder))) as connection:
        begun = time.process_time()
        delays = [_commit(connection, number) for number in range(COMMITS)]
        return Disk(COMMITS / (time.process_time() - begun), delays)


def _connect(folder: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(folder / "disk")
    for setting in (EXCLUSIVE, *SAFE):
        connection.execute(f"pragma {setting}").fetchall()
    connection.execute("create table rows (revision integer primary key, row text)")
    return connection


def _commit(connection: sqlite3.Connection, number: int) -> float:
    begun = time.perf_counter()
    with connection:
        connection.execute("insert into rows values (?, ?)", (number, ROW))
    return time.perf_counter() - begun
