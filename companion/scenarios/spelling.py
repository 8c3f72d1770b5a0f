"""Choices as people write them: pieces by their places, and no serial anywhere."""

from collections.abc import Iterator, Sequence
from itertools import product

from companion.games.kernel.decisions import PIECE, Choice
from companion.games.kernel.layout import Layout, Spot
from companion.scenarios.files import ScenarioProblem


def meant(text: str, seat: str, options: Sequence[Choice], layout: Layout) -> Choice:
    """The choice that a text means: one of the options, if it can be, else what it says word by
    word, to be refused. Raises ScenarioProblem where it could mean several options."""
    wanted = " ".join(text.split())
    found = [option for option in options if wanted in spellings(option, layout)]
    if len({_look(option, layout) for option in found}) > 1:
        choices = ", ".join(sorted({spelled(option, layout) for option in found}))
        raise ScenarioProblem("problem-scenario-ambiguous", choice=wanted, choices=choices)
    if found:
        return found[0]
    verb, _, rest = wanted.partition(" ")
    if verb == PIECE or any(
        option[0] == verb and _names_piece(option, layout) for option in options
    ):
        pieces = [piece for piece, spot in layout.items() if rest in set(_names(spot))]
        pieces.sort(key=lambda piece: layout[piece].owner != seat)
        if pieces:
            return verb, pieces[0]
    return tuple(int(word) if word.isdecimal() else word for word in wanted.split())


def spellings(choice: Choice, layout: Layout) -> set[str]:
    """All that a choice may be written as."""
    return {" ".join(named) for named in product(*_named(choice, layout))}


def spelled_all(choices: Sequence[Choice], layout: Layout) -> list[str]:
    """Choices as one would write them, those that look alike once."""
    return list(dict.fromkeys(spelled(choice, layout) for choice in choices))


def _word(word: str | int) -> str:
    return str(word)


def _names(spot: Spot) -> Iterator[str]:
    posture = "lying" if spot.lying else "standing"
    for owner, how in product(("", f"{spot.owner} "), ("", f" {posture}")):
        yield f"{owner}{spot.place}{how}"


def spelled(choice: Choice, layout: Layout) -> str:
    """A choice as one would write it, most exactly."""
    return " ".join(max(names, key=len) for names in _named(choice, layout))


def _named(choice: Choice, layout: Layout) -> Iterator[tuple[str, ...]]:
    """All that each word of a choice may be written as."""
    for word in map(_word, choice):
        yield tuple(_names(layout[word])) if word in layout else (word,)


def _look(choice: Choice, layout: Layout) -> tuple[str | Spot, ...]:
    return tuple(layout.get(str(word), str(word)) for word in choice)


def _names_piece(choice: Choice, layout: Layout) -> bool:
    return any(word in layout for word in map(_word, choice))
