"""A game as text: what is decided, what happens, and what of it each reader gets to see."""

from collections.abc import Generator, Iterator, Mapping
from pathlib import Path
from typing import Any

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import NOBODY
from companion.games.kernel.port import SCREEN
from companion.scenarios.files import Choosing, Scenario, read
from companion.scenarios.game import ScenarioGame, box_of
from companion.scenarios.spelling import spelled_all
from companion.words import Words

Seen = Mapping[str, str]
"""Of one view: what it is about -> what the reader sees of it."""


def told(file: Path) -> Iterator[str]:
    """The game of a scenario file, line by line."""
    title, scenario = read(file)
    assert isinstance(scenario, Scenario)
    box = box_of(scenario, file)
    game, words = ScenarioGame(scenario, box), Words(box.names)
    yield f"# {title}"
    yield "# After + what everybody sees now and did not see before, or [who] alone does."
    yield "# Written by: python -m pytest tests/games/defenders --update-goldens"
    before = yield from _seen_now(game, box, scenario, {})
    for step in scenario.decisions:
        assert isinstance(step, Choosing)
        assert game.decide(step).allowed, step
        yield ""
        yield f"## {step.seat}: {step.text}"
        for event in game.events:
            yield words.say(f"event-{event.key}", event.facts)
        before = yield from _seen_now(game, box, scenario, before)


def _seen_now(
    game: ScenarioGame, box: Box, scenario: Scenario, before: Mapping[str, Seen]
) -> Generator[str, None, Mapping[str, Seen]]:
    """What is new to each reader; what is new to all stands there once. Gives what they see."""
    now = {reader: seen(game, box, reader) for reader in (*scenario.seats, SCREEN)}
    new = {reader: _news(before.get(reader, {}), now[reader]) for reader in now}
    for_all = [line for line in new[SCREEN] if all(line in lines for lines in new.values())]
    yield from (f"+ {line}" for line in for_all)
    for reader, lines in new.items():
        yield from (f"+ [{reader}] {line}" for line in lines if line not in for_all)
    return now


def _news(before: Seen, now: Seen) -> list[str]:
    gone = [f"{about}: -" for about in before if about not in now]
    return [*(f"{a}: {value}" for a, value in now.items() if before.get(a) != value), *gone]


def seen(game: ScenarioGame, box: Box, reader: str) -> Seen:
    view = dict(box.game.view(game.state, reader))
    del view["reader"]
    pieces, pendings = view.pop("pieces"), view.pop("pendings")
    lines = dict(_flat("", view))
    for piece in pieces:
        posture = " lying" if piece["lying"] else ""
        lines[f"pawn {piece['piece']}"] = piece["place"] + posture
    layout = box.game.layout(game.state)
    for pending in pendings:
        if pending["seat"] not in NOBODY:
            facts = "".join(f" {fact}={value}" for fact, value in pending["facts"].items())
            lines[f"asked {pending['seat']}"] = f"{pending['kind']} ({pending['rule']}){facts}"
            if pending["options"] is not None:
                choices = spelled_all(pending["options"], layout)
                lines[f"choices {pending['seat']}"] = ", ".join(choices)
    return lines


def _flat(about: str, value: Any) -> Iterator[tuple[str, str]]:
    """A part of a view as lines; of an empty part there is nothing to see."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            if key != "seat":
                yield from _flat(f"{about} {key}".strip(), part)
    elif isinstance(value, (list, tuple)) and value and isinstance(value[0], Mapping):
        for at, part in enumerate(value):
            yield from _flat(str(part.get("seat", f"{about} {at}")), part)
    elif value not in ("", None, [], (), False):
        yield about, ", ".join(value) if isinstance(value, (list, tuple)) else str(value)
