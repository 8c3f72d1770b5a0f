"""An edition's files: reading them, and saying in which file and entry something is wrong."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError

Model = TypeVar("Model", bound=BaseModel)

LOADER: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The fast one, where PyYAML was built with it."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Name = Annotated[str, Field(min_length=1, max_length=60)]


class Entry(BaseModel):
    """Part of an edition's file; unknown keys are mistakes."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)


class EditionProblem(Exception):
    """An edition cannot be used: a message key and its facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Mapping[str, str | int] = facts


def read(file: Path, model: type[Model]) -> Model:
    """The content of a YAML file as a model. Raises EditionProblem."""
    try:
        return model.model_validate(read_yaml(file))
    except ValidationError as error:
        first = error.errors()[0]
        entry = ".".join(str(part) for part in first["loc"])
        reason = first["msg"].removeprefix("Value error, ")
        raise wrong_entry(file.name, entry or "the whole file", reason) from None


def read_yaml(file: Path) -> Any:
    """A YAML file's content. Raises EditionProblem where it is missing or no YAML."""
    try:
        return yaml.load(file.read_text(encoding="utf-8"), LOADER)
    except (OSError, UnicodeDecodeError):
        raise EditionProblem("problem-edition-file", file=str(file)) from None
    except yaml.YAMLError as error:
        at = getattr(error, "problem_mark", None)
        raise EditionProblem(
            "problem-edition-yaml", file=file.name, line=at.line + 1 if at else 1
        ) from None
    except (ValueError, RecursionError):  # a date that is none; brackets without end
        raise EditionProblem("problem-edition-yaml", file=file.name, line=1) from None


def wrong_entry(file: str, entry: str, reason: str) -> EditionProblem:
    """The problem that one entry of one file has. In quotes, or an entry `dark` would be told by
    its name in the game."""
    return EditionProblem("problem-edition-entry", file=file, entry=f'"{entry}"', reason=reason)
