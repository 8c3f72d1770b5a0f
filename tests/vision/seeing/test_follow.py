"""Following pieces: points and sights as numbers, no pictures."""

from collections.abc import Collection

from companion.tracking.source import Sight
from vision.seeing.follow import LEFT, REST, STEADY, Seen, Tracks

HALL, YARD = Sight(("hall",)), Sight(("yard",))
UNSURE = Sight(("hall", "yard"))
PERIOD = 1 / 15


class Game:
    """One piece, frame by frame."""

    def __init__(self) -> None:
        self.tracks = Tracks()
        self._at = 0.0

    def see(self, x: float, sight: Sight = HALL, times: int = STEADY) -> Sight | None:
        return self._follow({"pawn": Seen((x, 0.0), sight)}, (), times)

    def miss(self, times: int, covered: bool = False) -> Sight | None:
        return self._follow({}, {"pawn"} if covered else (), times)

    def _follow(self, seen: dict[str, Seen], covered: Collection[str], times: int) -> Sight | None:
        for _ in range(times):
            self.tracks.follow(seen, covered, self._at)
            self._at += PERIOD
        return self.tracks.settled.get("pawn")

    @property
    def is_left(self) -> bool:
        return "pawn" in self.tracks.left(self._at - PERIOD)


def test_a_piece_settles_in_the_third_frame_and_not_before() -> None:
    game = Game()
    assert game.see(10, times=STEADY - 1) is None
    assert game.see(10, times=1) == HALL


def test_a_piece_that_moves_does_not_settle() -> None:
    game = Game()
    for step in range(10):
        game.see(step * REST, times=1)
    assert game.tracks.settled == {}


def test_a_slow_slide_is_no_rest() -> None:
    game = Game()
    game.see(0)
    for step in range(1, 10):
        game.see(100 + step * REST * 0.7, YARD, times=1)
    assert game.tracks.settled["pawn"] == HALL


def test_what_is_missing_has_not_moved() -> None:
    game = Game()
    game.see(10)
    assert game.miss(100) == HALL


def test_frames_under_fingers_do_not_count_towards_rest() -> None:
    game = Game()
    game.see(10)
    game.see(200, YARD, times=STEADY - 1)
    game.miss(1, covered=True)
    assert game.see(200, YARD, times=STEADY - 1) == HALL
    assert game.see(200, YARD, times=1) == YARD


def test_noise_at_a_border_does_not_make_a_piece_at_rest_unsure() -> None:
    game = Game()
    game.see(10)
    assert game.see(10.5, UNSURE, times=20) == HALL


def test_a_piece_that_was_moved_to_a_border_is_unsure() -> None:
    game = Game()
    game.see(10)
    assert game.see(60, UNSURE) == UNSURE


def test_a_piece_is_left_only_if_fingers_were_over_it() -> None:
    game = Game()
    game.see(10)
    game.miss(30)
    assert not game.is_left
    game.miss(1, covered=True)
    game.miss(30)
    assert game.is_left


def test_it_is_left_only_after_a_while_without_fingers() -> None:
    game = Game()
    game.see(10)
    game.miss(5, covered=True)
    game.miss(STEADY - 1)
    assert not game.is_left
    game.miss(round(LEFT / PERIOD) + 1)
    assert game.is_left


def test_a_piece_that_lies_is_where_it_was_and_stands_when_it_is_seen_again() -> None:
    game = Game()
    game.see(10)
    game.miss(1, covered=True)
    game.miss(9)
    game.tracks.left(1.0)["pawn"].lie(True)
    assert game.tracks.settled["pawn"] == Sight(("hall",), True)
    assert not game.is_left
    assert game.see(10) == HALL


def test_a_suspicion_is_forgotten_when_nothing_is_there_for_a_while() -> None:
    game = Game()
    game.see(10)
    game.miss(1, covered=True)
    game.miss(9)
    track = game.tracks.left(1.0)["pawn"]
    track.suspect()
    for _ in range(STEADY):
        assert game.tracks.settled["pawn"] == Sight(("hall",), None)
        assert game.is_left
        track.stay()
    assert game.tracks.settled["pawn"] == HALL
    assert not game.is_left


def test_single_frames_that_show_nothing_do_not_end_a_question() -> None:
    game = Game()
    game.see(10)
    game.miss(1, covered=True)
    game.miss(9)
    track = game.tracks.left(1.0)["pawn"]
    for _ in range(STEADY):
        track.stay()
        track.suspect()
    for _ in range(STEADY - 1):
        track.stay()
    game.miss(1, covered=True)
    game.miss(9)
    track.stay()
    assert game.is_left


def test_a_frame_that_says_nothing_begins_the_rest_anew() -> None:
    game = Game()
    game.see(10)
    game.see(200, YARD, times=STEADY - 1)
    game.tracks.pause()
    assert game.see(200, YARD, times=STEADY - 1) == HALL
