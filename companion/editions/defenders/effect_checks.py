"""What can be wrong with effects of Defenders of Hogwarts, with their values and reactions."""

from collections.abc import Iterable, Iterator

from companion.editions.defenders.counts import (
    are_dark,
    bars_dark,
    wrong_conditions,
    wrong_count,
    wrong_word,
)
from companion.editions.defenders.effects import (
    FLY_OFF,
    EffectEntry,
    ReactionEntry,
    ValueEntry,
)
from companion.editions.defenders.spellings import (
    BARRED,
    FOR_DARK,
    NEGATED,
    SPELLINGS,
    THIS,
    TRIGGERS,
    Side,
    Spaces,
    Spelling,
    Where,
)
from companion.editions.files import Wrong, wrong
from companion.games.defenders.core.definitions import GREAT_HALL


def wrong_effect(effect: EffectEntry, spaces: Spaces, where: Where) -> Wrong | None:
    """What is wrong with an effect, or nothing."""
    spelling = SPELLINGS[effect.do]
    return (
        _wrong_place(effect, spelling, where)
        or _wrong_amount(effect, spelling)
        or _wrong_what(effect, spelling, spaces, where)
        or _wrong_whom(effect, spelling, spaces, where)
        or _wrong_who(effect, spelling, where)
        or _wrong_choices(effect, spaces, where)
        or _wrong_counts(effect, spaces, where)
    )


def wrong_value(value: ValueEntry, spaces: Spaces, where: Where) -> Wrong | None:
    """What is wrong with a movement value, or nothing."""
    found = wrong_count(value.per, spaces, where) if value.per else None
    if value.extra is not None:
        found = found or wrong_conditions(value.extra.when, spaces, where, moved=True)
    if value.to in ("", FLY_OFF):
        return found
    return found or wrong_goal(value.to, spaces, where.side == "dark")


def wrong_reaction(reaction: ReactionEntry, spaces: Spaces, where: Where) -> Wrong | None:
    """What is wrong with a reaction beside its effects, or nothing."""
    if reaction.to not in TRIGGERS[where.side]:
        return wrong("trigger", to=reaction.to, choices=TRIGGERS[where.side])
    negates = any(effect.do == "negate" for effect in every(reaction.effects))
    if negates and reaction.to not in NEGATED:
        return wrong("negates-nothing", to=reaction.to, choices=NEGATED)
    return wrong_conditions(reaction.when, spaces, where)


def every(effects: Iterable[EffectEntry]) -> Iterator[EffectEntry]:
    """All effects, those inside choices too."""
    for effect in effects:
        yield effect
        for choice in effect.choices:
            yield from every(choice)


def _wrong_place(effect: EffectEntry, spelling: Spelling, where: Where) -> Wrong | None:
    if where.side not in spelling.sides:
        return wrong(f"no-effect-{where.side}", do=effect.do)
    if effect.do == "negate" and where.part != "reaction":
        return wrong("negate")
    if spelling.own_turn and where.part in ("event", "reaction"):
        return wrong(f"own-turn-{where.part}", do=effect.do)
    if (effect.do, effect.what) == ("remove", THIS) and where.part in ("book", "event"):
        return wrong(f"remove-{where.part}")
    return _wrong_half(effect) if (where.side, where.part) == ("house", "event") else None


def _wrong_half(effect: EffectEntry) -> Wrong | None:
    """Every House Player resolves the House half alone (PTH-3), and what it bars is over when the
    own next turn begins."""
    if effect.do in ("take", "give"):
        return wrong("event-alone", do=effect.do)
    return wrong("event-learn") if (effect.do, effect.what) == ("bar", "learn") else None


def _wrong_amount(effect: EffectEntry, spelling: Spelling) -> Wrong | None:
    amounts = spelling.amounts
    if effect.amount not in amounts or not effect.amount:
        if len(amounts) == 1:
            return wrong("no-amount", do=effect.do)
        return wrong("amount", do=effect.do, least=amounts[0], most=amounts[-1])
    if effect.per and len(amounts) == 1:
        return wrong("no-per", do=effect.do)
    return None


def _wrong_what(
    effect: EffectEntry, spelling: Spelling, spaces: Spaces, where: Where
) -> Wrong | None:
    if effect.do == "text":
        return None if effect.what.strip() else wrong("no-text")
    words = (where.side == "dark" and spelling.dark_what) or spelling.what
    found = wrong_word(effect.do, effect.what, words, spaces)
    if effect.do == "directly":
        return found or wrong_goal(effect.what, spaces, where.side == "dark")
    if (effect.do, effect.what) == ("send_back", GREAT_HALL):
        return wrong("at-home", what=effect.what)
    return found


def _wrong_whom(
    effect: EffectEntry, spelling: Spelling, spaces: Spaces, where: Where
) -> Wrong | None:
    if effect.whom != "own" and not spelling.aimed:
        return wrong("whom", choices=tuple(do for do, each in SPELLINGS.items() if each.aimed))
    if (effect.whom, where.side) == ("rival", "dark"):
        return wrong("whom-rival")
    if spelling.aimed and are_dark(effect.whom, where) and bars_dark(effect.what, spaces):
        return wrong("never-there", what=effect.what)
    return None


def _wrong_who(effect: EffectEntry, spelling: Spelling, where: Where) -> Wrong | None:
    able = spelling.who if where.side == "house" else spelling.dark_who
    if where.side == "dark" and spelling.who == ("you",) and spelling.dark_who == FOR_DARK:
        able = ("you",)
    if where.part == "event" and where.side == "house":
        able = ("you",)  # every House Player resolves the House half for himself (PTH-3)
    if effect.who not in able:
        return wrong("who", choices=able)
    barred: Side = "dark" if effect.who == "dark" else "house"
    if effect.do == "bar" and barred not in BARRED[effect.what]:
        return wrong(f"bar-{barred}", what=effect.what)
    return None


def _wrong_choices(effect: EffectEntry, spaces: Spaces, where: Where) -> Wrong | None:
    if effect.do != "choose":
        return wrong("no-choices") if effect.choices else None
    if len(effect.choices) < 2 or not all(effect.choices):
        return wrong("choices")
    below = (wrong_effect(each, spaces, where) for choice in effect.choices for each in choice)
    return next(filter(None, below), None)


def _wrong_counts(effect: EffectEntry, spaces: Spaces, where: Where) -> Wrong | None:
    found = wrong_count(effect.per, spaces, where) if effect.per else None
    return found or wrong_conditions(effect.when, spaces, where)


def wrong_goal(place: str, spaces: Spaces, dark: bool) -> Wrong | None:
    """What is wrong with a place that a pawn is to go to, or nothing."""
    if place not in spaces:
        return wrong("space", place=place)
    if dark and spaces[place].protected:
        return wrong("protected", place=place)
    return None
