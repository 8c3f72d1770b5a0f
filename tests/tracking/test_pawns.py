"""What happens on a real board: no draft that nobody made, and the one that somebody did."""

import pytest

from companion.games.kernel.decisions import Choice
from companion.games.kernel.kit import Kit
from companion.tables.following import Following
from companion.tracking.notebook import Notebook
from companion.tracking.source import Observation
from companion.tracking.tracker import Tracker, after
from tests.tracking.pawns import Bench
from tests.tracking.walking_game import MAP, SHARED, State, WalkingGame, distances, walking_box

PLACES = {"a1": "west", "a2": "hall", "a3": "hall", "b1": "hall", "b2": "gate", "b3": "tower"}
SEEDS = range(8)


def walk(piece: str, place: str) -> tuple[Choice, ...]:
    return (("piece", piece), ("to", place))


@pytest.fixture(params=SEEDS)
def bench(request: pytest.FixtureRequest) -> Bench:
    return Bench(State(PLACES), request.param)


def test_a_board_that_nobody_touches_says_nothing(bench: Bench) -> None:
    bench.wait(2000)
    assert (bench.draft, bench.tasks) == ((), ())


def test_a_move_is_found_however_it_was_made(bench: Bench) -> None:
    bench.move("a1", "lake")
    assert bench.draft == walk("a1", "lake")
    assert bench.tasks == ()
    bench.done()
    bench.rest()
    assert (bench.draft, bench.tasks) == ((), ())


def test_a_pawn_put_back_is_no_move(bench: Bench) -> None:
    bench.lift("a1")
    bench.rest()
    assert bench.draft == (("piece", "a1"),)
    bench.put("a1", "west")
    bench.rest()
    assert (bench.draft, bench.tasks) == ((), ())


def test_a_pause_half_way_is_a_move_to_where_it_ends(bench: Bench) -> None:
    bench.slide("a1", "lake")
    bench.rest()
    assert bench.draft == walk("a1", "lake")
    bench.slide("a1", "south")
    bench.rest()
    assert bench.draft == walk("a1", "south")
    bench.slide("a1", "west")
    bench.rest()
    assert bench.draft == ()


def test_a_pause_between_two_places_is_a_pawn_in_the_air(bench: Bench) -> None:
    bench.pawns["a1"].at = (60, 150)
    bench.rest()
    assert bench.draft == (("piece", "a1"),)
    bench.slide("a1", "lake")
    bench.rest()
    assert bench.draft == walk("a1", "lake")


def test_a_pawn_nudged_to_a_neighbour_and_back_leaves_nothing(bench: Bench) -> None:
    bench.slide("b2", "east")
    bench.rest()
    assert not bench.draft or not allowed(bench, bench.draft)
    bench.slide("b2", "gate")
    bench.rest()
    assert (bench.draft, bench.tasks) == ((), ())


def test_a_nudge_beside_a_move_leaves_the_move(bench: Bench) -> None:
    bench.move("a1", "lake")
    bench.slide("b2", "east")
    bench.rest()
    assert bench.draft == walk("a1", "lake")
    assert [(task.key, dict(task.facts)) for task in bench.tasks] == [
        ("task-move", {"owner": "b", "from": "east", "to": "gate"})
    ]
    bench.slide("b2", "gate")
    bench.rest()
    assert (bench.draft, bench.tasks) == (walk("a1", "lake"), ())


@pytest.mark.parametrize("piece", ["a2", "a3"])
def test_one_of_a_shared_space_is_found_wherever_it_stood(bench: Bench, piece: str) -> None:
    """Its sensor may have felt this pawn or another; alike pawns are told by their place."""
    bench.move(piece, "south")
    assert bench.draft == walk("a2", "south")
    bench.done()
    assert bench.tasks == ()


def test_two_pawns_moved_one_after_the_other_are_both_found(bench: Bench) -> None:
    bench.move("a1", "lake")
    bench.move("a2", "south")
    assert bench.draft == (*walk("a1", "lake"), *walk("a2", "south"))
    bench.done()
    bench.rest()
    assert (bench.draft, bench.tasks) == ((), ())
    assert (bench.state.places["a1"], bench.state.places["a2"]) == ("lake", "south")


def test_the_second_of_two_is_put_back(bench: Bench) -> None:
    bench.move("a1", "lake")
    bench.move("a2", "south")
    bench.move("a2", SHARED)
    assert bench.draft == walk("a1", "lake")


def test_what_the_points_do_not_allow_any_more_is_a_task(bench: Bench) -> None:
    bench.move("a1", "south")
    bench.move("a2", "east")
    assert bench.draft == (*walk("a1", "south"), *walk("a2", "east"))
    bench.move("a3", "north")
    assert bench.draft == (*walk("a1", "south"), *walk("a2", "east"))
    assert {task.key for task in bench.tasks} == {"task-clear"}


def test_unplugged_and_plugged_again_changes_nothing(bench: Bench) -> None:
    bench.unplug()
    bench.wait(3000)
    bench.replug()
    assert (bench.draft, bench.tasks) == ((), ())
    bench.move("a1", "lake")
    bench.unplug()
    bench.wait(3000)
    bench.replug()
    assert bench.draft == walk("a1", "lake")


def test_a_move_made_while_unplugged_is_found(bench: Bench) -> None:
    bench.lift("a1")
    bench.unplug()
    bench.put("a1", "lake")
    bench.wait(3000)
    assert bench.draft in ((), (("piece", "a1"),))
    bench.replug()
    assert bench.draft == walk("a1", "lake")


def test_a_board_seen_for_the_first_time_in_disorder_is_tasks_and_no_move() -> None:
    bench = Bench(State(PLACES))
    bench.pawns["a1"].at = MAP["lake"]
    bench.following = Following(bench.box, Kit(), Notebook(bench.box.game.layout(bench.state)))
    bench.following.expect(bench.state)
    bench.rest()
    assert bench.draft == ()
    assert [task.key for task in bench.tasks] == ["task-move"]
    bench.put("a1", "west")
    bench.rest()
    assert (bench.draft, bench.tasks) == ((), ())
    bench.move("a1", "lake")
    assert bench.draft == walk("a1", "lake")


def test_a_stunned_pawn_may_lie_as_it_likes() -> None:
    bench = Bench(State(PLACES, frozenset({"a1", "b3"})))
    assert (bench.draft, bench.tasks) == ((), ())
    for piece, lying in (("a1", False), ("b3", False), ("a1", True)):
        bench.topple(piece, lying)
        assert bench.draft == ()
    bench.move("a2", "south")
    assert bench.draft == walk("a2", "south")


def test_a_pawn_that_falls_over_is_no_move_once_it_is_laid_down() -> None:
    bench = Bench(State(PLACES))
    bench.state = bench.state._replace(lying=frozenset({"b3"}), serial=bench.state.serial + 1)
    bench.following.expect(bench.state)
    (task,) = bench.tasks
    assert task.key == "task-lay-down"
    bench.topple("b3")
    assert (bench.draft, bench.tasks) == ((), ())


def test_a_pawn_in_the_hand_before_its_card_is_out_is_still_the_one_that_moves() -> None:
    bench = Bench(State(PLACES, card_out=False))
    bench.lift("a1")
    bench.rest()
    assert bench.draft == ()
    bench.choose(("play", "card"))
    bench.put("a1", "lake")
    bench.rest()
    assert bench.draft == walk("a1", "lake")


def test_what_somebody_else_chooses_leaves_a_move_that_is_being_made() -> None:
    bench = Bench(State(PLACES))
    bench.move("a1", "lake")
    bench.following.expect(bench.state._replace(lying=frozenset({"b2"})))
    bench.move("b2", "gate")
    assert bench.draft == walk("a1", "lake")


def test_a_tracker_is_asked_before_anything_is_expected() -> None:
    tracker = Tracker(walking_box().game)
    assert tracker.line() == ()
    tracker.settled(dict.fromkeys(MAP, True))
    assert tracker.line() == ()
    assert tracker.tasks(()) == ()
    assert tracker.tick("all") is False
    following = Following(walking_box(), Kit(), Notebook())
    following.observe(Observation(1.0, dict.fromkeys(MAP, True)), "board")
    assert following.settle(2.0)
    assert following.draft is None


def allowed(bench: Bench, line: tuple[Choice, ...]) -> bool:
    return bench.box.game.explain(bench.state, "screen", line).allowed


@pytest.mark.parametrize("seed", range(60))
def test_whatever_hands_do_no_draft_says_what_nobody_did(seed: int) -> None:
    bench = Bench(State(PLACES), seed)
    for _ in range(25):
        meddle(bench)
        bench.rest()
        true_to_the_board(bench)
        go_on(bench)


def meddle(bench: Bench) -> None:
    """One thing that people do, by chance. Who moved somebody else's pawn puts it back before
    going on with it: after two such moves presence alone leads astray."""
    piece = bench.dice.choice(list(bench.pawns))
    here = bench.place_of(piece) or SHARED
    free = [p for p in MAP if p == SHARED or p not in map(bench.place_of, bench.pawns)]
    what = bench.dice.choice(["move", "walk", "walk", "walk", "back", "unplug"])
    if what == "walk":
        own = [p for p in bench.pawns if p.startswith(bench.state.seat)]
        piece = bench.dice.choice(own)
        reach = distances(bench.state, bench.state.places[piece])
        near = [place for place in free if reach.get(place, 9) <= bench.state.points]
        bench.move(piece, bench.dice.choice(near or free))
    elif what == "move":
        home = bench.state.places[piece]
        strayed = piece[0] != bench.state.seat and here != home
        if not strayed or home in free:
            bench.move(piece, home if strayed else bench.dice.choice(free))
    elif what == "back":
        bench.slide(piece, bench.dice.choice(free))
        bench.wait(bench.dice.choice([20, 500]))
        bench.slide(piece, here)
    else:
        bench.unplug()
        bench.wait(1000)
        bench.replug()


def true_to_the_board(bench: Bench) -> None:
    """Every piece of a whole, allowed draft stands on the board where the draft says. Presence
    alone cannot tell whose pawn has left the shared space: it is taken for the mover's."""
    line = bench.draft
    if not line or line[-1][0] == "piece" or not allowed(bench, line):
        return
    layout = after(WalkingGame().layout(bench.state), line)
    moved = {str(choice[1]) for choice in line if choice[0] == "piece"}
    for piece in moved:
        owner, place, _ = layout[piece]
        standing = [p for p in bench.pawns if bench.place_of(p) == place]
        left_hall = [p for p in standing if bench.state.places[p] == SHARED]
        assert left_hall or owner in {p[0] for p in standing}, (line, standing)


def go_on(bench: Bench) -> None:
    """Now and then the mover is done, or passes and the board is put in order by hand."""
    what = bench.dice.random()
    draft = bench.following.draft
    if what < 0.5 and draft is not None and draft.complete and allowed(bench, draft.choices):
        bench.done()
    elif what > 0.8:
        bench.choose(("pass",))
        for piece, place in bench.state.places.items():
            bench.pawns[piece].at = None
            bench.pawns[piece].at = bench.spot(place)
        bench.rest()
        bench.choose(("play", "card"))
        assert bench.draft == ()
