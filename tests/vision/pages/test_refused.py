"""What the listener refuses: pictures, keys, addresses, and what is no request at all."""

import socket

import cv2
import numpy as np
import pytest

from tests.vision import film
from tests.vision.pages.serving import Served
from vision.pages.listener import MEGABYTES

pytestmark = [
    pytest.mark.realtime,
    pytest.mark.slow,
    pytest.mark.xdist_group("realtime"),
]


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
