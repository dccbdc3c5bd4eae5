"""A table of the page played by mouse, or by keyboard alone."""

import re

from playwright.sync_api import Locator, expect

from tests.support.browser.playing import Table


class MouseTable(Table):
    """Played with a mouse: everything is pressed where it is seen."""

    def press(self, control: Locator) -> None:
        control.click()  # in its middle, once it stands still and nothing lies over it

    def pick(self, route: str) -> None:
        self.click_at(*middle_space(self.route(route)))

    def put_souvenir(self) -> None:
        place = self.bar.get_by_role("option", selected=True).inner_text()
        with self.happening():
            self.press(self.place(place).locator("circle").first)

    def click_at(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.click(x, y)


def middle(control: Locator) -> tuple[float, float]:
    """Return where the middle of something is on the screen."""
    control.scroll_into_view_if_needed()
    box = control.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def middle_space(route: Locator) -> tuple[float, float]:
    """Return where a route's middle space is on the screen."""
    spaces = route.locator("use")
    return middle(spaces.nth(spaces.count() // 2))


ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


WAY = """target => {
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const from = document.activeElement;
  const [[x, y], [left, top]] = [middle(target), middle(from)];
  return { isThere: from === target, from: from.dataset.route, x: x - left, y: y - top };
}"""
"""From what has the focus to another thing on the board."""


MOST_TABS = 80


class KeyboardTable(Table):
    """Played with the keyboard alone, and what is seen on the screen."""

    def act(self) -> None:
        super().act()
        focused = self.page.evaluate("document.activeElement.tagName")
        assert focused != "BODY", "The focus is lost."

    def press(self, control: Locator) -> None:
        self.tab_to(control)
        self.key("Enter")

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def tab_to(self, control: Locator) -> None:
        for _ in range(MOST_TABS):
            if control.evaluate("control => control === document.activeElement"):
                return
            self.key("Tab")
        raise AssertionError(f"The Tab key does not lead to {control}.")

    def pick(self, route: str) -> None:
        self.key("b")
        self.walk_to(self.route(route))
        self.key("Enter")

    def walk_to(self, route: Locator) -> None:
        """Go to a route as somebody does who sees it: with the arrow that points at it, or the next best."""
        tried: set[tuple[str, str]] = set()
        while not (way := route.evaluate(WAY))["isThere"]:
            left = [arrow for arrow in ARROWS if (way["from"], arrow) not in tried]
            assert left, f"The arrow keys do not lead to {route}."
            arrow = max(left, key=lambda arrow: ARROWS[arrow][0] * way["x"] + ARROWS[arrow][1] * way["y"])
            tried.add((way["from"], arrow))
            self.key(arrow)

    def claim(self, route: str, payment: int = 0) -> None:
        with self.happening():
            if self.asks_for_payment(route):
                expect(self.payments.get_by_role("button").first).to_be_focused()
                self.key("Enter")

    def take(self, card: str) -> None:
        slot = re.search(r"card (\d):", card)
        with self.happening():
            self.key(slot[1] if slot else "d")

    def draw_tickets(self) -> None:
        with self.happening():
            self.key("t")
            self.key("t")

    def put_souvenir(self) -> None:
        with self.happening():
            self.key("b")
            self.key("Tab")
            self.key("ArrowRight")
            self.key("Enter")
