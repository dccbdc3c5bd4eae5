"""Games to be replayed: shared by a link, or brought as a file."""

import asyncio
from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from cablecar.board import Board
from cablecar.board.load import SHIPPED
from cablecar.engine.record import loads, replay
from cablecar.server.http.dependencies import CurrentRegistry, CurrentTable, GameId, secret_hashes
from cablecar.server.protocol.board_layout import drawing_json
from cablecar.server.protocol.codec import JsonObject, dumps
from cablecar.server.protocol.responses import CheckedGame, Share, SharedGame
from cablecar.server.security.limits import RECORD_CHECK, client_address
from cablecar.statistics import statistics_of

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
"""So much of a place's name is drawn where a stranger has named it: parting long ones into lines is slow."""

router = APIRouter()


@router.post(SHARE)
async def share(request: Request, table: CurrentTable, game: GameId, registry: CurrentRegistry) -> Share:
    """Make a link to a finished game, for one of its players; a game that has one keeps it."""
    made = await registry.share(table, game, secret_hashes(request, table))
    return Share(share=made, path=f"/replay/{made}")


@router.delete(SHARE, status_code=204)
async def withdraw(request: Request, table: CurrentTable, game: GameId, registry: CurrentRegistry) -> None:
    """Take the link away, for one of the game's players; it leads nowhere afterwards."""
    await registry.withdraw(table, game, secret_hashes(request, table))


@router.get("/api/replays/{share}", response_model=SharedGame)
async def shared_game(request: Request, share: ShareId, registry: CurrentRegistry) -> Response:
    """Return a finished game to whoever has its link."""
    head, entries, statistics = await registry.load_shared(share)
    async with registry.services.heavy.turn(client_address(request)):
        live = await registry.services.finished.rebuild(head, entries)
        text = await asyncio.to_thread(lambda: dumps({"record": live.record(), "statistics": statistics}))
    return Response(text, media_type="application/json")


@router.post(RECORD_CHECK, openapi_extra=FILE)
async def check(request: Request, registry: CurrentRegistry) -> CheckedGame:
    """Check a game file, every move under the rules; one that does not hold is refused in a sentence."""
    content = await request.body()
    async with registry.services.heavy.turn(client_address(request)):
        return CheckedGame(**await asyncio.to_thread(checked, content))


def checked(content: bytes) -> JsonObject:
    """Return what is to be known about a game beside its file, or raise RecordError."""
    game = replay(loads(content))
    carried = game.board.id not in SHIPPED
    over = game.result is not None
    # A game file tells no times.
    statistics = statistics_of(game, [0.0] * len(game.moves)).to_json() if over else None
    return {
        "statistics": statistics,
        "board": game.board.to_json() if carried else None,
        "drawing": drawn(game.board) if carried else None,
    }


@lru_cache(maxsize=16)
def drawn(board: Board) -> JsonObject:
    """Return the drawing of a board that somebody brought, which takes seconds where it is large."""
    places = (replace(place, name=_short(place.name) or place.id) for place in board.locations)
    return drawing_json(replace(board, locations=tuple(places)))


def _short(name: str) -> str:
    return " ".join(name.split())[:MOST_LETTERS]
