"""From sensor to phone: fingers move a pawn on the hub's board, and the draft comes to the phones.

The way from the sensor through the board's program and the line to the hub is measured where the
board can be built: `python -m tests.firmware.latency`.
"""

from companion.bench.beside import Beside, Round
from companion.bench.figures import Figure, percentile
from companion.bench.fingers import BACK, MOVE
from companion.bench.phones import one_decision
from companion.bench.wire import PATIENCE, stay, wait
from companion.tracking.settle import QUIET

MOVES = 20
MOST = 400
"""Decisions made to come to moves that can be felt."""


def sensors(hub: Beside, round: Round) -> list[Figure]:
    """How long it takes from a sensor's edge to the draft on all phones, and how much of that is
    not the time in which the board has to be quiet."""
    delays: list[float] = []
    for number in range(MOST):
        if len(delays) == MOVES * len(round.seated):
            break
        felt = one_move(hub, round)
        delays += felt
        if not felt:
            one_decision(round, number)
    p95 = percentile(delays, 0.95)
    return [
        Figure("sensors-draft", p95 * 1000, "ms", "<= 400"),
        Figure("sensors-around", (p95 - QUIET) * 1000, "ms", "<= 50"),
    ]


def one_move(hub: Beside, round: Round) -> list[float]:
    """Seconds until each player's phone has the draft; nothing if there is no move to be felt."""
    at_rest(hub, round)
    for phone in round.all:
        phone.forget("around")
    edge = told(hub, MOVE)
    if edge is None:
        return []
    wait(round.all, lambda: all("around" in phone.came for phone in round.all))
    if not all(phone.newest("around")["draft"] for phone in round.all):
        raise RuntimeError("something else came before the draft")
    return [phone.came["around"] - edge for phone in round.seated]


def at_rest(hub: Beside, round: Round) -> None:
    """Everything stands where it should, and nothing is drafted."""
    told(hub, BACK)
    stay(round.all, 2 * QUIET)
    wait(round.all, lambda: not any(phone.newest("around")["draft"] for phone in round.all))


def told(hub: Beside, what: str) -> float | None:
    """When the fingers did this; None if they could not."""
    hub.fingers.send(what)
    if not hub.fingers.poll(PATIENCE):
        raise TimeoutError("the fingers are gone")
    at: float | None = hub.fingers.recv()
    return at
