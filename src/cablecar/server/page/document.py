"""The documents that a browser loads first: each with its texts, and what its address needs."""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cablecar.board.load import DEFAULT
from cablecar.common.catalogue import LANGUAGES, catalogue
from cablecar.server.http.middleware import POLICY
from cablecar.server.http.static_responses import Text, packed_text
from cablecar.server.page.files import INDEX, WORDS, PageFile, PageFiles
from cablecar.server.page.first_paint import (
    Speak,
    board_picture,
    choice_picture,
    in_language,
    in_languages,
    start_picture,
)

START, TABLE, REPLAY = "StartPage", "OpenTable", "ReplayPage"
UNKNOWN = "unknown"
"""The key of all addresses that are wrong."""
PARTS = {
    "/": (START,),
    "/play": (TABLE, "local-route"),
    "/t/{table}": (TABLE, "remote-route"),
    "/replay": ("ReplayRoute",),
    "/replay/{share}": ("ReplayRoute", REPLAY),
    "/rules": ("RulesPage",),
    "/learn": ("LearnPage",),
    "/daily": ("DailyPage",),
    "/puzzles": ("PuzzlesPage",),
    UNKNOWN: ("UnknownPage",),
}
"""The components that an address shows: the document links their files, so that they load at once."""
PAGES = ("/", "/play", "/replay", "/rules", "/learn", "/daily", "/puzzles")
"""The addresses that a web host has too, and that work without a network."""
CHOICE = "/replay"
"""Where a game file is chosen, unless the address names a game after a "#"."""
BEFORE = "src/before-paint.ts"
"""The script that runs before the document is drawn."""
FIRST = "src/first-paint.ts"
"""The script that loads all others once the document is drawn."""
WORKER = "service-worker.js"
"""The service worker: beside the start page, as it keeps only what lies in its own folder."""
TEXT_FACE, DISPLAY_FACE = "node_modules/.fonts/inter.woff2", "node_modules/.fonts/jost.woff2"
"""The typefaces of texts and of headings, as Vite knows them."""
FILES = 'id="files"'
"""What every document of ours holds."""
HEADER_ONLY = ("frame-ancestors",)
"""What of a policy a document can't say itself."""
LATER = "data-rel"
"""Marks what a browser loads as soon as it has drawn the document."""
TABLE_ROOT = "../"
"""Where the page's root is from a server's table."""
EMPTY = '<div id="page"></div>'
"""Where the page will be."""

Manifest = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class _Context:
    """Where a document stands: at an address of a server, or in a folder of any web host."""

    address: str
    root: str
    """The way from the document to the page's root."""
    language: str
    is_server: bool

    @property
    def speak(self) -> Speak:
        """How it says what is seen before any script runs: a web host does not know who reads it."""
        return in_language(self.language) if self.is_server else in_languages(LANGUAGES)


@lru_cache(maxsize=256)
def document(files: PageFiles, address: str, language: str) -> Text:
    """Return the server's document of a kind of address, in a language."""
    # A wrong address may be in any folder.
    root = "/" if address == UNKNOWN else "../" * (address.count("/") - 1) or "./"
    return packed_text(
        "text/html", _document(files, _Context(address, root, language, is_server=True)).encode()
    )


def static_document(files: PageFiles, address: str) -> PageFile:
    """Return the document of an address for a web host: it holds English words, and gets others itself."""
    path = static_path(address)
    context = _Context(address, "../" if path else "./", LANGUAGES[0], is_server=False)
    html = _document(files, context).replace("<head>", f"<head>{_policy()}", 1)
    return PageFile(path + INDEX, html.encode())


def static_path(address: str) -> str:
    """Return the folder of an address on a web host."""
    return f"{address.strip('/')}/".removeprefix("/")


def _policy() -> str:
    """Return what a page may load, for a host whose headers don't say so."""
    policy = "; ".join(f"{what} {who}" for what, who in POLICY.items() if what not in HEADER_ONLY)
    return f'<meta http-equiv="content-security-policy" content="{policy}">'


def _document(files: PageFiles, context: _Context) -> str:
    parts, root, language = PARTS[context.address], context.root, context.language
    words = catalogue(language, WORDS["page"])
    data = _embedded("words", words, f' data-language="{language}"') + _embedded(
        "files", _told(files, context)
    )
    head = "".join([*_scripts_before(files, context), *_faces(files, context), *_links(files, parts, root)])
    first = (
        f'<script type="module" crossorigin src="{root}{files.manifest[FIRST]["file"]}" '
        f'data-main="\\1" data-worker="{root}{WORKER}"></script>'
    )
    html = (
        re.sub(
            r'<script type="module" crossorigin src="([^"]+)"></script>',
            first,
            re.sub(r'(href|src)="\./', rf'\1="{root}', files.index),
        )
        .replace('<link rel="modulepreload"', f'<link {LATER}="modulepreload"')
        .replace("manifests/en.", f"manifests/{language}.")
        .replace('lang="en"', f'lang="{language}"', 1)
        .replace("</head>", f"{head}</head>")
        .replace(EMPTY, EMPTY + _first(files, context))
        .replace("</body>", f"{data}</body>")
    )
    speak = context.speak
    return re.sub(r' data-say="([\w-]+)">', lambda found: f">{speak(found[1])}", html)


def _told(files: PageFiles, context: _Context) -> dict[str, Any]:
    """Return what a document tells of the page's files."""
    return {
        "version": files.version,
        "root": context.root.rstrip("/") or "/",
        "server": context.is_server,
        "engine": files.engine,
        "boards": files.boards,
    }


def _scripts_before(files: PageFiles, context: _Context) -> Iterator[str]:
    """Yield the script that must run before anything is drawn, where it matters."""
    if not context.is_server or context.address == CHOICE:
        source = context.root + files.manifest[BEFORE]["file"]
        languages = "" if context.is_server else " ".join(LANGUAGES)
        words = context.root + files.versioned("words/LANGUAGE.page.ftl")
        yield f'<script src="{source}" data-languages="{languages}" data-words="{words}"></script>'


def _faces(files: PageFiles, context: _Context) -> Iterator[str]:
    """Yield links to the typefaces: the start page first shows no heading but its title, which is drawn."""
    display = LATER if START in PARTS[context.address] else "rel"
    for how, face in (("rel", TEXT_FACE), (display, DISPLAY_FACE)):
        address = context.root + files.manifest[face]["file"]
        yield f'<link {how}="preload" as="font" type="font/woff2" crossorigin href="{address}">'


def with_first(document: Text, first: str, board: str) -> Text:
    """Return a table's document with what is shown before its scripts run, and links to its board."""
    html = document.plain.content.decode().replace(EMPTY, EMPTY + first)
    return packed_text(
        document.kind, html.replace(f"{TABLE_ROOT}boards/{DEFAULT}.", f"{TABLE_ROOT}boards/{board}.").encode()
    )


def _embedded(name: str, value: object, more: str = "") -> str:
    """Return data that a document holds for the page's scripts."""
    text = json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}"{more}>{text}</script>'


def _first(files: PageFiles, context: _Context) -> str:
    """Return what is always the same of what an address shows first."""
    parts, speak = PARTS[context.address], context.speak
    if START in parts:
        return start_picture(speak, files.title)
    if context.address == CHOICE:
        return choice_picture(speak)
    if context.address == "/play":
        return board_picture(speak, "app-name", context.root, DEFAULT)
    return board_picture(speak, "replay-heading", context.root, DEFAULT) if REPLAY in parts else ""


def _links(files: PageFiles, parts: tuple[str, ...], root: str) -> Iterator[str]:
    """Yield what tells a browser to get the files of these parts together with the document."""
    for suffix in ("json", "drawing.json") if {TABLE, REPLAY} & {*parts} else ():
        address = root + files.versioned(f"boards/{DEFAULT}.{suffix}")
        yield f'<link {LATER}="preload" as="fetch" crossorigin href="{address}">'
    manifest = files.manifest
    wanted = [key for key, chunk in manifest.items() if chunk.get("name") in parts]
    for key in _with_imports(manifest, wanted):
        if manifest[key]["file"] in files.index:  # every page has it
            continue
        for style in manifest[key].get("css", ()):  # what is seen first does not wait for them
            yield f'<link {LATER}="preload" as="style" crossorigin href="{root}{style}">'
        yield f'<link {LATER}="modulepreload" crossorigin href="{root}{manifest[key]["file"]}">'


def _with_imports(manifest: Manifest, keys: Iterable[str]) -> list[str]:
    """Return chunks and all that they import."""
    found: dict[str, None] = {}
    waiting = [*keys]
    while waiting:
        key = waiting.pop()
        if key not in found:
            found[key] = None
            waiting += manifest[key].get("imports", ())
    return list(found)
