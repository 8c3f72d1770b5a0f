"""The part of a view that every game shares. The browser's types are generated from here."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypedDict

from companion.games.kernel.decisions import NOBODY

if TYPE_CHECKING:
    from companion.games.kernel.port import Game


class PendingView(TypedDict):
    """A decision that the game waits for; only the seat asked sees its options."""

    serial: int
    seat: str
    kind: str
    rule: str
    facts: Mapping[str, str | int]
    options: list[list[str | int]] | None


class ResultView(TypedDict):
    """How the game ended."""

    outcome: str
    seats: list[str]
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
    return BaseView(
        reader=reader,
        turn=turn,
        pieces=[
            PieceView(piece=piece, owner=spot.owner, place=spot.place, lying=spot.lying)
            for piece, spot in game.layout(state).items()
        ],
        pendings=_pending_views(game, state, reader),
        result=result
        and ResultView(outcome=result.outcome, seats=list(result.seats), rule=result.rule),
    )


def _pending_views(game: "Game[Any, Any]", state: Any, reader: str) -> list[PendingView]:
    return [
        PendingView(
            serial=pending.serial,
            seat=pending.seat,
            kind=pending.kind,
            rule=pending.rule,
            facts=pending.facts,
            options=[list(choice) for choice in game.options(state, pending)]
            if pending.seat == reader
            else None,
        )
        for pending in game.pendings(state)
        if pending.seat not in NOBODY
    ]
