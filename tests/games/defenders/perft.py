"""Counted option trees, as chess engines have them (perft): all that can be chosen from a position,
then all that can be chosen after that, and so on. A count that changes is a rule that changed."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.defenders.core.state import State
from companion.games.kernel.decisions import CHANCE, ORDER, Choice, Decision
from companion.games.kernel.layout import Layout
from companion.games.kernel.port import digest
from companion.games.kernel.positions import Position
from companion.scenarios.spelling import spelled_all

from .table import GAME


def levels(state: State, depth: int) -> Iterator[tuple[int, int]]:
    """For each depth: how many lines of choices there are, and how many states they lead to."""
    lines, states = Counter({name(state): 1}), {name(state): state}
    for _ in range(depth):
        more, reached = Counter[str](), dict[str, State]()
        for known, before in states.items():
            for _, after in followers(before):
                more[name(after)] += lines[known]
                reached.setdefault(name(after), after)
        lines, states = more, reached
        yield lines.total(), len(states)


def followers(state: State) -> Iterator[tuple[Choice, State]]:
    """What can be chosen, and what comes of it; chance leaves a pack as it lies. Of a reaction
    window the first seat that has not answered is asked."""
    for pending in GAME.pendings(state)[:1]:
        for choice in GAME.options(state, pending):
            yield choice, settled(after(state, pending.seat, pending.serial, choice))


def settled(state: State) -> State:
    while (pending := next(iter(GAME.pendings(state)), None)) and pending.seat == CHANCE:
        order = (ORDER, *range(int(pending.facts["size"])))
        state = after(state, CHANCE, pending.serial, order)
    return state


def after(state: State, seat: str, serial: int, choice: Choice) -> State:
    return GAME.apply(state, Decision(seat, serial, choice))[0]


def name(state: State) -> str:
    """States that differ only in how their questions are numbered are the same."""
    data = GAME.to_json(state)
    agenda = [[kind, stage, args] for kind, stage, _, args in state.agenda]
    return digest({**data, "serial": 0, "agenda": agenda})


def counted(title: str, position: Position, state: State, depth: int) -> Iterator[str]:
    """A position and its tree, line by line."""
    yield f"## {title}"
    yield ""
    yield from (f"{setting}: {_said(value)}" for setting, value in position.items())
    yield ""
    for number, (lines, states) in enumerate(levels(state, depth), 1):
        yield f"depth {number}: {lines} lines, {states} states"
    yield ""
    layout = GAME.layout(state)
    for choice, reached in followers(state):
        found = [lines for lines, _ in levels(reached, depth - 1)]
        yield f"  {spelled(choice, layout)}: {', '.join(map(str, found)) or 'nothing more'}"
    yield ""


def spelled(choice: Choice, layout: Layout) -> str:
    return spelled_all([choice], layout)[0]


def _said(value: Any) -> str:
    if isinstance(value, Mapping):
        return "; ".join(f"{of}: {_said(each)}" for of, each in value.items())
    return ", ".join(value) or "none" if isinstance(value, list) else str(value)
