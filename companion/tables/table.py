"""A table: one game being played by people. One thread writes, everybody reads its standing."""

import secrets
import time
from collections.abc import Collection, Sequence
from concurrent.futures import Future
from pathlib import Path

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import Choice, Decision
from companion.games.kernel.port import digest
from companion.tables import referee
from companion.tables.desk import Change, Desk, Listener
from companion.tables.dispute import Dispute, Write
from companion.tables.log import Header, Log, LogProblem
from companion.tables.receipts import Problem, Receipt
from companion.tables.rows import Correction
from companion.tables.seats import NOBODY, Holder, new_code
from companion.tables.standing import Standing
from companion.tables.writer import Writer
from companion.tracking.relay import Hear, Relay, nobody
from companion.tracking.source import Expected, Observation, Source, Status

__all__ = ["SUFFIX", "Change", "Listener", "Table"]

SUFFIX = ".table"


class Table:
    """What is asked of a table is done in order on its writer's thread; a future holds the
    receipt."""

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
        self._desk = Desk(box, log)
        self._watching: list[tuple[Source, Relay]] = []
        self.listen(self._went_on)
        self._writer = Writer(f"table {self.code}", self._desk.due, self._desk.on_time)
        self._referee = Writer(f"referee of {self.code}", lambda: None, lambda: None)
        """It changes nothing, so that whoever plays need not wait for it."""

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
        return self._desk.course.seats

    @property
    def played(self) -> float:
        """When it was played last, or else made, in seconds since 1970, UTC."""
        return self._desk.course.played or self.made

    @property
    def standing(self) -> Standing:
        """How the table stands now."""
        return self._desk.standing

    def digest(self) -> str:
        """The name of the game's state, for tests and tools. It is made from what is hidden
        too, which could be searched with it: it is never sent to anybody."""
        return digest(self.box.game.to_json(self.standing.state))

    def holder(self, key: str) -> Holder:
        """What a key opens."""
        return self._desk.lobby.holder(key)

    def host_key(self) -> str:
        """Give out a new key for the host. Raises LogProblem."""
        return self._writer.do(self._desk.lobby.host_key).result()

    def claim(self, seat: str, name: str, nonce: str, by: Holder = NOBODY) -> "Future[Receipt]":
        """Take a free seat, leaving the own one; the receipt brings its key."""
        return self._writer.do(lambda: self._desk.claim(seat, name, nonce, by))

    def arrange(self, seats: Sequence[str]) -> "Future[Receipt]":
        """Order the seats that are taken round the table, clockwise. The caller has seen the host
        key, as for the others that only the host may ask."""
        return self._writer.do(lambda: self._desk.arrange(seats))

    def equip(self, part: str, real: bool) -> "Future[Receipt]":
        """The host says whether a part of the box is real, or on the screen."""
        return self._writer.do(lambda: self._desk.equip(lambda kit: kit.with_part(part, real)))

    def equip_seat(self, seat: str, paper: bool) -> "Future[Receipt]":
        """The host says whether a seat's cards are real."""
        return self._writer.do(lambda: self._desk.equip(lambda kit: kit.with_paper(seat, paper)))

    def switch_ruling(self, row: str, switched: bool) -> "Future[Receipt]":
        """The host says by which reading of a ruling the table plays."""
        return self._writer.do(lambda: self._desk.equip(lambda kit: kit.with_ruling(row, switched)))

    def free(self, seat: str) -> "Future[Receipt]":
        """The host takes a seat from whoever has it, so that somebody can claim it anew."""
        return self._writer.do(lambda: self._desk.free(seat))

    def stand_up(self, seat: str) -> "Future[Receipt]":
        """Whoever has a seat gives it back in the lobby."""
        return self._writer.do(lambda: self._desk.stand_up(seat))

    def seat_bot(self, seat: str, name: str) -> "Future[Receipt]":
        """The host lets a bot play a free seat, in mid-game too one that was given free."""
        return self._writer.do(lambda: self._desk.seat_bot(seat, name))

    def start(self, nonce: str) -> "Future[Receipt]":
        """Begin the game with the seats that are taken. The caller has seen the host key."""
        return self._writer.do(lambda: self._desk.start(nonce))

    def submit(self, decision: Decision, origin: str, nonce: str) -> "Future[Receipt]":
        """The one door: everything that changes the game goes through here. The caller has
        seen that the origin is who it says."""
        return self._writer.do(lambda: self._desk.take([decision], origin, nonce))

    def propose(
        self, seat: str | None, serial: int, choices: Sequence[Choice]
    ) -> "Future[Receipt]":
        """Draft a move for the seat asked, or for whoever is asked to move a piece (None); no
        choices drop the draft."""
        return self._writer.do(lambda: self._desk.propose(seat, serial, choices))

    def is_asked(self, seat: str | None, serial: int) -> bool:
        """Does the game wait for this seat to answer this question?"""
        standing = self.standing
        if standing.state is None:
            return False
        pendings = self.box.game.pendings(standing.state)
        return any((p.seat, p.serial) == (seat, serial) for p in pendings)

    def done(self, seat: str, serial: int, nonce: str) -> "Future[Receipt]":
        """The mover says that the draft has been made: its choices become decisions."""
        return self._writer.do(lambda: self._desk.done(seat, serial, nonce))

    def undo(
        self, by: str, nonce: str, force: bool = False, since: int | None = None
    ) -> "Future[Receipt]":
        """A seat takes back its own last step; the host (`HOST`) the last one of anybody, or all
        since the step that begins with a row, with `force` also where something hidden was seen
        since."""
        return self._writer.do(lambda: self._desk.undo(by, nonce, force, since))

    def correct(self, choice: Choice, reason: str, nonce: str) -> "Future[Receipt]":
        """The host sets something right that went wrong on the table."""
        return self._writer.do(lambda: self._desk.correct(choice, reason, nonce))

    def propose_to_all(
        self, by: str, wanted: Correction | int | None, asked: Collection[str], nonce: str
    ) -> "Future[Receipt]":
        """A seat asks the table to set something right, or to go back before the step that begins
        with a row or its own last one (None). `asked`: the seats that are connected."""
        return self._writer.do(lambda: self._desk.propose_to_all(by, wanted, asked, nonce))

    def answer_proposal(self, by: str, number: int, yes: bool, nonce: str) -> "Future[Receipt]":
        """A seat says yes or no to a proposal; the host (`HOST`) decides it."""
        return self._writer.do(lambda: self._desk.answer_proposal(by, number, yes, nonce))

    def ask(self, reader: str, attempt: Sequence[Choice]) -> "Future[Receipt]":
        """Ask the referee whether this would be allowed, as far as the reader may know."""
        return self._referee.do(lambda: self._ruling(self.standing, reader, attempt))

    def export(
        self, reader: str, attempt: Sequence[Choice], revision: int, write: Write
    ) -> "Future[Receipt]":
        """Ask the referee the same as at this revision; the receipt brings the dispute as a file,
        which holds what the reader may know."""
        return self._referee.do(lambda: self._export(reader, attempt, revision, write))

    def tick(self, task: str, by: str, nonce: str) -> "Future[Receipt]":
        """Somebody has done a task on the real board."""
        return self._writer.do(lambda: self._desk.tick(task, by, nonce))

    def listen(self, listener: Listener) -> None:
        """Tell a listener of every change, after it. It is called by the writer's thread (the
        log waits while it works, so it must do next to nothing)."""
        self._desk.listeners = (*self._desk.listeners, listener)

    def attach(self, source: Source, name: str = "board", hear: Hear = nobody) -> None:
        """See the board through this source too. `hear` is told how it is doing, whatever table it
        serves."""
        relay = Relay(self, name, hear)
        self._watching.append((source, relay))
        source.start(relay)
        self._writer.do(lambda: self._went_on("game"))

    def detach(self) -> None:
        """See the board through no source any more."""
        for source, _ in self._watching:
            source.stop()
        if self._watching:
            self._watching = []
            self._writer.do(self._desk.forget_board).result()

    def hand_on(self, other: "Table") -> None:
        """Let another table see the board from now on, through the same sources."""
        other._watching, self._watching = self._watching, []
        for _, relay in other._watching:
            relay.turn_to(other)
        other._writer.do(lambda: other._went_on("game"))
        self._writer.do(self._desk.forget_board)

    def observed(self, observation: Observation, source: str) -> None:
        """A source sees this (`relay.Watcher`)."""
        self._writer.do(lambda: self._desk.following.observe(observation, source))

    def status(self, status: Status, source: str) -> None:
        """A source is doing like this (`relay.Watcher`)."""
        self._writer.do(lambda: self._desk.set_status(status, source))

    def close(self) -> None:
        """Finish what was handed in and give back file, thread and source."""
        self.detach()
        self._referee.close()
        self._writer.close()
        self._log.close()

    def _went_on(self, change: Change) -> None:
        """The sources are told what the rules expect now."""
        state, watching = self.standing.state, self._watching
        if change == "game" and state is not None and watching:
            layout = self.box.game.layout(state)
            expected = Expected(time.monotonic(), self.standing.revision, layout)
            for source, _ in watching:
                source.expect(expected)

    def _ruling(self, standing: Standing, reader: str, attempt: Sequence[Choice]) -> Receipt:
        if standing.state is None:
            return Receipt(False, 0, problem=Problem("problem-not-begun"))
        said = referee.answer(self.box.game, standing.state, reader, attempt)
        if isinstance(said, Problem):
            return Receipt(False, standing.revision, problem=said)
        return Receipt(True, standing.revision, said.ruling, assumed=said.assumed)

    def _export(
        self, reader: str, attempt: Sequence[Choice], revision: int, write: Write
    ) -> Receipt:
        standing = self.standing
        if standing.revision != revision:
            return Receipt(False, standing.revision, problem=Problem("problem-went-on"))
        receipt = self._ruling(standing, reader, attempt)
        if receipt.ruling is None:
            return receipt
        dispute = Dispute(
            box=self.box,
            seats=standing.order,
            options=standing.kit.options,
            reader=reader,
            attempt=tuple(attempt),
            known=self.box.game.known(standing.state, reader),
            ruling=receipt.ruling,
            assumed=receipt.assumed,
        )
        return receipt._replace(file=write(dispute))


def _check(box: Box, header: Header, path: Path) -> None:
    """Raises LogProblem if a file was made with other rules or another box."""
    if header.game != box.game.name:
        raise LogProblem("problem-log-game", file=path.name, made=header.game)
    if header.rules != box.game.rules_version:
        now = box.game.rules_version
        raise LogProblem("problem-log-rules", file=path.name, made=header.rules, now=now)
    if header.digest != box.digest:
        raise LogProblem("problem-log-edition", file=path.name, edition=header.edition)
