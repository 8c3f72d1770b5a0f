"""A hub in a process of its own, and people who sit down round it."""

import multiprocessing
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

from companion.bench.fingers import Fingers
from companion.bench.wire import PATIENCE, Address, Phone, wait
from companion.editions.boxes import open_box
from companion.games.kernel.box import Box
from companion.server.hub import Hub
from companion.server.serve import serve


class Beside(NamedTuple):
    """A hub that runs in another process."""

    address: Address
    process: BaseProcess
    fingers: Connection
    """Moves pieces on its board."""


class Round(NamedTuple):
    """A game that has begun, with a phone at every seat."""

    host: Phone
    seated: tuple[Phone, ...]

    @property
    def all(self) -> tuple[Phone, ...]:
        return (*self.seated, self.host)


@contextmanager
def hub_beside(box: Box, folder: Path | None = None) -> Iterator[Beside]:
    """A hub on this data folder, or on an empty one."""
    here, there = multiprocessing.Pipe()
    with ExitStack() as leaving:
        data = folder or Path(leaving.enter_context(tempfile.TemporaryDirectory()))
        spawn = multiprocessing.get_context("spawn")
        process = spawn.Process(target=_serve, args=(there, box.name, data), daemon=True)
        process.start()
        leaving.callback(process.join)
        leaving.callback(process.terminate)
        if not here.poll(PATIENCE):
            raise TimeoutError("the hub did not start")
        yield Beside(Address(*here.recv()), process, here)


@contextmanager
def begun(address: Address, seats: Sequence[str]) -> Iterator[Round]:
    """A game of everybody, who see its first view."""
    with ExitStack() as closing:
        seated = tuple(_sit(address, seat, closing) for seat in seats)
        host = Phone(address, address.host_key)
        closing.callback(host.close)
        host.ask("start")
        round = Round(host, seated)
        wait(round.all, lambda: all("game" in phone.came for phone in round.all))
        yield round


def _sit(address: Address, seat: str, closing: ExitStack) -> Phone:
    phone = Phone(address)
    closing.callback(phone.close)
    answer = phone.ask("claim", seat=seat, name=seat.title())
    if not answer["accepted"]:
        raise RuntimeError(f"the seat was refused: {answer}")
    return phone


def _serve(parent: Connection, edition: str, folder: Path) -> None:
    """The other process: a hub that tells its parent where it is."""
    hub = Hub(folder, open_box(edition))
    service = serve(hub, "127.0.0.1", 0)
    parent.send((service.url, hub.current.code, hub.current.host_key()))
    hub.current.attach(Fingers(hub.current, parent))
    service.run()
