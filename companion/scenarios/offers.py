"""Offers: what a file may name of the game that it is about, before anything is played."""

from collections.abc import Collection, Mapping
from typing import Any

from companion.games.kernel.kit import PIECES
from companion.games.kernel.port import Game
from companion.scenarios.files import DisputeFile, KitEntry, Scenario, ScenarioProblem


def refuse_unoffered(file: Scenario | DisputeFile, game: Game[Any, Any]) -> None:
    """Raises ScenarioProblem where a file names a rule that the game does not have, or a kit."""
    if isinstance(file, Scenario):
        _refuse_unknown_rows(file.shows, game)
    _refuse_unfit_kit(file.options, game)


def _refuse_unknown_rows(shows: Collection[str], game: Game[Any, Any]) -> None:
    for row in shows:
        if row not in game.rules():
            example = next(iter(game.rules()))
            raise ScenarioProblem("problem-scenario-row", "shows", row=f'"{row}"', example=example)


def _refuse_unfit_kit(kit: KitEntry, game: Game[Any, Any]) -> None:
    offered: Mapping[str, Collection[str]] = {
        "real": (PIECES, *(part.name for part in game.parts)),
        "paper": game.paper_seats,
        "rulings": game.house_rules,
    }
    for entry, names in kit:
        for name in names:
            if name not in offered[entry]:
                facts = {"name": f'"{name}"', "names": ", ".join(offered[entry])}
                raise ScenarioProblem("problem-scenario-unoffered", f"options.{entry}", **facts)
