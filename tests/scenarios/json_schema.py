"""JSON Schema, as far as the schema of scenario files uses it."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

Shape = Mapping[str, Any]
TYPES: Mapping[str, Callable[[Any], bool]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
}
OF_A_TYPE: Mapping[str, tuple[type, Callable[[Any, Any], bool]]] = {
    "minItems": (list, lambda said, value: len(value) >= said),
    "required": (dict, lambda said, value: value.keys() >= {*said}),
    "minProperties": (dict, lambda said, value: len(value) >= said),
    "maxProperties": (dict, lambda said, value: len(value) <= said),
    "pattern": (str, lambda said, value: re.search(said, value) is not None),
    "maxLength": (str, lambda said, value: len(value) <= said),
    "minimum": (int, lambda said, value: value >= said),
    "maximum": (int, lambda said, value: value <= said),
}
"""What is asked of values of one type; all others may be anything."""
ABOUT = {"$schema", "$defs", "title", "description", "default"}
"""Words that refuse nothing."""


def fits(whole: Shape, value: Any) -> bool:
    """Is a value of this shape? A word of the schema that is not known here is an error."""

    def is_like(shape: Shape, value: Any) -> bool:
        words = shape.keys() - ABOUT - OF_A_TYPE.keys()
        return all(_is_of_a_type(shape, value)) and all(
            is_so(word, shape, value) for word in sorted(words)
        )

    def is_so(word: str, shape: Shape, value: Any) -> bool:
        said = shape[word]
        match word:
            case "$ref":
                return is_like(whole["$defs"][said.removeprefix("#/$defs/")], value)
            case "type":
                names = [said] if isinstance(said, str) else said
                return any(TYPES[name](value) for name in names)
            case "const" | "enum":
                allowed = [said] if word == "const" else said
                return any(type(value) is type(each) and value == each for each in allowed)
            case "not":
                return not is_like(said, value)
            case "anyOf" | "oneOf":
                found = sum(is_like(each, value) for each in said)
                return found == 1 if word == "oneOf" else found > 0
            case _:
                return all(is_like(part, each) for part, each in _parts(word, shape, value))

    return is_like(whole, value)


def _is_of_a_type(shape: Shape, value: Any) -> Iterator[bool]:
    for word in OF_A_TYPE.keys() & shape.keys():
        kind, holds = OF_A_TYPE[word]
        yield not isinstance(value, kind) or holds(shape[word], value)


def _parts(word: str, shape: Shape, value: Any) -> Iterator[tuple[Shape, Any]]:
    """The parts of a value, each with the shape that it must have."""
    said = shape[word]
    assert word in ("items", "properties", "additionalProperties"), word
    if word == "items":
        yield from ((said, each) for each in (value if isinstance(value, list) else ()))
    elif isinstance(value, dict) and word == "properties":
        yield from ((said[key], value[key]) for key in value.keys() & said.keys())
    elif isinstance(value, dict):
        refusing: Shape = {"not": {}}
        others = refusing if said is False else {} if said is True else said
        yield from ((others, value[key]) for key in value.keys() - shape.get("properties", {}))
