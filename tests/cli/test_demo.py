"""`companion play --demo`: bots play a game of their own in a real hub."""

import signal
from pathlib import Path

import pytest

from tests.server.wire import Client

from .hub import HubProcess
from .test_play import refused

pytestmark = pytest.mark.slow


def test_bots_take_all_seats_and_play_on_the_screen(tmp_path: Path) -> None:
    with HubProcess(tmp_path, "--demo") as hub:
        screen = Client(hub.url, hub.code, hub.host_key)
        first = screen.newest("game")["revision"]
        screen.wait(lambda: screen.all("game")[-1]["revision"] >= first + 3)
        seats = {piece["owner"] for piece in screen.newest("game")["view"]["pieces"]}
        names = [seat["name"] for seat in screen.newest("around")["seats"] if seat["name"]]
        screen.close()
        assert len(names) == len(seats) == 3
        assert all(name.startswith("Bot") for name in names)
        assert hub.end(signal.SIGTERM) == 0


def test_a_table_that_was_left_is_left_alone(tmp_path: Path) -> None:
    codes = []
    for _ in range(2):
        with HubProcess(tmp_path, "--demo") as hub:
            codes.append(hub.code)
            assert hub.end(signal.SIGTERM) == 0
    assert len(set(codes)) == 2


def test_bots_move_nothing_on_a_real_board() -> None:
    assert "--demo" in refused("play", "--demo", "--source", "serial:/dev/null", "--port", "0")
