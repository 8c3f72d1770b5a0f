"""Seats: their order round the table, and one that goes from hand to hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.tables.receipts import Receipt
from companion.tables.seats import NOBODY, Holder
from companion.tables.table import Table
from tests.tables.counting_game import counting_box
from tests.tables.playing import SOON, begun, play, to_piece


@pytest.fixture
def lobby(tmp_path: Path) -> Iterator[Table]:
    table = Table.create(tmp_path, counting_box())
    for seat in ("blue", "red"):
        assert table.claim(seat, seat, seat).result(SOON).accepted
    yield table
    table.close()


def why(receipt: Receipt) -> str:
    assert receipt.problem is not None
    return receipt.problem.key


def reopened(table: Table) -> Table:
    table.close()
    return Table.open(table.path, counting_box())


class TestOrder:
    def test_without_a_word_it_is_the_boxs(self, lobby: Table) -> None:
        assert lobby.standing.order == ("red", "blue")

    def test_it_outlives_a_restart_and_is_played_in(self, lobby: Table) -> None:
        assert lobby.arrange(["blue", "red"]).result(SOON).accepted
        table = reopened(lobby)
        assert table.standing.order == ("blue", "red")
        assert table.start("go").result(SOON).accepted
        table = reopened(table)
        assert table.seats == table.standing.order == ("blue", "red")
        play(table, 4)
        table.close()

    def test_who_changes_seats_moves_to_the_end(self, lobby: Table) -> None:
        lobby.arrange(["blue", "red"]).result(SOON)
        lobby.claim("green", "Bob", "n", Holder("blue")).result(SOON)
        assert lobby.standing.order == ("red", "green")

    @pytest.mark.parametrize("seats", [(), ("red",), ("red", "red"), ("red", "blue", "chance")])
    def test_it_names_everybody_who_sits_once(self, lobby: Table, seats: tuple[str, ...]) -> None:
        assert why(lobby.arrange(seats).result(SOON)) == "problem-seat-order"
        assert lobby.standing.order == ("red", "blue")

    def test_it_stays_once_the_game_has_begun(self, lobby: Table) -> None:
        lobby.start("go").result(SOON)
        assert why(lobby.arrange(["blue", "red"]).result(SOON)) == "problem-begun-order"


class TestNames:
    @pytest.mark.parametrize("name", ["ben", "Ben", "BEN", " bEn\u200b"])
    def test_two_that_differ_by_capitals_alone_are_one(self, lobby: Table, name: str) -> None:
        assert lobby.claim("green", "Ben", "n", Holder("blue")).result(SOON).accepted
        refused = lobby.claim("blue", name, "m").result(SOON)
        assert refused.problem == ("problem-name-taken", {"name": "Ben"})
        assert lobby.claim("blue", "Benn", "m").result(SOON).accepted

    def test_ones_own_stays_ones_own(self, lobby: Table) -> None:
        for seat, by in (("green", "blue"), ("green", "green")):
            assert lobby.claim(seat, "BLUE", "n", Holder(by)).result(SOON).accepted
        assert lobby.claim("green", "Blue", "n" * 16, Holder("green")).result(SOON).accepted
        assert lobby.claim("green", "blue", "n" * 16).result(SOON).accepted

    def test_it_is_as_long_as_there_is_room(self, lobby: Table) -> None:
        refused = lobby.claim("green", "x" * 25, "n").result(SOON)
        assert refused.problem == ("problem-long-name", {"count": 25, "most": 24})
        assert lobby.claim("green", f" {'ß' * 24} ", "n").result(SOON).accepted


class TestStandingUp:
    def test_a_wrong_seat_is_given_back_in_the_lobby(self, lobby: Table) -> None:
        key = lobby.claim("green", "Ada", "n").result(SOON).key or ""
        assert lobby.stand_up("green").result(SOON).accepted
        assert lobby.holder(key) == NOBODY
        assert lobby.standing.order == ("red", "blue")
        assert why(lobby.stand_up("green").result(SOON)) == "problem-seat-free"

    def test_in_mid_game_only_the_host_gives_seats_free(self, tmp_path: Path) -> None:
        table = begun(tmp_path)
        assert why(table.stand_up("red").result(SOON)) == "problem-begun-seat"
        assert "red" in table.standing.names
        table.close()


class TestHandOver:
    def test_a_seat_given_free_in_mid_game_is_claimed_anew(self, tmp_path: Path) -> None:
        table = begun(tmp_path)
        old = table.claim("red", "Red", "red-sits-down-here").result(SOON).key or ""
        to_piece(table)
        digest = table.digest()
        assert table.free("red").result(SOON).accepted
        assert table.holder(old) == NOBODY
        assert dict(table.standing.names) == {"blue": "Blue"}
        table = reopened(table)
        assert table.holder(old) == NOBODY
        receipt = table.claim("red", "Ada", "anew").result(SOON)
        assert table.holder(receipt.key or "") == Holder("red")
        assert dict(table.standing.names) == {"blue": "Blue", "red": "Ada"}
        assert (table.digest(), table.seats) == (digest, ("red", "blue"))
        play(table, 4)
        table.close()

    def test_nobody_takes_two_seats_or_one_that_does_not_play(self, tmp_path: Path) -> None:
        table = begun(tmp_path)
        table.free("red").result(SOON)
        for seat, by in (("red", Holder("blue")), ("green", NOBODY), ("blue", NOBODY)):
            assert why(table.claim(seat, "Eve", "n", by).result(SOON)) == "problem-begun"
        table.close()

    def test_only_a_taken_seat_is_given_free(self, lobby: Table) -> None:
        for seat in ("green", "chance", ""):
            assert why(lobby.free(seat).result(SOON)) == "problem-seat-free"

    def test_the_hosts_key_stays_the_hosts(self, lobby: Table) -> None:
        host = lobby.holder(lobby.host_key())
        key = lobby.claim("green", "Host", "n", host).result(SOON).key or ""
        lobby.free("green").result(SOON)
        assert lobby.holder(key) == Holder(host=True)

    def test_an_old_claim_is_no_repeat_any_more(self, tmp_path: Path) -> None:
        table = begun(tmp_path)
        table.free("red").result(SOON)
        assert table.claim("red", "Ada", "somebody-else-sits").result(SOON).accepted
        late = table.claim("red", "Red", "red-sits-down-here").result(SOON)
        assert why(late) == "problem-begun"
        table.close()
