"""The document that a browser gets first: with the words of its language, and what its address needs."""

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from typing import Any

from cablecar.board.load import DEFAULT
from cablecar.server.texts import Text, packed_text
from cablecar.words import catalogue

INDEX = "index.html"
MANIFEST = "manifest.json"
"""What the built files hold and import, as Vite tells it."""
START, TABLE = "StartPage", "TableRoute"
PARTS = {"/": START, "/t/{table}": TABLE}
"""The component that an address shows: a browser is told at once which files it will want."""
BOARD = (f"/api/boards/{DEFAULT}", f"/api/boards/{DEFAULT}/drawing")
"""What nearly every table needs."""

Manifest = dict[str, dict[str, Any]]


@cache
def document(index: Text, manifest: Text, address: str, language: str, files: tuple[str, ...]) -> Text:
    """Return the document of a kind of address with these files of a language's catalogue."""
    part, words = PARTS.get(address), catalogue(language, files)
    first = _first_picture(words) if part == START else ""
    data = json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
    kept = f'<script type="application/json" id="words" data-language="{language}">{data}</script>'
    links = "".join(_links(json.loads(manifest.plain.content), part))
    html = (
        index.plain.content.decode()
        .replace('lang="en"', f'lang="{language}"', 1)
        .replace("</head>", f"{links}</head>")
        .replace('<div id="page"></div>', f'<div id="page"></div>{first}')
        .replace("</body>", f"{kept}</body>")
    )
    return packed_text("text/html", html.encode())


def _links(manifest: Manifest, part: str | None) -> Iterator[str]:
    """Yield what tells a browser to get the files of a part together with the document."""
    asked = [key for key, chunk in manifest.items() if part and chunk.get("name") == part]
    for key in _with_imports(manifest, asked):
        for style in manifest[key].get("css", ()):  # what is seen first does not wait for them
            yield f'<link rel="preload" as="style" crossorigin href="/{style}">'
        yield f'<link rel="modulepreload" crossorigin href="/{manifest[key]["file"]}">'
    for data in BOARD if part == TABLE else ():
        yield f'<link rel="preload" as="fetch" crossorigin href="{data}">'


def _with_imports(manifest: Manifest, keys: Iterable[str]) -> list[str]:
    """Return chunks and all that they import, but for what every page has."""
    found: dict[str, None] = {}
    waiting = [*keys]
    while waiting:
        key = waiting.pop()
        if key not in found and key != INDEX:
            found[key] = None
            waiting += manifest[key].get("imports", ())
    return list(found)


def _first_picture(words: str) -> str:
    """Return what the start page shows before its scripts run, in the same place."""
    title, tagline = (_plain(words, key) for key in ("app-name", "start-tagline"))
    return (
        '<div class="start first"><header><div class="poster"></div>'
        f'<div class="title"><h1>{title}</h1><p>{tagline}</p></div></header></div>'
    )


def _plain(words: str, key: str) -> str:
    """Return a message of one line without placeholders, for HTML."""
    found = re.search(rf"^{key} = (.*)$", words, re.MULTILINE)
    return escape(found[1]) if found else ""
