"""A table: one game being played by people. One thread writes, everybody reads its standing."""

import logging
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Literal

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import Choice, Decision
from companion.games.kernel.port import digest
from companion.games.kernel.rulings import Refused
from companion.tables.course import Course
from companion.tables.following import Following
from companion.tables.lobby import Lobby
from companion.tables.log import Header, Log, LogProblem
from companion.tables.receipts import Problem, Receipt
from companion.tables.seats import NOBODY, Holder, new_code
from companion.tables.standing import Phase, Standing
from companion.tables.writer import Writer
from companion.tracking import drafts
from companion.tracking.source import Observation, Source, Status

SUFFIX = ".table"
Change = Literal["game", "around"]
Listener = Callable[[Change], None]


class Table:
    """What is asked of a table is done in order on its writer's thread; a future holds the
    receipt. It is the sink of its source."""

    def __init__(self, box: Box, log: Log) -> None:
        """Takes up a table where its log left it. Raises LogProblem."""
        header = log.header()
        _check(box, header, log.path)
        self.box = box
        self.code = header.code
        self.made = header.made
        """When, in seconds since 1970, UTC."""
        self.path = log.path
        self._log = log
        self._lobby = Lobby(box, log)
        self._course = Course(box, log)
        self._following = Following(box)
        self._source: Source | None = None
        self._listeners: tuple[Listener, ...] = ()
        if self._course.position is not None:
            self._following.expect(self._course.position.state)
        self.standing = self._stands()
        """How the table stands now."""
        self._writer = Writer(f"table {self.code}", self._following.due, self._settle)

    @classmethod
    def create(cls, folder: Path, box: Box) -> "Table":
        """A new table in the lobby, with a file of its own. Raises LogProblem."""
        code = new_code()
        while (path := folder / f"{code}{SUFFIX}").exists():
            code = new_code()
        rules, secret = box.game.rules_version, secrets.token_bytes(32)
        about = (box.game.name, rules, box.name, box.digest)
        return cls(box, Log.create(path, Header(*about, {}, code, secret, time.time())))

    @classmethod
    def open(cls, path: Path, box: Box) -> "Table":
        """A table that was left. Raises LogProblem if its file is broken or of another box."""
        log = Log.open(path)
        try:
            return cls(box, log)
        except BaseException:
            log.close()
            raise

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that play, in their order round the table; none in the lobby."""
        return self._course.seats

    def digest(self) -> str:
        """The name of the game's state, for tests and tools. It is made from what is hidden
        too, which could be searched with it: it is never sent to anybody."""
        return digest(self.box.game.to_json(self.standing.state))

    def holder(self, key: str) -> Holder:
        """What a key opens."""
        return self._lobby.holder(key)

    def host_key(self) -> str:
        """Give out a new key for the host. Raises LogProblem."""
        return self._writer.do(self._lobby.host_key).result()

    def claim(self, seat: str, name: str, nonce: str, by: Holder = NOBODY) -> "Future[Receipt]":
        """Take a free seat, leaving the own one; the receipt brings its key."""
        return self._writer.do(lambda: self._claim(seat, name, nonce, by))

    def start(self, nonce: str) -> "Future[Receipt]":
        """Begin the game with the seats that are taken. The caller has seen the host key."""
        return self._writer.do(lambda: self._start(nonce))

    def submit(self, decision: Decision, origin: str, nonce: str) -> "Future[Receipt]":
        """The one door: everything that changes the game goes through here. The caller has
        seen that the origin is who it says."""
        return self._writer.do(lambda: self._take([decision], origin, nonce))

    def propose(
        self, seat: str | None, serial: int, choices: Sequence[Choice]
    ) -> "Future[Receipt]":
        """Draft a move for the seat asked, or for whoever is asked to move a piece (None); no
        choices drop the draft."""
        return self._writer.do(lambda: self._propose(seat, serial, choices))

    def done(self, seat: str, serial: int, nonce: str) -> "Future[Receipt]":
        """The mover says that the draft has been made: its choices become decisions."""
        return self._writer.do(lambda: self._done(seat, serial, nonce))

    def listen(self, listener: Listener) -> None:
        """Tell a listener of every change, after it. It is called by the writer's thread (the
        log waits while it works, so it must do next to nothing)."""
        self._listeners = (*self._listeners, listener)

    def attach(self, source: Source) -> None:
        """See the board through this source."""
        self.detach()
        self._source = source
        source.start(self)

    def detach(self) -> None:
        """See the board through no source any more."""
        if self._source is not None:
            self._source.stop()
            self._source = None
            self._writer.do(self._forget_board).result()

    def observed(self, observation: Observation) -> None:
        self._writer.do(lambda: self._following.observe(observation))

    def status(self, status: Status) -> None:
        self._writer.do(lambda: self._set_status(status))

    def close(self) -> None:
        """Finish what was handed in and give back file, thread and source."""
        self.detach()
        self._writer.close()
        self._log.close()

    # What follows runs on the writer's thread.

    def _claim(self, seat: str, name: str, nonce: str, by: Holder) -> Receipt:
        if self.seats and not self._lobby.repeats(seat, nonce):
            return Receipt(False, self.standing.revision, problem=Problem("problem-begun"))
        receipt = self._lobby.claim(seat, name, nonce, by)
        if receipt.accepted:
            self._changed("around")
        return receipt

    def _start(self, nonce: str) -> Receipt:
        first = self._course.first_receipt("host", nonce)
        if first is not None:
            return first
        if self.seats:
            return Receipt(False, self.standing.revision, problem=Problem("problem-begun"))
        receipt = self._course.begin(self._lobby.seating, nonce)
        self._went_on(receipt)
        return receipt

    def _take(self, decisions: Sequence[Decision], origin: str, nonce: str) -> Receipt:
        receipt = self._course.take(decisions, origin, nonce)
        self._went_on(receipt)
        return receipt

    def _propose(self, seat: str | None, serial: int, choices: Sequence[Choice]) -> Receipt:
        pending = self._following.asked(seat, serial)
        revision = self.standing.revision
        if pending is None:
            return Receipt(False, revision, problem=Problem("problem-stale"))
        if not self._following.propose(pending, choices):
            return Receipt(False, revision, problem=Problem("problem-no-move"))
        self._changed("around")
        return Receipt(True, revision)

    def _done(self, seat: str, serial: int, nonce: str) -> Receipt:
        first = self._course.first_receipt(seat, nonce)
        if first is not None:
            return first
        draft, state = self._following.draft, self.standing.state
        if draft is None or (draft.seat, draft.serial) != (seat, serial) or not draft.complete:
            problem = Problem("problem-no-draft")
            return Receipt(False, self.standing.revision, problem=problem)
        try:
            made = drafts.decisions(self.box.game, state, draft)
        except Refused:
            ruling = drafts.ruling(self.box.game, state, seat, draft)
            return Receipt(False, self.standing.revision, ruling)
        return self._take(made, seat, nonce)

    def _went_on(self, receipt: Receipt) -> None:
        position = self._course.position
        if not receipt.accepted or position is None:
            return
        if self.standing.state is not position.state:
            self._following.expect(position.state)
            self._changed("game")

    def _set_status(self, status: Status) -> None:
        self._following.status = status
        self._changed("around")

    def _forget_board(self) -> None:
        self._following.forget_board()
        self._changed("around")

    def _settle(self) -> None:
        if self._following.settle(time.monotonic()):
            self._changed("around")

    def _changed(self, change: Change) -> None:
        self.standing = self._stands()
        for listener in self._listeners:
            try:
                listener(change)
            except Exception:
                logging.getLogger(__name__).exception("a listener of %s failed", self.code)

    def _stands(self) -> Standing:
        position = self._course.position
        return Standing(
            phase=self._phase(),
            names=self._lobby.names,
            startable=self._lobby.startable,
            state=position.state if position else None,
            revision=position.revision if position else 0,
            events=self._course.events,
            draft=self._following.draft,
            tasks=self._following.tasks,
            source=self._following.status,
        )

    def _phase(self) -> Phase:
        position = self._course.position
        if position is None:
            return "lobby"
        return "playing" if self.box.game.result(position.state) is None else "over"


def _check(box: Box, header: Header, path: Path) -> None:
    """Raises LogProblem if a file was made with other rules or another box."""
    if header.game != box.game.name:
        raise LogProblem("problem-log-game", file=path.name, made=header.game)
    if header.rules != box.game.rules_version:
        now = box.game.rules_version
        raise LogProblem("problem-log-rules", file=path.name, made=header.rules, now=now)
    if header.digest != box.digest:
        raise LogProblem("problem-log-edition", file=path.name, edition=header.edition)
