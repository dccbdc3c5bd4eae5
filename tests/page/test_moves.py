"""Single moves on the table's page: what is refused and why, ways to claim and to pay, and undo."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cablecar.board import FERRY, Route
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute
from cablecar.server.model.live_game import LiveGame
from tests.support.browser import Visitors
from tests.support.playing import Table, names_of, steady_server
from tests.support.serving import Player, RunningServer, sitting

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
            while self.ben.game.get("number") != len(self.live.entries):
                self.ben.hear()
            self.ben.move(self.ben.game["moves"][0])
        self.table.wait()


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
    command = duel.page.get_by_role("textbox", name="Command")
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
