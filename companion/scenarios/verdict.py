"""Verdicts: the referee's answer to one question, as people read it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import Choice
from companion.games.kernel.rulings import Ruling
from companion.words import Words


class Verdict(NamedTuple):
    """The answer to a question."""

    question: str
    seat: str
    """Whose choice is asked about; of a dispute, who asks."""
    text: str
    """The choice, as people write it."""
    ruling: Ruling
    box: Box
    assumed: Sequence[Choice] = ()
    """What would have to be chosen before."""


def lines(verdict: Verdict) -> Iterator[str]:
    """The question and the answer, line by line."""
    box, ruling = verdict.box, verdict.ruling
    words, rule = Words(box.names), box.game.rules()[ruling.rule]
    said = words.tell(ruling.key, ruling.facts)
    facts = {"seat": verdict.seat, "choice": f'"{verdict.text}"', "said": said}
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


def _assumed(words: Words, choices: Sequence[Choice]) -> Iterator[str]:
    """Each choice by its object; a number says nothing on its own."""
    for verb, *objects in choices:
        match objects:
            case [int(number), *_]:
                yield words.say(f"assumed-{verb}", {"number": number})
            case [str(object), *_]:
                yield str(words.name(object))
