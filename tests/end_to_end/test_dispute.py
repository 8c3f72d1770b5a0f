"""A dispute leaves a phone or the screen as a file, and is answered from it as on the page."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Locator, Page, expect

from companion.cli import main
from tests.cli.hub import HubProcess
from tests.end_to_end.evening import SMALL, Evening
from tests.end_to_end.pages import Screen

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
    expect(screen.page.locator("[data-event=explored]")).to_be_attached()
    screen.page.get_by_role("tab", name="Is this allowed?").click()
    sentences = ask_to_move(screen.page, "gryffindor-1", "library", allowed="yes")
    file = exported(screen.page, tmp_path)
    shutil.copytree(SMALL, tmp_path / Path(SMALL).name)
    assert sentences[0] in answer(file)
    assert is_passed(file)
    text = file.read_text()
    assert "hands:\n    dark: [unidentified" in text
    assert "    gryffindor: [unidentified" in text


STUNS = "effects: [{do: stun, whom: dark}]"


def with_a_card_that_stuns(folder: Path) -> Path:
    """The small edition, with an effect on a card of the Starter deck."""
    edition = folder / "stunning"
    shutil.copytree(SMALL, edition)
    cards = edition / "house_cards.yaml"
    plain = "{id: quiet_steps, name: Quiet Steps, type: artefacts, value: 1"
    text = cards.read_text()
    assert f"{plain}}}" in text
    cards.write_text(text.replace(plain, f"{plain}, {STUNS}"))
    return edition


def ask_to_stun(page: Page, pawn: str) -> Locator:
    """Ask what Quiet Steps should do, its effect; gives the verdict."""
    form = page.locator("[data-referee=card]")
    form.locator("select[name=asked-card]").select_option("quiet_steps")
    form.locator("select[name=asked-use]").select_option("1")
    form.locator("select[name=asked-aim-target]").select_option(pawn)
    form.get_by_role("button").click()
    verdict = page.locator(".verdict[data-allowed=yes]")
    expect(verdict).to_contain_text("HOU-19")
    return verdict


def test_what_a_card_should_do_is_answered_by_the_command(browser: Browser, tmp_path: Path) -> None:
    """Before it is played to its player, and once it lies open to everybody."""
    edition = with_a_card_that_stuns(tmp_path)
    with HubProcess(tmp_path / "data", "--edition", str(edition), "--source", "none") as hub:
        evening = Evening(browser, hub)
        anna, screen = evening.anna, evening.screen
        anna.tick_all()
        give(screen, "quiet_steps")
        expect(anna.page.locator("[data-card]")).to_have_count(1)
        pawn = next(p for p, at in anna.pawns().items() if p[:4] == "dark" and at != "pool")
        anna.unfold("referee")
        first = "If this comes first: its effects"
        expect(ask_to_stun(anna.page, pawn)).to_contain_text(first)
        file = exported(anna.page, tmp_path)
        assert first in answer(file)
        assert is_passed(file)
        assert anna.hand() == ["quiet_steps"]

        anna.choose("explore quiet_steps")
        screen.page.get_by_role("tab", name="Is this allowed?").click()
        expect(ask_to_stun(screen.page, pawn)).not_to_contain_text(first)
        file = exported(screen.page, tmp_path)
        assert "HOU-19" in answer(file)
        assert is_passed(file)
        evening.close()


def give(screen: Screen, card: str) -> None:
    """The host says that this is Gryffindor's hand."""
    screen.host_tools()
    screen.page.locator("select[name=right-kind]").select_option("hands")
    screen.page.locator("select[name=right-thing]").select_option("gryffindor")
    screen.page.locator("select[name=right-add]").select_option(card)
    screen.correct("for this test")
    screen.host_tools()


def test_what_the_game_has_left_behind_is_exported_no_more(quiet_evening: Evening) -> None:
    anna, ben = quiet_evening.anna, quiet_evening.ben
    ben.unfold("referee")
    ask_to_move(ben.page, "gryffindor-1", "library", allowed="yes")
    quiet_evening.play_a_card(anna)
    expect(ben.page.locator(".verdict")).to_have_count(0)
