"""Editions: the training one is whole, and a broken one is told in which file and entry."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from companion.editions.boxes import BUILT_IN, open_box
from companion.editions.files import EditionProblem
from companion.words import Words


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A copy of the training edition to break."""
    return Path(shutil.copytree(BUILT_IN / "training", tmp_path / "own"))


def spoil(file: Path, change: Callable[[Any], None]) -> None:
    data = yaml.safe_load(file.read_text())
    change(data)
    file.write_text(yaml.safe_dump(data))


def problem(folder: Path) -> str:
    with pytest.raises(EditionProblem) as raised:
        open_box(str(folder))
    return Words().say(raised.value.key, raised.value.facts)


def test_the_training_edition_says_that_it_is_one() -> None:
    assert open_box("training").printed["training"] is True


def test_the_training_map_holds_what_the_rules_speak_of() -> None:
    box = open_box("training")
    kinds = {border["kind"] for border in box.printed["borders"]}
    assert {"open", "entrance", "wall", "locked_doors"} <= kinds
    assert 10 <= len(box.places) <= 14


def test_a_folder_is_an_edition_too(own: Path) -> None:
    assert open_box(str(own)).digest == open_box("training").digest


def test_a_mended_edition_has_another_digest(own: Path) -> None:
    spoil(own / "map.yaml", lambda drawn: drawn["spaces"][0].update(name="Star Tower"))
    assert open_box(str(own)).digest != open_box("training").digest


def test_an_unknown_edition_is_named(tmp_path: Path) -> None:
    assert '"nowhere"' in problem(Path("nowhere"))


def test_a_missing_file_is_named(own: Path) -> None:
    (own / "cards.yaml").unlink()
    assert "cards.yaml" in problem(own)


def test_broken_yaml_is_told_with_its_line(own: Path) -> None:
    (own / "map.yaml").write_text("size: [600, 600]\nspaces: [\n")
    assert "map.yaml" in problem(own)
    assert "line 3" in problem(own)


@pytest.mark.parametrize(
    ("file", "change", "entry"),
    [
        ("edition.yaml", lambda d: d.update(game="chess"), "chess"),
        ("edition.yaml", lambda d: d["path"].insert(0, "green"), "path.0"),
        ("map.yaml", lambda d: d["spaces"][2].update(id="library"), "spaces.3"),
        ("map.yaml", lambda d: d["spaces"][2].update(colour="red"), "spaces.2.colour"),
        ("map.yaml", lambda d: d["spaces"][4].update(protected=False), "great_hall"),
        ("map.yaml", lambda d: d["spaces"][4].update(id="hall"), "great_hall"),
        ("map.yaml", lambda d: d["spaces"][2].pop("deployment"), "Deployment"),
        ("map.yaml", lambda d: d["spaces"][0]["polygon"].append([900, 0]), "leaves the map"),
        ("map.yaml", lambda d: d["borders"][0].update(kind="hedge"), "borders.0.kind"),
        (
            "map.yaml",
            lambda d: d["borders"][0].update(between=["library", "hagrids_hut"]),
            "borders.0",
        ),
        ("cards.yaml", lambda d: d["dark_starter"].pop(), "dark_starter"),
        ("cards.yaml", lambda d: d["house_starter"][0].update(points=0), "house_starter.0.points"),
        ("cards.yaml", lambda d: d["dark_starter"][0].update(id="long_stride"), "long_stride"),
    ],
)
def test_a_wrong_entry_is_named(
    own: Path, file: str, change: Callable[[Any], None], entry: str
) -> None:
    spoil(own / file, change)
    assert file in problem(own)
    assert entry in problem(own)
