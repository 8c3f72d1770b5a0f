"""Reactions: who is asked when, in which order, and who is told why not."""

from dataclasses import replace

import pytest

from companion.games.defenders.core.cards import Condition, Count, Effect, Reaction, Value

from .reacting import (
    NEGATE,
    about_to_bump,
    answer,
    asked,
    pass_until_asked,
    play_of,
    reactive,
)
from .table import GAME, Play


@pytest.mark.row("HOU-14", "HOU-17")
def test_p16_a_reaction_is_the_effect_alone_and_its_card_is_discarded_at_once() -> None:
    play = play_of()
    card = reactive(play, "gryffindor", "bump")
    about_to_bump(play)
    assert play.options == (("react", card), ("pass",))
    play.choose("react", card)
    assert play.state.discards["gryffindor"][-1] == card
    assert play.state.places["gryffindor-1"] == "stone_bridge"
    assert not play.happened("bumped")


@pytest.mark.row("HOU-14")
@pytest.mark.parametrize("other", ["targeted", "effect", "token", "event"])
def test_p16_a_reaction_to_something_else_is_no_answer_to_a_bump(other: str) -> None:
    play = play_of()
    wrong = reactive(play, "gryffindor", other)
    card = reactive(play, "gryffindor", "bump")
    play.give("gryffindor", wrong, card)
    about_to_bump(play)
    assert play.options == (("react", card), ("pass",))
    refusal = play.refusal(("react", wrong))
    assert (refusal.rule, refusal.key) == ("HOU-14", "refused-HOU-14-other")


@pytest.mark.row("HOU-14", "HOU-15")
def test_p16_a_reaction_lies_open_until_it_is_resolved_and_is_not_reshuffled() -> None:
    play = play_of()
    effects = Effect("draw", 2), Effect("choose", choices=(NEGATE,))
    card = reactive(play, "gryffindor", "bump", *effects)
    play.set(draws={**play.state.draws, "gryffindor": ("quiet_steps",)})
    play.set(discards={**play.state.discards, "gryffindor": ()})
    about_to_bump(play)
    play.choose("react", card)
    assert play.pending.kind == "choose"
    assert play.state.hands["gryffindor"] == ("quiet_steps",)
    assert GAME.view(play.state, "screen")["houses"][0]["played"] == (card,)
    play.choose("choose", 0)
    assert play.state.played["gryffindor"] == ()
    assert play.state.discards["gryffindor"] == (card,)


@pytest.mark.row("HOU-14")
def test_p16_a_reaction_that_leaves_the_game_is_not_discarded() -> None:
    play = play_of()
    card = reactive(play, "gryffindor", "bump", Effect("remove", what="this"))
    about_to_bump(play)
    play.choose("react", card)
    assert play.state.removed["gryffindor"] == (card,)
    assert card not in play.state.discards["gryffindor"]


@pytest.mark.row("HOU-14", "RUL-42")
def test_p16_of_two_reactions_with_the_same_card_the_later_one_is_discarded_first() -> None:
    play = play_of()
    twin = reactive(play, "gryffindor", "effect")
    counter = reactive(play, "dark", "effect", colour="white")
    play.set(acquired={**play.state.acquired, "gryffindor": (twin, twin)})
    play.put("gryffindor-1", "courtyard")
    play.explore("slytherin", None, Effect("stun", whom="rival"))
    play.give("gryffindor", twin, twin)
    play.choose("effects")
    play.choose("target", "gryffindor-1")
    answer(play, "gryffindor", "react", twin)
    answer(play, "dark", "pass")
    answer(play, "dark", "react", counter)
    assert play.state.played["gryffindor"] == (twin,)
    answer(play, "gryffindor", "react", twin)
    assert play.state.played["gryffindor"] == ()
    assert play.state.discards["gryffindor"][-2:] == (twin, twin)
    assert play.state.discards["dark"][-1] == counter
    assert "gryffindor-1" not in play.state.stunned


@pytest.mark.row("HOU-14", "HOU-17", "RUL-27")
def test_p16_without_an_answer_the_bump_happens() -> None:
    play = play_of()
    reactive(play, "gryffindor", "bump")
    about_to_bump(play)
    play.choose("pass")
    assert play.happened("bumped")
    assert play.state.places["gryffindor-1"] == "great_hall"


@pytest.mark.row("HOU-14")
def test_p16_on_the_own_turn_the_card_is_played_for_its_move_alone() -> None:
    play = play_of()
    card = reactive(play, "gryffindor", "bump")
    play.turn_of("gryffindor")
    play.choose("explore", card)
    assert play.pending.kind == "move-pawn"


@pytest.mark.row("HOU-14")
def test_everybody_who_could_hold_an_answer_is_asked_with_the_same_question() -> None:
    play = play_of("gryffindor", "slytherin", "ravenclaw")
    reactive(play, "gryffindor", "bump")
    reactive(play, "slytherin", "bump")
    play.give("slytherin", "quiet_steps")  # it lies in the draw deck, as far as others know
    about_to_bump(play)
    assert asked(play) == ["gryffindor", "slytherin"]
    kinds = {(each.kind, tuple(each.facts)) for each in GAME.pendings(play.state)}
    assert len(kinds) == 1
    answer(play, "slytherin", "pass")
    assert asked(play) == ["gryffindor"]


def test_nobody_is_asked_where_nobody_could_have_an_answer() -> None:
    play = play_of()
    about_to_bump(play)
    assert play.happened("bumped")


def test_who_has_acquired_unseen_could_hold_any_card_of_the_deck() -> None:
    for unseen in ((), ("slytherin",)):
        play = play_of()
        card = reactive(play, "slytherin", "bump")
        decks = play.edition.decks
        acquirable = decks._replace(house_acquire=(*decks.house_acquire, card))
        play.edition = play.state.edition = replace(play.edition, decks=acquirable)
        play.set(acquired=dict.fromkeys(play.state.seats, ()), unseen=frozenset(unseen))
        play.give("slytherin", "quiet_steps")
        about_to_bump(play)
        assert bool(play.happened("bumped")) == (not unseen)


@pytest.mark.row("RUL-43", "HOU-14")
def test_ruling_no_reaction_in_the_own_turn() -> None:
    play = play_of()
    reactive(play, "gryffindor", "effect")
    play.put("dark-1", "courtyard")
    play.explore("gryffindor", None, Effect("stun", whom="dark"))
    play.choose("effects")
    play.choose("target", "dark-1")
    assert "dark-1" in play.state.stunned


@pytest.mark.row("RUL-43")
def test_ruling_reactions_come_in_other_house_players_turns() -> None:
    play = play_of()
    reactive(play, "slytherin", "effect")
    play.put("dark-1", "courtyard")
    play.explore("gryffindor", None, Effect("stun", whom="dark"))
    play.choose("effects")
    play.choose("target", "dark-1")
    assert asked(play) == ["slytherin"]


@pytest.mark.row("RUL-42")
def test_ruling_a_reaction_may_be_answered() -> None:
    play = play_of()
    card = reactive(play, "gryffindor", "bump")
    counter = reactive(play, "slytherin", "effect")
    about_to_bump(play)
    answer(play, "gryffindor", "react", card)
    assert asked(play) == ["slytherin"]
    answer(play, "slytherin", "react", counter)
    assert play.happened("bumped")
    assert play.state.discards["gryffindor"][-1] == card


@pytest.mark.row("DRK-8")
def test_p16_a_dark_reaction_needs_its_colour_unlocked() -> None:
    for marker, answers in ((0, []), (len(Play().edition.path) - 2, ["dark"])):
        play = play_of()
        reactive(play, "dark", "targeted", colour="red")
        play.set(marker=marker, reached=marker)
        play.put("dark-1", "courtyard")
        play.explore("gryffindor", None, Effect("stun", whom="dark"))
        play.choose("effects")
        play.choose("target", "dark-1")
        assert asked(play) == (answers or [play.pending.seat])
        assert (play.pending.kind == "reaction") == bool(answers)


def test_an_event_may_be_answered_before_it_is_resolved() -> None:
    play = play_of()
    card = reactive(play, "slytherin", "event", Effect("draw"))
    play.event(Effect("loyalty"))
    play.turn_of("gryffindor")
    play.set(marker=0, reached=0)
    while not play.happened("event"):
        play.advance()
    assert (play.pending.kind, asked(play)) == ("reaction", ["slytherin"])
    play.choose("react", card)
    assert play.happened("reacted")


def test_a_reaction_to_an_event_is_aimed_at_the_event() -> None:
    play = play_of()
    card = reactive(play, "slytherin", "event", Effect("draw"))
    reactive(play, "dark", "effect", colour="white")
    event = play.event(Effect("loyalty"))
    play.turn_of("gryffindor")
    play.set(marker=0, reached=0)
    while not play.happened("event"):
        play.advance()
    play.choose("react", card)
    facts = {"trigger": "effect", "by": "slytherin", "target": event, "source": card}
    assert (play.pending.seat, play.pending.facts) == ("dark", facts)


def test_a_reaction_may_have_a_condition() -> None:
    for space, answers in ((1, 0), (4, 1)):
        play = play_of()
        card = play.card(
            Value((1,)),
            type="charms",
            reaction=Reaction("bump", NEGATE, (Condition(Count("loyalty"), 3),)),
        )
        play.set(acquired={**play.state.acquired, "gryffindor": (card,)})
        play.give("gryffindor", card)
        play.loyal(gryffindor=space)
        about_to_bump(play)
        assert len(play.happened("bumped")) == 1 - answers


def test_what_others_have_answered_is_in_nobodys_view() -> None:
    seen = []
    for reacts in (False, True):
        play = play_of("gryffindor", "slytherin", "ravenclaw")
        card = reactive(play, "slytherin", "bump")
        reactive(play, "gryffindor", "bump")
        about_to_bump(play)
        answer(play, "slytherin", *(("react", card) if reacts else ("pass",)))
        seen.append([GAME.view(play.state, reader) for reader in ("gryffindor", "screen")])
    assert seen[0] == seen[1]


@pytest.mark.row("SET-15", "HOU-14")
@pytest.mark.parametrize("reader", ["gryffindor", "dark", "screen"])
def test_what_others_have_answered_is_known_to_nobody(reader: str) -> None:
    known = []
    for reacts in (False, True):
        play = play_of("gryffindor", "slytherin", "ravenclaw")
        card = reactive(play, "slytherin", "bump")
        reactive(play, "gryffindor", "bump")
        about_to_bump(play)
        answer(play, "slytherin", *(("react", card) if reacts else ("pass",)))
        known.append(GAME.to_json(GAME.known(play.state, reader)))
    assert known[0] == known[1]


@pytest.mark.row("HOU-14")
def test_who_does_not_answer_has_not_reacted() -> None:
    play = play_of()
    reactive(play, "gryffindor", "bump")
    about_to_bump(play)
    while GAME.pendings(play.state)[0].kind == "reaction":
        pending = GAME.pendings(play.state)[0]
        answer(play, pending.seat, *(GAME.absent(play.state, pending) or ()))
    assert play.happened("bumped")
    assert not play.happened("reacted")


@pytest.mark.row("RUL-42")
@pytest.mark.parametrize("how", ["card", "event"])
def test_ruling_what_an_event_does_to_somebody_opens_no_moment_of_its_own(how: str) -> None:
    """An Event is answered as a whole, when it is turned up."""
    play = play_of("gryffindor", "slytherin")
    play.put("gryffindor-1", "courtyard")
    reactive(play, "slytherin", "effect")
    stun = Effect("stun", whom="house", must=True)
    if how == "card":
        play.explore("dark", None, stun, colour="white")
        play.choose("effects")
    else:
        play.event(dark=[stun])
        play.turn_of("gryffindor")
        while not play.happened("event"):
            play.advance()
        play.choose("half")
    play.choose("target", "gryffindor-1")
    assert (play.pending.kind == "reaction") == (how == "card")


@pytest.mark.row("HOU-14", "DRK-8")
def test_p16_what_is_no_reaction_now_is_told_why() -> None:
    play = play_of()
    card = reactive(play, "gryffindor", "bump")
    about_to_bump(play)
    other = reactive(play, "gryffindor", "token")
    play.give("gryffindor", card, other, "quiet_steps")
    for choice, key in {
        ("react", "alohomora"): "refused-HOU-14-hand",
        ("react", other): "refused-HOU-14-other",
        ("react", "quiet_steps"): "refused-HOU-14-other",
        ("enough",): "refused-HOU-14",
    }.items():
        assert play.refusal(choice).key == key
    for allowed in (("react", card), ("pass",)):
        assert GAME.explain(play.state, "gryffindor", [allowed]).key == "allowed-HOU-14"


@pytest.mark.row("DRK-8")
def test_p16_a_locked_dark_reaction_is_told_which_zone_unlocks_it() -> None:
    play = play_of()
    locked = reactive(play, "dark", "targeted", colour="red")
    card = reactive(play, "dark", "targeted", colour="white")
    play.give("dark", card, locked)
    play.put("dark-1", "courtyard")
    play.explore("gryffindor", None, Effect("stun", whom="dark"))
    play.choose("effects")
    play.choose("target", "dark-1")
    refused = play.refusal(("react", locked))
    assert (refused.rule, refused.facts["colour"]) == ("DRK-8", "red")


@pytest.mark.row("HOU-14", "RUL-42")
def test_p16_after_a_reaction_another_answer_may_be_given_while_the_cause_is_ahead() -> None:
    """One that negates nothing comes first; the same moment is there still."""
    play = play_of()
    first = reactive(play, "gryffindor", "effect", Effect("draw"))
    second = reactive(play, "gryffindor", "targeted")
    play.give("gryffindor", first, second)
    play.put("gryffindor-1", "courtyard")
    play.explore("dark", None, Effect("stun", whom="house"))
    play.choose("effects")
    play.choose("target", "gryffindor-1")
    answer(play, "gryffindor", "react", first)
    pass_until_asked(play, "gryffindor", "reaction")
    assert ("react", second) in play.options
    answer(play, "gryffindor", "react", second)
    assert play.state.stunned == frozenset()


@pytest.mark.row("HOU-14", "RUL-42")
def test_ruling_a_reaction_whose_condition_has_gone_is_void() -> None:
    """The first one takes the scroll that the second one asks for; its card stays in hand."""
    play = play_of()
    taking = reactive(play, "gryffindor", "effect", Effect("take", what="scroll", who="rival"))
    holding = (Condition(Count("items", "scroll"), 1),)
    card = play.card(Value((1,)), type="charms", reaction=Reaction("effect", NEGATE, holding))
    play.set(acquired={**play.state.acquired, "slytherin": (card,)})
    play.give("slytherin", card)
    play.set(scrolls={"gryffindor": 0, "slytherin": 1})
    play.put("gryffindor-1", "courtyard")
    play.explore("dark", None, Effect("stun", whom="house"))
    play.choose("effects")
    play.choose("target", "gryffindor-1")
    answer(play, "gryffindor", "react", taking)
    answer(play, "slytherin", "react", card)
    pass_until_asked(play, "gryffindor", "whom")
    play.choose("whom", "slytherin")
    play.decline("reaction")
    assert play.state.stunned == {"gryffindor-1"}
    assert play.state.hands["slytherin"] == (card,)
