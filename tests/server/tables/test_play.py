"""Games at a table: moves, undo, resuming, bots and clocks, over real sockets."""

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from cablecar.common.shared import GRACE, STAND_IN
from cablecar.engine.game import Game
from cablecar.engine.record import loads
from cablecar.server.bot_process import Question
from cablecar.server.bot_workers import ANYBODY, BotPool, Client
from cablecar.server.storage import queries
from cablecar.server.tables.steady_clock import SteadyClock
from tests.support.browser.states import is_over, play_until
from tests.support.server.players import hear_number, is_game, make_move, play_on, play_with_bots, sit_all
from tests.support.server.serving import (
    PATIENT,
    Json,
    Player,
    RunningServer,
    make_table,
    serving,
    sitting,
    start,
    wait_until,
)

NAMES = ("Ada", "Bob", "Cy", "Dee")


def choose_openings(players: dict[int, Player]) -> None:
    """Let every seat keep both of its first tickets, and place the souvenirs."""
    for seat, player in players.items():
        make_move(players, seat, {"do": "keep_tickets", "tickets": player.view["offer"]})
    while players[0].view["phase"] == "placing":
        play_on(players, random.Random(1), 1)


@pytest.fixture
def two(server: RunningServer) -> Iterator[dict[int, Player]]:
    """Two people at a table, the game begun."""
    with server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        yield sit_all(stack, server, made)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_whole_game_over_sockets_ends_in_a_record_that_verifies(server: RunningServer, count: int) -> None:
    with server.http() as http, ExitStack() as stack:
        made = make_table(http, *NAMES[:count])
        start(http, made)
        players = sit_all(stack, server, made)
        play_on(players, random.Random(count))
        game = players[0].game["game"]
        replayed = Game.replay(loads(http.get(f"/api/tables/{made.table}/games/{game}/record").content))
        assert replayed.result is not None
        assert replayed.result.to_json()["scores"] == players[0].view["result"]["scores"]
        assert {player.name for player in replayed.players} == set(NAMES[:count])
        statistics = http.get(f"/api/tables/{made.table}/games/{game}/statistics").json()
        assert len(statistics["players"]) == count
        assert statistics["table"]["turns"] > 0


def test_the_entries_are_numbered_without_a_gap(two: dict[int, Player]) -> None:
    play_on(two, random.Random(1), 20)
    for player in two.values():
        assert [entry["number"] for entry in player.entries] == list(range(1, 21))


def test_a_blind_draw_is_a_card_to_the_drawer_and_a_draw_to_others(two: dict[int, Player]) -> None:
    choose_openings(two)
    make_move(two, 0, {"do": "take_card", "from": "deck"})
    seen = [two[seat].entries[-1]["events"][0] for seat in (0, 1)]
    assert seen[0]["card"] is not None
    assert seen[1] == {"event": "card_taken", "seat": 0, "slot": None, "card": None}


def test_kept_tickets_are_a_count_to_others(two: dict[int, Player]) -> None:
    choose_openings(two)
    make_move(two, 0, {"do": "draw_tickets"})
    offer = two[0].view["offer"]
    make_move(two, 0, {"do": "keep_tickets", "tickets": offer[:1]})
    assert two[0].entries[-1]["events"][0]["tickets"] == offer[:1]
    assert two[1].entries[-1]["events"][0] == {
        "event": "tickets_kept",
        "seat": 0,
        "count": 1,
        "tickets": None,
    }


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(two: dict[int, Player]) -> None:
    choose_openings(two)
    before = two[0].game["number"]
    answer = two[0].move({"do": "take_card", "from": "display", "slot": 77})
    assert answer["type"] == "refused"
    assert answer["error"]["rule"] == "D1"
    assert answer["error"]["message"].endswith(".")
    make_move(two, 0, {"do": "take_card", "from": "deck"})
    assert two[1].entries[-1]["number"] == before + 1


def test_a_move_out_of_turn_is_refused(two: dict[int, Player]) -> None:
    choose_openings(two)
    answer = two[1].move({"do": "take_card", "from": "deck"})
    assert (answer["type"], answer["error"]["rule"]) == ("refused", "T1")


def test_a_message_sent_again_plays_once_and_is_acknowledged_again(two: dict[int, Player]) -> None:
    choose_openings(two)
    player, number = two[0], two[0].game["number"] + 1
    draw = {"do": "take_card", "from": "deck"}
    answers = [player.move(draw, "same", number) for _ in range(3)]
    assert answers == [{"type": "ack", "id": "same", "number": number}] * 3
    hear_number(two[1], number)
    answer = player.move(draw, "other", number)
    assert answer["error"]["key"] == "message-late"
    assert sum(two[0].view["hand"].values()) == 3


def test_a_client_resumes_from_any_number(server: RunningServer, two: dict[int, Player]) -> None:
    play_on(two, random.Random(2), 12)
    player = two[0]
    player.send(type="resume", game=player.game["game"], after=7)
    heard = player.hear_until(is_game)
    assert [entry["number"] for entry in heard["entries"]] == [8, 9, 10, 11, 12]
    assert heard["entries"] == player.entries[7:12]
    player.send(type="resume", game="another", after=7)
    assert len(player.hear_until(is_game)["entries"]) == 12


def test_a_socket_may_say_what_it_knows_when_it_opens(server: RunningServer) -> None:
    with server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        players = sit_all(stack, server, made)
        play_on(players, random.Random(3), 9)
        game = players[0].game["game"]
        with sitting(server.address, made.table, 0, made.secrets[0], game=game, after=6) as again:
            heard = again.hear_until(is_game)
        assert [entry["number"] for entry in heard["entries"]] == [7, 8, 9]
        seat = again.table["you"]["seat"]
        assert heard["entries"] == players[seat].entries[6:9]
        assert heard["view"] == players[seat].view


def claims_of(player: Player) -> list[Json]:
    return [move for move in player.game["moves"] if move["do"] == "claim_route"]


def ask_undo(player: Player, identity: str) -> Json:
    return player.ask(type="undo", id=identity, number=player.game["number"] + 1)


def test_undo_takes_a_claim_back_and_not_a_blind_draw(two: dict[int, Player]) -> None:
    choose_openings(two)
    player = two[0]
    while not claims_of(player):
        make_move(two, player.table["you"]["seat"], {"do": "take_card", "from": "deck"})
        assert player.game["undo"] is False
        assert ask_undo(player, "no")["error"]["key"] == "undo-refused"
        player = two[player.view["waiting_for"][0]]
    before = player.view
    make_move(two, player.table["you"]["seat"], claims_of(player)[0])
    assert player.game["undo"] is True
    answer = ask_undo(player, "yes")
    for other in two.values():
        hear_number(other, answer["number"])
        assert other.entries[-1]["kind"] == "undo"
    assert player.view == before
    assert ask_undo(player, "yes") == answer


def test_an_opening_choice_may_be_changed_until_the_last_seat_has_chosen(two: dict[int, Player]) -> None:
    offer = two[0].view["offer"]
    make_move(two, 0, {"do": "keep_tickets", "tickets": offer})
    assert two[0].view["tickets"] == offer
    assert two[1].view["players"][0]["tickets"] is None
    answer = two[0].ask(type="undo", id="undo", number=0)
    hear_number(two[0], answer["number"])
    hear_number(two[1], answer["number"])
    make_move(two, 0, {"do": "keep_tickets", "tickets": offer[:1]})
    make_move(two, 1, {"do": "keep_tickets", "tickets": two[1].view["offer"]})
    assert two[0].view["tickets"] == offer[:1]
    refused = two[0].ask(type="undo", id="late", number=two[0].game["number"] + 1)
    assert refused["error"]["key"] == "undo-refused"


def hear_asked(player: Player, seat: int) -> None:
    """Let a player hear that only one seat is to act."""
    while player.view["waiting_for"] != [seat]:
        player.hear()


def test_what_a_bot_has_answered_is_not_taken_back_where_others_play_as_well(server: RunningServer) -> None:
    with server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "bot:random", "Cyd", fixed_seats=True)
        start(http, made)
        players = [sitting(server.address, made.table, chair, made.secrets[chair]) for chair in (0, 2)]
        ada, cyd = (stack.enter_context(player) for player in players)
        for player in (ada, cyd):
            player.hear_until(is_game)
            player.move({"do": "keep_tickets", "tickets": player.view["offer"]})
        hear_asked(cyd, 2)
        cyd.move(cyd.game["moves"][0])
        for player in (ada, cyd):
            hear_asked(player, 0)
            assert player.game["undo"] is False
        assert ask_undo(cyd, "back")["error"]["key"] == "undo-refused"


def test_opening_choices_come_in_any_order(two: dict[int, Player]) -> None:
    """Both send the number that they know; neither is late (S6)."""
    for seat in (1, 0):
        player = two[seat]
        answer = player.move({"do": "keep_tickets", "tickets": player.view["offer"]}, f"o{seat}", 1)
        assert answer["type"] == "ack"


def test_a_bot_plays_its_seat_to_the_end(server: RunningServer) -> None:
    with server.http() as http:
        made = make_table(http, "Ada", "bot:random", "bot:random")
        start(http, made)
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            ada.hear_until(is_game)
            play_with_bots(ada, random.Random(4))
            actors = {entry["actor"] for entry in ada.entries}
        assert actors == {"human", "bot:random"}


def test_a_seat_is_given_to_a_bot_and_taken_back(server: RunningServer) -> None:
    with server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        players = sit_all(stack, server, made)
        choose_openings(players)
        first = players[0]
        chair, seat = (
            first.table["you"]["chair"],
            f"/api/tables/{made.table}/seats/{first.table['you']['chair']}",
        )
        secret = {"x-seat-secret": made.secrets[chair]}
        assert http.post(f"{seat}/bot", json={"bot": "random"}, headers=secret).status_code == 204
        first.hear_until(lambda message: is_game(message) and message["view"]["waiting_for"] == [1])
        assert first.entries[-1]["actor"].startswith("bot:")
        assert first.table["table"]["seats"][chair]["bot"] == "random"
        refused = first.move({"do": "take_card", "from": "deck"})
        assert refused["error"]["key"] == "seat-with-bot"
        assert http.post(f"{seat}/back", headers=secret).status_code == 204
        first.hear_until(lambda message: is_game(message) and message["entries"][-1]["kind"] == "back")
        hear_number(players[1], first.game["number"])
        play_on(players, random.Random(5), 1)


def test_bots_wait_their_pace_and_undo_is_open_meanwhile(server: RunningServer) -> None:
    with server.http() as http:
        made = make_table(http, "Ada", "bot:random", pace=0.6, fixed_seats=True)
        start(http, made)
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            ada.hear_until(is_game)
            offer = ada.view["offer"]
            ada.move({"do": "keep_tickets", "tickets": offer})
            answer = ada.ask(type="undo", id="undo", number=0)
            assert answer["type"] == "ack"
            ada.move({"do": "keep_tickets", "tickets": offer[:1]})
            ada.hear_until(lambda message: is_game(message) and message["view"]["phase"] == "turn")
            placed = [
                entry
                for entry in ada.entries
                if entry["events"][:1] and "placed" in entry["events"][0]["event"]
            ]
            previous = {entry["number"]: entry["at"] for entry in ada.entries}
            assert len(placed) == 2
            assert all(entry["at"] - previous[entry["number"] - 1] >= 0.59 for entry in placed)


def test_when_the_time_is_over_a_bot_moves_for_the_seat(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cablecar.server.tables.turn_scheduler.GRACE", 0.0)
    now = [1_000.0]
    with (
        serving(tmp_path_factory.mktemp("clock"), now=lambda: now[0]) as server,
        server.http() as http,
        ExitStack() as stack,
    ):
        made = make_table(http, "Ada", "Bob", clock=10)
        start(http, made)
        players = sit_all(stack, server, made)
        choose_openings(players)
        assert players[0].game["deadline"] == 1_010.0
        now[0] = 1_009.0
        draw = {"do": "take_card", "from": "deck"}
        make_move(players, 0, draw)
        now[0] = 1_010.0
        late = players[0].hear_until(
            lambda message: is_game(message) and message["entries"][0]["kind"] == "clock"
        )
        assert late["entries"][0]["actor"] == f"bot:{STAND_IN}"
        players[0].hear_until(lambda message: is_game(message) and message["view"]["waiting_for"] == [1])
        assert players[0].entries[-1]["actor"].startswith("bot:")


def test_spectators_see_only_what_is_public_and_cannot_act(server: RunningServer) -> None:
    with server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        players = sit_all(stack, server, made)
        choose_openings(players)
        subscriber = stack.enter_context(sitting(server.address, made.table))
        subscriber.hear_until(is_game)
        make_move(players, 0, {"do": "take_card", "from": "deck"})
        hear_number(subscriber, players[0].game["number"])
        assert subscriber.view["hand"] == {}
        assert subscriber.view["tickets"] == []
        assert subscriber.entries[-1]["events"][0]["card"] is None
        refused = subscriber.move({"do": "take_card", "from": "deck"})
        assert refused["error"]["key"] == "spectators-watch"
        while players[0].table["table"]["spectators"] == 0:
            players[0].hear()


def test_nobody_gets_the_record_before_the_end(server: RunningServer) -> None:
    with server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        players = sit_all(stack, server, made)
        choose_openings(players)
        place = f"/api/tables/{made.table}/games/{players[0].game['game']}"
        refused = http.get(f"{place}/record")
        assert (refused.status_code, refused.json()["error"]["key"]) == (409, "game-not-over")
        assert http.get(f"{place}/statistics").status_code == 409
        assert http.get(f"/api/tables/{made.table}/games/{'0' * 16}/statistics").status_code == 404
        assert http.get(f"/api/tables/{made.table}/games/{'0' * 16}/record").status_code == 404
        with server.http() as stranger:
            assert stranger.get(f"{place}/record").status_code == 403


def test_a_rematch_rotates_the_seats(server: RunningServer) -> None:
    with server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob", "Cy", fixed_seats=True)
        start(http, made)
        players = sit_all(stack, server, made)
        assert [players[seat].table["you"]["chair"] for seat in range(3)] == [0, 1, 2]
        play_on(players, random.Random(6))
        first = players[0].game["game"]
        assert http.post(f"/api/tables/{made.table}/rematch").status_code == 200
        table = http.get(f"/api/tables/{made.table}").json()["table"]
        assert [seat["seat"] for seat in table["seats"]] == [2, 0, 1]
        assert table["round"] == 2
        players[0].hear_until(lambda message: is_game(message) and message["game"] != first)
        assert players[0].view["phase"] == "opening"
        games = http.get(f"/api/tables/{made.table}/games").json()
        assert [game["ended"] is not None for game in games] == [True, False]
        assert http.get(f"/api/tables/{made.table}/games/{first}/record").status_code == 200


def test_a_rematch_on_a_board_that_is_gone_changes_nothing(server: RunningServer) -> None:
    with server.http() as http:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        http.post(f"/api/tables/{made.table}/seats/0/bot", json={"bot": "random"}).raise_for_status()
        play_until(server, made.table, is_over)
        before = http.get(f"/api/tables/{made.table}").json()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(server.services.boards, "_boards", {})
            refused = http.post(f"/api/tables/{made.table}/rematch")
        assert refused.json()["error"]["key"] == "board-not-offered"
        assert http.get(f"/api/tables/{made.table}").json() == before


def test_the_games_of_a_table_are_listed_page_by_page(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "LISTED_GAMES", 2, raising=False)
    with server.http() as http:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        for _ in range(2):
            play_until(server, made.table, is_over)
            http.post(f"/api/tables/{made.table}/rematch").raise_for_status()

        def rounds(**query: int) -> list[int]:
            games = http.get(f"/api/tables/{made.table}/games", params=query).json()
            return [game["round"] for game in games]

        assert [rounds(), rounds(before=2), rounds(before=1)] == [[2, 3], [1], []]


def test_how_a_name_fared_is_found_by_name(server: RunningServer) -> None:
    with server.http() as http, ExitStack() as stack:
        made = make_table(http, "Grace Hopper", "Bob")
        start(http, made)
        players = sit_all(stack, server, made)
        play_on(players, random.Random(7))
        found = http.get("/api/players/Grace%20Hopper").json()
        assert found["games"] == 1
        assert found["results"][0]["place"] in (1, 2)
        assert found["results"][0]["statistics"]["turns"] > 0


def test_the_metrics_tell_of_moves_and_bots(server: RunningServer) -> None:
    with server.http() as http:
        made = make_table(http, "Ada", "bot:random")
        start(http, made)
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            ada.hear_until(is_game)
            play_with_bots(ada, random.Random(8), 3)
            while not ada.game["moves"]:
                ada.hear()
            assert ada.move({"do": "pass"})["error"]["rule"] in ("T2", "D1")
        page = http.get("/metrics").text
        for line in (
            'cablecar_moves_total{kind="keep_tickets"}',
            'cablecar_bots_replaced_total{reason="crashed"}',
            "cablecar_refused_moves_total{rule=",
            "cablecar_tables_live",
        ):
            assert line in page


def test_a_resend_or_a_resume_after_a_rematch_finds_the_game_it_means(server: RunningServer) -> None:
    with server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        players = sit_all(stack, server, made)
        play_on(players, random.Random(9))
        first, last = players[0].game["game"], players[0].game["number"]
        ended = players[0].view
        live = server.registry.tables[made.table].live
        assert live is not None
        seat, move = live.entries[-1].seat, live.entries[-1].move
        assert http.post(f"/api/tables/{made.table}/rematch").status_code == 200
        again = players[seat].ask(type="move", id=f"m{last}", game=first, number=last, move=move)
        assert again == {"type": "ack", "id": f"m{last}", "number": last}
        other = players[seat].ask(type="undo", id=f"m{last}", game=first, number=last)
        assert other["error"]["key"] == "message-id-used"
        new = players[seat].ask(type="undo", id="new", game=first, number=last + 1)
        assert new["error"]["key"] == "game-gone"
        players[0].send(type="resume", game=first, after=last - 2)
        told = players[0].hear_until(lambda message: is_game(message) and message["game"] == first)
        assert [entry["number"] for entry in told["entries"]] == [last - 1, last]
        assert told["view"] == ended
        assert players[0].hear_until(is_game)["view"]["phase"] == "opening"


def test_a_bot_is_not_held_off_by_others_in_the_opening(server: RunningServer) -> None:
    with server.http() as http:
        made = make_table(http, "Ada", "Bob", "bot:random", pace=0.5)
        start(http, made)
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            ada.hear_until(is_game)
            offer, begun = {"do": "keep_tickets", "tickets": ada.view["offer"]}, time.monotonic()
            number = 0
            while all(entry["actor"] == "human" for entry in ada.entries):
                number += 1
                ada.move(offer, f"k{number}")
                ada.ask(type="undo", id=f"u{number}", number=0)
                assert time.monotonic() - begun < PATIENT


def test_undo_has_an_end(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cablecar.server.tables.table.MOST_CHANGES", 4)
    with server.http() as http:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            ada.hear_until(is_game)
            offer = {"do": "keep_tickets", "tickets": ada.view["offer"]}
            answers = []
            for number in range(5):
                ada.move(offer, f"k{number}")
                answers.append(ada.ask(type="undo", id=f"u{number}", number=0))
            assert [answer["type"] for answer in answers] == ["ack"] * 4 + ["refused"]
            assert answers[4]["error"]["key"] == "too-often"


def test_undo_does_not_wind_the_clock(tmp_path: Path) -> None:
    """The turn that is taken back began when it began."""
    now = [1_000.0]
    with serving(tmp_path, now=lambda: now[0]) as server, server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob", clock=1000)
        start(http, made)
        players = sit_all(stack, server, made)
        choose_openings(players)
        player = players[0]
        while not claims_of(player):
            now[0] += 10
            make_move(players, player.table["you"]["seat"], {"do": "take_card", "from": "deck"})
            player = players[player.view["waiting_for"][0]]
        deadline = player.game["deadline"]
        now[0] += 100
        make_move(players, player.table["you"]["seat"], claims_of(player)[0])
        if player.view["phase"] == "turn":
            assert player.game["deadline"] == now[0] + 1000
        answer = ask_undo(player, "undo")
        hear_number(player, answer["number"])
        assert player.game["deadline"] == deadline


def test_after_a_restart_a_turn_has_some_time_left(tmp_path: Path) -> None:
    """The server's clock stands still, so that nothing hangs on how long the restart takes."""
    now = [1_000.0]
    with serving(tmp_path, now=lambda: now[0]) as server, server.http() as http:
        made = make_table(http, "Ada", "Bob", clock=10)
        start(http, made)
    now[0] += 5_000.0
    with serving(tmp_path, now=lambda: now[0]) as server:
        with sitting(server.address, made.table) as subscriber:
            subscriber.hear_until(is_game)
        assert subscriber.entries == []
        assert subscriber.game["deadline"] == now[0] + GRACE


def test_changing_hands_has_an_end(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cablecar.server.tables.table.MOST_CHANGES", 4)
    with server.http() as http, ExitStack() as stack:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        choose_openings(sit_all(stack, server, made))
        table = http.get(f"/api/tables/{made.table}").json()["table"]
        waiting = next(seat["chair"] for seat in table["seats"] if seat["seat"] == 1)
        place = f"/api/tables/{made.table}/seats/{waiting}"
        answers = [http.post(f"{place}/{what}", json={}).status_code for what in ("bot", "back") * 3]
        assert answers == [204] * 4 + [409] * 2


def test_a_chat_has_an_end(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cablecar.server.model.chat.MOST_LINES", 3)
    with server.http() as http:
        made = make_table(http, "Ada", "Bob")
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            answers = [ada.ask(type="chat", id=str(number), text="Hi") for number in range(4)]
        assert [answer["type"] for answer in answers] == ["ack"] * 3 + ["refused"]
        assert answers[3]["error"]["key"] == "chat-full"


def test_bots_alone_play_while_somebody_watches_and_pause_while_nobody_does(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.http() as http:
        made = make_table(http, "bot:casual", "bot:casual")
        start(http, made)
        table = server.registry.tables[made.table]
        assert not table.scheduler.is_busy
        with sitting(server.address, made.table) as spectator:
            assert spectator.hear_until(is_game)["number"] == 0
            spectator.hear_until(lambda message: is_game(message) and message["number"] >= 3)
        wait_until(lambda: not table.subscribers and not table.scheduler.is_busy)
        assert table.live is not None
        kept = len(table.live.entries)
        with sitting(server.address, made.table) as spectator:
            assert spectator.hear_until(is_game)["number"] == kept
            spectator.hear_until(lambda message: is_game(message) and message["number"] == kept + 1)


def test_bots_at_the_table_of_a_person_go_on_though_nobody_watches(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.http() as http:
        made = make_table(http, "Ada", "bot:casual")
        start(http, made)
        answer = http.post(f"/api/tables/{made.table}/seats/0/bot", json={"bot": "casual"})
        assert answer.status_code == 204
        wait_until(lambda: server.registry.tables[made.table].status == "finished")


def test_while_bots_are_prepared_everybody_is_told_and_nobody_counts_it_as_thinking(tmp_path: Path) -> None:
    bots = Unprepared()
    with serving(tmp_path, bot_pool=bots) as server, server.http() as http:
        made = make_table(http, "Ada", "bot:casual")
        start(http, made)
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            assert ada.hear()["table"]["bots_ready"] is False
            live = server.registry.tables[made.table].live
            assert live is not None
            server.loop.call_soon_threadsafe(bots.prepare, time.monotonic() + 100.0)
            ada.hear_until(lambda message: message.get("table", {}).get("bots_ready") is True)
            wait_until(lambda: len(live.entries) == 1)
    assert live.seconds() == [0.0]
    with serving(tmp_path) as server:
        again = server.run(server.registry.find(made.table)).live
    assert again.seconds() == [0.0], "the store knows too"


def test_a_bot_waits_for_the_undo_of_the_only_person_before_it_shows_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("model.live_game", "tables.turn_scheduler"):
        monkeypatch.setattr(f"cablecar.server.{module}.UNDO_SECONDS", 0.5)
    bots = Unprepared()
    with serving(tmp_path, bot_pool=bots) as server, server.http() as http:
        made = make_table(http, "Ada", "bot:casual", pace=0.01, fixed_seats=True)
        start(http, made)
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            ada.hear_until(is_game)
            ada.move({"do": "keep_tickets", "tickets": ada.view["offer"]})
            chosen = ada.entries[0]["at"]
            assert ada.game["undo_until"] == pytest.approx(chosen + 0.5, abs=0.002)
            server.loop.call_soon_threadsafe(bots.prepare, time.monotonic())
            hear_number(ada, 2)
            assert ada.entries[1]["at"] - chosen >= 0.49
            assert ada.game["undo_until"] is None


def test_bots_are_prepared_by_the_clock_of_the_server(tmp_path: Path) -> None:
    bots, wall = Unprepared(), [0.0]
    clock = SteadyClock(lambda: time.time() + wall[0])
    with serving(tmp_path, bot_pool=bots, clock=clock) as server, server.http() as http:
        made = make_table(http, "Ada", "bot:casual")
        start(http, made)
        live = server.registry.tables[made.table].live
        assert live is not None
        wall[0] += 3600.0
        server.run(server.registry.put_away_idle())
        server.loop.call_soon_threadsafe(bots.prepare, time.monotonic())
        wait_until(lambda: len(live.entries) == 1)
    assert live.seconds()[0] < 60.0, "nobody thought for an hour, though the clock was set"


class Unprepared(BotPool):
    """Bots that are not ready before they are told."""

    def __init__(self) -> None:
        super().__init__(workers=0, last_resort="random")
        self._prepared = asyncio.Event()

    async def start(self) -> None:
        """Start nothing."""

    def prepare(self, at: float) -> None:
        """Be ready, as if at that time."""
        self.ready_at = at
        self._prepared.set()
        self.on_ready()

    async def choose(self, question: Question, bot: str, client: Client = ANYBODY) -> tuple[int, str]:
        """Choose once ready."""
        await self._prepared.wait()
        return await super().choose(question, bot, client)
