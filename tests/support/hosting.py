"""Fixtures for tests over HTTP: a server, and two browsers that hold nothing in common."""

from collections.abc import Iterator

import httpx
import pytest

from tests.support.serving import RunningServer, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for all tests of a file."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def http(server: RunningServer) -> Iterator[httpx.Client]:
    """A browser."""
    with server.http() as client:
        yield client


@pytest.fixture
def friend(server: RunningServer) -> Iterator[httpx.Client]:
    """Another browser."""
    with server.http() as client:
        yield client
