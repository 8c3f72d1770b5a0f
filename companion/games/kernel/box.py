"""A box: a game together with what is printed on one edition of it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from companion.games.kernel.drawing import Drawing
from companion.games.kernel.port import Game


class Box(NamedTuple):
    """What a table is opened with."""

    game: Game[Any, Any]
    edition: Any
    name: str
    """The edition's name, as it was asked for."""
    digest: str
    """Names exactly this content of the edition."""
    printed: Mapping[str, Any]
    """What is printed on the box, for the browser: everybody may read it."""
    names: Mapping[str, str]
    """Id of a place or card -> its name on this box."""
    places: tuple[str, ...]
    """The places of the map where a piece can stand, in the edition's order."""
    outlines: Mapping[str, Sequence[tuple[float, float]]] = {}
    """Place -> the corners of its polygon, in millimetres from the map's top left corner."""
    size: tuple[float, float] = (0, 0)
    """Width and height of the map, in millimetres."""
    drawing: Drawing | None = None
    """The map on paper; None where nobody draws it."""
