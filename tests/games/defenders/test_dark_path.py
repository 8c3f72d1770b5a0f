"""The Dark Arts Path: the Marker, the Events, the Progress Tokens."""

from dataclasses import replace

import pytest

from companion.games.defenders.core.cards import Effect, Value, Zone
from companion.games.defenders.core.definitions import DARK

from .table import Play, refuses

LAST = 10
"""The small Path's last space; its Event Spaces are 2, 3, 5, 6, 8, 9 and 10."""
DRAW = Effect("draw")
STUN = Effect("stun")

RELINQUISH_OR_DISCARD = Effect(
    "choose", choices=((Effect("relinquish", what="any"),), (Effect("discard"),))
)


def at(marker: int, *progress: Zone, houses: tuple[str, ...] = ("gryffindor", "slytherin")) -> Play:
    """The Marker stands there, those Progress Tokens taken."""
    play = Play(*houses)
    play.clear()
    play.set(marker=marker, reached=marker, progress=frozenset(progress))
    play.turn_of(houses[0])
    return play


def hand(play: Play, seat: str) -> int:
    return len(play.state.hands[seat])


@pytest.mark.row("PTH-1")
def test_p22_cards_drawn_in_any_other_way_do_not_advance_it() -> None:
    play = at(0)
    play.book(DRAW)
    play.explore("gryffindor", Value(to="library"), DRAW)
    play.choose("effects")
    play.move("gryffindor-1", "library")
    play.choose("take", "book")
    play.choose("book", 0)
    play.land("gryffindor-2", "entrance_hall")
    play.choose("take", "draw")
    assert play.state.marker == 0


@pytest.mark.row("PTH-1", "WIN-4")
def test_p22_where_a_card_says_so_it_advances() -> None:
    play = at(0)
    play.explore(DARK, None, Effect("marker"))
    play.choose("effects")
    assert play.state.marker == 1


@pytest.mark.row("PTH-2", "RUL-54")
def test_p22_a_space_that_is_no_event_space_does_nothing() -> None:
    play = at(0)
    decks = play.state.event_decks
    play.advance()
    assert (play.state.marker, play.state.event_decks) == (1, decks)
    assert play.pending.kind == "main-action"


@pytest.mark.row("PTH-2", "PTH-3", "RUL-54")
def test_p22_an_event_space_turns_up_the_top_card_of_its_colour() -> None:
    play = at(1)
    event = play.event(dark=(DRAW,))
    play.advance()
    assert play.state.event == event
    assert event not in play.state.event_decks["white"]
    assert play.pending == replace(play.pending, seat=DARK, kind="event")


@pytest.mark.row("RUL-54")
def test_ruling_the_last_space_is_a_red_event_space() -> None:
    play = at(9, "white", "orange")
    event = play.event(zone="red")
    play.advance()
    assert (play.state.marker, play.state.event) == (LAST, event)


@pytest.mark.row("PTH-3", "RUL-55")
def test_p22_all_house_players_come_first_clockwise() -> None:
    play = at(1, houses=("slytherin", "gryffindor"))
    play.event(STUN, dark=(DRAW,))
    play.advance()
    assert play.pending.seat == "slytherin"
    play.choose("target", "slytherin-1")
    assert play.pending.seat == "gryffindor"
    play.choose("target", "gryffindor-2")
    assert play.pending.seat == DARK
    assert play.state.stunned == {"slytherin-1", "gryffindor-2"}


@pytest.mark.row("PTH-3")
def test_p22_the_dark_arts_player_takes_the_half_or_the_token_not_both() -> None:
    play = at(1)
    play.event(dark=(DRAW,))
    before = hand(play, DARK)
    play.advance()
    play.choose("progress-token")
    assert (hand(play, DARK), play.state.progress) == (before, {"white"})
    play = at(1)
    play.event(dark=(DRAW,))
    play.advance()
    play.choose("half")
    assert (hand(play, DARK), play.state.progress) == (before + 1, frozenset())


@pytest.mark.row("PTH-3")
def test_p22_a_token_is_taken_once_and_the_card_is_discarded() -> None:
    play = at(2, "white")
    event = play.event()
    play.advance()
    assert refuses(play, "progress-token") == "PTH-3"
    play.choose("half")
    assert play.state.event == ""
    assert event not in play.state.event_decks["white"]


@pytest.mark.row("PTH-4")
def test_p22_before_the_last_event_space_of_the_zone_the_token_can_wait() -> None:
    play = at(1)
    play.advance()
    play.decline("stun", "stand-up")
    assert play.options == (("progress-token",), ("half",))


@pytest.mark.row("PTH-4")
@pytest.mark.parametrize(("marker", "before"), [(2, ()), (5, ("white",))])
def test_p22_on_the_last_event_space_of_the_zone_it_is_forced(
    marker: int, before: tuple[Zone, ...]
) -> None:
    play = at(marker, *before)
    play.event(zone="orange" if before else "white")
    play.advance()
    assert play.options == (("progress-token",),)
    assert refuses(play, "half") == "PTH-4"


@pytest.mark.row("PTH-4")
def test_p22_plain_spaces_after_it_do_not_put_it_off() -> None:
    play = at(1)
    path = tuple(
        replace(space, event=False) if i == 3 else space
        for i, space in enumerate(play.edition.path)
    )
    play.edition = replace(play.edition, path=path)
    play.state.edition = play.edition
    play.event()
    play.advance()
    assert (play.state.marker, play.options) == (2, (("progress-token",),))


@pytest.mark.row("PTH-5")
@pytest.mark.parametrize(("marker", "needed"), [(7, 3), (8, 2), (9, 1)])
def test_p22_taking_the_dementor_draws_the_dark_location(marker: int, needed: int) -> None:
    play = at(marker, "white", "orange")
    top = play.state.dark_location_deck[-1]
    play.event(zone="red")
    play.advance()
    play.choose("progress-token")
    assert (play.state.dark_location, play.state.needed) == (top, needed)
    assert len(play.state.dark_location_deck) == 3


@pytest.mark.row("PTH-5")
@pytest.mark.parametrize("marker", [1, 4])
def test_p22_the_other_tokens_draw_none(marker: int) -> None:
    play = at(marker, "white") if marker == 4 else at(marker)
    play.event(zone="orange" if marker == 4 else "white")
    play.advance()
    play.choose("progress-token")
    assert (play.state.dark_location, play.state.needed) == ("", 0)


@pytest.mark.row("PTH-6")
def test_p22_on_the_last_space_the_token_is_forced() -> None:
    play = at(9, "white", "orange")
    play.event(zone="red")
    play.advance()
    assert refuses(play, "half") == "PTH-4"
    play.choose("progress-token")
    assert play.state.dark_location


@pytest.mark.row("PTH-6")
def test_p22_where_it_was_taken_earlier_the_half_is_free() -> None:
    play = at(9, "white", "orange", "red")
    play.set(dark_location="courtyard", needed=3)
    play.event(dark=(DRAW,), zone="red")
    play.advance()
    play.choose("half")
    assert play.state.needed == 3


@pytest.mark.row("PTH-7")
def test_p22_before_the_last_space_everybody_can_replenish() -> None:
    play = at(9)
    assert ("replenish",) in play.options
    play.turn_of(DARK)
    assert ("replenish",) in play.options


@pytest.mark.row("PTH-7")
def test_p22_effects_and_card_draw_spaces_still_draw() -> None:
    play = at(LAST)
    play.set(final_hands=True)
    play.explore("gryffindor", Value(to="entrance_hall"), DRAW)
    play.give("gryffindor")
    play.choose("effects")
    play.move("gryffindor-1", "entrance_hall")
    play.choose("take", "draw")
    assert hand(play, "gryffindor") == 2


@pytest.mark.row("PTH-8")
def test_p22_each_zone_has_events_of_its_own() -> None:
    for marker, zone in ((1, "white"), (4, "orange"), (7, "red")):
        play = at(marker, "white", "orange")
        top = play.state.event_decks[zone][-1]
        play.advance()
        assert play.state.event == top


@pytest.mark.row("PTH-8")
def test_p22_past_zones_have_no_events_any_more() -> None:
    play = at(4, "white")
    decks = play.state.event_decks
    play.advance(-2)
    assert play.state.marker == 2
    play.advance()
    assert (play.state.marker, play.state.event_decks) == (3, decks)
    assert play.pending.kind == "main-action"


@pytest.mark.row("RUL-55")
def test_ruling_an_advance_inside_an_event_waits_until_it_is_done() -> None:
    play = at(1)
    play.event(Effect("marker"), dark=(DRAW,))
    second = play.state.event_decks["white"][-2]
    play.advance()
    assert (play.pending.kind, play.state.marker) == ("event", 2)
    play.choose("progress-token")
    assert (play.state.marker, play.state.event) == (3, second)


@pytest.mark.row("RUL-55")
def test_ruling_several_spaces_are_gone_one_at_a_time() -> None:
    play = at(1)
    play.advance(3)
    play.decline("stun", "stand-up")
    assert (play.pending.kind, play.state.marker) == ("event", 2)
    play.choose("progress-token")
    play.decline("stun", "stand-up")
    assert (play.pending.kind, play.state.marker) == ("event", 3)
    play.choose("half")
    play.decline("stun", "stand-up")
    assert play.state.marker == 4


@pytest.mark.row("RUL-55", "DRK-2")
def test_ruling_backward_resolves_and_locks_nothing() -> None:
    play = at(4, "white")
    decks = play.state.event_decks
    play.advance(-1)
    assert (play.state.marker, play.state.event_decks) == (3, decks)
    play.explore(DARK, None, DRAW, colour="orange")
    assert ("effects",) in play.options


@pytest.mark.row("RUL-55")
def test_ruling_backward_stops_at_the_first_space() -> None:
    play = at(1)
    play.advance(-5)
    assert play.state.marker == 0


@pytest.mark.row("RUL-55")
def test_ruling_steps_that_waited_come_in_their_order() -> None:
    """Back by both House Players, then forward: the same Event Space is reached again."""
    play = at(2)
    play.event(Effect("marker", -1), dark=(Effect("marker", 1),))
    play.set(progress=frozenset({"white"}))
    play.advance()
    play.choose("half")
    assert [event.facts["space"] for event in play.happened("went-back")] == [3, 2]
    assert (play.state.marker, play.pending.kind) == (2, play.pending.kind)
    assert play.state.event != ""


@pytest.mark.row("PTH-3")
def test_p22_an_event_is_not_evaded_by_choosing_what_cannot_be_done() -> None:
    play = Play("gryffindor")
    play.clear()
    play.give("gryffindor", "alohomora", "gillyweed")
    play.event(RELINQUISH_OR_DISCARD)
    play.set(marker=1)
    play.advance()
    assert play.options == (("choose", 1),)
    refusal = play.refusal(("choose", 0))
    assert (refusal.rule, refusal.key) == ("PTH-3", "refused-PTH-3-nothing")
    play.choose("choose", 1)
    play.choose("discard", "alohomora")
    assert play.state.hands["gryffindor"] == ("gillyweed",)


@pytest.mark.row("PTH-3")
def test_p22_where_none_of_several_things_can_be_done_nothing_is_asked() -> None:
    play = Play("gryffindor")
    play.clear()
    play.give("gryffindor")
    play.event(RELINQUISH_OR_DISCARD)
    play.set(marker=1)
    play.advance()
    assert play.pending.kind == "event"


@pytest.mark.row("PTH-3", "PTH-8")
def test_p22_where_no_event_card_is_left_the_token_alone_is_taken() -> None:
    play = Play("gryffindor")
    play.set(event_decks={**play.state.event_decks, "white": ()}, marker=1)
    play.advance()
    assert (play.pending.kind, play.options) == ("token-alone", (("progress-token",),))
    assert play.refusal(("half",)).key == "refused-PTH-3-alone"
    play.choose("progress-token")
    assert "white" in play.state.progress
