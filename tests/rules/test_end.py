"""The last round and the final count: E1-E6."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from random import Random

import pytest

from cablecar.board import Board, shipped_board
from cablecar.engine.events import GameEnded, LastRoundBegun
from cablecar.engine.game import Game
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
)
from cablecar.engine.result import Result, Score
from cablecar.engine.view import Phase
from tests.support.game.positions import (
    after_opening,
    board_named,
    empty_stacks,
    finish,
    give,
    give_turn,
    hold_tickets,
    lay_deck,
    lay_discard,
    lay_display,
    lay_stack,
    lay_tickets,
    own,
    own_souvenirs,
    refused,
    set_cars,
)

SEATS = [(players, seat) for players in (2, 3, 4) for seat in range(players)]
BLACK_3 = "south_beach-potrero_hill"
PATH_A = ("chinatown-union_square-1", "union_square-civic_center-1", "painted_ladies-civic_center-2")
TICKET_A = "chinatown-painted_ladies"
PATH_B = ("pacific_heights-union_square", "chinatown-union_square-2", "chinatown-embarcadero")
TICKET_B = "embarcadero-pacific_heights"


@cache
def prepared(players: int, board: Board | None) -> Game:
    """Return the game that `at_turn` copies."""
    game = after_opening(players, board=board)
    empty_stacks(game)
    for seat in range(players):
        hold_tickets(game, seat)
    return game


def at_turn(players: int = 2, board: Board | None = None) -> Game:
    """Return a game at its first turn, without souvenirs, and without tickets in any hand."""
    return prepared(players, board).copy()


def with_nothing_to_take(players: int) -> Game:
    """Return a game in which every seat can only pass."""
    game = at_turn(players)
    lay_tickets(game)
    lay_deck(game)
    lay_discard(game)
    lay_display(game, None, None, None, None, None)
    for seat in range(players):
        give(game, seat)
    return game


def take_two(game: Game) -> None:
    """Let the seat whose turn it is draw two cards from the deck."""
    seat = game.waiting_for[0]
    game.play(seat, TakeCard())
    game.play(seat, TakeCard())


def turns_left(game: Game) -> int | None:
    """Return what everybody sees of the last round."""
    return game.view(None).turns_left


def begun(game: Game) -> list[int]:
    """Return the seats that started a last round."""
    return [event.seat for event in game.events if isinstance(event, LastRoundBegun)]


@pytest.mark.parametrize(("players", "seat"), SEATS)
def test_E1_everybody_has_exactly_one_more_turn_no_matter_who_runs_out_of_cars(
    players: int, seat: int
) -> None:
    game = at_turn(players)
    give_turn(game, seat)
    set_cars(game, seat, 2)
    take_two(game)
    order = [(seat + step) % players for step in range(1, players + 1)]
    for left, mover in zip(range(players, 0, -1), order, strict=True):
        assert (turns_left(game), game.waiting_for, game.result) == (left, (mover,), None)
        take_two(game)
    assert (game.view(None).phase, game.waiting_for) == (Phase.OVER, ())
    assert game.result is not None
    assert (game.events[-1], begun(game)) == (GameEnded(), [seat])


@pytest.mark.parametrize(("cars", "left"), [(0, 3), (1, 3), (2, 3), (3, None), (4, None)])
def test_E1_two_cars_or_fewer_start_the_last_round(cars: int, left: int | None) -> None:
    game = at_turn(3)
    set_cars(game, 0, cars)
    take_two(game)
    assert turns_left(game) == left


@pytest.mark.parametrize(("cars", "left"), [(0, 2), (1, 2), (2, None)])
def test_E1_another_board_may_set_another_limit(cars: int, left: int | None) -> None:
    game = at_turn(2, board_named("tiny"))
    set_cars(game, 0, cars)
    lay_display(game, "red", "red", "red")
    lay_deck(game, "blue", "blue", "blue")
    take_two(game)
    assert turns_left(game) == left


def test_E1_only_the_player_who_ends_a_turn_counts() -> None:
    game = at_turn(3)
    set_cars(game, 1, 2)
    set_cars(game, 2, 0)
    take_two(game)
    assert turns_left(game) is None
    take_two(game)
    assert (turns_left(game), game.events[-1]) == (3, LastRoundBegun(1))


def test_E1_the_last_round_is_started_only_once() -> None:
    game = at_turn(3)
    for seat in range(3):
        set_cars(game, seat, 1)
    for left in (3, 2, 1, 0):
        take_two(game)
        assert turns_left(game) == left
    assert game.waiting_for == ()


def test_E1_a_turn_must_have_ended() -> None:
    game = at_turn(2)
    set_cars(game, 0, 2)
    game.play(0, TakeCard())
    assert turns_left(game) is None
    game.play(0, TakeCard())
    assert turns_left(game) == 2


def test_E1_a_turn_of_drawing_tickets_counts_when_they_are_kept() -> None:
    game = at_turn(2)
    set_cars(game, 0, 2)
    for seat, before, after in ((0, None, 2), (1, 2, 1), (0, 1, 0)):
        game.play(seat, DrawTickets())
        assert turns_left(game) == before
        game.play(seat, KeepTickets(game.offer(seat)))
        assert turns_left(game) == after
    assert game.view(None).phase is Phase.OVER


def test_E1_a_turn_of_claiming_counts() -> None:
    game = at_turn(2)
    set_cars(game, 0, 5)
    give(game, 0, "black", "black", "black")
    give(game, 1, "red", "red", "red")
    game.play(0, ClaimRoute(BLACK_3, ("black", "black", "black")))
    assert (turns_left(game), game.events[-1]) == (2, LastRoundBegun(0))
    game.play(1, ClaimRoute("mission-potrero_hill", ("red", "red")))
    assert turns_left(game) == 1


def test_E1_a_turn_with_a_choice_of_souvenirs_counts_when_it_is_made() -> None:
    game = at_turn(2)
    lay_stack(game, "south_beach", "bell", 2)
    lay_stack(game, "potrero_hill", "globe", 2)
    set_cars(game, 0, 4)
    give(game, 0, "black", "black", "black")
    game.play(0, ClaimRoute(BLACK_3, ("black", "black", "black")))
    assert turns_left(game) is None
    game.play(0, TakeSouvenir("south_beach"))
    assert (turns_left(game), game.events[-1]) == (2, LastRoundBegun(0))


def test_E1_a_face_up_ferry_is_a_whole_turn() -> None:
    game = at_turn(2)
    lay_display(game, "ferry", "red", "red", "red", "red")
    set_cars(game, 0, 2)
    game.play(0, TakeCard(0))
    assert turns_left(game) == 2


def test_E1_a_pass_is_a_turn() -> None:
    game = with_nothing_to_take(3)
    give(game, 0, "red")
    set_cars(game, 0, 3)
    game.play(0, ClaimRoute("fort_mason-lombard_street", ("red",)))
    assert turns_left(game) == 3
    game.play(1, TakeCard(0))
    assert turns_left(game) == 2
    game.play(2, Pass())
    assert turns_left(game) == 1
    game.play(0, Pass())
    assert turns_left(game) == 0
    assert (game.view(None).phase, game.events[-1]) == (Phase.OVER, GameEnded())


def test_E1_a_pass_with_few_cars_starts_the_last_round() -> None:
    game = with_nothing_to_take(3)
    set_cars(game, 0, 2)
    game.play(0, Pass())
    assert (turns_left(game), game.events[-1], game.waiting_for) == (3, LastRoundBegun(0), (1,))


def test_E1_after_the_end_nothing_can_be_done() -> None:
    game = at_turn(2)
    set_cars(game, 0, 0)
    for _ in range(3):
        take_two(game)
    give(game, 0, "black", "black", "black")
    over = ("E1", "The game is over; no more moves can be made.")
    for seat in (0, 1):
        assert game.legal_moves(seat) == []
        for move in (
            Pass(),
            DrawTickets(),
            TakeCard(),
            TakeCard(0),
            ClaimRoute(BLACK_3, ("black", "black", "black")),
            TakeSouvenir("sunset"),
            PlaceSouvenir("bell", "castro"),
            KeepTickets((game.board.tickets[0].id,)),
        ):
            assert refused(game, seat, move) == over


def random_game(players: int, seed: int) -> Game:
    """Play a whole random game on the tiny board."""
    game, random = Game.new(players, seed, board_named("tiny")), Random(seed)
    while game.waiting_for:
        seat = random.choice(game.waiting_for)
        game.play(seat, random.choice(game.legal_moves(seat)))
        assert_points_equal_a_recount(game)
    return game


def assert_points_equal_a_recount(game: Game) -> None:
    """Compare the points of each seat with those of the routes that it owns (E6)."""
    view = game.view(None)
    recount = [0] * len(game.players)
    for route, owner in view.owners.items():
        recount[owner] += game.board.route_points[game.board.route[route].length]
    assert [player.points for player in view.players] == recount
    if view.result is not None:
        table = game.board.components.souvenir_points
        assert [score.routes for score in view.result.scores] == recount
        assert [score.souvenirs for score in view.result.scores] == [
            table[len(player.souvenirs)] for player in view.players
        ]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)])
def test_E1_E6_whole_games_end_after_one_more_turn_each_with_the_points_of_their_routes(
    players: int, seed: int
) -> None:
    game = random_game(players, seed)
    assert len(begun(game)) == 1
    turns = [seat for seat, _ in groupby(played.seat for played in game.moves)]
    order = [(begun(game)[0] + step) % players for step in range(players + 1)]
    assert turns[-players - 1 :] == order
    assert any(score.routes for score in result(game).scores)


def result(game: Game) -> Result:
    """Return the final count of a game that is over."""
    counted = game.result
    assert counted is not None
    return counted


def ended(game: Game) -> Result:
    """End a game here and count."""
    finish(game)
    return result(game)


def tickets_of(game: Game, seat: int) -> tuple[int, int]:
    """Return the points for a seat's tickets and how many it completed, if the game ended here."""
    score = ended(game.copy()).scores[seat]
    return score.tickets, score.tickets_completed


def test_E2_a_ticket_joined_by_ones_own_routes_scores_its_value() -> None:
    game = at_turn(2)
    hold_tickets(game, 1, TICKET_A)
    for number, route in enumerate(PATH_A):
        assert tickets_of(game, 1) == (-4, 0)
        own(game, 1, route)
        assert tickets_of(game, 0) == (0, 0), number
    assert tickets_of(game, 1) == (4, 1)


@pytest.mark.parametrize("missing", PATH_A)
def test_E2_a_path_through_another_players_route_joins_nothing(missing: str) -> None:
    game = at_turn(3)
    hold_tickets(game, 0, TICKET_A)
    own(game, 0, *PATH_A)
    own(game, 1, missing)
    assert tickets_of(game, 0) == (-4, 0)
    own(game, 0, missing)
    assert tickets_of(game, 0) == (4, 1)


def test_E2_every_ticket_counts_for_itself() -> None:
    game = at_turn(2)
    own(game, 0, *PATH_A)
    own(game, 1, *PATH_B)
    hold_tickets(game, 0, TICKET_A, "alcatraz-sunset", "union_square-castro")
    hold_tickets(game, 1, TICKET_B, "south_beach-sunset")
    assert tickets_of(game, 0) == (4 - 11 - 5, 1)
    assert tickets_of(game, 1) == (6 - 8, 1)


def test_E2_both_places_touched_but_not_joined_is_not_complete() -> None:
    game = at_turn(2)
    hold_tickets(game, 0, "golden_gate_bridge-potrero_hill")
    own(game, 0, "golden_gate_bridge-presidio", "mission-potrero_hill")
    assert tickets_of(game, 0) == (-11, 0)


def joined(board: Board, routes: Sequence[str], a: str, b: str) -> bool:
    """Walk from a along these routes as far as they lead, and return whether b is reached."""
    reached, ends = {a}, [{board.route[route].a, board.route[route].b} for route in routes]
    while further := [pair for pair in ends if len(pair & reached) == 1]:
        reached |= further[0]
    return b in reached


@pytest.mark.parametrize("board", [shipped_board(), board_named("tiny"), board_named("large")], ids=repr)
def test_E2_any_network_joins_exactly_what_can_be_reached(board: Board) -> None:
    game, random = at_turn(3, board), Random(5)
    for share in (1, 2, 2, 3, 4):
        owned: list[list[str]] = [[], [], []]
        held: list[list[str]] = [[], [], []]
        for route in board.routes:
            owned[min(random.randrange(share), 2)].append(route.id)
        for ticket in board.tickets:
            held[random.randrange(min(share, 3))].append(ticket.id)
        for seat in range(3):
            own(game, seat, *owned[seat])
            hold_tickets(game, seat, *held[seat])
        scores = ended(game.copy()).scores
        for seat in range(3):
            mine = [board.ticket[ticket] for ticket in held[seat]]
            done = [ticket for ticket in mine if joined(board, owned[seat], ticket.a, ticket.b)]
            points = sum(ticket.points if ticket in done else -ticket.points for ticket in mine)
            assert (scores[seat].tickets, scores[seat].tickets_completed) == (points, len(done))


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 0, 1, 2, 4, 6, 9, 12])))
def test_E3_souvenirs_score_by_the_number_of_different_symbols(count: int, points: int) -> None:
    game = at_turn(3)
    own_souvenirs(game, 1, *game.board.souvenirs[:count])
    own_souvenirs(game, 2, *game.board.souvenirs[7 - count :])
    assert [score.souvenirs for score in ended(game).scores] == [0, points, points]


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 3, 6])))
def test_E3_another_board_may_have_another_table(count: int, points: int) -> None:
    game = at_turn(3, board_named("tiny"))
    own_souvenirs(game, 2, *game.board.souvenirs[:count])
    assert [score.souvenirs for score in ended(game).scores] == [0, 0, points]


def test_E3_souvenirs_taken_in_play_count_once_each() -> None:
    game = at_turn(2)
    for seat, location, symbol, route in (
        (0, "potrero_hill", "bell", BLACK_3),
        (0, "mission", "crab", "mission-castro-1"),
        (0, "presidio", "loaf", "golden_gate_bridge-presidio"),
    ):
        lay_stack(game, location, symbol, 1)
        give_turn(game, seat)
        give(game, seat, "black", "black", "black")
        game.play(seat, ClaimRoute(route, ("black",) * game.board.route[route].length))
    assert [score.souvenirs for score in ended(game).scores] == [2, 0]


def test_E3_sixteen_symbols_score_the_last_value_of_the_table() -> None:
    game = at_turn(4, board_named("large"))
    own_souvenirs(game, 3, *game.board.souvenirs)
    assert [score.souvenirs for score in ended(game).scores] == [0, 0, 0, 1000]


def places(points: Sequence[int], completing: Sequence[int] = ()) -> tuple[int, ...]:
    """Return the places of seats with these points, of which a completed ticket makes some."""
    game = at_turn(len(points))
    game._state[0].points[: len(points)] = points
    for seat, ticket, path in zip(completing, (TICKET_A, TICKET_B), (PATH_A, PATH_B), strict=False):
        game._state[0].points[seat] -= game.board.ticket[ticket].points
        hold_tickets(game, seat, ticket)
        own(game, seat, *path)
    counted = ended(game)
    assert [score.total for score in counted.scores] == list(points)
    assert counted.winners == tuple(seat for seat, place in enumerate(counted.places) if place == 1)
    return counted.places


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((30, 20), (1, 2)),
        ((20, 30), (2, 1)),
        ((30, 10, 20), (1, 3, 2)),
        ((10, 20, 30, 40), (4, 3, 2, 1)),
        ((40, 30, 20, 10), (1, 2, 3, 4)),
        ((0, 1), (2, 1)),
    ],
)
def test_E4_most_points_win(points: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert places(points) == expected


@pytest.mark.parametrize(
    ("points", "completing", "expected"),
    [
        ((20, 20), (0,), (1, 2)),
        ((20, 20), (1,), (2, 1)),
        ((20, 21), (0,), (2, 1)),
        ((21, 20), (1,), (1, 2)),
        ((20, 30, 20), (2,), (3, 1, 2)),
        ((20, 20, 20, 20), (1, 3), (3, 1, 3, 1)),
        ((20, 20, 30, 20), (0,), (2, 3, 1, 3)),
    ],
)
def test_E4_a_tie_goes_to_more_completed_tickets(
    points: tuple[int, ...], completing: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert places(points, completing) == expected


@pytest.mark.parametrize(
    ("points", "completing", "expected"),
    [
        ((20, 20), (), (1, 1)),
        ((20, 20), (0, 1), (1, 1)),
        ((20, 10, 20), (), (1, 3, 1)),
        ((30, 20, 20, 10), (), (1, 2, 2, 4)),
        ((20, 20, 20, 20), (), (1, 1, 1, 1)),
        ((30, 20, 20, 20), (1, 2), (1, 2, 2, 4)),
    ],
)
def test_E4_a_lasting_tie_is_a_shared_place(
    points: tuple[int, ...], completing: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert places(points, completing) == expected


def test_E5_scores_may_go_below_zero() -> None:
    game = at_turn(2)
    hold_tickets(game, 0, "alcatraz-sunset")
    hold_tickets(game, 1, "golden_gate_bridge-potrero_hill", "south_beach-sunset")
    counted = ended(game)
    assert [score.total for score in counted.scores] == [-11, -19]
    assert counted.places == (1, 2)


def test_E6_the_total_is_the_sum_of_routes_tickets_and_souvenirs() -> None:
    game = at_turn(2)
    for seat, route in ((0, PATH_A[0]), (1, PATH_B[0]), (0, PATH_A[1]), (1, BLACK_3), (0, PATH_A[2])):
        give_turn(game, seat)
        give(game, seat, "ferry", "ferry", "ferry")
        game.play(seat, ClaimRoute(route, ("ferry",) * game.board.route[route].length))
    hold_tickets(game, 0, TICKET_A)
    own_souvenirs(game, 0, "bell", "crab", "loaf")
    hold_tickets(game, 1, TICKET_B, "alcatraz-sunset")
    assert ended(game).scores == (
        Score(routes=4, tickets=4, souvenirs=2, total=10, tickets_completed=1, cars_left=16),
        Score(routes=8, tickets=-17, souvenirs=0, total=-9, tickets_completed=0, cars_left=14),
    )
