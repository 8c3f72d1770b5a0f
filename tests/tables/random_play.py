"""A table of Defenders at which everything is done by chance: decisions, undos, corrections and
what the table agrees to."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import CLOCK, Decision
from companion.games.kernel.kit import PIECES
from companion.tables.receipts import Receipt
from companion.tables.rows import HOST, Correction
from companion.tables.table import Table
from tests.tables.playing import SOON

NEVER = 1e9
"""Seconds: what only time brings does not come, unless a test says so."""


def begin(
    folder: Path,
    box: Box,
    seats: Sequence[str],
    random: Random,
    *,
    paper: Sequence[str] = (),
    rulings: Sequence[str] = (),
) -> Table:
    """A game has begun at a new table, with some parts of the box real."""
    table = Table.create(folder, box)
    stop_clock(table)
    for seat in seats:
        assert table.claim(seat, seat.title(), f"{seat}-sits-down-here").result(SOON).accepted
    for part in (PIECES, *(part.name for part in box.game.parts)):
        assert table.equip(part, random.random() < 0.5).result(SOON).accepted
    for seat in paper:
        assert table.equip_seat(seat, True).result(SOON).accepted
    for row in rulings:
        assert table.switch_ruling(row, True).result(SOON).accepted
    assert table.start("go").result(SOON).accepted
    return table


def stop_clock(table: Table) -> None:
    """Reactions wait for the test."""
    table._desk.clock._least = table._desk.clock._limit = NEVER


class RandomPlay:
    """Does one thing after the other at a table."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table = table
        self.random = random
        self.done: Counter[str] = Counter()
        """What was accepted, by kind."""
        self._acts = 0
        self._weights: dict[Callable[[], Receipt], int] = {
            self.decide: 80,
            self.undo: 6,
            self.undo_of_host: 4,
            self.correct: 4,
            self.agree_to_go_back: 3,
            self.agree_to_correct: 3,
        }

    @property
    def is_over(self) -> bool:
        return self.table.standing.phase == "over"

    def act(self) -> Receipt:
        """Do one thing, which may be refused."""
        (act,) = self.random.choices(list(self._weights), list(self._weights.values()))
        receipt = act()
        if receipt.accepted:
            self.done[act.__name__] += 1
        return receipt

    def decide(self) -> Receipt:
        decision = self.a_decision()
        origin = CLOCK if decision.seat == CLOCK else decision.seat
        receipt = self.table.submit(decision, origin, self.nonce()).result(SOON)
        assert receipt.accepted, (decision, receipt)
        return receipt

    def a_decision(self) -> Decision:
        """Anything that is offered to anybody who is asked."""
        game, state = self.table.box.game, self.table.standing.state
        pending = self.random.choice(game.pendings(state))
        choice = self.random.choice(game.options(state, pending))
        return Decision(pending.seat, pending.serial, choice)

    def undo(self) -> Receipt:
        seat = self.random.choice(self.table.seats)
        return self.table.undo(seat, self.nonce()).result(SOON)

    def undo_of_host(self) -> Receipt:
        """The last step, or all since another one."""
        force, since = self.random.random() < 0.5, self.random.choice((None, self.a_way_back()))
        return self.table.undo(HOST, self.nonce(), force, since).result(SOON)

    def a_way_back(self) -> int | None:
        """The revision of a step before which the game can go back; None if there is none."""
        steps = [way.step.since for way in self.table.standing.ways_back]
        return self.random.choice(steps) if steps else None

    def correct(self) -> Receipt:
        correction = self.a_correction()
        return self.table.correct(*correction, self.nonce()).result(SOON)

    def a_correction(self) -> Correction:
        game, random = self.table.box.game, self.random
        each = random.choice(game.correctable(self.table.standing.state))
        size = min(random.randint(each.least, each.most), len(each.choices))
        choice = (*each.begins, *random.sample(each.choices, size))
        return Correction(choice, "it slipped")

    def agree_to_go_back(self) -> Receipt:
        return self._agree(self.random.choice((None, self.a_way_back())))

    def agree_to_correct(self) -> Receipt:
        return self._agree(self.a_correction())

    def _agree(self, wanted: Correction | int | None) -> Receipt:
        """Somebody proposes, and most say yes."""
        table, seats = self.table, self.table.seats
        by = self.random.choice(seats)
        receipt = table.propose_to_all(by, wanted, seats, self.nonce()).result(SOON)
        while receipt.accepted and (proposal := table.standing.proposal) is not None:
            seat, yes = self.random.choice(proposal.missing), self.random.random() < 0.9
            said = table.answer_proposal(seat, proposal.number, yes, self.nonce()).result(SOON)
            assert said.accepted
        return receipt

    def nonce(self) -> str:
        self._acts += 1
        return f"act {self._acts}"
