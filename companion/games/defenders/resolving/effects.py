"""Effects: what cards, books and Events do, from their data.

A step of kind `effect` begins with the player whose effect it is, the effect's address and the
serial of the step that it answers, if it belongs to a reaction: so all that is still to be done
for a card can be found, and negated.
"""

import itertools
from collections.abc import Callable
from functools import lru_cache

from companion.games.defenders.core.cards import Effect, source_of
from companion.games.defenders.core.definitions import DARK, Edition
from companion.games.defenders.core.lasting import protects, rule_on_protection
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import ENOUGH, WHOM
from companion.games.defenders.resolving.counting import are_met, count
from companion.games.defenders.resolving.reactions import CAN_HAPPEN, offer_answers
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling

Doing = Callable[[State, str, str, str], None]
"""Does an effect: its player, who undergoes it, the address."""
DOINGS: dict[str, Doing] = {}
"""Written by the modules of the nouns that effects are about."""
Need = Callable[[State, str, str, str], bool]
"""Would an effect change anything? Its player, who undergoes it, the address."""
NEEDS: dict[str, Need] = {}
"""Of effects that can have nothing to do. Written like `DOINGS`."""
OWN_TURN = ("pass", "passage", "fly_off", "play", "again")
"""Effects that mean nothing outside the own turn."""


def does(*verbs: str) -> Callable[[Doing], Doing]:
    """Register a function as what these effects do."""

    def register(doing: Doing) -> Doing:
        DOINGS.update(dict.fromkeys(verbs, doing))
        return doing

    return register


def needs(*verbs: str) -> Callable[[Need], Need]:
    """Register a function as what these effects need so that they have something to do."""

    def register(need: Need) -> Need:
        NEEDS.update(dict.fromkeys(verbs, need))
        return need

    return register


@SCRIPT.does("effects")
def plan_effects(state: State, seat: str, part: str, cause: int = 0) -> None:
    """Plan the effects of a card, a book, a half of an Event or a reaction, in their order. A
    book and an Event must be resolved as far as possible: their effects are data that says so."""
    for address in reversed(effects_of(state.edition, part)):
        push(state, "effect", "", seat, address, cause)


@lru_cache(maxsize=1024)
def effects_of(edition: Edition, part: str) -> tuple[str, ...]:
    """The addresses of the effects of a part."""
    addresses = (f"{part}.{at}" for at in itertools.count())
    return tuple(itertools.takewhile(edition.effects.__contains__, addresses))


@SCRIPT.does("effect")
@rule("HOU-18", "consequence")
def resolve(state: State, seat: str, address: str, cause: int) -> None:
    """Effects happen at once, or hold for the whole turn; conditional ones only where their
    condition is met. (Defenders p.16, Card Effects)"""
    if not is_due(state, seat, address):
        return
    if state.edition.effects[address].who in ("house", "rival"):
        if concerned(state, seat, address):
            push(state, "effect", "whom", seat, address, cause)
        return
    for subject in reversed(concerned(state, seat, address)):
        push(state, "effect", "on", seat, address, cause, subject)


def is_due(state: State, seat: str, address: str) -> bool:
    """Is the condition of an effect met, in a turn in which it means something?"""
    effect = state.edition.effects[address]
    is_in_time = effect.do not in OWN_TURN or seat == state.turn
    return is_in_time and are_met(state, seat, effect.when)


def concerned(state: State, seat: str, address: str) -> list[str]:
    """Whom an effect would change something for, clockwise from its player."""
    who = state.edition.effects[address].who
    return [
        subject
        for subject in state.seats_from(seat)
        if is_concerned(seat, who, subject)
        and (subject == seat or not protects(state, subject, "effects"))
        and changes_something(state, seat, subject, address)
    ]


def changes_something(state: State, seat: str, subject: str, address: str) -> bool:
    """Would the effect change anything for this player? Not where it does one thing for each of
    something of which there is none. What must be done is not made nothing by a choice."""
    effect = state.edition.effects[address]
    if effect.per and not count(state, seat, effect.per):
        return False
    need = NEEDS.get(effect.do)
    return need is None or need(state, seat, subject, address)


def is_forced(effect: Effect, seat: str, subject: str) -> bool:
    """Whoever undergoes an effect because of another player may not decline."""
    return effect.must or subject != seat


def is_concerned(seat: str, who: str, subject: str) -> bool:
    """Can this player be meant by an effect of another, or of the own?"""
    if who == "you":
        return subject == seat
    if who in ("dark", "everyone"):
        return subject == DARK or who == "everyone"
    return subject != DARK and ("rival" not in who or subject != seat)


@SCRIPT.asks("effect", "whom")
class WhichPlayer:
    """Which player undergoes the effect?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, address, _ = args
        facts = {"source": source_of(address), "address": address}
        return Pending(serial, seat, "whom", "HOU-18", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        seat, address, _ = args
        players = tuple((WHOM, subject) for subject in concerned(state, seat, address))
        return players if state.edition.effects[address].must else (*players, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        seat, address, _ = args
        if choice == ENOUGH:
            return rule_on_enough(state, seat, address, choice in self.options(state, args))
        return rule_on_whom(state, seat, address, choice)

    def take(self, state: State, args: Args, choice: Choice) -> None:
        if choice != ENOUGH:
            push(state, "effect", "on", *args, choice[1])


def rule_on_whom(state: State, seat: str, address: str, choice: Choice) -> Ruling:
    """May this effect mean this player?"""
    effect, subject = state.edition.effects[address], str(choice[-1])
    is_player = choice == (WHOM, subject) and subject in state.seats
    if not is_player or not is_concerned(seat, effect.who, subject):
        return RULES.refuses("HOU-18", "whom")
    if not changes_something(state, seat, subject, address):
        return RULES.refuses("HOU-18", "whom-nothing", seat=subject)
    if subject not in concerned(state, seat, address):
        return rule_on_protection(state, subject, "effects")
    return RULES.allows("HOU-18")


def rule_on_enough(state: State, seat: str, address: str, may_be_left: bool) -> Ruling:
    """May what an effect still offers be left? A book and an Event are resolved as far as
    possible, a card where it says so."""
    row = row_of_source(state, seat, source_of(address))
    return RULES.judges(may_be_left, row, "must", source=source_of(address))


def row_of_source(state: State, seat: str, source: str) -> str:
    """The row by which this player resolves what a card, a book or an Event says."""
    if source in state.edition.events:
        return "PTH-3"
    return "END-8" if source in state.edition.books else row_of_exploring(seat)


def row_of_exploring(seat: str) -> str:
    """The row by which this player plays a card, its move and its effects."""
    return "DRK-9" if seat == DARK else "HOU-2"


@SCRIPT.does("effect", "on")
def aim_at_player(state: State, seat: str, address: str, cause: int, subject: str) -> None:
    push(state, "effect", "do", seat, address, cause, subject)
    offer_answers(state, seat, subject, address)


@SCRIPT.does("effect", "do")
def do(state: State, seat: str, address: str, cause: int, subject: str) -> None:
    effect = state.edition.effects[address]
    if not can_undergo(state, seat, address, cause, subject):
        return  # what came before has protected the player, or left nothing to do
    if effect.do == "choose":
        push(state, "effect", "choose", seat, address, cause)
    elif effect.do == "negate":
        push(state, "negate", "", seat, address, cause)
    else:
        DOINGS[effect.do](state, seat, subject, address)


def can_undergo(state: State, seat: str, address: str, cause: int, subject: str) -> bool:
    return subject in concerned(state, seat, address)


CAN_HAPPEN["effect", "do"] = can_undergo


def amount_of(state: State, seat: str, address: str) -> int:
    """How many of its cards, steps or pawns an effect means now."""
    effect = state.edition.effects[address]
    return effect.amount * (count(state, seat, effect.per) if effect.per else 1)
