"""Reactions on the cards of an edition: what is read, and what is refused."""

from pathlib import Path
from typing import Any

import pytest

from companion.editions.defenders import loading
from companion.games.defenders.core.cards import Effect, Reaction

from .breaking import spoil
from .test_defenders_cards import card, refused

REACTION = {"to": "bump", "effects": [{"do": "negate"}]}


def test_a_reaction_is_read_as_it_stands(own: Path) -> None:
    change = card("acquire", "blue_key", effects=[], reaction=REACTION)
    spoil(own / "house_cards.yaml", change)
    edition, printed = loading.load(own)
    assert edition.cards["blue_key"].reaction == Reaction("bump", (Effect("negate"),))
    assert edition.effects["blue_key.reaction.0"] == Effect("negate")
    reaction = printed["cards"]["blue_key"]["reaction"]
    assert reaction is not None
    assert (reaction["to"], reaction["effects"][0]["do"]) == ("bump", "negate")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"effects": [{"do": "draw"}], "reaction": REACTION}, "no effects"),
        ({"effects": [], "reaction": {**REACTION, "to": "dance"}}, "bump"),
        ({"effects": [], "reaction": {**REACTION, "to": "event"}}, "nothing to negate"),
        ({"effects": [], "reaction": {**REACTION, "effects": []}}, "1 or more"),
        ({"effects": [], "reaction": {**REACTION, "effects": [{"do": "play"}]}}, "own turn"),
    ],
)
def test_reactions_are_well_formed(own: Path, fields: dict[str, Any], reason: str) -> None:
    change = card("starter", "quiet_steps", **fields)
    refused(own, "house_cards.yaml", change, "starter.0", reason)
