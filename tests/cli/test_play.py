"""`companion play` as its user meets it: addresses, and one sentence for what goes wrong."""

import signal
import socket
import subprocess
import urllib.request
from pathlib import Path

import pytest

from companion.cli import Complaints
from companion.tracking.source import Status
from tests.server.wire import until

from .hub import COMPANION, HubProcess

pytestmark = pytest.mark.slow


def refused(*arguments: object) -> str:
    """Run a command that must fail; gives its one sentence."""
    done = subprocess.run(
        [COMPANION, *map(str, arguments)], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr.strip()


def test_the_hub_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    with HubProcess(tmp_path / "games") as hub:
        with urllib.request.urlopen(f"{hub.url}/t/{hub.code}/box.json") as answer:
            assert b"Great Hall" in answer.read()
        assert hub.end(signal.SIGTERM) == 0
    assert list((tmp_path / "games").iterdir())


def test_the_screen_link_is_good_without_being_a_page_of_secrets(tmp_path: Path) -> None:
    with HubProcess(tmp_path) as hub:
        with urllib.request.urlopen(hub.screen) as answer:
            assert hub.host_key not in answer.read().decode()
        assert "default-src 'self'" in answer.headers["Content-Security-Policy"]


def test_a_busy_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        sentence = refused("play", "--host", "127.0.0.1", "--port", port, "--data", tmp_path)
    assert str(port) in sentence


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--edition", "nowhere"], "nowhere"),
        (["--source", "crystal_ball"], "crystal_ball"),
        (["--source", "serial:"], "serial:"),
        (["--port", "high"], "high"),
        (["--port", "99999"], "99999"),
        (["--host", "not an address"], "not an address"),
    ],
)
def test_what_was_asked_for_wrongly_is_named(
    tmp_path: Path, arguments: list[str], named: str
) -> None:
    assert named in refused("play", "--data", tmp_path, "--port", "0", *arguments)


def test_a_data_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert "file" in refused("play", "--port", "0", "--data", file)
    assert "file" in refused("play", "--port", "0", "--data", file / "under")


def test_an_absent_serial_port_is_told_and_does_not_stop_the_hub(tmp_path: Path) -> None:
    said = tmp_path / "said"
    with (
        said.open("w") as errors,
        HubProcess(tmp_path, "--source", "serial:/dev/no-such-port", errors=errors) as hub,
    ):
        assert hub.code
        complaint = until(said.read_text)
    assert "/dev/no-such-port" in complaint
    assert "USB cable" in complaint


def test_what_a_source_lacks_is_told_once_until_it_sees_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    complain = Complaints()
    port = {"port": "/dev/ttyUSB0"}
    for state, key in (
        *[("starting", "source-serial-starting"), ("lost", "source-serial-lost")],
        *[("lost", "source-serial-lost"), ("lost", "source-serial-silent")],
        *[("seeing", "source-serial-seeing"), ("lost", "source-serial-silent")],
    ):
        complain(Status(state, key, port))
    said = capsys.readouterr().err.splitlines()
    assert [line.split(" ", 1)[0] for line in said] == ["There", "Nothing", "Nothing"]


def test_a_second_hub_on_the_same_folder_refuses_to_start(tmp_path: Path) -> None:
    with HubProcess(tmp_path) as hub:
        sentence = refused("play", "--host", "127.0.0.1", "--port", "0", "--data", tmp_path)
        assert f"{hub.code}.table is open in another hub." in sentence
        assert len(list(tmp_path.glob("*.table"))) == 1
