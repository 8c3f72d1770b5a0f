"""Everything that tables and server say has a sentence."""

import re
from pathlib import Path

import pytest

import companion
from companion.tracking.tasks import Task
from companion.words import Words

ROOMS = [Path(companion.__file__).parent / room for room in ("server", "tables", "tracking")]
KEYS = sorted(
    {
        key
        for room in ROOMS
        for module in room.glob("*.py")
        for key in re.findall(r'"((?:problem|task|source)-[a-z-]+)"', module.read_text())
    }
)


@pytest.mark.parametrize("key", KEYS)
def test_a_key_has_a_sentence(key: str) -> None:
    sentence = Words().say(key)
    assert sentence != key
    assert sentence.endswith(".")


@pytest.mark.parametrize("key", [key for key in KEYS if key.startswith("problem-")])
def test_a_problem_says_what_is_wrong_and_what_to_do(key: str) -> None:
    assert len(re.findall(r"[.;:] |\.$", Words().say(key))) >= 2


def test_a_source_says_what_to_do() -> None:
    assert Words().say("source-serial-lost.remedy").endswith(".")


def test_facts_stand_in_the_sentences() -> None:
    task = Task("task-move", {"owner": "o", "from": "a", "to": "b"})
    assert Words({"a": "Alpha", "b": "Beta", "o": "Red"}).say(task.key, task.facts) == (
        "Move the pawn of Red from Alpha to Beta."
    )
