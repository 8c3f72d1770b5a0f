"""What is asked, and that it is asked, tells nothing of what is hidden (SET-15)."""

import json

import pytest

from companion.games.defenders.core.cards import Value
from companion.games.defenders.core.state import put
from companion.games.kernel.decisions import Choice
from companion.tracking.drafts import draft

from .table import GAME, Play

YARD = "courtyard"


def ending_its_move(locations: tuple[str, ...]) -> Play:
    """Gryffindor's second pawn comes to a place without benefits, the first stands elsewhere."""
    play = Play()
    play.put("gryffindor-1", "trophy_room")
    play.state.locations = put(play.state.locations, "gryffindor", locations)
    play.explore("gryffindor", Value((1,)))
    play.move("gryffindor-2", YARD)
    return play


def test_a_question_does_not_tell_which_location_cards_are_held() -> None:
    matching = ending_its_move((YARD, "trophy_room", "library"))
    others = ending_its_move(("library", "dungeons", "hagrids_hut"))
    seen = [GAME.view(play.state, "screen")["pendings"] for play in (matching, others)]
    assert seen[0] == seen[1]


@pytest.mark.parametrize("held", [True, False])
def test_a_question_does_not_tell_whether_a_card_fits_the_token(held: bool) -> None:
    play = Play()
    play.state.tokens = put(play.state.tokens, "charms", "gryffindor")
    played = play.card(Value((1,)), type="defence")
    kept = play.card(Value((1,)), type="charms" if held else "potions")
    play.turn_of("gryffindor")
    play.give("gryffindor", played, kept)
    play.choose("explore", played)
    play.choose("stay")
    assert play.pending.kind == "free-action"


@pytest.mark.parametrize("location", ["great_hall", "library", "white_tomb"])
def test_a_draft_does_not_tell_the_dark_location(location: str) -> None:
    lines: list[tuple[Choice, ...]] = [
        (("to", space), ("piece", "gryffindor-2")) for space in ("flying_lawn", "forest_edge")
    ]
    told = []
    for place in (location, "flying_lawn"):
        play = Play()
        play.put("dark-1", YARD)
        play.set(progress=frozenset({"white", "orange", "red"}), needed=1, dark_location=place)
        play.land("gryffindor-1", YARD)
        drafts = [draft(GAME, play.state, play.pending, line) for line in lines]
        told.append(json.dumps([[one.options, one.complete] for one in drafts]))
    assert told[0] == told[1]
