"""Turns, hands and the Path (HOU, DRK, PTH, WIN)."""

import pytest

from companion.games.defenders.core.cards import Effect
from companion.games.kernel.decisions import Decision
from companion.games.kernel.rulings import Refused, Ruling

from .table import GAME, Play, refuses


@pytest.mark.row("HOU-1", "HOU-2")
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


@pytest.mark.row("HOU-4")
def test_p16_the_played_card_is_discarded_at_the_end_of_the_turn() -> None:
    play = Play()
    play.give("gryffindor", "quiet_steps")
    play.choose("explore", "quiet_steps")
    assert play.state.played["gryffindor"] == ("quiet_steps",)
    assert play.state.discards["gryffindor"] == ()
    play.choose("stay")
    assert play.state.played["gryffindor"] == ()
    assert play.state.discards["gryffindor"] == ("quiet_steps",)


@pytest.mark.row("HOU-1", "HOU-20")
def test_p16_exactly_one_main_action() -> None:
    play = Play()
    play.choose("replenish")
    play.choose("enough")
    assert play.state.turn == "dark"


@pytest.mark.parametrize("seat", ["dark", "hufflepuff", "screen", ""])
@pytest.mark.row("SET-14")
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


@pytest.mark.row("HOU-1", "HOU-20")
def test_p16_a_second_main_action_is_refused() -> None:
    play = Play()
    play.clear()
    play.set(locations={"gryffindor": ("courtyard", "dungeons", "library")})
    play.put("gryffindor-1", "courtyard")
    play.put("gryffindor-2", "dungeons")
    play.turn_of("gryffindor")
    play.choose("replenish")
    play.choose("enough")
    assert play.pending.kind == "free-action"
    for choice in (("replenish",), ("learn",), ("explore", play.state.hands["gryffindor"][0])):
        assert refuses(play, *choice) == "HOU-1"
    play.choose("end")
    assert play.state.turn == "dark"


@pytest.mark.row("HOU-1")
def test_p16_the_turn_does_not_end_before_the_main_action() -> None:
    assert refuses(Play(), "end") == "HOU-1"


@pytest.mark.row("HOU-20")
def test_p17_free_actions_come_before_the_main_action_too_and_as_many_as_wanted() -> None:
    play = Play()
    play.clear()
    play.set(locations={"gryffindor": ("courtyard", "dungeons", "library")})
    play.set(location_deck=("courtyard", "dungeons"))
    play.put("gryffindor-1", "courtyard")
    play.put("gryffindor-2", "dungeons")
    play.turn_of("gryffindor")
    for _ in range(2):
        play.choose(*next(choice for choice in play.options if choice[0] == "scroll"))
    assert play.pending.kind == "main-action"
    assert play.state.scrolls["gryffindor"] == 2


@pytest.mark.row("DRK-1")
def test_p20_the_dark_arts_player_explores_or_replenishes() -> None:
    play = Play()
    play.turn_of("dark")
    assert {choice[0] for choice in play.options} == {"explore", "replenish"}


@pytest.mark.row("DRK-1")
def test_p20_no_learn_and_no_free_actions() -> None:
    play = Play()
    play.turn_of("dark")
    for choice in (
        ("learn",),
        ("end",),
        ("token",),
        ("scroll", "library", "dungeons"),
    ):
        assert refuses(play, *choice) == "DRK-1"


@pytest.mark.row("HOU-16")
def test_glossary_a_skipped_turn_passes_without_any_action() -> None:
    play = Play("gryffindor", "slytherin")
    play.set(skips={"slytherin": 1})
    play.give("gryffindor", "quiet_steps")
    play.choose("explore", "quiet_steps")
    play.choose("stay")
    assert play.state.turn == "dark"
    assert [event.facts["seat"] for event in play.happened("skipped")] == ["slytherin"]
    assert play.state.skips == {"slytherin": 0}


@pytest.mark.row("HOU-16")
def test_glossary_a_skip_is_over_with_the_turn_and_nobody_elses() -> None:
    play = Play("gryffindor", "slytherin")
    play.set(skips={"slytherin": 1})
    play.turn_of("slytherin")
    assert play.state.turn == "dark"
    play.turn_of("slytherin")
    assert play.state.turn == "slytherin"


@pytest.mark.row("RUL-30")
def test_ruling_skips_add_up() -> None:
    play = Play("gryffindor", "slytherin")
    play.set(skips={"slytherin": 2})
    for skipped in (True, True, False):
        play.turn_of("slytherin")
        assert (play.state.turn == "dark") is skipped


@pytest.mark.row("RUL-30")
def test_ruling_a_skip_eats_an_extra_turn() -> None:
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.land("gryffindor-1", "spell_room")
    play.set(skips={"gryffindor": 1})
    play.choose("take", "play_again")
    play.choose("enough")
    assert play.state.turn == "slytherin"
    play.turn_of("gryffindor")
    assert play.state.turn == "gryffindor"


def with_a_scroll_alone() -> Play:
    """Gryffindor's turn in final hands, with no card left and a scroll to be gained."""
    play = Play()
    play.clear()
    play.set(final_hands=True, locations={"gryffindor": ("courtyard", "dungeons", "library")})
    play.put("gryffindor-1", "courtyard")
    play.put("gryffindor-2", "dungeons")
    play.give("gryffindor")
    play.turn_of("gryffindor")
    return play


@pytest.mark.row("RUL-31")
def test_ruling_wanted_free_actions_come_before_the_turn_passes() -> None:
    play = with_a_scroll_alone()
    assert play.options == (("scroll", "courtyard", "dungeons"), ("offer-tie",), ("end",))
    play.choose("end")
    assert play.state.turn == "dark"


@pytest.mark.row("RUL-31")
def test_ruling_with_a_card_in_hand_there_is_a_main_action() -> None:
    play = Play()
    play.set(final_hands=True)
    play.give("gryffindor", "quiet_steps")
    play.turn_of("gryffindor")
    assert play.options == (("explore", "quiet_steps"), ("offer-tie",))
    assert refuses(play, "end") == "HOU-1"


def allowed(play: Play, *choice: str) -> Ruling:
    ruling = GAME.explain(play.state, play.pending.seat, [choice])
    assert ruling.allowed
    return ruling


@pytest.mark.row("HOU-1", "HOU-6", "HOU-9", "HOU-11", "HOU-12")
def test_p16_what_may_be_done_is_allowed_by_its_own_row() -> None:
    play = Play()
    play.clear()
    play.set(locations={"gryffindor": ("courtyard", "dungeons", "library")})
    play.put("gryffindor-1", "courtyard")
    play.put("gryffindor-2", "dungeons")
    play.set(tokens={**play.state.tokens, "charms": "gryffindor"})
    play.give("gryffindor", "alohomora")
    play.turn_of("gryffindor")
    for choice, rule in {
        ("explore", "alohomora"): "HOU-1",
        ("learn",): "HOU-6",
        ("replenish",): "HOU-9",
        ("token",): "HOU-11",
        ("scroll", "courtyard", "dungeons"): "HOU-12",
    }.items():
        assert allowed(play, *choice).rule == rule
    play.choose("replenish")
    play.choose("enough")
    assert allowed(play, "end").rule == "HOU-20"


@pytest.mark.row("DRK-1", "DRK-3", "DRK-9")
def test_p20_the_dark_arts_player_is_allowed_and_refused_by_dark_rows() -> None:
    play = Play()
    card = play.card(None, Effect("draw"), colour="white")
    play.turn_of("dark")
    play.give("dark", card)
    assert allowed(play, "explore", card).rule == "DRK-1"
    assert allowed(play, "replenish").rule == "DRK-3"
    assert refuses(play, "explore", "alohomora") == "DRK-9"
    play.choose("explore", card)
    assert play.pending.rule == "DRK-9"
    for choice in ("effects", "move", "enough"):
        assert allowed(play, choice).rule == "DRK-9"


@pytest.mark.row("RUL-31", "RUL-59")
def test_ruling_passing_and_offering_a_tie_are_allowed_by_our_rulings() -> None:
    play = with_a_scroll_alone()
    assert allowed(play, "end").rule == "RUL-31"
    assert allowed(play, "offer-tie").rule == "RUL-59"
    play.choose("offer-tie")
    assert play.refusal(("offer-tie",)).key == "refused-RUL-59-again"


@pytest.mark.row("HOU-2")
def test_p16_only_of_a_card_that_nobody_has_seen_it_is_said_if_it_is_in_the_hand() -> None:
    play = Play()
    card = play.explore("gryffindor", None, Effect("draw"))
    for choice in ("effects", "move", "enough"):
        assert allowed(play, choice).key == "allowed-HOU-2"
    other = GAME.explain(play.state, "dark", [("explore", card)])
    assert other.key == "allowed-HOU-2-hand"
    paper = Play(paper=["gryffindor"])
    assert allowed(paper, "explore", "alohomora").key == "allowed-HOU-2-hand"


@pytest.mark.row("RUL-32")
def test_ruling_where_a_scroll_is_forced_nothing_else_is_refused_for_another_reason() -> None:
    play = Play()
    play.clear()
    play.set(switched=frozenset({"RUL-32", "RUL-1"}), final_hands=True)
    play.set(locations={"gryffindor": ("courtyard", "dungeons", "library")})
    play.put("gryffindor-1", "courtyard")
    play.put("gryffindor-2", "dungeons")
    play.turn_of("gryffindor")
    for choice in (("offer-tie",), ("claim", "library"), ("token",), ("end",)):
        assert refuses(play, *choice) == "RUL-32"


def test_what_is_no_action_is_called_none_before_the_main_action_and_after_it() -> None:
    play = Play()
    play.clear()
    play.set(locations={"gryffindor": ("courtyard", "dungeons", "library")})
    play.put("gryffindor-1", "courtyard")
    play.put("gryffindor-2", "dungeons")
    play.turn_of("gryffindor")
    for _ in range(2):
        for choice in (("target", "dark-1"), ("learn", "x"), ("replenish", "x"), ("token", "x")):
            assert play.refusal(choice).key == "refused-HOU-1"
        if not play.state.main_done:
            play.choose("replenish")
            play.choose("enough")
