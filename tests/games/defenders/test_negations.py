"""Negations: what a negated thing leaves behind, and what has no cause left."""

import pytest

from companion.games.defenders.core.cards import Count, Effect, Value

from .reacting import about_to_bump, answer, pass_until_asked, play_of, reactive


@pytest.mark.row("RUL-27")
def test_ruling_a_negated_bump_leaves_both_pawns_until_a_new_move_ends_there() -> None:
    play = play_of()
    card = reactive(play, "gryffindor", "bump")
    about_to_bump(play)
    play.choose("react", card)
    assert play.state.places["dark-1"] == play.state.places["gryffindor-1"] == "stone_bridge"
    assert play.state.markers["gryffindor"] == "gryffindor"
    assert not play.happened("rewarded")
    play.put("dark-2", "courtyard")
    play.explore("dark", Value(to="stone_bridge"))
    play.move("dark-2", "stone_bridge")
    assert play.happened("bumped")


@pytest.mark.row("RUL-42")
def test_ruling_the_target_reacts_first_and_what_has_no_cause_left_is_void() -> None:
    play = play_of("gryffindor", "slytherin")
    first = reactive(play, "slytherin", "bump")
    second = reactive(play, "gryffindor", "bump")
    about_to_bump(play, "slytherin-1")
    answer(play, "gryffindor", "react", second)
    answer(play, "slytherin", "react", first)
    assert [event.facts["seat"] for event in play.happened("reacted")] == ["slytherin"]
    assert play.state.hands["gryffindor"] == (second,)


@pytest.mark.row("RUL-42")
def test_ruling_what_can_happen_no_longer_is_no_cause_left() -> None:
    """The first reaction parts the pawns, so the second one has no bump to answer."""
    play = play_of("gryffindor", "slytherin")
    first = reactive(play, "gryffindor", "bump", Effect("swap", whom="house"))
    second = reactive(play, "slytherin", "bump")
    play.put("slytherin-1", "library")
    about_to_bump(play)
    answer(play, "gryffindor", "react", first)
    answer(play, "slytherin", "react", second)
    play.choose("target", "gryffindor-1")
    play.choose("target", "slytherin-1")
    assert play.state.hands["slytherin"] == (second,)
    assert not play.happened("bumped")


AIMED = [Effect("stun", whom="rival"), Effect("swap", whom="rival"), Effect("skip", who="rival")]


@pytest.mark.row("RUL-42")
@pytest.mark.parametrize("aimed", AIMED)
def test_ruling_what_its_target_is_protected_from_needs_no_second_answer(aimed: Effect) -> None:
    play = play_of("gryffindor", "slytherin", "ravenclaw")
    first = reactive(play, "gryffindor", "effect", Effect("protect", what="effects"))
    second = reactive(play, "ravenclaw", "effect")
    for pawn, place in (("gryffindor-1", "courtyard"), ("slytherin-1", "library")):
        play.put(pawn, place)
    play.explore("slytherin", None, aimed)
    play.choose("effects")
    while play.pending.kind != "reaction":
        mine = [("target", "slytherin-1"), ("target", "gryffindor-1"), ("whom", "gryffindor")]
        play.choose(*next(choice for choice in mine if choice in play.options))
    answer(play, "gryffindor", "react", first)
    answer(play, "ravenclaw", "react", second)
    answer(play, "ravenclaw", "pass")  # to the first reaction
    assert play.pending.kind != "reaction"
    assert play.state.hands["ravenclaw"] == (second,)
    assert not play.happened("will-skip")
    assert "gryffindor-1" not in play.state.stunned
    assert play.state.places["gryffindor-1"] == "courtyard"


@pytest.mark.row("DRK-8", "HOU-17")
def test_p16_a_dark_reaction_negates_an_effect() -> None:
    play = play_of()
    card = reactive(play, "dark", "targeted", colour="white")
    play.put("dark-1", "courtyard")
    play.explore("gryffindor", None, Effect("stun", whom="dark"))
    play.choose("effects")
    play.choose("target", "dark-1")
    play.choose("react", card)
    assert "dark-1" not in play.state.stunned


@pytest.mark.row("RUL-44")
def test_ruling_a_negated_cards_move_stands_and_the_card_is_discarded_at_once() -> None:
    play = play_of()
    card = reactive(play, "dark", "effect", colour="white")
    play.put("dark-1", "courtyard")
    effects = Effect("stun", whom="dark"), Effect("draw", 3)
    played = play.explore("gryffindor", Value((2,)), *effects)
    hand = play.state.hands["gryffindor"]
    play.choose("effects")
    play.choose("target", "dark-1")
    play.choose("react", card)
    assert play.state.hands["gryffindor"] == hand
    assert play.state.discards["gryffindor"][-1] == played
    assert not play.state.played["gryffindor"]
    assert play.pending.kind == "move-pawn"


@pytest.mark.row("RUL-44")
def test_ruling_a_negated_token_is_back_on_its_space_and_there_is_no_explore() -> None:
    for negated in (True, False):
        play = play_of()
        card = reactive(play, "dark", "token", colour="white")
        play.set(tokens={**play.state.tokens, "charms": "gryffindor"})
        play.turn_of("gryffindor")
        play.give("gryffindor", "alohomora", "quiet_steps")
        play.choose("token")
        play.choose(*(("react", card) if negated else ("pass",)))
        assert play.state.tokens["charms"] == ""
        assert play.pending.kind == ("main-action" if negated else "token-card")


@pytest.mark.row("RUL-44")
def test_ruling_a_second_card_of_its_kind_beneath_a_negated_one_goes_on() -> None:
    """Gryffindor answers with two copies of a card; the second one is negated."""
    play = play_of("gryffindor", "hufflepuff", "slytherin")
    for pawn, place in (("gryffindor-1", "library"), ("slytherin-1", "spell_room")):
        play.put(pawn, place)
    play.put("dark-1", "courtyard")
    play.put("dark-2", "dungeons")
    copy = reactive(play, "gryffindor", "effect", Effect("stun", whom="dark"))
    answered = reactive(play, "hufflepuff", "effect", Effect("stun", whom="rival"))
    negator = reactive(play, "slytherin", "effect")
    play.set(acquired={**play.state.acquired, "gryffindor": (copy, copy)})
    play.explore("dark", Value((1,)), Effect("stun", whom="house"), colour="white")
    play.give("gryffindor", copy, copy)
    play.choose("effects")
    play.choose("target", "slytherin-1")
    answer(play, "gryffindor", "react", copy)
    pass_until_asked(play, "gryffindor", "stun")
    answer(play, "gryffindor", "target", "dark-1")
    answer(play, "hufflepuff", "react", answered)
    pass_until_asked(play, "gryffindor", "reaction")
    answer(play, "gryffindor", "react", copy)
    pass_until_asked(play, "gryffindor", "stun")
    answer(play, "gryffindor", "target", "dark-2")
    answer(play, "slytherin", "react", negator)
    while play.pending.kind in ("reaction", "stun"):
        play.choose(*play.options[-1 if play.pending.kind == "reaction" else 0])
    assert "dark-1" in play.state.stunned
    assert "dark-2" not in play.state.stunned


@pytest.mark.row("RUL-42", "HOU-18")
def test_ruling_a_reaction_may_leave_nothing_to_do() -> None:
    """A turn is to be skipped for each coin, and the coin is taken."""
    play = play_of()
    play.set(coins=frozenset({"gryffindor"}))
    taking = Effect("take", what="coin", who="rival", must=True)
    card = reactive(play, "slytherin", "targeted", taking)
    coins = Count("items", "coin")
    play.explore("gryffindor", None, Effect("skip", who="rival", must=True, per=coins))
    play.choose("effects")
    play.choose("whom", "slytherin")
    play.choose("react", card)
    play.decline("whom")
    assert play.state.coins == {"slytherin"}
    assert not play.happened("will-skip")
