"""What can be wrong with an effect of Defenders of Hogwarts, with its condition or its goal."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple, get_args

from companion.editions.defenders.effects import (
    ConditionEntry,
    CountEntry,
    EffectEntry,
    ReactionEntry,
    ValueEntry,
)
from companion.games.defenders.core.cards import ANY, RANDOM, TYPES, Do, Kept, Who
from companion.games.defenders.core.definitions import OBSTACLES, PASSAGES, Space

Side = Literal["house", "dark"]
Part = Literal["card", "reaction", "book", "event"]
Spaces = Mapping[str, Space]

SPACE = "<a space>"
"""Stands among the words of a spelling for the id of any space."""
TEXT = "<a text>"
AREAS = ("", "inside", "outside", SPACE)
ITEMS = ("book", "scroll", "token", "coin")

EVERYBODY: tuple[Who, ...] = get_args(Who)
HOUSES_OTHER: tuple[Who, ...] = ("house", "rival", "each_house", "each_rival")
FOR_DARK: tuple[Who, ...] = ("you", "house", "each_house", "everyone")
"""Whom a Dark Arts effect can mean: no House Player is another's rival there."""


class Where(NamedTuple):
    """Where an effect stands."""

    side: Side
    part: Part


class Spelling(NamedTuple):
    """How an effect may be spelled."""

    amounts: range = range(1, 2)
    what: tuple[str, ...] = ("",)
    aimed: bool = False
    """Does it say whose pawns are meant?"""
    who: tuple[Who, ...] = ("you",)
    dark_who: tuple[Who, ...] = FOR_DARK
    sides: tuple[Side, ...] = ("house", "dark")
    own_turn: bool = False
    """Does it mean anything in the own turn only?"""


SPELLINGS: Mapping[Do, Spelling] = {
    "pass": Spelling(what=(*OBSTACLES, ANY), sides=("house",), own_turn=True),
    "passage": Spelling(what=(*PASSAGES, ANY), sides=("house",), own_turn=True),
    "fly_off": Spelling(own_turn=True),
    "directly": Spelling(what=(SPACE,)),
    "swap": Spelling(aimed=True),
    "stun": Spelling(range(1, 8), AREAS, aimed=True),
    "stand_up": Spelling(range(1, 8), AREAS, aimed=True),
    "send_back": Spelling(range(1, 4), AREAS, aimed=True),
    "deploy": Spelling(range(1, 4), sides=("dark",)),
    "draw": Spelling(range(1, 8), who=EVERYBODY),
    "discard": Spelling(range(1, 6), ("", RANDOM), who=EVERYBODY),
    "look": Spelling(range(2, 5), ("draws", "events", "acquire")),
    "search": Spelling(what=("", *TYPES)),
    "recover": Spelling(range(1, 4), ("", *TYPES)),
    "acquire": Spelling(what=("", "row", "advanced", "deck")),
    "remove": Spelling(what=("this", "hand", "discard")),
    "play": Spelling(range(1, 4), own_turn=True),
    "loyalty": Spelling(range(-6, 7), who=("you", *HOUSES_OTHER), dark_who=("house", "each_house")),
    "marker": Spelling(range(-3, 4)),
    "gain": Spelling(what=ITEMS, sides=("house",)),
    "relinquish": Spelling(
        what=(*ITEMS, ANY), who=("you", *HOUSES_OTHER), dark_who=("house", "each_house")
    ),
    "take": Spelling(what=ITEMS, who=("rival",), sides=("house",)),
    "give": Spelling(what=ITEMS, who=("rival",), sides=("house",)),
    "house_marker": Spelling(dark_who=("house", "each_house")),
    "again": Spelling(own_turn=True),
    "skip": Spelling(range(1, 3), who=EVERYBODY),
    "protect": Spelling(what=("bump", "effects")),
    "bar": Spelling(
        what=("learn", "fly_off", "passage", "deploy"),
        who=("dark", *HOUSES_OTHER),
        dark_who=("house", "each_house"),
    ),
    "negate": Spelling(),
    "choose": Spelling(),
    "text": Spelling(what=(TEXT,)),
}
NEGATED = ("bump", "effect", "targeted", "token")
"""What a reaction may negate."""
COUNTED: Mapping[str, tuple[str, ...]] = {
    "pawns": ("", "inside", "outside", "protected", "stunned", SPACE),
    "items": ("", *get_args(Kept)),
}


def wrong_effect(effect: EffectEntry, spaces: Spaces, where: Where) -> str:
    """What is wrong with an effect, or nothing."""
    spelling = SPELLINGS[effect.do]
    return (
        _wrong_place(effect, spelling, where)
        or _wrong_amount(effect, spelling)
        or _wrong_what(effect, spelling, spaces, where)
        or _wrong_whom(effect, spelling, where)
        or _wrong_who(effect, spelling, where)
        or _wrong_choices(effect, spaces, where)
        or _wrong_counts(effect, spaces)
    )


def wrong_value(value: ValueEntry, spaces: Spaces, where: Where) -> str:
    """What is wrong with a movement value, or nothing."""
    counts = [value.per] if value.per else []
    found = (wrong_count(count, spaces) for count in counts)
    wrong = next(filter(None, found), "")
    if wrong:
        return wrong
    if value.extra is not None:
        return wrong_conditions(value.extra.when, spaces, moved=True)
    if value.to in ("", "fly_off"):
        return ""
    return wrong_goal(value.to, spaces, where.side == "dark")


def wrong_reaction(reaction: ReactionEntry, spaces: Spaces) -> str:
    """What is wrong with a reaction beside its effects, or nothing."""
    negates = any(effect.do == "negate" for effect in every(reaction.effects))
    if negates and reaction.to not in NEGATED:
        return f"a reaction to {reaction.to} has nothing to negate"
    return wrong_conditions(reaction.when, spaces)


def every(effects: Iterable[EffectEntry]) -> Iterator[EffectEntry]:
    """All effects, those inside choices too."""
    for effect in effects:
        yield effect
        for choice in effect.choices:
            yield from every(choice)


def _wrong_place(effect: EffectEntry, spelling: Spelling, where: Where) -> str:
    if where.side not in spelling.sides:
        return f"{effect.do} means nothing to the {_player(where.side)}"
    if effect.do == "negate" and where.part != "reaction":
        return "negate belongs to a reaction: there is nothing to negate otherwise"
    if spelling.own_turn and where.part in ("event", "reaction"):
        return f"{effect.do} is for a player's own turn, and {_article(where.part)} comes in any"
    return ""


def _article(part: Part) -> str:
    return "an event" if part == "event" else "a reaction"


def _player(side: Side) -> str:
    return "Dark Arts Player" if side == "dark" else "House Players"


def _wrong_amount(effect: EffectEntry, spelling: Spelling) -> str:
    amounts = spelling.amounts
    if effect.amount not in amounts or not effect.amount:
        if len(amounts) == 1:
            return f"{effect.do} has no amount"
        return f"{effect.do} needs an amount from {amounts[0]} to {amounts[-1]}, and not 0"
    if effect.per and len(amounts) == 1:
        return f"{effect.do} has no amount, so nothing can be counted for it"
    return ""


def _wrong_what(effect: EffectEntry, spelling: Spelling, spaces: Spaces, where: Where) -> str:
    if effect.do == "text":
        return "" if effect.what else "text needs the text as what"
    return wrong_word(effect.do, effect.what, spelling.what, spaces) or (
        wrong_goal(effect.what, spaces, where.side == "dark") if effect.do == "directly" else ""
    )


def wrong_word(of: str, what: str, words: tuple[str, ...], spaces: Spaces) -> str:
    """What is wrong with a `what` that must be one of these words, or nothing."""
    if what in words or (SPACE in words and what in spaces):
        return ""
    if words == ("",):
        return f"{of} has no what"
    if words == (SPACE,):
        return no_space(what)
    return f"{of} needs one of {', '.join(word or 'nothing' for word in words)} as what"


def _wrong_whom(effect: EffectEntry, spelling: Spelling, where: Where) -> str:
    if effect.whom == "own" or (spelling.aimed and (effect.whom, where.side) != ("rival", "dark")):
        return ""
    aimed = ", ".join(do for do, other in SPELLINGS.items() if other.aimed)
    return f"whom is for {aimed} alone, and rival for House Players alone"


def _wrong_who(effect: EffectEntry, spelling: Spelling, where: Where) -> str:
    able = spelling.who if where.side == "house" else spelling.dark_who
    if where.side == "dark" and spelling.who == ("you",) and spelling.dark_who == FOR_DARK:
        able = ("you",)
    if where.part == "event" and where.side == "house":
        able = ("you",)  # every House Player resolves the House half for himself (PTH-3)
    if effect.who in able:
        return ""
    return f"who must be {' or '.join(able)} here"


def _wrong_choices(effect: EffectEntry, spaces: Spaces, where: Where) -> str:
    if effect.do != "choose":
        return "choices are for choose alone" if effect.choices else ""
    if len(effect.choices) < 2 or not all(effect.choices):
        return "choose needs two or more choices, each a list of effects"
    below = (wrong_effect(each, spaces, where) for choice in effect.choices for each in choice)
    return next(filter(None, below), "")


def _wrong_counts(effect: EffectEntry, spaces: Spaces) -> str:
    wrong = wrong_count(effect.per, spaces) if effect.per else ""
    return wrong or wrong_conditions(effect.when, spaces)


def wrong_conditions(
    conditions: Iterable[ConditionEntry], spaces: Spaces, moved: bool = False
) -> str:
    """What is wrong with conditions, or nothing; `moved`: has a pawn just moved there?"""
    return next(filter(None, (wrong_count(each, spaces, moved) for each in conditions)), "")


def wrong_count(count: CountEntry, spaces: Spaces, moved: bool = False) -> str:
    """What is wrong with a count, or nothing."""
    if count.whose != "own" and count.of != "pawns":
        return "whose is for pawns alone"
    if count.whose == "moved" and not moved:
        return "moved is for the extra movement of a value alone: only there has a pawn moved"
    return wrong_word(count.of, count.what, COUNTED.get(count.of, ("",)), spaces)


def wrong_goal(place: str, spaces: Spaces, dark: bool) -> str:
    """What is wrong with a place that a pawn is to go to, or nothing."""
    if place not in spaces:
        return no_space(place)
    if dark and spaces[place].protected:
        return f"{place} is a Protected Area, which no Dark Arts Pawn enters"
    return ""


def no_space(place: str) -> str:
    return f'the map has no space "{place}"'
