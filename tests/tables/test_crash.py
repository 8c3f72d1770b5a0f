"""Nothing acknowledged is ever lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from companion.tables.table import Table
from tests.tables.counting_game import counting_box
from tests.tables.playing import begun, play

ROOT = Path(__file__).parents[2]


def start(*args: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.tables.crashing", *args]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("acknowledged", [1, 7, 60])
def test_a_killed_hub_loses_nothing_that_was_acknowledged(
    tmp_path: Path, acknowledged: int
) -> None:
    table = begun(tmp_path)
    table.close()
    with start("play", str(table.path)) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(acknowledged)]
        process.kill()
        lines += process.stdout.read().splitlines(keepends=True)
    told = [line.split() for line in lines if line.endswith("\n")]
    digests = {int(stands): digest for _, stands, digest in told}

    table = Table.open(table.path, counting_box())
    assert table.standing.revision >= int(told[-1][1])
    if table.standing.revision in digests:
        assert table.digest() == digests[table.standing.revision]
    play(table, 5)
    table.close()


def test_a_kill_between_two_decisions_leaves_exactly_the_same_game(tmp_path: Path) -> None:
    """Killed when nothing was on its way: digest and every view are as they were."""
    table = begun(tmp_path)
    play(table, 30)
    before = (
        table.digest(),
        [table.box.game.view(table.standing.state, reader) for reader in ("red", "blue", "screen")],
    )
    copy = tmp_path / "killed.table"
    for suffix in ("", "-wal"):
        content = Path(f"{table.path}{suffix}").read_bytes()
        Path(f"{copy}{suffix}").write_bytes(content)
    table.close()
    table = Table.open(copy, counting_box())
    after = (
        table.digest(),
        [table.box.game.view(table.standing.state, reader) for reader in ("red", "blue", "screen")],
    )
    assert after == before
    table.close()


@pytest.mark.slow
def test_a_full_disk_refuses_the_decision_and_leaves_the_game_as_it_was(tmp_path: Path) -> None:
    with start("fill", str(tmp_path), str(300 * 1024)) as process:
        out, _ = process.communicate(timeout=120)
    assert process.returncode == 0, out
    full, later = (line.split() for line in out.splitlines())
    key, path, revision, _ = full
    assert key == "problem-log-write"
    table = Table.open(Path(path), counting_box())
    assert int(revision) < table.standing.revision == int(later[0])
    assert table.digest() == later[1]
    table.close()
