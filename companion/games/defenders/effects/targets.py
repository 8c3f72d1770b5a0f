"""Targets: pawns that an effect stuns, stands up or sends back."""

from collections.abc import Callable, Iterator, Mapping

from companion.games.defenders.core.cards import Effect, source_of
from companion.games.defenders.core.definitions import GREAT_HALL, POOL
from companion.games.defenders.core.endings import end_if_dark_has_won
from companion.games.defenders.core.pawns import is_dark, owner_of
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, put
from companion.games.defenders.core.verbs import ENOUGH, TARGET
from companion.games.defenders.effects.aims import ROWS, keeps_off, pawn_named, rule_on_aim
from companion.games.defenders.main_board.pool import put_in_pool
from companion.games.defenders.main_board.stunning import stand_up, stun
from companion.games.defenders.resolving.effects import amount_of, does, needs, rule_on_enough
from companion.games.defenders.resolving.reactions import CAN_HAPPEN, offer_answers
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling


@needs("stun", "stand_up", "send_back")
def has_targets(state: State, seat: str, subject: str, address: str) -> bool:
    return any(targets(state, seat, state.edition.effects[address]))


@does("stun", "stand_up", "send_back")
def plan_targets(state: State, seat: str, subject: str, address: str) -> None:
    push(state, "effect", "targets", seat, address, amount_of(state, seat, address))


@SCRIPT.does("effect", "targets")
def look_for_targets(state: State, seat: str, address: str, left: int) -> None:
    """Ask for a pawn as long as there is one and more are to be had."""
    if left > 0 and any(targets(state, seat, state.edition.effects[address])):
        push(state, "effect", "target", seat, address, left)


@SCRIPT.asks("effect", "target")
class WhichTarget:
    """Which pawn is stunned, stood up or sent back?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, address, left = args
        effect = state.edition.effects[address]
        facts = {"source": source_of(address), "whom": effect.whom, "amount": left}
        return Pending(serial, seat, effect.do.replace("_", "-"), ROWS[effect.do], facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        seat, address, _ = args
        effect = state.edition.effects[address]
        found = tuple((TARGET, pawn) for pawn in targets(state, seat, effect))
        return found if effect.must else (*found, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        seat, address, _ = args
        if choice == ENOUGH:
            return rule_on_enough(state, seat, address, choice in self.options(state, args))
        pawn = pawn_named(state, choice)
        if not pawn:
            return RULES.refuses("MOV-2", "which")
        return rule_on_aim(state, seat, address, pawn)

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, address, left = args
        if choice == ENOUGH:
            return
        pawn = str(choice[1])
        push(state, "effect", "targets", seat, address, left - 1)
        push(state, "effect", "hit", seat, address, pawn)
        offer_answers(state, seat, owner_of(pawn), address)


@SCRIPT.does("effect", "hit")
def hit(state: State, seat: str, address: str, pawn: str) -> None:
    """What the effect does to the pawn, if that can still be done."""
    if can_hit(state, seat, address, pawn):
        HITS[state.edition.effects[address].do](state, pawn)


def can_hit(state: State, seat: str, address: str, pawn: str) -> bool:
    return not keeps_off(state, seat, state.edition.effects[address], pawn)


CAN_HAPPEN["effect", "hit"] = can_hit


def targets(state: State, seat: str, effect: Effect) -> Iterator[str]:
    """The pawns that an effect can be aimed at."""
    return (pawn for pawn in state.places if not keeps_off(state, seat, effect, pawn))


@rule("RUL-10", "consequence")
def send_back(state: State, pawn: str) -> None:
    """A House Pawn goes back to the Great Hall and a Dark Arts Pawn to the pool. That is no move:
    it leaves no trail and brings no benefit. (Ruling of this companion to Defenders p.10)"""
    place = POOL if is_dark(pawn) else GREAT_HALL
    facts = {"owner": owner_of(pawn), "from": state.places[pawn], "to": place}
    if place == POOL:
        put_in_pool(state, pawn)
    else:
        state.places = put(state.places, pawn, place)
    state.tell("sent-back", "HOU-18", **facts)
    end_if_dark_has_won(state)


HITS: Mapping[str, Callable[[State, str], None]] = {
    "stun": lambda state, pawn: stun(state, pawn, "HOU-19"),
    "stand_up": lambda state, pawn: stand_up(state, pawn, "HOU-19"),
    "send_back": send_back,
}
