"""Set-up (SET)."""

from collections import Counter

import pytest

from companion.games.defenders.core.cards import TYPES
from companion.games.defenders.core.definitions import HOUSES
from companion.games.kernel.port import Result
from companion.games.kernel.rulings import Refused

from .table import BOX, GAME, Play

DECKS = BOX.edition.decks


@pytest.mark.parametrize(
    "seats", [("dark",), ("gryffindor", "ravenclaw"), ("dark", "dark", "slytherin"), ()]
)
@pytest.mark.row("SET-1")
def test_setup_needs_one_dark_arts_player_and_a_house(seats: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(BOX.edition, seats)
    assert refused.value.ruling.rule == "SET-1"


@pytest.mark.row("SET-1")
def test_setup_no_house_plays_twice() -> None:
    ruling = GAME.seating(("dark", "gryffindor", "gryffindor"))
    assert (ruling.allowed, ruling.key) == (False, "refused-SET-1-no-house")


@pytest.mark.parametrize("houses", range(1, 5))
@pytest.mark.row("SET-4")
def test_setup_dark_arts_pawns_in_play(houses: int) -> None:
    places = Play(*HOUSES[:houses]).state.places
    dark = [place for pawn, place in places.items() if pawn.startswith("dark-")]
    deployment = {space.id for space in BOX.edition.spaces.values() if space.deployment}
    assert len(dark) == houses + 3
    assert set(dark[:4]) == deployment
    assert dark[4:] == ["pool"] * (houses - 1)


@pytest.mark.row("SET-5")
def test_setup_three_pawns_of_each_house_in_the_great_hall() -> None:
    places = Play("ravenclaw", "slytherin").state.places
    halls = Counter(pawn.split("-")[0] for pawn, at in places.items() if at == "great_hall")
    assert halls == {"ravenclaw": 3, "slytherin": 3}


@pytest.mark.row("SET-12")
def test_setup_everyone_draws_five_of_seven() -> None:
    state = Play("hufflepuff").state
    for seat, starter in (
        ("dark", BOX.edition.decks.dark_starter),
        ("hufflepuff", BOX.edition.decks.house_starter),
    ):
        assert len(state.hands[seat]) == 5
        assert Counter(state.hands[seat] + state.draws[seat]) == Counter(starter)


@pytest.mark.row("SET-9")
def test_setup_marker_on_the_first_space() -> None:
    assert Play().state.marker == 0


@pytest.mark.row("SET-14")
def test_key_concepts_left_of_the_dark_arts_player_goes_first_then_clockwise() -> None:
    play = Play("slytherin", "gryffindor")
    turns = []
    for _ in range(4):
        turns.append(play.state.turn)
        play.give(play.pending.seat, "long_stride", "night_march")
        play.choose("explore", "long_stride")
        play.choose("stay")
    assert turns == ["slytherin", "gryffindor", "dark", "slytherin"]


@pytest.mark.row("SET-15")
def test_glossary_reveal_hands_and_decks_are_counts_to_others() -> None:
    play = Play()
    view = GAME.view(play.state, "dark")
    assert view["hand"] == play.state.hands["dark"]
    assert [seat["hand"] for seat in (view["dark"], *view["houses"])] == [5, 5]
    assert view["locations"] == ()
    own = GAME.view(play.state, "gryffindor")["locations"]
    assert own == play.state.locations["gryffindor"]
    assert GAME.view(play.state, "screen")["hand"] == ()


@pytest.mark.row("SET-2")
def test_setup_a_shield_of_either_kind_on_each_shield_space() -> None:
    shields = [Play(seed=seed).state.shields for seed in range(6)]
    spaces = {space.id for space in BOX.edition.spaces.values() if space.shield}
    for dealt in shields:
        assert set(dealt) == spaces
        assert Counter(dealt.values()) == {"detector": 3, "coin": 3}
    assert len({tuple(dealt.values()) for dealt in shields}) > 1


@pytest.mark.row("SET-3")
def test_setup_a_token_of_each_type_on_its_own_space() -> None:
    play = Play()
    assert play.state.tokens == dict.fromkeys(TYPES, "")
    assert sorted(space.token for space in play.spaces() if space.token) == sorted(TYPES)


@pytest.mark.row("SET-5")
def test_setup_the_fourth_pawn_on_the_first_space_of_the_loyalty_track() -> None:
    assert Play(*HOUSES).state.loyalty == dict.fromkeys(HOUSES, 1)


@pytest.mark.row("SET-6")
def test_setup_nobody_holds_anything_of_the_supplies() -> None:
    state = Play(*HOUSES).state
    assert (state.coins, state.detector, state.loyal) == (frozenset(), "", ())
    assert state.scrolls == dict.fromkeys(HOUSES, 0)
    assert not GAME.view(state, "screen")["room_open"]


@pytest.mark.row("SET-13")
def test_setup_every_house_player_has_its_own_marker() -> None:
    assert Play(*HOUSES).state.markers == {house: house for house in HOUSES}


@pytest.mark.row("SET-7")
def test_setup_two_of_eleven_books_lie_open() -> None:
    state = Play().state
    assert Counter(state.library_deck + state.library_row) == Counter(DECKS.library)
    assert len(DECKS.library) == 11
    assert len(state.library_row) == 2
    assert all(state.library_row)


@pytest.mark.row("SET-8")
def test_setup_four_of_forty_two_cards_to_acquire_lie_open() -> None:
    state = Play().state
    assert Counter(state.acquire_deck + state.row) == Counter(DECKS.house_acquire)
    assert len(DECKS.house_acquire) == 42
    assert len(state.row) == 4


@pytest.mark.row("SET-9")
def test_setup_all_progress_tokens_lie_on_their_zones() -> None:
    state = Play().state
    assert (state.marker, state.progress) == (0, frozenset())


@pytest.mark.row("SET-10")
def test_setup_three_location_cards_a_house_and_none_for_the_dark_arts_player() -> None:
    state = Play(*HOUSES).state
    dealt = sum(state.locations.values(), ())
    assert [len(cards) for cards in state.locations.values()] == [3, 3, 3, 3]
    assert Counter(dealt + state.location_deck) == Counter(DECKS.house_locations)
    assert Counter(state.dark_location_deck) == Counter(DECKS.dark_locations)
    assert (state.dark_location, state.needed) == ("", 0)


@pytest.mark.row("SET-11")
def test_setup_five_events_of_each_colour() -> None:
    decks = Play().state.event_decks
    for zone in ("white", "orange", "red"):
        assert Counter(decks[zone]) == Counter(getattr(DECKS, zone))
        assert len(decks[zone]) == 5


@pytest.mark.row("SET-7", "SET-8", "SET-10", "SET-11", "SET-12")
@pytest.mark.parametrize(
    "pile",
    ["library_deck", "acquire_deck", "dark_acquire", "location_deck", "event_decks", "draws"],
)
def test_setup_every_deck_is_shuffled(pile: str) -> None:
    assert len({str(getattr(Play(seed=seed).state, pile)) for seed in range(6)}) > 1


@pytest.mark.row("SET-12")
def test_setup_the_house_starters_hold_the_same_cards() -> None:
    state = Play(*HOUSES).state
    held = [sorted(state.hands[house] + state.draws[house]) for house in HOUSES]
    assert held[0] == held[1] == held[2] == held[3] == sorted(DECKS.house_starter)
    assert Counter(state.dark_acquire) == Counter(DECKS.dark_acquire)


@pytest.mark.row("RUL-57")
def test_ruling_the_dark_location_is_secret_until_it_wins() -> None:
    play = Play("gryffindor", "slytherin")
    play.set(dark_location="library", needed=2)
    views = {reader: GAME.view(play.state, reader) for reader in (*play.state.seats, "screen")}
    assert views.pop("dark")["dark_location"] == "library"
    assert [view["dark_location"] for view in views.values()] == [None, None, None]
    assert views["screen"]["needed"] == 2
    play.state.result = Result("won", ("dark",), "WIN-2")
    assert GAME.view(play.state, "screen")["dark_location"] == "library"
    play.state.result = Result("won", ("slytherin",), "WIN-1")
    assert GAME.view(play.state, "screen")["dark_location"] is None


@pytest.mark.row("SET-11", "SET-12")
@pytest.mark.parametrize(
    ("pile", "of"),
    [("event_decks", "white"), ("event_decks", "red"), ("draws", "dark"), ("draws", "gryffindor")],
)
def test_setup_each_of_several_decks_is_shuffled(pile: str, of: str) -> None:
    assert len({getattr(Play(seed=seed).state, pile)[of] for seed in range(6)}) > 1


@pytest.mark.row("SET-14")
def test_key_concepts_the_order_begins_to_the_left_of_the_dark_arts_player() -> None:
    state = GAME.new(BOX.edition, ("slytherin", "dark", "gryffindor", "ravenclaw"), {})
    assert state.seats == ("dark", "gryffindor", "ravenclaw", "slytherin")
