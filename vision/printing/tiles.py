"""The board in tiles: its map drawn at true size, on pages that are cut and joined."""

import math
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from companion.tracking.source import Drawing, Hub, Point, SourceProblem
from vision.printing.furniture import FOOT, LETTERS, SMALL, heading, ruler
from vision.printing.labels import Label, label
from vision.printing.paper import BOLD, FAINT, INK, MARGIN, PAPERS, SOFT, WHITE, Paper

OVERLAP = 10.0
"""Millimetres of a tile that its right and lower neighbours are glued on."""
HEAD = 24.0
"""Millimetres at the upper edge of a page that say which tile it is."""
MARK = 5.0
"""Length of a cutting mark, and how far it is from what is cut."""
OFF = 1.0
BADGE = 8.0, 5.6
"""Width and height of what says a tile's number on the small map of the first page."""
LEGEND, COLUMNS = 7.0, 4
"""Height of a row of the legend under it, and kinds in a row."""


class Tile(NamedTuple):
    """A part of the map on a page of its own."""

    number: int
    """Row by row, from 1."""
    corner: Point
    """Of the part, on the map; and its width and height, what is glued on included."""
    size: Point
    glued: tuple[bool, bool]
    """Are there neighbours on the right, and below?"""

    @property
    def seen(self) -> Point:
        """How much of it is not covered by its neighbours."""
        width, height = (
            whole - (OVERLAP if glued else 0.0)
            for whole, glued in zip(self.size, self.glued, strict=True)
        )
        return width, height


def tiles(size: Point, paper: str) -> Iterator[Tile]:
    """The parts of a map of this size that pages of this paper can hold, row by row: as few as
    may be, and all equal but for what is glued on."""
    width, height = PAPERS[paper]
    room = width - 2 * MARGIN, height - HEAD - FOOT
    columns, rows = (
        max(1, math.ceil((whole - OVERLAP) / (most - OVERLAP)))
        for whole, most in zip(size, room, strict=True)
    )
    across, down = size[0] / columns, size[1] / rows
    for row in range(rows):
        for column in range(columns):
            glued = column < columns - 1, row < rows - 1
            over = [OVERLAP if each else 0.0 for each in glued]
            corner = column * across, row * down
            number = row * columns + column + 1
            yield Tile(number, corner, (across + over[0], down + over[1]), glued)


def board(hub: Hub, paper: str) -> bytes:
    """The whole board. Raises SourceProblem where its box has no drawing of it."""
    drawing = hub.drawing
    if drawing is None:
        raise SourceProblem("problem-sheet-no-map")
    chart = Chart(drawing)
    page = Paper(paper, hub.say("sheet-board", {"title": drawing.title}))
    parts = list(tiles(hub.board.size, paper))
    _overview(page, hub, chart, parts)
    for part in parts:
        page.next_page()
        _tile(page, hub, chart, part)
    return page.content()


class Chart:
    """A map, ready to be drawn more than once."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.labels: list[Label] = [label(each.name, each.outline) for each in drawing.grounds]

    def draw(self, page: Paper) -> None:
        for ground in self.drawing.grounds:
            page.line(ground.outline, 0.15, ground.colour, closed=True, fill=ground.colour)
        for kind, points in self.drawing.lines:
            stroke = self.drawing.strokes[kind]
            page.line(points, stroke.width, stroke.colour, dashes=stroke.dashes)
        for each in self.labels:
            for line, y in zip(each.lines, each.baselines(), strict=True):
                page.text(each.middle[0], y, line, each.size, font=BOLD, align="middle")


def _overview(page: Paper, hub: Hub, chart: Chart, parts: list[Tile]) -> None:
    """What it is, how it is put together, what the lines mean."""
    width, height = hub.board.size
    ruler(page, hub)
    top = heading(page, hub, "sheet-board", 3)
    top = page.paragraph(MARGIN, top + 1, page.width - 2 * MARGIN, _source(hub, chart), SMALL, SOFT)
    legend = LEGEND * math.ceil(len(chart.drawing.strokes) / COLUMNS)
    room = page.width - 2 * MARGIN, page.height - FOOT - top - legend - 8
    scale = min(room[0] / width, room[1] / height)
    with page.shifted((page.width - width * scale) / 2, top, scale):
        chart.draw(page)
        page.box(0, 0, width, height, 0.3 / scale)
        for part in parts:
            _small_tile(page, part, chart, scale)
    _legend(page, hub, chart, top + height * scale + LEGEND)


def _source(hub: Hub, chart: Chart) -> str:
    key = "sheet-board-training" if chart.drawing.training else "sheet-board-edition"
    return hub.say(key, {"title": chart.drawing.title})


def _small_tile(page: Paper, part: Tile, chart: Chart, scale: float) -> None:
    """Where a tile is on the small map, and its number."""
    page.box(*part.corner, *part.seen, 0.25 / scale, INK, dashes=(1.2 / scale, 1 / scale))
    with page.shifted(*_badge(part, chart, scale), 1 / scale):
        page.box(0, 0, *BADGE, 0.2, fill=WHITE, round_by=1)
        page.text(BADGE[0] / 2, 4, str(part.number), LETTERS, font=BOLD, align="middle")


def _badge(part: Tile, chart: Chart, scale: float) -> Point:
    """Where on the map the corner of a tile's number goes: as near to the tile's own as may be
    without covering a name."""
    wide, high = (length / scale for length in BADGE)
    off, (width, height) = OFF / scale, part.seen
    corners = (
        (part.corner[0] + x, part.corner[1] + y)
        for x in np.arange(off, width - wide - off, off)
        for y in np.arange(off, height - high - off, off)
    )
    boxes = [each.box for each in chart.labels]
    clear = (
        (x, y)
        for x, y in corners
        if not any(
            left - off < x + wide and x < right + off and top - off < y + high and y < bottom + off
            for (left, top), (right, bottom) in boxes
        )
    )
    return min(clear, key=lambda corner: math.dist(corner, part.corner), default=part.corner)


def _legend(page: Paper, hub: Hub, chart: Chart, top: float) -> None:
    wide = (page.width - 2 * MARGIN) / COLUMNS
    for at, (kind, stroke) in enumerate(chart.drawing.strokes.items()):
        x, y = MARGIN + at % COLUMNS * wide, top + at // COLUMNS * LEGEND
        page.line([(x, y), (x + 12, y)], stroke.width * 0.7, stroke.colour, dashes=stroke.dashes)
        page.text(x + 15, y + 1, hub.say("sheet-border", {"kind": kind}), SMALL)


def _tile(page: Paper, hub: Hub, chart: Chart, part: Tile) -> None:
    (x, y), (width, height) = part.corner, part.size
    left = (page.width - width) / 2
    top = HEAD + (page.height - HEAD - FOOT - height) / 2
    ruler(page, hub)
    page.text(MARGIN, MARGIN + 5, str(part.number), 7, font=BOLD)
    wide = page.width - 2 * MARGIN - 16
    page.paragraph(MARGIN + 16, MARGIN + 2.4, wide, _source(hub, chart), SMALL, SOFT)
    with page.shifted(left, top):
        with page.clipped(0, 0, width, height), page.shifted(-x, -y):
            chart.draw(page)
        _marks(page, part)


def _marks(page: Paper, part: Tile) -> None:
    """Where to cut, and how far the neighbours come."""
    width, height = part.size
    for x in (0.0, width):
        for y in (0.0, height):
            out = (-1 if x == 0 else 1), (-1 if y == 0 else 1)
            for far in ((OFF, 0.0), (0.0, OFF)):
                near = x + out[0] * far[0], y + out[1] * far[1]
                to = near[0] + out[0] * MARK * (far[0] > 0), near[1] + out[1] * MARK * (far[1] > 0)
                page.line([near, to], 0.2)
    if part.glued[0]:
        for y, out_by in ((-OFF, -MARK), (height + OFF, MARK)):
            page.line([(width - OVERLAP, y), (width - OVERLAP, y + out_by)], 0.2, FAINT)
    if part.glued[1]:
        for x, out_by in ((-OFF, -MARK), (width + OFF, MARK)):
            page.line([(x, height - OVERLAP), (x + out_by, height - OVERLAP)], 0.2, FAINT)
