"""Fixtures that several test files share."""

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from cablecar.server.serve import database_in
from tests.support.postgres import new_database, postgres

os.environ["LC_ALL"] = "C.UTF-8"  # the tests read English, whatever the shell speaks


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
