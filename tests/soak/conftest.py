"""What the long proofs found goes to docs/soak.md, with commit, seed and command."""

import subprocess
from collections.abc import Callable
from datetime import date
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REPORT = ROOT / "docs" / "soak.md"
HEAD = """# The long proofs

What `make soak` found when it was last run. Each row is one proof.

| proof | seed | found | commit | day |
|---|---|---|---|---|
"""

Record = Callable[[str, int, str], None]


@pytest.fixture(scope="session")
def commit() -> str:
    command = ["git", "rev-parse", "--short", "HEAD"]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return shown.stdout.strip()


@pytest.fixture
def record(commit: str) -> Record:
    """Writes a row at once, whoever else writes at the same time; rows of other proofs stay."""

    def record(proof: str, seed: int, found: str) -> None:
        row = f"| {proof} | {seed} | {found} | {commit} | {date.today().isoformat()} |"
        with REPORT.open("a+") as report:
            flock(report, LOCK_EX)
            report.seek(0)
            lines = report.read().splitlines()[len(HEAD.splitlines()) :]
            rows = {line.split("|")[1].strip(): line for line in lines} | {proof: row}
            report.truncate(0)
            report.write(HEAD + "".join(f"{rows[proof]}\n" for proof in sorted(rows)))

    return record
