"""Files that are wrong: each is told in one sentence, with the file, the entry and what to do."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.cli import main
from companion.scenarios.commands import told
from companion.scenarios.playing import play

SEATS = "# May it?\nseats: [dark, gryffindor, slytherin]\n"
WRONG = {
    "seats: [dark, gryffindor]": ("", "first line"),
    "#\nseats: [dark, gryffindor]": ("", "first line"),
    "# ?\nseats: [dark, gryffindor]": ("", "first line"),
    "# I may\nseats: [dark, gryffindor]": ("", "question mark"),
    "# May it?\nseats: [dark]\nseats: [dark, gryffindor]": ("", '"seats" stands twice'),
    "# May it?\nseats: [dark": ("", "line 2"),
    "# May it?\n- a": ("", "entries of its own"),
    "# May it?\n": ("", "entries of its own"),
    "# May it?\nseats: &a [*a]": ("", "repeats itself"),
    SEATS + "expect: {position: {marker: 2020-99-99}}": ("", "line 3"),
    "# May it?\nseats: [gryffindor, slytherin]": ("seats", "Dark Arts Player"),
    "# May it?\nedition: nowhere\nseats: [dark, gryffindor]": ("edition", "nowhere"),
    "# May it?\nedition: ./nowhere\nseats: [dark, gryffindor]": ("edition", "nowhere"),
    '# May it?\nedition: "\\0"\nseats: [dark, gryffindor]': ("edition", "no folder"),
    f"# May it?\nedition: {'a' * 6000}\nseats: [dark, gryffindor]": ("edition", "no edition"),
    f"# May it?\nedition: ./{'a' * 6000}\nseats: [dark, gryffindor]": ("edition", "no folder"),
    SEATS + "seat: 1": ('"seat"', "Nothing is called this"),
    "# May it?\nshows: [HOU-1]": ('"seats"', "This is missing"),
    "# May it?\nseats: []": ('"seats"', "Write 1 or more"),
    "# May it?\nseats: dark": ('"seats"', "must be a list"),
    SEATS + "shows:": ('"shows"', "Nothing is written here"),
    SEATS + "shows: [HOU-1, ZZZ-9]": ("shows", 'no rule "ZZZ-9"'),
    SEATS + "options: {zzz: 1}": ("options.zzz", "Nothing is called this"),
    SEATS + "options: {real: [moon]}": ("options.real", "pieces, shields"),
    SEATS + "options: {paper: [mars]}": ("options.paper", 'does not offer "mars"'),
    SEATS + "options: {rulings: [RUL-2]}": ("options.rulings", "Choose from: RUL-1, "),
    SEATS + "options: {rulings: [[1]]}": ("options.rulings.1", "must be a text"),
    SEATS + "decisions: [1]": ("decisions.1", "entries of its own"),
    SEATS + "decisions: [{gryffindor: learn}, 1.5]": ("decisions.2", "entries of its own"),
    SEATS + "decisions: [{gryffindor: learn}, null]": ("decisions.2", "entries of its own"),
    SEATS + "decisions: [{gryffindor: '  '}]": ("decisions.1.gryffindor", "Nothing can be read"),
    SEATS + 'decisions: [{gryffindor: "\\x1c"}]': ("decisions.1.gryffindor", "Nothing can be read"),
    SEATS + f"decisions: [{{gryffindor: '{'9' * 5000}'}}]": ("decisions.1", "too long"),
    SEATS + "decisions: [{gryffindor: learn}]\nexpect: {allowed: true, refused: HOU-5}": (
        "expect",
        "either allowed or refused",
    ),
    SEATS + "position:\n  marker: 1\n  loyalty: {gryffindor: 1, gryffindor: 2}": (
        "",
        '"gryffindor" stands twice in one entry, the second time at line 5',
    ),
    SEATS + "decisions: [{gryffindor: [learn]}]": ("decisions.1.gryffindor", "must be a text"),
    SEATS + "decisions: [{a: b, c: d}]": ("decisions.1", "Write 1 at most"),
    SEATS + "decisions: [{expect: {refusd: X}}]": (
        "decisions.1.expect.refusd",
        "is called this",
    ),
    SEATS + "decisions: [{gryffindor: learn}]\nexpect: {refused: 5}": (
        '"expect.refused"',
        "entries of its own",
    ),
    SEATS + "expect: {allowed: false}": ('"expect.allowed"', "Nothing but true"),
    SEATS + "expect: {refused: }": ('"expect.refused"', "Nothing is written here"),
    SEATS + "expect: {refused: {rule: HOU-5, facts: {turn: [dark]}}}": (
        '"expect.refused.facts.turn"',
        "must be a text",
    ),
    SEATS + "expect: {events: [5]}": ('"expect.events.1"', "must be a text"),
    SEATS + "expect: {events: [{}]}": ('"expect.events.1"', "Write 1 or more"),
    SEATS + "expect: {events: [{learned: dark}]}": ('"expect.events.1.learned"', "entries of"),
    SEATS + "expect: {events: [{learned: {seat: yes}}]}": (
        "expect.events.1.learned.seat",
        "text",
    ),
    SEATS + "chance: {seed: '5'}": ('"chance.seed"', "whole number"),
    SEATS + "chance: {seed: yes}": ('"chance.seed"', "whole number"),
    SEATS + "chance: {seed: -1}": ('"chance.seed"', "Write 0 or more"),
    SEATS + f"chance: {{seed: {2**64}}}": ('"chance.seed"', f"Write {2**64 - 1} or less"),
    SEATS + "chance: {outcomes: [[a]]}": ('"chance.outcomes.1.1"', "whole number"),
    SEATS + "position: {loyalti: 1}": ("loyalti", "scenario.schema.json"),
    SEATS + "position: {loyalty: 1}": ("loyalty", "for each by name"),
    SEATS + "position: {loyalty: {dark: 1}}": ("loyalty", "gryffindor, slytherin"),
    SEATS + "position: {loyalty: {gryffindor: 8}}": ("loyalty.gryffindor", "1, 2, 3"),
    SEATS + "position: {loyalty: {gryffindor: [1, 2]}}": ("loyalty.gryffindor", "one value"),
    SEATS + "position: {hands: {gryffindor: [[a]]}}": ("hands.gryffindor", "list of words"),
    SEATS + "position: {pawns: {dark: [great_hall]}}": ("pawns.dark", "may enter"),
    SEATS + "expect: {position: {marker: 99}}": ("expect", "1, 2, 3"),
    SEATS + "decisions: [{mars: learn}]": ("decisions.1", '"mars" does not play here'),
    SEATS + "decisions: [{ravenclaw: learn}]": ("decisions.1", "gryffindor"),
    SEATS + "decisions: [{gryffindor: explore mars}]": ("decisions.1", 'called "mars"'),
    SEATS + "decisions: [{gryffindor: piece mars}]": ("decisions.1", 'called "mars"'),
    SEATS + "decisions: [{gryffindor: to mars}]": ("decisions.1", 'called "mars"'),
    SEATS + "decisions: [{slytherin: react mars}]": ("decisions.1", 'called "mars"'),
    SEATS + "expect: {options: {exclude: [to mars]}}": ("expect", 'called "mars"'),
    SEATS + "chance: {outcomes: [[7, 7]]}\nposition: {draw_decks: {gryffindor: [alohomora]}, "
    "discards: {gryffindor: [gillyweed]}, hands: {gryffindor: []}}\n"
    "decisions: [{gryffindor: replenish}]": ("chance.outcomes", "order"),
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_file_is_told_by_entry_and_remedy(text: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(text)
    entry, said = WRONG[text]
    sentence = told(play(file))
    assert sentence.startswith(f"FAILED  {file}")
    assert entry in sentence
    assert said in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", b"# A?\n" + b"[" * 5000, b"", b"# A?\na: 2020-99-99"]
)
def test_what_is_no_text_is_told_too(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_bytes(content)
    assert play(file).failure


def test_a_file_may_begin_with_the_mark_of_its_order(tmp_path: Path) -> None:
    """Editors of some systems write one."""
    file = tmp_path / "marked.yaml"
    file.write_text(SEATS + "decisions: [{gryffindor: replenish}]", encoding="utf-8-sig")
    assert told(play(file)).startswith("passed")


def test_the_command_counts_and_fails(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(
        SEATS + "decisions: [{slytherin: learn}]\nexpect: {refused: SET-14}"
    )
    (tmp_path / "b.yaml").write_text(SEATS + "expect: {position: {marker: 2}}")
    done = CliRunner().invoke(main, ["scenario", str(tmp_path)])
    assert done.exit_code == 1
    assert done.output.splitlines()[-1] == "1 passed, 1 failed"
    done = CliRunner().invoke(main, ["scenario", str(tmp_path / "a.yaml")])
    assert done.exit_code == 0
    assert done.output.splitlines()[-1] == "1 passed, 0 failed"


def test_an_empty_folder_is_a_sentence(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["scenario", str(tmp_path)])
    assert done.exit_code == 1
    assert "no scenario" in done.output


def referee(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "a.yaml"
    file.write_text(SEATS + text)
    done = CliRunner().invoke(main, ["referee", str(file)])
    assert done.exit_code == 0, done.output
    return done.output.splitlines()


def refused_file(tmp_path: Path, text: str) -> str:
    """What the referee says of a file for which it has no answer."""
    file = tmp_path / "a.yaml"
    file.write_text(SEATS + text)
    done = CliRunner().invoke(main, ["referee", str(file)])
    assert done.exit_code == 1
    assert told(play(file)) in done.output
    return done.output


def test_the_referee_refuses_with_rule_and_page(tmp_path: Path) -> None:
    question, refused, why, rule, source = referee(tmp_path, "decisions: [{gryffindor: learn}]")
    assert question == "May it?"
    assert refused == "Gryffindor wants to learn: refused."
    assert "Protected Areas" in why
    assert rule.startswith("Rule HOU-5")
    assert "rulebook: Defenders p.16" in source


def test_the_referee_says_what_is_our_own_ruling(tmp_path: Path) -> None:
    lines = referee(
        tmp_path,
        "position: {pawns: {gryffindor: [library]}, hands: {gryffindor: [alohomora]}}\n"
        "decisions: [{gryffindor: learn}, {gryffindor: acquire 0}]",
    )
    assert lines[-2].startswith("Rule RUL-37")
    assert "a ruling of this companion, not of the rulebook" in lines[-1]


def test_the_referee_says_what_the_table_plays_the_other_way(tmp_path: Path) -> None:
    at_home = "position: {pawns: {gryffindor: [charms_classroom, music_room, archive]}, locations: "
    text = f"{at_home}{{gryffindor: [charms_classroom, music_room, owlery]}}}}\n"
    decision = "decisions: [{gryffindor: learn}]"
    assert len(referee(tmp_path, text + decision)) == 4
    *_, refused, _, rule, _, switched = referee(
        tmp_path, f"options: {{rulings: [RUL-32]}}\n{text}{decision}"
    )
    assert refused.endswith("refused.")
    assert rule.startswith("Rule RUL-32")
    assert switched == "Your table plays this the other way."


def test_the_referee_allows(tmp_path: Path) -> None:
    _, allowed, rule, _ = referee(tmp_path, "decisions: [{gryffindor: replenish}]")
    assert allowed == "Gryffindor wants to replenish: Allowed."
    assert rule.startswith("Rule HOU-9")


def test_the_referee_names_places_cards_and_pawns(tmp_path: Path) -> None:
    position = "position: {pawns: {gryffindor: [library, dungeons lying]}, hands: {gryffindor: "
    wanted = {
        "explore alohomora": "to explore with Alohomora",
        "move, piece library": "to move the pawn of Gryffindor in Library",
        "move, piece dungeons": "to move the stunned pawn of Gryffindor in Dungeons",
        "move, piece library, to archive": "to go to Archive",
        "move, piece library, along archive": "to go to Archive",
        "leap over moon": 'to choose "leap over moon"',
        "explore": 'to choose "explore"',
        "learn now": 'to choose "learn now"',
    }
    for choices, words in wanted.items():
        first, *others = choices.split(", ")
        before = ("explore alohomora",) if others else ()
        steps = ", ".join(f"{{gryffindor: {choice}}}" for choice in (*before, first, *others))
        _, said, *_ = referee(tmp_path, f"{position}[alohomora]}}}}\ndecisions: [{steps}]")
        assert said.startswith(f"Gryffindor wants {words}: "), said


def test_the_referee_stops_where_what_comes_before_does_not_hold(tmp_path: Path) -> None:
    position = "position: {pawns: {gryffindor: [library]}, hands: {gryffindor: [gillyweed]}}\n"
    wrong = "{gryffindor: explore alohomora}"
    said = refused_file(tmp_path, f"{position}decisions: [{wrong}, {{gryffindor: learn}}]")
    assert '"decisions.1": This is refused by HOU-2' in said
    check = "{expect: {position: {marker: 3}}}"
    said = refused_file(tmp_path, f"{position}decisions: [{check}, {{gryffindor: learn}}]")
    assert '"decisions.1.expect.position.marker"' in said
    expected = f"{position}decisions: [{wrong}, {{expect: {{refused: HOU-2}}}}, "
    *_, allowed, _, _ = referee(tmp_path, expected + "{gryffindor: learn}]")
    assert allowed.endswith("Allowed.")


def test_the_referee_needs_a_decision(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text(SEATS)
    done = CliRunner().invoke(main, ["referee", str(file)])
    assert done.exit_code == 1
    assert "Add the one that is asked about" in done.output
