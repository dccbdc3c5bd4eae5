"""In which line of a board file an entry is written."""

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]
"""The keys and list positions that lead to a value."""

_TOKEN = re.compile(
    r"""
    (?P<comment>\#[^\n]*)
  | (?P<space>[^\S\n]+)
  | (?P<newline>\n)
  | (?P<text>"{3}(?:\\.|[^\\])*?"{3,5} | '{3}.*?'{3,5} | "(?:\\.|[^"\\\n])*" | '[^'\n]*')
  | (?P<sign>[\[\]{},=:])
  | (?P<bare>[^\s\[\]{},=\#"']+)
    """,
    re.VERBOSE | re.DOTALL,
)
LISTS = {"locations": "location", "routes": "route", "tickets": "ticket", "scenery": "scenery"}
"""The lists of a board file, and what faults call one of their entries."""


def entry_lines(text: str, data: Any) -> dict[str, int]:
    """Return the lines of a parsed file's entries and fields, named as faults name them."""
    if not isinstance(data, dict):
        return {}
    try:
        found = _Scanner(text).lines
    except RecursionError:
        return {}
    return {name: line for path, line in found.items() for name in _names(path, data)}


def repeated_key_line(text: str, key: str) -> int | None:
    """Return the line in which an object of a JSON file names a key for the second time."""
    try:
        return _Scanner(text).repeated.get(key)
    except RecursionError:
        return None


def _names(path: Path, data: Any) -> Iterator[str]:
    """Yield what faults call the entry or field at a path."""
    match path:
        case ("id",):
            yield from (f"board {data['id']}", "board.id")
        case ("components",):
            yield from ("components", "cards", "board.components")
        case (str(name),):
            yield from (name, f"board.{name}")
        case ("drawing", *rest):
            yield from _drawing_names(rest, data["drawing"])
        case ("components", "colors", int(number)):
            yield f"color {data['components']['colors'][number]}"
        case ("components" | "route_points" as table, name):
            yield from (str(name), f"{table} {name}", f"{table}.{name}")
        case ("souvenirs", int(number)):
            yield f"souvenir {data['souvenirs'][number]}"
        case (str(name), int(number), *field) if name in LISTS:
            yield from _list_names(name, number, data[name], field)


def _drawing_names(path: list[str | int], drawing: Any) -> Iterator[str]:
    match path:
        case ["scenery", int(number), *field]:
            yield from _list_names("scenery", number, drawing["scenery"], field)
        case ["bends" | "labels" as table, name]:
            yield f"{table} {name}"
        case [str(name)]:
            yield from (name, f"drawing {name}", f"drawing.{name}")


def _list_names(name: str, number: int, items: Any, field: list[str | int]) -> Iterator[str]:
    item, end = items[number], "".join(f".{part}" for part in field[:1])
    yield f"{LISTS[name]} {number + 1}{end}"
    if isinstance(item, dict) and "id" in item:
        yield f"{LISTS[name]} {item['id']}{end}"


class _Scanner:
    """Walks through a file that is known to be valid TOML or JSON, and notes where everything begins."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self.repeated: dict[str, int] = {}
        """In which line an object of a JSON file first names a key again."""
        self._tokens = list(_tokens(text))
        self._next = 0
        self._sizes: dict[Path, int] = {}
        """How many tables an array of tables, written [[so]], has by now."""
        self._skip_newlines()
        self._is_json = self._is("{")
        if self._is_json:
            self._value(())
        else:
            self._document()

    def _is(self, sign: str) -> bool:
        return self._next < len(self._tokens) and self._tokens[self._next][0] == sign

    def _skip_newlines(self) -> None:
        while self._is("\n"):
            self._next += 1

    def _take(self) -> tuple[str, int]:
        self._next += 1
        return self._tokens[self._next - 1]

    def _document(self) -> None:
        table: Path = ()
        while self._next < len(self._tokens):
            if self._is("["):
                table = self._header()
            else:
                self._pair(table)
            self._skip_newlines()

    def _header(self) -> Path:
        line = self._take()[1]
        is_item = self._is("[")
        self._next += is_item
        path = self._resolved(self._key("]"))
        self._next += is_item
        if is_item:
            number = self._sizes.get(path, 0)
            self._sizes[path] = number + 1
            self.lines.setdefault(path, line)
            path = (*path, number)
        self.lines.setdefault(path, line)
        return path

    def _resolved(self, key: Path) -> Path:
        """Return the path of a header: within an array of tables it means the latest one."""
        path: Path = ()
        for place, part in enumerate(key, 1):
            path = (*path, part)
            if path in self._sizes and place < len(key):
                path = (*path, self._sizes[path] - 1)
        return path

    def _pair(self, table: Path) -> Path:
        """Walk through a key and its value, and return the key."""
        line = self._tokens[self._next][1]
        path, key = table, self._key("=:")
        for part in key:
            path = (*path, part)
            self.lines.setdefault(path, line)
        self._value(path)
        return key

    def _key(self, ends: str) -> Path:
        """Return the parts of a key, up to and with the sign that ends it."""
        parts: list[str] = []
        while (token := self._take()[0]) not in ends:
            parts += [self._unquoted(token)] if token[0] in "\"'" else filter(None, token.split("."))
        return tuple(parts)

    def _unquoted(self, token: str) -> str:
        """Return a quoted key; TOML and JSON know different escapes."""
        return str(json.loads(token) if self._is_json else tomllib.loads(f"key = {token}")["key"])

    def _value(self, path: Path) -> None:
        opening = self._take()[0]
        if opening not in ("[", "{"):
            return
        number = 0
        keys: set[Path] = set()
        self._skip_newlines()
        while not self._is("]" if opening == "[" else "}"):
            if opening == "{":
                line, key = self._tokens[self._next][1], self._pair(path)
                if key in keys:
                    self.repeated.setdefault(str(key[0]), line)
                keys.add(key)
            else:
                self.lines.setdefault((*path, number), self._tokens[self._next][1])
                self._value((*path, number))
            number += 1
            self._skip_newlines()
            self._next += self._is(",")
            self._skip_newlines()
        self._next += 1


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    """Yield the tokens of a file that mean something, each with its line."""
    line = 1
    for match in _TOKEN.finditer(text):
        if match.lastgroup not in ("comment", "space"):
            yield match[0], line
        line += match[0].count("\n")
