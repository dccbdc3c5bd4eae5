"""Games to be replayed, which the page does by itself: shared by a link, or on a board that it lacks."""

import asyncio
from base64 import b64encode
from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from cablecar.board import Board
from cablecar.board.load import EDITIONS
from cablecar.engine.game import Game
from cablecar.engine.record import loads
from cablecar.rules.board_table import board_table
from cablecar.server.http.dependencies import CurrentRegistry, CurrentTable, GameId, secret_hashes
from cablecar.server.http.static_responses import Text, packed_text
from cablecar.server.model.boards import board_key
from cablecar.server.protocol.board_layout import drawing_json
from cablecar.server.protocol.codec import JsonObject, dumps
from cablecar.server.protocol.responses import CheckedGame, Share, SharedGame
from cablecar.server.security.limits import RECORD_CHECK, client_address

SHARE = "/api/tables/{table}/games/{game}/share"
ShareId = Annotated[str, Path(examples=["0" * 16])]
FILE: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object", "title": "GameFile"}}},
    }
}
"""How the protocol describes a body that is read as a file: `engine.record` says what is wrong with it."""

MOST_LETTERS = 60
"""How much of a location's name is drawn where a stranger has named it: to break long ones is slow."""

KEEPING = "private, no-cache"
"""A browser may keep a game, but asks each time whether it may still see it."""

router = APIRouter()


@router.post(SHARE)
async def share(request: Request, table: CurrentTable, game: GameId, registry: CurrentRegistry) -> Share:
    """Make a link to a finished game, for one of its players; a game that has one keeps it."""
    made = await registry.share(table, game, secret_hashes(request, table))
    return Share(share=made, path=f"/replay/{made}")


@router.delete(SHARE, status_code=204)
async def withdraw(request: Request, table: CurrentTable, game: GameId, registry: CurrentRegistry) -> None:
    """Take the link away, for one of the game's players; nobody can open it afterwards."""
    await registry.withdraw(table, game, secret_hashes(request, table))


@router.get("/api/replays/{share}", response_model=SharedGame)
async def shared_game(request: Request, share: ShareId, registry: CurrentRegistry) -> Response:
    """Return the file of a finished game, and its figures, to everybody who has its link."""
    head, entries, statistics = await registry.load_shared(share)
    async with registry.services.heavy.turn(client_address(request)):
        live = await registry.services.finished.rebuild(head, entries)
        text = await asyncio.to_thread(
            lambda: packed(dumps({"record": live.record(), "statistics": statistics}))
        )
    return text.answer(request, KEEPING)


@router.post(RECORD_CHECK, openapi_extra=FILE, response_model=CheckedGame)
async def check(request: Request, registry: CurrentRegistry) -> Response:
    """Check a game file, every move under the rules, and return the board that it carries.

    One that does not hold is refused in a sentence.
    """
    content = await request.body()
    async with registry.services.heavy.turn(client_address(request)):
        text = await asyncio.to_thread(lambda: packed(dumps(checked(content))))
    return text.answer(request, KEEPING)


def packed(text: str) -> Text:
    """Return an answer with its compressed form."""
    return packed_text("application/json", text.encode())


def checked(content: bytes) -> JsonObject:
    """Return the board of a game file, or raise RecordError; an edition, known to all, is only named."""
    board = Game.replay(loads(content)).board
    if board.id in EDITIONS:
        return {"board": board_key(board), "data": None, "drawing": None, "table": None}
    return {
        "board": board_key(board),
        "data": board.to_json(),
        "drawing": drawn(board),
        "table": b64encode(board_table(board).tobytes()).decode(),
    }


@lru_cache(maxsize=16)
def drawn(board: Board) -> JsonObject:
    """Return the drawing of a board that somebody brought, which takes seconds where it is large."""
    places = (replace(place, name=_short(place.name) or place.id) for place in board.locations)
    return drawing_json(replace(board, locations=tuple(places)))


def _short(name: str) -> str:
    return " ".join(name.split())[:MOST_LETTERS]
