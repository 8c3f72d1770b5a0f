"""The table agrees: every connected seat says yes or is silent, or one of them says no."""

import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.games.kernel.chance import Chance
from companion.games.kernel.decisions import ORDER, Event
from companion.tables.agreement import Agreement
from companion.tables.line import LISTED, Step, Way
from companion.tables.receipts import Receipt
from companion.tables.rows import HOST, Correction, Row, Undo
from companion.tables.table import Table
from companion.words import Words
from tests.tables.counting_game import CountingGame, counting_box
from tests.tables.playing import SOON, asked, begun, decide, option, state, to_piece
from tests.tables.test_undo import chance_rows, counted_before, stay, to_the_deal, undo, why

ALL = ("red", "blue")
SLIPPED = Correction(("stands", "red-1", "s3"), "It slipped.")


def propose(
    table: Table,
    by: str,
    wanted: Correction | int | None = None,
    connected: Sequence[str] = ALL,
    nonce: str = "a proposal",
) -> Receipt:
    return table.propose_to_all(by, wanted, connected, nonce).result(SOON)


def answer(table: Table, by: str, yes: bool, number: int = 1, nonce: str = "an answer") -> Receipt:
    return table.answer_proposal(by, number, yes, nonce).result(SOON)


def way_of(table: Table, seat: str) -> Way:
    """The way back before a seat's own last step."""
    return next(way for way in table.standing.ways_back if way.step.origin == seat)


def ways(table: Table) -> list[tuple[Step, list[Event]]]:
    """The ways back, as everybody may know them."""
    return [(step, [each.event for each in seen]) for step, seen in table.standing.ways_back]


def last_row(table: Table) -> Row:
    return table._log.rows()[-1]


def impatient(table: Table, silence: float = 0.05, told: float = SOON) -> None:
    """Let silence count sooner."""
    desk = table._desk
    desk.agreement = Agreement(table.box.game, desk.course, silence, told)


def ended(table: Table) -> str | None:
    found = table.standing.proposal_ended
    return found and found.key


def until_nothing_is_proposed(table: Table) -> None:
    deadline = time.monotonic() + SOON
    while table.standing.proposal is not None and time.monotonic() < deadline:
        time.sleep(0.01)
    assert table.standing.proposal is None


def test_everybody_is_told_what_is_proposed_and_who_has_not_answered(table: Table) -> None:
    assert propose(table, "blue", SLIPPED).accepted
    proposal = table.standing.proposal
    assert proposal is not None
    assert (proposal.by, proposal.missing) == ("blue", ("red",))
    assert (proposal.key, proposal.facts["reason"]) == ("proposal-correct", "It slipped.")
    assert [event.key for event in proposal.about] == ["event-moved"]
    assert 25 < proposal.until - time.monotonic() <= 30


def test_what_all_agree_to_is_a_row_with_origin_and_reason(table: Table) -> None:
    propose(table, "blue", SLIPPED)
    assert state(table).places["red-1"] == "s1"
    assert answer(table, "red", True).accepted
    assert state(table).places["red-1"] == "s3"
    assert table.standing.proposal is None
    row = last_row(table)
    assert (row.origin, row.act) == ("blue", SLIPPED)
    told = row.events[0]
    assert (told.key, told.facts) == ("event-agreed", {"seat": "blue", "reason": "It slipped."})


def test_all_connected_seats_must_answer(tmp_path: Path) -> None:
    table = begun(tmp_path, "red", "blue", "green")
    propose(table, "blue", SLIPPED, ("red", "blue", "green"))
    answer(table, "red", True)
    assert state(table).places["red-1"] == "s1"
    assert table.standing.proposal is not None
    assert table.standing.proposal.missing == ("green",)
    answer(table, "green", True)
    assert state(table).places["red-1"] == "s3"
    table.close()


def test_who_is_not_connected_is_not_waited_for(table: Table) -> None:
    propose(table, "blue", SLIPPED, ["blue"])
    assert state(table).places["red-1"] == "s3"


def test_silence_counts_as_a_yes(table: Table) -> None:
    impatient(table)
    propose(table, "blue", SLIPPED)
    assert state(table).places["red-1"] == "s1"
    until_nothing_is_proposed(table)
    assert state(table).places["red-1"] == "s3"


def test_a_no_ends_it_and_names_who_said_it(table: Table) -> None:
    impatient(table, silence=SOON, told=0.05)
    propose(table, "blue", SLIPPED)
    assert answer(table, "red", False).accepted
    assert table.standing.proposal is None
    said = table.standing.proposal_ended
    assert said is not None
    assert (said.key, said.facts) == ("proposal-no", {"seat": "red"})
    assert state(table).places["red-1"] == "s1"
    deadline = time.monotonic() + SOON
    while ended(table) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert ended(table) is None


def test_the_proposer_may_withdraw_it(table: Table) -> None:
    propose(table, "blue", SLIPPED)
    answer(table, "blue", False)
    assert ended(table) == "proposal-withdrawn"


@pytest.mark.parametrize("yes", [True, False])
def test_the_host_decides_at_once(table: Table, yes: bool) -> None:
    propose(table, "blue", SLIPPED)
    assert answer(table, HOST, yes).accepted
    assert table.standing.proposal is None
    assert state(table).places["red-1"] == ("s3" if yes else "s1")


def test_there_is_one_proposal_at_a_time(table: Table) -> None:
    propose(table, "blue", SLIPPED)
    assert why(propose(table, "red", SLIPPED, nonce="two")) == "problem-proposal-open"
    assert why(answer(table, "red", True, number=2)) == "problem-no-proposal"


def test_it_is_void_once_the_game_has_gone_on_and_that_is_told(table: Table) -> None:
    propose(table, "blue", SLIPPED)
    to_piece(table)
    assert table.standing.proposal is None
    assert ended(table) == "proposal-overtaken"
    assert why(answer(table, "red", True)) == "problem-no-proposal"
    assert state(table).places["red-1"] == "s1"


def test_an_answer_to_an_older_proposal_does_not_count(table: Table) -> None:
    propose(table, "blue", SLIPPED)
    answer(table, "red", False)
    propose(table, "blue", SLIPPED, nonce="again")
    assert why(answer(table, "red", True, nonce="late")) == "problem-no-proposal"


def test_repeats_count_once(table: Table) -> None:
    first = propose(table, "blue", SLIPPED)
    assert propose(table, "blue", SLIPPED) == first
    assert answer(table, "red", True) == answer(table, "red", True)
    revision = table.standing.revision
    propose(table, "blue", SLIPPED)
    assert table.standing.proposal is None
    assert table.standing.revision == revision


def test_a_correction_that_the_rules_refuse_is_not_proposed(table: Table) -> None:
    receipt = propose(table, "blue", Correction(("stands", "red-1", "nowhere"), "It slipped."))
    assert receipt.ruling is not None
    assert receipt.ruling.rule == "CNT-7"
    assert table.standing.proposal is None


def test_nobody_agrees_to_what_only_some_may_see(tmp_path: Path) -> None:
    class SecretiveGame(CountingGame):
        def hides(self, event: Event) -> bool:
            return event.key == "event-moved" or super().hides(event)

    table = begun(tmp_path, box=counting_box()._replace(game=SecretiveGame()))
    assert why(propose(table, "blue", SLIPPED)) == "problem-proposal-hidden"
    assert propose(table, "blue", Correction(("lies", "red-1", 1), "It fell."), nonce="2").accepted
    table.close()


def test_a_correction_needs_a_reason(table: Table) -> None:
    assert why(propose(table, "blue", SLIPPED._replace(reason=" \n"))) == "problem-no-reason"


def test_who_has_made_no_step_cannot_propose_to_go_back(table: Table) -> None:
    assert why(propose(table, "blue")) == "problem-undo-nothing"


def test_nothing_is_proposed_in_the_lobby(tmp_path: Path) -> None:
    table = Table.create(tmp_path, counting_box())
    assert why(propose(table, "red", SLIPPED)) == "problem-not-begun"
    table.close()


def test_the_table_goes_back_past_others_to_before_the_own_last_step(table: Table) -> None:
    before = table.digest()
    to_piece(table)
    played = table.digest()
    stay(table)
    to_piece(table)
    assert why(undo(table, "red")) == "problem-undo-other"
    propose(table, "red")
    answer(table, "blue", True)
    assert table.digest() == played != before
    row = last_row(table)
    assert (row.origin, row.events[0].key) == ("red", "event-undo-agreed")
    assert isinstance(row.act, Undo)
    assert undo(table, "red").accepted
    assert table.digest() == before


def test_what_stands_in_the_way_is_named(table: Table) -> None:
    to_the_deal(table)
    seat = asked(table).seat
    assert way_of(table, seat).seen == ()
    stay(table)
    (seen,) = way_of(table, seat).seen
    assert (seen.event.key, seen.event.facts) == ("event-dealt", {"cards": 2})
    assert seen.own == state(table).hands
    propose(table, seat)
    assert table.standing.proposal is not None
    assert table.standing.proposal.what == way_of(table, seat)


def test_the_table_goes_back_as_far_as_was_proposed(table: Table) -> None:
    before = table.digest()
    to_piece(table)
    stay(table)
    to_piece(table)
    shortest, *_, longest = table.standing.ways_back
    assert [way.step.origin for way in table.standing.ways_back] == ["blue", "red", "red"]
    assert shortest.step.told is not None
    assert (shortest.step.told.key, shortest.step.told.facts["seat"]) == ("event-played", "blue")
    assert propose(table, "blue", longest.step.since, connected=["blue"]).accepted
    assert table.digest() == before
    assert table.standing.ways_back == ()


def test_nobody_proposes_to_go_back_before_what_is_no_step_or_too_long_ago(table: Table) -> None:
    for _ in range(10):
        to_piece(table)
        stay(table)
        if not any(state(table).hands.values()):
            break
    ways = table.standing.ways_back
    assert len(ways) == LISTED
    for since in (0, 1, ways[0].step.since + 1, -1):
        assert why(propose(table, "red", since, nonce=f"before {since}")) == "problem-undo-too-far"


def test_the_host_goes_back_as_far_at_once(table: Table) -> None:
    before = table.digest()
    to_piece(table)
    stay(table)
    to_piece(table)
    longest = table.standing.ways_back[-1].step.since
    assert table.undo(HOST, "the host", since=longest).result(SOON).accepted
    assert table.digest() == before


def test_what_the_table_agreed_to_is_no_second_look(table: Table) -> None:
    """It raises the epoch of chance, as when the host goes back."""
    to_the_deal(table)
    seat, before = asked(table).seat, table.digest()
    stay(table)
    propose(table, seat, connected=[seat])
    assert table.digest() == before
    stay(table)
    outcomes, secret = chance_rows(table), table._log.header().secret
    order = Chance(secret, 1).order(counted_before(outcomes, 1), len(outcomes[-1].choice) - 1)
    assert outcomes[-1].choice == (ORDER, *order)


def test_what_was_agreed_to_is_replayed(tmp_path: Path) -> None:
    table = begun(tmp_path)
    to_the_deal(table)
    seat = asked(table).seat
    stay(table)
    propose(table, seat, connected=[seat])
    propose(table, "blue", SLIPPED, ["blue"], nonce="two")
    assert decide(table, option(table, "stay"), "on").accepted
    told = table.digest(), table.standing.events, ways(table)
    table.close()
    again = Table.open(table.path, counting_box())
    assert (again.digest(), again.standing.events, ways(again)) == told
    again.close()


@pytest.mark.parametrize(
    "key",
    [
        *("proposal-undo", "proposal-correct", "proposal-no", "proposal-withdrawn"),
        *("event-undo-agreed", "event-agreed"),
    ],
)
def test_what_is_said_of_it_has_a_sentence(key: str) -> None:
    assert "Gryffindor" in Words().say(key, {"seat": "gryffindor", "reason": "It slipped."})
