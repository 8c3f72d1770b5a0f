"""How a map of Defenders of Hogwarts is drawn on paper: in the colours of the pages."""

from companion.editions.defenders.printed import PrintedDefenders, PrintedSpace
from companion.games.kernel.drawing import Drawing, Ground, Stroke

INSIDE, OUTSIDE, PROTECTED, DEPLOYMENT = "#f3e7cf", "#dfe6cd", "#d3ddf5", "#e4d3df"
STROKES = {
    "open": Stroke("#85735a", 0.9, (0.01, 2.6)),
    "wall": Stroke("#241a2c", 3.2),
    "entrance": Stroke("#b3171f", 1.8, (3.5, 3)),
    "locked_doors": Stroke("#8a4b12", 2.0),
    "protective_spells": Stroke("#7b2a9b", 2.0, (6, 3, 0.5, 3)),
    "physical_objects": Stroke("#4d4d4d", 2.4, (0.01, 3.2)),
    "water": Stroke("#0d6a94", 2.0, (8, 4)),
}
"""Each is drawn over those before it."""


def drawing(printed: PrintedDefenders) -> Drawing:
    lines = [(b["kind"], points) for b in printed["borders"] for points in b["lines"]]
    there = {kind for kind, _ in lines}
    return Drawing(
        printed["title"],
        printed["training"],
        [Ground(each["name"], each["polygon"], _colour(each)) for each in printed["spaces"]],
        sorted(lines, key=lambda line: list(STROKES).index(line[0])),
        {kind: stroke for kind, stroke in STROKES.items() if kind in there},
    )


def _colour(space: PrintedSpace) -> str:
    if space["protected"]:
        return PROTECTED
    if space["deployment"]:
        return DEPLOYMENT
    return INSIDE if space["inside"] else OUTSIDE
