"""What the long proofs found goes to docs/soak.md, with commit, seed and command."""

import subprocess
from collections.abc import Callable, Iterator
from datetime import date
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
def rows() -> Iterator[dict[str, str]]:
    """Rows by proof; written when everything has run, older rows of other proofs kept."""
    known: dict[str, str] = {}
    if REPORT.exists():
        lines = REPORT.read_text().splitlines()[len(HEAD.splitlines()) :]
        known = {line.split("|")[1].strip(): line for line in lines if line.startswith("|")}
    yield known
    REPORT.write_text(HEAD + "".join(f"{known[proof]}\n" for proof in sorted(known)))


@pytest.fixture
def record(rows: dict[str, str]) -> Record:
    command = ["git", "rev-parse", "--short", "HEAD"]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    commit = shown.stdout.strip()

    def record(proof: str, seed: int, found: str) -> None:
        rows[proof] = f"| {proof} | {seed} | {found} | {commit} | {date.today().isoformat()} |"

    return record
