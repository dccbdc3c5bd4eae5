"""Outages: a small sample of the long proofs, and what they rest on."""

import asyncio
import os
import sqlite3
import threading
import time
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from cablecar.common.errors import CablecarError
from cablecar.server.http.middleware import Guard
from cablecar.server.security.limits import Limits
from cablecar.server.serve import DATABASE, database_in
from cablecar.server.storage import health as healths
from cablecar.server.storage import store as stores
from cablecar.server.storage.store import Store, StoreUnavailable, touch
from cablecar.server.tables import registry as registries
from cablecar.server.tables.steady_clock import SteadyClock
from tests.proofs.server import broken as server_broken
from tests.proofs.server import clock as server_clock
from tests.proofs.server import outage as server_outage
from tests.proofs.server import start as server_start
from tests.proofs.server_clients import killable_server as mortal
from tests.proofs.server_clients.unwatched import Witness
from tests.support.server.guarded import ask
from tests.support.server.players import is_game
from tests.support.server.serving import (
    RunningServer,
    error_of,
    make_table,
    serving,
    sitting,
    start,
    wait_until,
)
from tests.support.terminal.commanding import run

HOUR = 3600.0


@pytest.mark.parametrize(("kind", "seconds"), [("locked", 5.0), ("stopped", 0.5)])
def test_tables_that_nobody_watches_go_on_after_an_outage(kind: str, seconds: float) -> None:
    series = server_outage.prove_outages(kind, (seconds,), 1)
    assert series.acknowledged > 0
    assert [outage.tables for outage in series.outages] == [2]


class Broken(BaseHTTPRequestHandler):
    """A server whose every answer is an error."""

    def do_POST(self) -> None:
        self.send_response(500)
        self.end_headers()
        self.wfile.write(b"broken")


def test_the_witness_of_an_outage_reports_an_error_of_the_server(tmp_path: Path) -> None:
    with ThreadingHTTPServer((mortal.HOST, 0), Broken) as broken:
        threading.Thread(target=broken.serve_forever).start()
        server = mortal.Server(tmp_path)
        server.port = broken.server_port
        witness = Witness(server)
        try:
            with pytest.raises(AssertionError, match="broken"), witness.playing():
                wait_until(lambda: witness._errors)
        finally:
            broken.shutdown()


@pytest.mark.parametrize("name", ["deleted", "full"])
def test_a_server_without_its_store_says_so_and_acknowledges_nothing(name: str) -> None:
    case = server_broken.prove_case(name, 1.0)
    assert case.acknowledged >= server_broken.PLAYED


def test_games_go_on_though_the_clock_was_set_back() -> None:
    assert server_clock.prove_start(-HOUR, 1).tables == 2


def test_games_in_a_full_store_go_on_after_a_start() -> None:
    started = server_start.prove_start(30)
    assert (started.games, started.bots) == (30, 10)


def test_a_bot_goes_on_after_many_attempts_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "BUSY_SECONDS", 0.1)
    monkeypatch.setattr(registries, "RELOAD_SECONDS", 0.05)
    with serving(tmp_path) as server, server.http() as http:
        made = make_table(http, "Ada", "bot:random", pace=0.2)
        start(http, made)
        assert http.post(f"/api/tables/{made.table}/seats/0/bot", json={"bot": "random"}).is_success
        with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
            count = "SELECT COUNT(*) FROM moves"
            other.execute("BEGIN EXCLUSIVE")
            (before,) = other.execute(count).fetchone()
            wait_until(lambda: made.table not in server.registry.tables)
            time.sleep(1.5)
            assert made.table not in server.registry.tables
            other.execute("ROLLBACK")
            wait_until(lambda: other.execute(count).fetchone()[0] > before + 1)


def test_a_frozen_database_is_given_up_and_found_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A job that hangs holds nobody up, and one that nobody waits for any more is never begun."""
    monkeypatch.setattr(stores, "ANSWER_SECONDS", 0.5)
    store = Store(database)
    hangs = threading.Event()
    done: list[str] = []

    def hang(connection: Connection) -> None:
        hangs.set()
        is_file = connection.dialect.name == "sqlite"
        time.sleep(1.5) if is_file else connection.execute(text("SELECT pg_sleep(3)"))

    async def wait() -> list[object]:
        first = asyncio.create_task(store.run(hang))
        await asyncio.to_thread(hangs.wait)
        # The first is under way alone: the second is in no batch with it.
        second = store.run(lambda connection: done.append("late"), 0.1)
        return list(await asyncio.gather(first, second, return_exceptions=True))

    async def recover() -> None:
        while True:
            try:
                return await store.run(touch)
            except StoreUnavailable:
                await asyncio.sleep(0.1)

    answers = asyncio.run(wait())
    assert [type(answer) for answer in answers] == [StoreUnavailable] * 2
    asyncio.run(asyncio.wait_for(recover(), 30))
    assert done == []
    store.close()


def test_a_lock_fails_all_who_wait_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred jobs behind a locked file wait as long as one."""
    monkeypatch.setattr(stores, "BUSY_SECONDS", 0.5)
    store = Store(database_in(tmp_path))

    async def run_many() -> list[object]:
        return await asyncio.gather(*(store.run(touch) for _ in range(100)), return_exceptions=True)

    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        answers = asyncio.run(asyncio.wait_for(run_many(), 20))
        other.execute("ROLLBACK")
    assert {type(answer) for answer in answers} == {StoreUnavailable}
    assert set(asyncio.run(run_many())) == {None}
    store.close()


def test_a_job_that_the_database_refuses_fails_alone(database: str) -> None:
    store = Store(database)

    async def together() -> tuple[object, object, object]:
        wrong = store.run(lambda connection: connection.execute(text("SELECT nonsense")))
        return await asyncio.gather(store.run(touch), wrong, store.run(touch), return_exceptions=True)

    first, second, third = asyncio.run(together())
    assert (first, third) == (None, None)
    assert isinstance(second, Exception)
    assert not isinstance(second, StoreUnavailable)
    store.close()


def test_a_link_to_a_database_in_use_is_refused(tmp_path: Path) -> None:
    store = Store(database_in(tmp_path))
    (tmp_path / "link.sqlite").symlink_to(tmp_path / DATABASE)
    (tmp_path / "folder").symlink_to(tmp_path)
    for name in ("link.sqlite", f"folder/{DATABASE}", f"../{tmp_path.name}/{DATABASE}"):
        with pytest.raises(CablecarError, match="Another server"):
            Store(f"sqlite:///{tmp_path / name}")
    store.close()


def test_a_database_of_a_newer_version_is_told_in_a_sentence(database: str, tmp_path: Path) -> None:
    store = Store(database)

    def renew(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    asyncio.run(store.run(renew))
    store.close()
    said = run("serve", "--port", 0, "--db", database, status=1)
    assert "newer Cable Car" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("content", [b"nonsense " * 1000, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_told_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / DATABASE).write_bytes(content)
    with pytest.raises(CablecarError, match="can’t be opened"):
        Store(database_in(tmp_path))


def test_the_health_of_a_full_server_can_be_asked() -> None:
    async def well(scope: object, receive: object, send: object) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})  # type: ignore[operator]
        await send({"type": "http.response.body", "body": b""})  # type: ignore[operator]

    guard = Guard(well, Limits(connections=0, connections_of_one=0))
    assert ask(guard, "/healthz").status == 200
    assert ask(guard, "/").status == 503


def test_health_is_asked_often_and_tried_seldom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server, server.http() as http:
        counted: list[float] = []
        original = server.services.store.run

        async def run_job(job: object, patience: float | None = None) -> object:
            counted.append(time.monotonic())
            return await original(job, patience)  # type: ignore[arg-type]

        monkeypatch.setattr(server.services.store, "run", run_job)
        answers = [http.get("/healthz") for _ in range(20)]
        assert {answer.status_code for answer in answers} == {200}
        assert len(counted) < 20


def test_checks_of_health_do_not_pile_up_behind_a_frozen_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(healths, "TRIAL_SECONDS", 0.05)
    monkeypatch.setattr(healths, "FRESH_SECONDS", 0.0)
    jobs: list[int] = []
    store = Store(database_in(tmp_path), lambda count, seconds: jobs.append(count))
    hangs, goes_on = threading.Event(), threading.Event()

    def hang(connection: Connection) -> None:
        hangs.set()
        goes_on.wait()

    async def ask() -> list[bool]:
        hanging = asyncio.create_task(store.run(hang))
        await asyncio.to_thread(hangs.wait)
        health = healths.Health(store)
        answers = [await health.can_write() for _ in range(5)]
        goes_on.set()
        await hanging
        await store.run(touch)
        return answers

    assert asyncio.run(ask()) == [False] * 5
    store.close()  # what was done is counted after it is answered
    assert sum(jobs) == 2


def test_a_server_whose_store_has_ended_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.http() as http:
        server.services.store.close()
        wait_until(lambda: http.get("/healthz").status_code == 503)
        seats = [{"kind": "open"}, {"kind": "open"}]
        assert error_of(http.post("/api/tables", json={"seats": seats})) == (503, "store-unavailable")


def test_a_clock_that_is_set_does_not_jump_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """Neither does a turn end early, nor does it last an hour longer."""
    wall = [0.0]
    clock = SteadyClock(lambda: time.time() + wall[0])
    with serving(tmp_path, clock=clock) as server, server.http() as http:
        made = make_table(http, "Ada", "Bob", clock=600)
        start(http, made)
        for jump in (HOUR, -2 * HOUR):
            before, left = server.services.now(), time_left(server, made.table)
            wall[0] += jump
            assert abs(server.services.now() - before) < 60
            server.run(server.registry.put_away_idle())
            assert abs(server.services.now() - before - jump) < 60
            assert abs(time_left(server, made.table) - left) < 60


def time_left(server: RunningServer, table: str) -> float:
    """Return how many seconds a turn still has."""
    deadline = server.registry.tables[table].deadline
    assert deadline is not None
    return deadline - server.services.now()


def test_nothing_is_told_that_a_deleted_file_would_lose(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.http() as http:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            ada.hear_until(is_game)
            os.unlink(tmp_path / DATABASE)
            offer = {"do": "keep_tickets", "tickets": ada.view["offer"]}
            ada.send(type="move", id="m1", number=1, move=offer)
            heard = ada.hear_until(lambda message: message["type"] in ("ack", "refused", "closed"))
            assert heard["type"] != "ack"
        wait_until(lambda: http.get("/healthz").status_code != 200)
        assert error_of(http.get("/healthz")) == (503, "store-unavailable")
        assert error_of(http.get(f"/api/tables/{made.table}")) == (503, "store-unavailable")
        assert http.get("/").status_code == 200
