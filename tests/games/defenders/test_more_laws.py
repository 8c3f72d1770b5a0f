"""Further laws of whole games: where pawns stand, what goes one way, decks on paper."""

import pytest

from companion.games.defenders.cards import ZONES
from companion.games.defenders.definitions import DARK, HOUSES, POOL, ROOM
from companion.games.defenders.state import is_dark, pawns_of
from companion.games.kernel.box import Box
from companion.games.kernel.decks import UNIDENTIFIED

from .positions import every_state
from .rich import RICH
from .table import BOX, GAME, Play, random_game, refuses
from .test_laws import DECKS, examples


@pytest.mark.parametrize("seed", range(3))
def test_no_pawn_ever_stands_where_it_may_not(seed: int) -> None:
    for state in every_state(seed, "gryffindor", "slytherin", box=RICH):
        spaces = state.edition.spaces
        for pawn, place in state.places.items():
            if is_dark(pawn):
                assert place == POOL or not spaces[place].protected
                assert place != ROOM
            else:
                assert place in spaces
        assert all(state.places[pawn] != POOL for pawn in state.stunned)
        on_location = [state.places[pawn] for pawn in pawns_of(state, DARK)]
        waiting = any(step.kind == "bump" for step in state.agenda)  # it comes first (RUL-24)
        complete = len(state.progress) == len(ZONES) and state.needed
        if complete and not waiting and state.result is None:
            assert on_location.count(state.dark_location) < state.needed


def test_the_marker_and_final_hands_only_go_one_way() -> None:
    for seed in range(6):
        before = None
        for state in every_state(seed, *HOUSES[:2], box=RICH):
            if before is not None:
                assert before.reached <= state.reached
                assert before.progress <= state.progress
                assert before.final_hands <= state.final_hands
            before = state


def test_no_question_is_asked_twice() -> None:
    for seed in range(3):
        states = every_state(seed, *HOUSES[:2], box=RICH)
        asked = (GAME.pendings(state) for state in states)
        serials = [each[0].serial for each in asked if each and each[0].kind != "reaction"]
        assert len(set(serials)) == len(serials)


def test_a_deck_on_paper_is_unidentified_until_its_cards_are_played() -> None:
    play = Play(paper=["gryffindor"])
    assert play.state.hands["gryffindor"] == (UNIDENTIFIED,) * 5
    explores = {choice[1] for choice in play.options if choice[0] == "explore"}
    assert explores == set(DECKS.house_starter)
    play.choose("explore", "quiet_steps")
    assert "quiet_steps" in play.state.played
    assert play.state.paper["gryffindor"].count("quiet_steps") == 0
    assert refuses(play, "explore", "quiet_steps")


@pytest.mark.parametrize("box", [BOX, RICH], ids=["small", "rich"])
def test_a_game_with_a_deck_on_paper_runs_to_its_end(box: Box) -> None:
    for seed in range(3):
        for play in random_game(seed, "gryffindor", "slytherin", paper=["gryffindor"], box=box):
            if not play.is_over:
                assert play.options
        assert GAME.result(play.state) is not None


def test_a_question_that_is_not_asked_now_has_no_options() -> None:
    for state, pending in examples():
        assert GAME.options(state, pending._replace(serial=pending.serial + 1)) == ()


def test_a_view_names_the_event_that_is_being_resolved() -> None:
    play = Play()
    assert GAME.view(play.state, "screen")["event"] is None
    play.set(marker=1)
    event = play.event()
    play.advance()
    assert GAME.view(play.state, "screen")["event"] == event
