"""Acquiring: Learn, the Card Acquire space, and the rows."""

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.definitions import ROOM

from .table import GAME, Play, refuses

BRIDGE = "stone_bridge"
ROW = ("a", "b", "c", "d")


def learning(*hand: str, place: str = "courtyard") -> Play:
    """Gryffindor's turn, with a pawn there; known cards lie in the rows."""
    play = Play()
    play.clear()
    play.put("gryffindor-1", place)
    play.turn_of("gryffindor")
    play.give("gryffindor", *(hand or ("quiet_steps", "long_stride", "gillyweed")))
    play.set(row=ROW, acquire_deck=("y", "z"))
    return play


def on_bridge(*hand: str) -> Play:
    """Gryffindor's pawn has landed on a Card Acquire space with this hand, and takes it."""
    play = Play()
    play.clear()
    play.land("gryffindor-1", BRIDGE)
    play.give("gryffindor", *hand)
    play.set(row=ROW, acquire_deck=("y", "z"))
    play.choose("take", "acquire")
    return play


@pytest.mark.row("END-3")
@pytest.mark.parametrize(("slot", "card"), [(2, "c"), (3, "d"), ("deck", "z")])
def test_p11_a_card_of_the_acquire_row_or_the_deck_is_free(slot: int | str, card: str) -> None:
    play = on_bridge()
    play.choose("acquire", slot)
    assert play.state.draws["gryffindor"][-1] == card
    assert play.state.loyalty["gryffindor"] == 1


@pytest.mark.row("SET-15")
@pytest.mark.parametrize(("slot", "unseen"), [(2, False), (3, False), ("deck", True)])
def test_what_comes_from_the_deck_is_seen_by_nobody_else(slot: int | str, unseen: bool) -> None:
    """From then on it could be any card that the player holds; what comes from a row is known."""
    play = on_bridge()
    play.choose("acquire", slot)
    assert ("gryffindor" in play.state.unseen) == unseen
    assert bool(play.state.acquired["gryffindor"]) != unseen


@pytest.mark.row("END-3", "RUL-33")
def test_p11_a_card_of_the_advanced_row_costs_one_and_advances() -> None:
    play = on_bridge("quiet_steps", "gillyweed")
    play.choose("acquire", 0)
    play.choose("discard", "gillyweed")
    assert play.state.hands["gryffindor"] == ("quiet_steps",)
    assert play.state.discards["gryffindor"][0] == "gillyweed"
    assert play.state.draws["gryffindor"][-1] == "a"
    assert play.state.loyalty["gryffindor"] == 2


@pytest.mark.row("END-3", "RUL-37")
def test_p11_the_advanced_row_is_closed_to_an_empty_hand() -> None:
    play = on_bridge()
    assert refuses(play, "acquire", 1) == "RUL-37"
    assert play.refusal(("acquire", 1)).facts == {"cost": 1, "hand": 0}


@pytest.mark.row("END-3")
def test_p11_acquiring_is_optional() -> None:
    play = Play()
    play.clear()
    play.land("gryffindor-1", BRIDGE)
    draws = play.state.draws["gryffindor"]
    play.choose("enough")
    assert play.state.draws["gryffindor"] == draws


@pytest.mark.row("HOU-5", "RUL-38")
@pytest.mark.parametrize("place", ["great_hall", "hagrids_hut", "astronomy_tower", "greenhouse"])
def test_p17_none_learns_with_all_pawns_protected(place: str) -> None:
    play = learning(place=place)
    assert ("learn",) not in play.options
    assert refuses(play, "learn") == "HOU-5"


@pytest.mark.row("HOU-5")
def test_p17_none_learns_in_the_first_turn() -> None:
    assert refuses(Play(), "learn") == "HOU-5"


@pytest.mark.row("HOU-5")
def test_p17_one_pawn_outside_is_enough_to_learn() -> None:
    assert ("learn",) in learning().options


@pytest.mark.row("RUL-38", "RUL-51")
@pytest.mark.parametrize("place", ["courtyard", ROOM])
def test_ruling_a_stunned_pawn_counts_as_outside_in_the_closed_room_too(place: str) -> None:
    play = learning(place=place)
    play.set(stunned=frozenset({"gryffindor-1"}))
    assert ("learn",) in play.options


@pytest.mark.row("HOU-6")
@pytest.mark.parametrize(("slot", "card"), [(2, "c"), ("deck", "z")])
def test_learn_a_card_costs_one(slot: int | str, card: str) -> None:
    play = learning()
    play.choose("learn")
    play.choose("acquire", slot)
    play.choose("discard", "long_stride")
    assert play.state.draws["gryffindor"][-1] == card
    assert play.state.hands["gryffindor"] == ("quiet_steps", "gillyweed")
    assert play.state.turn == "dark"


@pytest.mark.row("HOU-6", "RUL-33", "LOY-1")
def test_learn_an_advanced_card_costs_two_and_advances() -> None:
    play = learning()
    play.choose("learn")
    play.choose("acquire", 1)
    play.choose("discard", "long_stride")
    assert play.state.row == ROW
    play.choose("discard", "quiet_steps")
    assert play.state.draws["gryffindor"][-1] == "b"
    assert play.state.loyalty["gryffindor"] == 2


@pytest.mark.row("HOU-6", "RUL-37")
def test_learn_needs_cards_to_pay_with() -> None:
    play = learning("quiet_steps")
    play.choose("learn")
    assert refuses(play, "acquire", 0) == "RUL-37"
    play = learning()
    play.give("gryffindor")
    assert refuses(play, "learn") == "HOU-6"


@pytest.mark.row("HOU-6")
def test_learn_is_paid_from_the_hand() -> None:
    play = learning()
    play.choose("learn")
    play.choose("acquire", 2)
    assert refuses(play, "discard", "second_wind") == "HOU-6"


@pytest.mark.row("RUL-33")
def test_ruling_a_card_of_the_acquire_row_does_not_advance() -> None:
    play = learning()
    play.choose("learn")
    play.choose("acquire", 3)
    play.choose("discard", "quiet_steps")
    assert play.state.loyalty["gryffindor"] == 1


@pytest.mark.row("HOU-7")
def test_learn_the_card_goes_on_top_of_the_draw_deck() -> None:
    play = learning()
    deck = play.state.draws["gryffindor"]
    play.choose("learn")
    play.choose("acquire", 3)
    play.choose("discard", "quiet_steps")
    assert play.state.draws["gryffindor"] == (*deck, "d")


@pytest.mark.row("HOU-7")
def test_learn_the_card_is_neither_in_hand_nor_discarded() -> None:
    play = learning()
    play.choose("learn")
    play.choose("acquire", "deck")
    play.choose("discard", "quiet_steps")
    assert "z" not in play.state.hands["gryffindor"] + play.state.discards["gryffindor"]
    (event,) = play.happened("acquired-unseen")
    assert "z" not in event.facts.values()


@pytest.mark.row("RUL-36")
def test_ruling_an_acquired_card_may_be_drawn_the_same_turn() -> None:
    play = Play()
    play.clear()
    play.explore("gryffindor", Value(to=BRIDGE), Effect("draw"))
    play.set(row=ROW)
    play.choose("move")
    play.move("gryffindor-1", BRIDGE)
    play.choose("take", "acquire")
    play.choose("acquire", 3)
    play.choose("effects")
    assert play.state.hands["gryffindor"][-1] == "d"


@pytest.mark.row("RUL-36")
def test_ruling_a_card_of_a_bonus_space_does_not_come_to_the_hand() -> None:
    play = on_bridge("quiet_steps")
    play.choose("acquire", 3)
    assert play.state.hands["gryffindor"] == ("quiet_steps",)
    assert play.state.draws["gryffindor"][-1] == "d"


@pytest.mark.row("HOU-8")
@pytest.mark.parametrize(
    ("slot", "row"),
    [
        (3, ("z", "a", "b", "c")),
        (2, ("z", "a", "b", "d")),
        (1, ("z", "a", "c", "d")),
        (0, ("z", "b", "c", "d")),
    ],
)
def test_learn_cards_close_up_away_from_the_deck(slot: int, row: tuple[str, ...]) -> None:
    play = on_bridge("quiet_steps")
    play.choose("acquire", slot)
    play.decline("pay")
    assert play.state.row == row
    assert play.state.acquire_deck == ("y",)


@pytest.mark.row("HOU-8")
def test_learn_the_decks_top_card_leaves_the_rows_alone() -> None:
    play = on_bridge()
    play.choose("acquire", "deck")
    assert play.state.row == ROW


@pytest.mark.row("RUL-53")
def test_ruling_once_the_deck_has_run_out_slots_stay_empty() -> None:
    play = on_bridge()
    play.set(acquire_deck=())
    play.choose("acquire", 3)
    assert play.state.row == ("", "a", "b", "c")


@pytest.mark.row("RUL-53")
def test_ruling_the_decks_last_card_still_fills_a_slot() -> None:
    play = on_bridge()
    play.set(acquire_deck=("last",), row=("", "a", "b", "c"))
    play.choose("acquire", 3)
    assert play.state.row == ("", "last", "a", "b")


@pytest.mark.row("RUL-37")
@pytest.mark.parametrize("slot", [0, "deck", 4, -1, "row"])
def test_ruling_nothing_is_taken_where_no_card_lies(slot: int | str) -> None:
    play = on_bridge("quiet_steps")
    play.set(acquire_deck=(), row=("", "a", "b", "c"))
    assert refuses(play, "acquire", slot) == "RUL-37"
    play.set(acquire_deck=("last",))
    if slot != "deck":
        assert play.refusal(("acquire", slot)).key == "refused-RUL-37-empty"


@pytest.mark.row("RUL-37")
def test_ruling_the_card_being_played_pays_for_nothing() -> None:
    play = Play()
    play.clear()
    card = play.explore("gryffindor", Value(to=BRIDGE))
    play.give("gryffindor", "quiet_steps")
    play.move("gryffindor-1", BRIDGE)
    play.choose("take", "acquire")
    play.choose("acquire", 0)
    assert play.options == (("discard", "quiet_steps"),)
    assert refuses(play, "discard", card) == "HOU-6"


@pytest.mark.row("RUL-37")
def test_ruling_a_filled_slot_that_can_be_paid_is_taken() -> None:
    play = on_bridge("quiet_steps")
    assert {slot for _, slot in play.options} == {0, 1, 2, 3, "deck"}


@pytest.mark.row("HOU-6", "END-3", "HOU-18")
def test_p16_acquiring_is_allowed_by_what_makes_it_possible() -> None:
    play = learning()
    play.choose("learn")
    bonus = on_bridge("quiet_steps")
    effect = Play()
    effect.explore("gryffindor", None, Effect("acquire", what="row"))
    effect.choose("effects")
    for at, rule in ((play, "HOU-6"), (bonus, "END-3"), (effect, "HOU-18")):
        ruling = GAME.explain(at.state, "gryffindor", [at.options[0]])
        assert (ruling.allowed, ruling.rule) == (True, rule)
    assert effect.refusal(("acquire", 0)).key == "refused-HOU-18-acquire"
    assert effect.refusal(("acquire", 7)).key == "refused-RUL-37-empty"


@pytest.mark.row("RUL-53", "HOU-6")
def test_ruling_where_nothing_is_left_nothing_is_learnt() -> None:
    """It is not said to be the hand's fault; and an Advanced Row card costs two."""
    play = Play("gryffindor")
    play.put("gryffindor-1", play.space(inside=False, protected=False))
    play.turn_of("gryffindor")
    play.give("gryffindor", "alohomora")
    row = play.state.row
    play.set(acquire_deck=(), row=("", "", "", ""))
    assert play.refusal(("learn",)).rule == "RUL-53"
    play.set(row=(row[0], "", "", ""))
    refusal = play.refusal(("learn",))
    assert (refusal.rule, refusal.facts) == ("HOU-6", {"cost": 2})
