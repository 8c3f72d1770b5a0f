"""Serving a hub on the network."""

import errno
import logging
import socket
from contextlib import suppress

from werkzeug.serving import WSGIRequestHandler, make_server

from companion.server.app import create_app
from companion.server.collector import settle
from companion.server.hub import Hub
from companion.tables.receipts import Problem

LAST_PORT = 65_535
OUTSIDE = ("192.0.2.1", 9)
"""An address kept for documentation: nothing is ever sent there."""


class ServeProblem(Exception):
    """The hub cannot be served where it was asked for."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.problem = Problem(key, facts)


class Handler(WSGIRequestHandler):
    """Without Nagle: small messages go out at once."""

    disable_nagle_algorithm = True


class Service:
    """A hub that has its port and can be reached while it runs."""

    def __init__(self, hub: Hub, listening: socket.socket) -> None:
        host, port = listening.getsockname()[:2]
        self.url = f"http://{_address(host, port)}:{port}"
        """Where phones reach it."""
        self._listening = listening
        app = create_app(hub, self.url)
        # Not a line for what clients ask or get wrong; our own mistakes are logged by Flask.
        logging.getLogger("werkzeug").setLevel(logging.CRITICAL)
        self._server = make_server(
            host, port, app, threaded=True, request_handler=Handler, fd=listening.fileno()
        )

    def run(self) -> None:
        """Serve until `stop` or Ctrl-C."""
        settle()
        self._server.serve_forever(poll_interval=0.1)
        self._listening.close()

    def stop(self) -> None:
        """End `run`, from another thread."""
        self._server.shutdown()


def serve(hub: Hub, host: str, port: int) -> Service:
    """Take a port for a hub (0: any free one). Raises ServeProblem if it is not to be had."""
    if not 0 <= port <= LAST_PORT:
        raise ServeProblem("problem-port-number", port=str(port))
    try:
        listening = socket.create_server((host, port))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ServeProblem("problem-port-busy", port=str(port)) from error
        reason = str(error.strerror or error).partition(" (")[0]  # what follows is said already
        raise ServeProblem("problem-port", host=host, port=str(port), reason=reason) from error
    return Service(hub, listening)


def _address(host: str, port: int) -> str:
    """An address of this machine that answers on the port, best one first."""
    if host not in ("", "0.0.0.0"):
        return host
    candidates = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as outwards:
        outwards.connect(OUTSIDE)
        candidates.append(str(outwards.getsockname()[0]))
    candidates.append(socket.gethostname())
    return next((address for address in candidates if _answers(address, port)), "127.0.0.1")


def _answers(address: str, port: int) -> bool:
    try:
        with socket.create_connection((address, port), timeout=1):
            return True
    except OSError:
        return False
