"""Printed pages, looked at like a person with a ruler: rendered by another library than the one
that made them."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pypdfium2
from numpy.typing import NDArray

from vision.seeing.finder import Finder, Mark
from vision.tags import ALL, dictionary

INCH, POINTS = 25.4, 72
DARK = 100
SEEN = 4.0
"""Pixels a millimetre in which tags are looked for: as a good camera sees them."""


class Printed(NamedTuple):
    """A page, in blue, green and red."""

    colours: NDArray[np.uint8]
    grey: NDArray[np.uint8]
    density: float
    """Pixels a millimetre."""
    page: pypdfium2.PdfPage

    @property
    def size(self) -> tuple[float, float]:
        """Millimetres, as the file says."""
        width, height = self.page.get_size()
        return width * INCH / POINTS, height * INCH / POINTS

    def marks(self) -> list[Mark]:
        """All tags on it, with their corners in millimetres from its top left corner."""
        grey = _grey(self.page, SEEN)
        found = Finder(dictionary(ALL), ALL).everywhere(grey)
        # The middle of the first pixel lies at 0 there, its corner here.
        return [Mark(m.code, ((m.corners + 0.5) / SEEN).astype(np.float32)) for m in found]

    def text(self, left: float, top: float, right: float, bottom: float) -> str:
        """What stands in a part of it, in millimetres."""
        _, height = self.page.get_size()
        box = np.array([left, bottom, right, top]) * POINTS / INCH
        box[[1, 3]] = height - box[[1, 3]]
        said = self.page.get_textpage().get_text_bounded(*box)
        return " ".join(said.split())

    def part(self, left: float, top: float, right: float, bottom: float) -> NDArray[np.uint8]:
        """How a part looks, grey."""
        x, y, to_x, to_y = (round(each * self.density) for each in (left, top, right, bottom))
        return self.grey[y:to_y, x:to_x]


def printed(content: bytes, density: float = 10.0) -> Iterator[Printed]:
    """The pages of a file."""
    for page in pypdfium2.PdfDocument(content):
        colours = page.render(scale=density * INCH / POINTS).to_numpy()
        yield Printed(colours, _grey(page, density), density, page)


def _grey(page: pypdfium2.PdfPage, density: float) -> NDArray[np.uint8]:
    rendered = page.render(scale=density * INCH / POINTS, grayscale=True).to_numpy()
    return np.ascontiguousarray(rendered.reshape(rendered.shape[:2]))


def ruler(page: Printed) -> tuple[float, list[float]]:
    """Length of the longest straight line of the page's last 30 millimetres, and where along it
    its longest marks are, in millimetres."""
    width, height = page.size
    foot = page.part(0, height - 30, width, height) < DARK
    row = int(foot.sum(axis=1).argmax())
    columns = np.flatnonzero(foot[row])
    marks = foot[row + round(4.4 * page.density), columns[0] : columns[-1] + 1]
    begins = np.flatnonzero(np.diff(np.concatenate([[0], marks.astype(int)])) == 1)
    return (columns[-1] - columns[0] + 1) / page.density, [each / page.density for each in begins]
