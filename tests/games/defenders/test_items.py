"""Items and House Markers that effects give, take and hand in."""

import pytest

from companion.games.defenders.core.cards import Count, Effect, Value
from companion.games.defenders.core.verbs import ENOUGH
from companion.games.defenders.side_board.loyalty import is_room_open

from .test_vocabulary import effect_of, set_up


@pytest.mark.parametrize("item", ["coin", "scroll"])
def test_an_item_is_gained_once(item: str) -> None:
    play = effect_of("gryffindor", *[Effect("gain", what=item)] * 3, position=set_up())
    gained = len(play.happened("gained"))
    assert gained == (1 if item == "coin" else 2)


def test_a_token_is_gained_for_a_later_turn_and_the_old_one_goes_back() -> None:
    play = set_up()
    play.set(tokens={**play.state.tokens, "charms": "gryffindor", "potions": "slytherin"})
    effect_of("gryffindor", Effect("gain", what="token"), position=play)
    assert ("item", "potions") not in play.options
    play.choose("item", "herbology")
    tokens = play.state.tokens
    assert (tokens["charms"], tokens["herbology"]) == ("", "gryffindor")
    assert play.state.token_turns["gryffindor"] == play.state.number


def test_an_item_is_handed_in() -> None:
    play = set_up()
    play.equip("slytherin")
    effect = Effect("relinquish", what="any", who="rival", must=True)
    effect_of("gryffindor", effect, position=play)
    play.choose("whom", "slytherin")
    assert (play.pending.seat, len(play.options)) == ("slytherin", 3)
    play.choose("item", "coin")
    assert not play.state.coins


@pytest.mark.row("END-11", "LOY-4")
def test_glossary_relinquish_the_detector_is_an_item_too_and_goes_by_its_own_rule() -> None:
    play = set_up("gryffindor", "slytherin", "ravenclaw")
    play.loyal(slytherin=7, ravenclaw=5)
    play.equip("slytherin", item="detector")
    effect = Effect("relinquish", what="any", who="rival", must=True)
    effect_of("gryffindor", effect, position=play)
    play.choose("whom", "slytherin")
    assert len(play.options) == 3
    play.choose("item", "detector")
    assert (play.state.loyalty["slytherin"], play.state.detector) == (4, "ravenclaw")
    keys = [event.key for event in play.state.happened]
    assert [key for key in keys if key in ("relinquished", "loyalty", "detector")] == [
        "relinquished",
        "loyalty",
        "detector",
    ]


@pytest.mark.row("LOY-5", "LOY-4")
def test_p19_the_room_closes_behind_a_detector_that_is_relinquished() -> None:
    play = set_up("gryffindor", "slytherin")
    play.loyal(slytherin=7)
    play.set(detector="slytherin")
    effect_of("dark", Effect("relinquish", what="any", who="house"), position=play)
    play.choose("whom", "slytherin")
    assert play.state.detector == ""
    assert not is_room_open(play.state)


@pytest.mark.parametrize("item", ["coin", "scroll", "book"])
def test_an_item_is_taken_from_another_or_given(item: str) -> None:
    for do, giver, taker in (
        ("take", "slytherin", "gryffindor"),
        ("give", "gryffindor", "slytherin"),
    ):
        play = set_up()
        play.equip(giver)
        effect_of("gryffindor", Effect(do, what=item, who="rival"), position=play)
        play.choose("whom", "slytherin")
        (event,) = play.happened("handed-over")
        assert event.facts == {"seat": giver, "to": taker, "item": item}


@pytest.mark.parametrize("item", ["coin", "book"])
def test_nobody_takes_an_item_that_he_may_not_hold(item: str) -> None:
    play = set_up()
    play.equip("gryffindor")
    play.equip("slytherin")
    effect_of("gryffindor", Effect("take", what=item, who="rival"), position=play)
    assert play.pending.kind != "whom"
    assert not play.happened("handed-over")


@pytest.mark.row("HOU-18")
def test_p16_what_must_be_done_to_somebody_is_not_made_nothing_by_the_choice() -> None:
    """To give a coin to who holds one would change nothing."""
    play = set_up("gryffindor", "slytherin", "ravenclaw")
    play.equip("gryffindor")
    play.equip("slytherin")
    effect_of("gryffindor", Effect("give", what="coin", who="rival", must=True), position=play)
    assert play.options == (("whom", "ravenclaw"),)
    refusal = play.refusal(("whom", "slytherin"))
    assert (refusal.rule, refusal.key) == ("HOU-18", "refused-HOU-18-whom-nothing")
    play.choose("whom", "ravenclaw")
    assert play.state.coins == {"slytherin", "ravenclaw"}


@pytest.mark.parametrize(
    "effect",
    [
        Effect("discard", who="house"),
        Effect("discard", what="random", who="house"),
        Effect("relinquish", what="any", who="house"),
        Effect("house_marker", who="house"),
    ],
    ids=lambda effect: f"{effect.do} {effect.what}",
)
def test_who_has_nothing_to_lose_is_not_offered(effect: Effect) -> None:
    play = set_up("gryffindor", "slytherin")
    play.give("slytherin")
    play.give("gryffindor", play.card(Value((1,)), type="charms"))
    play.equip("gryffindor")
    play.set(markers={**play.state.markers, "slytherin": "dark"})
    effect_of("dark", effect, position=play)
    assert play.options == (("whom", "gryffindor"), ENOUGH)


def test_house_markers_come_back_and_are_taken() -> None:
    play = set_up()
    effect_of("dark", Effect("house_marker", who="house"), position=play)
    play.choose("whom", "gryffindor")
    assert play.state.markers["gryffindor"] == "dark"
    effect_of("gryffindor", Effect("house_marker"), position=play)
    assert play.state.markers["gryffindor"] == "gryffindor"


@pytest.mark.row("DRK-7")
def test_p20_the_last_house_marker_taken_by_an_effect_advances_the_marker() -> None:
    play = set_up("gryffindor")
    effect_of("dark", Effect("house_marker", who="house"), position=play)
    play.choose("whom", "gryffindor")
    assert play.state.marker == 1
    assert play.state.markers["gryffindor"] == "gryffindor"


@pytest.mark.row("END-6")
def test_p11_a_token_taken_from_another_sends_the_own_one_back_to_its_space() -> None:
    play = set_up()
    play.set(tokens={**play.state.tokens, "charms": "gryffindor", "potions": "slytherin"})
    effect_of("gryffindor", Effect("take", what="token", who="rival"), position=play)
    play.choose("whom", "slytherin")
    tokens = play.state.tokens
    assert (tokens["charms"], tokens["potions"]) == ("", "gryffindor")


@pytest.mark.row("HOU-18")
def test_p16_what_a_correction_has_made_nothing_is_allowed_for_nobody() -> None:
    """It does one thing for each of what there is none of any more."""
    play = set_up("gryffindor", "slytherin")
    play.equip("gryffindor")
    coins = Count("items", "coin")
    effect_of("gryffindor", Effect("skip", who="rival", per=coins), position=play)
    assert ("whom", "slytherin") in play.options
    play.set(coins=frozenset())
    assert play.options == (ENOUGH,)
    assert play.refusal(("whom", "slytherin")).key == "refused-HOU-18-whom-nothing"
