"""The commands that measure: many games of bots, and the numbers to hold."""

import json
from collections.abc import Sequence

import click
from rich.console import Console
from rich.progress import track

from companion.bench.everything import everything
from companion.bench.figures import said, table_of
from companion.bench.plugged import plugged
from companion.bench.results import results_of
from companion.bench.simulation import Contest, Simulation
from companion.bots.kinds import DEFAULT, KINDS
from companion.bots.playing import seating
from companion.editions.boxes import open_box
from companion.editions.commands import edition_option
from companion.games.kernel.box import Box
from companion.tables.following import board_of
from companion.words import Words

WORDS = Words()


def kinds_of(context: click.Context, option: click.Parameter, value: str) -> Sequence[str]:
    """The kind of bots that was asked for, or the two."""
    kinds = value.split(",")
    if len(kinds) > 2 or not set(kinds) <= set(KINDS):
        raise click.BadParameter(
            WORDS.say("problem-bots", {"bots": value, "known": ", ".join(KINDS)})
        )
    return kinds


@click.command()
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option(
    "--houses",
    default=2,
    show_default=True,
    type=click.IntRange(1),
    help="How many play against the first seat.",
)
@click.option("--seed", default=1, show_default=True, help="The same seed plays the same games.")
@click.option(
    "--bots",
    default=DEFAULT,
    show_default=True,
    callback=kinds_of,
    metavar="KIND[,KIND]",
    help="The kind of all bots, or two kinds, ONE,OTHER: each plays the first seat against the "
    "other, so every game twice.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@edition_option
def simulate(
    games: int, houses: int, seed: int, bots: Sequence[str], as_json: bool, edition: str
) -> None:
    """Let bots play many games, and count how they end."""
    box = open_box(edition)
    seats = seating(box, houses + 1)
    if seats is None:
        raise click.UsageError(WORDS.say("problem-seating", {"seats": houses + 1}))
    simulation = simulation_of(box, seats, bots, seed)
    said, console = WORDS.say("simulating", {"games": games}), Console(stderr=True)
    quiet = not console.is_terminal
    for _ in track(range(games), said, console=console, transient=True, disable=quiet):
        simulation.play_one()
    if as_json:
        click.echo(json.dumps(simulation.figures(), indent=1))
    else:
        Console().print(results_of(simulation, WORDS))


def simulation_of(
    box: Box, seats: Sequence[str], bots: Sequence[str], seed: int
) -> Simulation | Contest:
    if len(bots) == 1:
        return Simulation(box, dict.fromkeys(seats, bots[0]), seed)
    one, other = bots
    return Contest(box, seats, one, other, seed)


@click.command()
@click.argument("part", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@edition_option
def bench(part: str | None, as_json: bool, edition: str) -> None:
    """Measure the numbers to hold on this machine: the hub's, or those of a PART such as vision."""

    def tell(name: str) -> None:  # a line, and no spinner: its thread would be measured with it
        click.echo(WORDS.say(f"bench-on-{name}"), err=True)

    box = open_box(edition)
    figures = everything(box, tell) if part is None else plugged(part, board_of(box), tell)
    if as_json:
        click.echo(json.dumps([said(figure, WORDS) for figure in figures], indent=1))
    else:
        Console().print(table_of(figures, WORDS))
