"""Effects and reactions where they meet: what once went wrong between two rules."""

import pytest

from companion.games.defenders.core.cards import Do, Effect, Value
from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.lasting import begin
from companion.games.defenders.core.state import put
from companion.games.kernel.decks import UNIDENTIFIED
from companion.games.kernel.rulings import Refused

from .reacting import about_to_bump, play_of, reactive
from .table import GAME, Play, refuses
from .test_vocabulary import effect_of, set_up

ALL_ZONES = frozenset({"white", "orange", "red"})


def on_paper(*houses: str, seat: str = "gryffindor") -> Play:
    play = Play(*(houses or ("gryffindor", "slytherin")), paper=[seat])
    play.clear()
    return play


@pytest.mark.row("WIN-4", "RUL-27")
def test_p16_a_reaction_that_protects_against_bumps_stops_the_bump() -> None:
    play = play_of()
    card = reactive(play, "gryffindor", "bump", Effect("protect", what="bump"))
    about_to_bump(play)
    play.choose("react", card)
    assert play.state.places["gryffindor-1"] == "stone_bridge"
    assert not play.happened("bumped")


@pytest.mark.row("WIN-4")
def test_p16_a_reaction_that_protects_against_effects_stops_the_effect() -> None:
    play = play_of()
    card = reactive(play, "slytherin", "targeted", Effect("protect", what="effects"))
    effect_of("gryffindor", Effect("skip", who="rival", must=True), position=play)
    play.choose("whom", "slytherin")
    play.choose("react", card)
    assert not play.state.skips


@pytest.mark.row("RUL-24")
def test_ruling_nobody_wins_on_the_dark_location_while_the_bump_there_is_answered() -> None:
    """A reaction that moves other pawns is no moment to see who has won: the bump comes first."""
    play = play_of()
    card = reactive(play, "slytherin", "bump", Effect("swap", whom="house", must=True))
    play.put("slytherin-1", "library")
    play.set(progress=ALL_ZONES, needed=1, dark_location="stone_bridge")
    about_to_bump(play)
    play.choose("react", card)
    play.choose("target", "slytherin-1")
    play.choose("target", "slytherin-2")
    assert play.happened("swapped")
    assert play.happened("bumped")
    assert GAME.result(play.state) is None


@pytest.mark.row("RUL-58", "DRK-3")
def test_ruling_where_stunned_pawns_do_not_count_standing_up_may_win() -> None:
    play = play_of()
    play.put("dark-1", "stone_bridge")
    stunned = frozenset({"dark-1"})
    play.set(progress=ALL_ZONES, needed=1, dark_location="stone_bridge", stunned=stunned)
    play.set(switched=frozenset({"RUL-58"}))
    play.turn_of(DARK)
    play.give(DARK)
    play.choose("replenish")
    assert play.is_over
    assert play.events[-1].key == "won"


@pytest.mark.row("HOU-13")
def test_p17_who_has_gained_two_scrolls_by_effects_gains_none_by_location_cards() -> None:
    play = set_up()
    held = ("library", "dungeons", "trophy_room")
    play.set(locations=put(play.state.locations, "gryffindor", held))
    deck = play.state.location_deck
    effect_of("gryffindor", *[Effect("gain", what="scroll")] * 2, position=play)
    assert play.state.gained["gryffindor"] == 2
    assert play.state.locations["gryffindor"] == ()
    assert play.state.location_deck == (*held, *deck)


@pytest.mark.row("HOU-13")
@pytest.mark.parametrize("do", ["give", "take"])
def test_p17_two_scrolls_at_most_are_had_from_others_too(do: Do) -> None:
    giver, taker = ("gryffindor", "slytherin") if do == "give" else ("slytherin", "gryffindor")
    play = set_up()
    play.set(
        scrolls={"gryffindor": 1, "slytherin": 1},
        gained={giver: 1, taker: 2},
    )
    effect_of("gryffindor", Effect(do, what="scroll", who="rival"), position=play)
    assert play.pending.kind != "whom"
    assert not play.happened("handed-over")
    play.set(gained={giver: 1, taker: 1})
    effect_of("gryffindor", Effect(do, what="scroll", who="rival"), position=play)
    play.choose("whom", "slytherin")
    assert play.state.scrolls == {giver: 0, taker: 2}
    assert play.state.gained[taker] == 2


def token_with_the_card_gone() -> Play:
    """A reaction has taken the card for which a Hogwarts Token was returned."""
    play = play_of()
    card = reactive(play, DARK, "token", Effect("discard", what="random", who="house"))
    play.set(tokens={**play.state.tokens, "charms": "gryffindor"})
    play.turn_of("gryffindor")
    play.give("gryffindor", "alohomora", "quiet_steps")
    play.choose("token")
    play.choose("react", card)
    play.choose("whom", "gryffindor")
    return play


@pytest.mark.row("HOU-11", "SET-15")
def test_a_token_without_a_card_is_explained_alike_whatever_is_in_hand() -> None:
    play = token_with_the_card_gone()
    for held in ("alohomora", "quiet_steps"):
        play.give("gryffindor", held)
        assert GAME.explain(play.state, DARK, [("enough",)]).allowed
    assert play.options == (("enough",),)


@pytest.mark.row("HOU-11")
def test_a_hand_on_paper_may_hold_no_card_for_the_token() -> None:
    play = on_paper()
    play.set(tokens={**play.state.tokens, "charms": "gryffindor"})
    play.turn_of("gryffindor")
    play.choose("token")
    assert play.options == (("explore", "alohomora"), ("enough",))


@pytest.mark.row("SET-15")
def test_a_ruling_does_not_tell_whether_a_search_can_find_something() -> None:
    told = []
    for deck in (("alohomora", "gillyweed"), ("gillyweed", "gillyweed")):
        play = set_up()
        play.set(draws=put(play.state.draws, "gryffindor", deck))
        effect_of("gryffindor", Effect("search", what="charms", must=True), position=play)
        told.append(GAME.explain(play.state, "slytherin", [("enough",)]))
    assert told[0] == told[1]
    assert told[0].allowed


@pytest.mark.row("SET-15")
def test_a_search_is_seen_as_soon_as_it_begins() -> None:
    """The phone shows the deck with the question, so a step back is no second choice; and asking
    ahead does not look under the deck."""
    play = effect_of("gryffindor", Effect("search"), position=set_up())
    assert play.pending.kind == "search"
    assert any(map(GAME.hides, play.events[-2:]))
    told = []
    for top in ("alohomora", "gillyweed"):
        play = set_up()
        play.set(draws=put(play.state.draws, "gryffindor", (top,)))
        play.explore("gryffindor", None, Effect("search"))
        line = [("effects",), ("fetch", "alohomora")]
        told.append(GAME.explain(play.state, "gryffindor", line))
    assert told[0] == told[1]


@pytest.mark.row("HOU-18")
def test_who_searches_a_deck_on_paper_says_which_card_was_found() -> None:
    play = on_paper()
    effect_of("gryffindor", Effect("search", what="charms", must=True), position=play)
    left = len(play.state.paper["gryffindor"])
    assert play.options == (("fetch", "alohomora"), ("enough",))
    play.choose("fetch", "alohomora")
    assert "alohomora" in play.state.hands["gryffindor"]
    assert len(play.state.paper["gryffindor"]) == left - 1


@pytest.mark.row("HOU-15")
def test_a_deck_on_paper_is_shuffled_by_hand_after_a_search() -> None:
    """Nobody here knows where in it a card lies that was known before."""
    play = on_paper()
    acquired = play.state.row[-1]
    draws = (acquired, *play.state.draws["gryffindor"])
    play.set(draws=put(play.state.draws, "gryffindor", draws))
    outcomes = play.outcomes
    effect_of("gryffindor", Effect("search"), position=play)
    play.choose("enough")
    assert play.state.draws["gryffindor"] == (UNIDENTIFIED,) * len(draws)
    assert acquired in play.state.paper["gryffindor"]
    assert play.outcomes == outcomes


@pytest.mark.row("HOU-18")
def test_cards_of_a_deck_on_paper_that_were_looked_at_lie_in_an_unknown_order() -> None:
    play = on_paper()
    acquired = play.state.row[-1]
    draws = (*play.state.draws["gryffindor"], acquired)
    play.set(draws=put(play.state.draws, "gryffindor", draws))
    effect_of("gryffindor", Effect("look", 2, what="draws"), position=play)
    assert set(play.state.draws["gryffindor"]) == {UNIDENTIFIED}
    assert play.state.paper["gryffindor"].count(acquired) == 1


@pytest.mark.row("WIN-4", "MOV-14")
def test_p16_who_may_not_deploy_does_not_with_movement_points_either() -> None:
    play = set_up()
    play.put("dark-2", "courtyard")
    begin(play.state, "gryffindor", DARK, "bar", "deploy", "alohomora")
    play.explore(DARK, Value((2,)))
    assert ("piece", "dark-1") not in play.options
    assert refuses(play, "piece", "dark-1") == "WIN-4"
    assert ("piece", "dark-2") in play.options


@pytest.mark.row("WIN-4")
@pytest.mark.parametrize("what", ["fly_off", "passage"])
def test_p16_a_bar_ends_what_was_permitted_this_turn(what: str) -> None:
    play = play_of()
    card = reactive(play, DARK, "targeted", Effect("bar", what=what, who="each_house"))
    play.put("dark-1", "courtyard")
    permits = Effect("fly_off"), Effect("passage", what="any")
    effect_of("gryffindor", *permits, Effect("stun", whom="dark"), position=play)
    play.choose("target", "dark-1")
    play.choose("react", card)
    assert play.state.permits.fly == (what != "fly_off")
    assert bool(play.state.permits.passages) == (what != "passage")


@pytest.mark.row("HOU-14")
def test_p16_a_reaction_does_not_take_its_own_card_back() -> None:
    play = play_of()
    card = reactive(play, "gryffindor", "bump", Effect("recover", 2, must=True))
    play.set(discards=put(play.state.discards, "gryffindor", ("alohomora",)))
    about_to_bump(play)
    play.choose("react", card)
    assert play.options == (("fetch", "alohomora"),)
    play.choose("fetch", "alohomora")
    assert play.state.discards["gryffindor"] == (card,)
    assert play.happened("bumped")


def test_what_is_not_offered_is_refused_also_once_the_offers_were_seen() -> None:
    play = Play("gryffindor", "slytherin")
    assert GAME.options(play.state, play.pending)
    with pytest.raises(Refused):
        play.choose("explore", "no_such_card")
