"""What `companion bench vision` measures on: the rendered table at the typical level."""

from collections.abc import Iterator

from vision.seeing.eye import Eye
from vision.seeing.look import Frame

from .events import EVENTS
from .levels import LEVELS
from .seeing import Counts, seen
from .watching import Tally, Watch

LEVEL = LEVELS["typical"]


def eye() -> Eye:
    """An eye that looks through the camera of the film."""
    return Watch(LEVEL, seed=1).eye


def film() -> Iterator[Frame]:
    """Hands play on a table, each kind of event once."""
    watch = Watch(LEVEL, seed=1)
    for kind in EVENTS:
        for frame, _ in watch.film(*watch.begin(kind)):
            yield frame


def counts(calibrated: bool) -> Counts:
    """Pawns at rest, through a lens that is known or not."""
    return seen(LEVEL, range(4), layouts=2, calibrated=calibrated)


def tally() -> Tally:
    """Pawns in hands."""
    watch = Watch(LEVEL, seed=2)
    watch.rest()
    return Tally([watch.play(kind) for kind in EVENTS])
