"""Verdicts: the referee's answer to one question, as people read it."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import Choice
from companion.games.kernel.layout import Layout
from companion.games.kernel.rulings import Ruling
from companion.scenarios.wording import worded
from companion.words import Words


class Verdict(NamedTuple):
    """The answer to a question."""

    question: str
    seat: str
    """Whose choice is asked about; of a dispute, who asks."""
    attempt: Sequence[Choice]
    """What is asked about."""
    layout: Layout
    """Where the pieces are meanwhile."""
    ruling: Ruling
    box: Box
    switched: Collection[str] = ()
    """The rulings that the table plays the other way."""
    assumed: Sequence[Choice] = ()
    """What would have to be chosen before."""


def lines(verdict: Verdict) -> Iterator[str]:
    """The question and the answer, line by line."""
    box, ruling = verdict.box, verdict.ruling
    words, rule = Words(box.names), box.game.rules()[ruling.rule]
    said = words.tell(ruling.key, ruling.facts)
    wanted = worded(verdict.attempt, verdict.layout, words)
    facts = {"seat": verdict.seat, "what": wanted, "said": said}
    yield verdict.question
    if ruling.allowed:
        yield words.say("referee-allowed", facts)
    else:
        yield words.say("referee-refused", facts)
        yield said
    if verdict.assumed:
        before = ", ".join(_assumed(words, verdict.assumed))
        yield words.say("referee-assumed", {"what": before})
    yield words.say("referee-rule", {"rule": rule.id, "text": rule.text})
    own = box.game.is_own_ruling(rule.id)
    yield words.say("referee-own" if own else "referee-source", {"source": ruling.source})
    if rule.id in verdict.switched:
        yield words.say("web-rule-switched")


def _assumed(words: Words, choices: Sequence[Choice]) -> Iterator[str]:
    """Each choice by its own sentence, if it has one, else by its object."""
    for verb, *objects in choices:
        number = objects[0] if objects and isinstance(objects[0], int) else 0
        key = f"assumed-{verb}"
        said = words.say(key, {"number": number})
        if said != key:
            yield said
        elif objects:
            yield str(words.name(objects[0]))
