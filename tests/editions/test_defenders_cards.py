"""Cards and the Path: each check refuses files that break it, naming the entry and the reason."""

from pathlib import Path
from typing import Any

import pytest

from companion.editions.defenders import loading
from companion.games.defenders.core.cards import Effect, Value

from .breaking import Change, entry, problem, spoil


def card(deck: str, card_id: str, **fields: Any) -> Change:
    return lambda cards: entry(cards[deck], card_id).update(fields)


def effect(deck: str, card_id: str, **fields: Any) -> Change:
    """The entry does just this."""
    return card(deck, card_id, effects=[fields])


def refused(own: Path, file: str, change: Change, where: str, reason: str) -> None:
    spoil(own / file, change)
    said = problem(own)
    assert said.startswith(f'{file}, entry "{where}')
    assert reason in said


@pytest.mark.parametrize(
    ("file", "change", "where"),
    [
        ("house_cards.yaml", lambda d: d["starter"].pop(0), "starter"),
        ("house_cards.yaml", card("acquire", "head_start", copies=6), "acquire"),
        ("dark_cards.yaml", card("starter", "night_march", copies=2), "starter"),
        ("dark_cards.yaml", lambda d: d["acquire"].pop(), "acquire"),
        ("library.yaml", card("books", "many_pages", copies=4), "books"),
        ("locations.yaml", lambda d: d["house"].append("library"), "house"),
        ("locations.yaml", lambda d: d["dark"].pop(), "dark"),
        ("events.yaml", lambda d: d["white"].pop(), "white"),
        ("events.yaml", lambda d: d["red"].append(dict(d["red"][0], id="more")), "red"),
    ],
)
def test_decks_have_the_sizes_of_the_box(own: Path, file: str, change: Change, where: str) -> None:
    refused(own, file, change, where, "")


@pytest.mark.parametrize(
    ("file", "change", "where"),
    [
        (
            "house_cards.yaml",
            card("starter", "quiet_steps", id="alohomora"),
            "starter.3 (alohomora)",
        ),
        ("dark_cards.yaml", card("acquire", "crow_storm", id="blue_key"), "acquire.1 (blue_key)"),
        ("library.yaml", card("books", "first_aid", id="courtyard"), "books.2 (courtyard)"),
        ("events.yaml", card("white", "white_draw", id="long_shadow"), "white.0 (long_shadow)"),
    ],
)
def test_ids_are_unique(own: Path, file: str, change: Change, where: str) -> None:
    refused(own, file, change, where, "taken")


@pytest.mark.parametrize(
    "word", ["water", "charms", "red", "dark", "pool", "any", "draw", "random"]
)
def test_ids_hide_no_words_of_the_game(own: Path, word: str) -> None:
    change = card("starter", "quiet_steps", id=word)
    refused(own, "house_cards.yaml", change, f"starter.0 ({word})", "word of the game")


@pytest.mark.parametrize(
    ("file", "change", "where"),
    [
        ("house_cards.yaml", card("starter", "quiet_steps", colour="white"), "starter.0.colour"),
        ("house_cards.yaml", lambda d: d["starter"][0].pop("type"), "starter.0.type"),
        ("house_cards.yaml", card("starter", "quiet_steps", type="divination"), "starter.0.type"),
        ("dark_cards.yaml", card("starter", "creeping_fog", type="charms"), "starter.0.type"),
        ("dark_cards.yaml", lambda d: d["starter"][0].pop("colour"), "starter.0.colour"),
        ("dark_cards.yaml", card("starter", "creeping_fog", colour="blue"), "starter.0.colour"),
        ("library.yaml", card("books", "many_pages", effects=[]), "books.0.effects"),
        ("events.yaml", card("white", "white_draw", dark=[]), "white.0.dark"),
    ],
)
def test_house_cards_have_a_type_and_dark_cards_a_colour(
    own: Path, file: str, change: Change, where: str
) -> None:
    refused(own, file, change, where, "")


@pytest.mark.parametrize(
    ("value", "read"),
    [
        (4, Value((4,))),
        ([4], Value((4,))),
        ([3, 2], Value((3, 2))),
        ({"to": "fly_off"}, Value(to="fly_off")),
        ({"to": "library"}, Value(to="library")),
    ],
)
def test_a_value_is_a_number_two_numbers_or_a_place(own: Path, value: Any, read: Value) -> None:
    spoil(own / "house_cards.yaml", card("starter", "quiet_steps", value=value))
    edition, printed = loading.load(own)
    assert edition.cards["quiet_steps"].value == read
    face = printed["cards"]["quiet_steps"]["value"]
    assert (tuple(face["points"]), face["to"]) == (read.points, read.to)


@pytest.mark.parametrize(
    "value",
    [
        *(0, 21, True, "3", None, [], [1, 2, 3], [0], {}, {"to": ""}, {"to": "nowhere"}),
        *({"go": "x"}, {"points": [2, 3], "extra": {"points": 2}}),
    ],
)
def test_other_values_are_refused(own: Path, value: Any) -> None:
    change = card("starter", "quiet_steps", value=value)
    refused(own, "house_cards.yaml", change, "starter.0", "")


@pytest.mark.parametrize("value", [3.0, True, "3", None, []])
def test_what_is_no_value_at_all_is_told_with_those_that_are(own: Path, value: Any) -> None:
    change = card("starter", "quiet_steps", value=value)
    refused(own, "house_cards.yaml", change, "starter.0.value", "Write one like 3, [2, 2],")


def test_no_dark_arts_card_leads_to_a_protected_area(own: Path) -> None:
    change = card("starter", "creeping_fog", value={"to": "great_hall"})
    refused(own, "dark_cards.yaml", change, "starter.0 (creeping_fog).value", "Protected Area")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"do": "dance"}, "draw"),
        ({"do": "draw", "amount": 0}, "an amount from"),
        ({"do": "draw", "amount": 8}, "7 or less"),
        ({"do": "draw", "amount": -1}, "an amount from"),
        ({"do": "draw", "what": "water"}, "no what"),
        ({"do": "draw", "whom": "house"}, "whom"),
        ({"do": "stun", "amount": -1}, "an amount from"),
        ({"do": "stun", "whom": "everybody"}, "own"),
        ({"do": "loyalty", "amount": 0}, "an amount from"),
        ({"do": "marker", "amount": 0}, "an amount from"),
        ({"do": "pass"}, "locked_doors"),
        ({"do": "pass", "what": "wall"}, "locked_doors"),
        ({"do": "pass", "what": "water", "amount": 2}, "no amount"),
        ({"do": "passage"}, "blue"),
        ({"do": "passage", "what": "white"}, "blue"),
        ({"do": "fly_off", "what": "courtyard"}, "no what"),
        ({"do": "directly"}, "no space"),
        ({"do": "directly", "what": "nowhere"}, "nowhere"),
        ({"do": "directly", "what": "courtyard", "whom": "dark"}, "whom"),
        ({"do": "swap", "amount": 2}, "no amount"),
        ({"do": "play", "amount": 0}, "an amount from"),
        ({"do": "play", "whom": "dark"}, "whom"),
        ({"do": "discard", "what": "water"}, "random"),
        ({"do": "discard", "amount": -1}, "an amount from"),
        ({"do": "draw", "colour": "red"}, "nothing is called this"),
        ({"do": "draw", "who": "nobody"}, "you"),
        ({"do": "swap", "who": "rival"}, 'who cannot be this here. Choose from: "you"'),
        ({"do": "stun", "what": "nowhere"}, "inside"),
        ({"do": "look"}, "an amount from 2 to 4"),
        ({"do": "look", "amount": 2}, "draws"),
        ({"do": "negate"}, "belongs to a reaction"),
        ({"do": "deploy"}, "means nothing"),
        ({"do": "choose"}, "two or more choices"),
        ({"do": "choose", "choices": [[{"do": "draw"}], []]}, "two or more choices"),
        ({"do": "choose", "choices": [[{"do": "draw"}], [{"do": "negate"}]]}, "reaction"),
        ({"do": "draw", "choices": [[{"do": "draw"}]]}, "choose alone"),
        ({"do": "text"}, "no text to be read"),
        ({"do": "swap", "per": {"of": "hand"}}, "nothing can be counted"),
        ({"do": "draw", "per": {"of": "stars"}}, "hand"),
        ({"do": "draw", "per": {"of": "hand", "whose": "dark"}}, "can only be counted"),
        ({"do": "draw", "when": {"of": "items", "what": "hat"}}, "scroll"),
        ({"do": "draw", "when": {"of": "pawns", "whose": "moved"}}, "extra movement"),
        ({"do": "draw", "when": {"of": "hand", "least": 3, "most": 2}}, "3 or more and 2"),
        ({"do": "give", "what": "shield", "who": "rival"}, "coin"),
    ],
)
def test_effects_are_well_formed(own: Path, fields: dict[str, Any], reason: str) -> None:
    change = effect("starter", "quiet_steps", **fields)
    refused(own, "house_cards.yaml", change, "starter.0", reason)


@pytest.mark.parametrize(
    ("file", "change", "where", "reason"),
    [
        (
            "dark_cards.yaml",
            effect("acquire", "long_shadow", do="pass", what="water"),
            "acquire.3 (long_shadow).effects.0",
            "means nothing",
        ),
        (
            "dark_cards.yaml",
            effect("acquire", "long_shadow", do="loyalty"),
            "acquire.3 (long_shadow).effects.0",
            'who cannot be this here. Choose from: "house"',
        ),
        (
            "dark_cards.yaml",
            effect("acquire", "long_shadow", do="directly", what="hagrids_hut"),
            "acquire.3 (long_shadow).effects.0",
            "Protected Area",
        ),
        (
            "library.yaml",
            effect("books", "many_pages", do="directly", what="nowhere"),
            "books.0 (many_pages).effects.0",
            "nowhere",
        ),
        (
            "events.yaml",
            card("red", "red_stun", house=[{"do": "fly_off"}]),
            "red.0 (red_stun).house.0",
            "own turn",
        ),
        (
            "events.yaml",
            card("red", "red_stun", dark=[{"do": "play"}]),
            "red.0 (red_stun).dark.0",
            "own turn",
        ),
        (
            "events.yaml",
            card("red", "red_stun", dark=[{"do": "loyalty"}]),
            "red.0 (red_stun).dark.0",
            'who cannot be this here. Choose from: "house"',
        ),
    ],
)
def test_effects_mean_something_where_they_stand(
    own: Path, file: str, change: Change, where: str, reason: str
) -> None:
    refused(own, file, change, where, reason)


@pytest.mark.parametrize(
    ("card_id", "obstacle"),
    [
        ("alohomora", "locked_doors"),
        ("partis_temporus", "protective_spells"),
        ("strengthening_solution", "physical_objects"),
        ("gillyweed", "water"),
    ],
)
def test_a_house_starter_has_a_card_for_each_obstacle(
    own: Path, card_id: str, obstacle: str
) -> None:
    spoil(own / "house_cards.yaml", effect("starter", card_id, do="draw"))
    assert f'{{do: pass, what: "{obstacle}"}}' in problem(own)
    refused(own, "house_cards.yaml", card("starter", card_id, id="other"), "starter", card_id)


def test_alohomora_is_a_charms_card(own: Path) -> None:
    change = card("starter", "alohomora", type="potions")
    refused(own, "house_cards.yaml", change, "starter (alohomora)", "charms")


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (lambda d: d["house"].__setitem__(3, "nowhere"), "house.3", "nowhere"),
        (lambda d: d["dark"].__setitem__(2, "nowhere"), "dark.2", "nowhere"),
        (lambda d: d["dark"].__setitem__(2, "hagrids_hut"), "dark.2", "Protected Area"),
        (lambda d: d["dark"].__setitem__(0, "lake_shore"), "dark", "white_tomb"),
    ],
)
def test_location_cards_show_spaces(own: Path, change: Change, where: str, reason: str) -> None:
    refused(own, "locations.yaml", change, where, reason)


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (lambda d: d["spaces"][0].update(zone="green"), "spaces.0.zone", "white"),
        (lambda d: d["spaces"][0].update(zone="red"), "spaces", "their order"),
        (lambda d: d["spaces"].reverse(), "spaces", "their order"),
        (lambda d: d["spaces"].append({"zone": "red"}), "spaces.11", "the last space"),
        (
            lambda d: [one.pop("event", 0) for one in d["spaces"][:4]],
            "spaces",
            'the zone "white" has 0',
        ),
        (lambda d: d.update(spaces=d["spaces"][:7]), "spaces", 'the zone "red" has 0'),
        (
            lambda d: d["spaces"].extend([{"zone": "red", "event": True}] * 3),
            "spaces",
            "has 6 Event Spaces. Give it 1 to 5",
        ),
    ],
)
def test_the_path_goes_through_its_zones(
    own: Path, change: Change, where: str, reason: str
) -> None:
    refused(own, "path.yaml", change, where, reason)


def test_an_effect_is_read_as_it_stands(own: Path) -> None:
    fields = {"do": "stand_up", "amount": 2, "whom": "house", "must": True}
    spoil(own / "house_cards.yaml", effect("acquire", "blue_key", **fields))
    edition, printed = loading.load(own)
    assert edition.cards["blue_key"].effects == (Effect("stand_up", 2, "", "house", True),)
    blank = {"what": "", "who": "you", "per": None, "when": [], "choices": []}
    assert printed["cards"]["blue_key"]["effects"] == [{**fields, **blank}]
