"""Every way in which an edition can be wrong has a sentence, and every sentence is said."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import companion.editions
from companion.editions.shapes import SHAPES
from companion.words import CATALOGUES, Words

SOURCES = [file.read_text() for file in Path(companion.editions.__file__).parent.rglob("*.py")]
SAID = re.compile(r'wrong\(\s*f?"([a-z-]+(?:\{[a-z.]+\})?)"|"wrong-([a-z]+)"')
WHYS = {
    re.sub(r"\{.*\}", "[a-z]+", one or other)
    for source in SOURCES
    for one, other in SAID.findall(source)
} | {*SHAPES.values(), "shape"}
SENTENCES = sorted(
    entry.id.name.removeprefix("wrong-")
    for file in CATALOGUES.glob("en/*.ftl")
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    if isinstance(entry, ast.Message) and entry.id.name.startswith("wrong-")
)


@pytest.mark.parametrize("why", sorted(WHYS))
def test_what_is_wrong_has_a_sentence(why: str) -> None:
    branches = 2 if "[" in why else 1
    assert len([each for each in SENTENCES if re.fullmatch(why, each)]) >= branches


@pytest.mark.parametrize("why", [each for each in SENTENCES if each != "at"])
def test_a_sentence_is_said_and_tells_what_is_wrong_where_and_what_to_do(why: str) -> None:
    assert any(re.fullmatch(each, why) for each in WHYS)
    said = Words().say(f"wrong-{why}", {"file": "map.yaml", "entry": '"spaces.3"'})
    assert re.match(r'map\.yaml, entry "spaces\.3": .+[.;] .+\.$', said)


def test_a_whole_file_is_no_entry() -> None:
    said = Words().say("wrong-mapping", {"file": "map.yaml", "entry": "whole"})
    assert said.startswith("map.yaml: ")
