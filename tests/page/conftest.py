"""Fixtures of the page's tests: a browser, a server with the built page, and a stage for states of the page.

A file that needs another server defines its own `server`; `visitors` and `stage` are guests of that one.
"""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from cablecar.server.page.files import is_built
from tests.support.browser.browser import Visitors, chromium, visiting
from tests.support.browser.local_tables import SavedGame, save_game
from tests.support.browser.playing import steady_server
from tests.support.browser.states import FIXED, Stage
from tests.support.server.serving import RunningServer, serving


@pytest.fixture(scope="session", autouse=True)
def _built() -> None:
    assert is_built(), "The page is not built: run make play."


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium; for one file only, as Playwright's event loop would be in the way of others."""
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that deals the same game at every table."""
    with steady_server(tmp_path_factory.mktemp("data"), seed=3) as running:
        yield running


@pytest.fixture(scope="module")
def fixed_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for `tests.support.browser.states`, whose games, bots and ids are always the same."""
    with serving(tmp_path_factory.mktemp("data"), **FIXED) as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, server: RunningServer) -> Iterator[Visitors]:
    """Browsers at the file's server; what their pages must not do fails the test."""
    with visiting(browser, server) as visitors:
        yield visitors


@pytest.fixture(scope="module")
def saved(browser: Browser, server: RunningServer) -> SavedGame:
    """What a browser keeps in the middle of a game against a bot."""
    with visiting(browser, server) as visitors:
        return save_game(visitors)


@pytest.fixture
def stage(visitors: Visitors) -> Iterator[Stage]:
    """Where states are brought about."""
    with ExitStack() as rest:
        yield Stage(visitors, rest)
