"""Contradictions: what no card, book or Event of an edition can mean is refused when it loads."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from companion.editions.defenders import loading

from .breaking import Change, entry, problem, spoil

Fields = dict[str, Any]

HOUSE = ("house_cards.yaml", "acquire", "duelling_drill")
DARK = ("dark_cards.yaml", "acquire", "hour_of_dread")
PLACES: Mapping[str, tuple[str, str, str]] = {
    "house": HOUSE,
    "dark": DARK,
    "book": ("library.yaml", "books", "slow_clocks"),
    "event": ("events.yaml", "red", "red_stun"),
}
"""A card of each side, a book and an Event."""


def put(own: Path, where: str, part: str, said: Any) -> None:
    """One entry says this in one of its parts."""
    file, deck, card_id = PLACES[where]
    spoil(own / file, lambda cards: entry(cards[deck], card_id).update({part: said}))


def react(own: Path, where: str, **reaction: Any) -> None:
    put(own, where, "effects", [])
    put(own, where, "reaction", {"effects": [{"do": "draw"}], **reaction})


def refused(own: Path, where: str, reason: str) -> None:
    file, _, card_id = PLACES[where]
    said = problem(own)
    assert said.startswith(f"{file}, entry ")
    assert f"({card_id})" in said
    assert reason in said


def loads(own: Path) -> None:
    assert loading.load(own)


@pytest.mark.parametrize("to", ["bump", "effect", "targeted", "token", "event"])
def test_drk_4_the_dark_arts_player_reacts_to_everything_but_bumps(own: Path, to: str) -> None:
    react(own, "house", to=to)
    loads(own)
    react(own, "dark", to=to)
    if to == "bump":
        refused(own, "dark", 'never asked for a reaction to "bump"')
    else:
        loads(own)


@pytest.mark.parametrize(
    ("does", "reason"),
    [
        ({"do": "protect", "what": "bump"}, '"protect" needs a what. Choose from: "effects"'),
        ({"do": "acquire", "what": "row"}, 'choose from: "deck"'),
        ({"do": "acquire", "what": "advanced"}, 'choose from: "deck"'),
        ({"do": "search", "what": "charms"}, '"search" has no what here'),
        ({"do": "recover", "what": "charms"}, '"recover" has no what here'),
        ({"do": "draw", "per": {"of": "items"}}, 'never has any "items"'),
        ({"do": "draw", "per": {"of": "loyalty"}}, 'never has any "loyalty"'),
        ({"do": "draw", "when": {"of": "items", "what": "coin"}}, 'never has any "items"'),
        ({"do": "draw", "per": {"of": "pawns", "whose": "rival"}}, "no rivals"),
        ({"do": "draw", "when": {"of": "pawns", "whose": "rival"}}, "no rivals"),
        ({"do": "stun", "whom": "rival"}, "no rivals"),
    ],
)
def test_what_house_players_alone_have_is_on_no_dark_arts_card(
    own: Path, does: Fields, reason: str
) -> None:
    put(own, "house", "effects", [does])
    loads(own)
    put(own, "dark", "effects", [does])
    refused(own, "dark", reason)


def test_what_the_dark_arts_player_acquires_is_the_top_card_of_the_deck(own: Path) -> None:
    put(own, "dark", "effects", [{"do": "acquire"}, {"do": "acquire", "what": "deck"}])
    loads(own)


@pytest.mark.parametrize("what", ["great_hall", "protected"])
def test_mov_11_nothing_counts_dark_arts_pawns_on_protected_areas(own: Path, what: str) -> None:
    counted = {"of": "pawns", "what": what}
    put(own, "house", "effects", [{"do": "draw", "per": counted}])
    put(own, "dark", "effects", [{"do": "draw", "per": {**counted, "whose": "any"}}])
    loads(own)
    put(own, "dark", "effects", [{"do": "draw", "per": counted}])
    refused(own, "dark", "no Dark Arts Pawn is ever where")
    put(own, "dark", "effects", [])
    moved = {**counted, "whose": "moved"}
    put(own, "dark", "value", {"points": 2, "extra": {"points": 1, "when": moved}})
    refused(own, "dark", "no Dark Arts Pawn is ever where")
    put(own, "dark", "value", 2)
    put(own, "house", "effects", [{"do": "draw", "when": {**counted, "whose": "dark"}}])
    refused(own, "house", "no Dark Arts Pawn is ever where")


@pytest.mark.parametrize("do", ["stun", "stand_up", "send_back"])
@pytest.mark.parametrize(("where", "whom"), [("house", "dark"), ("dark", "dark"), ("dark", "own")])
def test_mov_11_nothing_aims_at_dark_arts_pawns_on_protected_areas(
    own: Path, do: str, where: str, whom: str
) -> None:
    put(own, where, "effects", [{"do": do, "whom": whom, "what": "hagrids_hut"}])
    refused(own, where, "no Dark Arts Pawn is ever where")
    put(own, where, "effects", [{"do": do, "whom": "house", "what": "hagrids_hut"}])
    loads(own)


def test_pawns_in_the_great_hall_are_back_already(own: Path) -> None:
    put(own, "dark", "effects", [{"do": "send_back", "whom": "house", "what": "great_hall"}])
    refused(own, "dark", "are back already")


@pytest.mark.parametrize(
    ("where", "what", "who", "reason"),
    [
        ("house", "deploy", "dark", ""),
        ("house", "fly_off", "dark", ""),
        ("house", "learn", "dark", "nothing that the Dark Arts Player can do"),
        ("house", "passage", "dark", "nothing that the Dark Arts Player can do"),
        ("house", "deploy", "each_rival", "nothing that House Players can do"),
        ("house", "learn", "rival", ""),
        ("dark", "deploy", "house", "nothing that House Players can do"),
        ("dark", "learn", "each_house", ""),
        ("dark", "passage", "house", ""),
        ("dark", "fly_off", "house", ""),
    ],
)
def test_nobody_is_barred_from_what_he_never_does(
    own: Path, where: str, what: str, who: str, reason: str
) -> None:
    put(own, where, "effects", [{"do": "bar", "what": what, "who": who}])
    if reason:
        refused(own, where, reason)
    else:
        loads(own)


@pytest.mark.parametrize(
    ("does", "reason"),
    [
        ({"do": "take", "what": "coin"}, "between two players"),
        ({"do": "give", "what": "coin"}, "between two players"),
        ({"do": "bar", "what": "learn"}, "before the player's next turn"),
        ({"do": "bar", "what": "deploy"}, "nothing that House Players can do"),
    ],
)
def test_pth_3_every_house_player_resolves_the_house_half_alone(
    own: Path, does: Fields, reason: str
) -> None:
    put(own, "event", "house", [does])
    refused(own, "event", reason)


GREATEST = [
    ("house", {"of": "pawns"}, 3),
    ("house", {"of": "pawns", "what": "stunned"}, 3),
    ("house", {"of": "pawns", "whose": "rival"}, 9),
    ("house", {"of": "pawns", "whose": "house"}, 12),
    ("house", {"of": "pawns", "whose": "dark"}, 7),
    ("house", {"of": "pawns", "whose": "any"}, 19),
    ("dark", {"of": "pawns"}, 7),
    ("house", {"of": "hand"}, 49),
    ("dark", {"of": "hand"}, 27),
    ("dark", {"of": "discard"}, 27),
    ("house", {"of": "items"}, 7),
    ("house", {"of": "items", "what": "scroll"}, 2),
    ("house", {"of": "items", "what": "token"}, 1),
    ("house", {"of": "items", "what": "shield"}, 1),
    ("house", {"of": "loyalty"}, 7),
    ("house", {"of": "zone"}, 3),
    ("house", {"of": "house_markers"}, 1),
    ("dark", {"of": "house_markers"}, 3),
    ("dark", {"of": "house_players"}, 4),
]


@pytest.mark.parametrize(("where", "counted", "greatest"), GREATEST)
def test_a_condition_asks_for_no_more_than_there_can_be(
    own: Path, where: str, counted: Fields, greatest: int
) -> None:
    def condition(least: int) -> list[Fields]:
        return [{"do": "draw", "when": {**counted, "least": least}}]

    put(own, where, "effects", condition(greatest))
    loads(own)
    put(own, where, "effects", condition(greatest + 1))
    refused(own, where, f"can never be {greatest + 1} or more. Write {greatest} at most")


@pytest.mark.parametrize("of", ["loyalty", "zone", "house_players"])
def test_a_condition_asks_for_no_less_than_there_can_be(own: Path, of: str) -> None:
    condition = {"of": of, "least": 0, "most": 0}
    put(own, "house", "effects", [{"do": "draw", "when": condition}])
    refused(own, "house", f'"{of}" can never be 0 or less. Write 1 at least')


def test_conditions_of_the_same_count_leave_something_between_them(own: Path) -> None:
    token = {"of": "items", "what": "token"}
    none = {**token, "least": 0, "most": 0}
    put(own, "house", "effects", [{"do": "draw", "when": [token, {**none, "what": "coin"}]}])
    loads(own)
    put(own, "house", "effects", [{"do": "draw", "when": [token, {"of": "hand"}, none]}])
    refused(own, "house", '"items token" cannot be 1 or more and 0 or less')


def in_zones(least: int, most: int) -> list[Fields]:
    return [{"do": "draw", "when": {"of": "zone", "least": least, "most": most}}]


def test_drk_2_a_red_card_does_nothing_before_the_red_zone(own: Path) -> None:
    put(own, "dark", "effects", in_zones(1, 3))
    put(own, "house", "effects", in_zones(1, 2))
    put(
        own,
        "dark",
        "value",
        {"points": 2, "extra": {"points": 1, "when": in_zones(1, 2)[0]["when"]}},
    )
    loads(own)
    put(own, "dark", "effects", in_zones(1, 2))
    refused(own, "dark", '"zone" can never be 2 or less. Write 3 at least')


def test_pth_8_a_red_event_is_resolved_in_the_red_zone(own: Path) -> None:
    put(own, "event", "dark", in_zones(3, 3))
    loads(own)
    put(own, "event", "house", in_zones(1, 2))
    refused(own, "event", '"zone" can never be 2 or less')


def test_pth_8_a_white_event_is_resolved_in_the_white_zone(own: Path) -> None:
    change = in_zones(2, 3)
    spoil(own / "events.yaml", lambda events: events["white"][0].update(dark=change))
    assert '"zone" can never be 2 or more. Write 1 at most' in problem(own)


@pytest.mark.parametrize("where", ["house", "dark"])
def test_every_condition_is_looked_at(own: Path, where: str) -> None:
    never = {"of": "zone", "least": 4}
    react(own, where, to="token", when=never)
    refused(own, where, "can never be 4")
    react(own, where, to="token", effects=[{"do": "negate", "when": never}])
    refused(own, where, "can never be 4")
    put(own, where, "reaction", None)
    put(own, where, "value", {"points": 2, "extra": {"points": 1, "when": never}})
    refused(own, where, "can never be 4")


@pytest.mark.parametrize("least", [0, 1])
def test_rul_8_no_stunned_pawn_moves_on(own: Path, least: int) -> None:
    moved = {"of": "pawns", "whose": "moved", "what": "stunned", "least": least}
    put(own, "house", "value", {"points": 2, "extra": {"points": 1, "when": moved}})
    refused(own, "house", "a stunned pawn moves no further")


def test_a_place_is_looked_at_even_where_the_move_goes_on(own: Path) -> None:
    put(own, "house", "value", {"to": "nowhere", "extra": {"points": 1}})
    refused(own, "house", 'no space "nowhere"')


@pytest.mark.parametrize(
    ("where", "part", "reason"),
    [
        ("book", "effects", "a book stays"),
        ("event", "house", "an Event is nobody's"),
        ("event", "dark", "an Event is nobody's"),
    ],
)
def test_a_book_or_an_event_does_not_leave_the_game(
    own: Path, where: str, part: str, reason: str
) -> None:
    put(own, where, part, [{"do": "remove", "what": "this"}])
    refused(own, where, reason)


AGAIN, NEGATE, REMOVE = {"do": "again"}, {"do": "negate"}, {"do": "remove", "what": "this"}
DRAW, LATE = {"do": "draw"}, {"of": "zone", "least": 3}


def choose(*choices: list[Fields]) -> Fields:
    return {"do": "choose", "choices": list(choices)}


@pytest.mark.parametrize("once", [AGAIN, NEGATE, REMOVE], ids=["again", "negate", "remove"])
@pytest.mark.parametrize(
    "around",
    [
        lambda once: [once, DRAW, once],
        lambda once: [once, {**once, "when": LATE}],
        lambda once: [{**once, "when": LATE}, once],
        lambda once: [once, choose([DRAW], [once])],
        lambda once: [choose([DRAW], [once, once])],
        lambda once: [choose([DRAW], [once, choose([once], [DRAW])])],
    ],
)
def test_rul_29_what_happens_once_stands_on_a_card_once(
    own: Path, once: Fields, around: Any
) -> None:
    if once == NEGATE:
        react(own, "house", to="effect", effects=around(once))
    else:
        put(own, "house", "effects", around(once))
    refused(own, "house", "stands here twice")


@pytest.mark.parametrize("once", [AGAIN, REMOVE], ids=["again", "remove"])
@pytest.mark.parametrize(
    "around",
    [
        lambda once: [choose([once], [once, DRAW])],
        lambda once: [{**once, "when": LATE}, {**once, "when": {"of": "hand"}}],
        lambda once: [choose([once], [DRAW]), choose([once], [DRAW])],
        lambda once: [{**once, "when": LATE}, choose([once], [DRAW])],
    ],
    ids=["either", "two conditions", "two choices", "a condition and a choice"],
)
def test_what_happens_once_may_come_by_several_ways(own: Path, once: Fields, around: Any) -> None:
    put(own, "house", "effects", around(once))
    loads(own)


@pytest.mark.parametrize("number", [True, 1.0])
@pytest.mark.parametrize(
    ("said", "at"),
    [
        (lambda n: {"effects": [{"do": "draw", "amount": n}]}, "effects.0.amount"),
        (lambda n: {"effects": [{"do": "draw", "when": {"of": "hand", "least": n}}]}, "least"),
        (lambda n: {"value": [n, 2]}, "value.points.0"),
        (lambda n: {"value": {"points": 2, "extra": {"points": n}}}, "value.extra.points"),
        (lambda n: {"copies": n}, "copies"),
    ],
)
def test_a_number_is_a_whole_number(own: Path, said: Any, at: str, number: Any) -> None:
    file, deck, card_id = HOUSE
    spoil(own / file, lambda cards: entry(cards[deck], card_id).update(said(number)))
    assert f'{at}": this must be a whole number' in problem(own)


@pytest.mark.parametrize("flag", [1, "yes", "true"])
def test_a_flag_is_true_or_false(own: Path, flag: Any) -> None:
    put(own, "house", "effects", [{"do": "draw", "must": flag}])
    assert 'effects.0.must": this must be true or false' in problem(own)


@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize("blank", ["", " \t\n"])
def test_a_name_is_something_to_be_read(own: Path, where: str, blank: str) -> None:
    put(own, where, "name", blank)
    assert 'name": this text is empty' in problem(own)


@pytest.mark.parametrize("blank", ["", "   "])
def test_a_text_is_something_to_be_read(own: Path, blank: str) -> None:
    put(own, "house", "effects", [{"do": "text", "what": blank}])
    refused(own, "house", "no text to be read")


@pytest.mark.parametrize("word", ["none", "rest", "unidentified", "lying", "standing"])
def test_ids_hide_no_words_of_positions_and_hidden_cards(own: Path, word: str) -> None:
    put(own, "book", "id", word)
    assert f'"{word}" is a word of the game' in problem(own)


def rename(space_id: str, other: str) -> Change:
    return lambda drawn: entry(drawn["spaces"], space_id).update(id=other)


def test_a_space_hides_no_word_either(own: Path) -> None:
    spoil(own / "map.yaml", rename("white_tomb", "standing"))
    spoil(own / "map.yaml", lambda drawn: drawn["borders"].pop("water"))
    assert '"standing" is a word of the game' in problem(own)
