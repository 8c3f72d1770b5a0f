"""Drafts: a move seen or tapped but not yet made."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.games.kernel.decisions import (
    ALONG,
    NOBODY,
    PIECE,
    TO,
    Choice,
    Decision,
    Event,
    Pending,
)
from companion.games.kernel.port import Game
from companion.games.kernel.rulings import Refused, Ruling


class Draft(NamedTuple):
    """A line of choices in answer to one pending: what hands do on the board, in the open. A
    choice from a hidden hand is never a draft, for a draft is shown to everybody."""

    seat: str
    serial: int
    choices: tuple[Choice, ...]
    options: tuple[Choice, ...]
    """How it could go on; none when it is complete or refused."""
    complete: bool
    """Is it a whole move, to be made as soon as the mover says so?"""


def draft(game: Game[Any, Any], state: Any, pending: Pending, choices: Sequence[Choice]) -> Draft:
    """The draft of these choices by the seat asked, as far as that seat knows the game; it ends at
    the first information boundary. A refused one is a draft too: everybody sees what was tried,
    and each reader gets the ruling by `ruling`."""
    line, options = _followed(game, game.known(state, pending.seat), pending, tuple(choices))
    complete = line[-1][0] in (TO, ALONG)
    return Draft(pending.seat, pending.serial, line, () if complete else tuple(options), complete)


def ruling(game: Game[Any, Any], state: Any, reader: str, draft: Draft) -> Ruling:
    """What the rules say of a draft, as this reader may be told."""
    return game.explain(state, reader, draft.choices)


def decisions(game: Game[Any, Any], state: Any, draft: Draft) -> Sequence[Decision]:
    """A complete draft as the decisions that make it, in order; what would come after the end of
    the game, or after an information boundary, is left out. Raises Refused."""
    made: list[Decision] = []
    serial = draft.serial
    for choice in draft.choices:
        made.append(Decision(draft.seat, serial, choice))
        state, events = game.apply(state, made[-1])
        if game.result(state) is not None or _is_boundary(game, state, events):
            break
        serial = next((p.serial for p in game.pendings(state) if p.seat == draft.seat), -1)
    return made


def asked_for_piece(game: Game[Any, Any], state: Any) -> Pending | None:
    """The pending that waits for a piece to be moved, if one does: for any, or for the one that
    it is about."""
    for pending in game.pendings(state):
        about_one = pending.piece is not None
        if about_one or any(choice[0] == PIECE for choice in game.options(state, pending)):
            return pending
    return None


def _is_boundary(game: Game[Any, Any], state: Any, events: Sequence[Event]) -> bool:
    """Does what is hidden decide how the game goes on, once it has come to this state?"""
    left_open = any(pending.seat in NOBODY for pending in game.pendings(state))
    return left_open or any(map(game.hides, events))


def _followed(
    game: Game[Any, Any], state: Any, pending: Pending, line: tuple[Choice, ...]
) -> tuple[tuple[Choice, ...], Sequence[Choice]]:
    """A line of choices up to the first information boundary, and how it could go on."""
    for made, choice in enumerate(line, 1):
        try:
            state, events = game.apply(state, Decision(pending.seat, pending.serial, choice))
        except Refused:
            return line, ()
        if _is_boundary(game, state, events):
            return line[:made], ()
        following = [p for p in game.pendings(state) if p.seat == pending.seat]
        if not following:
            return line, ()
        pending = following[0]
    return line, game.options(state, pending)
