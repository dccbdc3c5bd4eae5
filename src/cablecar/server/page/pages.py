"""The routes of the page: its built files, and its texts in each language."""

import asyncio
import os
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path as FilePath
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from cablecar.common.catalogue import LANGUAGES, catalogue, language
from cablecar.server.http.dependencies import CurrentRegistry, TableId
from cablecar.server.http.static_responses import ASK_AGAIN, Text, packed_text
from cablecar.server.model.seats import WAITING
from cablecar.server.page.document import INDEX, MANIFEST, UNKNOWN, document, with_first
from cablecar.server.page.first_paint import table_picture
from cablecar.server.security.identity import Refused
from cablecar.server.tables.table import Table

FOR_EVER = "public, max-age=31536000, immutable"
"""Built files have names that change with their content."""
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
"""The media types of files: those that Python knows depend on its version and on the machine."""
PARTS = {"page": ("game", "page"), "rules": ("rules", "learn")}
"""The files of a catalogue that the page loads together."""

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
async def table_page(request: Request, table: TableId, registry: CurrentRegistry) -> Response:
    """Return the page of a table, with how its game stands; what else there is to say the page finds out."""
    first, board = None, ""
    with suppress(Refused):
        found = await registry.find(table)
        first, board = await _first(found), found.head.settings.board
    if first is None:
        return _answer(request, _page(request))
    return _answer(request, await asyncio.to_thread(with_first, _page(request), first, board))


def unknown_page(request: Request, status: int) -> Response | None:
    """Return a page for a person whose link is wrong; None for programs, which get JSON."""
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
    """Return True if the page is built; a clone has none before it is installed."""
    return INDEX in _built(built_page())


def _file(name: str) -> Text:
    built = _built(built_page())
    if name not in built:
        raise Refused(404, "page-unknown")
    return built[name]


def built_page() -> FilePath:
    """Return the folder of the built page; for development an environment variable may name another."""
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
