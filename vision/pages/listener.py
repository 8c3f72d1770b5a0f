"""The camera's own https listener: a phone's pictures come in, the maker's instrument looks out.

Frames never enter the hub, and players stay on plain http without a certificate's warning.
"""

import json
import logging
import mimetypes
import re
import socket
import sys
import threading
from collections.abc import Iterable
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import TCPServer
from typing import Any

from companion.tracking.source import SourceProblem
from vision.feeds.phone import Phone
from vision.pages.certificate import addresses, context_of
from vision.pages.instrument import Instrument, Json
from vision.pages.keys import Keys

PORTS = range(8443, 8453)
"""The first of these that is free is taken, so that a phone's bookmark stays right."""
BUILT = Path(__file__).parent / "built"
SENDING = ("/camera/frame", "/camera/photograph")
PAGES = {"/camera": "camera.html", "/camera/view": "view.html"}
ASSETS = "/assets/"
MEGABYTES = 8
"""That a picture may have."""
DRAINED, CHUNK = 100_000_000, 1 << 16
"""Bytes of a body that are thrown away at most, and at once."""
PATIENCE = 15.0
"""Seconds without a word after which a client is sent away."""
LENGTH = re.compile(r"[0-9]{1,15}")
"""Of a body, in bytes, as a header says it."""
STATUS = {
    "problem-camera-key": 403,
    "problem-camera-unknown": 404,
    "problem-camera-no-frame": 404,
    "problem-camera-another": 409,
    "problem-camera-too-big": 413,
    "problem-camera-no-picture": 415,
    "problem-camera-too-small": 422,
    "problem-camera-pages": 503,
}
"""The answer for each problem; 400 for any other."""


class Listener(ThreadingHTTPServer):
    """Serves each client on a thread of its own, its TLS handshake included: one that opens the
    port and says nothing blocks nobody."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(
        self,
        folder: Path,
        phone: Phone | None,
        instrument: Instrument,
        ports: Iterable[int] = PORTS,
        built: Path = BUILT,
    ) -> None:
        """`folder`: holds its certificate and its keys. `phone`: None if the camera is none.
        Raises OSError without a port, or if nothing can be kept there."""
        self.phone, self.instrument, self.built = phone, instrument, built
        self.keys = Keys.of(folder)
        self._context = context_of(folder)
        super().__init__(("", free(ports)), Handler)
        self._thread = threading.Thread(target=self.serve_forever, name="listener", daemon=True)

    def server_bind(self) -> None:
        """Without asking the network for this machine's name, which may take long."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = "", self.server_address[1]

    @property
    def address(self) -> str:
        """Where this machine is reached."""
        return f"https://{addresses()[0]}:{self.server_port}"

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self.shutdown()
        self._thread.join()
        self.server_close()

    def finish_request(self, request: Any, client_address: Any) -> None:
        """Runs on the client's own thread."""
        request.settimeout(PATIENCE)
        with self._context.wrap_socket(request, server_side=True) as secure:
            super().finish_request(secure, client_address)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Clients come and go as they like; what is wrong with us is logged."""
        if not isinstance(sys.exception(), OSError):
            logging.exception("a request failed")


class Handler(BaseHTTPRequestHandler):
    """One client."""

    server: Listener
    server_version, sys_version = "camera", ""
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    timeout = PATIENCE

    _left: int | None = 0
    """Bytes of the request's body that are not read yet; None: nobody knows."""

    def do_GET(self) -> None:
        self._answer(self._get)

    def do_POST(self) -> None:
        self._answer(self._post)

    def log_message(self, format: str, *args: Any) -> None:
        """What clients ask for is nobody's business."""

    def _answer(self, made: Any) -> None:
        """Whatever is asked, the answer is its result or one clear problem."""
        length = self.headers.get("Content-Length", "0" if self.command == "GET" else "")
        self._left = int(length) if LENGTH.fullmatch(length) else None
        try:
            kind, data = made(self.path.partition("?")[0])
            self._send(200, kind, data)
        except SourceProblem as problem:
            said = {"problem": {"key": problem.key, "facts": dict(problem.facts)}}
            self._drain()
            self._send(STATUS.get(problem.key, 400), *_json(said))

    def _get(self, path: str) -> tuple[str, bytes]:
        if path in PAGES:
            return self._file(PAGES[path])
        if path.startswith(ASSETS):
            return self._file(path[1:])
        self._check_key(path)
        if path == "/camera/view/look":
            return _json(self.server.instrument.look())
        if path == "/camera/view/names":
            return _json(self.server.instrument.names())
        if path == "/camera/view/picture.jpg":
            return "image/jpeg", self.server.instrument.picture()
        if path == "/camera/view/steps":
            return _json(self.server.instrument.steps())
        raise SourceProblem("problem-camera-unknown")

    def _post(self, path: str) -> tuple[str, bytes]:
        self._check_key(path)
        if path in SENDING and self.server.phone:
            still, sender = path == "/camera/photograph", self.client_address[0]
            return _json(self.server.phone.post(self._body(), sender, still).to_json())
        if path == "/camera/view/step":
            return _json(self.server.instrument.step(self._body()))
        if path == "/camera/view/tape":
            return _json(self.server.instrument.tape(self._body()))
        raise SourceProblem("problem-camera-unknown")

    def _check_key(self, path: str) -> None:
        if not self.server.keys.open(path in SENDING, self.headers.get("X-Key", "")):
            raise SourceProblem("problem-camera-key")

    def _body(self) -> bytes:
        length = self._left
        if length is None:
            raise SourceProblem("problem-camera-request")
        if length > MEGABYTES * 1_000_000:
            raise SourceProblem("problem-camera-too-big", megabytes=MEGABYTES)
        data = self.rfile.read(length)
        self._left = 0
        if len(data) < length:
            raise SourceProblem("problem-camera-request")
        return data

    def _drain(self) -> None:
        """A client hears the answer once its picture is taken off its hands, within reason."""
        left, self._left = self._left, 0
        self.close_connection = left is None or left > DRAINED
        while left and not self.close_connection:
            taken = len(self.rfile.read(min(left, CHUNK)))
            left -= taken
            self.close_connection = not taken

    def _file(self, name: str) -> tuple[str, bytes]:
        """One of the built pages' files. What a client says is no path: it is looked for among
        those that are there."""
        built = self.server.built
        if not built.is_dir():
            raise SourceProblem("problem-camera-pages")
        files = {str(file.relative_to(built)): file for file in built.rglob("*") if file.is_file()}
        if name not in files:
            raise SourceProblem("problem-camera-unknown")
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return kind, files[name].read_bytes()

    def _send(self, status: int, kind: str, data: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(data)


POLICY = (
    "default-src 'self'; img-src 'self' blob: data:; media-src 'self' blob: mediastream:;"
    " object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def free(ports: Iterable[int]) -> int:
    """The first of these that no program holds, or else any other one."""
    for port in ports:
        with suppress(OSError), socket.create_server(("", port)):
            return port
    return 0


def _json(data: Json) -> tuple[str, bytes]:
    return "application/json", json.dumps(data).encode()
