"""From phone to phone: five real clients round a hub in a process of its own, on loopback."""

import multiprocessing
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import socketio

from companion.bench.figures import Figure, percentile
from companion.bots.random_player import RandomPlayer
from companion.editions.boxes import open_box
from companion.games.kernel.box import Box
from companion.server.hub import Hub
from companion.server.serve import serve

DECISIONS = 200
PATIENCE = 10.0
"""Seconds to wait for any one message before giving up."""


class Address(NamedTuple):
    """Where a hub is, and what opens it."""

    url: str
    code: str
    host_key: str


class Phone:
    """A client at a seat; remembers its newest view and when each revision came."""

    def __init__(self, address: Address, key: str | None = None) -> None:
        self.view: Mapping[str, Any] = {}
        self.arrivals: dict[int, float] = {}
        self._news = threading.Condition()
        self._answers: dict[str, Mapping[str, Any]] = {}
        self._nonces = 0
        self._client = socketio.Client(reconnection=False)
        self._client.on("game", self._game)
        self._client.on("around", lambda _: True)
        self._client.on("answer", self._answer)
        auth = {"code": address.code, "key": key}
        self._client.connect(address.url, auth=auth, transports=["websocket"])

    def ask(self, event: str, **message: Any) -> Mapping[str, Any]:
        """Send a message and wait for its answer."""
        self._nonces += 1
        nonce = str(self._nonces)
        self._client.emit(event, {"nonce": nonce, **message})
        self._wait(lambda: nonce in self._answers)
        return self._answers.pop(nonce)

    def wait_for(self, revision: int) -> float:
        """When this revision, or a later one, had come."""
        self._wait(lambda: any(at >= revision for at in self.arrivals))
        return min(at for number, at in self.arrivals.items() if number >= revision)

    def close(self) -> None:
        self._client.disconnect()

    def _wait(self, condition: Callable[[], bool]) -> None:
        with self._news:
            if not self._news.wait_for(condition, PATIENCE):
                raise TimeoutError("the hub did not answer")

    def _game(self, message: Mapping[str, Any]) -> bool:
        with self._news:
            self.view = message["view"]
            self.arrivals[message["revision"]] = time.perf_counter()
            self._news.notify_all()
        return True

    def _answer(self, message: Mapping[str, Any]) -> None:
        with self._news:
            self._answers[message["nonce"]] = message
            self._news.notify_all()


def phones(box: Box) -> list[Figure]:
    """How long a decision takes from one phone to the other four, beside the time in which the
    hub answers a message that changes nothing."""
    with hub_beside(box) as address, ExitStack() as closing:
        seated = [sit(address, seat, closing) for seat in box.game.seats]
        host = Phone(address, address.host_key)
        closing.callback(host.close)
        host.ask("start")
        for phone in seated:
            phone.wait_for(0)
        delays = [delay for _ in range(DECISIONS) for delay in one_decision(seated)]
        echoes = [echo(host) for _ in range(DECISIONS)]
    p50, p99 = percentile(delays, 0.5) * 1000, percentile(delays, 0.99) * 1000
    return [
        Figure("decision, phone to the other four, p50", p50, "ms"),
        Figure("decision, phone to the other four, p99", p99, "ms", "<= 12"),
        Figure("the same p50, per answered message", p50 / 1000 / percentile(echoes, 0.5), "times"),
    ]


def sit(address: Address, seat: str, closing: ExitStack) -> Phone:
    """A phone that has taken a seat."""
    phone = Phone(address)
    closing.callback(phone.close)
    answer = phone.ask("claim", seat=seat, name=seat.title())
    if not answer["accepted"]:
        raise RuntimeError(f"the seat was refused: {answer}")
    return phone


def one_decision(seated: Sequence[Phone]) -> list[float]:
    """Whoever is asked does anything; seconds until each other phone has the next view. Nothing
    once the game is over."""
    for phone in seated:
        decision = RandomPlayer(len(phone.arrivals)).decide(phone.view)
        if decision is None:
            continue
        newest = max(phone.arrivals)
        begun = time.perf_counter()
        phone.ask("decide", serial=decision.pending, choice=list(decision.choice))
        return [other.wait_for(newest + 1) - begun for other in seated if other is not phone]
    return []


def echo(host: Phone) -> float:
    """Seconds until the hub has answered a message that changes nothing."""
    begun = time.perf_counter()
    host.ask("start")
    return time.perf_counter() - begun


@contextmanager
def hub_beside(box: Box) -> Iterator[Address]:
    """A hub in a process of its own, with an empty data folder."""
    here, there = multiprocessing.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        spawn = multiprocessing.get_context("spawn")
        hub = spawn.Process(target=serve_one, args=(there, box.name, folder), daemon=True)
        hub.start()
        try:
            if not here.poll(PATIENCE):
                raise TimeoutError("the hub did not start")
            yield Address(*here.recv())
        finally:
            hub.terminate()
            hub.join()


def serve_one(parent: Connection, edition: str, folder: str) -> None:
    """The other process: a hub that tells its parent where it is."""
    hub = Hub(Path(folder), open_box(edition))
    service = serve(hub, "127.0.0.1", 0)
    parent.send((service.url, hub.current.code, hub.current.host_key()))
    service.run()
