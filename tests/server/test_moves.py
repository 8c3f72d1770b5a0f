"""Moves over the network: drafted on a phone, a screen or the board, then made."""

import cv2
import numpy as np

from companion.tracking.source import Status
from tests.server.asking import own, play_card
from tests.server.conftest import Connect, Running, Seated
from tests.server.wire import Client
from tests.tables.board import Board, felt


def test_draft_and_done(seated: Seated, running: Running) -> None:
    red, blue = seated("red", "blue")
    pending = play_card(red, "red")
    piece, to = ["piece", "red-1"], ["to", "s2"]
    assert red.ask("draft", serial=pending["serial"], choices=[piece])["accepted"]
    red.wait(lambda: red.newest("around")["draft"])
    assert to in red.newest("around")["draft"]["options"]
    blue.wait(lambda: blue.newest("around")["draft"])
    assert blue.newest("around")["draft"]["choices"] == [piece]
    assert blue.newest("around")["draft"]["options"] == []
    assert blue.ask("done", serial=pending["serial"])["accepted"] is False

    red.ask("draft", serial=pending["serial"], choices=[piece, to])
    blue.wait(lambda: blue.newest("around")["draft"]["complete"])
    assert blue.newest("around")["draft"]["ruling"] is None
    assert red.ask("done", serial=pending["serial"])["accepted"]
    blue.wait(lambda: blue.newest("around")["draft"] is None)
    blue.wait(lambda: own(blue.newest("game")["view"], "blue"))
    assert running.table.standing.state.places["red-1"] == "s2"


def test_a_refused_draft_says_why_to_everybody(seated: Seated) -> None:
    red, blue = seated("red", "blue")
    pending = play_card(red, "red")
    red.ask("draft", serial=pending["serial"], choices=[["piece", "red-1"], ["to", "s5"]])
    for player in (red, blue):
        player.wait(lambda player=player: player.newest("around")["draft"])
        assert player.newest("around")["draft"]["ruling"]["rule"] == "CNT-5"


def test_the_host_shows_a_move_on_the_screen(
    seated: Seated, connect: Connect, running: Running
) -> None:
    red, _ = seated("red", "blue")
    pending = play_card(red, "red")
    screen = connect(running.table.host_key())
    move = [["piece", "red-1"], ["to", "s2"]]
    assert screen.ask("draft", serial=pending["serial"], choices=move)["accepted"]
    red.wait(lambda: red.newest("around")["draft"])
    assert red.ask("done", serial=pending["serial"])["accepted"]
    guest = connect()
    refused = guest.ask("draft", serial=pending["serial"], choices=move)
    assert refused["problem"]["key"] == "problem-no-seat-taken"


def test_a_host_who_plays_shows_moves_of_others_too(connect: Connect, running: Running) -> None:
    host, red = connect(running.table.host_key()), connect()
    assert host.ask("claim", seat="blue", name="Host")["accepted"]
    assert red.ask("claim", seat="red", name="Ada")["accepted"]
    assert host.ask("start")["accepted"]
    red.wait(lambda: red.all("game"))
    pending = play_card(red, "red")
    move = [["piece", "red-1"], ["to", "s2"]]
    assert host.ask("draft", serial=pending["serial"], choices=move)["accepted"]
    assert not host.ask("done", serial=pending["serial"])["accepted"]
    assert red.ask("done", serial=pending["serial"])["accepted"]


def test_a_move_on_the_board_is_shown_made_and_no_task_is_left(
    seated: Seated, running: Running
) -> None:
    red, blue = seated("red", "blue")
    board = Board()
    running.table.attach(board)
    board.see(felt())
    blue.wait(lambda: blue.newest("around")["sources"])
    pending = play_card(red, "red")
    board.see(felt("s2"))
    blue.wait(lambda: blue.newest("around")["draft"])
    assert blue.newest("around")["draft"]["choices"][-1] == ["to", "s2"]
    assert red.ask("done", serial=pending["serial"])["accepted"]
    blue.wait(lambda: blue.newest("around")["draft"] is None)
    assert blue.newest("around")["tasks"] == []


def test_a_secret_of_a_source_is_the_hosts(host: Client, seated: Seated, running: Running) -> None:
    red, _ = seated("red", "blue")
    board = Board()
    running.table.attach(board)
    assert board.sink is not None
    facts = {"port": "x", "address": "open"}
    board.sink.status(Status("seeing", "source-test", facts, {"address": "open#key"}))
    for client, address in ((red, "open"), (host, "open#key")):
        client.wait(lambda: client.newest("around")["sources"])  # noqa: B023
        (told,) = client.newest("around")["sources"]
        assert told["facts"] == {"port": "x", "address": address}
        assert told["qr"] is None if client is red else scanned(told["qr"]) == address


def scanned(rows: list[str]) -> str:
    """What a phone reads off a QR code."""
    modules = np.array([[255 * (module == "0") for module in row] for row in rows], np.uint8)
    picture = cv2.resize(modules, None, fx=8, fy=8, interpolation=cv2.INTER_NEAREST)
    text, _, _ = cv2.QRCodeDetectorAruco().detectAndDecode(picture)
    return text


def test_a_move_made_by_tap_is_a_task_until_hands_have_done_it(
    seated: Seated, running: Running
) -> None:
    red, blue = seated("red", "blue")
    board = Board()
    running.table.attach(board)
    board.see(felt())
    pending = play_card(red, "red")
    red.ask("draft", serial=pending["serial"], choices=[["piece", "red-1"], ["to", "s2"]])
    assert red.ask("done", serial=pending["serial"])["accepted"]
    task = {"key": "task-put", "facts": {"owner": "red", "place": "s2"}, "tick": None}
    blue.wait(lambda: blue.newest("around")["tasks"] == [task])
    board.see(felt("s2"))
    blue.wait(lambda: blue.newest("around")["tasks"] == [])
    assert blue.newest("around")["draft"] is None
