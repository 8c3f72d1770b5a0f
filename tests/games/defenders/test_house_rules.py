"""House rules: a table that has switched one of our rulings plays by the other reading."""

import pytest

from companion.games.defenders.core.cards import Value
from companion.games.defenders.core.house_rules import SWITCHABLE
from companion.games.defenders.core.state import put
from companion.games.kernel.rulings import Refused

from .positions import every_state
from .table import GAME, Play, refuses


def play_with(*rows: str, houses: tuple[str, ...] = ("gryffindor",)) -> Play:
    play = Play(*houses)
    play.clear()
    play.set(switched=frozenset(rows))
    return play


def both(row: str) -> tuple[Play, Play]:
    """The game as it is ruled, and as the table has switched it."""
    return play_with(), play_with(row)


def test_only_the_rows_marked_so_can_be_switched() -> None:
    seats = ("dark", "gryffindor")
    state = GAME.new(Play().edition, seats, {"rulings": list(SWITCHABLE)})
    assert state.switched == set(SWITCHABLE)
    for wrong in (["MOV-7"], ["RUL-2"], "RUL-1", 3, [["RUL-1"]], {"RUL-1": 1}):
        with pytest.raises(Refused):
            GAME.new(Play().edition, seats, {"rulings": wrong})


@pytest.mark.row("RUL-1")
def test_ruling_a_shield_may_be_for_who_stands_there() -> None:
    for play, switched in zip(both("RUL-1"), (False, True), strict=True):
        (space, item), *_ = play.state.shields.items()
        play.equip("gryffindor", item=item)
        play.put("gryffindor-1", space)
        play.turn_of("gryffindor")
        assert (("claim", space) in play.options) == switched
        if switched:
            play.choose("claim", space)
            assert play.state.won["gryffindor"] == (item,)
        else:
            assert refuses(play, "claim", space) == "RUL-1"


@pytest.mark.row("RUL-14")
def test_ruling_the_open_room_may_be_open_to_dark_arts_pawns() -> None:
    for play, switched in zip(both("RUL-14"), (False, True), strict=True):
        play.loyal(gryffindor=5)
        door = play.edition.board.borders
        beside = next(
            (set(pair) - {"room_of_requirement"}).pop()
            for pair in door
            if "room_of_requirement" in pair
        )
        play.put("dark-1", beside)
        play.explore("dark", Value((1,)))
        play.choose("piece", "dark-1")
        assert (("to", "room_of_requirement") in play.options) == switched


@pytest.mark.row("RUL-17")
def test_ruling_all_dark_arts_pawns_may_be_met() -> None:
    for play, met in zip(both("RUL-17"), (1, 2), strict=True):
        play.put("dark-1", "stone_bridge")
        play.put("dark-2", "stone_bridge")
        play.land("gryffindor-1", "stone_bridge")
        play.decline("displace")
        assert len(play.happened("displaced")) == met


@pytest.mark.row("RUL-22")
def test_ruling_a_bumped_pawn_may_stand_up() -> None:
    for play, lies in zip(both("RUL-22"), (True, False), strict=True):
        play.put("gryffindor-1", "stone_bridge")
        play.set(stunned=frozenset(["gryffindor-1"]))
        play.put("dark-1", "courtyard")
        play.land("dark-1", "stone_bridge")
        assert ("gryffindor-1" in play.state.stunned) == lies


@pytest.mark.row("RUL-24", "RUL-58")
def test_ruling_the_dark_location_may_come_before_the_bump() -> None:
    for play, wins in zip(both("RUL-24"), (False, True), strict=True):
        play.set(progress=frozenset(["white", "orange", "red"]), needed=1)
        play.set(dark_location="stone_bridge")
        play.put("gryffindor-1", "stone_bridge")
        play.put("dark-1", "courtyard")
        play.land("dark-1", "stone_bridge")
        assert play.is_over == wins


@pytest.mark.row("RUL-32")
def test_ruling_a_scroll_may_be_forced() -> None:
    for play, switched in zip(both("RUL-32"), (False, True), strict=True):
        play.set(locations={"gryffindor": ("courtyard", "dungeons", "library")})
        play.put("gryffindor-1", "courtyard")
        play.put("gryffindor-2", "dungeons")
        play.turn_of("gryffindor")
        forced = play.options == (("scroll", "courtyard", "dungeons"),)
        assert forced == switched
        if switched:
            card = play.state.hands["gryffindor"][0]
            assert refuses(play, "explore", card) == "RUL-32"


@pytest.mark.row("RUL-34")
def test_ruling_the_deck_may_be_remade_only_when_a_draw_is_due() -> None:
    for play, at_once in zip(both("RUL-34"), (True, False), strict=True):
        play.set(draws=put(play.state.draws, "gryffindor", ("quiet_steps",)))
        play.set(discards=put(play.state.discards, "gryffindor", ("alohomora",)))
        play.give("gryffindor", *["quiet_steps"] * 4)
        play.turn_of("gryffindor")
        play.events.clear()
        play.choose("replenish")
        play.choose("enough")
        assert bool(play.happened("shuffled")) == at_once


@pytest.mark.row("RUL-50")
def test_ruling_a_coin_may_be_for_who_stands_in_the_open_room() -> None:
    for play, switched in zip(both("RUL-50"), (False, True), strict=True):
        play.loyal(gryffindor=5)
        play.put("gryffindor-1", "room_of_requirement")
        play.turn_of("gryffindor")
        assert (("claim", "room_of_requirement") in play.options) == switched
        if switched:
            play.choose("claim", "room_of_requirement")
            assert play.state.coins == {"gryffindor"}


@pytest.mark.row("RUL-50")
def test_ruling_the_coin_is_for_who_ends_a_move_there_whatever_else_is_switched() -> None:
    _, play = both("RUL-1")
    play.loyal(gryffindor=5)
    play.put("gryffindor-1", "room_of_requirement")
    play.turn_of("gryffindor")
    assert ("claim", "room_of_requirement") not in play.options


@pytest.mark.row("RUL-57")
def test_ruling_the_dark_location_may_lie_open() -> None:
    for play, place in zip(both("RUL-57"), (None, "courtyard"), strict=True):
        play.set(dark_location="courtyard")
        assert GAME.view(play.state, "gryffindor")["dark_location"] == place


@pytest.mark.row("RUL-58")
def test_ruling_stunned_pawns_may_not_count_there() -> None:
    for play, wins in zip(both("RUL-58"), (True, False), strict=True):
        play.set(progress=frozenset(["white", "orange", "red"]), needed=2)
        play.set(dark_location="stone_bridge")
        play.put("dark-1", "stone_bridge")
        play.set(stunned=frozenset(["dark-1"]))
        play.put("dark-2", "courtyard")
        play.land("dark-2", "stone_bridge")
        assert play.is_over == wins


@pytest.mark.row("RUL-59")
def test_ruling_quiet_rounds_may_count_for_nothing() -> None:
    for play, over in zip(both("RUL-59"), (True, False), strict=True):
        play.set(final_hands=True, quiet=5, progressed=False)
        play.turn_of("gryffindor")
        assert play.is_over == over


def test_random_games_with_everything_switched_end() -> None:
    for seed in range(3):
        *_, last = every_state(seed, "gryffindor", "slytherin", rulings=SWITCHABLE)
        assert GAME.result(last) is not None


@pytest.mark.row("RUL-1", "RUL-50")
def test_ruling_a_claim_is_allowed_and_refused_by_the_row_that_a_table_has_switched() -> None:
    play = play_with("RUL-1", "RUL-50")
    (space, item), *_ = play.state.shields.items()
    play.put("gryffindor-1", space)
    play.put("gryffindor-2", "room_of_requirement")
    play.loyal(gryffindor=5)
    for place, row in ((space, "RUL-1"), ("room_of_requirement", "RUL-50")):
        play.set(coins=frozenset(), switched=frozenset({"RUL-1", "RUL-50"}))
        if place == space:
            play.equip("gryffindor", item=item)
        play.turn_of("gryffindor")
        assert GAME.explain(play.state, "gryffindor", [("claim", place)]).rule == row
        play.set(scrolls={"gryffindor": 0}, coins=frozenset({"gryffindor"}))
        assert play.refusal(("claim", place)).key == f"refused-{row}-now"
        play.set(switched=frozenset())
        assert play.refusal(("claim", place)).key == f"refused-{row}"
