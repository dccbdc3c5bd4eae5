"""The proof that one browser keeps its seats at many tables: browsers keep few cookies of one server.

`python -m tests.proofs.server cookies` prints how many of 130 tables Chromium still holds.
"""

import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser

from tests.support.browser.browser import PATIENT_MS, chromium
from tests.support.server.serving import serving

TABLES = 130
SEATS = 4
"""Seats at each table, all of the same browser: a hot-seat table has the most to keep."""
MAKE = """async ([tables, seats]) => {
    const body = JSON.stringify({
        seats: Array.from({ length: seats }, (_, n) => ({ kind: "human", name: `Ada ${n}` })),
    });
    const made = [];
    for (let n = 0; n < tables; n++) {
        const answer = await fetch("/api/tables", {
            method: "POST", body, headers: { "content-type": "application/json" },
        });
        made.push((await answer.json()).table.id);
    }
    return made;
}"""
ASK = """async (tables) => {
    const held = [];
    for (const table of tables) held.push((await (await fetch(`/api/tables/${table}`)).json()).you);
    return held;
}"""


@dataclass(frozen=True)
class Kept:
    """What a browser has kept."""

    tables: int
    seats: int
    """Seats that it made, all tables together."""
    held: int
    """Tables at which it still holds every seat, and is the host."""
    cookies: int


def prove(tables: int = TABLES) -> Kept:
    """Make tables in one Chromium, and see which of them it still holds afterwards."""
    with (
        tempfile.TemporaryDirectory(prefix="cablecar-cookies-") as folder,
        serving(Path(folder)) as server,
        chromium() as browser,
    ):
        return keep_tables(browser, server.address, tables)


def keep_tables(browser: Browser, address: str, tables: int) -> Kept:
    """Make tables in one browser, and see which of them it still holds afterwards."""
    with browser.new_context(base_url=address) as context:
        context.set_default_timeout(6 * PATIENT_MS)
        page = context.new_page()
        page.goto("/api/boards")
        made = page.evaluate(MAKE, [tables, SEATS])
        held = page.evaluate(ASK, made)
        whole = {"chairs": list(range(SEATS)), "host": True}
        return Kept(len(made), SEATS * len(made), held.count(whole), len(context.cookies()))


def check(kept: Kept) -> None:
    """Fail where a browser has lost a seat."""
    assert kept.held == kept.tables, f"only {kept.held} of {kept.tables} tables are still held"
    assert kept.cookies == kept.tables, f"{kept.cookies} cookies for {kept.tables} tables"


def rows(kept: Kept) -> list[tuple[str, str]]:
    """Return the figures for the page."""
    return [
        ("tables made in one Chromium, four seats each", f"{kept.tables:,}"),
        ("of them still held, with every seat and as the host", f"{kept.held:,}"),
        ("cookies", f"{kept.cookies:,}"),
    ]
