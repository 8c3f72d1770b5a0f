"""Positions as data: they are as they say, they make and lose no card, they ask something."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from companion.games.defenders.core.cards import Effect
from companion.games.defenders.core.definitions import DARK, HOUSES
from companion.games.defenders.core.state import Lasting, State
from companion.games.defenders.positions.contradictions import contradictions
from companion.games.defenders.positions.correctables import is_between_actions
from companion.games.defenders.positions.piles import OWN, Pile, content, families
from companion.games.kernel.decisions import CHANCE
from companion.games.kernel.rulings import Refused
from companion.words import Words

from .positions import every_state
from .rich import RICH
from .table import BOX, GAME, Play

WORDS = Words(BOX.names)
TOP = len(BOX.edition.path)


def arranged(*houses: str, **position: Any) -> State:
    state = GAME.arranged(Play(*(houses or ("gryffindor", "slytherin"))).state, position)
    assert GAME.differences(state, position) == ()
    return state


def refusal(**position: Any) -> str:
    """The sentence against a position."""
    with pytest.raises(Refused) as refused:
        arranged(**position)
    ruling = refused.value.ruling
    assert ruling.rule in GAME.rules()
    said = WORDS.tell(ruling.key, ruling.facts)
    assert said != ruling.key
    assert said.endswith(".")
    return said


def everything(state: State) -> list[Counter[str]]:
    """What there is of each family, Events aside: those that are done leave the game."""
    return [
        Counter(card for pile in family.piles for card in content(state, pile) if card)
        for family in families(state)
        if not family.may_leave
    ]


POSITIONS: list[dict[str, Any]] = [
    {},
    {"turn": DARK},
    {"hands": {"gryffindor": ["alohomora"], DARK: []}},
    {"hands": {"gryffindor": ["head_start", "spare_minute"], "slytherin": ["head_start"]}},
    {"hands": {"gryffindor": []}, "draw_decks": {"gryffindor": []}},
    {"hands": {"gryffindor": []}, "draw_decks": {"gryffindor": []}, "discards": {"gryffindor": []}},
    {"draw_decks": {"gryffindor": ["alohomora", "rest"]}},
    {"discards": {"gryffindor": ["alohomora", "gillyweed"]}, "removed": {DARK: ["night_march"]}},
    {"acquire_row": ["head_start", "head_start", "clear_head", "fresh_page"]},
    {"acquire_row": ["none"] * 4, "acquire_deck": []},
    {"acquire_deck": ["clear_head", "rest", "head_start"]},
    {"locations": {"gryffindor": ["paddock", "greenhouse"]}},
    {"locations": {"slytherin": []}, "location_deck": ["paddock", "rest"]},
    {"scrolls": {"gryffindor": 2}},
    {"pawns": {"gryffindor": ["library lying", "library"], DARK: ["pool", "paddock lying"]}},
    {"loyalty": {"slytherin": 6, "gryffindor": 6}, "detector": "gryffindor"},
    {"tokens": {"charms": "slytherin"}, "coins": {"gryffindor": True}},
    {"shields": {"library": "coin", "courtyard": "coin", "dungeons": "coin"}},
    {"shields": {"library": "none"}, "shields_won": {"gryffindor": ["coin"]}},
    {"house_markers": {"slytherin": DARK}, "skips": {DARK: 2}, "extra_turn": True},
    {"marker": 2, "furthest": 6},
    {"final_hands": True, "quiet_rounds": 2},
    {"marker": 9, "dark_location": "spell_room", "dark_pawns_needed": 2},
    {"main_action_done": True, "tokens": {"charms": "gryffindor"}},
    {"lasting": {"gryffindor": []}},
]


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_a_position_is_as_it_says_and_keeps_every_card(position: dict[str, Any]) -> None:
    before = Play("gryffindor", "slytherin").state
    untouched = GAME.to_json(before)
    after = GAME.arranged(before, position)
    assert GAME.differences(after, position) == ()
    assert everything(after) == everything(before)
    assert GAME.to_json(before) == untouched


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_a_position_leads_to_a_question_that_can_be_answered(position: dict[str, Any]) -> None:
    state = arranged(**position)
    (pending,) = GAME.pendings(state)
    assert pending.seat != CHANCE
    assert GAME.options(state, pending)
    if not position.get("main_action_done"):
        assert (pending.seat, pending.kind) == (state.turn, "main-action")


def test_what_is_left_out_stays() -> None:
    before = Play("gryffindor", "slytherin").state
    after = GAME.arranged(before, {"hands": {"gryffindor": ["alohomora"]}})
    assert after.hands["slytherin"] == before.hands["slytherin"]
    assert after.acquire_deck == before.acquire_deck
    assert after.places == before.places


def test_the_top_is_said_first_and_the_rest_lies_as_it_lay() -> None:
    before = Play().state
    deck = list(before.draws["gryffindor"][::-1])
    bottom = deck[-1]
    after = GAME.arranged(before, {"draw_decks": {"gryffindor": [bottom, "rest"]}})
    assert after.draws["gryffindor"][::-1] == (bottom, *deck[:-1])


def test_a_card_comes_from_where_it_would_be_and_the_displaced_goes_back() -> None:
    before = Play().state
    card = before.draws["gryffindor"][0]
    after = GAME.arranged(before, {"hands": {"gryffindor": [card]}})
    assert after.hands["gryffindor"] == (card,)
    assert set(after.draws["gryffindor"]) >= set(before.hands["gryffindor"])


def test_a_card_taken_from_a_row_is_made_good_from_the_deck() -> None:
    before = Play("gryffindor", "slytherin").state
    all_of_it = ["changed_places"]  # there is one
    position = {"acquire_row": ["changed_places", "head_start", "head_start", "head_start"]}
    lying = GAME.arranged(before, position)
    after = GAME.arranged(lying, {"hands": {"gryffindor": all_of_it}})
    assert all(after.row)
    assert "changed_places" not in after.row


def test_who_came_to_space_five_first_is_said_first() -> None:
    assert arranged(loyalty={"slytherin": 5, "gryffindor": 6}).loyal == ("slytherin", "gryffindor")
    assert arranged(loyalty={"gryffindor": 6, "slytherin": 5}).loyal == ("gryffindor", "slytherin")


def test_progress_and_final_hands_follow_from_the_marker() -> None:
    assert not arranged(marker=3).progress
    assert arranged(marker=4).progress == {"white"}  # its last Event Space
    last = arranged(marker=TOP)
    assert last.final_hands
    assert last.progress == {"white", "orange", "red"}
    assert (last.needed, bool(last.dark_location)) == (1, True)


def test_after_the_second_scroll_no_location_cards_are_left() -> None:
    assert arranged(scrolls={"gryffindor": 2}).locations["gryffindor"] == ()


def test_a_named_token_can_be_used_unless_it_was_got_this_turn() -> None:
    hand = {"gryffindor": ["alohomora"]}
    state = arranged(tokens={"charms": "gryffindor"}, hands=hand)
    assert ("token",) in GAME.options(state, GAME.pendings(state)[0])
    new = {"gryffindor": True}
    state = arranged(tokens={"charms": "gryffindor"}, hands=hand, token_got_this_turn=new)
    assert ("token",) not in GAME.options(state, GAME.pendings(state)[0])


def test_who_can_do_nothing_is_not_asked() -> None:
    state = arranged(final_hands=True, pawns={DARK: []}, hands={"gryffindor": []})
    assert GAME.pendings(state)[0].seat == "slytherin"


WRONG: dict[str, dict[str, Any]] = {
    "nothing that a position can say": {"scroll": {"gryffindor": 1}},
    "for each by name": {"scrolls": 1},
    '"scrolls" is not said of "dark"': {"scrolls": {DARK: 1}},
    '"scrolls.gryffindor" cannot be "3"': {"scrolls": {"gryffindor": 3}},
    "has one value": {"detector": ["gryffindor"]},
    "is a list of words": {"hands": {"gryffindor": [None]}},
    '"pawns.gryffindor" names "pool"': {"pawns": {"gryffindor": ["pool"]}},
    '"pawns.dark" names "greenhouse"': {"pawns": {DARK: ["greenhouse"]}},
    "has 3 pawns": {"pawns": {"gryffindor": ["library"] * 4}},
    '"hands.gryffindor" names wand': {"hands": {"gryffindor": ["wand"]}},
    '"hands.gryffindor" names Alohomora': {"hands": {"gryffindor": ["alohomora"] * 2}},
    '"locations.gryffindor" holds at most 3': {"locations": {"gryffindor": ["library"] * 4}},
    '"acquire_row" has 4 slots': {"acquire_row": []},
    "empty slot": {"acquire_row": ["none"] * 4},
    'says "rest" twice': {"acquire_deck": ["rest", "rest"]},
    "leaves no place": {
        name: {"gryffindor": []} for name in ("hands", "draw_decks", "discards", "removed")
    },
    "every House Marker": {"house_markers": {"gryffindor": DARK, "slytherin": DARK}},
    "two Hogwarts Tokens": {"tokens": {"charms": "gryffindor", "potions": "gryffindor"}},
    "fewer than the scrolls": {"scrolls": {"gryffindor": 1}, "scrolls_gained": {"gryffindor": 0}},
    "until whose next turn": {"lasting": {"gryffindor": ["bar learn slytherin alohomora"]}},
    "names Location Cards": {
        "scrolls": {"gryffindor": 2},
        "locations": {"gryffindor": ["library"]},
    },
    "behind the Marker": {"marker": 5, "furthest": 3},
    "final hands begin": {"marker": TOP, "final_hands": False},
    "rounds of final hands": {"quiet_rounds": 1},
    "red Progress Token": {"dark_location": "white_tomb", "progress_tokens": {"red": False}},
    "must be taken": {"marker": 5, "progress_tokens": {"white": False}},
    "Gryffindor win": {"shields_won": {"gryffindor": ["coin", "detector"]}},
    "the Dark Arts Player win": {
        "marker": TOP,
        "dark_location": "white_tomb",
        "pawns": {DARK: ["white_tomb"]},
    },
}


@pytest.mark.parametrize("said", WRONG)
def test_a_contradiction_is_refused_by_what_where_and_remedy(said: str) -> None:
    assert said in refusal(**WRONG[said])


def test_another_players_starter_cards_are_nobody_elses() -> None:
    said = refusal(hands={"gryffindor": ["alohomora"] * 2, "slytherin": []})
    assert "another player's" in said


def test_cards_on_paper_are_nobodys_to_say() -> None:
    play = Play("gryffindor", paper=["gryffindor"])
    with pytest.raises(Refused) as refused:
        GAME.arranged(play.state, {"hands": {"gryffindor": ["alohomora"]}})
    assert refused.value.ruling.key == "position-paper"


def test_what_holds_for_a_while_is_said_by_whom_and_by_which_card() -> None:
    play = Play("gryffindor", "slytherin")
    hedge = play.card(None, Effect("bar", what="learn", who="each_rival"))
    shell = play.card(None, Effect("protect", what="effects"), colour="red")
    said = {"slytherin": [f"bar learn gryffindor {hedge}"], DARK: [f"protect effects dark {shell}"]}
    state = GAME.arranged(play.state, {"lasting": said})
    assert state.lasting == (
        Lasting("gryffindor", "slytherin", "bar", "learn", hedge),
        Lasting(DARK, DARK, "protect", "effects", shell),
    )
    assert GAME.differences(state, {"lasting": said}) == ()
    (one,) = GAME.differences(play.state, {"lasting": {DARK: said[DARK]}})
    assert one == (f"lasting.{DARK}", said[DARK], [])


def test_differences_name_the_setting_and_both_values() -> None:
    state = arranged(loyalty={"gryffindor": 3})
    (one,) = GAME.differences(state, {"loyalty": {"gryffindor": 4}, "marker": 1})
    assert one == ("loyalty.gryffindor", 4, 3)


def test_pawns_that_are_not_named_are_at_home() -> None:
    state = arranged(pawns={"gryffindor": ["library"], DARK: ["paddock"]})
    assert Counter(state.places.values())["great_hall"] == 5
    assert GAME.differences(state, {"pawns": {"gryffindor": ["great_hall", "library"]}}) == ()
    assert GAME.differences(state, {"pawns": {"gryffindor": ["library", "library"]}})


def resting_states() -> Iterator[State]:
    """States of random games between two actions."""
    random = Random(2)
    for seed in range(6):
        for state in every_state(seed, *HOUSES[: 1 + seed % 4], box=(RICH, BOX)[seed % 2]):
            if random.random() < 0.2 and state.agenda and is_between_actions(state):
                yield state


def test_no_game_ever_contradicts_itself() -> None:
    """So that no check here forbids what can come about in play."""
    states = list(resting_states())
    assert len(states) > 50
    for state in states:
        found = [ruling for ruling in contradictions(state) if ruling.key != "position-progress"]
        assert not found


def test_what_cards_a_player_got_is_seen_by_everybody() -> None:
    state = arranged(hands={"gryffindor": ["head_start"]})
    own = [card for name in OWN for card in content(state, Pile(name, "gryffindor"))]
    assert state.acquired["gryffindor"] == ("head_start",)
    assert Counter(own) == Counter((*BOX.edition.decks.house_starter, "head_start"))
