"""A camera in the network: a real stream over http that stalls, ends and comes back."""

import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from companion.tracking.source import Sight
from tests.hardware.watcher import Watcher
from tests.vision import film
from vision.source import CameraSource

pytestmark = [
    pytest.mark.realtime,
    pytest.mark.slow,
    pytest.mark.xdist_group("realtime"),
]
PERIOD = 0.1


class Stream(ThreadingHTTPServer):
    """Sends JPEG after JPEG to whoever asks, as network cameras do."""

    daemon_threads = True

    def __init__(self, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Sender)
        self.flows = threading.Event()
        self.flows.set()
        self.ended = threading.Event()
        self.pictures = [film.jpeg(film.picture(seed, red="middle")) for seed in range(4)]
        self._thread = threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def end(self) -> None:
        self.ended.set()
        self.flows.set()
        self.shutdown()
        self._thread.join()
        self.server_close()


class Sender(BaseHTTPRequestHandler):
    server: Stream

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=next")
        self.end_headers()
        number = 0
        while self.server.flows.wait() and not self.server.ended.wait(PERIOD):
            picture = self.server.pictures[number % 4]
            head = f"--next\r\nContent-Type: image/jpeg\r\nContent-Length: {len(picture)}\r\n\r\n"
            try:
                self.wfile.write(head.encode() + picture + b"\r\n")
            except OSError:
                return
            number += 1

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def stream() -> Iterator[Stream]:
    stream = Stream()
    yield stream
    if not stream.ended.is_set():
        stream.end()


@pytest.fixture
def watcher(stream: Stream, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watcher]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    watcher, address = Watcher(), f"http://127.0.0.1:{stream.server_port}/?key=secret"
    source = CameraSource([sys.executable, "-m", "vision.watching.worker", address], film.BOARD)
    source.start(watcher)
    yield watcher
    source.stop()


def wait_until_seen(watcher: Watcher) -> None:
    told = len(watcher.observations)
    status = watcher.wait_for_status("source-camera-seeing")
    assert status.facts["camera"] == "127.0.0.1"
    red = {"red-1": Sight(("middle",))}
    watcher.wait_for(lambda: any(each.seen == red for each in watcher.observations[told:]))


def test_a_stream_that_stalls_is_said_within_two_seconds(stream: Stream, watcher: Watcher) -> None:
    wait_until_seen(watcher)
    stream.flows.clear()
    begun = time.monotonic()
    assert watcher.wait_for_status("source-camera-silent").state == "lost"
    assert time.monotonic() - begun < 2.5
    stream.flows.set()
    wait_until_seen(watcher)


def test_a_stream_that_ends_is_gone_and_comes_back(stream: Stream, watcher: Watcher) -> None:
    wait_until_seen(watcher)
    port = stream.server_port
    stream.end()
    watcher.wait_for(lambda: watcher.statuses[-1].state == "lost")
    again = Stream(port)
    wait_until_seen(watcher)
    again.end()


def test_what_is_seen_is_no_older_than_a_moment(stream: Stream, watcher: Watcher) -> None:
    """Frames that nobody could look at in time are dropped."""
    wait_until_seen(watcher)
    time.sleep(2)
    assert time.monotonic() - watcher.observations[-1].at < 1.5
