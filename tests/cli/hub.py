"""The real hub as a process of its own, started by its command."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import IO

from companion.games.kernel.box import Box
from companion.tables.table import SUFFIX, Table

SCREEN = re.compile(r"(http://\S+)/\?host=(\S+)")
COMPANION = Path(sys.executable).with_name("companion")


class HubProcess:
    """`companion play` on a free or a known port; ends with the block, whatever happens."""

    def __init__(
        self, data: Path, *arguments: str, port: int = 0, errors: IO[str] | None = None
    ) -> None:
        where = ["--host", "127.0.0.1", "--port", str(port), "--data", str(data)]
        command = [str(COMPANION), "play", *where]
        environment = {k: v for k, v in os.environ.items() if not k.endswith("DISPLAY")}
        self._process = subprocess.Popen(
            [*command, *arguments],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**environment, "PYTHONUNBUFFERED": "1"},
        )

    def __enter__(self) -> "HubProcess":
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        found = SCREEN.search(first)
        assert found, f"no address in {first!r}"
        self.url, self.host_key = found.groups()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.end(signal.SIGKILL)

    @property
    def screen(self) -> str:
        return f"{self.url}/?host={self.host_key}"

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def code(self) -> str:
        with urllib.request.urlopen(f"{self.url}/current.json") as answer:
            return str(json.load(answer)["code"])

    def end(self, by: signal.Signals) -> int:
        """Send a signal and wait; gives the exit code."""
        if self._process.poll() is None:
            self._process.send_signal(by)
        code = self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


def digest_in(data: Path, box: Box) -> str:
    """The digest of the game in a data folder that no hub has open."""
    (path,) = data.glob(f"*{SUFFIX}")
    table = Table.open(path, box)
    try:
        return table.digest()
    finally:
        table.close()
