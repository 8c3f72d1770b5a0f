"""Bots over the network: the host seats them, everybody sees it, and people do as they ask."""

from pathlib import Path
from typing import Any

import pytest

from companion.server.hub import Hub
from companion.tables.bot_seats import Pace
from tests.server.asking import asked, play_card
from tests.server.conftest import Connect, Running
from tests.server.wire import Client, until
from tests.tables.counting_game import counting_box


@pytest.fixture
def red(connect: Connect) -> Client:
    """The one person who plays."""
    player = connect()
    assert player.ask("claim", seat="red", name="Rosa")["accepted"]
    return player


@pytest.fixture
def against_blue(red: Client, host: Client) -> Client:
    """Red plays against a bot, and the board is set up."""
    assert host.ask("bot", seat="blue")["accepted"]
    assert host.ask("start")["accepted"]
    assert red.ask("tick", task="all")["accepted"]
    return red


def seat(client: Client, name: str) -> Any:
    return next(one for one in client.newest("around")["seats"] if one["seat"] == name)


def why(answer: Any) -> str | None:
    return answer["problem"] and str(answer["problem"]["key"])


def stay(player: Client) -> None:
    """A turn in which no piece moves."""
    pending = play_card(player, "red")
    assert player.ask("decide", serial=pending["serial"], choice=["stay"])["accepted"]


def played_by_blue(player: Client) -> list[Any]:
    events = player.newest("game")["events"]
    return [one for one in events if one["facts"].get("seat") == "blue"]


def test_everybody_sees_which_seats_are_bots(red: Client, host: Client, connect: Connect) -> None:
    guest = connect()
    assert host.ask("bot", seat="blue")["accepted"]
    bot = {"seat": "blue", "name": "Bot", "bot": True, "connected": False}
    for client in (red, host, guest):
        client.wait(lambda client=client: seat(client, "blue") == bot)
        assert not seat(client, "red")["bot"]
        assert client.newest("around")["startable"]["allowed"]
    assert why(guest.ask("claim", seat="blue", name="Gil")) == "problem-seat-bot"
    assert host.ask("free", seat="blue")["accepted"]
    guest.wait(lambda: not seat(guest, "blue")["bot"])
    assert guest.ask("claim", seat="blue", name="Gil")["accepted"]
    assert why(host.ask("bot", seat="blue")) == "problem-seat-taken"


def test_a_bot_holds_no_real_cards(host: Client) -> None:
    assert host.ask("bot", seat="blue")["accepted"]
    assert why(host.ask("paper", seat="blue", paper=True)) == "problem-kit-bot"
    assert host.ask("paper", seat="red", paper=True)["accepted"]
    assert why(host.ask("bot", seat="red")) == "problem-bot-paper"


def test_a_person_plays_against_a_bot_and_moves_its_pieces(
    against_blue: Client, host: Client, connect: Connect
) -> None:
    red, guest = against_blue, connect()
    while not red.newest("around")["tasks"]:
        stay(red)
        red.wait(
            lambda: red.newest("around")["tasks"] or asked(red, "red", "card"),
        )
    for client in (red, host, guest):
        (task,) = client.wait(lambda client=client: client.newest("around")["tasks"])
        assert (task["key"], task["facts"]["owner"]) == ("task-move", "blue")
    assert host.ask("tick", task=task["tick"])["accepted"]
    red.wait(lambda: not red.newest("around")["tasks"])


def test_nobody_sees_the_hand_of_a_bot(against_blue: Client, running: Running) -> None:
    stay(against_blue)
    against_blue.wait(lambda: played_by_blue(against_blue))
    hidden = running.table.standing.state.hands["blue"]
    assert hidden
    for raw in against_blue.raw:
        assert not any(card in raw for card in hidden)


def test_a_bot_is_not_asked_what_the_table_agrees_to(against_blue: Client) -> None:
    red = against_blue
    stay(red)
    red.wait(lambda: played_by_blue(red))
    before = red.newest("game")["revision"]
    slipped = {"choice": ["stands", "red-1", "s2"], "reason": "It slipped."}
    assert red.ask("propose", correction=slipped)["accepted"]
    red.wait(
        lambda: any(
            one["key"] == "event-agreed" and one["revision"] > before
            for one in red.newest("game")["events"]
        )
    )
    red.wait(lambda: red.newest("around")["proposal"] is None)


def test_a_bot_plays_on_for_who_has_left(
    red: Client, host: Client, connect: Connect, running: Running
) -> None:
    blue = connect()
    assert blue.ask("claim", seat="blue", name="Bea")["accepted"]
    assert host.ask("start")["accepted"]
    assert host.ask("tick", task="all")["accepted"]
    stay(red)
    blue.close()
    assert host.ask("free", seat="blue")["accepted"]
    assert host.ask("bot", seat="blue")["accepted"]
    red.wait(lambda: played_by_blue(red))
    assert host.ask("free", seat="blue")["accepted"]
    back = connect()
    key = back.ask("claim", seat="blue", name="Bea")["key"]
    assert running.table.holder(key).seat == "blue"
    red.wait(lambda: seat(red, "blue")["name"] == "Bea" and not seat(red, "blue")["bot"])


def test_a_restarted_hub_plays_on_by_itself(tmp_path: Path) -> None:
    never, at_once = Pace(1e6, 1e6, 1e6), Pace(0.0, 0.0, 0.0)
    hub = Hub(tmp_path, counting_box(), never)
    hub.current.equip("pieces", False).result()
    for one in ("red", "blue"):
        assert hub.current.seat_bot(one, "Bot").result().accepted
    assert hub.current.start("go").result().accepted
    before = hub.current.standing.revision
    hub.close()
    again = Hub(tmp_path, counting_box(), at_once)
    until(lambda: again.current.standing.revision > before + 3)
    assert again.current.standing.bots == {"red", "blue"}
    again.close()
