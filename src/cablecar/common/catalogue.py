"""Every sentence that a user sees, from one Fluent catalogue per language."""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from itertools import pairwise
from threading import RLock

LANGUAGES = ("en", "nl", "da", "de", "fr")
"""The languages that Cable Car speaks; English where nobody asks for another."""
RULES_PREFIX = "rule"
"""Keys that begin so stand in the rules' own file, which most commands need not read."""
RULES, WORDS = ("rules",), ("game", "commands", "records", "review", "terminal")
"""The files of the rules, and of all else that Python says; the page reads "game" and "page" first."""
PAGE_SPACE = "\N{NO-BREAK SPACE}"
"""Holds a number and its noun together on the page; a terminal breaks there all the same, and what it prints
is searched and copied."""
FIXED_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Spaces that belong to some languages' sentences, though Python does not call them printable."""
MINUS = "\N{MINUS SIGN}"
_HYPHEN_OF_NUMBER = re.compile(r"(?<![\w-])-(?=\d)")
"""What number formats put before a negative number."""
_KEY = re.compile(r"^(-?[a-zA-Z][\w-]*) =", re.MULTILINE)
"""Where a sentence begins in a file."""
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""Where a sentence refers to another."""
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


class _Speaker:
    """The sentences of a language. Each is parsed when it is first said: all of them would take a while."""

    def __init__(self, language: str, parts: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle

        text = catalogue(language, parts)
        starts = [*((found[1], found.start()) for found in _KEY.finditer(text)), ("", len(text))]
        self._unparsed = {key: text[start:end] for (key, start), (_, end) in pairwise(starts)}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._lock = RLock()

    def has(self, key: str) -> bool:
        """Return True if there is a sentence of this key."""
        return key in self._unparsed or bool(self._bundle.has_message(key))

    def say(self, key: str, values: Mapping[str, str | int | float]) -> str:
        """Return a sentence, its placeholders filled."""
        self._parse(key)
        text, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, values)
        if errors:
            raise LookupError(f"{key}: {errors}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Parse a sentence, and those that it refers to."""
        if key not in self._unparsed:
            return
        from fluent.runtime import FluentResource

        with self._lock:
            source = self._unparsed.get(key, "")
            for other in _REFERENCE.findall(source):
                if other != key:
                    self._parse(other)
            self._bundle.add_resource(FluentResource(source))
            self._unparsed.pop(key, None)


@cache
def _speaker_of(language: str, parts: tuple[str, ...]) -> _Speaker:
    return _Speaker(language, parts)


def _speaker(key: str) -> _Speaker:
    return _speaker_of(language(), RULES if key.startswith(RULES_PREFIX) else WORDS)


def say(key: str, /, **values: str | int | float) -> str:
    """Return the sentence of this key in the user's language, its placeholders filled."""
    text = _speaker(key).say(key, {name: harmless(value) for name, value in values.items()})
    if any(not isinstance(value, str) and value < 0 for value in values.values()):
        text = _HYPHEN_OF_NUMBER.sub(MINUS, text)
    return text.replace(PAGE_SPACE, " ")


def decimal(value: float, digits: int) -> str:
    """Return a number with this many decimals, behind the mark that the user's language has for them."""
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
    return _speaker(key).has(key)
