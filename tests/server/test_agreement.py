"""The table's agreement over the network: proposing, answering, and who may."""

import json
from urllib.request import urlopen

from tests.server.asking import play_card
from tests.server.conftest import Connect, Running, Seated
from tests.server.wire import Client
from tests.tables.counting_game import STRIP

SLIPPED = {"choice": ["stands", "red-1", "s3"], "reason": "It slipped."}


def proposed(client: Client) -> dict[str, object]:
    """Wait for a proposal; what the client is told of it."""
    found: dict[str, object] = client.wait(lambda: client.newest("around")["proposal"])
    return found


def place_of(client: Client, piece: str) -> str:
    pieces = client.newest("game")["view"]["pieces"]
    return next(str(one["place"]) for one in pieces if one["piece"] == piece)


def test_a_correction_by_any_seat_is_put_to_all_that_are_connected(
    seated: Seated, host: Client, connect: Connect
) -> None:
    red, blue = seated("red", "blue")
    guest = connect()
    assert blue.ask("propose", correction=SLIPPED)["accepted"]
    for client in (red, blue, host, guest):
        told = proposed(client)
        assert told["key"] == "proposal-correct"
        assert told["facts"] == {"seat": "blue", "reason": "It slipped."}
        assert told["missing"] == ["red"]
        assert told["about"] == [{"key": "event-moved", "facts": {"piece": "red-1", "to": "s3"}}]
        assert told["seconds"] in range(20, 31)
    assert red.ask("vote", number=proposed(red)["number"], yes=True)["accepted"]
    for client in (red, blue, host, guest):
        client.wait(lambda client=client: place_of(client, "red-1") == "s3")
        client.wait(lambda client=client: client.newest("around")["proposal"] is None)


def test_who_has_gone_is_not_waited_for(seated: Seated, running: Running) -> None:
    red, blue = seated("red", "blue")
    red.close()
    blue.wait(lambda: not blue.newest("around")["seats"][0]["connected"])
    assert blue.ask("propose", correction=SLIPPED)["accepted"]
    blue.wait(lambda: place_of(blue, "red-1") == "s3")


def test_what_can_be_put_right_is_told_to_whoever_asks(seated: Seated, running: Running) -> None:
    """It is the same for every reader, so that it needs no key; before the game it is nothing."""
    address = f"{running.url}/t/{running.table.code}/correctable.json"
    assert json.load(urlopen(address)) == []
    seated("red", "blue")
    told = json.load(urlopen(address))
    assert told[0] == {
        "begins": ["stands", "red-1"],
        "choices": list(STRIP),
        "least": 1,
        "most": 1,
        "now": ["s1"],
        "group": "",
        "hidden": False,
    }
    game, state = running.table.box.game, running.table.standing.state
    assert [one["begins"] for one in told] == [list(c.begins) for c in game.correctable(state)]


def test_a_no_names_who_said_it(seated: Seated, running: Running) -> None:
    red, blue = seated("red", "blue")
    blue.ask("propose", correction=SLIPPED)
    assert red.ask("vote", number=proposed(red)["number"], yes=False)["accepted"]
    blue.wait(lambda: blue.newest("around")["proposal_ended"])
    ended = blue.newest("around")["proposal_ended"]
    assert ended == {"key": "proposal-no", "facts": {"seat": "red"}}
    assert running.table.standing.revision == 1


def test_the_host_decides(seated: Seated, host: Client) -> None:
    red, blue = seated("red", "blue")
    blue.ask("propose", correction=SLIPPED)
    number = proposed(host)["number"]
    answer = red.ask("vote", number=number, yes=True, host=True)
    assert answer["problem"]["key"] == "problem-not-host"
    assert host.ask("vote", number=number, yes=True)["accepted"]
    red.wait(lambda: place_of(red, "red-1") == "s3")


def test_who_only_watches_has_no_say(seated: Seated, connect: Connect) -> None:
    _, blue = seated("red", "blue")
    guest = connect()
    answer = guest.ask("propose", correction=SLIPPED)
    assert answer["problem"]["key"] == "problem-no-seat-taken"
    blue.ask("propose", correction=SLIPPED)
    answer = guest.ask("vote", number=proposed(guest)["number"], yes=False)
    assert answer["problem"]["key"] == "problem-no-seat-taken"
    assert guest.newest("around")["proposal"] is not None


def test_to_go_back_past_others_is_offered_to_who_has_made_a_step(seated: Seated) -> None:
    red, blue = seated("red", "blue")
    pending = play_card(red, "red")
    assert red.ask("decide", serial=pending["serial"], choice=["stay"])["accepted"]
    play_card(blue, "blue")
    red.wait(lambda: not red.newest("around")["undo"]["allowed"])
    steps = red.newest("around")["undo"]["steps"]
    assert [(step["seat"], step["seen"]) for step in steps] == [
        *(("blue", []), ("red", []), ("red", []))
    ]
    assert red.ask("propose", since=steps[1]["since"])["accepted"]
    assert proposed(blue)["key"] == "proposal-undo"
    assert proposed(blue)["facts"] == {"seat": "red", "of": "red"}
    assert steps[1]["choice"] == ["stay"]  # which only red knows
    assert proposed(blue)["step"] == {**steps[1], "choice": None}
    assert blue.ask("vote", number=proposed(blue)["number"], yes=True)["accepted"]
    red.wait(lambda: red.newest("game")["events"][-1]["key"] == "event-undo-agreed")
    assert red.newest("game")["view"]["pendings"][0]["kind"] == "piece"
