"""A real browser for tests: Debian's Chromium, which fails the test on whatever a page must not do."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from tests.support.page.steady_worker import steady
from tests.support.server.serving import RunningServer

CHROMIUM = "/usr/bin/chromium-headless-shell"
"""Debian's Chromium without windows: a page opens three times as fast as in the one with."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENT_MS = 60_000
"""How long an action or an expectation may take: machines that run tests are busy."""
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DARK = {"color_scheme": "dark"}
STILL = {"reduced_motion": "reduce"}
"""What most tests want: nothing to wait for, and colours that are not just changing."""
ONCE: dict[str, Any] = {"service_workers": "block"}
"""What most tests want: a page that is not kept, whose requests all reach the server."""
KEPT: dict[str, Any] = {"service_workers": "allow"}
MOVING = {"reduced_motion": "no-preference"}


@contextmanager
def chromium() -> Iterator[Browser]:
    """Open Chromium, and close it afterwards."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@dataclass
class Visitors:
    """Opens pages of one server, and knows all that went wrong on them."""

    browser: Browser
    server: RunningServer
    faults: list[str] = field(default_factory=list)
    """What a page must not do, and did."""
    forgiven: list[str] = field(default_factory=list)
    """Parts of faults that a test brings about itself, such as a lost network."""
    requests: list[str] = field(default_factory=list)
    """The paths of all requests."""
    seed: int | None = 3
    """What the chance of tables on the device comes from; None for what the browser draws."""

    def new_context(self, **options: Any) -> BrowserContext:
        """Return a browser with cookies and settings of its own; nothing moves unless told otherwise."""
        usual = {**DESKTOP, **STILL, **ONCE}
        context = self.browser.new_context(base_url=self.server.address, **{**usual, **options})
        context.set_default_timeout(PATIENT_MS)
        if self.seed is not None and options.get("service_workers") != "allow":
            steady(context, self.seed)
        context.on("request", self._note)
        context.on("console", self._hear)
        context.on("weberror", lambda failed: self.faults.append(f"error: {failed.error}"))
        return context

    def new_page(self, path: str = "/", **options: Any) -> Page:
        """Open a path in a browser of its own; options are those of a Playwright context."""
        page = self.new_context(**options).new_page()
        page.goto(path)
        return page

    def check(self) -> None:
        """Fail where a page has done what it must not."""
        found = [fault for fault in self.faults if not any(part in fault for part in self.forgiven)]
        assert not found, "\n".join(found)

    def _note(self, request: Request) -> None:
        place = urlsplit(request.url)
        self.requests.append(place.path)
        if place.scheme not in ("data", "blob") and place.netloc != urlsplit(self.server.address).netloc:
            self.faults.append(f"another host: {request.url}")

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.faults.append(f"console: {said.text}")


@contextmanager
def visiting(browser: Browser, server: RunningServer) -> Iterator[Visitors]:
    """Yield visitors of a server, close their pages afterwards, and fail on their faults."""
    visitors = Visitors(browser, server)
    try:
        yield visitors
    finally:
        for context in browser.contexts:
            context.close()
    visitors.check()


def axe(page: Page) -> list[str]:
    """Return what axe finds wrong on a page: the rule, and where."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{rule['id']}: {node['target']}" for rule in found["violations"] for node in rule["nodes"]]
