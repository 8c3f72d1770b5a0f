"""How fast the line is: `python -m tests.firmware.latency` moves a sensor of the simulated bench
a few hundred times and prints milliseconds. Nothing asserts them: they depend on the machine."""

import os
import statistics
import sys
import time
from pathlib import Path

from hardware.source import SerialSource
from hardware.wiring import Wiring
from tests.firmware.bench import Bench
from tests.hardware.watcher import Watcher

ROUNDS = 400
PLACES = [f"place {number}" for number in range(128)]


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def edges(bench: Bench, watcher: Watcher) -> list[float]:
    """Milliseconds from the command that moves a sensor to the hub's observation."""
    taken = []
    for number in range(ROUNDS):
        sensor = number * 37 % 128
        begun = time.monotonic()
        bench.set(sensor, True)
        taken.append((watcher.wait_for_places(f"place {sensor}").at - begun) * 1000)
        bench.set(sensor, False)
        watcher.wait_for_places()
    return taken


def say(text: str) -> None:
    sys.stdout.write(text + "\n")


def main() -> None:
    watcher = Watcher()
    with Bench() as bench:
        source = SerialSource(bench.port, Wiring(PLACES))
        source.start(watcher)
        try:
            watcher.wait_for_places()
            taken = statistics.quantiles(edges(bench, watcher), n=100)
            say(f"edge to observation: p50 {taken[49]:.1f} ms, p95 {taken[94]:.1f} ms")
            begun = cpu_seconds(bench.pid), time.process_time()
            time.sleep(5)
            bench_share = (cpu_seconds(bench.pid) - begun[0]) / 5
            own_share = (time.process_time() - begun[1]) / 5
            say(f"idle: bench {bench_share:.0%} of a core, source {own_share:.1%}")
        finally:
            source.stop()


if __name__ == "__main__":
    main()
