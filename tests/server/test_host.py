"""What hosts and players ask for beside the game: order, kit, taking back, setting right."""

from functools import partial
from typing import Any

import pytest

from tests.server.asking import asked, own, play_card
from tests.server.conftest import Connect, Running, Seated
from tests.server.wire import Client

HOST_ONLY: list[tuple[str, dict[str, Any]]] = [
    ("seat-order", {"seats": ["red", "blue"]}),
    ("kit", {"part": "pieces", "real": False}),
    ("paper", {"seat": "red", "paper": True}),
    ("ruling", {"row": "CNT-9", "switched": True}),
    ("free", {"seat": "blue"}),
    ("bot", {"seat": "green"}),
    ("new-table", {}),
    ("correct", {"choice": ["stands", "red-1", "s3"], "reason": "It slipped."}),
    ("undo", {"host": True}),
    ("undo", {"force": True}),
]


def key_of(player: Client) -> str:
    return next(str(answer["key"]) for answer in player.answers() if answer["key"])


def is_told_what_was_dealt(client: Client) -> bool:
    """Do the own cards, and no others, stand in the way of the newest step?"""
    steps = client.newest("around")["undo"]["steps"]
    hand = client.newest("game")["view"]["hand"]
    return bool(steps[0]["seen"] == [{"key": "event-dealt", "facts": {"cards": 2}, "own": hand}])


@pytest.mark.parametrize(("event", "message"), HOST_ONLY)
def test_only_the_host_may(
    seated: Seated, running: Running, event: str, message: dict[str, Any]
) -> None:
    red, _ = seated("red", "blue")
    before = running.table.standing
    assert red.ask(event, **message)["problem"]["key"] == "problem-not-host"
    assert running.table.standing is before


def test_guests_take_nothing_back_and_tick_nothing(seated: Seated, connect: Connect) -> None:
    seated("red", "blue")
    guest = connect()
    for event, message in (("undo", {}), ("tick", {"task": "all"})):
        assert guest.ask(event, **message)["problem"]["key"] == "problem-no-seat-taken"
    assert guest.newest("around")["undo"] is None


class TestLobby:
    @pytest.fixture
    def sat_down(self, connect: Connect) -> list[Client]:
        players = [connect() for _ in range(2)]
        for player, seat in zip(players, ("red", "blue"), strict=True):
            assert player.ask("claim", seat=seat, name=seat)["accepted"]
        return players

    def test_the_seats_get_their_order(
        self, sat_down: list[Client], host: Client, running: Running
    ) -> None:
        red, _ = sat_down
        red.wait(lambda: red.newest("around")["order"] == ["red", "blue"])
        assert host.ask("seat-order", seats=["blue", "red"])["accepted"]
        red.wait(lambda: red.newest("around")["order"] == ["blue", "red"])
        assert [seat["seat"] for seat in red.newest("around")["seats"]] == ["red", "blue", "green"]
        assert host.ask("start")["accepted"]
        assert running.table.seats == ("blue", "red")
        red.wait(lambda: red.newest("game")["view"]["turn"] == "blue")
        answer = host.ask("seat-order", seats=["red", "blue"])
        assert answer["problem"]["key"] == "problem-begun-order"

    @pytest.mark.parametrize("seats", [[], ["red"], ["red", "red"], ["red", "blue", "green"]])
    def test_an_order_names_all_that_sit(
        self, sat_down: list[Client], host: Client, seats: list[str]
    ) -> None:
        answer = host.ask("seat-order", seats=seats)
        assert answer["problem"]["key"] == "problem-seat-order"
        assert host.newest("around")["order"] == ["red", "blue"]

    def test_who_comes_later_sits_at_the_end(
        self, sat_down: list[Client], host: Client, connect: Connect
    ) -> None:
        assert host.ask("seat-order", seats=["blue", "red"])["accepted"]
        assert connect().ask("claim", seat="green", name="Gil")["accepted"]
        host.wait(lambda: host.newest("around")["order"] == ["blue", "red", "green"])

    def test_the_kit(self, sat_down: list[Client], host: Client) -> None:
        box = {"parts": ["pieces", "clock", "medals"], "paper_seats": ["red", "blue"]}
        box |= {"house_rules": ["CNT-9"], "rulings": []}
        assert host.newest("around")["kit"] == {**box, "real": ["pieces"], "paper": []}
        assert host.ask("kit", part="clock", real=True)["accepted"]
        assert host.ask("kit", part="pieces", real=False)["accepted"]
        assert host.ask("paper", seat="red", paper=True)["accepted"]
        chosen = {**box, "real": ["clock"], "paper": ["red"]}
        host.wait(lambda: host.newest("around")["kit"] == chosen)
        assert host.ask("kit", part="moon", real=True)["problem"]["key"] == "problem-kit"
        assert host.ask("paper", seat="green", paper=True)["problem"]["key"] == "problem-kit"
        assert host.ask("start")["accepted"]
        host.wait(lambda: host.newest("around")["phase"] == "playing")
        assert host.newest("around")["kit"] == chosen
        for event, message in (("kit", {"part": "pieces"}), ("paper", {"seat": "red"})):
            value = {"real" if event == "kit" else "paper": True}
            answer = host.ask(event, **message, **value)
            assert answer["problem"]["key"] == "problem-begun-kit"

    def test_what_hands_do_with_own_cards_is_told_to_their_player_alone(
        self, sat_down: list[Client], host: Client
    ) -> None:
        assert host.ask("kit", part="pieces", real=False)["accepted"]
        assert host.ask("paper", seat="red", paper=True)["accepted"]
        assert host.ask("start")["accepted"]
        red, blue = sat_down
        red.wait(lambda: red.newest("around")["chores"])
        (task,) = red.newest("around")["chores"]
        assert red.newest("around")["tasks"] == []
        assert task == {"key": "task-paper-set-up", "facts": {}, "tick": "0.0"}
        for other in (blue, host):
            other.wait(lambda other=other: other.newest("around")["phase"] == "playing")
            assert other.newest("around")["chores"] == other.newest("around")["tasks"] == []
            assert other.ask("tick", task="0.0")["problem"]["key"] == "problem-no-task"
        assert red.ask("tick", task="0.0")["accepted"]
        red.wait(lambda: red.newest("around")["chores"] == [])

    def test_a_seat_is_given_free(self, sat_down: list[Client], host: Client) -> None:
        red, _ = sat_down
        assert host.ask("free", seat="red")["accepted"]
        red.wait(lambda: red.newest("around")["seat"] is None)
        assert host.ask("free", seat="red")["problem"]["key"] == "problem-seat-free"
        assert host.ask("free", seat="nowhere")["problem"]["key"] == "problem-seat-free"


class TestTakingBack:
    def test_a_player_takes_back_and_everybody_is_told(self, seated: Seated) -> None:
        red, blue = seated("red", "blue")
        red.wait(lambda: red.newest("around")["undo"])
        assert red.newest("around")["undo"] == {"allowed": False, "steps": []}
        hand = red.newest("game")["view"]["hand"]
        play_card(red, "red")
        red.wait(lambda: red.newest("around")["undo"]["allowed"])
        other = {"key": "problem-undo-other", "facts": {"seat": "red"}}
        blue.wait(lambda: blue.newest("around")["undo"]["steps"])
        assert not blue.newest("around")["undo"]["allowed"]
        assert blue.ask("undo")["problem"] == other
        assert red.ask("undo")["accepted"]
        red.wait(lambda: red.newest("game")["view"]["hand"] == hand)
        blue.wait(lambda: blue.newest("game")["view"]["played"] == [])
        told = [(event["key"], event["undone"]) for event in blue.newest("game")["events"]]
        assert told == [("event-dealt", False), ("event-played", True), ("event-undo", False)]

    def test_a_host_goes_back_past_what_was_seen_by_force(
        self, seated: Seated, host: Client
    ) -> None:
        players = dict(zip(("red", "blue"), seated("red", "blue"), strict=True))
        for seat in ("red", "blue", "red", "blue"):
            pending = play_card(players[seat], seat)
            assert players[seat].ask("decide", serial=pending["serial"], choice=["stay"])[
                "accepted"
            ]
        blue = players["blue"]
        assert blue.ask("undo")["problem"]["key"] == "problem-undo-hidden"
        refusal = host.ask("undo")["problem"]
        assert refusal["key"] == "problem-undo-force"
        host.wait(lambda: not host.newest("around")["undo"]["allowed"])
        for client in (host, *players.values()):
            client.wait(partial(is_told_what_was_dealt, client))
        assert host.ask("undo", force=True)["accepted"]
        asked(blue, "blue", "piece")

    def test_a_host_who_plays_takes_back_the_own_step_or_the_tables(
        self, connect: Connect, host: Client
    ) -> None:
        red = connect()
        assert host.ask("claim", seat="blue", name="Host")["accepted"]
        assert red.ask("claim", seat="red", name="Ada")["accepted"]
        assert host.ask("start")["accepted"]
        play_card(red, "red")
        assert host.ask("undo")["problem"]["key"] == "problem-undo-other"
        host.wait(lambda: host.newest("around")["undo"]["steps"])
        assert host.newest("around")["undo"]["allowed"] is False
        assert host.ask("undo", host=True)["accepted"]
        asked(red, "red", "card")

    def test_a_repeat_takes_back_once(self, seated: Seated, running: Running) -> None:
        red, _ = seated("red", "blue")
        pending = play_card(red, "red")
        red.ask("decide", serial=pending["serial"], choice=["stay"])
        first = red.ask("undo", nonce="once")
        revision = running.table.standing.revision
        assert red.ask("undo", nonce="once") == first
        assert running.table.standing.revision == revision


class TestSettingRight:
    def test_a_correction_is_told_with_its_reason(self, seated: Seated, host: Client) -> None:
        red, _ = seated("red", "blue")
        answer = host.ask("correct", choice=["stands", "red-1", "s3"], reason=" It\nslipped. ")
        assert answer["accepted"]
        piece = {"piece": "red-1", "owner": "red", "place": "s3", "lying": False}
        red.wait(lambda: piece in red.newest("game")["view"]["pieces"])
        events = red.newest("game")["events"]
        assert events[-2]["key"] == "event-corrected"
        assert events[-2]["facts"] == {"reason": "It slipped."}
        assert red.newest("around")["tasks"] == []

    def test_what_the_rules_refuse_says_so(self, host: Client, seated: Seated) -> None:
        seated("red", "blue")
        wrong = host.ask("correct", choice=["stands", "red-1", "moon"], reason="x")
        assert wrong["ruling"]["allowed"] is False
        empty = host.ask("correct", choice=["stands", "red-1", "s2"], reason="\u200b")
        assert empty["problem"]["key"] == "problem-no-reason"


class TestTasks:
    def test_a_set_up_is_ticked_by_whoever_plays(self, connect: Connect, host: Client) -> None:
        players = [connect() for _ in range(2)]
        for player, seat in zip(players, ("red", "blue"), strict=True):
            player.ask("claim", seat=seat, name=seat)
        host.ask("start")
        red, blue = players
        red.wait(lambda: len(red.newest("around")["tasks"]) == 2)
        task, other = red.newest("around")["tasks"]
        assert task["key"] == "task-set-up"
        assert task["facts"] == {"owner": "red", "place": "s1", "count": 2}
        assert blue.ask("tick", task=task["tick"])["accepted"]
        red.wait(lambda: red.newest("around")["tasks"] == [other])
        assert blue.ask("tick", task=task["tick"])["problem"]["key"] == "problem-no-task"
        assert host.ask("tick", task="all")["accepted"]
        red.wait(lambda: red.newest("around")["tasks"] == [])


class TestHandOver:
    def test_a_lost_phone_loses_its_seat_to_a_new_one(
        self, seated: Seated, connect: Connect, host: Client
    ) -> None:
        red, blue = seated("red", "blue")
        key, hand = key_of(red), red.newest("game")["view"]["hand"]
        assert host.ask("free", seat="red")["accepted"]
        red.wait(lambda: red.all("problem"))
        assert red.all("problem") == [{"key": "problem-freed", "facts": {}}]
        red.wait(lambda: red.newest("game")["view"]["reader"] == "screen")
        assert connect(key).refusal == "problem-unknown-key"
        answer = red.ask("decide", serial=1, choice=["stay"])
        assert answer["problem"]["key"] == "problem-no-seat-taken"
        free = {"seat": "red", "name": None, "bot": False, "connected": False}
        blue.wait(lambda: free in blue.newest("around")["seats"])

        new = connect()
        assert new.ask("claim", seat="red", name="Ada again")["accepted"]
        new.wait(lambda: new.newest("game")["view"]["reader"] == "red")
        assert new.newest("game")["view"]["hand"] == hand
        play_card(new, "red")
        blue.wait(lambda: blue.newest("game")["view"]["played"])

    def test_nothing_of_the_hand_is_told_to_who_lost_the_seat(
        self, seated: Seated, host: Client, running: Running
    ) -> None:
        red, _ = seated("red", "blue")
        assert host.ask("free", seat="red")["accepted"]
        red.wait(lambda: red.newest("game")["view"]["reader"] == "screen")
        told = len(red.raw)
        hand = running.table.standing.state.hands["red"]
        host.ask("correct", choice=["stands", "red-1", "s2"], reason="x")
        red.wait(lambda: len(red.raw) > told)
        assert not [card for card in hand if card in "".join(red.raw[told:])]

    def test_seats_that_were_not_given_free_stay_taken(
        self, seated: Seated, connect: Connect, host: Client
    ) -> None:
        _, blue = seated("red", "blue")
        assert host.ask("free", seat="red")["accepted"]
        for seat in ("blue", "green"):
            answer = connect().ask("claim", seat=seat, name="Eve")
            assert answer["problem"]["key"] == "problem-begun"
        answer = blue.ask("claim", seat="red", name="Bob")
        assert answer["problem"]["key"] == "problem-begun"

    def test_a_host_who_plays_stays_host(self, connect: Connect, host: Client) -> None:
        assert host.ask("claim", seat="blue", name="Host")["accepted"]
        key = key_of(host)
        assert host.ask("free", seat="blue")["accepted"]
        host.wait(lambda: host.newest("around")["seat"] is None)
        again = connect(key)
        assert (again.newest("around")["host"], again.newest("around")["seat"]) == (True, None)


def test_nothing_but_the_own_question_is_asked_after_an_undo(seated: Seated) -> None:
    red, blue = seated("red", "blue")
    play_card(red, "red")
    red.ask("undo")
    blue.wait(lambda: blue.newest("game")["view"]["played"] == [])
    pending = own(blue.newest("game")["view"], "red")
    assert pending["options"] is None
