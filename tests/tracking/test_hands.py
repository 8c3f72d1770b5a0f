"""What is left for hands to do, from two layouts."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from companion.games.kernel.layout import Layout, Spot
from companion.tracking.hands import (
    Change,
    after,
    called_as_expected,
    changes,
    done,
    expectation,
    is_done,
)
from companion.tracking.tasks import to_tick

SPOTS = st.builds(Spot, st.just("a"), st.sampled_from(["x", "y", "z"]), st.booleans())
LAYOUTS = st.dictionaries(st.sampled_from(["a-1", "a-2", "a-3", "a-4"]), SPOTS)


def alike(one: Layout, other: Layout) -> bool:
    """Do two layouts look the same? Pieces of one owner in one posture cannot be told apart."""
    return Counter(one.values()) == Counter(other.values())


@given(LAYOUTS, LAYOUTS)
def test_what_is_done_one_by_one_ends_as_expected(hands: Layout, expected: Layout) -> None:
    hands = called_as_expected(hands, expected)
    left = changes(hands, expected)
    assert len(left) <= max(len(hands), len(expected))
    for change in left:
        hands = done(hands, expected, change)
    assert alike(hands, expected)
    assert changes(hands, expected) == ()


@given(LAYOUTS, LAYOUTS)
def test_names_change_no_layout(hands: Layout, expected: Layout) -> None:
    named = called_as_expected(hands, expected)
    assert alike(named, hands)
    same = sum((Counter(hands.values()) & Counter(expected.values())).values())
    assert sum(named.get(piece) == spot for piece, spot in expected.items()) == same


@given(LAYOUTS, LAYOUTS)
def test_every_task_has_its_own_name(hands: Layout, expected: Layout) -> None:
    tasks = [task for task, _ in to_tick(hands, expected, {})]
    assert len({task.tick for task in tasks}) == len(tasks)


def test_alike_pieces_that_changed_places_leave_nothing_to_do() -> None:
    one = {"a-1": Spot("a", "x"), "a-2": Spot("a", "y")}
    other = {"a-1": Spot("a", "y"), "a-2": Spot("a", "x")}
    assert changes(one, other) == ()


def test_a_piece_that_fell_is_laid_down_where_it_stands() -> None:
    stands = {"a-1": Spot("a", "x"), "a-2": Spot("a", "y")}
    lies = {"a-1": Spot("a", "x", lying=True), "a-2": Spot("a", "y")}
    (change,) = changes(stands, lies)
    assert change == Change(Spot("a", "x"), Spot("a", "x", lying=True))
    (task,) = [task for task, _ in to_tick(stands, lies, {})]
    assert (task.key, task.facts["place"]) == ("task-lay-down", "x")
    assert changes(lies, stands)[0].new == Spot("a", "x")


def test_owners_are_never_mixed() -> None:
    hands = {"a-1": Spot("a", "x"), "b-1": Spot("b", "y")}
    expected = {"a-1": Spot("a", "y"), "b-1": Spot("b", "x")}
    assert {(each.owner, each.new and each.new.place) for each in changes(hands, expected)} == {
        ("a", "y"),
        ("b", "x"),
    }


def test_sensors_say_what_they_can() -> None:
    expected = {"a-1": Spot("a", "x"), "a-2": Spot("a", "hall"), "a-3": Spot("a", "hall")}
    to_x = Change(Spot("a", "y"), Spot("a", "x"))
    assert is_done(to_x, expected, {"x": True, "y": False}) is True
    assert is_done(to_x, expected, {"x": True, "y": True}) is False
    assert is_done(to_x, expected, {"z": True}) is None
    to_hall = Change(Spot("a", "y"), Spot("a", "hall"))
    assert is_done(to_hall, expected, {"hall": False, "y": False}) is True
    assert is_done(to_hall, expected, {"hall": True}) is None


def test_a_lying_piece_that_is_not_felt_was_laid_down() -> None:
    expected = {"a-1": Spot("a", "x", lying=True)}
    falls = Change(Spot("a", "x"), Spot("a", "x", lying=True))
    assert is_done(falls, expected, {"x": False}) is True
    assert is_done(falls, expected, {"x": True}) is None
    assert expectation(expected, "x") == "either"


def test_only_moves_move_pieces() -> None:
    layout = {"a-1": Spot("a", "x")}
    line = [("piece", "a-1"), ("stay",), ("along", "y", "z")]
    assert after(layout, line)["a-1"].place == "z"
    assert after(layout, [("to", "y")]) == layout
    assert after(layout, [("piece", "b-1"), ("to", "y")]) == layout


def test_a_piece_that_was_moved_is_set_up() -> None:
    unset = {"a-1": Spot("a", "x"), "a-2": Spot("a", "x")}
    line = [("piece", "a-1"), ("to", "y"), ("along", "z")]
    assert after({}, line[:2], unset) == {"a-1": Spot("a", "y")}
    assert after({}, line, unset) == {"a-1": Spot("a", "z")}
    assert after({}, line[:1], unset) == {}


def test_a_lying_piece_that_is_moved_still_lies() -> None:
    layout = {"a-1": Spot("a", "x", lying=True)}
    assert after(layout, [("piece", "a-1"), ("to", "y")]) == {"a-1": Spot("a", "y", lying=True)}
