"""Everything that is said anywhere has a sentence."""

import re
from pathlib import Path

import pytest

import companion
import hardware
import vision
from companion.tracking.tasks import Task
from companion.words import Words

SAID = re.compile(r'"((?:problem|task|source|welcome|result)-[a-z-]+)"')
PACKAGES = (companion, hardware, vision)
KEYS = sorted(
    {
        key
        for package in PACKAGES
        for module in Path(package.__path__[0]).rglob("*.py")
        for key in SAID.findall(module.read_text())
    }
)


@pytest.mark.parametrize("key", KEYS)
def test_a_key_has_a_sentence(key: str) -> None:
    sentence = Words().say(key)
    assert sentence != key
    assert sentence.endswith(".")


@pytest.mark.parametrize("key", [key for key in KEYS if key.startswith("problem-")])
def test_a_problem_says_what_is_wrong_and_what_to_do(key: str) -> None:
    assert len(re.findall(r"[.;:] |\.$", Words().tell(key, {}))) >= 2


def test_a_source_says_what_to_do() -> None:
    assert Words().say("source-serial-lost.remedy").endswith(".")


def test_facts_stand_in_the_sentences() -> None:
    task = Task("task-move", {"owner": "o", "from": "a", "to": "b"})
    assert Words({"a": "Alpha", "b": "Beta", "o": "Red"}).say(task.key, task.facts) == (
        "Move the pawn of Red from Alpha to Beta."
    )
