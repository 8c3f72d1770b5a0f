"""Editions of Defenders of Hogwarts: whole ones, and files that cannot be read."""

from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from companion.editions.defenders import loading
from companion.games.defenders.core.cards import TYPES, ZONES
from companion.games.defenders.core.definitions import BORDERS, Bonus

from .breaking import SMALL, TRAINING, problem

FILES = sorted(file.name for file in TRAINING.glob("*.yaml"))
EDITIONS = pytest.mark.parametrize("folder", [TRAINING, SMALL], ids=["training", "small"])


@EDITIONS
def test_the_decks_have_the_sizes_of_the_box(folder: Path) -> None:
    edition, _ = loading.load(folder)
    assert [len(deck) for deck in edition.decks] == [7, 42, 7, 20, 11, 21, 4, 5, 5, 5]


@EDITIONS
def test_every_kind_of_border_space_and_card_occurs(folder: Path) -> None:
    edition, printed = loading.load(folder)
    assert {border["kind"] for border in printed["borders"]} == set(BORDERS)
    spaces = edition.spaces.values()
    assert {space.bonus for space in spaces if space.bonus} == set(get_args(Bonus))
    assert Counter(space.token for space in spaces if space.token) == Counter(TYPES)
    assert {card.colour for card in edition.cards.values() if card.colour} == set(ZONES)
    assert {card.type for card in edition.cards.values() if card.type} == set(TYPES)


def test_the_training_map_is_a_castle_with_grounds_to_cross() -> None:
    edition, printed = loading.load(TRAINING)
    assert 70 <= len(edition.spaces) <= 100
    spaces = edition.spaces.values()
    assert sum(space.detector for space in spaces) == 5
    assert sum(space.fly_off for space in spaces) >= 8
    assert Counter(space.bonus for space in spaces if space.bonus) == dict.fromkeys(
        get_args(Bonus), 2
    )
    corners = {one["coordinates"] for one in printed["spaces"] if one["deployment"]}
    assert corners == {"A1", "J1", "A10", "F10"}


def test_a_border_is_drawn_along_all_its_edges() -> None:
    _, printed = loading.load(TRAINING)
    (walls,) = [one["lines"] for one in printed["borders"] if one["a"] == "hagrids_hut"][:1]
    assert [len(line) > 2 for line in walls] == [True]


def test_books_and_events_must_be_resolved() -> None:
    edition, _ = loading.load(TRAINING)
    for book in edition.books.values():
        assert all(effect.must for effect in book.effects)
    for event in edition.events.values():
        assert all(effect.must for effect in (*event.house, *event.dark))


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(own: Path, file: str) -> None:
    (own / file).unlink()
    assert file in problem(own)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize(
    "text", ["[1, 2]", "", "just words", "a: 2024-99-99", "[" * 5000, "a: b: c"]
)
def test_a_file_of_something_else_is_named(own: Path, file: str, text: str) -> None:
    (own / file).write_text(text)
    assert file in problem(own)


def test_broken_yaml_is_told_with_its_line(own: Path) -> None:
    (own / "map.yaml").write_text("size: [600, 600]\nspaces: [\n")
    assert "map.yaml" in problem(own)
    assert "line 3" in problem(own)
