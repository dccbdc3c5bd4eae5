"""Tables are loaded in the background, whatever happens to one of them."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from cablecar.server.serve import database_in
from cablecar.server.storage.health import Health
from cablecar.server.storage.store import Store, StoreUnavailable
from cablecar.server.tables import table_loader
from cablecar.server.tables.table_loader import TableLoader


class Loads:
    """Loads tables, and fails where it is told to."""

    def __init__(self, *failures: Exception) -> None:
        self.tried: list[str] = []
        self._failures = list(failures)
        self._news = asyncio.Event()

    async def load(self, table: str) -> None:
        """Note that a table is loaded; as long as there are failures left, the table "bad" fails."""
        self.tried.append(table)
        self._news.set()
        if table == "bad" and self._failures:
            raise self._failures.pop(0)

    async def until(self, count: int) -> list[str]:
        """Wait for this many attempts, and return them."""
        while len(self.tried) < count:
            self._news.clear()
            await self._news.wait()
        return self.tried


async def attempts(folder: Path, loads: Loads, rounds: list[tuple[list[str], int]]) -> list[str]:
    """Want tables and wait for this many attempts in all, round by round; return the attempts."""
    store = Store(database_in(folder))
    loader = TableLoader(Health(store), loads.load)
    loader.start()
    for tables, count in rounds:
        loader.request(tables)
        await asyncio.wait_for(loads.until(count), 60)
        await asyncio.sleep(0)
    loader.close()
    store.close()
    return loads.tried


def test_a_table_that_takes_too_long_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def load() -> list[str]:
        loads = Loads(StoreUnavailable(), StoreUnavailable())
        return await attempts(tmp_path, loads, [(["bad", "one", "two"], 5)])

    tried = asyncio.run(load())
    assert tried[:3] == ["bad", "one", "two"]
    assert Counter(tried)["bad"] == 3


@pytest.mark.parametrize(("seconds", "tried"), [(0.0, ["bad", "bad", "one"]), (600.0, ["bad", "one"])])
def test_a_table_that_could_not_be_read_is_tried_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, tried: list[str]
) -> None:
    monkeypatch.setattr(table_loader, "UNREADABLE_SECONDS", seconds)

    async def load() -> list[str]:
        return await attempts(tmp_path, Loads(ValueError()), [(["bad"], 1), (["bad", "one"], len(tried))])

    assert asyncio.run(load()) == tried
