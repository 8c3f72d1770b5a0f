"""Whatever a camera has to say has a sentence, and each way to lose it something to do about it."""

import re
from pathlib import Path
from typing import get_args

import pytest

import vision
from companion.words import Words
from vision.pages.listener import STATUS
from vision.seeing import health
from vision.setup.stage import Answer
from vision.setup.steps import STEPS

LITERAL = re.compile(r'"((?:problem|recording|setup|sheet|source-camera)-[a-z-]+[a-z])"')
SAID = sorted(
    {
        *(
            key
            for file in Path(vision.__file__).parent.rglob("*.py")
            for key in LITERAL.findall(file.read_text())
        ),
        *STATUS,
        *(f"setup-{state}" for state in ("waiting", "skipped")),
        *(f"setup-{step}" for step in STEPS),
        *(f"setup-{step}.why" for step in STEPS),
        *(f"setup-answer-{answer}" for answer in get_args(Answer)),
    }
)


def test_they_are_all_here() -> None:
    known = {"source-camera-hung", health.FROZEN, "problem-camera-key", "problem-setup-height"}
    assert known | {"setup-lens-tilt", "recording-differs", "sheet-ruler"} <= {*SAID}


@pytest.mark.parametrize("key", SAID)
def test_it_has_a_sentence(key: str) -> None:
    words = Words()
    assert words.say(key) != key
    if key.startswith("source-camera-"):
        assert words.say(f"{key}.remedy") != f"{key}.remedy"
