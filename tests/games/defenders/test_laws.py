"""What holds in every state of every game, on random play from printed seeds."""

import json
from collections import Counter
from itertools import product

import pytest

from companion.games.defenders.definitions import HOUSES
from companion.games.kernel.decisions import PIECE, TO, Choice, Decision
from companion.games.kernel.port import digest
from companion.games.kernel.rulings import Refused

from .table import BOX, GAME, Play, random_game

EDITION = BOX.edition


def everything_sayable(play: Play) -> set[Choice]:
    """Every choice that the edition has words for, whoever may make it."""
    cards = product(("explore", "discard"), EDITION.cards)
    pawns = product((PIECE,), play.state.places)
    spaces = product((TO,), EDITION.board.spaces)
    return {*cards, *pawns, *spaces, ("replenish",), ("enough",), ("stay",)}


@pytest.mark.parametrize("houses", range(1, 5))
def test_an_option_is_offered_exactly_if_explain_allows_it(houses: int) -> None:
    for number, play in enumerate(random_game(7, *HOUSES[:houses])):
        if number % 10 or play.is_over:
            continue
        seat = play.pending.seat
        allowed = {
            choice
            for choice in everything_sayable(play)
            if GAME.explain(play.state, seat, [choice]).allowed
        }
        assert allowed == set(play.options)


@pytest.mark.parametrize("seed", range(5))
def test_what_is_not_offered_is_refused_and_what_is_offered_is_taken(seed: int) -> None:
    for number, play in enumerate(random_game(seed)):
        if number % 10 or play.is_over:
            continue
        seat, serial = play.pending.seat, play.pending.serial
        for choice in everything_sayable(play) - set(play.options):
            with pytest.raises(Refused):
                GAME.apply(play.state, Decision(seat, serial, choice))
        for choice in play.options:
            GAME.apply(play.state, Decision(seat, serial, choice))


@pytest.mark.parametrize("houses", range(1, 5))
def test_random_games_end(houses: int) -> None:
    for seed in range(5):
        *_, play = random_game(seed, *HOUSES[:houses])
        assert GAME.result(play.state) is not None


@pytest.mark.parametrize("houses", [1, 4])
def test_cards_and_pawns_are_conserved(houses: int) -> None:
    for play in random_game(3, *HOUSES[:houses]):
        state = play.state
        for seat in state.seats:
            zones = state.hands[seat] + state.draws[seat] + state.discards[seat]
            if seat == state.turn:
                zones += state.played
            starter = EDITION.dark_starter if seat == "dark" else EDITION.house_starter
            assert Counter(zones) == Counter(starter)
        assert len(state.places) == 3 * houses + houses + 3


def test_json_is_exact() -> None:
    for play in random_game(4, "gryffindor", "slytherin"):
        data = GAME.to_json(play.state)
        again = GAME.from_json(EDITION, json.loads(json.dumps(data)))
        assert digest(GAME.to_json(again)) == digest(data)
        assert GAME.pendings(again) == GAME.pendings(play.state)
        assert GAME.view(again, "screen") == GAME.view(play.state, "screen")


def test_a_decision_leaves_the_state_before_it_as_it_was() -> None:
    for number, play in enumerate(random_game(5)):
        if number % 7 or play.is_over:
            continue
        before = digest(GAME.to_json(play.state))
        for choice in play.options:
            GAME.apply(play.state, Decision(play.pending.seat, play.pending.serial, choice))
        assert digest(GAME.to_json(play.state)) == before


def test_someone_is_asked_and_has_an_option_until_the_game_is_over() -> None:
    for play in random_game(6, *HOUSES):
        assert play.is_over or play.options


@pytest.mark.parametrize("reader", ["dark", "gryffindor", "screen"])
def test_views_do_not_depend_on_what_the_reader_cannot_know(reader: str) -> None:
    """Deal everybody else's hidden cards anew: the view stays the same, byte for byte."""
    for play in random_game(8, "gryffindor"):
        state = play.state.copy()
        for seat in state.seats:
            hidden = state.draws[seat]
            if seat != reader:
                hidden += state.hands[seat]
            shuffled = tuple(sorted(hidden))
            state.draws[seat] = shuffled[: len(state.draws[seat])]
            if seat != reader:
                state.hands[seat] = shuffled[len(state.draws[seat]) :]
        assert json.dumps(GAME.view(state, reader)) == json.dumps(GAME.view(play.state, reader))


def test_rulings_to_others_do_not_depend_on_the_hand() -> None:
    play = Play()
    held, missing = "quiet_steps", "second_wind"
    play.give("gryffindor", held)
    asked = [GAME.explain(play.state, "dark", [("explore", card)]) for card in (held, missing)]
    assert asked[0] == asked[1]
