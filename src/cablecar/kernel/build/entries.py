"""Which functions a library offers."""

import importlib
import pkgutil
from collections.abc import Callable
from typing import Any

import cablecar.kernel.decorators as decorators
from cablecar.kernel.build.targets import Target
from cablecar.kernel.library import WASM
from cablecar.kernel.sources import PACKAGES, is_for_browsers, is_for_reviews

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


def entries_for(target: Target) -> list[Entry]:
    """Return the entries that are made machine code of for a target, and for those like it."""
    return browser_entries() if target.suffix == WASM[1] else entries()


def offered_by(target: Target) -> list[Entry]:
    """Return the entries that the library of a target offers; those for play have none for reviews."""
    found = entries_for(target)
    return [entry for entry in found if target.name != WASM[0] or not is_for_reviews(entry.__module__)]
