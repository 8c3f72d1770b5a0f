"""Maps: each check refuses a map that breaks it, naming the entry and the reason."""

from pathlib import Path
from typing import Any

import pytest

from companion.editions.defenders import loading

from .breaking import Change, problem, space, spoil


def setting(space_id: str, **traits: Any) -> Change:
    return lambda drawn: space(drawn, space_id).update(traits)


def moved(space_id: str, corner: list[float], to: list[float]) -> Change:
    """The space has this corner elsewhere."""

    def change(drawn: Any) -> None:
        polygon = space(drawn, space_id)["polygon"]
        polygon[polygon.index(corner)] = to

    return change


def renamed(space_id: str, other: str) -> Change:
    """The space has another id, everywhere."""

    def change(drawn: Any) -> None:
        space(drawn, space_id)["id"] = other
        for pairs in drawn["borders"].values():
            for pair in pairs:
                pair[:] = [other if end == space_id else end for end in pair]

    return change


def refused(own: Path, change: Change, entry: str, reason: str) -> None:
    spoil(own / "map.yaml", change)
    said = problem(own)
    assert said.startswith(f'map.yaml, entry "{entry}')
    assert reason in said


@pytest.mark.parametrize(
    ("change", "entry", "reason"),
    [
        (setting("courtyard", colour="red"), "spaces.5.colour", "nothing is called this"),
        (setting("courtyard", id="library"), "spaces.5 (library)", "taken"),
        (setting("courtyard", id="Court Yard"), "spaces.5.id", "an id begins with a small letter"),
        (setting("courtyard", name=""), "spaces.5.name", "this text is empty"),
        (setting("courtyard", name="Court\nYard"), "spaces.5.name", "cannot be printed"),
        (setting("courtyard", name="\x1b[31mCourt"), "spaces.5.name", "cannot be printed"),
        (setting("courtyard", name="\u200b"), "spaces.5.name", "cannot be printed"),
        (setting("courtyard", passage="pink"), "spaces.5.passage", "blue"),
        (setting("courtyard", polygon=[[1, 1], [2, 2]]), "spaces.5.polygon", "3 or more"),
        (lambda d: d.update(size=[600]), "size.1", "this is missing"),
        (lambda d: d["borders"].update(hedge=[]), "borders.hedge", "locked_doors"),
        (renamed("greenhouse", "charms"), "charms", "word of the game"),
    ],
)
def test_an_entry_is_well_formed(own: Path, change: Change, entry: str, reason: str) -> None:
    refused(own, change, entry, reason)


@pytest.mark.parametrize(
    "needed",
    [
        "great_hall",
        "astronomy_tower",
        "hagrids_hut",
        "library",
        "room_of_requirement",
        "charms_classroom",
    ],
)
def test_the_spaces_of_the_rules_are_there(own: Path, needed: str) -> None:
    refused(own, renamed(needed, "elsewhere"), "spaces", needed)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (setting("courtyard", shield=False), 'exactly 6 must have "shield: true", and 5 have'),
        (setting("white_tomb", shield=True), 'exactly 6 must have "shield: true", and 7 have'),
        (setting("lake_shore", deployment=False), 'exactly 4 must have "deployment: true"'),
        (setting("courtyard", deployment=True), 'exactly 4 must have "deployment: true"'),
        (setting("greenhouse", protected=False), 'exactly 4 must have "protected: true"'),
        (setting("dungeons", protected=True), 'exactly 4 must have "protected: true"'),
        (setting("paddock", token=None), 'exactly 1 must have "token: creatures"'),
        (setting("paddock", token="potions"), 'exactly 1 must have "token: creatures"'),
        (
            setting("courtyard", fly_off=False),
            'outside the castle have "fly_off: true". Give it to 2',
        ),
        (
            setting("duelling_hall", fly_off=False),
            'inside the castle have "fly_off: true". Give it to 2',
        ),
        (setting("paddock", passage=None), 'exactly 2 must have "passage: blue", and 1 have'),
        (setting("courtyard", passage="red"), 'exactly 2 must have "passage: red", and 3 have'),
        (lambda d: [one.pop("detector", None) for one in d["spaces"]], "detector"),
    ],
)
def test_the_map_holds_what_the_box_has(own: Path, change: Change, reason: str) -> None:
    refused(own, change, "spaces", reason)


@pytest.mark.parametrize(
    ("change", "entry", "reason"),
    [
        (setting("hagrids_hut", protected=False), "spaces.11", "Protected Area"),
        (setting("forest_edge", inside=True), "spaces.2", "in the grounds"),
        (setting("forest_edge", protected=True), "spaces.2", "Protected Area"),
        (setting("room_of_requirement", protected=True), "spaces.19", "no Protected Area"),
        (setting("charms_classroom", token="potions"), "spaces.1", "charms_classroom"),
        (setting("library", token="charms"), "spaces.3", "charms_classroom"),
    ],
)
def test_a_space_is_what_it_may_be(own: Path, change: Change, entry: str, reason: str) -> None:
    refused(own, change, entry, reason)


@pytest.mark.parametrize(
    ("change", "entry", "reason"),
    [
        (moved("astronomy_tower", [20, 20], [20, -1]), "spaces.0.polygon.0.1", "0 or more"),
        (moved("greenhouse", [700, 20], [900, 20]), "spaces.12 (greenhouse)", "leaves the map"),
        (
            setting("white_tomb", polygon=[[20, 580], [195, 700], [195, 580], [20, 700]]),
            "spaces.18 (white_tomb)",
            "crosses",
        ),
        (
            setting("white_tomb", polygon=[[20, 580], [195, 580], [60, 580]]),
            "spaces.18 (white_tomb)",
            "crosses or touches itself",
        ),
        (moved("courtyard", [580, 300], [600, 320]), "spaces", "overlap"),
        (moved("library", [190, 300], [195, 300]), "spaces", "overlap"),
        (
            setting("white_tomb", polygon=[[80, 80], [90, 80], [90, 90]]),
            "spaces.0 (astronomy_tower)",
            'it and "white_tomb" overlap',
        ),
        (
            setting("white_tomb", polygon=[[20, 580], [100, 580], [100, 700]]),
            "spaces",
            "a corner of one lies on an edge of the other",
        ),
        (
            lambda d: space(d, "white_tomb").update(polygon=space(d, "library")["polygon"][::-1]),
            "spaces",
            "overlap",
        ),
    ],
)
def test_polygons_are_simple_and_side_by_side(
    own: Path, change: Change, entry: str, reason: str
) -> None:
    refused(own, change, entry, reason)


@pytest.mark.parametrize(
    ("change", "entry", "reason"),
    [
        (
            lambda d: d["borders"]["water"].append(["library", "hagrids_hut"]),
            "borders.water.1",
            "do not share an edge",
        ),
        (
            lambda d: d["borders"]["water"].append(["library", "nowhere"]),
            "borders.water.1",
            "do not share an edge",
        ),
        (
            lambda d: d["borders"]["water"].append(["white_tomb", "lake_shore"]),
            "borders.water.1",
            "stands here twice",
        ),
        (
            lambda d: d["borders"].update(wall=[["white_tomb", "lake_shore"]]),
            "borders.wa",
            "stands here twice",
        ),
    ],
)
def test_a_border_is_said_once_and_of_neighbours(
    own: Path, change: Change, entry: str, reason: str
) -> None:
    refused(own, change, entry, reason)


def test_a_passage_leads_to_where_one_is_not_next_door(own: Path) -> None:
    spoil(own / "map.yaml", setting("paddock", passage=None))
    change = setting("great_hall", passage="blue")
    refused(own, change, "spaces.3 (library)", '"blue" passage leads to "great_hall"')


def test_a_castle_wall_makes_no_neighbours_of_its_two_sides(own: Path) -> None:
    spoil(own / "map.yaml", setting("dungeons", passage=None))
    spoil(own / "map.yaml", setting("forest_edge", passage=None))
    spoil(own / "map.yaml", setting("courtyard", passage="green"))
    spoil(own / "map.yaml", setting("duelling_hall", passage="green"))
    edition, _ = loading.load(own)
    assert edition.spaces["duelling_hall"].passage == "green"


def test_a_house_pawn_with_all_cards_gets_everywhere(own: Path) -> None:
    def wall_instead(drawn: Any) -> None:
        drawn["borders"]["wall"] = [drawn["borders"]["water"].pop()]

    refused(own, wall_instead, "spaces.18 (white_tomb)", "no way leads here")


def test_dark_arts_pawns_get_to_their_locations(own: Path) -> None:
    """Without the way through the trophy room the Great Hall parts the map for them."""
    pair = ["castle_gates", "trophy_room"]
    spoil(own / "map.yaml", lambda drawn: drawn["borders"]["entrance"].remove(pair))
    said = problem(own)
    assert said.startswith('locations.yaml, entry "dark.0')
    assert 'no way leads Dark Arts Pawns from "forest_edge" to "white_tomb"' in said


def test_the_room_is_no_way_for_dark_arts_pawns(own: Path) -> None:
    spoil(own / "locations.yaml", lambda d: d["dark"].__setitem__(1, "room_of_requirement"))
    assert 'to "room_of_requirement"' in problem(own)
