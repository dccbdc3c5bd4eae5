"""The document that a browser loads first: with the texts of its language, and what its address needs."""

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from cablecar.board.load import DEFAULT
from cablecar.common.catalogue import catalogue
from cablecar.server.http.static_responses import Text, packed_text
from cablecar.server.page.first_paint import board_picture, plain_word, start_picture

INDEX = "index.html"
MANIFEST = "manifest.json"
"""What the built files hold and import, as Vite tells it."""
START, TABLE, REPLAY = "StartPage", "TableRoute", "ReplayPage"
UNKNOWN = "unknown"
"""The key of all addresses that are wrong."""
PARTS = {
    "/": (START,),
    "/t/{table}": (TABLE,),
    "/replay": ("ReplayRoute",),
    "/replay/{share}": ("ReplayRoute", REPLAY),
    "/rules": ("RulesPage",),
    "/learn": ("LearnPage",),
    UNKNOWN: ("UnknownPage",),
}
"""The components that an address shows: the document links their files, so that they load at once."""
BOARD = (f"/api/boards/{DEFAULT}", f"/api/boards/{DEFAULT}/drawing")
"""What nearly every table needs."""
FIRST = "src/first-paint.ts"
"""The script that loads all others once the document is drawn."""
LATER = "data-rel"
"""Marks what a browser loads as soon as it has drawn the document."""
EMPTY = '<div id="page"></div>'
"""Where the page will be."""

Manifest = dict[str, dict[str, Any]]


@cache
def document(index: Text, manifest: Text, address: str, language: str, files: tuple[str, ...]) -> Text:
    """Return the document of a kind of address with these files of a language's catalogue."""
    parts, words = PARTS[address], catalogue(language, files)
    data = json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
    catalogue_script = (
        f'<script type="application/json" id="words" data-language="{language}">{data}</script>'
    )
    built = json.loads(manifest.plain.content)
    links = "".join(_links(built, parts))
    first = f'<script src="/{built[FIRST]["file"]}" defer data-main="\\1"></script>'
    html = (
        re.sub(
            r'<script type="module" crossorigin src="([^"]+)"></script>', first, index.plain.content.decode()
        )
        .replace('<link rel="modulepreload"', f'<link {LATER}="modulepreload"')
        .replace('lang="en"', f'lang="{language}"', 1)
        .replace("</head>", f"{links}</head>")
        .replace(EMPTY, EMPTY + _first(words, parts))
        .replace("</body>", f"{catalogue_script}</body>")
    )
    localized = re.sub(r' data-say="([\w-]+)">', lambda found: f">{plain_word(words, found[1])}", html)
    return packed_text("text/html", localized.encode())


def with_first(document: Text, first: str, board: str) -> Text:
    """Return a table's document with what is shown before its scripts run, and links to its board."""
    html = document.plain.content.decode().replace(EMPTY, EMPTY + first)
    return packed_text(document.kind, html.replace(f'"{BOARD[0]}', f'"/api/boards/{board}').encode())


def _first(words: str, parts: tuple[str, ...]) -> str:
    """Return what is always the same of what an address shows first."""
    if START in parts:
        return start_picture(words)
    return board_picture(words, "replay-heading", DEFAULT) if REPLAY in parts else ""


def _links(manifest: Manifest, parts: tuple[str, ...]) -> Iterator[str]:
    """Yield what tells a browser to get the files of these parts together with the document."""
    for data in BOARD if {TABLE, REPLAY} & {*parts} else ():
        yield f'<link {LATER}="preload" as="fetch" crossorigin href="{data}">'
    wanted = [key for key, chunk in manifest.items() if chunk.get("name") in parts]
    for key in _with_imports(manifest, wanted):
        for style in manifest[key].get("css", ()):  # what is seen first does not wait for them
            yield f'<link {LATER}="preload" as="style" crossorigin href="/{style}">'
        yield f'<link {LATER}="modulepreload" crossorigin href="/{manifest[key]["file"]}">'


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
