"""Where the parts of a table's page are: whether they move, cover each other or leave room empty."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

MEASURE = Path(__file__).with_suffix(".js").read_text("utf-8")
PARTS = {
    "board": "#board",
    "menu": ".page > header",
    "players": "#players",
    "prompt": ".bar",
    "display": "#display",
    "hand": "#hand",
    "tickets": "#tickets",
}
"""What has its place for a whole game, and how it is found."""
COACH = {"coach": ".coach"}
"""What a lesson has besides."""
FOLLOW = """(parts) => {
  const places = (window.places = {});
  const look = () => {
    const isOver = document.querySelector(".page.over");
    for (const [name, selector] of Object.entries(parts)) {
      const part = document.querySelector(selector);
      if (!part || isOver) continue;
      const { x, y, width, height } = part.getBoundingClientRect();
      const place = [x + scrollX, y + scrollY, width, height].map((length) => Math.round(length * 10) / 10);
      (places[name] ??= new Set()).add(place.join(" "));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes where parts are whenever the page is drawn, until the game is over."""


@dataclass
class Layout:
    """How a page is laid out at one moment."""

    covered: list[str]
    empty: float
    """What part of the window the largest empty rectangle takes, beside all named parts."""
    card: float
    """How wide the smallest card is, in pixels."""


def measure(page: Page, parts: dict[str, str] = PARTS) -> Layout:
    """Return how a page is laid out now."""
    found: dict[str, Any] = page.evaluate(MEASURE, {"parts": parts})
    return Layout(found["covered"], found["empty"], found["card"])


def follow(page: Page, parts: dict[str, str] = PARTS) -> None:
    """Note from now on where the parts of a page are; `moved` tells."""
    page.evaluate(FOLLOW, parts)


def moved(page: Page) -> dict[str, list[str]]:
    """Return the parts that were in several places, and those places."""
    places: dict[str, list[str]] = page.evaluate(
        "Object.fromEntries(Object.entries(places).map(([name, seen]) => [name, [...seen]]))"
    )
    return {name: seen for name, seen in places.items() if len(seen) > 1}
