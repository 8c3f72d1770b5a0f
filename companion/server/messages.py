"""The messages between hub and clients. The browser's types are generated from here.

What clients send is checked by pydantic; what the hub sends is plain data with a declared shape.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypedDict

from pydantic import BaseModel, ConfigDict, Field

from companion.games.kernel.decisions import Facts

Nonce = Annotated[str, Field(min_length=1, max_length=40)]
Verb = Annotated[str, Field(max_length=60)]
SeatIn = Annotated[str, Field(max_length=40)]
ChoiceIn = Annotated[list[Verb | int], Field(min_length=1, max_length=60)]


class Incoming(BaseModel):
    """Everything a client asks for carries a nonce; a repeat gets the first answer."""

    model_config = ConfigDict(extra="forbid", strict=True)

    nonce: Nonce


class Claim(Incoming):
    """`claim`: take a free seat, in mid-game one that the host has given free. The answer brings
    the seat's key."""

    seat: SeatIn
    name: Annotated[str, Field(min_length=1, max_length=24)]


class Start(Incoming):
    """`start`: the host begins the game with the seats that are taken."""


class SeatOrder(Incoming):
    """`seat-order`: in the lobby the host orders the seats that are taken, clockwise."""

    seats: Annotated[list[SeatIn], Field(max_length=40)]


class KitIn(Incoming):
    """`kit`: in the lobby the host says whether a part of the box is real or on the screen."""

    part: Annotated[str, Field(max_length=40)]
    real: bool


class RulingIn(Incoming):
    """`ruling`: in the lobby the host switches a ruling of ours to the other reading, or back."""

    row: Annotated[str, Field(max_length=20)]
    switched: bool


class PaperIn(Incoming):
    """`paper`: in the lobby the host says whether a seat's cards are real or on its phone."""

    seat: SeatIn
    paper: bool


class Free(Incoming):
    """`free`: the host takes a seat from whoever has it, so that somebody can claim it anew, in
    mid-game too. Its keys open it no more, and who is connected there only watches."""

    seat: SeatIn


class NewTable(Incoming):
    """`new-table`: the host makes a new table of the same box, and the screen shows it. The
    answer brings its code and a host key for it; the old table can still be reached."""


class Undo(Incoming):
    """`undo`: take back the own last step. `host`: take back the last step of the table, whoever
    made it (so does a host without a seat); `force`: although something hidden was seen since."""

    host: bool = False
    force: bool = False


class Correct(Incoming):
    """`correct`: the host sets something right, such as ["stands", piece, place] or ["lies",
    piece, 0 or 1]; everybody is told the reason."""

    choice: ChoiceIn
    reason: Annotated[str, Field(min_length=1, max_length=120)]


class Tick(Incoming):
    """`tick`: a task is done on the real board; its `tick`, "all" for all that have
    one, or "own" for all chores of the own seat."""

    task: Annotated[str, Field(min_length=1, max_length=200)]


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


class ProblemOut(Sentence):
    """`problem`: something that nobody asked for and this client must know: its seat was opened
    elsewhere (the hub then ends the connection), or the host has given its seat free."""


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
    """The new seat key, in answer to a claim; the new host key, in answer to `new-table`."""
    code: str | None
    """The new table's code, in answer to `new-table`."""


class EventOut(TypedDict):
    """Something that happened, as the log shows it to everybody."""

    revision: int
    key: str
    rule: str
    facts: Facts
    undone: bool
    """Was it taken back? It stays in the log, and did not happen."""


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


class TaskOut(Sentence):
    """What hands must still do on the real board."""

    tick: str | None
    """What to `tick` it by; None where it goes by itself, because the board is watched."""


class UndoOut(TypedDict):
    """What this client may take back: a seat its own last step, a host without a seat the last
    one of the table."""

    allowed: bool
    problem: Sentence | None
    """Why it cannot, if it cannot."""
    host: Sentence | None
    """Why the host cannot take back the last step of the table; `problem-undo-force` if it takes
    `force`. None if it can, and for everybody else."""


class KitOut(TypedDict):
    """What of the box is real, and what is on the screen."""

    parts: list[str]
    """What can be real, in the box's order; first the pieces on the map."""
    real: list[str]
    paper_seats: list[str]
    """The seats that can have real cards."""
    paper: list[str]
    house_rules: list[str]
    """Ids of the rulings that can be switched."""
    rulings: list[str]
    """Those that are."""


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
    """All seats of the game, in the box's order."""
    order: list[str]
    """The seats that play, or have been taken in the lobby, clockwise round the table."""
    startable: RulingOut
    """May the game begin with the seats that are taken?"""
    draft: DraftOut | None
    tasks: list[TaskOut]
    chores: list[TaskOut]
    """What the client must still do with the own real cards; nobody else is told."""
    source: SourceOut
    undo: UndoOut | None
    """None before the game has begun, and for those who only watch."""
    kit: KitOut
    current: str
    """The code of the table that the screen shows: another one after `new-table`."""
