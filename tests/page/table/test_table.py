"""What stands around the board of a table: prompt, refusals, log, command line, and how a rematch begins."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, ElementHandle, Page, expect

from cablecar.common.catalogue import MINUS
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, DrawTickets, KeepTickets, Move, TakeCard
from cablecar.engine.progress import missing_way
from cablecar.engine.record import read
from cablecar.engine.view import Phase
from cablecar.server.storage.retention import Retention
from tests.support.browser.browser import PHONE, Visitors
from tests.support.browser.playing import Table, command_line, quick
from tests.support.browser.seating import ask, opened, sit_down, table_of
from tests.support.browser.states import is_over, play, play_until, stands

MIDDLE = stands(Phase.TURN, after=40)
AT_END = (
    "(log) => log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2"
)


def friends(visitors: Visitors, **options: object) -> tuple[Table, Table, str]:
    """Return two browsers at one table, and the table; Ada begins."""
    ada, bob = sit_down(
        visitors.new_context(**quick(visitors), **options), visitors.new_context(**quick(visitors))
    )
    return ada, bob, table_of(ada.page)


def game_of(visitors: Visitors, table: str) -> Game:
    """Return a table's game as the server has it."""
    return visitors.server.live_game(table).game


def play_with(
    visitors: Visitors, table: str, choose: Callable[[Game, int], Move], reached: Callable[[Game], bool]
) -> None:
    """Play for all seats with this choice until the game stands where it should."""
    game = game_of(visitors, table)
    while not reached(game):
        seat = game.waiting_for[0]
        play(visitors.server, table, seat, choose(game, seat))


def spending(game: Game, seat: int) -> Move:
    """Return the longest claim that can be paid, or else a card."""
    moves = game.legal_moves(seat)
    claims = [move for move in moves if isinstance(move, ClaimRoute)]
    if claims:
        return max(claims, key=lambda claim: game.board.route[claim.route].length)
    return next((move for move in moves if isinstance(move, TakeCard)), moves[0])


def losing(game: Game, seat: int) -> Move:
    """Return what loses the first seat the most: tickets, and never a route."""
    moves = game.legal_moves(seat)
    if seat == 1:
        return spending(game, seat)
    keeps = [move for move in moves if isinstance(move, KeepTickets)]
    if keeps:
        return max(keeps, key=lambda keep: len(keep.tickets))
    draws: list[Move] = [move for move in moves if isinstance(move, DrawTickets)]
    takes: list[Move] = [move for move in moves if isinstance(move, TakeCard)]
    return (draws or takes or moves)[0]


def log_box(page: Page) -> ElementHandle:
    """Return the box in which the log scrolls."""
    return page.locator("#log .log-box").element_handle()


def test_without_cars_no_claim_is_offered(visitors: Visitors) -> None:
    ada, _, table = friends(visitors)
    turn = stands(Phase.TURN)
    play_with(visitors, table, spending, turn)
    expect(ada.prompt).to_have_text("Your turn: take cards, claim a route or draw tickets.")
    play_with(visitors, table, spending, lambda game: turn(game) and not game.view(0).players[0].cars)
    expect(ada.prompt).to_have_text("Your turn: take cards or draw tickets.")


def out_of_reach(game: Game) -> list[tuple[int, int]]:
    """Return the spaces that the first seat lacks for tickets which it has too few cars for, and its cars."""
    view = game.view(0)
    tickets = [game.board.ticket[ticket] for ticket in view.tickets]
    ways = [missing_way(view, ticket.a, ticket.b) or () for ticket in tickets]
    missing = [sum(route.length for route in way) for way in ways]
    cars = view.players[0].cars
    return [(spaces, cars) for spaces in missing if spaces > cars]


def test_a_ticket_lights_a_shortest_way_and_says_when_it_is_out_of_reach(visitors: Visitors) -> None:
    ada, _, table = friends(visitors)
    turn = stands(Phase.TURN)
    play_until(visitors.server, table, turn)
    ada.wait()
    tickets = ada.page.get_by_role("region", name="Your tickets").get_by_role("button")
    expect(tickets.first).to_contain_text("to go")
    expect(ada.page.locator(".board .halo.lit")).to_have_count(0)
    tickets.first.hover()
    expect(ada.page.locator(".board .halo.lit")).to_have_count(1)  # nothing is claimed yet
    play_with(visitors, table, spending, lambda game: turn(game) and bool(out_of_reach(game)))
    spaces, cars = out_of_reach(game_of(visitors, table))[0]
    words = re.compile(rf"out of reach: {spaces}\sspaces?, {cars}\scable cars? left")
    expect(tickets.filter(has_text=words).first).to_be_visible()


def test_a_refusal_goes_when_something_else_is_looked_at(visitors: Visitors) -> None:
    ada, _, table = friends(visitors)
    play_until(visitors.server, table, MIDDLE)
    ada.wait()
    tickets = ada.page.get_by_role("region", name="Your tickets").get_by_role("button")
    for chosen in (tickets.first, ada.log.get_by_role("button").last):
        command_line(ada.page).fill("claim golden gate bridge fort mason with 5 red")
        ada.page.keyboard.press("Enter")
        refusal = ada.bar.locator(".fault")
        expect(refusal).to_be_visible()
        tickets.first.hover()
        expect(refusal).to_be_visible()
        chosen.click()
        expect(refusal).to_have_count(0)


def test_escape_leaves_the_command_line(visitors: Visitors) -> None:
    ada, _, table = friends(visitors)
    play_until(visitors.server, table, MIDDLE)
    ada.wait()
    field = command_line(ada.page)
    field.fill("hand")
    field.press("Enter")
    expect(ada.page.locator(".answer")).not_to_be_empty()
    field.press("Escape")
    expect(ada.prompt).to_be_focused()
    ada.page.keyboard.press("h")
    expect(ada.hand.get_by_role("button").first).to_be_focused()


def test_the_log_follows_again_after_an_own_move_or_when_a_chosen_line_is_let_go(visitors: Visitors) -> None:
    ada, _, table = friends(visitors)
    play_until(visitors.server, table, MIDDLE)
    ada.wait()
    box = log_box(ada.page)
    ada.page.wait_for_function(AT_END, arg=box)
    for let_go in (False, True):
        line = ada.log.get_by_role("button").first
        line.click()
        if let_go:
            line.click()
            play_until(visitors.server, table, stands(Phase.TURN, seat=1))
        else:
            with ada.happening():
                play(visitors.server, table, 0, spending(game_of(visitors, table), 0))
        expect(ada.log.get_by_role("button", pressed=True)).to_have_count(0)
        ada.page.wait_for_function(AT_END, arg=box)
        play_until(visitors.server, table, stands(Phase.TURN))
        ada.wait()


def test_the_log_stays_where_it_is_read_while_a_line_is_chosen(visitors: Visitors) -> None:
    ada, _, table = friends(visitors)
    play_until(visitors.server, table, stands(Phase.TURN, seat=1, after=40))
    ada.page.reload()  # an own move that arrived only now would let the line go
    ada.page.wait_for_function(AT_END, arg=log_box(ada.page))
    ada.log.get_by_role("button").first.click()
    with ada.happening():
        play_until(visitors.server, table, stands(Phase.TURN))
    assert log_box(ada.page).evaluate("(log) => log.scrollTop") < 50


def test_a_rematch_on_a_phone_begins_with_the_board_in_sight(visitors: Visitors) -> None:
    ada, _, table = friends(visitors, **PHONE)
    play_until(visitors.server, table, is_over)
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.prompt).to_have_text("Choose your first tickets: keep one or both.")
    ada.page.wait_for_function("scrollY === 0")
    expect(ada.board).to_be_in_viewport()


OUTLINE = 3
"""How many pixels the outline of a name's letters may reach over the board's edge."""


def test_on_a_phone_a_tap_names_a_place_that_has_no_room_for_its_name(visitors: Visitors) -> None:
    ada, _, _ = friends(visitors, **PHONE)
    ada.page.wait_for_selector("html:not([data-drawing])")
    place = ada.board.locator("[data-location=golden_gate_bridge]")
    expect(place.locator("text").first).to_be_hidden()
    place.locator("use").first.tap(force=True)
    expect(place.locator("text").first).to_be_visible()
    name, board = place.locator("text").first.bounding_box(), ada.board.bounding_box()
    assert name is not None
    assert board is not None
    assert board["x"] - OUTLINE <= name["x"], "The name is whole."
    expect(ada.bar.locator(".fault")).to_have_count(0)


def test_points_below_zero_have_one_minus_sign_everywhere(visitors: Visitors) -> None:
    ada, _, table = friends(visitors)
    play_with(visitors, table, losing, is_over)
    result = game_of(visitors, table).result
    assert result is not None
    assert result.scores[0].total < 0
    total = f"{MINUS}{-result.scores[0].total}"
    expect(ada.page.get_by_role("region", name="Players").get_by_role("listitem").first).to_contain_text(
        total
    )
    expect(ada.page.get_by_role("table").first).to_contain_text(total)
    assert f"-{-result.scores[0].total}" not in ada.page.locator("body").inner_text()


# --- finished games


def keep_for(visitors: Visitors, days: int | None) -> None:
    """Let the server say that it keeps finished games for this many days, or for ever."""
    visitors.server.services.retention = Retention(finished_days=days)


@pytest.mark.parametrize(
    ("days", "told"),
    [(None, "Finished games stay on this server"), (30, "This server keeps finished games for 30 days")],
)
def test_a_rematch_leaves_the_finished_game_to_be_found_with_its_result(
    days: int | None, told: str, visitors: Visitors
) -> None:
    keep_for(visitors, days)
    ada, _, table = friends(visitors)
    play_until(visitors.server, table, is_over)
    won = ada.page.get_by_role("heading", level=2, name="points").inner_text()
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.prompt).to_have_text("Choose your first tickets: keep one or both.")
    ada.page.goto("/")
    games = ada.page.get_by_role("region", name="My games")
    expect(games.get_by_role("link", name="Continue")).to_have_count(1)
    games.get_by_text("1 finished game").click()
    line = games.get_by_role("listitem").filter(has=ada.page.get_by_role("button", name="Download game"))
    expect(line).to_contain_text(re.sub("^You win", "Ada wins", won))
    expect(games).to_contain_text(told)
    with ada.page.expect_download() as download:
        line.get_by_role("button", name="Download game").click()
    assert Game.replay(read(Path(download.value.path()))).result is not None
    line.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("slider", name="Step of the game")).to_be_visible()


def test_the_tables_menu_has_its_earlier_games(visitors: Visitors) -> None:
    keep_for(visitors, None)
    ada, _, table = friends(visitors)
    play_until(visitors.server, table, is_over)
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.prompt).to_have_text("Choose your first tickets: keep one or both.")
    ada.page.get_by_role("button", name="Menu").click()
    menu = ada.page.get_by_role("dialog")
    menu.get_by_role("button", name="Earlier games at this table").click()
    expect(menu.get_by_role("link", name=re.compile("^Replay"))).to_have_count(1)
    ada.page.keyboard.press("Escape")
    play_until(visitors.server, table, is_over)
    ada.leave_celebration()
    ada.page.get_by_text("Earlier games at this table").click()
    expect(ada.page.get_by_role("button", name="Download game")).to_have_count(2)


def test_games_of_many_tables_are_found(visitors: Visitors) -> None:
    context = visitors.new_context(**quick(visitors))
    seat_requests = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    tables = [ask(context, "/api/tables", seats=seat_requests, pace=0)["table"]["id"] for _ in range(25)]
    ask(context, f"/api/tables/{tables[-1]}/start")
    play_until(visitors.server, tables[-1], is_over)
    page = opened(context, "/")
    remember(page, tables)
    games = page.get_by_role("region", name="My games")
    expect(games.get_by_role("link", name="Continue")).to_have_count(20)
    games.get_by_role("button", name="Show older games").click()
    expect(games.get_by_text("1 finished game")).to_be_visible()
    expect(games.get_by_role("link", name="Continue")).to_have_count(24)
    expect(games.get_by_role("button", name="Show older games")).to_have_count(0)


def remember(page: Page, tables: list[str]) -> None:
    """Let a browser remember these tables, and show what it finds of them."""
    page.wait_for_load_state("networkidle")  # a page that is still looking puts its own in order
    page.evaluate("(ids) => localStorage.setItem('cablecar-tables', JSON.stringify(ids))", tables)
    page.reload()


def new_tables(context: BrowserContext, count: int) -> list[str]:
    """Make tables that wait for a second player."""
    seat_requests = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    return [ask(context, "/api/tables", seats=seat_requests)["table"]["id"] for _ in range(count)]


def test_a_table_that_could_not_be_asked_for_is_found_later_and_none_twice(visitors: Visitors) -> None:
    visitors.forgiven.append("503")
    context = visitors.new_context(**quick(visitors))
    tables = new_tables(context, 3)
    page = opened(context, "/")
    failing = f"**/api/tables/{tables[1]}"
    page.route(failing, lambda route: route.fulfill(status=503))
    remember(page, tables)
    games = page.get_by_role("region", name="My games")
    expect(games.get_by_role("link", name="Continue")).to_have_count(2)
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute(failing)
    games.get_by_role("button", name="Show older games").click()
    expect(games.get_by_role("link", name="Continue")).to_have_count(3)
    expect(games.get_by_role("button", name="Show older games")).to_have_count(0)


def test_older_games_are_found_where_the_newer_tables_are_gone(visitors: Visitors) -> None:
    visitors.forgiven.append("404")
    context = visitors.new_context(**quick(visitors))
    tables = new_tables(context, 1)
    page = opened(context, "/")
    remember(page, [*(f"gone{number:012}" for number in range(20)), *tables])
    games = page.get_by_role("region", name="My games")
    games.get_by_role("button", name="Show older games").click()
    expect(games.get_by_role("link", name="Continue")).to_have_count(1)


def test_a_host_without_a_seat_is_offered_no_file_of_a_game(visitors: Visitors) -> None:
    host, context = (
        visitors.new_context(**quick(visitors, language="de")),
        visitors.new_context(**quick(visitors)),
    )
    seat_requests = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = ask(host, "/api/tables", seats=seat_requests, pace=0)["table"]["id"]
    ask(context, f"/api/tables/{table}/join", name="Bob")
    ask(host, f"/api/tables/{table}/start")
    play_until(visitors.server, table, is_over)
    for visitor, files, bot in ((host, 0, "Zufällig"), (context, 1, "Random")):
        page = opened(visitor, "/")
        remember(page, [table])
        page.locator("details summary").click()
        line = page.locator("details li.line")
        expect(line).to_have_count(1)
        expect(line.locator("a[href*='/t/']")).to_have_count(1)
        expect(line.locator("a[href*='/replay']")).to_have_count(2 * files)  # to replay, and to analyse
        expect(line.get_by_role("button", name="Download game")).to_have_count(files)
        expect(line).to_contain_text(bot)
