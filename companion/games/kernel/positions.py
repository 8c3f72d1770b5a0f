"""Positions as data: what differs from one, and what of one the host may set right."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from companion.games.kernel.decisions import Choice

Position = Mapping[str, Any]
"""JSON-able: setting -> value, or setting -> owner -> value. Each game has its own settings."""


class Difference(NamedTuple):
    """A setting that is not as it should be."""

    entry: str
    """The setting and, after a dot, whose it is."""
    expected: Any
    found: Any


class Stranger(NamedTuple):
    """A name that nothing in the box has."""

    entry: str
    """Where it stands: `state` or `attempt` and, after dots, what there."""
    name: str


class Correctable(NamedTuple):
    """One thing that can be set right, as far as everybody may know. The correction is `begins`
    and then `least` to `most` of the `choices`, each as often as it stands there."""

    begins: Choice
    choices: tuple[str | int, ...]
    least: int = 1
    most: int = 1
    now: Choice | None = None
    """What stands after `begins` at present; None where that is hidden."""
    group: str = ""
    """What kind of thing it is, for a form with many of them."""
    hidden: bool = False
    """Does somebody see what was hidden? Then it is the host's alone: nobody agrees unseen."""
