"""Boards and bots of the host's own: offered by the server, played on, kept, and missed kindly."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cablecar.board import Board, shipped_board
from cablecar.bots import known_bots
from cablecar.engine.game import Game
from cablecar.server.bot_workers import BotPool
from cablecar.server.model.boards import Boards, board_key
from tests.support.game.positions import board_named
from tests.support.server.serving import CreatedTable, RunningServer, make_table, serving, sitting, start
from tests.support.terminal.commanding import run

TINY = board_named("tiny")
KEY = board_key(TINY)
CODE = '''
class Hasty:
    """Takes the first move that it finds."""

    def choose(self, view, legal_moves, rng, budget):
        return legal_moves[0]

class Silent:
    def choose(self, view, legal_moves, rng, budget):
        return legal_moves[-1]
'''


def offering(folder: Path, *boards: Board, **parts: Any) -> Any:
    """Run a server that offers these boards."""
    return serving(folder, boards=Boards(boards), **parts)


def play_on(server: RunningServer, made: CreatedTable, moves: int) -> int:
    """Make moves for the seats of a table, and return how many there are in all."""
    with sitting(server.address, made.table, 0, made.secrets[0]) as player:
        player.hear_until(lambda message: message["type"] == "game")
        while player.game["number"] < moves:
            if player.game["moves"]:
                player.move(player.game["moves"][0])
            else:
                player.hear()
        return int(player.game["number"])


def test_a_research_board_is_offered_only_where_the_host_names_it() -> None:
    mini = shipped_board("mini")
    assert list(Boards()) == ["san-francisco-2", "san-francisco"]
    assert list(Boards([mini])) == ["mini", "san-francisco-2", "san-francisco"]
    assert Boards([mini]).find("mini") is mini


def test_a_board_is_offered_first_with_all_that_a_page_needs(tmp_path: Path) -> None:
    with offering(tmp_path, TINY) as server, server.http() as http:
        listed = http.get("/api/boards").json()
        assert listed[0] == {"key": KEY, "name": "Tiny", "players": 3, "own": True}
        assert [(board["key"], board["own"]) for board in listed[1:]] == [
            ("san-francisco-2", False),
            ("san-francisco", False),
        ]
        assert http.get(f"/api/boards/{KEY}").json() == TINY.to_json()
        assert set(http.get(f"/api/boards/{KEY}/drawing").json()["routes"]) == set(TINY.route)
        assert "Market" in http.get(f"/boards/{KEY}.svg").text


def test_tables_are_made_and_played_on_it(tmp_path: Path) -> None:
    with offering(tmp_path, TINY) as server, server.http() as http:
        made = make_table(http, "Ada", "bot:random", board=KEY, pace=0)
        start(http, made)
        play_on(server, made, 6)
        live = server.registry.tables[made.table].live
        assert live is not None
        assert live.game.board == TINY
        page = http.get(f"/t/{made.table}", headers={"accept": "text/html"}).text
        assert f"/boards/{KEY}.svg" in page
        assert '"../boards/san-francisco-2' not in page


def test_more_players_than_a_board_is_for_are_refused_with_a_sentence(tmp_path: Path) -> None:
    seats = [{"kind": "human", "name": name} for name in "ABCD"]
    with offering(tmp_path, TINY) as server, server.http() as http:
        answer = http.post("/api/tables", json={"seats": seats, "board": KEY})
    assert answer.status_code == 409
    assert answer.json()["error"]["message"] == "This board is for 2 to 3 players, not 4."


def test_its_games_survive_a_restart_and_go_on(tmp_path: Path) -> None:
    with offering(tmp_path, TINY) as server, server.http() as http:
        made = make_table(http, "Ada", "bot:random", board=KEY, pace=0)
        start(http, made)
        before = play_on(server, made, 6)
    with offering(tmp_path, TINY) as server, server.http() as http:
        assert play_on(server, made, before + 4) > before
        live = server.registry.tables[made.table].live
        assert live is not None
        record = live.record()
    assert record["board"]["data"] == TINY.to_json()
    assert Game.replay(record).board == TINY


@pytest.mark.parametrize(
    "later", [(), (replace(TINY, tickets=TINY.tickets[:3]),)], ids=["without it", "with another version"]
)
def test_a_server_without_the_board_says_so_kindly_and_loses_nothing(
    later: tuple[Board, ...], tmp_path: Path
) -> None:
    with offering(tmp_path, TINY) as server, server.http() as http:
        made = make_table(http, "Ada", "Bob", board=KEY)
        start(http, made)
        before = play_on(server, made, 1)
    with offering(tmp_path, *later) as server, server.http() as http:
        shown = http.get(f"/api/tables/{made.table}").json()["table"]
        assert shown["settings"]["board"] == KEY
        refused = http.get(f"/api/boards/{KEY}")
        assert refused.status_code == 404
        assert refused.json()["error"]["message"] == (
            "This server doesn’t offer the board “tiny” at the moment. Ask whoever runs the server to "
            "start it with --board and the board’s file: games on it are saved and will continue then."
        )
        seats = [{"kind": "open"}, {"kind": "open"}]
        assert http.post("/api/tables", json={"seats": seats, "board": KEY}).status_code == 404
    with (
        offering(tmp_path, TINY) as server,
        sitting(server.address, made.table, 0, made.secrets[0]) as player,
    ):
        assert player.hear_until(lambda message: message["type"] == "game")["number"] == before


@pytest.fixture
def code(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(CODE)
    return path


def test_a_bot_of_ones_own_is_offered_and_plays_by_its_name(code: Path, tmp_path: Path) -> None:
    bot_pool = BotPool(1, code=code)
    with serving(tmp_path, bot_pool=bot_pool, bots=known_bots(code)) as server, server.http() as http:
        listed = {bot["name"]: bot["sentence"] for bot in http.get("/api/bots").json()}
        assert list(listed)[-2:] == ["hasty", "silent"]
        assert listed["hasty"] == "Takes the first move that it finds."
        assert listed["silent"] == ""
        made = make_table(http, "Ada", "bot:hasty", pace=0)
        names = [seat["name"] for seat in http.get(f"/api/tables/{made.table}").json()["table"]["seats"]]
        assert names == ["Ada", "Hasty"]
        start(http, made)
        with sitting(server.address, made.table, 0, made.secrets[0]) as player:
            player.hear_until(lambda _: bool(player.entries), timeout=120)
            assert player.entries[0]["actor"] == "bot:hasty"


def test_a_bot_that_the_server_does_not_have_is_refused(tmp_path: Path) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "hasty"}]
    with serving(tmp_path) as server, server.http() as http:
        answer = http.post("/api/tables", json={"seats": seats})
    assert answer.status_code == 422
    assert answer.json()["error"]["message"].startswith("There is no bot “hasty”; the bots are random, ")


@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("play",)])
def test_a_wrong_board_or_bot_is_told_before_anything_starts(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    assert "nowhere.toml can’t be read" in run(*command, "--board", "nowhere.toml", status=1)
    empty = tmp_path / "empty.py"
    empty.write_text("")
    assert str(empty) in run(*command, "--code", empty, status=1)
