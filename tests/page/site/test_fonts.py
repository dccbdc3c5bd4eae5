"""The page's two typefaces: small, whole, the same on every machine; nothing moves when they come late."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from cablecar.common.catalogue import LANGUAGES
from cablecar.server.page.files import built_page
from cablecar.server.page.site import site_files
from tests.support.browser.browser import CHROMIUM, DESKTOP, FLAGS, PHONE, Visitors, visiting
from tests.support.browser.layout import FOLLOW, moved
from tests.support.browser.looks import faults
from tests.support.browser.states import Stage
from tests.support.paths import ROOT
from tests.support.server.serving import RunningServer, make_table, start, wait_until

MOST_BYTES = 45_000
"""What both faces may have together."""
MOST_SHIFT = 0.02
"""How much of a page may move while faces come, as browsers count it."""
DISPLAY, TEXT = "Jost", "Inter"
TYPED = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŸẞß"
"""What names may hold in our languages, whether or not a sentence does."""
SUBSTITUTE = "DejaVu Sans"
"""What the machines that run tests have."""
SENTENCE = "Ride across San Francisco: collect tickets, claim routes and bring home souvenirs."
WRITE = """([text, family, weight]) => {
  const line = document.body.appendChild(document.createElement("span"));
  line.textContent = text;
  line.style.cssText = `font: ${weight} 50px ${family}; white-space: pre`;
  return line;
}"""
SHIFTS = """() => new Promise((done) => {
  const shifts = [];
  const text = (node) => node?.outerHTML?.slice(0, 200) ?? node?.data;
  const shown = ({ node, previousRect, currentRect }) => [text(node), previousRect, currentRect];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) shifts.push([value, sources.map(shown)]);
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(shifts), 300);
})"""
"""How much of the page has moved each time, and what moved from where to where."""
LINES = """() => {
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()].map(({ width, height }) => [width, height].map(Math.round));
    if (walker.currentNode.data.trim() && boxes.length) lines.push([walker.currentNode.data, boxes]);
  }
  return lines;
}"""
"""Every text, and how wide and high each of its lines is."""
WANDERING = """() => [...document.querySelectorAll("body *")]
  .filter((element) => !element.closest("[data-location] > text, script, noscript"))
  .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && /\\d/.test(node.data)))
  .filter((element) => getComputedStyle(element).fontVariantNumeric !== "tabular-nums")
  .map((element) => element.outerHTML.slice(0, 120))"""
"""What holds figures whose widths differ; names on the board may."""
ONE_FONT = """<?xml version="1.0"?>
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <cachedir>{cache}</cachedir>
  <match target="pattern">
    <edit name="family" mode="assign" binding="strong"><string>DejaVu Sans Mono</string></edit>
  </match>
</fontconfig>"""
"""A machine whose only typeface is a wide one."""


def built_faces() -> dict[str, Path]:
    """Return the files of the faces by their names."""
    return {path.name.partition("-")[0]: path for path in (built_page() / "assets").glob("*.woff2")}


def faces_of(written: Locator) -> dict[str, int]:
    """Return the faces in which a browser has drawn something, and how many characters of it in each."""
    session = written.page.context.new_cdp_session(written.page)
    mark = "data-looked-at"
    written.evaluate(f"(element) => element.setAttribute('{mark}', '')")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": f"[{mark}]"})["nodeId"]
    session.send("CSS.enable")
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    written.evaluate(f"(element) => element.removeAttribute('{mark}')")
    return {font["familyName"].removesuffix(" Variable"): int(font["glyphCount"]) for font in fonts}


def write(page: Page, text: str, family: str, weight: int = 400) -> Locator:
    """Write a line below a page, and wait for its face."""
    page.evaluate(WRITE, [text, family, weight])
    page.evaluate("document.fonts.ready.then(() => true)")
    return page.locator("body > span").last


def size_of(page: Page, text: str, family: str, weight: int = 400) -> tuple[float, float]:
    """Return how wide and high a line is."""
    box = write(page, text, family, weight).bounding_box()
    assert box is not None
    return box["width"], box["height"]


def begin(http: httpx.Client) -> str:
    """Begin a game of two, and return the path of its table."""
    made = make_table(http, "Ada", "Bob")
    start(http, made)
    return f"/t/{made.table}"


@contextmanager
def without_faces(page: Page) -> Iterator[list[Route]]:
    """Hold the faces back, and send them at the end."""
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    yield held
    while len(held) < 2:
        page.wait_for_timeout(50)
    for route in held:
        route.continue_()
    page.wait_for_function("() => ['Inter', 'Jost'].every((face) => document.fonts.check(`16px ${face}`))")


# --- the files


def test_there_are_two_faces_and_they_are_small() -> None:
    faces = built_faces()
    assert {*faces} == {DISPLAY.lower(), TEXT.lower()}
    assert sum(path.stat().st_size for path in faces.values()) <= MOST_BYTES


def test_the_server_sends_faces_for_ever_and_compresses_them_no_further(http: httpx.Client) -> None:
    for path in built_faces().values():
        answer = http.get(f"/assets/{path.name}")
        assert answer.content == path.read_bytes()
        assert answer.headers["content-type"] == "font/woff2"
        assert "immutable" in answer.headers["cache-control"]
        assert "content-encoding" not in answer.headers
        assert "font-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("face", [DISPLAY, TEXT])
def test_the_licence_of_a_face_lies_beside_it(face: str, http: httpx.Client) -> None:
    answer = http.get(f"/licences/{face}.txt")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f"The {face} Project Authors" in answer.text
    assert "SIL OPEN FONT LICENSE Version 1.1" in answer.text
    assert "Reserved Font Name " not in answer.text.partition("-----")[0], "a part of it needs another name"


def test_a_site_and_what_browsers_keep_have_the_faces() -> None:
    paths = {f"assets/{path.name}" for path in built_faces().values()}
    files = {file.path: file.content.decode(errors="ignore") for file in site_files()}
    assert paths < {*files}
    assert all(f'"{path}"' in files["service-worker.js"] for path in paths)
    assert "font-src 'self'" in files["index.html"]


@pytest.mark.parametrize(
    ("address", "later"),
    [("/", ["jost"]), ("/play", []), ("/replay", []), ("/rules", []), ("/learn", []), ("/puzzles", [])],
)
def test_documents_ask_at_once_for_the_faces_that_are_seen_first(
    address: str, later: list[str], http: httpx.Client
) -> None:
    link = r'<link (data-)?rel="preload" as="font" type="font/woff2" crossorigin href="([^"]+)">'
    found = {path: bool(waits) for waits, path in re.findall(link, http.get(address).text)}
    names = {f"/assets/{path.name}": name in later for name, path in built_faces().items()}
    assert {urljoin(address, path): waits for path, waits in found.items()} == names


# --- what is in them


def test_no_character_of_the_catalogues_or_of_names_is_missing(visitors: Visitors) -> None:
    texts = [path.read_text("utf-8") for path in (ROOT / "src/cablecar/locales").glob("*.ftl")]
    characters = "".join(sorted({*"".join(texts), *TYPED} - {"\n"}))
    page = visitors.new_page()
    assert {*faces_of(write(page, characters, "var(--text)"))} == {TEXT}
    # What headings lack is taken from the text face, and that is no letter of our languages.
    taken = faces_of(write(page, characters, "var(--head)"))
    assert {*taken} == {DISPLAY, TEXT}
    assert taken[TEXT] <= 12


@pytest.mark.parametrize("weight", [400, 700])
@pytest.mark.parametrize("face", [DISPLAY, TEXT])
def test_all_figures_are_as_wide(face: str, weight: int, visitors: Visitors) -> None:
    page = visitors.new_page()
    widths = set()
    for figure in "0123456789":
        line = write(page, figure * 8, face, weight)
        line.evaluate("(line) => { line.style.fontVariantNumeric = 'tabular-nums' }")
        box = line.bounding_box()
        assert box is not None
        widths.add(round(box["width"], 2))
    assert len(widths) == 1


@pytest.mark.parametrize("face", [DISPLAY, TEXT])
def test_nothing_but_figures_gets_another_width(face: str, visitors: Visitors) -> None:
    page = visitors.new_page()
    line = write(page, "Fitzgerald-O’Hara (face-up): a*b, c; d × e.", face)
    widths = [
        line.evaluate(
            f"(line) => (line.style.fontVariantNumeric = '{kind}', line.getBoundingClientRect().width)"
        )
        for kind in ("normal", "tabular-nums")
    ]
    assert widths[0] == widths[1]


@pytest.mark.parametrize("name", ["own-turn", "statistics", "game-over-of-four", "replay", "rules", "start"])
def test_figures_on_the_page_are_as_wide(name: str, stage: Stage) -> None:
    page = stage.show(name)
    assert page.evaluate(WANDERING) == []


# --- what is drawn with them


def test_both_faces_are_used(visitors: Visitors, http: httpx.Client) -> None:
    page = visitors.new_page(begin(http))
    expect(page.locator("#board [data-location]").last).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate("['16px Inter', '16px Jost'].every((face) => document.fonts.check(face))")
    assert {*faces_of(page.locator("h1").first)} == {DISPLAY}
    assert {*faces_of(page.locator("#board [data-location] > text").first)} == {DISPLAY}
    assert {*faces_of(page.get_by_role("log").first)} <= {DISPLAY, TEXT}
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert {*faces_of(page.locator("main .title p"))} == {TEXT}
    assert {*faces_of(page.get_by_role("button", name="Play now"))} == {DISPLAY}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_is_drawn_and_waits_for_no_face(language: str, visitors: Visitors) -> None:
    visitors.forgiven.append("net::ERR_FAILED")
    page = visitors.new_context(locale=language).new_page()
    page.route("**/*.woff2", lambda route: route.abort())
    page.goto("/")
    expect(page.locator("main")).to_be_visible()
    expect(page.locator(".first")).to_have_count(0)
    title = page.get_by_role("heading", name="Cable Car", exact=True)
    drawing = title.locator("svg").bounding_box()
    assert drawing is not None
    assert drawing["width"] > 100
    assert faces_of(title.locator("svg")) == {}


# --- until they are there


@pytest.mark.parametrize(("face", "weight"), [(DISPLAY, 500), (DISPLAY, 600), (TEXT, 400), (TEXT, 600)])
def test_a_face_of_the_machine_takes_the_same_room(face: str, weight: int, visitors: Visitors) -> None:
    page = visitors.new_page()
    width, height = size_of(page, SENTENCE, face, weight)
    meanwhile, as_high = size_of(page, SENTENCE, f'"{face} {SUBSTITUTE}"', weight)
    unmatched, _ = size_of(page, SENTENCE, f'"{SUBSTITUTE}"', weight)
    assert meanwhile == pytest.approx(width, rel=0.02)
    assert as_high == pytest.approx(height, abs=1)
    assert unmatched != pytest.approx(width, rel=0.05)


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("place", ["start", "table"])
def test_nothing_moves_when_faces_come_late(
    place: str, language: str, window: dict[str, Any], visitors: Visitors, http: httpx.Client
) -> None:
    path = begin(http) if place == "table" else "/"
    page = visitors.new_context(**window, locale=language).new_page()
    page.add_init_script(f"({FOLLOW})({{ board: '.board' }})")
    with without_faces(page):
        page.goto(path, wait_until="commit")
        expect(page.locator("main:not(.loading)")).to_be_visible()
        expect(page.locator(".first")).to_have_count(0)
        page.wait_for_timeout(500)
    page.wait_for_timeout(500)
    shifts = page.evaluate(SHIFTS)
    assert sum(value for value, _ in shifts) <= MOST_SHIFT, shifts
    assert moved(page) == {}, "from when the board is there, whether or not it is seen"
    assert faults(page, touch=window is PHONE) == []


def test_what_moves_is_counted(visitors: Visitors) -> None:
    page = visitors.new_page()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()

    def is_counted() -> bool:
        page.evaluate(
            "document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'Hello' }))"
        )
        return bool(sum(value for value, _ in page.evaluate(SHIFTS)) > MOST_SHIFT)

    wait_until(is_counted)  # what comes before the page is first drawn moves nothing


# --- on other machines


@contextmanager
def on_another_machine(browser: Browser, folder: Path) -> Iterator[Browser]:
    """Open a browser that knows one typeface only."""
    config = folder / "fonts.conf"
    config.write_text(ONE_FONT.format(cache=folder / "cache"), "utf-8")
    other = browser.browser_type.launch(
        executable_path=CHROMIUM, args=FLAGS, env={"FONTCONFIG_FILE": str(config)}
    )
    yield other
    other.close()


def lines_of(visitors: Visitors, path: str) -> list[Any]:
    """Return the lines of a page."""
    page = visitors.new_page(path, **PHONE)
    expect(page.locator("main:not(.loading)")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    found: list[Any] = page.evaluate(LINES)
    return found


def test_lines_break_alike_on_a_machine_with_other_faces(
    browser: Browser, server: RunningServer, visitors: Visitors, http: httpx.Client, tmp_path: Path
) -> None:
    paths = ("/", begin(http), "/rules", "/replay")
    here = [lines_of(visitors, path) for path in paths]
    plain = size_of(visitors.new_page(), SENTENCE, "sans-serif")
    with on_another_machine(browser, tmp_path) as other, visiting(other, server) as guests:
        assert size_of(guests.new_page(), SENTENCE, "sans-serif") != plain
        assert [lines_of(guests, path) for path in paths] == here
    assert all(here)
