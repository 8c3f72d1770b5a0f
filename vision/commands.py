"""The commands of the camera: sheets to print, and recordings."""

import signal
import threading
from collections.abc import Callable
from pathlib import Path

import click

from companion.tracking.source import Hub, Observation, OpenHub, SourceProblem, Status
from vision.printing import sheets as pages
from vision.printing.paper import PAPERS
from vision.printing.tiles import board
from vision.recordings.account import decided, differences, told
from vision.recordings.recording import Recording
from vision.watching.record import record

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
    """Look at a recording again: where it is now seen otherwise than then, and when the camera
    shows what the table decided."""
    hub, recording = open_hub(edition), Recording(folder)
    if not recording.is_of(hub.board):
        raise SourceProblem("problem-recording-edition", folder=str(folder), edition=edition)
    frames = []
    for frame in recording.replay():
        frames.append(frame)
        for sentence in differences(frame, hub):
            click.echo(sentence)
    others = sum(frame.is_other for frame in frames)
    click.echo(hub.say("recording-replayed", {"frames": len(frames), "others": others}))
    for sentence in decided(recording, frames, hub):
        click.echo(sentence)
    if others:
        raise SystemExit(1)
