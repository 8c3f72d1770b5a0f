"""The contested moves in this folder, and the shape of their files."""

import re
from pathlib import Path

import pytest

from companion.scenarios.commands import files_of, told
from companion.scenarios.playing import play

HERE = Path(__file__).parent
FILES = list(files_of(HERE))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_holds(file: Path) -> None:
    outcome = play(file)
    assert outcome.failure is None, told(outcome)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_begins_with_a_question_and_expects_something(file: Path) -> None:
    question, *rest = file.read_text().splitlines()
    assert re.fullmatch(r"# [A-Z].*\?", question)
    assert any(line.startswith("expect:") for line in rest)
