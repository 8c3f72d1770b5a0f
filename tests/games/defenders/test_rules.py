"""The rules as code: every row that has code says what it is, and where it comes from."""

import re

from companion.words import Words

from .table import BOX, GAME, random_game

WORDS = Words(BOX.names)


def test_every_rule_says_its_text_and_source() -> None:
    for rule in GAME.rules().values():
        assert re.fullmatch(r"(SET|MOV|HOU|DRK|PTH|WIN|RUL)-\d+", rule.id)
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
    """Read from the source, so that none is forgotten."""
    from pathlib import Path

    import companion.games.defenders as room

    code = "".join(file.read_text() for file in Path(room.__path__[0]).glob("*.py"))
    found = re.findall(r'refuses\(\s*"([A-Z]+-\d+)"(?:,\s*"([a-z-]+)")?', code)
    assert len(found) > 15
    for rule, why in found:
        key = f"refused-{rule}-{why}" if why else f"refused-{rule}"
        assert WORDS.say(key) != key, key
