"""Repeats: what an effect does once only, so that doing it twice on one card means nothing."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from companion.editions.defenders.effects import EffectEntry
from companion.editions.defenders.spellings import THIS
from companion.editions.files import Wrong, wrong

ONCE = (("again", ""), ("negate", ""), ("remove", THIS))
"""One extra turn (RUL-29), one thing that is negated (HOU-17), one card that leaves the game."""


class Place(NamedTuple):
    """Where among the effects of a card one of them stands."""

    choices: frozenset[tuple[int, ...]]
    """What must have been chosen for it."""
    conditional: bool

    def comes_with(self, other: "Place") -> bool:
        """Does it happen whenever the other one does?"""
        return not self.conditional and self.choices <= other.choices


ANYWAY = Place(frozenset(), conditional=False)


def wrong_repeats(effects: Iterable[EffectEntry]) -> Wrong | None:
    """The effect that a card has twice and that can only happen once, or nothing."""
    before: dict[tuple[str, str], list[Place]] = {}
    for effect, place in _places(effects, (), ANYWAY):
        does = (effect.do, effect.what)
        if does not in ONCE:
            continue
        others = before.setdefault(does, [])
        if any(place.comes_with(other) or other.comes_with(place) for other in others):
            return wrong("twice", do=effect.do)
        others.append(place)
    return None


def _places(
    effects: Iterable[EffectEntry], way: tuple[int, ...], around: Place
) -> Iterator[tuple[EffectEntry, Place]]:
    """All effects, those inside choices too, and where they stand."""
    for at, effect in enumerate(effects):
        place = around._replace(conditional=around.conditional or bool(effect.when))
        yield effect, place
        for number, choice in enumerate(effect.choices):
            chosen = (*way, at, number)
            yield from _places(choice, chosen, place._replace(choices=place.choices | {chosen}))
