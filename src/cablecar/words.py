"""Every sentence that a user sees, from one Fluent catalogue per language."""

from functools import cache
from importlib.resources import files
from typing import Any

RULES_PREFIX = "rule"
"""Keys that begin so stand in the rules' own file, which most commands need not read."""


@cache
def _bundle(language: str, part: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    text = (files("cablecar") / "locales" / f"{language}{part}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def _part(key: str) -> str:
    return ".rules" if key.startswith(RULES_PREFIX) else ""


def say(key: str, /, **values: str | int | float) -> str:
    """Return the sentence of this key in the user's language, its placeholders filled."""
    bundle = _bundle("en", _part(key))
    clean = {name: harmless(value) for name, value in values.items()}
    text, errors = bundle.format_pattern(bundle.get_message(key).value, clean)
    if errors:
        raise LookupError(f"{key}: {errors}")
    return str(text)


def harmless(value: str | int | float) -> str | int | float:
    """Take out of a text what could play tricks with a terminal: names may come from anybody's file."""
    if not isinstance(value, str) or value.isprintable():
        return value
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in value)


def has(key: str) -> bool:
    """Tell whether the catalogue has this key."""
    return bool(_bundle("en", _part(key)).has_message(key))
