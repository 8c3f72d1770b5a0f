"""Encounters: a House Pawn ends its move where a Dark Arts Pawn stands."""

from companion.games.defenders.core.definitions import DARK, OBSTACLES, ROOM, WALL
from companion.games.defenders.core.endings import end_if_dark_has_won
from companion.games.defenders.core.house_rules import is_switched
from companion.games.defenders.core.pawns import is_dark, owner_of, pawns_at
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, put
from companion.games.defenders.core.verbs import TARGET
from companion.games.defenders.main_board.movement import closed_to
from companion.games.defenders.main_board.stunning import stun
from companion.games.defenders.side_board.loyalty import door_of_room
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import TO, Choice, Pending
from companion.games.kernel.rulings import Ruling


@SCRIPT.does("encounter")
def encounter(state: State, pawn: str) -> None:
    """Meet the Dark Arts Pawn on the space, if there is one; ask which of several."""
    there = dark_pawns_there(state, pawn)
    if is_switched(state, "RUL-17"):
        for other in reversed(there):
            push(state, "encounter", "meet", pawn, other)
    elif len({other in state.stunned for other in there}) > 1:
        push(state, "encounter", "which", pawn)
    elif there:
        meet(state, pawn, there[0])


@rule("RUL-17", "consequence")
def dark_pawns_there(state: State, pawn: str) -> list[str]:
    """Of several Dark Arts Pawns the House Player picks one; only that one is stunned and moved,
    or, as a table may have it, all of them. Pawns that look alike are no choice.
    (Defenders p.16, Stunning)"""
    return [other for other in pawns_at(state, state.places[pawn]) if is_dark(other)]


@SCRIPT.asks("encounter", "which")
class WhichDarkPawn:
    """Which Dark Arts Pawn is met?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        (pawn,) = args
        facts = {"place": state.places[pawn]}
        return Pending(serial, owner_of(pawn), "encounter", "END-2", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return tuple((TARGET, other) for other in dark_pawns_there(state, args[0]))

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        place = state.places[args[0]]
        return RULES.judges(choice in self.options(state, args), "RUL-17", place=place)

    def take(self, state: State, args: Args, choice: Choice) -> None:
        meet(state, args[0], str(choice[1]))


@SCRIPT.does("encounter", "meet")
@rule("END-2", "consequence")
@rule("RUL-20", "consequence")
@rule("RUL-21", "consequence")
def meet(state: State, pawn: str, dark: str) -> None:
    """A House Pawn that ends on a Dark Arts Pawn, stunned already or not: both are stunned, then
    the House Player must move the Dark Arts Pawn to an adjacent space. That is a rule of the
    game, so it moves a stunned pawn. (Defenders p.16, Stunning)"""
    if dark not in dark_pawns_there(state, pawn):
        return  # somebody has set right where they stand
    stun(state, pawn, "END-2")
    stun(state, dark, "END-2")
    goals = spaces_to_displace_to(state, dark)
    if len(goals) == 1:
        displace(state, dark, goals[0])
    elif goals:
        push(state, "encounter", "displace", owner_of(pawn), dark)


@rule("RUL-18", "guard")
def spaces_to_displace_to(state: State, dark: str) -> tuple[str, ...]:
    """The displaced pawn goes to a space adjacent by border, obstacles ignored; never across a
    wall nor into a Protected Area. With none it stays. (Defenders p.16, Stunning)"""
    board, place = state.edition.board, state.places[dark]
    closed = closed_to(state.edition, DARK, door_of_room(state))
    return tuple(
        space
        for space in board.spaces
        if (border := board.border(place, space))
        and border.kind != WALL
        and not closed >> board.index[space] & 1
    )


def rule_on_displacing(state: State, dark: str, choice: Choice) -> Ruling:
    """May a Dark Arts Pawn be displaced to there? Past an obstacle it is by our ruling, into the
    Room as a table may have it."""
    place, goal = state.places[dark], str(choice[-1])
    if choice != (TO, goal) or goal not in spaces_to_displace_to(state, dark):
        return RULES.refuses("RUL-18", place=place)
    if goal == ROOM:
        return RULES.allows("RUL-14")
    border = state.edition.board.border(place, goal)
    return RULES.allows("RUL-18" if border and border.kind in OBSTACLES else "END-2")


@SCRIPT.asks("encounter", "displace")
class WhereToDisplace:
    """Where does the House Player move the Dark Arts Pawn that was met?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, dark = args
        facts = {"place": state.places[dark], "pawn": dark}
        return Pending(serial, seat, "displace", "END-2", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return tuple((TO, space) for space in spaces_to_displace_to(state, args[1]))

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        return rule_on_displacing(state, args[1], choice)

    def take(self, state: State, args: Args, choice: Choice) -> None:
        displace(state, args[1], str(choice[1]))


@rule("RUL-19", "consequence")
def displace(state: State, dark: str, space: str) -> None:
    """Landing on a House Pawn this way bumps nobody; standing on the Dark Location counts.
    (Defenders p.16, Stunning)"""
    facts = {"from": state.places[dark], "to": space}
    state.places = put(state.places, dark, space)
    state.tell("displaced", "END-2", **facts)
    end_if_dark_has_won(state)
