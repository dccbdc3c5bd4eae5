"""Compiled functions as they are written, for tests of those that only compiled functions call."""

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., object])


def as_written(function: F) -> F:
    """Return the Python function that was compiled, which calls others as they are written, too.

    Where nothing is compiled it is the function itself: what is changed in it later is seen.
    """
    source: Any = getattr(function, "py_func", function)
    called = {
        name: source.__globals__[name] for name in source.__code__.co_names if name in source.__globals__
    }
    others = {name: as_written(other) for name, other in called.items() if hasattr(other, "py_func")}
    if source is function and not others:
        return function
    return cast(F, FunctionType(source.__code__, {**source.__globals__, **others}, source.__name__))
