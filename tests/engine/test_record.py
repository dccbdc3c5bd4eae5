"""The game file: exactly what docs/guide/record.md says, and enough to play the game again."""

import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import pytest

import cablecar
from cablecar.board import CARDS, Board, shipped_board
from cablecar.engine.events import SouvenirTaken, TicketsDrawn
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, DrawTickets, KeepTickets, TakeCard, TakeSouvenir
from cablecar.engine.players import Player
from cablecar.engine.record import dumps, loads, read, save
from tests.support.game.make_corpus import EDGES, anything, played, souvenir_hunter, step
from tests.support.game.positions import EDITIONS, FIRST_EDITION, board_named, told

Json = dict[str, Any]

RECORD_KEYS = {"format", "board", "engine", "players", "seed", "shuffles", "moves", "result"}
SHUFFLE_KEYS = {"transport", "tickets", "souvenirs", "reshuffles"}
SCORE_KEYS = {"routes", "tickets", "souvenirs", "total", "tickets_completed", "cars_left"}
MOVE_KEYS: dict[str, list[set[str]]] = {
    "keep_tickets": [{"tickets"}],
    "place_souvenir": [{"symbol", "location"}],
    "take_card": [{"from", "card"}, {"from", "slot", "card"}],
    "claim_route": [{"route", "cards"}],
    "take_souvenir": [{"location"}],
    "draw_tickets": [{"tickets"}],
    "pass": [set()],
}


@cache
def game_named(name: str) -> Game:
    """Return a finished game: by number of players, on the tiny board, or an edge case. Only to be read."""
    if name == "tiny":
        return played(3, 4, board=board_named("tiny"))
    return EDGES[name].game() if name in EDGES else played(int(name), 11)


GAMES = ("2", "3", "4", "tiny", "everybody-passes", "last-ticket-alone", "three-new-decks-at-once")


def starts(game: Game) -> Iterator[Game]:
    """Yield a game as it stood before its first move, after it, and so on to the end."""
    twin = Game(game.board, game.players, game.seed)
    yield twin.copy()
    for one in game.moves:
        twin.play(one.seat, one.move)
        yield twin.copy()


def text(game: Game) -> str:
    """Return a game's file."""
    return dumps(game.record())


def finish_like(game: Game, model: Game) -> None:
    """Play a game on with the moves of another."""
    for one in model.moves[len(game.moves) :]:
        game.play(one.seat, one.move)


# --- what is written


@pytest.mark.parametrize("name", GAMES)
def test_a_record_has_exactly_the_keys_of_the_format(name: str) -> None:
    record = game_named(name).record()
    assert set(record) == RECORD_KEYS
    assert set(record["shuffles"]) == SHUFFLE_KEYS
    assert all(set(player) == {"name", "kind"} for player in record["players"])
    assert set(record["result"]) == {"scores", "winners"}
    assert all(set(score) == SCORE_KEYS for score in record["result"]["scores"])
    assert len(record["result"]["scores"]) == len(record["players"])
    for move in record["moves"]:
        assert move.keys() - {"seat", "do"} in MOVE_KEYS[move["do"]]
        assert {"seat", "do"} <= move.keys()


def numbers(node: Any) -> Iterator[Any]:
    """Yield all numbers of a record, true and false among them."""
    if isinstance(node, dict | list):
        for item in node.values() if isinstance(node, dict) else node:
            yield from numbers(item)
    elif isinstance(node, int | float):
        yield node


@pytest.mark.parametrize("name", GAMES)
def test_all_numbers_of_a_record_are_whole(name: str) -> None:
    record = game_named(name).record()
    del record["board"]
    assert {type(number) for number in numbers(record)} == {int}


def test_the_head_names_format_engine_and_seed() -> None:
    record = Game.new(2, "00ff").record()
    assert (record["format"], record["engine"]) == ("cablecar-game/1", cablecar.__version__)
    assert record["seed"] == "00ff"


def test_players_stand_in_seat_order_with_names_of_any_script() -> None:
    players = [Player("Zoë 🚋", "bot:strong"), Player('"\\\n\u2028', "human"), Player("", "bot:ü")]
    game = Game.new(players, 1)
    assert game.record()["players"] == [
        {"name": "Zoë 🚋", "kind": "bot:strong"},
        {"name": '"\\\n\u2028', "kind": "human"},
        {"name": "", "kind": "bot:ü"},
    ]
    assert '"name": "Zoë 🚋"' in text(game)
    assert Game.replay(loads(text(game).encode())).players == tuple(players)


@pytest.mark.parametrize("board", EDITIONS, ids=repr)
def test_a_shipped_board_is_named_without_its_data(board: Board) -> None:
    assert Game.new(2, 1, board).record()["board"] == {"id": board.id, "sha256": board.sha256}


def test_a_game_of_the_first_edition_still_replays_on_its_own_board() -> None:
    game = played(3, 11, board=FIRST_EDITION)
    record = loads(text(game).encode())
    assert record["board"]["id"] == "san-francisco" != shipped_board().id
    again = Game.replay(record)
    assert again.board is FIRST_EDITION
    assert again.result == game.result is not None
    assert text(again) == text(game)


def test_any_other_board_is_carried_whole_with_the_hash_of_its_canonical_form() -> None:
    record = loads(text(game_named("tiny")).encode())["board"]
    canonical = json.dumps(record["data"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert record["id"] == "tiny"
    assert record["sha256"] == hashlib.sha256(canonical.encode()).hexdigest()
    assert set(record["data"]) == {
        "locations",
        "routes",
        "tickets",
        "souvenirs",
        "route_points",
        "components",
    }
    route = {"id", "a", "b", "length", "color", "ferries", "double"}
    assert all(set(entry) == route for entry in record["data"]["routes"])
    location = {"id", "name", "x", "y", "souvenir_at_setup"}
    assert all(set(entry) == location for entry in record["data"]["locations"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S4_S6_dealing_is_one_at_a_time_from_the_top_seat_0_first(players: int) -> None:
    game = Game.new(players, 8)
    shuffles = game.record()["shuffles"]
    cards, tickets = shuffles["transport"], shuffles["tickets"]
    assert Counter(cards) == Counter({card: 8 if card == "ferry" else 6 for card in CARDS})
    assert sorted(tickets) == sorted(ticket.id for ticket in game.board.tickets)
    for seat in range(players):
        hand = Counter((cards[seat], cards[seat + players]))
        assert +Counter(game.view(seat).hand) == hand
        assert game.view(seat).offer == (tickets[seat], tickets[seat + players])
    assert list(game.view(None).display) == cards[2 * players : 2 * players + 5]


def test_S3_the_first_five_souvenirs_lie_on_the_start_places_and_two_wait() -> None:
    game = Game.new(4, 8)
    symbols = game.record()["shuffles"]["souvenirs"]
    view = game.view(None)
    places = [location.id for location in game.board.locations if location.souvenir_at_setup]
    assert [view.stacks[place].symbol for place in places] == symbols[:5]
    assert sorted(view.waiting_souvenirs) == sorted(symbols[5:])


def test_opening_choices_stand_in_seat_order_whatever_the_order_of_arrival() -> None:
    texts = set()
    for arrival in permutations(range(4)):
        game = Game.new(4, 3)
        for seat in arrival:
            game.play(seat, game.legal_moves(seat)[seat % 3])
        game.play(3, game.legal_moves(3)[0])
        texts.add(text(game))
    (only,) = texts
    assert [move["seat"] for move in json.loads(only)["moves"]] == [0, 1, 2, 3, 3]


def test_a_game_broken_off_in_the_opening_lacks_the_seats_that_have_not_chosen() -> None:
    game = Game.new(4, 3)
    for seat in (3, 1):
        game.play(seat, game.legal_moves(seat)[0])
    record = game.record()
    assert [move["seat"] for move in record["moves"]] == [1, 3]
    assert record["result"] is None
    again = Game.replay(loads(dumps(record).encode()))
    assert again.waiting_for == (0, 2)
    assert text(again) == dumps(record)


@pytest.mark.parametrize(("players", "seats"), [(2, [1, 1]), (3, [2, 1]), (4, [3, 2])])
def test_S8_S9_souvenirs_are_placed_after_the_opening_in_the_order_of_the_rules(
    players: int, seats: list[int]
) -> None:
    moves = game_named(str(players)).record()["moves"]
    assert [move["do"] for move in moves[:players]] == ["keep_tickets"] * players
    placings = moves[players : players + 2]
    assert [(move["seat"], move["do"]) for move in placings] == [(seat, "place_souvenir") for seat in seats]
    assert "place_souvenir" not in {move["do"] for move in moves[players + 2 :]}


def test_C7_a_souvenir_is_written_only_where_there_was_a_choice() -> None:
    game = EDGES["souvenir-choice"].game()
    choices = sum(isinstance(one.move, TakeSouvenir) for one in game.moves)
    written = [move for move in game.record()["moves"] if move["do"] == "take_souvenir"]
    taken = [event for event in game.events if isinstance(event, SouvenirTaken)]
    assert 1 <= len(written) == choices < len(taken)
    places = {event.location for event in taken}
    assert all(move["location"] in places for move in written)


def test_K2_keeping_the_only_ticket_drawn_is_written() -> None:
    game = game_named("last-ticket-alone")
    assert any(isinstance(event, TicketsDrawn) and event.count == 1 for event in game.events)
    moves = game.record()["moves"]
    draws = [number for number, move in enumerate(moves) if move["do"] == "draw_tickets"]
    assert {len(moves[number]["tickets"]) for number in draws} == {1, 2}
    for number in draws:
        drawn, kept = moves[number], moves[number + 1]
        assert (kept["do"], kept["seat"]) == ("keep_tickets", drawn["seat"])
        assert len(kept["tickets"]) >= 1
        assert set(kept["tickets"]) <= set(drawn["tickets"])


def test_K1_drawn_tickets_stand_top_first() -> None:
    game = Game.new(2, 5)
    for seat in (0, 1):
        game.play(seat, KeepTickets(game.offer(seat)))
    for _ in range(2):
        game.play(1, game.legal_moves(1)[0])
    game.play(0, DrawTickets())
    assert game.record()["moves"][-1]["tickets"] == game.record()["shuffles"]["tickets"][4:6]
    assert game.record()["moves"][-1]["tickets"] == list(game.offer(0))


@pytest.mark.parametrize("name", GAMES)
def test_C5_a_claim_lists_exactly_the_cards_paid(name: str) -> None:
    game = game_named(name)
    claims = [move for move in game.record()["moves"] if move["do"] == "claim_route"]
    made = [one.move for one in game.moves if isinstance(one.move, ClaimRoute)]
    assert len(claims) > 3
    for claim, move in zip(claims, made, strict=True):
        assert min(claim["cards"].values()) >= 1
        assert sum(claim["cards"].values()) == game.board.route[claim["route"]].length
        assert claim["cards"] == Counter(move.cards)


def test_a_card_taken_is_written_with_where_it_lay() -> None:
    game = Game.new(2, 5)
    for seat in (0, 1):
        game.play(seat, game.legal_moves(seat)[0])
    for _ in range(2):
        game.play(1, game.legal_moves(1)[0])
    cards = game.record()["shuffles"]["transport"]
    slot = next(slot for slot, card in enumerate(game.view(0).display) if card != "ferry")
    lying = game.view(0).display[slot]
    game.play(0, TakeCard(slot))
    game.play(0, TakeCard())
    assert game.record()["moves"][-2:] == [
        {"seat": 0, "do": "take_card", "from": "display", "slot": slot, "card": lying},
        {"seat": 0, "do": "take_card", "from": "deck", "card": cards[10]},
    ]


def test_T2_a_pass_is_written() -> None:
    game = game_named("everybody-passes")
    last = game.record()["moves"][-len(game.players) :]
    assert sorted(move["seat"] for move in last) == [0, 1, 2]
    assert all(move == {"seat": move["seat"], "do": "pass"} for move in last)


def test_E5_the_net_of_tickets_may_be_negative() -> None:
    scores = EDGES["all-below-zero"].game().record()["result"]["scores"]
    assert all(score["tickets"] < 0 and score["total"] < 0 for score in scores)
    parts = ("routes", "tickets", "souvenirs")
    assert all(score["total"] == sum(score[part] for part in parts) for score in scores)


def test_E4_the_winners_of_a_shared_victory_stand_in_ascending_order() -> None:
    result = EDGES["shared-victory-tiny"].game().record()["result"]
    totals = [score["total"] for score in result["scores"]]
    assert len(result["winners"]) > 1
    assert result["winners"] == [seat for seat, total in enumerate(totals) if total == max(totals)]


# --- the text


@pytest.mark.parametrize("name", GAMES)
def test_the_file_has_sorted_keys_two_spaces_and_a_final_newline(name: str, tmp_path: Path) -> None:
    game, path = game_named(name), tmp_path / "game.json"
    save(game, path)
    content = path.read_bytes()
    expected = json.dumps(json.loads(content), sort_keys=True, indent=2, ensure_ascii=False) + "\n"
    assert content == expected.encode()
    assert content == text(game).encode()
    assert read(path) == game.record()


def test_the_first_lines_of_a_file() -> None:
    first = text(Game.new([Player("Ada"), Player("Gripman", "bot:strong")], 1)).splitlines()[:12]
    assert first[:4] == [
        "{",
        '  "board": {',
        '    "id": "san-francisco-2",',
        f'    "sha256": "{shipped_board().sha256}"',
    ]
    assert first[4:7] == ["  },", f'  "engine": "{cablecar.__version__}",', '  "format": "cablecar-game/1",']
    assert first[7:12] == [
        '  "moves": [],',
        '  "players": [',
        "    {",
        '      "kind": "human",',
        '      "name": "Ada"',
    ]


def test_a_game_that_cannot_be_written_leaves_the_old_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(game_named("2"), path)
    before = path.read_bytes()
    game = Game.new(2, 1)
    game.players = (Player("\ud800"), Player("Ada"))
    with pytest.raises(UnicodeEncodeError):
        save(game, path)
    assert path.read_bytes() == before


# --- and back


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_replays_to_equal_bytes(name: str) -> None:
    game = game_named(name)
    again = Game.replay(loads(text(game).encode()))
    assert text(again) == text(game)
    assert again.result == game.result
    assert again.events == sorted_opening(game)


def sorted_opening(game: Game) -> list[Any]:
    """Return a game's events with the opening choices in seat order."""
    twin = Game(game.board, game.players, game.seed)
    count = len(game.players)
    for one in sorted(game.moves[:count], key=lambda one: one.seat) + game.moves[count:]:
        twin.play(one.seat, one.move)
    return list(twin.events)


@pytest.mark.parametrize("name", ["2", "tiny", "three-new-decks-at-once"])
def test_a_game_broken_off_after_any_move_replays_and_goes_on_as_it_would_have(name: str) -> None:
    whole = game_named(name)
    end = text(whole)
    for number, start in enumerate(starts(whole)):
        record = start.record()
        assert (record["result"] is None) == (number < len(whole.moves))
        again = Game.replay(loads(dumps(record).encode()))
        assert text(again) == dumps(record)
        assert again._state.tobytes() == start._state.tobytes()
        if number >= len(whole.players):
            finish_like(again, whole)
            assert text(again) == end


def test_D6_a_game_broken_off_holds_the_new_decks_made_so_far() -> None:
    whole = game_named("three-new-decks-at-once")
    decks = whole.record()["shuffles"]["reshuffles"]
    made = [start.record()["shuffles"]["reshuffles"] for start in starts(whole)]
    assert made[0] == []
    assert made[-1] == decks
    assert all(some == decks[: len(some)] for some in made)
    sizes = [len(some) for some in made]
    assert sizes == sorted(sizes)
    assert 3 in {later - sooner for sooner, later in pairwise(sizes)}


def test_a_game_with_shuffles_of_its_own_replays_and_goes_on_with_the_same_chances() -> None:
    board = board_named("tiny")
    shuffles = told(board, ["blue"] * 5 + ["ferry", "red"] * 4)
    game = Game(board, [Player("Ada"), Player("Bo")], "5", shuffles)
    middle = Game(board, game.players, "5", shuffles)
    finish_by_chance(game)
    for one in game.moves[:12]:
        middle.play(one.seat, one.move)
    again = Game.replay(loads(text(middle).encode()))
    finish_like(again, game)
    assert len(game.shuffles.reshuffles) > 1
    assert text(again) == text(game)


def finish_by_chance(game: Game) -> None:
    """Play a game on at random."""
    chance = random.Random(6)
    while game.waiting_for:
        step(game, anything, chance)


def test_equal_games_are_equal_bytes() -> None:
    games = [played(3, 21, souvenir_hunter) for _ in range(2)]
    assert text(games[0]) == text(games[1])


def test_a_move_taken_back_leaves_no_trace_in_the_file() -> None:
    straight, detour = (Game.new(3, 5) for _ in range(2))
    detour.play(1, detour.legal_moves(1)[0])
    detour.undo(1)
    for game in (straight, detour):
        for seat in range(3):
            game.play(seat, game.legal_moves(seat)[-1])
    detour.play(2, detour.legal_moves(2)[-1])
    detour.undo()
    for game in (straight, detour):
        for seat in (2, 1):
            game.play(seat, game.legal_moves(seat)[0])
    assert text(straight) == text(detour)


def test_the_order_inside_a_keep_does_not_matter() -> None:
    game = played(2, 5)
    record = loads(text(game).encode())
    keep = next(
        move for move in record["moves"] if move["do"] == "keep_tickets" and len(move["tickets"]) == 2
    )
    keep["tickets"].reverse()
    assert dumps(record) != text(game)
    assert text(Game.replay(record)) == text(game)


def test_a_file_of_an_older_engine_is_read() -> None:
    record = {**game_named("2").record(), "engine": "0.0.1"}
    assert Game.replay(record).record() == game_named("2").record()


def test_the_generator_is_not_needed_to_check_a_file() -> None:
    record = {**game_named("4").record(), "seed": "0"}
    assert Game.replay(record).record() == record
