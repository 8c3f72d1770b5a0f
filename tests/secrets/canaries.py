"""The training edition with a canary on every card: a string of its own in the card's id, its name
and its text, by which the card is known wherever it turns up.

Public is what a deck is made of (`box.json`), so a canary tells nothing by itself; it tells when it
is said of one place: this hand, that pile, what comes next. Location Cards show spaces of the map
and can carry none.
"""

import re
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from companion.editions.boxes import open_box
from companion.editions.defenders.card_checks import PASSES
from companion.games.kernel.box import Box
from tests.editions.breaking import TRAINING, spoil

CANARY = re.compile("|".join(("zq[a-z]{4}qz", *PASSES)))
"""The four cards that every edition must name as the rulebook does are canaries as they are."""
LETTERS = "abcdefghijklmnopqrstuvwxy"
FILES = ("house_cards.yaml", "dark_cards.yaml", "library.yaml", "events.yaml")


def canaries_in(text: str) -> set[str]:
    return set(CANARY.findall(text))


def edition_of_canaries(folder: Path) -> Box:
    """A copy of the training edition in which no two cards of one deck are alike. The canary is a
    card's whole id."""
    shutil.copytree(TRAINING, folder)
    canaries = (f"zq{_letters(number)}qz" for number in count())
    for file in FILES:
        spoil(folder / file, lambda cards: _put_canaries(cards, canaries))
    return open_box(str(folder))


def _letters(number: int) -> str:
    """Four letters, other ones for every number."""
    size = len(LETTERS)
    return "".join(LETTERS[number // size**place % size] for place in range(4))


def _put_canaries(cards: dict[str, Any], canaries: Iterator[str]) -> None:
    for deck, entries in cards.items():
        cards[deck] = [
            _with_canary(entry, next(canaries))
            for entry in entries
            for _ in range(entry.get("copies", 1))
        ]


def _with_canary(entry: dict[str, Any], canary: str) -> dict[str, Any]:
    others = {key: value for key, value in entry.items() if key != "copies"}
    canary = entry["id"] if entry["id"] in PASSES else canary
    return _with_text(others, canary) | {"id": canary, "name": f"Card {canary}"}


def _with_text(value: Any, canary: str) -> Any:
    """The same, with the canary behind every text that a card shows."""
    if isinstance(value, list):
        return [_with_text(each, canary) for each in value]
    if not isinstance(value, dict):
        return value
    entry = {key: _with_text(each, canary) for key, each in value.items()}
    if entry.get("do") == "text":
        entry["what"] = f"{entry['what']} {canary}"
    return entry
