"""Replenish, and the decks that are drawn from."""

import pytest

from companion.games.defenders.core.cards import Effect

from .table import GAME, Play, refuses


@pytest.mark.row("HOU-9")
def test_p17_replenish_discards_any_number_and_draws_to_five() -> None:
    play = Play()
    play.give("gryffindor", "quiet_steps", "long_stride", "head_start")
    play.choose("replenish")
    play.choose("discard", "quiet_steps")
    play.choose("discard", "head_start")
    play.choose("enough")
    assert len(play.state.hands["gryffindor"]) == 5
    assert play.state.hands["gryffindor"][0] == "long_stride"


@pytest.mark.row("HOU-9", "PTH-1")
def test_p17_replenish_advances_the_marker() -> None:
    play = Play()
    play.choose("replenish")
    assert play.state.marker == 0
    play.choose("enough")
    assert play.state.marker == 1


@pytest.mark.row("HOU-10")
def test_p12_five_cards_in_hand_draw_none() -> None:
    play = Play()
    hand = play.state.hands["gryffindor"]
    play.choose("replenish")
    play.choose("enough")
    assert play.state.hands["gryffindor"] == hand


@pytest.mark.row("DRK-3", "PTH-1")
def test_p21_dark_replenish_discards_nothing_and_leaves_the_marker() -> None:
    play = Play()
    play.choose("explore", play.state.hands["gryffindor"][0])
    play.choose("stay")
    play.give("dark", "night_march", "night_march", "night_march")
    play.choose("replenish")
    assert len(play.state.hands["dark"]) == 5
    assert play.state.marker == 0
    assert play.state.turn == "gryffindor"


@pytest.mark.row("HOU-15", "RUL-34")
def test_p12_a_depleted_deck_is_remade_at_once_without_the_played_card() -> None:
    play = Play()
    play.give("gryffindor", "long_stride", "head_start")
    play.set(draws={**play.state.draws, "gryffindor": ("quiet_steps", "second_wind")})
    play.set(discards={**play.state.discards, "gryffindor": ("spare_minute",)})
    play.choose("replenish")
    play.choose("enough")
    assert sorted(play.state.hands["gryffindor"]) == [
        "head_start",
        "long_stride",
        "quiet_steps",
        "second_wind",
        "spare_minute",
    ]
    assert (play.state.draws["gryffindor"], play.state.discards["gryffindor"]) == ((), ())


@pytest.mark.row("RUL-34")
def test_ruling_with_deck_and_discard_pile_empty_fewer_cards_are_drawn() -> None:
    play = Play()
    play.give("gryffindor", "long_stride")
    play.set(draws={**play.state.draws, "gryffindor": ("quiet_steps",)})
    play.choose("replenish")
    play.choose("enough")
    assert play.state.hands["gryffindor"] == ("long_stride", "quiet_steps")


@pytest.mark.row("RUL-34", "HOU-15")
def test_ruling_a_search_that_takes_the_last_card_depletes_the_deck_like_a_draw() -> None:
    for pile in ((), ("gillyweed",)):
        play = Play()
        play.set(draws={**play.state.draws, "gryffindor": ("quiet_steps",)})
        play.set(discards={**play.state.discards, "gryffindor": pile})
        play.explore("gryffindor", None, Effect("search"))
        play.choose("effects")
        play.choose("fetch", "quiet_steps")
        assert play.state.draws["gryffindor"] == pile
        assert play.state.discards["gryffindor"] == ()


def test_cards_are_drawn_from_the_top() -> None:
    play = Play()
    play.give("gryffindor", "a", "b", "c", "d")
    play.set(draws={**play.state.draws, "gryffindor": ("quiet_steps", "second_wind")})
    play.choose("replenish")
    play.choose("enough")
    assert play.state.hands["gryffindor"][-1] == "second_wind"


@pytest.mark.row("HOU-9")
def test_p17_replenish_stands_all_own_pawns_up() -> None:
    play = Play()
    play.set(stunned=frozenset({"gryffindor-1", "gryffindor-3", "dark-1"}))
    play.turn_of("gryffindor")
    play.choose("replenish")
    play.choose("enough")
    assert play.state.stunned == {"dark-1"}


@pytest.mark.row("DRK-3")
def test_p21_dark_replenish_stands_all_own_pawns_up() -> None:
    play = Play()
    play.set(stunned=frozenset({"gryffindor-1", "dark-1"}))
    play.turn_of("dark")
    play.choose("replenish")
    assert play.state.stunned == {"gryffindor-1"}


@pytest.mark.row("HOU-9")
def test_p17_the_steps_of_a_replenish_come_in_their_order() -> None:
    play = Play()
    play.clear()
    play.give("gryffindor", "quiet_steps")
    play.set(stunned=frozenset({"gryffindor-1"}))
    play.turn_of("gryffindor")
    play.events.clear()
    play.choose("replenish")
    assert play.state.stunned == {"gryffindor-1"}
    play.choose("discard", "quiet_steps")
    keys = [event.key for event in play.events]
    order = [keys.index(key) for key in ("discarded", "drew", "stood-up", "advanced")]
    assert order == sorted(order)


@pytest.mark.row("HOU-9")
def test_p17_only_cards_in_hand_are_discarded() -> None:
    play = Play()
    play.give("gryffindor", "quiet_steps")
    play.choose("replenish")
    assert refuses(play, "discard", "second_wind") == "HOU-9"


@pytest.mark.row("HOU-10")
def test_p12_after_discarding_from_five_the_rest_is_drawn() -> None:
    play = Play()
    play.give("gryffindor", *["quiet_steps"] * 6)
    play.choose("replenish")
    play.choose("discard", "quiet_steps")
    play.choose("discard", "quiet_steps")
    play.choose("enough")
    assert len(play.state.hands["gryffindor"]) == 5


@pytest.mark.row("HOU-10")
def test_p12_more_than_five_cards_are_kept() -> None:
    play = Play()
    play.give("gryffindor", *["quiet_steps"] * 6)
    play.choose("replenish")
    play.choose("enough")
    assert len(play.state.hands["gryffindor"]) == 6


@pytest.mark.row("DRK-3")
def test_p21_the_dark_arts_player_stands_up_before_drawing() -> None:
    play = Play()
    play.give("dark", "night_march")
    play.set(stunned=frozenset({"dark-2"}))
    play.turn_of("dark")
    play.events.clear()
    play.choose("replenish")
    keys = [event.key for event in play.events]
    assert keys.index("stood-up") < keys.index("drew")


@pytest.mark.row("HOU-15")
def test_p12_a_deck_that_lasts_is_not_shuffled() -> None:
    play = Play()
    play.give("gryffindor", "long_stride", "head_start", "gillyweed", "alohomora")
    play.set(draws={**play.state.draws, "gryffindor": ("quiet_steps", "second_wind")})
    play.set(discards={**play.state.discards, "gryffindor": ("spare_minute",)})
    play.events.clear()
    play.choose("replenish")
    play.choose("enough")
    assert play.state.draws["gryffindor"] == ("quiet_steps",)
    assert play.state.discards["gryffindor"] == ("spare_minute",)
    assert not play.happened("shuffled")


@pytest.mark.row("RUL-34")
def test_ruling_the_deck_is_remade_as_soon_as_its_last_card_is_drawn() -> None:
    play = Play()
    play.give("gryffindor", "long_stride", "head_start", "gillyweed", "alohomora")
    play.set(draws={**play.state.draws, "gryffindor": ("quiet_steps",)})
    play.set(discards={**play.state.discards, "gryffindor": ("spare_minute", "second_wind")})
    play.choose("replenish")
    play.choose("enough")
    assert sorted(play.state.draws["gryffindor"]) == ["second_wind", "spare_minute"]
    assert play.state.discards["gryffindor"] == ()


@pytest.mark.row("RUL-34")
def test_ruling_with_an_empty_discard_pile_it_is_remade_when_the_next_draw_is_due() -> None:
    play = Play()
    play.clear()
    play.give("gryffindor", "long_stride", "head_start", "gillyweed", "alohomora")
    play.set(draws={**play.state.draws, "gryffindor": ("quiet_steps",)})
    play.choose("replenish")
    play.choose("enough")
    assert play.state.draws["gryffindor"] == ()
    play.set(discards={**play.state.discards, "gryffindor": ("spare_minute", "second_wind")})
    play.land("gryffindor-1", "entrance_hall")
    assert play.state.draws["gryffindor"] == ()
    play.choose("take", "draw")
    assert play.state.hands["gryffindor"][-1] in ("spare_minute", "second_wind")
    assert len(play.state.draws["gryffindor"]) == 1


@pytest.mark.row("RUL-35", "HOU-15")
def test_ruling_what_a_replenish_discards_is_shuffled_in() -> None:
    play = Play()
    play.give("gryffindor", "long_stride", "head_start")
    play.set(draws={**play.state.draws, "gryffindor": ()})
    play.choose("replenish")
    play.choose("discard", "head_start")
    play.choose("enough")
    assert play.state.hands["gryffindor"] == ("long_stride", "head_start")


@pytest.mark.row("RUL-35", "HOU-15")
def test_ruling_cards_played_this_turn_are_not() -> None:
    play = Play()
    play.clear()
    played = play.explore("gryffindor")
    play.give("gryffindor")
    play.set(draws={**play.state.draws, "gryffindor": ()})
    play.put("gryffindor-1", "great_hall")
    play.move("gryffindor-1", "entrance_hall")
    play.choose("take", "draw")
    assert play.state.hands["gryffindor"] == ()
    assert play.state.discards["gryffindor"] == (played,)


def test_an_order_of_other_cards_is_no_shuffle() -> None:
    play = Play()
    play.give("gryffindor", "long_stride")
    play.set(draws={**play.state.draws, "gryffindor": ("quiet_steps",)})
    play.set(discards={**play.state.discards, "gryffindor": ("spare_minute", "second_wind")})
    play._settle_chance = lambda: None  # type: ignore[method-assign]
    play.choose("replenish")
    play.choose("enough")
    assert play.pending.kind == "shuffle"
    for choice in (("order", 0, 0), ("order", 0), ("order", "a", "b"), ("stay",)):
        assert refuses(play, *choice) == "HOU-15"
    assert GAME.options(play.state, play.pending) == ()
    play.choose("order", 1, 0)
