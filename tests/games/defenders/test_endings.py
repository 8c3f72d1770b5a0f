"""How a game ends."""

import pytest

from companion.games.defenders.core.cards import Effect, Reaction, Value, Zone
from companion.games.defenders.core.definitions import DARK
from companion.games.kernel.port import Result

from .table import GAME, Play

ALL: frozenset[Zone] = frozenset({"white", "orange", "red"})
YARD = "courtyard"


def hunting(needed: int = 2, progress: frozenset[Zone] = ALL) -> Play:
    """The Dark Location is the courtyard, and one Dark Arts Pawn stands there."""
    play = Play()
    play.clear()
    play.put("dark-1", YARD)
    play.set(progress=progress, needed=needed, dark_location=YARD)
    return play


def result(play: Play) -> Result | None:
    return GAME.result(play.state)


@pytest.mark.row("WIN-2")
def test_p23_enough_pawns_on_the_dark_location_win() -> None:
    play = hunting()
    play.put("dark-2", "library")
    play.land("dark-2", YARD)
    assert result(play) == Result("won", (DARK,), "WIN-2")
    assert play.is_over


@pytest.mark.row("WIN-2")
def test_p23_one_pawn_too_few_does_not() -> None:
    play = hunting(needed=3)
    play.put("dark-2", "library")
    play.land("dark-2", YARD)
    assert result(play) is None


@pytest.mark.row("WIN-2")
def test_p23_without_all_progress_tokens_there_is_no_win() -> None:
    play = hunting(progress=frozenset({"orange", "red"}))
    play.put("dark-2", "library")
    play.land("dark-2", YARD)
    assert result(play) is None


@pytest.mark.row("WIN-2", "RUL-19")
def test_p23_a_displaced_pawn_can_win_in_a_house_players_turn() -> None:
    play = hunting()
    play.put("dark-2", "flying_lawn")
    play.land("gryffindor-1", "flying_lawn")
    play.choose("to", YARD)
    assert result(play) == Result("won", (DARK,), "WIN-2")


@pytest.mark.row("WIN-2")
def test_p23_deploying_onto_the_dark_location_wins() -> None:
    play = Play()
    play.clear()
    play.set(progress=ALL, needed=1, dark_location="forest_edge")
    play.explore(DARK, Value((1,)))
    play.move("dark-1", "forest_edge")
    assert result(play) == Result("won", (DARK,), "WIN-2")


def at_last_event(stunned: bool, pawns: int) -> Play:
    """The Dementor is taken on the second red Event Space, where two pawns are needed."""
    play = Play()
    play.clear()
    place = play.state.dark_location_deck[-1]
    for i in range(1, pawns + 1):
        play.put(f"dark-{i}", place)
    if stunned:
        play.set(stunned=frozenset({"dark-1", "dark-2"}))
    play.set(marker=8, reached=8, progress=ALL - {"red"})
    play.event(zone="red")
    play.advance()
    play.choose("progress-token")
    return play


@pytest.mark.row("RUL-58")
@pytest.mark.parametrize("stunned", [False, True])
def test_ruling_pawns_that_stand_there_already_win_at_once(stunned: bool) -> None:
    assert result(at_last_event(stunned, 2)) == Result("won", (DARK,), "WIN-2")


@pytest.mark.row("RUL-58")
def test_ruling_too_few_that_stand_there_do_not() -> None:
    assert result(at_last_event(stunned=False, pawns=1)) is None


@pytest.mark.row("RUL-24")
def test_ruling_on_the_dark_location_alone_there_is_nobody_to_bump() -> None:
    play = hunting(needed=1)
    play.put("dark-1", "library")
    play.land("dark-1", YARD)
    assert result(play) == Result("won", (DARK,), "WIN-2")


def final(**hands: int) -> Play:
    """Final hands of so many cards."""
    play = Play()
    play.clear()
    play.set(marker=10, reached=10, final_hands=True, progress=ALL, needed=3)
    play.set(dark_location="white_tomb")
    card = play.card(Value((1,)))
    for seat in play.state.seats:
        play.give(seat, *[card] * hands.get(seat, 0))
    play.set(draws=dict.fromkeys(play.state.seats, (card,) * 9))
    return play


def play_card(play: Play) -> None:
    play.choose(*next(choice for choice in play.options if choice[0] == "explore"))
    play.choose("stay")


@pytest.mark.row("WIN-3")
def test_p23_a_tie_comes_with_the_last_card() -> None:
    play = final(gryffindor=1, dark=1)
    play.turn_of("gryffindor")
    play_card(play)
    assert result(play) is None
    play_card(play)
    assert result(play) == Result("tie", (), "WIN-3")


@pytest.mark.row("WIN-3", "RUL-39")
def test_p23_before_final_hands_empty_hands_are_no_tie() -> None:
    play = Play()
    card = play.card(Value((1,)))
    play.give("dark")
    play.give("gryffindor", card)
    play.turn_of("gryffindor")
    play_card(play)
    assert result(play) is None
    play = final(dark=1)
    play.set(locations={"gryffindor": ("library", "dungeons", YARD)})
    play.turn_of("dark")
    play_card(play)
    assert result(play) == Result("tie", (), "WIN-3")


@pytest.mark.row("RUL-59")
def test_ruling_progress_in_final_hands_begins_the_count_anew() -> None:
    play = final(gryffindor=9)
    play.set(progressed=True)
    play.turn_of("gryffindor")
    for _ in range(2):
        play_card(play)
    assert play.state.quiet == 2
    card = play.card(Value(to="castle_gates"))
    play.give("gryffindor", card, card)
    play.choose("explore", card)
    play.move("gryffindor-1", "castle_gates")
    play.choose("take", "detector")
    assert (result(play), play.state.quiet) == (None, 0)


@pytest.mark.row("RUL-59")
def test_ruling_the_third_quiet_round_ends_the_game_with_its_last_turn() -> None:
    play = final(gryffindor=9, dark=9)
    play.set(progressed=True)
    play.turn_of("gryffindor")
    for _ in range(6):
        assert result(play) is None
        play_card(play)
    assert result(play) == Result("tie", (), "RUL-59")


@pytest.mark.row("RUL-59")
def test_ruling_before_final_hands_no_round_is_quiet() -> None:
    play = Play()
    play.clear()
    card = play.card(Value((1,)))
    for _ in range(8):
        play.give(play.state.turn, *[card] * 2)
        play_card(play)
    assert (result(play), play.state.quiet) == (None, 0)


@pytest.mark.row("RUL-19")
def test_ruling_a_displaced_pawn_elsewhere_does_not_win() -> None:
    play = hunting()
    play.put("dark-2", "flying_lawn")
    play.land("gryffindor-1", "flying_lawn")
    play.choose("to", "paddock")
    assert result(play) is None


@pytest.mark.row("RUL-59")
@pytest.mark.parametrize(
    ("place", "benefit"),
    [
        ("castle_gates", "detector"),
        ("dungeons", "token"),
        ("library", "book"),
        ("room_of_requirement", "coin"),
        ("courtyard", "shield"),
    ],
)
def test_ruling_items_shields_and_loyalty_steps_are_progress(place: str, benefit: str) -> None:
    play = final(gryffindor=3, dark=3)
    play.loyal(gryffindor=5)
    play.equip("gryffindor")
    play.set(shields={"courtyard": "coin"})
    if benefit in ("book", "coin"):
        play.set(books={"gryffindor": ""}, coins=frozenset())
        play.book(Effect("stand_up"))
    play.land("gryffindor-1", place)
    assert not play.state.progressed
    play.choose("take", benefit)
    play.decline("book")
    assert play.state.progressed


@pytest.mark.row("RUL-59")
def test_ruling_a_scroll_a_bump_and_a_path_step_are_progress() -> None:
    play = final(gryffindor=3)
    play.set(locations={"gryffindor": (YARD, "library", "dungeons")})
    play.put("gryffindor-1", YARD)
    play.put("gryffindor-2", "library")
    play.turn_of("gryffindor")
    play.choose("scroll", YARD, "library")
    assert play.state.progressed
    play = final(gryffindor=3, dark=3)
    play.put("gryffindor-1", YARD)
    play.put("dark-1", "library")
    play.land("dark-1", YARD)
    assert play.state.progressed
    play = final(gryffindor=3)
    play.set(marker=6, final_hands=False)
    assert not play.state.progressed
    play.advance()
    assert play.state.progressed


@pytest.mark.row("RUL-59", "RUL-29")
def test_ruling_an_extra_turn_is_no_round() -> None:
    play = final(gryffindor=9, dark=9)
    play.set(progressed=True)
    play.turn_of("gryffindor")
    play.set(again=True)
    play_card(play)
    assert (play.state.turn, play.state.quiet) == ("gryffindor", 0)


@pytest.mark.row("RUL-24")
@pytest.mark.parametrize("switched", [False, True])
def test_ruling_a_bump_elsewhere_delays_no_win(switched: bool) -> None:
    """A swap in its window brings the pawn that was missing onto the Dark Location."""
    play = answered_by_a_swap(bumped="flying_lawn", needed=1)
    play.set(switched=frozenset({"RUL-24"} if switched else ()))
    swap_onto_the_dark_location(play)
    assert result(play) == Result("won", (DARK,), "WIN-2")


@pytest.mark.row("RUL-24")
@pytest.mark.parametrize("switched", [False, True])
def test_ruling_a_bump_on_the_dark_location_comes_before_what_a_swap_brings_there(
    switched: bool,
) -> None:
    play = answered_by_a_swap(bumped=YARD, needed=2)
    play.set(switched=frozenset({"RUL-24"} if switched else ()))
    swap_onto_the_dark_location(play)
    won = Result("won", (DARK,), "WIN-2")
    assert result(play) == (won if switched else None)


def answered_by_a_swap(bumped: str, needed: int) -> Play:
    """A Dark Arts Pawn is about to bump there, and a House Pawn waits on the Dark Location."""
    play = hunting(needed=needed)
    play.put("gryffindor-1", bumped)
    play.put("gryffindor-2", YARD)
    play.put("dark-2", "library")
    card = play.card(reaction=Reaction("bump", (Effect("swap", whom="dark"),)))
    play.set(acquired={**play.state.acquired, "gryffindor": (card,)})
    play.give("gryffindor", card)
    play.put("dark-1", "dungeons")
    play.land("dark-1", bumped)
    return play


def swap_onto_the_dark_location(play: Play) -> None:
    while play.pending.kind != "reaction":
        play.choose("target", "gryffindor-1")
    play.choose(*play.options[0])
    play.choose("target", "gryffindor-2")
    play.choose("target", "dark-2")
