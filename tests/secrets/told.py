"""All that a reader can be told of a state of Defenders, without a change of it."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from random import Random
from typing import Any

from companion.games.defenders.core.state import State
from companion.games.kernel.decisions import Choice, Decision, Pending
from companion.games.kernel.rulings import Refused
from companion.tables import referee
from tests.games.defenders.sayable import a_line, everything_sayable
from tests.games.defenders.table import GAME

Told = dict[str, str]
"""What was asked -> what was told, byte for byte."""


def told(state: State, reader: str, lines: Sequence[Sequence[Choice]]) -> Told:
    """View, options, corrections, and what comes of these lines of choices."""
    answers = {"view": as_text(GAME.view(state, reader))}
    answers["known"] = as_text(GAME.to_json(GAME.known(state, reader)))
    answers["correctable"] = as_text(GAME.correctable(state))
    for pending in GAME.pendings(state):
        if pending.seat == reader:
            answers["options"] = as_text(GAME.options(state, pending))
            for line in lines:
                answers[f"taken {line[-1]}"] = refusal(state, pending, line[-1])
    for line in lines:
        answers[f"explain {line}"] = as_text(GAME.explain(state, reader, line))
        answers[f"referee {line}"] = as_text(referee.answer(GAME, state, reader, line))
    return answers


def corrected(state: State, reader: str, choice: Choice) -> Told:
    """What comes of a correction by the host. That the Dark Arts Player has won by it tells where,
    which then is no secret."""
    try:
        after, events = GAME.correct(state, choice)
    except Refused as refused:
        return {f"correction {choice}": as_text(refused.ruling)}
    answers = {f"correction {choice}": as_text([event for event in events if event.key != "won"])}
    if not any(map(GAME.hides, events)):
        answers[f"after {choice}"] = as_text(GAME.view(after, reader))
    return answers


def refusal(state: State, pending: Pending, choice: Choice) -> str:
    """Why a choice is refused; nothing where it is not."""
    try:
        GAME.apply(state, Decision(pending.seat, pending.serial, choice))
    except Refused as refused:
        return as_text(refused.ruling)
    return ""


def lines_to_ask(state: State, random: Random, count: int) -> list[Sequence[Choice]]:
    """Lines of choices, some of which go on for a while, and moves of any piece to any place."""
    sayable = sorted(everything_sayable(state), key=str)
    single = [[choice] for choice in random.sample(sayable, count)]
    moves = [
        [("piece", random.choice(list(state.places))), ("to", random.choice(places))]
        for places in [list(state.edition.spaces)] * (count // 4)
    ]
    return [*single, *moves, *(a_line(state, random) for _ in range(count // 4))]


def corrections_to_try(state: State, random: Random, count: int) -> Iterator[Choice]:
    """Corrections of what can be set right, with values that fit and others."""
    for each in random.choices(GAME.correctable(state), k=count):
        size = min(random.randint(each.least, each.most), len(each.choices))
        yield (*each.begins, *random.sample(each.choices, size))


def as_text(value: Any) -> str:
    return json.dumps(value, default=asdict)
