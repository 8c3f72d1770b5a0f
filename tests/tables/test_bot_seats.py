"""Bots on seats of a real table: from the lobby to the end, and through restarts."""

import time
from collections.abc import Sequence

import pytest

from companion.bots.kinds import KINDS, players
from companion.games.kernel.decisions import Choice
from companion.games.kernel.kit import PIECES
from companion.games.kernel.port import View
from companion.games.kernel.views import PendingView
from companion.tables.bot_seats import BotSeats, Pace, begin, decision_at, hand_in
from companion.tables.log import LogProblem
from companion.tables.seats import Holder
from companion.tables.table import Table
from tests.server.wire import until
from tests.tables.bots import (
    A_WHILE,
    AT_ONCE,
    NEVER,
    Walker,
    against_blue,
    claim,
    free,
    nothing_happens,
    seat_bot,
    stay,
    threads,
    tick_all,
    why,
)
from tests.tables.conftest import Bots
from tests.tables.counting_game import counting_box
from tests.tables.playing import SOON, asked


class TestLobby:
    def test_a_bot_fills_a_free_seat_and_is_taken_off(self, lobby: Table) -> None:
        for _ in range(2):  # once more changes nothing
            assert seat_bot(lobby, "blue").accepted
            assert (lobby.standing.bots, lobby.standing.names) == ({"blue"}, {"blue": "Bot"})
        assert lobby.standing.order == ("blue",)
        assert free(lobby, "blue").accepted
        assert (lobby.standing.bots, lobby.standing.names) == (set(), {})

    def test_a_person_takes_its_seat_only_once_it_was_freed(self, lobby: Table) -> None:
        seat_bot(lobby, "blue")
        for by in (Holder(), Holder("red"), Holder(host=True)):
            assert why(claim(lobby, "blue", by)) == "problem-seat-bot"
        free(lobby, "blue")
        assert claim(lobby, "blue").accepted
        assert not lobby.standing.bots

    def test_it_gets_no_seat_that_is_taken_or_is_none(self, lobby: Table) -> None:
        claim(lobby, "red")
        assert why(seat_bot(lobby, "red")) == "problem-seat-taken"
        for seat in ("chance", "host", ""):
            assert why(seat_bot(lobby, seat)) == "problem-no-seat"
        assert dict(lobby.standing.names) == {"red": "Red"}

    def test_its_cards_live_on_the_screen(self, lobby: Table) -> None:
        lobby.equip_seat("red", True).result(SOON)
        assert why(seat_bot(lobby, "red")) == "problem-bot-paper"
        seat_bot(lobby, "blue")
        assert why(lobby.equip_seat("blue", True).result(SOON)) == "problem-kit-bot"
        assert lobby.standing.kit.paper == ("red",)
        assert lobby.equip_seat("red", False).result(SOON).accepted
        assert seat_bot(lobby, "red").accepted

    def test_it_is_seated_after_a_restart_too_and_no_claim_repeats_its_own(
        self, lobby: Table
    ) -> None:
        seat_bot(lobby, "blue")
        lobby.close()
        table = Table.open(lobby.path, counting_box())
        assert (table.standing.bots, table.standing.names) == ({"blue"}, {"blue": "Bot"})
        for nonce in ("", "None", "a-nonce-of-more-than-sixteen-letters"):
            claimed = table.claim("blue", "Eve", nonce).result(SOON)
            assert (why(claimed), claimed.key) == ("problem-seat-bot", None)
        table.close()


class TestPlay:
    def test_bots_alone_play_to_the_end(self, lobby: Table, bots: Bots) -> None:
        begin(lobby, ("red", "blue"), "Bot")
        bots(lobby)
        until(lambda: lobby.standing.phase == "over")

    def test_they_play_their_own_seats_alone(self, lobby: Table, bots: Bots) -> None:
        against_blue(lobby)
        bots(lobby, kind="walker")
        person = players("random", lobby.box, ("red",), "person")
        for _ in range(4):
            decision = until(lambda: decision_at(lobby, person))
            assert hand_in(lobby, decision).accepted
            if lobby.standing.tasks:
                tick_all(lobby)
        rows = lobby._log.rows()
        made = {(row.origin, row.act.seat) for row in rows if hasattr(row.act, "seat")}
        assert made == {("red", "red"), ("blue", "blue"), ("chance", "chance")}

    def test_they_see_their_own_view_alone(
        self, lobby: Table, bots: Bots, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seen: list[tuple[str, View]] = []

        class Watched(Walker):
            def __init__(self, seed: str) -> None:
                self.seat = seed.split()[-1]

            def choose(self, view: View, pending: PendingView, offered: Sequence[Choice]) -> Choice:
                seen.append((self.seat, view))
                return super().choose(view, pending, offered)

        monkeypatch.setitem(KINDS, "watched", lambda box, seed: Watched(seed))
        begin(lobby, ("red", "blue"), "Bot")
        bots(lobby, kind="watched")
        until(lambda: lobby.standing.phase == "over")
        assert {seat for seat, _ in seen} == {"red", "blue"}
        assert all(view["reader"] == seat for seat, view in seen)

    def test_they_wait_between_decisions_and_stop_when_asked(
        self, lobby: Table, bots: Bots
    ) -> None:
        begin(lobby, ("red", "blue"), "Bot")
        slow = bots(lobby, NEVER)
        assert nothing_happens(lobby)
        assert threads()
        slow.stop()
        assert not threads()

    def test_a_table_that_closes_first_is_left_in_peace(
        self, lobby: Table, bots: Bots, caplog: pytest.LogCaptureFixture
    ) -> None:
        begin(lobby, ("red", "blue"), "Bot")
        bots(lobby, Pace(A_WHILE, A_WHILE))
        lobby.close()
        time.sleep(2 * A_WHILE)
        assert not caplog.records

    def test_a_seat_that_is_taken_is_a_problem(self, lobby: Table) -> None:
        claim(lobby, "red")
        with pytest.raises(LogProblem, match="seat-taken"):
            begin(lobby, ("red", "blue"), "Bot")

    def test_a_restarted_table_plays_on_with_the_same_bots(self, lobby: Table, bots: Bots) -> None:
        lobby.equip(PIECES, False).result(SOON)
        against_blue(lobby, set_up=False)
        bots(lobby, NEVER)
        stay(lobby)
        before = lobby.standing.revision
        assert asked(lobby).seat == "blue"
        lobby.close()
        table = Table.open(lobby.path, counting_box())
        playing = BotSeats(table, AT_ONCE)
        until(lambda: asked(table).seat == "red")
        assert table.standing.revision > before
        playing.stop()
        table.close()


class TestHandOver:
    def test_a_bot_plays_for_who_has_left_and_gives_the_seat_back(
        self, lobby: Table, bots: Bots
    ) -> None:
        lobby.equip(PIECES, False).result(SOON)
        for seat in ("red", "blue"):
            assert claim(lobby, seat).accepted
        lobby.start("go").result(SOON)
        bots(lobby)
        stay(lobby)
        assert why(seat_bot(lobby, "blue")) == "problem-seat-taken"
        assert free(lobby, "blue").accepted
        assert nothing_happens(lobby)
        assert seat_bot(lobby, "blue").accepted
        until(lambda: asked(lobby).seat == "red")
        assert why(claim(lobby, "blue")) == "problem-begun"
        assert free(lobby, "blue").accepted
        receipt = lobby.claim("blue", "Ada", "ada-sits-down-there").result(SOON)
        assert lobby.holder(receipt.key or "") == Holder("blue")
        stay(lobby)
        assert nothing_happens(lobby)
        assert asked(lobby).seat == "blue"

    def test_a_seat_that_does_not_play_gets_none(self, lobby: Table) -> None:
        against_blue(lobby)
        assert why(seat_bot(lobby, "green")) == "problem-begun"

    def test_real_cards_are_not_handed_to_a_bot(self, lobby: Table) -> None:
        lobby.equip_seat("red", True).result(SOON)
        against_blue(lobby)
        free(lobby, "red")
        assert why(seat_bot(lobby, "red")) == "problem-bot-paper"
