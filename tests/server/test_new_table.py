"""A new table in a running hub."""

import pytest

from companion.tracking.source import Status
from tests.server.asking import play_card
from tests.server.conftest import Connect, Running, Seated
from tests.server.wire import Client
from tests.tables.board import Board, felt


class TestTables:
    def test_a_new_table_is_shown_and_the_old_one_kept(
        self, seated: Seated, connect: Connect, host: Client, running: Running
    ) -> None:
        red, _ = seated("red", "blue")
        old = running.table
        answer = host.ask("new-table")
        assert answer["accepted"]
        assert answer["code"] == running.table.code != old.code
        for client in (red, host):
            client.wait(lambda client=client: client.newest("around")["current"] == answer["code"])
        assert answer["key"] not in "".join(red.raw)
        again = connect(answer["key"])
        assert again.newest("around")["host"] is True
        assert again.newest("around")["phase"] == "lobby"
        play_card(red, "red")
        assert connect(code=old.code).newest("game")["view"]["played"]

    def test_a_repeat_makes_no_second_one(self, host: Client, running: Running) -> None:
        first = host.ask("new-table", nonce="once")
        assert host.ask("new-table", nonce="once") == first
        assert len(list(running.hub)) == 2

    def test_the_board_is_watched_for_the_new_one(
        self, seated: Seated, host: Client, running: Running
    ) -> None:
        red, _ = seated("red", "blue")
        board, old = Board(), running.table
        old.attach(board)
        board.see(felt("s4"))
        red.wait(lambda: red.newest("around")["sources"])
        assert host.ask("new-table")["accepted"]
        red.wait(lambda: red.newest("around")["sources"] == [])
        seen = {"board": Status("seeing", "source-test")}
        red.wait(lambda: running.table.standing.sources == seen)
        running.table.detach()
        assert board.sink is None

    def test_the_host_goes_back_to_a_game_that_was_left(
        self, seated: Seated, connect: Connect, host: Client, running: Running
    ) -> None:
        red, _ = seated("red", "blue")
        assert host.newest("around")["left"] == []
        board, old = Board(), running.table
        old.attach(board)
        elsewhere = connect(host.ask("new-table")["key"])
        for table in (running.hub.create(), running.hub.create()):
            assert table.standing.phase == "lobby"
        left = [{"code": old.code, "names": ["Red", "Blue"]}]
        assert elsewhere.newest("around")["left"] == left
        assert connect().newest("around")["left"] == []

        answer = elsewhere.ask("show-table", code=old.code, nonce="back")
        assert (answer["accepted"], answer["code"]) == (True, old.code)
        assert running.table is old
        assert elsewhere.ask("show-table", code=old.code, nonce="back") == answer
        red.wait(lambda: red.newest("around")["current"] == old.code)
        red.wait(lambda: red.newest("around")["sources"])
        assert connect(answer["key"]).newest("around")["host"] is True
        assert host.ask("show-table", code=old.code)["accepted"]
        board.see(felt("s4"))
        old.detach()
        assert board.sink is None

    def test_only_the_host_goes_back_and_only_to_a_table(
        self, seated: Seated, connect: Connect, host: Client, running: Running
    ) -> None:
        red, _ = seated("red", "blue")
        code = running.hub.create().code
        assert red.ask("show-table", code=code)["problem"]["key"] == "problem-not-host"
        assert host.ask("show-table", code="ZZZZ")["problem"]["key"] == "problem-unknown-table"
        assert running.table.code != code

    def test_a_folder_that_is_full_is_a_sentence(
        self, host: Client, running: Running, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(running.hub, "_folder", running.hub._folder / "missing")
        answer = host.ask("new-table")
        assert answer["problem"]["key"] == "problem-log-create"
        assert host.newest("around")["current"] == running.table.code
