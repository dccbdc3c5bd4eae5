"""Games to be replayed: played here, shared by a link, or brought as a file."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Any
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Path, Request, Response
from pydantic_core import from_json

from cablecar.board import Board
from cablecar.board.load import SHIPPED
from cablecar.engine.events import Event
from cablecar.engine.game import Game
from cablecar.engine.record import loads
from cablecar.server.http.dependencies import CurrentRegistry, CurrentTable, GameId, secret_hashes
from cablecar.server.http.static_responses import Text, packed_text
from cablecar.server.model.live_game import LiveGame
from cablecar.server.protocol.board_layout import drawing_json
from cablecar.server.protocol.codec import JsonObject, dumps, event_json
from cablecar.server.protocol.responses import CheckedGame, ReplayedGame, Share, SharedGame
from cablecar.server.protocol.view_json import ViewWriter
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

OWN = ("hand", "tickets", "offer", "rejected")
"""The parts of a view that only its seat has."""
KEEPING = "private, no-cache"
"""A browser may keep a game, but asks each time whether it may still see it."""

router = APIRouter()
_replayed: WeakKeyDictionary[LiveGame, str] = WeakKeyDictionary()
"""What was told of finished games, for as long as they are kept."""


@router.post(SHARE)
async def share(request: Request, table: CurrentTable, game: GameId, registry: CurrentRegistry) -> Share:
    """Make a link to a finished game, for one of its players; a game that has one keeps it."""
    made = await registry.share(table, game, secret_hashes(request, table))
    return Share(share=made, path=f"/replay/{made}")


@router.delete(SHARE, status_code=204)
async def withdraw(request: Request, table: CurrentTable, game: GameId, registry: CurrentRegistry) -> None:
    """Take the link away, for one of the game's players; nobody can open it afterwards."""
    await registry.withdraw(table, game, secret_hashes(request, table))


@router.get("/api/tables/{table}/games/{game}/replay", response_model=ReplayedGame)
async def played_game(
    request: Request, table: CurrentTable, game: GameId, registry: CurrentRegistry
) -> Response:
    """Return a finished game step by step to its players; before the end nobody gets it."""
    head, entries = await registry.load_finished(table, game, secret_hashes(request, table))
    async with registry.services.heavy.turn(client_address(request)):
        live = await registry.services.finished.rebuild(head, entries)
        text = await asyncio.to_thread(lambda: packed(replayed_text(live)))
    return text.answer(request, KEEPING)


@router.get("/api/replays/{share}", response_model=SharedGame)
async def shared_game(request: Request, share: ShareId, registry: CurrentRegistry) -> Response:
    """Return a finished game step by step to everybody who has its link."""
    head, entries, statistics = await registry.load_shared(share)
    async with registry.services.heavy.turn(client_address(request)):
        live = await registry.services.finished.rebuild(head, entries)
        text = await asyncio.to_thread(lambda: packed(shared_text(live, statistics)))
    return text.answer(request, KEEPING)


@router.post(RECORD_CHECK, openapi_extra=FILE, response_model=CheckedGame)
async def check(request: Request, registry: CurrentRegistry) -> Response:
    """Check a game file, every move under the rules; one that does not hold is refused in a sentence."""
    content = await request.body()
    async with registry.services.heavy.turn(client_address(request)):
        text = await asyncio.to_thread(lambda: packed(dumps(checked(content))))
    return text.answer(request, KEEPING)


def packed(text: str) -> Text:
    """Return an answer with its compressed form: most of a replay says the same again and again."""
    return packed_text("application/json", text.encode())


def replayed_text(live: LiveGame) -> str:
    """Return a finished game step by step as text, made once while the game is kept."""
    if live not in _replayed:
        _replayed[live] = dumps(replayed(live.record())[1])
    return _replayed[live]


def shared_text(live: LiveGame, statistics: JsonObject) -> str:
    """Return the same with the game's file and figures."""
    more = dumps({"record": live.record(), "statistics": statistics})
    return f"{more[:-1]},{replayed_text(live)[1:]}"


def checked(content: bytes) -> JsonObject:
    """Return what is to be known about a game beside its file, or raise RecordError."""
    game, shown = replayed(loads(content))
    # A game file tells no times.
    over = game.result is not None
    return {**shown, "statistics": statistics_of(game, [0.0] * len(game.moves)).to_json() if over else None}


def replayed(record: JsonObject) -> tuple[Game, JsonObject]:
    """Replay a game file; return the game, and what is needed to show each of its steps."""
    steps = Steps()
    for game in Game.replaying(record):
        steps.add(game)
    carried = game.board.id not in SHIPPED
    return game, {
        "board_id": game.board.id,
        "board": game.board.to_json() if carried else None,
        "drawing": drawn(game.board) if carried else None,
        "steps": steps.made,
    }


class Steps:
    """The steps of a game while it is replayed: what happened, and what it changed of each view."""

    def __init__(self) -> None:
        self.made: list[JsonObject] = []
        self._told = 0
        """How many events belong to the steps so far."""
        self._views: Sequence[JsonObject] = ()
        """What a spectator and each seat saw after the last step."""

    def add(self, game: Game) -> None:
        """Note the step that a game has just made."""
        events, views = game.events[self._told :], list(views_of(game))
        before = self._views or [{}] * len(views)
        public, *own = map(changes, views, before)
        self.made.append({**told(events), "seat": _mover(game), "view": public, "own": own})
        self._told, self._views = len(game.events), views


def _mover(game: Game) -> int | None:
    """Return who made the last move."""
    return game.moves[-1].seat if game.moves else None


def views_of(game: Game) -> Iterator[JsonObject]:
    """Yield what a spectator sees, and then what each seat has of its own."""
    writer = ViewWriter(game.board, game.players, game.observe(None))
    spectator = from_json(writer.text())
    yield {name: part for name, part in spectator.items() if name not in (*OWN, "seat")}
    for seat in range(len(game.players)):
        view = from_json(writer.text(game.observe(seat)))
        yield {name: view[name] for name in OWN}


def changes(view: JsonObject, before: JsonObject) -> JsonObject:
    """Return the parts of a view that are new or changed, and what is so of each player."""
    new = {name: part for name, part in view.items() if name not in before or before[name] != part}
    if "players" in new and before:
        new["players"] = list(map(changes, view["players"], before["players"]))
    return new


def told(events: Sequence[Event]) -> JsonObject:
    """Return events with everything open, and those of which all but their seat saw less."""
    opened = [event_json(event, getattr(event, "seat", None)) for event in events]
    public = [event_json(event, None) for event in events]
    pairs = enumerate(zip(opened, public, strict=True))
    return {"events": opened, "hidden": {number: shown for number, (whole, shown) in pairs if whole != shown}}


@lru_cache(maxsize=16)
def drawn(board: Board) -> JsonObject:
    """Return the drawing of a board that somebody brought, which takes seconds where it is large."""
    places = (replace(place, name=_short(place.name) or place.id) for place in board.locations)
    return drawing_json(replace(board, locations=tuple(places)))


def _short(name: str) -> str:
    return " ".join(name.split())[:MOST_LETTERS]
