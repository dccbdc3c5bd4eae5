"""The routes of the page: its documents in each language, and its files."""

import asyncio
from contextlib import suppress

from fastapi import APIRouter, Request, Response

from cablecar.common.catalogue import language
from cablecar.common.errors import CablecarError
from cablecar.server.http.dependencies import CurrentRegistry, TableId
from cablecar.server.http.static_responses import ASK_AGAIN, Text
from cablecar.server.model.boards import Boards
from cablecar.server.model.seats import WAITING
from cablecar.server.page.document import TABLE_ROOT, UNKNOWN, WORKER, document, with_first
from cablecar.server.page.files import PageFiles, built_page, is_built, page_files
from cablecar.server.page.first_paint import in_language, table_picture
from cablecar.server.page.service_worker import service_worker
from cablecar.server.security.identity import Refused
from cablecar.server.tables.table import Table

FOR_EVER = "public, max-age=31536000, immutable"
"""Files whose names change with their content."""
NEVER_KEEP = "no-store"
VARY = "accept-encoding, accept-language"
"""The request headers that decide what a document says."""
FOLDERS = ("assets", "boards", "engine", "icons", "licences", "manifests", "words")
"""Where the page's files are."""

READING = ["GET", "HEAD"]
router = APIRouter(include_in_schema=False)


@router.api_route("/", methods=READING)
@router.api_route("/play", methods=READING)
@router.api_route("/replay", methods=READING)
@router.api_route("/replay/{share}", methods=READING)
@router.api_route("/rules", methods=READING)
@router.api_route("/learn", methods=READING)
@router.api_route("/daily", methods=READING)
@router.api_route("/puzzles", methods=READING)
async def page(request: Request, registry: CurrentRegistry) -> Response:
    """Return the page in the browser's language; it finds out itself what its address means."""
    return _answer(request, await _page(request, registry.services.boards))


@router.api_route("/t/{table}", methods=READING)
async def table_page(request: Request, table: TableId, registry: CurrentRegistry) -> Response:
    """Return the page of a table, with how its game stands; what else there is to say the page finds out."""
    text, first, board = await _page(request, registry.services.boards), None, ""
    with suppress(Refused):
        found = await registry.find(table)
        first, board = await _first(found), found.head.settings.board
    if first is not None:
        text = await asyncio.to_thread(with_first, text, first, board)
    return _answer(request, text)


def unknown_page(request: Request, status: int) -> Response | None:
    """Return a page for a person whose link is wrong; None for programs, which get JSON."""
    is_person = request.method in READING and "text/html" in request.headers.get("accept", "")
    if not is_person or request.url.path.startswith("/api/") or not is_built():
        return None
    text = document(_files(request.app.state.registry.services.boards), UNKNOWN, language())
    return text.answer(request, NEVER_KEEP, VARY, status)


async def _first(table: Table) -> str | None:
    """Return what a table shows first: its game, once nothing is being changed."""
    async with table.lock:
        if table.live is None or table.status == WAITING:
            return None
        speak, view = in_language(language()), table.live.game.view(None)
        return table_picture(speak, view, TABLE_ROOT, table.head.settings.board)


async def _page(request: Request, boards: Boards) -> Text:
    files = await asyncio.to_thread(_files, boards)
    return document(files, request.scope["route"].path, language())


def _answer(request: Request, text: Text) -> Response:
    return text.answer(request, ASK_AGAIN, VARY)


async def file(request: Request, registry: CurrentRegistry) -> Response:
    """Return a file of the page."""
    files = await asyncio.to_thread(_files, registry.services.boards)
    found = files.find(request.scope["path"].removeprefix("/"))
    if found is None:
        raise Refused(404, "page-unknown")
    return found.text.answer(request, FOR_EVER if found.is_kept else ASK_AGAIN)


@router.api_route(f"/{WORKER}", methods=READING)
async def worker(request: Request, registry: CurrentRegistry) -> Response:
    """Return the script that keeps the page in the browser."""
    files = await asyncio.to_thread(_files, registry.services.boards)
    return service_worker(files, is_server=True).text.answer(request, ASK_AGAIN)


for path in ("/icon.svg", *(f"/{folder}/{{name}}" for folder in FOLDERS)):
    router.add_api_route(path, file, methods=READING)


def _files(boards: Boards) -> PageFiles:
    """Return the page's files with a server's boards."""
    if not is_built():
        raise Refused(503, "page-not-built")
    try:
        return page_files(built_page(), tuple(boards.find(key) for key in boards))
    except CablecarError as error:  # the kernel is not built
        raise Refused(503, error.key) from None
