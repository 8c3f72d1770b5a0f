"""The state of a game: mutable inside the rules, a value outside."""

from typing import Any

from companion.games.defenders.definitions import DARK, Edition
from companion.games.kernel.agenda import Step, agenda_from_json, agenda_to_json
from companion.games.kernel.decisions import Event
from companion.games.kernel.port import Result

Cards = tuple[str, ...]
"""Card ids. In a pile the top is last. Two cards of one id are the same to everybody: nothing
follows a card from one zone to another."""


class State:
    """Everything that can change in a game."""

    __slots__ = (
        "agenda",
        "discards",
        "draws",
        "edition",
        "final_hands",
        "happened",
        "hands",
        "marker",
        "number",
        "places",
        "played",
        "result",
        "seats",
        "serial",
        "turn",
    )

    edition: Edition
    seats: tuple[str, ...]
    """Clockwise round the table, the Dark Arts Player first."""
    places: dict[str, str]
    """Pawn -> space or `POOL`."""
    hands: dict[str, Cards]
    draws: dict[str, Cards]
    discards: dict[str, Cards]
    played: Cards
    """Cards played this turn by the player whose turn it is."""
    marker: int
    """The Dark Arts Marker's space on the Path, from 0."""
    final_hands: bool
    turn: str
    number: int
    """Turns begun so far."""
    agenda: tuple[Step, ...]
    serial: int
    result: Result | None
    happened: list[Event]
    """What the decision in work has done so far; no part of the value."""

    def copy(self) -> "State":
        other = State()
        other.edition = self.edition
        other.seats = self.seats
        other.places = self.places.copy()
        other.hands = self.hands.copy()
        other.draws = self.draws.copy()
        other.discards = self.discards.copy()
        other.played = self.played
        other.marker = self.marker
        other.final_hands = self.final_hands
        other.turn = self.turn
        other.number = self.number
        other.agenda = self.agenda
        other.serial = self.serial
        other.result = self.result
        other.happened = []
        return other

    def tell(self, key: str, rule: str, **facts: str | int) -> None:
        """Note what happened, as everybody may know it."""
        self.happened.append(Event(key, rule, facts))


def owner_of(pawn: str) -> str:
    """The seat a pawn belongs to: pawns are named `gryffindor-1`, `dark-4`."""
    return pawn.rpartition("-")[0]


def is_dark(pawn: str) -> bool:
    return owner_of(pawn) == DARK


def to_json(state: State) -> dict[str, Any]:
    """Exactly the state, as JSON-able data."""
    return {
        "seats": list(state.seats),
        "places": state.places,
        "hands": _lists(state.hands),
        "draws": _lists(state.draws),
        "discards": _lists(state.discards),
        "played": list(state.played),
        "marker": state.marker,
        "final_hands": state.final_hands,
        "turn": state.turn,
        "number": state.number,
        "agenda": agenda_to_json(state.agenda),
        "serial": state.serial,
        "result": state.result and [state.result[0], list(state.result[1]), state.result[2]],
    }


def from_json(edition: Edition, data: dict[str, Any]) -> State:
    """The state that `to_json` wrote, on the same edition."""
    state = State()
    state.edition = edition
    state.seats = tuple(data["seats"])
    state.places = dict(data["places"])
    state.hands = _tuples(data["hands"])
    state.draws = _tuples(data["draws"])
    state.discards = _tuples(data["discards"])
    state.played = tuple(data["played"])
    state.marker = data["marker"]
    state.final_hands = data["final_hands"]
    state.turn = data["turn"]
    state.number = data["number"]
    state.agenda = agenda_from_json(data["agenda"])
    state.serial = data["serial"]
    ended = data["result"]
    state.result = ended and Result(ended[0], tuple(ended[1]), ended[2])
    state.happened = []
    return state


def _lists(zones: dict[str, Cards]) -> dict[str, list[str]]:
    return {seat: list(cards) for seat, cards in zones.items()}


def _tuples(zones: dict[str, list[str]]) -> dict[str, Cards]:
    return {seat: tuple(cards) for seat, cards in zones.items()}
