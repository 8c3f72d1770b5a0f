"""The board's packet code, compiled for this computer, against the golden vectors."""

import subprocess
from pathlib import Path

import pytest

from tests.firmware.bench import OUT, make
from tests.hardware.test_packets import VECTORS


@pytest.fixture(scope="session")
def packets_test() -> Path:
    make("test")
    return OUT / "packets_test"


def run(program: Path, vectors: Path) -> tuple[int, str]:
    done = subprocess.run([program, vectors], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_golden_vectors(packets_test: Path) -> None:
    lines = [line for line in VECTORS.read_text().splitlines() if line and line[0] != "#"]
    assert run(packets_test, VECTORS) == (0, f"{len(lines)} passed, 0 failed\n")


@pytest.mark.parametrize(
    "wrong",
    [
        "crc x 81 9fa7",
        "cobs x 110022 02110322",
        "badcobs x 0101",
        "hello x 000d01010123456789abcdef800101032ea000 1 0123456789abcdef 127 1 0",
        "change x 0002030201020101010103d8f900 1 0 0 0",
        "ask x 0004819fa600 130",
        "stream x 0004819fa600 82",
        "stream x 0004819fa600",
        "stream x - 81",
        "unheard-of x 00",
    ],
)
def test_a_wrong_vector_fails(packets_test: Path, tmp_path: Path, wrong: str) -> None:
    vectors = tmp_path / "vectors.txt"
    vectors.write_text(f"crc right 81 9fa6\n{wrong}\n")
    code, out = run(packets_test, vectors)
    assert code == 1
    assert out.endswith("1 passed, 1 failed\n")


def test_no_vectors_fail(packets_test: Path, tmp_path: Path) -> None:
    assert run(packets_test, tmp_path / "absent.txt")[0] == 1
