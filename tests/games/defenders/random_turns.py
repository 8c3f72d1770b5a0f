"""Turns of random moves on random maps, where every question is held against the reference."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random

from companion.games.defenders.core.cards import Value
from companion.games.defenders.core.definitions import DARK, OBSTACLES, PASSAGES, ROOM, Edition
from companion.games.defenders.core.pawns import owner_of
from companion.games.defenders.core.permits import NONE
from companion.games.defenders.core.state import Lasting, State
from companion.games.defenders.main_board.moves import plan_value
from companion.games.kernel.decisions import (
    ALONG,
    CHANCE,
    ORDER,
    PIECE,
    TO,
    Choice,
    Decision,
    Pending,
)

from .random_grounds import edition_of, random_ground
from .reference import FLY_OFF, POOL, Ground, Made, Move, Route, Terms
from .reference_rulings import is_true_of_goal, is_true_of_route
from .table import GAME, Play

SEATS = (DARK, "gryffindor")
TURNS_ON_A_MAP = 40


def compare_some(seed: int) -> int:
    """Play random turns on a random map; gives how many positions were compared."""
    random = Random(seed)
    ground = random_ground(random)
    edition = edition_of(ground)
    return sum(Turn(random, ground, edition).play() for _ in range(TURNS_ON_A_MAP))


@lru_cache
def after_set_up() -> State:
    """A game of which only the map is of interest: nothing is to be gained on a space."""
    state = Play("gryffindor", "slytherin").state
    state.shields, state.agenda = {}, ()
    state.locations = dict.fromkeys(state.houses, ())
    return state


class Turn:
    """A turn of one seat in a random position. What holds for its pawns is in `terms`."""

    def __init__(self, random: Random, ground: Ground, edition: Edition) -> None:
        self.random, self.ground = random, ground
        self.seat = random.choice(SEATS)
        self.terms = Terms(self.seat == DARK, room_to_dark=random.random() < 0.3)
        self.made: dict[str, tuple[Made, ...]] = {}
        """Pawn -> its moves of this turn that left a trail."""
        self.checked = 0
        self.state = after_set_up().copy()
        self.state.edition, self.state.turn = edition, self.seat
        self.state.switched = frozenset({"RUL-14"} if self.terms.room_to_dark else ())
        self.state.permits, self.state.rewarded = NONE, False
        self._place_pawns()
        self._open_or_close_the_room()

    def __str__(self) -> str:
        return "\n".join(
            [
                f"{self.seat}: {self.terms}",
                *(f"  {space}" for space in self.ground.spaces.values()),
                *(f"  {border}" for border in self.ground.borders),
                f"  pawns {dict(GAME.layout(self.state))}",
                f"  moves made {self.made}",
                f"  asked {GAME.pendings(self.state)}",
            ]
        )

    def play(self) -> int:
        """Use some movement values, each with new permissions; gives how many positions were
        compared."""
        for _ in range(self.random.randint(1, 4)):
            self._change_what_holds()
            value = self._random_value()
            plan_value(self.state, self.seat, "quiet_steps", value)
            self.state.asked, self.state.offered = None, {}
            if len(value.points) == 2:
                self._move_two(*value.points)
            else:
                self._move_one(value.points[0], value.to)
        return self.checked

    # The position.

    def _place_pawns(self) -> None:
        for pawn in self.state.places:
            terms = self.terms._replace(dark=owner_of(pawn) == DARK, room_open=True)
            spaces = self.ground.spaces
            places = [space for space in spaces if not terms.against_entering(space, self.ground)]
            self._put(pawn, self.random.choice(places + [POOL] * 2 * terms.dark))
            if self.state.places[pawn] != POOL and self.random.random() < 0.15:
                self.state.stunned |= {pawn}

    def _put(self, pawn: str, place: str) -> None:
        self.state.places = {**self.state.places, pawn: place}

    def _open_or_close_the_room(self) -> None:
        is_open = self.random.random() < 0.6
        self.terms = self.terms._replace(room_open=is_open)
        self.state.loyalty = {"gryffindor": 5 if is_open else 4, "slytherin": 1}
        self.state.loyal = ("gryffindor",) if is_open else ()

    def _change_what_holds(self) -> None:
        """More permissions, another door, a bar on deploying, all Markers with their houses."""
        random, terms, permits = self.random, self.terms, self.state.permits
        obstacle, colour = random.choice(OBSTACLES), random.choice(PASSAGES)
        if random.random() < 0.4:
            terms = terms._replace(obstacles=terms.obstacles | {obstacle})
            permits = permits.passing(obstacle)
        if random.random() < 0.4:
            terms = terms._replace(passages=terms.passages | {colour})
            permits = permits.through(colour)
        if random.random() < 0.3:
            terms, permits = terms._replace(flies=True), permits._replace(fly=True)
        self.terms, self.state.permits = terms, permits
        if random.random() < 0.3:
            self._open_or_close_the_room()
        bar = Lasting("gryffindor", DARK, "bar", "deploy", "quiet_steps")
        self.state.lasting = (bar,) if random.random() < 0.1 else ()
        self.state.markers = {house: house for house in self.state.houses}

    def _random_value(self) -> Value:
        kind = self.random.random()
        if kind < 0.15:
            return Value(to=self.random.choice((FLY_OFF, *self.ground.spaces)), points=(0,))
        if kind < 0.5:
            return Value((self.random.randint(1, 3), self.random.randint(1, 3)))
        return Value((self.random.randint(1, 5),))

    def _terms_now(self) -> Terms:
        """The terms with the Deployment Spaces that are free now (MOV-14)."""
        if self.state.lasting:
            return self.terms
        taken = {spot.place for spot in GAME.layout(self.state).values() if spot.owner == DARK}
        spaces = self.ground.spaces.values()
        free = (space.id for space in spaces if space.deployment and space.id not in taken)
        return self.terms._replace(free=frozenset(free))

    # Asking the engine.

    def _asked(self) -> Pending | None:
        return next(iter(GAME.pendings(self.state)), None)

    def _offered(self, kind: str) -> list[Choice]:
        """The choices, if this kind of question is asked."""
        asked = self._asked()
        return list(GAME.options(self.state, asked)) if asked and asked.kind == kind else []

    def _choose(self, *choice: str | int) -> None:
        asked = self._asked()
        assert asked, self
        self.state, _ = GAME.apply(self.state, Decision(asked.seat, asked.serial, choice))

    def _settle(self) -> None:
        """Answer all that is no question of moving; nothing is taken where that is possible."""
        while (asked := self._asked()) and not asked.kind.startswith("move-"):
            if asked.kind == "displace":
                self._displace(str(asked.facts["place"]))
            elif asked.seat == CHANCE:
                self._choose(ORDER, *range(int(asked.facts["size"])))
            else:
                self._choose(*GAME.options(self.state, asked)[-1])

    # Moving, and comparing.

    def _move_two(self, a: int, b: int) -> None:
        """MOV-3: a and b for two pawns, in either order, or both for one."""
        offered = self._offered("move-value")
        values = {int(choice[1]) for choice in offered if choice[0] == "value"}
        assert values == {a, b, a + b}, self
        points = self.random.choice(sorted(values))
        self._choose("value", points)
        rest = {a: b, b: a}.get(points)
        if rest and all(self._why_they_stay(self._moves(points)).values()):
            self._move_one(rest)  # no pawn can use the first value, so each can use the second
        elif (first := self._move_one(points)) and rest:
            self._move_one(rest, barred=first)

    def _move_one(self, points: int, to: str = "", barred: str = "") -> str:
        """Compare which pawns can go, then where one of them can; it goes there. Gives it, or
        nothing where none can go (RUL-6)."""
        layout, moves = GAME.layout(self.state), self._moves(points, to)
        refused = self._why_they_stay(moves, barred)
        can_go = {pawn for pawn, rules in refused.items() if not rules}
        offered = self._offered("move-pawn-to" if to else "move-pawn")
        assert {choice[1] for choice in offered if choice[0] == PIECE} == can_go, self
        if not can_go:
            return ""
        for pawn in layout:
            ruling = GAME.explain(self.state, self.seat, [(PIECE, pawn)])
            assert ruling.allowed is (pawn in can_go), (str(self), pawn, ruling)
            assert ruling.allowed or ruling.rule in refused[pawn], (str(self), pawn, ruling)
        pawn = self.random.choice(sorted(can_go))
        self._choose(PIECE, pawn)
        self._compare_goals(moves[pawn])
        self._go(pawn, moves[pawn])
        return pawn

    def _moves(self, points: int, to: str = "") -> dict[str, Move]:
        """What each of the player's pawns is asked to do."""
        terms = self._terms_now()
        return {
            pawn: Move(terms, points, to, spot.place, self.made.get(pawn, ()))
            for pawn, spot in GAME.layout(self.state).items()
            if spot.owner == self.seat
        }

    def _why_they_stay(self, moves: Mapping[str, Move], barred: str = "") -> dict[str, set[str]]:
        layout = GAME.layout(self.state)
        return {pawn: self._why_it_stays(pawn, moves.get(pawn), barred) for pawn in layout}

    def _why_it_stays(self, pawn: str, move: Move | None, barred: str) -> set[str]:
        """The rules by which a pawn does not go at all; none if it can."""
        if move is None:
            return {"MOV-2"}
        goals = self.ground.goals(move)
        rules = {
            "MOV-13": GAME.layout(self.state)[pawn].lying,
            "MOV-15": move.start == ROOM and not self.terms.room_open,
            "MOV-3": pawn == barred,
            "RUL-15": move.start == POOL and (move.to != "" or not self.terms.dark),
            "MOV-14": move.start == POOL and not move.terms.free and not self.state.lasting,
            "WIN-4": move.start == POOL and bool(self.state.lasting),
            "MOV-1": not goals,
        }
        if move.to and move.to != FLY_OFF and not goals:
            rules |= dict.fromkeys(move.terms.against_entering(move.to, self.ground), True)
            rules |= {"MOV-1": False, "RUL-3": move.to == move.start}
        return {rule for rule, is_broken in rules.items() if is_broken}

    def _compare_goals(self, move: Move) -> None:
        self.checked += 1
        goals = self.ground.goals(move)
        assert {choice[1] for choice in self._offered("move-to")} == set(goals), (str(self), move)
        for goal in self.ground.spaces:
            ruling = GAME.explain(self.state, self.seat, [(TO, goal)])
            assert ruling.allowed is (goal in goals), (str(self), move, goal, ruling)
            if not ruling.allowed:
                is_true = is_true_of_goal(self.ground, move, goal, ruling)
                assert is_true, (str(self), move, goal, ruling)
        for route in () if move.to else self._some_routes(move):
            ruling = GAME.explain(self.state, self.seat, [(ALONG, *route)])
            is_lawful = route in goals.get(route[-1], ())
            assert ruling.allowed is is_lawful, (str(self), move, route, ruling)
            if not is_lawful:
                is_true = is_true_of_route(self.ground, move, route, ruling)
                assert is_true, (str(self), move, route, ruling)

    def _some_routes(self, move: Move) -> Iterator[Route]:
        """Routes that somebody could draw, most of them by steps that there are."""
        for _ in range(4):
            here, route = move.start, []
            for _ in range(self.random.randint(1, 4)):
                near = [there for there, _, _ in self.ground.steps(here)]
                here = self.random.choice([*near * 4, *self.ground.spaces])
                route.append(here)
            yield tuple(route)

    def _go(self, pawn: str, move: Move) -> None:
        """Make the move: drawn, or only named by its end."""
        goals = self.ground.goals(move)
        goal = self.random.choice(sorted(goals))
        drawn = self.random.choice(sorted(goals[goal])) if goals[goal] else ()
        if self.random.random() < 0.6:
            drawn = ()
        self._choose(*((ALONG, *drawn) if drawn else (TO, goal)))
        if not move.to:  # "directly to" leaves no trail (RUL-10)
            made = Made(move.terms, move.points, move.start, goal, drawn)
            self.made[pawn] = (*move.before, made)
        self._settle()
        if GAME.layout(self.state)[pawn].place == POOL:  # bumping; there all pawns are alike
            self.made.pop(pawn, None)

    def _displace(self, place: str) -> None:
        """RUL-18: a Dark Arts Pawn that was met goes to an adjacent space."""
        terms = self.terms._replace(dark=True)
        goals = self.ground.displacements(terms, place)
        offered = self._offered("displace")
        assert {choice[1] for choice in offered} == goals, self
        self._choose(*self.random.choice(offered))
