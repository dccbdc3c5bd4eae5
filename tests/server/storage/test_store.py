"""The store: migrations, durable jobs, and games that go on after a restart."""

import asyncio
import random
import stat
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, select, text

from cablecar import __version__
from cablecar.common.errors import CablecarError
from cablecar.engine.game import Game
from cablecar.engine.record import dumps, loads
from cablecar.server.model.live_game import Entry, GameHead, LiveGame
from cablecar.server.serve import database_in
from cablecar.server.storage.queries import load_table
from cablecar.server.storage.schema import CHAT, GAMES, METADATA
from cablecar.server.storage.store import Store, StoreUnavailable, alembic_config, migrate
from tests.support.server.players import is_game, play_on, play_with_bots, sit_all
from tests.support.server.postgres import engine_of
from tests.support.server.serving import RunningServer, make_table, serving, sitting, start, wait_until


def tables_of(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def test_migrations_go_up_and_down_and_up_again(database: str) -> None:
    Store(database).close()
    engine = create_engine(engine_of(database))
    with engine.connect() as connection:
        assert tables_of(connection) == set(METADATA.tables)
        migrate(connection, "base")
        assert tables_of(connection) == set()
        migrate(connection, "head")
        assert tables_of(connection) == set(METADATA.tables)
    engine.dispose()


def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    Store(database).close()
    engine = create_engine(engine_of(database))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_job_that_fails_takes_only_itself_back(database: str) -> None:
    store = Store(database)

    def write(name: str, fail: bool = False) -> object:
        def job(connection: Connection) -> str:
            connection.execute(text("CREATE TABLE IF NOT EXISTS notes (name TEXT)"))
            connection.execute(text("INSERT INTO notes VALUES (:name)"), {"name": name})
            if fail:
                raise ZeroDivisionError
            return name

        return store.run(job)

    async def all_together() -> list[object]:
        jobs = [write("one"), write("two", fail=True), write("three")]
        return await asyncio.gather(*jobs, return_exceptions=True)  # type: ignore[call-overload, no-any-return]

    answers = asyncio.run(all_together())
    assert [answer if isinstance(answer, str) else type(answer) for answer in answers] == [
        "one",
        ZeroDivisionError,
        "three",
    ]

    def names(connection: Connection) -> list[str]:
        return sorted(connection.execute(text("SELECT name FROM notes")).scalars())

    assert asyncio.run(store.run(names)) == ["one", "three"]
    store.close()


def test_two_servers_cannot_use_one_database(database: str) -> None:
    store = Store(database)
    with pytest.raises(CablecarError, match="Another server"):
        Store(database)
    store.close()
    Store(database).close()


def test_nobody_waits_for_a_store_that_has_ended(tmp_path: Path) -> None:
    store = Store(database_in(tmp_path))
    store.close()
    with pytest.raises(StoreUnavailable):
        asyncio.run(asyncio.wait_for(store.run(lambda connection: None), 5))


def test_sqlite_is_as_durable_as_it_can_be(tmp_path: Path) -> None:
    store = Store(database_in(tmp_path))

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    assert asyncio.run(store.run(pragmas)) == ["wal", 2, 1]
    store.close()
    assert stat.S_IMODE((tmp_path / "cablecar.sqlite").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://x@y/z", "sqlite://", "sqlite:///", "sqlite:///:memory:"]
)
def test_a_wrong_address_of_a_database_is_told_in_a_sentence(url: str) -> None:
    with pytest.raises(CablecarError, match="isn’t a database address"):
        Store(url)


def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("")
    folder.chmod(stat.S_IRUSR)
    with pytest.raises(CablecarError, match="can’t be opened"):
        Store(database_in(folder))
    with pytest.raises(CablecarError, match="can’t be opened"):
        Store("postgresql://nobody@127.0.0.1:1/nothing")


def test_the_password_of_a_database_is_not_told() -> None:
    with pytest.raises(CablecarError) as caught:
        Store("postgresql://nobody:verysecret@127.0.0.1:1/nothing")
    assert "verysecret" not in str(caught.value)


def test_a_restart_goes_on_with_every_game_bots_included(database: str) -> None:
    rng = random.Random(1)
    with serving(database) as server, server.http() as http:
        made, other = (
            make_table(http, "Ada", "bot:random", "bot:random"),
            make_table(http, "Bob", "bot:random"),
        )
        thinking = make_table(http, "Cy", "bot:random", pace=60)
        start(http, thinking)
        start(http, made)
        start(http, other)
        with sitting(server.address, other.table, 0, other.secrets[0]) as bob:
            bob.hear_until(lambda message: message["type"] == "game" and message["number"] == 1)
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            ada.hear_until(is_game)
            play_with_bots(ada, rng, 10)
            before, game = list(ada.entries), ada.game["game"]
    with serving(database) as server:
        wait_until(lambda: server.registry.tables and not server.registry._loader._requested)
        assert set(server.registry.tables) == {thinking.table}, "only a game that waits for a bot is loaded"
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            ada.hear_until(is_game)
            assert ada.game["game"] == game
            assert ada.entries[: len(before)] == before
            play_with_bots(ada, rng)
            assert ada.view["result"] is not None


def test_a_stored_game_is_the_same_game(database: str) -> None:
    with serving(database) as server, server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        players = sit_all(stack, server, made)
        play_on(players, random.Random(2))
        game = players[0].game["game"]
        record = http.get(f"/api/tables/{made.table}/games/{game}/record").content
        live = server.registry.tables[made.table].live
        assert live is not None
        assert record.decode() == dumps(live.game.record())
        assert loads(record)["engine"] == __version__
        assert Game.replay(loads(record)).result == live.game.result
    with serving(database) as server, server.http() as http:
        place = f"/api/tables/{made.table}/games/{game}/record"
        answer = http.get(place, headers={"x-seat-secret": made.secrets[0]})
        assert answer.content == record


def test_what_was_taken_back_stays_in_the_store_and_not_in_the_record(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        players = sit_all(stack, server, made)
        first = players[0]
        first.move({"do": "keep_tickets", "tickets": first.view["offer"]})
        first.ask(type="undo", id="u", number=0)
        first.move({"do": "keep_tickets", "tickets": first.view["offer"][:1]}, "again")
        for player in players.values():
            while player.game["number"] < 3:
                player.hear()
        play_on(players, random.Random(3))

        def kinds(connection: Connection) -> list[str]:
            query = text("SELECT kind FROM moves ORDER BY number LIMIT 3")
            return list(connection.execute(query).scalars())

        assert server.run(server.services.store.run(kinds)) == ["move", "undo", "move"]
        game = first.game["game"]
        record = loads(http.get(f"/api/tables/{made.table}/games/{game}/record").content)
        Game.replay(record)
        assert [move["seat"] for move in record["moves"][:2]] == [0, 1]


def stored_game(server: RunningServer, table: str) -> tuple[GameHead, list[Entry]]:
    stored = server.run(server.services.store.run(lambda connection: load_table(connection, table)))
    assert stored.game is not None
    return stored.game, stored.entries


def test_a_stored_game_does_not_depend_on_the_generator(tmp_path: Path) -> None:
    """Played again from another seed it is the same game: all chance is told."""
    with serving(tmp_path) as server, server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob", "Cy")
        start(http, made)
        play_on(sit_all(stack, server, made), random.Random(5))
        head, entries = stored_game(server, made.table)
    assert any(entry.reshuffles for entry in entries)
    one, other = LiveGame.rebuild(head, entries), LiveGame.rebuild(replace(head, seed="abc"), entries)
    assert one.game.shuffles == other.game.shuffles
    assert one.game.events == other.game.events
    assert one.game.result == other.game.result


def test_a_record_names_the_engine_that_the_game_was_begun_with(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        players = sit_all(stack, server, made)
        play_on(players, random.Random(6))

        def age(connection: Connection) -> None:
            connection.execute(text("UPDATE games SET engine = '0.0.1'"))

        server.run(server.services.store.run(age))
        place = f"/api/tables/{made.table}/games/{players[0].game['game']}/record"
        assert loads(http.get(place).content)["engine"] == "0.0.1"


def test_what_was_somebodys_is_theirs_on_the_new_device(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.http() as http, server.http() as phone, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        players = sit_all(stack, server, made)
        play_on(players, random.Random(7))
        ada = next(player for player in players.values() if player.table["you"]["chair"] == 0)
        ada.ask(type="chat", id="1", text="Mine")
        seat = f"/api/tables/{made.table}/seats/0"
        code = http.post(f"{seat}/code").json()["code"]
        assert phone.post(f"{seat}/use-code", json={"code": code}).status_code == 200
        place = f"/api/tables/{made.table}/games/{ada.game['game']}/record"
        assert phone.get(place).status_code == 200
        assert http.get(place, headers={"x-seat-secret": made.secrets[0]}).status_code == 403
        assert phone.delete(f"/api/tables/{made.table}/chat/1").status_code == 204


def test_lines_of_a_chat_keep_their_numbers_where_phrases_are_not_known(database: str) -> None:
    Store(database).close()
    engine = create_engine(engine_of(database))
    with engine.connect() as connection:
        connection.execute(
            text("INSERT INTO tables VALUES ('t', '', '{}', 'waiting', false, true, 0, 0, false)")
        )
        for number, (line, phrase) in enumerate([("Hi", None), (None, "thanks"), ("Bye", None)], 1):
            connection.execute(
                CHAT.insert().values(
                    table_id="t", number=number, chair=0, name="Ada", text=line, phrase=phrase,
                    author="a", changed=False, message_id=str(number), at=0.0,
                )
            )  # fmt: skip
        connection.commit()
        command.downgrade(alembic_config(connection), "0004")
        left = connection.execute(text("SELECT number, text FROM chat ORDER BY number")).all()
    engine.dispose()
    assert [tuple(row) for row in left] == [(1, "Hi"), (2, None), (3, "Bye")]


def test_an_older_database_learns_which_games_were_bots_alone(database: str) -> None:
    Store(database).close()
    engine = create_engine(engine_of(database))
    with engine.connect() as connection:
        command.downgrade(alembic_config(connection), "0002")
        connection.execute(
            text("INSERT INTO tables VALUES ('t', '', '{}', 'finished', false, true, 0, 0, false)")
        )
        for game, kind in (("people", "human"), ("bots", "bot:casual")):
            connection.execute(
                text(
                    "INSERT INTO games VALUES (:game, 't', :round, '', '{}', '[]', '[]', '[]', '', '{}', "
                    "0, 1, '{}', '{}', NULL)"
                ),
                {"game": game, "round": len(game)},
            )
            connection.execute(
                text("INSERT INTO results VALUES (:game, 0, '', :kind, 2, 1, 0, 1, '{}')"),
                {"game": game, "kind": kind},
            )
        connection.commit()
        migrate(connection, "head")
        found = connection.execute(select(GAMES.c.id, GAMES.c.by_people)).all()
    engine.dispose()
    assert dict(found) == {"people": True, "bots": False}
