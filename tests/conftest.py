"""Fixtures that several folders share. Those of one folder are in its own conftest.py."""

import itertools
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cablecar.server.serve import database_in
from tests.support.server.postgres import new_database, postgres
from tests.support.server.serving import RunningServer, serving

# What a shell runs in the background ignores Ctrl-C, and so would all programs that the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)
os.environ["LC_ALL"] = "C.UTF-8"  # the tests read English, whatever the shell speaks

LONGEST_FIRST = ("test_wheel.py", "test_elsewhere.py", "kernel", "page", "terminal", "server")
"""Whose tests take long: builds, then what waits for browsers, screens and servers."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that all workers are done at about the same time."""
    here = Path(__file__).parent

    def rank(item: pytest.Item) -> int:
        name = item.path.relative_to(here).parts[0]
        return LONGEST_FIRST.index(name) if name in LONGEST_FIRST else len(LONGEST_FIRST)

    items.sort(key=rank)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server of this run's own."""
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, numbers: Iterator[int]) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return database_in(tmp_path)
    return new_database(request.getfixturevalue("postgres_server"), f"test{next(numbers)}")


@pytest.fixture(scope="session")
def numbers() -> Iterator[int]:
    """Numbers that are never given twice."""
    return itertools.count()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for all tests of a file; a file that needs another one defines its own."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def http(server: RunningServer) -> Iterator[httpx.Client]:
    """A browser without a page: a client with cookies of its own."""
    with server.http() as client:
        yield client


@pytest.fixture
def friend(server: RunningServer) -> Iterator[httpx.Client]:
    """Another one, which holds nothing in common with the first."""
    with server.http() as client:
        yield client
