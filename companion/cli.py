"""The command line: `companion` and its commands."""

import os
import signal
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

import click
from platformdirs import user_data_path

from companion.bench.commands import bench, simulate
from companion.bots.playing import seating
from companion.editions.boxes import open_box
from companion.editions.commands import edition, edition_option
from companion.editions.files import EditionProblem
from companion.games.kernel.box import Box
from companion.scenarios.commands import referee, scenario
from companion.server.hub import Hub
from companion.server.serve import ServeProblem, Service, serve
from companion.tables.bot_seats import begin
from companion.tables.following import board_of
from companion.tables.lending import lend
from companion.tables.log import LogProblem
from companion.tracking.registry import NONE, command, commands, open_source
from companion.tracking.source import SourceProblem, Status
from companion.words import Words

DATA = user_data_path("table-companion", appauthor=False)
WORDS = Words()
DEMO_SEATS = 3


class Main(click.Group):
    """The command, with what is plugged in: loaded only when it is asked for."""

    def list_commands(self, context: click.Context) -> list[str]:
        return sorted([*super().list_commands(context), *commands()])

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        return super().get_command(context, name) or command(name)

    def invoke(self, context: click.Context) -> object:
        """Problems of what was asked for leave as a sentence: what is wrong, and what to do."""
        context.obj = lend
        try:
            return super().invoke(context)
        except (EditionProblem, SourceProblem, LogProblem) as problem:
            raise click.ClickException(WORDS.tell(problem.key, problem.facts)) from None
        except ServeProblem as error:
            raise click.ClickException(WORDS.tell(*error.problem)) from None


@click.group(
    cls=Main, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(package_name="defenders-companion")
def main() -> None:
    """The companion for a board game night: hidden cards on phones, the board in the middle."""


for own in (edition, simulate, bench, scenario, referee):
    main.add_command(own)


@main.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, help="Port to listen on; 0 for any.")
@click.option(
    "--source",
    "sources",
    multiple=True,
    help="Where the board is seen from, such as serial:PORT; may be said several times.",
)
@edition_option
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    show_default=str(DATA),
    help="Folder in which games are kept.",
)
@click.option("--demo", is_flag=True, help="Let bots play a game to look at; it is not kept.")
def play(
    host: str, port: int, sources: tuple[str, ...], edition: str, data: Path | None, demo: bool
) -> None:
    """Start the hub: a screen, and phones that join by QR code."""
    if demo and {*sources} - {NONE}:
        raise click.UsageError(WORDS.say("problem-demo-source"))
    with ExitStack() as leaving:
        if data is None:
            data = Path(leaving.enter_context(TemporaryDirectory())) if demo else DATA
        box = open_box(edition)
        board = board_of(box)
        watching = {name: open_source(name, board) for name in sources if name != NONE}
        hub = Hub(data, box)
        leaving.callback(hub.close)
        service = serve(hub, host, port)
        host_key = hub.current.host_key()
        if demo:
            demonstrate(hub, box)
        welcome(service, hub, data, host_key, demo)
        for name, source in watching.items():
            hub.current.attach(source, name, Complaints())
        run(service, demo)


def demonstrate(hub: Hub, box: Box) -> None:
    """Seat bots at a new table of the hub, and let them begin. Raises LogProblem."""
    table, seats = hub.current, seating(box, DEMO_SEATS) or box.game.seats
    if table.standing.names:
        table = hub.current = hub.create()
    begin(table, seats, WORDS.say("bot-name"))


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


class Complaints:
    """Says what a source lacks, once until it sees again."""

    def __init__(self) -> None:
        self._said = ""

    def __call__(self, status: Status) -> None:
        lacking = status.key if status.state == "lost" else ""
        if lacking not in ("", self._said):
            click.echo(WORDS.tell(lacking, {**status.facts, **status.secret}), err=True)
        self._said = lacking


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
