"""The search: guesses that fit what was seen, beliefs, plans, halving and values."""

import math
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import islice

import numpy as np
import pytest
from numpy.typing import NDArray

from cablecar.board import Board, shipped_board
from cablecar.bots import Budget
from cablecar.bots.expert import net_for
from cablecar.bots.planners import Strong
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute
from cablecar.engine.result import count_result
from cablecar.rules.state import CHOICES, NONE, OPENING, OVER, Records
from cablecar.search.network import CARD_COST, PATHS, PLAN, PLANNED
from cablecar.search.planner_entry import choose_action
from cablecar.search.search import (
    CANDIDATES,
    GUESSED,
    PLAYED,
    SearchBuffers,
    begin_search,
    choose_by_search,
    halve,
    search_on,
)
from cablecar.search.value import CLEAR_LEAD, NET
from cablecar.search.weights import WeightRows, weights_of
from tests.support.bots.cheat import full_sight
from tests.support.bots.searches import buffers_for, sample_of_searches
from tests.support.game.generated import generated_board
from tests.support.game.invariants import check_cards, check_tickets
from tests.support.game.observations import TABLES, board_of, differences, positions
from tests.support.game.positions import after_opening, board_named, hold_tickets, own
from tests.support.paths import ROOT


def guess(buffers: SearchBuffers) -> Records:
    """Return a new guess of a search that has begun."""
    buffers.searches[0].next = 0
    search_on(buffers, 1)
    return buffers.states[GUESSED : GUESSED + 1].copy()


def searched(board: str, players: int, every: int) -> Iterator[tuple[Game, int, SearchBuffers]]:
    """Yield positions of games with a search begun in each; where there is no choice nothing begins."""
    for bot in ("random", "strong"):
        for game, seat in positions(board_of(board), players, bot, seed=40 + players, every=every):
            buffers = buffers_for(game, game.observe(seat), seed=len(game.moves))
            if begin_search(buffers) > 1:
                yield game, seat, buffers


def position(players: int, seed: int, number: int) -> tuple[Game, int]:
    """Return one position of a good game, and who is to move."""
    return next(islice(positions(shipped_board(), players, "strong", seed), number, None))


# --- guesses


EVERY = {"default": 3, "tiny": 1, "large": 25}


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_a_guess_fits_all_that_was_seen(board: str, players: int) -> None:
    tried = 0
    for game, seat, buffers in searched(board, players, EVERY[board]):
        tried += 1
        guessed = game.copy()
        guessed._state = guess(buffers)
        check_cards(guessed)
        check_tickets(guessed)
        check_seen_again(guessed, game, seat)
    assert tried > 5


def check_seen_again(guessed: Game, game: Game, seat: int) -> None:
    """Check that a seat sees in a guess what it has seen in the game, and that hidden sizes are right."""
    again, seen = guessed.observe(seat), game.observe(seat)
    opening = game._state[0].phase == OPENING
    assert differences(again["state"], seen["state"]) in ([], ["chosen"] if opening else [])
    assert set(differences(again, seen)) <= ({"state", "waiting"} if opening else set())
    assert guessed._state["hands"].sum(axis=2).tolist() == game._state["hands"].sum(axis=2).tolist()
    assert guessed.legal_actions(seat) == game.legal_actions(seat)


def test_guesses_differ_in_everything_hidden() -> None:
    game, seat = position(3, seed=1, number=30)
    buffers = buffers_for(game, game.observe(seat))
    begin_search(buffers)
    guesses = [guess(buffers) for _ in range(30)]
    for field in ("hands", "deck", "ticket_owners", "ticket_deck", "random"):
        assert len({state[field].tobytes() for state in guesses}) > 20


def test_every_hidden_card_is_as_likely_in_a_hand_as_another() -> None:
    game, seat = position(2, seed=3, number=40)
    state, rival, tries = game._state[0], 1 - seat, 3000
    buffers = buffers_for(game, game.observe(seat))
    begin_search(buffers)
    unseen = state.hands[rival] - state.known[rival]
    pool = np.bincount(state.deck[: state.deck_size], minlength=len(unseen)) + unseen
    drawn = sum(guess(buffers)[0].hands[rival] - state.known[rival].astype(int) for _ in range(tries)) / tries
    assert unseen.sum() > 1
    assert drawn == pytest.approx(unseen.sum() * pool / pool.sum(), abs=0.15)


def test_a_bot_that_knows_the_truth_has_only_the_decks_order_to_guess() -> None:
    for game, seat in positions(shipped_board(), 3, "strong", seed=2, every=4):
        if game._state[0].phase != OPENING and len(game.legal_moves(seat)) > 1:
            buffers = buffers_for(game, full_sight(game._state, game._table, seat))
            begin_search(buffers)
            guessed = guess(buffers)
            assert set(differences(guessed, game._state)) <= {"random", "deck"}
            size = int(game._state[0].deck_size)
            assert sorted(guessed[0].deck[:size]) == sorted(game._state[0].deck[:size])


# --- beliefs


PATH = ("chinatown-union_square-1", "union_square-civic_center-1", "painted_ladies-civic_center-1")
BUILT, UNBUILT = "chinatown-painted_ladies", "union_square-castro"
"""Two tickets of nearly one length; the path joins the places of the first."""


def believing(*coefficients: float) -> Records:
    """Return a net with these beliefs and no values."""
    net = np.zeros(1, NET)
    net[0].beliefs[: len(coefficients)] = coefficients
    return net


def guessed_tickets(game: Game, net: Records, guesses: int = 1500) -> dict[str, float]:
    """Return how often seat 1 is taken to hold each ticket, as seat 0 guesses."""
    buffers = buffers_for(game, game.observe(0), net)
    begin_search(buffers)
    held = sum((guess(buffers)["ticket_owners"][0] == 1).astype(int) for _ in range(guesses))
    return {
        ticket.id: count / guesses for ticket, count in zip(game.board.tickets, held.tolist(), strict=False)
    }


def game_with_path(seat: int) -> Game:
    """Return a game in which a seat owns a whole path, and seat 0 holds no ticket that concerns it."""
    game = after_opening(2, seed=1)
    hold_tickets(game, 0, "alcatraz-sunset")
    hold_tickets(game, 1, "presidio-mission")
    game._state[0].rejected_by[:] = NONE
    lay_rest(game)
    own(game, seat, *PATH)
    return game


def lay_rest(game: Game) -> None:
    """Lay all tickets that nobody holds into the deck."""
    state = game._state[0]
    rest = [number for number in range(len(game.board.tickets)) if state.ticket_owners[number] == NONE]
    state.ticket_top, state.ticket_deck_size = 0, len(rest)
    state.ticket_deck[: len(rest)] = rest


@pytest.mark.parametrize("net", [believing(3.0, 0.0, 0.0, 1.0), net_for(2)], ids=["plain", "shipped"])
def test_a_ticket_whose_path_a_rival_has_built_is_believed_in_more(net: Records) -> None:
    believed = guessed_tickets(game_with_path(1), net)
    assert believed[BUILT] > 1.5 * believed[UNBUILT]
    own_work = guessed_tickets(game_with_path(0), net)
    assert believed[BUILT] > 1.5 * own_work[BUILT]


def test_a_ticket_that_a_rival_can_not_complete_any_more_is_believed_in_less() -> None:
    game = game_with_path(1)
    walls = [route.id for route in game.board.routes if "castro" in (route.a, route.b)]
    own(game, 0, *walls)
    believed = guessed_tickets(game, believing(3.0))
    assert believed[UNBUILT] < 0.5 * believed["fort_mason-civic_center"]


def test_without_beliefs_all_hidden_tickets_are_alike() -> None:
    believed = guessed_tickets(game_with_path(1), believing(), guesses=4000)
    assert believed.pop("alcatraz-sunset") == 0
    assert min(believed.values()) > 0.5 / len(believed)
    assert max(believed.values()) < 2 / len(believed)


# --- plans


def plan_of(game: Game, seat: int, weights: WeightRows) -> Records:
    """Return a seat's plan for its tickets."""
    plan = np.zeros(1, PLAN)
    choose_action(game._table, game.observe(seat), np.zeros(1, CHOICES), plan, np.zeros(1, PATHS), weights)
    return plan


def prices(game: Game, seat: int, weights: Mapping[str, float]) -> dict[str, int]:
    """Return what each route that is not closed to a seat costs a planner."""
    owners, players = game.view(seat).owners, len(game.players)
    found = {}
    for route in game.board.routes:
        twin = owners.get(route.double or "")
        if owners.get(route.id) == seat:
            found[route.id] = 0
        elif route.id not in owners and (twin is None or (players > 2 and twin != seat)):
            cost = CARD_COST * route.length + weights["path_ferry"] * route.ferries
            cost -= weights["path_points"] * game.board.route_points[route.length]
            found[route.id] = max(1, int(cost))
    return found


def all_paths(
    board: Board, price: Mapping[str, int], here: str, goal: str, been: frozenset[str]
) -> Iterator[list[str]]:
    """Yield every path between two places that comes by no place twice."""
    if here == goal:
        yield []
        return
    for identity in price:
        route = board.route[identity]
        if here in (route.a, route.b):
            there = route.b if route.a == here else route.a
            if there not in been:
                for rest in all_paths(board, price, there, goal, been | {there}):
                    yield [identity, *rest]


def check_plan(game: Game, seat: int, ticket: str, weights: Mapping[str, float]) -> bool:
    """Compare the plan for one ticket with the cheapest of all paths, and return whether there is one."""
    board, price = game.board, prices(game, seat, weights)
    a, b = board.ticket[ticket].a, board.ticket[ticket].b
    paths = list(all_paths(board, price, a, b, frozenset([a])))
    costs = [sum(price[route] for route in path) for path in paths]
    spaces = [sum(board.route[route].length for route in path if price[route]) for path in paths]
    cheapest = [space for space, cost in zip(spaces, costs, strict=True) if cost == min(costs)]
    plan = plan_of(game, seat, weights_of(weights))[0]
    needed = [route.id for number, route in enumerate(board.routes) if plan.needed[number]]
    cars = int(game._state[0].cars[seat])
    if plan.tickets[[other.id for other in board.tickets].index(ticket)] != PLANNED:
        assert needed == []
        assert not paths or max(cheapest) > cars
        return False
    assert sum(price[route] for route in needed) == min(costs)
    assert plan.spaces == sum(board.route[route].length for route in needed) <= cars
    free = {route: 0 for route in price if route in needed or price[route] == 0}
    assert any(True for _ in all_paths(board, free, a, b, frozenset([a])))
    return True


def check_plans(board: Board) -> int:
    """Check plans for one ticket after the other in a random game, and return how many could be made."""
    weights, planned = {"path_ferry": 5.0, "path_points": 1.5}, 0
    for number, (game, seat) in enumerate(positions(board, 2, "random", seed=1)):
        if game._state[0].phase != OPENING and not game.offer(seat):
            ticket, twin = board.tickets[number % len(board.tickets)].id, game.copy()
            hold_tickets(twin, seat, ticket)
            planned += check_plan(twin, seat, ticket, weights)
    return planned


def test_a_plan_takes_the_cheapest_path() -> None:
    boards = [board_named("tiny"), *map(generated_board, range(8))]
    assert sum(map(check_plans, boards)) > 100


# --- searching


def test_the_candidates_are_legal_the_planners_best_among_them_and_each_route_once() -> None:
    for game, seat, buffers in searched("default", 3, every=4):
        search = buffers.searches[0]
        actions = search.actions[: search.count].tolist()
        assert set(actions) <= set(game.legal_actions(seat))
        assert len(actions) == len(set(actions)) <= CANDIDATES
        moves = [game.move(seat, action) for action in actions]
        routes = [move.route for move in moves if isinstance(move, ClaimRoute)]
        assert len(routes) == len(set(routes))
        planner = Strong().decide(game._table, game.observe(seat), random.Random(1), Budget(1))
        assert planner in actions
        best = search.priors[: search.count].max()
        assert search.priors[actions.index(planner)] == search.priors[0] == best


def test_all_candidates_are_tried_equally_often_and_every_trial_is_counted() -> None:
    for _, _, buffers in searched("default", 2, every=15):
        search = buffers.searches[0]
        count = int(search.count)
        search_on(buffers, 3 * count)
        assert search.visits[:count].tolist() == [3] * count
        assert search.simulations == 3 * count
        assert (search.values[:count] >= 0).all()
        assert (search.values[:count] <= 3).all()


@pytest.mark.parametrize("count", range(1, CANDIDATES + 1))
def test_halving_keeps_the_better_half_in_order(count: int) -> None:
    chance = np.random.default_rng(count)
    game = after_opening()
    buffers = buffers_for(game, game.observe(0))
    search = buffers.searches[0]
    search.count = count
    search.actions[:count] = chance.permutation(100)[:count]
    search.priors[:count] = search.actions[:count]
    search.visits[:count] = chance.integers(1, 9, count)
    search.values[:count] = chance.random(count) * search.visits[:count]
    means = dict(
        zip(
            search.actions[:count].tolist(),
            (search.values / np.maximum(search.visits, 1)).tolist(),
            strict=False,
        )
    )
    best = sorted(means, key=lambda action: -means[action])
    assert halve(buffers) == search.count == (count + 1) // 2
    assert search.actions[: search.count].tolist() == best[: (count + 1) // 2]
    assert search.priors[:count].tolist() == search.actions[:count].tolist()
    for number in range(count):
        assert search.values[number] / search.visits[number] == means[int(search.actions[number])]


def thought_step_by_step(buffers: SearchBuffers, simulations: int) -> int:
    """Do what `choose_by_search` does, by the entries that it is made of."""
    candidates, search = begin_search(buffers), buffers.searches[0]
    halvings = max(1, (candidates - 1).bit_length())
    for number in range(halvings if candidates > 1 else 0):
        share = (number + 1) / halvings
        guesses = int((simulations * share - search.simulations) / search.count)
        search_on(buffers, max(guesses, int(search.visits[0] == 0)) * int(search.count))
        halve(buffers)
    return int(search.actions[0])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("simulations", [1, 12, 29, 100])
def test_thinking_is_searching_and_halving(players: int, simulations: int) -> None:
    compared = 0
    for game, seat in positions(board_of("default"), players, "strong", seed=players, every=9):
        one, other = (buffers_for(game, game.observe(seat), seed=simulations) for _ in range(2))
        assert choose_by_search(one, simulations) == thought_step_by_step(other, simulations)
        for name in ("searches", "beliefs", "plans", "states"):
            assert getattr(one, name).tobytes() == getattr(other, name).tobytes(), name
        compared += int(one.searches[0].simulations > 0)
    assert compared > 5


# --- values


def sigmoid(number: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return numbers between 0 and 1."""
    return 1 / (1 + np.exp(-number))


def net_value(net: Records, features: NDArray[np.float64]) -> float:
    """Return what the net thinks of features, in numpy."""
    hidden = np.maximum(features @ net[0].hidden + net[0].hidden_bias, 0)
    win, lead = sigmoid(net[0].output @ hidden + net[0].output_bias)
    return float((1 - net[0].margin) * win + net[0].margin * lead)


def final_value(game: Game, buffers: SearchBuffers, seat: int) -> float:
    """Return what the game played out is worth, from its result."""
    result = count_result(game._table, buffers.states[PLAYED : PLAYED + 1].copy())
    totals = [score.total for score in result.scores]
    lead = totals.pop(seat) - max(totals)
    win = 1 / len(result.winners) if seat in result.winners else 0.0
    margin = float(buffers.nets[0].margin)
    return (1 - margin) * win + margin / (1 + math.exp(-lead / CLEAR_LEAD))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_trial_is_worth_what_the_net_says_or_the_games_end(players: int) -> None:
    unfinished = finished = 0
    for game, seat, buffers in searched("default", players, every=2):
        buffers.searches[0].count = 1
        search_on(buffers, 1)
        value = float(buffers.searches[0].values[0])
        state = buffers.states[PLAYED]
        if state.phase == OVER:
            finished += 1
            assert value == pytest.approx(final_value(game, buffers, seat), rel=1e-12)
        else:
            unfinished += 1
            features = buffers.leaves[0].features
            assert value == pytest.approx(net_value(buffers.nets, features), rel=1e-12)
            assert features[0] == int(state.points[seat]) / 20
            assert features[8] == int(state.cars[seat]) / 20
    assert min(unfinished, finished) > 2


# --- with and without compiling


def test_a_search_is_the_same_without_compiling() -> None:
    script = "from tests.support.bots.searches import sample_of_searches; print(sample_of_searches())"
    variables = {**os.environ, "PYTHONPATH": str(ROOT), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        env=variables,
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == sample_of_searches()
    assert len(done.stdout) > 500
