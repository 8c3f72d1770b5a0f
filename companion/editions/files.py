"""An edition's files: reading them, and saying in which file and entry something is wrong."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import BaseModel, ValidationError

Model = TypeVar("Model", bound=BaseModel)


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
        raise EditionProblem(
            "problem-edition-entry",
            file=file.name,
            entry=".".join(str(part) for part in first["loc"]) or "the whole file",
            reason=first["msg"],
        ) from None


def read_yaml(file: Path) -> Any:
    """A YAML file's content. Raises EditionProblem where it is missing or no YAML."""
    try:
        return yaml.safe_load(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        raise EditionProblem("problem-edition-file", file=str(file)) from None
    except yaml.YAMLError as error:
        at = getattr(error, "problem_mark", None)
        raise EditionProblem(
            "problem-edition-yaml", file=file.name, line=at.line + 1 if at else 1
        ) from None


def wrong_entry(file: str, entry: str, reason: str) -> EditionProblem:
    """The problem that one entry of one file has."""
    return EditionProblem("problem-edition-entry", file=file, entry=entry, reason=reason)
