"""A game of nothing but walking: who is asked moves own pieces over a small drawn map, as far as
the points go. A piece that lies stays where it is."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import Choice, Decision, Event, Pending
from companion.games.kernel.kit import Part
from companion.games.kernel.layout import Layout, Spot
from companion.games.kernel.port import Result
from companion.games.kernel.rulings import Refused, Ruling

MAP: Mapping[str, tuple[float, float]] = {
    "hall": (120, 120),
    "north": (120, 60),
    "east": (180, 120),
    "south": (120, 180),
    "west": (60, 120),
    "gate": (240, 120),
    "tower": (180, 60),
    "lake": (60, 180),
}
"""Place -> its middle, in millimetres; the sensor is there. The hall is shared by many."""
STEPS = (
    ("hall", "north"),
    ("hall", "east"),
    ("hall", "south"),
    ("hall", "west"),
    ("east", "gate"),
    ("north", "tower"),
    ("east", "tower"),
    ("west", "lake"),
    ("south", "lake"),
)
SHARED = "hall"
PIECES = {"a1": "a", "a2": "a", "b1": "b", "b2": "b"}


class State(NamedTuple):
    places: Mapping[str, str]
    lying: frozenset[str] = frozenset()
    seat: str = "a"
    points: int = 3
    piece: str = ""
    serial: int = 1
    card_out: bool = True
    """Nothing is asked for a piece before a card is played."""


def ruling(allowed: bool) -> Ruling:
    return Ruling(allowed, "WLK-1", "Walking p.1", "walk")


class WalkingGame:
    name = "walking"
    rules_version = "1"
    seats: Sequence[str] = ("a", "b")
    pieces: Mapping[str, str] = PIECES
    parts: Sequence[Part] = ()

    def pendings(self, state: State) -> Sequence[Pending]:
        kind = ("to" if state.piece else "piece") if state.card_out else "card"
        facts = {"pawn": state.piece} if state.piece else {}
        return (Pending(state.serial, state.seat, kind, "WLK-1", facts),)

    def options(self, state: State, pending: Pending) -> Sequence[Choice]:
        if not state.card_out:
            return (("play", "card"), ("pass",))
        if state.piece:
            reach = distances(state, state.places[state.piece])
            return tuple(("to", place) for place, far in reach.items() if 0 < far <= state.points)
        own = [p for p in state.places if p.startswith(state.seat) and p not in state.lying]
        return (*(("piece", piece) for piece in own), ("pass",))

    def absent(self, state: State, pending: Pending) -> Choice | None:
        return None  # it waits

    def apply(self, state: State, decision: Decision) -> tuple[State, Sequence[Event]]:
        (pending,) = self.pendings(state)
        if decision.choice not in self.options(state, pending):
            raise Refused(ruling(False))
        state = state._replace(serial=state.serial + 1)
        verb, *objects = decision.choice
        if verb == "piece":
            return state._replace(piece=str(objects[0])), ()
        if verb == "to":
            return self._walk(state, str(objects[0])), ()
        if verb == "play":
            return state._replace(card_out=True), ()
        return self._next(state), ()

    def hides(self, event: Event) -> bool:
        return False

    def known(self, state: State, reader: str) -> State:
        return state  # nothing is hidden

    def explain(self, state: State, reader: str, attempt: Sequence[Choice]) -> Ruling:
        for choice in attempt:
            (pending,) = self.pendings(state)
            try:
                state, _ = self.apply(state, Decision(pending.seat, pending.serial, choice))
            except Refused as refused:
                return refused.ruling
        return ruling(True)

    def layout(self, state: State) -> Layout:
        return {p: Spot(p[0], place, p in state.lying) for p, place in state.places.items()}

    def result(self, state: State) -> Result | None:
        return None

    def _walk(self, state: State, place: str) -> State:
        far = distances(state, state.places[state.piece])[place]
        places = {**state.places, state.piece: place}
        state = state._replace(places=places, points=state.points - far, piece="")
        return state if state.points else self._next(state)

    def _next(self, state: State) -> State:
        other = "b" if state.seat == "a" else "a"
        return state._replace(seat=other, points=3, piece="", card_out=False)


def distances(state: State, start: str) -> Mapping[str, int]:
    """Steps to each place; only the hall holds more than one piece."""
    closed = set(state.places.values()) - {SHARED}
    found, edge = {start: 0}, [start]
    for here in edge:
        for step in STEPS:
            if here in step:
                there = step[1 - step.index(here)]
                if there not in found and there not in closed:
                    found[there] = found[here] + 1
                    edge.append(there)
    return found


def walking_box() -> Box:
    game: Any = WalkingGame()  # as much of the port as tracking needs
    return Box(game, None, "walking", "digest", {}, {}, tuple(MAP))
