"""Lines between the hub's side and the camera's process."""

import json

import pytest

from companion.tracking.source import Board, Expected, Observation, Sight, Spot, Status
from vision.messages import (
    Heard,
    board_line,
    board_of,
    expected_line,
    expected_of,
    heard,
    line_of,
)

BOARD = Board(
    (300, 200.5),
    {"hall": [(0, 0), (10.5, 0), (10, 10)]},
    {"b-1": "b", "a-1": "a"},
    {"hall": "The Hall"},
)


def test_a_board_comes_over_whole_and_in_its_order() -> None:
    board = board_of(board_line(BOARD))
    assert board == BOARD
    assert list(board.pieces) == ["b-1", "a-1"]


def test_what_is_expected_comes_over() -> None:
    layout = {"b-1": Spot("b", "hall"), "a-1": Spot("a", "beside", lying=True)}
    expected = Expected(12.345678901234567, 7, layout)
    assert expected_of(expected_line(expected)) == expected


@pytest.mark.parametrize(
    "said",
    [
        None,
        Status("lost", "source-camera-dark"),
        Status("seeing", "x", {"camera": "0", "width": 3}, {"view": "https://x#key"}),
        Observation(12.345678901234567, seen={}),
        Observation(0.1, seen={"a-1": Sight(("hall", "stairs"), None), "b-1": Sight((), True)}),
    ],
)
def test_what_is_said_is_heard(said: Heard) -> None:
    line = line_of(said)
    assert "\n" not in line
    assert heard(line) == said


@pytest.mark.parametrize(
    "line",
    [
        *("", "x", "7", "null", "[]", "{}", '{"x": 1}', '{"alive": true, "status": {}}'),
        *('{"status": 1}', '{"status": {"x": 1}}', '{"observation": []}'),
        '{"observation": {"at": "x", "seen": {}}}',
        '{"observation": {"at": 1, "seen": []}}',
        '{"observation": {"at": 1, "seen": {"a": [1, 2]}}}',
        '{"observation": {"at": 1, "seen": {"a": [["hall"], "x"]}}}',
        '{"status": {"state": "seeing", "key": "x", "facts": 7}}',
        '{"expected": {"at": 1, "revision": 1, "layout": {"a": ["red", "hall"]}}}',
    ],
)
def test_anything_else_is_an_error(line: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        heard(line)
    with pytest.raises(ValueError):  # noqa: PT011
        board_of(line)
    with pytest.raises(ValueError):  # noqa: PT011
        expected_of(line)


def test_what_is_expected_is_words_and_a_posture() -> None:
    """So that it can be counted, whatever a damaged recording holds."""
    line = '{"expected": {"at": 1, "revision": 1, "layout": {"a": [5, {}, "x"]}}}'
    assert expected_of(line).layout == {"a": Spot("5", "{}", True)}


def test_a_board_without_outlines_is_none() -> None:
    with pytest.raises(ValueError, match="no board"):
        board_of(json.dumps({"size": [1, 2], "outlines": [], "pieces": {}, "names": {}}))
