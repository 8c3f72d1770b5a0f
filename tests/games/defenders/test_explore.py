"""Explore: a card's move and its effects."""

import pytest

from companion.games.defenders.core.cards import Effect, Value

from .table import Play, refuses

DRAW = Effect("draw")


def hand(play: Play, seat: str = "gryffindor") -> int:
    return len(play.state.hands[seat])


def exploring(*effects: Effect, seat: str = "gryffindor", hand: int = 3) -> Play:
    play = Play()
    play.clear()
    play.put("dark-1", "forest_edge")
    card = play.card(Value((1,)), *effects)
    play.turn_of(seat)
    spare = play.card(Value((1,)))
    play.give(seat, card, *[spare] * hand)
    play.state.draws = {**play.state.draws, seat: (spare,) * 9}
    play.choose("explore", card)
    return play


PAWNS = {"gryffindor": ("gryffindor-1", "courtyard"), "dark": ("dark-1", "charms_classroom")}


@pytest.mark.row("HOU-2", "DRK-9")
@pytest.mark.parametrize("seat", ["gryffindor", "dark"])
def test_p16_the_effect_before_the_move(seat: str) -> None:
    play = exploring(DRAW, seat=seat)
    play.choose("effects")
    assert hand(play, seat) == 4
    play.move(*PAWNS[seat])
    assert play.state.turn != seat


@pytest.mark.row("HOU-2", "DRK-9")
@pytest.mark.parametrize("seat", ["gryffindor", "dark"])
def test_p16_the_effect_after_the_move(seat: str) -> None:
    play = exploring(DRAW, seat=seat)
    play.choose("move")
    play.move(*PAWNS[seat])
    assert play.options == (("effects",), ("enough",))
    play.choose("effects")
    assert hand(play, seat) == 4


@pytest.mark.row("HOU-2")
def test_p16_an_effect_is_optional_unless_it_must_be_resolved() -> None:
    play = exploring(DRAW)
    play.choose("enough")
    assert (play.state.turn, hand(play)) == ("dark", 3)
    play = exploring(Effect("draw", must=True))
    assert refuses(play, "enough") == "HOU-2"
    play.choose("move")
    play.choose("stay")
    assert refuses(play, "enough") == "HOU-2"


@pytest.mark.row("HOU-2")
def test_p16_one_effect_that_must_be_resolved_is_enough() -> None:
    for effects in ((DRAW, Effect("draw", must=True)), (Effect("draw", must=True), DRAW)):
        assert refuses(exploring(*effects), "enough") == "HOU-2"


@pytest.mark.row("HOU-2")
def test_p16_the_move_comes_once() -> None:
    play = exploring(DRAW)
    play.choose("move")
    play.choose("stay")
    assert refuses(play, "move") == "HOU-2"


@pytest.mark.row("HOU-3", "DRK-9")
@pytest.mark.parametrize("seat", ["gryffindor", "dark"])
def test_p16_a_second_card_comes_when_the_first_is_resolved(seat: str) -> None:
    play = exploring(Effect("play"), seat=seat)
    first = play.state.played[seat][0]
    play.choose("effects")
    assert play.pending.kind == "move-pawn"
    play.move(*PAWNS[seat])
    assert play.pending.kind == "second-card"
    second = play.state.hands[seat][0]
    play.choose("explore", second)
    assert play.state.played[seat] == (first, second)
    play.choose("stay")
    assert play.state.turn != seat


@pytest.mark.row("HOU-3")
def test_p16_the_second_card_may_be_kept() -> None:
    play = exploring(Effect("play"))
    play.choose("effects")
    play.choose("stay")
    play.choose("enough")
    assert (play.state.turn, hand(play)) == ("dark", 3)


@pytest.mark.row("HOU-3")
def test_p16_without_another_card_there_is_no_second_one() -> None:
    play = exploring(Effect("play"), hand=0)
    play.choose("effects")
    play.choose("stay")
    assert play.state.turn == "dark"


@pytest.mark.row("HOU-4")
def test_p16_until_the_turn_ends_the_card_lies_open_before_its_player() -> None:
    play = exploring(DRAW)
    card = play.state.played["gryffindor"][0]
    play.choose("effects")
    assert play.state.discards["gryffindor"] == ()
    play.choose("stay")
    assert play.state.discards["gryffindor"] == (card,)
    assert play.state.played["gryffindor"] == ()


@pytest.mark.row("DRK-9")
def test_p21_the_dark_card_is_discarded_after_the_bump_is_resolved() -> None:
    play = exploring(seat="dark")
    play.put("gryffindor-1", "courtyard")
    card = play.state.played["dark"][0]
    play.move("dark-1", "courtyard")
    assert play.pending.kind == "reward"
    assert play.state.discards["dark"] == ()
    play.choose(*play.options[0])
    assert play.state.discards["dark"] == (card,)


@pytest.mark.row("RUL-41")
def test_ruling_an_explore_may_use_nothing() -> None:
    play = exploring(DRAW)
    places = play.state.places
    play.choose("enough")
    assert play.state.places == places
    assert play.state.turn == "dark"


@pytest.mark.row("RUL-41")
def test_ruling_there_is_no_hand_limit() -> None:
    play = exploring(Effect("draw", 4), hand=6)
    play.choose("effects")
    assert hand(play) == 10


@pytest.mark.row("RUL-41")
def test_ruling_nothing_is_given_to_others() -> None:
    play = Play("gryffindor", "slytherin")
    play.equip("gryffindor")
    assert refuses(play, "give", "slytherin", "coin") == "HOU-1"


@pytest.mark.parametrize("choice", [("explore", "x", "quiet_steps"), ("explore",)])
def test_a_play_names_just_one_card(choice: tuple[str, ...]) -> None:
    play = Play()
    play.give("gryffindor", "quiet_steps")
    assert refuses(play, *choice) == "HOU-2"


def test_an_unidentified_card_is_played_by_its_name() -> None:
    play = Play(paper=["gryffindor"])
    assert refuses(play, "explore", "unidentified") == "HOU-2"
