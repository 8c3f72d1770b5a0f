"""Paper: pages in millimetres from their top left corner, written as PDF."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from typing import Literal

import cv2
from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from companion.tracking.source import Point
from vision.tags import CODES, MODULES

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height."""
MARGIN = 12.0
"""What stays free at the edges; printers leave 5 at least."""
INK, SOFT, FAINT, WHITE = "#1d1a16", "#6b6257", "#b9b0a3", "#ffffff"
PLAIN, BOLD = "Vera", "VeraBd"
LEADING = 1.35
"""From line to line, by the size of letters."""

for each in (PLAIN, BOLD):
    pdfmetrics.registerFont(TTFont(each, f"{each}.ttf"))

Align = Literal["left", "middle", "right"]


class Paper:
    """A file of pages of one size."""

    def __init__(self, paper: str, title: str) -> None:
        """`paper`: one of PAPERS."""
        self.width, self.height = PAPERS[paper]
        self._data = BytesIO()
        size = self.width * mm, self.height * mm
        self._canvas = Canvas(self._data, size, invariant=True)
        self._canvas.setTitle(title)
        self._canvas.setViewerPreference("PrintScaling", "None")
        self._begin()

    def next_page(self) -> None:
        self._canvas.showPage()
        self._begin()

    def content(self) -> bytes:
        """The whole file. Nothing is drawn after this."""
        self._canvas.save()
        return self._data.getvalue()

    def _begin(self) -> None:
        self._canvas.scale(mm, mm)
        self._canvas.translate(0, self.height)
        self._canvas.scale(1, -1)

    @contextmanager
    def shifted(
        self, left: float, top: float, scale: float = 1.0, turn: float = 0.0
    ) -> Iterator[None]:
        """Draw from there instead of from the corner; `turn`: degrees, clockwise."""
        self._canvas.saveState()
        self._canvas.translate(left, top)
        self._canvas.rotate(turn)
        self._canvas.scale(scale, scale)
        yield
        self._canvas.restoreState()

    @contextmanager
    def clipped(self, left: float, top: float, width: float, height: float) -> Iterator[None]:
        """Draw nothing outside."""
        self._canvas.saveState()
        path = self._canvas.beginPath()
        path.rect(left, top, width, height)
        self._canvas.clipPath(path, stroke=0, fill=0)
        yield
        self._canvas.restoreState()

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        font: str = PLAIN,
        colour: str = INK,
        align: Align = "left",
    ) -> None:
        """One line; y: its baseline."""
        self._canvas.saveState()
        self._canvas.translate(x, y)
        self._canvas.scale(1, -1)
        self._canvas.setFont(font, size)
        self._canvas.setFillColor(HexColor(colour))
        draw = {
            "left": self._canvas.drawString,
            "middle": self._canvas.drawCentredString,
            "right": self._canvas.drawRightString,
        }
        draw[align](0, 0, words)
        self._canvas.restoreState()

    def paragraph(
        self, x: float, y: float, width: float, words: str, size: float, colour: str = INK
    ) -> float:
        """Words broken into lines, the first with its baseline at y; where the next one would
        be."""
        for line in simpleSplit(words, PLAIN, size, width):
            self.text(x, y, line, size, colour=colour)
            y += size * LEADING
        return y

    def line(
        self,
        points: Sequence[Point],
        width: float,
        colour: str = INK,
        *,
        dashes: Sequence[float] = (),
        closed: bool = False,
        fill: str | None = None,
    ) -> None:
        """A line with round corners; `width`: 0 for none."""
        path = self._canvas.beginPath()
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
        if closed:
            path.close()
        self._paint(path, width, colour, dashes, fill)

    def box(
        self,
        left: float,
        top: float,
        width: float,
        height: float,
        line: float,
        colour: str = INK,
        *,
        dashes: Sequence[float] = (),
        fill: str | None = None,
        round_by: float = 0.0,
    ) -> None:
        path = self._canvas.beginPath()
        path.roundRect(left, top, width, height, round_by)
        self._paint(path, line, colour, dashes, fill)

    def curve(self, points: Sequence[Point], fill: str) -> None:
        """A closed shape of Bezier curves: a beginning, and three more points for each curve."""
        path = self._canvas.beginPath()
        path.moveTo(*points[0])
        for at in range(1, len(points), 3):
            path.curveTo(*points[at], *points[at + 1], *points[at + 2])
        path.close()
        self._paint(path, 0, fill, (), fill)

    def tag(self, code: int, left: float, top: float, side: float) -> None:
        """The black square of a tag; what is white in it is not drawn. In one path, so that no
        hair lines are left between its modules."""
        whole = cv2.aruco.getPredefinedDictionary(CODES)
        modules = cv2.aruco.generateImageMarker(whole, code, MODULES, borderBits=1)
        path, step = self._canvas.beginPath(), side / MODULES
        for row, line in enumerate(modules):
            for begin, end in _runs([int(each) for each in line]):
                path.rect(left + begin * step, top + row * step, (end - begin) * step, step)
        self._paint(path, 0, INK, (), "#000000")

    def _paint(
        self, path: object, width: float, colour: str, dashes: Sequence[float], fill: str | None
    ) -> None:
        canvas = self._canvas
        canvas.saveState()
        canvas.setLineJoin(1)
        canvas.setLineCap(1)
        canvas.setLineWidth(width)
        canvas.setStrokeColor(HexColor(colour))
        if dashes:
            canvas.setDash(list(dashes))
        if fill:
            canvas.setFillColor(HexColor(fill))
        canvas.drawPath(path, stroke=int(width > 0), fill=int(fill is not None))
        canvas.restoreState()


def width_of(words: str, size: float, font: str) -> float:
    """How wide a line of letters is."""
    return float(pdfmetrics.stringWidth(words, font, size))


def _runs(line: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Begin and end of what is black in a row of modules."""
    begin = None
    for at, module in enumerate([*line, 255]):
        if module == 0 and begin is None:
            begin = at
        elif module and begin is not None:
            yield begin, at
            begin = None
