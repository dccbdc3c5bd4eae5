"""The judge: chances that add up, from what a seat knows and nothing else, and luck that averages 0."""

import random

import numpy as np
import pytest

from cablecar.analysis.calibration import OPEN, OWN, calibration_for, is_calibrated
from cablecar.analysis.judge import MISTAKE, Chances, Effort, Judge, Step
from cablecar.board import shipped_board
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute
from cablecar.rules.board_table import TAKE_FROM_DECK
from cablecar.rules.state import MAX_ACTIONS, OVER
from tests.support.game.observations import TABLES, board_of, positions, whole_game
from tests.support.game.positions import (
    after_opening,
    begin_last_round,
    empty_stacks,
    give,
    give_turn,
    hold_tickets,
    set_cars,
)
from tests.support.game.secrecy import redistributed

QUICK: Effort = (Step(MAX_ACTIONS, 4), Step(3, 8))


def judge_of(game: Game, seed: str = "1") -> Judge:
    """Return a judge for a game."""
    judge = Judge(game.board, len(game.players))
    judge.seed(seed)
    return judge


def assert_fair(chances: Chances) -> None:
    """Check that victories and places are shared out."""
    places = np.array(chances.places)
    assert np.all(places >= -1e-9)
    assert sum(chances.wins) == pytest.approx(1)
    assert places.sum(axis=0) == pytest.approx(np.ones(len(places)))
    assert places.sum(axis=1) == pytest.approx(np.ones(len(places)))
    assert places[:, 0].tolist() == pytest.approx(chances.wins)


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_every_seat_judges_every_kind_of_position(board: str, players: int) -> None:
    phases = set()
    for game in whole_game(board_of(board), players, "random", 3, every=7 if board == "default" else 23):
        if not game.waiting_for:
            continue
        judge = judge_of(game)
        phases.add(game.view(None).phase)
        for seat in range(players):
            assert_fair(judge.chances(game.observe(seat), 2))
        assert_fair(judge.open_chances(game.truth(), game.waiting_for[0], 2))
    assert len(phases) >= 3


def test_a_judgement_rests_on_what_the_seat_knows_alone() -> None:
    chance, judged = random.Random(1), 0
    for game, seat in positions(board_of("default"), 3, "strong", 5, every=4):
        twin = redistributed(game, seat, chance)
        (ours, said), (theirs, heard) = (
            (judge_of(one).moves(one.observe(seat), QUICK), judge_of(one).chances(one.observe(seat), 4))
            for one in (game, twin)
        )
        assert (repr(ours), repr(said)) == (repr(theirs), repr(heard))
        judged += len(ours)
    assert judged > 100


def test_an_open_judgement_does_not_know_what_will_be_drawn() -> None:
    game = after_opening(seed=4)
    state, other = game.truth(), game.truth()
    size = int(state["deck_size"][0])
    other["deck"][0, :size] = np.sort(state["deck"][0, :size])
    first, second = (judge_of(game).open_chances(one, 0, 400).wins[0] for one in (state, other))
    assert first == pytest.approx(second, abs=0.08)
    assert first != second


def test_the_same_seed_gives_the_same_judgement() -> None:
    game = after_opening()
    said = [judge_of(game, seed).moves(game.observe(0), QUICK) for seed in ("1", "1", "2")]
    assert said[0] == said[1] != said[2]


def test_in_the_last_turn_the_move_that_wins_is_best_and_others_are_mistakes() -> None:
    game = after_opening()
    empty_stacks(game)
    route = next(r for r in game.board.routes if r.color != "grey" and not r.ferries and r.length > 1)
    for seat in (0, 1):
        hold_tickets(game, seat)
        give(game, seat)
        set_cars(game, seat, 5)
    give(game, 1, *[route.color] * route.length)
    begin_last_round(game)
    game._state[0].turns_left = 1
    give_turn(game, 1)
    judged = judge_of(game).moves(game.observe(1))
    claims = [isinstance(game.move(1, move.action), ClaimRoute) for move in judged]
    assert (claims[0], judged[0].loss) == (True, 0)
    assert judged[0].chance > 0.8
    assert [move.loss > 10 * MISTAKE for move in judged] == [not claim for claim in claims]


def test_moves_are_credited_where_the_best_is_as_good_a_turn_later() -> None:
    gained = []
    for game, seat in positions(board_of("default"), 2, "strong", 8, every=3):
        for move in judge_of(game).moves(game.observe(seat), QUICK):
            assert move.chance >= move.plain[seat] - 1e-9
            gained.append(move.chance - move.plain[seat])
    assert max(gained) > 0.01


def test_the_luck_of_a_draw_averages_0() -> None:
    game, chance = after_opening(seed=6), random.Random(3)
    state = game.truth()
    size, luck = int(state["deck_size"][0]), []
    for number in range(150):
        deck = state["deck"][0, :size].tolist()
        chance.shuffle(deck)
        state["deck"][0, :size] = deck
        came = judge_of(game, str(number)).follow(state, 0, TAKE_FROM_DECK, TAKE_FROM_DECK, (1, 0), 24)
        assert came.luck.sum() == pytest.approx(0, abs=1e-9)
        luck.append(came.luck[0])
    assert abs(np.mean(luck)) < 4 * np.std(luck) / np.sqrt(len(luck))
    assert np.std(luck) > 0.005


def test_the_luck_of_all_cards_weighs_up_and_a_ferry_is_lucky() -> None:
    game = after_opening(seed=6)
    luck, counts = np.zeros(7), np.zeros(7)
    for card in range(7):
        state = game.truth()
        deck = state["deck"][0, : int(state["deck_size"][0])]
        counts[card] = np.count_nonzero(deck == card)
        place = int(np.flatnonzero(deck == card)[0])
        deck[place], deck[-1] = deck[-1], card
        luck[card] = judge_of(game).follow(state, 0, TAKE_FROM_DECK, TAKE_FROM_DECK, (1, 0), 600).luck[0]
    assert (luck * counts).sum() / counts.sum() == pytest.approx(0, abs=0.015)
    assert luck[6] > 0
    assert luck.max() - luck.min() > 0.03


def test_other_boards_are_judged_without_what_was_fitted_to_seats() -> None:
    other = board_of("tiny")
    assert is_calibrated(shipped_board())
    assert not is_calibrated(other)
    for players in (2, 3, 4):
        for knowledge in (OWN, OPEN):
            fitted = calibration_for(shipped_board(), players, knowledge)
            plain = calibration_for(other, players, knowledge)
            assert fitted["seats"].any()
            assert not plain["seats"].any()
            assert plain["base"][0, :players].tolist() == [1 / players] * players
            assert fitted["base"][0].sum() == pytest.approx(1, abs=0.001)


def test_the_end_is_near_certain_with_all_cards_open() -> None:
    *_, last = (game.copy() for game in whole_game(board_of("default"), 2, "strong", 9) if game.waiting_for)
    assert last.truth()["phase"][0] != OVER
    chances = judge_of(last).open_chances(last.truth(), last.waiting_for[0], 50)
    assert max(chances.wins) > 0.85
