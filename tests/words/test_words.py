"""Words: sentences from keys and facts."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from companion.words import CATALOGUES, Words

FILES = sorted(CATALOGUES.glob("*/*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_catalogue_is_readable_to_its_last_line(file: Path) -> None:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]


def test_no_message_is_written_twice() -> None:
    ids = [
        entry.id.name
        for file in FILES
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    ]
    assert sorted(set(ids)) == sorted(ids)


def variants(node: object) -> Iterator[ast.Variant]:
    """All variants somewhere below."""
    if isinstance(node, ast.Variant):
        yield node
    below = vars(node).values() if isinstance(node, ast.BaseNode) else node
    if isinstance(below, Iterable) and not isinstance(below, str):
        for each in below:
            yield from variants(each)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_choice_between_words_can_be_reached(file: Path) -> None:
    """A fact that is the id of something with a name comes as that name, never as its id."""
    words = Words()
    keys = [
        variant.key.name
        for variant in variants(FluentParser().parse(file.read_text(encoding="utf-8")))
        if isinstance(variant.key, ast.Identifier) and not variant.default
    ]
    assert [key for key in keys if words.name(key) != key] == []


def test_names_come_from_the_box_then_from_the_catalogue() -> None:
    words = Words({"great_hall": "Great Hall"})
    assert words.name("great_hall") == "Great Hall"
    assert words.name("locked_doors") == "Locked Doors"
    assert words.name("unheard_of") == "unheard_of"
    assert words.name(3) == 3


def test_numbers_choose_the_form() -> None:
    words = Words()
    facts = {"place": "x", "points": 1}
    assert "2 movement points away" in words.say("refused-MOV-1", {**facts, "steps": 2})
    assert "1 movement point away" in words.say("refused-MOV-1", {**facts, "steps": 1})


def test_a_fact_may_be_of_any_size() -> None:
    words = Words()
    assert f'"{10**40}"' in words.say("problem-edition-unknown", {"edition": 10**40})
    said = words.say("problem-edition-unknown", {"edition": "x" * 9000})
    assert "xxx…xxx" in said
    assert said.endswith("own.")


def test_a_key_without_a_sentence_is_shown() -> None:
    assert Words().say("no-such-key", {"a": 1}) == "no-such-key"
    assert Words().say("refused-MOV-1.remedy", {}) == "refused-MOV-1.remedy"
