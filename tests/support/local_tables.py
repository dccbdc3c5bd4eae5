"""Tables of the browser's own device: whole games, the worker's messages, and what the browser keeps."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from cablecar.engine.game import Game
from cablecar.engine.record import read
from tests.support.browser import Visitors
from tests.support.playing import MOST_ACTIONS, Table, quick
from tests.support.speech import ENGLISH, Speech
from tests.support.steady_worker import tamper

HEARD = """() => {
  window.heard = [];
  const listen = Worker.prototype.addEventListener;
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      window.workers = [...(window.workers ?? []), this];
      listen.call(this, "message", ({ data }) => window.heard.push({ at: performance.now(), data }));
    }
  };
}"""
"""Notes all that workers tell the page, and which workers there are."""
OPEN_STORE = """const open = () => new Promise((done, failed) => {
  const request = indexedDB.open("cablecar");
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});
const ask = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
"""


def stored(page: Page, name: str) -> list[Any]:
    """Return all rows that the browser keeps of a kind: tables, games, entries or damaged."""
    found: list[Any] = page.evaluate(
        f"""async (name) => {{
          {OPEN_STORE}
          const db = await open();
          const rows = await ask(db.transaction(name).objectStore(name).getAll());
          db.close();
          return rows;
        }}""",
        name,
    )
    return found


def change_store(page: Page, name: str, script: str) -> None:
    """Change what the browser keeps: the script has the `store`, and all its `rows`."""
    page.evaluate(
        f"""async (name) => {{
          {OPEN_STORE}
          const db = await open();
          const transaction = db.transaction(name, "readwrite");
          const store = transaction.objectStore(name);
          const rows = await ask(store.getAll());
          {script};
          await new Promise((done) => (transaction.oncomplete = done));
          db.close();
        }}""",
        name,
    )


def opponents(options: dict[str, Any], count: int, bot: str) -> dict[str, Any]:
    """Return the options of a browser whose user has chosen these opponents."""
    kept = {"name": "cablecar-opponents", "value": json.dumps({"count": count, "bot": bot})}
    options["storage_state"]["origins"][0]["localStorage"].append(kept)
    return options


def begin(visitors: Visitors, bot: str = "casual", before: str = "") -> tuple[BrowserContext, Table]:
    """Return a browser in a game against a bot; a script may be run in its worker first."""
    context = visitors.new_context(**opponents(quick(visitors), 1, bot))
    if before:
        tamper(context, before)
    context.add_init_script(f"({HEARD})()")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    table = Table(page)
    table.wait()
    return context, table


def download(page: Page, name: str, path: Path) -> Path:
    """Press what saves a file, and return the file."""
    with page.expect_download() as saving:
        page.get_by_role("button", name=name, exact=True).first.click()
    saving.value.save_as(path)
    return path


def verified(page: Page, path: Path, words: Speech = ENGLISH) -> Game:
    """Download the record of a finished game, and return it once it stands up to `cablecar verify`."""
    game = Game.replay(read(download(page, words.say("end-record"), path)))
    game.check_seed()
    assert game.result is not None
    return game


class SharedTable(Table):
    """A table of one device: whoever is to move says so at the curtain first."""

    def act(self) -> None:
        lift = self.page.get_by_role("button", name=self.words.saying("table-curtain-lift"))
        done = self.bar.get_by_role("button", name=self.words.say("table-done"), exact=True)
        expect(lift.or_(done).or_(self.prompt.filter(has_text=self.mine))).to_be_visible()
        if done.is_visible():
            done.click()
            expect(lift).to_be_visible()
        if lift.is_visible():
            lift.click()
        super().act()

    def play_to_end(self) -> None:
        for _ in range(MOST_ACTIONS * 2):
            self.act()
            if self.page.get_by_role("heading", name=re.compile("wins? with|share")).is_visible():
                return
        raise AssertionError("The game does not end.")
