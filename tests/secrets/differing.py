"""Where two messages differ, so that a leak says what it is."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any


def differing(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Each path at which they are not the same, with both values."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        for key in one:
            yield from differing(one[key], other[key], f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list):
        for at, (mine, its) in enumerate(zip_longest(one, other)):
            yield from differing(mine, its, f"{path}[{at}]")
    elif one != other or type(one) is not type(other):
        yield f"{path}: {one!r} or {other!r}"
