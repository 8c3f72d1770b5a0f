"""Set-up: who plays, what stands where, who holds what."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.games.defenders.core.cards import TYPES, ZONES
from companion.games.defenders.core.definitions import DARK, GREAT_HALL, HOUSES, POOL, Edition, Item
from companion.games.defenders.core.house_rules import chosen
from companion.games.defenders.core.pawns import IN_GREAT_HALL, ON_DEPLOYMENT_SPACES, pawns_of
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, blank, clockwise_from
from companion.games.defenders.main_board.movement import deployment_spaces
from companion.games.defenders.side_board.acquire import SLOTS, take_from_deck
from companion.games.defenders.side_board.decks import HAND, draw_cards, shuffle
from companion.games.defenders.side_board.library import refill
from companion.games.defenders.side_board.scrolls import deal_locations
from companion.games.kernel.agenda import push
from companion.games.kernel.rulings import Refused, Ruling

HOUSE_PAWNS = IN_GREAT_HALL + 1
"""Of each house: one more stands on the Loyalty Track."""
SHIELDS: tuple[Item, ...] = ("detector", "coin") * 3


def new_game(edition: Edition, seats: Sequence[str], options: Mapping[str, Any]) -> State:
    """A game whose decks wait for their first shuffle. The decks of those seats in the option
    `paper` that play are real ones, shuffled and drawn by hand; `rulings` are the rulings that
    the table has switched. Raises Refused if the seating or a ruling is."""
    ruling = rule_on_seating(seats)
    if not ruling.allowed:
        raise Refused(ruling)
    state = blank(edition, dark_player_first(seats))
    state.places = {**dark_pawns(state), **house_pawns(state)}
    state.paper = {seat: () for seat in state.seats if seat in options.get("paper", ())}
    state.switched = chosen(options)
    push(state, "turn", "begin", state.seats[1])
    push(state, "set-up", "deal")
    set_up_board(state)
    set_up_decks(state)
    return state


@rule("SET-1", "set-up")
def rule_on_seating(seats: Sequence[str]) -> Ruling:
    """Two to five players: exactly one Dark Arts Player and one to four House Players, each of a
    different house; unchosen houses stay in the box. (Defenders, Game Set Up)"""
    houses = [seat for seat in seats if seat in HOUSES]
    if list(seats).count(DARK) != 1:
        return RULES.refuses("SET-1", "no-dark")
    if not houses or len(set(houses)) < len(houses) or len(houses) + 1 != len(seats):
        return RULES.refuses("SET-1", "no-house")
    return RULES.allows("SET-1")


@rule("SET-14", "set-up")
def dark_player_first(seats: Sequence[str]) -> tuple[str, ...]:
    """The House Player to the left of the Dark Arts Player has the first turn, then it goes
    round clockwise: seen from the Dark Arts Player, the order of the turns.
    (Defenders, General Key Concepts)"""
    return clockwise_from(DARK, seats)


def pieces_in_box() -> dict[str, str]:
    """All pawns of the box and whose they are, in the order in which they are numbered."""
    houses = {f"{house}-{i}": house for house in HOUSES for i in range(1, HOUSE_PAWNS + 1)}
    return houses | {f"{DARK}-{i}": DARK for i in range(1, ON_DEPLOYMENT_SPACES + len(HOUSES))}


@rule("SET-4", "set-up")
def dark_pawns(state: State) -> dict[str, str]:
    """Four, five, six or seven Dark Arts Pawns play against one to four House Players; four
    stand on the Deployment Spaces, the rest wait in the pool. (Defenders, Main Board Set Up)"""
    pawns, deployment = pawns_of(state, DARK), deployment_spaces(state.edition)
    in_pool = [POOL] * (len(pawns) - len(deployment))
    return dict(zip(pawns, (*deployment, *in_pool), strict=True))


@rule("SET-5", "set-up")
def house_pawns(state: State) -> dict[str, str]:
    """Three pawns of each house stand in the Great Hall; the fourth is on the first space of the
    Loyalty Track and never walks the map. (Defenders, Main Board Set Up)"""
    return {pawn: GREAT_HALL for house in state.houses for pawn in pawns_of(state, house)}


def set_up_board(state: State) -> None:
    """Supplies, tokens, shields and Markers."""
    fill_supplies(state)
    state.tokens = tokens_on_their_spaces()
    state.shields = shields_on_their_spaces(state)
    shuffle(state, "shields")
    state.markers = own_markers(state)
    state.marker = first_space_of_path()


@rule("SET-2", "set-up")
def shields_on_their_spaces(state: State) -> dict[str, Item]:
    """Six Defence Shields, of which three ask for the Dark Detector and three for a D.A. Coin,
    are shuffled and put face up, one on each Defence Shield Space.
    (Defenders, Main Board Set Up)"""
    spaces = [space.id for space in state.edition.spaces.values() if space.shield]
    return dict(zip(spaces, SHIELDS, strict=True))


@rule("SET-3", "set-up")
def tokens_on_their_spaces() -> dict[str, str]:
    """Seven Hogwarts Tokens, one per card type, each on its own space.
    (Defenders, Main Board Set Up)"""
    return dict.fromkeys(TYPES, "")


@rule("SET-9", "set-up")
def first_space_of_path() -> int:
    """The Dark Arts Marker starts on the first space of the Path; the Progress Tokens lie on
    their zones. (Defenders, Side Board Set Up)"""
    return 0


@rule("SET-6", "set-up")
def fill_supplies(state: State) -> None:
    """Coins, scrolls and the Room of Requirement start in supply, the Dark Detector on its own
    space of the Loyalty Track: nobody holds any. (Defenders, Side Board Set Up)"""
    state.coins, state.detector, state.loyal = frozenset(), "", ()
    state.scrolls = dict.fromkeys(state.houses, 0)


@rule("SET-13", "set-up")
def own_markers(state: State) -> dict[str, str]:
    """Each House Player starts with its own House Marker.
    (Defenders, House Player Board Set Up)"""
    return {house: house for house in state.houses}


@rule("SET-7", "set-up")
@rule("SET-8", "set-up")
@rule("SET-10", "set-up")
@rule("SET-11", "set-up")
@rule("SET-12", "set-up")
def set_up_decks(state: State) -> None:
    """Library, House Acquire, Dark Acquire, both Location decks, three Event decks and every
    player's Starter deck are shuffled; the House starters hold the same cards.
    (Defenders, Side Board Set Up and House Player Board Set Up)"""
    decks = state.edition.decks
    state.library_deck, state.acquire_deck = decks.library, decks.house_acquire
    state.dark_acquire = decks.dark_acquire
    state.location_deck, state.dark_location_deck = decks.house_locations, decks.dark_locations
    state.event_decks = {zone: getattr(decks, zone) for zone in ZONES}
    state.draws = {seat: decks.starter_of(seat) for seat in state.seats}
    for pile in ("library_deck", "acquire_deck", "dark_acquire"):
        shuffle(state, pile)
    for pile in ("location_deck", "dark_location_deck"):
        shuffle(state, pile)
    for zone in ZONES:
        shuffle(state, "event_decks", zone)
    for seat in state.seats:
        shuffle(state, "draws", seat)


@SCRIPT.does("set-up", "deal")
def deal(state: State) -> None:
    """Two books and four cards to acquire are turned up; every House Player draws three Location
    Cards, every player five cards."""
    state.library_row = ("", "")
    refill(state)
    state.row = tuple(take_from_deck(state) for _ in range(SLOTS))
    for house in state.houses:
        deal_locations(state, house)
    for seat in reversed(state.seats):
        draw_cards(state, seat, HAND, "SET-12")
