"""Fixtures of the server's tests: its log."""

import io
import logging
from collections.abc import Iterator

import pytest

from cablecar.server.security.logs import configure
from tests.support.server.server_logs import kept_loggers


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Configure the log to go into a text; put everything back afterwards."""
    stream = io.StringIO()
    with kept_loggers():
        configure(logging.StreamHandler(stream))
        yield stream
