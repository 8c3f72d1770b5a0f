"""What a space gives to a House Pawn that ended its move there."""

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.definitions import ROOM

from .table import Play, refuses


def landed(place: str, *houses: str, **fields: object) -> Play:
    """Gryffindor's first pawn has ended its move there, on a board without Dark Arts Pawns."""
    play = Play(*houses)
    play.clear()
    play.set(**fields)
    play.land("gryffindor-1", place)
    return play


@pytest.mark.row("END-1")
def test_p10_a_bonus_works_where_the_move_ends() -> None:
    play = landed("entrance_hall")
    assert play.options == (("take", "draw"), ("enough",))


@pytest.mark.row("END-1")
def test_p10_passing_through_is_not_ending() -> None:
    play = Play()
    play.clear()
    play.explore("gryffindor", Value((2,)))
    play.choose("piece", "gryffindor-1")
    play.choose("along", "entrance_hall", "castle_gates")
    assert refuses(play, "take", "draw") == "END-1"


@pytest.mark.row("END-1")
def test_p10_dark_arts_pawns_get_no_bonus() -> None:
    play = Play()
    play.put("dark-1", "castle_gates")
    hand = len(play.state.hands["dark"])
    play.land("dark-1", "entrance_hall")
    assert play.pending.seat == "gryffindor"
    assert len(play.state.hands["dark"]) == hand


@pytest.mark.row("END-4")
def test_p11_a_card_draw_space_draws_one() -> None:
    play = landed("entrance_hall")
    hand = len(play.state.hands["gryffindor"])
    play.choose("take", "draw")
    assert len(play.state.hands["gryffindor"]) == hand + 1
    assert play.state.turn == "dark"


@pytest.mark.row("END-4")
def test_p11_the_draw_is_optional_and_only_there() -> None:
    play = landed("entrance_hall")
    hand = play.state.hands["gryffindor"]
    play.choose("enough")
    assert play.state.hands["gryffindor"] == hand
    assert refuses(landed("castle_gates"), "take", "draw") == "END-1"
    play = landed("entrance_hall")
    play.set(locations={"gryffindor": ("courtyard", "entrance_hall")})
    play.put("gryffindor-2", "courtyard")
    play.choose("take", "draw")
    assert refuses(play, "take", "draw") == "END-4"


@pytest.mark.row("END-5", "RUL-29")
def test_p11_play_again_is_another_turn_of_the_same_player() -> None:
    play = landed("spell_room", "gryffindor", "slytherin")
    play.choose("take", "play_again")
    play.choose("enough")
    assert (play.state.turn, play.state.extra) == ("gryffindor", True)
    assert play.pending.kind == "main-action"


@pytest.mark.row("END-5", "RUL-29")
def test_ruling_one_extra_turn_a_turn() -> None:
    play = Play()
    play.clear()
    play.put("gryffindor-1", "stone_bridge")
    play.put("gryffindor-2", "stone_bridge")
    play.explore("gryffindor", Value((1, 1)), Effect("pass", what="physical_objects"))
    play.choose("effects")
    play.choose("value", 1)
    play.move("gryffindor-1", "spell_room")
    play.choose("take", "play_again")
    play.choose("enough")
    play.move("gryffindor-2", "spell_room")
    assert refuses(play, "take", "play_again") == "END-5"


@pytest.mark.row("RUL-29")
def test_ruling_an_extra_turn_may_earn_another() -> None:
    play = landed("spell_room")
    play.choose("take", "play_again")
    play.choose("enough")
    card = play.card(Value(to="spell_room"))
    play.give("gryffindor", card)
    play.choose("explore", card)
    play.move("gryffindor-2", "spell_room")
    play.choose("take", "play_again")
    play.choose("enough")
    assert (play.state.turn, play.state.extra) == ("gryffindor", True)


@pytest.mark.row("RUL-29")
def test_ruling_an_extra_turn_is_a_new_one_in_every_respect() -> None:
    play = landed("spell_room")
    play.choose("take", "token")
    play.choose("take", "play_again")
    assert play.state.trails == {}
    assert play.state.played["gryffindor"] == ()
    play.give("gryffindor", play.card(type="transfiguration"))
    assert ("token",) in play.options


@pytest.mark.row("END-5")
def test_p11_another_turn_is_for_the_own_turn_only() -> None:
    """An Event moves a pawn of somebody else there."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.event(Effect("directly", what="spell_room"))
    play.set(marker=1)
    play.advance()
    play.move("gryffindor-1", "spell_room")
    assert ("take", "play_again") in play.options
    play.decline("benefit")
    play.move("slytherin-1", "spell_room")
    assert play.options == (("take", "token"), ("enough",))


@pytest.mark.row("END-7")
def test_p18_a_detector_icon_advances_one() -> None:
    play = landed("castle_gates")
    play.choose("take", "detector")
    assert play.state.loyalty["gryffindor"] == 2


@pytest.mark.row("END-7", "RUL-45")
def test_p18_not_beyond_the_last_space_nor_elsewhere() -> None:
    play = Play()
    play.clear()
    play.loyal(gryffindor=7)
    play.land("gryffindor-1", "castle_gates")
    assert play.state.turn == "dark"
    assert refuses(landed("entrance_hall"), "take", "detector") == "END-7"


@pytest.mark.row("END-9", "RUL-50")
def test_p19_the_open_room_gives_a_coin_to_who_ends_a_move_there() -> None:
    play = Play()
    play.clear()
    play.put("gryffindor-2", ROOM)
    play.loyal(gryffindor=5)
    play.land("gryffindor-1", ROOM)
    play.choose("take", "coin")
    assert play.state.coins == {"gryffindor"}


@pytest.mark.row("END-9")
def test_p19_standing_in_the_room_as_it_opens_gives_nothing() -> None:
    play = Play()
    play.clear()
    play.put("gryffindor-1", ROOM)
    play.loyal(gryffindor=4)
    play.land("gryffindor-2", "castle_gates")
    play.choose("take", "detector")
    assert play.state.loyal == ("gryffindor",)
    assert (play.state.coins, play.state.turn) == (frozenset(), "dark")


@pytest.mark.row("RUL-28", "END-2")
def test_ruling_the_encounter_comes_before_the_benefits() -> None:
    play = Play()
    play.clear()
    play.put("dark-1", "entrance_hall")
    play.land("gryffindor-1", "entrance_hall")
    assert play.pending.kind == "displace"
    play.choose("to", "dungeons")
    assert play.options == (("take", "draw"), ("enough",))
    assert "gryffindor-1" in play.state.stunned


@pytest.mark.row("RUL-28")
def test_ruling_benefits_come_in_the_players_order_and_count_for_a_shield() -> None:
    play = Play()
    play.clear()
    play.equip("gryffindor")
    play.set(books={"gryffindor": ""}, shields={"library": "coin"})
    play.book(Effect("draw"))
    play.land("gryffindor-1", "library")
    assert refuses(play, "take", "shield") == "END-10"
    play.choose("take", "book")
    play.choose("book", 0)
    play.choose("take", "shield")
    assert play.state.won["gryffindor"] == ("coin",)


@pytest.mark.row("RUL-28")
def test_ruling_standing_on_a_space_gives_nothing_again() -> None:
    play = Play()
    play.clear()
    play.put("gryffindor-1", "entrance_hall")
    play.land("gryffindor-2", "courtyard")
    assert play.state.turn == "dark"


@pytest.mark.row("LOY-1")
def test_p18_a_detector_space_advances_only_who_wants_to() -> None:
    play = landed("castle_gates")
    play.choose("enough")
    assert play.state.loyalty["gryffindor"] == 1


@pytest.mark.row("RUL-50")
def test_ruling_a_coin_spent_elsewhere_is_not_got_back_by_a_pawn_in_the_room() -> None:
    play = Play()
    play.clear()
    play.loyal(gryffindor=6)
    play.equip("gryffindor")
    play.put("gryffindor-2", ROOM)
    play.set(shields={"courtyard": "coin"})
    play.land("gryffindor-1", "courtyard")
    play.choose("take", "shield")
    assert (play.state.coins, play.state.turn) == (frozenset(), "dark")
