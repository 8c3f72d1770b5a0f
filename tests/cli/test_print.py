"""`companion print`: sheets as PDF, and one sentence for what cannot be."""

import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest

from .hub import COMPANION
from .test_bad_input import one_sentence

SHEETS = ("tags", "corners", "calibration", "board")


def run(*words: object) -> subprocess.CompletedProcess[str]:
    said = [COMPANION, *map(str, words)]
    return subprocess.run(said, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.slow
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_is_written(sheet: str, tmp_path: Path) -> None:
    file = tmp_path / "a sheet.pdf"
    done = run("print", sheet, "--paper", "letter", "--out", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(file) in done.stdout
    document = pypdfium2.PdfDocument(file)
    assert len(document) == (13 if sheet == "board" else 1)
    assert document[0].get_size() == pytest.approx((612, 792), abs=0.1)


@pytest.mark.slow
def test_a_sheet_is_the_same_each_time(tmp_path: Path) -> None:
    for name in ("one.pdf", "other.pdf"):
        assert run("print", "tags", "--out", tmp_path / name).returncode == 0
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "other.pdf").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("file", ["no/such/folder/x.pdf", "", "x.pdf/y.pdf"])
def test_a_file_that_cannot_be_written_is_a_sentence(file: str, tmp_path: Path) -> None:
    (tmp_path / "x.pdf").write_text("")
    done = run("print", "corners", "--out", tmp_path / file)
    assert done.returncode != 0
    assert one_sentence(done.stderr)
    assert str(tmp_path / file) in done.stderr


@pytest.mark.slow
def test_a_paper_that_is_not_known_names_those_that_are(tmp_path: Path) -> None:
    done = run("print", "tags", "--paper", "a5", "--out", tmp_path / "x.pdf")
    assert done.returncode != 0
    assert "'a5' is not one of 'a4', 'letter'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_an_edition_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    done = run("print", "board", "--edition", "nothing", "--out", tmp_path / "x.pdf")
    assert done.returncode != 0
    assert one_sentence(done.stderr)
    assert not (tmp_path / "x.pdf").exists()


def test_the_hub_starts_without_the_camera() -> None:
    """Only a command of the camera itself loads it."""
    code = (
        "import sys, click, companion.cli as cli; context = click.Context(cli.main);"
        "assert cli.main.get_command(context, 'play');"
        "assert 'print' in cli.main.list_commands(context);"
        "sys.exit('cv2' in sys.modules or 'vision' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0


@pytest.mark.slow
def test_the_help_lists_what_is_plugged_in() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert "Make sheets to print" in done.stdout
    assert "Record what a camera sees" in done.stdout
