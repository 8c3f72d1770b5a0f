"""A setting: one thing that a position says, whose it is, and how it is read and put.

A value is a tuple of words and numbers, as it stands in a choice.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.games.defenders.core.cards import TYPES, ZONES
from companion.games.defenders.core.state import State

Values = tuple[str | int, ...]
Owners = Callable[[State], Sequence[str]]
Words = Callable[[State, str], Sequence[str | int]]


def nobody(state: State) -> Sequence[str]:
    """The owner of what there is only once."""
    return ("",)


def seats(state: State) -> Sequence[str]:
    return state.seats


def houses(state: State) -> Sequence[str]:
    return state.houses


def types(state: State) -> Sequence[str]:
    return TYPES


def zones(state: State) -> Sequence[str]:
    return ZONES


class Setting(NamedTuple):
    """One thing that a position says."""

    about: str
    rule: str
    owners: Owners = nobody
    words: Words | None = None
    """What its value may be; None for the cards of a pile."""
    read: Callable[[State, str], Values] | None = None
    put: Callable[[State, str, Values], None] | None = None
    many: bool = False
    """Is its value a list?"""
    refusal: str = "value"
    """What is said against a value that it cannot be."""
