"""Clients that misbehave: each gets a sentence or loses its own connection, nobody else's."""

import json
import socket
from collections import deque
from typing import Any

import pytest
from websocket import create_connection

from tests.server.asking import own, play_card
from tests.server.conftest import Connect, Running, Seated
from tests.server.wire import SOON, Client, until

CHOICE = {"serial": 1, "choice": ["stay"]}
MALFORMED: list[tuple[str, Any]] = [
    ("decide", None),
    ("decide", 7),
    ("decide", "stay"),
    ("decide", []),
    ("decide", {}),
    ("decide", {**CHOICE, "nonce": ""}),
    ("decide", {**CHOICE, "nonce": "x" * 41}),
    ("decide", {**CHOICE, "nonce": 5}),
    ("decide", {**CHOICE, "nonce": "\ud800"}),
    ("decide", {"nonce": "n", "serial": "1", "choice": ["stay"]}),
    ("decide", {"nonce": "n", "serial": 1.0, "choice": ["stay"]}),
    ("decide", {"nonce": "n", "serial": True, "choice": ["stay"]}),
    ("decide", {"nonce": "n", "serial": 1, "choice": "stay"}),
    ("decide", {"nonce": "n", "serial": 1, "choice": []}),
    ("decide", {"nonce": "n", "serial": 1, "choice": [None]}),
    ("decide", {"nonce": "n", "serial": 1, "choice": [["stay"]]}),
    ("decide", {"nonce": "n", "serial": 1, "choice": ["x" * 61]}),
    ("decide", {"nonce": "n", "serial": 1, "choice": ["stay"] * 61}),
    ("decide", {"nonce": "n", "serial": 1, "choice": ["\ud800"]}),
    ("decide", {"nonce": "n", "serial": 1, "choice": ["stay"], "seat": "blue"}),
    ("draft", {"nonce": "n", "serial": 1, "choices": [["stay"]] * 9}),
    ("draft", {"nonce": "n", "serial": 1, "choices": [[]]}),
    ("claim", {"nonce": "n", "seat": "red", "name": ""}),
    ("claim", {"nonce": "n", "seat": "red", "name": "x" * 201}),
    ("claim", {"nonce": "n", "seat": "red", "name": "x" * 10_000}),
    ("claim", {"nonce": "n", "seat": ["red"], "name": "Eve"}),
    ("start", {"nonce": "n", "now": 1}),
    ("seat-order", {"nonce": "n", "seats": "red"}),
    ("seat-order", {"nonce": "n", "seats": [1]}),
    ("seat-order", {"nonce": "n", "seats": ["red"] * 41}),
    ("kit", {"nonce": "n", "part": "x" * 41, "real": True}),
    ("kit", {"nonce": "n", "part": "pieces", "real": "no"}),
    ("paper", {"nonce": "n", "seat": "red", "paper": 1}),
    ("paper", {"nonce": "n", "seat": ["red"], "paper": True}),
    ("kit", {"nonce": "n"}),
    ("free", {"nonce": "n", "seat": None}),
    ("free", {"nonce": "n", "seat": "x" * 41}),
    ("new-table", {"nonce": "n", "edition": "/etc/passwd"}),
    ("show-table", {"nonce": "n"}),
    ("show-table", {"nonce": "n", "code": ["ABCD"]}),
    ("show-table", {"nonce": "n", "code": "x" * 21}),
    ("stand-up", {"nonce": "n", "seat": "blue"}),
    ("undo", {"nonce": "n", "force": 1}),
    ("undo", {"nonce": "n", "host": "yes"}),
    ("undo", {"nonce": "n", "since": "3"}),
    ("correct", {"nonce": "n", "choice": ["stands"], "reason": ""}),
    ("correct", {"nonce": "n", "choice": [], "reason": "why"}),
    ("correct", {"nonce": "n", "choice": ["stands", 0.5], "reason": "why"}),
    ("correct", {"nonce": "n", "choice": ["stands"], "reason": "x" * 121}),
    ("correct", {"nonce": "n", "choice": ["stands"], "reason": "\ud800"}),
    ("tick", {"nonce": "n", "task": ""}),
    ("tick", {"nonce": "n", "task": "x" * 201}),
    ("tick", {"nonce": "n", "task": ["all"]}),
]


def test_malformed_messages_are_answered_and_change_nothing(
    connect: Connect, running: Running
) -> None:
    client = connect()
    before = running.table.standing
    for number, (event, message) in enumerate(MALFORMED, 1):
        client.send(event, message)
        answer = client.wait(lambda n=number: client.answers()[n - 1 :])[0]
        assert answer["problem"] == {"key": "problem-malformed", "facts": {}}, message
        assert answer["accepted"] is False
    assert running.table.standing is before
    assert still_served(client)


def still_served(client: Client) -> bool:
    return bool(client.ask("start")["problem"]["key"] == "problem-not-host")


def test_messages_of_the_wrong_number_of_parts(connect: Connect) -> None:
    client = connect()
    client.send("decide")
    client.send("decide", {"nonce": "n", **CHOICE}, {"more": 1})
    client.wait(lambda: len(client.answers()) == 2)
    assert client.answers()[0]["problem"]["key"] == "problem-malformed"
    assert still_served(client)


def test_unknown_messages_are_answered(connect: Connect) -> None:
    client = connect()
    for event in ("redo", "message", "", "*", "game"):
        client.send(event, {"nonce": event})
        answer = client.wait(lambda e=event: client.answers(e))[0]
        assert answer["problem"]["key"] == "problem-unknown-message"
    assert still_served(client)


RAW = [
    "42{",
    "42",
    "4",
    "42[]",
    "42[7]",
    '42["disconnect",{}]',
    '42["connect",{"code":"ZZZZ","key":null}]',
    "42" + "[" * 20_000,
    "4" + "[" * 20_000,
    '42["decide",' + "9" * 5_000 + "]",
    "9nonsense",
    "",
    "451-[]",
    '4599999-["decide",{"_placeholder":true,"num":0}]',
    "43999[]",
    "40{",
    "40/elsewhere,",
    "6",
    "x" * 70_000,
    "42" + json.dumps(["decide", {"nonce": "n", "serial": 1, "choice": ["x" * 70_000]}]),
]


def test_nonsense_on_the_wire_harms_nobody_else(
    seated: Seated, connect: Connect, running: Running
) -> None:
    red, blue = seated("red", "blue")
    before = running.table.digest()
    for text in RAW:
        rough = connect()
        rough.send_raw(text)
        assert still_served(blue), text
        assert "Traceback" not in "".join(rough.raw)
    assert running.table.digest() == before
    play_card(red, "red")
    blue.wait(lambda: blue.newest("game")["view"]["played"])
    assert connect().newest("game")["view"]["played"]


def test_a_player_whose_connection_breaks_is_away_at_once(seated: Seated) -> None:
    *rough, green = seated("red", "blue", "green")
    for player, text in zip(rough, ("4" + "[" * 20_000, "x" * 70_000), strict=True):
        player.send_raw(text)
        player.wait(lambda p=player: not p.open)
    green.wait(
        lambda: [s["connected"] for s in green.newest("around")["seats"]] == [False, False, True]
    )


def test_bytes_on_the_wire_harm_nobody_else(seated: Seated, connect: Connect) -> None:
    red, blue = seated("red", "blue")
    rough = connect()
    rough._socket.send_binary(b"\0" * 1000)
    rough.send_raw('451-["decide",{"_placeholder":true,"num":0}]')
    rough._socket.send_binary(b"\xff" * 1000)
    play_card(red, "red")
    blue.wait(lambda: blue.newest("game")["view"]["played"])


def test_markup_in_a_name_comes_back_as_text(connect: Connect) -> None:
    client = connect()
    name = '<img src=x onerror="1">'
    assert client.ask("claim", seat="red", name=name)["accepted"]
    client.wait(lambda: client.newest("around")["seats"][0]["name"] == name)


def test_a_slow_client_gets_only_the_newest(
    seated: Seated, connect: Connect, running: Running
) -> None:
    red, blue = seated("red", "blue")
    slow = connect(acknowledges=())
    slow.wait(lambda: len(slow.messages) == 2)
    for player, seat in ((red, "red"), (blue, "blue"), (red, "red")):
        pending = play_card(player, seat)
        assert player.ask("decide", serial=pending["serial"], choice=["stay"])["accepted"]
    assert sorted(event for event, _ in slow.messages) == ["around", "game"]
    slow.acknowledge()
    slow.wait(lambda: slow.newest("game")["revision"] == running.table.standing.revision)
    assert len(slow.all("game")) == 2


def test_the_two_streams_do_not_wait_for_each_other(seated: Seated, connect: Connect) -> None:
    red, _ = seated("red", "blue")
    no_game, no_around = connect(acknowledges=["around"]), connect(acknowledges=["game"])
    for slow in (no_game, no_around):
        slow.wait(lambda s=slow: len(s.messages) >= 2)
    pending = play_card(red, "red")
    no_around.wait(lambda: no_around.newest("game")["view"]["played"])
    red.ask("draft", serial=pending["serial"], choices=[["piece", "red-1"]])
    no_game.wait(lambda: no_game.newest("around")["draft"])
    assert len(no_game.all("game")) == 1
    assert len(no_around.all("around")) == 1


def test_nobody_is_sent_again_what_has_not_changed(seated: Seated) -> None:
    red, blue = seated("red", "blue")
    blue.wait(lambda: blue.newest("around")["phase"] == "playing")
    pending = play_card(red, "red")
    assert red.ask("decide", serial=pending["serial"], choice=["stay"])["accepted"]
    own_turn = blue.wait(lambda: own(blue.newest("game")["view"], "blue"))
    blue.wait(lambda: len(blue.newest("around")["undo"]["steps"]) == 2)
    told = len(blue.all("around"))
    assert not blue.ask("decide", serial=own_turn["serial"], choice=["nothing"])["accepted"]
    assert len(blue.all("around")) == told


def test_a_client_that_hurries_is_told_to_wait_and_others_are_served(
    seated: Seated, connect: Connect, running: Running
) -> None:
    red, blue = seated("red", "blue")
    rough = connect()
    held = running.table._writer.do(lambda: until(lambda: len(rough.answers()) >= 68))
    for number in range(100):
        rough.send("claim", {"nonce": f"{number}", "seat": "green", "name": "Eve"})
    rough.wait(lambda: len(rough.answers()) == 100)
    keys = [answer["problem"]["key"] for answer in rough.answers()]
    assert keys.count("problem-too-fast") == 68
    assert keys.count("problem-begun") == 32
    assert held.result()
    play_card(red, "red")
    blue.wait(lambda: blue.newest("game")["view"]["played"])


@pytest.mark.slow
def test_a_client_that_takes_nothing_in_loses_its_connection(
    seated: Seated, running: Running
) -> None:
    """Nobody waits for it, and nothing piles up for it."""
    red, blue = seated("red", "blue")
    deaf = create_connection(
        running.url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket",
        timeout=SOON,
        sockopt=((socket.SOL_SOCKET, socket.SO_RCVBUF, 4096),),
    )
    deaf.send("40" + json.dumps({"code": running.table.code, "key": None}))
    asked = ("42" + json.dumps(["decide", {"nonce": f"{n:040}"}]) for n in range(100_000))
    with pytest.raises((BrokenPipeError, ConnectionResetError)):
        deque(map(deaf.send, asked), 0)
    deaf.shutdown()
    play_card(red, "red")
    blue.wait(lambda: blue.newest("game")["view"]["played"])


def test_a_client_that_waits_for_its_answers_may_ask_for_ever(connect: Connect) -> None:
    client = connect()
    for _ in range(40):
        answer = client.ask("claim", seat="nowhere", name="Eve")
        assert answer["problem"]["key"] == "problem-no-seat"


def test_messages_are_answered_in_the_order_in_which_they_came(connect: Connect) -> None:
    client = connect()
    nonces = [str(number) for number in range(200)]
    for nonce in nonces:
        client.send("start", {"nonce": nonce})
    client.wait(lambda: len(client.answers()) == len(nonces))
    assert [answer["nonce"] for answer in client.answers()] == nonces


def test_a_mistake_in_a_game_is_a_sentence(
    seated: Seated, running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    red, blue = seated("red", "blue")
    pending = own(red.newest("game")["view"], "red")
    answer = red.ask("decide", serial=pending["serial"], choice=["crash"])
    assert answer["problem"] == {"key": "problem-unexpected", "facts": {}}
    assert len(caplog.records) == 1
    assert "a mistake in the game" in caplog.text
    play_card(red, "red")
    blue.wait(lambda: blue.newest("game")["view"]["played"])
