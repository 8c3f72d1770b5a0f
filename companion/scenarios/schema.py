"""The shape of a scenario file, for editors: ``python -m companion.scenarios.schema`` prints it.

It is kept in docs/scenario.schema.json.
"""

import json
import sys
from typing import Any

from pydantic import TypeAdapter

from companion.editions.boxes import GAMES
from companion.scenarios.files import DisputeFile, Scenario


def schema() -> dict[str, Any]:
    """JSON Schema of a scenario file; a position is one of any game that is known."""
    either: TypeAdapter[Scenario | DisputeFile] = TypeAdapter(Scenario | DisputeFile)
    drawn = either.json_schema()
    shapes = [registered.game.position_shape() for registered in GAMES.values()]
    position = shapes[0] if len(shapes) == 1 else {"anyOf": shapes}
    definitions = drawn.pop("$defs")
    for shape in ("Scenario", "Expectation"):
        definitions[shape]["properties"]["position"] = {"$ref": "#/$defs/Position"}
    whole = {**drawn, "$defs": {**definitions, "Position": position}}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **_without_null(whole)}


def _without_null(shape: Any) -> Any:
    """A file leaves out what it does not say; null stands for that in the program alone."""
    if isinstance(shape, list):
        return [_without_null(part) for part in shape if part != {"type": "null"}]
    if not isinstance(shape, dict):
        return shape
    kept = {key: part for key, part in shape.items() if (key, part) != ("default", None)}
    return {key: _without_null(part) for key, part in kept.items()}


def main() -> None:
    json.dump(schema(), sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
