"""Events: what clients ask for. Handlers check, hand in and return; the answer comes later."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Any, NamedTuple

from flask import request
from flask_socketio import SocketIO
from pydantic import ValidationError
from socketio.exceptions import ConnectionRefusedError

from companion.server import incoming, outgoing, requests
from companion.server.access import Client, Clients, NoAccess
from companion.server.hub import Hub
from companion.server.requests import Handed, host_only, refused
from companion.server.streams import AROUND, GAME, Postman, Wire
from companion.tables.receipts import Problem, Receipt
from companion.tables.seats import Holder
from companion.tables.table import Table

LONGEST_NONCE = 40


class Request(NamedTuple):
    """One kind of message: its shape, and what hands it in."""

    shape: type[incoming.Incoming]
    hand_in: Callable[[Client, Any], Handed]


class Events:
    """The Socket.IO handlers."""

    def __init__(
        self, socketio: SocketIO, wire: Wire, hub: Hub, clients: Clients, postman: Postman
    ) -> None:
        self._wire = wire
        self._hub = hub
        self._clients = clients
        self._postman = postman
        self._heard: set[Table] = set()
        self._requests = {
            "claim": Request(incoming.Claim, self._claim),
            "stand-up": Request(incoming.StandUp, self._stand_up),
            "free": Request(incoming.Free, self._free),
            "new-table": Request(incoming.NewTable, self._new_table),
            "show-table": Request(incoming.ShowTable, self._show_table),
            "bot": Request(incoming.BotIn, requests.bot),
            "seat-order": Request(incoming.SeatOrder, requests.seat_order),
            "kit": Request(incoming.KitIn, requests.kit),
            "paper": Request(incoming.PaperIn, requests.paper),
            "ruling": Request(incoming.RulingIn, requests.ruling),
            "start": Request(incoming.Start, requests.start),
            "decide": Request(incoming.Decide, requests.decide),
            "draft": Request(incoming.DraftIn, requests.draft),
            "done": Request(incoming.Done, requests.done),
            "undo": Request(incoming.Undo, requests.undo),
            "correct": Request(incoming.Correct, requests.correct),
            "propose": Request(incoming.Propose, self._propose),
            "vote": Request(incoming.Vote, requests.vote),
            "ask": Request(incoming.Ask, requests.ask),
            "export": Request(incoming.Export, requests.export),
            "tick": Request(incoming.Tick, requests.tick),
        }
        socketio.on_event("connect", self._connect)
        socketio.on_event("disconnect", self._disconnect)
        for name in self._requests:
            socketio.on_event(name, partial(self._receive, name))
        wire.on("*", self._unknown)

    def _connect(self, auth: Any = None) -> None:
        if self._clients.get(_sid()) is not None:  # an event of that name is no connect
            self._unknown(_sid(), auth)
            return
        claims = auth if isinstance(auth, dict) else {}
        try:
            client = self._clients.admit(_sid(), claims.get("code"), claims.get("key"))
        except NoAccess as refused:
            raise ConnectionRefusedError(refused.key) from refused
        self._hear(client.table)
        self._replace_older(client)
        self._postman.join(client)
        self._presence_changed(client.table)

    def _disconnect(self, *_: object) -> None:
        self._postman.leave(_sid())
        client = self._clients.leave(_sid())
        if client is not None:
            self._presence_changed(client.table)

    def _receive(self, name: str, *data: object) -> None:
        client = self._clients.get(_sid())
        if client is None:
            return
        asked = self._requests[name]
        nonce = _nonce(data)
        try:
            message = asked.shape.model_validate(*data[:1] or (None,))
        except ValidationError:
            self._answer(client, nonce, refused("problem-malformed"))
            return
        if not client.room.acquire(blocking=False):
            self._answer(client, nonce, refused("problem-too-fast"))
            return
        handed_in = asked.hand_in(client, message)
        if isinstance(handed_in, Receipt):
            self._answered(client, nonce, handed_in)
        else:
            handed_in.add_done_callback(lambda done: self._answered(client, nonce, _receipt(done)))

    def _unknown(self, *parts: object) -> None:
        """Any other message: its name, the connection, its data; no name if that is "*"."""
        for part in parts[:2]:
            client = self._clients.get(part) if isinstance(part, str) else None
            if client is not None:
                self._answer(client, _nonce(parts), refused("problem-unknown-message"))
                return

    def _answered(self, client: Client, nonce: str, receipt: Receipt) -> None:
        client.room.release()
        self._answer(client, nonce, receipt)

    def _answer(self, client: Client, nonce: str, receipt: Receipt) -> None:
        self._wire.emit("answer", outgoing.answer(nonce, receipt), to=client.sid)

    def _claim(self, client: Client, message: incoming.Claim) -> "Future[Receipt]":
        taken = client.table.claim(message.seat, message.name, message.nonce, client.holder)
        taken.add_done_callback(lambda done: self._sit(client, message.seat, _receipt(done)))
        return taken

    def _sit(self, client: Client, seat: str, receipt: Receipt) -> None:
        """A client that took a seat is that seat from now on."""
        if receipt.accepted:
            client.holder = Holder(seat, client.holder.host)
            self._replace_older(client)
            self._presence_changed(client.table)
            self._postman.changed([client], GAME)

    def _free(self, client: Client, message: incoming.Free) -> Handed:
        refusal = host_only(client)
        if refusal is not None:
            return refusal
        freed = client.table.free(message.seat)
        table, seat = client.table, message.seat
        freed.add_done_callback(lambda done: self._freed(table, seat, _receipt(done)))
        return freed

    def _freed(self, table: Table, seat: str, receipt: Receipt) -> None:
        """Who had a seat that was given free is told so."""
        if receipt.accepted:
            problem = outgoing.sentence(Problem("problem-freed"))
            for client in self._vacate(table, seat):
                self._wire.emit("problem", problem, to=client.sid)

    def _stand_up(self, client: Client, message: incoming.StandUp) -> Handed:
        table, seat = client.table, client.holder.seat
        if seat is None:
            return refused("problem-no-seat-taken")
        left = table.stand_up(seat)
        left.add_done_callback(lambda done: _receipt(done).accepted and self._vacate(table, seat))
        return left

    def _vacate(self, table: Table, seat: str) -> Sequence[Client]:
        """Who had a seat only watches from now on; gives them."""
        stood_up = [client for client in self._clients.at(table) if client.holder.seat == seat]
        for client in stood_up:
            client.holder = Holder(None, client.holder.host)
        self._postman.changed(stood_up, GAME)
        self._presence_changed(table)
        return stood_up

    def _propose(self, client: Client, message: incoming.Propose) -> Handed:
        seated = self._clients.seated(client.table)
        return requests.propose(client, message, seated)

    def _new_table(self, client: Client, message: incoming.NewTable) -> Handed:
        return host_only(client) or self._turned(
            self._hub.new_table(client.table.code, message.nonce)
        )

    def _show_table(self, client: Client, message: incoming.ShowTable) -> Handed:
        return host_only(client) or self._turned(
            self._hub.show(message.code, client.table.code, message.nonce)
        )

    def _turned(self, turned: "Future[Receipt]") -> "Future[Receipt]":
        """The screen turns to another table, as everybody is told."""
        turned.add_done_callback(lambda _: self._postman.changed(self._clients.all(), AROUND))
        return turned

    def _replace_older(self, client: Client) -> None:
        """A seat has one connection: who opens it anew is the same person."""
        for older in self._clients.take_over(client):
            self._postman.leave(older.sid)
            problem = outgoing.sentence(Problem("problem-taken-over"))
            self._wire.emit("problem", problem, to=older.sid)
            self._wire.disconnect(older.sid)

    def _hear(self, table: Table) -> None:
        if table not in self._heard:
            self._heard.add(table)
            table.listen(lambda change: self._table_changed(table, change))

    def _table_changed(self, table: Table, change: str) -> None:
        clients = list(self._clients.at(table))
        if change == GAME:
            self._postman.changed(clients, GAME)
        self._postman.changed(clients, AROUND)

    def _presence_changed(self, table: Table) -> None:
        self._postman.changed(self._clients.at(table), AROUND)


def _receipt(done: "Future[Receipt]") -> Receipt:
    """What came of it. A mistake of ours was logged where it happened."""
    return done.result() if done.exception() is None else refused("problem-unexpected")


def _nonce(data: tuple[object, ...]) -> str:
    """The nonce of a message of whatever shape, as far as it has one."""
    message: dict[object, object] = next((part for part in data if isinstance(part, dict)), {})
    nonce = message.get("nonce")
    return nonce if isinstance(nonce, str) and len(nonce) <= LONGEST_NONCE else ""


def _sid() -> str:
    """Socket.IO's name for the connection whose event is being handled."""
    return str(getattr(request, "sid"))  # noqa: B009 (Flask-SocketIO puts it there)
