"""The vocabulary: what each effect does, and where it does nothing."""

import pytest

from companion.games.defenders.core.cards import Do, Effect
from companion.games.defenders.core.lasting import begin

from .table import Play, refuses


def effect_of(seat: str, *effects: Effect, position: Play | None = None) -> Play:
    """This seat has played a card and resolves its effects."""
    play = position or Play("gryffindor", "slytherin")
    play.explore(seat, None, *effects)
    play.choose("effects")
    return play


def set_up(*houses: str) -> Play:
    play = Play(*(houses or ("gryffindor", "slytherin")))
    play.clear()
    return play


def test_an_effect_may_mean_one_other_player() -> None:
    play = effect_of("gryffindor", Effect("skip", who="rival"), position=set_up())
    assert play.options == (("whom", "slytherin"), ("enough",))
    play.choose("whom", "slytherin")
    assert play.state.skips == {"slytherin": 1}


@pytest.mark.row("HOU-16")
def test_glossary_an_effect_makes_a_player_skip_the_next_turn() -> None:
    play = effect_of("dark", Effect("skip", who="house", must=True), position=set_up())
    play.choose("whom", "gryffindor")
    play.decline("move-pawn")
    assert play.happened("skipped")
    assert play.state.turn == "slytherin"


def test_an_effect_may_mean_each_player_clockwise_from_its_own() -> None:
    play = set_up("gryffindor", "slytherin", "ravenclaw")
    effect_of("slytherin", Effect("discard", who="each_rival", must=True), position=play)
    assert play.pending.seat == "ravenclaw"
    play.choose(*play.options[0])
    assert play.pending.seat == "gryffindor"


def test_everyone_draws() -> None:
    play = set_up()
    before = {seat: len(cards) for seat, cards in play.state.hands.items()}
    effect_of("slytherin", Effect("draw", who="everyone"), position=play)
    assert {seat: len(cards) for seat, cards in play.state.hands.items()} == {
        seat: count + 1 for seat, count in before.items()
    }


@pytest.mark.parametrize("choice", [0, 1])
def test_one_of_several_is_chosen(choice: int) -> None:
    choices = (Effect("loyalty"),), (Effect("draw"), Effect("loyalty", 2))
    play = effect_of("gryffindor", Effect("choose", choices=choices), position=set_up())
    assert play.options == (("choose", 0), ("choose", 1), ("enough",))
    play.choose("choose", choice)
    assert play.state.loyalty["gryffindor"] == 2 + choice


def test_what_only_a_text_says_the_table_does() -> None:
    play = effect_of("gryffindor", Effect("text", what="Sing a song."), position=set_up())
    assert play.pending.facts["text"] == "Sing a song."
    assert play.options == (("done",),)
    play.choose("done")
    assert play.happened("text")


def test_a_house_pawn_is_sent_back_to_the_great_hall_and_a_dark_one_to_the_pool() -> None:
    play = set_up()
    play.put("slytherin-1", "stone_bridge")
    play.put("dark-1", "courtyard")
    effects = Effect("send_back", whom="rival"), Effect("send_back", whom="dark")
    effect_of("gryffindor", *effects, position=play)
    play.choose("target", "slytherin-1")
    play.choose("target", "dark-1")
    assert play.state.places["slytherin-1"] == "great_hall"
    assert play.state.places["dark-1"] == "pool"


@pytest.mark.row("MOV-13")
def test_p16_a_stunned_pawn_cannot_be_sent_back() -> None:
    play = set_up()
    play.put("slytherin-1", "stone_bridge")
    play.set(stunned=frozenset(["slytherin-1"]))
    effect_of("gryffindor", Effect("send_back", whom="rival", must=True), position=play)
    assert play.pending.kind != "send-back"


def test_pawns_may_be_meant_by_where_they_are() -> None:
    play = set_up()
    outside = play.space(inside=False)
    play.put("dark-1", outside)
    inside = play.space(inside=True, protected=False)
    play.put("dark-2", inside)
    effect_of("gryffindor", Effect("stun", whom="dark", what="inside"), position=play)
    assert play.options == (("target", "dark-2"), ("enough",))
    assert refuses(play, "target", "dark-1") == "HOU-19"


@pytest.mark.row("MOV-14")
def test_p20_an_effect_deploys_on_a_free_deployment_space() -> None:
    play = set_up()
    first, *_ = play.spaces(deployment=True)
    play.put("dark-1", first.id)
    effect_of("dark", Effect("deploy", must=True), position=play)
    spaces = {choice[1] for choice in play.options}
    assert first.id not in spaces
    play.choose(*play.options[0])
    assert sum(place in spaces for place in play.state.places.values()) == 1


def test_looking_is_putting_back_in_any_order() -> None:
    play = set_up()
    play.set(draws={**play.state.draws, "gryffindor": ("a", "b", "c", "d")})
    effect_of("gryffindor", Effect("look", 3, what="draws"), position=play)
    assert play.options == (("next", "d"), ("next", "c"), ("next", "b"))
    play.choose("next", "b")
    play.choose("next", "d")
    assert play.state.draws["gryffindor"] == ("a", "c", "d", "b")


def test_a_search_takes_a_card_and_shuffles() -> None:
    play = set_up()
    play.set(draws={**play.state.draws, "gryffindor": ("alohomora", "quiet_steps", "gillyweed")})
    effect_of("gryffindor", Effect("search", what="charms"), position=play)
    assert play.options == (("fetch", "alohomora"), ("enough",))
    play.choose("fetch", "alohomora")
    assert "alohomora" in play.state.hands["gryffindor"]
    assert sorted(play.state.draws["gryffindor"]) == ["gillyweed", "quiet_steps"]
    assert not any(event.facts.get("card") == "alohomora" for event in play.events)


@pytest.mark.row("HOU-18")
@pytest.mark.parametrize("taken", [True, False], ids=["taken", "left"])
def test_p16_chance_orders_a_deck_that_was_searched(taken: bool) -> None:
    play = set_up()
    wanted, *deck = (play.card() for _ in range(20))
    play.set(draws={**play.state.draws, "gryffindor": (wanted, *deck)})
    effect_of("gryffindor", Effect("search"), position=play)
    play.choose(*(("fetch", wanted) if taken else ("enough",)))
    left = [card for card in play.state.draws["gryffindor"] if card != wanted]
    assert sorted(left) == sorted(deck)
    assert left != deck


def test_a_card_is_taken_from_the_discard_pile() -> None:
    play = set_up()
    play.set(discards={**play.state.discards, "gryffindor": ("alohomora",)})
    effect_of("gryffindor", Effect("recover", 2, must=True), position=play)
    play.choose("fetch", "alohomora")
    assert play.state.discards["gryffindor"] == ()
    assert play.pending.kind != "recover"


@pytest.mark.parametrize(
    ("what", "slots"),
    [("row", [2, 3]), ("advanced", [0, 1]), ("deck", ["deck"]), ("", [0, 1, 2, 3, "deck"])],
)
def test_an_effect_acquires_for_nothing(what: str, slots: list[str | int]) -> None:
    play = set_up()
    effect_of("gryffindor", Effect("acquire", what=what), position=play)
    hand = play.state.hands["gryffindor"]
    assert {choice[1] for choice in play.options} == set(slots)
    play.choose("acquire", slots[0])
    assert play.state.hands["gryffindor"] == hand
    assert play.state.loyalty["gryffindor"] == (2 if slots[0] == 0 else 1)


def test_the_dark_arts_player_acquires_the_top_card() -> None:
    play = set_up()
    top = play.state.dark_acquire[-1]
    effect_of("dark", Effect("acquire"), position=play)
    assert play.state.draws["dark"][-1] == top
    assert "dark" in play.state.unseen


def test_a_card_takes_itself_out_of_the_game() -> None:
    play = set_up()
    card = play.explore("gryffindor", None, Effect("remove", what="this"))
    play.choose("effects")
    play.decline("move-pawn")
    assert play.state.removed["gryffindor"] == (card,)
    assert card not in play.state.discards["gryffindor"]


def test_a_card_is_removed_from_hand_or_discard_pile() -> None:
    play = set_up()
    play.set(discards={**play.state.discards, "gryffindor": ("gillyweed",)})
    effects = Effect("remove", what="hand"), Effect("remove", what="discard")
    effect_of("gryffindor", *effects, position=play)
    play.choose(*play.options[0])
    play.choose("remove", "gillyweed")
    assert len(play.state.removed["gryffindor"]) == 2


def test_protection_lasts_until_the_next_own_turn() -> None:
    play = set_up()
    begin(play.state, "gryffindor", "gryffindor", "protect", "bump", "alohomora")
    play.put("gryffindor-1", "stone_bridge")
    play.put("dark-1", "courtyard")
    play.land("dark-1", "stone_bridge")
    assert not play.happened("bumped")
    begin(play.state, "gryffindor", "gryffindor", "protect", "effects", "alohomora")
    play = effect_of("dark", Effect("stun", whom="house"), position=play)
    assert {str(choice[-1])[:9] for choice in play.options} == {"slytherin", "enough"}
    play.turn_of("gryffindor")
    assert not play.state.lasting


@pytest.mark.row("WIN-4")
def test_p16_a_card_may_bar_what_the_rules_allow() -> None:
    play = set_up()
    play.put("gryffindor-1", "stone_bridge")
    play.turn_of("gryffindor")
    assert ("learn",) in play.options
    begin(play.state, "dark", "gryffindor", "bar", "learn", "alohomora")
    play.turn_of("gryffindor")
    assert ("learn",) not in play.options
    assert refuses(play, "learn") == "WIN-4"


@pytest.mark.parametrize("what", ["fly_off", "passage"])
def test_a_bar_takes_a_permission_away(what: Do) -> None:
    play = set_up()
    begin(play.state, "dark", "gryffindor", "bar", what, "alohomora")
    colour = "any" if what == "passage" else ""
    effect_of("gryffindor", Effect(what, what=colour), position=play)
    assert not play.state.permits.fly
    assert not play.state.permits.passages


def test_what_is_for_the_own_turn_does_nothing_in_another_one() -> None:
    play = set_up()
    play.event(Effect("again"), Effect("play"), Effect("fly_off"))
    play.turn_of("dark")
    play.advance()
    while play.happened("event") == []:
        play.advance()
    assert not play.state.again
    assert not play.state.plays
    assert not play.state.permits.fly


def test_another_turn_is_given_once() -> None:
    play = effect_of("gryffindor", Effect("again"), Effect("again"), position=set_up())
    assert len(play.happened("play-again")) == 1
    assert play.state.again


def test_all_obstacles_may_be_passed_at_once() -> None:
    play = effect_of("gryffindor", Effect("pass", what="any"), position=set_up())
    assert len(play.state.permits.obstacles) == 4


@pytest.mark.row("RUL-30")
def test_ruling_skips_that_add_up_are_told_together() -> None:
    play = set_up()
    play.set(skips={"gryffindor": 1})
    effect_of("dark", Effect("skip", who="house", must=True), position=play)
    play.choose("whom", "gryffindor")
    assert play.happened("will-skip")[0].facts == {"seat": "gryffindor", "turns": 2}


@pytest.mark.row("HOU-18")
def test_who_takes_no_more_of_the_discard_pile_is_not_asked_again() -> None:
    play = set_up()
    play.set(discards={**play.state.discards, "gryffindor": ("alohomora", "gillyweed")})
    effect_of("gryffindor", Effect("recover", 2), position=play)
    assert play.pending.facts["amount"] == 2
    play.choose("enough")
    assert play.pending.kind != "recover"
