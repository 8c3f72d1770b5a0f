"""Reactions: what it is worth to answer now, against keeping the card for something worth more."""

from collections.abc import Iterator, Mapping

from companion.games.defenders.advice.items import held_worth
from companion.games.defenders.advice.sight import Sight
from companion.games.defenders.core.cards import Effect
from companion.games.defenders.core.definitions import Edition
from companion.games.defenders.resolving.counting import is_of
from companion.games.defenders.resolving.effects import is_concerned
from companion.games.kernel.decisions import Facts

KEPT, LOST = 0.5, 1.0
"""How much of its power a card is worth in hand: half of it, if it comes again some day."""
TOKEN = 1.5
"""What an extra Explore is worth to whoever is harmed by losing it."""
SUFFERED: Mapping[str, float] = {
    "bar": 1.0,
    "discard": 1.0,
    "give": -1.0,
    "house_marker": 2.0,
    "loyalty": -3.0,
    "negate": 4.0,
    "send_back": 2.5,
    "skip": 3.5,
    "stun": 1.5,
    "swap": 2.0,
}
"""What one step, card or pawn of another player's effect costs who undergoes it."""


def reaction(sight: Sight, card: str, facts: Facts) -> float:
    """What it is worth to react with a card instead of keeping it."""
    printed = sight.edition.cards[card].reaction
    if printed is None:
        return 0.0
    does = {effect.do for effect in printed.effects}
    worth = averted(sight, facts) if "negate" in does else 0.0
    worth += sight.effects(e for e in printed.effects if e.do not in ("negate", "remove"))
    is_lost = sight.view["final_hands"] or "remove" in does
    return worth - (LOST if is_lost else KEPT) * sight.power(card)


def averted(sight: Sight, facts: Facts) -> float:
    """What it is worth that the thing which is about to happen does not."""
    by, target = str(facts["by"]), str(facts["target"])
    if facts["trigger"] == "token":
        return TOKEN * sight.harm(by)
    if target != sight.seat:
        return 0.0
    if facts["trigger"] == "bump":
        return sight.bumped
    part = "" if by == sight.view["turn"] else ".reaction"
    effects = printed_on(sight.edition, f"{facts['source']}{part}")
    return sum(suffered(sight, by, effect) for effect in effects)


def suffered(sight: Sight, by: str, effect: Effect) -> float:
    """What another player's effect costs the own seat, if it is meant."""
    if effect.do == "choose":
        return max(sum(suffered(sight, by, each) for each in part) for part in effect.choices)
    meant = is_concerned(by, effect.who, sight.seat)
    if effect.do in ("stun", "send_back", "swap"):
        meant = is_of(by, f"{sight.seat}-1", effect.whom)
    if not meant:
        return 0.0
    if effect.do in ("relinquish", "take"):
        return held_worth(sight.view, sight.seat, effect)
    return SUFFERED.get(effect.do, 0.0) * effect.amount


def printed_on(edition: Edition, part: str) -> Iterator[Effect]:
    """The effects of a card or a book, or of its reaction."""
    found = 0
    while (address := f"{part}.{found}") in edition.effects:
        yield edition.effects[address]
        found += 1
