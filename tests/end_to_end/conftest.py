"""A real browser, and friends who sit round a small map without a board that sees."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.cli.hub import HubProcess
from tests.end_to_end.evening import SMALL, Evening
from tests.end_to_end.pages import PATIENCE, Device

CHROMIUM = "/usr/bin/chromium"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session", autouse=True)
def busy_machine(pytestconfig: pytest.Config) -> None:
    """What a page shows in the end counts, however long it and its Wi-Fi take."""
    expect.set_options(timeout=PATIENCE * 1000)
    Device.latency = pytestconfig.getoption("--latency")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture
def quiet_hub(tmp_path: Path) -> Iterator[HubProcess]:
    """A hub that sees no board."""
    with HubProcess(tmp_path, "--edition", SMALL, "--source", "none") as hub:
        yield hub


@pytest.fixture
def quiet_evening(browser: Browser, quiet_hub: HubProcess) -> Iterator[Evening]:
    """A game that has just begun, its board set up."""
    evening = Evening(browser, quiet_hub)
    evening.anna.tick_all()
    yield evening
    evening.close()
