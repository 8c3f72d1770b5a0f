"""A dispute leaves a phone or the screen as a file, and is answered from it as on the page."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from companion.cli import main
from tests.end_to_end.evening import SMALL, Evening

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def ask_to_move(page: Page, piece: str, place: str, *, allowed: str) -> list[str]:
    """Ask the referee, and wait for the answer; gives its sentences."""
    form = page.locator("[data-referee=move]")
    form.locator("select[name=asked-piece]").select_option(piece)
    form.locator("select[name=asked-place]").select_option(place)
    form.get_by_role("button").click()
    verdict = page.locator(f".verdict[data-allowed={allowed}]")
    expect(verdict.locator(".rule-text")).to_be_visible()
    return verdict.locator("p").all_inner_texts()


def exported(page: Page, folder: Path) -> Path:
    """Take the answer away; the file as it was downloaded."""
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Export this dispute").click()
    download = downloading.value
    file = folder / download.suggested_filename
    download.save_as(file)
    return file


def answer(file: Path) -> str:
    """What `companion referee` says."""
    done = CliRunner().invoke(main, ["referee", str(file)])
    assert done.exit_code == 0, done.output
    return done.output


def is_passed(file: Path) -> bool:
    return CliRunner().invoke(main, ["scenario", str(file)]).exit_code == 0


def test_a_dispute_of_a_phone_is_answered_by_the_command(
    quiet_evening: Evening, tmp_path: Path
) -> None:
    anna = quiet_evening.anna
    anna.unfold("referee")
    here = anna.pawns()["gryffindor-1"]
    refused = ask_to_move(anna.page, "gryffindor-1", here, allowed="no")
    file = exported(anna.page, tmp_path)
    assert file.name.startswith("dispute-")
    assert file.suffix == ".yaml"
    done = CliRunner().invoke(main, ["referee", str(file)])
    assert done.exit_code == 1
    assert "Put the edition's folder there" in done.output

    shutil.copytree(SMALL, tmp_path / Path(SMALL).name)
    said = answer(file)
    assert refused[0] in said
    assert is_passed(file)

    allowed = ask_to_move(anna.page, "gryffindor-1", "library", allowed="yes")
    file = exported(anna.page, tmp_path)
    said = answer(file)
    assert allowed[0] in said
    assert any(line.startswith("If this comes first") and line in said for line in allowed)
    assert is_passed(file)


def test_a_dispute_of_the_screen_holds_no_hand(quiet_evening: Evening, tmp_path: Path) -> None:
    anna, screen = quiet_evening.anna, quiet_evening.screen
    quiet_evening.play_a_card(anna)
    screen.page.get_by_role("tab", name="Is this allowed?").click()
    sentences = ask_to_move(screen.page, "gryffindor-1", "library", allowed="yes")
    file = exported(screen.page, tmp_path)
    shutil.copytree(SMALL, tmp_path / Path(SMALL).name)
    assert sentences[0] in answer(file)
    assert is_passed(file)
    text = file.read_text()
    assert "hands:\n    dark: [unidentified" in text
    assert "    gryffindor: [unidentified" in text


def test_what_the_game_has_left_behind_is_exported_no_more(quiet_evening: Evening) -> None:
    anna, ben = quiet_evening.anna, quiet_evening.ben
    ben.unfold("referee")
    ask_to_move(ben.page, "gryffindor-1", "library", allowed="yes")
    quiet_evening.play_a_card(anna)
    expect(ben.page.locator(".verdict")).to_have_count(0)
