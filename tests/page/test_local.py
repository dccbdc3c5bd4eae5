"""Tables of the browser's own device: whole games without a network, secrets, two tabs, files of games."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from cablecar.server.page.site import write_site
from tests.support.browser import KEPT, Visitors
from tests.support.hosting import hosting, visiting_host
from tests.support.local_tables import (
    HEARD,
    SharedTable,
    begin,
    download,
    opponents,
    stored,
    verified,
)
from tests.support.playing import Table, quick
from tests.support.speech import ENGLISH, Speech, speech

FOLDER = "games/cable car"
GERMAN = speech("de")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a web host, with the page in a folder below."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / FOLDER)
    return root


@pytest.fixture
def guests(browser: Browser, folder: Path) -> Iterator[Visitors]:
    """Browsers at a web host that knows nothing but files."""
    with hosting(folder) as host, visiting_host(browser, host) as visitors:
        visitors.stop = host.stop  # type: ignore[attr-defined]
        yield visitors


def cut_off(guests: Visitors, options: dict[str, Any]) -> Page:
    """Return a page that has been open once, and has no network any more."""
    context = guests.new_context(**KEPT, **options)
    page = context.new_page()
    page.goto(f"/{FOLDER}/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.close()
    guests.stop()  # type: ignore[attr-defined]
    page = context.new_page()
    page.goto(f"/{FOLDER}/")
    return page


# Whole games without a network


@pytest.mark.parametrize(("players", "words"), [(2, ENGLISH), (3, GERMAN), (4, ENGLISH)])
def test_a_whole_game_against_the_expert_without_a_network(
    players: int, words: Speech, guests: Visitors, tmp_path: Path
) -> None:
    options = opponents(quick(guests, language=words.language), players - 1, "expert")
    page = cut_off(guests, options)
    page.get_by_role("button", name=words.say("start-play"), exact=True).click()
    table = Table(page, words)
    for _ in range(12):
        table.act()
    told = table.log.inner_text()
    page.reload()
    table.wait()
    assert table.log.inner_text().startswith(told)
    table.play_to_end()
    game = verified(page, tmp_path / "game.json", words)
    assert [player.kind for player in game.players].count("bot:expert") == players - 1


def test_a_shared_device_a_first_game_and_the_list_of_games_without_a_network(
    guests: Visitors, tmp_path: Path
) -> None:
    page = cut_off(guests, quick(guests))
    page.get_by_role("button", name="On one device").click()
    page.get_by_label("Name for seat 1").fill("Ada")
    page.get_by_label("Name for seat 2").fill("Bob")
    page.get_by_role("button", name="Start game").click()
    SharedTable(page).play_to_end()
    assert {player.name for player in verified(page, tmp_path / "game.json").players} == {"Ada", "Bob"}
    page.get_by_role("link", name="Back to the start page").last.click()
    page.get_by_role("link", name="Learn by playing").click()
    page.get_by_role("button", name="Begin").click()
    table = Table(page)
    expect(page.get_by_role("region", name="Your first game")).to_contain_text("Step 1 of 10")
    table.act()
    expect(page.get_by_role("region", name="Your first game")).to_contain_text("Step 2 of 10")
    page.get_by_role("link", name="Back to the start page").click()
    games = page.get_by_role("region", name="My games")
    expect(games.get_by_role("link", name=re.compile("^Continue"))).to_have_count(1)
    games.get_by_text("1 finished game").click()
    expect(games).to_contain_text(re.compile("Ada and Bob|Bob and Ada"))
    expect(games.get_by_role("link", name=re.compile("^Replay"))).to_be_visible()


# What the page is told


def test_the_page_is_told_only_what_its_seat_may_know(visitors: Visitors) -> None:
    context = visitors.new_context(**opponents(quick(visitors), 1, "casual"))
    context.add_init_script(f"({HEARD})()")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    table = Table(page)
    for _ in range(25):
        table.act()
    heard = [note["data"] for note in page.evaluate("heard")]
    games = [data["message"] for data in heard if data.get("message", {}).get("type") == "game"]
    assert len(games) > 20
    assert not re.search("seed|shuffles|transport_order", json.dumps(heard))
    for game in games:
        seat = game["view"]["seat"]
        others = [
            event for entry in game["entries"] for event in entry["events"] if event.get("seat") != seat
        ]
        assert not [event for event in others if event.get("tickets")]
        assert not [e for e in others if e["event"] == "card_taken" and e["slot"] is None and e["card"]]
    (kept,) = stored(page, "games")
    assert kept["seed"] not in json.dumps(heard)


# Two tabs


def test_a_second_tab_follows_and_can_play_instead(visitors: Visitors) -> None:
    context, first = begin(visitors)
    second = Table(context.new_page())
    second.page.goto(first.page.url)
    expect(second.page.get_by_text("You’re playing this game in another tab.")).to_be_visible()
    first.act()
    expect(second.log).to_have_text(first.log.inner_text(), use_inner_text=True)
    second.page.get_by_role("button", name="Play here instead").click()
    expect(first.page.get_by_text("You’re playing this game in another tab.")).to_be_visible()
    second.act()
    expect(first.log).to_have_text(second.log.inner_text(), use_inner_text=True)
    second.page.close()
    expect(first.page.get_by_text("You’re playing this game in another tab.")).to_have_count(0)
    first.act()


# Games that are taken along


def test_all_games_are_saved_in_one_file_and_played_on_elsewhere(visitors: Visitors, tmp_path: Path) -> None:
    _, table = begin(visitors)
    for _ in range(5):
        table.act()
    told = table.log.inner_text()
    table.page.goto("/")
    table.page.get_by_text("Take my games with you").click()
    saved = download(table.page, "Save all games to a file", tmp_path / "games.json")
    games = json.loads(saved.read_text("utf-8"))
    assert games["format"] == "cablecar-games/1"
    assert [game["record"]["result"] for game in games["games"]] == [None]
    other = visitors.new_page(**quick(visitors))
    other.get_by_role("button", name="Settings").click()
    other.get_by_text("Take my games with you").click()
    other.get_by_label("Load games from a file").set_input_files(saved)
    expect(other.get_by_text("1 game was added.")).to_be_visible()
    other.reload()
    other.get_by_role("region", name="My games").get_by_role("link", name=re.compile("^Continue")).click()
    elsewhere = Table(other)
    elsewhere.wait()
    expect(elsewhere.log).to_have_text(told, use_inner_text=True)
    elsewhere.act()
