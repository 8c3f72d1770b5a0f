"""Hands: the layout that they are known to have made, and what is left for them to do."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from companion.games.kernel.decisions import ALONG, PIECE, TO, Choice
from companion.games.kernel.layout import Layout, Spot, moved

Sensed = Mapping[str, bool]
"""Place -> is anything there."""
Expectation = Literal["occupied", "empty", "either"]
NOTHING: Layout = {}


class Change(NamedTuple):
    """What hands must do with one piece of an owner. None: it is not on the board."""

    old: Spot | None
    new: Spot | None

    @property
    def owner(self) -> str:
        return next(spot.owner for spot in self if spot is not None)


def expectation(layout: Layout, place: str) -> Expectation:
    """What the rules expect a place's sensor to feel. A lying pawn's magnet is off it, and where
    several stand the one over it may have left."""
    there = [spot for spot in layout.values() if spot.place == place]
    if not there:
        return "empty"
    return "occupied" if len(there) == 1 and not there[0].lying else "either"


def changes(hands: Layout, expected: Layout) -> tuple[Change, ...]:
    """The fewest things to do until the layout looks as it should. Pieces of one owner are
    alike, so that any of them may be put where one is missing."""
    extra = list((Counter(hands.values()) - Counter(expected.values())).elements())
    missing = list((Counter(expected.values()) - Counter(hands.values())).elements())
    same_place = list(_pairs(extra, missing, ("owner", "place")))
    moves = list(_pairs(extra, missing, ("owner",)))
    put = [Change(None, spot) for spot in missing]
    return (*same_place, *moves, *put, *(Change(spot, None) for spot in extra))


def done(hands: Layout, expected: Layout, change: Change) -> Layout:
    """The layout once hands have done one thing of what is left to do."""
    made = dict(hands)
    if change.old is None:
        piece = next(p for p, s in expected.items() if s.owner == change.owner and p not in made)
    else:
        piece = next(piece for piece, spot in made.items() if spot == change.old)
        del made[piece]
    if change.new is not None:
        made[piece] = change.new
    return called_as_expected(made, expected)


def corrected(hands: Layout, before: Layout, after: Layout) -> Layout:
    """The layout once somebody looked at the table: what the rules expect after and did not expect
    before lies there already."""
    return {**hands, **{piece: spot for piece, spot in after.items() if before.get(piece) != spot}}


def called_as_expected(hands: Layout, expected: Layout) -> Layout:
    """The same layout, in which as many pieces as can be have the names that the rules give
    them: which of several alike stands where cannot be seen."""
    if hands == expected:
        return expected
    named = {piece: spot for piece, spot in expected.items() if hands.get(piece) == spot}
    left = {piece: spot for piece, spot in hands.items() if piece not in named}
    for piece, spot in expected.items():
        alike = (other for other, there in left.items() if there == spot)
        if piece not in named and (other := next(alike, None)):
            named[piece] = left.pop(other)
    for piece, spot in left.items():
        known = (p for layout in (expected, hands) for p in layout if layout[p].owner == spot.owner)
        names = (piece, *known)
        named[next(name for name in names if name not in named)] = spot
    return named


def after(layout: Layout, line: Sequence[Choice], unset: Layout = NOTHING) -> Layout:
    """The layout once a line of choices has been moved by hand. What the layout lacks is taken
    from `unset`: what hands have moved is on the board."""
    piece = ""
    for verb, *objects in line:
        if verb == PIECE:
            piece = str(objects[0])
        elif verb in (TO, ALONG) and (spot := layout.get(piece) or unset.get(piece)):
            layout = moved({**layout, piece: spot}, piece, str(objects[-1]))
    return layout


def is_done(change: Change, expected: Layout, sensed: Sensed) -> bool | None:
    """Have hands done it, as far as sensors can tell? None: they cannot."""
    old, new = change
    felt = []
    if new is not None and new.place in sensed:
        wanted = expectation(expected, new.place)
        if wanted == "occupied":
            felt.append(sensed[new.place])
        elif old is not None and _laid_down(old, new) and not sensed[new.place]:
            felt.append(True)  # its magnet is off the sensor, or several had been there
    if old is not None and expectation(expected, old.place) == "empty" and old.place in sensed:
        felt.append(not sensed[old.place])
    return all(felt) if felt else None


def _laid_down(old: Spot, new: Spot) -> bool:
    return new == old._replace(lying=True)


def _pairs(extra: list[Spot], missing: list[Spot], by: Sequence[str]) -> Iterator[Change]:
    """Take pairs that agree in these out of both lists."""
    for new in tuple(missing):
        wanted = [getattr(new, name) for name in by]
        old = next((s for s in extra if [getattr(s, name) for name in by] == wanted), None)
        if old is not None:
            extra.remove(old)
            missing.remove(new)
            yield Change(old, new)
