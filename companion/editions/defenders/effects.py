"""Effects, movement values and reactions: how a file spells them."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from companion.editions.files import Entry, Flag
from companion.games.defenders.core.cards import (
    MANY,
    Condition,
    Count,
    Countable,
    Do,
    Effect,
    Extra,
    Reaction,
    Trigger,
    Value,
    Who,
    Whose,
)

FLY_OFF = "fly_off"
"""The movement value that leads to a Fly Off Point."""
NO_VALUE = PydanticCustomError("wrong-value", "wrong-value")

Word = Annotated[str, Field(max_length=40)]
Points = Annotated[int, Field(strict=True, ge=1, le=20)]
Bound = Annotated[int, Field(strict=True, ge=0, le=MANY)]


class CountEntry(Entry):
    """Something that can be counted, such as `{of: items, what: scroll}`."""

    of: Countable
    what: Word = ""
    whose: Literal[Whose, "moved"] = "own"

    def as_count(self) -> Count:
        return Count(self.of, self.what, self.whose)


class ConditionEntry(CountEntry):
    """A count and its bounds, such as `{of: pawns, what: outside, least: 2}`."""

    least: Bound = 1
    most: Bound = MANY

    @model_validator(mode="after")
    def possible(self) -> "ConditionEntry":
        """Bounds between which something lies."""
        if self.least > self.most:
            bounds = {"least": self.least, "most": self.most}
            raise PydanticCustomError("wrong-bounds", "wrong-bounds", bounds)
        return self

    def as_condition(self) -> Condition:
        return Condition(self.as_count(), self.least, self.most)


def _listed(entry: Any) -> Any:
    """A single condition may stand without a list around it."""
    return [entry] if isinstance(entry, dict) else entry


Conditions = Annotated[tuple[ConditionEntry, ...], BeforeValidator(_listed)]


class EffectEntry(Entry):
    """One effect."""

    do: Do
    amount: Annotated[int, Field(strict=True, ge=-6, le=7)] = 1
    what: Annotated[str, Field(max_length=200)] = ""
    whom: Whose = "own"
    must: Flag = False
    who: Who = "you"
    per: CountEntry | None = None
    when: Conditions = ()
    choices: tuple[tuple["EffectEntry", ...], ...] = ()

    def as_effect(self, must: bool = False) -> Effect:
        """The effect; with `must` it is not optional, whatever its entry says."""
        return Effect(
            self.do,
            self.amount,
            self.what,
            self.whom,
            must or self.must,
            self.who,
            self.per.as_count() if self.per else None,
            conditions_of(self.when),
            tuple(effects_of(choice, must) for choice in self.choices),
        )


class ExtraEntry(Entry):
    """Further movement after the move has ended."""

    points: Points
    when: Conditions = ()

    def as_extra(self) -> Extra:
        return Extra(self.points, conditions_of(self.when))


class ValueEntry(Entry):
    """A movement value. A file has it as a number, as a list of one or two numbers, as
    `{to: fly_off}` or `{to: <a space>}`, or with `points`, `per` and `extra` spelled out."""

    points: Annotated[tuple[Points, ...], Field(max_length=2)] = ()
    to: Word = ""
    per: CountEntry | None = None
    extra: ExtraEntry | None = None

    @model_validator(mode="before")
    @classmethod
    def spelled_out(cls, value: Any) -> Any:
        """The short spellings of `points`."""
        if isinstance(value, bool | float | str) or value is None:
            raise NO_VALUE
        if isinstance(value, int | list):
            value = {"points": value}
        if isinstance(value, dict) and isinstance(value.get("points"), int):
            return {**value, "points": [value["points"]]}
        return value

    @model_validator(mode="after")
    def either(self) -> "ValueEntry":
        """Numbers or a place; what is counted goes to a single number, and further movement to
        the one pawn that a value moves (RUL-8)."""
        if bool(self.points) == bool(self.to) or (self.per and len(self.points) != 1):
            raise NO_VALUE
        if self.extra and len(self.points) == 2:
            raise NO_VALUE
        return self

    def as_value(self) -> Value:
        return Value(
            self.points,
            self.to,
            self.per.as_count() if self.per else None,
            self.extra.as_extra() if self.extra else None,
        )


class ReactionEntry(Entry):
    """A Reactive Effect: when it may come, and what it does."""

    to: Trigger
    effects: Annotated[tuple[EffectEntry, ...], Field(min_length=1)]
    when: Conditions = ()

    def as_reaction(self) -> Reaction:
        return Reaction(self.to, effects_of(self.effects), conditions_of(self.when))


def effects_of(entries: Iterable[EffectEntry], must: bool = False) -> tuple[Effect, ...]:
    return tuple(entry.as_effect(must) for entry in entries)


def conditions_of(entries: Iterable[ConditionEntry]) -> tuple[Condition, ...]:
    return tuple(entry.as_condition() for entry in entries)
