"""The desk: all that is done at a table, one thing after the other on its writer's thread."""

import logging
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Literal

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import CLOCK, Choice, Decision
from companion.games.kernel.kit import Kit
from companion.games.kernel.rulings import Refused
from companion.tables.agreement import Agreement
from companion.tables.clock import Clock
from companion.tables.course import Course
from companion.tables.following import Following
from companion.tables.lobby import Lobby
from companion.tables.log import Log, LogProblem
from companion.tables.receipts import Problem, Receipt, Remembered
from companion.tables.rows import HOST, Correction
from companion.tables.seats import Holder, readable
from companion.tables.standing import Phase, Standing
from companion.tracking import drafts
from companion.tracking.source import Status

Change = Literal["game", "around"]
Listener = Callable[[Change], None]


class Desk:
    """Changed by one thread at a time; every thread may read `standing`."""

    def __init__(self, box: Box, log: Log) -> None:
        """Takes up a table where its log left it. Raises LogProblem."""
        self.box = box
        self.log = log
        self.lobby = Lobby(box, log)
        self.course = Course(box, log)
        self.following = Following(box, self.lobby.kit, log.notes())
        self.following.bots = self.lobby.bots
        self.listeners: tuple[Listener, ...] = ()
        self.agreement = Agreement(box.game, self.course)
        self._ticked = Remembered()
        self._notes = self.following.notes
        if self.course.moment is not None:
            self.following.take_up(self._newest)
            self.following.happened(self.course.events)
        self.standing = self._stands()
        """How the table stands now."""
        self.clock = Clock(box.game)
        self.clock.watch(self.standing.state)

    def claim(self, seat: str, name: str, nonce: str, by: Holder) -> Receipt:
        if self.course.seats and not self._may_join(seat, nonce, by):
            return self._refusal("problem-begun")
        return self._seats_changed(self.lobby.claim(seat, name, nonce, by))

    def arrange(self, seats: Sequence[str]) -> Receipt:
        if self.course.seats:
            return self._refusal("problem-begun-order")
        return self._seats_changed(self.lobby.arrange(seats))

    def equip(self, change: Callable[[Kit], Kit]) -> Receipt:
        if self.course.seats:
            return self._refusal("problem-begun-kit")
        receipt = self.lobby.equip(change(self.lobby.kit))
        self.following.equip(self.lobby.kit)
        return self._seats_changed(receipt)

    def free(self, seat: str) -> Receipt:
        return self._seats_changed(self.lobby.free(seat))

    def stand_up(self, seat: str) -> Receipt:
        if self.course.seats:
            return self._refusal("problem-begun-seat")
        return self.free(seat)

    def seat_bot(self, seat: str, name: str) -> Receipt:
        if self.course.seats and seat not in self.course.seats:
            return self._refusal("problem-begun")
        return self._seats_changed(self.lobby.seat_bot(seat, name))

    def start(self, nonce: str) -> Receipt:
        first = self.course.first_receipt(HOST, nonce)
        if first is not None:
            return first
        if self.course.seats:
            return self._refusal("problem-begun")
        receipt = self.course.begin(self.lobby.seating, nonce, self.lobby.kit.options)
        if self._has_moved(receipt):
            self.following.begin(self._newest, self.course.seats)
            self.following.happened(self.course.newest)
            self.changed("game")
        return receipt

    def take(self, decisions: Sequence[Decision], origin: str, nonce: str) -> Receipt:
        receipt = self.course.take(decisions, origin, nonce)
        if self._has_moved(receipt):
            made = [decision.choice for decision in decisions]
            self.following.expect(self._newest, made, origin)
            self.following.happened(self.course.newest)
            self.changed("game")
        return receipt

    def undo(self, by: str, nonce: str, force: bool, since: int | None) -> Receipt:
        return self._went_back(self.course.undo(by, nonce, force, since))

    def _went_back(self, receipt: Receipt) -> Receipt:
        if self._has_moved(receipt):
            self.following.take_up(self._newest)
            self.following.took_back(self.course.counts, receipt.revision)
            self.changed("game")
        return receipt

    def correct(self, choice: Choice, reason: str, nonce: str) -> Receipt:
        if not readable(reason):
            return self._refusal("problem-no-reason")
        correction = Correction(choice, readable(reason))
        return self._set_right(self.course.correct(correction, HOST, nonce))

    def _set_right(self, receipt: Receipt) -> Receipt:
        if self._has_moved(receipt):
            self.following.corrected(self._newest)
            self.following.happened(self.course.newest)
            self.changed("game")
        return receipt

    def propose(self, seat: str | None, serial: int, choices: Sequence[Choice]) -> Receipt:
        pending = self.following.asked(seat, serial)
        if pending is None:
            return self._refusal("problem-stale")
        if pending.seat in self.lobby.bots:
            return self._refusal("problem-bot-moves")
        if not self.following.propose(pending, choices):
            return self._refusal("problem-no-move")
        self.changed("around")
        return Receipt(True, self.standing.revision)

    def done(self, seat: str, serial: int, nonce: str) -> Receipt:
        first = self.course.first_receipt(seat, nonce)
        if first is not None:
            return first
        draft, state = self.following.draft, self.standing.state
        if draft is None or (draft.seat, draft.serial) != (seat, serial) or not draft.complete:
            return self._refusal("problem-no-draft")
        try:
            made = drafts.decisions(self.box.game, state, draft)
        except Refused:
            return self.course.refused(seat, draft.choices)
        return self.take(made, seat, nonce)

    def tick(self, task: str, by: str, nonce: str) -> Receipt:
        first = self._ticked.get(by, nonce)
        if first is not None:
            return first
        if not self.following.tick(task, by):
            return self._ticked.keep(by, nonce, self._refusal("problem-no-task"))
        self.changed("around")
        return self._ticked.keep(by, nonce, Receipt(True, self.standing.revision))

    def propose_to_all(
        self, by: str, wanted: Correction | int | None, asked: Collection[str], nonce: str
    ) -> Receipt:
        return self._heard(self.agreement.propose(by, wanted, asked, nonce))

    def answer_proposal(self, by: str, number: int, yes: bool, nonce: str) -> Receipt:
        return self._heard(self.agreement.answer(by, number, yes, nonce))

    def set_status(self, status: Status, source: str) -> None:
        self.following.statuses[source] = status
        self.changed("around")

    def forget_board(self) -> None:
        self.following.forget_board()
        self.changed("around")

    def due(self) -> float | None:
        """When `on_time` is to be called next, in seconds of the monotonic clock."""
        dues = (self.following.due(), self.clock.due(), self.agreement.due())
        return min((due for due in dues if due is not None), default=None)

    def on_time(self) -> None:
        """Do what is due: read a board that has settled, answer what nobody has answered."""
        if self.following.settle(time.monotonic()) or self.agreement.forget():
            self.changed("around")
        self._carry_out()
        for decision in tuple(self.clock.answers()):
            nonce = f"{self.standing.revision}.{decision.seat}"
            self.take([decision], CLOCK, nonce)

    def changed(self, change: Change) -> None:
        """Stand anew, and tell the listeners."""
        if change == "game":
            self.agreement.overtake()
        self.standing = self._stands()
        if change == "game":
            self.clock.watch(self.standing.state)
        for listener in self.listeners:
            try:
                listener(change)
            except Exception:
                logging.getLogger(__name__).exception("a listener of %s failed", self.log.path)
        self._keep_notes()
        self.course.keep_snapshot()

    def _may_join(self, seat: str, nonce: str, by: Holder) -> bool:
        """In mid-game a seat that plays may be taken by who has none, once it was given free."""
        if self.lobby.repeats(seat, nonce):
            return True
        given_free = seat in self.course.seats and seat not in self.lobby.names
        return given_free and by.seat is None

    def _seats_changed(self, receipt: Receipt) -> Receipt:
        if receipt.accepted:
            self.following.bots = self.lobby.bots
            self.changed("around")
        return receipt

    @property
    def _newest(self) -> Any:
        """The state that the log has come to."""
        return self.course.moment.state if self.course.moment is not None else None

    def _has_moved(self, receipt: Receipt) -> bool:
        """Did the game go on with this receipt, or is it that of a repeat?"""
        return receipt.accepted and self.standing.state is not self._newest

    def _keep_notes(self) -> None:
        """Also after a restart the hub knows what hands have done."""
        notes = self.following.notes
        if self._notes != notes:
            self._notes = notes
            # At worst a task is shown again: the rows are on disk.
            with suppress(LogProblem):
                self.log.keep_notes(notes)

    def _heard(self, receipt: Receipt) -> Receipt:
        """Somebody has said something about a proposal."""
        if receipt.accepted:
            self.changed("around")
            self._carry_out()
        return receipt

    def _carry_out(self) -> None:
        """Do what the table has agreed to, if it has."""
        agreed = self.agreement.agreed()
        if agreed is None:
            return
        by, nonce, what = agreed.by, agreed.nonce, agreed.what
        if isinstance(what, Correction):
            receipt = self._set_right(self.course.correct(what, by, nonce))
        else:
            receipt = self._went_back(self.course.go_back(what.step, by, nonce))
        why = receipt.problem or receipt.ruling
        if why is not None:
            self.agreement.end(Problem(why.key, why.facts))
            self.changed("around")

    def _refusal(self, key: str) -> Receipt:
        return Receipt(False, self.standing.revision, problem=Problem(key))

    def _stands(self) -> Standing:
        moment = self.course.moment
        return Standing(
            phase=self._phase(),
            names=self.lobby.names,
            bots=self.lobby.bots,
            order=self.course.seats or self.lobby.seating,
            kit=self.lobby.kit,
            startable=self.lobby.startable,
            state=moment.state if moment else None,
            revision=moment.revision if moment else 0,
            events=self.course.events,
            back=self.course.back,
            proposal=self.agreement.proposal,
            proposal_ended=self.agreement.ended,
            draft=self.following.draft,
            tasks=self.following.tasks,
            chores={seat: self.following.chores(seat) for seat in self.lobby.kit.paper},
            sources=dict(self.following.statuses),
        )

    def _phase(self) -> Phase:
        moment = self.course.moment
        if moment is None:
            return "lobby"
        return "playing" if self.box.game.result(moment.state) is None else "over"
