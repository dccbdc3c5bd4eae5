"""Fixtures of the server's tests: its log."""

import io
import logging
from collections.abc import Iterator

import pytest

from cablecar.server.security.logs import LOGGERS, configure


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Configure the log to go into a text; put everything back afterwards."""
    kept = {name: dict(vars(logging.getLogger(name))) for name in LOGGERS}
    stream = io.StringIO()
    configure(stream)
    yield stream
    for name, attributes in kept.items():
        logger = logging.getLogger(name)
        logger.setLevel(attributes["level"])
        logger.handlers, logger.propagate = attributes["handlers"], attributes["propagate"]
