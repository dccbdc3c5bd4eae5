"""What is over is deleted when the host's time for it has passed, and not a day before."""

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, func, select, text

from cablecar.server.security.limits import Rate
from cablecar.server.storage.retention import BOTS_DAYS, UNFINISHED_DAYS, UNPLAYED_DAYS, Retention
from cablecar.server.storage.schema import METADATA
from cablecar.server.tables import registry as registries
from tests.support.server.players import play_on, sit_all
from tests.support.server.serving import (
    GENEROUS,
    CreatedTable,
    RunningServer,
    error_of,
    make_table,
    serving,
    sitting,
    start,
    wait_until,
)

DAY = 86_400.0
MARGIN = 0.1
"""Days: more than a test takes."""


class Calendar:
    """A clock that days can be added to."""

    def __init__(self) -> None:
        self.days = 0.0

    def __call__(self) -> float:
        return time.time() + self.days * DAY


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@contextmanager
def keeping(days: int | None, database: Path | str, calendar: Calendar) -> Iterator[RunningServer]:
    """Run a server that keeps finished games for this many days."""
    with serving(database, retention=Retention(days), now=calendar) as server:
        yield server


def begin(http: httpx.Client, *seats: str) -> CreatedTable:
    """Make a table and begin its game."""
    made = make_table(http, *seats)
    start(http, made)
    return made


def play_whole(server: RunningServer, made: CreatedTable) -> str:
    """Play a game of two people to its end and return its id."""
    with ExitStack() as stack:
        players = sit_all(stack, server, made)
        play_on(players, random.Random(1))
        return str(players[0].game["game"])


def begin_and_end(server: RunningServer, http: httpx.Client) -> tuple[CreatedTable, str]:
    """Make a table of two people, and play its game to the end; return its id too."""
    made = begin(http, "Ada", "Bob")
    return made, play_whole(server, made)


def counts(server: RunningServer) -> dict[str, int]:
    """Return how many rows each table of the store has."""

    def count(connection: Connection) -> dict[str, int]:
        return {
            name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for name, table in METADATA.tables.items()
            if name != "health"
        }

    found: dict[str, int] = server.run(server.services.store.run(count))
    return found


def pass_days(server: RunningServer, calendar: Calendar, days: float) -> None:
    """Let days pass; twice put tables away and delete, as a table in memory is deleted only afterwards."""
    calendar.days += days
    for _ in range(2):
        server.registry._next_deletion = 0.0
        server.run(server.registry.put_away_idle())
        server.run(server.registry.delete_old())


def test_a_finished_game_is_really_deleted_after_the_hosts_time(database: str, calendar: Calendar) -> None:
    with keeping(10, database, calendar) as server, server.http() as http:
        made, game = begin_and_end(server, http)
        place = f"/api/tables/{made.table}/games/{game}"
        share = http.post(f"{place}/share").json()["share"]
        pass_days(server, calendar, 10 - MARGIN)
        assert http.get(f"{place}/record").status_code == 200
        assert http.get(f"/api/replays/{share}").status_code == 200
        before = counts(server)
        assert min(before[name] for name in ("tables", "seats", "games", "moves", "results")) > 0
        pass_days(server, calendar, 10 + MARGIN)
        assert counts(server) == dict.fromkeys(before, 0)
        assert error_of(http.get(f"/api/tables/{made.table}")) == (404, "table-unknown")
        assert error_of(http.get(f"/api/replays/{share}")) == (404, "replay-unknown")


def test_a_table_that_is_used_keeps_its_newest_game_and_loses_old_ones(
    database: str, calendar: Calendar
) -> None:
    with keeping(10, database, calendar) as server, server.http() as http:
        made, old = begin_and_end(server, http)
        calendar.days += 9
        assert http.post(f"/api/tables/{made.table}/rematch").status_code == 200
        new = play_whole(server, made)
        assert len(http.get(f"/api/tables/{made.table}/games").json()) == 2
        pass_days(server, calendar, 1 + MARGIN)
        listed = http.get(f"/api/tables/{made.table}/games").json()
        assert [game["id"] for game in listed] == [new]
        assert error_of(http.get(f"/api/tables/{made.table}/games/{old}/record")) == (404, "game-unknown")
        assert http.get(f"/api/tables/{made.table}/games/{new}/record").status_code == 200


def test_for_ever_is_for_ever(tmp_path: Path, calendar: Calendar) -> None:
    with keeping(None, tmp_path, calendar) as server, server.http() as http:
        made, game = begin_and_end(server, http)
        pass_days(server, calendar, 10_000)
        assert http.get(f"/api/tables/{made.table}/games/{game}/record").status_code == 200


def test_games_of_bots_alone_go_first(tmp_path: Path, calendar: Calendar) -> None:
    with keeping(None, tmp_path, calendar) as server, server.http() as http:
        made = begin(http, "bot:random", "bot:random")
        with sitting(server.address, made.table) as subscriber:
            subscriber.hear_until(lambda heard: heard["type"] == "game" and heard["view"]["result"])
        pass_days(server, calendar, BOTS_DAYS - MARGIN)
        assert counts(server)["games"] == 1
        pass_days(server, calendar, BOTS_DAYS + MARGIN)
        assert set(counts(server).values()) == {0}


def test_a_game_of_a_person_for_whom_a_bot_played_is_kept_as_the_page_says(
    tmp_path: Path, calendar: Calendar
) -> None:
    with keeping(10, tmp_path, calendar) as server, server.http() as http:
        made = begin(http, "Ada", "bot:random")
        table = server.registry.tables[made.table]
        assert http.post(f"/api/tables/{made.table}/seats/0/bot", json={"bot": "random"}).is_success
        wait_until(lambda: table.status == "finished")
        assert http.post(f"/api/tables/{made.table}/rematch").is_success
        pass_days(server, calendar, 10 - MARGIN)
        assert counts(server)["games"] == 2


def test_a_table_that_is_opened_now_and_then_is_kept(tmp_path: Path, calendar: Calendar) -> None:
    with keeping(7, tmp_path, calendar) as server, server.http() as http:
        made, _ = begin_and_end(server, http)
        for _ in range(3):
            pass_days(server, calendar, 4)
            assert http.get(f"/api/tables/{made.table}").status_code == 200
        pass_days(server, calendar, 7 + MARGIN)
        assert counts(server)["tables"] == 0


def test_a_game_that_waits_for_a_person_is_kept_for_months(tmp_path: Path, calendar: Calendar) -> None:
    with keeping(1, tmp_path, calendar) as server, server.http() as http:
        begin(http, "Ada", "Bob")
        empty = make_table(http, "Ada", "open")
        pass_days(server, calendar, UNPLAYED_DAYS - MARGIN)
        assert counts(server)["tables"] == 2
        pass_days(server, calendar, 2 * MARGIN)
        assert counts(server)["tables"] == 1
        assert http.get(f"/api/tables/{empty.table}").status_code == 404
        pass_days(server, calendar, UNFINISHED_DAYS - UNPLAYED_DAYS)
        assert counts(server)["tables"] == 0


def test_a_table_that_somebody_watches_is_kept_and_counts_as_used_until_then(
    database: str, calendar: Calendar
) -> None:
    with keeping(1, database, calendar) as server, server.http() as http:
        made, _ = begin_and_end(server, http)
        http.post(f"/api/tables/{made.table}/rematch").raise_for_status()
        play_whole(server, made)
        with sitting(server.address, made.table) as subscriber:
            subscriber.hear()
            pass_days(server, calendar, 400)
            assert counts(server)["games"] == 2
        wait_until(lambda: not server.registry.tables[made.table].subscribers)
        pass_days(server, calendar, 1 - MARGIN)
        assert not server.registry.tables
        assert (counts(server)["tables"], counts(server)["games"]) == (1, 1)
        pass_days(server, calendar, 2 * MARGIN)
        assert counts(server)["tables"] == 0


def test_nothing_is_deleted_before_the_clock_can_be_trusted(tmp_path: Path, calendar: Calendar) -> None:
    """At a start, and after it was set, the system's clock may be years ahead."""
    with keeping(1, tmp_path, calendar) as server, server.http() as http:
        begin_and_end(server, http)
    calendar.days += 400
    with keeping(1, tmp_path, calendar) as server:
        server.run(server.registry.delete_old())
        assert counts(server)["tables"] == 1
        calendar.days += registries.SETTLE_SECONDS / DAY
        server.run(server.registry.delete_old())
        assert counts(server)["tables"] == 0


def test_nothing_waits_for_the_deletion_of_old_games(
    tmp_path: Path, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()

    async def delete_for_ever(*_: object) -> tuple[int, int]:
        begun.set()
        await asyncio.Event().wait()
        return 0, 0

    monkeypatch.setattr(registries, "delete_old", delete_for_ever)
    monkeypatch.setattr(registries, "SETTLE_SECONDS", -1.0)
    monkeypatch.setattr(registries, "CHORE_SECONDS", 0.02)
    with keeping(1, tmp_path, calendar) as server, server.http() as http:
        make_table(http, "Ada", "open")
        assert begun.wait(60)
        calendar.days += 1
        wait_until(lambda: not server.registry.tables)


def test_the_file_shrinks_when_games_are_deleted(tmp_path: Path, calendar: Calendar) -> None:
    def pages(connection: Connection) -> int:
        count: int = connection.execute(text("PRAGMA page_count")).scalar_one()
        return count

    with keeping(1, tmp_path, calendar) as server, server.http() as http:
        empty = server.run(server.services.store.run(pages))
        for _ in range(3):
            begin_and_end(server, http)
        full = server.run(server.services.store.run(pages))
        pass_days(server, calendar, 2)
        left = server.run(server.services.store.run(pages))
    assert full > empty + 10
    assert left <= empty + 5


def test_beginning_games_is_limited_for_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, replace(GENEROUS, games=Rate(1e-9, 2))) as server, server.http() as http:
        for _ in range(2):
            begin(http, "Ada", "Bob")
        made = make_table(http, "Ada", "Bob")
        for act in ("start", "rematch"):
            answer = http.post(f"/api/tables/{made.table}/{act}", headers={"x-host-secret": made.host})
            assert error_of(answer) == (429, "too-many-games")
            assert int(answer.headers["retry-after"]) > 0
