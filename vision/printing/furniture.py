"""What stands on every page: a heading that says what it is, and a ruler to check the printer."""

from companion.tracking.source import Hub
from vision.printing.paper import BOLD, FAINT, INK, MARGIN, SOFT, Paper

TITLE, LETTERS, SMALL = 6.0, 3.1, 2.5
"""Sizes of letters."""
RULER = 100
"""Millimetres that it is long."""
FOOT = 26.0
"""Millimetres at the lower edge of a page that the ruler takes."""


def heading(page: Paper, hub: Hub, key: str, lines: int) -> float:
    """The title of a page, and the numbered things to do with it, `key`-1 and so on; gives where
    free room begins."""
    page.text(MARGIN, MARGIN + TITLE, hub.say(key, {}), TITLE, font=BOLD)
    y = MARGIN + TITLE + 7.0
    for number in range(1, lines + 1):
        page.text(MARGIN + 3.4, y, str(number), LETTERS, font=BOLD, align="right", colour=SOFT)
        width = page.width - 2 * MARGIN - 6
        y = page.paragraph(MARGIN + 6, y, width, hub.say(f"{key}-{number}", {}), LETTERS) + 0.8
    return y


def ruler(page: Paper, hub: Hub) -> None:
    """In the lower left corner of a page."""
    top = page.height - FOOT + 6
    with page.shifted(MARGIN, top):
        page.line([(0, 0), (RULER, 0)], 0.25)
        for mark in range(RULER + 1):
            long = 5.0 if mark % 10 == 0 else 3.5 if mark % 5 == 0 else 2.2
            page.line([(mark, 0), (mark, long)], 0.25 if mark % 5 == 0 else 0.15)
            if mark % 10 == 0:
                page.text(mark, 8.2, str(mark), SMALL, align="middle", colour=SOFT)
    left = MARGIN + RULER + 8
    page.paragraph(
        left, top + 2.2, page.width - MARGIN - left, hub.say("sheet-ruler", {}), SMALL, SOFT
    )


def cutting(page: Paper, left: float, top: float, width: float, height: float) -> None:
    """A piece to be cut out."""
    page.box(left, top, width, height, 0.12, FAINT)


def compass(page: Paper, hub: Hub, x: float, y: float) -> None:
    """Which way the top of the map is; x, y: the arrow's head."""
    page.line([(x, y + 9), (x, y)], 0.4, INK)
    page.line([(x - 1.6, y + 2.6), (x, y), (x + 1.6, y + 2.6)], 0.4, INK)
    page.text(x, y + 13, hub.say("sheet-up", {}), SMALL, align="middle")
