"""Final hands: the Marker has reached the last space of the Path."""

import pytest

from companion.games.defenders.core.cards import Value
from companion.games.defenders.core.state import put

from .table import BOX, GAME, Play, refuses

LAST = len(BOX.edition.path) - 1


def at_final_hands() -> Play:
    """Gryffindor's Replenish has just brought the Marker to the last space."""
    play = Play()
    play.set(marker=LAST - 1, progress=frozenset({"white", "orange"}))
    play.give("gryffindor", "long_stride")
    play.give("dark", "night_march")
    play.state.draws = put(play.state.draws, "dark", ("creeping_fog",) * 7)
    play.set(event_decks=dict.fromkeys(("white", "orange", "red"), ()))
    play.choose("replenish")
    play.choose("enough")
    return play


@pytest.mark.row("PTH-4", "PTH-6", "PTH-7", "RUL-56")
def test_p22_the_token_on_the_last_space_is_forced_then_everyone_draws() -> None:
    play = at_final_hands()
    assert play.options == (("progress-token",),)
    assert play.refusal(("half",)).rule == "PTH-4"
    assert not play.state.final_hands
    play.choose("progress-token")
    assert play.state.final_hands
    assert play.state.needed == 1
    assert len(play.state.hands["dark"]) == 5


def final_hands() -> Play:
    play = at_final_hands()
    play.choose("progress-token")
    return play


@pytest.mark.row("PTH-7")
def test_p22_after_final_hands_nobody_can_replenish() -> None:
    play = final_hands()
    play.turn_of("dark")
    assert ("replenish",) not in play.options
    assert play.refusal(("replenish",)).rule == "PTH-7"


@pytest.mark.row("HOU-1", "DRK-1", "PTH-7")
def test_p22_a_main_action_that_is_still_due_is_none_that_nobody_can_take_any_more() -> None:
    play = final_hands()
    for seat, row in (("dark", "DRK-1"), ("gryffindor", "HOU-1")):
        play.turn_of(seat)
        play.give(seat, "night_march" if seat == "dark" else "long_stride")
        assert play.refusal(("end",)).key == f"refused-{row}-first-of-final-hands"
    play.set(final_hands=False)
    assert play.refusal(("end",)).key == "refused-HOU-1-first"


@pytest.mark.row("WIN-3")
def test_p23_a_tie_when_all_hands_are_empty() -> None:
    play = final_hands()
    play.give("gryffindor")
    play.give("dark", play.card(Value((1,)), colour="white"))
    play.turn_of("dark")
    play.choose(*play.options[0])
    play.choose("stay")
    result = GAME.result(play.state)
    assert result is not None
    assert (result.outcome, result.rule) == ("tie", "WIN-3")


@pytest.mark.row("RUL-31")
def test_ruling_a_player_without_a_main_action_is_passed_over() -> None:
    play = final_hands()
    card = play.card(Value((1,)), colour="white")
    play.give("dark", card, card, card)
    play.give("gryffindor")
    play.turn_of("dark")
    play.choose("explore", card)
    play.choose("stay")
    assert play.pending.seat == "dark"


@pytest.mark.row("RUL-59")
def test_ruling_three_quiet_rounds_of_final_hands_are_a_tie() -> None:
    play = final_hands()
    card = play.card(Value((1,)), colour="white")
    play.give("dark", *[card] * 9)
    play.give("gryffindor")
    rounds = 0
    play.turn_of("dark")
    while not play.is_over:
        play.choose("explore", card)
        play.choose("stay")
        rounds += 1
    result = GAME.result(play.state)
    assert result is not None
    assert result.rule == "RUL-59"
    assert 3 <= rounds <= 5


@pytest.mark.row("RUL-59")
def test_ruling_final_hands_end_in_a_tie_as_soon_as_all_agree() -> None:
    play = final_hands()
    card = play.card(Value((1,)), colour="white")
    play.give("dark", card)
    play.give("gryffindor", card)
    play.turn_of("dark")
    play.choose("offer-tie")
    assert refuses(play, "offer-tie") == "RUL-59"
    assert not play.is_over
    play.set(progressed=False)
    play.turn_of("gryffindor")
    play.choose("offer-tie")
    result = GAME.result(play.state)
    assert result is not None
    assert (result.outcome, result.rule) == ("tie", "RUL-59")


@pytest.mark.row("RUL-59")
def test_ruling_an_offer_holds_until_something_is_won_again() -> None:
    play = final_hands()
    play.clear()
    card = play.card(Value((1,)), colour="white")
    play.give("dark", card)
    play.give("gryffindor", card)
    play.turn_of("dark")
    play.choose("offer-tie")
    play.land("gryffindor-1", "castle_gates")
    play.choose("take", "detector")
    assert play.state.turn == "dark"
    play.choose("offer-tie")
    assert not play.is_over
    play.turn_of("gryffindor")
    play.choose("offer-tie")
    assert play.is_over


def test_no_tie_is_offered_before_final_hands() -> None:
    play = Play()
    assert refuses(play, "offer-tie") == "RUL-59"
