"""From phone to phone: five phones and a host round a hub in a process of its own, on loopback.

The clock runs from before the decision is sent until a phone has the whole next view. A commit of
the disk is part of it; `companion.bench.disk` says how much. Nobody stops to think, so the hub may
still be telling what else is new since the decision before.
"""

import time
from collections.abc import Sequence

from companion.bench.beside import Round
from companion.bench.figures import Figure, percentile
from companion.bench.wire import Phone, wait
from companion.bots.random_player import RandomPlayer
from companion.games.kernel.decisions import Decision

DECISIONS = 400


def phones(round: Round) -> list[Figure]:
    """How long a decision takes from one phone to the other four, beside the time in which the
    hub answers a message that changes nothing."""
    delays = [delay for number in range(DECISIONS) for delay in one_decision(round, number)]
    echoes = [echo(round.host) for _ in range(DECISIONS)]
    p50, p99 = percentile(delays, 0.5) * 1000, percentile(delays, 0.99) * 1000
    return [
        Figure("phones-p50", p50, "ms"),
        Figure("phones-p99", p99, "ms", "<= 12"),
        Figure("phones-per-echo", p50 / 1000 / percentile(echoes, 0.5), "times"),
    ]


def one_decision(round: Round, number: int) -> list[float]:
    """Whoever is asked does anything; seconds until each other phone has the next view. Nothing
    when the clock is asked, which takes its time, and once the game is over."""
    decider, decision = next_decision(round.seated, number)
    for phone in round.all:
        phone.forget("game")
    if decider is None or decision is None:
        wait(round.all, lambda: seen(round) or over(round))
        return []
    begun = time.perf_counter()
    decider.send("decide", serial=decision.pending, choice=list(decision.choice))
    wait(round.all, lambda: seen(round))
    return [phone.came["game"] - begun for phone in round.seated if phone is not decider]


def seen(round: Round) -> bool:
    return all("game" in phone.came for phone in round.all)


def over(round: Round) -> bool:
    return bool(round.host.newest("around")["phase"] == "over")


def next_decision(
    seated: Sequence[Phone], number: int
) -> tuple[Phone, Decision] | tuple[None, None]:
    """The first phone that is asked, and anything it may choose."""
    for phone in seated:
        decision = RandomPlayer(number).decide(phone.newest("game")["view"])
        if decision is not None:
            return phone, decision
    return None, None


def echo(host: Phone) -> float:
    """Seconds until the hub has answered a message that changes nothing."""
    begun = time.perf_counter()
    host.ask("start")
    return host.came["answer"] - begun
