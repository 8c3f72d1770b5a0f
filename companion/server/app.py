"""The Flask app of a hub."""

import logging
from pathlib import Path
from typing import Any

from flask import Flask
from flask_socketio import SocketIO

from companion.server import outgoing, routes
from companion.server.access import Client, Clients
from companion.server.events import Events
from companion.server.hub import Hub
from companion.server.messages import Around
from companion.server.sockets import Outbox, Socket, TextPacket
from companion.server.streams import AROUND, GAME, Postman, Wire
from companion.server.websocket import LARGEST_MESSAGE

PING_SECONDS = 10
"""A phone that is gone without a word is noticed after twice this."""


def create_app(hub: Hub, public_url: str, built: Path = routes.BUILT) -> Flask:
    """The app that serves a hub. `public_url`: where phones reach it, without a final slash."""
    app = Flask(__name__, static_folder=None)
    routes.register(app, hub, public_url, built)
    socketio = _socketio(app)
    clients = Clients(hub)

    def around(client: Client) -> Around:
        url = f"{public_url}/t/{client.table.code}"
        seated = clients.seated(client.table)
        return outgoing.around(client, url, seated, hub.current.code, hub.left())

    wire: Wire = socketio.server  # type: ignore[attr-defined] # the stubs leave it out
    postman = Postman(wire, {AROUND: around, GAME: outgoing.Games().message})
    Events(socketio, wire, hub, clients, postman)
    return app


def _socketio(app: Flask) -> SocketIO:
    """Threads, because sources are blocking native code. Handlers run in the order in which a
    client's messages come, not each on a thread of its own."""
    quiet = logging.getLogger("companion.server.socketio")
    quiet.setLevel(logging.CRITICAL)  # what a client gets wrong is not the host's business
    options: dict[str, Any] = {  # the stubs leave these out
        "transports": ["websocket"],
        "serializer": TextPacket,
    }
    socketio = SocketIO(
        app,
        **options,
        async_mode="threading",
        async_handlers=False,
        manage_session=False,
        max_http_buffer_size=LARGEST_MESSAGE,
        ping_interval=PING_SECONDS,
        ping_timeout=PING_SECONDS,
        logger=quiet,
        engineio_logger=quiet,
    )
    socketio.on_error_default(_failed)
    parts = socketio.server.eio._async  # type: ignore[attr-defined] # there is no other way
    parts.update(websocket=Socket, queue=Outbox)
    return socketio


def _failed(error: BaseException) -> bool:
    """A mistake of ours in a handler; a connection that it happens to is refused."""
    logging.getLogger(__name__).error("a handler failed", exc_info=error)
    return False
