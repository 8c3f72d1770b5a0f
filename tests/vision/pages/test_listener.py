"""The camera's listener: real sockets, real TLS, the real process behind it."""

import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress

import cv2
import numpy as np
import pytest

from companion.words import Words
from tests.vision import film
from tests.vision.pages.serving import Served

pytestmark = [
    pytest.mark.realtime,
    pytest.mark.slow,
    pytest.mark.xdist_group("realtime"),
]


def test_the_host_alone_is_told_where_the_pages_are(served: Served) -> None:
    status = served.watcher.statuses[1]
    assert status.facts == {"host": 0}
    assert status.secret == {
        "host": 1,
        "address": f"{str(status.secret['address']).partition('#')[0]}#{served.phone_key}",
        "view": f"{str(status.secret['address']).partition('#')[0]}/view#{served.maker_key}",
    }
    assert str(status.secret["address"]).startswith("https://")
    assert len(served.phone_key) >= 16
    assert served.phone_key != served.maker_key


def test_what_is_said_of_a_phone_is_said_to_everybody() -> None:
    """Players hear where to look, the host the address itself."""
    words, secret = Words(), {"host": 1, "address": "https://x/camera#key"}
    for key in ("source-camera-phone", "source-camera-phone-gone"):
        assert "the host" in words.tell(key, {"host": 0})
        assert "https://x/camera#key" in words.tell(key, {"host": 0, **secret})


def test_a_phone_films_the_board(served: Served) -> None:
    look = served.film("left")
    assert len(set(look["anchors"]) & {*range(8)}) >= 6
    assert (look["pieces"], look["width"], look["height"]) == (1, 840, 840)
    assert look["trouble"] is None
    served.wait_for_red("left")
    served.film("right")
    served.wait_for_red("right")
    assert served.watcher.statuses[-1].key == "source-camera-seeing"


def test_a_phone_that_falls_silent_is_said_and_comes_back(served: Served) -> None:
    served.film("left")
    served.watcher.wait_for_status("source-camera-seeing")
    fell = time.monotonic()
    status = served.watcher.wait_for_status("source-camera-phone-gone")
    assert time.monotonic() - fell < 2.5
    assert status.state == "lost"
    assert status.facts == {"host": 0}
    served.film("right")
    served.watcher.wait_for_status("source-camera-seeing")
    served.wait_for_red("right")


def test_a_single_photograph_is_enough(served: Served) -> None:
    picture = film.jpeg(film.picture(1000, red="middle"))
    answer = served.ask("/camera/photograph", picture, served.phone_key)
    assert answer.json["look"]["pieces"] == 1
    served.wait_for_red("middle")
    time.sleep(3)
    assert served.watcher.statuses[-1].key == "source-camera-seeing"


FAULTS: dict[str, Callable[[film.Picture], film.Picture]] = {
    "frozen": lambda picture: film.picture(1, red="left"),
    "dark": lambda picture: film.noisy(picture * 0.02, int(picture.sum()), 3),
    "covered": lambda picture: film.noisy(picture * 0.01 + 50, int(picture.sum()), 3),
    "mirrored": lambda picture: np.ascontiguousarray(picture[:, ::-1]),
}
"""What a phone's picture suffers."""


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_shown_within_two_seconds_and_recovered_from(served: Served, fault: str) -> None:
    served.film("left", frames=15)
    served.watcher.wait_for_status("source-camera-seeing")
    key, begun = f"source-camera-{fault}", time.monotonic()
    while served.watcher.statuses[-1].key != key:
        served.film("left", 1, FAULTS[fault])
        assert time.monotonic() - begun < 2
    assert served.watcher.statuses[-1].state == "lost"
    served.film("right", frames=20)
    served.watcher.wait_for_status("source-camera-seeing")
    served.wait_for_red("right")


def test_a_large_photograph_is_shrunk(served: Served) -> None:
    large = cv2.resize(film.picture(3000, red="left"), (3000, 3000))
    look = served.ask("/camera/photograph", film.jpeg(large)).json["look"]
    assert (look["width"], look["height"]) == (1920, 1920)


def test_silent_clients_block_nobody(served: Served) -> None:
    """Neither one that never speaks, nor one that stops within its request."""
    with ExitStack() as clients:
        for _ in range(20):
            clients.enter_context(socket.create_connection(("127.0.0.1", served.port)))
        for _ in range(3):
            halfway = clients.enter_context(closing(served.connect()))
            halfway.connect()
            halfway.sock.sendall(b"POST /camera/frame HTTP/1.1\r\nX-Key: ")
        begun = time.monotonic()
        served.film("left")
        served.wait_for_red("left")
        assert time.monotonic() - begun < 3


def test_what_is_no_tls_blocks_nobody(served: Served) -> None:
    with socket.create_connection(("127.0.0.1", served.port)) as plain:
        plain.sendall(b"GET /camera HTTP/1.1\r\n\r\n")
        plain.settimeout(10)
        with suppress(ConnectionResetError):
            assert plain.recv(100)[:4] != b"HTTP"
    assert served.ask("/camera/view/look").status == 200


def test_many_may_post_at_once(served: Served) -> None:
    """The newest picture counts; each sender hears something."""
    heard = []

    def post(seed: int) -> None:
        picture = film.jpeg(film.picture(seed, red="right"))
        heard.append(served.ask("/camera/frame", picture).status)

    threads = [threading.Thread(target=post, args=(2000 + n,)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert heard == [200] * 6


def test_a_phone_just_goes_on_after_a_crash(served: Served) -> None:
    """The key with which it sends its pictures has not changed."""
    served.film("left")
    assert served.source._process is not None
    os.kill(served.source._process.pid, signal.SIGKILL)
    served.watcher.wait_for_status("source-camera-crashed")
    again = Served(served.watcher, served.folder)
    assert (again.phone_key, again.maker_key) == (served.phone_key, served.maker_key)
    served.port = again.port  # the same one, unless somebody else took or left one meanwhile
    served.film("middle")
    served.watcher.wait_for_status("source-camera-seeing")
    served.wait_for_red("middle")
