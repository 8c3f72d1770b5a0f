"""The referee over the network: it answers the asker alone, and changes nothing."""

import json
import time
from urllib.request import urlopen

import yaml

from tests.server.asking import play_card
from tests.server.conftest import Connect, Running, Seated
from tests.server.wire import until

MOVE = [["piece", "red-1"], ["to", "s2"]]


def test_the_answer_goes_to_the_asker_alone(seated: Seated, running: Running) -> None:
    red, blue = seated("red", "blue")
    standing, heard = running.table.standing, blue.answers()
    answer = red.ask("ask", attempt=MOVE)
    assert answer["accepted"]
    assert answer["ruling"]["allowed"]
    assert (answer["ruling"]["rule"], answer["ruling"]["source"]) == ("CNT-5", "Counting p.1")
    assert answer["assumed"][0][0] == "play"
    assert running.table.standing is standing
    assert blue.answers() == heard


def test_what_is_assumed_before_is_never_from_another_hand(
    seated: Seated, connect: Connect, running: Running
) -> None:
    _, blue = seated("red", "blue")
    card = running.table.standing.state.hands["red"][0]
    answer = blue.ask("ask", attempt=[["play", card]])
    assert (answer["ruling"]["rule"], answer["assumed"]) == ("CNT-4", [])
    guest = connect()
    answer = guest.ask("ask", attempt=[["play", card]])
    assert answer["problem"]["key"] == "problem-not-asked"


def test_nothing_can_be_asked_in_the_lobby(connect: Connect) -> None:
    assert connect().ask("ask", attempt=MOVE)["problem"]["key"] == "problem-not-begun"


def test_nonsense_is_answered(seated: Seated) -> None:
    red, _ = seated("red", "blue")
    for attempt in ([["piece"], ["to"]], [["crash"]], [["piece", 3], ["to", -1]], [[1, 2]]):
        answer = red.ask("ask", attempt=attempt)
        assert (answer["problem"] or answer["ruling"])["key"]
    for attempt in ([], [[]], "piece", [["x"]] * 9):
        assert red.ask("ask", attempt=attempt)["problem"]["key"] == "problem-malformed"
    assert red.ask("ask", attempt=MOVE)["ruling"]["allowed"]


def test_a_flood_of_questions_is_answered_and_holds_up_nobody(seated: Seated) -> None:
    red, blue = seated("red", "blue")
    for number in range(200):
        red.send("ask", {"nonce": f"flood {number}", "attempt": MOVE})
    assert blue.ask("ask", attempt=MOVE)["accepted"]
    assert until(lambda: len([a for a in red.answers() if a["nonce"].startswith("flood")]) == 200)


def test_a_dispute_goes_as_a_file_to_who_asked_alone(seated: Seated, running: Running) -> None:
    red, blue = seated("red", "blue")
    standing, heard = running.table.standing, blue.answers()
    said = red.ask("ask", attempt=MOVE)
    answer = red.ask("export", attempt=MOVE, revision=standing.revision)
    assert said["file"] is None
    assert (answer["ruling"], answer["assumed"]) == (said["ruling"], said["assumed"])
    question, *_ = answer["file"].splitlines()
    assert question == "# May a pawn of red in S1 go to S2?"
    found = yaml.safe_load(answer["file"])
    assert (found["reader"], found["attempt"], found["seats"]) == ("red", MOVE, ["red", "blue"])
    assert found["expect"] == {"allowed": "CNT-5", "assumed": said["assumed"]}
    assert found["digest"] == running.table.box.digest
    assert running.table.standing is standing
    assert blue.answers() == heard


def test_a_file_holds_no_card_that_its_asker_does_not_know(
    seated: Seated, connect: Connect, running: Running
) -> None:
    clients = dict(zip(("red", "blue"), seated("red", "blue"), strict=True))
    clients["screen"] = connect()
    state, revision = running.table.standing.state, running.table.standing.revision
    for reader, client in clients.items():
        file = client.ask("export", attempt=MOVE, revision=revision)["file"]
        assert yaml.safe_load(file)["reader"] == reader
        cards = {card for card in all_cards(running) if card in file}
        assert cards == {*state.hands.get(reader, ())}


def all_cards(running: Running) -> set[str]:
    state = running.table.standing.state
    return {*state.deck, *(card for hand in state.hands.values() for card in hand)}


def test_an_answer_that_the_game_has_left_behind_is_not_exported(
    seated: Seated, running: Running
) -> None:
    red, _ = seated("red", "blue")
    revision = running.table.standing.revision
    play_card(red, "red")
    answer = red.ask("export", attempt=MOVE, revision=revision)
    assert (answer["accepted"], answer["file"]) == (False, None)
    assert answer["problem"]["key"] == "problem-went-on"
    now = running.table.standing.revision
    assert red.ask("export", attempt=MOVE, revision=now)["file"]


def test_only_an_answer_is_exported(connect: Connect, seated: Seated, running: Running) -> None:
    in_lobby = connect().ask("export", attempt=MOVE, revision=0)
    assert (in_lobby["problem"]["key"], in_lobby["file"]) == ("problem-not-begun", None)
    seated("red", "blue")
    guest, revision = connect(), running.table.standing.revision
    answer = guest.ask("export", attempt=[["play", "quokka-01"]], revision=revision)
    assert (answer["problem"]["key"], answer["file"]) == ("problem-not-asked", None)
    for wrong in ({"attempt": MOVE}, {"attempt": [], "revision": 0}, {"revision": 0}):
        assert guest.ask("export", **wrong)["problem"]["key"] == "problem-malformed"
    crashing = guest.ask("export", attempt=[["crash"] * 60] * 8, revision=revision)
    assert crashing["problem"]["key"] == "problem-not-asked"


def test_whatever_is_asked_an_export_is_quick(seated: Seated, running: Running) -> None:
    red, _ = seated("red", "blue")
    attempt = [["piece", *["red-1"] * 59]] * 8
    begun = time.monotonic()
    assert red.ask("export", attempt=attempt, revision=running.table.standing.revision)["file"]
    assert time.monotonic() - begun < 5


def test_the_rules_can_be_read(running: Running) -> None:
    with urlopen(f"{running.url}/t/{running.table.code}/rules.json") as response:
        rules = json.load(response)
    assert rules["CNT-5"] == {"text": "Count.", "source": "Counting p.1", "own": False}
    assert rules["CNT-9"]["own"]
