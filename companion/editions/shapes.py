"""Shapes: what a file's data can be instead of what they should be, in words of our own."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from pydantic_core import ErrorDetails

OWN = "wrong-"
"""Begins the types of the errors that the validators of our own files raise."""
SHAPES: Mapping[str, str] = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "invalid_key": "unknown",
    "model_type": "mapping",
    "model_attributes_type": "mapping",
    "dict_type": "mapping",
    "tuple_type": "list",
    "too_short": "few",
    "too_long": "many",
    "string_type": "text",
    "string_unicode": "text",
    "string_too_short": "blank",
    "string_too_long": "long",
    "string_pattern_mismatch": "pattern",
    "int_type": "whole",
    "int_from_float": "whole",
    "float_type": "number",
    "finite_number": "number",
    "bool_type": "flag",
    "greater_than": "low",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "literal_error": "choice",
}
"""What the library calls an error -> what is wrong then."""
BOUNDS: Mapping[str, str] = {
    "min_length": "least",
    "max_length": "most",
    "gt": "least",
    "ge": "least",
    "le": "most",
}
"""What the library calls a bound -> the fact that it is told as."""


class Misshapen(NamedTuple):
    """Where a file's data are wrong, and in which way."""

    entry: str
    why: str
    facts: Mapping[str, str | int | tuple[str, ...]]


def misshapen(error: ErrorDetails) -> Misshapen:
    """The same, as the library tells it; what it tells of itself is left out."""
    entry = ".".join(str(part) for part in error["loc"] if part != "[key]")
    context = error.get("ctx", {})
    if error["type"].startswith(OWN):
        return Misshapen(entry, error["type"].removeprefix(OWN), context)
    return Misshapen(entry, SHAPES.get(error["type"], "shape"), dict(_facts(context)))


def _facts(context: Mapping[str, Any]) -> Iterator[tuple[str, int | tuple[str, ...]]]:
    for name, fact in BOUNDS.items():
        if name in context:
            yield fact, int(context[name])
    if "expected" in context:
        yield "choices", tuple(re.findall(r"'([^']*)'", context["expected"]))
