"""The command line: `companion play` and `companion bench`."""

import json
import os
import signal
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import click
from platformdirs import user_data_path
from rich.console import Console

from companion.bench.engine import engine
from companion.bench.figures import table_of
from companion.bench.phones import phones
from companion.editions.boxes import open_box
from companion.editions.files import EditionProblem
from companion.server.hub import Hub
from companion.server.serve import ServeProblem, Service, serve
from companion.tables.log import LogProblem
from companion.tracking.plugged import NONE, open_source
from companion.tracking.source import SourceProblem
from companion.words import Words

DATA = user_data_path("table-companion", appauthor=False)
WORDS = Words()

edition_option = click.option(
    "--edition", default="training", show_default=True, help="A built-in edition, or a folder."
)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="defenders-companion")
def main() -> None:
    """The companion for a board game night: hidden cards on phones, the board in the middle."""


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
    default=DATA,
    show_default=True,
    help="Folder in which games are kept.",
)
def play(host: str, port: int, source: str, edition: str, data: Path) -> None:
    """Start the hub: a screen, and phones that join by QR code."""
    with sentences():
        box = open_box(edition)
        watching = open_source(source, box.places)
        hub = Hub(data, box)
        service = serve(hub, host, port)
        host_key = hub.current.host_key()
    if watching is not None:
        hub.current.attach(watching)
    welcome(service, hub, data, host_key)
    run(service, hub)


@main.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@edition_option
def bench(as_json: bool, edition: str) -> None:
    """Measure the engine and the way from phone to phone on this machine."""
    with sentences():
        box = open_box(edition)
    console = Console(stderr=True)
    with console.status("random games on the bare engine"):
        figures = engine(box)
    with console.status("five phones round a hub"):
        figures += phones(box)
    if as_json:
        click.echo(json.dumps([figure._asdict() for figure in figures], indent=1))
    else:
        Console().print(table_of(figures))


@contextmanager
def sentences() -> Iterator[None]:
    """Problems of what was asked for leave as a sentence: what is wrong, and what to do."""
    try:
        yield
    except (EditionProblem, SourceProblem, LogProblem) as problem:
        raise click.ClickException(WORDS.tell(problem.key, problem.facts)) from None
    except ServeProblem as error:
        raise click.ClickException(WORDS.tell(*error.problem)) from None


def welcome(service: Service, hub: Hub, data: Path, host_key: str) -> None:
    """Say where everything is, and open the screen where there is one to open it on."""
    screen = f"{service.url}/?host={host_key}"
    for problem in hub.problems:
        click.echo(WORDS.tell(problem.key, problem.facts), err=True)
    facts = {
        "screen": screen,
        "join": f"{service.url}/t/{hub.current.code}",
        "folder": str(data),
    }
    for line in ("screen", "join", "data", "stop"):
        click.echo(WORDS.say(f"welcome-{line}", facts))
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(screen)


def run(service: Service, hub: Hub) -> None:
    """Serve until Ctrl-C or a request to end, then give everything back."""
    signal.signal(signal.SIGTERM, interrupt)
    try:
        service.run()
    except KeyboardInterrupt:
        click.echo(WORDS.say("welcome-stopped"))
    finally:
        hub.close()


def interrupt(signal_number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
