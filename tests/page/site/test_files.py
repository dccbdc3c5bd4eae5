"""The built page: small, whole, and from nowhere else; and how the server hands it out."""

import gzip
import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest
from playwright.sync_api import Browser, Route, expect

from cablecar.board import shipped_board
from cablecar.board.draw import sketch_board
from cablecar.board.palette import GLYPHS, GROUNDS, INK, MARKS, PATTERNS
from cablecar.common.catalogue import LANGUAGES
from cablecar.server.page.files import built_page
from cablecar.server.security.limits import Limits
from tests.support.browser.browser import Visitors
from tests.support.browser.playing import quick
from tests.support.paths import ROOT
from tests.support.server.serving import RunningServer, make_table, serving, start

JAVASCRIPT, STYLES = 60_000, 15_000
"""Bytes that a page may load at first, compressed."""
ELSEWHERE = re.compile(r"(?:https?:|wss?:|[\"'(=])//[\w.-]+[^\s\"'`)]*")
NAMESPACE = "http://www.w3.org/"
ERROR = "https://svelte.dev/e/"
"""How Svelte calls its own errors; nothing is asked for there."""


@pytest.fixture(scope="module")
def built() -> Path:
    """Where the built page stands."""
    folder = built_page()
    assert (folder / "index.html").exists(), "The page is not built: run make play."
    return folder


def texts(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield every built file by name and text."""
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix in (".html", ".js", ".css", ".svg"):
            yield path.name, path.read_text("utf-8")


def test_no_file_names_another_host(built: Path) -> None:
    for name, text in texts(built):
        found = [url for url in ELSEWHERE.findall(text) if NAMESPACE not in url and ERROR not in url]
        assert found == [], name


def test_the_search_for_other_hosts_finds_them() -> None:
    text = "fetch('//cdn.example/a.js'); @import url(https://fonts.example/x); new WebSocket(\"wss://a.example\")"
    assert len(ELSEWHERE.findall(text)) == 3
    assert ELSEWHERE.findall("a = b // c; `ws://${location.host}/x`") == []


def test_the_page_has_the_colours_glyphs_and_patterns_of_the_drawn_board(built: Path) -> None:
    page = "".join(text for name, text in texts(built) if name.endswith((".js", ".css")))
    for name in GROUNDS:
        assert re.search(rf"--{name}: ?{GROUNDS[name]}\b", page), name
        assert re.search(rf"--{name}-mark: ?{MARKS[name]}\b", page), name
        assert GLYPHS[name].replace(INK, "INK") in page, name
    assert all(strokes in page for *_, strokes in PATTERNS.values())


def test_no_sentence_calls_a_function_that_the_page_leaves_out() -> None:
    for path in (ROOT / "src" / "cablecar" / "locales").glob("*.ftl"):
        assert not re.search(r"\{[^}]*\b[A-Z]{2,}\(", path.read_text("utf-8")), path.name


def test_the_document_holds_no_script_and_no_style(built: Path) -> None:
    document = (built / "index.html").read_text("utf-8")
    assert [
        text for text in re.findall(r"<script[^>]*>(.*?)</script>", document, re.DOTALL) if text.strip()
    ] == []
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", document)


def imported(folder: Path, name: str) -> set[str]:
    """Return a script, and all that it imports at once."""
    text = (folder / name).read_text("utf-8")
    found = {f"assets/{other}" for other in re.findall(r"\b(?:import|from)\s*\"\./([\w.-]+\.js)\"", text)}
    return {name}.union(*(imported(folder, other) for other in found))


def packed_size(folder: Path, names: set[str]) -> int:
    """Return how many bytes go over the wire for these files."""
    return sum(len(gzip.compress((folder / name).read_bytes())) for name in names)


def test_what_the_document_loads_is_small(built: Path) -> None:
    document = (built / "index.html").read_text("utf-8")
    scripts = {
        name
        for entry in re.findall(r"\./(assets/[\w.-]+\.js)\"", document)
        for name in imported(built, entry)
    }
    styles = set(re.findall(r"/(assets/[\w.-]+\.css)\"", document))
    assert scripts
    assert styles
    assert packed_size(built, scripts) <= JAVASCRIPT
    assert packed_size(built, styles) <= STYLES


@pytest.mark.parametrize("place", ["start page", "table"])
def test_what_a_browser_loads_first_is_small_and_far_from_the_limits(
    place: str, browser: Browser, built: Path, tmp_path: Path
) -> None:
    with serving(tmp_path, Limits()) as strict, strict.http() as http:
        path = "/"
        if place == "table":
            made = make_table(http, "Ada", "Bob")
            start(http, made)
            path = f"/t/{made.table}"
        visitors = Visitors(browser, strict)
        visitors.new_page(path).wait_for_load_state("networkidle")
        loaded = {name.removeprefix("/") for name in visitors.requests if name.startswith("/assets/")}
        for context in browser.contexts:
            context.close()
    visitors.check()
    assert packed_size(built, {name for name in loaded if name.endswith(".js")}) <= JAVASCRIPT
    assert packed_size(built, {name for name in loaded if name.endswith(".css")}) <= STYLES
    assert len(visitors.requests) <= Limits().requests.burst / 4


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/play",
        "/t/no-such-table",
        "/replay",
        "/replay/no-such-game",
        "/rules",
        "/learn",
        "/daily",
        "/puzzles",
    ],
)
def test_every_address_of_the_page_gives_the_page(path: str, http: httpx.Client) -> None:
    answer = http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "'self'" in answer.headers["content-security-policy"]
    assert '<div id="page">' in answer.text


def test_built_files_are_kept_for_ever_and_have_their_types(http: httpx.Client, built: Path) -> None:
    types = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}
    for path in (built / "assets").iterdir():
        if path.suffix in types and not path.name.startswith("service-worker-"):
            answer = http.get(f"/assets/{path.name}")
            assert answer.content == path.read_bytes()
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["content-type"] == types[path.suffix]
            assert "immutable" in answer.headers["cache-control"]
    assert http.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("address", "component"), [("/", "StartPage"), ("/t/no-such-table", "OpenTable"), ("/play", "OpenTable")]
)
def test_the_document_names_the_files_that_its_address_needs(
    address: str, component: str, http: httpx.Client
) -> None:
    document = http.get(address).text
    assert re.search(
        rf'<link data-rel="modulepreload" crossorigin href="\.{{1,2}}/assets/{component}-[\w-]+\.js">',
        document,
    )
    for path in re.findall(
        r'<link (?:data-)?rel="(?:modulepreload|stylesheet|preload)"[^>]* href="([^"]+)"', document
    ):
        assert http.get(urljoin(address, path)).status_code == 200, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_document_speaks_the_browsers_language_before_any_script_runs(
    language: str, http: httpx.Client
) -> None:
    answer = http.get("/", headers={"accept-language": f"{language};q=0.9"})
    assert f'<html lang="{language}">' in answer.text
    assert "accept-language" in answer.headers["vary"]
    words = re.search(r'<script type="application/json" id="words"[^>]*>(.*?)</script>', answer.text)
    assert words is not None
    catalogue = http.get(f"/words/{language}.page.ftl").text
    assert json.loads(words[1]) == catalogue
    tagline = re.search(r"^start-tagline = (.*)$", catalogue, re.MULTILINE)
    assert tagline is not None
    assert f"<p>{html.escape(tagline[1])}</p>" in answer.text


def test_a_tables_document_shows_its_board_and_players_before_any_script_runs(
    visitors: Visitors, http: httpx.Client
) -> None:
    made = make_table(http, "Ada", "<i>Bob</i>")
    start(http, made)
    page = visitors.new_page(f"/t/{made.table}", java_script_enabled=False)
    expect(page.get_by_text("<i>Bob</i>")).to_be_visible()
    board = page.locator(".first img")
    assert board.evaluate("(picture) => picture.complete && picture.naturalWidth > 0")
    expect(board).to_have_attribute("elementtiming", re.compile("."))  # the page waits until it hears of it
    assert http.get(urljoin(page.url, board.get_attribute("src"))).text == sketch_board(shipped_board())


@pytest.mark.parametrize("picture", ["had", "missing"])
def test_what_the_document_shows_first_goes_once_the_table_is_drawn(
    picture: str, visitors: Visitors, http: httpx.Client
) -> None:
    made = make_table(http, "Ada", "Bob")
    start(http, made)
    page = visitors.new_context().new_page()
    if picture == "missing":
        visitors.forgiven.append("net::ERR_FAILED")
        page.route("**/boards/*.svg", lambda route: route.abort())
    page.goto(f"/t/{made.table}")
    expect(page.get_by_role("group", name="Board", exact=True)).to_be_visible()
    expect(page.locator(".first")).to_have_count(0)
    expect(page.locator("[data-drawing]")).to_have_count(0)
    expect(page.locator("#board .route")).to_have_count(len(shipped_board().routes))


def test_a_tables_document_is_the_same_for_a_seat_and_for_a_stranger(
    server: RunningServer, http: httpx.Client
) -> None:
    made = make_table(http, "Ada", "Bob")
    start(http, made)
    with server.http() as stranger:
        assert stranger.get(f"/t/{made.table}").text == http.get(f"/t/{made.table}").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_scripts_fail_the_document_says_so_in_the_browsers_language(
    language: str, http: httpx.Client
) -> None:
    document = http.get("/", headers={"accept-language": language}).text.partition('id="words"')[0]
    words = http.get(f"/words/{language}.page.ftl").text
    for key in ("app-needs-scripts", "app-failed", "app-retry"):
        said = re.search(rf"^{key} = (.*)$", words, re.MULTILINE)
        assert said is not None
        assert f">{html.escape(said[1])}<" in document


@pytest.mark.parametrize("chosen", ["en", "nl"])
def test_words_are_asked_for_only_in_another_language_than_the_documents(
    chosen: str, visitors: Visitors
) -> None:
    page = visitors.new_page(**quick(visitors, language=chosen))
    expect(page.locator(f"html[lang={chosen}] main")).to_be_visible()
    assert [path for path in visitors.requests if path.startswith("/words/")] == (
        [] if chosen == "en" else [f"/words/{chosen}.page.ftl"]
    )


def test_the_start_page_comes_where_its_first_picture_was(visitors: Visitors) -> None:
    page = visitors.new_context().new_page()
    held: list[Route] = []
    page.route("**/assets/common-*.js", lambda route: held.append(route))
    page.goto("/", wait_until="commit")
    title = page.get_by_role("heading", name="Cable Car")
    expect(title).to_be_visible()
    page.evaluate("() => new Promise(requestAnimationFrame)")  # frames wait for the styles
    first = title.bounding_box()
    while not held:
        page.wait_for_timeout(50)
    held[0].continue_()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(title).to_have_count(1)
    assert title.bounding_box() == first


@pytest.mark.parametrize("encodings", ["identity", "gzip;q=0", "br, gzip; q=0.000, *", "*;q=0"])
def test_a_client_that_takes_no_gzip_gets_plain_text(encodings: str, http: httpx.Client) -> None:
    plain = http.get("/", headers={"accept-encoding": encodings})
    assert "content-encoding" not in plain.headers
    assert plain.text == http.get("/").text
    assert "accept-encoding" in plain.headers["vary"]


@pytest.mark.parametrize("encodings", ["gzip", "br;q=1, GZIP;q=0.1", "*", "identity;q=0, *;q=0.5"])
def test_a_client_that_takes_gzip_gets_it(encodings: str, http: httpx.Client) -> None:
    assert http.get("/", headers={"accept-encoding": encodings}).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/", "/words/en.page.ftl", "/words/en.rules.ftl"])
def test_what_has_not_changed_is_not_sent_again(path: str, http: httpx.Client) -> None:
    first = http.get(path)
    again = http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = http.get(path, headers={"if-none-match": first.headers["etag"], "accept-encoding": "identity"})
    assert plain.status_code == 200


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/words/en.page.ftl"])
def test_heads_are_answered_without_a_body(path: str, http: httpx.Client) -> None:
    head, whole = http.head(path), http.get(path)
    assert head.content == b""
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/..%2Findex.html",
        "/words/en.terminal.ftl",
        "/words/xx.page.ftl",
        "/nowhere",
    ],
)
def test_what_is_not_there_is_told_in_a_sentence(path: str, http: httpx.Client) -> None:
    answer = http.get(path)
    assert answer.status_code in (404, 422)
    assert answer.json()["error"]["message"].endswith(".")


def test_the_page_can_only_be_read(http: httpx.Client) -> None:
    answer = http.post("/")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


def test_a_page_that_is_not_built_is_told_in_a_sentence(
    http: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABLECAR_PAGE", str(tmp_path))
    answer = http.get("/")
    assert answer.status_code == 503
    assert answer.json()["error"]["message"] == "The page hasn’t been built: run “make play”."


@pytest.mark.parametrize("path", ["/foo/bar", "/t", "/t/", "/t/" + "x" * 101, "/assets/none.js"])
def test_a_person_whose_link_leads_nowhere_gets_a_page_and_a_program_json(
    path: str, http: httpx.Client
) -> None:
    person = http.get(path, headers={"accept": "text/html,*/*;q=0.8", "accept-language": "de"})
    assert person.status_code == 404
    assert person.headers["content-type"] == "text/html; charset=utf-8"
    assert person.headers["cache-control"] == "no-store"
    assert '<html lang="de">' in person.text
    assert http.get(path).json()["error"]["message"].endswith(".")


def test_the_protocols_own_addresses_answer_everybody_in_json(http: httpx.Client) -> None:
    for path in ("/api/tables/none", "/api/nowhere"):
        assert "error" in http.get(path, headers={"accept": "text/html"}).json()


@pytest.mark.parametrize("path", ["/foo/bar", "/t/cut.off", "/t/abc"])
def test_a_page_that_leads_nowhere_leads_home(path: str, visitors: Visitors) -> None:
    visitors.forgiven.append("404")
    page = visitors.new_page(path, locale="da-DK")
    expect(page.get_by_role("main")).to_contain_text("tjek linket")
    page.get_by_role("link", name="Til startsiden").click()
    expect(page.get_by_role("button", name="Spil nu")).to_be_visible()
