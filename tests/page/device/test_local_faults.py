"""What goes wrong with tables of the device: each fault gets a sentence, and what can be kept is kept.

`docs/guide/site.md` lists them all.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.browser import Visitors
from tests.support.browser.local_tables import (
    SavedGame,
    begin,
    change_store,
    export_file,
    import_file,
    note,
    opponents,
    stored,
    was_noted,
)
from tests.support.browser.playing import Table, quick, text_of
from tests.support.page.steady_worker import tamper
from tests.support.speech import ENGLISH

REFUSED = 'indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };'
FULL = """
  const add = IDBObjectStore.prototype.add;
  self.isFull = true;
  IDBObjectStore.prototype.add = function (...given) {
    if (self.isFull) throw new DOMException("full", "QuotaExceededError");
    return add.apply(this, given);
  };
"""
"""A device that has no space until it is told."""
HOLD = """() => {
  const [worker] = workers;
  const post = Worker.prototype.postMessage.bind(worker);
  worker.postMessage = (message) => {
    if (message.kind === "message") window.held = () => post(message);
    else post(message);
  };
}"""
"""Holds a chair's message to the worker back until it is told."""
BROKEN = """
  const { now } = Date;
  Date.now = () => {
    if (self.isBroken) throw new Error("planted");
    return now();
  };
"""
"""A worker that something nobody expects goes wrong in, once it is told."""
NO_LOCKS = 'Object.defineProperty(navigator, "locks", { value: undefined });'
NO_NEWS = "BroadcastChannel.prototype.postMessage = () => undefined;"
"""Tabs that don't hear of each other."""
SILENCE = 14
"""How many seconds pass before a worker that says nothing is given up, and another one started."""
WISH = {
    "id": "0123456789abcdef",
    "board": "san-francisco-2",
    "pace": 0,
    "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "casual"}],
}
"""A new table, as an address names it."""
LOCKS_REFUSED = (
    'LockManager.prototype.request = () => Promise.reject(new DOMException("no", "SecurityError"));'
)


def damaged(saved: SavedGame, visitors: Visitors, name: str, script: str) -> Table:
    """Change what is kept of a game, and open its table."""
    page = saved.new_context(visitors).new_page()
    page.goto("/rules")
    change_store(page, name, script)
    page.goto(saved.address)
    return Table(page)


def expect_said(page: Page, key: str, **values: str | int) -> None:
    """See that the page says a sentence."""
    expect(page.locator("main, .page").get_by_text(ENGLISH.say(key, **values)).first).to_be_visible()


def expect_goes_on(table: Table) -> None:
    """See that the game can be played on, and that everything is kept."""
    table.act()
    table.wait()
    (game,) = stored(table.page, "games")
    numbers = [entry["number"] for entry in stored(table.page, "entries") if entry["game"] == game["id"]]
    assert numbers == list(range(1, len(numbers) + 1))
    told = table.whole_log()
    table.page.reload()
    table.wait()
    expect(table.log).to_have_text(told, use_inner_text=True)


# What is kept is damaged


CUT = {
    "a half-written game": "store.delete([rows[0].game, rows.length - 1])",
    "another card than was drawn": """
      const row = rows.findLast(({ move }) => move?.do === "take_card");
      row.move.card = row.move.card === "red" ? "blue" : "red";
      store.put(row);
    """,
    "a move against the rules": """
      const row = rows.findLast(({ kind }) => kind === "move");
      store.put({ ...row, move: { do: "claim_route", seat: row.seat, route: "nowhere", cards: { red: 9 } } });
    """,
    "an entry without a move": 'store.put({ ...rows.at(-1), move: "gone" })',
}


@pytest.mark.parametrize("script", CUT.values(), ids=CUT)
def test_a_game_goes_on_from_before_what_can_not_be_read(
    script: str, saved: SavedGame, visitors: Visitors
) -> None:
    table = damaged(saved, visitors, "entries", script)
    before = len(stored(table.page, "entries"))
    expect(table.page.get_by_text(re.compile("^The last .*couldn’t be read"))).to_be_visible()
    expect_goes_on(table)
    assert stored(table.page, "damaged")
    assert 0 < len(stored(table.page, "entries")) <= before + 12


UNREADABLE = {
    "an older version's save": ("tables", "store.put({ ...rows[0], version: 0 })", "save-version"),
    "a newer version's save": ("tables", "store.put({ ...rows[0], version: 99 })", "save-version"),
    "a damaged table": ("tables", 'store.put({ ...rows[0], seats: "?" })', "save-damaged"),
    "a table of no time": ("tables", "store.put({ ...rows[0], used: 1e300 })", "save-damaged"),
    "a table that was never used": ("tables", "delete rows[0].used; store.put(rows[0])", "save-damaged"),
    "a table that waits for nobody": ("tables", "store.put({ ...rows[0], waiting: [7] })", "save-damaged"),
    "a newer version's game": ("games", "store.put({ ...rows[0], version: 2 })", "save-version"),
    "a game without its beginning": ("games", "store.delete(rows[0].id)", "save-damaged"),
    "a game without its chance": ("games", 'store.put({ ...rows[0], seed: "?" })', "save-damaged"),
}


@pytest.mark.parametrize(("name", "script", "key"), UNREADABLE.values(), ids=UNREADABLE)
def test_a_save_that_can_not_be_read_is_told_and_stays(
    name: str, script: str, key: str, saved: SavedGame, visitors: Visitors
) -> None:
    table = damaged(saved, visitors, name, script)
    entries = stored(table.page, "entries")
    assert entries
    expect_said(table.page, key)
    table.page.goto("/")
    expect(table.page.get_by_role("region", name="My games").get_by_role("listitem")).to_have_count(1)
    if name == "tables":
        expect_said(table.page, "my-games-unreadable")
    assert stored(table.page, "entries") == entries


def test_a_game_on_a_board_that_is_not_there_is_told_and_stays(saved: SavedGame, visitors: Visitors) -> None:
    table = damaged(saved, visitors, "games", 'store.put({ ...rows[0], board: "atlantis" })')
    expect_said(table.page, "board-not-here", board="atlantis")
    assert stored(table.page, "games")


# The browser keeps nothing


def test_a_browser_that_keeps_nothing_says_so_and_plays_on(visitors: Visitors) -> None:
    _, table = begin(visitors, before=REFUSED)
    expect_said(table.page, "store-refused")
    for _ in range(4):
        table.act()
    table.page.get_by_role("button", name="Close", exact=True).click()
    expect(table.page.get_by_text(ENGLISH.say("store-refused"))).to_have_count(0)
    table.act()
    assert stored(table.page, "tables") == []


def test_a_full_device_says_so_and_keeps_everything_once_there_is_space(visitors: Visitors) -> None:
    _, table = begin(visitors, before=FULL)
    table.act()
    expect_said(table.page, "store-full")
    table.page.workers[0].evaluate("isFull = false")
    table.act()
    expect(table.page.get_by_text(ENGLISH.say("store-full"))).to_have_count(0)
    expect_goes_on(table)


def test_what_a_newer_version_keeps_is_left_alone(visitors: Visitors) -> None:
    page = visitors.new_page("/rules", **opponents(quick(visitors), 1, "casual"))
    page.evaluate(
        """new Promise((done) => (indexedDB.open("cablecar", 7).onsuccess = ({ target }) => {
          target.result.close();
          done();
        }))"""
    )
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    table = Table(page)
    table.act()
    expect_said(page, "store-newer")
    table.act()


# Two tabs, and a worker that dies


def test_of_two_moves_at_once_one_counts_and_the_other_is_told_so(visitors: Visitors) -> None:
    context, first = begin(visitors, before=NO_LOCKS + NO_NEWS)
    while not ENGLISH.saying("table-do-turn").match(first.wait()):
        first.act()
    second = Table(context.new_page())
    second.page.goto(first.page.url)
    second.wait()
    # The second tab does not hear of the first one's move before its own.
    second.page.evaluate(HOLD)
    second.cards.get_by_role("button", name=re.compile("draw pile", re.IGNORECASE)).click()
    second.page.wait_for_function("() => window.held !== undefined")
    first.take_unseen()
    second.page.evaluate("held()")
    expect(second.page.get_by_text(ENGLISH.say("store-conflict"))).to_be_visible()
    expect(second.log).to_have_text(first.whole_log(), use_inner_text=True)
    expect_goes_on(first)


def test_a_browser_that_refuses_locks_plays(visitors: Visitors) -> None:
    _, table = begin(visitors, before=LOCKS_REFUSED)
    table.act()
    expect(table.page.get_by_text(ENGLISH.say("table-elsewhere"))).to_have_count(0)


def kill_worker(table: Table) -> None:
    """Kill the worker, and let the page's time pass until it has found out and started another one."""
    note(table.page, ENGLISH.say("connection-lost"))
    table.page.evaluate("workers.forEach((worker) => worker.terminate())")
    for _ in range(SILENCE):
        table.page.clock.run_for(1000)
    assert was_noted(table.page)
    assert table.page.evaluate("workers.length") == 2


def test_a_worker_that_was_killed_comes_back_and_the_game_goes_on(
    saved: SavedGame, visitors: Visitors
) -> None:
    context = saved.new_context(visitors)
    context.clock.install()
    table = Table(context.new_page())
    table.page.goto(saved.address)
    table.wait()
    kill_worker(table)
    expect(table.page.get_by_text(ENGLISH.say("connection-lost"))).to_have_count(0)
    expect(table.log).to_have_text(saved.log, use_inner_text=True)
    expect_goes_on(table)


@pytest.mark.parametrize(
    ("before", "kept"), [(BROKEN, "yes"), (BROKEN + REFUSED, "no")], ids=["saved", "not saved"]
)
def test_what_nobody_expects_says_whether_the_game_is_saved(
    before: str, kept: str, visitors: Visitors
) -> None:
    visitors.forgiven.append("planted")
    _, table = begin(visitors, before=before)
    while not ENGLISH.saying("table-do-turn").match(table.wait()):
        table.act()
    draw = table.cards.get_by_role("button", name=re.compile("draw pile", re.IGNORECASE))
    table.page.workers[0].evaluate("isBroken = true")
    draw.click()
    expect_said(table.page, "local-failed", kept=kept)
    table.page.workers[0].evaluate("isBroken = false")
    table.act()


@contextmanager
def missing(page: Page, pattern: str) -> Iterator[None]:
    """Let a file of the page not be found for a while."""
    page.context.route(pattern, lambda route: route.abort())
    yield
    page.context.unroute(pattern)


@pytest.mark.parametrize(
    "pattern", ["**/engine/kernel-*.wasm", "**/engine/layout-*.json", "**/boards/*.table*"]
)
def test_an_engine_that_can_not_be_loaded_says_so_and_is_tried_again(
    pattern: str, visitors: Visitors
) -> None:
    visitors.forgiven += ["Failed to load resource", "ERR_FAILED"]
    page = visitors.new_page(**quick(visitors))
    with missing(page, pattern):
        page.get_by_role("button", name="Play now").click()
        expect_said(page, "engine-not-loaded")
    page.get_by_role("button", name="Try again").click()
    Table(page).act()


def test_a_worker_that_can_not_be_started_says_so(visitors: Visitors) -> None:
    visitors.forgiven += ["Failed to load resource", "ERR_FAILED"]
    page = visitors.new_page(**quick(visitors))
    page.context.route("**/assets/worker-*.js", lambda route: route.abort())
    page.get_by_role("button", name="Play now").click()
    expect_said(page, "engine-not-loaded")


def test_another_bot_stands_in_for_an_expert_without_its_net(visitors: Visitors) -> None:
    visitors.forgiven += ["Failed to load resource", "ERR_FAILED", "engine-not-loaded"]
    context = visitors.new_context(**opponents(quick(visitors), 1, "expert"))
    context.route("**/engine/net-*.bin", lambda route: route.abort())
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    table = Table(page)
    for _ in range(4):
        table.act()
    expect(table.log).to_contain_text("The bot Expert couldn’t choose, so Casual did.")


# Files of games


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("My garden", "import-no-games"),
        ("[1, 2", "import-no-games"),
        ('{"format": "cablecar-games/2", "games": []}', "import-version"),
        ('{"format": "cablecar-game/1", "moves": []}', "import-no-games"),
    ],
)
def test_a_file_without_games_is_refused(content: str, said: str, visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.new_page(**quick(visitors))
    (tmp_path / "games.json").write_text(content)
    import_file(page, tmp_path / "games.json")
    expect(page.get_by_role("alert")).to_have_text(ENGLISH.say(said))


def test_a_huge_file_is_refused_unread(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.new_page(**quick(visitors))
    with (tmp_path / "games.json").open("wb") as file:
        file.truncate(65_000_000)
    import_file(page, tmp_path / "games.json")
    expect(page.get_by_role("alert")).to_have_text(ENGLISH.say("import-too-large", most=64))


def test_of_a_file_every_game_that_follows_the_rules_is_taken(
    saved: SavedGame, visitors: Visitors, tmp_path: Path
) -> None:
    page = saved.new_context(visitors).new_page()
    (game,) = json.loads(export_file(page, tmp_path / "saved.json").read_text("utf-8"))["games"]

    def copy(number: int) -> dict[str, Any]:
        copied: dict[str, Any] = json.loads(json.dumps(game))
        copied["game"]["id"] = copied["table"]["id"] = f"copy{number}"
        return copied

    fine, cheat, longer, torn, stranger, late, foreign, endless = (copy(number) for number in range(8))
    endless["table"]["settings"]["clock"] = 1e9
    late["entries"][-1]["at"] = 1e300
    foreign["table"]["settings"]["pace"] = "slowly"
    fine["table"]["settings"]["more"] = fine["entries"][0]["more"] = "?"
    cheat["record"]["moves"][-1]["seat"] = 1 - cheat["record"]["moves"][-1]["seat"]
    longer["entries"].pop()
    del torn["game"]
    stranger["game"]["board"] = "atlantis"
    games = [game, fine, cheat, longer, torn, stranger, late, foreign, endless]
    (tmp_path / "games.json").write_text(json.dumps({"format": "cablecar-games/1", "games": games}))
    told = import_file(page, tmp_path / "games.json")
    expect(told).to_contain_text("1 game was added.")
    text = text_of(told)
    assert "1 game was already here." in text
    assert re.search(r"Game 3 of the file was left out\. .*move", text, re.IGNORECASE)
    assert f"Game 4 of the file was left out. {ENGLISH.say('import-changed')}" in text
    assert f"Game 5 of the file was left out. {ENGLISH.say('import-no-game')}" in text
    assert f"Game 6 of the file was left out. {ENGLISH.say('board-not-here', board='atlantis')}" in text
    for number in (7, 8, 9):
        assert f"Game {number} of the file was left out. {ENGLISH.say('import-no-game')}" in text
    assert {row["id"] for row in stored(page, "games")} == {game["game"]["id"], "copy0"}
    assert not any("more" in row for row in stored(page, "entries"))
    assert not any("more" in row["settings"] for row in stored(page, "tables"))


# Addresses


@pytest.mark.parametrize(
    ("hash_", "key"),
    [
        ("0123456789abcdef", "table-not-here"),
        ("", "table-not-here"),
        ("new=%7B", "wish-unreadable"),
        (f"new={quote(json.dumps({**WISH, 'clock': 1e9}))}", "wish-unreadable"),
    ],
)
def test_an_address_of_no_table_says_so(hash_: str, key: str, visitors: Visitors) -> None:
    page = visitors.new_page(f"/play#{hash_}")
    expect_said(page, key)


@pytest.mark.parametrize("before", ["", NO_LOCKS], ids=["locks", "no locks"])
def test_the_address_of_a_new_table_deals_one_game_however_often_it_is_opened(
    before: str, visitors: Visitors
) -> None:
    # With steady chance a second deal would be the same game.
    context = replace(visitors, seed=None).new_context(**quick(visitors))
    tamper(context, before)
    first, second = Table(context.new_page()), Table(context.new_page())
    for table in (first, second):
        table.page.goto(f"/play#new={quote(json.dumps(WISH))}")
        expect(table.prompt).to_be_visible()
    (game,) = stored(second.page, "games")
    (table_row,) = stored(second.page, "tables")
    assert table_row["game"] == game["id"]
    first.act()
    first.wait()
    second.page.reload()
    expect(second.log).to_have_text(first.whole_log(), use_inner_text=True)


def test_a_game_that_is_deleted_in_another_tab_while_it_is_played_stays(
    saved: SavedGame, visitors: Visitors
) -> None:
    table = saved.open(visitors)
    other = table.page.context.new_page()
    other.goto("/")
    games = other.get_by_role("region", name="My games")
    games.get_by_role("button", name=re.compile("^Delete the game")).click()
    games.get_by_role("button", name=re.compile("for good$")).click()
    expect(games).to_have_count(0)
    expect_goes_on(table)
