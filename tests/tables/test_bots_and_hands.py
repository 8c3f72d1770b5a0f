"""Bots and people: hands move what a bot decides, and it waits for them and for the table."""

from pathlib import Path

from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.kit import PIECES
from companion.tables.rows import HOST
from companion.tables.table import Table
from tests.server.wire import until
from tests.tables.board import Board, felt
from tests.tables.bots import (
    A_WHILE,
    AT_ONCE,
    against_blue,
    bots_by_hand,
    claim,
    nothing_happens,
    seat_bot,
    stay,
    tick_all,
    why,
)
from tests.tables.conftest import Bots
from tests.tables.counting_game import STRIP, CountingGame, State, counting_box
from tests.tables.playing import SOON, asked, decide, option, state
from tests.tables.test_agreement import answer, propose


class TestHands:
    def test_a_bot_waits_until_the_board_is_set_up(self, lobby: Table, bots: Bots) -> None:
        assert claim(lobby, "red").accepted
        seat_bot(lobby, "blue")
        lobby.arrange(("blue", "red")).result(SOON)
        lobby.start("go").result(SOON)
        bots(lobby)
        assert nothing_happens(lobby)
        assert asked(lobby).seat == "blue"
        tick_all(lobby)
        until(lambda: asked(lobby).seat == "red")

    def test_people_move_its_piece_and_it_waits_for_them(self, lobby: Table, bots: Bots) -> None:
        bots_by_hand(lobby)
        bots(lobby, kind="walker")
        for seat in ("red", "blue"):
            (task,) = until(lambda: lobby.standing.tasks)
            to = state(lobby).places[f"{seat}-1"]
            assert task.key == "task-move"
            assert task.facts == {"owner": seat, "count": 1, "from": "s1", "to": to}
            assert asked(lobby).seat != seat
            assert nothing_happens(lobby)
            assert lobby.tick(task.tick or "", HOST, f"tick {seat}").result(SOON).accepted

    def test_with_sensors_it_waits_until_the_board_has_settled(
        self, lobby: Table, bots: Bots
    ) -> None:
        bots_by_hand(lobby)
        board = Board()
        lobby.attach(board)
        board.see(felt())
        bots(lobby, kind="walker")
        (task,) = until(lambda: lobby.standing.tasks)
        to = state(lobby).places["red-1"]
        assert (task.key, task.facts["place"], task.tick) == ("task-put", to, None)
        assert nothing_happens(lobby)
        board.see(felt(to))
        until(lambda: state(lobby).places["blue-1"] != STRIP[0])

    def test_nobody_drafts_a_move_that_a_bot_decides(self, lobby: Table, bots: Bots) -> None:
        against_blue(lobby)
        stay(lobby)
        board = Board()
        lobby.attach(board)
        board.see(felt())
        decide(lobby, option(lobby), "a card for the bot")
        board.see(felt("s2"))
        until(lambda: lobby.standing.tasks)
        assert lobby.standing.draft is None
        pending = asked(lobby)
        receipt = lobby.propose(None, pending.serial, [("piece", "blue-1")]).result(SOON)
        assert (pending.seat, why(receipt)) == ("blue", "problem-bot-moves")

    def test_a_broken_sensor_does_not_hold_it_up_for_ever(self, lobby: Table, bots: Bots) -> None:
        bots_by_hand(lobby)
        board = Board()
        lobby.attach(board)
        board.see(felt())
        bots(lobby, AT_ONCE._replace(patience=A_WHILE), kind="walker")
        until(lambda: state(lobby).places["blue-1"] != STRIP[0])

    def test_a_question_with_a_time_limit_waits_for_no_hands(
        self, tmp_path: Path, bots: Bots
    ) -> None:
        class Hasty(CountingGame):
            def absent(self, state: State, pending: Pending) -> Choice | None:
                timed = pending.seat == "blue" and pending.kind != "to"
                return ("stay",) if timed else None

        table = Table.create(tmp_path, counting_box()._replace(game=Hasty()))
        against_blue(table, set_up=False)
        stay(table)
        assert table.standing.tasks
        playing = bots(table, kind="walker")
        until(lambda: asked(table).kind == "to")
        assert nothing_happens(table)
        tick_all(table)
        until(lambda: asked(table).seat == "red")
        playing.stop()
        table.close()

    def test_what_it_did_is_taken_back_on_the_board_too(self, lobby: Table, bots: Bots) -> None:
        against_blue(lobby)
        playing = bots(lobby, kind="walker")
        stay(lobby)
        (move,) = until(lambda: lobby.standing.tasks)
        playing.stop()
        tick_all(lobby)
        assert lobby.undo(HOST, "back").result(SOON).accepted
        (back,) = lobby.standing.tasks
        ends = move.facts["from"], move.facts["to"]
        assert (back.facts["to"], back.facts["from"]) == ends


class TestAgreement:
    def test_a_bot_goes_on_only_once_the_table_has_talked(self, lobby: Table, bots: Bots) -> None:
        lobby.equip(PIECES, False).result(SOON)
        against_blue(lobby, set_up=False)
        stay(lobby)
        assert propose(lobby, "red", connected=("red", "green")).accepted
        bots(lobby)
        assert nothing_happens(lobby)
        assert lobby.standing.proposal is not None
        assert answer(lobby, "green", False).accepted
        until(lambda: asked(lobby).seat == "red")
