"""What the page or the terminal can say: to find things by name, and to tell what is of another language."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from itertools import product
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from cablecar.common.catalogue import LANGUAGES, catalogue

PAGE = ("game", "commands", "review", "page", "rules", "learn")
"""The files of the catalogue that the page reads."""
TERMINAL = ("game", "commands", "review", "terminal", "rules")
"""Those that the terminal reads."""
SENTENCE_END = re.compile(r"(?<=[.!?:…)»“’”]) ")
SPACES = re.compile(r"(?:\\?\s)+")
"""Spaces and breaks, as an expression writes them."""
MOST_JOINED = 600
"""Longer texts are sentences, and no lists."""
TYPED = ("command-words-", "question-words-", "plain-words-")
"""How the keys of lists begin that are heard, but never said."""

Parts = tuple[str | None, ...]
"""A way to say a message: its texts, and None for what it is filled with."""


class Speech:
    """Some files of the catalogue in one language."""

    def __init__(self, language: str, parts: tuple[str, ...]) -> None:
        self.language = language
        source = catalogue(language, parts)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))
        entries = FluentParser().parse(source).body
        self._patterns = {
            entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value
        }

    def say(self, key: str, **values: str | int) -> str:
        """Return a message as it is said."""
        text, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, values)
        assert not errors, errors
        return str(text)

    def saying(self, *keys: str, **values: str) -> re.Pattern[str]:
        """Return what fits any of these messages, whatever fills them but for the values that are given."""
        said = (_expression(parts) for key in keys for parts in _ways(self._patterns[key], values))
        return re.compile(f"^(?:{'|'.join(said)})$")

    @cached_property
    def _said(self) -> list[tuple[str, bool, re.Pattern[str]]]:
        """Everything that can be said: a text it must hold, whether that only joins values, and the whole."""
        patterns = self._patterns.values()
        ways = {line for pattern in patterns for way in _ways(pattern, {}) for line in _lines(way)}
        held = sorted(((_longest(way), way) for way in ways), key=lambda one: -len(one[0]))
        return [(text, not _words_of(text), re.compile(_expression(way))) for text, way in held if text]

    @cached_property
    def _words(self) -> set[str]:
        """The words of all that can be said, but for those that are only typed."""
        said = (pattern for key, pattern in self._patterns.items() if not key.startswith(TYPED))
        texts = (part for pattern in said for parts in _ways(pattern, {}) for part in parts if part)
        return {word for text in texts for word in _words_of(text)}

    def foreign(self, texts: Iterable[str], names: Iterable[str]) -> list[str]:
        """Return the texts that no messages give, filled with names and words of this language."""
        known = frozenset(plain(name) for name in names)
        own_words = self._words.union(*map(_words_of, known))

        @cache
        def is_own(text: str) -> bool:
            return (
                text in known
                or not _words_of(text)
                or any(all(map(verify_secret, values)) for verify_secret, values in readings(text))
                or any(is_own(head) and is_own(tail) for head, tail in _halves(text))
            )

        def readings(text: str) -> Iterator[tuple[Callable[[str], bool], tuple[str, ...]]]:
            """Yield what would fill each message that a text can be; what only joins proves nothing."""
            for needed, joins, expression in self._said:
                if needed not in text or (joins and len(text) > MOST_JOINED):
                    continue
                if found := expression.fullmatch(text):
                    yield is_own if joins else is_value, found.groups()

        def is_value(text: str) -> bool:
            return own_words.issuperset(_words_of(text))

        return sorted({text for text in map(plain, texts) if not is_own(text)})


def _words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text.casefold()))


def plain(text: str) -> str:
    """Return a text with every space or break as one space."""
    return " ".join(text.split())


def _halves(text: str) -> Iterator[tuple[str, str]]:
    """Yield the ways to part a text after a sentence."""
    for end in SENTENCE_END.finditer(text):
        yield text[: end.start()], text[end.end() :]


def _ways(pattern: ast.Pattern, values: dict[str, str]) -> Iterator[Parts]:
    """Yield all ways to say a pattern, with the values that are known."""
    for parts in product(*(list(_element(element, values)) for element in pattern.elements)):
        yield _joined(part for way in parts for part in way)


def _element(element: Any, values: dict[str, str]) -> Iterator[Parts]:
    expression = element.expression if isinstance(element, ast.Placeable) else element
    match expression:
        case ast.TextElement(value=text):
            yield (text,)
        case ast.StringLiteral():
            yield (expression.parse()["value"],)
        case ast.SelectExpression():
            for variant in _variants(expression, values):
                yield from _ways(variant.value, values)
        case ast.VariableReference(id=name):
            yield (values.get(name.name),)
        case _:
            raise TypeError(expression)


def _variants(choice: ast.SelectExpression, values: dict[str, str]) -> list[ast.Variant]:
    """Return the variant that fits a value, or all where it is not known."""
    name = choice.selector.id.name if isinstance(choice.selector, ast.VariableReference) else ""
    if name not in values:
        return list(choice.variants)
    usual = next(variant for variant in choice.variants if variant.default)
    return [next((v for v in choice.variants if getattr(v.key, "name", "") == values[name]), usual)]


def _joined(parts: Iterable[str | None]) -> Parts:
    """Return parts with neighbouring texts as one."""
    joined: list[str | None] = [""]
    for part in parts:
        if part is None or joined[-1] is None:
            joined.append(part)
        else:
            joined[-1] += part
    return tuple(part for part in joined if part != "")


def _lines(parts: Parts) -> Iterator[Parts]:
    """Yield a way to say a message as a whole, and its lines: a terminal tells them one by one."""
    yield parts
    line: list[str | None] = []
    for part in parts:
        ended, *others = [None] if part is None else part.split("\n")
        line.append(ended)
        for text in others:
            yield _joined(line)
            line = [text]
    yield _joined(line)


def _expression(parts: Parts) -> str:
    return "".join("(.+?)" if part is None else SPACES.sub(r"\\s", re.escape(part)) for part in parts)


def _longest(parts: Parts) -> str:
    return max((re.sub(r"\s+", " ", part or "") for part in parts), key=len)


@cache
def speech(language: str, parts: tuple[str, ...] = PAGE) -> Speech:
    """Return the catalogue of a language, read once."""
    return Speech(language, parts)


ENGLISH = speech(LANGUAGES[0])
