"""The log of a table: one SQLite file, in which a row is on disk before anyone is told of it."""

import hashlib
import json
import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sqlite_utils import Database

from companion.games.kernel.decisions import Facts
from companion.tables.columns import FORMAT, INSERT, SHAPE, columns, row_of
from companion.tables.rows import Row
from companion.tables.seats import Holder, Key, Taken
from companion.tracking.notebook import Notebook

EXCLUSIVE = "locking_mode = exclusive"
"""Two hubs on one file would each believe to be its one writer."""
SAFE = ("journal_mode = wal", "synchronous = full")
"""A row is on disk when its transaction has ended, whatever happens then."""
BUSY = "problem-log-busy"
"""Another hub has the file open."""
KEYS_A_SEAT = 4
"""A seat's newest keys are kept, so that a repeated claim opens it too."""


class LogProblem(Exception):
    """A log cannot be read or written: a message key and its facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Facts = facts


class Header(NamedTuple):
    """What a log says of its table before the first row."""

    game: str
    rules: str
    """`Game.rules_version`."""
    edition: str
    digest: str
    """Of the edition."""
    options: Mapping[str, Any]
    code: str
    secret: bytes
    """What chance is derived from."""
    made: float
    """When, in seconds since 1970, UTC."""
    seats: tuple[str, ...] = ()
    """In their order round the table; none in the lobby."""
    order: tuple[str, ...] = ()
    """The order that the host gave to seats in the lobby."""


class Snapshot(NamedTuple):
    """A state as JSON: a short cut that is left out when it does not fit."""

    revision: int
    state: Any


class Log:
    """One table's file. Its methods are called by one thread at a time."""

    def __init__(self, path: Path, db: Database) -> None:
        self.path = path
        self._db = db

    @classmethod
    def create(cls, path: Path, header: Header) -> "Log":
        """A new file, readable by its owner alone. Raises LogProblem."""
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        except OSError as error:
            reason = str(error.strerror)
            raise LogProblem("problem-log-create", file=path.name, reason=reason) from error
        try:
            log = cls(path, _connect(path))
            log._make_safe()
            log._set_up(header)
        except (LogProblem, sqlite3.Error) as error:
            path.unlink()
            reason = str(error.__cause__ or error)
            raise LogProblem("problem-log-create", file=path.name, reason=reason) from error
        return log

    @classmethod
    def open(cls, path: Path) -> "Log":
        """The file of a table that was played before. Raises LogProblem."""
        with reading(path):
            log = cls(path, _connect(path))
            try:
                log._check()
                log._make_safe()
            except BaseException:
                log.close()
                raise
            return log

    def header(self) -> Header:
        with reading(self.path):
            (row,) = self._db.query("select * from header")
            del row["format"]
            seats, order = tuple(json.loads(row["seats"])), tuple(json.loads(row["order"]))
            options = json.loads(row["options"])
            return Header(**{**row, "options": options, "seats": seats, "order": order})

    def taken(self) -> list[Taken]:
        """The seats that were taken, in that order."""
        with reading(self.path):
            return [Taken(**row) for row in self._db.query("select * from seats order by rowid")]

    def keys(self) -> list[Key]:
        with reading(self.path):
            return [
                Key(row["hashed"], Holder(row["seat"], bool(row["host"])))
                for row in self._db.query("select * from keys order by rowid")
            ]

    def rows(self) -> list[Row]:
        """All rows, in order."""
        with reading(self.path):
            rows = [row_of(row) for row in self._db.query("select * from rows order by revision")]
            if [row.revision for row in rows] != list(range(len(rows))):
                raise ValueError("a row is missing")
            return rows

    def snapshot(self) -> Snapshot | None:
        """The state that was kept last, if it is whole."""
        with reading(self.path):
            for row in self._db.query("select * from snapshot"):
                if _digest(row["state"]) == row["digest"]:
                    return Snapshot(row["revision"], json.loads(row["state"]))
        return None

    def notes(self) -> Notebook:
        """What hands were last known to have done."""
        with reading(self.path):
            for row in self._db.query("select notes from hands"):
                return Notebook.from_json(json.loads(row["notes"]))
        return Notebook()

    def append(self, rows: Sequence[Row]) -> None:
        """Write rows, all or none. Raises LogProblem."""
        alone = len(rows) == 1  # such a row is a transaction of its own
        with writing(self.path) if alone else self._writing():
            self._insert(rows)

    def begin(self, seats: Sequence[str], rows: Sequence[Row]) -> None:
        """Write who plays and the first rows, all or none. Raises LogProblem."""
        with self._writing():
            self._db.execute("update header set seats = ?", [json.dumps(list(seats))])
            self._insert(rows)

    def order(self, seats: Sequence[str]) -> None:
        """Write the order of the seats. Raises LogProblem."""
        with writing(self.path):
            self._db.execute('update header set "order" = ?', [json.dumps(list(seats))])

    def options(self, options: Mapping[str, Any]) -> None:
        """Write how the table is set up. Raises LogProblem."""
        with writing(self.path):
            self._db.execute("update header set options = ?", [json.dumps(options)])

    def seat(self, taken: Taken, key: Key | None = None, leaving: str | None = None) -> None:
        """Write that somebody took a seat, and left another, or that a bot plays it, which needs
        no key. Raises LogProblem."""
        with self._writing():
            if leaving is not None and leaving != taken.seat:
                self._vacate(leaving)
            self._db.table("seats").upsert(taken._asdict(), pk="seat")
            if key is not None:
                self._key(key)

    def free(self, seat: str) -> None:
        """Write that nobody has a seat any more. Its keys open nothing but what the host's open,
        if they were the host's too. Raises LogProblem."""
        with self._writing():
            self._vacate(seat)

    def key(self, key: Key) -> None:
        """Write a key. Raises LogProblem."""
        with self._writing():
            self._key(key)

    def keep(self, snapshot: Snapshot) -> None:
        """Write a snapshot in place of the one before. Raises LogProblem. The journal is emptied
        too, so that it is written over and over: that is quicker than to let it grow, and nobody
        waits for it now."""
        state = json.dumps(snapshot.state)
        with writing(self.path):
            self._db.execute(
                "replace into snapshot (id, revision, state, digest) values (1, ?, ?, ?)",
                [snapshot.revision, state, _digest(state)],
            )
            self._db.execute("pragma wal_checkpoint").fetchall()

    def keep_notes(self, notes: Notebook) -> None:
        """Write what hands have done. Raises LogProblem."""
        with writing(self.path):
            self._db.execute(
                "replace into hands (id, notes) values (1, ?)", [json.dumps(notes.to_json())]
            )

    def close(self) -> None:
        self._db.close()

    def _set_up(self, header: Header) -> None:
        with self._writing():
            for name, (shape, key) in SHAPE.items():
                self._db.table(name).create(shape, pk=key)
            row = {**header._asdict(), "format": FORMAT}
            for listed in ("options", "seats", "order"):
                row[listed] = json.dumps(row[listed])
            self._db.table("header").insert(row)

    def _insert(self, rows: Sequence[Row]) -> None:
        self._db.conn.executemany(INSERT, map(columns, rows))

    def _vacate(self, seat: str) -> None:
        self._db.execute("delete from seats where seat = ?", [seat])
        self._db.execute("update keys set seat = null where seat = ? and host = 1", [seat])
        self._db.execute("delete from keys where seat = ?", [seat])

    def _key(self, key: Key) -> None:
        row = {"hashed": key.hashed, "seat": key.holder.seat, "host": int(key.holder.host)}
        self._db.table("keys").insert(row)
        self._db.execute(
            "delete from keys where seat is ? and rowid not in"
            " (select rowid from keys where seat is ? order by rowid desc limit ?)",
            [key.holder.seat, key.holder.seat, KEYS_A_SEAT],
        )

    def _check(self) -> None:
        (verdict,) = self._db.execute("pragma quick_check").fetchone()
        if verdict != "ok":
            raise ValueError(verdict)
        made = [row["format"] for row in self._db.query("select format from header")]
        if len(made) != 1:
            raise ValueError("not one header")
        if made != [FORMAT]:
            raise LogProblem("problem-log-format", file=self.path.name)

    def _make_safe(self) -> None:
        for setting in SAFE:
            self._db.execute(f"pragma {setting}").fetchall()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All that is written in it, or nothing."""
        with writing(self.path), self._db.atomic():
            yield


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn a full disk into one sentence."""
    try:
        yield
    except sqlite3.Error as error:
        raise LogProblem("problem-log-write", file=path.name) from error


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn whatever a broken file leads to into one sentence."""
    try:
        yield
    except sqlite3.OperationalError as error:
        busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
        key = BUSY if busy else "problem-log-damaged"
        raise LogProblem(key, file=path.name) from error
    except (sqlite3.Error, ValueError, TypeError, LookupError, AttributeError) as error:
        raise LogProblem("problem-log-damaged", file=path.name) from error


def _connect(path: Path) -> Database:
    """Nothing is written yet: a file that is no log stays as it is."""
    name = f"{path.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(
        name, uri=True, timeout=1, isolation_level=None, check_same_thread=False
    )
    connection.execute(f"pragma {EXCLUSIVE}").fetchall()
    return Database(connection)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
