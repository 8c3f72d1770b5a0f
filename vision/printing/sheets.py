"""Sheets to print at true size: tags for pieces, anchors, and the lens pattern."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from companion.tracking.source import Board, Hub, Point
from vision.printing.furniture import FOOT, LETTERS, SMALL, compass, cutting, heading, ruler
from vision.printing.paper import BOLD, FAINT, INK, MARGIN, PLAIN, SOFT, WHITE, Paper, width_of
from vision.printing.pattern import SIZE, SQUARE, TAG, squares
from vision.tags import (
    ANCHOR_NAMES,
    ANCHOR_SIDE,
    HEIGHT,
    PIECE_SIDE,
    Square,
    anchor_squares,
    pieces_by_code,
    quiet_zone,
)

PIECE = PIECE_SIDE + 2 * quiet_zone(PIECE_SIDE)
"""Along the paper of a tag on a piece."""
STRIP = 4.6
"""Height of the strip below it with the piece's name."""
PITCH, ROW = 26.0, 31.0
"""From one of them to the next."""
ANCHOR_PAPER = ANCHOR_SIDE + 2 * quiet_zone(ANCHOR_SIDE)
FLAP = 14.0
"""Of an anchor, what goes under it."""
GAP = 4.0
PAWN = (
    *((-7, 0), (-7, -3), (-3.2, -7), (-2.6, -15), (-2.4, -17), (-5, -18), (-5, -21)),
    *((-5, -24), (-3, -26), (0, -26), (3, -26), (5, -24), (5, -21), (5, -18), (2.4, -17)),
    *((2.6, -15), (3.2, -7), (7, -3), (7, 0), (3, 0), (-3, 0), (-7, 0)),
)
"""The outline of one, its foot's middle at (0, 0)."""


def tags(hub: Hub, paper: str) -> bytes:
    """A tag for every piece of the box."""
    page = Paper(paper, hub.say("sheet-tags", {}))
    top = _tags_heading(page, hub)
    for row in _rows(hub.board, int((page.width - 2 * MARGIN + PITCH - PIECE) // PITCH)):
        if top + ROW > page.height - FOOT:
            page.next_page()
            top = _tags_heading(page, hub)
        for column, (code, piece) in enumerate(row):
            _piece(page, code, hub.pieces[piece], MARGIN + column * PITCH, top)
        top += ROW
    return page.content()


def corners(hub: Hub, paper: str) -> bytes:
    """The anchors, on the page as they lie on the table."""
    page = Paper(paper, hub.say("sheet-corners", {}))
    top = heading(page, hub, "sheet-corners", 3)
    ruler(page, hub)
    left = (page.width - 2 * (ANCHOR_PAPER + FLAP + GAP) - ANCHOR_PAPER) / 2
    for square, name in zip(anchor_squares(hub.board.size), ANCHOR_NAMES, strict=True):
        side = _sides(square, hub.board.size)
        with page.shifted(left + _start(side[0]), top + _start(side[1])):
            _frame_tag(page, hub, square, side, name)
    middle = _start(0) + ANCHOR_PAPER / 2
    _small_board(page, hub, left + middle, top + middle)
    return page.content()


def calibration(hub: Hub, paper: str) -> bytes:
    """The pattern that shows the lens."""
    page = Paper(paper, hub.say("sheet-calibration", {}))
    top = heading(page, hub, "sheet-calibration", 2)
    ruler(page, hub)
    free = page.height - FOOT - top - SIZE[1]
    with page.shifted((page.width - SIZE[0]) / 2, top + free / 2):
        for left, upper, code in squares():
            if code is None:
                page.box(left, upper, SQUARE, SQUARE, 0, fill="#000000")
            else:
                white = (SQUARE - TAG) / 2
                page.tag(code, left + white, upper + white, TAG)
        page.box(0, 0, *SIZE, 0.12, SOFT)
    return page.content()


def _tags_heading(page: Paper, hub: Hub) -> float:
    ruler(page, hub)
    top = heading(page, hub, "sheet-tags", 3)
    _pawn(page, hub, page.width - MARGIN - 24, page.height - FOOT - 8)
    return top + 3


def _rows(board: Board, most: int) -> Iterator[Sequence[tuple[int, str]]]:
    """The pieces with their codes, the owners apart."""
    codes: Mapping[int, str] = pieces_by_code(board)
    for _, group in groupby(codes.items(), key=lambda each: board.pieces[each[1]]):
        pieces = list(group)
        yield from (pieces[at : at + most] for at in range(0, len(pieces), most))


def _piece(page: Paper, code: int, name: str, left: float, top: float) -> None:
    cutting(page, left, top, PIECE, PIECE + STRIP)
    page.line([(left, top + PIECE), (left + PIECE, top + PIECE)], 0.12, FAINT, dashes=(1, 1))
    white = quiet_zone(PIECE_SIDE)
    page.tag(code, left + white, top + white, PIECE_SIDE)
    size = min(SMALL, (PIECE - 2) / width_of(name, 1.0, PLAIN))
    page.text(left + PIECE / 2, top + PIECE + 3.2, name, size, align="middle")


def _pawn(page: Paper, hub: Hub, x: float, foot: float) -> None:
    """How a tag is put on a pawn, from the side."""
    top = foot - HEIGHT
    page.line([(x - 16, foot), (x + 24, foot)], 0.3, SOFT)
    page.curve([(x + dx, foot + dy) for dx, dy in PAWN], FAINT)
    page.box(x - PIECE / 2, top, PIECE, 1.2, 0.2, fill=WHITE)
    page.box(x - 1.5, top + 1.2, 3, 2.8, 0, fill=FAINT)
    side = x + 16
    page.line([(side, top), (side, foot)], 0.2, SOFT)
    for y in (top, foot):
        page.line([(side - 1.5, y), (side + 1.5, y)], 0.2, SOFT)
    said = hub.say("sheet-height", {"height": round(HEIGHT)})
    with page.shifted(side + 4, (top + foot) / 2, turn=-90):
        page.text(0, 0, said, SMALL, align="middle", colour=SOFT)


def _sides(square: Square, size: Point) -> tuple[int, int]:
    """On which side of the board a tag lies: -1, 0 or 1, across and down."""
    (x, y), (width, height) = square.centre, size
    return (x > width) - (x < 0), (y > height) - (y < 0)


def _start(side: int) -> float:
    """Where on the page the papers of one side begin."""
    return (side + 1) * (ANCHOR_PAPER + FLAP + GAP)


def _frame_tag(page: Paper, hub: Hub, square: Square, side: tuple[int, int], name: str) -> None:
    """From the corner of its tag's white: the tag, and the flap that goes under the board."""
    across, down = side
    spread = [ANCHOR_PAPER + (FLAP if each else 0) for each in side]
    begin = [-FLAP if each > 0 else 0 for each in side]
    cutting(page, begin[0], begin[1], spread[0], spread[1])
    _under_board(page, across, down)
    white = quiet_zone(ANCHOR_SIDE)
    page.tag(square.code, white, white, ANCHOR_SIDE)
    _frame_words(page, hub, side, name)


def _under_board(page: Paper, across: int, down: int) -> None:
    """What of the paper lies under the board, and the line along which its edge lies."""
    spans = [
        {-1: (ANCHOR_PAPER, FLAP), 0: (0.0, ANCHOR_PAPER), 1: (-FLAP, FLAP)}[each]
        for each in (across, down)
    ]
    (left, width), (top, height) = spans
    with page.clipped(left, top, width, height):
        for at in range(0, int(width + height), 3):
            page.line([(left + at, top), (left + at - height, top + height)], 0.15, FAINT)
    inner = [{-1: ANCHOR_PAPER, 0: 0.0, 1: 0.0}[each] for each in (across, down)]
    if down:
        page.line([(left, inner[1]), (left + width, inner[1])], 0.5)
    if across:
        page.line([(inner[0], top), (inner[0], top + height)], 0.5)


def _frame_words(page: Paper, hub: Hub, side: tuple[int, int], name: str) -> None:
    """What the tag is called, and on an edge how far its middle is from the board's corner."""
    across, down = side
    middle, said = ANCHOR_PAPER / 2, hub.say(f"name-{name}", {})
    beyond = {-1: ANCHOR_PAPER + FLAP / 2, 1: -FLAP / 2}
    if across and down:
        page.text(middle, beyond[down] + 1, said, LETTERS, font=BOLD, align="middle")
        return
    size = hub.board.size[0 if down else 1]
    far = hub.say("sheet-middle", {"millimetres": round(size / 2)})
    turn, x, y = (0.0, middle, beyond[down]) if down else (-90.0, beyond[across], middle)
    with page.shifted(x, y, turn=turn):
        page.box(-21, -5, 42, 10, 0, fill=WHITE)
        page.text(0, -0.4, said, LETTERS, font=BOLD, align="middle")
        page.text(0, 3.6, far, SMALL, align="middle", colour=SOFT)
    edge, mark = {-1: (ANCHOR_PAPER, ANCHOR_PAPER + 2), 1: (-2.0, 0.0)}[across or down]
    ends = [(middle, edge), (middle, mark)] if down else [(edge, middle), (mark, middle)]
    page.line(ends, 0.5)


def _small_board(page: Paper, hub: Hub, x: float, y: float) -> None:
    """The board with its tags round it, small; x, y: its middle."""
    width, height = hub.board.size
    scale = 24 / max(width, height)
    with page.shifted(x - width * scale / 2, y - height * scale / 2, scale):
        page.box(0, 0, width, height, 0.3 / scale, INK)
        for square in anchor_squares(hub.board.size):
            half = square.side / 2
            left, top = square.centre[0] - half, square.centre[1] - half
            page.box(left, top, square.side, square.side, 0, fill=INK)
    compass(page, hub, x, y - 6)
