"""Single moves on the table's page: what is refused and why, ways to claim and to pay, and undo."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import Route as Asked

from cablecar.board import FERRY, Route
from cablecar.common.shared import LONGEST_PACE
from cablecar.engine.claims import unseen_cards
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute
from cablecar.server.model.live_game import LiveGame
from tests.support.browser.browser import PATIENT_MS, Visitors
from tests.support.browser.playing import Table, command_line, names_of, quick, steady_server
from tests.support.server.serving import Player, RunningServer, sitting

SEED = 40
"""The first player holds a red card and a ferry; face up lie ferry, black, blue, black, green."""
CHANGED = """() => {
  const frames = document.getAnimations().flatMap((one) => one.effect.getKeyframes());
  const isTiming = (name) => ["offset", "computedOffset", "easing", "composite"].includes(name);
  return [...new Set(frames.flatMap(Object.keys))].filter((name) => !isTiming(name));
}"""
"""What changes by animation: where nothing may move, things may still fade."""
ONE_SPACE = "Fort Mason to Lombard Street, 1 space, grey"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that deals the same game at every table."""
    with steady_server(tmp_path_factory.mktemp("data"), SEED) as running:
        yield running


@dataclass
class Duel:
    """Ada in a browser, who begins, and Ben, who moves only when he is told to."""

    table: Table
    ben: Player
    live: LiveGame

    @property
    def page(self) -> Page:
        return self.table.page

    @property
    def game(self) -> Game:
        return self.live.game

    def ben_moves(self) -> None:
        """Let Ben do whatever comes first until it is Ada's turn again."""
        while 1 in self.game.waiting_for:
            self.ben_hears()
            self.ben.move(self.ben.game["moves"][0])
        self.table.wait()

    def ben_claims(self) -> None:
        """Let Ben claim the first route that he can pay."""
        self.ben_hears()
        self.ben.move(next(move for move in self.ben.game["moves"] if move["do"] == "claim_route"))
        self.ben_moves()

    def ben_hears(self) -> None:
        """Let Ben hear all that has happened."""
        while self.ben.game.get("number") != len(self.live.entries):
            self.ben.hear()


@contextmanager
def dueling(visitors: Visitors, **options: Any) -> Iterator[Duel]:
    """Sit Ada down at a page, Ben at a socket, and bring them to Ada's first turn."""
    server, context = visitors.server, visitors.new_context(**options)
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    identity = context.request.post("/api/tables", data={"seats": seats}).json()["table"]["id"]
    with server.http() as http:
        secret = http.post(f"/api/tables/{identity}/join", json={"name": "Ben"}).json()["secret"]
    context.request.post(f"/api/tables/{identity}/start")
    page = context.new_page()
    page.goto(f"/t/{identity}")
    live = server.live_game(identity)
    with sitting(server.address, identity, 1, secret) as ben:
        duel = Duel(Table(page), ben, live)
        duel.table.keep_all()
        duel.ben_moves()
        yield duel


@pytest.fixture
def duel(visitors: Visitors) -> Iterator[Duel]:
    with dueling(visitors) as duel:
        yield duel


def expect_refusal(table: Table, reason: str, rule: str) -> None:
    """Check that a refusal is told with its reason, and names its rule."""
    expect(table.bar.get_by_role("status").filter(has_text=reason)).to_be_visible()
    link = table.bar.get_by_role("link", name=f"Rule {rule}", exact=True)
    expect(link).to_have_attribute("href", re.compile(rf"/rules\?board=san-francisco-2#{rule}$"))


def test_an_illegal_click_says_why_and_names_the_rule(duel: Duel) -> None:
    table = duel.table
    table.pick("Golden Gate Bridge to Fort Mason")
    expect_refusal(table, "Claim Golden Gate Bridge – Fort Mason with 4 red and 1 ferry?", "C2")
    expect_refusal(table, "You don’t have these cards", "C2")
    table.bar.get_by_role("link", name="Rule C2").click()
    expect(duel.page.get_by_role("dialog").get_by_role("heading", name="Paying for a route")).to_be_visible()
    duel.page.keyboard.press("Escape")
    table.take("Take face-up card 2: black")
    expect(table.bar.get_by_role("link", name="Rule C2")).to_have_count(0)
    duel.page.get_by_role("button", name="Face-up card 1: ferry, can’t be your second card").click()
    expect_refusal(table, "You can’t take a face-up ferry as your second card", "D4")
    table.pick(ONE_SPACE)
    expect_refusal(table, "You’ve taken one transport card; now take your second.", "D1")
    table.take_unseen()
    table.pick(ONE_SPACE)
    expect_refusal(table, "It’s not your turn", "T1")


def refusal(table: Table) -> tuple[str, str]:
    """Return what was refused and why, with its rule; then let the next one begin without it."""
    reason, rule = table.bar.locator(".fault"), table.bar.get_by_role("link", name=re.compile("^Rule "))
    expect(reason).to_be_visible()
    told = reason.inner_text(), rule.inner_text()
    table.page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    return told


def typed_and_clicked(duel: Duel, a: str, b: str) -> str:
    """Try to claim a route by a click and by a command; return the rule that refuses it both times."""
    duel.table.pick(f"{a} to {b}")
    clicked = refusal(duel.table)
    command = command_line(duel.page)
    command.fill(f"claim {a} to {b}")
    command.press("Enter")
    assert refusal(duel.table) == clicked
    return clicked[1]


def test_C2_C3_a_clicked_route_and_a_typed_one_are_refused_for_the_same_reason(duel: Duel) -> None:
    assert typed_and_clicked(duel, "Pier 39", "Alcatraz") == "Rule C2"
    duel.table.claim(ONE_SPACE, payment=-2)  # with the only ferry; the last button leaves the choice
    duel.ben_moves()
    assert duel.game.view(0).hand[FERRY] == 0
    assert typed_and_clicked(duel, "Pier 39", "Alcatraz") == "Rule C3"


def test_a_claimed_route_and_its_twin_say_why_they_are_closed(duel: Duel) -> None:
    table = duel.table
    twins = table.board.get_by_role("button", name=re.compile("^Chinatown to Union Square"))
    table.claim("Chinatown to Union Square")
    duel.ben_moves()
    owned, closed = twins.all()
    expect(owned).to_have_accessible_name(re.compile("claimed by you$"))
    expect(closed).to_have_accessible_name(re.compile("closed$"))
    owned.press("Enter")
    expect_refusal(table, "The route from Chinatown to Union Square has already been claimed.", "C1")
    closed.press("Enter")
    expect_refusal(table, "You own the other half of the double route", "C6")


def payable(duel: Duel, card: str) -> list[str]:
    """Return how the names of the routes begin that the rules let a card pay, alone or among others."""
    board = duel.game.board
    places = {place.id: place.name for place in board.locations}
    claims = [move for move in duel.game.legal_moves(0) if isinstance(move, ClaimRoute)]
    routes = {claim.route for claim in claims if card in claim.cards}
    return sorted(
        f"{places[r.a]} to {places[r.b]}{track(r)}, {r.length}" for r in board.routes if r.id in routes
    )


def track(route: Route) -> str:
    """Return how the page tells the halves of a double route apart."""
    return f", track {1 + (route.id > route.double)} of 2" if route.double else ""


def shown(table: Table) -> list[str]:
    """Return how the names of the routes begin that the page shows as claimable."""
    names = names_of(table.board, "button")
    return sorted(name.partition(" space")[0] for name in names if name.endswith("can be claimed"))


def test_a_colour_of_the_hand_leaves_only_the_routes_that_it_can_pay(duel: Duel) -> None:
    table = duel.table
    table.take("Take face-up card 2: black")
    table.take("Take face-up card 4: black")
    duel.ben_moves()
    every = shown(table)
    for card in ("red", "black"):
        table.hand.get_by_role("button", name=re.compile(f"{card} cards?: show routes")).click()
        paid = payable(duel, card)
        assert shown(table) == paid != every
        expect(table.bar).to_contain_text(f"You can claim {len(paid)} routes with {card} cards.")
    duel.page.keyboard.press("Escape")
    assert shown(table) == every


def test_a_colour_chosen_first_pays_the_route_that_is_chosen_next(duel: Duel) -> None:
    duel.page.get_by_role("button", name="1 red card: show routes you can claim").click()
    with duel.table.happening():
        duel.table.pick(ONE_SPACE)
    expect(duel.table.log).to_contain_text("Ada claims Fort Mason – Lombard Street with 1 red for 1 point.")


def test_a_route_offers_its_payments_the_cheapest_in_ferries_first(duel: Duel) -> None:
    table = duel.table
    table.pick(ONE_SPACE)
    assert names_of(table.payments, "button") == ["1 red", "1 ferry", "Cancel"]
    table.payments.get_by_role("button", name="Cancel").click()
    expect(table.payments).to_have_count(0)
    table.claim(ONE_SPACE, payment=1)
    expect(table.log).to_contain_text("Ada claims Fort Mason – Lombard Street with 1 ferry for 1 point.")


def test_a_claim_can_be_taken_back_until_the_next_player_acts(duel: Duel) -> None:
    table = duel.table
    table.claim(ONE_SPACE)
    expect(table.route(ONE_SPACE)).to_have_accessible_name(re.compile("claimed by you$"))
    table.undo()
    expect(table.route(ONE_SPACE)).to_have_accessible_name(re.compile("can be claimed$"))
    expect(table.prompt).to_have_text(re.compile("^Your turn"))
    expect(duel.page.get_by_role("button", name="1 red card: show routes you can claim")).to_be_visible()
    table.claim(ONE_SPACE)
    expect(table.undo_button).to_be_visible()
    duel.ben_moves()
    expect(table.undo_button).to_have_count(0)


def test_what_the_other_did_is_told_and_outlined_until_the_own_turn_is_over(duel: Duel) -> None:
    table = duel.table
    news, outline = (
        table.bar.get_by_role("region", name="Since your last turn"),
        table.board.locator(".recent"),
    )
    table.claim(ONE_SPACE)
    duel.ben_claims()
    expect(news.get_by_role("listitem")).to_have_text(re.compile(r"^Ben claims .+ for 1.point\."))
    expect(outline).to_have_count(1)
    table.take_unseen()
    expect(table.prompt).to_have_text("Take your second card.")
    expect(news).to_be_visible()
    table.take_unseen()
    expect(news).to_have_count(0)
    expect(outline).to_have_count(0)
    duel.ben_moves()
    expect(news.get_by_role("listitem")).to_have_text(re.compile("^Ben (takes|keeps) "))


def test_a_route_that_is_pointed_at_tells_what_it_costs_and_what_is_lacking(duel: Duel) -> None:
    table = duel.table
    facts = table.bar.locator(".facts")
    table.route(ONE_SPACE).locator("use").first.hover()
    expect(facts).to_contain_text("Fort Mason – Lombard Street, 1 space, grey, 1 point")
    expect(facts).to_contain_text("You can pay with 1 red.")
    table.page.mouse.move(0, 0)
    expect(facts).to_be_empty()
    duel.page.keyboard.press("b")
    table.route("Golden Gate Bridge to Fort Mason").focus()
    expect(facts).to_contain_text("5 spaces, grey, ferry, 10 points")
    expect(facts).to_contain_text("You have 1 red and 1 ferry: 3 cards are missing.")
    duel.page.keyboard.press("Escape")
    expect(facts).to_be_empty()


def test_points_and_where_the_cards_are_are_one_key_away(duel: Duel) -> None:
    duel.table.take("Take face-up card 2: black")
    duel.page.keyboard.press("p")
    dialog = duel.page.get_by_role("dialog", name="Points and cards")
    for title, head in (
        ("Points for a route, scored at once", "5"),
        ("Points for souvenirs, scored at the end", "7"),
    ):
        row = dialog.get_by_role("table", name=title).get_by_role("row").last
        expect(row.get_by_role("rowheader")).to_have_text(re.compile(f"^{head}"))
    view = duel.game.view(0)
    kinds = (*duel.game.board.components.colors, FERRY)
    rows = {"You": view.hand, "Discard pile": view.discard, "Unseen": unseen_cards(view)}
    for name, cards in rows.items():
        row = dialog.get_by_role("row").filter(has=duel.page.get_by_role("rowheader", name=name, exact=True))
        told = [str(cards[kind] or "–") for kind in kinds]
        expect(row.get_by_role("cell")).to_have_text([*told, "–"])
    ben = dialog.get_by_role("row").filter(has=duel.page.get_by_role("rowheader", name="Ben", exact=True))
    expect(ben.get_by_role("cell").last).to_have_text(str(view.players[1].hand_size))


def test_unseen_cards_are_asked_for_once_for_every_position(duel: Duel) -> None:
    for _ in range(2):
        duel.table.take_unseen()
    held: list[Asked] = []
    duel.page.route("**/unseen-cards", lambda asked: held.append(asked))
    duel.page.keyboard.press("p")
    dialog = duel.page.get_by_role("dialog", name="Points and cards")
    deck = dialog.locator(".hint")
    before = deck.inner_text()
    duel.ben_hears()
    duel.ben.move(next(move for move in duel.ben.game["moves"] if move.get("from") == "deck"))
    expect(deck).not_to_have_text(before)
    answer_all(duel.page, held, expected=2)
    row = dialog.get_by_role("row").filter(has=duel.page.get_by_role("rowheader", name="Unseen", exact=True))
    told = [str(count or "–") for count in unseen_cards(duel.game.view(0)).values()]
    expect(row.get_by_role("cell")).to_have_text([*told, "–"])


def answer_all(page: Page, held: list[Asked], expected: int) -> None:
    """Let the server answer what it is asked, and check that it is asked no more often than expected."""
    for number in range(expected):
        for _ in range(PATIENT_MS // 50):
            if len(held) > number:
                break
            page.wait_for_timeout(50)
        held[number].continue_()
    page.evaluate("async () => { for (let time = 0; time < 9; time++) await fetch('/api/server'); }")
    assert len(held) == expected


def test_tickets_are_drawn_only_once_it_is_confirmed(duel: Duel) -> None:
    table = duel.table
    duel.page.keyboard.press("t")
    table.bar.get_by_role("button", name="Cancel").click()
    expect(table.bar).not_to_contain_text("Draw tickets?")
    assert duel.game.waiting_for == (0,)
    assert table.whole_log().count("draws") == 0
    table.draw_tickets()
    expect(table.offer).to_be_visible()


@pytest.mark.parametrize("card", ["Take a card from the draw pile", "Take face-up card 2: black"])
def test_what_shows_a_hidden_card_can_not_be_taken_back(card: str, duel: Duel) -> None:
    table = duel.table
    with table.happening():
        table.cards.get_by_role("button", name=card).click()
    expect(table.prompt).to_have_text("Take your second card.")
    expect(table.undo_button).to_have_count(0)
    duel.page.keyboard.press("u")
    expect(table.bar.get_by_role("status").filter(has_text="You can’t undo this")).to_be_visible()
    expect(table.prompt).to_have_text("Take your second card.")


@pytest.mark.parametrize("options", [{"reduced_motion": "reduce"}, {"forced_colors": "active"}], ids=str)
def test_the_page_is_played_without_motion_and_with_forced_colours(
    options: dict[str, Any], visitors: Visitors
) -> None:
    with dueling(visitors, **options) as duel:
        duel.table.claim(ONE_SPACE)
        duel.page.keyboard.press("b")
        unfocused = board_picture(duel)
        duel.page.keyboard.press("ArrowDown")
        assert board_picture(duel) != unfocused, "The focus is not seen."
        if "reduced_motion" in options:
            assert duel.page.evaluate(CHANGED) in ([], ["opacity"])


def board_picture(duel: Duel) -> bytes:
    return duel.page.get_by_role("group", name="Board", exact=True).screenshot(animations="disabled")


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_the_button_for_undo_shows_how_long_a_bot_waits_for_it(motion: str, visitors: Visitors) -> None:
    page = visitors.new_page(**quick(visitors, pace=LONGEST_PACE, motion=motion))
    page.get_by_role("button", name="Play now").click()
    table = Table(page)
    table.keep_all()
    time_left = table.undo_button.locator("span")
    expect(time_left).to_be_visible()
    expect(time_left).to_have_count(0)
    expect(table.undo_button).to_be_visible()
    table.undo()
    expect(table.offer).to_be_visible()
