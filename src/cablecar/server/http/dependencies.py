"""Dependencies of the routes: the table of a request, and the credentials that the request carries."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import Depends, Path, Request, Response, Security
from fastapi.security import APIKeyHeader
from starlette.requests import HTTPConnection

from cablecar.rules.state import MAX_PLAYERS
from cablecar.server.security.identity import Refused, SeatCredential, hashed, may_be_id
from cablecar.server.tables.registry import TableRegistry
from cablecar.server.tables.table import Table

COOKIE = "cablecar"
"""The cookie with all that a browser got with a new table: browsers keep some 150 of one server."""
COOKIE_SECONDS = 400 * 86400
"""How long a browser keeps its seats; browsers allow no longer."""
HOST = "host"

TableId = Annotated[str, Path(max_length=100)]
GameId = Annotated[str, Path(max_length=100, pattern="^[A-Za-z0-9_-]+$")]
ChairNumber = Annotated[int, Path(ge=0, le=MAX_PLAYERS - 1)]


async def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


CurrentRegistry = Annotated[TableRegistry, Depends(_registry)]


async def _table(table: TableId, registry: CurrentRegistry) -> Table:
    return await registry.find(table)


CurrentTable = Annotated[Table, Depends(_table)]
SEAT_HEADER, HOST_HEADER = "x-seat-secret", "x-host-secret"


def _key(header: str, name: str) -> APIKeyHeader:
    return APIKeyHeader(name=header, scheme_name=name, auto_error=False)


SeatKey = Annotated[str | None, Security(_key(SEAT_HEADER, "SeatSecret"))]
"""The seat's secret in a header, for the protocol's description; browsers have it in a cookie."""
HostKey = Annotated[str | None, Security(_key(HOST_HEADER, "HostSecret"))]


async def _credential(
    request: Request, table: CurrentTable, chair: ChairNumber, _: SeatKey
) -> SeatCredential:
    """Return the credential of a chair's secret; every fault gets the same answer."""
    credential = table.credential(chair, seat_secret(request, chair))
    if credential is None:
        raise Refused(403, "secret-wrong")
    return credential


async def _host(request: Request, table: CurrentTable, _: HostKey) -> Table:
    if not is_host(request, table):
        raise Refused(403, "host-secret-wrong")
    return table


def seat_secret(request: HTTPConnection, chair: int) -> str | None:
    """Return the secret that a request carries for a chair, in a header or a cookie."""
    return request.headers.get(SEAT_HEADER) or cookie_secrets(request).get(seat_key(chair))


def seat_key(chair: int) -> str:
    """Return the name of a chair's secret in a cookie."""
    return f"seat{chair}"


SECRET_KEYS = frozenset({HOST, *map(seat_key, range(MAX_PLAYERS))})
"""The names of a table's secrets in a cookie."""


def cookie_secrets(request: HTTPConnection) -> dict[str, str]:
    """Return all secrets that a browser keeps for a table; a cookie of a seat's own is the newest."""
    pairs = (pair.partition(":") for pair in request.cookies.get(COOKIE, "").split("."))
    kept = {**{name: secret for name, _, secret in pairs}, **request.cookies}
    return {name: secret for name, secret in kept.items() if name in SECRET_KEYS and may_be_id(secret)}


def credentials(request: Request, table: Table) -> list[SeatCredential]:
    """Return the credentials of all secrets that a request carries for a table."""
    found = (table.credential(chair, seat_secret(request, chair)) for chair in range(len(table.seats)))
    return [credential for credential in found if credential is not None]


def secret_hashes(request: Request, table: Table) -> set[str]:
    """Return the hashes of all secrets that a request carries, those of former seats too."""
    secrets = (seat_secret(request, chair) for chair in range(len(table.seats)))
    return {hashed(secret) for secret in secrets if secret is not None}


def is_host(request: Request, table: Table) -> bool:
    """Return True if a request carries the host's secret."""
    return table.is_host(request.headers.get(HOST_HEADER) or cookie_secrets(request).get(HOST))


CurrentCredential = Annotated[SeatCredential, Depends(_credential)]
HostedTable = Annotated[Table, Depends(_host)]


def set_secrets(request: Request, response: Response, table: str, secrets: Mapping[str, str]) -> None:
    """Set the cookie with all secrets of a new table."""
    together = ".".join(f"{name}:{secret}" for name, secret in secrets.items())
    _set_cookie(request, response, table, COOKIE, together)


def set_seat_secret(request: Request, response: Response, table: str, chair: int, secret: str) -> None:
    """Set the cookie of a seat at a table that is there already.

    It is one of its own: answers that add to one cookie at the same time would lose each other's seats.
    """
    _set_cookie(request, response, table, seat_key(chair), secret)


def _set_cookie(request: Request, response: Response, table: str, cookie: str, value: str) -> None:
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
