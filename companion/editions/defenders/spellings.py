"""How effects of Defenders of Hogwarts may be spelled, on whose cards, and what can be counted."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, get_args

from companion.games.defenders.core.cards import ANY, RANDOM, TYPES, ZONES, Do, Kept, Trigger, Who
from companion.games.defenders.core.definitions import OBSTACLES, PASSAGES, Space
from companion.games.defenders.core.lasting import KINDS

Side = Literal["house", "dark"]
Part = Literal["card", "reaction", "book", "event"]
Spaces = Mapping[str, Space]

SPACE = "<a space>"
"""Stands among the words of a spelling for the id of any space."""
TEXT = "<a text>"
AREAS = ("", "inside", "outside", SPACE)
ITEMS = ("book", "scroll", "token", "coin")
"""Those that effects give and take; the Detector goes by the Loyalty Track alone (RUL-46)."""
THIS = "this"

EVERYBODY: tuple[Who, ...] = get_args(Who)
HOUSES_OTHER: tuple[Who, ...] = ("house", "rival", "each_house", "each_rival")
FOR_DARK: tuple[Who, ...] = ("you", "house", "each_house", "everyone")
"""Whom a Dark Arts effect can mean: no House Player is another's rival there."""


class Where(NamedTuple):
    """Where an effect stands."""

    side: Side
    part: Part
    zones: range = range(1, len(ZONES) + 1)
    """What the Path can have reached by then, its zones counted from 1."""


class Spelling(NamedTuple):
    """How an effect may be spelled."""

    amounts: range = range(1, 2)
    what: tuple[str, ...] = ("",)
    dark_what: tuple[str, ...] = ()
    """What it may be on Dark Arts cards, where that is less."""
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
    "search": Spelling(what=("", *TYPES), dark_what=("",)),
    "recover": Spelling(range(1, 4), ("", *TYPES), dark_what=("",)),
    "acquire": Spelling(what=("", "row", "advanced", "deck"), dark_what=("", "deck")),
    "remove": Spelling(what=(THIS, "hand", "discard")),
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
    "protect": Spelling(what=KINDS["protect"], dark_what=("effects",)),
    "bar": Spelling(
        what=KINDS["bar"],
        who=("dark", *HOUSES_OTHER),
        dark_who=("house", "each_house"),
    ),
    "negate": Spelling(),
    "choose": Spelling(),
    "text": Spelling(what=(TEXT,)),
}
BARRED: Mapping[str, tuple[Side, ...]] = {
    "learn": ("house",),
    "passage": ("house",),
    "fly_off": ("house", "dark"),
    "deploy": ("dark",),
}
"""Who can be barred from what: only who may do it at all (DRK-1, MOV-10, MOV-14)."""
TRIGGERS: Mapping[Side, tuple[Trigger, ...]] = {
    "house": get_args(Trigger),
    "dark": ("effect", "targeted", "token", "event"),
}
"""What each side's reactions can come to; a bump is always the Dark Arts Player's own (DRK-4)."""
NEGATED = ("bump", "effect", "targeted", "token")
"""What a reaction may negate."""
COUNTED: Mapping[str, tuple[str, ...]] = {
    "pawns": ("", "inside", "outside", "protected", "stunned", SPACE),
    "items": ("", *get_args(Kept)),
}
