"""What a player calls their own: games and history, colour, opponents, pace and language, and who is away."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser.browser import Visitors, visiting
from tests.support.browser.local_tables import (
    HEARD,
    SavedGame,
    begin,
    export_file,
    import_file,
    play_on,
    stored,
)
from tests.support.browser.playing import Table, command_line, quick
from tests.support.browser.seating import sit_down, table_of
from tests.support.server.serving import RunningServer, wait_until
from tests.support.speech import speech

EMBLEM = "id => document.querySelector(`#emblem-${id}`).innerHTML.match(/--seat-(\\d)/)[1]"
"""Returns the colour that a seat has on the page."""


def own_color(page: Page) -> str:
    """Return the number of the colour that the player's own pieces have."""
    seat = page.locator("li.own").get_attribute("data-seat")
    color: str = page.evaluate(EMBLEM, seat)
    return color


@pytest.fixture(scope="module")
def played(browser: Browser, server: RunningServer) -> SavedGame:
    """What a browser keeps after a game in brown, and a rematch against somebody else that has begun."""
    with visiting(browser, server) as visitors:
        context = visitors.new_context(**quick(visitors, name="Ada"))
        context.add_init_script(f"({HEARD})()")
        page = context.new_page()
        page.goto("/")
        page.get_by_role("radio", name="Brown chevron").check(force=True)
        page.get_by_role("button", name="Play now").click()
        table = Table(page)
        table.wait()
        assert own_color(page) == "3"
        play_on(table)
        page.get_by_label("Difficulty").select_option("novice")
        page.get_by_role("button", name="Play again").click()
        expect(table.prompt).to_have_text(table.words.saying("table-do-opening"))
        storage = context.storage_state(indexed_db=True)
        saved = SavedGame(storage, page.url, table.whole_log())
        context.close()
    return saved


def test_a_rematch_keeps_the_colour_and_has_the_opponent_that_was_chosen(
    played: SavedGame, visitors: Visitors
) -> None:
    table = played.open(visitors)
    assert own_color(table.page) == "3"
    expect(table.page.get_by_role("region", name="Players")).to_contain_text("Poppy")
    [row] = stored(table.page, "tables")
    assert row["settings"]["colors"] == [3, 1, 2, 0]


def test_the_start_page_tells_results_and_history(played: SavedGame, visitors: Visitors) -> None:
    page = played.new_context(visitors).new_page()
    page.goto("/")
    games = page.get_by_role("region", name="My games")
    expect(games.get_by_role("listitem").first).to_contain_text(
        re.compile("Your turn|to move|choose tickets")
    )
    games.get_by_text("1 finished game").click()
    line = games.get_by_role("listitem").filter(has_text="Rosa")
    expect(line).to_contain_text(re.compile("Won|Lost"))
    expect(line.locator("time")).to_be_visible()
    games.get_by_text("My history").click()
    rows = games.get_by_role("region", name="By opponent").get_by_role("row")
    expect(rows).to_have_count(2)
    expect(rows.last).to_contain_text("Casual")
    expect(games.get_by_role("region", name="By number of players")).to_contain_text("2 players")


def test_the_page_of_replays_lists_the_own_games(played: SavedGame, visitors: Visitors) -> None:
    page = played.new_context(visitors).new_page()
    page.goto("/replay")
    own = page.get_by_role("region", name="My finished games")
    own.get_by_role("link", name=re.compile("^Replay")).first.click()
    expect(page.get_by_role("slider", name="Step of the game")).to_be_visible()
    # Both have the colours there that they had at the table.
    names = page.get_by_role("combobox", name="View as").locator("option").all_inner_texts()[1:]
    assert {name: page.evaluate(EMBLEM, seat) for seat, name in enumerate(names)} == {"Ada": "3", "Rosa": "1"}


def test_colours_travel_with_the_games(played: SavedGame, visitors: Visitors, tmp_path: Path) -> None:
    page = played.new_context(visitors).new_page()
    path = export_file(page, tmp_path / "games.json")
    told = [game["table"]["settings"]["colors"] for game in json.loads(path.read_text("utf-8"))["games"]]
    assert told == [[3, 1, 2, 0]] * 2
    other = visitors.new_page()
    expect(import_file(other, path)).to_contain_text("2 games were added")
    [row] = stored(other, "tables")
    assert row["settings"]["colors"] == [3, 1, 2, 0]


def test_the_pace_of_bots_and_the_language_change_in_the_middle_of_a_game(visitors: Visitors) -> None:
    _, table = begin(visitors)
    page = table.page
    command_line(page).fill("take red")
    page.evaluate("window.stays = true")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Bot speed at this table").select_option("6")
    dialog.get_by_label("Language").select_option("da")
    danish = speech("da")
    expect(dialog.get_by_role("heading", level=2)).to_have_text(danish.say("settings-title"))
    dialog.get_by_role("button", name=danish.say("settings-done")).click()
    changed = Table(page, danish)
    changed.wait()
    players = page.get_by_role("region", name=danish.say("table-players"))
    expect(players.get_by_role("img", name="Amatør")).to_be_visible()
    expect(page.get_by_role("textbox", name=danish.say("table-command"))).to_have_value("take red")
    assert page.evaluate("window.stays && document.documentElement.lang") == "da"
    wait_until(lambda: stored(page, "tables")[0]["settings"]["pace"] == 6)


def test_those_who_stay_can_wait_have_a_bot_play_or_invite_somebody_else(visitors: Visitors) -> None:
    ada, bob = sit_down(visitors.new_context(**quick(visitors)), visitors.new_context(**quick(visitors)))
    ada.keep_all()
    address = bob.page.url
    bob.page.close()
    expect(ada.bar).to_contain_text("Bob is disconnected, and the game is waiting.")
    ada.bar.get_by_role("button", name="Wait").click()
    expect(ada.bar.get_by_role("button", name="Bot plays meanwhile")).to_be_hidden()
    ada.page.reload()
    ada.bar.get_by_role("button", name="Bot plays meanwhile").click()
    expect(ada.bar).to_contain_text("Bob is disconnected, and a bot is playing meanwhile.")
    ada.bar.get_by_role("button", name="Invite someone else").click()
    link = ada.bar.get_by_label("Link to this table").input_value()
    assert link.startswith(address)
    visitors.forgiven.append("409 (Conflict)")
    cy = Table(visitors.new_page(link, **quick(visitors)))
    asked = cy.page.get_by_role("dialog", name="Play on for Bob")
    asked.get_by_label("Your name").fill("Ada")
    asked.get_by_role("button", name="Take a seat").click()
    expect(asked.get_by_role("alert")).to_contain_text("Ada")
    asked.get_by_label("Your name").fill("Cy")
    asked.get_by_role("button", name="Take a seat").click()
    expect(cy.page.get_by_role("region", name="Players").locator("li.own")).to_contain_text("Cy")
    expect(ada.page.get_by_role("region", name="Players")).to_contain_text("Cy")
    cy.page.get_by_role("button", name="Menu").click()
    cy.page.get_by_role("button", name="Leave table").click()
    cy.page.get_by_role("button", name="Leave", exact=True).click()
    expect(ada.bar).to_contain_text("Cy has left, and a bot is playing on.")
    ada.bar.get_by_role("button", name="Go on like this").click()
    expect(ada.bar).not_to_contain_text("Cy has left")


def test_an_invite_carries_the_address_on_the_network_or_says_what_to_do(visitors: Visitors) -> None:
    page = visitors.new_page(**quick(visitors))
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Create table").click()
    invite = page.get_by_role("region", name="Invite")
    expect(invite).to_contain_text("cablecar serve --host 0.0.0.0")
    expect(invite.get_by_role("img")).to_have_count(0)
    port = int(visitors.server.address.rpartition(":")[2])
    visitors.server.services.listens_on = ("192.168.1.7", port)
    try:
        page.reload()
        link = f"http://192.168.1.7:{port}/t/{table_of(page)}"
        expect(invite.get_by_label("Link to this table")).to_have_value(link)
        expect(invite.get_by_role("img", name=f"QR code for the link {link}")).to_be_visible()
    finally:
        visitors.server.services.listens_on = None


def test_a_colour_is_chosen_in_the_lobby_and_told_to_the_others(visitors: Visitors) -> None:
    ada = visitors.new_page(**quick(visitors, name="Ada"))
    ada.get_by_role("button", name="Play with friends").click()
    ada.get_by_role("button", name="Create table").click()
    bob = visitors.new_page(ada.get_by_label("Link to this table").input_value(), **quick(visitors))
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    ada.get_by_role("radio", name="Turquoise crescent").check(force=True)
    expect(bob.get_by_role("radio", name="Turquoise crescent")).to_be_disabled()
    bob.get_by_role("radio", name="Brown chevron").check(force=True)
    expect(ada.get_by_role("radio", name="Brown chevron")).to_be_disabled()
    ada.get_by_role("button", name="Start game").click()
    Table(bob).prompt.wait_for()
    Table(ada).prompt.wait_for()
    assert (own_color(ada), own_color(bob)) == ("2", "3")
