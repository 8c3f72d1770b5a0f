"""Breaking a copy of an edition, and what is said then."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

import companion.editions
from companion.editions.defenders import loading
from companion.editions.documents import LOADER
from companion.editions.files import EditionProblem
from companion.words import Words

TRAINING = Path(companion.editions.__file__).parent / "training"
SMALL = Path(__file__).parents[1] / "games/defenders/small"

Change = Callable[[Any], object]


def spoil(file: Path, change: Change) -> None:
    """Change a file's data. It is JSON then, which YAML can read."""
    data = yaml.load(file.read_text(), LOADER)
    change(data)
    file.write_text(json.dumps(data))


def problem(folder: Path) -> str:
    with pytest.raises(EditionProblem) as raised:
        loading.load(folder)
    return Words().say(raised.value.key, raised.value.facts)


def space(drawn: Any, space_id: str) -> Any:
    return entry(drawn["spaces"], space_id)


def entry(entries: Any, entry_id: str) -> Any:
    return next(one for one in entries if one["id"] == entry_id)
