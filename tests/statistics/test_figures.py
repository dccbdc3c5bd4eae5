"""The figures of finished games: against the engine's own state in whole games, and by hand in small ones."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random

import pytest

from cablecar.board import Board, Components, Location, Route, Ticket, shipped_board
from cablecar.engine.events import DeckReshuffled, DisplaySwept
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, DrawTickets, KeepTickets, Move, Pass, PlaceSouvenir, TakeCard
from cablecar.engine.record import read
from cablecar.engine.result import count_result
from cablecar.rules.events import DISPLAY_SWEPT
from cablecar.rules.state import TURN
from cablecar.statistics import GameStatistics, PlayerStatistics, TableStatistics, Trigger, statistics_of
from cablecar.statistics.figures import CardFigures, PointFigures, RouteFigures
from tests.support.game.directed import ordered_moves
from tests.support.game.generated import generated_board
from tests.support.game.positions import board_named, named, told
from tests.support.paths import CORPUS

# --- whole games, watched while they are played


@dataclass
class Watched:
    """A finished game, and what its state showed after each turn: lists by seat, entries by turn."""

    game: Game
    seconds: list[float] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    """Whose turn each turn was."""
    points: list[list[int]] = field(default_factory=list)
    tokens: list[list[int]] = field(default_factory=list)
    completed: list[list[int]] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    """The size of each hand after each move, those before the first turn included."""
    sweeps: int = 0


def watched(game: Game, chance: Random) -> Watched:
    """Play a game to its end by chance and note what the figures must say."""
    notes = Watched(game, hands=[sizes(game)], sweeps=sweeps(game))
    while game.waiting_for:
        seat = chance.choice(game.waiting_for)
        if game._state[0].phase == TURN:
            notes.seats.append(seat)
        game.play(seat, chance.choice(ordered_moves(game, seat)))
        notes.seconds.append(chance.randrange(1000) / 8)
        notes.hands.append(sizes(game))
        notes.sweeps += sweeps(game)
        if notes.seats and (game._state[0].phase == TURN or not game.waiting_for):
            note_turn(notes)
    return notes


def sizes(game: Game) -> list[int]:
    """Return the size of each hand."""
    return [int(size) for size in game._state[0].hands.sum(axis=1)[: len(game.players)]]


def sweeps(game: Game) -> int:
    """Return how often the dealer has swept the display in the last move."""
    events = game._dealer[0].events
    return int((events.rows[: events.count, 0] == DISPLAY_SWEPT).sum())


def note_turn(notes: Watched) -> None:
    """Note what stands at the end of a turn; the engine counts the tickets as if the game ended here."""
    game = notes.game
    count = count_result(game._table, game._state)
    notes.points.append([score.routes for score in count.scores])
    notes.completed.append([score.tickets_completed for score in count.scores])
    notes.tokens.append([int(owned.sum()) for owned in game._state[0].souvenirs[: len(game.players)]])


def choices() -> Iterator[tuple[Board, int, int]]:
    """Yield some dozens of boards with numbers of players and seeds."""
    for seed in range(4):
        yield from ((shipped_board(), players, seed) for players in (2, 3, 4))
        yield from ((board_named("tiny"), players, seed) for players in (2, 3))
    for seed in range(16):
        board = generated_board(seed)
        yield board, 2 + seed % (board.components.max_players - 1), seed


@cache
def watched_games() -> list[tuple[Watched, GameStatistics]]:
    """Return the games of all choices, each with its figures."""
    games = [
        watched(Game.new(players, seed, board), Random(f"{players} {seed}"))
        for board, players, seed in choices()
    ]
    return [(notes, statistics_of(notes.game, notes.seconds)) for notes in games]


def watched_seats() -> Iterator[tuple[Watched, int, PlayerStatistics]]:
    """Yield every seat of every watched game."""
    for notes, figures in watched_games():
        yield from ((notes, seat, player) for seat, player in enumerate(figures.players))


def own_turns(notes: Watched, seat: int, entries: list[list[int]]) -> list[int]:
    """Return what stood after each of a seat's own turns."""
    return [entry[seat] for turn, entry in zip(notes.seats, entries, strict=True) if turn == seat]


def test_every_seat_of_every_game_has_its_figures() -> None:
    assert len(watched_games()) == 36
    for notes, figures in watched_games():
        assert len(figures.players) == len(notes.game.players)


def test_the_turns_are_those_of_the_engine() -> None:
    for notes, figures in watched_games():
        assert figures.table.turns == len(notes.seats) == sum(player.turns for player in figures.players)
    for notes, seat, player in watched_seats():
        assert player.turns == notes.seats.count(seat)


def test_points_add_up_to_the_total() -> None:
    for notes, seat, player in watched_seats():
        points = player.points
        assert notes.game.result is not None
        score = notes.game.result.scores[seat]
        assert points.tickets - points.lost_on_tickets == score.tickets
        assert points.routes + points.tickets - points.lost_on_tickets + points.souvenirs == score.total


def test_points_over_time_are_those_of_the_engine() -> None:
    for notes, seat, player in watched_seats():
        assert list(player.points_by_table_turn) == [points[seat] for points in notes.points]
        assert player.points_by_table_turn[-1] == player.points.routes


def test_tokens_by_turn_are_those_of_the_engine() -> None:
    for notes, seat, player in watched_seats():
        assert list(player.tokens_by_turn) == own_turns(notes, seat, notes.tokens)


def test_tickets_are_completed_in_the_turn_in_which_the_engine_counts_them() -> None:
    for notes, seat, player in watched_seats():
        turns = [turn for turn in player.tickets.completed_at_turn.values() if turn is not None]
        counted = [sum(turn <= number for turn in turns) for number in range(1, player.turns + 1)]
        assert counted == own_turns(notes, seat, notes.completed)


def test_tickets_kept_are_completed_or_failed() -> None:
    for notes, seat, player in watched_seats():
        tickets = player.tickets
        assert notes.game.result is not None
        assert tickets.completed == notes.game.result.scores[seat].tickets_completed
        held = notes.game.view(None).players[seat].revealed_tickets
        assert held is not None
        assert sorted(tickets.completed_at_turn) == sorted(held)
        assert tickets.completed + tickets.failed == tickets.kept_at_start + tickets.kept_later == len(held)


def test_cards_taken_less_those_paid_are_the_last_hand() -> None:
    for notes, seat, player in watched_seats():
        cards, dealt = player.cards, notes.game.board.components.dealt_cards
        taken = [
            played for played in notes.game.moves if played.seat == seat and isinstance(played.move, TakeCard)
        ]
        ferries = [played for played in taken if played.revealed == ("ferry",)]
        assert cards.blind + cards.face_up == len(taken)
        assert cards.blind_ferries + cards.face_up_ferries == len(ferries)
        assert dealt + len(taken) - player.routes.cars_placed == notes.hands[-1][seat]


def test_the_largest_hand_is_that_of_the_engine() -> None:
    for notes, seat, player in watched_seats():
        assert player.cards.largest_hand == max(hand[seat] for hand in notes.hands)


def test_cars_and_routes_add_up() -> None:
    for notes, seat, player in watched_seats():
        routes, board = player.routes, notes.game.board
        assert notes.game.result is not None
        assert routes.cars_placed == board.components.cars - notes.game.result.scores[seat].cars_left
        assert sum(routes.by_length.values()) == sum(routes.by_color.values()) == routes.claimed
        assert sum(length * count for length, count in routes.by_length.items()) == routes.cars_placed
        assert set(routes.by_length) == {route.length for route in board.routes}
        assert set(routes.by_color) == {route.color for route in board.routes}
        assert routes.average * routes.claimed == pytest.approx(routes.cars_placed)
        assert routes.longest == max(
            (length for length, count in routes.by_length.items() if count), default=0
        )
        assert routes.longest <= routes.largest_network <= routes.cars_placed


def test_sweeps_and_new_decks_are_those_of_the_engine() -> None:
    for notes, figures in watched_games():
        assert figures.table.reshuffles == len(notes.game.shuffles.reshuffles)
        assert figures.table.sweeps == notes.sweeps
        assert figures.table.passes == sum(player.turns_passed for player in figures.players)


def test_the_margin_is_what_the_winner_has_more() -> None:
    for notes, figures in watched_games():
        result = notes.game.result
        assert result is not None
        totals = [score.total for score in result.scores]
        others = [total for seat, total in enumerate(totals) if seat != result.winners[0]]
        assert figures.table.margin == totals[result.winners[0]] - max(others)


def test_thinking_time_is_shared_out_to_the_seats() -> None:
    for notes, figures in watched_games():
        total = sum(player.thinking_seconds for player in figures.players)
        assert total == sum(notes.seconds)
        assert max(player.longest_thinking_seconds for player in figures.players) == max(notes.seconds)


def test_all_figures_are_plain_json() -> None:
    for _, figures in watched_games():
        data = figures.to_json()
        assert json.loads(json.dumps(data, allow_nan=False)) == data
        assert set(data) == {"table", "players"}


# --- games of the corpus


@cache
def of_corpus(name: str) -> tuple[Game, GameStatistics]:
    """Return a game of the corpus and its figures, each move thought about for a second."""
    game = Game.replay(read(CORPUS / f"{name}.json"))
    return game, statistics_of(game, [1.0] * len(game.moves))


@pytest.mark.parametrize(
    ("seat", "players"), [(seat, players) for players in (2, 3, 4) for seat in range(players)]
)
def test_the_last_round_is_begun_by_its_seat_with_a_turn_for_each_after_it(seat: int, players: int) -> None:
    _, figures = of_corpus(f"directed-last-round-by-seat-{seat}-{players}p")
    table = figures.table
    assert table.last_round == Trigger(seat, table.turns - players)
    assert table.last_round.turn % players == (seat + 1) % players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_ended_by_passes_has_no_last_round_and_a_pass_of_each_seat(players: int) -> None:
    game, figures = of_corpus(f"directed-ended-by-passes-{players}p")
    assert figures.table.last_round is None
    assert [played.move for played in game.moves[-players:]] == [Pass()] * players
    assert figures.table.passes == sum(played.move == Pass() for played in game.moves)
    assert all(player.turns_passed >= 1 for player in figures.players)


def test_a_seat_that_passed_has_its_passes_counted() -> None:
    game, figures = of_corpus("edge-goes-on-after-a-pass")
    passing = [played.seat for played in game.moves if played.move == Pass()]
    assert passing
    assert [player.turns_passed for player in figures.players] == [passing.count(seat) for seat in range(3)]


def test_a_shared_victory_has_no_margin() -> None:
    assert of_corpus("edge-shared-victory")[1].table.margin == 0
    assert of_corpus("edge-tie-decided-by-tickets")[1].table.margin == 0


def test_sweeps_of_the_setup_count() -> None:
    game, figures = of_corpus("edge-swept-at-the-deal")
    assert DisplaySwept() in game.events[:6]
    assert figures.table.sweeps == game.events.count(DisplaySwept())


def test_three_new_decks_of_one_move_are_three() -> None:
    game, figures = of_corpus("edge-three-new-decks-at-once")
    assert figures.table.reshuffles == sum(isinstance(event, DeckReshuffled) for event in game.events) >= 3


# --- small games by hand

CARDS = ("red",) * 15 + ("ferry", "blue", "ferry", "blue", "blue", "ferry")
"""Hands of eight, seat 1 with the only ferry; the display; and the top of the deck."""


@cache
def line() -> Board:
    """Return a board of places in a line and a route aside, on which nearly everything costs red."""
    return Board(
        id="line",
        name="Line",
        locations=tuple(Location(place, place.upper(), number, 0) for number, place in enumerate("abcdefg")),
        routes=(
            Route("a-b", "a", "b", 1, "red"),
            Route("b-c", "c", "b", 2, "grey"),
            Route("c-d", "c", "d", 1, "red"),
            Route("d-e", "d", "e", 4, "red", ferries=1),
            Route("f-g", "f", "g", 3, "red"),
        ),
        tickets=(
            Ticket("ac", "a", "c", 3),
            Ticket("ce", "e", "c", 2),
            Ticket("ab", "b", "a", 1),
            Ticket("ae", "a", "e", 9),
            Ticket("ad", "a", "d", 4),
        ),
        souvenirs=("bell", "crab"),
        route_points={1: 1, 2: 2, 3: 4, 4: 7},
        components=Components(
            cars=8,
            cards_per_color=20,
            colors=("red", "blue"),
            ferries=3,
            display=3,
            dealt_cards=8,
            dealt_tickets=1,
            last_round_at=3,
            max_players=2,
            souvenir_points=(0, 1, 3),
        ),
    )


OPENING: tuple[tuple[int, Move], ...] = (
    (1, KeepTickets(("ce",))),
    (0, KeepTickets(("ac",))),
    (1, PlaceSouvenir("bell", "d")),
    (1, PlaceSouvenir("crab", "e")),
)
TWO_BLIND = (TakeCard(), TakeCard())


def claim(route: str, ferries: int = 0) -> tuple[Move, ...]:
    """Return the turn that claims a route of the line, paid in red and ferries."""
    return (ClaimRoute(route, ("ferry",) * ferries + ("red",) * (line().route[route].length - ferries)),)


def played_line(*turns: Sequence[Move]) -> Game:
    """Play turns on the line, from seat 0 on, until the game is over."""
    game = Game(line(), named(2), "1", told(line(), CARDS))
    for seat, move in OPENING:
        game.play(seat, move)
    for number, turn in enumerate(turns):
        for move in turn:
            game.play(number % 2, move)
    assert game.result is not None
    return game


@cache
def short_game() -> GameStatistics:
    """Return the figures of four turns each; the opening takes 3 and 5 seconds, every other move 2."""
    game = played_line(
        claim("a-b"),
        claim("c-d"),
        (DrawTickets(), KeepTickets(("ab",))),
        (TakeCard(0), TakeCard()),
        claim("b-c"),
        claim("d-e", ferries=1),
        (TakeCard(1),),
        TWO_BLIND,
    )
    return statistics_of(game, [3.0, 5.0] + [2.0] * (len(game.moves) - 2))


def test_a_ticket_is_completed_in_the_own_turn_that_finishes_its_path() -> None:
    first, second = short_game().players
    assert first.tickets.completed_at_turn["ac"] == 3
    assert second.tickets.completed_at_turn == {"ce": 3}


def test_a_ticket_drawn_when_its_path_stands_is_completed_in_the_turn_of_drawing() -> None:
    tickets = short_game().players[0].tickets
    assert tickets.completed_at_turn == {"ac": 3, "ab": 2}
    assert (tickets.draws, tickets.kept_at_start, tickets.kept_later) == (1, 1, 1)


def test_a_ticket_that_is_never_completed_has_no_turn_and_loses_its_points() -> None:
    figures = lead_game().players[1]
    assert figures.tickets.completed_at_turn == {"ce": None}
    assert (figures.tickets.completed, figures.tickets.failed) == (0, 1)
    assert (figures.points.tickets, figures.points.lost_on_tickets) == (0, 2)


def test_points_come_from_routes_tickets_and_souvenirs() -> None:
    first, second = short_game().players
    assert first.points == PointFigures(routes=3, tickets=4, lost_on_tickets=0, souvenirs=0)
    assert second.points == PointFigures(routes=8, tickets=2, lost_on_tickets=0, souvenirs=3)


def test_cards_are_told_apart_by_where_they_came_from() -> None:
    first, second = short_game().players
    assert first.cards == CardFigures(blind=0, face_up=1, blind_ferries=0, face_up_ferries=1, largest_hand=8)
    assert second.cards == CardFigures(blind=3, face_up=1, blind_ferries=1, face_up_ferries=0, largest_hand=9)


def test_routes_are_told_apart_by_length_and_colour() -> None:
    first, second = short_game().players
    assert first.routes.by_length == {1: 1, 2: 1, 3: 0, 4: 0}
    assert first.routes.by_color == {"red": 1, "grey": 1}
    assert (first.routes.average, first.routes.longest, first.routes.ferries_paid) == (1.5, 2, 0)
    assert (second.routes.average, second.routes.longest, second.routes.ferries_paid) == (2.5, 4, 1)


def test_a_souvenir_belongs_to_the_turn_of_the_claim() -> None:
    first, second = short_game().players
    assert first.tokens_by_turn == (0, 0, 0, 0)
    assert second.tokens_by_turn == (1, 1, 2, 2)


def test_points_over_time_have_an_entry_for_each_turn_of_the_table() -> None:
    first, second = short_game().players
    assert first.points_by_table_turn == (1, 1, 1, 1, 3, 3, 3, 3)
    assert second.points_by_table_turn == (0, 1, 1, 1, 1, 8, 8, 8)


def test_thinking_time_is_that_of_each_seats_own_moves() -> None:
    first, second = short_game().players
    assert (first.thinking_seconds, first.longest_thinking_seconds) == (15.0, 5.0)
    assert (second.thinking_seconds, second.longest_thinking_seconds) == (19.0, 3.0)


def test_the_figures_of_the_table() -> None:
    assert short_game().table == TableStatistics(
        turns=8,
        minutes=(5 + 13 * 2) / 60,
        sweeps=0,
        reshuffles=0,
        passes=0,
        lead_changes=1,
        margin=6,
        last_round=Trigger(seat=1, turn=6),
    )


@cache
def lead_game() -> GameStatistics:
    """Return the figures of a game in which both lead, draw level and lead again."""
    game = played_line(
        claim("a-b"),
        claim("b-c"),
        claim("c-d"),
        TWO_BLIND,
        (TakeCard(1),),
        claim("f-g"),
        claim("d-e", ferries=1),
        TWO_BLIND,
    )
    return statistics_of(game, [0.0] * len(game.moves))


def test_the_lead_changes_when_another_seat_leads_alone_than_led_before() -> None:
    standings = list(zip(*(player.points_by_table_turn for player in lead_game().players), strict=True))
    assert standings == [(1, 0), (1, 2), (2, 2), (2, 2), (2, 2), (2, 6), (9, 6), (9, 6)]
    assert lead_game().table.lead_changes == 2


def test_the_largest_network_is_the_group_of_most_spaces() -> None:
    first, second = lead_game().players
    assert (first.routes.claimed, first.routes.cars_placed, first.routes.largest_network) == (3, 6, 5)
    assert (second.routes.claimed, second.routes.cars_placed, second.routes.largest_network) == (2, 5, 3)


def test_the_last_round_begins_once_though_another_seat_runs_short_in_it() -> None:
    assert lead_game().table.last_round == Trigger(seat=1, turn=6)
    assert lead_game().players[0].routes.cars_placed == 6


@cache
def one_sided_game() -> GameStatistics:
    """Return the figures of a game in which only seat 0 claims: two groups, then joined, and one aside."""
    turns = [turn for route in ("a-b", "c-d", "b-c", "f-g") for turn in (claim(route), TWO_BLIND)]
    game = played_line(*turns, TWO_BLIND)
    return statistics_of(game, [0.0] * len(game.moves))


def test_a_network_grows_together_when_a_route_joins_two_groups() -> None:
    assert one_sided_game().players[0].routes.largest_network == 4
    assert one_sided_game().players[0].routes.cars_placed == 7


def test_a_seat_without_routes_has_figures_of_nought() -> None:
    assert one_sided_game().players[1].routes == RouteFigures(
        claimed=0,
        cars_placed=0,
        average=0,
        longest=0,
        ferries_paid=0,
        by_length={1: 0, 2: 0, 3: 0, 4: 0},
        by_color={"red": 0, "grey": 0},
        largest_network=0,
    )


def test_figures_need_a_finished_game_and_a_time_for_each_move() -> None:
    unfinished = Game.new(2, 1)
    with pytest.raises(ValueError, match="0 moves"):
        statistics_of(unfinished, [])
    game, _ = of_corpus("edge-shared-victory")
    with pytest.raises(ValueError, match=f"{len(game.moves)} moves"):
        statistics_of(game, [1.0])
