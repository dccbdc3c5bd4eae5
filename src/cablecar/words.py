"""Every sentence that a user sees, from one Fluent catalogue per language."""

from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en",)


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for name in (f"{language}.ftl", f"{language}.rules.ftl"):
        text = (files("cablecar") / "locales" / name).read_text("utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


def say(key: str, /, **values: str | int | float) -> str:
    """Return the sentence of this key in the user's language, its placeholders filled."""
    bundle = _bundle("en")
    text, errors = bundle.format_pattern(bundle.get_message(key).value, values)
    if errors:
        raise LookupError(f"{key}: {errors}")
    return str(text)


def keys() -> frozenset[str]:
    """Return all keys of the catalogue."""
    return frozenset(_bundle("en")._messages)
