"""Fixtures for states of the page: a server whose games are always the same, and a stage."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Page

from cablecar.server.page.pages import is_built
from tests.support.browser import Visitors
from tests.support.serving import RunningServer, serving
from tests.support.states import FIXED, Stage


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose games are always the same."""
    assert is_built(), "The page is not built: run make play."
    with serving(tmp_path_factory.mktemp("data"), **FIXED) as running:
        yield running


@pytest.fixture
def stage(visitors: Visitors) -> Iterator[Stage]:
    """Where states are brought about."""
    with ExitStack() as rest:
        yield Stage(visitors, rest)


def set_up(stage: Stage, name: str, **options: Any) -> Page:
    """Bring a state about in a browser of this kind."""
    stage.options = options
    return stage.show(name)
