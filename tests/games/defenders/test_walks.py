"""Where pawns can go, against a slow search that tries every walk and is obviously right.

The search knows the map and the rules of movement, and nothing of the engine: it keeps every
history that a pawn may have had this turn as the list of the spaces it entered.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.definitions import OBSTACLES, PASSAGES, ROOM

from .table import BOX, GAME, Play

SPACES = BOX.edition.spaces
BORDERS = list(BOX.edition.board.borders.values())
POOL = "pool"
Walk = tuple[str, ...]


class Walker(NamedTuple):
    """A pawn with what holds for it now."""

    dark: bool
    obstacles: frozenset[str]
    passages: frozenset[str]
    flies: bool
    room_open: bool

    def may_enter(self, space: str) -> bool:
        if space == ROOM:
            return self.room_open and not self.dark
        return not (self.dark and SPACES[space].protected)

    def passes(self, kind: str) -> bool:
        if kind == "wall":
            return False
        return self.dark or kind not in OBSTACLES or kind in self.obstacles

    def steps(self, here: str) -> Iterator[tuple[str, int]]:
        """The spaces next to this one for the pawn, and what a step there costs."""
        for a, b, kind in BORDERS:
            if here in (a, b) and self.passes(kind):
                yield (b if here == a else a), 1
        space = SPACES[here]
        for other in SPACES.values():
            if other.id == here:
                continue
            if self.flies and space.fly_off and other.fly_off:
                yield other.id, 0
            if not self.dark and other.passage == space.passage and space.passage in self.passages:
                yield other.id, 1

    def walks(
        self, here: str, points: int, before: Walk, deployment: Sequence[str]
    ) -> Iterator[Walk]:
        """Every list of spaces entered on a walk of up to so many points, after those entered
        before in the turn."""
        steps = [(space, 1) for space in deployment] if here == POOL else self.steps(here)
        for there, cost in steps:
            if cost > points or there in before or not self.may_enter(there):
                continue
            entered = (*before, there)
            yield entered
            yield from self.walks(there, points - cost, entered, ())


class Move(NamedTuple):
    """One move that the engine was asked for."""

    walker: Walker
    start: str
    points: int
    deployment: tuple[str, ...]
    end: str = ""
    drawn: Walk = ()


def histories(moves: Sequence[Move]) -> list[Walk]:
    """Every list of spaces that the pawn may have entered this turn, all moves together."""
    known: list[Walk] = [()]
    for move in moves:
        known = [
            walk
            for before in known
            for walk in move.walker.walks(move.start, move.points, before, move.deployment)
            if walk[-1] == move.end and (not move.drawn or walk[len(before) :] == move.drawn)
        ]
    return known


def next_walks(moves: Sequence[Move], move: Move) -> set[tuple[Walk, Walk]]:
    """(what was entered before, what is entered now) for every walk that this move allows."""
    begun = moves[0].start if moves else move.start
    return {
        (before, walk[len(before) :])
        for before in histories(moves)
        for walk in move.walker.walks(move.start, move.points, before, move.deployment)
        if walk[-1] != begun
    }


class Turn:
    """A turn in which one pawn moves with one card after the other."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.play = Play("gryffindor", "slytherin")
        self.play.clear()
        self.dark = seed % 2 == 1
        self.seat = "dark" if self.dark else "gryffindor"
        self.pawn = f"{self.seat}-1"
        self.play.loyal(gryffindor=self.random.choice((4, 5)))
        self.walker = Walker(
            self.dark, frozenset(), frozenset(), False, self.play.state.loyal != ()
        )
        if self.dark:
            self.play.put("dark-2", self.random.choice(("forest_edge", "castle_gates", POOL)))
        start = self.random.choice([*SPACES, *([POOL] * 6 if self.dark else [])])
        self.play.put(self.pawn, start if self._may_stand(start) else "library")
        self.play.turn_of(self.seat)
        self.moves: list[Move] = []

    def _may_stand(self, space: str) -> bool:
        return space == POOL or self.walker.may_enter(space)

    def next_card(self) -> Move:
        """Play a card with a new permission and choose the pawn."""
        effect = self.random.choice(
            [
                *(Effect("pass", what=obstacle) for obstacle in OBSTACLES),
                *(Effect("passage", what=colour) for colour in (*PASSAGES, "any")),
                Effect("fly_off"),
                Effect("draw"),
            ]
        )
        points = self.random.randint(1, 3)
        card = self.play.card(Value((points,)), effect, Effect("play"))
        self.play.give(self.seat, card, card)
        self.play.choose("explore", card)
        self.play.choose("effects")
        self.walker = self._permitted(effect)
        play = self.play
        free = (
            space.id
            for space in play.spaces(deployment=True)
            if all(play.state.places[f"dark-{i}"] != space.id for i in range(1, 6))
        )
        return Move(self.walker, play.state.places[self.pawn], points, tuple(free))

    def _permitted(self, effect: Effect) -> Walker:
        walker = self.walker
        if effect.do == "pass":
            return walker._replace(obstacles=walker.obstacles | {effect.what})
        if effect.do == "passage":
            colours = set(PASSAGES) if effect.what == "any" else {effect.what}
            return walker._replace(passages=walker.passages | colours)
        return walker._replace(flies=walker.flies or effect.do == "fly_off")

    def go(self, move: Move, walks: Sequence[Walk]) -> None:
        """Make one of these walks, drawn or only named by its end."""
        walk = self.random.choice(walks)
        drawn = self.random.random() < 0.4
        self.play.choose(*(("along", *walk) if drawn else ("to", walk[-1])))
        self.play.decline("benefit", "reward")
        self.moves.append(move._replace(end=walk[-1], drawn=walk if drawn else ()))


def some_routes(random: Random, walker: Walker, move: Move) -> Iterator[Walk]:
    """Sequences of spaces, most of which are no way for this pawn."""
    for _ in range(15):
        here, route = move.start, []
        for _ in range(random.randint(1, 4)):
            near = [] if here == POOL else [space for space, _ in walker.steps(here)]
            here = random.choice([*near * 5, *SPACES])
            route.append(here)
        yield tuple(route)


@pytest.mark.row("MOV-1", "MOV-5", "MOV-6", "MOV-7", "MOV-8", "MOV-9", "MOV-10", "MOV-11")
@pytest.mark.row("MOV-14", "MOV-15", "RUL-9", "RUL-10", "RUL-12", "RUL-14", "RUL-15", "RUL-63")
@pytest.mark.parametrize("seed", range(400))
def test_pawns_go_exactly_where_some_walk_leads(seed: int) -> None:
    turn = Turn(seed)
    for _ in range(3):
        move = turn.next_card()
        walks = next_walks(turn.moves, move)
        ends = {walk[-1] for _, walk in walks}
        may_go = turn.play.pending.kind == "move-pawn" and ("piece", turn.pawn) in turn.play.options
        assert may_go is bool(ends), (turn.moves, move)
        if not may_go:
            return
        turn.play.choose("piece", turn.pawn)
        assert {space for _, space in turn.play.options} == ends, (turn.moves, move)
        routes = {walk for _, walk in walks}
        for route in (*some_routes(turn.random, turn.walker, move), *sorted(routes)[:15]):
            ruling = GAME.explain(turn.play.state, turn.seat, [("along", *route)])
            assert ruling.allowed is (route in routes), (turn.moves, move, route)
        turn.go(move, sorted(routes))
