"""Tables of the browser's own device: whole games, the worker's messages, and what the browser keeps."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from cablecar.engine.game import Game
from cablecar.engine.record import read
from cablecar.terminal.reports.reports import show_verification
from tests.support.browser.browser import Visitors
from tests.support.browser.playing import Table, quick
from tests.support.page.steady_worker import tamper
from tests.support.speech import ENGLISH, Speech

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
PLAY_ON = """() => new Promise((done) => {
  const worker = workers.at(-1);
  const RANKS = ["claim_route", "take_card", "keep_tickets", "place_souvenir", "take_souvenir"];
  const rank = ({ do: what }) => (RANKS.indexOf(what) + RANKS.length + 1) % (RANKS.length + 1);
  const cards = (move) => Object.values(move.cards ?? {}).flat().length;
  const better = (one, other) => rank(one) - rank(other) || cards(other) - cards(one);
  const play = ({ kind, client, message }) => {
    if (kind !== "message" || message.type !== "game") return;
    if (message.view.phase === "over") {
      worker.removeEventListener("message", listen);
      return done();
    }
    const [move] = [...message.moves].sort(better);
    const { game, number } = message;
    const sent = { type: "move", id: crypto.randomUUID(), number: number + 1, game, move };
    if (move) worker.postMessage({ kind: "message", client, message: sent });
  };
  const listen = ({ data }) => play(data);
  worker.addEventListener("message", listen);
  const games = heard.filter(({ data }) => data.message?.type === "game").map(({ data }) => data);
  for (const data of new Map(games.map((data) => [data.client, data])).values()) play(data);
})"""
"""Plays all seats of the page to the end of the game, by the messages that clicks would send."""
NOTE = """(text) => {
  window.noted = false;
  const look = (changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    window.noted ||= added.some(({ textContent }) => textContent.includes(text));
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes whether a text was shown, however shortly."""
GIVE = """(text) => {
  const given = new DataTransfer();
  given.items.add(new File([text], "game.json"));
  return given;
}"""
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


@dataclass(frozen=True)
class SavedGame:
    """What a browser keeps in the middle of a game, for any number of browsers that go on from there."""

    storage: Any
    address: str
    log: str

    def open(self, visitors: Visitors, before: str = "") -> Table:
        """Return a browser's table where the game goes on."""
        context = self.new_context(visitors)
        if before:
            tamper(context, before)
        table = Table(context.new_page())
        table.page.goto(self.address)
        table.wait()
        return table

    def new_context(self, visitors: Visitors) -> BrowserContext:
        """Return a browser that keeps the game."""
        context = visitors.new_context(storage_state=self.storage)
        context.add_init_script(f"({HEARD})()")
        return context


def save_game(visitors: Visitors, moves: int = 6) -> SavedGame:
    """Play a few moves of a game, and return what the browser keeps then."""
    context, table = begin(visitors)
    for _ in range(moves):
        table.act()
    table.wait()
    storage = context.storage_state(indexed_db=True)
    saved = SavedGame(storage, table.page.url, table.whole_log())
    context.close()
    return saved


def import_file(page: Page, path: Path) -> Locator:
    """Load a file of games on the start page, and return where the page says what became of it."""
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Take my games with you").click()
    dialog.get_by_label("Load games from a file").set_input_files(path)
    return dialog.get_by_role("status").last


def export_file(page: Page, path: Path) -> Path:
    """Save all games of a browser to a file, and return it."""
    page.goto("/")
    page.get_by_text("Take my games with you").click()
    return download(page, "Save all games to a file", path)


def download(page: Page, name: str, path: Path) -> Path:
    """Press what saves a file, and return the file."""
    with page.expect_download() as saving:
        page.get_by_role("button", name=name, exact=True).first.click()
    saving.value.save_as(path)
    return path


def verified(page: Page, path: Path, words: Speech = ENGLISH) -> Game:
    """Download the record of a finished game, and return it once it stands up to `cablecar verify`."""
    download(page, words.say("end-record"), path)
    assert show_verification([path]) == 0
    game = Game.replay(read(path))
    assert game.result is not None
    return game


def play_on(table: Table) -> None:
    """Play to the end of the game quickly, and go back to the table."""
    finish(table)
    table.leave_celebration()


def finish(table: Table) -> None:
    """Play to the end of the game: the page is told all of it, but nobody clicks."""
    table.page.wait_for_function("() => heard.some(({ data }) => data.message?.type === 'game')")
    table.page.evaluate(PLAY_ON)
    expect(table.prompt).to_have_text(table.words.say("table-over"))


def note(page: Page, text: str) -> None:
    """Note from now on whether a text is shown, however shortly; `was_noted` tells."""
    page.evaluate(NOTE, text)


def was_noted(page: Page) -> bool:
    """Return whether the text was shown since it is noted."""
    return bool(page.evaluate("noted"))


def drop_file(page: Page, text: str, words: Speech = ENGLISH) -> None:
    """Drop a file onto the page of replays."""
    target = page.get_by_role("main").get_by_text(words.say("replay-drop"))
    target.dispatch_event("drop", {"dataTransfer": page.evaluate_handle(GIVE, text)})


class SharedTable(Table):
    """A table of one device: the player to move says so at the curtain first."""

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
