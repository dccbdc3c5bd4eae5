"""Takes pictures of every state of the page, and fails where something overlaps, is cut or too small.

Run `make screenshots`; or some states only: python tests/proofs/screenshots.py start own-turn --widths 360.
The pictures stand in build/screenshots, all on one page in its index.html. A run of everything also takes the
pictures that stand in docs/pictures.
"""

import argparse
import html
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

ROOT = Path(__file__).parent.parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browser import CHROMIUM, DARK, DESKTOP, FLAGS, PHONE, axe, opened  # noqa: E402
from looks import faults, see_no_colours, small_png  # noqa: E402
from serving import RunningServer, serving  # noqa: E402
from states import FIXED, STATES, Stage  # noqa: E402

PICTURES = ROOT / "build" / "screenshots"
BEST = ROOT / "docs" / "pictures"
MOST_BYTES = 150_000
HEIGHTS = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SCROLLING = 900
"""A narrower page scrolls, and its picture shows all of it."""
CHOSEN: dict[str, tuple[str, dict[str, Any]]] = {
    "start": ("start", DESKTOP),
    "table": ("choosing-a-payment", DESKTOP),
    "phone": ("own-turn", {**PHONE, "device_scale_factor": 2}),
    "dark": ("own-turn-of-four", {**DESKTOP, **DARK}),
}
"""The pictures of the README: their state, and the browser."""


@dataclass
class Gallery:
    """All pictures taken, and what is wrong on them."""

    browser: Browser
    server: RunningServer
    taken: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    @contextmanager
    def showing(self, state: str, options: dict[str, Any]) -> Iterator[Page]:
        """Yield the page in a state."""
        with opened(self.browser, self.server) as house, ExitStack() as rest:
            yield STATES[state](Stage(house, rest, options))

    def visit(self, state: str, widths: Sequence[int]) -> None:
        """Take all pictures of a state: phones have a browser of their own, as fingers use them."""
        for options, group in _browsers(widths):
            with self.showing(state, {**options, "reduced_motion": "reduce"}) as page:
                for width in group:
                    self._look(page, state, width, touch=options == PHONE)

    def without_colours(self, state: str) -> None:
        """Take a picture of a state as somebody sees it who sees no colours."""
        with self.showing(state, DESKTOP) as page:
            see_no_colours(page)
            self._take(page, f"{state}-without-colours")

    def _look(self, page: Page, state: str, width: int, touch: bool) -> None:
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            name = f"{state}-{width}-{scheme}"
            self._take(page, name, full_page=width < SCROLLING and not page.get_by_role("dialog").count())
            self.wrong += [f"{name}: {fault}" for fault in [*faults(page, touch), *axe(page)]]

    def _take(self, page: Page, name: str, full_page: bool = False) -> None:
        page.screenshot(path=PICTURES / f"{name}.png", animations="disabled", full_page=full_page)
        self.taken.append(name)

    def best(self) -> None:
        """Take the pictures of the README."""
        BEST.mkdir(exist_ok=True)
        for name, (state, options) in CHOSEN.items():
            with self.showing(state, options) as page:
                packed = small_png(page.screenshot(animations="disabled"))
            assert len(packed) <= MOST_BYTES, f"{name}.png has {len(packed)} bytes"
            (BEST / f"{name}.png").write_bytes(packed)

    def write_index(self) -> None:
        """Write the page with all pictures."""
        figures = [
            f'<figure><a href="{name}.png"><img src="{name}.png" alt="" loading="lazy"></a>'
            f"<figcaption>{name}</figcaption></figure>"
            for name in self.taken
        ]
        wrong = "".join(f"<li>{html.escape(fault)}</li>" for fault in self.wrong)
        style = "body{font-family:sans-serif}figure{display:inline-block;margin:8px;vertical-align:top}"
        text = f"<!doctype html><meta charset=utf-8><style>{style}img{{width:300px}}</style><ul>{wrong}</ul>"
        (PICTURES / "index.html").write_text(text + "".join(figures), "utf-8")


def _browsers(widths: Sequence[int]) -> list[tuple[dict[str, Any], list[int]]]:
    """Return which browsers show which widths."""
    phones, wide = [width for width in widths if width < 600], [width for width in widths if width >= 600]
    return [(options, group) for options, group in ((PHONE, phones), (DESKTOP, wide)) if group]


def main() -> int:
    """Take the pictures and tell what is wrong on them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("states", nargs="*", metavar="state", choices=[*STATES, []], help=", ".join(STATES))
    parser.add_argument("--widths", nargs="+", type=int, choices=HEIGHTS, default=list(HEIGHTS))
    wish = parser.parse_args()
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), **FIXED) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        gallery = Gallery(browser, server)
        if not wish.states:
            gallery.best()
            gallery.without_colours("own-turn")
        for state in wish.states or STATES:
            print(state, flush=True)
            gallery.visit(state, wish.widths)
        browser.close()
    gallery.write_index()
    print(*gallery.wrong, f"{len(gallery.taken)} pictures in {PICTURES.relative_to(ROOT)}", sep="\n")
    return 1 if gallery.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
