"""Nobody learns by asking what he may not know: views, rulings and what is looked ahead to."""

import json
from random import Random

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.state import put
from companion.games.kernel.decisions import TO
from tests.redeal import redealt

from .positions import KINDS, positions
from .rich import RICH
from .sayable import a_line, asked, everything_sayable
from .table import GAME, Play, random_game

READERS = ("dark", "gryffindor", "slytherin", "screen")


@pytest.mark.row("SET-15", "RUL-57")
@pytest.mark.parametrize("reader", READERS)
def test_views_do_not_depend_on_what_the_reader_cannot_know(reader: str) -> None:
    """Deal everybody else's hidden cards anew: the view stays the same, byte for byte."""
    random = Random(8)
    for number, play in enumerate(random_game(8, "gryffindor", "slytherin", box=RICH)):
        if number % 2 == 0:
            view = GAME.view(redealt(play.state, reader, random), reader)
            assert json.dumps(view) == json.dumps(GAME.view(play.state, reader))


@pytest.mark.row("SET-15")
@pytest.mark.parametrize("kind", KINDS)
def test_rulings_do_not_depend_on_what_the_reader_cannot_know(kind: str) -> None:
    random = Random(2)
    for state in positions()[kind]:
        words = sorted(everything_sayable(state), key=str)
        for _ in range(12):
            line = a_line(state, random, words)
            for reader in (*state.seats, "screen"):
                told = GAME.explain(state, reader, line)
                other = redealt(state, reader, random)
                assert told == GAME.explain(other, reader, line), (reader, line)


@pytest.mark.parametrize("kind", KINDS)
def test_what_can_be_done_is_allowed_whoever_asks(kind: str) -> None:
    """A line of choices that the rules take one by one is refused to nobody; to who is asked at
    the same time it would be an own answer."""
    random = Random(3)
    for state in positions()[kind]:
        also_asked = {pending.seat for pending in GAME.pendings(state)} - {asked(state).seat}
        readers = [reader for reader in (*state.seats, "screen") if reader not in also_asked]
        for _ in range(8):
            line = a_line(state, random)[:-1]
            for reader in readers:
                assert not line or GAME.explain(state, reader, line).allowed, (reader, line)


def test_rulings_to_others_do_not_depend_on_the_hand() -> None:
    play = Play()
    held, missing = "quiet_steps", "second_wind"
    play.give("gryffindor", held)
    asked_twice = [
        GAME.explain(play.state, "dark", [("explore", card)]) for card in (held, missing)
    ]
    assert asked_twice[0] == asked_twice[1]
    assert not GAME.explain(play.state, "gryffindor", [("explore", missing)]).allowed


@pytest.mark.row("RUL-57")
@pytest.mark.parametrize("reader", ["gryffindor", "screen"])
def test_ruling_asking_ahead_does_not_betray_the_dark_location(reader: str) -> None:
    play = Play()
    play.clear()
    play.put("dark-1", "forest_edge")
    play.set(progress=frozenset({"white", "orange", "red"}), needed=1)
    told = []
    for place in ("courtyard", "library"):
        play.set(dark_location=place)
        play.explore(DARK, Value((1,)))
        play.choose("piece", "dark-1")
        told.append(GAME.explain(play.state, reader, [(TO, "courtyard"), ("end",)]))
    assert told[0] == told[1]


def test_asking_ahead_does_not_look_under_the_own_draw_deck() -> None:
    told = []
    for top in ("quiet_steps", "second_wind"):
        play = Play()
        card = play.card(Value((1,)), Effect("draw"), Effect("play"))
        play.give("gryffindor", card)
        play.set(draws=put(play.state.draws, "gryffindor", (top,)))
        line = [("explore", card), ("effects",), ("stay",), ("explore", "quiet_steps")]
        told.append(GAME.explain(play.state, "gryffindor", line))
    assert told[0] == told[1]


def test_asking_ahead_does_not_betray_a_free_action() -> None:
    told = []
    for held in ("alohomora", "gillyweed"):
        play = Play()
        play.clear()
        play.set(tokens={**play.state.tokens, "charms": "gryffindor"})
        play.explore("gryffindor", Value((1,)))
        play.give("gryffindor", held)
        told.append(GAME.explain(play.state, DARK, [("stay",), ("end",)]))
    assert told[0] == told[1]


def test_what_everybody_sees_is_explained_to_everybody() -> None:
    """The Progress Token shares its verb with a Hogwarts Token, but is no secret."""
    play = Play()
    play.set(marker=2, reached=2, progress=frozenset({"white"}))
    play.event()
    play.advance()
    assert GAME.explain(play.state, "gryffindor", [("progress-token",)]).rule == "PTH-3"
    assert not GAME.explain(play.state, "gryffindor", [("progress-token",)]).allowed
