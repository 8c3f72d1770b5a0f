"""The messages between hub and clients. The browser's types are generated from here.

What clients send is checked by pydantic; what the hub sends is plain data with a declared shape.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypedDict

from pydantic import BaseModel, ConfigDict, Field

Facts = Mapping[str, str | int]
Nonce = Annotated[str, Field(min_length=1, max_length=40)]
Verb = Annotated[str, Field(max_length=60)]
ChoiceIn = Annotated[list[Verb | int], Field(min_length=1, max_length=60)]


class Incoming(BaseModel):
    """Everything a client asks for carries a nonce; a repeat gets the first answer."""

    model_config = ConfigDict(extra="forbid", strict=True)

    nonce: Nonce


class Claim(Incoming):
    """`claim`: take a free seat. The answer brings the seat's key."""

    seat: Annotated[str, Field(max_length=40)]
    name: Annotated[str, Field(min_length=1, max_length=24)]


class Start(Incoming):
    """`start`: the host begins the game with the seats that are taken."""


class Decide(Incoming):
    """`decide`: answer a pending of the own seat."""

    serial: int
    choice: ChoiceIn


class DraftIn(Incoming):
    """`draft`: show a move that is not yet made; no choices drop it."""

    serial: int
    choices: Annotated[list[ChoiceIn], Field(max_length=8)]


class Done(Incoming):
    """`done`: the draft has been moved on the board; make it the decision."""

    serial: int


class Sentence(TypedDict):
    """A message key and what it is about; the catalogue turns it into language."""

    key: str
    facts: Facts


class RulingOut(TypedDict):
    """Allowed or refused, with rule and page."""

    allowed: bool
    rule: str
    source: str
    key: str
    facts: Facts


class Answer(TypedDict):
    """`answer`: what came of a message. A refusal holds a ruling or a problem."""

    nonce: str
    accepted: bool
    ruling: RulingOut | None
    problem: Sentence | None
    key: str | None
    """The new seat key, in answer to a claim."""


class EventOut(TypedDict):
    """Something that happened, as the log shows it to everybody."""

    revision: int
    key: str
    rule: str
    facts: Facts


class GameMessage(TypedDict):
    """`game`: the reader's view at a revision, and the last events, newest last."""

    revision: int
    view: Mapping[str, Any]
    events: list[EventOut]


class SeatAround(TypedDict):
    """A seat in the lobby and during play."""

    seat: str
    name: str | None
    """Who took it, or None while it is free."""
    connected: bool


class DraftOut(TypedDict):
    """A move seen or tapped but not yet made."""

    seat: str
    serial: int
    choices: list[list[str | int]]
    options: list[list[str | int]]
    """How it could go on; empty when it is complete or refused."""
    complete: bool
    ruling: RulingOut | None
    """Why it cannot be made, if it cannot."""


class SourceOut(TypedDict):
    """How the source is doing."""

    state: Literal["none", "starting", "seeing", "lost"]
    key: str
    facts: Facts


class Around(TypedDict):
    """`around`: everything beside the game itself; the newest wins, nothing is kept."""

    code: str
    url: str
    """Where phones join."""
    phase: Literal["lobby", "playing", "over"]
    host: bool
    """Does this client hold the host key?"""
    seat: str | None
    """The client's own seat."""
    seats: list[SeatAround]
    startable: RulingOut
    """May the game begin with the seats that are taken?"""
    draft: DraftOut | None
    tasks: list[Sentence]
    source: SourceOut
