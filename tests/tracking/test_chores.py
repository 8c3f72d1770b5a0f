"""Chores: each player is told what is left to do with the own cards, and ticks that alone."""

from companion.tracking.chores import OWN, UNDONE, Chores

DRAW, SHUFFLE = "task-paper-draw", "task-paper-shuffle"
CHORES = Chores().add("red", 1, DRAW).add("blue", 1, DRAW).add("red", 2, SHUFFLE)


def keys(chores: Chores, seat: str) -> list[str]:
    return [task.key for task in chores.of(seat)]


def test_each_player_is_told_the_own_ones_in_their_order() -> None:
    assert keys(CHORES, "red") == [DRAW, SHUFFLE]
    assert keys(CHORES, "blue") == [DRAW]
    assert keys(CHORES, "green") == []


def test_nobody_ticks_what_others_have_to_do() -> None:
    first = CHORES.of("red")[0].tick
    assert first is not None
    assert CHORES.do("blue", first) == CHORES
    assert keys(CHORES.do("red", first), "red") == [SHUFFLE]
    done = CHORES.do("red", OWN)
    assert (keys(done, "red"), keys(done, "blue")) == ([], [DRAW])


def test_who_has_done_what_is_taken_back_puts_it_back() -> None:
    done = CHORES.do("red", OWN).take_back(lambda revision: revision < 2, 3)
    assert keys(done, "red") == [UNDONE]
    assert keys(CHORES.take_back(lambda revision: revision < 2, 3), "red") == [DRAW]
