"""Tables of the browser's own device: whole games without a network, secrets, two tabs, files of games."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Route, expect

from cablecar.server.page.site import write_site
from tests.support.browser.browser import KEPT, Visitors
from tests.support.browser.hosting import hosting, visiting_host
from tests.support.browser.local_tables import (
    HEARD,
    SavedGame,
    SharedTable,
    begin,
    change_store,
    drop_file,
    export_file,
    import_file,
    opponents,
    play_on,
    stored,
    verified,
)
from tests.support.browser.playing import Table, quick, text_of
from tests.support.page.steady_worker import tamper
from tests.support.speech import ENGLISH, Speech, speech

FOLDER = "games/cable car"
GERMAN = speech("de")
HOLDING = """{
  const send = self.postMessage.bind(self);
  self.postMessage = (message) => {
    send(message);
    if (message.message?.type !== "game" || message.message.entries.at(-1)?.actor !== "human") return;
    const thought = new XMLHttpRequest();
    thought.open("GET", "/thinking", false);
    thought.send();
  };
}
"""
"""Lets a worker think about the next move for as long as the answer to a request takes."""
CHOOSE = """([count, language]) => {
  localStorage.setItem("cablecar-opponents", JSON.stringify({ count, bot: "expert" }));
  localStorage.setItem("cablecar-settings", JSON.stringify({ pace: 0, language }));
}"""
"""Chooses this many experts, and a language."""


def test_points_and_cards_tell_what_is_unseen(visitors: Visitors) -> None:
    _, table = begin(visitors)
    table.page.keyboard.press("p")
    facts = table.page.get_by_role("dialog")
    expect(facts.get_by_role("rowheader", name="Unseen", exact=True)).to_be_visible()
    expect(facts.get_by_role("alert")).to_have_count(0)


# Whole games without a network


@dataclass(frozen=True)
class Place:
    """Where a page comes from, as long as there is a network."""

    visitors: Visitors
    root: str
    cut: Callable[[BrowserContext], None]

    def open(self, words: Speech) -> Page:
        """Return a page that has been open once, and has no network any more; opponents are experts."""
        options = opponents(quick(self.visitors, language=words.language), 1, "expert")
        context = self.visitors.new_context(**KEPT, **options)
        context.add_init_script(f"({HEARD})()")
        page = context.new_page()
        page.goto(self.root)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.close()
        self.cut(context)
        page = context.new_page()
        page.goto(self.root)
        return page


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a web host, with the page in a folder below."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / FOLDER)
    return root


@pytest.fixture
def site(browser: Browser, folder: Path) -> Iterator[Place]:
    """A web host that knows nothing but files, in a folder of which the page lies."""
    with hosting(folder) as host, visiting_host(browser, host) as visitors:
        yield Place(visitors, f"/{FOLDER}/", lambda _: host.stop())


def test_whole_games_against_experts_without_a_network(site: Place, tmp_path: Path) -> None:
    page = site.open(ENGLISH)
    for players, words in ((2, ENGLISH), (3, GERMAN), (4, ENGLISH)):
        page.evaluate(CHOOSE, [players - 1, words.language])
        page.goto(site.root)
        play_solo(page, words)
        game = verified(page, tmp_path / "game.json", words)
        assert [player.kind for player in game.players].count("bot:expert") == players - 1


def test_a_shared_device_a_first_game_a_replay_and_the_list_of_games_without_a_network(
    site: Place, tmp_path: Path
) -> None:
    play_everything(site.open(ENGLISH), ENGLISH, tmp_path)


def test_a_servers_page_plays_everything_without_the_server_too_and_tables_stay_live(
    visitors: Visitors, tmp_path: Path
) -> None:
    visitors.forgiven.append("ERR_INTERNET_DISCONNECTED")
    page = Place(visitors, "/", lambda context: context.set_offline(True)).open(GERMAN)
    for path, key in (("/rules", "book-contents"), ("/replay", "replay-heading"), ("/", "start-play")):
        page.goto(path)
        expect(page.locator("main").get_by_text(GERMAN.say(key), exact=True).first).to_be_visible()
    play_solo(page, GERMAN)
    verified(page, tmp_path / "solo.json", GERMAN)
    page.goto("/")
    play_everything(page, GERMAN, tmp_path)
    with pytest.raises(Error, match="ERR_INTERNET_DISCONNECTED"):
        page.goto("/t/some-table")


def play_solo(page: Page, words: Speech) -> None:
    """Play a game against the expert, with a reload in the middle."""
    page.get_by_role("button", name=words.say("start-play"), exact=True).click()
    table = Table(page, words)
    for _ in range(3):
        table.act()
    table.wait()
    told = table.whole_log()
    page.reload()
    expect(table.log).to_have_text(told, use_inner_text=True)
    table.act()
    play_on(table)


def play_everything(page: Page, words: Speech, folder: Path) -> None:
    """Play a game of two at one device and a first game, replay a file, and look at the list of games."""
    home = page.get_by_role("link", name=words.say("app-home")).last
    play_shared(page, words)
    shared = verified(page, folder / "shared.json", words)
    assert {player.name for player in shared.players} == {"Ada", "Bob"}
    home.click()
    play_first(page, words)
    verified(page, folder / "first.json", words)
    home.click()
    page.get_by_role("link", name=words.say("replay-start")).click()
    drop_file(page, (folder / "shared.json").read_text("utf-8"), words)
    slider = page.get_by_role("slider", name=words.say("replay-slider"))
    expect(slider).to_have_attribute("max", str(len(shared.moves)))
    home.click()
    games = page.get_by_role("region", name=words.say("start-my-games"))
    games.get_by_text(words.saying("start-finished")).click()
    shared_games = games.get_by_role("listitem").filter(has_text=re.compile("Ada .* Bob|Bob .* Ada"))
    expect(shared_games).to_have_count(1)


def play_shared(page: Page, words: Speech) -> None:
    """Play a game of two people at one device, with a reload in the middle."""
    page.get_by_role("button", name=words.say("start-device")).click()
    for number, name in enumerate(("Ada", "Bob"), 1):
        page.get_by_label(words.say("make-name", number=number)).fill(name)
    page.get_by_role("button", name=words.say("make-start")).click()
    table = SharedTable(page, words)
    for _ in range(3):
        table.act()
    page.reload()
    table.act()
    play_on(table)


def play_first(page: Page, words: Speech) -> None:
    """Play a first game, and see that it teaches."""
    page.get_by_role("link", name=words.say("start-learn")).click()
    page.get_by_role("button", name=words.say("learn-begin")).click()
    lesson = page.get_by_role("region", name=words.say("learn-name"))
    table = Table(page, words)
    for step in (1, 2):
        expect(lesson).to_contain_text(words.say("learn-step", number=step, count=10))
        table.act()
    play_on(table)


# What the page is told


def test_the_page_is_told_only_what_its_seat_may_know(visitors: Visitors) -> None:
    _, table = begin(visitors)
    play_on(table)
    heard = [note["data"] for note in table.page.evaluate("heard")]
    told = [data["message"] for data in heard if data.get("message", {}).get("type") == "game"]
    games = [game for game in told if game["view"]["phase"] != "over"]
    assert len(games) > 20
    assert not re.search("seed|shuffles|transport_order", json.dumps(heard))
    for game in games:
        seat = game["view"]["seat"]
        others = [
            event for entry in game["entries"] for event in entry["events"] if event.get("seat") != seat
        ]
        assert not [event for event in others if event.get("tickets")]
        assert not [e for e in others if e["event"] == "card_taken" and e["slot"] is None and e["card"]]
    (kept,) = stored(table.page, "games")
    assert kept["seed"] not in json.dumps(heard)


def test_a_thinking_bot_never_blocks_the_page(visitors: Visitors) -> None:
    """The bot thinks until the test lets it go: what the page does meanwhile, it does without the worker."""
    held: list[Route] = []
    context = visitors.new_context(**opponents(quick(visitors), 1, "casual"))
    tamper(context, HOLDING)
    context.route("**/thinking", lambda route: held.append(route))
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    table = Table(page)
    with page.expect_request("**/thinking"):
        table.act()
    page.get_by_role("button", name=ENGLISH.say("table-keys")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert len(held) == 1
    context.unroute("**/thinking")
    context.route("**/thinking", lambda route: route.fulfill(body=""))
    held[0].fulfill(body="")
    table.act()


# Two tabs


def test_a_second_tab_follows_and_can_play_instead(saved: SavedGame, visitors: Visitors) -> None:
    first = saved.open(visitors)
    second = Table(first.page.context.new_page())
    second.page.goto(saved.address)
    elsewhere = ENGLISH.say("table-elsewhere")
    expect(second.page.get_by_text(elsewhere)).to_be_visible()
    first.act()
    first.wait()
    expect(second.log).to_have_text(first.whole_log(), use_inner_text=True)
    second.page.get_by_role("button", name="Play here instead").click()
    expect(first.page.get_by_text(elsewhere)).to_be_visible()
    second.act()
    second.wait()
    expect(first.log).to_have_text(second.whole_log(), use_inner_text=True)
    second.page.close()
    expect(first.page.get_by_text(elsewhere)).to_have_count(0)
    first.act()


# Games that are taken along


def test_all_games_are_saved_in_one_file_and_played_on_elsewhere(
    saved: SavedGame, visitors: Visitors, tmp_path: Path
) -> None:
    here = saved.new_context(visitors).new_page()
    file = export_file(here, tmp_path / "games.json")
    games = json.loads(file.read_text("utf-8"))
    assert games["format"] == "cablecar-games/1"
    assert [game["record"]["result"] for game in games["games"]] == [None]
    other = visitors.new_page(**quick(visitors))
    expect(import_file(other, file)).to_have_text("1 game was added.")
    other.reload()
    other.get_by_role("region", name="My games").get_by_role("link", name=re.compile("^Continue")).click()
    elsewhere = Table(other)
    expect(elsewhere.log).to_have_text(saved.log, use_inner_text=True)
    elsewhere.act()


def test_a_game_that_went_on_elsewhere_goes_on_here_from_there(
    saved: SavedGame, visitors: Visitors, tmp_path: Path
) -> None:
    early = export_file(saved.new_context(visitors).new_page(), tmp_path / "early.json")
    elsewhere = saved.open(visitors)
    elsewhere.act()
    elsewhere.wait()
    told = elsewhere.whole_log()
    later = export_file(elsewhere.page, tmp_path / "later.json")
    elsewhere.page.goto(saved.address)
    play_on(elsewhere)
    over = export_file(elsewhere.page, tmp_path / "over.json")
    here = Table(saved.new_context(visitors).new_page())
    assert became(here.page, later) == ["No game was added.", further(1)]
    assert became(here.page, early) == ["No game was added.", known(1)]
    here.page.goto(saved.address)
    expect(here.log).to_have_text(told, use_inner_text=True)
    assert became(here.page, over) == ["No game was added.", further(1)]
    (table,) = stored(here.page, "tables")
    assert table["status"] == "finished"
    here.page.goto(saved.address)
    expect(here.prompt).to_have_text(ENGLISH.say("table-over"))


def test_a_game_that_went_on_differently_here_stays(
    saved: SavedGame, visitors: Visitors, tmp_path: Path
) -> None:
    elsewhere, here = saved.open(visitors), saved.open(visitors)
    elsewhere.act()
    elsewhere.wait()
    file = export_file(elsewhere.page, tmp_path / "games.json")
    here.act()
    here.wait()
    told, entries = here.whole_log(), stored(here.page, "entries")
    left_out = ENGLISH.say("take-along-refused", number=1, reason=ENGLISH.say("import-apart"))
    assert became(here.page, file) == ["No game was added.", left_out]
    assert stored(here.page, "entries") == entries
    here.page.goto(saved.address)
    expect(here.log).to_have_text(told, use_inner_text=True)


def test_a_damaged_game_is_made_whole_by_a_file(saved: SavedGame, visitors: Visitors, tmp_path: Path) -> None:
    here = Table(saved.new_context(visitors).new_page())
    file = export_file(here.page, tmp_path / "games.json")
    change_store(here.page, "entries", "store.delete([rows[0].game, 4])")
    assert became(here.page, file) == ["No game was added.", further(1)]
    assert stored(here.page, "damaged")
    here.page.goto(saved.address)
    expect(here.log).to_have_text(saved.log, use_inner_text=True)
    expect(here.page.get_by_text(re.compile("couldn’t be read"))).to_have_count(0)


def test_no_game_of_a_file_hides_one_that_is_played_here(
    saved: SavedGame, visitors: Visitors, tmp_path: Path
) -> None:
    page = saved.new_context(visitors).new_page()
    file = export_file(page, tmp_path / "games.json")
    write_copies(file, {"later": 2, "earlier": 1})
    assert became(page, file) == ["2 games were added."]
    expect(continued(page)).to_have_count(3)
    assert {row["round"] for row in stored(page, "tables")} == {1}
    change_store(page, "tables", "store.put({ ...rows[0], version: 99 })")
    kept = [row for row in stored(page, "tables") if row["version"] == 99]
    write_copies(file, {"last": 3}, table=kept[0]["id"])
    assert became(page, file) == ["1 game was added."]
    expect(continued(page)).to_have_count(3)
    assert [row for row in stored(page, "tables") if row["version"] == 99] == kept
    continued(page).first.click()
    expect(Table(page).log).to_have_text(saved.log, use_inner_text=True)


def continued(page: Page) -> Locator:
    """Return the links to the games that go on."""
    return page.get_by_role("region", name="My games").get_by_role("link", name=re.compile("^Continue"))


def write_copies(file: Path, rounds: dict[str, int], table: str = "") -> None:
    """Put copies of the game of a file in its place, as these rounds of its table or another."""
    content = json.loads(file.read_text("utf-8"))
    text = json.dumps(content["games"][0])
    content["games"] = [json.loads(text) for _ in rounds]
    for copy, (name, number) in zip(content["games"], rounds.items(), strict=True):
        copy["game"].update(id=name, round=number)
        copy["table"]["id"] = table or copy["table"]["id"]
    file.write_text(json.dumps(content), "utf-8")


def became(page: Page, file: Path) -> list[str]:
    """Load a file of games, and return what the page says became of them."""
    told = import_file(page, file)
    expect(told).to_contain_text("added")
    said = text_of(told).strip().split("\n")
    page.goto("/")
    return [line for line in said if line]


def further(count: int) -> str:
    return plain("take-along-continued", count)


def known(count: int) -> str:
    return plain("take-along-known", count)


def plain(key: str, count: int) -> str:
    """Return a sentence with plain spaces."""
    return ENGLISH.say(key, count=count).replace("\N{NO-BREAK SPACE}", " ")
