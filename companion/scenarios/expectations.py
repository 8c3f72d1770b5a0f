"""Expectations: what must hold after a decision, and what does not."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import Choice, Event
from companion.games.kernel.rulings import Refused, Ruling
from companion.scenarios.files import (
    Answered,
    Expectation,
    Facts,
    Happening,
    Options,
    ScenarioProblem,
)
from companion.scenarios.game import ScenarioGame
from companion.scenarios.spelling import spelled_all, spellings


class Failure(NamedTuple):
    """What is not as a scenario expects: the entry that says so, a message key and its facts."""

    entry: str
    key: str
    facts: Facts = {}
    ruling: Ruling | None = None
    """The ruling that was given instead."""


def rulings_failures(ruling: Ruling, expected: Expectation | Answered | None) -> Iterator[Failure]:
    """What is wrong with the ruling on a decision; without an expectation it must be allowed."""
    refusal = expected.refused if expected else None
    if refusal is None:
        if not ruling.allowed:
            yield Failure("", "scenario-refused", {"rule": ruling.rule}, ruling)
        elif isinstance(expected, Answered) and ruling.rule != expected.allowed:
            facts = {"rule": ruling.rule, "expected": expected.allowed or "-"}
            yield Failure("allowed", "scenario-other-allowance", facts)
        return
    if ruling.allowed:
        yield Failure("refused", "scenario-not-refused", {"expected": refusal.rule})
    elif ruling.rule != refusal.rule:
        facts = {"rule": ruling.rule, "expected": refusal.rule}
        yield Failure("refused", "scenario-other-rule", facts, ruling)
    else:
        for fact, value in refusal.facts.items():
            found = ruling.facts.get(fact, "-")
            if found != value:
                told = {"fact": fact, "found": _shown(found), "expected": _shown(value)}
                yield Failure("refused.facts", "scenario-fact", told)


def failures(game: ScenarioGame, box: Box, expected: Expectation) -> Iterator[Failure]:
    """What does not hold now, rulings aside. Raises ScenarioProblem where an expectation cannot
    be read."""
    if expected.position is not None:
        yield from _position(game, box, expected.position)
    if expected.asked is not None:
        found = {pending.seat: pending.kind for pending in game.pendings}
        if found != expected.asked:
            facts = {"found": _shown(found), "expected": _shown(expected.asked)}
            yield Failure("asked", "scenario-asked", facts)
    if expected.options is not None:
        yield from _options(game, box, expected.options)
    yield from _events(game.events, expected.events)


def _position(game: ScenarioGame, box: Box, position: dict[str, Any]) -> Iterator[Failure]:
    try:
        differences = box.game.differences(game.state, position)
    except Refused as refused:
        ruling = refused.ruling
        raise ScenarioProblem(ruling.key, "position", **ruling.facts) from None
    for entry, expected, found in differences:
        facts = {"found": _shown(found), "expected": _shown(expected)}
        yield Failure(f"position.{entry}", "scenario-position", facts)


def _options(game: ScenarioGame, box: Box, expected: Options) -> Iterator[Failure]:
    seat = expected.of
    if seat is not None:
        game.refuse_other_seats(seat)
    pending, layout = game.asked(seat), box.game.layout(game.state)
    if pending is None:
        key = "scenario-nobody-asked" if seat is None else "scenario-not-asked"
        yield Failure("options", key, {"seat": f'"{seat}"'})
        return
    offered = {option: spellings(option, layout) for option in game.options(pending)}
    texts = {text for spelled in offered.values() for text in spelled}
    for text in (*expected.include, *(expected.exactly or ())):
        if text not in texts:
            shown = ", ".join(spelled_all(list(offered), layout))
            yield Failure("options", "scenario-not-offered", {"choice": text, "choices": shown})
    for text in expected.exclude:
        if text not in texts:
            game.refuse_strangers(tuple(text.split()))
        else:
            yield Failure("options.exclude", "scenario-offered", {"choice": text})
    if expected.exactly is not None:
        others = [o for o, spelled in offered.items() if not spelled & set(expected.exactly)]
        for text in spelled_all(others, layout):
            yield Failure("options.exactly", "scenario-offered", {"choice": text})


def _events(events: Sequence[Event], expected: Sequence[Happening]) -> Iterator[Failure]:
    """They must come in this order."""
    left = iter(events)
    for happening in expected:
        if not any(_is(event, happening) for event in left):
            shown = ", ".join(event.key for event in events) or "-"
            facts = {"expected": _shown(happening), "found": shown}
            yield Failure("events", "scenario-event", facts)
            return


def _is(event: Event, happening: Happening) -> bool:
    if isinstance(happening, str):
        return event.key == happening
    ((key, facts),) = happening.items()
    return event.key == key and facts.items() <= dict(event.facts).items()


def answers_failures(
    ruling: Ruling, assumed: Sequence[Choice], expected: Answered
) -> Iterator[Failure]:
    """What is not as the referee has answered before."""
    yield from rulings_failures(ruling, expected)
    if tuple(assumed) != expected.assumed:
        facts = {"found": _shown(assumed), "expected": _shown(expected.assumed)}
        yield Failure("assumed", "scenario-assumed", facts)


def _shown(value: Any) -> str:
    """A value as it stands in a file. In quotes, or a word would be told by its name on the box."""
    return f'"{value}"' if isinstance(value, (str, int)) else _plain(value)


def _plain(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_plain, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {_plain(each)}' for key, each in value.items())}}}"
    return str(value).lower() if isinstance(value, bool) else str(value)
