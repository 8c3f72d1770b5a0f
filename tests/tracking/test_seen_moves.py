"""Moves that are seen, piece by piece, on the real rules."""

from companion.games.defenders.core.cards import Value
from companion.games.kernel.decisions import Choice
from companion.games.kernel.layout import Layout
from companion.tables.following import board_of
from companion.tracking.source import Sight
from companion.tracking.tracker import Tracker
from tests.games.defenders.table import BOX, GAME, Play


def sights(layout: Layout, **elsewhere: str) -> dict[str, Sight]:
    """A camera's sights of a layout, with some pieces elsewhere."""
    on_board = BOX.places
    seen = {
        piece: Sight((spot.place,) if spot.place in on_board else (), spot.lying)
        for piece, spot in layout.items()
    }
    for piece, place in elsewhere.items():
        seen[piece.replace("_", "-")] = Sight((place,))
    return seen


class Board:
    """A tracker beside a game whose pieces have come to rest as the rules expect it."""

    def __init__(self, play: Play | None = None) -> None:
        self.play = play or Play()
        if play is None:
            self.play.give("gryffindor", "second_wind")
            self.play.choose("explore", "second_wind")
        self.tracker = Tracker(GAME, hands=GAME.layout(self.play.state), board=board_of(BOX))
        self.tracker.sighted(sights(self.layout))
        self.tracker.expect(self.play.state)

    @property
    def layout(self) -> Layout:
        return GAME.layout(self.play.state)

    def see(self, **elsewhere: str) -> tuple[Choice, ...]:
        self.tracker.sighted(sights(self.layout, **elsewhere))
        return self.tracker.line()


def test_a_pawn_elsewhere_is_a_whole_draft_also_from_a_shared_space() -> None:
    board = Board()
    assert board.see(gryffindor_2="library") == (("piece", "gryffindor-2"), ("to", "library"))


def test_nothing_that_is_hidden_has_moved() -> None:
    board = Board()
    board.tracker.sighted({})
    assert board.tracker.line() == ()
    assert board.tracker.tasks(()) == ()


def test_a_pawn_put_back_is_no_draft() -> None:
    board = Board()
    board.see(gryffindor_1="library")
    assert board.see() == ()


def test_what_stood_elsewhere_when_it_was_first_seen_is_a_task() -> None:
    board = Board()
    tracker = Tracker(GAME, hands=board.layout, board=board_of(BOX))
    tracker.expect(board.play.state)
    tracker.sighted(sights(board.layout, dark_1="library"))
    assert tracker.line() == ()
    assert [task.key for task in tracker.tasks(())] == ["task-move"]


def test_two_pawns_that_were_moved_for_a_double_value_are_one_draft() -> None:
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.explore("gryffindor", Value((1, 2)))
    play.choose("value", 2)
    board = Board(play)
    line = board.see(gryffindor_1="flying_lawn", gryffindor_2="courtyard")
    assert [choice[0] for choice in line] == ["piece", "to"] * 2


def test_a_bystander_that_was_nudged_does_not_hide_the_move() -> None:
    board = Board()
    line = board.see(gryffindor_1="library", dark_2="courtyard")
    assert line == (("piece", "gryffindor-1"), ("to", "library"))
    assert "task-move" in [task.key for task in board.tracker.tasks(line)]


def test_a_seen_task_goes_by_itself() -> None:
    board = Board()
    board.see(gryffindor_1="library", dark_2="courtyard")
    (task,) = board.tracker.tasks(board.tracker.line())
    assert task.tick is None
    board.see(gryffindor_1="library")
    assert board.tracker.tasks(board.tracker.line()) == ()
