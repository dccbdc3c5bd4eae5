"""Which functions a library offers."""

import importlib
import pkgutil
from collections.abc import Callable
from typing import Any

import cablecar.kernel.decorators as decorators
from cablecar.kernel.sources import PACKAGES, is_for_browsers

Entry = Callable[..., Any]


def entries() -> list[Entry]:
    """Import all compiled functions and return those that Python calls."""
    for package in PACKAGES:
        for module in pkgutil.iter_modules(importlib.import_module(f"cablecar.{package}").__path__):
            importlib.import_module(f"cablecar.{package}.{module.name}")
    return list(decorators.ENTRIES)


def browser_entries() -> list[Entry]:
    """Return the entries that browsers get, and other languages are told of."""
    return [entry for entry in entries() if is_for_browsers(entry.__module__)]
