"""What the hub may say at all: every path of keys in every message, by kind of reader.

The list is tests/goldens/key_paths.txt. What is said and not listed is perhaps a leak; what is
listed and not said is to go. `pytest tests/secrets/test_key_paths.py --update-goldens` writes it
anew: read what has changed.
"""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from companion.games.defenders.core.definitions import HOUSES
from tests.conftest import Golden
from tests.games.defenders.rich import RICH

from .chatter import Chatter
from .evening import Evening, evening

pytestmark = pytest.mark.slow

HEAD = """\
# What the hub says, by kind of reader: d the Dark Arts Player, h a House Player, s a screen that
# is there from the beginning, l who looks on later, o the host, who has no seat.
# (own) and (other): of the reader's own seat, or not. []: any of a list; *: any name or fact.
"""
LETTERS = {"dark": "d", "screen": "s", "spectator": "l", "host": "o"} | dict.fromkeys(HOUSES, "h")
NAMED_ANYHOW = ("shields", "tokens")
"""Mappings whose keys are names on the box."""
FACTS = ("view.pendings[].facts", "events[].facts")
"""Facts that are listed one by one; others go with a rule or a problem, and each has its own."""
ACTS = 250


class Leaf(NamedTuple):
    path: str
    type: str


def paths(value: Any, seat: str | None, path: str) -> Iterator[Leaf]:
    """All paths to what is no list and no mapping. Empty ones say nothing."""
    if isinstance(value, list):
        for each in value:
            yield from paths(each, seat, f"{path}[]")
    elif isinstance(value, dict):
        is_of_seat = path.endswith(("[]", ".draft", ".proposal")) and "seat" in value
        if is_of_seat and seat is not None:
            path += "(own)" if value["seat"] == seat else "(other)"
        for key, each in value.items():
            yield from paths(each, seat, f"{path}.{'*' if is_any(path) else key}")
    else:
        yield Leaf(path, "null" if value is None else type(value).__name__)


def is_any(path: str) -> bool:
    """Can the keys here be any names?"""
    name = path.split(".")[-1]
    plain = path.replace("(own)", "").replace("(other)", "")
    return name in NAMED_ANYHOW or (name == "facts" and not plain.endswith(FACTS))


def listed(opened: Evening) -> Iterator[tuple[Leaf, str]]:
    """Every path that was said, and to whom."""
    for client in opened.clients:
        seat = client.reader if client.reader in opened.table.seats else None
        for event, message in client.messages:
            for path in paths(message, seat, event):
                yield path, LETTERS[client.reader]


def play(opened: Evening, seed: int, *houses: str, **kit: list[str]) -> None:
    random = Random(seed)
    opened.sit_down(("dark", *houses), random.randbytes(32), **kit)
    opened.connect("screen")
    chatter = Chatter(opened, random, patient=True)
    for _ in range(ACTS):
        if not chatter.act():
            break
        opened.settle()


def test_only_what_is_listed_is_said_and_all_of_it(tmp_path: Path, golden: Golden) -> None:
    said: dict[Leaf, set[str]] = defaultdict(set)
    with evening(tmp_path, RICH) as opened:
        for seed, houses in enumerate((HOUSES[:1], HOUSES[:3])):
            play(opened, seed, *houses, paper=[houses[-1]] if seed else [])
            for path, letter in listed(opened):
                said[path].add(letter)
    lines = []
    for path, letters in sorted(said.items()):
        readers = "".join(letter if letter in letters else "." for letter in "dhslo")
        lines.append(f"{readers}  {path.path} {path.type}\n")
    golden("key_paths.txt", HEAD + "".join(lines))
