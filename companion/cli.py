"""The command line: `companion` and its commands."""

import json
import os
import signal
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

import click
from platformdirs import user_data_path
from rich.console import Console
from rich.progress import track
from rich.table import Table

from companion.bench.everything import everything
from companion.bench.figures import said, table_of
from companion.bench.simulation import TIE, UNFINISHED, Simulation
from companion.bots.kinds import KINDS, players
from companion.bots.playing import seating
from companion.editions.boxes import open_box
from companion.editions.files import EditionProblem
from companion.games.kernel.box import Box
from companion.scenarios.commands import referee, scenario
from companion.server.hub import Hub
from companion.server.serve import ServeProblem, Service, serve
from companion.tables.bot_seats import BotSeats, begin
from companion.tables.log import LogProblem
from companion.tracking.registry import NONE, open_source
from companion.tracking.source import SourceProblem
from companion.words import Words

DATA = user_data_path("table-companion", appauthor=False)
WORDS = Words()
DEMO_SEATS = 3

edition_option = click.option(
    "--edition", default="training", show_default=True, help="A built-in edition, or a folder."
)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="defenders-companion")
def main() -> None:
    """The companion for a board game night: hidden cards on phones, the board in the middle."""


main.add_command(scenario)
main.add_command(referee)


@main.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, help="Port to listen on; 0 for any.")
@click.option(
    "--source",
    default=NONE,
    show_default=True,
    help="Where the board is seen from: none, or serial:PORT.",
)
@edition_option
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    show_default=str(DATA),
    help="Folder in which games are kept.",
)
@click.option("--demo", is_flag=True, help="Let bots play a game to look at; it is not kept.")
def play(host: str, port: int, source: str, edition: str, data: Path | None, demo: bool) -> None:
    """Start the hub: a screen, and phones that join by QR code."""
    if demo and source != NONE:
        raise click.UsageError(WORDS.say("problem-demo-source"))
    with ExitStack() as leaving:
        if data is None:
            data = Path(leaving.enter_context(TemporaryDirectory())) if demo else DATA
        with sentences():
            box = open_box(edition)
            watching = open_source(source, box.places)
            hub = Hub(data, box)
            leaving.callback(hub.close)
            service = serve(hub, host, port)
            host_key = hub.current.host_key()
            if demo:
                leaving.callback(demonstrate(hub, box).stop)
        if watching is not None:
            hub.current.attach(watching)
        welcome(service, hub, data, host_key, demo)
        run(service, demo)


@main.command()
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option(
    "--houses",
    default=2,
    show_default=True,
    type=click.IntRange(1),
    help="How many play against the first seat.",
)
@click.option("--seed", default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--bots", default="simple", show_default=True, type=click.Choice(list(KINDS)))
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@edition_option
def simulate(games: int, houses: int, seed: int, bots: str, as_json: bool, edition: str) -> None:
    """Let bots play many games, and count how they end."""
    with sentences():
        box = open_box(edition)
    seats = seating(box, houses + 1)
    if seats is None:
        raise click.UsageError(WORDS.say("problem-seating", {"seats": houses + 1}))
    simulation = Simulation(box, seats, bots, seed)
    said, console = WORDS.say("simulating", {"games": games}), Console(stderr=True)
    quiet = not console.is_terminal
    for _ in track(range(games), said, console=console, transient=True, disable=quiet):
        simulation.play_one()
    if as_json:
        click.echo(json.dumps(simulation.figures(), indent=1))
    else:
        Console().print(results_of(simulation))


@main.group()
def edition() -> None:
    """What is printed on a box, as files."""


@edition.command()
@click.argument("name")
def check(name: str) -> None:
    """Read and check an edition: a built-in one by its name, or the folder of your own."""
    with sentences():
        box = open_box(name)
    printed = box.printed
    facts: dict[str, str | int] = {
        "title": str(printed["title"]),
        "spaces": len(box.places),
        "cards": len(printed.get("cards", ())),
    }
    click.echo(WORDS.say("edition-is-training" if printed.get("training") else "edition-is", facts))


@main.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@edition_option
def bench(as_json: bool, edition: str) -> None:
    """Measure the numbers to hold on this machine."""
    with sentences():
        box = open_box(edition)
    with Console(stderr=True).status("") as status:
        figures = everything(box, lambda part: status.update(WORDS.say(f"bench-on-{part}")))
    if as_json:
        click.echo(json.dumps([said(figure, WORDS) for figure in figures], indent=1))
    else:
        Console().print(table_of(figures, WORDS))


@contextmanager
def sentences() -> Iterator[None]:
    """Problems of what was asked for leave as a sentence: what is wrong, and what to do."""
    try:
        yield
    except (EditionProblem, SourceProblem, LogProblem) as problem:
        raise click.ClickException(WORDS.tell(problem.key, problem.facts)) from None
    except ServeProblem as error:
        raise click.ClickException(WORDS.tell(*error.problem)) from None


def demonstrate(hub: Hub, box: Box) -> BotSeats:
    """Seat bots at a new table of the hub, and let them play. Raises LogProblem."""
    table, seats = hub.current, seating(box, DEMO_SEATS) or box.game.seats
    if table.standing.names:
        table = hub.current = hub.create()
    begin(table, {s: WORDS.say("bot-name", {"number": n}) for n, s in enumerate(seats, 1)})
    return BotSeats(table, players("simple", box, seats, table.code))


def results_of(simulation: Simulation) -> Table:
    """What a simulation counted, as people read it."""
    figures = simulation.figures()
    table = Table(show_header=False)
    for end, games in figures["results"].items():
        key = f"simulation-{end}" if end in (TIE, UNFINISHED) else "simulation-won"
        table.add_row(WORDS.say(key, {"seat": end}), f"{games:,}")
    for name in ("games", "decisions", "longest_game", "cpu_seconds", "decisions_per_cpu_second"):
        key = f"simulation-{name.replace('_', '-')}"
        table.add_row(WORDS.say(key), f"{figures[name]:,}")
    return table


def welcome(service: Service, hub: Hub, data: Path, host_key: str, demo: bool) -> None:
    """Say where everything is, and open the screen where there is one to open it on."""
    screen = f"{service.url}/?host={host_key}"
    for problem in hub.problems:
        click.echo(WORDS.tell(problem.key, problem.facts), err=True)
    facts = {
        "screen": screen,
        "join": f"{service.url}/t/{hub.current.code}",
        "folder": str(data),
    }
    for line in ("screen", "demo") if demo else ("screen", "join", "data", "stop"):
        click.echo(WORDS.say(f"welcome-{line}", facts))
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(screen)


def run(service: Service, demo: bool) -> None:
    """Serve until Ctrl-C or a request to end."""
    signal.signal(signal.SIGTERM, interrupt)
    try:
        service.run()
    except KeyboardInterrupt:
        click.echo(WORDS.say("welcome-demo-stopped" if demo else "welcome-stopped"))


def interrupt(signal_number: int, frame: FrameType | None) -> None:
    """End once: whoever ends a whole group of processes asks the same one twice."""
    signal.signal(signal_number, signal.SIG_IGN)
    raise KeyboardInterrupt
