"""The one door: what is handed to a table, and what comes of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.kernel.decisions import ORDER, Decision
from companion.tables.log import Log
from companion.tables.seats import Holder
from companion.tables.table import Change, Table
from tests.tables.counting_game import counting_box
from tests.tables.playing import SOON, asked, begun, decide, option, play, state


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = begun(tmp_path)
    yield table
    table.close()


def test_chance_is_answered_before_anyone_is_asked(table: Table) -> None:
    assert asked(table).seat == "red"
    assert table.standing.revision == 1
    assert [happened.event.key for happened in table.standing.events] == ["event-dealt"]


def test_chance_is_rows_of_the_log_and_differs_from_shuffle_to_shuffle(tmp_path: Path) -> None:
    table = begun(tmp_path)
    play(table, 60)
    path = table.path
    table.close()
    log = Log.open(path)
    orders = [row.act.choice for row in log.rows() if isinstance(row.act, Decision)]
    orders = [choice for choice in orders if choice[0] == ORDER]
    log.close()
    assert len(orders) > 2
    assert len(set(orders)) == len(orders)


def test_two_tables_deal_differently(tmp_path: Path) -> None:
    tables = [begun(tmp_path) for _ in range(6)]
    assert len({state(table).hands["red"] for table in tables}) > 1
    for table in tables:
        table.close()


def test_a_repeat_gets_the_first_answer_and_changes_nothing(table: Table) -> None:
    pending, choice = asked(table), option(table)
    first = decide(table, choice, "once")
    repeat = table.submit(Decision("red", pending.serial, choice), "red", "once").result(SOON)
    assert repeat == first
    assert first.accepted
    assert table.standing.revision == first.revision


def test_a_refusal_is_repeated_too(table: Table) -> None:
    refused = decide(table, ("play", "quokka-99"), "once")
    again = decide(table, option(table), "once")
    assert not refused.accepted
    assert again == refused


def test_the_same_nonce_of_another_seat_is_no_repeat(table: Table) -> None:
    decide(table, option(table), "same")
    decide(table, ("stay",), "red goes on")
    assert asked(table).seat == "blue"
    assert decide(table, option(table), "same").revision == table.standing.revision


def test_a_repeat_is_known_after_a_restart(tmp_path: Path) -> None:
    table = begun(tmp_path)
    decision = Decision("red", asked(table).serial, option(table))
    first = table.submit(decision, "red", "once").result(SOON)
    table.close()
    table = Table.open(table.path, counting_box())
    assert table.submit(decision, "red", "once").result(SOON) == first
    table.close()


def test_a_stale_decision_is_refused(table: Table) -> None:
    old = asked(table)
    decide(table, option(table), "a")
    receipt = table.submit(Decision("red", old.serial, ("stay",)), "red", "b").result(SOON)
    assert receipt.problem is not None
    assert receipt.problem.key == "problem-stale"


@pytest.mark.parametrize(
    ("origin", "seat", "key"),
    [
        ("blue", "red", "problem-not-your-seat"),
        ("blue", "blue", "problem-not-asked"),
        ("screen", "red", "problem-not-your-seat"),
        ("chance", "red", "problem-not-your-seat"),
        ("chance", "chance", "problem-not-your-seat"),
    ],
)
def test_nobody_decides_for_others(table: Table, origin: str, seat: str, key: str) -> None:
    before = table.digest()
    decision = Decision(seat, asked(table).serial, option(table))
    receipt = table.submit(decision, origin, "x").result(SOON)
    assert not receipt.accepted
    assert receipt.problem is not None
    assert receipt.problem.key == key
    assert table.digest() == before


def test_a_refusal_by_the_rules_says_the_rule_and_changes_nothing(table: Table) -> None:
    before = table.standing
    receipt = decide(table, ("play", "quokka-99"), "x")
    assert receipt.ruling is not None
    assert receipt.ruling.rule == "CNT-5"
    assert table.standing is before


def test_a_mistake_in_a_game_does_not_end_its_table(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    before = table.digest()
    pending = asked(table)
    broken = table.submit(Decision("red", pending.serial, ("crash",)), "red", "x")
    assert isinstance(broken.exception(SOON), ZeroDivisionError)
    assert "ZeroDivisionError" in caplog.text
    assert table.digest() == before
    assert decide(table, option(table), "y").accepted


def test_listeners_hear_of_a_change_after_it_is_on_disk_and_in_the_standing(
    table: Table,
) -> None:
    heard: list[tuple[Change, int]] = []
    table.listen(lambda change: heard.append((change, table.standing.revision)))
    receipt = decide(table, option(table), "x")
    assert heard == [("game", receipt.revision)]
    decide(table, ("play", "nothing"), "y")
    assert len(heard) == 1


def test_a_listener_that_fails_stops_nobody(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[Change] = []

    def fails(change: Change) -> None:
        raise OSError("gone")

    table.listen(fails)
    table.listen(heard.append)
    assert decide(table, option(table), "x").accepted
    assert heard == ["game"]
    assert "OSError" in caplog.text


def test_a_game_ends(table: Table) -> None:
    while table.standing.phase == "playing":
        for verb in ("play", "piece", "to"):
            if asked(table).kind == {"play": "card"}.get(verb, verb):
                decide(table, option(table, verb), f"{verb} {table.standing.revision}")
    result = table.box.game.result(table.standing.state)
    assert result is not None
    assert table.standing.phase == "over"
    receipt = table.submit(Decision("red", 99, ("stay",)), "red", "late").result(SOON)
    assert not receipt.accepted


def test_a_closed_table_says_so(tmp_path: Path) -> None:
    table = begun(tmp_path)
    table.close()
    late = table.submit(Decision("red", 1, ("stay",)), "red", "x")
    assert isinstance(late.exception(SOON), RuntimeError)


class TestLobby:
    @pytest.fixture
    def lobby(self, tmp_path: Path) -> Iterator[Table]:
        table = Table.create(tmp_path, counting_box())
        yield table
        table.close()

    def test_a_claim_brings_a_key_that_opens_the_seat(self, lobby: Table) -> None:
        receipt = lobby.claim("red", "Ada", "n").result(SOON)
        assert receipt.key is not None
        assert len(receipt.key) >= 22
        assert lobby.holder(receipt.key) == Holder("red")
        assert lobby.holder(receipt.key + "x") == Holder()
        assert lobby.holder("") == Holder()

    def test_a_taken_seat_stays_taken(self, lobby: Table) -> None:
        lobby.claim("red", "Ada", "n").result(SOON)
        receipt = lobby.claim("red", "Eve", "m").result(SOON)
        assert receipt.problem is not None
        assert receipt.problem.key == "problem-seat-taken"
        assert lobby.standing.names == {"red": "Ada"}

    def test_a_repeated_claim_opens_the_seat_too(self, lobby: Table) -> None:
        keys = [lobby.claim("red", "Ada", "0123456789abcdef").result(SOON).key for _ in range(2)]
        assert [lobby.holder(key or "") for key in keys] == [Holder("red")] * 2

    def test_a_short_nonce_proves_nothing(self, lobby: Table) -> None:
        assert lobby.claim("red", "Ada", "1").result(SOON).accepted
        assert not lobby.claim("red", "Eve", "1").result(SOON).accepted

    def test_a_player_may_change_seats_before_the_start(self, lobby: Table) -> None:
        old = lobby.claim("red", "Ada", "n").result(SOON).key or ""
        new = lobby.claim("blue", "Ada", "m", lobby.holder(old)).result(SOON).key or ""
        assert lobby.standing.names == {"blue": "Ada"}
        assert lobby.holder(new) == Holder("blue")
        assert lobby.holder(old) == Holder()

    def test_a_host_who_sits_down_stays_host(self, lobby: Table) -> None:
        host = lobby.holder(lobby.host_key())
        assert host == Holder(host=True)
        key = lobby.claim("red", "Ada", "n", host).result(SOON).key or ""
        assert lobby.holder(key) == Holder("red", host=True)

    @pytest.mark.parametrize("name", ["", "   ", "\n\t", "\u202e\u200b", "\0"])
    def test_a_name_must_be_readable(self, lobby: Table, name: str) -> None:
        receipt = lobby.claim("red", name, "n").result(SOON)
        assert receipt.problem is not None
        assert receipt.problem.key == "problem-no-name"

    def test_a_name_is_kept_as_it_is_read(self, lobby: Table) -> None:
        lobby.claim("red", "  <b>Ada</b>\n\u202e  Žofie ", "n").result(SOON)
        assert lobby.standing.names == {"red": "<b>Ada</b> Žofie"}

    def test_no_such_seat(self, lobby: Table) -> None:
        receipt = lobby.claim("chance", "Ada", "n").result(SOON)
        assert receipt.problem is not None
        assert receipt.problem.key == "problem-no-seat"

    def test_too_few_players_are_refused_by_the_rules(self, lobby: Table) -> None:
        lobby.claim("red", "Ada", "n").result(SOON)
        assert not lobby.standing.startable.allowed
        receipt = lobby.start("go").result(SOON)
        assert receipt.ruling is not None
        assert receipt.ruling.rule == "CNT-1"
        lobby.claim("blue", "Bob", "m").result(SOON)
        assert lobby.standing.startable.allowed
        assert lobby.start("again").result(SOON).accepted

    def test_nobody_joins_and_nothing_starts_twice(self, lobby: Table) -> None:
        for seat in ("red", "blue"):
            lobby.claim(seat, seat, "0123456789abcdef").result(SOON)
        first = lobby.start("go").result(SOON)
        assert lobby.start("go").result(SOON) == first
        again = lobby.start("other").result(SOON)
        late = lobby.claim("green", "Gil", "n").result(SOON)
        for receipt in (again, late):
            assert receipt.problem is not None
            assert receipt.problem.key == "problem-begun"
        assert lobby.claim("red", "red", "0123456789abcdef").result(SOON).accepted
        assert lobby.seats == ("red", "blue")

    def test_decisions_wait_for_the_start(self, lobby: Table) -> None:
        receipt = lobby.submit(Decision("red", 1, ("stay",)), "red", "n").result(SOON)
        assert receipt.problem is not None
        assert receipt.problem.key == "problem-not-begun"
        assert not lobby.propose("red", 1, [("stay",)]).result(SOON).accepted
        assert not lobby.done("red", 1, "n").result(SOON).accepted

    def test_the_lobby_outlives_a_restart(self, lobby: Table) -> None:
        key = lobby.claim("red", "Ada", "0123456789abcdef").result(SOON).key or ""
        host = lobby.host_key()
        lobby.close()
        again = Table.open(lobby.path, counting_box())
        assert again.holder(key) == Holder("red")
        assert again.holder(host) == Holder(host=True)
        assert again.code == lobby.code
        second = again.claim("red", "Ada", "0123456789abcdef").result(SOON).key or ""
        assert again.holder(second) == Holder("red")
        again.close()

    def test_no_key_stands_in_the_file(self, lobby: Table) -> None:
        keys = [lobby.claim("red", "Ada", "n").result(SOON).key or "", lobby.host_key()]
        lobby.close()
        for file in lobby.path.parent.iterdir():
            content = file.read_bytes()
            assert not any(key.encode() in content for key in keys)
