"""Swaps: two pawns exchange their spaces."""

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.definitions import ROOM

from .table import GAME, Play, refuses

YARD = "courtyard"


def swapping(seat: str = "gryffindor", whom: str = "house", **places: str) -> Play:
    """A card that swaps has been played, the pawns standing there."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    for pawn, place in places.items():
        play.put(pawn.replace("_", "-"), place)
    play.loyal(gryffindor=5)
    play.explore(seat, Value((1,)), Effect("swap", whom=whom))  # type: ignore[arg-type]
    return play


@pytest.mark.row("MOV-17")
def test_glossary_two_pawns_exchange_their_spaces() -> None:
    play = swapping(slytherin_1=YARD)
    play.choose("effects")
    play.choose("target", "gryffindor-1")
    play.choose("target", "slytherin-1")
    assert play.state.places["gryffindor-1"] == YARD
    assert play.state.places["slytherin-1"] == "great_hall"


@pytest.mark.row("MOV-17")
def test_glossary_a_swap_may_be_left() -> None:
    play = swapping(slytherin_1=YARD)
    before = play.state.places
    play.choose("effects")
    play.choose("enough")
    assert play.state.places == before


@pytest.mark.row("MOV-17")
def test_glossary_with_nobody_elsewhere_there_is_no_swap() -> None:
    play = swapping()
    play.choose("effects")
    assert play.pending.kind == "move-pawn"


@pytest.mark.row("RUL-16")
def test_ruling_a_swap_is_no_move_and_meets_nobody() -> None:
    play = swapping(slytherin_1="entrance_hall", dark_1="entrance_hall")
    play.choose("effects")
    play.choose("target", "gryffindor-1")
    play.choose("target", "slytherin-1")
    assert play.pending.kind == "move-pawn"
    assert play.state.stunned == frozenset()


@pytest.mark.row("RUL-16", "MOV-13")
@pytest.mark.parametrize("stunned", ["gryffindor-1", "slytherin-1"])
def test_ruling_no_stunned_pawn_is_swapped(stunned: str) -> None:
    play = swapping(slytherin_1=YARD, slytherin_2="library", gryffindor_1="dungeons")
    play.set(stunned=frozenset({stunned}))
    play.choose("effects")
    if stunned == "gryffindor-1":
        assert refuses(play, "target", stunned) == "MOV-13"
    else:
        play.choose("target", "gryffindor-1")
        assert refuses(play, "target", stunned) == "MOV-13"


@pytest.mark.row("RUL-16", "RUL-51")
def test_ruling_no_pawn_is_swapped_out_of_the_closed_room() -> None:
    play = swapping(slytherin_1=ROOM, slytherin_2=YARD)
    play.loyal(gryffindor=4)
    play.choose("effects")
    play.choose("target", "gryffindor-1")
    assert refuses(play, "target", "slytherin-1") == "RUL-51"
    assert ("target", "slytherin-2") in play.options


@pytest.mark.row("RUL-16")
@pytest.mark.parametrize("place", ["great_hall", "greenhouse", ROOM])
def test_ruling_no_dark_arts_pawn_is_swapped_where_it_may_never_stand(place: str) -> None:
    play = swapping(whom="dark", dark_1=YARD, gryffindor_1=place, gryffindor_2="library")
    play.choose("effects")
    assert ("target", "gryffindor-2") in play.options
    assert refuses(play, "target", "gryffindor-1") == "RUL-16"


@pytest.mark.row("RUL-16")
def test_ruling_a_house_pawn_is_swapped_out_of_the_open_room() -> None:
    play = swapping(slytherin_1=ROOM)
    play.choose("effects")
    play.choose("target", "gryffindor-1")
    play.choose("target", "slytherin-1")
    assert play.state.places["gryffindor-1"] == ROOM
    assert play.state.coins == frozenset()


@pytest.mark.row("RUL-16", "WIN-2")
def test_ruling_the_dark_location_sees_a_swap() -> None:
    play = swapping(whom="dark", dark_1="library", gryffindor_1=YARD)
    play.set(progress=frozenset({"white", "orange", "red"}), needed=1, dark_location=YARD)
    play.choose("effects")
    play.choose("target", "gryffindor-1")
    play.choose("target", "dark-1")
    result = GAME.result(play.state)
    assert result is not None
    assert result.seats == ("dark",)


@pytest.mark.row("RUL-16", "RUL-32")
def test_ruling_scrolls_see_a_swap() -> None:
    play = swapping(slytherin_1=YARD, gryffindor_2="library")
    play.set(locations={"gryffindor": (YARD, "library"), "slytherin": ()})
    play.choose("effects")
    play.choose("target", "gryffindor-1")
    play.choose("target", "slytherin-1")
    assert ("scroll", YARD, "library") in play.options


@pytest.mark.row("RUL-16")
def test_ruling_a_dark_pawn_is_not_swapped_into_a_protected_area() -> None:
    play = Play()
    play.clear()
    play.put("dark-1", "courtyard")
    play.put("gryffindor-1", "stone_bridge")
    play.explore("dark", None, Effect("swap", whom="house"), colour="white")
    play.choose("effects")
    play.choose("target", "dark-1")
    assert play.options == (("target", "gryffindor-1"),)


@pytest.mark.row("MOV-17", "RUL-16")
def test_ruling_a_refused_swap_says_what_is_wrong_with_which_pawn() -> None:
    play = swapping(whom="own", gryffindor_2=YARD, slytherin_1=YARD)
    play.choose("effects")
    assert play.refusal(("target", "slytherin-1")).key == "refused-MOV-17-whose"
    play.choose("target", "gryffindor-1")
    assert play.refusal(("target", "slytherin-1")).key == "refused-MOV-17-whose"
    same = play.refusal(("target", "gryffindor-3"))
    assert (same.key, same.facts) == ("refused-MOV-17-same-place", {"place": "great_hall"})
    assert play.refusal(("enough",)).key == "refused-MOV-2-which"
    assert play.options == (("target", "gryffindor-2"),)


@pytest.mark.row("RUL-16")
@pytest.mark.parametrize(
    ("place", "key"),
    [("great_hall", "refused-RUL-16-protected-area"), (ROOM, "refused-RUL-16-room")],
)
def test_ruling_an_own_pawn_is_told_what_stops_the_nearest_swap(place: str, key: str) -> None:
    play = swapping(whom="dark", dark_1=YARD, dark_2=YARD, gryffindor_1=place)
    play.put("gryffindor-2", "library")
    play.set(stunned=frozenset({"dark-1"}))
    play.choose("effects")
    assert play.refusal(("target", "gryffindor-1")).key == key


@pytest.mark.row("RUL-14", "RUL-16")
def test_ruling_a_swap_into_the_room_is_allowed_by_the_switched_ruling_alone() -> None:
    play = swapping(whom="dark", dark_1=YARD, gryffindor_1=ROOM, gryffindor_2="library")
    play.set(switched=frozenset({"RUL-14"}))
    play.choose("effects")
    for pawn, rule in (("gryffindor-1", "RUL-14"), ("gryffindor-2", "MOV-17")):
        attempt = ("target", pawn), ("target", "dark-1")
        for length in (1, 2):
            ruling = GAME.explain(play.state, "gryffindor", attempt[:length])
            assert (ruling.allowed, ruling.rule) == (True, rule)
