"""Reading a board from TOML or JSON, with one sentence for every fault."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from cablecar.board.check import fault_of, faults_of, slips_of
from cablecar.board.draw import SCENERY_KINDS
from cablecar.board.geometry import LEAST_SIZE, MOST_SIZE
from cablecar.board.lines import LISTS, entry_lines, repeated_key_line
from cablecar.board.model import Board, Components, Drawing, Location, Route, Shape, Ticket
from cablecar.common.errors import BoardError, BoardFault, CablecarError
from cablecar.common.files import reason_of

EDITIONS = {"san-francisco": "san_francisco.toml", "san-francisco-2": "san_francisco_2.toml"}
"""The boards that people are offered, by id."""
RESEARCH = {"mini": "mini.toml", "mid": "mid.toml"}
"""The boards for studies, by id: wherever a board is named they can be too."""
SHIPPED = EDITIONS | RESEARCH
"""The boards in this package, by id, each frozen. A game file names them without carrying their data."""
DEFAULT = "san-francisco-2"
MAX_NUMBER = 10**9

T = TypeVar("T")
Kinds = Mapping[str, type | tuple[type, ...]]
_LOCATION: Kinds = {"id": str, "name": str, "x": int, "y": int, "souvenir_at_setup": bool}
_ROUTE: Kinds = {
    "id": str,
    "a": str,
    "b": str,
    "length": int,
    "color": str,
    "ferries": int,
    "double": (str, type(None)),
}
_TICKET: Kinds = {"id": str, "a": str, "b": str, "points": int}
_COMPONENTS: Kinds = {
    "cars": int,
    "cards_per_color": int,
    "colors": list,
    "ferries": int,
    "display": int,
    "sweep_at": int,
    "dealt_cards": int,
    "dealt_tickets": int,
    "last_round_at": int,
    "max_players": int,
    "souvenir_points": list,
}
_BOARD: Kinds = {
    "locations": list,
    "routes": list,
    "tickets": list,
    "souvenirs": list,
    "route_points": dict,
    "components": dict,
}
_FILE: Kinds = {**_BOARD, "id": str, "name": str, "drawing": dict}
_DRAWING: Kinds = {"width": int, "height": int, "bends": dict, "labels": dict, "scenery": list}
_SHAPE: Kinds = {"kind": str, "path": str}

_TABLES: Mapping[str, Kinds] = {"components": _COMPONENTS, "drawing": _DRAWING}
"""The tables of a board file, each written under a line such as [drawing]."""
_OPTIONAL = {"souvenir_at_setup", "ferries", "double", "id", "name", "drawing", "components"}
_WORDS = {str: "text", int: "number", bool: "boolean", list: "list", dict: "table", type(None): "text"}


def _is_a(value: Any, kind: type) -> bool:
    """Return True if a value is of a kind, no number is huge and every text can be written."""
    if isinstance(value, str) and not value.isprintable():
        return False
    if isinstance(value, int) and abs(value) >= MAX_NUMBER:
        return False
    return type(value) is kind


def _holding(data: dict[str, Any], name: str) -> Iterator[tuple[str, str]]:
    """Yield the entries of a file that hold a field, each with the head it is written under."""
    for head, value in data.items():
        if type(value) is dict and name in value:
            yield head, head
        elif type(value) is list and value and type(value[-1]) is dict and name in value[-1]:
            yield f"{LISTS.get(head, head)} {len(value)}", head


class _Reader:
    """Turns plain data into values and gathers what is wrong with it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[BoardFault] = []

    def fault(self, key: str, entry: str, known: Iterable[str] = (), **values: str | int) -> None:
        self.faults.append(fault_of((key, entry, values), self.file, known))

    def fields(self, entry: str, data: Any, kinds: Kinds, optional: frozenset[str]) -> dict[str, Any] | None:
        """Return data if it is a table of exactly these fields, else note why not."""
        before = len(self.faults)
        if type(data) is not dict:
            self.fault("board-wrong-type", entry, field=entry, type="table")
            return None
        for name in data:
            if name not in kinds:
                self._unknown(entry, str(name), kinds)
        for name, kind in kinds.items():
            self._field(entry, data, name, kind, name in optional)
        return data if len(self.faults) == before else None

    def _unknown(self, entry: str, name: str, kinds: Kinds) -> None:
        """Note a field that does not belong here, and where it does."""
        table = next((table for table, fields in _TABLES.items() if name in fields), None)
        if table is None or kinds in (_LOCATION, _ROUTE, _TICKET):
            self.fault("board-unknown-field", entry, kinds, field=name)
        else:
            self.fault("board-misplaced", entry, field=name, table=table)

    def _missing(self, entry: str, data: dict[str, Any], name: str) -> None:
        """Note a field that is missing, or that follows the head of a table and so is part of that."""
        within = next(_holding(data, name), None) if entry == "board" else None
        if within is None:
            self.fault("board-missing-field", entry, field=name)
        else:
            self.fault("board-below-table", within[0], field=name, table=within[1])

    def _field(
        self, entry: str, data: dict[str, Any], name: str, kind: type | tuple[type, ...], optional: bool
    ) -> None:
        allowed = kind if isinstance(kind, tuple) else (kind,)
        if name not in data:
            if not optional:
                self._missing(entry, data, name)
        elif not any(_is_a(data[name], kind) for kind in allowed):
            self.fault("board-wrong-type", entry, field=name, type=_WORDS[allowed[0]])

    def entries(self, data: Any, name: str, kinds: Kinds, make: Callable[..., T]) -> tuple[T, ...]:
        """Return the entries of one of the board's lists as values."""
        made = []
        for number, item in enumerate(data, 1):
            entry = f"{name} {number}"
            if type(item) is dict and type(item.get("id")) is str:
                entry = f"{name} {item['id']}"
            fields = self.fields(entry, item, kinds, frozenset(_OPTIONAL - {"id", "name"}))
            if fields is not None:
                made.append(make(**fields))
        return tuple(made)

    def texts(self, data: list[Any], entry: str) -> tuple[str, ...]:
        return self._all(data, entry, str)

    def numbers(self, data: list[Any], entry: str) -> tuple[int, ...]:
        return self._all(data, entry, int)

    def _all(self, data: list[Any], entry: str, kind: type) -> tuple[Any, ...]:
        if not all(_is_a(item, kind) for item in data):
            self.fault("board-wrong-list", entry, type=_WORDS[kind])
            return ()
        return tuple(data)

    def route_points(self, data: dict[str, Any]) -> dict[int, int]:
        points = {}
        for length, value in data.items():
            if length in map(str, range(1, 9)) and _is_a(value, int):
                points[int(length)] = value
            else:
                self.fault("board-wrong-points", f"route_points {length}")
        return points

    def components(self, data: dict[str, Any]) -> Components:
        fields = self.fields("components", data, _COMPONENTS, frozenset(_COMPONENTS))
        if fields is None:
            return Components()
        fields = dict(fields)
        if "colors" in fields:
            fields["colors"] = self.texts(fields["colors"], "colors")
        if "souvenir_points" in fields:
            fields["souvenir_points"] = self.numbers(fields["souvenir_points"], "souvenir_points")
        return Components(**fields)

    def drawing(self, data: dict[str, Any]) -> Drawing:
        fields = self.fields("drawing", data, _DRAWING, frozenset(_DRAWING))
        if fields is None:
            return Drawing()
        fields = dict(fields)
        self.numbers(list(fields.get("bends", {}).values()), "bends")
        fields["labels"] = {
            place: offset
            for place, pair in fields.get("labels", {}).items()
            if len(offset := self._offset(pair, place)) == 2
        }
        fields["scenery"] = self.entries(fields.get("scenery", []), "scenery", _SHAPE, Shape)
        drawing = Drawing(**fields)
        self._looks(drawing)
        return drawing

    def _looks(self, drawing: Drawing) -> None:
        """Note sizes and scenery that can't be drawn."""
        for name, size in (("width", drawing.width), ("height", drawing.height)):
            if not LEAST_SIZE <= size <= MOST_SIZE:
                self.fault("board-size", f"drawing {name}", size=size, least=LEAST_SIZE, most=MOST_SIZE)
        for number, shape in enumerate(drawing.scenery, 1):
            if shape.kind not in SCENERY_KINDS:
                self.fault("board-unknown-scenery", f"scenery {number}", SCENERY_KINDS, kind=shape.kind)

    def _offset(self, pair: Any, place: str) -> tuple[int, ...]:
        return self.numbers(pair if type(pair) is list and len(pair) == 2 else [None], f"labels {place}")

    def board(self, data: Any, default_id: str) -> Board | None:
        fields = self.fields("board", data, _FILE, frozenset(_OPTIONAL))
        if fields is None:
            return None
        identity = fields.get("id", default_id)
        return Board(
            id=identity,
            name=fields.get("name", identity),
            locations=self.entries(fields["locations"], "location", _LOCATION, Location),
            routes=self.entries(fields["routes"], "route", _ROUTE, Route),
            tickets=self.entries(fields["tickets"], "ticket", _TICKET, Ticket),
            souvenirs=self.texts(fields["souvenirs"], "souvenirs"),
            route_points=self.route_points(fields["route_points"]),
            components=self.components(fields.get("components", {})),
            drawing=self.drawing(fields.get("drawing", {})),
        )


def _build(data: Any, file: str, default_id: str) -> Board:
    reader = _Reader(file)
    board = reader.board(data, default_id)
    faults = reader.faults
    if board is not None and not faults:
        faults = faults_of(board, file)
        if not faults:
            return board
    raise BoardError(faults)


def board_from_json(data: Any, identity: str, file: str) -> Board:
    """Return the board that a game file carries; `file` is named in faults."""
    if type(data) is dict and data.keys() & {"id", "name", "drawing"}:
        raise BoardError([BoardFault("board-not-canonical", file=file)])
    return _build(data, file, identity)


def load_board(path: Path | str) -> Board:
    """Read and check a board file, TOML or canonical JSON."""
    path = Path(path)
    file, text = str(path), _text_of(path)
    data = _parsed(text, file, is_json=path.suffix == ".json")
    try:
        board = _build(data, file, path.stem)
        slips = slips_of(board, file)
        if slips:
            raise BoardError(slips)
        _refuse_shipped_id(board, file)
    except BoardError as error:
        _find_lines(error.faults, text, data)
        raise
    return board


def _text_of(path: Path) -> str:
    """Return the text of a board file."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BoardError([BoardFault("file-unreadable", file=str(path), reason=reason_of(error))]) from None
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        fault = BoardFault("board-not-utf-8", file=str(path))
        fault.line = raw.count(b"\n", 0, error.start) + 1
        raise BoardError([fault]) from None


def _parsed(text: str, file: str, is_json: bool) -> Any:
    """Return what a board file holds."""
    try:
        return _parsed_json(text, file) if is_json else tomllib.loads(text)
    except RecursionError:
        raise BoardError([BoardFault("board-not-readable", file=file)]) from None
    except ValueError as error:
        raise BoardError([_syntax_fault(text, file, str(error), is_json)]) from None


def _parsed_json(text: str, file: str) -> Any:
    """Return what a JSON file holds, or refuse an object that names a key twice."""
    repeated: list[str] = []

    def table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        data = dict(pairs)
        if len(data) < len(pairs):
            repeated.append(Counter(key for key, _ in pairs).most_common(1)[0][0])
        return data

    data = json.loads(text, object_pairs_hook=table)
    if repeated:
        fault = BoardFault("board-key-twice", file=file, field=repeated[0])
        fault.line = repeated_key_line(text, repeated[0])
        raise BoardError([fault])
    return data


_WHERE = re.compile(r"[:,]? ?\(?(?:at )?(?:line (\d+),? column \d+|end\sof document)(?: \(char \d+\))?\)?$")
"""Where a parser tells the position of what it can't read."""


def _syntax_fault(text: str, file: str, message: str, is_json: bool) -> BoardFault:
    """Return the fault of a file that can't be parsed, with the parser's reason."""
    where = _WHERE.search(message)
    reason = message[: where.start()] if where else message
    fault = BoardFault("board-syntax", file=file, format="JSON" if is_json else "TOML", reason=reason)
    if where:
        fault.line = int(where[1] or text.rstrip("\n").count("\n") + 1)
    return fault


def _find_lines(faults: Iterable[CablecarError], text: str, data: Any) -> None:
    """Note for each fault in which line its entry is written."""
    lines = entry_lines(text, data)
    for fault in faults:
        if isinstance(fault, BoardFault):
            entry, field = fault.values.get("entry"), fault.values.get("field")
            fault.line = lines.get(f"{entry}.{field}") or lines.get(str(entry))


def _refuse_shipped_id(board: Board, file: str) -> None:
    if board.id in SHIPPED and board.sha256 != shipped_board(board.id).sha256:
        raise BoardError([BoardFault("board-id-shipped", file=file, entry=board.id)])


def refuse_faults(board: Board) -> None:
    """Refuse a board that can't be played on: one made in Python was not checked by loading it."""
    faults = faults_of(board, board.id)
    if faults:
        raise BoardError(faults)
    _refuse_shipped_id(board, board.id)


def shipped_board(identity: str = DEFAULT) -> Board:
    """Return a board of this package."""
    return _shipped(identity)


@cache
def _shipped(identity: str) -> Board:
    name = SHIPPED[identity]
    data = tomllib.loads((files("cablecar.board") / name).read_text("utf-8"))
    return _build(data, name, identity)


def find_board(name: str | None) -> Board:
    """Return the default board, a shipped one by its id, or one from a file."""
    if name is None:
        return shipped_board()
    path = Path(name)
    if name not in SHIPPED and path.name == name and not path.suffix and not path.exists():
        raise CablecarError("unknown-board", name=name, known=", ".join(SHIPPED))
    return shipped_board(name) if name in SHIPPED else load_board(path)


def as_board(board: Board | Path | str | None) -> Board:
    """Return a board that is given itself, by its id or by its file; None is the default board."""
    if isinstance(board, Board):
        return board
    if board is None or isinstance(board, str | Path):
        return find_board(None if board is None else str(board))
    raise CablecarError("not-a-board", given=str(board)[:40])
