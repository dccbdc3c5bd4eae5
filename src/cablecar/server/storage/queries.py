"""Queries: what is read from the store and written into it, each in one transaction."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Dialect, RowMapping, func, insert, select, update
from sqlalchemy.sql.compiler import SQLCompiler

from cablecar.board import board_from_json, shipped_board
from cablecar.common.shared import LISTED_GAMES
from cablecar.engine.chance import Shuffles
from cablecar.engine.players import Player
from cablecar.engine.record import board_entry
from cablecar.engine.result import Result
from cablecar.server.model.chat import ChatLine
from cablecar.server.model.live_game import Entry, GameHead, LiveGame, SeatOwner
from cablecar.server.model.seats import FINISHED, HUMAN, PLAYING, WAITING, Seat, Settings, TableHead
from cablecar.server.storage.schema import CHAT, GAMES, MOVES, RESULTS, SEATS, TABLES

MOST_LISTED = 100
"""How many games of a name are listed."""
MOST_VALUES = 500
"""How many values a statement gets at once: databases have limits."""

_IN_LOBBY = TABLES.c.status.in_((WAITING, PLAYING)) & TABLES.c.archived.is_(False) & TABLES.c.public.is_(True)
"""Public tables that are neither archived nor over."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored."""

    head: TableHead
    status: str
    chat_on: bool
    seats: list[Seat]
    chat: list[ChatLine]
    game: GameHead | None
    """The newest game."""
    entries: list[Entry]


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended, for the store."""

    at: float
    result: Result
    statistics: dict[str, Any]
    names: Sequence[str]
    kinds: Sequence[str]


def add_table(connection: Connection, row: dict[str, Any], seats: Iterable[Seat]) -> None:
    """Add a table."""
    connection.execute(insert(TABLES), row)
    connection.execute(insert(SEATS), [seat.to_row(row["id"]) for seat in seats])


def set_table(connection: Connection, table: str, **values: Any) -> None:
    """Change a table."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))


def set_seats(connection: Connection, rows: Iterable[dict[str, Any]]) -> None:
    """Change seats to what these rows say."""
    for row in rows:
        is_seat = (SEATS.c.table_id == row["table_id"]) & (SEATS.c.chair == row["chair"])
        connection.execute(update(SEATS).where(is_seat).values(**row))


def add_game(connection: Connection, table: str, live: LiveGame) -> None:
    """Add a game; a table has one of each round."""
    game = live.game
    row = {
        "id": live.id,
        "table_id": table,
        "round": live.round,
        "engine": live.engine,
        "board": board_entry(game.board),
        "chairs": list(live.chairs),
        "players": [asdict(player) for player in game.players],
        "keepers": live.owner_hashes,
        "seed": game.seed,
        "shuffles": asdict(live.start_shuffles),
        "started": live.started,
        "by_people": live.is_by_people,
    }
    connection.execute(insert(GAMES), row)
    set_table(connection, table, status=PLAYING, touched=live.started, archived=False)


def add_entry(connection: Connection, game: str, entry: Entry) -> None:
    """Add an entry; where its number is taken already, the database refuses."""
    row = {
        "game_id": game,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "actor": entry.actor,
        "move": None if entry.move is None else json.dumps(entry.move),
        "reshuffles": json.dumps(entry.reshuffles),
        "message_id": entry.message_id,
        "at": entry.at,
        "waiting_for": json.dumps(entry.waiting_for),
        "idle": entry.idle,
    }
    statement = _insert_move(connection.dialect)
    connection.exec_driver_sql(statement.string, _parameters(statement, row))


def _parameters(statement: SQLCompiler, row: dict[str, Any]) -> tuple[Any, ...] | dict[str, Any]:
    """Return an entry's values as the statement names or numbers them."""
    return tuple(row[name] for name in statement.positiontup or ()) if statement.positional else row


@lru_cache
def _insert_move(dialect: Dialect) -> SQLCompiler:
    """Return the statement that adds an entry, compiled once: that takes longer than the insert."""
    statement = insert(MOVES).compile(dialect=dialect)
    assert isinstance(statement, SQLCompiler)
    return statement


def end_game(connection: Connection, table: str, game: str, ended: Ended) -> None:
    """Store how a game ended."""
    values = {
        "ended": ended.at,
        "result": ended.result.to_json(),
        "statistics": ended.statistics,
    }
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(**values))
    rows = [
        {
            "game_id": game,
            "seat": seat,
            "name": ended.names[seat],
            "kind": ended.kinds[seat],
            "players": len(ended.names),
            "place": ended.result.places[seat],
            "total": ended.result.scores[seat].total,
            "ended": ended.at,
            "statistics": ended.statistics["players"][seat],
        }
        for seat in range(len(ended.names))
    ]
    connection.execute(insert(RESULTS), rows)
    set_table(connection, table, status=FINISHED, touched=ended.at)


def add_chat(connection: Connection, table: str, line: ChatLine) -> None:
    """Add a line of chat."""
    connection.execute(insert(CHAT), line.to_row(table))


def delete_chat(connection: Connection, table: str, number: int) -> None:
    """Delete the text of a line of chat."""
    is_line = (CHAT.c.table_id == table) & (CHAT.c.number == number)
    connection.execute(update(CHAT).where(is_line).values(text=None, changed=True))


def owners_of_chair(connection: Connection, table: str, chair: int) -> set[str]:
    """Return the hashes of the secrets of all who played or chatted from a chair."""
    authors = select(CHAT.c.author).where((CHAT.c.table_id == table) & (CHAT.c.chair == chair))
    games = connection.execute(select(GAMES.c.chairs, GAMES.c.keepers).where(GAMES.c.table_id == table))
    played = {game.keepers[game.chairs.index(chair)] for game in games if chair in game.chairs}
    return (set(connection.execute(authors).scalars()) | played) - {None}


def forget_names(connection: Connection, table: str, owner_hashes: set[str], name: str) -> None:
    """Replace the names of these people at a table by a neutral one: in chat, games and results."""
    for owner_hash in owner_hashes:
        _forget_name(connection, table, owner_hash, name)


def _forget_name(connection: Connection, table: str, owner_hash: str, name: str) -> None:
    is_theirs = (CHAT.c.table_id == table) & (CHAT.c.author == owner_hash)
    connection.execute(update(CHAT).where(is_theirs).values(name=name, changed=True))
    for game, seat in _games_of(connection, table, owner_hash):
        players = [dict(player) for player in game["players"]]
        players[seat]["name"] = name
        connection.execute(update(GAMES).where(GAMES.c.id == game["id"]).values(players=players))
        row = (RESULTS.c.game_id == game["id"]) & (RESULTS.c.seat == seat)
        connection.execute(update(RESULTS).where(row).values(name=name))


def change_owner(connection: Connection, table: str, owner_hash: str, to: str) -> None:
    """Give all that an owner has at a table to their new secret."""
    is_theirs = (CHAT.c.table_id == table) & (CHAT.c.author == owner_hash)
    connection.execute(update(CHAT).where(is_theirs).values(author=to))
    for game, seat in _games_of(connection, table, owner_hash):
        owner_hashes = [*game["keepers"][:seat], to, *game["keepers"][seat + 1 :]]
        connection.execute(update(GAMES).where(GAMES.c.id == game["id"]).values(keepers=owner_hashes))


def replace_player(connection: Connection, live: LiveGame, seat: int, name: str, owner_hash: str) -> None:
    """Let somebody else play a seat of a game from now on."""
    players = [{"name": player.name, "kind": player.kind} for player in live.game.players]
    players[seat]["name"] = name
    keepers = [*live.owner_hashes[:seat], owner_hash, *live.owner_hashes[seat + 1 :]]
    row = update(GAMES).where(GAMES.c.id == live.id)
    connection.execute(row.values(players=players, keepers=keepers))


def _games_of(connection: Connection, table: str, owner_hash: str) -> list[tuple[RowMapping, int]]:
    query = select(GAMES.c.id, GAMES.c.players, GAMES.c.keepers).where(GAMES.c.table_id == table)
    games = connection.execute(query).mappings().all()
    return [(game, game["keepers"].index(owner_hash)) for game in games if owner_hash in game["keepers"]]


def load_table(connection: Connection, table: str) -> StoredTable | None:
    """Return a table with its newest game, or None."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        return None
    newest = select(GAMES).where(GAMES.c.table_id == table).order_by(GAMES.c.round.desc()).limit(1)
    game = connection.execute(newest).mappings().first()
    return StoredTable(
        head=TableHead(row["id"], row["host_hash"], Settings.from_json(row["settings"]), row["created"]),
        status=row["status"],
        chat_on=row["chat_on"],
        seats=[_from_row(Seat, found) for found in _rows_of(connection, SEATS, table, SEATS.c.chair)],
        chat=[_from_row(ChatLine, found) for found in _rows_of(connection, CHAT, table, CHAT.c.number)],
        game=None if game is None else _head(game),
        entries=[] if game is None else load_entries(connection, game["id"]),
    )


def _rows_of(connection: Connection, source: Any, table: str, order: Any) -> Sequence[RowMapping]:
    query = select(source).where(source.c.table_id == table).order_by(order)
    return connection.execute(query).mappings().all()


def _from_row(kind: type[Any], row: RowMapping) -> Any:
    return kind(**{field.name: row[field.name] for field in fields(kind)})


def load_game(connection: Connection, table: str, game: str) -> tuple[GameHead, list[Entry]] | None:
    """Return a game of a table, or None."""
    query = select(GAMES).where((GAMES.c.id == game) & (GAMES.c.table_id == table))
    row = connection.execute(query).mappings().first()
    return None if row is None else (_head(row), load_entries(connection, game))


def load_ending(connection: Connection, table: str, game: str) -> RowMapping | None:
    """Return when a game `ended` and whose it was (`keepers`), or None where there is no such game."""
    is_game = (GAMES.c.id == game) & (GAMES.c.table_id == table)
    return connection.execute(select(GAMES.c.ended, GAMES.c.keepers).where(is_game)).mappings().first()


def share_game(connection: Connection, game: str, share: str) -> str:
    """Return the id of a game's link: this one, unless it has a link already."""
    unshared = (GAMES.c.id == game) & GAMES.c.share.is_(None)
    connection.execute(update(GAMES).where(unshared).values(share=share))
    stored: str = connection.execute(select(GAMES.c.share).where(GAMES.c.id == game)).scalar_one()
    return stored


def withdraw_share(connection: Connection, game: str) -> None:
    """Remove a game's link."""
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(share=None))


def load_shared(connection: Connection, share: str) -> tuple[GameHead, list[Entry], dict[str, Any]] | None:
    """Return the game of a link with its statistics, or None."""
    row = connection.execute(select(GAMES).where(GAMES.c.share == share)).mappings().first()
    return None if row is None else (_head(row), load_entries(connection, row["id"]), row["statistics"])


def find_message(
    connection: Connection, table: str, game: str, owner_hash: str, message_id: str
) -> Entry | None:
    """Return the entry that an owner's message has become in a game of a table."""
    ending = load_ending(connection, table, game)
    if ending is None or owner_hash not in ending["keepers"]:
        return None
    seat = ending["keepers"].index(owner_hash)
    is_move = (MOVES.c.game_id == game) & (MOVES.c.seat == seat) & (MOVES.c.message_id == message_id)
    row = connection.execute(select(MOVES).where(is_move)).mappings().first()
    return None if row is None else _entry(row)


def load_entries(connection: Connection, game: str) -> list[Entry]:
    """Return all entries of a game."""
    query = select(MOVES).where(MOVES.c.game_id == game).order_by(MOVES.c.number)
    return [_entry(row) for row in connection.execute(query).mappings()]


def _entry(row: RowMapping) -> Entry:
    names = ("number", "kind", "seat", "actor", "at", "message_id", "move", "idle")
    decks = tuple(tuple(deck) for deck in row["reshuffles"])
    waiting_for = tuple(row["waiting_for"] or ())
    return Entry(**{name: row[name] for name in names}, reshuffles=decks, waiting_for=waiting_for)


def _head(row: RowMapping) -> GameHead:
    board = row["board"]
    data = board.get("data")
    orders = row["shuffles"]
    return GameHead(
        id=row["id"],
        round=row["round"],
        board=shipped_board(board["id"]) if data is None else board_from_json(data, board["id"], "board"),
        players=tuple(Player(**player) for player in row["players"]),
        owners=tuple(map(SeatOwner, row["chairs"], row["keepers"])),
        seed=row["seed"],
        shuffles=Shuffles(
            transport=tuple(orders["transport"]),
            tickets=tuple(orders["tickets"]),
            souvenirs=tuple(orders["souvenirs"]),
            reshuffles=tuple(tuple(deck) for deck in orders["reshuffles"]),
        ),
        started=row["started"],
        engine=row["engine"],
    )


def list_games(connection: Connection, table: str, before: int | None = None) -> list[dict[str, Any]]:
    """Return the newest games of a table (before a round), the first first, without what is secret."""
    columns = (GAMES.c.id, GAMES.c.round, GAMES.c.started, GAMES.c.ended, GAMES.c.players, GAMES.c.result)
    query = select(*columns).where(GAMES.c.table_id == table).order_by(GAMES.c.round.desc())
    if before is not None:
        query = query.where(GAMES.c.round < before)
    return [dict(row) for row in reversed(connection.execute(query.limit(LISTED_GAMES)).mappings().all())]


def games_played(connection: Connection, games: Sequence[str], secrets: set[str]) -> set[str]:
    """Return those of these games that were played with one of these hashed secrets."""
    query = select(GAMES.c.id, GAMES.c.keepers).where(GAMES.c.id.in_(games))
    return {row.id for row in connection.execute(query) if secrets.intersection(row.keepers)}


def load_statistics(connection: Connection, table: str, game: str) -> list[dict[str, Any] | None]:
    """Return the statistics of a game, None before its end; an empty list where there is no such game."""
    is_game = (GAMES.c.id == game) & (GAMES.c.table_id == table)
    return list(connection.execute(select(GAMES.c.statistics).where(is_game)).scalars())


def results_of_name(connection: Connection, name: str) -> list[dict[str, Any]]:
    """Return the newest finished games of a name, the newest first."""
    query = (
        select(RESULTS)
        .where((RESULTS.c.name == name) & (RESULTS.c.kind == "human"))
        .order_by(RESULTS.c.ended.desc())
        .limit(MOST_LISTED)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def public_tables(connection: Connection, wanted: Collection[str], most: int) -> list[dict[str, Any]]:
    """Return the public tables in use that are wanted, and the last used of the others, those first."""
    columns = (TABLES.c.id, TABLES.c.status, TABLES.c.settings, TABLES.c.created)
    listed = select(*columns).where(_IN_LOBBY).order_by(TABLES.c.touched.desc())
    tables = {row["id"]: dict(row) for row in connection.execute(listed.limit(most)).mappings()}
    others = listed.where(TABLES.c.id.in_(set(wanted) - set(tables)))
    tables |= {row["id"]: dict(row) for row in connection.execute(others).mappings()}
    seats = _listed_seats(connection, tables)
    return [
        {**table, "settings": Settings.from_json(table["settings"]).to_json(), "seats": seats[table["id"]]}
        for table in tables.values()
    ]


def still_public(connection: Connection, tables: Sequence[str]) -> list[str]:
    """Return those of these tables that the lobby may list."""
    return list(connection.execute(select(TABLES.c.id).where(_IN_LOBBY & TABLES.c.id.in_(tables))).scalars())


def _listed_seats(connection: Connection, tables: Iterable[str]) -> dict[str, list[dict[str, Any]]]:
    """Return the seats of each table."""
    columns = (SEATS.c.table_id, SEATS.c.chair, SEATS.c.kind, SEATS.c.name, SEATS.c.bot)
    query = select(*columns).where(SEATS.c.table_id.in_(list(tables))).order_by(SEATS.c.chair)
    seats: dict[str, list[dict[str, Any]]] = {table: [] for table in tables}
    for row in connection.execute(query).mappings():
        seat = dict(row)
        seats[seat.pop("table_id")].append(seat)
    return seats


def tables_in_play(connection: Connection, after: str, most: int) -> tuple[list[str], str | None]:
    """Return some tables that go on by themselves, and after which id to look for more.

    Those are the tables of people with a clock, or whose game waits for a bot by its newest entry.
    """
    games, moves = GAMES.alias(), MOVES.alias()
    newest = select(func.max(games.c.round)).where(games.c.table_id == TABLES.c.id).scalar_subquery()
    last = select(func.max(moves.c.number)).where(moves.c.game_id == GAMES.c.id).scalar_subquery()
    is_last = (MOVES.c.game_id == GAMES.c.id) & (MOVES.c.number == last)
    held = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.kind == HUMAN) & SEATS.c.secret_hash.is_not(None)
    playing = (TABLES.c.status == PLAYING) & TABLES.c.archived.is_(False) & (TABLES.c.id > after)
    playing &= select(SEATS.c.chair).where(held).exists()
    query = (
        select(TABLES.c.id, TABLES.c.settings, GAMES.c.chairs, MOVES.c.waiting_for)
        .select_from(TABLES)
        .join(GAMES, (GAMES.c.table_id == TABLES.c.id) & (GAMES.c.round == newest))
        .outerjoin(MOVES, is_last)
        .where(playing)
        .order_by(TABLES.c.id)
        .limit(most)
    )
    rows = connection.execute(query).all()
    bots = _chairs_of_bots(connection, [row.id for row in rows])
    running = [
        row.id
        for row in rows
        if row.settings["clock"] is not None
        or any((row.id, row.chairs[seat]) in bots for seat in _seats_to_move(row.waiting_for, row.chairs))
    ]
    return running, rows[-1].id if len(rows) == most else None


def _seats_to_move(waiting_for: list[int] | None, chairs: list[int]) -> Sequence[int]:
    """Return the seats that a game waits for: any, where there is no entry yet."""
    return range(len(chairs)) if waiting_for is None else waiting_for


def _chairs_of_bots(connection: Connection, tables: Sequence[str]) -> set[tuple[str, int]]:
    query = select(SEATS.c.table_id, SEATS.c.chair)
    query = query.where(SEATS.c.table_id.in_(tables) & SEATS.c.bot.is_not(None))
    return {(row.table_id, row.chair) for row in connection.execute(query)}


def archive_idle(
    connection: Connection, before: float, live: Collection[str], after: str
) -> tuple[int, str | None]:
    """Archive some tables that nobody has touched since then, but for live ones.

    Return how many, and after which id to look for more.
    """
    idle = (TABLES.c.touched < before) & TABLES.c.archived.is_(False) & (TABLES.c.id > after)
    query = select(TABLES.c.id).where(idle).order_by(TABLES.c.id).limit(MOST_VALUES)
    found = connection.execute(query).scalars().all()
    unused = set(found).difference(live)
    connection.execute(update(TABLES).where(TABLES.c.id.in_(unused)).values(archived=True))
    return len(unused), found[-1] if len(found) == MOST_VALUES else None


def revive(connection: Connection, table: str, now: float, stale: float) -> None:
    """Mark a table as used now, where it is archived or was last used before a time."""
    unused = TABLES.c.archived.is_(True) | (TABLES.c.touched < stale)
    values = {"archived": False, "touched": now}
    connection.execute(update(TABLES).where((TABLES.c.id == table) & unused).values(values))
