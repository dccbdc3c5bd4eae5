"""The game file: one JSON document that is one whole game, checkable by anybody."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Protocol, TypeVar

from cablecar.board import CARDS, Board, board_from_json, shipped_board
from cablecar.board.load import SHIPPED, Kinds
from cablecar.common.errors import BoardError, CablecarError, RecordError
from cablecar.common.files import reason_of, write_text
from cablecar.common.version import __version__
from cablecar.engine.chance import Shuffles, is_seed
from cablecar.engine.moves import (
    DrawTickets,
    KeepTickets,
    Move,
    Played,
    TakeCard,
    from_json,
    revealed_keys,
    shown,
    to_json,
)
from cablecar.engine.players import Player, is_player_kind
from cablecar.engine.result import Result
from cablecar.rules.board_table import board_table
from cablecar.rules.state import MAX_RESHUFFLES

FORMAT = "cablecar-game/1"
MAX_BYTES = 4_000_000
"""A longer file is refused unread: the longest possible game is far shorter."""
MAX_DEPTH = 8
"""How deep values may lie inside each other; a board's data lie deepest, at 5."""
MAX_DIGITS = 10
"""A longer number is refused unread."""
MAX_FAULT = 200
"""How much of a board's fault is shown: ids in it may be of any length."""


class Recorded(Protocol):
    """A game as a record needs it."""

    board: Board
    players: tuple[Player, ...]
    seed: str
    moves: list[Played]

    @property
    def shuffles(self) -> Shuffles:
        """Every outcome of chance so far."""

    @property
    def result(self) -> Result | None:
        """The final count, or None before the end."""


class Replayed(Recorded, Protocol):
    """A game that can be played again from its record, with chance as it was."""

    @property
    def had_wrong_deck(self) -> bool:
        """Whether the last move met a prescribed deck that was not made of the discarded cards (D6)."""

    def prescribe_reshuffles(self, decks: Sequence[Sequence[str]]) -> None:
        """Prescribe the new decks of the next move."""

    def play(self, seat: int, move: Move) -> None:
        """Make a move, or raise IllegalMove and change nothing."""


G = TypeVar("G", bound=Replayed)


def record_of(game: Recorded) -> dict[str, Any]:
    """Return a game as its file holds it."""
    shuffles = asdict(game.shuffles)
    result = game.result
    return {
        "format": FORMAT,
        "board": board_entry(game.board),
        "engine": __version__,
        "players": [asdict(player) for player in game.players],
        "seed": game.seed,
        "shuffles": {
            name: [list(deck) for deck in order] if name == "reshuffles" else list(order)
            for name, order in shuffles.items()
        },
        "moves": [move_json(played) for played in _in_file_order(game)],
        "result": None if result is None else result.to_json(),
    }


def board_entry(board: Board) -> dict[str, Any]:
    """Return a board as the game file names it, whole unless it is a shipped one."""
    entry: dict[str, Any] = {"id": board.id, "sha256": board.sha256}
    if board.id not in SHIPPED:
        entry["data"] = board.to_json()
    return entry


def _in_file_order(game: Recorded) -> list[Played]:
    """Return the moves with the opening choices by seat, whatever the order of arrival."""
    opening = sorted(game.moves[: len(game.players)], key=lambda played: played.seat)
    return opening + game.moves[len(game.players) :]


def move_json(played: Played) -> dict[str, Any]:
    """Return a move as the game file writes it, with its seat and what it revealed."""
    data = {"seat": played.seat, **to_json(played.move)}
    if isinstance(played.move, TakeCard):
        data["card"] = played.revealed[0]
    elif isinstance(played.move, DrawTickets):
        data["tickets"] = list(played.revealed)
    return data


def dumps(record: dict[str, Any]) -> str:
    """Return the text of a game file: equal games are equal bytes."""
    return json.dumps(record, sort_keys=True, indent=2, ensure_ascii=False) + "\n"


def save(game: Recorded, path: Path | str) -> None:
    """Write a game's file."""
    write_text(Path(path), dumps(record_of(game)))


def read(path: Path | str) -> dict[str, Any]:
    """Return the record in a file, or say in a sentence why it is none."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError("file-unreadable", file=str(path), reason=reason_of(error)) from None
    except ValueError:
        raise RecordError("record-bad-path", file=str(path)) from None
    return loads(content)


def loads(content: bytes) -> dict[str, Any]:
    """Return the record in a text, its shape not yet checked."""
    if len(content) > MAX_BYTES:
        raise RecordError("record-too-long", most=MAX_BYTES // 1_000_000)
    try:
        record = json.loads(
            content.decode("utf-8"),
            object_pairs_hook=_unique,
            parse_int=_whole,
            parse_float=_no_number,
            parse_constant=_no_number,
        )
    except (ValueError, RecursionError):
        raise RecordError("record-not-json") from None
    if type(record) is not dict:
        raise RecordError("record-not-json")
    return record


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        raise RecordError("record-key-twice")
    return table


def _whole(text: str) -> int:
    if len(text) > MAX_DIGITS:
        raise RecordError("record-number-too-large")
    return int(text)


def _no_number(text: str) -> int:
    raise RecordError("record-not-whole", number=text[:20])


def check_values(value: Any, depth: int = 0) -> None:
    """Refuse what could be neither walked through nor written again, wherever in a record it stands."""
    if depth > MAX_DEPTH:
        raise RecordError("record-too-deep")
    if type(value) is dict:
        check_values([*value, *value.values()], depth)
    elif type(value) is list:
        for item in value:
            check_values(item, depth + 1)
    elif type(value) is int and abs(value) >= 10**MAX_DIGITS:
        raise RecordError("record-number-too-large")
    elif type(value) is str and not _is_writable(value):
        raise RecordError("record-half-letter")


def _is_writable(text: str) -> bool:
    """Return True if a text can be UTF-8: JSON can also name half a letter, such as "\\ud800"."""
    return text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text)


def _fields(data: Any, where: str, required: Kinds) -> dict[str, Any]:
    """Return data if it is an object of exactly these fields."""
    if type(data) is not dict:
        raise RecordError("record-wrong-type", where=where, field=where)
    for name in data:
        if name not in required:
            raise RecordError("record-unknown-key", where=where, field=shown(name))
    for name, kinds in required.items():
        if name not in data:
            raise RecordError("record-missing-key", where=where, field=name)
        if type(data[name]) not in (kinds if isinstance(kinds, tuple) else (kinds,)):
            raise RecordError("record-wrong-type", where=where, field=name)
    return data


def board_of(data: dict[str, Any]) -> Board:
    """Return the board that an entry of a game file names or carries."""
    identity = data.get("id")
    if isinstance(identity, str) and identity in SHIPPED:
        _fields(data, "board", {"id": str, "sha256": str})
        board = shipped_board(identity)
    else:
        _fields(data, "board", {"id": str, "sha256": str, "data": dict})
        board = _carried_board(data)
    if board.sha256 != data["sha256"]:
        raise RecordError("record-board-hash", board=board.id)
    return board


def _carried_board(data: dict[str, Any]) -> Board:
    try:
        board = board_from_json(data["data"], data["id"], "board")
    except BoardError as error:
        fault = str(error.faults[0])
        fault = fault if len(fault) <= MAX_FAULT else f"{fault[:MAX_FAULT]} …."
        raise RecordError("record-bad-board", fault=fault) from None
    if not _same(data["data"], board.to_json()):
        raise RecordError("record-board-not-whole")
    return board


def _players(data: list[Any], board: Board) -> list[Player]:
    if not 2 <= len(data) <= board.components.max_players:
        raise RecordError("record-player-count", most=board.components.max_players)
    players = []
    for item in data:
        fields = _fields(item, "players", {"name": str, "kind": str})
        if not is_player_kind(fields["kind"]):
            raise RecordError("wrong-player-kind")
        players.append(Player(**fields))
    return players


def _shuffles(data: Any, board: Board) -> Shuffles:
    fields = _fields(
        data, "shuffles", dict.fromkeys(("transport", "tickets", "souvenirs", "reshuffles"), list)
    )
    cards = Counter(dict(zip(CARDS, board_table(board)["card_counts"][0].tolist(), strict=True)))
    expected = {
        "transport": +cards,
        "tickets": Counter(ticket.id for ticket in board.tickets),
        "souvenirs": Counter(board.souvenirs),
    }
    for name, items in expected.items():
        _check_texts(fields[name], name)
        if Counter(fields[name]) != items:
            raise RecordError("record-wrong-shuffle", order=name)
    for deck in fields["reshuffles"]:
        if type(deck) is not list or not 1 <= len(deck) <= cards.total():
            raise RecordError("record-wrong-type", where="shuffles", field="reshuffles")
        _check_texts(deck, "reshuffles")
        if not set(deck) <= set(CARDS):
            raise RecordError("record-wrong-shuffle", order="reshuffles")
    transport, tickets, souvenirs = (tuple(fields[name]) for name in expected)
    return Shuffles(transport, tickets, souvenirs, tuple(map(tuple, fields["reshuffles"])))


def _check_texts(items: list[Any], name: str) -> None:
    if any(type(item) is not str for item in items):
        raise RecordError("record-wrong-type", where="shuffles", field=name)


_RECORD: Kinds = {
    "format": str,
    "board": dict,
    "engine": str,
    "players": list,
    "seed": str,
    "shuffles": dict,
    "moves": list,
    "result": (dict, type(None)),
}


def replaying(
    record: dict[str, Any], start: Callable[[Board, Sequence[Player], str, Shuffles], G]
) -> Iterator[G]:
    """Start the game of a record, and yield it after the deal and after each move, or raise RecordError."""
    check_values(record)
    fields = _fields(record, "record", _RECORD)
    if fields["format"] != FORMAT:
        raise RecordError("record-format", format=fields["format"][:40])
    if not is_seed(fields["seed"]):
        raise RecordError("record-wrong-type", where="record", field="seed")
    board = board_of(fields["board"])
    players = _players(fields["players"], board)
    shuffles = _shuffles(fields["shuffles"], board)
    game = start(board, players, fields["seed"], shuffles)
    _check_reshuffles(game, shuffles, 0)
    yield game
    for number, data in enumerate(fields["moves"], 1):
        _replay_move(game, shuffles, number, data)
        yield game
    _check_end(game, shuffles, fields["result"])


def _replay_move(game: Replayed, shuffles: Shuffles, number: int, data: Any) -> None:
    try:
        move = from_json(_with_seat_and_outcome(data))
        made = len(game.shuffles.reshuffles)
        game.prescribe_reshuffles(shuffles.reshuffles[made : made + MAX_RESHUFFLES])
        game.play(data["seat"], move)
        _check_opening_order(game)
        if move_json(game.moves[-1]) != _with_sorted_tickets(data):
            raise RecordError("record-wrong-outcome")
    except CablecarError as error:
        raise RecordError("record-move", number=number, reason=str(error)) from None
    _check_reshuffles(game, shuffles, number)


def _with_seat_and_outcome(data: Any) -> dict[str, Any]:
    """Return a move if it tells who made it and what it revealed."""
    if type(data) is not dict:
        raise RecordError("record-wrong-type", where="moves", field="move")
    for name in ("seat", "do", *revealed_keys(data)):
        if name not in data:
            raise RecordError("record-missing-key", where="move", field=name)
    if type(data["seat"]) is not int:
        raise RecordError("record-wrong-type", where="move", field="seat")
    return data


def _with_sorted_tickets(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "tickets": sorted(data["tickets"])} if data["do"] == "keep_tickets" else data


def _check_opening_order(game: Replayed) -> None:
    opening = game.moves[: len(game.players)]
    seats = [played.seat for played in opening if isinstance(played.move, KeepTickets)]
    if seats != sorted(seats):
        raise RecordError("record-opening-order")


def _check_reshuffles(game: Replayed, shuffles: Shuffles, number: int) -> None:
    if game.had_wrong_deck or len(game.shuffles.reshuffles) > len(shuffles.reshuffles):
        raise RecordError("record-reshuffle", number=number)


def _check_end(game: Replayed, shuffles: Shuffles, result: dict[str, Any] | None) -> None:
    if len(game.shuffles.reshuffles) < len(shuffles.reshuffles):
        raise RecordError("record-surplus-reshuffle")
    counted = game.result
    expected = None if counted is None else counted.to_json()
    if not _same(result, expected):
        raise RecordError("record-wrong-result")


def _same(one: Any, other: Any) -> bool:
    """Compare as JSON text, where true is not 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
