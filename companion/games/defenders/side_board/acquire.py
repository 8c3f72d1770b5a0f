"""Acquiring: the Acquire deck with its two rows, Learn, and the Card Acquire space."""

from collections.abc import Mapping
from functools import lru_cache

from companion.games.defenders.core.definitions import Edition
from companion.games.defenders.core.lasting import rule_on_bar
from companion.games.defenders.core.pawns import places_of
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, put
from companion.games.defenders.core.verbs import ACQUIRE, DISCARD
from companion.games.defenders.side_board.decks import discard, in_hand
from companion.games.defenders.side_board.loyalty import advance
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling

DECK = "deck"
ADVANCED = (0, 1)
"""The slots of the Advanced Row, next to the deck; the others are the Acquire Row."""
SLOTS = 4
ROW = (2, 3)
SLOTS_OF: Mapping[str, tuple[str | int, ...]] = {
    "": (*ADVANCED, *ROW, DECK),
    "row": ROW,
    "advanced": ADVANCED,
    "deck": (DECK,),
}
"""What an effect that acquires may take."""


@rule("HOU-5", "guard")
@rule("RUL-38", "guard")
def is_outside_protection(state: State, house: str) -> bool:
    """To Learn a player needs an own pawn on the map outside every Protected Area, stunned or
    not; the Loyalty pawn does not count. (Defenders p.16, Learn)"""
    return not protected_areas(state.edition).issuperset(places_of(state, house))


@lru_cache
def protected_areas(edition: Edition) -> frozenset[str]:
    return frozenset(space.id for space in edition.spaces.values() if space.protected)


def rule_on_learn(state: State, house: str) -> Ruling:
    """May this player Learn now?"""
    barred = rule_on_bar(state, house, "learn")
    if not barred.allowed:
        return barred
    if not is_outside_protection(state, house):
        return RULES.refuses("HOU-5")
    if not can_acquire(state, house, COST_OF_LEARNING):
        return refuse_learning(state)
    return RULES.allows("HOU-6")


def refuse_learning(state: State) -> Ruling:
    """Nothing can be learnt: it cannot be paid for, or there is nothing."""
    costs = [
        cost(slot, COST_OF_LEARNING) for slot in (*range(SLOTS), DECK) if is_filled(state, slot)
    ]
    return RULES.refuses("HOU-6", cost=min(costs)) if costs else RULES.refuses("RUL-53")


COST_OF_LEARNING, BONUS, FREE = 1, 0, -1
"""Cards that a card of the Acquire Row costs; one of the Advanced Row costs one more. `FREE` is no
price: an effect acquires for nothing, whatever the slot."""


def plan_acquire(state: State, house: str, base: int) -> None:
    push(state, "acquire", "what", house, base)


def plan_free_acquire(state: State, house: str, what: str) -> None:
    """An effect acquires for nothing: a card of the Acquire Row, of the Advanced Row, the deck's
    top card, or any of these."""
    push(state, "acquire", "free", house, what)


def can_acquire_free(state: State, what: str) -> bool:
    """Is there a card where an effect acquires from: a row, the deck, or any of them?"""
    return any(is_filled(state, slot) for slot in SLOTS_OF[what])


def can_acquire(state: State, house: str, base: int) -> bool:
    hand, row = len(state.hands[house]), state.row
    cheap = bool(state.acquire_deck or row[2] or row[3])
    return cost(DECK, base) <= hand if cheap else bool(offers(state, house, base))


def offers(state: State, house: str, base: int) -> tuple[Choice, ...]:
    """What can be had and paid for."""
    hand = len(state.hands[house])
    return tuple(
        (ACQUIRE, slot)
        for slot in (*range(SLOTS), DECK)
        if is_filled(state, slot) and cost(slot, base) <= hand
    )


@rule("HOU-6", "guard")
@rule("END-3", "guard")
def cost(slot: str | int, base: int) -> int:
    """Learn: one card for a card of the Acquire Row or the deck's top card, two for a card of
    the Advanced Row. On a Card Acquire space: nothing, or one. (Defenders p.10-11 and p.16)"""
    return base + (slot in ADVANCED)


def row_of_cost(base: int) -> str:
    """The row by which a player acquires for such a price."""
    return "HOU-6" if base == COST_OF_LEARNING else "END-3"


@SCRIPT.asks("acquire", "what")
class WhichToAcquire:
    """Which card is acquired?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        house, base = args
        return Pending(serial, house, "acquire", row_of_cost(base), {"base": base})

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return offers(state, *args)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        house, base = args
        if choice in offers(state, house, base):
            return RULES.allows(row_of_cost(base))
        return rule_on_payment(state, house, base, choice)

    def take(self, state: State, args: Args, choice: Choice) -> None:
        house, base = args
        slot = choice[1]
        push(state, "acquire", "take", house, slot)
        if cost(slot, base):
            push(state, "acquire", "pay", house, cost(slot, base))


@SCRIPT.asks("acquire", "free")
class WhichForNothing:
    """Which card does an effect acquire?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        return Pending(serial, args[0], "acquire", "HOU-7", {"base": FREE})

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        slots = SLOTS_OF[args[1]]
        return tuple((ACQUIRE, slot) for slot in slots if is_filled(state, slot))

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        if choice in self.options(state, args):
            return RULES.allows("HOU-18")
        is_filled_slot = choice[0] == ACQUIRE and is_filled(state, choice[-1])
        return RULES.refuses("HOU-18", "acquire") if is_filled_slot else _nothing_there()

    def take(self, state: State, args: Args, choice: Choice) -> None:
        take(state, args[0], choice[1])


@rule("RUL-37", "guard")
def rule_on_payment(state: State, house: str, base: int, choice: Choice) -> Ruling:
    """Nothing is taken from an empty slot or deck, nor with too few cards to pay; the card that
    is being played pays for nothing. Rows refill at once.
    (Ruling of this companion to Defenders p.16, Learn)"""
    if len(choice) != 2 or choice[0] != ACQUIRE or not is_filled(state, choice[1]):
        return _nothing_there()
    slot = choice[1]
    return RULES.refuses("RUL-37", cost=cost(slot, base), hand=len(state.hands[house]))


def _nothing_there() -> Ruling:
    return RULES.refuses("RUL-37", "empty")


def is_filled(state: State, slot: str | int) -> bool:
    if isinstance(slot, int):
        return slot in range(SLOTS) and bool(state.row[slot])
    return slot == DECK and bool(state.acquire_deck)


@SCRIPT.asks("acquire", "pay")
class WhichToPay:
    """Which card is discarded for it?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        house, left = args
        return Pending(serial, house, "pay", "HOU-6", {"cards": left})

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return tuple((DISCARD, card) for card in in_hand(state, args[0]))

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        return RULES.judges(choice in self.options(state, args), "HOU-6", "pay")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        house, left = args
        discard(state, house, str(choice[1]), "HOU-6")
        if left > 1:
            push(state, "acquire", "pay", house, left - 1)


@SCRIPT.does("acquire", "take")
@rule("RUL-33", "consequence")
def take(state: State, house: str, slot: str | int) -> None:
    """After a card of the Advanced Row comes an advance on the Loyalty Track; it has to be
    taken. (Ruling of this companion to Defenders p.16, Learn)"""
    card = take_from_deck(state) if slot == DECK else take_from_row(state, int(slot))
    put_on_draw_deck(state, house, card)
    if slot == DECK:
        state.unseen |= {house}
        state.tell("acquired-unseen", "HOU-7", seat=house)
    else:
        state.acquired = put(state.acquired, house, (*state.acquired[house], card))
        state.tell("acquired", "HOU-7", seat=house, card=card)
    if slot in ADVANCED:
        advance(state, house)


@rule("HOU-7", "consequence")
@rule("RUL-36", "consequence")
def put_on_draw_deck(state: State, house: str, card: str) -> None:
    """An acquired card goes face down on top of the player's draw deck, however it was acquired,
    and may be drawn the same turn. (Defenders p.16, Learn)"""
    state.draws = put(state.draws, house, (*state.draws[house], card))


@rule("HOU-8", "consequence")
@rule("RUL-53", "consequence")
def take_from_row(state: State, slot: int) -> str:
    """The four face-up slots are one conveyor: cards left close up away from the deck, so that
    Advanced slides into Acquire, then the slots nearest the deck refill. Once the deck has run
    out slots stay empty. (Defenders p.16, Learn)"""
    card, left = state.row[slot], [c for i, c in enumerate(state.row) if c and i != slot]
    while len(left) < SLOTS and state.acquire_deck:
        left.insert(0, take_from_deck(state))
    state.row = (*[""] * (SLOTS - len(left)), *left)
    return card


def take_from_deck(state: State) -> str:
    card = state.acquire_deck[-1]
    state.acquire_deck = state.acquire_deck[:-1]
    return card
