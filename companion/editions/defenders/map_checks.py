"""What any map of Defenders of Hogwarts must hold, and how it must be drawn."""

from collections import Counter
from collections.abc import Iterator, Mapping, Set

from companion.editions.defenders.map import (
    FILE,
    Borders,
    MapFile,
    SpaceEntry,
    drawn_borders,
    neighbours,
)
from companion.editions.files import EditionProblem, Wrong, wrong, wrong_entry
from companion.editions.geometry import crosses_itself, overlaps
from companion.games.defenders.core.cards import TYPES
from companion.games.defenders.core.definitions import (
    BORDERS,
    GREAT_HALL,
    LIBRARY,
    PASSAGES,
    ROOM,
    WALL,
)

SHIELD_SPACES = 6
DEPLOYMENT_SPACES = 4
PROTECTED_AREAS = 4
FLY_OFF_POINTS = 2
"""At least so many inside the castle, and outside."""
PASSAGE_ENDS = 2
ALWAYS_PROTECTED = (GREAT_HALL, "astronomy_tower", "hagrids_hut")
"""Spaces that the rulebook's texts themselves call Protected Areas."""
CHARMS_CLASSROOM = "charms_classroom"
NEEDED = (*ALWAYS_PROTECTED, LIBRARY, ROOM, CHARMS_CLASSROOM)


def check_map(drawn: MapFile) -> Borders:
    """Check a map and find its borders. Raises EditionProblem."""
    check_ids(drawn)
    check_drawing(drawn)
    check_contents(drawn)
    borders = drawn_borders(drawn)
    check_passages(drawn, borders)
    check_reach(drawn, borders)
    return borders


def check_ids(drawn: MapFile) -> None:
    """No id twice, and every space that the rules speak of. Raises EditionProblem."""
    ids = [space.id for space in drawn.spaces]
    for at, space in enumerate(drawn.spaces):
        if space.id in ids[:at]:
            raise _wrong(drawn, space, wrong("taken-before"))
    for needed in NEEDED:
        if needed not in ids:
            raise wrong_entry(FILE, "spaces", wrong("no-needed-space", place=needed))


def check_drawing(drawn: MapFile) -> None:
    """Polygons are simple, on the map, and lie side by side. Raises EditionProblem."""
    for space in drawn.spaces:
        if not all(x <= drawn.size[0] and y <= drawn.size[1] for x, y in space.polygon):
            raise _wrong(drawn, space, wrong("off-the-map"))
        if crosses_itself(space.polygon):
            raise _wrong(drawn, space, wrong("crossed"))
    for a, b in overlaps(drawn.polygons):
        raise _wrong(drawn, _space(drawn, a), wrong("overlap", other=b))


def check_contents(drawn: MapFile) -> None:
    """As many of each thing as the box has. Raises EditionProblem."""
    for problem in (*_wrong_places(drawn), *_wrong_counts(drawn)):
        raise problem


def _wrong_places(drawn: MapFile) -> Iterator[EditionProblem]:
    for space in drawn.spaces:
        if space.id in ALWAYS_PROTECTED and not space.protected:
            yield _wrong(drawn, space, wrong("must-be-protected"))
        if space.deployment and space.inside:
            yield _wrong(drawn, space, wrong("deployment-inside"))
        if space.deployment and space.protected:
            yield _wrong(drawn, space, wrong("deployment-protected"))
        if space.id == ROOM and space.protected:
            yield _wrong(drawn, space, wrong("room-protected"))
        if (space.token == "charms") != (space.id == CHARMS_CLASSROOM):
            yield _wrong(drawn, space, wrong("charms-token", place=CHARMS_CLASSROOM))


def _wrong_counts(drawn: MapFile) -> Iterator[EditionProblem]:
    exact = (
        ("shield: true", sum(space.shield for space in drawn.spaces), SHIELD_SPACES),
        ("deployment: true", sum(space.deployment for space in drawn.spaces), DEPLOYMENT_SPACES),
        ("protected: true", sum(space.protected for space in drawn.spaces), PROTECTED_AREAS),
    )
    for key, found, needed in exact:
        if found != needed:
            yield _exactly(needed, key, found)
    tokens = Counter(space.token for space in drawn.spaces)
    for kind in TYPES:
        if tokens[kind] != 1:
            yield _exactly(1, f"token: {kind}", tokens[kind])
    points = Counter(
        "inside" if space.inside else "outside" for space in drawn.spaces if space.fly_off
    )
    for where in ("inside", "outside"):
        if points[where] < FLY_OFF_POINTS:
            yield wrong_entry(FILE, "spaces", wrong(f"fly-off-{where}", least=FLY_OFF_POINTS))
    if not any(space.detector for space in drawn.spaces):
        yield wrong_entry(FILE, "spaces", wrong("no-detector"))


def check_passages(drawn: MapFile, borders: Borders) -> None:
    """Each Secret Passageway has two ends, which are not adjacent. Raises EditionProblem."""
    across = neighbours(borders, set(BORDERS) - {WALL})
    for colour in PASSAGES:
        ends = [space for space in drawn.spaces if space.passage == colour]
        if len(ends) != PASSAGE_ENDS:
            raise _exactly(PASSAGE_ENDS, f"passage: {colour}", len(ends))
        if ends[1].id in across.get(ends[0].id, ()):
            raise _wrong(drawn, ends[0], wrong("passage", colour=colour, other=ends[1].id))


def check_reach(drawn: MapFile, borders: Borders) -> None:
    """A House Pawn that passes all obstacles gets everywhere. Raises EditionProblem."""
    reached = flood(neighbours(borders, set(BORDERS) - {WALL}), GREAT_HALL)
    for space in drawn.spaces:
        if space.id not in reached:
            raise _wrong(drawn, space, wrong("no-way"))


def check_dark_locations(drawn: MapFile, borders: Borders, locations: Mapping[str, str]) -> None:
    """Dark Arts Pawns get from every Deployment Space to every one of these spaces (id -> entry
    of locations.yaml), without Protected Areas and the Room. Raises EditionProblem."""
    closed = {space.id for space in drawn.spaces if space.protected} | {ROOM}
    across = {
        space: beyond - closed
        for space, beyond in neighbours(borders, set(BORDERS) - {WALL}).items()
    }
    starts = [space.id for space in drawn.spaces if space.deployment]
    reached = {start: flood(across, start) for start in starts}
    for location, entry in locations.items():
        for start in starts:
            if location not in reached[start]:
                found = wrong("no-dark-way", start=start, place=location)
                raise wrong_entry("locations.yaml", entry, found)


def flood(across: Mapping[str, Set[str]], start: str) -> set[str]:
    """All spaces that can be reached, the start included."""
    reached, queue = {start}, [start]
    for space in queue:
        entered = across.get(space, set()) - reached
        reached |= entered
        queue += entered
    return reached


def _space(drawn: MapFile, space_id: str) -> SpaceEntry:
    return next(space for space in drawn.spaces if space.id == space_id)


def _exactly(needed: int, key: str, found: int) -> EditionProblem:
    return wrong_entry(FILE, "spaces", wrong("exactly", needed=needed, key=key, found=found))


def _wrong(drawn: MapFile, space: SpaceEntry, found: Wrong) -> EditionProblem:
    at = next(i for i, one in enumerate(drawn.spaces) if one is space)
    return wrong_entry(FILE, f"spaces.{at} ({space.id})", found)
