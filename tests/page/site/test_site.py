"""The page as files of a web host: in any folder, in every language, and without a network."""

import gzip
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from cablecar.board import find_board
from cablecar.common.catalogue import LANGUAGES
from cablecar.common.errors import CablecarError
from cablecar.server.http.middleware import POLICY
from cablecar.server.model.boards import board_key
from cablecar.server.page.document import PAGES, static_path
from cablecar.server.page.files import PageFiles, built_page, page_files
from cablecar.server.page.service_worker import service_worker
from cablecar.server.page.site import site_files, write_site
from tests.support.browser.browser import KEPT, Visitors
from tests.support.browser.hosting import WebHost, cutting, hosting, visiting_host
from tests.support.browser.local_tables import drop_file
from tests.support.browser.playing import quick
from tests.support.paths import CORPUS
from tests.support.speech import speech

FOLDER = "games/cable car"
"""Where the page lies on the host."""
OPENED = {
    "": "Play now",
    "rules/": "Contents",
    "learn/": "Learn by playing",
    "daily/": "Deal of the day",
    "puzzles/": "Next puzzle",
    "replay/": "Replay",
}
"""What is to be seen on the pages."""
WAITING = "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"
REFUSED = """Promise.all([navigator.serviceWorker.getRegistration(), caches.keys()])
    .then(([found, kept]) => kept.length > 0 && !found)"""
"""Whether a service worker has tried to keep the page, and given up."""
TINY = "tests/boards/tiny.toml"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a host, with the page in a folder below."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / FOLDER)
    return root


@pytest.fixture(scope="module")
def host(folder: Path) -> Iterator[WebHost]:
    """A host with the page in a folder."""
    with hosting(folder) as running:
        yield running


@pytest.fixture
def guests(browser: Browser, host: WebHost) -> Iterator[Visitors]:
    """Browsers at the host."""
    with visiting_host(browser, host) as visitors:
        yield visitors


def see(page: Page, path: str, words: str) -> None:
    """Open a page of the host, and see it drawn."""
    page.goto(f"/{FOLDER}/{path}")
    expect(page.locator("main:not(.loading)").get_by_text(words, exact=True).first).to_be_visible()
    expect(page.locator(".first:visible")).to_have_count(0)


def keep(page: Page) -> None:
    """Wait until the browser has kept the page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def test_all_pages_open_from_a_folder_and_ask_for_nothing_outside(guests: Visitors) -> None:
    page = guests.new_context().new_page()
    for path, words in OPENED.items():
        see(page, path, words)
    outside = [path for path in guests.requests if not path.startswith("/games/cable%20car/")]
    assert outside == []
    assert not [path for path in guests.requests if "/api/" in path or "/t/" in path]


def test_a_game_on_a_board_that_the_page_lacks_says_what_to_do(guests: Visitors) -> None:
    page = guests.new_context().new_page()
    see(page, "replay/", "Replay")
    drop_file(page, (CORPUS / "random-tiny-2-players-001.json").read_text("utf-8"))
    told = speech("en", ("records",)).say("record-unknown-board", board="tiny")
    assert "open the file on a Cable Car server" in told
    expect(page.get_by_role("alert")).to_have_text(told)


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_no_button_of_the_start_page_stands_alone_below_the_others(width: int, guests: Visitors) -> None:
    page = guests.new_context(viewport={"width": width, "height": 800}).new_page()
    see(page, "", "Play now")
    tops = "(buttons) => buttons.map((button) => button.getBoundingClientRect().top)"
    daily, puzzles, device, replay, settings = page.locator(".more > *").evaluate_all(tops)
    assert daily < puzzles == device < replay == settings


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_browsers_language_from_the_first_paint(language: str, guests: Visitors) -> None:
    context = guests.new_context(locale=language)
    page = context.new_page()
    page.route("**/assets/common-*.js", lambda route: None)  # the first paint stays
    page.goto(f"/{FOLDER}/", wait_until="commit")
    tagline = page.locator(".start.first p")
    words = (Path("src/cablecar/locales") / f"{language}.page.ftl").read_text("utf-8")
    said = re.search(r"^start-tagline = (.*)$", words, re.MULTILINE)
    assert said is not None
    expect(tagline).to_have_text(said[1], use_inner_text=True)
    assert page.evaluate("document.documentElement.lang") == language
    assert f"/{language}.webmanifest" in str(page.locator("link[rel=manifest]").get_attribute("href"))


def test_a_host_may_be_named_like_the_manifest(browser: Browser, tmp_path: Path) -> None:
    write_site(tmp_path / "en.games")
    with hosting(tmp_path) as host, visiting_host(browser, host) as guests:
        page = guests.new_context(locale="da").new_page()
        page.goto("/en.games/")
        manifest = page.locator("link[rel=manifest]").get_attribute("href")
        assert str(manifest).endswith("/en.games/manifests/da.webmanifest")


def test_the_style_sheet_knows_every_language() -> None:
    styles = Path("web/src/styles.css").read_text("utf-8")
    assert set(re.findall(r'\.said\[lang="(\w+)"\]', styles)) == {*LANGUAGES}


def test_a_chosen_language_counts_more_than_the_browsers(guests: Visitors) -> None:
    page = guests.new_context(**{**quick(guests, language="nl"), "locale": "de-DE"}).new_page()
    page.goto(f"/{FOLDER}/")
    expect(page.locator("html[lang=nl] main")).to_be_visible()


def opens_without_network(context: BrowserContext) -> None:
    """See that all pages open, in another language too."""
    page = context.new_page()
    for path, words in OPENED.items():
        see(page, path, words)
    page.evaluate("localStorage.setItem('cablecar-settings', JSON.stringify({language: 'da'}))")
    page.goto(f"/{FOLDER}/rules")
    expect(page.locator("html[lang=da] main h1")).to_be_visible()
    page.goto(f"/{FOLDER}/rules/?board=san-francisco#C6")
    expect(page.locator("#C6")).to_be_in_viewport()


def test_the_first_visit_is_kept_at_once(guests: Visitors) -> None:
    page = guests.new_context(**KEPT).new_page()
    see(page, "", "Play now")
    wait_until(page, "navigator.serviceWorker.controller !== null")


def test_without_its_host_a_page_that_is_not_kept_stays(browser: Browser, folder: Path) -> None:
    with hosting(folder) as host, visiting_host(browser, host) as guests:
        guests.forgiven.append("ERR_CONNECTION_REFUSED")
        page = guests.new_context().new_page()
        see(page, "", "Play now")
        page.wait_for_load_state("networkidle")  # what is half loaded would fail, too
        host.stop()
        # It looks whether there is a newer page, and stays where there is none.
        with page.expect_event("requestfailed", lambda request: request.method == "HEAD"):
            page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("alert").filter(has_text="couldn’t be loaded").first).to_be_visible()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_an_answer_that_is_cut_off_is_said(browser: Browser, folder: Path) -> None:
    with cutting(folder, "/bots-") as host, visiting_host(browser, host) as guests:
        guests.forgiven.append("ERR_CONTENT_LENGTH_MISMATCH")
        page = guests.new_context().new_page()
        see(page, "", "Play now")
        expect(page.get_by_role("alert").filter(has_text="Can’t reach the server")).to_be_visible()


def test_after_one_visit_everything_opens_without_a_network(browser: Browser, folder: Path) -> None:
    with hosting(folder) as host, visiting_host(browser, host) as guests:
        context = guests.new_context(**KEPT)
        page = context.new_page()
        see(page, "", "Play now")
        keep(page)
        page.close()
        host.stop()
        opens_without_network(context)


def test_a_browser_finds_nothing_that_keeps_the_page_from_being_installed(guests: Visitors) -> None:
    context = guests.new_context(**KEPT)
    page = context.new_page()
    page.goto(f"/{FOLDER}/")
    keep(page)
    session = context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["manifest"]["startUrl"] == f"{guests.server.address}/games/cable%20car/"


def test_a_new_version_is_taken_once_no_tab_shows_the_old_one(browser: Browser, tmp_path: Path) -> None:
    write_site(tmp_path / FOLDER)
    with hosting(tmp_path) as host, visiting_host(browser, host) as guests:
        context = guests.new_context(**KEPT)
        open_tab = context.new_page()
        see(open_tab, "", "Play now")
        keep(open_tab)
        write_site(tmp_path / FOLDER, [find_board(TINY)])
        see(open_tab, "rules/", "Contents")
        open_tab.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        see(open_tab, "", "Play now")
        wait_until(open_tab, WAITING)
        see(open_tab, "", "Play now")
        assert boards_of(open_tab) == 2
        open_tab.close()
        assert newly_opened(context) == 3
        later = context.new_page()
        see(later, "", "Play now")
        assert later.evaluate("caches.keys().then((names) => names.length)") == 1


def test_documents_of_another_version_are_not_kept(browser: Browser, tmp_path: Path) -> None:
    write_site(tmp_path / FOLDER)
    rules = tmp_path / FOLDER / "rules" / "index.html"
    whole = rules.read_text("utf-8")
    rules.write_text(re.sub(r'(version(?:": "|=))\w+', r"\1of-last-time", whole), "utf-8")
    with hosting(tmp_path) as host, visiting_host(browser, host) as guests:
        page = guests.new_context(**KEPT).new_page()
        see(page, "", "Play now")
        wait_until(page, REFUSED)
        rules.write_text(whole, "utf-8")
        see(page, "", "Play now")
        keep(page)


def wait_until(page: Page, condition: str, tries: int = 300) -> None:
    """Wait until a promise of the page's says true."""
    for _ in range(tries):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(100)
    raise TimeoutError(condition)


def newly_opened(context: BrowserContext, tries: int = 100) -> int:
    """Return how many boards a page knows that is opened once no other is: tabs take a moment to close."""
    for _ in range(tries):
        page = context.new_page()
        see(page, "", "Play now")
        known = boards_of(page)
        page.close()
        if known != 2:
            return known
    return 2


def boards_of(page: Page) -> int:
    """Return how many boards a document knows."""
    return int(page.evaluate("JSON.parse(document.getElementById('files').textContent).boards.length"))


def test_the_server_sends_exactly_what_the_site_consists_of(tmp_path: Path, http: httpx.Client) -> None:
    documents = {static_path(address) + "index.html" for address in PAGES} | {"service-worker.js"}
    for file in site_files():
        if file.path not in documents:
            answer = http.get(f"/{file.path}")
            assert answer.content == file.content, file.path
            assert answer.headers["content-type"].partition(";")[0] == file.kind
            assert ("immutable" in answer.headers["cache-control"]) == file.is_kept


def test_everything_is_written_and_compressed_beside(folder: Path) -> None:
    for file in site_files():
        path = folder / FOLDER / file.path
        assert path.read_bytes() == file.content
        packed = path.with_name(path.name + ".gz")
        assert packed.exists() == (path.suffix not in (".png", ".woff2")), path
        if packed.exists():
            assert gzip.decompress(packed.read_bytes()) == file.content


def test_documents_come_after_all_else_and_the_service_worker_last() -> None:
    documents = [static_path(address) + "index.html" for address in reversed(PAGES)]
    assert [file.path for file in site_files()][-len(PAGES) - 1 :] == [*documents, "service-worker.js"]


def test_documents_name_only_what_is_there_and_forbid_all_else(folder: Path) -> None:
    root = folder / FOLDER
    for address in PAGES:
        path = static_path(address) + "index.html"
        html = (root / path).read_text("utf-8")
        for named in re.findall(r'(?:href|src|data-main|data-worker)="([^"]+)"', html):
            assert (root / urljoin(path, named).partition("?")[0]).is_file(), (path, named)
        assert 'http-equiv="content-security-policy" content="default-src \'none\'' in html
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", html.partition('id="words"')[0])
        assert re.findall(r"<script(?! type=\"application/json\")[^>]*>[^<]", html) == []


def test_a_board_of_ones_own_is_suggested_first(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cablecar", "site", "-o", str(tmp_path / "site"), "--board", TINY]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert str(tmp_path / "site") in told
    key = board_key(find_board(TINY))
    assert (tmp_path / "site" / "boards" / f"{key}.table").is_file()
    html = (tmp_path / "site" / "index.html").read_text("utf-8")
    assert html.index(f'"key": "{key}"') < html.index('"key": "san-francisco-2"')


def test_somebody_elses_page_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>My garden</p>")
    with pytest.raises(CablecarError, match=r"index\.html"):
        write_site(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]


def test_a_page_that_is_not_built_can_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABLECAR_PAGE", str(tmp_path / "none"))
    with pytest.raises(CablecarError, match="make play"):
        write_site(tmp_path / "site")


def test_another_file_is_another_version(tmp_path: Path, folder: Path) -> None:
    built = [file for file in site_files() if file.path.startswith("assets/")]
    assert built
    boards = (find_board(None),)
    first = page_files(built_page(), boards)
    second = page_files(built_page(), (*boards, find_board(TINY)))
    assert first.version != second.version
    assert service_worker(first, is_server=True).content != service_worker(second, is_server=True).content


def test_documents_that_allow_something_else_are_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = (find_board(None),)
    before = service_worker(PageFiles(built_page(), boards), is_server=False)
    monkeypatch.setitem(POLICY, "img-src", "'self' data:")
    after = service_worker(PageFiles(built_page(), boards), is_server=False)
    assert before.content != after.content
