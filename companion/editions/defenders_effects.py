"""Effects and movement values: how a file spells them, and what can be wrong with them."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, NamedTuple

from pydantic import Field, model_validator

from companion.editions.files import Entry
from companion.games.defenders.definitions import (
    OBSTACLES,
    PASSAGES,
    Do,
    Effect,
    Space,
    Value,
    Whom,
)

FLY_OFF = "fly_off"
"""The movement value that leads to a Fly Off Point."""
ANY = "any"
RANDOM = "random"
COUNTED = ("draw", "stun", "stand_up", "play", "discard")
AIMED = ("stun", "stand_up", "swap")
IN_OWN_TURN = ("pass", "fly_off", "passage", "play")
FOR_HOUSES = ("pass", "passage", "loyalty")
"""Effects that mean nothing to the Dark Arts Player, whose pawns ignore obstacles, use no
passages and are on no track."""

Spaces = Mapping[str, Space]


class EffectEntry(Entry):
    """One effect."""

    do: Do
    amount: Annotated[int, Field(ge=-3, le=7)] = 1
    what: Annotated[str, Field(max_length=40)] = ""
    whom: Whom = "own"
    must: bool = False


class ValueEntry(Entry):
    """A movement value. A file has it as a number, as a list of one or two numbers, or as
    `{to: fly_off}` or `{to: <a space>}`."""

    points: Annotated[tuple[Annotated[int, Field(ge=1, le=20)], ...], Field(max_length=2)] = ()
    to: Annotated[str, Field(max_length=40)] = ""

    @model_validator(mode="before")
    @classmethod
    def spelled_out(cls, value: Any) -> Any:
        """The short spellings of `points`."""
        if isinstance(value, bool | str) or value is None:
            raise ValueError("a value is 3, [2, 2] or {to: fly_off}")
        if isinstance(value, int):
            return {"points": [value]}
        if isinstance(value, list):
            return {"points": value}
        return value

    @model_validator(mode="after")
    def either(self) -> "ValueEntry":
        """Numbers or a place."""
        if bool(self.points) == bool(self.to):
            raise ValueError("a value is 3, [2, 2] or {to: fly_off}")
        return self

    def as_value(self) -> Value:
        return Value(self.points, self.to)


def effects_of(entries: Iterable[EffectEntry], must: bool = False) -> tuple[Effect, ...]:
    return tuple(
        Effect(entry.do, entry.amount, entry.what, entry.whom, must or entry.must)
        for entry in entries
    )


class Where(NamedTuple):
    """Where an effect stands."""

    dark: bool
    """Is it the Dark Arts Player's?"""
    event: bool


def wrong_effect(effect: EffectEntry, spaces: Spaces, where: Where) -> str:
    """What is wrong with an effect, or nothing."""
    return (
        _wrong_amount(effect)
        or _wrong_what(effect, spaces, where)
        or _wrong_place(effect, where)
        or _wrong_whom(effect)
    )


def _wrong_amount(effect: EffectEntry) -> str:
    if effect.do in ("loyalty", "marker"):
        return "" if effect.amount else f"{effect.do} needs an amount other than 0"
    if effect.do in COUNTED:
        return "" if effect.amount >= 1 else f"{effect.do} needs an amount of 1 or more"
    return "" if effect.amount == 1 else f"{effect.do} has no amount"


def _wrong_what(effect: EffectEntry, spaces: Spaces, where: Where) -> str:
    if effect.do == "pass":
        obstacles = ", ".join(OBSTACLES)
        return "" if effect.what in OBSTACLES else f"pass needs one of {obstacles} as what"
    if effect.do == "passage":
        colours = (*PASSAGES, ANY)
        return "" if effect.what in colours else f"passage needs one of {', '.join(colours)}"
    if effect.do == "directly":
        return wrong_goal(effect.what, spaces, where.dark)
    if effect.do == "discard":
        return "" if effect.what in ("", RANDOM) else f"discard has no what but {RANDOM}"
    return f"{effect.do} has no what" if effect.what else ""


def _wrong_place(effect: EffectEntry, where: Where) -> str:
    if where.dark and effect.do in FOR_HOUSES:
        return f"{effect.do} means nothing to the Dark Arts Player"
    if where.event and effect.do in IN_OWN_TURN:
        return f"{effect.do} is for a player's own turn, and an event comes in any"
    return ""


def _wrong_whom(effect: EffectEntry) -> str:
    if effect.whom == "own" or effect.do in AIMED:
        return ""
    return f"whom is for {', '.join(AIMED)} alone"


def wrong_goal(place: str, spaces: Spaces, dark: bool) -> str:
    if place not in spaces:
        return no_space(place)
    if dark and spaces[place].protected:
        return f"{place} is a Protected Area, which no Dark Arts Pawn enters"
    return ""


def no_space(place: str) -> str:
    return f'the map has no space "{place}"'
