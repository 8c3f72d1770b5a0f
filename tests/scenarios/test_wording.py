"""What somebody wants, in words."""

import pytest

from companion.games.kernel.decisions import Choice
from companion.games.kernel.layout import Spot
from companion.scenarios.wording import worded
from companion.words import Words
from tests.games.defenders.positions import KINDS, positions
from tests.games.defenders.table import BOX, GAME

WORDS = Words({**BOX.names, "hush": "Hush", "archive": "Archive", "owlery": "Owlery"})
LAYOUT = {"slytherin-1": Spot("slytherin", "archive"), "dark-1": Spot("dark", "owlery", True)}


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_offered_has_words(kind: str) -> None:
    for state in positions()[kind]:
        layout = GAME.layout(state)
        for pending in GAME.pendings(state):
            for choice in GAME.options(state, pending):
                said = worded([choice], layout, WORDS)
                assert said.startswith(("to ", "not to ")), choice
                assert '"' not in said, choice


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ([("explore", "hush")], "to explore with Hush"),
        ([("piece", "slytherin-1")], "to move the pawn of Slytherin in Archive"),
        ([("target", "dark-1")], "to choose the stunned pawn of the Dark Arts Player in Owlery"),
        (
            [("piece", "slytherin-1"), ("to", "owlery")],
            "to move the pawn of Slytherin in Archive to Owlery",
        ),
        ([("along", "hush", "archive", "owlery")], "to go over Hush, Archive to Owlery"),
        ([("acquire", 2)], "to acquire the first card of the Acquire Row"),
        ([("acquire", "deck")], "to acquire the top card of the Acquire deck, unseen"),
        ([("take", "play_again")], "to take another turn after this one"),
        ([("value", 1)], "to use 1 movement point"),
        ([("move",), ("value", 2)], "to move with the card, then to use 2 movement points"),
        ([("target", "slytherin", "owlery")], 'to choose "target Slytherin Owlery"'),
        ([("explore",)], 'to choose "explore"'),
        ([("learn.now", 2)], 'to choose "learn.now 2"'),
    ],
)
def test_a_choice_is_said_with_its_names(choices: list[Choice], said: str) -> None:
    assert worded(choices, LAYOUT, WORDS) == said
