"""Who asks: the table that a request means, and what whoever sends it holds there."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import Depends, Path, Request, Response, Security
from fastapi.security import APIKeyHeader
from starlette.requests import HTTPConnection

from cablecar.server.hall import Hall
from cablecar.server.identity import Holder, Refused, hashed, may_be_id
from cablecar.server.table import Table

COOKIE = "cablecar"
"""The cookie with all that a browser got with a new table: browsers keep some 150 of one server."""
COOKIE_SECONDS = 400 * 86400
"""How long a browser keeps its seats; browsers allow no longer."""
HOST = "host"

TableId = Annotated[str, Path(max_length=100)]
GameId = Annotated[str, Path(max_length=100, pattern="^[A-Za-z0-9_-]+$")]
ChairNumber = Annotated[int, Path(ge=0, le=3)]


async def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


AskedHall = Annotated[Hall, Depends(_hall)]


async def _table(table: TableId, hall: AskedHall) -> Table:
    return await hall.find(table)


AskedTable = Annotated[Table, Depends(_table)]
SEAT_HEADER, HOST_HEADER = "x-seat-secret", "x-host-secret"


def _key(header: str, name: str) -> APIKeyHeader:
    return APIKeyHeader(name=header, scheme_name=name, auto_error=False)


SeatKey = Annotated[str | None, Security(_key(SEAT_HEADER, "SeatSecret"))]
"""The seat's secret in a header, for the protocol's description; browsers have it in a cookie."""
HostKey = Annotated[str | None, Security(_key(HOST_HEADER, "HostSecret"))]


async def _holder(request: Request, table: AskedTable, chair: ChairNumber, _: SeatKey) -> Holder:
    """Return who shows a chair's secret; whatever is wrong, the answer is the same."""
    holder = table.holder(chair, seat_secret(request, chair))
    if holder is None:
        raise Refused(403, "secret-wrong")
    return holder


async def _host(request: Request, table: AskedTable, _: HostKey) -> Table:
    if not is_host(request, table):
        raise Refused(403, "host-secret-wrong")
    return table


def seat_secret(request: HTTPConnection, chair: int) -> str | None:
    """Return the secret that a request shows for a chair, in a header or a cookie."""
    return request.headers.get(SEAT_HEADER) or kept_secrets(request).get(seat_name(chair))


def seat_name(chair: int) -> str:
    """Return what the secret of a chair is called in a cookie."""
    return f"seat{chair}"


NAMES = frozenset({HOST, *map(seat_name, range(4))})
"""What the secrets of a table are called."""


def kept_secrets(request: HTTPConnection) -> dict[str, str]:
    """Return all secrets that a browser keeps for a table; a cookie of a seat's own is the newest."""
    pairs = (pair.partition(":") for pair in request.cookies.get(COOKIE, "").split("."))
    kept = {**{name: secret for name, _, secret in pairs}, **request.cookies}
    return {name: secret for name, secret in kept.items() if name in NAMES and may_be_id(secret)}


def holders(request: Request, table: Table) -> list[Holder]:
    """Return everything that a request shows the secrets of at a table."""
    found = (table.holder(chair, seat_secret(request, chair)) for chair in range(len(table.seats)))
    return [holder for holder in found if holder is not None]


def shown_secrets(request: Request, table: Table) -> set[str]:
    """Return the hashes of all secrets that a request shows, those of former seats too."""
    secrets = (seat_secret(request, chair) for chair in range(len(table.seats)))
    return {hashed(secret) for secret in secrets if secret is not None}


def is_host(request: Request, table: Table) -> bool:
    """Tell whether a request shows the host's secret."""
    return table.is_host(request.headers.get(HOST_HEADER) or kept_secrets(request).get(HOST))


AskingHolder = Annotated[Holder, Depends(_holder)]
HostsTable = Annotated[Table, Depends(_host)]


def keep_secrets(request: Request, response: Response, table: str, secrets: Mapping[str, str]) -> None:
    """Let the browser keep the secrets of a new table, all in one cookie."""
    together = ".".join(f"{name}:{secret}" for name, secret in secrets.items())
    _keep(request, response, table, COOKIE, together)


def keep_seat(request: Request, response: Response, table: str, chair: int, secret: str) -> None:
    """Let the browser keep the secret of a seat at a table that is there already.

    In a cookie of its own: answers that add to one cookie at the same time would lose each other's seats.
    """
    _keep(request, response, table, seat_name(chair), secret)


def _keep(request: Request, response: Response, table: str, cookie: str, value: str) -> None:
    """Set a cookie that no script reads, no other site sends and no other table sees."""
    response.set_cookie(
        cookie,
        value,
        max_age=COOKIE_SECONDS,
        path=f"/api/tables/{table}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
