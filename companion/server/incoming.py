"""What clients ask of the hub, checked by pydantic. The browser's types are generated from here."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

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
    name: Annotated[str, Field(min_length=1, max_length=200)]


class StandUp(Incoming):
    """`stand-up`: in the lobby, give the own seat back."""


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
    """`free`: the host takes a seat from whoever has it, or from a bot, so that somebody can claim
    it anew, in mid-game too. Its keys open it no more, and who is connected there only watches."""

    seat: SeatIn


class BotIn(Incoming):
    """`bot`: the host lets a bot play a free seat, in mid-game too one that was given free.
    `free` takes it off again."""

    seat: SeatIn


class NewTable(Incoming):
    """`new-table`: the host makes a new table of the same box, and the screen shows it. The
    answer brings its code and a host key for it; the old table can still be reached."""


class ShowTable(Incoming):
    """`show-table`: the host goes back to a table that was left, and the screen shows it. The
    answer is that of `new-table`."""

    code: Annotated[str, Field(min_length=1, max_length=20)]


class Undo(Incoming):
    """`undo`: take back the own last step. `host`: take back the last step of the table, whoever
    made it (so does a host without a seat), or all from the step `since`; `force`: although
    something hidden was seen since."""

    host: bool = False
    force: bool = False
    since: int | None = None


class Correct(Incoming):
    """`correct`: the host sets something right, such as ["stands", piece, place] or ["lies",
    piece, 0 or 1]; everybody is told the reason."""

    choice: ChoiceIn
    reason: Annotated[str, Field(min_length=1, max_length=120)]


class CorrectionIn(BaseModel):
    """What is to be set right, and why."""

    model_config = ConfigDict(extra="forbid", strict=True)

    choice: ChoiceIn
    reason: Annotated[str, Field(min_length=1, max_length=120)]


class Propose(Incoming):
    """`propose`: ask the table to set something right, or (without a correction) to go back
    before the step `since`, or the own last one. It happens unless somebody says no."""

    correction: CorrectionIn | None = None
    since: int | None = None


class Vote(Incoming):
    """`vote`: say yes or no to the proposal of this number. `host`: decide it, for all (so does a
    host without a seat)."""

    number: int
    yes: bool
    host: bool = False


class Ask(Incoming):
    """`ask`: would this be allowed? ["piece", piece] and ["to", place], at any time; or what the
    own seat could choose now, and what it would choose then: what lies between is found, and
    ["asked", kind] before a choice says which question it answers. Nothing comes of it but the
    answer."""

    attempt: Annotated[list[ChoiceIn], Field(min_length=1, max_length=8)]


class Export(Ask):
    """`export`: the same question, as it was answered at this revision, as a scenario file. It
    holds what the asker may know, and the answer brings it."""

    revision: int


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
