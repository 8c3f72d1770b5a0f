"""The part of a view that every game shares. The browser's types are generated from here."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from companion.games.kernel.decisions import NOBODY, Choice, Facts, Pending

if TYPE_CHECKING:
    from companion.games.kernel.port import Game


class PendingView(TypedDict):
    """A decision that the game waits for; only the seat asked sees its options."""

    serial: int
    seat: str
    kind: str
    rule: str
    facts: Facts
    options: Sequence[Choice] | None


class ResultView(TypedDict):
    """How the game ended."""

    outcome: str
    seats: Sequence[str]
    rule: str


class PieceView(TypedDict):
    """A piece on the real board."""

    piece: str
    owner: str
    place: str
    lying: bool


class BaseView(TypedDict):
    """What every view of every game holds."""

    reader: str
    turn: str
    """The seat whose turn it is."""
    pieces: list[PieceView]
    pendings: list[PendingView]
    result: ResultView | None


def base_view(game: "Game[Any, Any]", state: Any, reader: str, turn: str) -> BaseView:
    """The shared part of a reader's view."""
    result = game.result(state)
    return {
        "reader": reader,
        "turn": turn,
        "pieces": [
            {"piece": piece, "owner": owner, "place": place, "lying": lying}
            for piece, (owner, place, lying) in game.layout(state).items()
        ],
        "pendings": [
            _pending_view(game, state, pending, reader)
            for pending in game.pendings(state)
            if pending.seat not in NOBODY
        ],
        "result": result
        and {"outcome": result.outcome, "seats": result.seats, "rule": result.rule},
    }


def _pending_view(game: "Game[Any, Any]", state: Any, pending: Pending, reader: str) -> PendingView:
    return {
        "serial": pending.serial,
        "seat": pending.seat,
        "kind": pending.kind,
        "rule": pending.rule,
        "facts": pending.facts,
        "options": game.options(state, pending) if pending.seat == reader else None,
    }
