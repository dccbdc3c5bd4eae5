"""The HTTP side: lobby, tables, seats, records. What a table does stands in `table.py`."""

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response, WebSocket

from cablecar import __version__
from cablecar.board import Board
from cablecar.board.draw import sketch_board
from cablecar.board.load import SHIPPED
from cablecar.bots import BOTS, Bot
from cablecar.commands import Question, Undo, command_of, likeliest_claim, read_command
from cablecar.moves import Move, to_json
from cablecar.questions import answer
from cablecar.record import dumps as record_text
from cablecar.sentences import BOT_SENTENCES
from cablecar.server import queries
from cablecar.server.answers import (
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
)
from cablecar.server.asking import (
    HOST,
    AskedHall,
    AskedTable,
    AskingHolder,
    ChairNumber,
    GameId,
    HostsTable,
    TableId,
    holders,
    is_host,
    keep_secrets,
    seat_name,
    seat_secret,
    shown_secrets,
)
from cablecar.server.boards import MAX_KEY
from cablecar.server.hall import Wish
from cablecar.server.identity import MAX_NAME, Holder, Refused, clean_name, clean_text, hashed
from cablecar.server.limits import client_place
from cablecar.server.metrics import CONTENT_TYPE
from cablecar.server.pictures import drawing_json
from cablecar.server.requests import (
    ChooseBot,
    Join,
    Mute,
    NewTable,
    SetChat,
    SetSeat,
    TypedCommand,
    UseCode,
)
from cablecar.server.seats import Settings
from cablecar.server.sockets import SeatSocket
from cablecar.server.store import StoreUnavailable
from cablecar.server.table import Table
from cablecar.server.telling import Known
from cablecar.server.texts import ASK_AGAIN, Text, packed_text
from cablecar.server.wire import MAX_ID, JsonObject, dumps
from cablecar.statistics.figures import GameStatistics
from cablecar.view import View
from cablecar.words import say

SEAT = "/api/tables/{table}/seats/{chair}"
BoardKey = Annotated[str, Path(max_length=MAX_KEY)]
RouteId = Annotated[str, Path(max_length=MAX_KEY)]
MAX_SENTENCE = 200
"""So much of what a bot of the host's says about itself is told."""
Since = Annotated[int, Query(ge=0, le=10**9)]
Before = Annotated[int | None, Query(ge=1, le=10**9)]
GameQuery = Annotated[str | None, Query(max_length=MAX_ID)]

router = APIRouter()


@router.get("/healthz", response_model=Health)
async def health(hall: AskedHall) -> JsonObject:
    """Tell that the server answers and its store can write."""
    if not await hall.health.can_write():
        raise StoreUnavailable
    return {"status": "ok", "version": __version__}


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, hall: AskedHall) -> Response:
    """Return what Prometheus reads."""
    request.app.state.metrics.tables_live.set(len(hall.tables))
    return Response(request.app.state.metrics.page(), media_type=CONTENT_TYPE)


@router.get("/api/server")
async def server(hall: AskedHall) -> ServerInfo:
    """Return the server's version, and how long it keeps finished games."""
    return ServerInfo(version=__version__, finished_games_kept_days=hall.house.retention.finished_days)


@router.get("/api/bots", response_model=list[BotInfo])
async def bots(hall: AskedHall) -> list[JsonObject]:
    """Return the bots, the weakest first, and after them those of the host."""
    return [{"name": name, "sentence": _sentence(name, kind)} for name, kind in hall.house.bots.items()]


def _sentence(name: str, kind: type[Bot]) -> str:
    """Return what a bot is: a bot of one's own says so in its docstring."""
    if BOTS.get(name) is kind:
        return say(BOT_SENTENCES[name])
    return clean_text((kind.__doc__ or "").strip().partition("\n")[0])[:MAX_SENTENCE]


@router.get("/api/boards", response_model=list[BoardInfo])
async def boards(hall: AskedHall) -> list[JsonObject]:
    """Return the boards; the first is the one to suggest."""
    found = ((key, hall.house.boards.find(key)) for key in hall.house.boards)
    return [
        {"key": key, "name": board.name, "players": board.components.max_players, "own": key not in SHIPPED}
        for key, board in found
    ]


@router.get("/api/boards/{board}", response_model=BoardData)
async def board(request: Request, board: BoardKey, hall: AskedHall) -> Response:
    """Return a board as canonical JSON has it."""
    return _board(hall.house.boards.find(board)).answer(request, ASK_AGAIN)


@router.get("/api/boards/{board}/drawing", response_model=BoardDrawing)
async def drawing(request: Request, board: BoardKey, hall: AskedHall) -> Response:
    """Return where everything on a drawn board lies."""
    found = hall.house.boards.find(board)
    return (await asyncio.to_thread(_drawing, found)).answer(request, ASK_AGAIN)


@router.get("/api/boards/{board}/picture", include_in_schema=False)
async def picture(request: Request, board: BoardKey, hall: AskedHall) -> Response:
    """Return a board as a picture, which a browser shows before it draws the board itself."""
    found = hall.house.boards.find(board)
    return (await asyncio.to_thread(_picture, found)).answer(request, ASK_AGAIN)


@cache
def _board(board: Board) -> Text:
    return packed_text("application/json", dumps(board.to_json()).encode())


@cache
def _drawing(board: Board) -> Text:
    return packed_text("application/json", dumps(drawing_json(board)).encode())


@cache
def _picture(board: Board) -> Text:
    return packed_text("image/svg+xml", sketch_board(board).encode())


@router.get("/api/players/{name}", response_model=PlayerResults)
async def player(
    name: Annotated[str, Path(min_length=1, max_length=MAX_NAME)], hall: AskedHall
) -> JsonObject:
    """Return how a name fared in its newest games."""
    wanted = clean_name(name)
    games = await hall.house.store.run(lambda connection: queries.results_of_name(connection, wanted))
    return {
        "name": wanted,
        "games": len(games),
        "won": sum(game["place"] == 1 for game in games),
        "results": games,
    }


@router.get("/api/tables", response_model=list[ListedTable])
async def public_tables(hall: AskedHall) -> list[JsonObject]:
    """Return the public tables: those where somebody is, those with free seats, and the newest, first."""
    return await hall.lobby.listed(hall.tables.values())


@router.post("/api/tables", status_code=201)
async def make_table(body: NewTable, request: Request, response: Response, hall: AskedHall) -> TableMade:
    """Make a table."""
    wishes = [Wish(**wish.model_dump()) for wish in body.seats]
    made = await hall.make(Settings(**body.model_dump(exclude={"seats"})), wishes, client_place(request))
    identity = made.table.id
    held = {seat_name(chair): secret for chair, secret in made.seat_secrets.items()}
    keep_secrets(request, response, identity, {HOST: made.host_secret, **held})
    seats = [SeatSecret(chair=chair, secret=secret) for chair, secret in made.seat_secrets.items()]
    return TableMade(table=TableState(**made.table.to_json()), host_secret=made.host_secret, seats=seats)


@router.get("/api/tables/{table}", response_model=TableShown)
async def show_table(request: Request, table: AskedTable) -> JsonObject:
    """Return how a table stands, and what is yours at it."""
    yours = {
        "chairs": [holder.chair for holder in holders(request, table)],
        "host": is_host(request, table),
    }
    return {"table": await table.shown(), "you": yours}


@router.post("/api/tables/{table}/join")
async def join(body: Join, request: Request, response: Response, table: AskedTable) -> SeatSecret:
    """Sit down."""
    chair, secret = await table.join(body.name, body.chair)
    keep_secrets(request, response, table.id, {seat_name(chair): secret})
    return SeatSecret(chair=chair, secret=secret)


@router.post("/api/tables/{table}/rematch", response_model=TableState)
async def rematch(request: Request, table: AskedTable, hall: AskedHall) -> JsonObject:
    """Play again; whoever sits at the table may ask for it."""
    if not holders(request, table) and not is_host(request, table):
        raise Refused(403, "secret-wrong")
    await hall.rematch(table, client_place(request))
    return table.to_json()


@router.delete("/api/tables/{table}/chat/{number}", status_code=204)
async def delete_line(request: Request, table: AskedTable, number: Annotated[int, Path(ge=1)]) -> None:
    """Delete a line of chat: one's own, or as the host any."""
    authors = None if is_host(request, table) else shown_secrets(request, table)
    await table.delete_said(number, authors)


@router.post(SEAT + "/leave", status_code=204)
async def leave(table: AskedTable, holder: AskingHolder) -> None:
    """Leave the table; in a game a bot goes on."""
    await table.leave(holder)


@router.post(SEAT + "/bot", status_code=204)
async def give_to_bot(body: ChooseBot, table: AskedTable, holder: AskingHolder) -> None:
    """Let a bot play for a while."""
    await table.give_to_bot(holder, body.bot)


@router.post(SEAT + "/back", status_code=204)
async def take_back(table: AskedTable, holder: AskingHolder) -> None:
    """Play oneself again."""
    await table.take_back(holder)


@router.post(SEAT + "/code")
async def code(table: AskedTable, holder: AskingHolder) -> Code:
    """Return a code that moves the seat to another device."""
    made = await table.new_code(holder)
    return Code(code=made, path=f"/t/{table.id}#seat={holder.chair}&code={made}")


@router.post(SEAT + "/claim")
async def claim(
    body: UseCode, request: Request, response: Response, table: AskedTable, chair: ChairNumber
) -> SeatSecret:
    """Take a seat over to this device by its code."""
    secret = await table.use_code(chair, body.code)
    keep_secrets(request, response, table.id, {seat_name(chair): secret})
    return SeatSecret(chair=chair, secret=secret)


@router.post(SEAT + "/command")
async def command(
    body: TypedCommand, table: AskedTable, holder: AskingHolder
) -> MoveCommand | UndoCommand | QuestionCommand:
    """Tell what a typed command means; nothing is done yet."""
    async with table.lock:
        view, moves = _seen(table, holder)
    meant = read_command(body.text, view)
    if isinstance(meant, Undo):
        return UndoCommand(kind="undo")
    if isinstance(meant, Question):
        return QuestionCommand(
            kind="question", about=meant.about, answer="\n".join(answer(meant, view, moves))
        )
    return MoveCommand(kind="move", move=to_json(meant), sentence=command_of(meant, view))


@router.get(SEAT + "/likeliest-claim/{route}")
async def claim_meant(route: RouteId, table: AskedTable, holder: AskingHolder) -> MoveCommand:
    """Tell which claim a seat most likely means that names a route and no payment; nothing is done yet."""
    async with table.lock:
        view, _ = _seen(table, holder)
    if route not in view.board.route:
        raise Refused(404, "refused-unknown-route", route=route)
    meant = likeliest_claim(view.board.route[route], view)
    return MoveCommand(kind="move", move=to_json(meant), sentence=command_of(meant, view))


def _seen(table: Table, holder: Holder) -> tuple[View, Sequence[Move]]:
    """Return what a holder sees and may do, if the seat still is theirs after waiting for the lock."""
    seat = table.seat_held(holder)
    if table.seats[holder.chair].secret_hash != holder.secret_hash:
        raise Refused(403, "secret-wrong")
    if table.live is None or seat is None:
        raise Refused(409, "table-waiting")
    game = table.live.game
    return game.view(seat), game.legal_moves(seat)


@router.delete(SEAT + "/name", status_code=204)
async def forget_name(request: Request, table: AskedTable, chair: ChairNumber) -> None:
    """Delete a name: one's own, or as the host any."""
    keeper = None if is_host(request, table) else hashed(seat_secret(request, chair) or "")
    await table.forget_name(chair, keeper)


@router.post("/api/tables/{table}/start", response_model=TableState)
async def start(table: HostsTable) -> JsonObject:
    """Begin the game."""
    await table.start()
    return table.to_json()


@router.put(SEAT, status_code=204)
async def set_seat(body: SetSeat, table: HostsTable, chair: ChairNumber) -> None:
    """Put a bot on a seat before the start, or open it to others."""
    await table.set_seat(chair, body.bot)


@router.post(SEAT + "/close", status_code=204)
async def close_seat(table: HostsTable, chair: ChairNumber) -> None:
    """Remove whoever sits there."""
    await table.close_seat(chair)


@router.post(SEAT + "/mute", status_code=204)
async def mute(body: Mute, table: HostsTable, chair: ChairNumber) -> None:
    """Let a seat be heard in the chat, or not."""
    await table.mute(chair, body.muted)


@router.post("/api/tables/{table}/chat", status_code=204)
async def set_chat(body: SetChat, table: HostsTable) -> None:
    """Switch the chat on or off."""
    await table.set_chat(body.on)


@router.get("/api/tables/{table}/games", response_model=list[GameInfo])
async def games(
    request: Request, table: AskedTable, hall: AskedHall, before: Before = None
) -> list[JsonObject]:
    """Return the newest 50 games of a table, or the newest before a round, the first first."""
    return await hall.games(table, shown_secrets(request, table), before)


@router.get("/api/tables/{table}/games/{game}/record")
async def record(request: Request, table: AskedTable, game: GameId, hall: AskedHall) -> Response:
    """Return a finished game's file to its players; before the end nobody gets it."""
    head, entries = await hall.load_finished(table, game, shown_secrets(request, table))
    async with hall.house.heavy.turn(client_place(request)):
        live = await hall.house.finished.rebuild(head, entries)
        text = await asyncio.to_thread(lambda: record_text(live.record()))
    headers = {"content-disposition": f'attachment; filename="cablecar-{game}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/api/tables/{table}/games/{game}/statistics", response_model=GameStatistics)
async def statistics(table: AskedTable, game: GameId, hall: AskedHall) -> JsonObject:
    """Return the statistics of a finished game."""
    found = await hall.house.store.run(lambda connection: queries.load_statistics(connection, table.id, game))
    if not found:
        raise Refused(404, "game-unknown")
    if found[0] is None:
        raise Refused(409, "game-not-over")
    return found[0]


@router.websocket("/api/tables/{table}/socket")
async def watch(
    socket: WebSocket, table: TableId, game: GameQuery = None, after: Since = 0, chat_after: Since = 0
) -> None:
    """Follow a table as a spectator."""
    found = await socket.app.state.hall.find(table)
    known = Known(game, after, chat_after)
    await SeatSocket(socket, found, None, socket.app.state.metrics).serve(known)


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
    found = await socket.app.state.hall.find(table)
    holder = found.holder(chair, seat_secret(socket, chair))
    if holder is None:
        raise Refused(403, "secret-wrong")
    known = Known(game, after, chat_after)
    await SeatSocket(socket, found, holder, socket.app.state.metrics).serve(known)
