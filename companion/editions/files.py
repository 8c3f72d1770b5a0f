"""An edition's files: reading them, and saying in which file and entry something is wrong."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
)
from pydantic_core import PydanticCustomError

from companion.editions.documents import DocumentProblem, parsed
from companion.editions.shapes import misshapen

Model = TypeVar("Model", bound=BaseModel)

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


def _printable(name: str) -> str:
    if not name.isprintable():
        raise PydanticCustomError("wrong-sign", "wrong-sign")
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=60),
    AfterValidator(_printable),
]
Flag = Annotated[bool, Field(strict=True)]
Fact = str | int


class Entry(BaseModel):
    """Part of an edition's file; unknown keys are mistakes."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)


class EditionProblem(Exception):
    """An edition cannot be used: a message key and its facts."""

    def __init__(self, key: str, /, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Mapping[str, Fact] = facts


class Wrong(NamedTuple):
    """What is wrong with an entry: a message key and its facts."""

    key: str
    facts: Mapping[str, Fact]


def wrong(why: str, **facts: Fact | Iterable[str]) -> Wrong:
    """What is wrong, with words as they stand in the file: in quotes, or `dark` would be told by
    its name in the game."""
    return Wrong(f"wrong-{why}", {name: _as_written(fact) for name, fact in facts.items()})


def _as_written(fact: Fact | Iterable[str]) -> Fact:
    if isinstance(fact, int):
        return fact
    words = (fact,) if isinstance(fact, str) else fact
    return ", ".join(f'"{word}"' for word in words)


def wrong_entry(file: str, entry: str, found: Wrong) -> EditionProblem:
    """The problem that one entry of one file has; without an entry, the whole file."""
    at = f'"{entry}"' if entry else "whole"
    return EditionProblem(found.key, file=file, entry=at, **found.facts)


def read(file: Path, model: type[Model]) -> Model:
    """The content of a YAML file as a model. Raises EditionProblem."""
    return shaped(file.name, read_yaml(file), model)


def shaped(file: str, content: Any, model: type[Model]) -> Model:
    """What a file's data say, if they are what this file can hold. Raises EditionProblem."""
    try:
        return model.model_validate(content)
    except ValidationError as error:
        entry, why, facts = misshapen(error.errors()[0])
        raise wrong_entry(file, entry, wrong(why, **facts)) from None


def read_yaml(file: Path) -> Any:
    """A YAML file's content. Raises EditionProblem where it is missing or no YAML."""
    try:
        return parsed(file.read_text(encoding="utf-8-sig"))
    except OSError:
        raise EditionProblem("problem-edition-file", file=str(file)) from None
    except UnicodeDecodeError:
        raise EditionProblem("problem-edition-text", file=file.name) from None
    except DocumentProblem as problem:
        key = f"problem-edition-{problem.why}"
        raise EditionProblem(key, file=file.name, **problem.facts) from None
