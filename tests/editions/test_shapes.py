"""Whatever an edition's files hold instead of what they should, people are told in our words."""

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from pydantic import BaseModel, ValidationError

from companion.editions.defenders import loading
from companion.editions.defenders.cards import (
    DarkCardsFile,
    EditionFile,
    EventsFile,
    HouseCardsFile,
    LibraryFile,
    LocationsFile,
    PathFile,
)
from companion.editions.defenders.map import MapFile
from companion.editions.files import EditionProblem, Entry, read_yaml, shaped
from companion.words import Words

from .breaking import TRAINING

FILES: dict[str, type[BaseModel]] = {
    "edition.yaml": EditionFile,
    "map.yaml": MapFile,
    "house_cards.yaml": HouseCardsFile,
    "dark_cards.yaml": DarkCardsFile,
    "library.yaml": LibraryFile,
    "locations.yaml": LocationsFile,
    "events.yaml": EventsFile,
    "path.yaml": PathFile,
}
NUMBERS = (None, True, False, -1, 0, 1.5, 10**30, float("nan"), float("inf"))
TEXTS = ("", "  ", "x", "²", "{", "{ $x }", "none", "dark", "any", "great_hall", "a" * 300)
LISTS: tuple[Any, ...] = ([], [[]], [None], [1, 2, 3], {}, {"a": 1}, {1: 2}, {None: [1]})
EFFECTS: tuple[Any, ...] = (
    [{"do": "draw", "when": "hand"}],
    [{"do": "choose", "choices": [[{"do": "x"}]]}],
    [{"do": "draw", "when": {"of": "hand", "least": 9, "most": 3}}],
    {"to": "fly_off", "points": 2},
    {"points": 2, "per": {"of": "zone"}, "extra": {"points": 2, "when": [{"of": "hand"}, 3]}},
)
JUNK = (*NUMBERS, *TEXTS, *LISTS, *EFFECTS)


def models(model: type[BaseModel]) -> Iterator[type[BaseModel]]:
    for below in model.__subclasses__():
        yield below
        yield from models(below)


CLASSES = sorted({model.__name__ for model in models(Entry)})

Way = tuple[str | int, ...]


def ways(content: Any, way: Way = ()) -> Iterator[Way]:
    """The ways to everything that stands in a file."""
    yield way
    if isinstance(content, dict | list):
        below = content.items() if isinstance(content, dict) else enumerate(content)
        for key, part in below:
            yield from ways(part, (*way, key))


def one_of_each(content: Any) -> list[Way]:
    """One way to everything that has keys of its own."""
    kinds = {tuple(k for k in way if isinstance(k, str)): way for way in ways(content)}
    return list(kinds.values())


def broken(content: Any, way: Way, junk: Any) -> Any:
    """The same with something else in one place."""
    if not way:
        return junk
    content = copy.copy(content)
    content[way[0]] = broken(content[way[0]], way[1:], junk)
    return content


def said(problem: EditionProblem) -> str:
    return Words().tell(problem.key, problem.facts)


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES)
def test_no_sentence_of_the_library_reaches_people(file: str) -> None:
    content = read_yaml(TRAINING / file)
    for way in one_of_each(content):
        for junk in JUNK:
            spoiled = broken(content, way, junk)
            try:
                shaped(file, spoiled, FILES[file])
            except EditionProblem as problem:
                is_ours(file, spoiled, problem)


RECURSIVE = "&a [[{do: choose, choices: *a}], [{do: draw}]]"
DEEP = "[[{do: choose, choices: " * 300 + "[]" + "}]]" * 300


@pytest.mark.parametrize("choices", [RECURSIVE, DEEP], ids=["recursive", "deep"])
def test_choices_without_end_are_refused(own: Path, choices: str) -> None:
    text = (own / "house_cards.yaml").read_text()
    first = "value: 1"
    assert first in text
    endless = f"{first}, effects: [{{do: choose, choices: {choices}}}]"
    (own / "house_cards.yaml").write_text(text.replace(first, endless))
    with pytest.raises(EditionProblem) as raised:
        loading.load(own)
    assert said(raised.value).startswith("house_cards.yaml")


def is_ours(file: str, spoiled: Any, problem: EditionProblem) -> None:
    sentence = said(problem)
    assert sentence.startswith(file)
    assert sentence.endswith(".")
    assert problem.key not in (sentence, "wrong-shape")
    assert not [name for name in CLASSES if name in sentence]
    with pytest.raises(ValidationError) as theirs:
        FILES[file].model_validate(spoiled)
    assert not [error["msg"] for error in theirs.value.errors() if error["msg"] in sentence]


def test_a_broken_edition_loads_or_says_what_is_wrong(own: Path) -> None:
    """A hundred times something somewhere is replaced by something else."""
    chance = random.Random(4)
    for _ in range(100):
        file = own / chance.choice(list(FILES))
        sound = file.read_text()
        content = read_yaml(file)
        spoiled = broken(content, chance.choice(list(ways(content))), chance.choice(JUNK))
        file.write_text(yaml.safe_dump(spoiled))
        try:
            loading.load(own)
        except EditionProblem as problem:
            is_sentence(problem)
        file.write_text(sound)


def is_sentence(problem: EditionProblem) -> None:
    assert said(problem) != problem.key
    assert said(problem).endswith(".")
