"""Pieces that are told apart by their tags, as the pieces of a game in which they are alike."""

from companion.games.kernel.layout import Layout, Spot
from companion.tracking.sights import Sights, Stray
from companion.tracking.source import Board, Sight

SQUARE = ((0, 0), (9, 0), (9, 9), (0, 9))
PIECES = {"a-1": "a", "a-2": "a", "a-3": "a", "b-1": "b"}
BOARD = Board((60, 60), dict.fromkeys(("hall", "yard", "lake", "tower"), SQUARE), PIECES)


def at(*places: str, lying: bool | None = False) -> Sight:
    return Sight(places, lying)


def layout(**places: str) -> Layout:
    return {
        piece.replace("_", "-"): Spot(piece[0], place.removesuffix("!"), place.endswith("!"))
        for piece, place in places.items()
    }


def sights(expected: Layout, **seen: Sight) -> Sights:
    found = Sights(BOARD)
    found.settle({tag.replace("_", "-"): sight for tag, sight in seen.items()}, expected)
    return found


def test_a_tag_is_taken_for_the_piece_where_it_is_seen() -> None:
    expected = layout(a_1="hall", a_2="yard")
    assert not sights(expected, a_1=at("yard"), a_2=at("hall")).strays(expected)


def test_a_piece_elsewhere_is_a_stray() -> None:
    expected = layout(a_1="hall", a_2="yard")
    found = sights(expected, a_1=at("hall"), a_2=at("lake"))
    assert found.strays(expected) == {Stray("a-2", ("lake",))}


def test_too_near_a_border_it_may_be_where_it_should() -> None:
    expected = layout(a_1="hall")
    assert not sights(expected, a_1=at("yard", "hall")).strays(expected)
    assert sights(expected, a_1=at("yard", "lake")).strays(expected) == {
        Stray("a-1", ("yard", "lake"))
    }


def test_who_comes_to_the_place_of_a_hidden_one_has_moved() -> None:
    expected = layout(a_1="hall", a_2="yard")
    found = sights(expected, a_1=at("hall"), a_2=at("yard"))
    found.settle({"a-1": at("yard")}, expected)
    assert found.strays(expected) == {Stray("a-1", ("yard",))}


def test_the_game_may_call_another_one_the_piece_that_moved() -> None:
    before, after = layout(a_1="hall", a_2="hall"), layout(a_1="yard", a_2="hall")
    found = sights(before, a_1=at("hall"), a_2=at("hall"))
    found.settle({"a-2": at("yard")}, before)  # the other one is hidden
    found.expect(after)
    assert not found.strays(after)
    found.settle({"a-1": at("hall"), "a-2": at("yard")}, after)
    assert not found.strays(after)


def test_a_pawn_beside_the_board_is_in_the_pool_or_not_in_play() -> None:
    expected = {**layout(b_1="hall"), "a-1": Spot("a", "pool"), "a-2": Spot("a", "lake")}
    found = sights(expected, a_3=at(), a_2=at("lake"))
    assert not found.strays(expected)
    found.settle({"a-2": at("lake"), "a-3": at("tower")}, expected)
    assert found.strays(expected) == {Stray("a-1", ("tower",))}


def test_a_foreign_tag_is_nobody() -> None:
    expected = layout(a_1="hall")
    assert not sights(expected, c_9=at("yard"))


def test_hands_are_known_to_have_made_what_is_surely_seen() -> None:
    expected = layout(a_1="hall", a_2="yard", b_1="lake!")
    found = sights(expected, a_1=at("tower"), a_2=at("hall", "yard"), b_1=at("lake", lying=None))
    assert found.taken_into(expected) == layout(a_1="tower", a_2="yard", b_1="lake!")


def test_a_piece_that_lies_is_seen_to_lie() -> None:
    expected = layout(a_1="hall", a_2="hall")
    found = sights(expected, a_1=at("hall"), a_2=at("hall", lying=True))
    assert found.taken_into(expected) == layout(a_1="hall", a_2="hall!")
    assert found.sees(Spot("a", "hall"))
    assert not found.sees(Spot("a", "yard"))
