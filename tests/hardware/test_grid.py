"""The grid of sensors: what is known, and when it is not."""

from hypothesis import given
from hypothesis import strategies as st

from hardware.grid import Grid
from hardware.packets import Change, Snapshot


def change(sequence: int, sensor: int, occupied: bool = True) -> Change:
    return Change(sequence, sensor, occupied, 0)


def grid_at(sequence: int, *occupied: int, sensors: int = 16) -> Grid:
    grid = Grid(sensors)
    grid.hear(Snapshot(sequence, frozenset(occupied)))
    return grid


def test_nothing_is_known_before_the_first_snapshot() -> None:
    grid = Grid(16)
    assert not grid.whole
    grid.hear(change(1, 3))
    assert not grid.whole
    assert grid.occupied == frozenset()


def test_snapshot_tells_all() -> None:
    grid = grid_at(9, 1, 4)
    assert grid.whole
    assert grid.occupied == {1, 4}


def test_changes_in_order() -> None:
    grid = grid_at(9, 1, 4)
    grid.hear(change(10, 7))
    grid.hear(change(11, 1, occupied=False))
    assert grid.whole
    assert grid.occupied == {4, 7}


def test_sequence_wraps() -> None:
    grid = grid_at(65535)
    grid.hear(change(0, 7))
    assert grid.whole
    assert grid.occupied == {7}


def test_gap_leaves_what_was_known() -> None:
    grid = grid_at(9, 1)
    grid.hear(change(11, 7))
    assert not grid.whole
    assert grid.occupied == {1}


def test_gap_waits_for_a_snapshot() -> None:
    grid = grid_at(9, 1)
    grid.hear(change(11, 7))
    grid.hear(change(12, 8))
    grid.hear(Snapshot(12, frozenset({2, 7, 8})))
    assert grid.whole
    assert grid.occupied == {2, 7, 8}


def test_changes_in_a_gap_do_not_end_it() -> None:
    grid = grid_at(9, 1)
    for message in [change(11, 7), change(12, 8), change(10, 9)]:
        grid.hear(message)
    assert not grid.whole


def test_repeated_change_is_a_gap() -> None:
    grid = grid_at(9, 1)
    grid.hear(change(10, 7))
    grid.hear(change(10, 7))
    assert not grid.whole


def test_sensors_the_board_does_not_have_are_not_believed() -> None:
    grid = grid_at(0, 3, 16, 100)
    grid.hear(change(1, 16))
    assert grid.whole
    assert grid.occupied == {3}
    grid.hear(change(2, 15))
    assert grid.occupied == {3, 15}


@given(st.lists(st.tuples(st.integers(0, 15), st.booleans(), st.booleans())), st.integers(0, 65535))
def test_a_whole_grid_is_never_wrong(moves: list[tuple[int, bool, bool]], sequence: int) -> None:
    truth: set[int] = set()
    grid = grid_at(sequence)
    for sensor, occupied, lost in moves:
        (truth.add if occupied else truth.discard)(sensor)
        sequence = (sequence + 1) % 65536
        if lost:
            continue
        grid.hear(change(sequence, sensor, occupied))
        assert not grid.whole or grid.occupied == truth
        if not grid.whole:
            grid.hear(Snapshot(sequence, frozenset(truth)))
            assert grid.whole
