"""A look: what one frame showed, and why what is unsure is unsure."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from companion.tracking.source import Facts, Point, Sight
from vision.seeing.camera import Camera
from vision.seeing.finder import Grey, Mark

Doubt = Literal["small", "blurred", "glare", "border", "hidden", "duplicate"]
"""Why it cannot be said where a piece is, or whether it lies."""
Box = tuple[int, int, int, int]
"""Left, top, width and height in a picture, in pixels."""


class Frame(NamedTuple):
    """A picture from the camera."""

    number: int
    """Counts the frames of a camera, from 0."""
    at: float
    """Seconds of `time.monotonic()` when it was taken, as far as that is known."""
    grey: Grey


class Piece(NamedTuple):
    """A piece as this frame shows it."""

    mark: Mark | None
    """Its tag; None where it is known by expectation or by its body alone."""
    point: Point | None
    """Millimetres on the board, under the middle of its tag."""
    sight: Sight
    doubt: Doubt | None = None
    pixel: tuple[float, float] | None = None
    """Where the middle of its tag is in the picture, or should be."""


class Trouble(NamedTuple):
    """What is wrong with the camera or the picture: a message key and its facts."""

    key: str
    facts: Facts = {}


class Look(NamedTuple):
    """All that one frame showed."""

    number: int
    at: float
    size: tuple[int, int]
    """Width and height of the frame."""
    marks: Sequence[Mark]
    camera: Camera | None
    pieces: Mapping[str, Piece]
    """Piece of the box -> how this frame shows it; pieces that it does not show are absent."""
    settled: Mapping[str, Sight]
    """Piece -> where it came to rest, as far as the frames so far are sure."""
    fingers: Sequence[Box]
    """Where fingers and arms are in the picture."""
    foreign: Sequence[int] = ()
    """Codes that are on nothing of this box."""
    trouble: Trouble | None = None
    seconds: float = 0.0
    """CPU time that the look took."""
