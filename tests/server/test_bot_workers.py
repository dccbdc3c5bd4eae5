"""Bots that think in worker processes, and what happens when one of them fails."""

import asyncio
import logging
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Hashable, Iterator, Sequence
from contextlib import asynccontextmanager
from multiprocessing import active_children
from pathlib import Path

import pytest

from cablecar.board import Board, load_board, shipped_board
from cablecar.bots import Budget, find_bot
from cablecar.engine.game import Game
from cablecar.engine.moves import Move
from cablecar.rules.observation import OBSERVATION
from cablecar.server import bot_process, bot_workers
from cablecar.server.bot_workers import ANYBODY, BotPool, Client
from cablecar.server.security.limits import Buckets, Rate
from tests.support.paths import TINY
from tests.support.server.serving import ANY

LIMIT = 300.0
"""How many seconds a test waits at most: the first worker of all may have to compile."""

CODE = """
import gc, os, time
from pathlib import Path

from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute

FOLDER = Path(__file__).parent

class First:
    def choose(self, view, legal_moves, rng, budget):
        print("thinking aloud")
        (FOLDER / f"asked-{os.getpid()}").touch()
        return legal_moves[0]

class Exits(First):
    def choose(self, view, legal_moves, rng, budget):
        os._exit(3)

class Raises(First):
    def choose(self, view, legal_moves, rng, budget):
        1 / 0

class Hangs(First):
    def choose(self, view, legal_moves, rng, budget):
        (FOLDER / "hangs").touch()
        while True:
            pass

class Nonsense(First):
    def choose(self, view, legal_moves, rng, budget):
        return "nonsense"

class Illegal(First):
    def choose(self, view, legal_moves, rng, budget):
        return ClaimRoute("nowhere", ("red",))

class Waits(First):
    def choose(self, view, legal_moves, rng, budget):
        (FOLDER / "waits").touch()
        while not (FOLDER / "goes on").exists():
            time.sleep(0.01)
        return legal_moves[0]

class Notes(First):
    def choose(self, view, legal_moves, rng, budget):
        with (FOLDER / "seconds").open("a") as file:
            print(budget.seconds, file=file)
        return legal_moves[0]

class Meets(First):
    def choose(self, view, legal_moves, rng, budget):
        (FOLDER / f"meets-{os.getpid()}").touch()
        while len(list(FOLDER.glob("meets-*"))) < 2:
            time.sleep(0.01)
        return legal_moves[0]

class Peeks(First):
    def choose(self, view, legal_moves, rng, budget):
        found = [item for item in gc.get_objects() if isinstance(item, Game)]
        return "nonsense" if found else legal_moves[0]
"""

SCRIPT = """
import asyncio, sys
from multiprocessing import active_children
from pathlib import Path

from cablecar.engine.game import Game
from cablecar.server.bot_workers import BotPool

async def main():
    bot_pool = BotPool(2, 1000.0, Path(sys.argv[1]))
    await bot_pool.start()
    game = Game.new(2, 0)
    question = bot_pool.question(game, 0)
    await asyncio.gather(*(bot_pool.choose(question, "meets") for _ in range(2)))
    print(*(child.pid for child in active_children()), flush=True)
    await bot_pool.choose(question, "hangs")

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture
def code(tmp_path: Path) -> Path:
    """A file with bots of which most fail."""
    path = tmp_path / "failing.py"
    path.write_text(CODE)
    return path


class Listener(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture
def log() -> Iterator[list[logging.LogRecord]]:
    """What is logged meanwhile."""
    listener = Listener()
    bot_workers.logger.addHandler(listener)
    yield listener.records
    bot_workers.logger.removeHandler(listener)


@asynccontextmanager
async def started(
    workers: int = 1, patience: float = 60.0, code: Path | None = None, moves: Rate = ANY
) -> AsyncIterator[BotPool]:
    """Start workers, and see to it that none is left."""
    bot_pool = BotPool(workers, patience, code, moves=moves)
    await bot_pool.start()
    try:
        yield bot_pool
    finally:
        await bot_pool.close()
        assert active_children() == []


async def ask(
    bot_pool: BotPool, bot: str, game: Game | None = None, client: Client = ANYBODY
) -> tuple[Move, str]:
    """Let a bot choose for the first seat that may act."""
    game = game or Game.new(2, 0)
    seat = game.waiting_for[0]
    async with asyncio.timeout(LIMIT):
        action, thought_by = await bot_pool.choose(bot_pool.question(game, seat), bot, client)
    assert action in game.legal_actions(seat)
    return game.move(seat, action), thought_by


async def until(is_true: Callable[[], object]) -> None:
    """Wait for something, but not for ever."""
    async with asyncio.timeout(LIMIT):
        while not is_true():
            await asyncio.sleep(0.01)


def replacements(log: list[logging.LogRecord]) -> list[tuple[str, str, str]]:
    """Return which bot was replaced by which, and why."""
    fields = [record.__dict__ for record in log if record.getMessage() == "bot_replaced"]
    return [(field["bot"], field["by"], field["reason"]) for field in fields]


def worker_pids() -> set[int | None]:
    """Return the ids of the workers that live."""
    return {child.pid for child in active_children()}


def test_a_bot_in_a_worker_plays_as_it_does_here_and_gets_each_board_once(
    log: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[object] = []
    dumps = pickle.dumps

    def noted_dumps(item: object) -> bytes:
        sent.append(item)
        return dumps(item)

    monkeypatch.setattr(pickle, "dumps", noted_dumps)

    async def play(bot_pool: BotPool, board: Board) -> None:
        game, here = Game.new(2, 1, board), find_bot("strong")
        while game.waiting_for:
            seat = game.waiting_for[0]
            choice = game.view(seat), game.legal_moves(seat)
            move = here.choose(*choice, random.Random(0), Budget(seconds=1.0))
            assert await ask(bot_pool, "strong", game) == (move, "strong")
            game.play(seat, move)

    async def main() -> None:
        async with started() as bot_pool:
            await asyncio.gather(play(bot_pool, shipped_board()), play(bot_pool, load_board(TINY)))
            assert (await ask(bot_pool, "random"))[1] == "random"
            assert (await ask(bot_pool, "expert"))[1] == "expert"

    asyncio.run(main())
    assert log == []
    assert set(sent) == {shipped_board(), load_board(TINY)}
    assert len(sent) == 2
    question = BotPool().question(Game.new(2, 0), 0)
    assert len(bot_process.packed((question, "strong", 1.0))) < OBSERVATION.itemsize + 500


def test_two_workers_think_side_by_side_while_the_server_goes_on(code: Path) -> None:
    async def main() -> None:
        async with started(2, code=code) as bot_pool:
            first, second = (asyncio.create_task(ask(bot_pool, "meets")) for _ in range(2))
            assert (await first)[1] == (await second)[1] == "meets"
            hanging = asyncio.create_task(ask(bot_pool, "hangs"))
            await until((code.parent / "hangs").exists)
            assert (await ask(bot_pool, "first"))[1] == "first"
            assert not hanging.done()
            hanging.cancel()

    asyncio.run(main())


def test_requests_are_answered_in_the_order_of_asking(code: Path) -> None:
    order: list[int] = []

    async def main() -> None:
        async with started(code=code) as bot_pool:

            async def note(number: int) -> None:
                await ask(bot_pool, "exits" if number == 0 else "first")
                order.append(number)

            await asyncio.gather(*(note(number) for number in range(5)))

    asyncio.run(main())
    assert order == [0, 1, 2, 3, 4]


def test_whoever_has_waited_long_for_others_is_served_next_by_a_simpler_bot(
    code: Path, log: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "QUEUE_SECONDS", 0.3)
    order: list[tuple[str, str]] = []

    async def main() -> None:
        async with started(code=code) as bot_pool:

            async def note(bot: str) -> None:
                order.append((bot, (await ask(bot_pool, bot))[1]))

            thinks = asyncio.create_task(note("waits"))
            await until((code.parent / "waits").exists)
            late = [asyncio.create_task(note(bot)) for bot in ("strong", "first", "casual")]
            await asyncio.sleep(0.4)
            late.append(asyncio.create_task(note("notes")))
            await asyncio.sleep(0)
            (code.parent / "goes on").touch()
            await asyncio.gather(thinks, *late)

    asyncio.run(main())
    assert order == [
        ("waits", "waits"),
        ("strong", "casual"),
        ("first", "casual"),
        ("casual", "casual"),
        ("notes", "notes"),
    ]
    assert replacements(log) == [("strong", "casual", "queued"), ("first", "casual", "queued")]


def test_whoever_waits_for_a_worker_that_gets_ready_keeps_its_bot(
    code: Path, log: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "QUEUE_SECONDS", 0.1)
    seconds: list[float] = []

    async def main() -> None:
        async with started(code=code) as bot_pool:
            bot_pool.on_chosen = lambda bot, taken: seconds.append(taken)
            assert (await ask(bot_pool, "first"))[1] == "first"

    asyncio.run(main())
    assert seconds[0] > 0.1
    assert replacements(log) == []


def test_a_bot_thinks_the_shorter_the_more_others_wait(code: Path) -> None:
    async def main() -> None:
        async with started(code=code) as bot_pool:
            thinks = asyncio.create_task(ask(bot_pool, "waits"))
            await until((code.parent / "waits").exists)
            queue = [asyncio.create_task(ask(bot_pool, "notes")) for _ in range(20)]
            await asyncio.sleep(0)
            (code.parent / "goes on").touch()
            await asyncio.gather(thinks, *queue)
            await ask(bot_pool, "notes")

    asyncio.run(main())
    noted = [float(line) for line in (code.parent / "seconds").read_text().split()]
    assert noted == [max(0.1, 1 / number) for number in range(20, 0, -1)] + [1.0]


def test_a_bot_that_fails_is_replaced_by_a_simpler_one(code: Path, log: list[logging.LogRecord]) -> None:
    reasons = {"exits": "crashed", "raises": "crashed", "hangs": "slow", "illegal": "refused"}

    async def main() -> None:
        async with started(patience=2.0, code=code) as bot_pool:
            for bot in reasons:
                await until(active_children)
                before = worker_pids()
                assert (await ask(bot_pool, bot))[1] == "casual"
                assert not before & worker_pids()
            assert (await ask(bot_pool, "first"))[1] == "first"

    asyncio.run(main())
    assert replacements(log) == [(bot, "casual", reason) for bot, reason in reasons.items()]


def test_where_the_simpler_bot_fails_in_its_worker_it_chooses_in_the_server(
    code: Path, log: list[logging.LogRecord]
) -> None:
    code.write_text(CODE + "class Casual(Nonsense):\n    choose = Nonsense.choose\n")

    async def main() -> None:
        async with started(code=code) as bot_pool:
            assert (await ask(bot_pool, "exits"))[1] == "casual"

    asyncio.run(main())
    assert replacements(log) == [("exits", "casual", "crashed"), ("exits", "casual", "refused")]


def test_where_no_worker_starts_casual_chooses_in_the_server_until_one_does(
    code: Path, log: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "PAUSE", 0.1)
    code.write_text("import os; os._exit(1)")
    game = Game.new(2, 0)
    choice = game.view(0), tuple(game.legal_moves(0))
    planned = find_bot("casual").choose(*choice, random.Random(0), Budget(seconds=1.0))

    async def main() -> None:
        async with started(code=code) as bot_pool:
            assert bot_pool.ready_at is None
            assert await ask(bot_pool, "first", game) == (planned, "casual")
            assert bot_pool.ready_at is not None
            assert sum(record.getMessage() == "worker_failed" for record in log) == bot_workers.STARTS
            assert await ask(bot_pool, "first", game) == (planned, "casual")
            code.write_text(CODE)
            async with asyncio.timeout(LIMIT):
                while (await ask(bot_pool, "first"))[1] == "casual":
                    await asyncio.sleep(0.05)

    asyncio.run(main())
    assert set(replacements(log)) == {("first", "casual", "crashed")}


def order_of(code: Path, first: Client, others: Sequence[Client]) -> list[Client]:
    """Return for whom bots choose one after another, where others come while the first one's still thinks."""
    order: list[Client] = []

    async def main() -> None:
        async with started(code=code) as bot_pool:

            async def note(client: Client, bot: str = "notes") -> None:
                await ask(bot_pool, bot, client=client)
                order.append(client)

            tasks = [asyncio.create_task(note(first, "waits"))]
            await until((code.parent / "waits").exists)
            for client in others:
                tasks.append(asyncio.create_task(note(client)))
                await asyncio.sleep(0)
            (code.parent / "goes on").touch()
            await asyncio.gather(*tasks)

    asyncio.run(main())
    return order


def test_addresses_take_turns_and_tables_of_people_come_first(code: Path) -> None:
    crowd, person, spectator = Client("crowd"), Client("person"), Client("spectator", plays=False)
    order = order_of(code, crowd, (spectator, crowd, crowd, crowd, crowd, person))
    assert order == [crowd, crowd, person, crowd, crowd, crowd, spectator]
    noted = [float(line) for line in (code.parent / "seconds").read_text().split()]
    shared = [1 + 3 + 1, 1 + 1, 1 + 2, 1 + 1, 1, 1]  # oneself, one's own others, and other addresses
    assert noted == [1 / waiting for waiting in shared]


def test_people_of_an_address_do_not_wait_for_bots_that_they_only_watch(code: Path) -> None:
    home, watched, other = Client("home"), Client("home", plays=False), Client("other")
    order = order_of(code, other, (watched, watched, watched, other, other, home))
    assert order == [other, other, home, other, watched, watched, watched]


def test_bots_over_the_rate_of_their_address_wait_in_line(monkeypatch: pytest.MonkeyPatch) -> None:
    takes: list[Hashable] = []
    take = Buckets.take

    def counted(buckets: Buckets, who: Hashable) -> float:
        takes.append(who)
        return take(buckets, who)

    async def main() -> list[int]:
        order: list[int] = []

        async def note(number: int) -> None:
            await ask(bot_pool, "first", client=Client("crowd"))
            order.append(number)

        async with started(0, moves=Rate(50, 1)) as bot_pool:
            await asyncio.gather(*(note(number) for number in range(20)))
        return order

    monkeypatch.setattr(Buckets, "take", counted)
    assert len(asyncio.run(main())) == 20
    assert len(takes) <= 3 * 20


def test_no_move_is_made_up_where_the_last_resort_chooses_none() -> None:
    question = BotPool().question(Game.new(2, 0), 0)
    with pytest.raises(AssertionError, match="nobody"):
        bot_process.choose_here(question, "nobody")


def test_bots_of_one_address_move_at_a_limited_rate() -> None:
    async def main() -> None:
        async with started(0, moves=Rate(0.001, 2)) as bot_pool:
            for _ in range(2):
                await ask(bot_pool, "first", client=Client("crowd"))
            third = asyncio.create_task(ask(bot_pool, "first", client=Client("crowd")))
            await ask(bot_pool, "first", client=Client("person"))
            assert not third.done()
            third.cancel()

    asyncio.run(main())


def test_a_worker_that_dies_at_rest_costs_no_bot_its_move(code: Path, log: list[logging.LogRecord]) -> None:
    async def main() -> None:
        async with started(code=code) as bot_pool:
            await ask(bot_pool, "first")
            (worker,) = active_children()
            worker.kill()
            await until(lambda: worker.exitcode is not None)
            await asyncio.sleep(0.01)
            assert (await ask(bot_pool, "first"))[1] == "first"

    asyncio.run(main())
    assert replacements(log) == []


def test_whoever_stops_waiting_disturbs_nobody(code: Path, log: list[logging.LogRecord]) -> None:
    async def main() -> None:
        async with started(patience=5.0, code=code) as bot_pool:
            thinks = asyncio.create_task(ask(bot_pool, "waits"))
            await until((code.parent / "waits").exists)
            workers = worker_pids()
            queued = asyncio.create_task(ask(bot_pool, "hangs"))
            await asyncio.sleep(0)
            assert thinks.cancel()
            assert queued.cancel()
            (code.parent / "goes on").touch()
            assert (await ask(bot_pool, "first"))[1] == "first"
            assert worker_pids() == workers

    asyncio.run(main())
    assert log == []


def test_closing_cancels_whoever_waits_and_ends_workers_that_think_or_start(code: Path) -> None:
    async def main() -> None:
        async with started(code=code) as bot_pool:
            thinks = asyncio.create_task(ask(bot_pool, "hangs"))
            waits = asyncio.create_task(ask(bot_pool, "first"))
            await until((code.parent / "hangs").exists)
        assert [type(end) for end in await asyncio.gather(thinks, waits, return_exceptions=True)] == [
            asyncio.CancelledError
        ] * 2
        async with started(2):
            await until(active_children)

    asyncio.run(main())


def test_workers_do_not_listen_to_ctrl_c(code: Path) -> None:
    async def main() -> None:
        async with started(code=code) as bot_pool:
            await until(active_children)
            workers = worker_pids()
            interrupt(workers)
            await ask(bot_pool, "first")
            interrupt(workers)
            await ask(bot_pool, "first")
            assert worker_pids() == workers

    asyncio.run(main())


def interrupt(workers: set[int | None]) -> None:
    """Send these processes what Ctrl-C sends."""
    for worker in workers:
        assert worker is not None
        os.kill(worker, signal.SIGINT)


def test_a_worker_sees_no_game(code: Path, log: list[logging.LogRecord]) -> None:
    async def main() -> None:
        async with started(code=code) as bot_pool:
            assert (await ask(bot_pool, "peeks"))[1] == "peeks"

    asyncio.run(main())
    assert log == []


def test_workers_end_with_a_killed_server_at_rest_and_in_thought(code: Path) -> None:
    script = code.parent / "server.py"
    script.write_text(SCRIPT)
    server = subprocess.Popen([sys.executable, script, code], stdout=subprocess.PIPE, text=True)
    with server:
        assert server.stdout is not None
        workers = [int(pid) for pid in server.stdout.readline().split()]
        deadline = time.monotonic() + LIMIT
        while not (code.parent / "hangs").exists():
            assert time.monotonic() < deadline
            time.sleep(0.01)
        server.kill()
    assert len(workers) == 2
    while any(map(lives, workers)):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def lives(pid: int) -> bool:
    """Return True if a process runs; one that has ended may still wait to be noticed."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
