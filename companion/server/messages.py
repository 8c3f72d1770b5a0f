"""What the hub tells: plain data with a declared shape. The browser's types are generated from
here."""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from companion.games.kernel.decisions import Facts


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
    """`answer`: what came of a message. A refusal holds a ruling or a problem; so does what the
    referee says, which is accepted when it is a ruling."""

    nonce: str
    accepted: bool
    revision: int
    """The game of this revision shows what came of it."""
    ruling: RulingOut | None
    problem: Sentence | None
    key: str | None
    """The new seat key, in answer to a claim; a new host key, in answer to `new-table` and
    `show-table`."""
    code: str | None
    """The code of the table that the screen shows, in answer to the same."""
    assumed: list[list[str | int]]
    """What the referee's ruling takes to be chosen before."""
    file: str | None
    """The text of the dispute's file, in answer to `export`."""


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
    bot: bool
    """Does a bot play it? It has no phone, so it is never connected."""
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


class SeenOut(Sentence):
    """Something hidden that somebody saw, as everybody was told of it."""

    own: list[str]
    """What only this client's seat saw of it, by name."""


class StepOut(TypedDict):
    """A step that was made, and can be gone back before."""

    since: int
    """Names it at its table."""
    seat: str
    """Who made it: a seat or the host."""
    told: Sentence | None
    """What it was, as everybody was told, if anything was."""
    choice: list[str | int] | None
    """What was chosen, if it was this client's own seat."""
    seen: list[SeenOut]
    """What was hidden until somebody saw it, with this step or after it: the newest of it."""


class UndoOut(TypedDict):
    """How this client may go back."""

    allowed: bool
    """May it take back the last step at once: a seat its own one, a host anybody's?"""
    steps: list[StepOut]
    """The last steps, newest first, and the own last one. The table may agree to go back before
    any, the host does so at once."""


class CorrectableOut(TypedDict):
    """`correctable.json` lists them: one thing that can be set right, the same for every reader.
    The correction is `begins` and then `least` to `most` of the choices."""

    begins: list[str | int]
    choices: list[str | int]
    """Each may be said as often as it stands here."""
    least: int
    most: int
    now: list[str | int] | None
    """What is said of it at present; None where that is hidden."""
    group: str
    hidden: bool
    """Is it the host's alone, because somebody sees what was hidden?"""


class ProposalOut(Sentence):
    """What the table is asked to agree to, and by whom."""

    number: int
    seat: str
    step: StepOut | None
    """What it would go back before."""
    about: list[Sentence]
    """What will be told of the correction."""
    missing: list[str]
    """The seats that have not answered."""
    seconds: int
    """Until silence counts as a yes."""


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
    """How a source is doing."""

    state: Literal["starting", "seeing", "lost"]
    key: str
    facts: Facts
    qr: list[str] | None
    """The secret address among the facts as a QR code, row by row: 1 where it is dark."""


class TableOut(TypedDict):
    """Another table that is still to be played."""

    code: str
    names: list[str]
    """Of those who sit there."""


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
    sources: list[SourceOut]
    undo: UndoOut | None
    """None before the game has begun, and for those who only watch."""
    proposal: ProposalOut | None
    proposal_ended: Sentence | None
    """Why the last proposal came to nothing, for a while."""
    kit: KitOut
    current: str
    """The code of the table that the screen shows: another one after `new-table`."""
    left: list[TableOut]
    """The tables that the host can go back to, the one that was played last first."""
