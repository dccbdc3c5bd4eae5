"""One address with many tables: everybody else's bots and tables are there as before."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import httpx

from cablecar.server.bot_workers import BotPool
from cablecar.server.security.limits import LIMITS
from tests.support.server.serving import (
    CreatedTable,
    Player,
    RunningServer,
    make_table,
    serving,
    sitting,
    start,
)

SLOWER, SPARE = 3, 1.0
"""Beside a crowd an expert may usually take this many times as long as alone, and this many seconds more."""
CROWD, PERSON = "127.0.0.2", "127.0.0.3"
EXPERT = "bot:expert"
HONEST = 20
"""How many others want to be listed in a lobby that one address tries to fill."""


@dataclass
class Answers:
    """How the expert of a person's table answered."""

    seconds: list[float] = field(default_factory=list)
    """How long each answer took, waiting for a worker included."""
    actors: set[str] = field(default_factory=set)
    """Who chose: the expert, or somebody in its place."""

    @property
    def median(self) -> float:
        """The usual time of an answer."""
        return median(self.seconds)


@dataclass
class Figures:
    """What a crowd of tables does to others."""

    tables: int
    alone: Answers
    """The expert's answers while nobody else is there."""
    unwatched: Answers
    """The same beside tables of bots that nobody watches."""
    unwatched_moves: int
    """How many moves the bots of those tables made meanwhile."""
    watched: Answers
    """The same beside tables of bots that the crowd watches."""
    handed: Answers
    """The same beside tables where the crowd holds seats that bots play."""


def prove_bots(folder: Path, tables: int, watched: int, answers: int) -> Figures:
    """Compare how a person's expert answers alone and beside the tables of another address."""
    bot_pool = BotPool(1)
    with serving(folder, bot_pool=bot_pool) as server:
        server.run(bot_pool.prepared())
        with client(server, PERSON) as person, client(server, CROWD) as crowd:
            alone = ask_expert(server, person, answers)
            unseen = [bots_only(crowd) for _ in range(tables)]
            unwatched = ask_expert(server, person, answers)
            moves = sum(entries(server, made) for made in unseen)
            with ExitStack() as stack:
                for made in unseen[:watched]:
                    stack.enter_context(watching(server, made))
                seen = ask_expert(server, person, answers)
            for _ in range(watched):
                hand_over(crowd)
            handed = ask_expert(server, person, answers)
    return Figures(tables, alone, unwatched, moves, seen, handed)


def prove_lobby(folder: Path, tries: int) -> int:
    """Let one address try to fill the lobby; return how many tables of others are listed all the same."""
    with serving(folder) as server, ExitStack() as stack:
        honest = []
        for number in range(HONEST):
            http = stack.enter_context(client(server, f"127.0.1.{number + 1}"))
            made = make_table(http, "Ada", "open", public=True)
            stack.enter_context(sitting(server.address, made.table, 0, made.secrets[0])).hear()
            honest.append(made.table)
        crowd = stack.enter_context(client(server, CROWD))
        seat_request = {"seats": [{"kind": "human", "name": "Eve"}, {"kind": "open"}], "public": True}
        statuses = [crowd.post("/api/tables", json=seat_request).status_code for _ in range(tries)]
        most = LIMITS.public_tables_of_one
        assert statuses == [201] * most + [429] * (tries - most), statuses
        listed = [table["id"] for table in crowd.get("/api/tables").json()]
    assert set(listed[:HONEST]) == set(honest), "tables where somebody is come first"
    return len(set(listed) & set(honest))


def client(server: RunningServer, address: str) -> httpx.Client:
    """Return a client at another address of this machine."""
    return server.http(transport=httpx.HTTPTransport(local_address=address))


def bots_only(http: httpx.Client) -> CreatedTable:
    """Start a table of experts."""
    made = make_table(http, EXPERT, EXPERT)
    start(http, made)
    return made


def hand_over(http: httpx.Client) -> None:
    """Start a table whose person lets an expert play."""
    made = make_table(http, "Eve", EXPERT)
    start(http, made)
    answer = http.post(f"/api/tables/{made.table}/seats/0/bot", json={"bot": "expert"})
    assert answer.status_code == 204, answer.text


def entries(server: RunningServer, made: CreatedTable) -> int:
    """Return how much was done in a table's game."""
    live = server.registry.tables[made.table].live
    return 0 if live is None else len(live.entries)


@contextmanager
def watching(server: RunningServer, made: CreatedTable) -> Iterator[None]:
    """Watch a table from the crowd's address, and read nothing."""
    with sitting(server.address, made.table, source=CROWD):
        yield


def ask_expert(server: RunningServer, http: httpx.Client, answers: int) -> Answers:
    """Play against an expert until it has answered so often."""
    made, found = make_table(http, "Ada", EXPERT), Answers()
    start(http, made)
    with sitting(server.address, made.table, 0, made.secrets[0], source=PERSON) as ada:
        ada.hear_until(lambda message: message["type"] == "game")
        hear_of(ada, lambda: bool(ada.game["moves"]))
        while len(found.seconds) < answers and ada.view["result"] is None:
            begun, known = time.perf_counter(), len(ada.entries)
            assert ada.move(ada.game["moves"][0])["type"] == "ack"
            hear_of(ada, lambda: bool(ada.game["moves"]) or ada.view["result"] is not None)
            answered = [entry for entry in ada.entries[known:] if entry["actor"] != "human"]
            if answered:
                found.seconds.append((time.perf_counter() - begun) / len(answered))
                found.actors |= {entry["actor"] for entry in answered}
    return found


def hear_of(player: Player, is_so: Callable[[], bool]) -> None:
    """Listen until something is so."""
    while not is_so():
        player.hear()


def lines(figures: Figures) -> list[tuple[str, str]]:
    """Return the figures of bots, or fail where the expert was replaced or had to wait for the crowd."""
    crowds = {
        f"beside {figures.tables:,} tables of bots that nobody watches": figures.unwatched,
        "beside tables of bots that another address watches": figures.watched,
        "beside tables where another address lets bots play its seats": figures.handed,
    }
    assert figures.unwatched_moves == 0, f"{figures.unwatched_moves} moves that nobody watched"
    rows = [("a person's expert answers alone, median seconds", f"{figures.alone.median:.2f}")]
    for beside, answers in crowds.items():
        assert answers.actors == {EXPERT}, f"{beside} others chose: {answers.actors}"
        longest = SLOWER * figures.alone.median + SPARE
        assert answers.median <= longest, f"{beside} the expert takes {answers.median:.2f} s"
        rows.append((beside, f"{answers.median:.2f}"))
    return [*rows, ("answers that a simpler bot gave in the expert's place", "0")]
