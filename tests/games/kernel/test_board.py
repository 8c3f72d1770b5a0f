"""The search on the map against a slow, obviously right one."""

from itertools import pairwise
from random import Random

import pytest

from companion.games.kernel.board import Board, Border, bits


def random_board(random: Random, size: int) -> Board:
    spaces = [f"s{i}" for i in range(size)]
    pairs = [(a, b) for i, a in enumerate(spaces) for b in spaces[i + 1 :]]
    chosen = random.sample(pairs, k=min(len(pairs), size * 2))
    return Board(spaces, [Border(a, b, random.choice(["open", "wall"])) for a, b in chosen])


def walked(board: Board, space: str, points: int, closed: set[str]) -> set[str]:
    """Every space that some walk of at most `points` steps ends on, tried one by one."""
    if not points:
        return {space}
    ends = {space}
    for a, b, kind in board.borders.values():
        if kind == "open" and space in (a, b):
            there = b if space == a else a
            if there not in closed:
                ends |= walked(board, there, points - 1, closed)
    return ends


@pytest.mark.parametrize("seed", range(30))
def test_reach_finds_what_walking_finds(seed: int) -> None:
    random = Random(seed)
    board = random_board(random, 9)
    closed = set(random.sample(board.spaces[1:], k=2))
    points = random.randint(1, 4)
    ways = board.ways({"open"}, board.mask(closed))
    found = set(board.named(ways.reach("s0", points)))
    assert found == walked(board, "s0", points, closed) - {"s0"}


@pytest.mark.parametrize("seed", range(30))
def test_a_way_is_a_shortest_walk(seed: int) -> None:
    board = random_board(Random(seed), 9)
    ways = board.ways({"open"})
    for goal in board.spaces[1:]:
        way = ways.route("s0", goal)
        steps = next((n for n in range(9) if goal in walked(board, "s0", n, set())), None)
        assert (way and len(way) - 1) == steps
        for here, there in zip(way or (), (way or ())[1:], strict=False):
            border = board.border(here, there)
            assert border is not None
            assert border.kind == "open"


@pytest.mark.parametrize("seed", range(30))
def test_a_way_takes_no_more_points_than_need_be_and_meets_no_closed_space(seed: int) -> None:
    random = Random(seed)
    board = random_board(random, 9)
    ways = board.ways({"open"}, jumps=board.mask(random.sample(board.spaces, k=3)))
    closed = board.mask(random.sample(board.spaces[1:], k=2))
    for goal in board.spaces[1:]:
        way = ways.route("s0", goal, closed)
        reached = (n for n in range(9) if ways.reach_around("s0", n, closed) & board.mask((goal,)))
        costs = [ways.follows(*step) for step in pairwise(way or ())]
        assert None not in costs
        assert (sum(cost or 0 for cost in costs) if way else None) == next(reached, None)
        assert not board.mask(way or ()) & closed


def test_bits_are_positions_lowest_first() -> None:
    assert list(bits(0b101001)) == [0, 3, 5]
