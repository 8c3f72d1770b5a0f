"""Set-up (SET)."""

from collections import Counter

import pytest

from companion.games.defenders.definitions import HOUSES
from companion.games.kernel.rulings import Refused

from .table import BOX, GAME, Play


@pytest.mark.parametrize(
    "seats", [("dark",), ("gryffindor", "ravenclaw"), ("dark", "dark", "slytherin"), ()]
)
def test_setup_needs_one_dark_arts_player_and_a_house(seats: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(BOX.edition, seats)
    assert refused.value.ruling.rule == "SET-1"


def test_setup_no_house_plays_twice() -> None:
    ruling = GAME.seating(("dark", "gryffindor", "gryffindor"))
    assert (ruling.allowed, ruling.key) == (False, "refused-SET-1-no-house")


@pytest.mark.parametrize("houses", range(1, 5))
def test_setup_dark_arts_pawns_in_play(houses: int) -> None:
    places = Play(*HOUSES[:houses]).state.places
    dark = [place for pawn, place in places.items() if pawn.startswith("dark-")]
    deployment = {space.id for space in BOX.edition.spaces.values() if space.deployment}
    assert len(dark) == houses + 3
    assert set(dark[:4]) == deployment
    assert dark[4:] == ["pool"] * (houses - 1)


def test_setup_three_pawns_of_each_house_in_the_great_hall() -> None:
    places = Play("ravenclaw", "slytherin").state.places
    halls = Counter(pawn.split("-")[0] for pawn, at in places.items() if at == "great_hall")
    assert halls == {"ravenclaw": 3, "slytherin": 3}


def test_setup_everyone_draws_five_of_seven() -> None:
    state = Play("hufflepuff").state
    for seat, starter in (
        ("dark", BOX.edition.dark_starter),
        ("hufflepuff", BOX.edition.house_starter),
    ):
        assert len(state.hands[seat]) == 5
        assert Counter(state.hands[seat] + state.draws[seat]) == Counter(starter)


def test_setup_marker_on_the_first_space() -> None:
    assert Play().state.marker == 0


def test_key_concepts_left_of_the_dark_arts_player_goes_first_then_clockwise() -> None:
    play = Play("slytherin", "gryffindor")
    turns = []
    for _ in range(4):
        turns.append(play.state.turn)
        play.give(play.pending.seat, "long_stride", "night_march")
        play.choose("explore", "long_stride")
        play.choose("stay")
    assert turns == ["slytherin", "gryffindor", "dark", "slytherin"]


def test_glossary_reveal_hands_and_decks_are_counts_to_others() -> None:
    play = Play()
    view = GAME.view(play.state, "dark")
    assert view["hand"] == list(play.state.hands["dark"])
    assert [seat["hand"] for seat in view["seats"]] == [5, 5]
    assert GAME.view(play.state, "screen")["hand"] == []
