"""Whatever a camera has to say has a sentence, and each way to lose it something to do about it."""

import re
from pathlib import Path

import pytest

from companion.words import Words
from vision import health
from vision.listener import STATUS

LITERAL = re.compile(r'"((?:source-camera|problem-(?:camera|recording|setup))-[a-z-]+[a-z])"')
SAID = sorted(
    {
        *(
            key
            for file in Path(health.__file__).parent.glob("*.py")
            for key in LITERAL.findall(file.read_text())
        ),
        *(
            value
            for value in vars(health).values()
            if isinstance(value, str) and value.startswith("source-camera-")
        ),
        *STATUS,
    }
)


def test_they_are_all_here() -> None:
    assert {"source-camera-hung", health.FROZEN, "problem-camera-key"} <= {*SAID}


@pytest.mark.parametrize("key", SAID)
def test_it_has_a_sentence(key: str) -> None:
    words = Words()
    assert words.say(key) != key
    if key.startswith("source-camera-"):
        assert words.say(f"{key}.remedy") != f"{key}.remedy"
