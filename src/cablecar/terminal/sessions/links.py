"""Tables on servers by their links: what a link names, who sits there, and the seats that this user holds."""

import hashlib
import json
import os
import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from pydantic import TypeAdapter, ValidationError

from cablecar.common.catalogue import language
from cablecar.common.errors import CablecarError, IllegalMove
from cablecar.common.files import data_folder, make_folder, reason_of
from cablecar.language.sentences import listed
from cablecar.server.model.boards import board_id
from cablecar.server.protocol.responses import (
    BoardInfo,
    BotInfo,
    Fault,
    FaultAnswer,
    SeatSecret,
    TableMade,
    TableShown,
    TableState,
)
from cablecar.server.security.identity import may_be_id
from cablecar.terminal.missing_cards import TOO_FEW_CARDS

Kind = TypeVar("Kind")
PATIENCE = 10.0
"""How many seconds a server may take to answer."""
USUAL = "casual"
"""The bot that is offered first."""


@dataclass(frozen=True, slots=True)
class Link:
    """What a table's link names."""

    server: str
    """Where the server is, such as "http://127.0.0.1:8042"."""
    table: str
    chair: int = 0
    code: str = ""
    """What moves the seat of this chair to another device, where the link carries it."""

    @property
    def path(self) -> str:
        """Where the server answers for this table."""
        return f"/api/tables/{self.table}"

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}"


@dataclass(frozen=True, slots=True)
class HeldSeat:
    """A seat at a table, and the secret that plays it."""

    chair: int
    secret: str
    name: str
    host: str = ""
    """The secret of the table's host, where this user has made the table."""

    @property
    def headers(self) -> dict[str, str]:
        """What shows a server that the seat is ours."""
        return {"x-seat-secret": self.secret}

    @property
    def host_headers(self) -> dict[str, str]:
        """What shows a server that the table is ours."""
        return {"x-host-secret": self.host}


def read_link(text: str) -> Link:
    """Return what a link names, or say that it is none."""
    with suppress(ValueError):
        parts = urlsplit(text.strip())
        folder, _, table = parts.path.rstrip("/").rpartition("/t/")
        if parts.scheme in ("http", "https") and parts.hostname and not folder and may_be_id(table):
            moved = parse_qs(parts.fragment)
            chair = int(moved.get("seat", ["0"])[0])
            return Link(f"{parts.scheme}://{parts.netloc}", table, chair, moved.get("code", [""])[0])
    raise CablecarError("remote-no-link", link=text)


def read_server(text: str) -> str:
    """Return the server that an address names, also one without "http://" or with more behind it."""
    with suppress(ValueError):
        parts = urlsplit(text.strip() if "://" in text else f"http://{text.strip()}")
        if parts.scheme in ("http", "https") and parts.hostname:
            return f"{parts.scheme}://{parts.netloc}"
    raise CablecarError("remote-no-server", address=text)


def new_id() -> str:
    """Return an id for a message, which no other has."""
    return secrets.token_hex(12)


def told(fault: Fault) -> CablecarError:
    """Return what a server refused, in its own sentence."""
    if fault.rule is None:
        return CablecarError("remote-told", message=fault.message)
    if fault.key in TOO_FEW_CARDS:
        return IllegalMove(fault.rule, fault.key, **fault.values)  # which cards are missing can be told here
    return IllegalMove(fault.rule, "remote-told", message=fault.message)


def ask(
    link: Link, path: str, body: dict[str, Any] | None = None, method: str | None = None, **headers: str
) -> bytes:
    """Ask a table's server, with a body for something to be done; what it refuses is raised."""
    data = None if body is None else json.dumps(body).encode()
    told_about = {"content-type": "application/json", "accept-language": language(), **headers}
    request = Request(link.server + path, data, told_about, method=method)
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            content: bytes = answer.read()
    except HTTPError as error:
        raise refusal(link, error.read()) from None
    except (OSError, HTTPException) as error:
        cause = getattr(error, "reason", error)
        reason = reason_of(cause) if isinstance(cause, OSError) else str(cause)
        raise CablecarError("remote-unreachable", server=link.server, reason=reason) from None
    return content


def refusal(link: Link, content: bytes) -> CablecarError:
    """Return what a server says in the answer to something that it refuses."""
    try:
        return told(FaultAnswer.model_validate_json(content).error)
    except ValidationError:
        return CablecarError("remote-strange", server=link.server)


def read_answer(link: Link, kind: type[Kind], content: bytes) -> Kind:
    """Return an answer as what it should be, or say that the server is none of ours."""
    try:
        return TypeAdapter(kind).validate_json(content)
    except ValidationError:
        raise CablecarError("remote-strange", server=link.server) from None


def table_at(link: Link) -> TableState:
    """Return how a table stands."""
    return read_answer(link, TableShown, ask(link, link.path)).table


def make_table(server: str, name: str, seats: list[dict[str, str]], **settings: Any) -> tuple[Link, HeldSeat]:
    """Make a table on a server and sit down as its host; the other seats are as wished for."""
    at = Link(read_server(server), "")
    _expect_known("unknown-bot", [seat["bot"] for seat in seats if "bot" in seat], bots_at(at))
    if "board" in settings:
        settings["board"] = _board_key(at, settings["board"])
    wishes = [{"kind": "human", "name": name}, *seats]
    answer = ask(at, "/api/tables", {"seats": wishes, **settings})
    made = read_answer(at, TableMade, answer)
    link = Link(at.server, made.table.id)
    own = made.seats[0]
    seat = HeldSeat(own.chair, own.secret, made.table.seats[own.chair].name, made.host_secret)
    _keep(link, seat)
    return link, seat


def bots_at(link: Link) -> list[str]:
    """Return the names of a server's bots, the usual opponent first."""
    names = [bot.name for bot in read_answer(link, list[BotInfo], ask(link, "/api/bots"))]
    return sorted(names, key=lambda name: name != USUAL)


def _board_key(link: Link, name: str) -> str:
    """Return what a server calls a board that is meant by its key, or by its id alone."""
    keys = [board.key for board in read_answer(link, list[BoardInfo], ask(link, "/api/boards"))]
    if name in keys:
        return name
    for key in keys:
        if board_id(key) == name:
            return key
    raise CablecarError("remote-unknown-board", name=name, known=listed([board_id(key) for key in keys]))


def _expect_known(key: str, names: Iterable[str], known: Sequence[str]) -> None:
    """Refuse a name that a server does not know."""
    for name in names:
        if name not in known:
            raise CablecarError(key, name=name, known=listed(known))


def sit_down(link: Link, name: str | None, usual: str) -> HeldSeat:
    """Return the seat that this user holds at a table, under this name or any; or sit down, and keep that."""
    if link.code:
        answer = ask(link, f"{link.path}/seats/{link.chair}/use-code", {"code": link.code})
    else:
        held = _held_seats(link)
        for seat in reversed(held):
            if name is None or seat.name == name:
                return seat
        answer = ask(link, f"{link.path}/join", {"name": name or usual})
    given = read_answer(link, SeatSecret, answer)
    shown = table_at(link).seats[given.chair].name
    seat = HeldSeat(given.chair, given.secret, shown)
    _keep(link, seat)
    return seat


def _file(link: Link) -> Path:
    return data_folder() / "seats" / f"{hashlib.sha256(str(link).encode()).hexdigest()[:24]}.json"


def _held_seats(link: Link) -> list[HeldSeat]:
    try:
        return TypeAdapter(list[HeldSeat]).validate_json(_file(link).read_bytes())
    except (OSError, ValidationError):
        return []


def _keep(link: Link, seat: HeldSeat) -> None:
    """Keep a seat where only this user can read it."""
    path = _file(link)
    others = [other for other in _held_seats(link) if other.chair != seat.chair]
    make_folder(path.parent)
    draft = path.with_suffix(".part")
    try:
        number = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(number, "w", encoding="utf-8") as file:
            json.dump([asdict(other) for other in (*others, seat)], file)
        draft.replace(path)
    except OSError as error:
        raise CablecarError("file-unwritable", file=str(path), reason=reason_of(error)) from None
