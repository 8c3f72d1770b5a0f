"""Documents: YAML texts are read strictly."""

from itertools import pairwise
from pathlib import Path

import pytest

from companion.editions.documents import DocumentProblem, parsed
from companion.editions.files import EditionProblem, read_yaml
from companion.words import Words


def test_a_text_says_what_yaml_says() -> None:
    assert parsed("a: &x {b: 1}\nc: {<<: *x, b: 2}\nd: [*x]") == {
        "a": {"b": 1},
        "c": {"b": 2},
        "d": [{"b": 1}],
    }
    assert parsed("") is None


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("a: 1\nb: 2\na: 3", 3, "a"),
        ("a: {b: 1,\n b: 1}", 2, "b"),
        ("- x\n- {1: a, 2: b, 1: a}", 2, "1"),
        ("? {a: 1, a: 2}\n: x", 1, "a"),
    ],
)
def test_a_key_stands_once_in_an_entry(text: str, line: int, key: str) -> None:
    with pytest.raises(DocumentProblem) as raised:
        parsed(text)
    assert raised.value.why == "doubled"
    assert raised.value.facts == {"key": f'"{key}"', "line": line}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: 1\nb: [", 2),
        ("a: 2020-99-99", 1),
        ("a: !!timestamp x", 1),
        ("a: !!bool x", 1),
        ("a: !!int ''", 1),
        ("a: " + "9" * 5000, 1),
        ("[" * 5000, 1),
        ("a: \0", 1),
        ("a: 1\nb: 2020-99-99\nc: 2", 2),
        ("a: 1\n<<: {b: 1}\nc:\n  - 2\n  - " + "9" * 5000, 5),
        ("a: 1\nb: 'x\nc: 2\nd: 3\n", 2),
    ],
)
def test_what_is_no_yaml_is_told(text: str, line: int) -> None:
    with pytest.raises(DocumentProblem) as raised:
        parsed(text)
    assert (raised.value.why, raised.value.facts) == ("yaml", {"line": line})


LOVE = "a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
MORE = (f"{b}: &{b} [{', '.join(['*' + a] * 9)}]\n" for a, b in pairwise("abcdefgh"))
LAUGHS = LOVE + "".join(MORE)


@pytest.mark.parametrize("text", [LAUGHS, "a: &a [*a]", "a: &a {b: *a}"])
def test_what_stands_for_millions_of_parts_is_told(text: str) -> None:
    with pytest.raises(DocumentProblem) as raised:
        parsed(text)
    assert (raised.value.why, raised.value.facts) == ("endless", {})


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (LAUGHS.encode(), "repeats itself without end"),
        ("a: \xe9".encode("latin1"), "is not written in UTF-8"),
        (b"a: 1\nb: {", "not readable as YAML at line 2"),
    ],
)
def test_what_an_edition_cannot_hold_is_told(content: bytes, said: str, tmp_path: Path) -> None:
    file = tmp_path / "map.yaml"
    file.write_bytes(content)
    with pytest.raises(EditionProblem) as raised:
        read_yaml(file)
    sentence = Words().tell(raised.value.key, raised.value.facts)
    assert sentence.startswith("map.yaml ")
    assert said in sentence


def test_a_doubled_key_of_an_edition_is_told(tmp_path: Path) -> None:
    file = tmp_path / "map.yaml"
    file.write_text("dark: 1\nlight: 2\ndark: 3\n", encoding="utf-8-sig")
    with pytest.raises(EditionProblem) as raised:
        read_yaml(file)
    said = Words().tell(raised.value.key, raised.value.facts)
    assert said.startswith('map.yaml has "dark" twice in one entry, the second time at line 3.')
