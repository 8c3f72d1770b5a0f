"""The Library: books and their effects."""

import pytest

from companion.games.defenders.core.cards import Effect

from .table import Play, refuses


def in_library(*effects: Effect, **fields: object) -> Play:
    """Gryffindor's pawn has landed in the Library, where a book with these effects lies open."""
    play = Play()
    play.clear()
    play.book(*effects)
    play.set(**fields)
    play.land("gryffindor-1", "library")
    return play


def read(play: Play, slot: int = 0) -> Play:
    play.choose("take", "book")
    play.choose("book", slot)
    return play


@pytest.mark.row("END-8")
def test_library_one_of_two_books_is_taken_and_the_slot_refilled() -> None:
    play = in_library(Effect("draw"), library_deck=("first_aid",))
    book, other = play.state.library_row
    read(play)
    assert play.state.books["gryffindor"] == book
    assert play.state.library_row == ("first_aid", other)


@pytest.mark.row("END-8")
def test_library_the_effect_is_resolved_at_once_with_all_that_follows() -> None:
    play = in_library(Effect("directly", what="entrance_hall"), Effect("draw"))
    hand = len(play.state.hands["gryffindor"])
    read(play)
    assert play.pending.kind == "move-pawn-to"
    assert refuses(play, "stay") == "MOV-16"
    play.move("gryffindor-2", "entrance_hall")
    play.choose("take", "draw")
    assert len(play.state.hands["gryffindor"]) == hand + 2


@pytest.mark.row("END-8")
def test_library_who_holds_a_book_takes_none() -> None:
    play = in_library(Effect("draw"), books={"gryffindor": "first_aid"})
    assert play.state.turn == "dark"


@pytest.mark.row("END-8")
def test_library_only_open_books_are_taken_and_only_there() -> None:
    play = in_library(Effect("draw"))
    play.choose("take", "book")
    assert refuses(play, "book", 2) == "END-8"
    elsewhere = Play()
    elsewhere.clear()
    elsewhere.land("gryffindor-1", "castle_gates")
    assert refuses(elsewhere, "take", "book") == "END-8"


@pytest.mark.row("RUL-52")
def test_ruling_spent_books_are_shuffled_back_when_needed() -> None:
    play = in_library(
        Effect("draw"), library_deck=(), library_discard=("many_pages", "slow_clocks")
    )
    read(play)
    assert play.state.library_row[0] in ("many_pages", "slow_clocks")
    assert len(play.state.library_deck) == 1
    assert play.state.library_discard == ()


@pytest.mark.row("RUL-52")
def test_ruling_while_the_deck_lasts_spent_books_stay_where_they_are() -> None:
    play = in_library(Effect("draw"), library_deck=("first_aid",), library_discard=("many_pages",))
    read(play)
    assert play.state.library_discard == ("many_pages",)


@pytest.mark.row("RUL-52")
def test_ruling_with_deck_and_discard_pile_empty_the_slot_stays_empty() -> None:
    play = in_library(Effect("draw"), library_deck=(), library_discard=())
    read(play)
    assert play.state.library_row[0] == ""


@pytest.mark.row("RUL-52")
def test_ruling_a_book_with_an_impossible_effect_is_taken_all_the_same() -> None:
    play = in_library(Effect("stun", whom="dark"))
    book = play.state.library_row[0]
    read(play)
    assert play.state.books["gryffindor"] == book
    assert play.state.turn == "dark"


@pytest.mark.row("END-8", "HOU-3")
def test_library_a_card_that_a_book_lets_be_played_comes_at_once_without_an_explore() -> None:
    """An Event of an own Replenish led there. Nothing of it is left for a later Explore."""
    play = Play("gryffindor")
    play.clear()
    play.book(Effect("play"), Effect("draw"))
    play.event(Effect("directly", what="library"))
    play.turn_of("gryffindor")
    play.give("gryffindor", *["quiet_steps"] * 5)
    play.put("gryffindor-1", "courtyard")
    play.set(marker=1)
    play.choose("replenish")
    play.choose("enough")
    play.move("gryffindor-1", "library")
    play.choose("take", "book")
    play.choose("book", 0)
    assert [event.key for event in play.events[-2:]].count("drew") == 1
    assert play.pending.kind == "second-card"
    play.choose("enough")
    assert play.state.plays == 0
    assert play.pending.kind != "second-card"
