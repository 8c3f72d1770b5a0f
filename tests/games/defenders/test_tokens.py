"""Hogwarts Tokens: taken on their spaces, returned for an extra Explore."""

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.state import put

from .table import Play, refuses


def holding(token: str = "charms", turn: int = -1) -> Play:
    """Gryffindor holds this token, got in that turn, and begins a turn."""
    play = Play()
    play.clear()
    play.state.tokens = put(play.state.tokens, token, "gryffindor")
    play.state.token_turns = put(play.state.token_turns, "gryffindor", turn)
    play.give("gryffindor", "alohomora", "quiet_steps")
    play.turn_of("gryffindor")
    return play


@pytest.mark.row("END-6")
def test_p11_a_token_on_its_space_may_be_taken() -> None:
    play = Play()
    play.clear()
    play.land("gryffindor-1", "dungeons")
    play.choose("take", "token")
    assert play.state.tokens["potions"] == "gryffindor"


@pytest.mark.row("END-6")
def test_p11_a_token_may_be_left() -> None:
    play = Play()
    play.clear()
    play.land("gryffindor-1", "dungeons")
    play.choose("enough")
    assert play.state.tokens["potions"] == ""


@pytest.mark.row("END-6")
def test_p11_a_token_that_somebody_holds_is_not_there() -> None:
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.set(tokens={**play.state.tokens, "charms": "slytherin"})
    play.land("gryffindor-1", "charms_classroom")
    assert play.state.turn == "slytherin"


@pytest.mark.row("END-6", "END-11")
def test_p11_an_old_token_goes_back_to_its_space_first() -> None:
    play = holding("charms")
    play.land("gryffindor-1", "dungeons")
    play.choose("take", "token")
    assert (play.state.tokens["charms"], play.state.tokens["potions"]) == ("", "gryffindor")


@pytest.mark.row("HOU-11", "RUL-40")
def test_p17_a_token_of_an_earlier_turn_is_an_extra_explore() -> None:
    play = holding()
    play.use_token("alohomora")
    assert play.state.tokens["charms"] == ""
    assert play.state.played["gryffindor"] == ("alohomora",)
    play.choose("move")
    play.choose("stay")
    play.choose("enough")
    assert play.pending.kind == "main-action"


@pytest.mark.row("HOU-11")
def test_p17_after_the_main_action_too() -> None:
    play = holding()
    play.choose("explore", "quiet_steps")
    play.choose("stay")
    assert play.options == (("token",), ("end",))


@pytest.mark.row("HOU-11")
def test_p17_not_inside_the_main_action() -> None:
    play = holding()
    play.choose("explore", "quiet_steps")
    assert refuses(play, "token") == "MOV-2"


@pytest.mark.row("HOU-11")
def test_p17_not_in_the_turn_in_which_it_was_got() -> None:
    play = Play()
    play.clear()
    play.land("gryffindor-1", "charms_classroom")
    play.give("gryffindor", "alohomora")
    play.choose("take", "token")
    assert play.state.turn == "dark"


@pytest.mark.row("RUL-40")
def test_ruling_the_card_must_match_and_be_in_hand() -> None:
    play = holding()
    play.choose("token")
    assert refuses(play, "explore", "quiet_steps") == "HOU-11"
    play = holding()
    play.give("gryffindor", "quiet_steps")
    assert refuses(play, "token") == "RUL-40"


@pytest.mark.row("RUL-40")
def test_ruling_a_token_taken_again_in_that_explore_is_for_a_later_turn() -> None:
    play = holding()
    card = play.card(Value(to="charms_classroom"), type="charms")
    play.give("gryffindor", card, "alohomora", "quiet_steps")
    play.use_token(card)
    play.move("gryffindor-1", "charms_classroom")
    play.choose("take", "token")
    assert play.state.tokens["charms"] == "gryffindor"
    assert refuses(play, "token") == "HOU-11"
    play.turn_of("gryffindor")
    assert ("token",) in play.options


@pytest.mark.row("HOU-11", "HOU-3")
def test_p17_a_second_card_that_was_declined_is_not_played_with_the_token() -> None:
    play = holding()
    first = play.card(Value((1,)), Effect("play", 2))
    play.give("gryffindor", first, "alohomora", "quiet_steps", "long_stride")
    play.choose("explore", first)
    play.choose("effects")
    play.choose("stay")
    play.choose("enough")
    play.use_token("alohomora")
    play.choose("effects")
    play.choose("stay")
    assert play.state.turn == "dark"


@pytest.mark.row("HOU-11", "RUL-40")
def test_p17_a_token_that_cannot_be_used_is_told_why() -> None:
    play = holding()
    play.give("gryffindor", "quiet_steps")
    assert play.refusal(("token",)).key == "refused-RUL-40"
    play.set(token_turns={"gryffindor": play.state.number})
    assert play.refusal(("token",)).key == "refused-HOU-11-new"
    play.set(tokens={**play.state.tokens, "charms": ""})
    assert play.refusal(("token",)).key == "refused-HOU-11-none"
