"""Explore: a card is played and its movement value moves a pawn."""

from collections.abc import Iterator

from companion.games.defenders.decks import without
from companion.games.defenders.definitions import POOL
from companion.games.defenders.movement import destinations
from companion.games.defenders.refusals import (
    rule_on_destination,
    rule_on_pawn,
    rule_on_route,
)
from companion.games.defenders.rulebook import RULES, rule
from companion.games.defenders.script import SCRIPT
from companion.games.defenders.state import State, owner_of
from companion.games.kernel.agenda import Step, push
from companion.games.kernel.decisions import ALONG, PIECE, TO, Choice, Pending
from companion.games.kernel.rulings import Ruling

STAY = "stay"
"""("stay",): leave the movement value unused."""


def explore(state: State, seat: str, card: str) -> None:
    """Play a card: it lies open before the player until the turn ends."""
    state.hands[seat] = without(state.hands[seat], card)
    state.played += (card,)
    state.tell("explored", "HOU-2", seat=seat, card=card)
    move_one_pawn(state, seat, card)


@rule("MOV-2", "consequence")
def move_one_pawn(state: State, seat: str, card: str) -> None:
    """A single value moves one pawn. (Defenders p.10, Movement & Map Elements)"""
    push(state, "move", "pawn", seat, card)


@SCRIPT.asks("move", "pawn")
class WhichPawn:
    """Which pawn does the movement value move?"""

    def ask(self, state: State, step: Step) -> Pending:
        seat, card = step.args
        return Pending(step.serial, seat, "move-pawn", "MOV-2", _about(state, card))

    def options(self, state: State, step: Step) -> tuple[Choice, ...]:
        seat, card = step.args
        points = state.edition.cards[card].points
        pawns = ((PIECE, pawn) for pawn in pawns_that_can_go(state, seat, points))
        return (*pawns, (STAY,))

    def rule_on(self, state: State, step: Step, choice: Choice) -> Ruling:
        seat, card = step.args
        if choice == (STAY,):
            return RULES.allows("MOV-1", place="")
        if len(choice) != 2 or choice[0] != PIECE:
            return RULES.refuses("MOV-2", "no-pawn")
        return rule_on_pawn(state, str(choice[1]), seat, state.edition.cards[card].points)

    def take(self, state: State, step: Step, choice: Choice) -> None:
        seat, card = step.args
        if choice != (STAY,):
            push(state, "move", "to", seat, card, choice[1])


@SCRIPT.asks("move", "to")
class WhereTo:
    """Where does the chosen pawn end its move?"""

    def ask(self, state: State, step: Step) -> Pending:
        seat, card, pawn = step.args
        about = {**_about(state, card), "place": state.places[pawn]}
        return Pending(step.serial, seat, "move-to", "MOV-1", about)

    def options(self, state: State, step: Step) -> tuple[Choice, ...]:
        _, card, pawn = step.args
        reached = destinations(state, pawn, state.edition.cards[card].points)
        return tuple((TO, space) for space in state.edition.board.named(reached))

    def rule_on(self, state: State, step: Step, choice: Choice) -> Ruling:
        _, card, pawn = step.args
        points = state.edition.cards[card].points
        verb, *spaces = map(str, choice)
        if verb == TO and len(spaces) == 1:
            return rule_on_destination(state, pawn, spaces[0], points)
        if verb == ALONG and spaces:
            return rule_on_route(state, pawn, spaces, points)
        return RULES.refuses("MOV-1", "no-place")

    def take(self, state: State, step: Step, choice: Choice) -> None:
        *_, pawn = step.args
        end_move(state, pawn, str(choice[-1]))


def pawns_that_can_go(state: State, seat: str, points: int) -> Iterator[str]:
    """The player's pawns on the board with somewhere to go."""
    gone: dict[str, bool] = {}
    for pawn, place in state.places.items():
        if place == POOL or owner_of(pawn) != seat:
            continue
        if place not in gone:
            gone[place] = bool(destinations(state, pawn, points))
        if gone[place]:
            yield pawn


def end_move(state: State, pawn: str, space: str) -> None:
    """The pawn stands on its new space."""
    facts = {"owner": owner_of(pawn), "from": state.places[pawn], "to": space}
    state.places[pawn] = space
    state.tell("moved", "MOV-1", **facts)


def _about(state: State, card: str) -> dict[str, str | int]:
    return {"card": card, "points": state.edition.cards[card].points}
