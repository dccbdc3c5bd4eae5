"""The server's log in tests: configured for a while, and put back afterwards."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from cablecar.server.security.logs import LOGGERS


@contextmanager
def kept_loggers() -> Iterator[None]:
    """Put everything back afterwards that configuring the log changes."""
    kept = {name: dict(vars(logging.getLogger(name))) for name in LOGGERS}
    yield
    for name, attributes in kept.items():
        logger = logging.getLogger(name)
        logger.setLevel(attributes["level"])
        logger.handlers, logger.propagate = attributes["handlers"], attributes["propagate"]
