"""Boxes: an edition by name or by folder."""

from pathlib import Path

import pytest

from companion.editions.boxes import open_box
from companion.editions.files import EditionProblem
from companion.words import Words

from .breaking import spoil


def problem(edition: str) -> str:
    with pytest.raises(EditionProblem) as raised:
        open_box(edition)
    return Words().say(raised.value.key, raised.value.facts)


def test_the_training_edition_says_that_it_is_one() -> None:
    assert open_box("training").printed["training"] is True


def test_a_box_names_its_places_cards_books_and_events() -> None:
    names = open_box("training").names
    assert names["great_hall"] == "Great Hall"
    assert {"alohomora", "creeping_fog", "first_aid", "roll_call"} <= set(names)


def test_a_folder_is_an_edition_too(own: Path) -> None:
    assert open_box(str(own)).places[0] == "astronomy_tower"


@pytest.mark.parametrize("file", ["map.yaml", "house_cards.yaml", "locations.yaml", "path.yaml"])
def test_a_mended_edition_has_another_digest(own: Path, file: str) -> None:
    before = open_box(str(own)).digest
    assert open_box(str(own)).digest == before
    changes = {
        "map.yaml": lambda d: d["spaces"][0].update(name="Star Tower"),
        "house_cards.yaml": lambda d: d["acquire"][0].update(value=3),
        "locations.yaml": lambda d: d["house"].reverse(),
        "path.yaml": lambda d: d["spaces"].insert(0, {"zone": "white"}),
    }
    spoil(own / file, changes[file])
    assert open_box(str(own)).digest != before


def test_an_unknown_edition_is_named() -> None:
    assert '"nowhere"' in problem("nowhere")


@pytest.mark.parametrize("name", ["docs", "./docs", "docs/"])
def test_a_folder_without_an_edition_is_told_what_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    assert problem(name).startswith(
        "The folder docs/ holds no edition: it has no file edition.yaml."
    )


def test_an_edition_is_found_by_the_bare_name_of_its_folder(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(own.parent)
    assert own.name.isidentifier()
    assert open_box(own.name).digest == open_box(str(own)).digest


@pytest.mark.parametrize("file", ["map.yaml", "path.yaml"])
def test_a_file_that_an_edition_lacks_is_named(own: Path, file: str) -> None:
    (own / file).unlink()
    assert file in problem(str(own))


def test_an_unknown_game_is_named(own: Path) -> None:
    spoil(own / "edition.yaml", lambda about: about.update(game="chess"))
    assert '"chess"' in problem(str(own))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "edition.yaml: this must have entries"),
        ("[]", "edition.yaml: this must have entries"),
        ("title: Mine", 'edition.yaml, entry "game": this is missing'),
        ("game:", 'edition.yaml, entry "game": this must be a text'),
        ("game: [defenders]", 'edition.yaml, entry "game": this must be a text'),
    ],
)
def test_no_game_is_told_as_no_game(own: Path, text: str, said: str) -> None:
    (own / "edition.yaml").write_text(text)
    assert problem(str(own)).startswith(said)
