"""Disputes: what was answered at a table is answered the same from its file."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from companion.cli import main
from companion.editions.boxes import open_box
from companion.games.defenders.core.state import State
from companion.games.kernel.box import Box
from companion.games.kernel.decisions import PIECE, TO, Choice
from companion.scenarios.commands import told
from companion.scenarios.export import exported
from companion.scenarios.game import BOXES
from companion.scenarios.playing import judge, play
from companion.scenarios.verdict import Verdict
from companion.tables import referee
from companion.tables.dispute import Dispute
from companion.tables.receipts import Problem
from tests.games.defenders.positions import KINDS, every_state, positions
from tests.games.defenders.rich import RICHES
from tests.games.defenders.sayable import a_line, everything_sayable
from tests.games.defenders.table import BOX, GAME, random_game

TRAINING = open_box("training")
OF_CHANCE = ("shuffle", "pick")
"""Nobody can be told what comes of these."""
BESIDE = "small"
"""The folder of the edition, as a file beside it names it."""


def dispute(box: Box, state: State, reader: str, *attempt: Choice) -> Dispute | None:
    """What a table makes of a question; None where the referee cannot answer."""
    said = referee.answer(GAME, state, reader, attempt)
    if isinstance(said, Problem):
        return None
    options = {"paper": list(state.paper), "rulings": sorted(state.switched)}
    known = GAME.known(state, reader)
    return Dispute(box, state.seats, options, reader, attempt, known, *said)


def box_of(state: State) -> Box:
    return next(box for box in (*RICHES, BOX) if box.edition is state.edition)


def questions(state: State, reader: str, random: Random) -> list[list[Choice]]:
    """A move of any piece to any place, a choice of the own, and one that perhaps nobody has."""
    piece, place = random.choice(list(state.places)), random.choice(list(state.edition.spaces))
    own = [p for p in GAME.pendings(state) if p.seat == reader]
    options = [choice for pending in own for choice in GAME.options(state, pending)]
    line = a_line(state, random, sorted(everything_sayable(state), key=str))
    chosen = [[random.choice(options)]] if options else []
    return [[(PIECE, piece), (TO, place)], line, *chosen]


@pytest.mark.parametrize("kind", KINDS)
def test_a_dispute_is_answered_from_its_file_as_at_the_table(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random, file = Random(6), tmp_path / "dispute.yaml"
    (tmp_path / BESIDE).mkdir()
    answers = 0
    for state in positions()[kind][:3]:
        box = box_of(state)
        monkeypatch.setitem(BOXES, str(tmp_path / BESIDE), box)
        asked_seats = {pending.seat for pending in GAME.pendings(state)} & {*state.seats}
        for reader in (*sorted(asked_seats), random.choice((*state.seats, "screen"))):
            for attempt in questions(state, reader, random):
                asked = dispute(box, state, reader, *attempt)
                if asked is not None:
                    answers += 1
                    file.write_text(exported(asked))
                    verdict, outcome = judge(file), play(file)
                    assert isinstance(verdict, Verdict), told(verdict)
                    assert (verdict.ruling, verdict.assumed) == (asked.ruling, asked.assumed)
                    assert outcome.failure is None, told(outcome)
    assert answers or kind in OF_CHANCE


def on_paper() -> list[State]:
    game = random_game(9, "gryffindor", box=TRAINING, paper=["gryffindor", "dark"])
    return [play.state for play in game]


def by_house_rules() -> list[State]:
    rulings = ["RUL-22", "RUL-32", "RUL-57"]
    return list(every_state(9, "gryffindor", box=TRAINING, rulings=rulings))


@pytest.mark.parametrize("game", [on_paper, by_house_rules])
def test_a_game_with_options_is_answered_from_a_file_to_its_end(
    game: Callable[[], list[State]], tmp_path: Path
) -> None:
    random, file = Random(7), tmp_path / "dispute.yaml"
    states = game()
    for state in (*states[::40], states[-1]):
        for reader in (*state.seats, "screen"):
            for attempt in questions(state, reader, random):
                asked = dispute(TRAINING, state, reader, *attempt)
                if asked is not None:
                    file.write_text(exported(asked))
                    outcome = play(file)
                    assert outcome.failure is None, told(outcome)


def a_turn() -> State:
    """Gryffindor's second turn in a game of the training edition."""
    states = every_state(3, "gryffindor", "slytherin", box=TRAINING)
    turns = (state for state in states if GAME.pendings(state)[0].kind == "main-action")
    return next(state for state in turns if state.turn == "gryffindor" and state.number > 3)


def a_dispute(*attempt: Choice) -> Dispute:
    """May one of Gryffindor's pawns walk into the Library, or may it do this?"""
    move = (PIECE, "gryffindor-1"), (TO, "library")
    asked = dispute(TRAINING, a_turn(), "gryffindor", *(attempt or move))
    assert asked is not None
    return asked


def entries(text: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def test_a_file_begins_with_the_question_and_says_the_answer_in_words(tmp_path: Path) -> None:
    asked, file = a_dispute(), tmp_path / "dispute.yaml"
    text = exported(asked)
    file.write_text(text)
    first, *comment = [line[2:] for line in text.splitlines() if line.startswith("#")]
    place = TRAINING.names[GAME.layout(asked.known)["gryffindor-1"].place]
    assert first == f"May a pawn of Gryffindor in {place} go to {TRAINING.names['library']}?"
    done = CliRunner().invoke(main, ["referee", str(file)])
    assert done.exit_code == 0, done.output
    said = " ".join(done.output.split())
    assert " ".join((first, *comment)).startswith(said)


def test_a_file_says_who_asks_and_holds_no_card_that_he_does_not_know() -> None:
    asked = a_dispute()
    found = entries(exported(asked))
    assert found["reader"] == "gryffindor"
    state = found["state"]
    others = (*state["hands"]["dark"], *state["hands"]["slytherin"], *state["draws"]["gryffindor"])
    assert set(others) == {"unidentified"}
    assert state["hands"]["gryffindor"] == list(asked.known.hands["gryffindor"])


def test_whatever_the_asker_says_stays_inside_its_line(tmp_path: Path) -> None:
    evil = "x\nedition: ./evil\x00\u2028reader: dark"
    file = tmp_path / "dispute.yaml"
    file.write_text(exported(a_dispute((evil, 1), (TO, evil))), encoding="utf-8")
    found = entries(file.read_text())
    assert (found["edition"], found["reader"]) == ("training", "gryffindor")
    assert found["attempt"] == [[evil, 1], [TO, evil]]
    assert '"attempt.2"' in told(play(file))


MOVE = [[PIECE, "gryffindor-1"], [TO, "library"]]
WRONG: dict[str, dict[str, Any]] = {
    f"has version {GAME.rules_version}": {"rules": "0"},
    "has changed": {"digest": "0" * 64},
    "Put the edition's folder there": {"edition": "./mine"},
    "Dark Arts Player": {"seats": ["gryffindor"]},
    "Nothing is called this here": {"position": {}},
    "HOU-99 was expected to refuse it": {"expect": {"refused": "HOU-99"}},
    "not by MOV-99": {"expect": {"allowed": "MOV-99"}},
    "What has to come before is [[explore, ": {"expect": {"allowed": "MOV-1"}},
    "does not hold together": {"seats": ["dark", "slytherin"], "reader": "slytherin"},
    '"attempt.2": Nothing in this box is called "mars"': {"attempt": [MOVE[0], [TO, "mars"]]},
    '"attempt.1": Nothing in this box is called "moon"': {"attempt": [[PIECE, "moon"], MOVE[1]]},
    '"attempt.1": Nothing in this box is called "nova"': {"attempt": [["explore", "nova"]]},
    '"reader": "mars" does not play here': {"reader": "mars"},
}


@pytest.fixture(scope="module")
def right() -> dict[str, Any]:
    """The entries of a file that holds."""
    return entries(exported(a_dispute()))


def outcome_of(tmp_path: Path, found: dict[str, Any]) -> str:
    file = tmp_path / "dispute.yaml"
    file.write_text("# May it?\n" + yaml.safe_dump(found, sort_keys=False))
    sentence = told(play(file))
    done = CliRunner().invoke(main, ["referee", str(file)])
    assert done.exception is None or isinstance(done.exception, SystemExit)
    return sentence


@pytest.mark.parametrize("said", WRONG)
def test_a_wrong_file_is_told(said: str, tmp_path: Path, right: dict[str, Any]) -> None:
    assert outcome_of(tmp_path, right).startswith("passed")
    sentence = outcome_of(tmp_path, {**right, **WRONG[said]})
    assert sentence.startswith("FAILED")
    assert said in sentence


@pytest.mark.slow
@pytest.mark.parametrize("value", [None, "x", [[]], {"dark": ["x"]}])
def test_a_situation_that_was_changed_by_hand_is_told(
    value: Any, tmp_path: Path, right: dict[str, Any]
) -> None:
    for entry in right["state"]:
        broken = {**right, "state": {**right["state"], entry: value}}
        assert outcome_of(tmp_path, broken).startswith(("passed", "FAILED")), entry


@pytest.mark.slow
def test_whatever_a_situation_names_in_vain_is_told_by_its_entry(
    tmp_path: Path, right: dict[str, Any]
) -> None:
    """Places, cards, pawns and seats, wherever they stand: just that word is replaced."""
    named = [entry for entry in right["state"] if entry not in ("agenda", "lasting", "result")]
    replaced = 0
    for entry in named:
        for broken, at in misnamed(right["state"][entry], f"state.{entry}"):
            state = {**right["state"], entry: broken}
            sentence = outcome_of(tmp_path, {**right, "state": state})
            assert f'"{at}": Nothing in this box is called "vulcan"' in sentence
            replaced += 1
    assert replaced > 70


@pytest.mark.parametrize(
    ("entry", "key", "value", "name"),
    [
        ("places", "gryffindor", "great_hall", "gryffindor"),
        ("hands", "gryffindor", ["vulcan"], "vulcan"),
        ("tokens", "charms", "mars", "mars"),
    ],
)
def test_a_name_of_another_kind_or_of_none_is_told_by_its_entry(
    entry: str, key: str, value: Any, name: str, tmp_path: Path, right: dict[str, Any]
) -> None:
    """A seat is no pawn, and a hand holds no card that nobody has printed."""
    broken = {**right["state"][entry], key: value}
    sentence = outcome_of(tmp_path, {**right, "state": {**right["state"], entry: broken}})
    assert sentence.startswith("FAILED")
    assert f'Nothing in this box is called "{name}"' in sentence
    assert f'"state.{entry}' in sentence


def misnamed(value: Any, at: str) -> Iterator[tuple[Any, str]]:
    """The same with one name changed, and the entry where it stands: each kind of name once."""
    if isinstance(value, str):
        yield "vulcan", at
    elif isinstance(value, list):
        for broken, where in misnamed(value[-1], at) if value else ():
            yield [*value[:-1], broken], where
    elif isinstance(value, dict):
        for key, each in value.items():
            for broken, where in misnamed(each, f"{at}.{key}"):
                yield {**value, key: broken}, where
        for key, each in list(value.items())[:1]:
            yield {**{k: v for k, v in value.items() if k != key}, "vulcan": each}, at


@pytest.mark.slow
def test_a_situation_with_something_missing_is_told(tmp_path: Path, right: dict[str, Any]) -> None:
    for entry in right["state"]:
        missing = {key: kept for key, kept in right["state"].items() if key != entry}
        assert "does not hold together" in outcome_of(tmp_path, {**right, "state": missing})
