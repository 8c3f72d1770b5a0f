"""What an eye makes of rendered pictures, held against what is true."""

from collections.abc import Callable, Iterable, Iterator, Sequence

import numpy as np

from vision.seeing.eye import Eye
from vision.seeing.lens import Lens
from vision.seeing.look import Frame, Look

from .board import BOARD
from .calibrating import calibrated as calibrated_lens
from .layouts import anywhere
from .levels import Level
from .optics import Optics
from .pawns import Pawn
from .scene import Scene
from .truth import depth, place_of

PERIOD = 1 / 15
"""Seconds from frame to frame."""
LONG = 8
"""Frames for which an eye looks at one layout, all of it new in the first."""
STEADY = 2
"""The frame from which on all that lies open must be seen: no place counts before the third."""
BAND = 2.0
"""Millimetres from a border within which nobody has to know the space."""
NEAREST = 1.0
"""Millimetres from a border within which no space may be named: an eye is unsure up to 1.5 by its
own measure, and measures wrongly by less than the rest."""
Stand = Callable[[np.random.Generator, Level], Sequence[Pawn]]
"""Sets pawns about on the board."""
NEAR = 8.0
"""Pixels from its place at which a tag is itself."""


def lens_of(optics: Optics) -> Lens:
    """What a perfect calibration of this lens would find."""
    x, y = optics.middle
    matrix = np.array([[optics.focal, 0, x], [0, optics.focal, y], [0, 0, 1]])
    return Lens(optics.size, matrix, np.array(optics.bend, float), 0.1)


def eye_for(scene: Scene, calibrated: bool = True, scanned: bool = False) -> Eye:
    """`scanned`: was it shown the empty board in its set-up?"""
    lens = calibrated_lens(scene.optics) if calibrated else None
    return Eye(BOARD, lens, empty=scene.picture(()) if scanned else None)


class Counts:
    """Counts over many frames."""

    def __init__(self) -> None:
        self.frames = self.open = self.found = 0
        """`open`, `found`: pawns from the third frame on."""
        self.first_open = self.first_found = 0
        """The same in the first frame that an eye ever saw."""
        self.wrong: list[str] = []
        """Each id that was accepted where its tag is not."""
        self.guessed = 0
        """How often a place was said, in a frame or for good, and the pawn is not there."""
        self.inside = self.right = 0
        """Pawns well inside a space, and those of them that were said to be there and nowhere
        else."""
        self.edge = self.edge_named = 0
        """Pawns within the band, and those of them for which one place was named."""
        self.nearest = np.inf
        """Millimetres from a border of the pawn nearest to one for which one place was named."""
        self.errors: list[float] = []
        self.seconds: list[float] = []

    @property
    def recall(self) -> float:
        return self.found / self.open

    @property
    def placed(self) -> float:
        """Share of the pawns well inside a space that are surely on it and on no other."""
        return self.right / self.inside

    @property
    def median(self) -> float:
        return float(np.median(self.errors))

    def __str__(self) -> str:
        nearest = f", none nearer than {self.nearest:.1f} mm" if self.edge_named else ""
        return (
            f"rendered: {self.frames} frames; recall {self.found}/{self.open} = {self.recall:.4f} "
            f"from the third frame on, in the first {self.first_found}/{self.first_open}; "
            f"wrong ids {len(self.wrong)}; space right {self.right}/{self.inside} = "
            f"{self.placed:.4f} from {BAND:.0f} mm inside on; closer to a border "
            f"{self.edge_named}/{self.edge} named{nearest}; named wrongly {self.guessed}; "
            f"error median {self.median:.2f} mm, p99 {np.percentile(self.errors, 99):.2f} mm"
        )

    def see(self, look: Look, scene: Scene, pawns: Sequence[Pawn], uncovered: set[str]) -> None:
        """One more frame."""
        self.frames += 1
        self.seconds.append(look.seconds)
        shown = {name for name, piece in look.pieces.items() if piece.mark is not None}
        if look.number >= STEADY:
            self.open += len(uncovered)
            self.found += len(uncovered & shown)
        if look.number == 0:
            self.first_open += len(uncovered)
            self.first_found += len(uncovered & shown)
        self.wrong += wrong_ids(look, scene, pawns)
        for pawn in pawns:
            if pawn.piece in uncovered and pawn.piece in shown:
                self._place(look, pawn)

    def _place(self, look: Look, pawn: Pawn) -> None:
        piece = look.pieces[pawn.piece]
        if piece.point is not None:
            self.errors.append(float(np.hypot(*np.subtract(piece.point, pawn.point))))
        place, places = place_of(pawn.point), piece.sight.places
        within = depth(pawn.point)
        settled = look.settled.get(pawn.piece, piece.sight)
        self.guessed += place not in places or place not in settled.places
        if look.number < STEADY:
            return
        if within >= BAND:
            self.inside += 1
            self.right += places == (place,)
        else:
            self.edge += 1
            self.edge_named += len(places) == 1
        if len(places) == 1:
            self.nearest = min(self.nearest, within)


def wrong_ids(look: Look, scene: Scene, pawns: Sequence[Pawn]) -> list[str]:
    """The pieces that a look has where their tag is not."""
    standing = {pawn.piece: pawn for pawn in pawns}
    wrong = []
    for name, piece in look.pieces.items():
        if piece.mark is None:
            continue
        if name not in standing:
            wrong.append(name)
            continue
        true = scene.optics.pixels(standing[name].tag()).mean(axis=0)
        if np.hypot(*(true - piece.mark.centre)) > NEAR:
            wrong.append(name)
    return wrong


def frames(scene: Scene, pawns: Sequence[Pawn], count: int, first: int = 0) -> Iterator[Frame]:
    """A board at rest."""
    for number in range(first, first + count):
        yield Frame(number, number * PERIOD, scene.picture(pawns))


def seen(
    level: Level,
    seeds: Iterable[int],
    layouts: int,
    calibrated: bool = True,
    tilt: float | None = None,
    stand: Stand = anywhere,
) -> Counts:
    """Pawns that `stand` about anew time after time, under a new camera for each seed."""
    counts = Counts()
    for seed in seeds:
        random = np.random.default_rng(seed)
        scene = Scene(level, seed=seed, decoration=seed % 4, tilt=tilt)
        for _ in range(layouts):
            pawns = stand(random, level)
            uncovered, eye = scene.uncovered(pawns), eye_for(scene, calibrated)
            for frame in frames(scene, pawns, LONG):
                counts.see(eye.look(frame), scene, pawns, uncovered)
    return counts


def ids_on_empty_boards(level: Level, seeds: Iterable[int], count: int) -> tuple[int, list[str]]:
    """Frames of boards on which nothing stands, and the ids that were accepted."""
    looked, wrong = 0, []
    for seed in seeds:
        scene = Scene(level, seed=seed, decoration=seed % 8)
        eye = eye_for(scene)
        for frame in frames(scene, (), count):
            wrong += wrong_ids(eye.look(frame), scene, ())
            looked += 1
    return looked, wrong
