"""Wording: choices in words, as the referee repeats what it is asked."""

from collections.abc import Iterator, Sequence

from companion.games.kernel.decisions import ALONG, ASKED, PIECE, TO, Choice
from companion.games.kernel.layout import Layout
from companion.words import Words

OBJECTS = ("object", "other")
"""What the objects of a choice are called in its sentence."""
COUNTS = ("", "-one", "-two")
"""How the key of a sentence ends that has so many objects."""


def worded(choices: Sequence[Choice], layout: Layout, words: Words) -> str:
    """What somebody wants, such as "to learn": one choice after the other."""
    choices = [choice for choice in choices if choice[0] != ASKED] or choices
    match choices:
        case ((verb, piece), (to, place)) if (verb, to) == (PIECE, TO) and piece in layout:
            return words.say("referee-move", {"piece": _named(piece, layout, words), "to": place})
    first, *others = (_worded(choice, layout, words) for choice in choices)
    for then in others:
        first = words.say("referee-then", {"first": first, "then": then})
    return first


def _worded(choice: Choice, layout: Layout, words: Words) -> str:
    """In the game's own words, if it has any for such a choice; else as it was written."""
    verb, *objects = choice
    if verb == ALONG and len(objects) > 1:
        *over, last = objects
        objects = [", ".join(str(words.name(place)) for place in over), last]
    named = (_named(word, layout, words) for word in objects)
    facts = dict(zip(OBJECTS, named, strict=False))
    for key in _keys(str(verb), objects):
        said = words.say(key, facts)
        if said != key:
            return said
    written = " ".join(str(_named(word, layout, words)) for word in choice)
    return words.say("referee-choose", {"choice": f'"{written}"'})


def _keys(verb: str, objects: Sequence[str | int]) -> Iterator[str]:
    """For just that object, then for so many."""
    if len(objects) == 1:
        yield f"attempt-{verb}-{objects[0]}".replace("_", "-")
    if len(objects) < len(COUNTS):
        yield f"attempt-{verb}{COUNTS[len(objects)]}"


def _named(word: str | int, layout: Layout, words: Words) -> str | int:
    if isinstance(word, int) or word not in layout:
        return words.name(word)
    spot = layout[word]
    key = "referee-piece-lying" if spot.lying else "referee-piece"
    return words.say(key, {"owner": spot.owner, "place": spot.place})
