"""Whose turn it is and what may be done in it: T1, T2, and the calls that Python makes."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from cablecar.board import Board, shipped_board
from cablecar.common.errors import IllegalMove
from cablecar.engine.events import GameEnded, LastRoundBegun, TurnPassed
from cablecar.engine.game import Game
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Move,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
)
from cablecar.engine.view import Phase
from cablecar.rules import calls
from cablecar.rules.board_table import board_table
from cablecar.rules.state import CHOICES, DEALER, OPENING, OVER, RESULT, STATE, Records
from cablecar.rules.stream import below, seed_words
from tests.support.game.positions import (
    biggest_board,
    board_with,
    deck,
    display,
    give,
    hand,
    lay_tickets,
    own,
    refusal,
    refused_as,
    set_cars,
    start,
    table,
)
from tests.support.kernel.as_written import as_written

UP = ("blue", "green", "black", "pink", "red")
EMPTY_DISPLAY = (None,) * 5
GREY_1 = "fort_mason-lombard_street"
BOTH_ENDS = "embarcadero-alcatraz"


# One game in each phase, with the seat that may act.


def in_opening() -> tuple[Game, int]:
    return start(players=3), 1


def in_placing() -> tuple[Game, int]:
    game = start(players=3)
    for seat in range(3):
        game.play(seat, KeepTickets(game.offer(seat)))
    return game, 2


def in_turn() -> tuple[Game, int]:
    game = table(UP, ["orange", "pink", "red"], players=3)
    give(game, 0, "red", "red", "red", "ferry")
    return game, 0


def at_second_card() -> tuple[Game, int]:
    game, seat = in_turn()
    game.play(seat, TakeCard())
    return game, seat


def in_keeping() -> tuple[Game, int]:
    game, seat = in_turn()
    game.play(seat, DrawTickets())
    return game, seat


def at_souvenir() -> tuple[Game, int]:
    game, seat = in_turn()
    game.play(seat, ClaimRoute(BOTH_ENDS, ("red", "red", "red", "ferry")))
    return game, seat


def when_over() -> tuple[Game, int]:
    game, seat = in_turn()
    game._state[0].turns_left = 1
    game.play(seat, ClaimRoute(GREY_1, ("red",)))
    return game, seat


Start = Callable[[], tuple[Game, int]]
IN_GAME: list[Start] = [in_placing, in_turn, at_second_card, in_keeping, at_souvenir]
ALL: list[Start] = [in_opening, *IN_GAME, when_over]


def keeping(game: Game, seat: int) -> KeepTickets:
    """Return a choice of tickets, the first on offer where there is one."""
    return KeepTickets((game.offer(seat) or (game.board.tickets[0].id,))[:1])


def one_of_each(game: Game, seat: int) -> dict[str, Move]:
    """Return a move of each kind, such as would be legal in the phase for it."""
    return {
        "pass": Pass(),
        "tickets": DrawTickets(),
        "deck": TakeCard(),
        "slot": TakeCard(0),
        "keep": keeping(game, seat),
        "souvenir": TakeSouvenir("alcatraz"),
        "place": PlaceSouvenir("globe", "castro"),
        "claim": ClaimRoute(GREY_1, ("red",)),
    }


EXPECTED = {
    in_opening: (["keep"], "S6 refused-opening-first"),
    in_placing: (["place"], "S8 refused-place-first"),
    at_second_card: (["deck", "slot"], "D1 refused-second-card-first"),
    in_keeping: (["keep"], "K1 refused-keep-first"),
    at_souvenir: (["souvenir"], "C7 refused-souvenir-first"),
    when_over: ([], "E1 refused-game-over"),
}


@pytest.mark.parametrize("phase", EXPECTED)
def test_T1_only_what_the_phase_expects_can_be_done(phase: Start) -> None:
    expected, reason = EXPECTED[phase]
    game, seat = phase()
    for kind, move in one_of_each(game, seat).items():
        if kind in expected:
            assert move in game.legal_moves(seat)
            game.copy().play(seat, move)
        else:
            assert move not in game.legal_moves(seat)
            assert refused_as(game, seat, move) == reason


def test_T1_a_turn_is_one_of_three_actions() -> None:
    game, seat = in_turn()
    moves = one_of_each(game, seat)
    for kind in ("tickets", "deck", "slot", "claim"):
        assert moves[kind] in game.legal_moves(seat)
        game.copy().play(seat, moves[kind])
    assert refused_as(game, seat, moves["pass"]) == "T2 refused-can-act"
    assert refused_as(game, seat, moves["keep"]) == "K1 refused-nothing-offered"
    assert refused_as(game, seat, moves["souvenir"]) == "C7 refused-no-souvenir-to-choose"
    assert refused_as(game, seat, moves["place"]) == "S8 refused-not-placing"


@pytest.mark.parametrize("phase", IN_GAME)
def test_T1_only_the_seat_whose_turn_it_is_may_act(phase: Start) -> None:
    game, seat = phase()
    assert game.waiting_for == (seat,)
    for other in {0, 1, 2} - {seat}:
        assert game.legal_moves(other) == []
        for move in one_of_each(game, seat).values():
            if not isinstance(move, KeepTickets):
                assert refused_as(game, other, move) == "T1 refused-not-your-turn"
        assert refused_as(game, other, keeping(game, other)) == "T1 refused-not-your-turn"


def test_T1_in_the_opening_a_seat_that_has_chosen_waits() -> None:
    game, seat = in_opening()
    game.play(seat, keeping(game, seat))
    assert game.waiting_for == (0, 2)
    assert game.legal_moves(seat) == []
    for move in one_of_each(game, seat).values():
        assert refused_as(game, seat, move) == "S6 refused-already-chosen"


def test_T1_when_the_game_is_over_nobody_may_act() -> None:
    game, _ = when_over()
    assert game.waiting_for == ()
    for seat in range(3):
        assert game.legal_moves(seat) == []
        for move in one_of_each(game, seat).values():
            assert refused_as(game, seat, move) == "E1 refused-game-over"


# Every action number of a phase, class by class as `cablecar.rules.board_table` documents them.

FIELDS = ("first_keep", "first_take_souvenir", "first_place", "first_claim", "actions")
KINDS_OF_ACTION = ("pass", "tickets", "deck", "slot", "keep", "souvenir", "place", "claim")


def kinds_of_actions(game: Game) -> list[str]:
    """Return the kind of every action of a game's board, in order of their numbers."""
    starts = [0, 1, 2, 3, *(int(game._table[0][field]) for field in FIELDS)]
    sizes = [after - before for before, after in pairwise(starts)]
    return [kind for kind, size in zip(KINDS_OF_ACTION, sizes, strict=True) for _ in range(size)]


def refusals_by_kind(game: Game, seat: int) -> dict[str, set[str]]:
    """Return all reasons why actions of each kind are refused; legal ones must be those listed."""
    found: dict[str, set[str]] = {}
    legal = game.legal_actions(seat)
    assert len(legal) == len(set(legal))
    for action, kind in enumerate(kinds_of_actions(game)):
        reason = refusal(game, seat, action)
        assert (reason == "") == (action in legal)
        found.setdefault(kind, set()).add(reason)
    return found


@pytest.mark.parametrize("phase", EXPECTED)
def test_T1_every_action_number_is_refused_for_its_reason(phase: Start) -> None:
    expected, reason = EXPECTED[phase]
    game, seat = phase()
    found = refusals_by_kind(game, seat)
    for kind in KINDS_OF_ACTION:
        if kind not in expected:
            assert found[kind] == {reason.split()[1]}
    may_differ = {
        "place": {"", "refused-stack-not-waiting", "refused-place-has-stack"},
        "souvenir": {"", "refused-no-souvenir-to-choose"},
    }
    for kind in expected:
        assert found[kind] == may_differ.get(kind, {""})


def test_T1_every_action_number_of_a_turn_is_legal_or_refused_for_its_reason() -> None:
    found = refusals_by_kind(*in_turn())
    assert found == {
        "pass": {"refused-can-act"},
        "tickets": {""},
        "deck": {""},
        "slot": {""},
        "keep": {"refused-nothing-offered"},
        "souvenir": {"refused-no-souvenir-to-choose"},
        "place": {"refused-not-placing"},
        "claim": {"", "refused-too-few-cards"},
    }


@pytest.mark.parametrize("phase", ALL)
def test_T1_there_are_no_actions_beyond_those_of_the_board(phase: Start) -> None:
    game, seat = phase()
    count = int(game._table[0]["actions"])
    reason = "refused-game-over" if phase is when_over else "refused-no-such-action"
    assert [refusal(game, seat, action) for action in (-1, count, count + 1, -count)] == [reason] * 4
    with pytest.raises(IllegalMove) as caught:
        game.move(seat, count)
    assert (caught.value.rule, caught.value.key) == ("T1", "refused-no-such-action")


# The order of turns.


def test_T1_two_cards_are_one_turn() -> None:
    game = table(UP, ["orange"] * 9, players=3)
    seats = []
    for _ in range(8):
        seats.append(game.waiting_for[0])
        game.play(seats[-1], TakeCard())
    assert seats == [0, 0, 1, 1, 2, 2, 0, 0]


def test_T1_one_route_is_one_turn() -> None:
    game = table(UP, ["orange"] * 9)
    give(game, 0, "red", "red")
    game.play(0, ClaimRoute(GREY_1, ("red",)))
    assert game.waiting_for == (1,)
    assert refused_as(game, 0, ClaimRoute("lombard_street-pier_39", ("red",))) == "T1 refused-not-your-turn"


def test_T1_drawing_tickets_is_one_turn() -> None:
    game = table(UP, ["orange"] * 9)
    game.play(0, DrawTickets())
    assert game.waiting_for == (0,)
    game.play(0, keeping(game, 0))
    assert game.waiting_for == (1,)
    game.play(1, DrawTickets())
    game.play(1, keeping(game, 1))
    assert game.waiting_for == (0,)


def test_T1_the_souvenir_of_the_first_place_may_be_chosen() -> None:
    game = table(UP, ["orange"])
    symbol = game.board.souvenirs.index(game.view(None).stacks["alcatraz"].symbol)
    presidio = [place.id for place in game.board.locations].index("presidio")
    game._state[0].stack_places[symbol] = presidio
    give(game, 0, "black", "black")
    game.play(0, ClaimRoute("golden_gate_bridge-presidio", ("black", "black")))
    assert game.legal_moves(0) == [TakeSouvenir("golden_gate_bridge"), TakeSouvenir("presidio")]
    taken = game.view(None).stacks["golden_gate_bridge"].symbol
    game.play(0, TakeSouvenir("golden_gate_bridge"))
    assert game.view(None).players[0].souvenirs == (taken,)
    assert game.waiting_for == (1,)


def test_T1_a_souvenir_to_choose_belongs_to_the_turn() -> None:
    game, seat = at_souvenir()
    assert game.waiting_for == (seat,)
    game.play(seat, TakeSouvenir("alcatraz"))
    assert game.waiting_for == (1,)


# T2: passing.


def stuck(players: int = 2, board: Board | None = None) -> Game:
    """Return a game in which nothing is left to take and every route has an owner."""
    game = table(EMPTY_DISPLAY, players=players, board=board)
    lay_tickets(game)
    own(game, 0, *(route.id for route in game.board.routes))
    return game


def free(game: Game, *routes: str) -> None:
    """Take the owner from these routes."""
    for number, route in enumerate(game.board.routes):
        if route.id in routes:
            game._state[0].owners[number] = -1


def test_T2_a_seat_that_can_do_nothing_passes() -> None:
    game = stuck()
    assert game.legal_moves(0) == [Pass()]
    game.play(0, Pass())
    assert game.waiting_for == (1,)
    assert game.events[-1] == TurnPassed(0)


def test_T2_a_ticket_left_forbids_passing() -> None:
    game = stuck()
    lay_tickets(game, game.board.tickets[0].id)
    assert game.legal_moves(0) == [DrawTickets()]
    assert refused_as(game, 0, Pass()) == "T2 refused-can-act"


def test_T2_a_card_in_the_deck_forbids_passing() -> None:
    game = stuck()
    game._state[0].deck_size = 1
    assert game.legal_moves(0) == [TakeCard()]
    assert refused_as(game, 0, Pass()) == "T2 refused-can-act"


@pytest.mark.parametrize("slot", range(5))
@pytest.mark.parametrize("card", ["blue", "ferry"])
def test_T2_a_face_up_card_forbids_passing(slot: int, card: str) -> None:
    game = stuck()
    game._state[0].display[slot] = 0 if card == "blue" else 6
    assert game.legal_moves(0) == [TakeCard(slot)]
    assert refused_as(game, 0, Pass()) == "T2 refused-can-act"


@pytest.mark.parametrize(
    ("route", "cards"),
    [
        ("golden_gate_bridge-fort_mason", ("blue", "blue", "blue", "blue", "ferry")),
        (GREY_1, ("orange",)),
        ("lands_end-sunset", ("ferry", "ferry", "ferry")),
    ],
)
def test_T2_a_route_that_can_be_claimed_forbids_passing(route: str, cards: tuple[str, ...]) -> None:
    game = stuck()
    free(game, route)
    give(game, 0, *cards)
    assert game.legal_moves(0) == [ClaimRoute(route, cards)]
    assert refused_as(game, 0, Pass()) == "T2 refused-can-act"
    game.play(0, ClaimRoute(route, cards))
    assert game.view(None).owners[route] == 0
    assert hand(game, 0) == ()


@pytest.mark.parametrize(
    ("route", "cards"),
    [
        ("golden_gate_bridge-fort_mason", ("blue", "blue", "blue", "blue", "blue")),
        ("golden_gate_bridge-fort_mason", ("blue", "blue", "blue", "ferry")),
        ("lands_end-sunset", ("ferry", "ferry")),
        ("golden_gate_bridge-presidio", ("red", "red", "red", "black")),
    ],
)
def test_T2_a_route_that_can_not_be_paid_is_no_reason_to_stay(route: str, cards: tuple[str, ...]) -> None:
    game = stuck()
    free(game, route)
    give(game, 0, *cards)
    assert game.legal_moves(0) == [Pass()]
    game.play(0, Pass())


def test_T2_a_route_too_long_for_the_cars_is_no_reason_to_stay() -> None:
    game = stuck()
    free(game, "golden_gate_bridge-presidio")
    give(game, 0, "black", "black")
    set_cars(game, 0, 1)
    assert game.legal_moves(0) == [Pass()]
    game.play(0, Pass())


def test_T2_no_payment_stands_behind_the_last() -> None:
    # What stands there is blank, which reads as: the first route, all in the first colour.
    routes = sorted(shipped_board().routes, key=lambda route: route.id != "golden_gate_bridge-presidio")
    game = stuck(board=replace(shipped_board(), id="other", routes=tuple(routes)))
    free(game, "golden_gate_bridge-presidio")
    give(game, 0, "blue", "blue")
    assert game.legal_moves(0) == [Pass()]
    assert refusal(game, 0, 0) == ""
    game.play(0, Pass())


def test_T2_the_cards_of_others_are_no_reason_to_stay() -> None:
    game = stuck()
    free(game, GREY_1)
    give(game, 1, "black")
    assert game.legal_moves(0) == [Pass()]
    game.play(0, Pass())
    assert game.legal_moves(1) == [ClaimRoute(GREY_1, ("black",))]
    assert refused_as(game, 1, Pass()) == "T2 refused-can-act"


def test_T2_the_widest_display_is_searched_to_its_last_slot() -> None:
    game = table([None] * 8, board=board_with(display=8))
    lay_tickets(game)
    assert game.legal_moves(0) == [Pass()]
    assert refusal(game, 0, 0) == ""
    game._state[0].display[7] = 3
    assert game.legal_moves(0) == [TakeCard(7)]
    assert refused_as(game, 0, Pass()) == "T2 refused-can-act"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T2_the_game_ends_when_all_pass_in_a_row(players: int) -> None:
    game = stuck(players)
    for seat in range(players):
        assert game.waiting_for == (seat,)
        assert game.result is None
        game.play(seat, Pass())
    assert game.waiting_for == ()
    assert game._state[0].phase == OVER
    assert game.result is not None
    assert game.events[-players - 1 :] == [*map(TurnPassed, range(players)), GameEnded()]


def test_T2_all_passing_ends_the_game_no_matter_who_began() -> None:
    game = stuck(3)
    game._state[0].current = 2
    for seat in (2, 0, 1):
        game.play(seat, Pass())
    assert game.waiting_for == ()


def test_T2_a_move_in_between_begins_the_count_anew() -> None:
    game = stuck()
    free(game, GREY_1)
    give(game, 1, "black")
    game.play(0, Pass())
    game.play(1, ClaimRoute(GREY_1, ("black",)))
    # The paid card lies face up: seat 0 takes it, and now nobody can do anything.
    assert display(game) == ("black", None, None, None, None)
    game.play(0, TakeCard(0))
    assert (hand(game, 0), deck(game)) == (("black",), ())
    game.play(1, Pass())
    assert game.waiting_for == (0,)
    game.play(0, Pass())
    assert game._state[0].phase == OVER


def test_T2_drawing_tickets_in_between_begins_the_count_anew() -> None:
    game = stuck()
    game._state[0].passes = 1
    lay_tickets(game, game.board.tickets[0].id)
    game.play(0, DrawTickets())
    assert game._state[0].passes == 0
    game.play(0, keeping(game, 0))
    game.play(1, Pass())
    assert game.waiting_for == (0,)


def test_T2_a_pass_is_a_turn_of_the_last_round() -> None:
    game = stuck(3)
    game._state[0].turns_left = 2
    game.play(0, Pass())
    assert game.view(None).turns_left == 1
    game.play(1, Pass())
    assert game.waiting_for == ()


def test_T2_a_pass_with_few_cars_begins_the_last_round() -> None:
    game = stuck(3)
    set_cars(game, 0, 2)
    set_cars(game, 1, 0)
    game.play(0, Pass())
    assert game.events[-1] == LastRoundBegun(0)
    assert game.view(None).turns_left == 3
    game.play(1, Pass())
    assert game.view(None).turns_left == 2


@pytest.mark.parametrize(
    ("cars", "before", "after"),
    [(3, -1, -1), (2, -1, 3), (0, -1, 3), (3, 3, 2), (2, 3, 2), (0, 2, 1), (20, 2, 1), (2, 1, 0), (20, 1, 0)],
)
def test_T1_a_turn_ended_is_counted_in_the_last_round_only(cars: int, before: int, after: int) -> None:
    game = table(UP, ["orange"] * 3, players=3)
    set_cars(game, 0, cars)
    game._state[0].turns_left = before
    game.play(0, DrawTickets())
    game.play(0, keeping(game, 0))
    assert game._state[0].turns_left == after
    phase = Phase.OVER if after == 0 else Phase.TURN
    assert Phase(int(game._state[0].phase)) is phase
    assert game._state[0].current == 1


def test_T1_the_board_says_how_few_cars_begin_the_last_round() -> None:
    for few, is_last in ((4, True), (5, False)):
        game = table(UP, ["orange"] * 3, board=board_with(last_round_at=4))
        set_cars(game, 0, few)
        game.play(0, DrawTickets())
        game.play(0, keeping(game, 0))
        assert (game.view(None).turns_left is not None) == is_last


# What Python calls: each looks at the first record of its arrays and at no other.


def pair(first: Records, second: Records) -> Records:
    """Return two records in one array."""
    return np.concatenate([first, second])


class Table:
    """The records of one game, each followed by one that nobody may touch."""

    def __init__(self, seed: str) -> None:
        self.boards = pair(board_table(board_with(cars=3)), board_table(biggest_board()))
        self.states, self.dealers = np.zeros(2, STATE), np.zeros(2, DEALER)
        self.choices, self.results = np.zeros(2, CHOICES), np.zeros(2, RESULT)
        self.states[0].random[:] = seed_words(seed)
        for records in (self.states, self.dealers, self.choices, self.results):
            records[1:].view(np.uint8)[:] = 0x2A

    def others(self) -> bytes:
        """Return the records that nobody may touch."""
        records = (self.boards, self.states, self.dealers, self.choices, self.results)
        return b"".join(record[1:].tobytes() for record in records)

    def play_one_game(self, players: int) -> int:
        """Play a whole random game, move by move, and return the number of moves."""
        state, choice, moves = self.states[0], self.choices[0], 0
        calls.new_game(self.boards, self.states, self.dealers, players)
        while state.phase != OVER:
            seat = state.chosen.tolist().index(0) if state.phase == OPENING else int(state.current)
            calls.list_legal(self.boards, self.states, seat, self.choices)
            action = int(choice.actions[as_written(below)(state, int(choice.count))])
            assert calls.refusal(self.boards, self.states, seat, action) == 0
            calls.play_action(self.boards, self.states, self.dealers, seat, action)
            moves += 1
        return moves


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_random_games_are_what_single_calls_make_of_them(players: int) -> None:
    slow, fast = Table("7"), Table("7")
    untouched = slow.others()
    moves = sum(slow.play_one_game(players) for _ in range(3))
    arrays = (fast.boards, fast.states, fast.dealers)
    assert calls.random_games(*arrays, players, 3, fast.choices) == moves > 3 * players
    assert fast.states.tobytes() == slow.states.tobytes()
    assert fast.dealers.tobytes() == slow.dealers.tobytes()
    assert (slow.others(), fast.others()) == (untouched, untouched)


def test_no_random_games_are_no_moves() -> None:
    one = Table("7")
    assert calls.random_games(one.boards, one.states, one.dealers, 2, 0, one.choices) == 0


def test_the_final_score_is_written_into_the_first_record() -> None:
    one = Table("7")
    one.play_one_game(2)
    untouched = one.others()
    one.states[0].points[:2] = [40, 2]
    alone = np.zeros(1, RESULT)
    calls.final_score(one.boards[:1], one.states[:1], one.dealers[:1], alone)
    calls.final_score(one.boards, one.states, one.dealers, one.results)
    assert one.results[0].routes.tolist() == [40, 2, 0, 0]
    assert one.results[0].places.tolist() == [1, 2, 0, 0]
    assert one.results[0].tobytes() == alone.tobytes()
    assert one.others() == untouched


def test_the_seat_of_a_random_move_is_the_lowest_that_may_act() -> None:
    game = start(players=3)
    states = pair(game._state, np.zeros(1, STATE))
    states[1].phase, states[1].current, states[1].chosen[:] = OVER, 9, 1
    assert calls.next_seat(states) == 0
    states[0].chosen[0] = 3
    assert calls.next_seat(states) == 1
    states[0].chosen[1] = 1
    assert calls.next_seat(states) == 2
    states[0].phase, states[0].current = 2, 1
    assert calls.next_seat(states) == 1
    states[0].current = 0
    assert calls.next_seat(states) == 0
    states[0].current = 2
    assert calls.next_seat(states) == 2


def test_the_seats_that_may_act_are_those_that_have_not_chosen_then_the_current_one_then_none() -> None:
    game = start(players=3)
    states = pair(game._state, np.zeros(1, STATE))
    states[1].phase, states[1].current = 2, 3
    assert calls.waiting_seats(states) == 0b111
    states[0].chosen[1] = 3
    assert calls.waiting_seats(states) == 0b101
    states[0].chosen[0] = 1
    assert calls.waiting_seats(states) == 0b100
    for phase in (1, 2, 3, 4, 5):
        states[0].phase = phase
        for seat in range(3):
            states[0].current = seat
            assert calls.waiting_seats(states) == 1 << seat
    states[0].phase = OVER
    assert calls.waiting_seats(states) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_waits_for_the_seats_that_have_legal_actions(players: int) -> None:
    game = start(players=players)
    assert game.waiting_for == tuple(range(players))
    while game.waiting_for:
        able = tuple(seat for seat in range(players) if game.legal_actions(seat))
        assert game.waiting_for == able
        game.play(able[-1], game.legal_moves(able[-1])[-1])
    assert game._state[0].phase == OVER


def test_S6_a_choice_can_be_withdrawn_while_others_choose() -> None:
    game = start(players=3)
    states = pair(game._state, np.zeros(1, STATE))
    states[0].chosen[1], states[1].chosen[:] = 3, 1
    untouched = states[1].tobytes()
    assert [calls.may_withdraw(states, seat) for seat in range(3)] == [0, 1, 0]
    before = states[0].tobytes()
    assert calls.withdraw_choice(states, 0) == calls.withdraw_choice(states, 2) == 0
    assert states[0].tobytes() == before
    assert calls.withdraw_choice(states, 1) == 1
    assert states[0].tobytes() == game._state.tobytes()
    assert [calls.may_withdraw(states, seat) for seat in range(3)] == [0, 0, 0]
    assert states[1].tobytes() == untouched


@pytest.mark.parametrize("phase", [1, 2, 3, 4, 5, OVER])
def test_S6_after_the_opening_no_choice_can_be_withdrawn(phase: int) -> None:
    game = start(players=2)
    game._state[0].chosen[:2], game._state[0].phase = 1, phase
    before = game._state.tobytes()
    for seat in (0, 1):
        assert calls.may_withdraw(game._state, seat) == calls.withdraw_choice(game._state, seat) == 0
    assert game._state.tobytes() == before


@pytest.mark.parametrize(("copies", "copied", "left"), [(0, 5, 4), (1, 4, 5), (2, 5, 4), (3, 4, 5)])
def test_copies_are_of_the_first_state_which_then_changes(copies: int, copied: int, left: int) -> None:
    states = np.zeros(3, STATE)
    states[0].points[0], states[1].points[0], states[2].points[0] = 11, 22, 33
    states[0].random[0], states[1].random[0], states[2].random[0] = 4, 5, 6
    calls.copy_states(states, copies)
    assert states["random"][:, 0].tolist() == [left, copied, 6]
    assert states["points"][:, 0].tolist() == [11, 11 if copies else 22, 33]
