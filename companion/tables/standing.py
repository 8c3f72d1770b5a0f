"""How a table stands: everything that readers are told from, as one value."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from companion.games.kernel.decisions import Event
from companion.games.kernel.rulings import Ruling
from companion.tracking.drafts import Draft
from companion.tracking.source import Status
from companion.tracking.tracker import Task

Phase = Literal["lobby", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Standing:
    """A table at one moment. It never changes, so any thread may build views from it."""

    phase: Phase
    names: Mapping[str, str]
    """Seat -> who took it."""
    startable: Ruling
    state: Any
    """Of the game; None in the lobby. It holds what is hidden: only views of it leave."""
    revision: int
    events: tuple[tuple[int, Event], ...]
    """The last ones with their revisions, newest last."""
    draft: Draft | None
    tasks: tuple[Task, ...]
    source: Status | None
    """How the source is doing; None without one."""
