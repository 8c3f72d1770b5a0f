"""Parchment Scrolls: two places of the own Location Cards held at the same time."""

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.definitions import ROOM

from .table import Play, refuses

CARDS = ("courtyard", "dungeons", "trophy_room")


def knowing(*cards: str, **places: str) -> Play:
    """Gryffindor's turn begins with these Location Cards, the pawns standing there."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.set(
        locations={"gryffindor": cards or CARDS, "slytherin": ()},
        location_deck=("library", "paddock", "white_tomb"),
    )
    for pawn, place in places.items():
        play.put(pawn.replace("_", "-"), place)
    play.turn_of("gryffindor")
    return play


@pytest.mark.row("HOU-12", "RUL-32")
def test_p17_pawns_on_two_of_the_three_places_gain_a_scroll() -> None:
    play = knowing(gryffindor_1="courtyard", gryffindor_2="trophy_room")
    play.choose("scroll", "courtyard", "trophy_room")
    assert play.state.scrolls["gryffindor"] == 1
    assert play.pending.kind == "main-action"


@pytest.mark.row("HOU-12")
def test_p17_one_place_is_not_enough() -> None:
    play = knowing(gryffindor_1="courtyard", gryffindor_2="courtyard")
    assert refuses(play, "scroll", "courtyard", "trophy_room") == "HOU-12"


@pytest.mark.row("HOU-12")
def test_p17_only_own_pawns_on_own_location_cards_count() -> None:
    play = knowing(gryffindor_1="courtyard", slytherin_1="dungeons", gryffindor_2="library")
    assert refuses(play, "scroll", "courtyard", "dungeons") == "HOU-12"
    assert refuses(play, "scroll", "courtyard", "library") == "HOU-12"


@pytest.mark.row("HOU-12")
def test_p17_other_cards_than_those_that_can_be_revealed() -> None:
    play = knowing(gryffindor_1="courtyard", gryffindor_2="trophy_room")
    assert play.refusal(("scroll", "courtyard", "dungeons")).key == "refused-HOU-12-which"


@pytest.mark.row("HOU-12")
def test_p17_only_in_the_own_turn() -> None:
    play = knowing(gryffindor_1="courtyard", gryffindor_2="trophy_room")
    play.turn_of("slytherin")
    assert refuses(play, "scroll", "courtyard", "trophy_room") == "HOU-12"
    play.turn_of("dark")
    assert refuses(play, "scroll", "courtyard", "trophy_room") == "DRK-1"


@pytest.mark.row("HOU-13")
def test_p17_after_the_first_scroll_back_to_three_location_cards() -> None:
    play = knowing(gryffindor_1="courtyard", gryffindor_2="trophy_room")
    play.choose("scroll", "courtyard", "trophy_room")
    assert play.state.locations["gryffindor"] == ("dungeons", "white_tomb", "paddock")
    assert sorted(play.state.location_deck[:2]) == ["courtyard", "trophy_room"]
    assert play.state.location_deck[2:] == ("library",)


@pytest.mark.row("HOU-13")
def test_p17_after_the_second_scroll_none_are_drawn() -> None:
    play = knowing(gryffindor_1="courtyard", gryffindor_2="trophy_room")
    play.set(gained={"gryffindor": 1, "slytherin": 0})
    play.choose("scroll", "courtyard", "trophy_room")
    assert play.state.locations["gryffindor"] == ()
    assert sorted(play.state.location_deck[:3]) == sorted(CARDS)
    assert len(play.state.location_deck) == 6


@pytest.mark.row("RUL-32")
def test_ruling_the_scroll_is_optional_and_can_wait() -> None:
    play = knowing(gryffindor_1="courtyard", gryffindor_2="trophy_room")
    play.give("gryffindor", "quiet_steps")
    play.choose("explore", "quiet_steps")
    play.choose("stay")
    assert play.options == (("scroll", "courtyard", "trophy_room"), ("end",))
    play.choose("end")
    assert play.state.scrolls["gryffindor"] == 0


@pytest.mark.row("RUL-32", "RUL-51")
@pytest.mark.parametrize("other", ["trophy_room", ROOM])
def test_ruling_stunned_pawns_count_in_the_closed_room_too(other: str) -> None:
    play = knowing("courtyard", "dungeons", other, gryffindor_1="courtyard", gryffindor_2=other)
    play.set(stunned=frozenset({"gryffindor-1", "gryffindor-2"}))
    assert ("scroll", "courtyard", other) in play.options


@pytest.mark.row("RUL-32")
def test_ruling_between_the_two_values_of_a_move() -> None:
    play = knowing(gryffindor_1="great_hall", gryffindor_2="trophy_room")
    play.explore("gryffindor", Value((1, 1)))
    play.choose("value", 1)
    play.move("gryffindor-1", "courtyard")
    play.choose("scroll", "courtyard", "trophy_room")
    play.choose("enough")
    play.move("gryffindor-2", "castle_gates")
    assert play.state.scrolls["gryffindor"] == 1


@pytest.mark.row("RUL-32")
def test_ruling_not_once_a_pawn_is_chosen_to_move() -> None:
    play = knowing(gryffindor_1="courtyard", gryffindor_2="trophy_room")
    play.explore("gryffindor", Value((1,)))
    assert ("scroll", "courtyard", "trophy_room") in play.options
    play.choose("piece", "gryffindor-1")
    assert refuses(play, "scroll", "courtyard", "trophy_room") == "MOV-1"


@pytest.mark.row("RUL-32")
def test_ruling_a_scroll_asked_for_before_a_move_leaves_the_move() -> None:
    play = knowing(gryffindor_1="courtyard", gryffindor_2="trophy_room")
    play.explore("gryffindor", Value((1,)))
    play.choose("scroll", "courtyard", "trophy_room")
    play.move("gryffindor-1", "great_hall")
    assert play.state.turn == "slytherin"


@pytest.mark.row("RUL-32", "HOU-3")
@pytest.mark.parametrize("forced", [False, True])
def test_ruling_before_a_second_card_a_scroll_can_be_gained_or_must(forced: bool) -> None:
    play = knowing(gryffindor_1="courtyard", gryffindor_2="library", dark_1="trophy_room")
    if forced:
        play.set(switched=frozenset({"RUL-32"}))
    second = play.explore("gryffindor", None, Effect("swap", whom="dark"), Effect("play"))
    play.give("gryffindor", second)
    play.choose("move")
    play.choose("stay")
    play.choose("effects")
    play.choose("target", "gryffindor-2")
    play.choose("target", "dark-1")
    scroll = ("scroll", "courtyard", "trophy_room")
    rest = () if forced else (("explore", second), ("enough",))
    assert set(play.options) == {scroll, *rest}
    assert refuses(play, "scroll", "courtyard", "dungeons") == "HOU-12"
    if forced:
        assert refuses(play, "explore", second) == "RUL-32"
        assert refuses(play, "enough") == "RUL-32"
    play.choose(*scroll)
    assert play.pending.kind == "second-card"
    play.choose("explore", second)
    assert play.state.scrolls["gryffindor"] == 1


@pytest.mark.row("RUL-32")
def test_ruling_two_different_pawns() -> None:
    """Two Location Cards of the box may show the same place."""
    play = knowing("courtyard", "courtyard", "dungeons", gryffindor_1="courtyard")
    assert refuses(play, "scroll", "courtyard", "courtyard") == "HOU-12"
    play.put("gryffindor-2", "courtyard")
    play.choose("scroll", "courtyard", "courtyard")
    assert play.state.locations["gryffindor"][0] == "dungeons"


@pytest.mark.row("HOU-13")
def test_p17_just_the_two_cards_revealed_go() -> None:
    play = knowing(
        "courtyard", "dungeons", "courtyard", gryffindor_1="courtyard", gryffindor_2="dungeons"
    )
    play.choose("scroll", "courtyard", "dungeons")
    assert play.state.locations["gryffindor"] == ("courtyard", "white_tomb", "paddock")


@pytest.mark.row("RUL-28", "RUL-32")
def test_ruling_a_scroll_won_by_the_landing_counts_for_the_shield_there() -> None:
    play = knowing(gryffindor_2="trophy_room")
    play.equip("gryffindor", scrolls=0)
    play.set(shields={"courtyard": "coin"})
    play.land("gryffindor-1", "courtyard")
    assert refuses(play, "take", "shield") == "END-10"
    play.choose("scroll", "courtyard", "trophy_room")
    play.choose("take", "shield")
    assert play.state.won["gryffindor"] == ("coin",)


@pytest.mark.row("RUL-32")
def test_ruling_a_landing_in_somebody_elses_turn_gains_none() -> None:
    play = knowing(gryffindor_2="trophy_room")
    play.event(Effect("directly", what="courtyard"))
    play.set(marker=1)
    play.turn_of("slytherin")
    play.advance()
    play.move("gryffindor-1", "courtyard")
    assert (play.pending.seat, play.pending.kind) == ("slytherin", "move-pawn-to")


@pytest.mark.row("RUL-39")
def test_ruling_location_cards_are_no_part_of_the_hand() -> None:
    play = knowing(gryffindor_1="courtyard")
    play.give("gryffindor", "quiet_steps")
    play.choose("learn")
    play.choose("acquire", "deck")
    assert refuses(play, "discard", "dungeons") == "HOU-6"


@pytest.mark.row("RUL-39")
def test_ruling_a_replenish_draws_to_five_beside_the_location_cards() -> None:
    play = knowing()
    play.give("gryffindor", "quiet_steps", "long_stride", "second_wind")
    play.choose("replenish")
    play.choose("enough")
    assert len(play.state.hands["gryffindor"]) == 5
    assert play.state.locations["gryffindor"] == CARDS


@pytest.mark.row("SET-15")
@pytest.mark.parametrize(
    ("places", "asked"),
    [
        (("courtyard", "courtyard", "great_hall"), True),  # two cards of the box show it
        (("paddock", "paddock", "great_hall"), False),
        (("courtyard", "dungeons", "great_hall"), True),
        (("great_hall", "great_hall", "great_hall"), False),
    ],
)
def test_glossary_reveal_whether_it_is_asked_tells_nothing_of_the_cards(
    places: tuple[str, ...], asked: bool
) -> None:
    play = knowing(*("white_tomb",) * 3)
    for i, place in enumerate(places, 1):
        play.put(f"gryffindor-{i}", place)
    play.give("gryffindor", "quiet_steps")
    play.choose("explore", "quiet_steps")
    play.choose("stay")
    assert (play.state.turn == "gryffindor") is asked
    if asked:
        assert play.options == (("end",),)


@pytest.mark.row("HOU-13")
def test_p17_who_has_gained_two_scrolls_is_told_so() -> None:
    play = Play("gryffindor")
    play.set(gained={"gryffindor": 2}, scrolls={"gryffindor": 2}, locations={"gryffindor": ()})
    play.turn_of("gryffindor")
    assert play.refusal(("scroll", "trophy_room", "library")).rule == "HOU-13"
