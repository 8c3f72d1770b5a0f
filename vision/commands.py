"""The commands of the camera: sheets to print, and recordings."""

import signal
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import click

from companion.tracking.source import Hub, Observation, OpenHub, SourceProblem, Status
from vision import sheets as pages
from vision.paper import PAPERS
from vision.recording import Replayed, record, replay
from vision.tiles import board

edition_option = click.option(
    "--edition", default="training", show_default=True, help="A built-in edition, or a folder."
)
paper_option = click.option(
    "--paper",
    type=click.Choice([*PAPERS]),
    default="a4",
    show_default=True,
    help="What to print on.",
)
out_option = click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    metavar="FILE.pdf",
    help="Where to write the pages.",
)
folder_argument = click.argument("folder", type=click.Path(path_type=Path))


@click.group()
def sheets() -> None:
    """Make sheets to print at true size, as PDF."""


def add_sheet(name: str, about: str, draw: Callable[[Hub, str], bytes]) -> None:
    @sheets.command(name, help=about)
    @paper_option
    @out_option
    @edition_option
    @click.pass_obj
    def write(open_hub: OpenHub, paper: str, out: Path, edition: str) -> None:
        hub = open_hub(edition)
        try:
            out.write_bytes(draw(hub, paper))
        except OSError as error:
            facts = {"file": str(out), "reason": error.strerror or str(error)}
            raise SourceProblem("problem-sheet-file", **facts) from None
        click.echo(hub.say("sheet-written", {"file": str(out)}))


add_sheet("tags", "A tag for every piece of the box.", pages.tags)
add_sheet("corners", "The tags round the board.", pages.corners)
add_sheet("calibration", "The pattern that shows the camera its lens.", pages.calibration)
add_sheet("board", "The board in tiles, to try all out without the printed one.", board)


@click.group()
def camera() -> None:
    """Record what a camera sees, and look at it again."""


@camera.command("record")
@click.argument("address")
@folder_argument
@edition_option
@click.pass_obj
def record_command(open_hub: OpenHub, address: str, folder: Path, edition: str) -> None:
    """Keep the frames of a camera, and what is made of them, in a new folder, until Ctrl-C.

    ADDRESS is what stands behind "camera:" of --source: a device, a URL, a file, or phone.
    """
    hub, stopping = open_hub(edition), threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())

    def tell(said: Observation | Status | None) -> None:
        if isinstance(said, Status):
            click.echo(told(said, hub))

    frames = record(address, hub.board, folder, tell, stopping)
    click.echo(hub.say("recording-made", {"frames": frames, "folder": str(folder)}))


@camera.command("replay")
@folder_argument
@edition_option
@click.pass_obj
def replay_command(open_hub: OpenHub, folder: Path, edition: str) -> None:
    """Look at a recording again, and say where it is now seen otherwise than then."""
    hub, frames, others = open_hub(edition), 0, 0
    for frame in replay(folder):
        frames += 1
        if frame.then != frame.now:
            others += 1
            click.echo(differs(frame, hub))
    click.echo(hub.say("recording-replayed", {"frames": frames, "others": others}))
    if others:
        raise SystemExit(1)


def differs(frame: Replayed, hub: Hub) -> str:
    then, now = all_of(frame.then, hub), all_of(frame.now, hub)
    return hub.say("recording-differs", {"number": frame.number, "then": then, "now": now})


def all_of(said: Sequence[Observation | Status], hub: Hub) -> str:
    return " ".join(told(each, hub) for each in said) or hub.say("recording-nothing", {})


def told(said: Observation | Status, hub: Hub) -> str:
    """What a camera says, in words."""
    if isinstance(said, Status):
        return hub.say(said.key, {**said.facts, **said.secret})
    return " ".join(
        hub.say(
            "recording-seen",
            {
                "piece": hub.pieces.get(piece, piece),
                "places": places_of(sight.places, hub),
                "posture": {True: "lying", False: "standing", None: "unclear"}[sight.lying],
            },
        )
        for piece, sight in said.seen.items()
    )


def places_of(places: Sequence[str], hub: Hub) -> str:
    named = [hub.say("recording-place", {"place": place}) for place in places]
    return ", ".join(named) or "beside"
