"""What a host can come upon: each is one sentence where the host is looking, and never a trace."""

import os
import resource
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.editions.boxes import BUILT_IN
from companion.tables.table import SUFFIX
from companion.words import Words
from tests.server.wire import Client

from .hub import COMPANION, HubProcess
from .test_play import refused

pytestmark = pytest.mark.slow

FREE_PORT = ("--host", "127.0.0.1", "--port", "0")


def one_sentence(text: str) -> bool:
    return "Traceback" not in text and len(text.strip().splitlines()) == 1


def test_a_broken_edition_stops_the_hub_with_a_sentence(tmp_path: Path) -> None:
    own = tmp_path / "mine"
    shutil.copytree(BUILT_IN / "training", own)
    (own / "path.yaml").write_text("spaces: [")
    sentence = refused("play", *FREE_PORT, "--data", tmp_path / "games", "--edition", own)
    assert "path.yaml" in sentence
    assert one_sentence(sentence)


def test_an_absent_serial_port_is_a_sentence_on_the_pages(tmp_path: Path) -> None:
    with HubProcess(tmp_path, "--source", "serial:/dev/no-such-port") as hub:
        screen = Client(hub.url, hub.code, hub.host_key)
        screen.wait(lambda: [s["state"] for s in screen.newest("around")["sources"]] == ["lost"])
        (source,) = screen.newest("around")["sources"]
        screen.close()
    sentence = Words().tell(source["key"], source["facts"])
    assert "/dev/no-such-port" in sentence
    assert one_sentence(sentence)


def started(data: Path, stdout: Path | str, begun: Callable[[], object]) -> str:
    """Start a hub on this folder as a service manager does, writing there, and end it when it has
    begun; gives what it complained of."""
    command = [str(COMPANION), "play", *FREE_PORT, "--data", str(data)]
    with (
        open(stdout, "w") as out,
        tempfile.TemporaryFile("w+") as errors,
        subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=out, stderr=errors, start_new_session=True
        ) as hub,
    ):
        ends = time.monotonic() + 30
        while hub.poll() is None and not begun() and time.monotonic() < ends:
            time.sleep(0.05)
        hub.terminate()
        hub.wait()
        errors.seek(0)
        return errors.read()


def test_a_hub_needs_no_terminal(tmp_path: Path) -> None:
    """Started by a service manager it has neither input nor anywhere to write."""

    def tables() -> list[Path]:
        return list(tmp_path.glob(f"*{SUFFIX}"))

    assert started(tmp_path, os.devnull, tables) == ""
    assert tables()


def spoilt(data: Path) -> Path:
    """A data folder with a table whose file is then written over in the middle."""
    with HubProcess(data) as hub:
        assert hub.code
        assert hub.end(signal.SIGTERM) == 0
    (file,) = data.glob(f"*{SUFFIX}")
    content = bytearray(file.read_bytes())
    content[len(content) // 4 : len(content) // 2] = b"\xa5" * (len(content) // 4)
    file.write_bytes(content)
    return file


def test_a_damaged_table_is_named_and_left_and_a_new_one_begun(tmp_path: Path) -> None:
    file = spoilt(tmp_path)
    kept = file.read_bytes()
    said = tmp_path / "said"
    complaint = started(tmp_path, said, lambda: "Phones join at" in said.read_text())
    assert file.name in complaint
    assert "damaged" in complaint
    assert one_sentence(complaint)
    assert "Phones join at" in said.read_text()
    assert file.read_bytes() == kept


def limited(size: int) -> Callable[[], None]:
    """No file of the process can grow beyond this; what tries is told so, not killed."""

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return limit


def test_a_disk_too_full_for_a_table_is_a_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        [COMPANION, "play", *FREE_PORT, "--data", tmp_path / "games"],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
        preexec_fn=limited(1024),  # no thread of ours is running
    )
    assert done.returncode != 0
    assert "cannot be made" in done.stderr
    assert one_sentence(done.stderr)
