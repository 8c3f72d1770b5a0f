"""A hub with nothing to do: what it takes of the machine while people think."""

import os
from pathlib import Path

from companion.bench.beside import Beside, Round
from companion.bench.figures import Figure
from companion.bench.wire import stay

SECONDS = 10
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")


def idle(hub: Beside, round: Round) -> list[Figure]:
    """Memory and share of a core of a hub with one table and its phones."""
    pid = hub.process.pid or 0
    before = cpu_seconds(pid)
    stay(round.all, SECONDS)
    share = (cpu_seconds(pid) - before) / SECONDS
    return [
        Figure("idle-memory", resident_bytes(pid) / 1e6, "megabytes", "<= 120"),
        Figure("idle-core", share * 100, "percent", "<= 2"),
    ]


def resident_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def cpu_seconds(pid: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
