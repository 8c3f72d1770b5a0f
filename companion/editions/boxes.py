"""Boxes: an edition by name or folder, with the game that is played with it."""

from collections.abc import Callable, Mapping
from os.path import isdir
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import ConfigDict

from companion.editions.defenders import loading
from companion.editions.defenders.drawing import drawing
from companion.editions.defenders.printed import PrintedDefenders
from companion.editions.files import EditionProblem, Entry, Name, read
from companion.games.defenders.game import Defenders
from companion.games.defenders.seen.views import DefendersView
from companion.games.kernel.box import Box
from companion.games.kernel.drawing import Drawing
from companion.games.kernel.port import Game, digest

BUILT_IN = Path(__file__).parent
ABOUT_FILE = "edition.yaml"
"""Every edition has this file; which others, its game says."""


class About(Entry):
    """What every edition says of itself, whatever its game; the rest is the game's to read."""

    model_config = ConfigDict(extra="ignore")

    game: Name


class Registered(NamedTuple):
    """A game that this hub knows."""

    game: Game[Any, Any]
    load: Callable[[Path], tuple[Any, Mapping[str, Any]]]
    """Reads an edition's folder: what the rules need, and what the browser draws."""
    drawing: Callable[[Any], Drawing]
    """How the map is drawn on paper, from what the browser draws."""
    view_type: type[Any]
    printed_type: type[Any]


GAMES: Mapping[str, Registered] = {
    "defenders": Registered(Defenders(), loading.load, drawing, DefendersView, PrintedDefenders),
}


def open_box(edition: str) -> Box:
    """The edition of this name (`training`) or in this folder. Raises EditionProblem."""
    folder = _folder(edition)
    name = read(folder / ABOUT_FILE, About).game
    if name not in GAMES:
        raise EditionProblem("problem-edition-game", file=ABOUT_FILE, game=name)
    registered = GAMES[name]
    definitions, printed = registered.load(folder)
    return Box(
        game=registered.game,
        edition=definitions,
        name=edition,
        digest=digest(printed),
        printed=printed,
        names=printed["names"],
        places=tuple(space["id"] for space in printed["spaces"]),
        outlines={space["id"]: space["polygon"] for space in printed["spaces"]},
        size=printed["size"],
        drawing=registered.drawing(printed),
    )


def _folder(edition: str) -> Path:
    """Where an edition's files lie; a built-in one goes before a folder of its name."""
    folders = [BUILT_IN / edition] if edition.isidentifier() else []
    folders = [folder for folder in (*folders, Path(edition)) if isdir(folder)]
    if not folders:
        raise EditionProblem("problem-edition-unknown", edition=edition)
    folder = next((folder for folder in folders if (folder / ABOUT_FILE).is_file()), None)
    if folder is None:
        example = str(BUILT_IN / "training")
        raise EditionProblem(
            "problem-edition-folder", folder=f"{Path(edition)}/", file=ABOUT_FILE, example=example
        )
    return folder
