"""Compiled functions as they are written, for tests of those that only compiled functions call."""

from collections.abc import Callable
from typing import TypeVar, cast

F = TypeVar("F", bound=Callable[..., object])


def as_written(function: F) -> F:
    """Return the Python function that was compiled."""
    return cast(F, getattr(function, "py_func", function))
