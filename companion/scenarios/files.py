"""Scenario files, disputes among them: what stands in them, and reading them."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    RootModel,
    Tag,
    ValidationError,
    field_validator,
    model_validator,
)
from pydantic_core import PydanticCustomError

from companion.editions.documents import DocumentProblem, parsed
from companion.editions.shapes import misshapen

Facts = Mapping[str, str | int]
Whole = Annotated[int, Field(strict=True)]
Fact = str | Whole
Words = Annotated[str, Field(max_length=200, pattern=r"[^\s\x00-\x1f]")]
"""Something to be read, and no more than anybody would write."""


class ScenarioProblem(Exception):
    """A scenario cannot be played: the entry that is wrong, a message key and its facts."""

    def __init__(self, key: str, entry: str = "", /, **facts: str | int) -> None:
        super().__init__(key, entry, facts)
        self.key = key
        self.entry = entry
        self.facts: Facts = facts


class Part(BaseModel):
    """Part of a scenario file; unknown keys are mistakes."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @field_validator("*", mode="before")
    @classmethod
    def _refuse_nothing(cls, value: Any) -> Any:
        """An entry that was begun and not written would expect nothing."""
        if value is None:
            raise PydanticCustomError("wrong-nothing", "wrong-nothing")
        return value


class Refusal(Part):
    """A refusal by this rule, with these facts among its own."""

    rule: str
    facts: dict[str, Fact] = {}


def _as_rule(value: Any) -> Any:
    return {"rule": value} if isinstance(value, str) else value


Refused = Annotated[Refusal, BeforeValidator(_as_rule, json_schema_input_type=str | Refusal)]
"""A refusal; its rule alone will do."""


class Options(Part):
    """What may be chosen, spelled like decisions: just these, these too, or none of these."""

    of: str | None = None
    """The seat that is asked, where several are."""
    exactly: tuple[Words, ...] | None = None
    include: tuple[Words, ...] = ()
    exclude: tuple[Words, ...] = ()


def _how_told(value: Any) -> str:
    return "facts" if isinstance(value, dict) else "key"


Happening = Annotated[
    Annotated[str, Tag("key")]
    | Annotated[dict[str, dict[str, Fact]], Field(min_length=1, max_length=1), Tag("facts")],
    Discriminator(_how_told),
]
"""The key of an event, or the key with some of its facts."""


EITHER: dict[str, Any] = {"not": {"required": ["allowed", "refused"]}}
"""For editors: not both."""


class Judging(Part):
    """What expects a ruling."""

    model_config = ConfigDict(json_schema_extra=EITHER)

    allowed: Any = None
    refused: Refused | None = None

    @property
    def expects_ruling(self) -> bool:
        """Does it say how a decision is ruled on?"""
        return self.allowed is not None or self.refused is not None

    @model_validator(mode="after")
    def _refuse_both(self) -> Self:
        if self.allowed is not None and self.refused is not None:
            raise PydanticCustomError("wrong-both", "wrong-both")
        return self


class Expectation(Judging):
    """What must hold. `allowed` and `refused` are about the decision before."""

    allowed: Literal[True] | None = None
    position: dict[str, Any] | None = None
    """As far as it is said, in the words of the scenario's own position."""
    options: Options | None = None
    events: tuple[Happening, ...] = ()
    """What came of the decision before, in this order; others may come between."""
    asked: dict[str, str] | None = None
    """Seat -> what kind of question; all that is asked."""


def _spelled_out(value: Any) -> Any:
    return {"allowed": True} if value == "allowed" else value


Expected = Annotated[
    Expectation,
    BeforeValidator(_spelled_out, json_schema_input_type=Literal["allowed"] | Expectation),
]


class Check(Part):
    """An expectation between two decisions."""

    expect: Expected


class Choosing(RootModel[Annotated[dict[str, Words], Field(min_length=1, max_length=1)]]):
    """A decision: the seat and its choice, such as `piece great_hall`. A piece is named by its
    place, where needed with its owner before and `lying` or `standing` after it."""

    model_config = ConfigDict(frozen=True, json_schema_extra={"not": {"required": ["expect"]}})

    @property
    def seat(self) -> str:
        return next(iter(self.root))

    @property
    def text(self) -> str:
        return self.root[self.seat]


def _which(value: Any) -> str:
    is_check = isinstance(value, Check) or (isinstance(value, dict) and "expect" in value)
    return "check" if is_check else "choosing"


Step = Annotated[
    Annotated[Check, Tag("check")] | Annotated[Choosing, Tag("choosing")],
    Discriminator(_which),
]


class ChanceEntry(Part):
    """What chance does: the outcomes of a seed, or first of all these after the position."""

    seed: Annotated[Whole, Field(ge=0, le=2**64 - 1)] = 1
    outcomes: tuple[tuple[Whole, ...], ...] = ()
    """Positions before a shuffle, in the order after it; those left out follow as they lie."""


class KitEntry(Part):
    """How the table was set up; each game offers its own."""

    real: tuple[str, ...] = ()
    """What of the box is on the table."""
    paper: tuple[str, ...] = ()
    """The seats whose cards are real ones."""
    rulings: tuple[str, ...] = ()
    """The rulings of this companion that the table plays the other way."""


class Scenario(Part):
    """A scenario. Its file begins with a comment: the question that a player would ask."""

    edition: str = "training"
    """A built-in edition, or a folder seen from the file, such as `./mine`."""
    shows: tuple[Words, ...] = ()
    """The rules that it shows, by their ids."""
    seats: Annotated[tuple[str, ...], Field(min_length=1)]
    """In their order round the table."""
    options: KitEntry = KitEntry()
    position: dict[str, Any] = {}
    """What differs from the game after set-up."""
    chance: ChanceEntry = ChanceEntry()
    decisions: tuple[Step, ...] = ()
    expect: Expected | None = None
    """What must hold in the end."""


Chosen = Annotated[tuple[Fact, ...], Field(min_length=1)]
"""A choice word by word, as a table has it."""


class Answered(Judging):
    """What the referee has answered: by which rule it is allowed, or refused."""

    allowed: Words | None = None
    assumed: tuple[Chosen, ...] = ()
    """What would have to be chosen before."""


class DisputeFile(Part):
    """What somebody asked the referee at a table, with all that the asker knew. Its file, too,
    begins with the question."""

    edition: str
    digest: str
    """Of what is printed on that edition: another one does not answer for it."""
    rules: str
    """The version of the game's rules."""
    seats: Annotated[tuple[str, ...], Field(min_length=1)]
    options: KitEntry = KitEntry()
    reader: str
    """Who asks."""
    attempt: Annotated[tuple[Chosen, ...], Field(min_length=1)]
    expect: Answered
    state: dict[str, Any]
    """The situation, to the last detail that the asker knew."""


def read(file: Path) -> tuple[str, Scenario | DisputeFile]:
    """The question of a file, and what else stands in it. Raises ScenarioProblem."""
    question, content = _question(file)
    is_dispute = isinstance(content, dict) and "state" in content
    shape = DisputeFile if is_dispute else Scenario
    try:
        return question, shape.model_validate(content)
    except ValidationError as error:
        first = error.errors()[0]
        _, why, facts = misshapen(first)
        bounds = {name: fact for name, fact in facts.items() if isinstance(fact, int)}
        missing = first["loc"][-1:] if why == "missing" else ()
        entry = ".".join((*_written(content, first["loc"]), *map(str, missing)))
        raise ScenarioProblem(f"problem-scenario-{why}", entry, **bounds) from None


def _question(file: Path) -> tuple[str, Any]:
    """The question that a file begins with, and what follows it. Raises ScenarioProblem."""
    try:
        text = file.read_text(encoding="utf-8-sig")
        content = parsed(text)
    except (OSError, UnicodeDecodeError):
        raise ScenarioProblem("problem-scenario-file") from None
    except DocumentProblem as problem:
        raise ScenarioProblem(f"problem-scenario-{problem.why}", **problem.facts) from None
    first = text.partition("\n")[0]
    question = first.strip("# ")
    if not first.startswith("#") or not question.endswith("?") or not question.strip("?"):
        raise ScenarioProblem("problem-scenario-question")
    return question, content


def _written(content: Any, way: Sequence[str | int]) -> Iterator[str]:
    """The way to an entry, as far as the file has it: the shape has joints of its own. People
    count from one."""
    for part in way:
        if isinstance(part, int) or (isinstance(content, dict) and part in content):
            content = content[part]
            yield str(part + 1 if isinstance(part, int) else part)
