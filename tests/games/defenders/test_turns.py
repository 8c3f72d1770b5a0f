"""Turns, hands and the Path (HOU, DRK, PTH, WIN)."""

import pytest

from companion.games.kernel.decisions import Decision
from companion.games.kernel.rulings import Refused

from .table import BOX, GAME, Play

LAST = len(BOX.edition.path) - 1


def test_p16_explore_plays_one_card_from_the_hand() -> None:
    play = Play()
    play.give("gryffindor", "quiet_steps", "long_stride")
    assert play.options == (
        ("explore", "quiet_steps"),
        ("explore", "long_stride"),
        ("replenish",),
    )
    with pytest.raises(Refused) as refused:
        play.choose("explore", "second_wind")
    assert refused.value.ruling.rule == "HOU-2"


def test_p16_the_played_card_is_discarded_at_the_end_of_the_turn() -> None:
    play = Play()
    play.give("gryffindor", "quiet_steps")
    play.choose("explore", "quiet_steps")
    assert (play.state.played, play.state.discards["gryffindor"]) == (("quiet_steps",), ())
    play.choose("stay")
    assert (play.state.played, play.state.discards["gryffindor"]) == ((), ("quiet_steps",))


def test_p16_exactly_one_main_action() -> None:
    play = Play()
    play.choose("replenish")
    play.choose("enough")
    assert play.state.turn == "dark"


def test_p17_replenish_discards_any_number_and_draws_to_five() -> None:
    play = Play()
    play.give("gryffindor", "quiet_steps", "long_stride", "head_start")
    play.choose("replenish")
    play.choose("discard", "quiet_steps")
    play.choose("discard", "head_start")
    play.choose("enough")
    assert len(play.state.hands["gryffindor"]) == 5
    assert play.state.hands["gryffindor"][0] == "long_stride"


def test_p17_replenish_advances_the_marker() -> None:
    play = Play()
    play.choose("replenish")
    assert play.state.marker == 0
    play.choose("enough")
    assert play.state.marker == 1


def test_p12_five_cards_in_hand_draw_none() -> None:
    play = Play()
    hand = play.state.hands["gryffindor"]
    play.choose("replenish")
    play.choose("enough")
    assert play.state.hands["gryffindor"] == hand


def test_p21_dark_replenish_discards_nothing_and_leaves_the_marker() -> None:
    play = Play()
    play.choose("explore", play.state.hands["gryffindor"][0])
    play.choose("stay")
    play.give("dark", "night_march", "night_march", "night_march")
    play.choose("replenish")
    assert len(play.state.hands["dark"]) == 5
    assert play.state.marker == 0
    assert play.state.turn == "gryffindor"


def test_p12_a_depleted_deck_is_remade_at_once_without_the_played_card() -> None:
    play = Play()
    play.give("gryffindor", "long_stride", "head_start")
    play.state.draws["gryffindor"] = ("quiet_steps", "second_wind")
    play.state.discards["gryffindor"] = ("spare_minute",)
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


def test_ruling_with_deck_and_discard_pile_empty_fewer_cards_are_drawn() -> None:
    play = Play()
    play.give("gryffindor", "long_stride")
    play.state.draws["gryffindor"] = ("quiet_steps",)
    play.choose("replenish")
    play.choose("enough")
    assert play.state.hands["gryffindor"] == ("long_stride", "quiet_steps")


def test_cards_are_drawn_from_the_top() -> None:
    play = Play()
    play.give("gryffindor", "a", "b", "c", "d")
    play.state.draws["gryffindor"] = ("quiet_steps", "second_wind")
    play.choose("replenish")
    play.choose("enough")
    assert play.state.hands["gryffindor"][-1] == "second_wind"


def at_final_hands() -> Play:
    """Gryffindor's Replenish has just brought the Marker to the last space."""
    play = Play()
    play.state.marker = LAST - 1
    play.give("gryffindor", "long_stride")
    play.give("dark", "night_march")
    play.state.draws["dark"] = ("creeping_fog",) * 7
    play.choose("replenish")
    play.choose("enough")
    return play


def test_p22_final_hands_everyone_draws_up_to_five() -> None:
    play = at_final_hands()
    assert play.state.final_hands
    assert len(play.state.hands["dark"]) == 5


def test_p22_after_final_hands_nobody_can_replenish() -> None:
    play = at_final_hands()
    assert ("replenish",) not in play.options
    refused = GAME.explain(play.state, play.pending.seat, [("replenish",)])
    assert (refused.rule, refused.allowed) == ("PTH-7", False)


def test_p23_a_tie_when_all_hands_are_empty() -> None:
    play = at_final_hands()
    while not play.is_over:
        play.choose(*play.options[-1])
    result = GAME.result(play.state)
    assert result is not None
    assert (result.outcome, result.rule) == ("tie", "WIN-3")
    assert not any(play.state.hands.values())


def test_ruling_a_player_without_a_main_action_is_passed_over() -> None:
    play = at_final_hands()
    play.give("dark", "night_march", "night_march", "night_march")
    play.give("gryffindor")
    for _ in range(2):
        assert play.pending.seat == "dark"
        play.choose("explore", "night_march")
        play.choose("stay")
    assert play.pending.seat == "dark"


@pytest.mark.parametrize("seat", ["dark", "hufflepuff", "screen", ""])
def test_only_the_seat_that_is_asked_decides(seat: str) -> None:
    play = Play()
    with pytest.raises(Refused) as refused:
        GAME.apply(play.state, Decision(seat, play.pending.serial, ("replenish",)))
    assert refused.value.ruling.rule == "SET-14"


def test_a_question_is_answered_once() -> None:
    play = Play()
    serial = play.pending.serial
    play.choose("replenish")
    with pytest.raises(Refused):
        GAME.apply(play.state, Decision("gryffindor", serial, ("replenish",)))
