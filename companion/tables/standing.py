"""How a table stands: everything that readers are told from, as one value."""

from collections.abc import Mapping, Set
from typing import Any, Literal, NamedTuple

from companion.games.kernel.kit import Kit
from companion.games.kernel.rulings import Ruling
from companion.tables.agreement import Proposal
from companion.tables.course import Happened
from companion.tables.line import Back, Way
from companion.tables.receipts import Problem
from companion.tables.rows import HOST
from companion.tracking.drafts import Draft
from companion.tracking.source import Status
from companion.tracking.tasks import Task

Phase = Literal["lobby", "playing", "over"]


class Standing(NamedTuple):
    """A table at one moment: a value, so any thread may build views from it."""

    phase: Phase
    names: Mapping[str, str]
    """Seat -> who took it."""
    bots: Set[str]
    """The seats that bots play."""
    order: tuple[str, ...]
    """The seats that play, or have been taken in the lobby, in their order round the table."""
    kit: Kit
    startable: Ruling
    state: Any
    """Of the game; None in the lobby. It holds what is hidden: only views of it leave."""
    revision: int
    events: tuple[Happened, ...]
    """The last ones, newest last."""
    back: Back
    proposal: Proposal | None
    """What the table is asked to agree to."""
    proposal_ended: Problem | None
    """Why the last proposal came to nothing, for as long as it takes to read it."""
    draft: Draft | None
    tasks: tuple[Task, ...]
    chores: Mapping[str, tuple[Task, ...]]
    """Seat whose cards are real -> what it must still do with them."""
    sources: Mapping[str, Status]
    """How each source is doing, by its name."""

    @property
    def undo(self) -> Mapping[str, Problem | None]:
        """Seat or host -> why the last step cannot be taken back, or None if it can; none in the
        lobby."""
        if self.phase == "lobby":
            return {}
        return {by: self.back.refusal(by) for by in (*self.order, HOST)}

    @property
    def ways_back(self) -> tuple[Way, ...]:
        """How far the table may agree to go back, the shortest way first."""
        return self.back.ways
