"""Benefits: what a space gives to a House Pawn that ended its move there."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import get_args

from companion.games.defenders.core.definitions import LIBRARY, ROOM, Bonus
from companion.games.defenders.core.endings import progress
from companion.games.defenders.core.house_rules import is_switched
from companion.games.defenders.core.pawns import owner_of, places_of
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import CLAIM, ENOUGH, SCROLL, TAKE
from companion.games.defenders.side_board.acquire import BONUS, can_acquire, plan_acquire
from companion.games.defenders.side_board.decks import draw_cards
from companion.games.defenders.side_board.library import can_take_book, plan_book
from companion.games.defenders.side_board.loyalty import LAST, advance, is_room_open
from companion.games.defenders.side_board.scrolls import (
    could_gain_scroll,
    forced_scrolls,
    plan_scroll,
    rule_on_scroll,
    scrolls_between_moves,
)
from companion.games.defenders.side_board.shields import (
    can_take_shield,
    shields_stood_on,
    take_shield,
)
from companion.games.defenders.side_board.tokens import can_take_token, take_token
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling


@SCRIPT.does("landing", "house")
@rule("RUL-28", "consequence")
@rule("END-1", "consequence")
def land_house_pawn(state: State, pawn: str) -> None:
    """When a House Pawn ends its move: the encounter first, then the space's benefits in the
    player's order; a stunned pawn still gets them, and items won by the landing count for a
    shield there. Bonuses work only for a House Pawn that ends its move.
    (Defenders p.10, Bonus Spaces)"""
    push(state, "benefits", "", pawn, state.places[pawn])
    push(state, "encounter", "", pawn)


@SCRIPT.does("benefits")
def offer_benefits(state: State, pawn: str, space: str, *taken: str) -> None:
    """Ask what is taken, as long as anything is left to take. A scroll may be had now too, so
    that it counts for a shield here (RUL-28, RUL-32)."""
    house = owner_of(pawn)
    scroll = house == state.turn and could_gain_scroll(state, house)
    if scroll or any(benefits(state, pawn, space, taken)):
        push(state, "benefit", "", pawn, space, *taken)


@SCRIPT.asks("benefit")
class WhichBenefit:
    """Which benefit of the space is taken next?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        pawn, space, *_ = args
        return Pending(serial, owner_of(pawn), "benefit", "RUL-28", {"place": space})

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        pawn, space, *taken = args
        forced = forced_scrolls(state, owner_of(pawn))
        if forced:
            return forced
        found = benefits(state, pawn, space, taken)
        scrolls = scrolls_between_moves(state, owner_of(pawn))
        return (*((TAKE, benefit) for benefit in found), *scrolls, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        if choice[0] == SCROLL:
            return rule_on_scroll(state, owner_of(args[0]), choice)
        if forced_scrolls(state, owner_of(args[0])):
            return RULES.refuses("RUL-32")
        benefit, space = str(choice[-1]), state.edition.spaces[args[1]]
        if benefit in get_args(Bonus) and benefit != space.bonus:
            return RULES.refuses("END-1", "bonus", place=space.id)
        row = ROWS.get(benefit, "END-1")
        return RULES.judges(choice in self.options(state, args), row, place=space.id)

    def take(self, state: State, args: Args, choice: Choice) -> None:
        pawn, space, *taken = args
        if choice == ENOUGH:
            return
        if choice[0] == SCROLL:
            push(state, "benefits", "", pawn, space, *taken)
            plan_scroll(state, owner_of(pawn), choice)
            return
        benefit = str(choice[1])
        push(state, "benefits", "", pawn, space, *taken, benefit)
        TAKINGS[benefit](state, owner_of(pawn), space)


def benefits(state: State, pawn: str, space: str, taken: Collection[str]) -> Iterator[str]:
    """The benefits that the space has for this pawn's player, without those already taken."""
    house = owner_of(pawn)
    return (
        benefit
        for benefit, can_take in OFFERS.items()
        if benefit not in taken and can_take(state, house, space)
    )


def _offers_acquire(state: State, house: str, space: str) -> bool:
    return state.edition.spaces[space].bonus == "acquire" and can_acquire(state, house, BONUS)


@rule("END-4", "guard")
def _offers_draw(state: State, house: str, space: str) -> bool:
    """On a Card Draw space the player may draw a card. (Defenders p.10-11, Card Draw)"""
    return state.edition.spaces[space].bonus == "draw"


@rule("END-5", "guard")
def _offers_another_turn(state: State, house: str, space: str) -> bool:
    """On a Play Again space the player may take another turn; another one than the present, so
    only in the own turn. (Defenders p.10-11, Play Again)"""
    is_own_turn = house == state.turn
    return state.edition.spaces[space].bonus == "play_again" and is_own_turn and not state.again


@rule("END-7", "guard")
def _offers_loyalty(state: State, house: str, space: str) -> bool:
    """On a space with the Dark Detector icon the player may advance one space on the Loyalty
    Track. (Defenders p.18, Hogwarts Loyalty Track)"""
    return state.edition.spaces[space].detector and state.loyalty[house] < LAST


@rule("END-9", "guard")
@rule("RUL-50", "guard")
def _offers_coin(state: State, house: str, space: str) -> bool:
    """A House Pawn that ends its move in the open Room of Requirement gets a D.A. Coin, one at a
    time; a Room that opens again gives none without another move ending there.
    (Defenders p.19, Room of Requirement)"""
    return space == ROOM and is_room_open(state) and house not in state.coins


def claims(state: State, house: str) -> list[str]:
    """Spaces whose benefit is for who stands there, as a table may have it: Defence Shields
    (RUL-1), and the D.A. Coin of the open Room (RUL-50)."""
    if not state.switched:
        return []
    found = shields_stood_on(state, house)
    stands_in_room = is_switched(state, "RUL-50") and ROOM in places_of(state, house)
    if stands_in_room and _offers_coin(state, house, ROOM):
        found.append(ROOM)
    return found


def row_of_claim(space: str) -> str:
    """The ruling by which a table has it so."""
    return "RUL-50" if space == ROOM else "RUL-1"


def rule_on_claim(state: State, house: str, choice: Choice) -> Ruling:
    """May this player take what a space gives to who stands there?"""
    space = str(choice[-1])
    row = row_of_claim(space)
    if choice == (CLAIM, space) and space in claims(state, house):
        return RULES.allows(row)
    return RULES.refuses(row, "now" if is_switched(state, row) else "")


def claim(state: State, house: str, space: str) -> None:
    """Take what a space gives to who stands there."""
    TAKINGS["coin" if space == ROOM else "shield"](state, house, space)


OFFERS: Mapping[str, Callable[[State, str, str], bool]] = {
    "acquire": _offers_acquire,
    "draw": _offers_draw,
    "play_again": _offers_another_turn,
    "token": lambda state, house, space: can_take_token(state, space),
    "detector": _offers_loyalty,
    "book": lambda state, house, space: space == LIBRARY and can_take_book(state, house),
    "coin": _offers_coin,
    "shield": can_take_shield,
}


ROWS: Mapping[str, str] = {
    "acquire": "END-3",
    "draw": "END-4",
    "play_again": "END-5",
    "token": "END-6",
    "detector": "END-7",
    "book": "END-8",
    "coin": "END-9",
    "shield": "END-10",
}
"""The row of each benefit."""


def take_another_turn(state: State, house: str) -> None:
    state.again = True
    state.tell("play-again", "END-5", seat=house)


def _take_coin(state: State, house: str, space: str) -> None:
    state.coins |= {house}
    progress(state)
    state.tell("coin", "END-9", seat=house)


TAKINGS: Mapping[str, Callable[[State, str, str], None]] = {
    "acquire": lambda state, house, space: plan_acquire(state, house, BONUS),
    "draw": lambda state, house, space: draw_cards(state, house, 1, "END-4"),
    "play_again": lambda state, house, space: take_another_turn(state, house),
    "token": take_token,
    "detector": lambda state, house, space: advance(state, house),
    "book": lambda state, house, space: plan_book(state, house),
    "coin": _take_coin,
    "shield": take_shield,
}
