"""Moves: a movement value and what a player makes of it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from companion.games.defenders.core.cards import FLY_OFF, Value
from companion.games.defenders.core.definitions import DARK, POOL
from companion.games.defenders.core.pawns import is_on_board, owner_of, pawns_of
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, put
from companion.games.defenders.core.trails import Leg
from companion.games.defenders.core.verbs import SCROLL, STAY, VALUE
from companion.games.defenders.main_board.movement import (
    closed_to,
    destinations,
    fly_off_points,
    free_deployment_spaces,
    is_shut_in,
    is_stunned,
    reached_by,
    ways_of,
)
from companion.games.defenders.main_board.refusals import (
    rule_on_destination,
    rule_on_flight,
    rule_on_pawn,
    rule_on_route,
)
from companion.games.defenders.resolving.counting import are_met, count
from companion.games.defenders.side_board.loyalty import door_of_room
from companion.games.defenders.side_board.scrolls import (
    forced_scrolls,
    plan_scroll,
    rule_on_scroll,
    scrolls_between_moves,
)
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import ALONG, PIECE, TO, Choice, Pending
from companion.games.kernel.rulings import Ruling


class Allowance(NamedTuple):
    """What may be moved now, and how far."""

    seat: str
    source: str
    """The card, book or event that moves."""
    points: int = 0
    to: str = ""
    """`FLY_OFF` or a space, in place of points."""
    then: int = 0
    """A second value, for a different pawn, once this one is used."""
    barred: str = ""
    """The pawn that used the first value."""
    must: bool = False
    only: str = ""
    """The one pawn that may move, if it is not the player's choice."""
    extra: int = 0
    """Further points that the pawn may have after this move (RUL-8)."""


def plan_value(state: State, seat: str, card: str, value: Value) -> None:
    """Plan the move that a card's movement value gives."""
    extra = value.extra.points if value.extra else 0
    if value.to:
        _ask_for_pawn(state, Allowance(seat, card, to=value.to, extra=extra))
    elif len(value.points) == 2:
        push(state, "move", "value", seat, card, *value.points)
    else:
        points = value.points[0] + (count(state, seat, value.per) if value.per else 0)
        _ask_for_pawn(state, Allowance(seat, card, points, extra=extra))


@rule("MOV-16", "consequence")
def plan_move_to(state: State, seat: str, source: str, place: str, must: bool = False) -> None:
    """A movement value may be "to a Fly Off Point" or "to a named place" in place of a number:
    the pawn goes there, and that is its move. (Defenders, House Player Cards Guide)"""
    _ask_for_pawn(state, Allowance(seat, source, to=place, must=must))


def can_move_to(state: State, seat: str, place: str) -> bool:
    """Has this player a pawn that can go there directly?"""
    return any(pawns_that_can_go(state, Allowance(seat, "", to=place)))


def _ask_for_pawn(state: State, allowance: Allowance) -> None:
    if any(pawns_that_can_go(state, allowance)):
        push(state, "move", "pawn", *allowance)
    elif allowance.then:  # no pawn can use the first value, so each can use the second
        use_second_value(state, allowance.seat, allowance.source, allowance.then, first="")


@SCRIPT.asks("move", "value")
class WhichValue:
    """One pawn for both values, or one of them first and a different pawn for the other?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, card, a, b = args
        return Pending(serial, seat, "move-value", "MOV-3", {"source": card, "a": a, "b": b})

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        _, _, a, b = args
        return (*((VALUE, points) for points in dict.fromkeys((a, b, a + b))), STAY)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        _, _, a, b = args
        return RULES.judges(choice in self.options(state, args), "MOV-3", a=a, b=b, both=a + b)

    def take(self, state: State, args: Args, choice: Choice) -> None:
        if choice != STAY:
            seat, card, a, b = args
            split_or_combine(state, seat, card, a, b, int(choice[1]))


@rule("MOV-3", "consequence")
@rule("RUL-4", "consequence")
@rule("RUL-6", "consequence")
def split_or_combine(state: State, seat: str, card: str, a: int, b: int, points: int) -> None:
    """A double value a + b moves one pawn up to a and a different pawn up to b, in either order;
    or one pawn up to a + b, as one move. Combining is chosen before the first step.
    (Defenders p.10 and p.16, Card Movement)"""
    rest = {a: b, b: a}.get(points, 0)
    _ask_for_pawn(state, Allowance(seat, card, points, then=rest))


@SCRIPT.does("move", "second")
@rule("RUL-5", "consequence")
@rule("RUL-25", "guard")
def use_second_value(state: State, seat: str, card: str, points: int, first: str) -> None:
    """The first landing is wholly resolved before the second pawn moves. The second value goes
    to a different pawn, so a pawn that just bumped is not deployed with it; where no other pawn
    can move, it is lost. (Defenders p.16, Card Movement)"""
    _ask_for_pawn(state, Allowance(seat, card, points, barred=first))


@SCRIPT.does("move", "extra")
@rule("RUL-8", "consequence")
def plan_extra_movement(state: State, seat: str, card: str, points: int, pawn: str) -> None:
    """Further spaces under a condition: the first end of the move is a landing, and they are a
    second move of that pawn, unless it got stunned or left the board.
    (Ruling of this companion to Defenders, House Player Cards Guide)"""
    extra = state.edition.cards[card].value.extra
    if extra and is_on_board(state, pawn) and are_met(state, seat, extra.when, pawn):
        _ask_for_pawn(state, Allowance(seat, card, points, only=pawn))


@SCRIPT.asks("move", "pawn")
class WhichPawn:
    """Which pawn moves?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, source, points, to, *_ = args
        facts = {"source": source, "points": points, "to": to}
        return Pending(serial, seat, "move-pawn-to" if to else "move-pawn", "MOV-2", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        allowance = Allowance(*args)
        scrolls = scrolls_between_moves(state, allowance.seat)
        if scrolls and forced_scrolls(state, allowance.seat):
            return scrolls
        pawns = [(PIECE, pawn) for pawn in pawns_that_can_go(state, allowance)]
        return (*pawns, *scrolls) if allowance.must else (*pawns, *scrolls, STAY)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        allowance = Allowance(*args)
        if choice[0] == SCROLL:
            return rule_on_scroll(state, allowance.seat, choice)
        if forced_scrolls(state, allowance.seat):
            return RULES.refuses("RUL-32")
        if choice == STAY:
            return RULES.refuses("MOV-16", "must") if allowance.must else RULES.allows("MOV-1")
        if len(choice) != 2 or choice[0] != PIECE:
            return RULES.refuses("MOV-2", "no-pawn")
        pawn = str(choice[1])
        if pawn in pawns_of(state, allowance.seat):
            if allowance.only not in ("", pawn):
                return RULES.refuses("RUL-8", place=state.places[allowance.only])
            if pawn == allowance.barred:
                return RULES.refuses("MOV-3", "same-pawn", place=state.places[pawn])
        return rule_on_pawn(state, pawn, allowance.seat, allowance.points, allowance.to)

    def take(self, state: State, args: Args, choice: Choice) -> None:
        allowance = Allowance(*args)
        if choice[0] == SCROLL:
            _ask_for_pawn(state, allowance)
            plan_scroll(state, allowance.seat, choice)
            return
        pawn = "" if choice == STAY else str(choice[1])
        if allowance.then:
            push(state, "move", "second", allowance.seat, allowance.source, allowance.then, pawn)
        if pawn:
            move_one_pawn(state, allowance, pawn)


@rule("MOV-2", "consequence")
def move_one_pawn(state: State, allowance: Allowance, pawn: str) -> None:
    """A single value moves one pawn. (Defenders p.10, Movement & Map Elements)"""
    push(state, "move", "to", *allowance, pawn)


@SCRIPT.asks("move", "to")
class WhereTo:
    """Where does the chosen pawn end its move?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, source, points, to, *_, pawn = args
        where = {"place": state.places[pawn], "pawn": pawn}
        facts = {"source": source, "points": points, "to": to, **where}
        return Pending(serial, seat, "move-to", "MOV-1", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        _, _, points, to, *_, pawn = args
        reached = goals(state, pawn, points, to)
        return tuple([(TO, space) for space in state.edition.board.named(reached)])

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        *allowed, pawn = args
        allowance = Allowance(*allowed)
        verb, *spaces = map(str, choice)
        if verb == TO and len(spaces) == 1:
            if allowance.to:
                return rule_on_flight(state, pawn, spaces[0], allowance.to)
            return rule_on_destination(state, pawn, spaces[0], allowance.points)
        if verb == ALONG and spaces:
            if allowance.to:
                return RULES.refuses("MOV-16", "way")
            return rule_on_route(state, pawn, spaces, allowance.points)
        return RULES.refuses("MOV-1", "no-goal")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        *allowed, pawn = args
        allowance = Allowance(*allowed)
        verb, *spaces = map(str, choice)
        route = tuple(spaces) if verb == ALONG else ()
        leave_trail(state, pawn, spaces[-1], allowance, route)
        if allowance.extra:
            push(state, "move", "extra", allowance.seat, allowance.source, allowance.extra, pawn)
        end_move(state, pawn, spaces[-1])


def pawns_that_can_go(state: State, allowance: Allowance) -> Iterator[str]:
    """The player's pawns with somewhere to go."""
    seat, _, points, to, _, barred, _, only, _ = allowance
    ways = ways_of(state, seat)
    for pawn in (only,) if only else pawns_of(state, seat):
        if pawn == barred:
            continue
        if flight_goals(state, pawn, to) if to else reached_by(state, pawn, points, ways):
            yield pawn


def goals(state: State, pawn: str, points: int, to: str) -> int:
    """Mask of the spaces where this pawn could end."""
    return flight_goals(state, pawn, to) if to else destinations(state, pawn, points)


@rule("RUL-11", "guard")
@rule("MOV-12", "guard")
def flight_goals(state: State, pawn: str, to: str) -> int:
    """Moved "directly to" a space or "to a Fly Off Point" the pawn stops on no space between, so
    borders, obstacles and points do not matter. Protected Areas still bind Dark Arts Pawns. All
    that follows the end of a move applies. (Defenders, Glossary: Directly)"""
    if is_stunned(state, pawn) or is_shut_in(state, pawn) or not is_on_board(state, pawn):
        return 0
    board = state.edition.board
    named = fly_off_points(state.edition) if to == FLY_OFF else 1 << board.index[to]
    closed = closed_to(state.edition, owner_of(pawn), door_of_room(state))
    return named & ~closed & ~(1 << board.index[state.places[pawn]])


@rule("RUL-10", "consequence")
def leave_trail(
    state: State, pawn: str, end: str, allowance: Allowance, route: tuple[str, ...] = ()
) -> None:
    """Both ends of a flight or passage count as entered. "Directly to" is free of backtracking,
    and swaps, bumps and displacements leave no trail.
    (Ruling of this companion to Defenders p.10)"""
    if allowance.to:
        return
    start, door = state.places[pawn], door_of_room(state)
    deployed = () if is_on_board(state, pawn) else tuple(free_deployment_spaces(state))
    leg = Leg(start, end, allowance.points, state.permits, door, route, deployed)
    state.trails = put(state.trails, pawn, (*state.trails.get(pawn, ()), leg))


def end_move(state: State, pawn: str, space: str) -> None:
    """The pawn stands on its new space, and the move has ended there."""
    facts: dict[str, Any] = {"owner": owner_of(pawn), "from": state.places[pawn], "to": space}
    state.places = put(state.places, pawn, space)
    state.tell("deployed" if facts["from"] == POOL else "moved", "MOV-1", **facts)
    push(state, "landing", DARK if owner_of(pawn) == DARK else "house", pawn)
