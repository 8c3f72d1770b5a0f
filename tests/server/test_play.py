"""Playing over the network: join, begin, choose, reconnect."""

import json
from typing import Any

import socketio

from companion.games.kernel.decisions import CHANCE
from tests.server.asking import own, play_card
from tests.server.conftest import Connect, Running, Seated
from tests.server.wire import SOON, Client, until


def test_official_clients_join_begin_and_play(running: Running) -> None:
    """With the client library that others will use, and its acknowledgements."""
    received: dict[str, list[Any]] = {"game": [], "around": [], "answer": []}
    client = socketio.Client(reconnection=False)
    for event, messages in received.items():
        client.on(event, messages.append)
    auth = {"code": running.table.code, "key": running.table.host_key()}
    client.connect(running.url, auth=auth, transports=["websocket"])
    try:
        client.emit("claim", {"nonce": "1", "seat": "red", "name": "Ada"})
        running.table.claim("blue", "Bob", "2").result(SOON)
        until(lambda: len(received["answer"]) == 1)
        client.emit("start", {"nonce": "3"})
        until(lambda: received["game"])
        view = received["game"][-1]["view"]
        assert view["reader"] == "red"
        assert len(view["hand"]) == 2
        choice = own(view, "red")["options"][0]
        client.emit(
            "decide", {"nonce": "4", "serial": view["pendings"][0]["serial"], "choice": choice}
        )
        until(lambda: received["game"][-1]["view"]["played"] == choice[1:])
        assert [answer["accepted"] for answer in received["answer"]] == [True] * 3
    finally:
        client.disconnect()


def test_a_guest_sees_the_lobby_and_the_screens_view(connect: Connect, running: Running) -> None:
    guest = connect()
    around = guest.newest("around")
    assert (around["phase"], around["host"], around["seat"]) == ("lobby", False, None)
    assert around["url"] == f"{running.url}/t/{running.table.code}"
    assert around["sources"] == []
    assert around["startable"]["allowed"] is False
    assert guest.all("game") == []
    running.table.claim("red", "Ada", "n").result(SOON)
    guest.wait(lambda: guest.newest("around")["seats"][0]["name"] == "Ada")
    assert guest.newest("around")["seats"][0]["connected"] is False


def test_everybody_sees_who_sits_and_who_is_there(connect: Connect) -> None:
    guest, player = connect(), connect()
    answer = player.ask("claim", seat="blue", name="Bob")
    assert answer["key"]
    entry = {"seat": "blue", "name": "Bob", "bot": False, "connected": True}
    guest.wait(lambda: entry in guest.newest("around")["seats"])
    player.wait(lambda: player.newest("around")["seat"] == "blue")
    assert answer["key"] not in "".join(guest.raw)
    player.close()
    guest.wait(lambda: {**entry, "connected": False} in guest.newest("around")["seats"])


def test_who_stands_up_in_the_lobby_sits_down_elsewhere(connect: Connect, host: Client) -> None:
    player, guest = connect(), connect()
    assert guest.ask("stand-up")["problem"]["key"] == "problem-no-seat-taken"
    key = player.ask("claim", seat="blue", name="Bob")["key"]
    assert player.ask("stand-up")["accepted"]
    for client in (player, guest, host):
        client.wait(lambda client=client: client.newest("around")["seats"][1]["name"] is None)
    assert player.newest("around")["seat"] is None
    assert player.all("problem") == []
    with_old_key = connect(key)
    assert with_old_key.refusal
    assert player.ask("claim", seat="red", name="Bob")["accepted"]


def test_who_plays_stays_seated(seated: Seated) -> None:
    red, _ = seated("red", "blue")
    assert red.ask("stand-up")["problem"]["key"] == "problem-begun-seat"
    assert red.newest("around")["seat"] == "red"


def test_a_host_who_stands_up_stays_host(connect: Connect, host: Client) -> None:
    host.ask("claim", seat="red", name="Ada")
    assert host.ask("stand-up")["accepted"]
    host.wait(lambda: host.newest("around")["seat"] is None)
    assert host.newest("around")["host"] is True


def test_only_the_host_starts(connect: Connect, running: Running) -> None:
    for seat in ("red", "blue"):
        running.table.claim(seat, seat, seat).result(SOON)
    player = connect()
    assert player.ask("start")["problem"]["key"] == "problem-not-host"
    assert running.table.standing.phase == "lobby"
    host = connect(running.table.host_key())
    assert host.newest("around")["host"] is True
    assert host.ask("start")["accepted"]
    assert host.newest("game")["view"]["reader"] == "screen"


def test_a_refused_start_brings_the_rule(connect: Connect, running: Running) -> None:
    answer = connect(running.table.host_key()).ask("start")
    assert answer["ruling"]["rule"] == "CNT-1"
    assert answer["accepted"] is False


def test_a_host_without_a_seat_cannot_decide(
    seated: Seated, connect: Connect, running: Running
) -> None:
    red, _ = seated("red", "blue")
    host = connect(running.table.host_key())
    pending = own(red.newest("game")["view"], "red")
    answer = host.ask("decide", serial=pending["serial"], choice=pending["options"][0])
    assert answer["problem"]["key"] == "problem-no-seat-taken"
    assert host.ask("done", serial=pending["serial"])["problem"]["key"] == "problem-no-seat-taken"


def test_a_decision_reaches_everybody_with_what_happened(seated: Seated) -> None:
    red, blue = seated("red", "blue")
    play_card(red, "red")
    blue.wait(lambda: blue.newest("game")["view"]["played"])
    message = blue.newest("game")
    assert message["events"][-1]["key"] == "event-played"
    assert message["events"][-1]["revision"] == message["revision"]


def test_a_repeat_gets_the_first_answer(seated: Seated, running: Running) -> None:
    red, _ = seated("red", "blue")
    pending = own(red.newest("game")["view"], "red")
    asked = {"serial": pending["serial"], "choice": pending["options"][0], "nonce": "once"}
    first = red.ask("decide", **asked)
    revision = running.table.standing.revision
    assert red.ask("decide", **asked) == first
    assert first["accepted"]
    assert running.table.standing.revision == revision


def test_a_seat_is_kept_by_its_key_over_reconnects_and_restarts(
    seated: Seated, connect: Connect, running: Running
) -> None:
    red, _ = seated("red", "blue")
    key = next(answer["key"] for answer in red.answers() if answer["key"])
    hand = red.newest("game")["view"]["hand"]
    red.close()
    again = connect(key)
    assert again.newest("game")["view"]["hand"] == hand
    assert again.newest("around")["seat"] == "red"


def test_a_second_connection_of_a_seat_takes_over(seated: Seated, connect: Connect) -> None:
    red, blue = seated("red", "blue")
    key = next(answer["key"] for answer in red.answers() if answer["key"])
    newer = connect(key)
    red.wait(lambda: not red.open)
    assert red.all("problem") == [{"key": "problem-taken-over", "facts": {}}]
    told = len(red.raw)
    play_card(newer, "red")
    blue.wait(lambda: blue.newest("game")["view"]["played"])
    red.send("decide", {"nonce": "n", "serial": 1, "choice": ["stay"]})
    play_on = blue.ask("decide", serial=0, choice=["stay"])
    assert play_on["problem"]["key"] == "problem-not-asked"
    assert len(red.raw) == told
    entry = {"seat": "red", "name": "Red", "bot": False, "connected": True}
    assert entry in blue.newest("around")["seats"]


def test_an_unknown_code_is_refused(connect: Connect) -> None:
    for code in ("", "ZZZZ", "../..", 7, None, {"a": 1}, "x" * 10_000):
        assert connect(code=code).refusal == "problem-unknown-table"


def test_an_unknown_key_is_refused(connect: Connect) -> None:
    for key in ("", "guess", 7, ["x"], "x" * 10_000, "\ud800"):
        assert connect(key).refusal == "problem-unknown-key"


def test_a_code_may_be_typed_small(connect: Connect, running: Running) -> None:
    assert connect(code=running.table.code.lower()).newest("around")["code"] == running.table.code


def test_nobody_is_ever_sent_what_another_seat_holds(
    seated: Seated, connect: Connect, running: Running
) -> None:
    """Over a whole stretch of play, refusals and drafts included, every raw message of every
    client is searched for cards that its reader cannot know."""
    players = dict(zip(("red", "blue", "green"), seated("red", "blue", "green"), strict=True))
    everybody = {**players, "guest": connect(), "host": connect(running.table.host_key())}
    hidden = {name: len(client.raw) for name, client in everybody.items()}
    table = running.table
    for turn in range(12):
        state = table.standing.state
        known = set(state.played)
        for name, client in everybody.items():
            may_know = known | set(state.hands.get(name, ()))
            secret = {f"quokka-{n:02}" for n in range(12)} - may_know
            sent = "".join(client.raw[hidden[name] :])
            assert not [card for card in secret if card in sent], (turn, name)
            hidden[name] = len(client.raw)
        act(table, players, turn)
        for client in everybody.values():
            client.wait(lambda c=client: c.newest("game")["revision"] == table.standing.revision)
    assert all(seat not in "".join(c.raw) for c in everybody.values() for seat in (CHANCE + '"',))


def act(table: Any, players: dict[str, Client], turn: int) -> None:
    """The seat asked goes on; another one tries what it may not."""
    (pending,) = table.box.game.pendings(table.standing.state)
    mover = players[pending.seat]
    other = next(client for seat, client in players.items() if seat != pending.seat)
    options = table.box.game.options(table.standing.state, pending)
    assert not other.ask("decide", serial=pending.serial, choice=list(options[0]))["accepted"]
    if pending.kind == "piece":
        piece = ["piece", f"{pending.seat}-1"]
        mover.ask("draft", serial=pending.serial, choices=[piece, ["to", "s5"]])
        assert not mover.ask("done", serial=pending.serial)["accepted"]
    refused = ["play", "quokka-99"]
    assert not mover.ask("decide", serial=pending.serial, choice=refused)["accepted"]
    choice = list(options[-1])
    assert mover.ask("decide", serial=pending.serial, choice=choice)["accepted"]


def test_the_secret_of_chance_never_leaves(seated: Seated, running: Running) -> None:
    red, blue = seated("red", "blue")
    play_card(red, "red")
    log = running.table._log.header()
    sent = "".join(red.raw + blue.raw)
    assert log.secret.hex() not in sent
    assert json.dumps(list(log.secret)) not in sent
    assert running.table.digest() not in sent
