"""How people come to sit at one table, each in a browser of their own."""

from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.support.playing import Table
from tests.support.serving import Json


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


def sit_down(host: BrowserContext, guest: BrowserContext, **settings: Any) -> tuple[Table, Table]:
    """Let Ada make a table, Bob sit down, and Ada begin."""
    seat_requests = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    table = ask(host, "/api/tables", seats=seat_requests, pace=0, **settings)["table"]["id"]
    ask(guest, f"/api/tables/{table}/join", name="Bob")
    ask(host, f"/api/tables/{table}/start")
    return Table(opened(host, f"/t/{table}")), Table(opened(guest, f"/t/{table}"))
