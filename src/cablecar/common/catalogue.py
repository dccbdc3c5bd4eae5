"""Every sentence that a user sees, from one Fluent catalogue per language."""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "nl", "da", "de", "fr")
"""The languages that Cable Car speaks; English where nobody asks for another."""
RULES_PREFIX = "rule"
"""Keys that begin so stand in the rules' own file, which most commands need not read."""
RULES, WORDS = ("rules",), ("game", "terminal")
"""The files of the rules, and of all else that Python says; the page reads "game" and "page"."""
PAGE_SPACE = "\N{NO-BREAK SPACE}"
"""Holds a number and its noun together on the page; a terminal breaks there all the same, and what it prints
is searched and copied."""
FIXED_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Spaces that belong to some languages' sentences, though Python does not call them printable."""
MINUS = "\N{MINUS SIGN}"
_HYPHEN_OF_NUMBER = re.compile(r"(?<![\w-])-(?=\d)")
"""What number formats put before a negative number."""
SHELL = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a shell tells its language; the first that is set counts."""


def best_language(wishes: Iterable[str]) -> str:
    """Return the first of these languages that Cable Car speaks, given like "nl_NL.UTF-8" or "nl-BE"."""
    spoken = (wish.strip().lower()[:2] for wish in wishes)
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])


def shell_language(environment: Mapping[str, str]) -> str:
    """Return the language of the user of a shell."""
    return best_language([next((environment[name] for name in SHELL if environment.get(name)), "")])


_SPOKEN_HERE = shell_language(os.environ)
_language = ContextVar("language", default=_SPOKEN_HERE)


def language() -> str:
    """Return the language that is spoken now."""
    return _language.get()


def speak(chosen: str) -> None:
    """Speak this language from now on."""
    _language.set(chosen)


@contextmanager
def speaking(chosen: str) -> Iterator[None]:
    """Speak this language for a while."""
    before = _language.set(chosen)
    try:
        yield
    finally:
        _language.reset(before)


def catalogue(language: str, parts: tuple[str, ...]) -> str:
    """Return the text of these files of a language's catalogue."""
    folder = files("cablecar") / "locales"
    return "\n".join((folder / f"{language}.{part}.ftl").read_text("utf-8") for part in parts)


@cache
def _bundle(language: str, parts: tuple[str, ...]) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language, parts)))
    return bundle


def _speaker(key: str) -> Any:
    return _bundle(language(), RULES if key.startswith(RULES_PREFIX) else WORDS)


def say(key: str, /, **values: str | int | float) -> str:
    """Return the sentence of this key in the user's language, its placeholders filled."""
    bundle = _speaker(key)
    clean = {name: harmless(value) for name, value in values.items()}
    text, errors = bundle.format_pattern(bundle.get_message(key).value, clean)
    if errors:
        raise LookupError(f"{key}: {errors}")
    if any(not isinstance(value, str) and value < 0 for value in values.values()):
        text = _HYPHEN_OF_NUMBER.sub(MINUS, text)
    return str(text).replace(PAGE_SPACE, " ")


def decimal(value: float, digits: int) -> str:
    """Return a number with so many decimals, behind the mark that the user's language has for them."""
    rounded = round(value, digits) + 0.0  # a zero has no sign
    return f"{rounded:.{digits}f}".replace(".", say("decimal-mark")).replace("-", MINUS)


def harmless(value: str | int | float) -> str | int | float:
    """Take out of a text what could play tricks with a terminal: names may come from anybody's file."""
    if not isinstance(value, str) or value.isprintable():
        return value
    return "".join(
        letter if letter.isprintable() or letter in FIXED_SPACES else "\N{REPLACEMENT CHARACTER}"
        for letter in value
    )


def has(key: str) -> bool:
    """Return True if the catalogue has this key."""
    return bool(_speaker(key).has_message(key))
