"""Clients that do the same thing at the same moment: one is first, on either kind of database."""

import asyncio
import random
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy import Connection, create_engine, func, select
from sqlalchemy.exc import IntegrityError

from cablecar.engine.game import Game
from cablecar.server.model.live_game import Entry
from cablecar.server.security.identity import Refused
from cablecar.server.storage import queries
from cablecar.server.storage.schema import GAMES, MOVES
from cablecar.server.tables import seating
from tests.support.server.players import hear_number, is_game, make_move, sit_all
from tests.support.server.postgres import engine_of
from tests.support.server.serving import (
    PATIENT,
    CreatedTable,
    Json,
    Player,
    RunningServer,
    make_table,
    serving,
    sitting,
    start,
)

RACERS = 8
TURNS = 12
Answer = TypeVar("Answer")


def at_once(acts: Sequence[Callable[[], Answer]]) -> list[Answer]:
    """Do everything at the same moment, each in a thread of its own, and return the answers."""
    barrier = threading.Barrier(len(acts))

    def run(act: Callable[[], Answer]) -> Answer:
        barrier.wait()
        return act()

    with ThreadPoolExecutor(len(acts)) as threads:
        return list(threads.map(run, acts))


@pytest.fixture
def server(database: str) -> Iterator[RunningServer]:
    """A server on either kind of database, where every game begins alike."""
    with serving(database, deal=lambda board, players: Game.new(players, 1, board)) as running:
        yield running


@pytest.fixture
def racers(server: RunningServer, http: httpx.Client) -> Iterator[dict[int, list[Player]]]:
    """Two seats of a game that has begun, and eight sockets on each."""
    made = make_table(http, "Ada", "Bob")
    start(http, made)
    with ExitStack() as stack:
        players: dict[int, list[Player]] = {}
        for chair, secret in made.secrets.items():
            for _ in range(RACERS):
                player = stack.enter_context(sitting(server.address, made.table, chair, secret))
                player.hear_until(is_game)
                players.setdefault(player.table["you"]["seat"], []).append(player)
        yield players


def everybody(racers: dict[int, list[Player]]) -> list[Player]:
    return [player for players in racers.values() for player in players]


def send_at_once(players: Sequence[Player], messages: Sequence[Json]) -> list[Json]:
    """Let each player send a message at the same moment, and return their answers."""
    pairs = zip(players, messages, strict=True)
    return at_once([partial(player.ask, **message) for player, message in pairs])


def accepted(answers: Sequence[Json]) -> list[int]:
    """Return the numbers that were acknowledged; all others were late, or no longer legal."""
    refused = [answer["error"] for answer in answers if answer["type"] == "refused"]
    assert all(error["key"] == "message-late" or "rule" in error for error in refused), refused
    return [answer["number"] for answer in answers if answer["type"] == "ack"]


def stored(database: str, game: str) -> list[int]:
    """Return the numbers of a game's entries, read beside the server."""
    engine = create_engine(engine_of(database))
    with engine.connect() as connection:
        query = select(MOVES.c.number).where(MOVES.c.game_id == game).order_by(MOVES.c.number)
        numbers = list(connection.execute(query).scalars())
    engine.dispose()
    return numbers


def hear_all(racers: dict[int, list[Player]], number: int) -> None:
    """Let everybody hear of an entry, and check that all were told the same."""
    for players in racers.values():
        for player in players:
            hear_number(player, number)
            assert [entry["number"] for entry in player.entries] == list(range(1, number + 1))
            assert player.entries == players[0].entries


def race(racers: dict[int, list[Player]], rng: random.Random, turn: int) -> list[Json]:
    """Let all sockets of the seat to move send a move of their own for the same turn."""
    seat = racers[0][0].view["waiting_for"][0]
    number = racers[seat][0].game["number"] + 1
    moves = [rng.choice(player.game["moves"]) for player in racers[seat]]
    messages = [
        {"type": "move", "id": f"{turn}-{racer}", "number": number, "move": move}
        for racer, move in enumerate(moves)
    ]
    return send_at_once(racers[seat], messages)


def test_of_eight_moves_for_the_same_turn_exactly_one_is_accepted(
    database: str, racers: dict[int, list[Player]]
) -> None:
    rng = random.Random(1)
    for turn in range(1, TURNS + 1):
        answers = race(racers, rng, turn)
        assert accepted(answers) == [turn], answers
        hear_all(racers, turn)
    assert stored(database, racers[0][0].game["game"]) == list(range(1, TURNS + 1))


def test_the_same_message_sent_eight_times_at_once_is_played_once(
    database: str, racers: dict[int, list[Player]]
) -> None:
    rng = random.Random(2)
    for turn in range(1, TURNS + 1):
        seat = racers[0][0].view["waiting_for"][0]
        move = rng.choice(racers[seat][0].game["moves"])
        message = {"type": "move", "id": f"same-{turn}", "number": turn, "move": move}
        answers = send_at_once(racers[seat], [message] * RACERS)
        assert accepted(answers) == [turn] * RACERS
        hear_all(racers, turn)
    assert stored(database, racers[0][0].game["game"]) == list(range(1, TURNS + 1))


def undoable(racers: dict[int, list[Player]], rng: random.Random) -> int:
    """Play on until the seat that is not to move could take its move back, and return that seat."""
    while True:
        mover = int(racers[0][0].view["waiting_for"][0])
        other = 1 - mover
        if racers[other][0].game["undo"] and racers[0][0].view["phase"] == "turn":
            return other
        moves = racers[mover][0].game["moves"]
        claims = [move for move in moves if move["do"] == "claim_route"]
        answer = racers[mover][0].move(rng.choice(claims or moves))
        hear_all(racers, answer["number"])


def test_of_an_undo_and_the_next_players_move_exactly_one_is_accepted(
    database: str, racers: dict[int, list[Player]]
) -> None:
    rng = random.Random(3)
    number = 0
    for round_ in range(4):
        loser = undoable(racers, rng)
        number = racers[0][0].game["number"] + 1
        half = RACERS // 2
        movers = racers[1 - loser][:half]
        undo = {"type": "undo", "number": number}
        move = {"type": "move", "number": number, "move": rng.choice(movers[0].game["moves"])}
        messages = [{**undo, "id": f"undo-{round_}-{racer}"} for racer in range(half)]
        messages += [{**move, "id": f"move-{round_}-{racer}"} for racer in range(half)]
        assert accepted(send_at_once([*racers[loser][:half], *movers], messages)) == [number]
        hear_all(racers, number)
    assert stored(database, racers[0][0].game["game"]) == list(range(1, number + 1))


@contextmanager
def slow_disk(server: RunningServer) -> Iterator[None]:
    """Keep the store busy, so that nothing else is written meanwhile."""
    begun, go_on = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        begun.set()
        assert go_on.wait(PATIENT)

    waiting = asyncio.run_coroutine_threadsafe(server.services.store.run(wait), server.loop)
    assert begun.wait(PATIENT)
    try:
        yield
    finally:
        go_on.set()
        waiting.result(PATIENT)


def test_whoever_comes_while_a_move_is_being_written_hears_of_it_afterwards_and_once(
    server: RunningServer, http: httpx.Client
) -> None:
    made = make_table(http, "Ada", "Bob")
    start(http, made)
    with ExitStack() as stack:
        players = sit_all(stack, server, made)
        move = players[0].game["moves"][0]
        with slow_disk(server):
            players[0].send(type="move", id="slow", number=1, move=move)
            spectator = stack.enter_context(sitting(server.address, made.table))
            with pytest.raises(TimeoutError):
                spectator.hear_until(is_game, timeout=0.3)
        spectator.hear_until(is_game)
        hear_number(players[1], 1)
        make_move({**players, 2: spectator}, 1, players[1].game["moves"][0])
        assert [entry["number"] for entry in spectator.entries] == [1, 2]


def test_a_table_that_is_out_of_memory_is_not_used_by_whoever_found_it_just_before(
    server: RunningServer, http: httpx.Client
) -> None:
    made = make_table(http, "Ada", "open")
    table = server.registry.tables[made.table]
    server.run(table.close("table-reloads"))
    with pytest.raises(Refused) as refused:
        server.run(seating.join(table, "Bob", None))
    assert refused.value.status == 503
    with sitting(server.address, made.table) as spectator:
        assert spectator.hear()["type"] == "closed"


def statuses(answers: Sequence[httpx.Response]) -> list[int]:
    return sorted(answer.status_code for answer in answers)


def post_at_once(server: RunningServer, path: str, **more: Any) -> list[httpx.Response]:
    """Send the same request from eight browsers at the same moment."""
    with ExitStack() as stack:
        browsers = [stack.enter_context(server.http()) for _ in range(RACERS)]
        return at_once([partial(browser.post, path, **more) for browser in browsers])


def rounds(database: str, table: str) -> list[int]:
    """Return the rounds of a table's games, read beside the server."""
    engine = create_engine(engine_of(database))
    with engine.connect() as connection:
        query = select(GAMES.c.round).where(GAMES.c.table_id == table).order_by(GAMES.c.round)
        found = list(connection.execute(query).scalars())
    engine.dispose()
    return found


def host_of(made: CreatedTable) -> dict[str, str]:
    return {"x-host-secret": made.host}


def test_a_table_that_is_started_eight_times_at_once_starts_once(
    database: str, server: RunningServer, http: httpx.Client
) -> None:
    made = make_table(http, "Ada", "Bob")
    answers = post_at_once(server, f"/api/tables/{made.table}/start", headers=host_of(made))
    assert statuses(answers) == [200] + [409] * (RACERS - 1)
    assert rounds(database, made.table) == [1]


@pytest.mark.parametrize("chair", [None, 1])
def test_the_last_seat_is_taken_by_one_of_eight(
    server: RunningServer, http: httpx.Client, chair: int | None
) -> None:
    made = make_table(http, "Ada", "open")
    body = {"name": "Bob", "chair": chair}
    answers = post_at_once(server, f"/api/tables/{made.table}/join", json=body)
    assert statuses(answers) == [200] + [409] * (RACERS - 1)
    (winner,) = (answer.json() for answer in answers if answer.is_success)
    with sitting(server.address, made.table, winner["chair"], winner["secret"]) as player:
        assert player.hear()["you"]["chair"] == 1


def test_a_rematch_that_is_asked_for_eight_times_at_once_is_one_game(
    database: str, server: RunningServer, http: httpx.Client
) -> None:
    made = make_table(http, "bot:random", "bot:random")
    with sitting(server.address, made.table) as spectator:
        start(http, made)
        spectator.hear_until(lambda message: message.get("table", {}).get("status") == "finished")
    answers = post_at_once(server, f"/api/tables/{made.table}/rematch", headers=host_of(made))
    assert statuses(answers) == [200] + [409] * (RACERS - 1)
    assert rounds(database, made.table) == [1, 2]


def keep_game(database: str) -> str:
    """Keep a game without a move, and return its id."""
    with serving(database) as server, server.http() as http:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        return str(http.get(f"/api/tables/{made.table}").json()["table"]["game"])


def insert_at_once(database: str, game: str, entries: Sequence[Entry]) -> list[bool]:
    """Let eight connections insert an entry each at the same moment, and tell who succeeded."""
    engine = create_engine(engine_of(database), pool_size=RACERS)

    def insert(entry: Entry) -> bool:
        try:
            with engine.begin() as connection:
                queries.add_entry(connection, game, entry)
        except IntegrityError:
            return False
        return True

    inserted = at_once([partial(insert, entry) for entry in entries])
    with engine.connect() as connection:
        count = connection.execute(select(func.count()).select_from(MOVES)).scalar()
    engine.dispose()
    assert count == sum(inserted)
    return inserted


@pytest.mark.parametrize("what", ["number", "message"])
def test_the_store_itself_lets_one_of_eight_writers_have_a_number_or_a_message(
    database: str, what: str
) -> None:
    game = keep_game(database)
    entries = [
        Entry(1, "undo", 0, "human", 0.0, f"message {racer}")
        if what == "number"
        else Entry(1 + racer, "undo", 0, "human", 0.0, "the same message")
        for racer in range(RACERS)
    ]
    assert sum(insert_at_once(database, game, entries)) == 1
