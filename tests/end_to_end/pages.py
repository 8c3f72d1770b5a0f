"""What people do on the pages, and what they read there."""

import time
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, expect

PHONE = {"width": 390, "height": 844}
SCREEN = {"width": 1280, "height": 720}

PATIENCE = 20
"""Seconds until something is on a page, on a busy machine."""
GONE = """([selector, patience]) => new Promise(resolve => {
  const found = () => document.querySelector(selector) !== null;
  if (!found()) return resolve(true);
  const timer = setTimeout(() => resolve(false), patience);
  const observer = new MutationObserver(() => {
    if (found()) return;
    observer.disconnect();
    clearTimeout(timer);
    resolve(true);
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
})"""
"""Resolves at the very change that takes something off the page: polling would be slower."""
TICK = """() => {
  const tick = document.querySelector(".tasks details .tick:not([disabled])");
  tick?.click();
  return tick?.dataset.tick ?? null;
}"""
"""Finds and taps at one moment: somebody else may have ticked it in the next."""


def gone(page: Page, selector: str) -> bool:
    """Wait until this is not on a page any more; is it so?"""
    went: bool = page.evaluate(GONE, [selector, PATIENCE * 1000])
    return went


def settled(page: Page) -> str:
    """What a page says once it has been told everything: the same for a while."""
    deadline = time.monotonic() + PATIENCE
    before, says = "", page.inner_text("main")
    while before != says and time.monotonic() < deadline:
        page.wait_for_timeout(400)
        before, says = says, page.inner_text("main")
    return says


def becomes(read: Callable[[], Any], wanted: Any) -> None:
    """Wait until what is read on pages is what is wanted: each page is told for itself."""
    deadline = time.monotonic() + PATIENCE
    while read() != wanted and time.monotonic() < deadline:
        time.sleep(0.05)
    assert read() == wanted


class Device:
    """A page somebody looks at. Whatever its console complains of is kept."""

    latency = 0
    """Milliseconds that the answers of the hub take at least."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        self.context = browser.new_context(**context)
        self.page: Page = self.context.new_page()
        self._chromium = self.context.new_cdp_session(self.page)
        self._chromium.send("Network.enable")
        self.wifi(there=True)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(address)

    def wifi(self, *, there: bool) -> None:
        """Take the device out of the Wi-Fi, or bring it back."""
        wifi = {"latency": self.latency, "downloadThroughput": -1, "uploadThroughput": -1}
        self._chromium.send("Network.emulateNetworkConditions", wifi | {"offline": not there})

    def pawns(self) -> Mapping[str, str]:
        """Where every pawn stands on this page's map: pawn -> place."""
        return dict(
            self.page.eval_on_selector_all(
                "[data-piece]:not([data-piece$=ghost])",
                "pawns => pawns.map(pawn => [pawn.dataset.piece, pawn.dataset.at])",
            )
        )

    def standing(self) -> list[str]:
        """Where upright pawns stand on this page's map, one entry a pawn."""
        places: list[str] = self.page.eval_on_selector_all(
            "[data-piece]:not([data-piece$=ghost]):not([data-lying])",
            "pawns => pawns.map(pawn => pawn.dataset.at)",
        )
        return places

    def players(self) -> list[str]:
        """The seats in the list of players, in its order."""
        listed = self.page.locator(".players [data-seat]")
        return [str(one.get_attribute("data-seat")) for one in listed.all()]

    def _every(self, attribute: str) -> list[str]:
        """An attribute of everything on the page that has it, read at one moment."""
        values: list[str] = self.page.eval_on_selector_all(
            f"[{attribute}]", "(all, name) => all.map(one => one.getAttribute(name))", attribute
        )
        return values

    def sees_draft(self, kind: str) -> None:
        """Wait until the map shows a draft of this kind: open or refused."""
        expect(self.page.locator(f"g.arrow[data-draft={kind}]")).to_be_visible()

    def sees_no_draft(self) -> None:
        expect(self.page.locator("g.arrow")).to_have_count(0)

    def refusal(self, rule: str) -> str:
        """Wait for a refusal by this rule; gives its text."""
        shown = self.page.locator(f'.refusal[data-rule="{rule}"]')
        expect(shown).to_be_visible()
        return shown.inner_text()


class Screen(Device):
    """The screen in the middle, opened by the host."""

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser, address, viewport=SCREEN)

    def start(self) -> None:
        self.page.get_by_role("button", name="Start the game").click()

    def bot_switch(self, seat: str) -> None:
        """Let a bot play a free seat, or take it off."""
        was = self.page.locator(f"[data-seat={seat}] [data-bot]").count()
        self.page.locator(f'[data-host="bot {seat}"]').click()
        expect(self.page.locator(f"[data-seat={seat}] [data-bot]")).to_have_count(1 - was)

    def host_tools(self) -> None:
        """Unfold what only the host can do, and wait until the hub has told what can be put
        right; or fold it away."""
        switch = self.page.locator("[data-host=open]")
        was = switch.get_attribute("aria-expanded")
        switch.click()
        expect(switch).not_to_have_attribute("aria-expanded", str(was))
        expect(self.page.locator(".put-right")).to_have_count(int(was == "false"))

    def put_right(self, verb: str, told: Mapping[str, str], reason: str) -> None:
        """Fill in the host's form and send it."""
        self.host_tools()
        self.page.locator("select[name=right-kind]").select_option(verb)
        for field, value in told.items():
            self.page.locator(f"select[name=right-{field}]").select_option(value)
        self.correct(reason)

    def correct(self, reason: str) -> None:
        """Send what the form says, and wait until the hub has taken it."""
        self.page.locator("input[name=reason]").fill(reason)
        self.page.locator("[data-host=correct]").click()
        expect(self.page.locator("input[name=reason]")).to_have_value("")

    def seat_up(self, seat: str) -> None:
        """Move a seat one place up in the lobby."""
        seats = self.page.locator(".seat-list li")
        listed = [one.get_attribute("data-seat") for one in seats.all()]
        self.page.locator(f"[data-seat={seat}] [data-order=up]").click()
        expect(seats.nth(listed.index(seat) - 1)).to_have_attribute("data-seat", seat)

    def awaited(self) -> str | None:
        """The seat that the game waits for."""
        awaited = self.page.locator("[data-awaited]").first
        try:
            return awaited.get_attribute("data-awaited", timeout=1000)
        except TimeoutError:
            return None

    def whose_turn(self) -> str | None:
        return self.page.locator("[data-turn]").first.get_attribute("data-turn")


class Phone(Device):
    """A player's phone."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        super().__init__(
            browser, address, viewport=PHONE, is_mobile=True, has_touch=True, **context
        )

    def sit(self, seat: str, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("radio", name=seat).check(force=True)
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.page.get_by_role("button", name="Sit down")).to_have_count(0)

    def unfold(self, panel: str) -> None:
        """Open one of the panels at the end of the page."""
        self.page.locator(f"details[data-panel={panel}] > summary").click()

    def key(self, code: str) -> str | None:
        """The key of the seat, as this phone keeps it."""
        key: str | None = self.page.evaluate(
            "code => localStorage.getItem(`companion.seat.${code}`)", code
        )
        return key

    def seat(self) -> str | None:
        """The seat whose phone this is."""
        return self.page.locator(".bar .badge").get_attribute("data-owner")

    def asked(self, kind: str) -> None:
        """Wait until this is what the phone asks."""
        expect(self.page.locator(f'.ask[data-kind="{kind}"]')).to_be_visible()

    def hand(self) -> list[str]:
        """The cards in hand, as they are shown."""
        return self._every("data-card")

    def choose(self, choice: str) -> None:
        """Tap a choice: `replenish`, `explore long_stride`, `to library`."""
        self.page.locator(f'[data-choice="{choice}"]').first.click()

    def decide(self, choice: str) -> None:
        """Tap a choice, and wait until its question is asked no more: who goes on at once may
        answer the old one once again."""
        offer = self.page.locator(f'[data-choice="{choice}"]').first
        expect(offer).to_be_enabled()
        asked = self.serial()
        offer.click()
        self.answered(str(asked))

    def offers(self) -> list[str]:
        """All choices on the page."""
        return self._every("data-choice")

    def serial(self) -> str | None:
        """Which question this phone asks now."""
        asks = self.page.locator(".ask[data-serial]")
        return asks.first.get_attribute("data-serial") if asks.count() else None

    def answered(self, serial: str) -> None:
        """Wait until this question is asked no more."""
        assert gone(self.page, f'.ask[data-serial="{serial}"]')

    def destinations(self) -> list[str]:
        """Where the chosen pawn can go, once the hub has said it."""
        expect(self.page.locator('[data-choice^="to "]').first).to_be_visible()
        return [offer[3:] for offer in self.offers() if offer.startswith("to ")]

    def tap(self, place: str) -> None:
        """Tap a space of the map."""
        self.page.locator(f'[data-place="{place}"]').first.click()

    def done(self) -> None:
        """Say that the pawn was moved, and wait until the question is asked no more."""
        asked = self.serial()
        self.page.locator(".move-foot button.primary").click()
        self.answered(str(asked))

    def tick_first(self) -> bool:
        """Say that the first task is done, if there is one."""
        tick = self.page.evaluate(TICK)
        if tick is None:
            return False
        assert gone(self.page, f'[data-tick="{tick}"]')
        return True

    def tick_all(self) -> None:
        """Say that all tasks are done; many are folded away."""
        self.page.locator(".tasks summary").click()
        self.page.locator('[data-tick="all"]').click()
        expect(self.page.locator(".tasks")).to_have_count(0)

    def source_is(self, state: str) -> None:
        expect(self.page.locator(f'[data-source="{state}"]')).to_have_count(1)
