"""The schema in the docs: an editor that checks with it says what the loader says."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from companion.scenarios.commands import files_of
from companion.scenarios.files import ScenarioProblem, read
from companion.scenarios.schema import schema
from companion.words import Words

from .json_schema import fits
from .test_nonsense import JUNK, paths, put

HERE = Path(__file__).parent
KEPT = json.loads((HERE.parents[1] / "docs/scenario.schema.json").read_text())
CONTENTS = [yaml.safe_load(file.read_text()) for file in files_of(HERE)]
SPOILT = 400


def test_the_schema_is_the_one_in_the_docs() -> None:
    """Made with: python -m companion.scenarios.schema > docs/scenario.schema.json"""
    assert schema() == KEPT


def problem(file: Path, content: Any) -> ScenarioProblem | None:
    """What the loader says against a file."""
    file.write_text(f"# May it?\n{yaml.safe_dump(content, allow_unicode=True)}")
    try:
        read(file)
    except ScenarioProblem as found:
        return found
    return None


def is_json(value: Any) -> bool:
    """YAML can say more: bytes, and keys that are no texts."""
    if isinstance(value, dict):
        return all(isinstance(key, str) and is_json(each) for key, each in value.items())
    return all(map(is_json, value)) if isinstance(value, list) else not isinstance(value, bytes)


@pytest.mark.parametrize("content", CONTENTS, ids=[file.stem for file in files_of(HERE)])
def test_what_is_played_fits(content: Any) -> None:
    assert fits(KEPT, content)


def test_what_is_spoilt_fits_where_it_is_read_and_else_is_told(tmp_path: Path) -> None:
    """Positions aside: of them only the game knows whether they hold."""
    random = Random(8)
    for _ in range(SPOILT):
        content = random.choice(CONTENTS)
        way = random.choice([way for way in paths(content) if "position" not in way])
        spoilt = put(content, way, random.choice(JUNK))
        found = problem(tmp_path / "spoilt.yaml", spoilt)
        if is_json(spoilt):
            assert fits(KEPT, spoilt) == (found is None), spoilt
        if found is not None:
            said = Words().tell(found.key, found.facts)
            assert said != found.key, spoilt
            assert "Input should" not in said


SEATS = ["dark", "gryffindor"]
EITHER_WAY: tuple[tuple[bool, dict[str, Any]], ...] = (
    (True, {"decisions": [{"gryffindor": "learn"}, {"expect": "allowed"}]}),
    (True, {"decisions": [{"gryffindor": "learn"}, {"expect": {"refused": "HOU-5"}}]}),
    (True, {"position": {"pawns": {"gryffindor": "library"}}}),
    (True, {"position": {"hands": {"gryffindor": "none"}}}),
    (True, {"chance": {"seed": 2**64 - 1}}),
    (False, {"decisions": [{"expect": "learn"}]}),
    (False, {"decisions": [{"gryffindor": "learn", "expect": "allowed"}]}),
    (False, {"expect": {"allowed": True, "refused": "HOU-5"}}),
    (False, {"expect": {"allowed": True, "refused": None}}),
    (False, {"expect": {"position": None}}),
    (False, {"expect": None}),
    (False, {"expect": {"refused": {"rule": "HOU-5", "facts": {"many": True}}}}),
    (False, {"chance": {"seed": "5"}}),
    (False, {"chance": {"seed": True}}),
    (False, {"chance": {"seed": 2**64}}),
    (False, {"chance": {"outcomes": [["1"]]}}),
    (False, {"state": {}}),
)


@pytest.mark.parametrize(("is_read", "entries"), EITHER_WAY)
def test_the_schema_and_the_loader_agree(
    is_read: bool, entries: dict[str, Any], tmp_path: Path
) -> None:
    content = {"seats": SEATS, **entries}
    assert (problem(tmp_path / "a.yaml", content) is None) == is_read
    assert fits(KEPT, content) == is_read
