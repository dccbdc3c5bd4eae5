"""The HTTP routes: lobby, tables, seats, records. `TableRegistry`, `Table` and `seating` do what they ask."""

import asyncio
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response, WebSocket

from cablecar.board import Board
from cablecar.board.load import EDITIONS
from cablecar.bots import BOTS, Bot
from cablecar.common.catalogue import say
from cablecar.common.shared import LONGEST_NAME
from cablecar.common.version import __version__
from cablecar.engine.claims import likeliest_claim, unseen_cards
from cablecar.engine.moves import to_json
from cablecar.engine.record import dumps as record_text
from cablecar.language.commands import Question, Undo, command_of, read_command
from cablecar.language.questions import answer
from cablecar.language.sentences import BOT_SENTENCES
from cablecar.server.http.dependencies import (
    HOST,
    ChairNumber,
    CurrentCredential,
    CurrentRegistry,
    CurrentTable,
    GameId,
    HostedTable,
    TableId,
    credentials,
    is_host,
    seat_key,
    seat_secret,
    secret_hashes,
    set_seat_secret,
    set_secrets,
)
from cablecar.server.http.sockets import SeatSocket
from cablecar.server.http.static_responses import ASK_AGAIN, Text, packed_text
from cablecar.server.model.boards import MAX_KEY
from cablecar.server.model.seats import Settings
from cablecar.server.protocol.board_layout import drawing_json
from cablecar.server.protocol.codec import MAX_ID, JsonObject, dumps
from cablecar.server.protocol.requests import (
    ChooseBot,
    Join,
    Mute,
    NewTable,
    Rematch,
    SetChat,
    SetColor,
    SetPace,
    SetSeat,
    TakeOver,
    TypedCommand,
    UseCode,
)
from cablecar.server.protocol.responses import (
    BoardData,
    BoardDrawing,
    BoardInfo,
    BotInfo,
    Code,
    GameInfo,
    Health,
    ListedTable,
    MoveCommand,
    PlayerResults,
    QuestionCommand,
    SeatSecret,
    ServerInfo,
    TableMade,
    TableShown,
    TableState,
    UndoCommand,
    UnseenCards,
)
from cablecar.server.security.hosts import network_address
from cablecar.server.security.identity import (
    Refused,
    clean_name,
    clean_text,
    hashed,
)
from cablecar.server.security.limits import client_address
from cablecar.server.security.metrics import CONTENT_TYPE
from cablecar.server.storage.store import StoreUnavailable
from cablecar.server.tables import seating
from cablecar.server.tables.broadcast import Cursor
from cablecar.server.tables.registry import SeatRequest
from cablecar.server.tables.table import Table
from cablecar.statistics.figures import GameStatistics

SEAT = "/api/tables/{table}/seats/{chair}"
BoardKey = Annotated[str, Path(max_length=MAX_KEY)]
RouteId = Annotated[str, Path(max_length=MAX_KEY)]
MAX_SENTENCE = 200
"""The most letters that are shown of a docstring of the host's own bots."""
Since = Annotated[int, Query(ge=0, le=10**9)]
Before = Annotated[int | None, Query(ge=1, le=10**9)]
GameQuery = Annotated[str | None, Query(max_length=MAX_ID)]

router = APIRouter()


@router.get("/healthz", response_model=Health)
async def health(registry: CurrentRegistry) -> JsonObject:
    """Say that the server answers and its store can write."""
    if not await registry.health.can_write():
        raise StoreUnavailable
    return {"status": "ok", "version": __version__}


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, registry: CurrentRegistry) -> Response:
    """Return what Prometheus reads."""
    request.app.state.metrics.tables_live.set(len(registry.tables))
    return Response(request.app.state.metrics.page(), media_type=CONTENT_TYPE)


@router.get("/api/server")
async def server(registry: CurrentRegistry) -> ServerInfo:
    """Return the server's version, how long it keeps finished games, and where others reach it."""
    services = registry.services
    return ServerInfo(
        version=__version__,
        finished_games_kept_days=services.retention.finished_days,
        network_address=network_address(*services.listens_on) if services.listens_on else None,
    )


@router.get("/api/bots", response_model=list[BotInfo])
async def bots(registry: CurrentRegistry) -> list[JsonObject]:
    """Return the bots, the weakest first, and after them those of the host."""
    return [
        {"name": name, "sentence": _sentence(name, kind)} for name, kind in registry.services.bots.items()
    ]


def _sentence(name: str, kind: type[Bot]) -> str:
    """Return what a bot is: a bot of one's own says so in its docstring."""
    if BOTS.get(name) is kind:
        return say(BOT_SENTENCES[name])
    return clean_text((kind.__doc__ or "").strip().partition("\n")[0])[:MAX_SENTENCE]


@router.get("/api/boards", response_model=list[BoardInfo])
async def boards(registry: CurrentRegistry) -> list[JsonObject]:
    """Return the boards; the first is the one to suggest."""
    found = ((key, registry.services.boards.find(key)) for key in registry.services.boards)
    return [
        {"key": key, "name": board.name, "players": board.components.max_players, "own": key not in EDITIONS}
        for key, board in found
    ]


@router.get("/api/boards/{board}", response_model=BoardData)
async def board(request: Request, board: BoardKey, registry: CurrentRegistry) -> Response:
    """Return a board as canonical JSON has it."""
    return _board(registry.services.boards.find(board)).answer(request, ASK_AGAIN)


@router.get("/api/boards/{board}/drawing", response_model=BoardDrawing)
async def drawing(request: Request, board: BoardKey, registry: CurrentRegistry) -> Response:
    """Return where everything on a drawn board lies."""
    found = registry.services.boards.find(board)
    return (await asyncio.to_thread(_drawing, found)).answer(request, ASK_AGAIN)


@cache
def _board(board: Board) -> Text:
    return packed_text("application/json", dumps(board.to_json()).encode())


@cache
def _drawing(board: Board) -> Text:
    return packed_text("application/json", dumps(drawing_json(board)).encode())


@router.get("/api/players/{name}", response_model=PlayerResults)
async def player(
    name: Annotated[str, Path(min_length=1, max_length=LONGEST_NAME)], registry: CurrentRegistry
) -> JsonObject:
    """Return how a name fared in its newest games."""
    wanted = clean_name(name)
    games = await registry.results_of_name(wanted)
    return {
        "name": wanted,
        "games": len(games),
        "won": sum(game["place"] == 1 for game in games),
        "results": games,
    }


@router.get("/api/tables", response_model=list[ListedTable])
async def public_tables(registry: CurrentRegistry) -> list[JsonObject]:
    """Return the public tables: those where somebody is, those with free seats, and the newest, first."""
    return await registry.public_tables()


@router.post("/api/tables", status_code=201)
async def make_table(
    body: NewTable, request: Request, response: Response, registry: CurrentRegistry
) -> TableMade:
    """Make a table."""
    seat_requests = [SeatRequest(**seat_request.model_dump()) for seat_request in body.seats]
    created = await registry.create(
        Settings.from_json(body.model_dump(exclude={"seats"})), seat_requests, client_address(request)
    )
    secrets = {seat_key(chair): secret for chair, secret in created.seat_secrets.items()}
    set_secrets(request, response, created.table.id, {HOST: created.host_secret, **secrets})
    seats = [SeatSecret(chair=chair, secret=secret) for chair, secret in created.seat_secrets.items()]
    return TableMade(
        table=TableState(**created.table.to_json()), host_secret=created.host_secret, seats=seats
    )


@router.get("/api/tables/{table}", response_model=TableShown)
async def show_table(request: Request, table: CurrentTable) -> JsonObject:
    """Return how a table stands, and what is yours at it."""
    yours = {
        "chairs": [credential.chair for credential in credentials(request, table)],
        "host": is_host(request, table),
    }
    state = await table.settled_json()
    return {"table": state, "you": yours, "waiting": table.waiting, "last_at": round(table.last_at, 3)}


@router.post("/api/tables/{table}/join")
async def join(body: Join, request: Request, response: Response, table: CurrentTable) -> SeatSecret:
    """Sit down."""
    chair, secret = await seating.join(table, body.name, body.chair)
    set_seat_secret(request, response, table.id, chair, secret)
    return SeatSecret(chair=chair, secret=secret)


@router.post("/api/tables/{table}/rematch", response_model=TableState)
async def rematch(
    request: Request, table: CurrentTable, registry: CurrentRegistry, body: Rematch | None = None
) -> JsonObject:
    """Play again; everybody who sits at the table may ask for it."""
    _expect_player(request, table)
    await registry.rematch(table, client_address(request), body.bot if body else None)
    return table.to_json()


def _expect_player(request: Request, table: Table) -> None:
    if not credentials(request, table) and not is_host(request, table):
        raise Refused(403, "secret-wrong")


@router.delete("/api/tables/{table}/chat/{number}", status_code=204)
async def delete_line(request: Request, table: CurrentTable, number: Annotated[int, Path(ge=1)]) -> None:
    """Delete a line of chat: one's own, or as the host any."""
    authors = None if is_host(request, table) else secret_hashes(request, table)
    await table.delete_line(number, authors)


@router.post(SEAT + "/leave", status_code=204)
async def leave(table: CurrentTable, credential: CurrentCredential) -> None:
    """Leave the table; in a game a bot goes on."""
    await seating.leave(table, credential)


@router.post(SEAT + "/bot", status_code=204)
async def give_to_bot(body: ChooseBot, table: CurrentTable, credential: CurrentCredential) -> None:
    """Let a bot play for a while."""
    await seating.give_to_bot(table, credential, body.bot)


@router.post(SEAT + "/back", status_code=204)
async def take_back(table: CurrentTable, credential: CurrentCredential) -> None:
    """Play oneself again."""
    await seating.take_back(table, credential)


@router.post(SEAT + "/stand-in", status_code=204)
async def stand_in(request: Request, table: CurrentTable, chair: ChairNumber) -> None:
    """Let a bot play for somebody who is away; everybody who sits at the table may ask for it."""
    _expect_player(request, table)
    await seating.stand_in(table, chair)


@router.post(SEAT + "/offer")
async def offer_seat(table: HostedTable, chair: ChairNumber) -> Code:
    """Return a code by which somebody else takes the seat of a person who is away or has left."""
    secret = await seating.offer_seat(table, chair)
    return Code(code=secret, path=f"/t/{table.id}#seat={chair}&offer={secret}")


@router.post(SEAT + "/take-over")
async def take_over(
    body: TakeOver, request: Request, response: Response, table: CurrentTable, chair: ChairNumber
) -> SeatSecret:
    """Take an offered seat."""
    secret = await seating.take_over(table, chair, body.code, body.name)
    set_seat_secret(request, response, table.id, chair, secret)
    return SeatSecret(chair=chair, secret=secret)


@router.put(SEAT + "/color", status_code=204)
async def set_color(body: SetColor, table: CurrentTable, credential: CurrentCredential) -> None:
    """Choose a colour that no other person has."""
    await table.set_color(credential, body.color)


@router.post(SEAT + "/code")
async def code(table: CurrentTable, credential: CurrentCredential) -> Code:
    """Return a code that moves the seat to another device."""
    secret = await seating.new_code(table, credential)
    return Code(code=secret, path=f"/t/{table.id}#seat={credential.chair}&code={secret}")


@router.post(SEAT + "/use-code")
async def use_code(
    body: UseCode, request: Request, response: Response, table: CurrentTable, chair: ChairNumber
) -> SeatSecret:
    """Take a seat over to this device by its code."""
    secret = await seating.use_code(table, chair, body.code)
    set_seat_secret(request, response, table.id, chair, secret)
    return SeatSecret(chair=chair, secret=secret)


@router.post(SEAT + "/command")
async def command(
    body: TypedCommand, table: CurrentTable, credential: CurrentCredential
) -> MoveCommand | UndoCommand | QuestionCommand:
    """Return what a typed command means; nothing is done yet."""
    view, moves = await table.view(credential)
    meant = read_command(body.text, view)
    if isinstance(meant, Undo):
        return UndoCommand(kind="undo")
    if isinstance(meant, Question):
        return QuestionCommand(
            kind="question", about=meant.about, answer="\n".join(answer(meant, view, moves))
        )
    return MoveCommand(kind="move", move=to_json(meant), sentence=command_of(meant, view))


@router.get(SEAT + "/likeliest-claim/{route}")
async def claim_meant(route: RouteId, table: CurrentTable, credential: CurrentCredential) -> MoveCommand:
    """Return which claim a seat most likely means that names a route and no payment; nothing is done yet."""
    view, _ = await table.view(credential)
    if route not in view.board.route:
        raise Refused(404, "refused-unknown-route", route=route)
    meant = likeliest_claim(view.board.route[route], view)
    return MoveCommand(kind="move", move=to_json(meant), sentence=command_of(meant, view))


@router.get(SEAT + "/unseen-cards")
async def count_cards(table: CurrentTable, credential: CurrentCredential) -> UnseenCards:
    """Return how many cards of each colour a seat has not seen: in the draw pile or others' hands."""
    view, _ = await table.view(credential)
    return UnseenCards(cards=unseen_cards(view))


@router.delete(SEAT + "/name", status_code=204)
async def forget_name(request: Request, table: CurrentTable, chair: ChairNumber) -> None:
    """Delete a name: one's own, or as the host any."""
    owner_hash = None if is_host(request, table) else hashed(seat_secret(request, chair) or "")
    await seating.forget_name(table, chair, owner_hash)


@router.post("/api/tables/{table}/start", response_model=TableState)
async def start(table: HostedTable) -> JsonObject:
    """Begin the game."""
    await table.start()
    return table.to_json()


@router.put(SEAT, status_code=204)
async def set_seat(body: SetSeat, table: HostedTable, chair: ChairNumber) -> None:
    """Put a bot on a seat before the start, or open it to others."""
    await seating.set_seat(table, chair, body.bot)


@router.post(SEAT + "/close", status_code=204)
async def close_seat(table: HostedTable, chair: ChairNumber) -> None:
    """Remove the player who sits there."""
    await seating.close_seat(table, chair)


@router.post(SEAT + "/mute", status_code=204)
async def mute(body: Mute, table: HostedTable, chair: ChairNumber) -> None:
    """Let a seat be heard in the chat, or not."""
    await table.mute(chair, body.muted)


@router.put("/api/tables/{table}/pace", status_code=204)
async def set_pace(body: SetPace, table: HostedTable) -> None:
    """Choose how long bots wait before they move, also during a game."""
    await table.set_pace(body.pace)


@router.post("/api/tables/{table}/chat", status_code=204)
async def set_chat(body: SetChat, table: HostedTable) -> None:
    """Switch the chat on or off."""
    await table.set_chat(body.on)


@router.get("/api/tables/{table}/games", response_model=list[GameInfo])
async def games(
    request: Request, table: CurrentTable, registry: CurrentRegistry, before: Before = None
) -> list[JsonObject]:
    """Return the newest 50 games of a table, or the newest before a round, the first first."""
    return await registry.games(table, secret_hashes(request, table), before)


@router.get("/api/tables/{table}/games/{game}/record")
async def record(request: Request, table: CurrentTable, game: GameId, registry: CurrentRegistry) -> Response:
    """Return a finished game's file to its players; before the end nobody gets it."""
    head, entries = await registry.load_finished(table, game, secret_hashes(request, table))
    async with registry.services.heavy.turn(client_address(request)):
        live = await registry.services.finished.rebuild(head, entries)
        text = await asyncio.to_thread(lambda: record_text(live.record()))
    headers = {"content-disposition": f'attachment; filename="cablecar-{game}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/api/tables/{table}/games/{game}/statistics", response_model=GameStatistics)
async def statistics(table: CurrentTable, game: GameId, registry: CurrentRegistry) -> JsonObject:
    """Return the statistics of a finished game."""
    return await registry.statistics(table, game)


@router.websocket("/api/tables/{table}/socket")
async def watch(
    socket: WebSocket, table: TableId, game: GameQuery = None, after: Since = 0, chat_after: Since = 0
) -> None:
    """Follow a table as a spectator."""
    found = await socket.app.state.registry.find(table)
    cursor = Cursor(game, after, chat_after)
    await SeatSocket(socket, found, None, socket.app.state.metrics).serve(cursor)


@router.websocket("/api/tables/{table}/seats/{chair}/socket")
async def sit(
    socket: WebSocket,
    table: TableId,
    chair: ChairNumber,
    game: GameQuery = None,
    after: Since = 0,
    chat_after: Since = 0,
) -> None:
    """Play a seat."""
    found = await socket.app.state.registry.find(table)
    credential = found.credential(chair, seat_secret(socket, chair))
    if credential is None:
        raise Refused(403, "secret-wrong")
    cursor = Cursor(game, after, chat_after)
    await SeatSocket(socket, found, credential, socket.app.state.metrics).serve(cursor)
