"""The camera's listener: real sockets, real TLS, the real process behind it."""

import http.client
import json
import os
import signal
import socket
import ssl
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, nullcontext, suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import cv2
import numpy as np
import pytest

from companion.tracking.source import Expected, Sight, Spot
from companion.words import Words
from tests.hardware.watcher import Watcher
from tests.vision import film
from vision.pages.certificate import NAME
from vision.pages.listener import MEGABYTES, STATUS
from vision.recordings.recording import Recording
from vision.source import CameraSource

pytestmark = [
    pytest.mark.realtime,
    pytest.mark.slow,
    pytest.mark.xdist_group("realtime"),
]


class Answer(NamedTuple):
    status: int
    kind: str
    data: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.data)

    @property
    def problem(self) -> str:
        """The key of what was wrong; the answer's status goes with it."""
        key = str(self.json["problem"]["key"])
        assert self.status == STATUS.get(key, 400)
        return key


class Served:
    """A process with a listener, and the way to it."""

    source: CameraSource

    def __init__(self, watcher: Watcher, folder: Path) -> None:
        self.watcher, self.folder = watcher, folder
        status = watcher.wait_for_status("source-camera-phone")
        self.phone_key = urlsplit(str(status.secret["address"])).fragment
        self.maker_key = urlsplit(str(status.secret["view"])).fragment
        self.port = urlsplit(str(status.secret["view"])).port or 0
        self.context = ssl.create_default_context(cafile=folder / NAME)
        self.frames = 0

    def connect(self) -> http.client.HTTPSConnection:
        return http.client.HTTPSConnection("127.0.0.1", self.port, context=self.context, timeout=20)

    def ask(
        self,
        path: str,
        body: bytes | None = None,
        key: str | None = None,
        by: http.client.HTTPSConnection | None = None,
    ) -> Answer:
        """Ask with the maker's key, or another; a body is posted."""
        headers = {"X-Key": self.maker_key if key is None else key}
        with nullcontext(by) if by else closing(self.connect()) as connection:
            connection.request("GET" if body is None else "POST", path, body, headers)
            answer = connection.getresponse()
            return Answer(answer.status, answer.headers["Content-Type"], answer.read())

    def film(
        self,
        place: str,
        frames: int = 6,
        spoil: Callable[[film.Picture], film.Picture] = lambda picture: picture,
    ) -> Any:
        """Post some pictures as a phone does, with red in a place; gives the last answer."""
        with closing(self.connect()) as connection:
            for _ in range(frames):
                self.frames += 1
                picture = film.jpeg(spoil(film.picture(self.frames % 4, red=place)))
                answer = self.ask("/camera/frame", picture, self.phone_key, connection)
                assert answer.status == 200
                assert 0 <= answer.json["pause"] < 1
                time.sleep(answer.json["pause"])
        return answer.json["look"]

    def wait_for_red(self, place: str) -> None:
        seen = {"red-1": Sight((place,))}
        self.watcher.wait_for(lambda: self.watcher.observations[-1].seen == seen)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_DATA_HOME", str(folder))
        watcher = Watcher()
        command = [sys.executable, "-m", "vision.watching.worker", "phone"]
        source = CameraSource(command, film.BOARD)
        source.start(watcher)
        served = Served(watcher, folder / "table-companion" / "camera")
        served.source = source
        yield served
        source.stop()


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


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (b"", "problem-camera-no-picture"),
        (b"no picture", "problem-camera-no-picture"),
        (b"\xff\xd8\xff\xe0 no picture", "problem-camera-no-picture"),
        (
            cv2.imencode(".png", np.zeros((200, 200), np.uint8))[1].tobytes(),
            "problem-camera-no-picture",
        ),
        (film.jpeg(np.zeros((100, 400), np.uint8)), "problem-camera-too-small"),
        (b"\xff" * (MEGABYTES * 1_000_000 + 1), "problem-camera-too-big"),
    ],
)
def test_bad_pictures_are_refused(served: Served, body: bytes, problem: str) -> None:
    assert served.ask("/camera/frame", body).problem == problem
    assert served.ask("/camera/view/look").status == 200


def test_a_picture_of_more_pixels_than_anybody_needs_is_refused(served: Served) -> None:
    """Its header says so; nothing of it is unpacked."""
    picture = bytearray(film.jpeg(np.zeros((200, 200), np.uint8)))
    header = picture.index(b"\xff\xc0") + 5
    picture[header : header + 4] = b"\xff\xff\xff\xff"
    assert served.ask("/camera/frame", bytes(picture)).problem == "problem-camera-no-picture"


def test_a_large_photograph_is_shrunk(served: Served) -> None:
    large = cv2.resize(film.picture(3000, red="left"), (3000, 3000))
    look = served.ask("/camera/photograph", film.jpeg(large)).json["look"]
    assert (look["width"], look["height"]) == (1920, 1920)


@pytest.mark.parametrize(
    ("path", "body", "keys"),
    [
        ("/camera/frame", b"x", ["none"]),
        ("/camera/photograph", b"x", ["none"]),
        ("/camera/view/look", None, ["none", "phone"]),
        ("/camera/view/names", None, ["none", "phone"]),
        ("/camera/view/picture.jpg", None, ["none", "phone"]),
        ("/camera/view/steps", None, ["none", "phone"]),
        ("/camera/view/step", b"{}", ["none", "phone"]),
        ("/anything", None, ["none", "phone"]),
    ],
)
def test_a_wrong_key_opens_nothing(
    served: Served, path: str, body: bytes | None, keys: list[str]
) -> None:
    """A phone sends pictures and sees none."""
    for key in keys:
        wrong = ["", "wrong", "schlüssel"] if key == "none" else [served.phone_key]
        for each in wrong:
            said = served.ask(path, body, each)
            assert said.problem == "problem-camera-key"
            assert said.status == 403


def test_a_key_in_the_address_opens_nothing(served: Served) -> None:
    path = f"/camera/view/look?key={served.maker_key}"
    assert served.ask(path, key="").problem == "problem-camera-key"


@pytest.mark.parametrize("path", ["/", "/camera/view/other", "/camera/frame", "/assets/none.js"])
def test_unknown_addresses(served: Served, path: str) -> None:
    assert served.ask(path).status in (404, 503)


@pytest.mark.parametrize(
    "path",
    [
        *("/assets/../../../listener.py", "/assets/%2e%2e/camera.html", "/assets//etc/passwd"),
        *("/assets/", f"/assets/{'a' * 5000}", f"/assets/{'a/' * 3000}"),
    ],
)
def test_no_other_file_is_served(served: Served, path: str) -> None:
    assert served.ask(path).status in (404, 503)


@pytest.mark.parametrize(
    ("request_line", "length", "status"),
    [
        ("GET /assets/\0", "0", b"404"),
        ("POST /camera/frame", "9" * 5000, b"400"),
        ("POST /camera/frame", "-5", b"400"),
        ("POST /camera/frame", "+5", b"400"),
        ("POST /camera/frame", "1_0", b"400"),
        ("POST /camera/frame", "²", b"400"),
    ],
)
def test_what_no_browser_sends_is_answered(
    served: Served, request_line: str, length: str, status: bytes
) -> None:
    """No address and no length of a body is too odd for an answer."""
    headers = f"X-Key: {served.phone_key}\r\nContent-Length: {length}\r\nConnection: close"
    with (
        socket.create_connection(("127.0.0.1", served.port), timeout=20) as plain,
        served.context.wrap_socket(plain, server_hostname="127.0.0.1") as secure,
    ):
        secure.sendall(f"{request_line} HTTP/1.1\r\n{headers}\r\n\r\n".encode("latin-1"))
        assert secure.recv(100).split()[1] == status


def test_what_is_no_request_is_refused(served: Served) -> None:
    assert served.ask("/camera/view/step", b"no json").problem == "problem-camera-request"
    assert served.ask("/camera/view/step", b"[]").problem == "problem-camera-request"
    connection = served.connect()
    connection.putrequest("POST", "/camera/frame")
    connection.putheader("X-Key", served.phone_key)
    connection.endheaders()
    assert connection.getresponse().status == 400
    connection.close()


def test_the_makers_instrument(served: Served) -> None:
    served.film("right", frames=15)  # the pose is a new one
    view = served.ask("/camera/view/look").json
    assert view["look"]["size"] == [840, 840]
    assert view["look"]["settled"] == {"red-1": {"places": ["right"], "lying": False}}
    assert view["look"]["pieces"]["red-1"]["doubt"] is None
    codes = {mark["code"]: mark["piece"] for mark in view["look"]["marks"]}
    assert len(codes.keys() & {*range(8)}) >= 6
    assert codes[8] == "red-1"
    assert all(mark["off"] < 2 for mark in view["look"]["marks"] if mark["anchor"])
    assert view["look"]["camera"]["calibrated"] is False
    assert view["rate"] > 0
    assert 0 <= view["delay"] < 2
    assert view["status"]["key"] == "source-camera-seeing"
    assert served.maker_key not in json.dumps(view)
    assert served.ask("/camera/view/names").json == dict(film.BOARD.names)
    picture = served.ask("/camera/view/picture.jpg")
    assert picture.kind == "image/jpeg"
    shown = cv2.imdecode(np.frombuffer(picture.data, np.uint8), cv2.IMREAD_GRAYSCALE)
    assert shown is not None
    assert shown.shape == (840, 840)


def test_the_steps_of_the_set_up(served: Served) -> None:
    steps = served.ask("/camera/view/steps").json["steps"]
    assert [step["name"] for step in steps] == ["lens", "pose", "height", "empty"]
    for answer, status in (("32.5", 400), ("begin", 200), ("very high", 400), ("32.5", 200)):
        said = json.dumps({"step": "height", "answer": answer}).encode()
        assert served.ask("/camera/view/step", said).status == status
    steps = served.ask("/camera/view/steps").json["steps"]
    assert steps[2]["state"] == "done"
    served.film("left")
    served.wait_for_red("left")  # with another eye
    (kept,) = served.folder.glob("phone*.json")
    assert json.loads(kept.read_bytes())["height"] == 32.5


def test_the_maker_records_a_game(served: Served) -> None:
    def switch(on: bool) -> Any:
        return served.ask("/camera/view/tape", json.dumps({"on": on}).encode()).json

    def decide(revision: int, place: str) -> Expected:
        expected = Expected(time.monotonic(), revision, {"red-1": Spot("red", place)})
        served.source.expect(expected)
        return expected

    decide(1, "left")
    begun = decide(2, "middle")
    assert switch(True) == {"wanted": True, "recording": None, "problem": None}
    served.film("right", frames=8)
    decided = decide(3, "right")
    served.source.expect(decided._replace(revision=4))  # nothing has moved
    served.film("right", frames=2)
    made = served.ask("/camera/view/look").json["tape"]["recording"]
    assert made["frames"] >= 7
    switch(False)
    served.film("left", frames=2)
    decide(5, "left")
    assert served.ask("/camera/view/look").json["tape"]["recording"] is None
    recording = Recording(Path(made["folder"]))
    assert recording.expected == [begun, decided]
    replayed = list(recording.replay())
    assert len(replayed) >= 7
    assert [one.now for one in replayed] == [one.then for one in replayed]


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
