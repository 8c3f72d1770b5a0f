"""Two tables that stand alike but for what one reader cannot know, and all that is sent to that
reader by both."""

import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import closing
from random import Random
from typing import Any

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import CHANCE, Choice, Decision
from companion.games.kernel.kit import PIECES
from companion.games.kernel.port import SCREEN
from companion.scenarios.export import exported
from companion.server import outgoing
from companion.server.access import Client
from companion.tables.log import Log, Snapshot
from companion.tables.receipts import Receipt
from companion.tables.rows import HOST, Correction
from companion.tables.seats import Holder
from companion.tables.table import Table
from companion.tracking.source import Observation
from tests.redeal import redealt
from tests.tables.board import Board
from tests.tables.playing import SOON
from tests.tables.random_play import stop_clock

from .differing import differing

LONG_AGO = 5.0
"""Seconds since when a board that is seen has not changed."""


class Twins:
    """What is done at one table is done at the other."""

    def __init__(self, left: Table, reader: str, random: Random) -> None:
        """`left`: a table in mid-game, which is closed and opened anew."""
        game, revision, state = left.box.game, left.standing.revision, left.standing.state
        left.close()
        copy = left.path.with_name("TWIN.table")
        copy.write_bytes(left.path.read_bytes())
        with closing(Log.open(copy)) as log:
            log.keep(Snapshot(revision, game.to_json(redealt(state, reader, random))))
        self.reader = reader
        self.random = random
        self.tables = [Table.open(path, left.box) for path in (left.path, copy)]
        seat = None if reader == SCREEN else reader
        self._clients = [
            [Client("sid", table, Holder(seat, host)) for host in (False, True)]
            for table in self.tables
        ]
        self._nonces = 0
        self._boards = [Board() for _ in self.tables]
        for table, board in zip(self.tables, self._boards, strict=True):
            stop_clock(table)
            table.attach(board)
        self.wait()

    @property
    def first(self) -> Table:
        return self.tables[0]

    @property
    def box(self) -> Box:
        return self.first.box

    @property
    def sent(self) -> list[str]:
        """All that the reader is sent by each table: both streams, also as the host."""
        return [json.dumps([_sent(client) for client in own]) for own in self._clients]

    def are_alike(self, after: str = "") -> None:
        """Both tables send the reader the same bytes, and tell the sources the same."""
        one, other = self.sent
        assert one == other, (after, *differing(json.loads(one), json.loads(other)))
        told = [[expected[1:] for expected in board.expected] for board in self._boards]
        assert told[0] == told[1], after

    def close(self) -> None:
        for table in self.tables:
            table.close()
            table.path.unlink()

    def at_both(self, act: Callable[[Table, str], "Future[Receipt]"]) -> list[str]:
        """The answers of both, as they are sent to who asked."""
        self._nonces += 1
        nonce = f"both {self._nonces}"
        futures = [act(table, nonce) for table in self.tables]
        return [json.dumps(outgoing.answer(nonce, future.result(SOON))) for future in futures]

    def wait(self) -> None:
        """Both have done what they were told so far."""
        self.at_both(lambda table, nonce: table.tick("no such task", HOST, nonce))

    # What can be done: by the reader, so that the answers are compared, or by others.

    def ask(self, attempt: Sequence[Choice]) -> list[str]:
        return self.at_both(lambda table, _: table.ask(self.reader, attempt))

    def export(self, attempt: Sequence[Choice]) -> list[str]:
        """The same as a file."""
        revision = self.first.standing.revision
        return self.at_both(lambda table, _: table.export(self.reader, attempt, revision, exported))

    def decide_wrongly(self, choices: Sequence[Choice]) -> list[str]:
        """The reader chooses what is not offered, or when not asked."""
        game, state = self.box.game, self.first.standing.state
        own = [p for p in game.pendings(state) if p.seat == self.reader]
        offered = {choice for pending in own for choice in game.options(state, pending)}
        wrong = [choice for choice in choices if choice not in offered]
        choice = self.random.choice(wrong)
        serial = own[0].serial if own else state.serial
        if own and game.explain(state, self.reader, [choice]).allowed:
            return ["", ""]  # a route, which is not listed
        decision = Decision(self.reader, serial, choice)
        return self.at_both(lambda table, nonce: table.submit(decision, self.reader, nonce))

    def draft(self, by: str | None) -> list[str]:
        """A seat that is asked, or the host (None), shows a move, sensible or not."""
        game, state, random = self.box.game, self.first.standing.state, self.random
        pending = random.choice(game.pendings(state))
        options = list(game.options(state, pending))
        piece, place = random.choice(list(game.layout(state))), random.choice(self.box.places)
        lines: list[list[Choice]] = [
            [("piece", piece)],
            [("piece", piece), ("to", place)],
            [("to", place)],
            [],
            [random.choice(options)] if options else [],
        ]
        line = random.choice(lines)
        seat = by if by is None else pending.seat
        return self.at_both(lambda table, _: table.propose(seat, pending.serial, line))

    def see(self) -> list[str]:
        """Sensors feel the board as it should be, and then two places otherwise."""
        game, state, random = self.box.game, self.first.standing.state, self.random
        there = {spot.place for spot in game.layout(state).values()}
        felt = {place: place in there for place in self.box.places}
        changed = felt | {place: not felt[place] for place in random.sample(list(felt), 2)}
        for sensed in (felt, changed):
            seen = Observation(time.monotonic() - LONG_AGO, sensed)
            for board in self._boards:
                assert board.sink is not None
                board.sink.observed(seen)
            self.wait()
        return ["", ""]

    def tick(self) -> list[str]:
        tasks = [task.tick for task in self.first.standing.tasks if task.tick]
        tasks += [chore.tick for chore in self.first.standing.chores.get(self.reader, ())]
        task = self.random.choice([*tasks, "none"])
        by = HOST if self.reader == SCREEN else self.reader
        return self.at_both(lambda table, nonce: table.tick(task or "", by, nonce))

    def go_back(self, since: int | None) -> list[str]:
        """The host does, and the reader may be asked to agree."""
        return self.at_both(lambda table, nonce: table.undo(HOST, nonce, True, since))

    def propose(self, by: str, wanted: Correction | int | None) -> list[str]:
        """Proposed, and refused by somebody."""
        seats = self.first.seats
        answers = self.at_both(lambda table, nonce: table.propose_to_all(by, wanted, seats, nonce))
        if self.first.standing.proposal is not None:
            self.are_alike("a proposal")
            number = self.first.standing.proposal.number
            answer = self.at_both(
                lambda table, nonce: table.answer_proposal(HOST, number, False, nonce)
            )
            answers = [one + other for one, other in zip(answers, answer, strict=True)]
        return answers

    def go_on(self) -> bool:
        """Somebody makes a decision that is possible at both tables and uncovers nothing; False
        if there is none."""
        game, (one, other) = self.box.game, (table.standing.state for table in self.tables)
        possible = [
            decision
            for decision in self._common(one, other)
            if not self._uncovers(one, decision) and not self._uncovers(other, decision)
        ]
        if not possible:
            return False
        decision = self.random.choice(possible)
        answers = self.at_both(lambda table, nonce: table.submit(decision, decision.seat, nonce))
        assert len(set(answers)) == 1
        assert '"accepted": true' in answers[0]
        return bool(game.pendings(self.first.standing.state))

    def _common(self, one: Any, other: Any) -> list[Decision]:
        game = self.box.game
        decisions = [
            Decision(pending.seat, pending.serial, choice)
            for pending in game.pendings(one)
            if pending in game.pendings(other) and pending.kind != "reaction"
            for choice in set(game.options(one, pending)) & set(game.options(other, pending))
        ]
        return sorted(decisions, key=str)[:20]

    def _uncovers(self, state: Any, decision: Decision) -> bool:
        game = self.box.game
        after, events = game.apply(state, decision)
        shown = any(map(game.hides, events))
        return shown or any(pending.seat == CHANCE for pending in game.pendings(after))

    def is_real(self) -> bool:
        """Do the pieces stand on a real board?"""
        return PIECES in self.first.standing.kit.real


def _sent(client: Client) -> Any:
    around = dict(outgoing.around(client, "http://here", set(client.table.seats), "CODE"))
    proposal = around["proposal"]
    if proposal is not None:
        around["proposal"] = {**proposal, "seconds": 0}
    return [outgoing.Games().message(client), around]
