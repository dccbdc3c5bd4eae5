"""A newcomer plays a whole game against a bot, from the start page to the downloaded record, in four ways."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from cablecar.engine.game import Game
from cablecar.engine.record import read
from tests.support.browser.browser import PHONE, Visitors
from tests.support.browser.mouse_and_keys import KeyboardTable, MouseTable, middle_space
from tests.support.browser.playing import Table, command_line, quick, steady_server, text_of
from tests.support.server.serving import RunningServer

MINUS = "\N{MINUS SIGN}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that deals the same game again and again; the bot begins, so the newcomer puts souvenirs."""
    with steady_server(
        tmp_path_factory.mktemp("data"), seed=3, draw=lambda chairs: [*reversed(chairs)]
    ) as running:
        yield running


def check_end(table: Table) -> None:
    """Check that the final count is shown, and is that of the record, which stands up to the rules."""
    game = downloaded(table)
    assert game.result is not None
    places, scores = game.result.places, game.result.scores
    totals = [scores[seat].total for seat in sorted(range(len(places)), key=lambda seat: places[seat])]
    counted = table.page.get_by_role("table", name="Final scores in points")
    shown = counted.get_by_role("row", name=re.compile("^Total ")).get_by_role("cell").all_inner_texts()
    assert [int(text.replace(MINUS, "-")) for text in shown] == totals
    expect(table.page.get_by_role("heading", name=re.compile("^(You win|Rosa wins) with"))).to_be_visible()


def downloaded(table: Table) -> Game:
    """Download the record, and return its game, every move checked under the rules."""
    with table.page.expect_download() as download:
        table.press(table.page.get_by_role("button", name="Download game"))
    return Game.replay(read(download.value.path()))


def test_a_newcomer_plays_a_game_to_the_end_by_mouse(visitors: Visitors) -> None:
    page = visitors.new_page()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Bot speed at new tables").select_option("instant")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Play now").click()
    table = MouseTable(page)
    table.play_to_end()
    check_end(table)


def test_a_newcomer_plays_a_game_to_the_end_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.new_page(**quick(visitors))
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    page.keyboard.press("Enter")
    table = KeyboardTable(page)
    table.play_to_end()
    check_end(table)


FINGERTIP = 8
"""Half as wide as what a finger meets, in pixels."""


class TouchTable(Table):
    """Played with a finger on a small screen; claims and new tickets are confirmed."""

    def press(self, control: Locator) -> None:
        control.tap()

    def pick(self, route: str) -> None:
        if not self.is_in_sight(self.route(route)):
            self.show_all()
        self.page.touchscreen.tap(*middle_space(self.route(route)))
        expect(self.payments).to_be_visible()

    def is_in_sight(self, route: Locator) -> bool:
        """Return True if a fingertip would meet the board there, and not its edge or a control on it."""
        seen: bool = self.board.evaluate(
            """(board, { at: [x, y], tip }) => [[x - tip, y], [x + tip, y], [x, y - tip], [x, y + tip]]
              .every(([x, y]) => board.contains(document.elementFromPoint(x, y)))""",
            {"at": middle_space(route), "tip": FINGERTIP},
        )
        return seen

    def show_all(self) -> None:
        whole = self.page.get_by_role("button", name="Show the whole board")
        self.press(whole)
        expect(whole).to_be_hidden()  # all is seen, and no control but one lies on it


def test_a_newcomer_plays_a_game_to_the_end_on_a_small_touch_screen(visitors: Visitors) -> None:
    page = visitors.new_page("/", **{**quick(visitors), **PHONE})
    page.get_by_role("button", name="Play now").tap()
    table = TouchTable(page)
    table.wait()
    page.get_by_role("button", name="Zoom in").tap()
    expect(page.get_by_role("button", name="Move up")).to_be_visible()
    table.play_to_end()
    check_end(table)


@dataclass(frozen=True)
class Told:
    """A free route as the description tells it."""

    a: str
    b: str
    length: int
    color: str
    is_ferry: bool
    points: int

    def payment(self, hand: dict[str, int]) -> dict[str, int] | None:
        """Return cards that pay it, with as few ferries as possible; None if they are not there."""
        colors = [color for color in hand if color != "ferry"] if self.color == "grey" else [self.color]
        best = max(colors, key=lambda color: hand.get(color, 0), default="")
        own = min(hand.get(best, 0), self.length - self.is_ferry)
        ferries = self.length - own
        if ferries > hand.get("ferry", 0):
            return None
        return {card: count for card, count in ((best, own), ("ferry", ferries)) if count}


ROUTE = re.compile(r"to (.+), (\d+) spaces?, (\w+)(, ferry)?, (\d+) points?")


class ListeningTable(Table):
    """Played by ear: the position is read in words, and much is typed."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.description = page.get_by_role("group").filter(
            has=page.get_by_text("Board and position in words")
        )
        self.wait()
        self.line = command_line(page)
        expect(self.line).to_have_accessible_description(re.compile(r"^claim .+ with \d \w+$"))

    def type(self, command: str) -> None:
        self.line.fill(command)
        self.line.press("Enter")

    def take_turn(self) -> None:
        hand, cars = self.held(), self.cars()
        payable = [route for route in self.free_routes() if route.length <= cars and route.payment(hand)]
        if self.turns == 2:
            with self.happening():
                self.type("draw tickets")
        elif payable:
            self.type_claim(max(payable, key=lambda route: route.points), hand)
        else:
            self.take_best()

    def type_claim(self, route: Told, hand: dict[str, int]) -> None:
        cards = " and ".join(f"{count} {card}" for card, count in (route.payment(hand) or {}).items())
        with self.happening():
            self.type(f"claim the {route.color} route {route.a} {route.b} with {cards}")

    def keep_all(self) -> None:
        with self.happening():
            self.type("keep both")

    def told(self, pattern: str) -> str:
        """Return what follows in the line of the description that begins like this."""
        found = re.search(f"^{pattern}(.*)$", text_of(self.description), re.MULTILINE)
        assert found is not None, pattern
        return found[1]

    def held(self) -> dict[str, int]:
        """Return how many cards of each colour are in the hand, as the description tells it."""
        return {color: int(count) for count, color in re.findall(r"(\d+) (\w+)", self.told("You have "))}

    def cars(self) -> int:
        found = re.search(r"(\d+) cable cars? left", self.told("Traveller: "))
        assert found is not None
        return int(found[1])

    def free_routes(self) -> list[Told]:
        lines = re.findall(r"^(.+?): (to .+)\.$", text_of(self.description), re.MULTILINE)
        told = [(place, ROUTE.fullmatch(route)) for place, routes in lines for route in routes.split("; ")]
        routes = [Told(a, m[1], int(m[2]), m[3], bool(m[4]), int(m[5])) for a, m in told if m]
        return [route for route in routes if routes.count(route) == 1]


def test_a_newcomer_plays_a_game_to_the_end_by_ear(visitors: Visitors) -> None:
    page = visitors.new_page(**quick(visitors))
    page.get_by_role("button", name="Play now").press("Enter")
    table = ListeningTable(page)
    table.wait()
    page.get_by_text("Board and position in words").press("Enter")
    table.play_to_end()
    check_end(table)
