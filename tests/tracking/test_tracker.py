"""The tracker reads moves from presence alone, on the real rules."""

from collections.abc import Callable

import pytest

from companion.games.defenders.core.cards import Effect
from companion.games.kernel.decisions import Choice
from companion.games.kernel.layout import Layout, Spot
from companion.tracking.drafts import decisions, draft, ruling
from companion.tracking.hands import expectation
from companion.tracking.tasks import differences
from companion.tracking.tracker import Tracker
from tests.games.defenders.table import BOX, GAME, Play


def sensed(layout: Layout, *, empty: str = "", full: str = "") -> dict[str, bool]:
    """What sensors under every space feel of a layout, and what one of them feels instead."""
    standing = {spot.place for spot in layout.values() if not spot.lying}
    there = {place: place in standing for place in BOX.places}
    return {**there, **({empty: False} if empty else {}), **({full: True} if full else {})}


class Board:
    """A tracker beside a game whose board has settled as the rules expect it."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.tracker = Tracker(GAME, hands=GAME.layout(play.state))
        self.tracker.settled(sensed(GAME.layout(play.state)))
        self.tracker.expect(play.state)

    def see(self, *, empty: str = "", full: str = "") -> tuple[Choice, ...]:
        layout = GAME.layout(self.play.state)
        self.tracker.settled(sensed(layout, empty=empty, full=full))
        return self.tracker.line()


def exploring(card: str = "second_wind", **places: str) -> Board:
    play = Play()
    for pawn, place in places.items():
        play.put(pawn.replace("_", "-"), place)
    play.give("gryffindor", card)
    play.choose("explore", card)
    return Board(play)


def test_nothing_changed_is_no_move() -> None:
    board = exploring()
    assert board.tracker.line() == ()
    assert board.tracker.tasks(()) == ()


def test_a_lifted_pawn_is_a_draft_of_the_pawn() -> None:
    board = exploring(gryffindor_1="courtyard")
    assert board.see(empty="courtyard") == (("piece", "gryffindor-1"),)


def test_a_pawn_put_down_elsewhere_is_a_whole_draft() -> None:
    board = exploring(gryffindor_1="courtyard")
    line = board.see(empty="courtyard", full="flying_lawn")
    # the lawn holds a Dark Arts Pawn already, so only the lifted pawn can be told
    assert line == (("piece", "gryffindor-1"),)
    line = board.see(empty="courtyard", full="library")
    assert line == (("piece", "gryffindor-1"), ("to", "library"))


def test_what_is_felt_for_the_first_time_is_no_move() -> None:
    """A sensor comes back in mid-move, and nothing stands where a pawn should."""
    board = exploring(gryffindor_1="courtyard")
    felt = sensed(GAME.layout(board.play.state))
    del felt["courtyard"]
    board.tracker.settled(felt)
    board.tracker.settled({**felt, "courtyard": False})
    assert board.tracker.line() == ()
    assert board.tracker.tasks(())
    assert board.see() == ()
    assert board.see(empty="courtyard") == (("piece", "gryffindor-1"),)


def test_a_pawn_put_back_is_no_move() -> None:
    board = exploring(gryffindor_1="courtyard")
    assert board.see(empty="courtyard")
    assert board.see() == ()


def test_one_of_several_leaves_a_shared_space_whether_its_sensor_felt_it_or_not() -> None:
    board = exploring()
    move = (("piece", "gryffindor-1"), ("to", "library"))
    assert board.see(full="library") == move
    assert board.see(empty="great_hall", full="library") == move


def test_no_piece_is_guessed_where_several_may_have_left() -> None:
    """Both stand where somebody else keeps the sensor pressed, and both may go there."""
    shared = {"gryffindor_1": "courtyard", "dark_1": "courtyard"}
    board = exploring(**shared, gryffindor_2="great_hall", gryffindor_3="great_hall")
    assert board.see(full="library") == ()
    board = exploring(**shared, gryffindor_2="dungeons", gryffindor_3="great_hall")
    assert board.see(full="library") == (("piece", "gryffindor-1"), ("to", "library"))


def test_a_tracker_without_a_game_reads_nothing() -> None:
    tracker = Tracker(GAME)
    tracker.settled({"library": True})
    assert (tracker.line(), tracker.tasks(())) == ((), ())


def test_an_illegal_move_is_read_as_what_it_was() -> None:
    board = exploring("quiet_steps")
    line = board.see(full="charms_classroom")
    assert line == (("piece", "gryffindor-1"), ("to", "charms_classroom"))
    assert GAME.explain(board.play.state, "screen", line).rule == "MOV-7"


def test_a_pawn_of_somebody_else_is_refused() -> None:
    board = exploring()
    line = board.see(empty="flying_lawn", full="courtyard")
    assert line == (("piece", "dark-2"), ("to", "courtyard"))
    assert GAME.explain(board.play.state, "screen", line).key == "refused-MOV-2-not-yours"


def test_before_a_card_is_played_a_lifted_pawn_says_nothing() -> None:
    board = Board(Play())
    assert board.see(empty="flying_lawn") == ()


def test_two_changes_at_once_are_no_move() -> None:
    board = exploring(gryffindor_1="courtyard", gryffindor_2="library")
    layout = GAME.layout(board.play.state)
    board.tracker.settled({**sensed(layout, empty="courtyard"), "library": False})
    assert board.tracker.line() == ()


def test_what_was_left_undone_is_a_task_and_no_move_back() -> None:
    board = exploring(gryffindor_1="courtyard")
    board.play.choose("piece", "gryffindor-1")
    board.play.choose("to", "library")
    board.play.turn_of("dark")
    board.play.give("dark", "night_march")
    board.play.choose("explore", "night_march")
    board.tracker.expect(board.play.state)
    assert board.tracker.line() == ()
    (task,) = board.tracker.tasks(())
    assert (task.key, dict(task.facts)) == (
        "task-move",
        {"owner": "gryffindor", "from": "courtyard", "to": "library"},
    )
    board.see()
    assert board.tracker.tasks(()) == ()


def test_a_shown_draft_is_no_task() -> None:
    board = exploring(gryffindor_1="courtyard")
    line = board.see(empty="courtyard", full="library")
    assert board.tracker.tasks(line) == ()
    assert {task.key for task in board.tracker.tasks(())} == {"task-move"}


def test_places_without_a_sensor_are_never_wrong() -> None:
    layout = {"a-1": Spot("a", "nook"), "a-2": Spot("a", "hall"), "a-3": Spot("a", "hall")}
    assert differences(layout, {"hall": False, "yard": False}) == frozenset()


def test_a_lying_pawn_may_be_felt_or_not() -> None:
    layout = {"a-1": Spot("a", "hall", lying=True)}
    assert expectation(layout, "hall") == "either"


def test_a_draft_goes_on_until_the_move_is_whole() -> None:
    play = exploring(gryffindor_1="courtyard").play
    begun = draft(GAME, play.state, play.pending, [("piece", "gryffindor-1")])
    assert not begun.complete
    assert ("to", "library") in begun.options
    whole = draft(GAME, play.state, play.pending, [*begun.choices, ("to", "library")])
    assert whole.complete
    for decision in decisions(GAME, play.state, whole):
        play.choose(*decision.choice)
    assert play.state.places["gryffindor-1"] == "library"


def test_a_refused_draft_is_explained_to_each_reader() -> None:
    play = exploring("quiet_steps").play
    line = [("piece", "gryffindor-1"), ("to", "charms_classroom")]
    refused = draft(GAME, play.state, play.pending, line)
    assert refused.options == ()
    for reader in ("gryffindor", "dark", "screen"):
        assert ruling(GAME, play.state, reader, refused).rule == "MOV-7"


def deploying(**places: str) -> Board:
    """An effect deploys a Dark Arts Pawn: which one is not chosen, only where."""
    play = Play()
    play.clear()
    for pawn, place in places.items():
        play.put(pawn.replace("_", "-"), place)
    play.explore("dark", None, Effect("deploy"))
    play.choose("effects")
    return Board(play)


def meeting() -> Board:
    """A House Pawn has met a Dark Arts Pawn, which its player now moves."""
    play = Play()
    play.clear()
    play.put("dark-1", "courtyard")
    play.land("gryffindor-1", "courtyard")
    return Board(play)


@pytest.mark.parametrize("made", [deploying, meeting], ids=["deployment", "displacement"])
def test_a_place_is_enough_for_the_piece_that_is_asked_about(made: Callable[[], Board]) -> None:
    board = made()
    piece = str(board.play.pending.piece)
    place = next(str(goal) for verb, goal in board.play.options if verb == "to")
    line = board.see(full=place)
    assert line == (("to", place),)
    assert board.tracker.tasks(line) == ()
    board.tracker.made(line)
    board.play.choose(*line[0])
    board.tracker.expect(board.play.state)
    assert board.play.state.places[piece] == place
    assert not {"task-move", "task-set-up"} & {task.key for task in board.tracker.tasks(())}


def test_another_piece_does_not_answer_for_the_one_that_is_asked_about() -> None:
    board = deploying(gryffindor_1="courtyard")
    assert board.see(empty="courtyard", full="lake_shore") == ()
    assert board.see(empty="courtyard") == ()
    assert board.see() == ()


def test_the_piece_that_is_asked_about_is_refused_where_it_may_not_go() -> None:
    board = meeting()
    line = board.see(full="lake_shore")
    assert line == (("to", "lake_shore"),)
    play = board.play
    assert ruling(GAME, play.state, "dark", draft(GAME, play.state, play.pending, line)).rule == (
        "RUL-18"
    )
