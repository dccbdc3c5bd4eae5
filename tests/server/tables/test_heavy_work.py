"""Games that are played through again: in turn, outside of locks, and not while the store is asked."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import httpx
import pytest

from tests.support.paths import CORPUS
from tests.support.server.finished import CHECK, Finished, finish
from tests.support.server.serving import PATIENT, Json, RunningServer, make_table, sitting


@contextmanager
def heavy_work(server: RunningServer) -> Iterator[None]:
    """Keep the queue of heavy work busy for a while, from another address."""
    begun, done = asyncio.Event(), asyncio.Event()

    async def work() -> None:
        async with server.services.heavy.turn("192.0.2.1"):
            begun.set()
            await done.wait()

    task = asyncio.run_coroutine_threadsafe(work(), server.loop)
    server.run(begun.wait())
    try:
        yield
    finally:
        server.loop.call_soon_threadsafe(done.set)
        task.result(20)


def rematch(finished: Finished) -> str:
    """Begin a rematch and return the id of the game before it."""
    finished.http.post(f"/api/tables/{finished.table}/rematch").raise_for_status()
    return finished.place.rsplit("/", 1)[1]


def test_an_earlier_game_is_played_through_in_turn_and_its_table_goes_on_meanwhile(
    server: RunningServer, http: httpx.Client
) -> None:
    finished = finish(server, http)
    earlier = rematch(finished)
    with heavy_work(server), sitting(server.address, finished.table, game=earlier) as late:
        with sitting(server.address, finished.table) as other:
            assert other.hear()["type"] == "table"
        with pytest.raises(TimeoutError):
            late.hear(0.2)
    with sitting(server.address, finished.table, game=earlier) as late:
        told = [late.hear_until(lambda message: message["type"] == "game")["game"] for _ in range(2)]
        assert told[0] == earlier != told[1]


def test_the_end_of_an_earlier_game_is_told_to_a_player_on_a_new_device(
    server: RunningServer, http: httpx.Client
) -> None:
    finished = finish(server, http)
    earlier, seat = rematch(finished), f"/api/tables/{finished.table}/seats/0"

    def own(secret: str) -> object:
        with sitting(server.address, finished.table, 0, secret, game=earlier) as ada:
            ada.hear_until(lambda message: message["type"] == "game")
            assert ada.game["game"] == earlier
            return ada.view["seat"]

    before = own(finished.secrets[0])
    assert before is not None
    code = http.post(f"{seat}/code", headers={"x-seat-secret": finished.secrets[0]}).json()["code"]
    secret = http.post(f"{seat}/use-code", json={"code": code}).json()["secret"]
    assert own(secret) == before


@contextmanager
def slowly(server: RunningServer, ask: Callable[[], object]) -> Iterator[None]:
    """Ask something in the background, and let the store answer nobody until leaving."""
    run, asked, free = server.services.store.run, threading.Event(), asyncio.Event()

    async def run_later(job: Any) -> Any:
        asked.set()
        await free.wait()
        return await run(job)

    asking = threading.Thread(target=ask)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.services.store, "run", run_later)
        asking.start()
        try:
            assert asked.wait(PATIENT)
            yield
        finally:
            server.loop.call_soon_threadsafe(free.set)
            asking.join()


@pytest.mark.parametrize("what", ["record", "share"])
def test_whoever_waits_for_the_store_keeps_nobody_from_heavy_work(
    what: str, server: RunningServer, http: httpx.Client
) -> None:
    finished = finish(server, http)
    place = f"{finished.place}/record" if what == "record" else f"/api/replays/{finished.share()}"
    file = min(CORPUS.glob("*.json")).read_bytes()
    other = server.http(transport=httpx.HTTPTransport(local_address="127.0.0.2"))
    with other, slowly(server, lambda: http.get(place)):
        assert other.post(CHECK, content=file).status_code == 200


def test_nothing_is_told_that_is_not_written_when_bots_are_ready(
    server: RunningServer, http: httpx.Client
) -> None:
    made = make_table(http, "Ada", "open")
    join = partial(http.post, f"/api/tables/{made.table}/join", json={"name": "Bob"})

    def shows_bob(message: Json) -> bool:
        return bool(message["table"]["seats"][1]["name"] == "Bob")

    with sitting(server.address, made.table) as subscriber:
        subscriber.hear_until(lambda message: message["type"] == "table" and message["table"]["spectators"])
        with slowly(server, join):
            server.loop.call_soon_threadsafe(server.services.bot_pool.on_ready)
            with pytest.raises(TimeoutError):
                subscriber.hear_until(shows_bob, 0.3)
        subscriber.hear_until(shows_bob)
