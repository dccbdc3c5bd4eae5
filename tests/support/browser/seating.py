"""How people come to sit at one table, each in a browser of their own."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page

from cablecar.engine.game import Game
from tests.support.browser.browser import Visitors
from tests.support.browser.playing import Table, quick
from tests.support.browser.states import play_until
from tests.support.server.serving import Json


def ask(context: BrowserContext, path: str, **body: Any) -> Json:
    """Ask the server for something as a browser does, with its cookies."""
    answer = context.request.post(path, data=body)
    assert answer.ok, answer.text()
    told: Json = answer.json()
    return told


def opened(context: BrowserContext, path: str) -> Page:
    """Open a path in a browser."""
    page = context.new_page()
    page.goto(path)
    return page


def table_of(page: Page) -> str:
    """Return the id of the table that a page shows."""
    return page.url.rpartition("/")[2]


def share_browser(visitors: Visitors, moment: Callable[[Game], bool]) -> tuple[BrowserContext, str]:
    """Return a browser that Ada and Bob share, with their game as it stands at a moment, and their table."""
    context = visitors.new_context(**quick(visitors))
    seat_requests = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
    table = ask(context, "/api/tables", seats=seat_requests)["table"]["id"]
    ask(context, f"/api/tables/{table}/start")
    play_until(visitors.server, table, moment)
    return context, table


def sit_down(host: BrowserContext, guest: BrowserContext, **settings: Any) -> tuple[Table, Table]:
    """Let Ada make a table, Bob sit down, and Ada begin."""
    seat_requests = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    table = ask(host, "/api/tables", seats=seat_requests, pace=0, **settings)["table"]["id"]
    ask(guest, f"/api/tables/{table}/join", name="Bob")
    ask(host, f"/api/tables/{table}/start")
    return Table(opened(host, f"/t/{table}")), Table(opened(guest, f"/t/{table}"))
