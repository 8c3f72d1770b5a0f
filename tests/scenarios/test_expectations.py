"""Expectations that do not hold: each is told, and none goes unread."""

from pathlib import Path

import pytest

from companion.scenarios.commands import told
from companion.scenarios.playing import play

SEATS = "# May it?\nseats: [dark, gryffindor, slytherin]\n"


def scenario(tmp_path: Path, *lines: str) -> str:
    """What comes of a scenario in which Gryffindor has a pawn in the Library, and two cards."""
    file = tmp_path / "a.yaml"
    position = (
        "position: {pawns: {gryffindor: [library]}, hands: {gryffindor: [alohomora, gillyweed]}}\n"
    )
    file.write_text(SEATS + position + "\n".join(lines))
    return told(play(file))


FAILING = {
    "decisions: [{gryffindor: explore hush}]": "refused by HOU-2",
    "decisions: [{gryffindor: learn}]\nexpect: {refused: HOU-5}": "allowed",
    "decisions: [{gryffindor: explore hush}]\nexpect: {refused: HOU-5}": "not by HOU-5",
    "decisions: [{slytherin: learn}]\n"
    "expect: {refused: {rule: SET-14, facts: {turn: dark}}}": '"gryffindor" for the fact "turn"',
    "expect: {position: {marker: 2}}": '"1", not "2"',
    "expect: {position: {hands: {gryffindor: [alohomora]}}}": "[alohomora]",
    "expect: {asked: {dark: main-action}}": "{gryffindor: main-action}",
    "expect: {options: {exactly: [learn]}}": "is offered too",
    "expect: {options: {include: [fly]}}": '"fly" is not offered',
    "expect: {options: {exclude: [learn]}}": '"learn" is offered',
    "decisions: [{gryffindor: learn}]\nexpect: {events: [tie]}": "learned",
    "decisions: [{gryffindor: learn}]\nexpect: {events: [{learned: {seat: dark}}]}": "seat: dark",
    "expect: {options: {of: slytherin, include: [learn]}}": '"slytherin" is asked nothing here',
    "expect: {options: {of: mars, include: [learn]}}": '"mars" does not play here',
    "chance: {outcomes: [[0]]}\ndecisions: [{gryffindor: learn}]": "for the last of these",
    "chance: {outcomes: [[0], [1]]}": "not asked for the last 2 of these",
}


@pytest.mark.parametrize("text", FAILING)
def test_what_does_not_hold_is_told(text: str, tmp_path: Path) -> None:
    sentence = scenario(tmp_path, text)
    assert sentence.startswith("FAILED")
    assert FAILING[text] in sentence


LEARN = "decisions: [{gryffindor: learn}, {expect: {}}"
UNRULED = {
    "expect: RULING": "expect",
    "decisions: [{expect: RULING}]": "decisions.1.expect",
    LEARN + ", {expect: RULING}]": "decisions.3.expect",
    LEARN + "]\nexpect: RULING": "expect",
}


@pytest.mark.parametrize("ruling", ["allowed", "{allowed: true}", "{refused: HOU-5}"])
@pytest.mark.parametrize("text", UNRULED)
def test_a_ruling_is_expected_of_the_decision_just_before(
    text: str, ruling: str, tmp_path: Path
) -> None:
    sentence = scenario(tmp_path, text.replace("RULING", ruling))
    assert f'"{UNRULED[text]}": No decision stands just before this' in sentence
