"""What a table decided, held against what the camera saw: seen before it, after it, never."""

from companion.tracking.source import Board, Expected, Layout, Observation, Sight, Spot
from vision.recordings.decisions import Decision, decisions

SQUARE = ((0, 0), (1, 0), (1, 1))
BOARD = Board(
    (9, 9),
    dict.fromkeys(("hall", "yard", "lake"), SQUARE),
    {"red-1": "red", "red-2": "red", "blue-1": "blue"},
)
HALL, YARD, LAKE = (Spot("red", place) for place in ("hall", "yard", "lake"))
BLUE = Spot("blue", "hall")
START: Layout = {"red-1": HALL, "red-2": LAKE, "blue-1": BLUE}
MOVED: Layout = {**START, "red-1": YARD}
AT = 10.0
"""When the table decided it."""


def seen(at: float, layout: Layout, **other: Sight) -> Observation:
    """This layout, without what is beside the board."""
    there = {
        piece: Sight((spot.place,), spot.lying)
        for piece, spot in layout.items()
        if spot.place in BOARD.outlines
    }
    return Observation(at, seen={**there, **other})


def made(*observations: Observation, after: Layout = MOVED) -> Decision:
    expected = [Expected(0.0, 3, START), Expected(AT, 4, after)]
    (decision,) = decisions(BOARD, expected, observations)
    return decision


def test_a_decision_says_what_moved() -> None:
    decision = made()
    assert (decision.revision, decision.at) == (4, AT)
    assert decision.moves == [(HALL, YARD)]
    assert decision.shown is None


def test_a_seen_move_leads_to_its_decision() -> None:
    assert made(seen(1, START), seen(7, MOVED), seen(8, MOVED), seen(12, MOVED)).shown == -3


def test_what_is_undone_before_the_decision_did_not_lead_to_it() -> None:
    assert made(seen(7, MOVED), seen(8, START), seen(9, MOVED)).shown == -1
    assert made(seen(7, MOVED), seen(8, START)).shown is None


def test_hands_follow_a_decision() -> None:
    assert made(seen(9, START), seen(11, START), seen(12, MOVED), seen(13, START)).shown == 2


def test_what_the_camera_is_not_sure_of_it_does_not_show() -> None:
    unsure = [Sight(("yard", "hall")), Sight(("yard",), None), Sight(("yard",), True), Sight(())]
    for sight in unsure:
        assert made(seen(9, MOVED, **{"red-1": sight})).shown is None
    without = seen(9, {piece: spot for piece, spot in MOVED.items() if piece != "red-1"})
    assert made(without).shown is None


def test_another_tag_of_the_same_owner_will_do() -> None:
    swapped = {"red-1": LAKE, "red-2": YARD, "blue-1": BLUE}
    assert made(seen(9, swapped)).shown == -1
    others = {"red-1": HALL, "red-2": LAKE, "blue-1": Spot("blue", "yard")}
    assert made(seen(9, others)).shown is None


def test_a_piece_that_falls_is_shown_lying() -> None:
    fell = {**START, "red-1": HALL._replace(lying=True)}
    assert made(seen(9, START), after=fell).shown is None
    assert made(seen(9, fell), after=fell).shown == -1


def test_nobody_sees_what_is_beside_the_board() -> None:
    gone = {**START, "red-1": Spot("red", "the-box")}
    assert made(seen(9, START), after=gone).shown is None
    assert made(seen(9, gone), after=gone).shown == -1
    assert made(seen(9, gone, **{"red-1": Sight(())}), after=gone).shown == -1


def test_a_later_decision_about_the_same_space_ends_the_time_for_it() -> None:
    expected = [Expected(0, 3, START), Expected(10, 4, MOVED), Expected(20, 5, START)]
    late = [seen(9, START), seen(21, MOVED), seen(22, START)]
    assert [each.shown for each in decisions(BOARD, expected, late)] == [None, -11]
    elsewhere = {**MOVED, "blue-1": Spot("blue", "lake")}
    expected = [Expected(0, 3, START), Expected(10, 4, MOVED), Expected(20, 5, elsewhere)]
    assert [each.shown for each in decisions(BOARD, expected, [seen(21, elsewhere)])] == [11, 1]


def test_a_piece_comes_onto_the_board_and_leaves_it() -> None:
    there = {**START, "blue-2": Spot("blue", "yard")}
    board = BOARD._replace(pieces={**BOARD.pieces, "blue-2": "blue"})
    expected = [Expected(0, 3, START), Expected(10, 4, there), Expected(20, 5, START)]
    seeing = [seen(9, START), seen(12, there), seen(19, START)]
    came, left = decisions(board, expected, seeing)
    assert (came.moves, came.shown) == ([(None, Spot("blue", "yard"))], 2)
    assert (left.moves, left.shown) == ([(Spot("blue", "yard"), None)], -1)


def test_another_game_is_no_decision() -> None:
    expected = [Expected(0, 3, START), Expected(10, 2, MOVED)]
    assert list(decisions(BOARD, expected, [])) == []
