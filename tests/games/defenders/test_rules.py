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


def test_every_ruling_in_the_code_has_its_sentence() -> None:
    """Read from the source, so that none is forgotten; what is put together there is reached
    by the laws."""
    found = [key for file in Path(room.__path__[0]).rglob("*.py") for key in keys_of_rulings(file)]
    assert len(found) > 100
    assert [key for key in found if WORDS.say(key) == key] == []


WAYS = {"allows": ("allowed",), "refuses": ("refused",), "judges": ("allowed", "refused")}
"""How the rule book is asked for rulings, and what their keys begin with."""


def keys_of_rulings(file: Path) -> Iterator[str]:
    """The keys of all rulings whose row, and whose reason if it has one, are written out."""
    for node in ast.walk(ast.parse(file.read_text())):
        if not isinstance(node, ast.Call) or not ast.unparse(node.func).startswith("RULES."):
            continue
        way = ast.unparse(node.func).removeprefix("RULES.")
        said = node.args[way == "judges" :]
        if way in WAYS and all(isinstance(word, ast.Constant) for word in said):
            id, *why = map(ast.literal_eval, said)
            yield from ("-".join((WAYS[way][0], id)),) if way == "judges" else ()
            yield "-".join((WAYS[way][-1], id, *why))
