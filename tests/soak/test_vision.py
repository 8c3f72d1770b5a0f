"""The camera, for long: on rendered tables, and how it does there."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import cv2
import pytest

from tests.vision.rendered import measured
from tests.vision.rendered.events import EVENTS
from tests.vision.rendered.faults import FAULTS, LONG, suffer
from tests.vision.rendered.layouts import bordering
from tests.vision.rendered.levels import LEVELS
from tests.vision.rendered.seeing import NEAREST, Counts, ids_on_empty_boards, seen
from tests.vision.rendered.watching import Tally, Watch
from vision.bench import HOUR, fed, growth, resident

from .conftest import Record

pytestmark = pytest.mark.soak

RECALL = {"typical": 0.99, "hard": 0.97}
SEEDS, LAYOUTS = range(100, 150), 5
"""Cameras, and layouts under each; an eye looks at each layout for eight frames."""
TILTED = 35.0
EMPTY, EMPTY_FRAMES = range(100, 140), 80
ENOUGH = 10_000
"""Frames in which no id is made up."""
TABLES, ROUNDS = range(100, 104), 5
DOWN = ("take away", "topple", "bring back", "stand up")
"""What hands do that leaves a place without a tag, and what comes after it."""
SOON = 3 / 15 + 0.2
"""Seconds: three frames and 200 ms."""
GROWTH = 2.0
"""Megabytes that an hour of frames may leave behind: a page more or less weighs 0.1 of them."""


@pytest.fixture(autouse=True)
def one_core() -> Iterator[None]:
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    yield
    cv2.setNumThreads(threads)


@cache
def at_rest(level: str) -> Counts:
    return seen(LEVELS[level], SEEDS, LAYOUTS)


@pytest.mark.xdist_group("camera at rest")
@pytest.mark.parametrize("level", RECALL)
def test_pawns_that_lie_open_are_seen_where_they_stand(level: str, record: Record) -> None:
    counts = at_rest(level)
    record(f"camera, {level}: pawns at rest", SEEDS[0], str(counts))
    hold(counts, RECALL[level])


@pytest.mark.xdist_group("camera at rest")
def test_no_id_is_made_up(record: Record) -> None:
    frames, wrong, empty = 0, [], 0
    for level in RECALL:
        counts = at_rest(level)
        looked, made_up = ids_on_empty_boards(LEVELS[level], EMPTY, EMPTY_FRAMES)
        empty += looked
        frames += looked + counts.frames
        wrong += made_up + counts.wrong
    found = f"rendered: {frames} frames, {empty} of them of empty boards; wrong ids {len(wrong)}"
    record("camera: wrong ids in all", EMPTY[0], found)
    assert frames >= ENOUGH
    assert wrong == []


def test_pawns_are_seen_from_far_aside(record: Record) -> None:
    counts = seen(LEVELS["hard"], SEEDS[:10], LAYOUTS, tilt=TILTED)
    record(f"camera, hard, {TILTED:.0f} degrees: pawns at rest", SEEDS[0], str(counts))
    hold(counts, RECALL["hard"])


@pytest.mark.parametrize("level", RECALL)
def test_no_wrong_space_is_said_beside_a_border(level: str, record: Record) -> None:
    counts = seen(LEVELS[level], SEEDS[:20], LAYOUTS, stand=bordering)
    record(f"camera, {level}: pawns beside borders", SEEDS[0], str(counts))
    hold(counts, RECALL[level])


@pytest.mark.parametrize("level", RECALL)
def test_an_unknown_lens_means_unsure_and_not_wrong(level: str, record: Record) -> None:
    counts = seen(LEVELS[level], SEEDS[:10], LAYOUTS, calibrated=False, stand=bordering)
    proof = f"camera, {level}, lens not calibrated: pawns beside borders"
    record(proof, SEEDS[0], str(counts))
    assert counts.guessed == 0
    assert counts.nearest >= NEAREST
    assert counts.edge_named <= counts.edge / 100


def hold(counts: Counts, recall: float) -> None:
    assert counts.wrong == []
    assert counts.recall >= recall
    assert counts.placed >= 0.995
    assert counts.guessed == 0
    assert counts.nearest >= NEAREST
    assert counts.median <= 1


@pytest.mark.parametrize("level", RECALL)
def test_what_hands_do_is_seen_and_nothing_else(level: str, record: Record) -> None:
    tally = played(level, TABLES, list(EVENTS), ROUNDS)
    record(f"camera, {level}: hands", TABLES[0], str(tally))
    hold_hands(tally)


@pytest.mark.parametrize("level", RECALL)
def test_what_is_taken_away_does_not_lie(level: str, record: Record) -> None:
    tally = played(level, range(200, 205), DOWN, rounds=6, scanned=True)
    record(f"camera, {level}: pawns taken away and toppled", 200, str(tally))
    hold_hands(tally)


def played(
    level: str, seeds: Iterable[int], kinds: Sequence[str], rounds: int, scanned: bool = False
) -> Tally:
    outcomes = []
    for seed in seeds:
        watch = Watch(LEVELS[level], seed, scanned=scanned)
        watch.rest()
        outcomes += [watch.play(kind) for _ in range(rounds) for kind in kinds]
    return Tally(outcomes)


def hold_hands(tally: Tally) -> None:
    assert tally.false == []
    assert tally.missed == []
    assert tally.p95 <= SOON


@pytest.mark.parametrize("level", RECALL)
def test_in_a_crowd_nothing_moves_that_did_not(level: str, record: Record) -> None:
    watch = Watch(LEVELS[level], seed=200, crowd=True)
    watch.rest()
    kinds = ("hover", "pass", "put back", "carry")
    tally = Tally([watch.play(kind) for _ in range(5) for kind in kinds])
    record(f"camera, {level}: 12 pawns in a crowd, 5 lying", 200, str(tally))
    assert tally.false == []


@pytest.mark.parametrize("level", RECALL)
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_shown_and_forgotten_and_moves_nothing(
    fault: str, level: str, record: Record
) -> None:
    suffered = suffer(fault, LEVELS[level], seed=300)
    record(f"camera, {level}: fault {fault}", 300, str(suffered))
    assert suffered.before is None
    assert suffered.names(fault)
    assert suffered.shown is not None
    assert suffered.shown <= LONG
    assert suffered.recovered is not None
    assert suffered.recovered <= LONG
    assert suffered.false == []
    assert suffered.sees


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="not a Linux")
def test_memory_stays_flat(record: Record) -> None:
    sizes = [resident() for _ in fed(measured, HOUR)]
    more = growth(sizes)
    found = f"rendered: {sizes[-1]:.0f} MB after {HOUR} frames; by slope {more:.2f} MB an hour"
    record("camera: memory", 1, found)
    assert more <= GROWTH
