"""A stage of the set-up: what it needs of the frames, and what it says meanwhile."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

from companion.tracking.source import Facts
from vision.seeing.look import Frame, Look
from vision.setup.settings import Settings

Answer = Literal["begin", "stop", "skip", "accept", "false", "number"]
"""What a person can answer; `number` stands for a number of millimetres."""


class Saying(NamedTuple):
    """What is to be done now, and how much of it is done."""

    key: str
    facts: Facts = {}
    progress: float = 0.0
    """From 0 to 1."""
    answers: Sequence[Answer] = ()
    """What the person may answer to this, beside what can always be answered."""


class Stage(Protocol):
    """One of them. It looks at frames until it has what it needs."""

    saying: Saying

    def see(self, frame: Frame, look: Look, settings: Settings) -> Settings | None:
        """Take in a frame; the new settings as soon as all is known."""

    def answer(self, answer: str, settings: Settings) -> Settings | None:
        """Take in an answer; the new settings where that is all. Raises SourceProblem for one that
        does not do."""

    def done(self, settings: Settings) -> Saying:
        """What came of it."""


def tenths(value: float) -> str:
    """A number as people read it."""
    return f"{value:.1f}"
