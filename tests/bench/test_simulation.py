"""Simulations and the engine's figures, on a game small enough to count."""

import pytest

from companion.bench.at_table import timed_at_table
from companion.bench.disk import COMMITS, disk
from companion.bench.engine import engine, smallest_seating
from companion.bench.simulation import Contest, Simulation
from companion.bots import playing
from tests.tables.counting_game import counting_box

BOX = counting_box()
RANDOM = {"red": "random", "blue": "random"}


def test_what_is_counted_adds_up() -> None:
    simulation = Simulation(BOX, RANDOM, 3)
    played = [simulation.play_one() for _ in range(20)]
    figures = simulation.figures()
    assert figures["games"] == len(played) == sum(figures["results"].values())
    assert figures["decisions"] == sum(game.decisions for game in played)
    assert figures["longest_game"] == max(game.decisions for game in played)
    assert set(figures["results"]) == {"red", "blue", "tie", "unfinished"}
    for seat in ("red", "blue"):
        won = sum(game.result is not None and seat in game.result.seats for game in played)
        assert figures["results"][seat] == won > 0


def test_another_seed_plays_other_games() -> None:
    one, other = (Simulation(BOX, RANDOM, seed) for seed in (1, 2))
    assert [one.play_one()[:2] for _ in range(9)] != [other.play_one()[:2] for _ in range(9)]


def test_a_contest_plays_every_deal_both_ways() -> None:
    contest = Contest(BOX, ("red", "blue", "green"), "random", "sensible", seed=1)
    for _ in range(12):
        contest.play_one()
    first, others = contest.shares()
    assert (first.kind, first.seats, first.games) == ("random", ["red"], 12)
    assert (others.kind, others.seats, others.games) == ("random", ["blue", "green"], 12)
    one, other = contest.figures()["ways"]
    assert one["bots"] == {"red": "random", "blue": "sensible", "green": "sensible"}
    assert other["bots"] == {"red": "sensible", "blue": "random", "green": "random"}
    assert first.won == one["results"]["red"] > 0
    assert others.won == other["results"]["blue"] + other["results"]["green"] > 0


def test_a_bench_finds_who_may_play_and_measures_them() -> None:
    assert smallest_seating(BOX) == ("red", "blue")
    figures = engine(BOX)
    assert all(figure.value > 0 for figure in figures)
    named = [(figure.name, figure.unit) for figure in figures]
    assert len(set(named)) == len(named)  # "the same" has another unit


def test_games_at_a_table_are_played_to_their_end() -> None:
    decisions, seconds = timed_at_table(BOX, ("red", "blue"))
    assert decisions > 20
    assert seconds > 0


def test_a_disk_is_measured_by_the_rows_that_it_keeps() -> None:
    bare = disk()
    assert bare.per_cpu_second > 0
    assert len(bare.delays) == COMMITS
    p50, p99 = bare.figures()
    assert 0 < p50.value <= p99.value


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST", 5)
    simulation = Simulation(BOX, RANDOM, 3)
    for _ in range(3):
        simulation.play_one()
    figures = simulation.figures()
    assert figures["results"]["unfinished"] == 3
    assert figures["longest_game"] == 5
