"""Nonsense: whatever stands in a file, it is told in a sentence and never a traceback."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from companion.scenarios.commands import files_of, told
from companion.scenarios.playing import Outcome, judge, play
from companion.scenarios.verdict import lines

HERE = Path(__file__).parent
SPOILT = 250
HUGE = 10**30
NUMBERS = (1, -1, 1.5, True, float("nan"), HUGE, {1: 2})
TEXTS = ("", "  ", "\x1c", "x", "²", "value ²", "9" * 190, "9" * 5000, "{", "\x1b[0m", "a\0b", b"x")
WORDS = ("none", "dark", "rest", "piece", "to", "target", "along", "along x", "scroll", "choose 9")
NESTED = (None, [], {}, [[]], [[1]], [None], {"a": 1}, {"a": {"b": []}}, [{"a": []}], {"a": [[1]]})
JUNK = (*NUMBERS, *TEXTS, *WORDS, *NESTED)
SEATS = "seats: [dark, gryffindor, slytherin]\n"
TEXTS_OF_YAML = (
    "seats: &a [*a]",
    f"{SEATS}position: &a {{pawns: *a}}",
    f"{SEATS}expect: {{position: &a {{pawns: *a}}}}",
    f"{SEATS}expect: &a {{events: [*a]}}",
    f"{SEATS}decisions: &a [{{gryffindor: *a}}]",
    f"{SEATS}position: {{marker: !!timestamp x}}",
    f"{SEATS}position: {{marker: !!int ''}}",
    f"{SEATS}position: {{marker: !!bool x}}",
    f"{SEATS}position: {{marker: !!python/name:os.system x}}",
    f"{SEATS}position: {{? [1] : 2}}",
    f"{SEATS}position: {{? {{a: 1}} : 2}}",
    f"{SEATS}position: {{=: 1}}",
    f"{SEATS}--- \n{SEATS}",
    f'{SEATS}edition: "a\\0b"',
    f"{SEATS}edition: {'a' * 6000}",
    f"{SEATS}edition: ./{'a' * 6000}",
    f"{SEATS}edition: ./{'a/' * 3000}",
    f"{SEATS}edition: /",
    f"{SEATS}edition: ''",
    f"{SEATS}edition: ./loop",
)


def spoilt() -> Iterator[tuple[str, Any]]:
    """Scenarios of this folder in which one thing is something else, and what was changed."""
    random, files = Random(5), list(files_of(HERE))
    for _ in range(SPOILT):
        file = random.choice(files)
        content = yaml.safe_load(file.read_text())
        path, junk = random.choice(list(paths(content))), random.choice(JUNK)
        yield f"{file.stem}: {path} {junk!r}", put(content, path, junk)


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(value, dict | list):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from paths(each, (*path, key))


def put(value: Any, path: tuple[Any, ...], junk: Any) -> Any:
    if not path:
        return junk
    changed = value.copy()
    changed[path[0]] = put(value[path[0]], path[1:], junk)
    return changed


def sentences(file: Path) -> list[str]:
    answer = judge(file)
    judged = [told(answer)] if isinstance(answer, Outcome) else list(lines(answer))
    return [told(play(file)), *judged]


@pytest.mark.slow
def test_whatever_stands_in_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "drill").symlink_to(HERE / "drill")
    file = tmp_path / "spoilt.yaml"
    for what, content in spoilt():
        text = yaml.safe_dump(content, allow_unicode=True, sort_keys=False)
        file.write_text(f"# May it?\n{text}")
        assert all(said and "???" not in said for said in sentences(file)), what


@pytest.mark.parametrize("text", TEXTS_OF_YAML, ids=lambda text: text[:60])
def test_whatever_yaml_can_say_is_told(text: str, tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    file = tmp_path / "odd.yaml"
    file.write_text(f"# May it?\n{text}")
    assert all(said.startswith("FAILED") and "???" not in said for said in sentences(file))
