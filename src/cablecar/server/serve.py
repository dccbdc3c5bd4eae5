"""The server as a whole: store, bots, tables, middleware and network."""

import gc
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import TextIO

import uvicorn
from fastapi import FastAPI

from cablecar.board import Board
from cablecar.bots import known_bots
from cablecar.common.catalogue import say
from cablecar.common.errors import CablecarError
from cablecar.common.files import reason_of, write_text
from cablecar.common.system import allow_many_files, drop_unread, run_fast, usable_cores
from cablecar.server.app import make_app
from cablecar.server.bot_workers import BotPool
from cablecar.server.http.middleware import Guard
from cablecar.server.model.boards import Boards
from cablecar.server.model.live_game import Entry
from cablecar.server.security import logs
from cablecar.server.security.connections import uvicorn_options
from cablecar.server.security.hosts import Hosts, hosts_of, http_address
from cablecar.server.security.limits import Limits
from cablecar.server.security.metrics import Metrics
from cablecar.server.storage.retention import KEEP_ALWAYS, Retention
from cablecar.server.storage.store import Store
from cablecar.server.tables.registry import TableRegistry
from cablecar.server.tables.services import Services

HOST, PORT = "127.0.0.1", 8042
"""Where a server listens by default: on this machine only."""
DATABASE = "cablecar.sqlite"
ADDRESS = "address"
"""The file in a data folder with the address of the server there, or of the last one."""
RECEIVED_AT_ONCE = 16_384
"""Bytes of one client that are read at a time: more tiny messages at once would keep the others waiting."""
SELDOM = (1_000, 5, 2_000)
"""When the collector looks for garbage: in small steps, and seldom at everything, as each look halts all."""
TURN_SECONDS = 0.0005
"""After this long the event loop lets the store go on, which asks several times for every commit."""
UNREAD_SECONDS = 30
"""After this long a client is gone that takes nothing of what is sent to it."""


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """Where a server listens, what it offers, and where it keeps its data."""

    host: str
    port: int
    database: str
    trusted_proxies: str = ""
    folder: Path | None = None
    """The folder that its address is written to, for programs that look for it."""
    public_names: tuple[str, ...] = ()
    """The names under which others reach it."""
    retention: Retention = KEEP_ALWAYS
    boards: tuple[Board, ...] = ()
    """Boards of the host's that it offers."""
    code: Path | None = None
    """A Python file with bots of the host's."""


OnReady = Callable[[str], None]
"""Called with a server's address and its bots once it is ready."""


def say_address(address: str) -> None:
    """Print the address of a server that is ready."""
    print(say("serve-address", address=address), flush=True)


def database_in(folder: Path) -> str:
    """Return the address of the embedded database in a folder."""
    return f"sqlite:///{folder.absolute() / DATABASE}"


def make_server(
    registry: TableRegistry,
    metrics: Metrics,
    limits: Limits,
    on_ready: Callable[[], None] = lambda: None,
    hosts: Hosts | None = None,
) -> Guard:
    """Return the whole server as an ASGI app; it opens its tables when it starts, and then says so."""
    bot_pool = registry.services.bot_pool
    bot_pool.on_chosen = lambda bot, seconds: metrics.bot_seconds.labels(bot).observe(seconds)
    bot_pool.on_replaced = lambda reason: metrics.bots_replaced.labels(reason).inc()
    registry.services.on_entry = _counting(metrics)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await bot_pool.start()
        await registry.open()
        on_ready()
        yield
        await registry.close()
        await bot_pool.close()

    app = make_app(registry, metrics, lifespan)
    app.state.limits = limits
    return Guard(app, limits, metrics=metrics, hosts=hosts)


def _counting(metrics: Metrics) -> Callable[[Entry], None]:
    def count(entry: Entry) -> None:
        metrics.moves.labels(entry.move["do"] if entry.move else entry.kind).inc()

    return count


def serve(options: ServerOptions, on_ready: OnReady = say_address, log: TextIO = sys.stderr) -> None:
    """Serve until interrupted; `on_ready` is called as soon as there is an address."""
    limits, metrics = Limits(), Metrics()
    bots = known_bots(options.code)
    _check_proxies(options.trusted_proxies)
    hosts = hosts_of(options.host, options.public_names, bool(options.trusted_proxies))
    allow_many_files()
    with (
        closing(_listen(options)) as listening,
        logs.writing(log),
        closing(Store(options.database, lambda jobs, seconds: _note_commit(metrics, jobs, seconds))) as store,
    ):
        bot_pool = BotPool(_workers(), code=options.code, moves=limits.bot_moves)

        def ready() -> None:
            address = _address(listening)
            if options.folder is not None:
                write_text(options.folder / ADDRESS, address)
            on_ready(address)

        services = Services(
            store, bot_pool, options.retention, limits, boards=Boards(options.boards), bots=bots
        )
        services.listens_on = listening.getsockname()[:2]
        app = make_server(TableRegistry(services), metrics, limits, ready, hosts)
        config = uvicorn.Config(
            app, lifespan="on", **uvicorn_options(limits, options.trusted_proxies, metrics)
        )
        gc.freeze()  # what is there now stays: the collector's pauses grow with all that it has to look at
        gc.set_threshold(*SELDOM)
        sys.setswitchinterval(TURN_SECONDS)
        with suppress(KeyboardInterrupt):  # Ctrl-C is how a server is stopped
            run_fast(uvicorn.Server(config).serve([listening]))


def _workers() -> int:
    """Return how many bots think at once: the server keeps a core for itself where it can."""
    return max(1, usable_cores() - 1)


def _check_proxies(addresses: str) -> None:
    """Refuse an address that no proxy can have: all clients would count as one."""
    for address in filter(None, addresses.split(",")):
        try:
            ip_network(address.strip(), strict=False)
        except ValueError:
            raise CablecarError("serve-bad-proxy", address=address.strip()) from None


def _note_commit(metrics: Metrics, jobs: int, seconds: float) -> None:
    metrics.store_batch.observe(jobs)
    metrics.commit_seconds.observe(seconds)


def _listen(options: ServerOptions) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
        listening = socket.create_server((options.host, options.port), family=family, backlog=2048)
    except OSError as error:
        raise CablecarError(
            "serve-no-port", host=options.host, port=str(options.port), reason=reason_of(error)
        ) from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED_AT_ONCE)
    drop_unread(listening, UNREAD_SECONDS)
    return listening


def _address(listening: socket.socket) -> str:
    return http_address(*listening.getsockname()[:2])
