"""What can be wrong with what cards of Defenders of Hogwarts count, and with their conditions."""

from collections.abc import Iterable, Mapping

from companion.editions.defenders.cards import DARK_ACQUIRE, HOUSE_ACQUIRE, STARTER
from companion.editions.defenders.effects import ConditionEntry, CountEntry
from companion.editions.defenders.spellings import COUNTED, SPACE, Side, Spaces, Where
from companion.editions.files import Wrong, wrong
from companion.games.defenders.core.cards import Count
from companion.games.defenders.core.definitions import DARK, HOUSES
from companion.games.defenders.core.pawns import IN_GREAT_HALL, names
from companion.games.defenders.side_board.loyalty import LAST
from companion.games.defenders.side_board.scrolls import SCROLLS

HOUSE_PAWNS, DARK_PAWNS = IN_GREAT_HALL * len(HOUSES), len(names(DARK, len(HOUSES) + 1))
PAWNS: Mapping[str, int] = {
    "house": HOUSE_PAWNS,
    "rival": HOUSE_PAWNS - IN_GREAT_HALL,
    "dark": DARK_PAWNS,
    "any": HOUSE_PAWNS + DARK_PAWNS,
    "moved": 1,
}
"""Whose pawns -> how many there are at most (SET-4, SET-5)."""
OWN_PAWNS: Mapping[Side, int] = {"house": IN_GREAT_HALL, "dark": DARK_PAWNS}
ITEMS: Mapping[str, int] = {
    "book": 1,
    "scroll": SCROLLS,
    "token": 1,
    "coin": 1,
    "detector": 1,
    "shield": 1,
}
"""How many of each a House Player can hold at most; the second shield wins (WIN-1)."""
CARDS: Mapping[Side, int] = {"house": STARTER + HOUSE_ACQUIRE, "dark": STARTER + DARK_ACQUIRE}
MARKERS: Mapping[Side, int] = {"house": 1, "dark": len(HOUSES) - 1}
"""House Markers held at most: a full set goes back at once (DRK-7)."""


def wrong_conditions(
    conditions: Iterable[ConditionEntry], spaces: Spaces, where: Where, moved: bool = False
) -> Wrong | None:
    """What is wrong with conditions that must all be met, or nothing; `moved`: has a pawn just
    moved there?"""
    met: dict[Count, tuple[int, int]] = {}
    for condition in conditions:
        found = wrong_count(condition, spaces, where, moved)
        found = found or _wrong_bounds(condition, extent(condition, where))
        if found:
            return found
        counted = condition.as_count()
        least, most = met.get(counted, (condition.least, condition.most))
        met[counted] = least, most = max(least, condition.least), min(most, condition.most)
        if least > most:
            return wrong("bounds-together", of=_named(condition), least=least, most=most)
    return None


def wrong_count(
    count: CountEntry, spaces: Spaces, where: Where, moved: bool = False
) -> Wrong | None:
    """What is wrong with a count, or nothing."""
    if count.whose != "own" and count.of != "pawns":
        return wrong("whose", of=count.of)
    if count.whose == "moved" and not moved:
        return wrong("moved")
    if where.side == "dark" and count.of in ("items", "loyalty"):
        return wrong("count-dark", of=count.of)
    if where.side == "dark" and count.whose == "rival":
        return wrong("count-rival")
    found = wrong_word(count.of, count.what, COUNTED.get(count.of, ("",)), spaces)
    return found or (_wrong_place(count, spaces, where) if count.of == "pawns" else None)


def _wrong_place(count: CountEntry, spaces: Spaces, where: Where) -> Wrong | None:
    if (count.whose, count.what) == ("moved", "stunned"):
        return wrong("moved-stunned")  # a stunned pawn moves no further (RUL-8)
    if are_dark(count.whose, where) and bars_dark(count.what, spaces):
        return wrong("never-there", what=count.what)
    return None


def are_dark(whose: str, where: Where) -> bool:
    """Does an effect that stands here mean pawns of the Dark Arts Player alone?"""
    return whose == "dark" or (where.side == "dark" and whose in ("own", "moved"))


def bars_dark(what: str, spaces: Spaces) -> bool:
    """Is it where no Dark Arts Pawn ever stands (MOV-11)?"""
    return what == "protected" or (what in spaces and spaces[what].protected)


def extent(count: CountEntry, where: Where) -> range:
    """All that such a count can come to."""
    if count.of == "pawns":
        return range(PAWNS.get(count.whose, OWN_PAWNS[where.side]) + 1)
    if count.of == "items":
        return range((ITEMS[count.what] if count.what else sum(ITEMS.values())) + 1)
    return {
        "hand": range(CARDS[where.side] + 1),
        "discard": range(CARDS[where.side] + 1),
        "loyalty": range(1, LAST + 1),
        "zone": where.zones,
        "house_markers": range(MARKERS[where.side] + 1),
        "house_players": range(1, len(HOUSES) + 1),
    }[count.of]


def _wrong_bounds(condition: ConditionEntry, can_be: range) -> Wrong | None:
    if condition.least > can_be[-1]:
        return wrong("count-most", of=_named(condition), least=condition.least, most=can_be[-1])
    if condition.most < can_be[0]:
        return wrong("count-least", of=_named(condition), least=can_be[0], most=condition.most)
    return None


def _named(count: CountEntry) -> str:
    return f"{count.of} {count.what}".rstrip()


def wrong_word(of: str, what: str, words: tuple[str, ...], spaces: Spaces) -> Wrong | None:
    """What is wrong with a `what` that must be one of these words, or nothing."""
    if what in words or (SPACE in words and what in spaces):
        return None
    if words == ("",):
        return wrong("no-what", of=of)
    if words == (SPACE,):
        return wrong("space", place=what)
    if "" in words:
        return wrong("what-or-none", of=of, choices=tuple(word for word in words if word))
    return wrong("what", of=of, choices=words)
