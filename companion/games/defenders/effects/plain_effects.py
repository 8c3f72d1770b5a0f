"""Plain effects: those that do at once what another part of the rules does anyway."""

from companion.games.defenders.core.cards import source_of
from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.rulebook import rule
from companion.games.defenders.core.state import State, put
from companion.games.defenders.main_board.benefits import take_another_turn
from companion.games.defenders.main_board.moves import can_move_to, plan_move_to
from companion.games.defenders.resolving.effects import amount_of, does, needs
from companion.games.defenders.resolving.reactions import is_effect_of
from companion.games.defenders.side_board.acquire import (
    can_acquire_free,
    plan_free_acquire,
    put_on_draw_deck,
)
from companion.games.defenders.side_board.dark_path import is_on_last_space, plan_advance
from companion.games.defenders.side_board.decks import draw_cards
from companion.games.defenders.side_board.loyalty import advance, landing_space
from companion.games.kernel.agenda import insert


@needs("draw")
def has_cards_to_draw(state: State, seat: str, subject: str, address: str) -> bool:
    return bool(state.draws[subject] or state.discards[subject])


@does("draw")
def draw(state: State, seat: str, subject: str, address: str) -> None:
    draw_cards(state, subject, amount_of(state, seat, address), "HOU-18")


@needs("loyalty")
def can_move_on_loyalty_track(state: State, seat: str, subject: str, address: str) -> bool:
    if subject == DARK:
        return False
    before = state.loyalty[subject]
    return landing_space(before, amount_of(state, seat, address)) != before


@does("loyalty")
def move_on_loyalty_track(state: State, seat: str, subject: str, address: str) -> None:
    advance(state, subject, amount_of(state, seat, address))


@needs("marker")
def can_move_marker(state: State, seat: str, subject: str, address: str) -> bool:
    return state.marker > 0 if amount_of(state, seat, address) < 0 else not is_on_last_space(state)


@does("marker")
def move_marker(state: State, seat: str, subject: str, address: str) -> None:
    plan_advance(state, amount_of(state, seat, address))


@needs("directly")
def can_move_directly(state: State, seat: str, subject: str, address: str) -> bool:
    return can_move_to(state, seat, state.edition.effects[address].what)


@does("directly")
def move_directly(state: State, seat: str, subject: str, address: str) -> None:
    effect = state.edition.effects[address]
    plan_move_to(state, seat, source_of(address), effect.what, must=effect.must)


@does("play")
def allow_further_cards(state: State, seat: str, subject: str, address: str) -> None:
    """They come after the card that is being explored. Where none is, as after a book that a
    Replenish led to, they come after the rest of what allows them."""
    state.plays += amount_of(state, seat, address)
    if not any((kind, stage) == ("card", "after") for kind, stage, *_ in state.agenda):
        source = source_of(address)
        at = (n for n, step in enumerate(state.agenda) if is_effect_of(step, seat, source))
        insert(state, next(at, len(state.agenda)), "card", "after", seat)


@needs("again")
def can_take_another_turn(state: State, seat: str, subject: str, address: str) -> bool:
    return not state.again


@does("again")
def give_another_turn(state: State, seat: str, subject: str, address: str) -> None:
    take_another_turn(state, subject)


@does("skip")
@rule("HOU-16", "consequence")
def make_skip(state: State, seat: str, subject: str, address: str) -> None:
    """A forced skip: the player's next turn passes without any action. (Defenders, Glossary:
    Skip)"""
    turns = state.skips.get(subject, 0) + amount_of(state, seat, address)
    state.skips = put(state.skips, subject, turns)
    state.tell("will-skip", "HOU-16", seat=subject, turns=turns)


@needs("acquire")
def has_cards_to_acquire(state: State, seat: str, subject: str, address: str) -> bool:
    what = state.edition.effects[address].what
    return bool(state.dark_acquire) if seat == DARK else can_acquire_free(state, what)


@does("acquire")
def acquire(state: State, seat: str, subject: str, address: str) -> None:
    """Free of cost; what is taken goes where acquired cards go (HOU-7)."""
    if seat != DARK:
        plan_free_acquire(state, seat, state.edition.effects[address].what)
    else:
        card, state.dark_acquire = state.dark_acquire[-1], state.dark_acquire[:-1]
        put_on_draw_deck(state, DARK, card)
        state.unseen |= {DARK}
        state.tell("acquired-unseen", "HOU-7", seat=DARK)
