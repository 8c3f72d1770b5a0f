"""Deployments: Dark Arts Pawns that an effect brings onto the board."""

from companion.games.defenders.core.cards import source_of
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import ENOUGH
from companion.games.defenders.main_board.movement import free_deployment_spaces
from companion.games.defenders.main_board.moves import Allowance, end_move, leave_trail
from companion.games.defenders.main_board.pool import pawn_to_deploy
from companion.games.defenders.resolving.effects import amount_of, does, needs, rule_on_enough
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import TO, Choice, Pending
from companion.games.kernel.rulings import Ruling


@needs("deploy")
def can_deploy(state: State, seat: str, subject: str, address: str) -> bool:
    return bool(spaces_to_deploy_on(state))


@does("deploy")
def plan_deployment(state: State, seat: str, subject: str, address: str) -> None:
    push(state, "effect", "deployment", seat, address, amount_of(state, seat, address))


@SCRIPT.does("effect", "deployment")
@rule("MOV-14", "guard")
def look_for_deployment(state: State, seat: str, address: str, left: int) -> None:
    """An effect deploys without a movement point: a pawn of the pool enters on a Deployment Space
    that holds no Dark Arts Pawn, and its move ends there: it does not come back to that space in
    the same turn. (Defenders p.20, Deploying)"""
    if left > 0 and spaces_to_deploy_on(state):
        push(state, "effect", "deploy", seat, address, left)


def spaces_to_deploy_on(state: State) -> list[str]:
    """Where a pawn of the pool can enter; nowhere, where the pool is empty."""
    return free_deployment_spaces(state) if pawn_to_deploy(state) else []


@SCRIPT.asks("effect", "deploy")
class WhereToDeploy:
    """On which Deployment Space?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, address, left = args
        facts = {"source": source_of(address), "amount": left}
        if pawn := pawn_to_deploy(state):
            facts["pawn"] = pawn
        return Pending(serial, seat, "deploy", "MOV-14", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        spaces = tuple((TO, space) for space in spaces_to_deploy_on(state))
        return spaces if state.edition.effects[args[1]].must else (*spaces, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        is_offered = choice in self.options(state, args)
        if choice == ENOUGH:
            return rule_on_enough(state, args[0], args[1], is_offered)
        return RULES.judges(is_offered, "MOV-14", "space")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, address, left = args
        if choice != ENOUGH:
            pawn, space = str(pawn_to_deploy(state)), str(choice[1])
            push(state, "effect", "deployment", seat, address, left - 1)
            leave_trail(state, pawn, space, Allowance(seat, source_of(address), 1), (space,))
            end_move(state, pawn, space)
