"""How hard it is to see: what stands between the table and the picture."""

from collections.abc import Mapping
from typing import NamedTuple


class Level(NamedTuple):
    """One row of the table. Grey levels are of 255."""

    defocus: float
    """Pixels of a Gaussian."""
    motion: int
    """Pixels that the picture is smeared sideways."""
    noise: float
    """Grey levels of a Gaussian."""
    jpeg: int
    """Quality that the picture is compressed with."""
    light: float
    """Share of the full light."""
    gradient: float
    """Share of the light that is lost from one side of the picture to the other."""
    flicker: float
    """Share by which the light swings from frame to frame."""
    shadow: float
    """Share of the light that a shadow takes."""
    glare: float
    """Grey levels that a lamp adds on shiny tags."""
    glaring: float
    """Share of the tags that it shines on."""
    tilt: tuple[float, float]
    """Degrees from straight down, from and to."""
    bend: tuple[float, float, float, float, float]
    """The lens: k1, k2, p1, p2, k3."""


LEVELS: Mapping[str, Level] = {
    "clean": Level(0.5, 0, 1, 95, 1.0, 0.0, 0.0, 0.2, 0, 0.0, (0, 10), (0.0, 0.0, 0, 0, 0)),
    "typical": Level(
        0.7, 0, 3, 85, 0.9, 0.25, 0.02, 0.35, 40, 0.2, (0, 25), (0.06, -0.1, 0.0005, -0.0005, 0)
    ),
    "hard": Level(
        0.9, 2, 5, 70, 0.6, 0.45, 0.06, 0.5, 80, 0.3, (15, 35), (0.12, -0.25, 0.001, 0.001, 0.05)
    ),
}
