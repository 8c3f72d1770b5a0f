"""Parchment Scrolls: two places of the own Location Cards held at the same time."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations

from companion.games.defenders.core.definitions import DARK, Edition
from companion.games.defenders.core.endings import progress
from companion.games.defenders.core.house_rules import is_switched
from companion.games.defenders.core.pawns import places_of
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, put
from companion.games.defenders.core.verbs import SCROLL
from companion.games.kernel.agenda import push
from companion.games.kernel.decisions import Choice
from companion.games.kernel.decks import without
from companion.games.kernel.rulings import Ruling

LOCATIONS = 3
SCROLLS = 2


@rule("HOU-12", "guard")
@rule("RUL-32", "guard")
@rule("RUL-39", "guard")
def scroll_choices(state: State, house: str) -> tuple[Choice, ...]:
    """In the own turn, between moves, a player with own pawns on two of the three places of the
    Location Cards may reveal those two for a scroll, or must, as a table may have it: two
    different pawns, stunned ones count.
    Location Cards are no part of the hand. (Defenders p.17, Gain a Parchment Scroll)"""
    standing = places_of(state, house)
    held = [place for place in state.locations[house] if place in standing]
    if len(held) < 2:
        return ()
    pairs = dict.fromkeys(combinations(held, 2))
    return tuple(
        (SCROLL, one, other) for one, other in pairs if one != other or standing.count(one) > 1
    )


def could_gain_scroll(state: State, house: str) -> bool:
    """Could this player have a scroll to gain, as far as everybody can see? It is asked by this,
    so that neither a question nor its absence tells of the Location Cards (SET-15)."""
    if len(state.locations[house]) < 2:
        return False
    cards = location_cards(state.edition)
    held = [place for place in places_of(state, house) if place in cards]
    return len(held) > 1 and (len(set(held)) > 1 or cards[held[0]] > 1)


@lru_cache
def location_cards(edition: Edition) -> Mapping[str, int]:
    """How many Location Cards show a place."""
    return Counter(edition.decks.house_locations)


def forced_scrolls(state: State, house: str) -> tuple[Choice, ...]:
    """Where a table has it so (RUL-32), a scroll that can be gained must be, before all else."""
    return scrolls_between_moves(state, house) if is_switched(state, "RUL-32") else ()


def scrolls_between_moves(state: State, house: str) -> tuple[Choice, ...]:
    """The scrolls that a player can gain now: only in the own turn."""
    return scroll_choices(state, house) if house == state.turn != DARK else ()


def rule_on_scroll(state: State, house: str, choice: Choice) -> Ruling:
    """May these two Location Cards be revealed now?"""
    able = scrolls_between_moves(state, house)
    if choice in able:
        return RULES.allows("HOU-12")
    if house != state.turn:
        return RULES.refuses("HOU-12", "turn", seat=house)
    if house != DARK and not may_gain_scroll(state, house):
        return RULES.refuses("HOU-13")
    return RULES.refuses("HOU-12", "which" if able else "")


def plan_scroll(state: State, house: str, choice: Choice) -> None:
    push(state, "scroll", "gain", house, *choice[1:])


@SCRIPT.does("scroll", "gain")
@rule("HOU-13", "consequence")
def gain_scroll(state: State, house: str, one: str, other: str) -> None:
    """The two cards go under the deck. After the first scroll the player draws back to three
    Location Cards; after the second the last one goes under the deck, and no more are drawn: two
    scrolls at most. (Defenders p.17, Gain a Parchment Scroll)"""
    kept = without(without(state.locations[house], one), other)
    progress(state)
    state.tell("scroll", "HOU-12", seat=house, one=one, other=other)
    state.locations = put(state.locations, house, kept)
    state.location_deck = (other, one, *state.location_deck)
    receive_scroll(state, house)
    if may_gain_scroll(state, house):
        deal_locations(state, house, kept)


def may_gain_scroll(state: State, house: str) -> bool:
    return state.gained[house] < SCROLLS


@rule("HOU-13", "consequence")
def receive_scroll(state: State, house: str) -> None:
    """However a scroll is gained, after the second one no Location Cards are kept.
    (Defenders p.17, Gain a Parchment Scroll)"""
    state.scrolls = put(state.scrolls, house, state.scrolls[house] + 1)
    state.gained = put(state.gained, house, state.gained[house] + 1)
    if not may_gain_scroll(state, house):
        state.location_deck = (*state.locations[house], *state.location_deck)
        state.locations = put(state.locations, house, ())


def deal_locations(state: State, house: str, kept: tuple[str, ...] = ()) -> None:
    """Draw a player's Location Cards up to three."""
    missing = LOCATIONS - len(kept)
    deck = state.location_deck
    state.locations = put(state.locations, house, (*kept, *deck[: -missing - 1 : -1]))
    state.location_deck = deck[:-missing]
