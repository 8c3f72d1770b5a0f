"""The shapes of everything that crosses the wire, as JSON Schema for the browser's types.

``python -m companion.server.types`` prints the messages and what every view holds;
``python -m companion.server.types GAME`` what one game shows and what is printed on its box.
"""

import functools
import json
import operator
import sys
import types
from collections.abc import Iterable, Sequence
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import typing_extensions
from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema

from companion.editions.boxes import GAMES
from companion.games.kernel.views import BaseView
from companion.server import incoming, messages

MESSAGES: Sequence[type] = (
    incoming.Claim,
    incoming.StandUp,
    incoming.SeatOrder,
    incoming.KitIn,
    incoming.PaperIn,
    incoming.RulingIn,
    incoming.Free,
    incoming.BotIn,
    incoming.NewTable,
    incoming.ShowTable,
    incoming.Start,
    incoming.Decide,
    incoming.DraftIn,
    incoming.Done,
    incoming.Undo,
    incoming.Correct,
    incoming.Propose,
    incoming.Vote,
    incoming.Ask,
    incoming.Export,
    incoming.Tick,
    messages.Answer,
    messages.ProblemOut,
    messages.GameMessage,
    messages.Around,
    messages.CorrectableOut,
    BaseView,
)


def schema(shapes: Iterable[type]) -> JsonSchemaValue:
    """One JSON Schema whose definitions are the shapes and all that they are made of."""
    copies: dict[type, type] = {}
    inputs = [
        (shape.__name__, "serialization", TypeAdapter(_readable(shape, copies))) for shape in shapes
    ]
    roots, rest = TypeAdapter.json_schemas(
        inputs,  # type: ignore[arg-type] # a list of literal modes, which is invariant
        ref_template="#/definitions/{model}",
        schema_generator=_Draft7,
    )
    definitions: dict[str, Any] = dict(rest.get("$defs", {}))
    for (name, _), root in roots.items():
        definitions.setdefault(name, root)
    return {"definitions": dict(sorted(definitions.items()))}


class _Draft7(GenerateJsonSchema):
    """The older spelling of tuples, and no titles: they would become types of their own."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False

    def tuple_schema(self, schema: core_schema.TupleSchema) -> JsonSchemaValue:
        drawn = super().tuple_schema(schema)
        if "prefixItems" in drawn:
            drawn["items"] = drawn.pop("prefixItems")
        return drawn


def _readable(shape: Any, copies: dict[type, type]) -> Any:
    """The shape with its typed dictionaries copied into the kind that pydantic reads.

    Views are standard-library types, and before Python 3.12 pydantic refuses those.
    """
    if is_typeddict(shape):
        return copies[shape] if shape in copies else _copy(shape, copies)
    parts = tuple(_readable(part, copies) for part in get_args(shape))
    if parts == get_args(shape):
        return shape
    origin: Any = get_origin(shape)
    if origin in (Union, types.UnionType):
        return functools.reduce(operator.or_, parts)
    return origin[parts]


def _copy(shape: Any, copies: dict[type, type]) -> type:
    """Known before its fields are: a shape may hold others of its own kind."""
    hints = get_type_hints(shape, include_extras=True)
    make: Any = typing_extensions.TypedDict
    copy: type = make(shape.__name__, dict.fromkeys(hints, Any))
    copy.__doc__ = shape.__doc__
    copies[shape] = copy
    copy.__annotations__.update({name: _readable(hints[name], copies) for name in hints})
    return copy


def main(arguments: Sequence[str]) -> None:
    """Print the schema of the messages, or of the game that is named."""
    shapes = MESSAGES
    for name in arguments[:1]:
        shapes = (GAMES[name].view_type, GAMES[name].printed_type)
    json.dump(schema(shapes), sys.stdout, indent=1)


if __name__ == "__main__":
    main(sys.argv[1:])
