"""Takes pictures of every state of the page in every language, and fails where something overlaps or is cut.

Run `make screenshots`: it goes on where it was interrupted, as long as the page is the same. Or look at some:
python -m tests.proofs.screenshots start own-turn --languages de fr --widths 360. The pictures stand in
build/screenshots/<language>, all on one page in index.html. A run of everything also takes the pictures that
stand in docs/pictures.
"""

import argparse
import hashlib
import html
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page

from cablecar.common.catalogue import LANGUAGES
from tests.support.browser.browser import DARK, DESKTOP, PHONE, axe, chromium, visiting
from tests.support.browser.looks import HEIGHTS, faults, resize, see_no_colours, small_png
from tests.support.browser.states import FIXED, STATES, Stage
from tests.support.paths import ROOT
from tests.support.server.serving import RunningServer, serving

PACKAGE = ROOT / "src" / "cablecar"
PICTURES = ROOT / "build" / "screenshots"
BEST = ROOT / "docs" / "pictures"
MOST_BYTES = 150_000
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SCROLLING = 900
"""A narrower page scrolls, and its picture shows all of it."""
AXE = ("en", (360, 1280))
"""Where axe looks: what it finds wrong is wrong in every language, on a phone or on a desktop."""
CHOSEN: dict[str, tuple[str, dict[str, Any]]] = {
    "start": ("start", DESKTOP),
    "table": ("choosing-a-payment", DESKTOP),
    "phone": ("own-turn", {**PHONE, "device_scale_factor": 2}),
    "dark": ("own-turn-of-four", {**DESKTOP, **DARK}),
}
"""The pictures of the README: their state, and the browser."""


class Picture(NamedTuple):
    """One picture of a state."""

    state: str
    language: str
    width: int
    scheme: Literal["light", "dark"]

    @property
    def name(self) -> str:
        """Its path among the pictures, without its ending."""
        return f"{self.language}/{self.state}-{self.width}-{self.scheme}"

    @property
    def path(self) -> Path:
        """Its file."""
        return PICTURES / f"{self.name}.jpg"


@dataclass
class Seen:
    """What is wrong on each picture taken of a page as it is now; kept in a file, so that a run can go on."""

    page: str
    found: dict[str, list[str]] = field(default_factory=dict)

    @classmethod
    def read(cls) -> "Seen":
        """Return what was seen of this page before."""
        page, path = page_hash(), PICTURES / "seen.json"
        kept = json.loads(path.read_text("utf-8")) if path.exists() else {}
        return cls(page, kept["found"] if kept.get("page") == page else {})

    def has(self, picture: Picture) -> bool:
        """Return True if a picture is taken."""
        return picture.name in self.found and picture.path.exists()

    def write(self) -> None:
        """Keep what was seen."""
        (PICTURES / "seen.json").write_text(json.dumps({"page": self.page, "found": self.found}), "utf-8")


def page_hash() -> str:
    """Hash all that decides how pictures look."""
    parts = [*(PACKAGE / "page").rglob("*.*"), *(PACKAGE / "locales").glob("*.ftl")]
    parts += [ROOT / "tests" / "support" / "browser" / name for name in ("states.py", "looks.js", "looks.py")]
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(parts))).hexdigest()


@dataclass
class Gallery:
    """Takes pictures, and notes what is wrong on them."""

    browser: Browser
    server: RunningServer
    seen: Seen

    @contextmanager
    def stage(self, options: dict[str, Any]) -> Iterator[Stage]:
        """Yield where a state is brought about in a browser of this kind."""
        with visiting(self.browser, self.server) as visitors, ExitStack() as rest:
            yield Stage(visitors, rest, {**options, "reduced_motion": "reduce"})

    def visit(self, state: str, languages: Sequence[str], widths: Sequence[int]) -> None:
        """Take the missing pictures of a state: phones have a browser of their own, as fingers use them."""
        for options, group in _browsers(widths):
            missing = [one for one in pictures([state], languages, group) if not self.seen.has(one)]
            if missing:
                with self.stage(options) as stage:
                    self._take_all(stage, missing, touch=options == PHONE)

    def _take_all(self, stage: Stage, missing: Sequence[Picture], touch: bool) -> None:
        for language in dict.fromkeys(picture.language for picture in missing):
            page = stage.show(missing[0].state, language)
            for picture in missing:
                if picture.language == language:
                    self.seen.found[picture.name] = self._look(page, picture, touch)
            self.seen.write()

    def _look(self, page: Page, picture: Picture, touch: bool) -> list[str]:
        """Take a picture, and return what is wrong on it."""
        resize(page, picture.width)
        page.emulate_media(color_scheme=picture.scheme)
        picture.path.parent.mkdir(exist_ok=True)
        is_long = picture.width < SCROLLING and not page.get_by_role("dialog").count()
        page.screenshot(path=picture.path, quality=80, animations="disabled", full_page=is_long)
        wrong = faults(page, touch)
        return [*wrong, *axe(page)] if picture.language == AXE[0] and picture.width in AXE[1] else wrong

    def without_colours(self, state: str) -> None:
        """Take a picture of a state as somebody sees it who sees no colours."""
        with self.stage(DESKTOP) as stage:
            page = stage.show(state)
            see_no_colours(page)
            page.screenshot(path=PICTURES / f"{state}-without-colours.png", animations="disabled")

    def best(self) -> None:
        """Take the pictures of the README."""
        BEST.mkdir(exist_ok=True)
        for name, (state, options) in CHOSEN.items():
            with self.stage(options) as stage:
                page = stage.show(state)
                page.wait_for_selector("html:not([data-drawing])")
                packed = small_png(page.screenshot(animations="disabled"))
            assert len(packed) <= MOST_BYTES, f"{name}.png has {len(packed)} bytes"
            (BEST / f"{name}.png").write_bytes(packed)


def pictures(states: Sequence[str], languages: Sequence[str], widths: Sequence[int]) -> list[Picture]:
    """Return the pictures to be taken of these."""
    return [
        Picture(state, language, width, scheme)
        for state in states
        for language in languages
        for width in widths
        for scheme in SCHEMES
    ]


def write_index(seen: Seen, taken: Sequence[Picture]) -> None:
    """Write the page with all pictures, and what is wrong on them."""
    figures = [
        f'<figure><a href="{one.name}.jpg"><img src="{one.name}.jpg" alt="" loading="lazy"></a>'
        f"<figcaption>{one.name}</figcaption></figure>"
        for one in taken
    ]
    wrong = "".join(f"<li>{html.escape(fault)}</li>" for fault in all_wrong(seen, taken))
    style = "body{font-family:sans-serif}figure{display:inline-block;margin:8px;vertical-align:top}"
    text = f"<!doctype html><meta charset=utf-8><style>{style}img{{width:300px}}</style><ul>{wrong}</ul>"
    (PICTURES / "index.html").write_text(text + "".join(figures), "utf-8")


def all_wrong(seen: Seen, taken: Sequence[Picture]) -> list[str]:
    """Return what is wrong, and where."""
    return [f"{one.name}: {fault}" for one in taken for fault in seen.found[one.name]]


def _browsers(widths: Sequence[int]) -> list[tuple[dict[str, Any], list[int]]]:
    """Return which browsers show which widths."""
    phones, wide = [width for width in widths if width < 600], [width for width in widths if width >= 600]
    return [(options, group) for options, group in ((PHONE, phones), (DESKTOP, wide)) if group]


def main() -> int:
    """Take the pictures and tell what is wrong on them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("states", nargs="*", metavar="state", choices=[*STATES, []], help=", ".join(STATES))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--widths", nargs="+", type=int, choices=HEIGHTS, default=list(HEIGHTS))
    options = parser.parse_args()
    states = options.states or list(STATES)
    PICTURES.mkdir(parents=True, exist_ok=True)
    seen = Seen.read()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), **FIXED) as server,
        chromium() as browser,
    ):
        gallery = Gallery(browser, server, seen)
        for number, state in enumerate(states, 1):
            print(f"{number}/{len(states)} {state}", flush=True)
            gallery.visit(state, options.languages, options.widths)
        if not options.states:
            gallery.best()
            gallery.without_colours("own-turn")
    taken = pictures(states, options.languages, options.widths)
    write_index(seen, taken)
    wrong = all_wrong(seen, taken)
    print(*wrong, f"{len(taken)} pictures in {PICTURES.relative_to(ROOT)}", sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
