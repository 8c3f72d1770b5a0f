"""What the hub's side and the camera's process tell each other: one JSON object a line.

It takes nothing but the standard library, for the hub's side never loads OpenCV.
"""

import json
from typing import Any

from companion.tracking.source import Board, Expected, Observation, Sight, Spot, Status

POSTURES = {True: True, False: False, None: None}
"""All that `Sight.lying` may be."""

Heard = Observation | Status | None
"""What the process says; None: that it is alive."""


def board_line(board: Board) -> str:
    """The first line to the process: the board that it is to see."""
    return json.dumps(
        {
            "size": board.size,
            "outlines": {place: [*points] for place, points in board.outlines.items()},
            "pieces": dict(board.pieces),
            "names": dict(board.names),
        }
    )


def board_of(line: str) -> Board:
    """The board of a line. Raises ValueError for anything else."""
    try:
        data = json.loads(line)
        width, height = data["size"]
        outlines = {
            place: [(float(x), float(y)) for x, y in points]
            for place, points in data["outlines"].items()
        }
        size = (float(width), float(height))
        return Board(size, outlines, dict(data["pieces"]), dict(data["names"]))
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError("no board") from error


def expected_line(expected: Expected) -> str:
    """Any other line to the process: what the rules expect from now on."""
    return json.dumps({"expected": expected._asdict()})


def expected_of(line: str) -> Expected:
    """What a line says that the rules expect. Raises ValueError for anything else."""
    try:
        said = json.loads(line)["expected"]
        layout = {
            piece: Spot(str(owner), str(place), bool(lying))
            for piece, (owner, place, lying) in said["layout"].items()
        }
        return Expected(float(said["at"]), int(said["revision"]), layout)
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError("nothing expected") from error


def line_of(said: Heard) -> str:
    """A line of the process. The clock of an observation is the machine's own, and the same in
    both processes."""
    if said is None:
        return json.dumps({"alive": True})
    if isinstance(said, Status):
        return json.dumps({"status": said._asdict()})
    seen = {piece: [list(places), lying] for piece, (places, lying) in said.seen.items()}
    return json.dumps({"observation": {"at": said.at, "seen": seen}})


def heard(line: str) -> Heard:
    """What a line of the process says. Raises ValueError for anything else."""
    try:
        data: dict[str, Any] = json.loads(line)
        ((kind, said),) = data.items()
        if kind == "observation":
            seen = {
                piece: Sight(tuple(places), POSTURES[lying])
                for piece, (places, lying) in said["seen"].items()
            }
            return Observation(float(said["at"]), seen=seen)
        if kind == "status":
            status = Status(**said)
            return status._replace(facts=dict(status.facts), secret=dict(status.secret))
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError("unknown") from error
    if kind != "alive":
        raise ValueError("unknown")
    return None
