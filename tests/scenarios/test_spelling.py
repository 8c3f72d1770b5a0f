"""Choices as people write them."""

import pytest

from companion.games.kernel.decisions import Choice
from companion.games.kernel.layout import Spot
from companion.scenarios.files import ScenarioProblem
from companion.scenarios.spelling import meant

LAYOUT = {
    "red-1": Spot("red", "hall"),
    "red-2": Spot("red", "hall"),
    "red-3": Spot("red", "yard", lying=True),
    "red-4": Spot("red", "yard"),
    "blue-1": Spot("blue", "yard"),
}
OPTIONS: list[Choice] = [
    *(("piece", piece) for piece in LAYOUT if piece != "red-3"),
    ("to", "hall"),
    ("value", 2),
    ("value", "2a"),
    ("scroll", "hall", "yard"),
    ("stay",),
]


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("stay", ("stay",)),
        ("to hall", ("to", "hall")),
        ("value 2", ("value", 2)),
        ("scroll  hall yard", ("scroll", "hall", "yard")),
        ("piece hall", ("piece", "red-1")),
        ("piece red yard", ("piece", "red-4")),
        ("piece blue yard standing", ("piece", "blue-1")),
        ("piece yard lying", ("piece", "red-3")),
        ("piece moon", ("piece", "moon")),
        ("leap 3", ("leap", 3)),
        ("value ²", ("value", "²")),
    ],
)
def test_a_piece_is_named_by_its_place(text: str, choice: Choice) -> None:
    assert meant(text, "red", OPTIONS, LAYOUT) == choice


def test_what_could_be_two_things_is_no_choice() -> None:
    with pytest.raises(ScenarioProblem) as problem:
        meant("piece yard", "red", OPTIONS, LAYOUT)
    assert problem.value.facts["choices"] == "piece blue yard standing, piece red yard standing"
