"""The replay page in the browser: from a table, from a file, by a link; by button, slider and keys."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cablecar import Game
from cablecar.engine.record import loads
from tests.support.browser.browser import PHONE, Visitors
from tests.support.browser.local_tables import drop_file
from tests.support.browser.playing import quick
from tests.support.browser.seating import ask, opened
from tests.support.browser.states import is_over, play_until
from tests.support.paths import CORPUS

FILE = CORPUS / "random-2-players-001.json"
LAST = len(json.loads(FILE.read_bytes())["moves"])


def finished(visitors: Visitors) -> tuple[Page, Game]:
    """Return Ada's browser at the end of a game with Bob, and the game."""
    context = visitors.new_context(**quick(visitors))
    seat_requests = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    table = ask(context, "/api/tables", seats=seat_requests)["table"]["id"]
    ask(visitors.new_context(), f"/api/tables/{table}/join", name="Bob")
    ask(context, f"/api/tables/{table}/start")
    play_until(visitors.server, table, is_over)
    live = visitors.server.live_game(table)
    return opened(context, f"/t/{table}"), live.game


def brought(visitors: Visitors, file: Path = FILE, **options: object) -> Page:
    """Open the replay page and bring a file."""
    page = visitors.new_page("/replay", **options)
    page.get_by_label("Choose a file").set_input_files(file)
    expect(slider(page)).to_be_visible()
    expect(page.locator(".first")).to_be_hidden()  # what the document showed until all was drawn
    return page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Step of the game")


def expect_step(page: Page, step: int, last: int = LAST) -> None:
    expect(slider(page)).to_have_value(str(step))
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(f"^Step {step} of {last}. ."))


def test_a_finished_game_is_replayed_from_its_table_by_button_slider_and_keys(visitors: Visitors) -> None:
    page, game = finished(visitors)
    page.get_by_role("link", name="Replay").click()
    last = len(game.moves)
    expect_step(page, 0, last)
    page.get_by_role("button", name="One step forward").click()
    expect_step(page, 1, last)
    page.get_by_role("button", name="To the end").click()
    expect_step(page, last, last)
    assert game.result is not None
    winner = game.players[game.result.winners[0]].name
    expect(page.get_by_role("heading", name=re.compile(f"{winner}.* win"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_contain_text(
        str(game.result.scores[game.result.winners[0]].total)
    )
    slider(page).fill("20")
    expect_step(page, 20, last)
    expect(page.get_by_role("table", name="Final scores in points")).to_be_hidden()
    slider(page).press("ArrowRight")
    expect_step(page, 21, last)
    slider(page).press("Home")
    expect_step(page, 0, last)


def test_the_keys_work_wherever_the_focus_is(visitors: Visitors) -> None:
    page = brought(visitors)
    expect_step(page, 0)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", LAST), ("Home", 0)):
        page.keyboard.press(key)
        expect_step(page, step)
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.get_by_role("status").filter(has_text="4 ×")).to_be_visible()
    page.keyboard.press("-")
    expect(page.get_by_role("status").filter(has_text="2 ×")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider(page)).not_to_have_value("0")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_turn_of_two_steps_is_one_for_a_viewer_who_goes_by_turns(visitors: Visitors) -> None:
    page = brought(visitors)
    moves = [move["do"] for move in loads(FILE.read_bytes())["moves"]]
    assert moves[5:13] == [
        *("claim_route", "take_card", "take_card", "claim_route"),
        *("take_card", "take_card", "draw_tickets", "keep_tickets"),
    ]
    slider(page).fill("6")
    for step in (8, 9, 11, 13):
        page.get_by_role("button", name="One turn forward").click()
        expect_step(page, step)
    for step in (11, 9, 8, 6):
        page.keyboard.press("Shift+ArrowLeft")
        expect_step(page, step)


def test_it_plays_by_itself_to_the_end_and_from_the_start_again(visitors: Visitors) -> None:
    page = brought(visitors)
    slider(page).fill(str(LAST - 2))
    for _ in range(3):
        page.get_by_role("button", name="Faster").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect_step(page, LAST)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider(page)).not_to_have_value(str(LAST))
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_step(visitors: Visitors) -> None:
    page = brought(visitors)
    log = page.get_by_role("group", name="Log")
    line = log.get_by_role("button").nth(30)
    said = line.inner_text()
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(re.escape(said) + "$"))
    line.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(log.get_by_role("button").nth(31)).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S2_S8_S9_the_log_counts_the_souvenirs_that_are_put_on_the_board(
    players: int, visitors: Visitors
) -> None:
    page = brought(visitors, CORPUS / f"random-{players}-players-001.json")
    told = page.get_by_role("group", name="Log").get_by_text(re.compile(rf"places {players - 1}\s"))
    expect(told).to_have_count(2)


def test_the_log_goes_along(visitors: Visitors) -> None:
    page = brought(visitors)
    expect(page.get_by_role("heading", name="Replay")).to_be_focused()
    log = page.get_by_role("group", name="Log").element_handle()
    for key, edge in (("End", "log.scrollHeight - log.clientHeight"), ("Home", "0")):
        page.keyboard.press(key)
        page.wait_for_function(f"(log) => Math.abs(log.scrollTop - ({edge})) <= 1", arg=log)


def test_a_dropped_file_is_replayed_with_its_plots_and_figures(visitors: Visitors) -> None:
    page = visitors.new_page("/replay")
    drop_file(page, FILE.read_text("utf-8"))
    expect_step(page, 0)
    for plot in ("Points for routes after each step", "Cards in hand after each step"):
        expect(page.get_by_role("img", name=plot)).to_be_visible()
    page.get_by_text("The chart as a table").first.click()
    expect(page.get_by_role("table", name="Points for routes").get_by_role("row")).to_have_count(LAST + 1)
    page.get_by_role("button", name="Statistics").click()
    expect(page.get_by_role("table", name="Statistics for each player")).to_be_visible()
    expect(page.get_by_role("row", name="total thinking time")).to_be_hidden()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"format": ', "format: ", "The file is not a game"),
        ("cablecar-game/1", "cablecar-game/7", "The format is “cablecar-game/7”"),
        ('"cars_left": ', '"cars_left": 1', "The result doesn’t match the final scoring under the rules."),
        ('"seed": "', '"seed": "' + "0" * 600_000, "“record” has a value of the wrong type in “seed”."),
    ],
)
def test_a_file_that_is_no_game_is_refused_in_a_sentence(
    old: str, new: str, told: str, visitors: Visitors
) -> None:
    page, text = visitors.new_page("/replay"), FILE.read_text("utf-8")
    drop_file(page, text.replace(old, new))
    expect(page.get_by_role("alert")).to_contain_text(told)
    drop_file(page, text)
    expect_step(page, 0)


def test_a_board_that_a_file_carries_is_drawn(visitors: Visitors) -> None:
    page = brought(visitors, CORPUS / "random-tiny-3-players-001.json")
    page.keyboard.press("End")
    expect(page.get_by_role("table", name="Final scores in points")).to_be_visible()
    data = loads((CORPUS / "random-tiny-3-players-001.json").read_bytes())["board"]["data"]
    expect(page.locator("[data-route]")).to_have_count(len(data["routes"]))


def test_a_game_that_was_broken_off_says_so_at_its_end(visitors: Visitors) -> None:
    page = brought(visitors, CORPUS / "edge-broken-off-between-turns.json")
    page.keyboard.press("End")
    expect(page.get_by_text("The game was left unfinished here.")).to_be_visible()
    expect(page.get_by_role("button", name="Statistics")).to_be_hidden()


def test_strangers_see_a_game_by_a_shared_link_alone_until_it_is_withdrawn(visitors: Visitors) -> None:
    visitors.forgiven += ["403", "404"]
    page, game = finished(visitors)
    page.get_by_role("link", name="Replay").click()
    expect_step(page, 0, len(game.moves))
    stranger = visitors.new_page(page.url, **PHONE)
    expect(stranger.get_by_role("alert")).to_contain_text("This seat isn’t yours")
    page.get_by_role("button", name="Create link").click()
    link = page.get_by_role("textbox", name="Link to this replay").input_value()
    stranger.goto(link)
    expect_step(stranger, 0, len(game.moves))
    expect(stranger.get_by_role("region", name="Bob’s cards")).to_be_visible()
    expect(stranger.get_by_role("button", name="Create link")).to_be_hidden()
    page.get_by_role("button", name="Withdraw link").click()
    expect(page.get_by_text("This link no longer works.")).to_be_visible()
    stranger.reload()
    expect(stranger.get_by_role("alert")).to_contain_text("No game is shared at this link")


def test_a_seats_view_shows_no_card_of_the_others(visitors: Visitors) -> None:
    page = brought(visitors)
    record = loads(FILE.read_bytes())
    names = [player["name"] for player in record["players"]]
    unseen = [move.get("from") == "deck" and move["seat"] == 1 for move in record["moves"]]
    slider(page).fill(str(unseen.index(True) + 1))
    sentence = f"{names[1]} takes a card from the draw pile."
    expect(page.get_by_role("region", name=f"{names[1]}’s cards")).to_be_visible()
    expect(page.get_by_role("region", name="Playback")).not_to_contain_text(sentence)
    page.get_by_label("View as").select_option(names[0])
    expect(page.get_by_role("region", name=f"{names[0]}’s cards")).to_be_visible()
    expect(page.get_by_role("region", name=f"{names[1]}’s cards")).to_be_hidden()
    expect(page.get_by_role("region", name="Playback")).to_contain_text(sentence)
    log = page.get_by_role("group", name="Log").inner_text()
    told = r"(takes a card from the draw pile: |(keeps|draws) .*\(\d+\))"
    assert not re.search(f"{names[1]} {told}", log)
    assert re.search(f"{names[0]} {told}", log)
