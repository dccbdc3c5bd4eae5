"""The page that people play on: the built files, and the words that it says."""

import asyncio
import os
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path as FilePath
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from cablecar.server.asking import AskedHall, TableId
from cablecar.server.document import INDEX, MANIFEST, UNKNOWN, document, with_first
from cablecar.server.first import table_picture
from cablecar.server.identity import Refused
from cablecar.server.seats import WAITING
from cablecar.server.table import Table
from cablecar.server.texts import ASK_AGAIN, Text, packed_text
from cablecar.words import LANGUAGES, catalogue, language

FOR_EVER = "public, max-age=31536000, immutable"
"""Built files have names that change with what is in them."""
NEVER_KEEP = "no-store"
VARY = "accept-encoding, accept-language"
"""The request headers that decide what a document says."""
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
"""What browsers are told that a file is: what Python believes depends on its version and on the machine."""
PARTS = {"page": ("game", "page"), "rules": ("rules", "learn")}
"""The files of a catalogue that the page reads together."""

FileName = Annotated[str, Path(max_length=100, pattern=r"^[\w.-]+$")]
READING = ["GET", "HEAD"]
router = APIRouter(include_in_schema=False)


@router.api_route("/", methods=READING)
@router.api_route("/replay", methods=READING)
@router.api_route("/replay/{share}", methods=READING)
@router.api_route("/rules", methods=READING)
@router.api_route("/learn", methods=READING)
async def page(request: Request) -> Response:
    """Return the page in the browser's language; it finds out itself what its address means."""
    return _answer(request, _page(request))


@router.api_route("/t/{table}", methods=READING)
async def table_page(request: Request, table: TableId, hall: AskedHall) -> Response:
    """Return the page of a table, with how its game stands; what else there is to say the page finds out."""
    first, board = None, ""
    with suppress(Refused):
        found = await hall.find(table)
        first, board = await _first(found), found.head.settings.board
    if first is None:
        return _answer(request, _page(request))
    return _answer(request, await asyncio.to_thread(with_first, _page(request), first, board))


def unknown_page(request: Request, status: int) -> Response | None:
    """Return a page for a person whose link leads nowhere; None for programs, which get JSON."""
    is_person = request.method in READING and "text/html" in request.headers.get("accept", "")
    if not is_person or request.url.path.startswith("/api/") or not is_built():
        return None
    text = document(_file(INDEX), _file(MANIFEST), UNKNOWN, language(), PARTS["page"])
    return text.answer(request, NEVER_KEEP, VARY, status)


async def _first(table: Table) -> str | None:
    """Return what a table shows first: its game, once nothing is being changed."""
    async with table.lock:
        if table.live is None or table.status == WAITING:
            return None
        words, view = catalogue(language(), PARTS["page"]), table.live.game.view(None)
        return table_picture(words, view, table.head.settings.board)


def _page(request: Request) -> Text:
    if not is_built():
        raise Refused(503, "page-not-built")
    address = request.scope["route"].path
    return document(_file(INDEX), _file(MANIFEST), address, language(), PARTS["page"])


def _answer(request: Request, text: Text) -> Response:
    return text.answer(request, ASK_AGAIN, VARY)


@router.api_route("/assets/{name}", methods=READING)
async def asset(request: Request, name: FileName) -> Response:
    """Return a script, a style or a picture of the page."""
    return _file(f"assets/{name}").answer(request, FOR_EVER)


@router.api_route("/icon.svg", methods=READING)
async def icon(request: Request) -> Response:
    """Return the page's icon."""
    return _file("icon.svg").answer(request, ASK_AGAIN)


@router.api_route("/words/{spoken}.{part}.ftl", methods=READING)
async def words(request: Request, spoken: str, part: str) -> Response:
    """Return what the page says in a language."""
    if spoken not in LANGUAGES or part not in PARTS:
        raise Refused(404, "page-unknown")
    return _words(spoken, part).answer(request, ASK_AGAIN)


def is_built() -> bool:
    """Tell whether there is a page; a clone has none before it is installed."""
    return INDEX in _built(built_page())


def _file(name: str) -> Text:
    built = _built(built_page())
    if name not in built:
        raise Refused(404, "page-unknown")
    return built[name]


def built_page() -> FilePath:
    """Return where the built page stands; whoever works on it may name another build."""
    return FilePath(os.environ.get("CABLECAR_PAGE") or str(files("cablecar") / "page"))


@cache
def _built(folder: FilePath) -> dict[str, Text]:
    """Read and compress the page once and whole: what a running server sends always fits together."""
    return {
        path.relative_to(folder).as_posix(): packed_text(TYPES[path.suffix], path.read_bytes())
        for path in folder.rglob("*")
        if path.suffix in TYPES and path.is_file()
    }


@cache
def _words(spoken: str, part: str) -> Text:
    return packed_text("text/plain", catalogue(spoken, PARTS[part]).encode())
