"""The rules as code: every row has code and tests that show it, and says where it comes from."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import companion.games.defenders as room
from companion.words import Words

from .table import BOX, GAME, random_game

HERE = Path(__file__).parent
WORDS = Words(BOX.names)

ROWS = dict(line.split() for line in (HERE / "rows.txt").read_text().splitlines())
"""Every row of the rules and its kind."""
NEEDED = {"guard": 2, "consequence": 2, "set-up": 1}
"""Tests of a row: it allows and it refuses; it happens and it does not; it holds."""


def marks(file: Path) -> Iterator[tuple[str, str]]:
    """The rows that the tests of a file show: (row, test), read from the source, so that it
    does not matter which tests are run."""
    for node in ast.walk(ast.parse(file.read_text())):
        if not isinstance(node, ast.FunctionDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.row":
                yield from ((ast.literal_eval(row), node.name) for row in mark.args)


def shown() -> dict[str, set[str]]:
    """Row -> the tests that show it."""
    tests = defaultdict(set)
    for file in HERE.glob("test_*.py"):
        for row, test in marks(file):
            tests[row].add(test)
    return tests


def test_every_row_has_code_of_its_kind() -> None:
    code = {rule.id: rule.kind for rule in GAME.rules().values()}
    assert code == ROWS


def test_every_row_has_its_tests() -> None:
    tests = shown()
    few = {row: sorted(tests[row]) for row, kind in ROWS.items() if len(tests[row]) < NEEDED[kind]}
    assert not few


def test_every_mark_names_a_row_that_has_code() -> None:
    assert shown().keys() <= ROWS.keys()


def test_every_rule_says_its_text_and_source() -> None:
    for rule in GAME.rules().values():
        assert re.fullmatch(r"(SET|MOV|END|HOU|LOY|DRK|PTH|WIN|RUL)-\d+", rule.id)
        assert rule.text.endswith((".", "?", ":")), rule.id
        expected = "Ruling of this companion" if rule.id.startswith("RUL") else "Defenders"
        assert rule.source.startswith(expected), rule.id


def test_every_event_and_question_has_its_rule_and_its_sentence() -> None:
    keys = set()
    for play in random_game(1):
        if not play.is_over:
            pending = play.pending
            assert pending.rule in GAME.rules()
            keys |= {f"ask-{pending.kind}", f"waiting-{pending.kind}"}
    for event in play.events:
        assert event.rule in GAME.rules()
        keys.add(f"event-{event.key}")
    for key in keys:
        assert WORDS.say(key) != key


def test_every_refusal_in_the_code_has_its_sentence() -> None:
    """Read from the source, so that none is forgotten; what is put together there is reached
    by the laws."""
    code = "".join(file.read_text() for file in Path(room.__path__[0]).rglob("*.py"))
    found = re.findall(r'refuses\(\s*"([A-Z]+-\d+)"(?:,\s*("[a-z-]+"|\w+\(|[a-z_]+=))?', code)
    assert len(found) > 15
    for rule, why in found:
        if not why.endswith("("):
            key = f"refused-{rule}-{why[1:-1]}" if why.startswith('"') else f"refused-{rule}"
            assert WORDS.say(key) != key, key
