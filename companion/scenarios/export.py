"""Exports: a dispute at a table becomes a scenario file."""

import json
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

import yaml

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import PIECE, TO
from companion.scenarios.verdict import Verdict, lines
from companion.scenarios.wording import worded
from companion.tables.dispute import Dispute
from companion.words import Words

DUMPER: type[yaml.SafeDumper | yaml.CSafeDumper] = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
"""The fast one, where PyYAML was built with it."""
WIDTH = 98


def exported(dispute: Dispute) -> str:
    """The text of a dispute's file: question and answer in words, then all that `companion
    referee` needs to answer it again."""
    entries = yaml.dump(
        _entries(dispute),
        Dumper=DUMPER,
        sort_keys=False,
        allow_unicode=True,
        default_flow_style=None,
        width=WIDTH,
    )
    return "".join(f"# {line}\n" for line in _comment(dispute)) + "\n" + entries


def _comment(dispute: Dispute) -> Iterator[str]:
    """The question on one line, whatever the asker has put into it."""
    words = Words(dispute.box.names)
    verdict = Verdict(
        _question(dispute, words),
        dispute.reader,
        dispute.attempt,
        dispute.box.game.layout(dispute.known),
        dispute.ruling,
        dispute.box,
        dispute.options.get("rulings", ()),
        dispute.assumed,
    )
    first, *rest = map(_printable, lines(verdict))
    yield first
    for line in (*rest, *_notes(dispute, words)):
        yield from wrap(line, WIDTH)


def _notes(dispute: Dispute, words: Words) -> Iterator[str]:
    yield words.say("dispute-again")
    yield words.say("dispute-hidden", {"seat": dispute.reader})
    edition = _edition_beside(dispute.box)
    if edition != dispute.box.name:
        yield words.say("dispute-edition", {"folder": edition})


def _question(dispute: Dispute, words: Words) -> str:
    """What is asked, in words."""
    layout = dispute.box.game.layout(dispute.known)
    match dispute.attempt:
        case ((verb, piece), (to, place)) if (verb, to) == (PIECE, TO) and piece in layout:
            spot = layout[str(piece)]
            facts = {"owner": spot.owner, "place": spot.place, "to": place}
            return words.say("dispute-question-move", facts)
    what = worded(dispute.attempt, layout, words)
    return words.say("dispute-question", {"seat": dispute.reader, "what": what})


def _edition_beside(box: Box) -> str:
    """The edition as a file names it that lies beside the edition's folder."""
    return box.name if box.name.isidentifier() else f"./{Path(box.name).resolve().name}"


def _printable(text: str) -> str:
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _entries(dispute: Dispute) -> dict[str, Any]:
    box = dispute.box
    return {
        "edition": _edition_beside(box),
        "digest": box.digest,
        "rules": box.game.rules_version,
        "seats": list(dispute.seats),
        "options": _plain(dispute.options),
        "reader": dispute.reader,
        "attempt": _plain(dispute.attempt),
        "expect": _expected(dispute),
        "state": _plain(box.game.to_json(dispute.known)),
    }


def _plain(value: Any) -> Any:
    """The same as JSON has it, each part on its own."""
    return json.loads(json.dumps(value))


def _expected(dispute: Dispute) -> dict[str, Any]:
    ruling, said = dispute.ruling, dict[str, Any]()
    if ruling.allowed:
        said["allowed"] = ruling.rule
    else:
        said["refused"] = {"rule": ruling.rule, "facts": _plain(ruling.facts)}
    if dispute.assumed:
        said["assumed"] = _plain(dispute.assumed)
    return said
