"""The referee over the network: it answers the asker alone, and changes nothing."""

from urllib.request import urlopen

from tests.server.conftest import Connect, Running, Seated
from tests.server.wire import until

MOVE = [["piece", "red-1"], ["to", "s2"]]


def test_the_answer_goes_to_the_asker_alone(seated: Seated, running: Running) -> None:
    red, blue = seated("red", "blue")
    standing, heard = running.table.standing, len(blue.messages)
    answer = red.ask("ask", attempt=MOVE)
    assert answer["accepted"]
    assert answer["ruling"]["allowed"]
    assert (answer["ruling"]["rule"], answer["ruling"]["source"]) == ("CNT-5", "Counting p.1")
    assert answer["assumed"][0][0] == "play"
    assert running.table.standing is standing
    assert len(blue.messages) == heard


def test_what_is_assumed_before_is_never_from_another_hand(
    seated: Seated, connect: Connect, running: Running
) -> None:
    _, blue = seated("red", "blue")
    card = running.table.standing.state.hands["red"][0]
    answer = blue.ask("ask", attempt=[["play", card]])
    assert answer["problem"]["key"] == "problem-not-asked"
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


def test_the_rules_can_be_read(running: Running) -> None:
    with urlopen(f"{running.url}/t/{running.table.code}/rules.json") as response:
        assert response.read().strip() == b"{}"  # the counting game has none written down
