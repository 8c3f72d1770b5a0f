"""Pawns as people name them: by their places, and whether they lie."""

from collections.abc import Iterator, Sequence

from companion.games.defenders.core.definitions import DARK, GREAT_HALL, POOL
from companion.games.defenders.core.house_rules import is_switched
from companion.games.defenders.core.pawns import pawns_of
from companion.games.defenders.core.state import State
from companion.games.defenders.main_board.movement import is_protected_from, is_room_to_dark_pawn
from companion.games.defenders.positions.contradictions import refuse
from companion.games.defenders.side_board.loyalty import OPEN, OPEN_TO_ALL

LYING = " lying"


def can_stand(state: State, seat: str, place: str | int) -> bool:
    """Is it a place of the map, or for Dark Arts Pawns the pool, where such a pawn may be?"""
    if place == POOL:
        return seat == DARK
    space = state.edition.spaces.get(str(place))
    if space is None:
        return False
    door = OPEN_TO_ALL if is_switched(state, "RUL-14") else OPEN
    return not is_protected_from(seat, space) and not is_room_to_dark_pawn(seat, space.id, door)


def pawn_words(state: State, seat: str) -> Sequence[str]:
    return tuple(_words(state, seat))


def _words(state: State, seat: str) -> Iterator[str]:
    for place in (*state.edition.spaces, POOL):
        if can_stand(state, seat, place):
            yield place
            if place != POOL:
                yield place + LYING


def spelled_pawns(state: State, seat: str) -> tuple[str, ...]:
    """Where the pawns of a player are, in the order of the words."""
    return tuple(
        sorted(
            state.places[pawn] + (LYING if pawn in state.stunned else "")
            for pawn in pawns_of(state, seat)
        )
    )


def all_pawns(state: State, seat: str, named: Sequence[str | int]) -> tuple[str, ...]:
    """The pawns of a player when these are named: the others are at home."""
    home = POOL if seat == DARK else GREAT_HALL
    missing = len(pawns_of(state, seat)) - len(named)
    return tuple(sorted((*map(str, named), *[home] * missing)))


def put_pawns(state: State, seat: str, named: tuple[str | int, ...]) -> None:
    """Put a player's pawns on places; which of them is which is the same to everybody. Raises
    Refused."""
    pawns = pawns_of(state, seat)
    if len(named) > len(pawns):
        rule = "SET-4" if seat == DARK else "SET-5"
        raise refuse(rule, "pawns", f"pawns.{seat}", seat=seat, pawns=len(pawns))
    spots = all_pawns(state, seat, named)
    lying = {pawn for pawn, spot in zip(pawns, spots, strict=True) if spot.endswith(LYING)}
    places = {pawn: spot.removesuffix(LYING) for pawn, spot in zip(pawns, spots, strict=True)}
    state.places = {**state.places, **places}
    state.stunned = frozenset((state.stunned - set(pawns)) | lying)
