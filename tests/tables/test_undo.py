"""Taking back: what it leaves, who may, and that chance is not asked twice."""

from pathlib import Path

from companion.games.kernel.chance import Chance
from companion.games.kernel.decisions import CHANCE, ORDER, Decision
from companion.tables.receipts import Receipt
from companion.tables.rows import HOST, Undo
from companion.tables.table import Table
from tests.tables.counting_game import counting_box
from tests.tables.playing import SOON, asked, decide, option, play, state, to_piece


def undo(table: Table, by: str, force: bool = False, nonce: str = "") -> Receipt:
    nonce = nonce or f"undo {table.standing.revision} {force}"
    return table.undo(by, nonce, force).result(SOON)


def why(receipt: Receipt) -> str:
    assert not receipt.accepted
    assert receipt.problem is not None
    return receipt.problem.key


def stay(table: Table) -> None:
    assert decide(table, ("stay",), f"stay {table.standing.revision}").accepted


def to_the_deal(table: Table) -> None:
    """Go on until all cards are played and the next choice is followed by a deal."""
    while any(state(table).hands.values()):
        to_piece(table)
        if any(state(table).hands.values()):
            stay(table)


def test_the_own_last_step_is_taken_back_at_once(table: Table) -> None:
    before, hand = table.digest(), state(table).hands["red"]
    to_piece(table)
    assert state(table).hands["red"] != hand
    revision = table.standing.revision
    receipt = undo(table, "red")
    assert receipt.accepted
    assert receipt.revision == table.standing.revision == revision + 1
    assert table.digest() == before


def test_steps_are_taken_back_one_after_the_other(table: Table) -> None:
    before = table.digest()
    to_piece(table)
    played = table.digest()
    stay(table)
    assert undo(table, "red").accepted
    assert table.digest() == played
    assert undo(table, "red").accepted
    assert table.digest() == before
    assert why(undo(table, "red")) == "problem-undo-nothing"


def test_a_draft_is_taken_back_whole(table: Table) -> None:
    pending = to_piece(table)
    before = table.digest()
    table.propose("red", pending.serial, [("piece", "red-1"), ("to", "s2")]).result(SOON)
    table.done("red", pending.serial, "done").result(SOON)
    assert undo(table, "red").accepted
    assert table.digest() == before
    assert asked(table) == pending


def test_the_game_goes_on_after_it(table: Table) -> None:
    to_piece(table)
    undo(table, "red")
    play(table, 30)


def test_what_somebody_else_decided_after_it_stops_it(table: Table) -> None:
    to_piece(table)
    stay(table)
    to_piece(table)
    receipt = undo(table, "red")
    assert why(receipt) == "problem-undo-other"
    assert receipt.problem is not None
    assert receipt.problem.facts == {"seat": "blue"}
    assert undo(table, "blue").accepted
    assert undo(table, "red").accepted


def test_a_deal_stops_it_for_who_caused_it_and_needs_force_of_the_host(table: Table) -> None:
    to_the_deal(table)
    seat, before = asked(table).seat, table.digest()
    stay(table)
    assert why(undo(table, seat)) == "problem-undo-hidden"
    assert why(undo(table, seat, force=True)) == "problem-undo-hidden"
    assert why(undo(table, HOST)) == "problem-undo-force"
    assert undo(table, HOST, force=True).accepted
    assert table.digest() == before


def test_what_was_seen_stays_seen_when_it_is_taken_back(table: Table) -> None:
    """Who saw the new hand may not take back more because the host has gone back past it."""
    to_the_deal(table)
    seat = asked(table).seat
    stay(table)
    undo(table, HOST, force=True)
    assert why(undo(table, seat)) == "problem-undo-hidden"


def test_undo_is_no_second_look(table: Table) -> None:
    """A deal that is made again deals other cards, and the log says in which epoch."""
    to_the_deal(table)
    hands = []
    for epoch in range(6):
        stay(table)
        hands.append(state(table).hands)
        outcomes = chance_rows(table)
        secret = table._log.header().secret
        size = len(outcomes[-1].choice) - 1
        order = Chance(secret, epoch).order(counted_before(outcomes, epoch), size)
        assert outcomes[-1].choice == (ORDER, *order)
        assert undo(table, HOST, force=True).accepted
    assert len({str(hand) for hand in hands}) > 1


def chance_rows(table: Table) -> list[Decision]:
    return [r.act for r in table._log.rows() if r.origin == CHANCE and isinstance(r.act, Decision)]


def counted_before(outcomes: list[Decision], epoch: int) -> int:
    return len(outcomes) - 1 - epoch


def test_a_step_without_chance_leaves_the_epoch(table: Table) -> None:
    to_piece(table)
    undo(table, "red")
    to_the_deal(table)
    stay(table)
    outcomes = chance_rows(table)
    order = Chance(table._log.header().secret, 0).order(1, len(outcomes[-1].choice) - 1)
    assert outcomes[-1].choice == (ORDER, *order)


def test_the_host_goes_back_past_everybody_to_the_first_choice(table: Table) -> None:
    before = table.digest()
    play(table, 20)
    while (receipt := undo(table, HOST, force=True)).accepted:
        pass
    assert why(receipt) == "problem-undo-nothing"
    assert table.digest() == before


def test_a_step_that_is_not_there_cannot_be_gone_back_to(table: Table) -> None:
    play(table, 3)
    receipt = table.undo(HOST, "far", force=True, since=9_999).result(SOON)
    assert why(receipt) == "problem-undo-too-far"


def test_a_repeat_takes_back_once(table: Table) -> None:
    to_piece(table)
    played = table.digest()
    stay(table)
    first = undo(table, "red", nonce="once")
    assert undo(table, "red", nonce="once") == first
    assert table.digest() == played


def test_a_refusal_is_repeated_too(table: Table) -> None:
    first = undo(table, "red", nonce="once")
    to_piece(table)
    assert undo(table, "red", nonce="once") == first
    assert why(first) == "problem-undo-nothing"


def test_there_is_nothing_to_take_back_in_the_lobby(tmp_path: Path) -> None:
    table = Table.create(tmp_path, counting_box())
    for by in ("red", HOST):
        assert why(undo(table, by)) == "problem-not-begun"
    assert table.standing.undo == {}
    table.close()


def test_everybody_is_told_whether_they_can(table: Table) -> None:
    assert {by: p and p.key for by, p in table.standing.undo.items()} == dict.fromkeys(
        ("red", "blue", HOST), "problem-undo-nothing"
    )
    to_piece(table)
    assert {by: p and p.key for by, p in table.standing.undo.items()} == {
        "red": None,
        "blue": "problem-undo-other",
        HOST: None,
    }


def test_what_a_table_stood_like_is_told_the_same_later(table: Table) -> None:
    """Readers are told from a standing on threads of their own, while the game goes on."""
    to_piece(table)
    before = table.standing
    told = before.undo, before.ways_back
    stay(table)
    to_the_deal(table)
    assert undo(table, HOST, force=True).accepted
    assert table.standing.ways_back != before.ways_back
    assert (before.undo, before.ways_back) == told


def test_the_log_keeps_and_strikes_what_was_taken_back(table: Table) -> None:
    to_piece(table)
    undo(table, "red")
    told = [(h.event.key, h.undone) for h in table.standing.events]
    assert told == [("event-dealt", False), ("event-played", True), ("event-undo", False)]
    to_piece(table)
    undo(table, HOST)
    played, last = (happened.event for happened in table.standing.events[-2:])
    assert last.key == "event-undo-host"
    assert last.facts == {**played.facts, "seat": "red", "step": "event-played"}
    undone = [row.act for row in table._log.rows() if isinstance(row.act, Undo)]
    assert len(undone) == 2


def test_the_log_says_no_more_of_what_was_taken_back_than_was_told(table: Table) -> None:
    to_piece(table)
    before = table.standing.events
    stay(table)
    assert table.standing.events == before
    assert undo(table, "red").accepted
    assert table.standing.events[-1].event.facts == {"seat": "red", "step": "choice"}


def test_a_draft_ends_with_what_is_taken_back(table: Table) -> None:
    pending = to_piece(table)
    table.propose("red", pending.serial, [("piece", "red-1")]).result(SOON)
    undo(table, "red")
    assert table.standing.draft is None


def test_a_game_that_was_won_goes_on(table: Table) -> None:
    while table.standing.phase == "playing":
        verb = "piece" if asked(table).kind == "piece" else None
        decide(table, option(table, verb), f"n{table.standing.revision}")
    winner = state(table).winner
    assert undo(table, winner).accepted
    assert table.standing.phase == "playing"
