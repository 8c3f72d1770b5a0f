"""Is the training edition fair, and are sensible bots good? What is found goes to
docs/balance.md."""

from collections.abc import Sequence
from datetime import date
from statistics import quantiles

import pytest

from companion.bench.simulation import TIE, UNFINISHED, Contest, Simulation
from companion.bots.playing import Played, seating
from companion.editions.boxes import open_box
from companion.games.defenders.core.definitions import DARK, HOUSES

from .conftest import ROOT

pytestmark = pytest.mark.soak

BOX = open_box("training")
REPORT = ROOT / "docs" / "balance.md"
GAMES, CONTESTS, SEED = 500, 200, 1
LEAST, BETTER = 0.15, 0.7
"""The share of each side where several House Players play, and of sensible bots against random."""
WAITING = 5
"""Minutes a game that reaction windows may take."""
HEAD = """# Balance

How games of bots end on the training edition: seed {seed}, commit {commit}, {day}; measured by
`pytest -m soak tests/soak/test_balance.py`, which `make soak` runs too. One line of it by hand:
`companion simulate --games {games} --houses 2`.

Sensible bots on all seats, {games} games a row. A side is the Dark Arts Player, or all House
Players together. Lengths are the lower quartile, the median and the upper quartile; everybody waits
while a reaction window is open, for two seconds if all answer in time.

| House Players | a House Player wins | Dark Arts Player wins | tie | decisions | turns | \
minutes of waiting |
|---|---|---|---|---|---|---|
"""
AGAINST_RANDOM = """
Sensible bots on one side, random ones on the other, {games} games a figure; a tie counts as not
won. `companion simulate --games {games} --houses 2 --bots sensible,random` measures one row.

| House Players | sensible Dark Arts Player wins | a sensible House Player wins |
|---|---|---|
"""


def seats_for(houses: int) -> Sequence[str]:
    seats = seating(BOX, houses + 1)
    assert seats is not None
    return seats


def test_each_side_wins_often_enough(commit: str) -> None:
    alone = {houses: simulate(houses) for houses in range(1, 5)}
    against = {houses: contest(houses) for houses in range(1, 5)}
    facts = {"seed": SEED, "commit": commit, "day": date.today().isoformat()}
    rows = [row(houses, *found) for houses, found in alone.items()]
    shares = [share_row(houses, found) for houses, found in against.items()]
    head, middle = HEAD.format(games=GAMES, **facts), AGAINST_RANDOM.format(games=CONTESTS)
    REPORT.write_text(head + "".join(rows) + middle + "".join(shares))
    for simulation, _ in alone.values():
        assert simulation.figures()["waiting_minutes_per_game"] <= WAITING
        assert not simulation.results[UNFINISHED]
    for houses in (2, 3, 4):
        simulation, _ = alone[houses]
        assert simulation.won([DARK]) >= LEAST * GAMES
        assert simulation.won(HOUSES) >= LEAST * GAMES
    for found in against.values():
        assert all(share.won >= BETTER * share.games for share in found.shares())


def simulate(houses: int) -> tuple[Simulation, list[Played]]:
    simulation = Simulation(BOX, dict.fromkeys(seats_for(houses), "sensible"), SEED)
    return simulation, [simulation.play_one() for _ in range(GAMES)]


def contest(houses: int) -> Contest:
    contest = Contest(BOX, seats_for(houses), "sensible", "random", SEED)
    for _ in range(CONTESTS):
        contest.play_one()
    return contest


def row(houses: int, simulation: Simulation, games: Sequence[Played]) -> str:
    sides = (simulation.won(HOUSES), simulation.won([DARK]), simulation.results[TIE])
    lengths = ([game.decisions for game in games], [game.end.number for game in games])
    cells = [
        *(f"{won / GAMES:.1%}" for won in sides),
        *(" / ".join(f"{length:.0f}" for length in quantiles(each)) for each in lengths),
        f"{simulation.figures()['waiting_minutes_per_game']:.2f}",
    ]
    return f"| {houses} | {' | '.join(cells)} |\n"


def share_row(houses: int, contest: Contest) -> str:
    shares = (f"{share.won / share.games:.1%}" for share in contest.shares())
    return f"| {houses} | {' | '.join(shares)} |\n"
