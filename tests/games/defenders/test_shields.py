"""Defence Shields, and winning with two."""

import pytest

from companion.games.defenders.core.definitions import ROOM, Item

from .table import GAME, Play, refuses

YARD = "courtyard"


def landed(item: Item = "coin", *houses: str, **fields: object) -> Play:
    """Gryffindor has all that the courtyard's shield asks for, and has landed there."""
    play = Play(*houses)
    play.clear()
    play.set(shields={YARD: item, "library": "coin"})
    play.equip("gryffindor", item=item)
    if item == "detector":
        play.loyal(gryffindor=7)
    play.set(**fields)
    play.land("gryffindor-1", YARD)
    return play


@pytest.mark.row("END-10", "RUL-1")
@pytest.mark.parametrize("item", ["coin", "detector"])
def test_p18_book_scroll_and_item_are_handed_in_for_the_shield(item: Item) -> None:
    play = landed(item)
    assert play.options == (("take", "shield"), ("enough",))
    play.choose("take", "shield")
    assert play.state.won["gryffindor"] == (item,)


@pytest.mark.row("END-10")
@pytest.mark.parametrize(
    "missing",
    [
        {"books": {"gryffindor": ""}},
        {"scrolls": {"gryffindor": 0}},
        {"coins": frozenset()},
        {"coins": frozenset(), "detector": "gryffindor"},
        {"shields": {"library": "coin"}},
    ],
)
def test_p18_one_thing_missing_and_there_is_no_shield(missing: dict[str, object]) -> None:
    play = landed(**missing)  # type: ignore[arg-type]
    assert play.state.turn == "dark"
    assert play.state.won["gryffindor"] == ()


@pytest.mark.row("END-10")
def test_p18_the_shield_is_optional() -> None:
    play = landed()
    play.choose("enough")
    assert YARD in play.state.shields


@pytest.mark.row("RUL-1")
def test_ruling_standing_there_is_not_landing() -> None:
    play = Play()
    play.clear()
    play.set(shields={YARD: "coin"})
    play.put("gryffindor-1", YARD)
    play.equip("gryffindor")
    play.land("gryffindor-2", "castle_gates")
    assert refuses(play, "take", "shield") == "END-10"


@pytest.mark.row("END-11", "RUL-52")
def test_relinquish_what_was_handed_in_goes_back() -> None:
    play = landed()
    book = play.state.books["gryffindor"]
    play.choose("take", "shield")
    state = play.state
    assert (state.coins, state.scrolls["gryffindor"]) == (frozenset(), 0)
    assert state.books["gryffindor"] == ""
    assert state.library_discard == (book,)
    assert YARD not in state.shields


@pytest.mark.row("END-11")
def test_relinquish_what_the_shield_did_not_ask_for_stays() -> None:
    play = landed(scrolls={"gryffindor": 2}, detector="gryffindor")
    play.choose("take", "shield")
    assert play.state.detector == "gryffindor"
    assert play.state.scrolls["gryffindor"] == 1
    assert set(play.state.shields) == {"library"}


@pytest.mark.row("RUL-49", "LOY-4")
def test_ruling_the_loyalty_pawn_drops_then_the_detector_goes_then_the_room_closes() -> None:
    play = landed("detector")
    play.put("gryffindor-2", ROOM)
    play.choose("take", "shield")
    assert play.state.loyalty["gryffindor"] == 4
    assert (play.state.detector, play.state.loyal) == ("", ())
    keys = [event.key for event in play.events if event.key in ("shield", "loyalty", "detector")]
    assert keys == ["shield", "loyalty"]


@pytest.mark.row("RUL-49", "WIN-1")
def test_ruling_a_winner_drops_no_more() -> None:
    play = landed("detector", won={"gryffindor": ("coin",)})
    play.choose("take", "shield")
    assert play.is_over
    assert play.state.loyalty["gryffindor"] == 7
    assert play.events[-1].key == "won"


@pytest.mark.row("WIN-1")
def test_p23_two_shields_win_at_once_and_alone() -> None:
    play = landed("coin", "gryffindor", "slytherin", won={"gryffindor": ("coin",), "slytherin": ()})
    play.choose("take", "shield")
    result = GAME.result(play.state)
    assert result is not None
    assert (result.outcome, result.seats, result.rule) == ("won", ("gryffindor",), "WIN-1")


@pytest.mark.row("WIN-1")
def test_p23_one_shield_of_each_of_two_players_wins_nothing() -> None:
    won = {"gryffindor": (), "slytherin": ("coin",)}
    play = landed("coin", "gryffindor", "slytherin", won=won)
    play.choose("take", "shield")
    assert GAME.result(play.state) is None
    assert not play.is_over


@pytest.mark.row("WIN-1")
def test_p23_nothing_is_asked_after_a_win_even_with_a_book_slot_to_fill() -> None:
    play = landed(won={"gryffindor": ("coin",)})
    play.set(library_deck=(), library_row=("", "first_aid"))
    play.choose("take", "shield")
    assert play.is_over
    assert GAME.view(play.state, "screen")["pendings"] == []


@pytest.mark.row("RUL-60")
@pytest.mark.parametrize(
    ("goal", "winner"), [("flying_lawn", "gryffindor"), ("forest_edge", "dark")]
)
def test_ruling_of_two_goals_the_first_in_order_of_resolution_wins(goal: str, winner: str) -> None:
    """The encounter comes before the shield: where the pawn is moved decides."""
    play = Play()
    play.clear()
    play.put("dark-1", YARD)
    play.set(
        shields={YARD: "coin"},
        won={"gryffindor": ("coin",)},
        progress=frozenset({"white", "orange", "red"}),
        needed=1,
        dark_location="forest_edge",
    )
    play.equip("gryffindor")
    play.land("gryffindor-1", YARD)
    play.choose("to", goal)
    if not play.is_over:
        play.choose("take", "shield")
    result = GAME.result(play.state)
    assert result is not None
    assert result.seats == (winner,)


@pytest.mark.row("RUL-60")
def test_ruling_the_game_ends_there_and_nothing_more_is_resolved() -> None:
    play = landed(won={"gryffindor": ("coin",)})
    play.choose("take", "shield")
    assert play.state.agenda == ()
