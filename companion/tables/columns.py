"""The columns of a log's file, and its rows in them."""

import json
from collections.abc import Mapping
from typing import Any

from pydantic_core import to_json

from companion.games.kernel.decisions import Decision, Event
from companion.tables.rows import Act, Correction, Row, Undo

FORMAT = 3
"""Of the file itself; the game has its own version of the rules."""

SHAPE: Mapping[str, tuple[dict[str, Any], str]] = {
    "header": (
        {
            "format": int,
            "game": str,
            "rules": str,
            "edition": str,
            "digest": str,
            "options": str,
            "code": str,
            "secret": bytes,
            "made": float,
            "seats": str,
            "order": str,
        },
        "code",
    ),
    "seats": ({"seat": str, "name": str, "claim": str}, "seat"),
    "keys": ({"hashed": str, "seat": str, "host": int}, "hashed"),
    "rows": (
        {
            "revision": int,
            "step": int,
            "origin": str,
            "nonce": str,
            "act": str,
            "events": str,
            "time": float,
        },
        "revision",
    ),
    "hands": ({"id": int, "notes": str}, "id"),
    "snapshot": ({"id": int, "revision": int, "state": str, "digest": str}, "id"),
}
"""Table -> its columns, and the one that is its primary key."""
INSERT = (
    "insert into rows (revision, step, origin, nonce, act, events, time)"
    " values (?, ?, ?, ?, ?, ?, ?)"
)
"""One row."""


def columns(row: Row) -> tuple[Any, ...]:
    """A row as it is written, in the order of its columns."""
    act = to_json(_act_to_json(row.act)).decode()
    events = to_json([(event.key, event.rule, event.facts) for event in row.events]).decode()
    return row.revision, row.step, row.origin, row.nonce, act, events, row.time


def row_of(row: Mapping[str, Any]) -> Row:
    """A row as it was read. Raises ValueError, TypeError or LookupError if it is none."""
    return Row(
        row["revision"],
        row["step"],
        row["origin"],
        row["nonce"],
        _act_from_json(json.loads(row["act"])),
        tuple(Event(key, rule, facts) for key, rule, facts in json.loads(row["events"])),
        row["time"],
    )


def _act_to_json(act: Act | None) -> Any:
    match act:
        case Decision():
            return act.to_json()
        case Undo():
            return {"undo": act.since}
        case Correction():
            return {"correct": list(act.choice), "reason": act.reason}
    return None


def _act_from_json(data: Any) -> Act | None:
    match data:
        case [*_]:
            return Decision.from_json(data)
        case {"undo": int(since)}:
            return Undo(since)
        case {"correct": [*choice], "reason": str(reason)}:
            return Correction(tuple(choice), reason)
        case None:
            return None
    raise ValueError("an act of no known kind")
