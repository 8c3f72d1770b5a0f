"""Real photographs of a board that people have added, and that such a set can fail."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest
import yaml

from tests.vision.real_sets import SETS, sets, wrong
from tests.vision.rendered.layouts import scattered
from tests.vision.rendered.levels import LEVELS
from tests.vision.rendered.scene import Scene
from tests.vision.rendered.seeing import lens_of
from tests.vision.rendered.truth import place_of
from vision.setup.settings import Settings


@pytest.mark.skipif(not sets(), reason=f"nobody has added photographs to {SETS.name}/ yet")
@pytest.mark.parametrize("folder", sets(), ids=lambda folder: folder.name)
def test_a_real_set_is_seen_as_it_is(folder: Path) -> None:
    assert list(wrong(folder)) == []


@pytest.fixture(scope="module")
def rendered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A set as docs/camera.md describes it, of rendered pictures."""
    folder, random = tmp_path_factory.mktemp("rendered"), np.random.default_rng(5)
    scene, pictures = Scene(LEVELS["typical"], seed=5, tilt=15), {}
    for name in ("one.jpg", "other.jpg"):
        pawns = scattered(random, pieces=("gryffindor-1", "dark-7", "ravenclaw-3"), inside=6)
        cv2.imwrite(str(folder / name), scene.picture(pawns))
        pictures[name] = {pawn.piece: place_of((pawn.x, pawn.y)) for pawn in pawns}
    (folder / "truth.yaml").write_text(yaml.safe_dump({"pictures": pictures}))
    kept = Settings(lens_of(scene.optics)).to_json()
    (folder / "settings.json").write_text(json.dumps(kept))
    return folder


def test_a_set_that_is_true_has_nothing_wrong(rendered: Path) -> None:
    assert list(wrong(rendered)) == []


def test_what_is_not_so_is_named(rendered: Path, tmp_path: Path) -> None:
    told = yaml.safe_load((rendered / "truth.yaml").read_text())
    told["pictures"]["one.jpg"] |= {"dark-7": "library", "slytherin-1": "library"}
    del told["pictures"]["other.jpg"]["gryffindor-1"]
    told["pictures"]["none.jpg"] = {}
    for name in ("one.jpg", "other.jpg", "settings.json"):
        (tmp_path / name).write_bytes((rendered / name).read_bytes())
    (tmp_path / "truth.yaml").write_text(yaml.safe_dump(told))
    said = list(wrong(tmp_path))
    assert len(said) == 4
    assert said[0] == "none.jpg is no picture"
    assert said[1].startswith("one.jpg: dark-7 on library is seen on")
    assert said[2] == "one.jpg: slytherin-1 on library is not seen"
    assert said[3] == "other.jpg: gryffindor-1 is not there"
