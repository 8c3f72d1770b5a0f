"""Items: what effects give, take or have relinquished; the Dark Detector only the last."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from companion.games.defenders.core.cards import ANY, Effect, source_of
from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.endings import progress
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, put
from companion.games.defenders.core.verbs import ENOUGH, ITEM
from companion.games.defenders.main_board.bumps import take_marker
from companion.games.defenders.resolving.effects import does, is_forced, needs, rule_on_enough
from companion.games.defenders.side_board.library import can_take_book, plan_book, relinquish_book
from companion.games.defenders.side_board.loyalty import relinquish_detector
from companion.games.defenders.side_board.scrolls import may_gain_scroll, receive_scroll
from companion.games.defenders.side_board.tokens import relinquish_token, token_of
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling


class Holding(NamedTuple):
    """How one kind of item is held and handed in."""

    holds: Callable[[State, str], bool]
    relinquish: Callable[[State, str], None]


class Gaining(NamedTuple):
    """How one kind of item is gained and passed on: not so the Detector (RUL-46)."""

    can_gain: Callable[[State, str], bool]
    gain: Callable[[State, str], None]
    hand_over: Callable[[State, str, str], None]
    """From one player to another."""
    has_room: Callable[[State, str], bool]
    """May the player hold one (more)?"""


def _gain_coin(state: State, house: str) -> None:
    state.coins |= {house}


def _drop_coin(state: State, house: str) -> None:
    state.coins -= {house}


def _pass_coin(state: State, giver: str, taker: str) -> None:
    state.coins = (state.coins - {giver}) | {taker}


def _drop_scroll(state: State, house: str) -> None:
    state.scrolls = put(state.scrolls, house, state.scrolls[house] - 1)


def _pass_scroll(state: State, giver: str, taker: str) -> None:
    _drop_scroll(state, giver)
    receive_scroll(state, taker)


def _plan_token(state: State, house: str) -> None:
    push(state, "item", "token", house)


def _pass_token(state: State, giver: str, taker: str) -> None:
    token = str(token_of(state, giver))
    relinquish_token(state, taker)
    _gain_token(state, taker, token)


def _gain_token(state: State, house: str, token: str) -> None:
    state.tokens = put(state.tokens, token, house)
    state.token_turns = put(state.token_turns, house, state.number)


def _pass_book(state: State, giver: str, taker: str) -> None:
    state.books = {**state.books, giver: "", taker: state.books[giver]}


HOLDINGS: Mapping[str, Holding] = {
    "coin": Holding(lambda state, house: house in state.coins, _drop_coin),
    "scroll": Holding(lambda state, house: state.scrolls[house] > 0, _drop_scroll),
    "token": Holding(lambda state, house: token_of(state, house) is not None, relinquish_token),
    "book": Holding(lambda state, house: bool(state.books[house]), relinquish_book),
    "detector": Holding(lambda state, house: state.detector == house, relinquish_detector),
}
GAININGS: Mapping[str, Gaining] = {
    "coin": Gaining(
        lambda state, house: house not in state.coins,
        _gain_coin,
        _pass_coin,
        lambda state, house: house not in state.coins,
    ),
    "scroll": Gaining(may_gain_scroll, receive_scroll, _pass_scroll, may_gain_scroll),
    "token": Gaining(
        lambda state, house: not all(state.tokens.values()),
        _plan_token,
        _pass_token,
        lambda state, house: True,
    ),
    "book": Gaining(
        can_take_book,
        plan_book,
        _pass_book,
        lambda state, house: not state.books[house],
    ),
}


@needs("gain")
def can_gain(state: State, seat: str, subject: str, address: str) -> bool:
    return GAININGS[state.edition.effects[address].what].can_gain(state, subject)


@does("gain")
@rule("WIN-4", "consequence")
def gain(state: State, seat: str, subject: str, address: str) -> None:
    """A card may give an item without the place where it is got otherwise; how many a player
    may hold stays as it is. (Defenders p.16, Card Effects)"""
    what = state.edition.effects[address].what
    GAININGS[what].gain(state, subject)
    progress(state)
    state.tell("gained", "WIN-4", seat=subject, item=what)


@SCRIPT.asks("item", "token")
class WhichToken:
    """Which Hogwarts Token of those on their spaces is taken?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        return Pending(serial, args[0], "which-token", "END-6")

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return tuple((ITEM, token) for token, holder in state.tokens.items() if not holder)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        return RULES.judges(choice in self.options(state, args), "END-6", "which")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        (house,) = args
        relinquish_token(state, house)
        _gain_token(state, house, str(choice[1]))
        state.tell("took-token", "END-6", seat=house, token=str(choice[1]))


@needs("relinquish")
def can_relinquish(state: State, seat: str, subject: str, address: str) -> bool:
    return bool(held_of(state, subject, state.edition.effects[address]))


@does("relinquish")
@rule("END-11", "consequence")
def relinquish(state: State, seat: str, subject: str, address: str) -> None:
    """An item that is handed in goes back where it came from, the Detector by its own rule.
    (Defenders, Glossary: Relinquish)"""
    effect = state.edition.effects[address]
    held, must = held_of(state, subject, effect), is_forced(effect, seat, subject)
    if len(held) == 1 and must:
        hand_in(state, subject, held[0])
    else:
        push(state, "item", "which", subject, address, must)


def held_of(state: State, house: str, effect: Effect) -> list[str]:
    """The kinds of items that an effect means and the player holds."""
    if house == DARK:
        return []
    return [
        what
        for what, holding in HOLDINGS.items()
        if effect.what in (what, ANY) and holding.holds(state, house)
    ]


def hand_in(state: State, house: str, what: str) -> None:
    state.tell("relinquished", "END-11", seat=house, item=what)
    HOLDINGS[what].relinquish(state, house)


@SCRIPT.asks("item", "which")
class WhichItem:
    """Which item is handed in?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        house, address, _ = args
        return Pending(serial, house, "relinquish", "END-11", {"source": source_of(address)})

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        house, address, must = args
        effect = state.edition.effects[address]
        held = tuple((ITEM, what) for what in held_of(state, house, effect))
        return held if must else (*held, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        is_offered = choice in self.options(state, args)
        if choice == ENOUGH:
            return rule_on_enough(state, args[0], args[1], is_offered)
        return RULES.judges(is_offered, "END-11", "which")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        if choice != ENOUGH:
            hand_in(state, args[0], str(choice[1]))


@needs("take", "give")
def can_hand_over(state: State, seat: str, subject: str, address: str) -> bool:
    """One holds it, and the other may."""
    effect = state.edition.effects[address]
    giver, taker = _giver_and_taker(seat, subject, effect)
    is_held = HOLDINGS[effect.what].holds(state, giver)
    return is_held and GAININGS[effect.what].has_room(state, taker)


@does("take", "give")
def hand_over(state: State, seat: str, subject: str, address: str) -> None:
    """An item goes from one player to the other."""
    effect = state.edition.effects[address]
    giver, taker = _giver_and_taker(seat, subject, effect)
    GAININGS[effect.what].hand_over(state, giver, taker)
    state.tell("handed-over", "WIN-4", seat=giver, to=taker, item=effect.what)


def _giver_and_taker(seat: str, subject: str, effect: Effect) -> tuple[str, str]:
    return (seat, subject) if effect.do == "give" else (subject, seat)


@needs("house_marker")
def can_move_house_marker(state: State, seat: str, subject: str, address: str) -> bool:
    return state.markers[subject] != DARK if seat == DARK else state.markers[seat] == DARK


@does("house_marker")
def move_house_marker(state: State, seat: str, subject: str, address: str) -> None:
    """A House Player's Marker comes back, or the Dark Arts Player takes it."""
    if seat == DARK:
        state.tell("marker-taken", "DRK-5", seat=subject)
        take_marker(state, subject)
    else:
        state.markers = put(state.markers, seat, seat)
        state.tell("marker-back", "WIN-4", seat=seat)
