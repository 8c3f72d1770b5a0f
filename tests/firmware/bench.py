"""The simulated bench as a board to plug in: build it, move its sensors, pull its plug."""

import fcntl
import os
import select
import subprocess
import tempfile
from pathlib import Path
from typing import Self

from hardware.packets import checksum

ROOT = Path(__file__).parents[2]
OUT = ROOT / "build" / "firmware"
BOARD_ID = bytes.fromhex("5e45042601d00001")
_PATIENCE = 20.0


def make(*arguments: str) -> str:
    """Run firmware/Makefile, one at a time in this repository; what it printed.

    Raises AssertionError with that when it fails.
    """
    OUT.mkdir(parents=True, exist_ok=True)
    with (OUT / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        command = ["make", "--silent", "-C", str(ROOT / "firmware"), *arguments]
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}"
    return done.stdout


class Bench:
    """A simulated board on a pseudo-terminal, plugged in while the context lasts.

    `port` is a name that stays the same over `unplug` and `replug`; magnets stay on the board
    over them too. At most two at once on two cores.
    """

    def __init__(self, *, sensors: int | None = None, board_id: bytes | None = BOARD_ID) -> None:
        """`sensors`: how many the board's program is built for, 128 if not said. `board_id`: 8
        bytes in its EEPROM; None for a board fresh from the shop."""
        self._sensors = sensors
        self._eeprom = "" if board_id is None else _record(board_id).hex()
        self._occupied: set[int] = set()
        self._folder = tempfile.TemporaryDirectory(prefix="bench-")
        self._process: subprocess.Popen[str] | None = None

    @property
    def port(self) -> str:
        """The path to open."""
        return str(Path(self._folder.name) / "port")

    @property
    def pid(self) -> int:
        """The simulator's process."""
        assert self._process is not None, "the bench is not plugged in"
        return self._process.pid

    def __enter__(self) -> Self:
        self.replug()
        return self

    def __exit__(self, *_: object) -> None:
        self.unplug()
        self._folder.cleanup()

    def set(self, sensor: int, occupied: bool) -> None:
        """Put a magnet over a sensor, or take it away; also on an unplugged board."""
        (self._occupied.add if occupied else self._occupied.discard)(sensor)
        if self._process is not None:
            self._command(f"set {sensor} {int(occupied)}")

    def reset(self) -> None:
        """Press the board's reset button."""
        self._command("reset")

    def replug(self) -> None:
        """Plug the board in: it starts anew, on another pseudo-terminal under the same name."""
        if self._process is not None:
            return
        self._process = subprocess.Popen(
            self._program(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        try:
            words = self._answer().split()
            assert words[:2] == ["bench:", "port"], words
            os.symlink(words[2], self.port)
        except BaseException:
            self.unplug()
            raise

    def unplug(self) -> None:
        """Pull the plug: whoever has the port open sees it die, and its name is gone."""
        if self._process is None:
            return
        with self._process as process:
            process.kill()
        self._process = None
        Path(self.port).unlink(missing_ok=True)

    def _program(self) -> list[str]:
        name, setting = "sensor_grid", []
        if self._sensors is not None:
            name, setting = f"sensor_grid-{self._sensors}", [f"SENSORS={self._sensors}"]
        make("bench", "program", *setting)
        occupied = ",".join(map(str, sorted(self._occupied)))
        options = ["--eeprom", self._eeprom, "--occupied", occupied]
        return [str(OUT / "bench"), *options, str(OUT / f"{name}.elf")]

    def _command(self, command: str) -> None:
        assert self._process is not None, "the bench is not plugged in"
        assert self._process.stdin is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        assert answer == "ok", f"{command}: {answer}"

    def _answer(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        # One line answers one command, so nothing can wait in the buffer behind the descriptor.
        ready, _, _ = select.select([self._process.stdout], [], [], _PATIENCE)
        assert ready, "the bench does not answer"
        return self._process.stdout.readline().rstrip("\n")


def _record(board_id: bytes) -> bytes:
    """The id as firmware/sensor_grid/identity.cpp keeps it."""
    return board_id + checksum(board_id).to_bytes(2, "big")
