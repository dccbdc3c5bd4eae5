"""A variant of the expert that is given the truth: only here, to measure what cheating would be worth."""

import random

import numpy as np

from cablecar.arena.entrants import bot_chance
from cablecar.arena.games import game_seed
from cablecar.board import shipped_board
from cablecar.bots import Budget
from cablecar.bots.expert import Expert
from cablecar.engine.result import Result, count_result
from cablecar.rules import calls
from cablecar.rules.board_table import board_table
from cablecar.rules.observation import OBSERVATION
from cablecar.rules.refusals import LEGAL
from cablecar.rules.state import DEALER, OPENING, OVER, STATE, Records
from cablecar.rules.stream import seed_words


def fair_sight(truth: Records, table: Records, seat: int) -> Records:
    """Return what a seat knows of a game."""
    observation = np.zeros(1, OBSERVATION)
    calls.observe(table, truth, seat, observation)
    return observation


def full_sight(truth: Records, table: Records, seat: int) -> Records:
    """Return a game as if a seat knew all of it: nothing is left to guess but the deck's order.

    The opening is the exception: choices are simultaneous, so there is nothing to peep at.
    """
    if truth[0].phase == OPENING:
        return fair_sight(truth, table, seat)
    observation = np.zeros(1, OBSERVATION)
    observation[0].seat = seat
    observation["state"] = truth
    return observation


class Cheater(Expert):
    """The expert, shown all cards and tickets of its rivals."""

    def decide_truth(
        self, truth: Records, table: Records, seat: int, rng: random.Random, budget: Budget
    ) -> int:
        """Return the action that does best in simulations that begin with the truth."""
        return self.decide(table, full_sight(truth, table, seat), rng, budget)


def play_cheated(players: int, cheater: int, budget: Budget, seed: str) -> Result:
    """Play one game of a cheater among fair experts, every action checked under the rules."""
    table, state, dealer = board_table(shipped_board()), np.zeros(1, STATE), np.zeros(1, DEALER)
    state[0].random[:] = seed_words(seed)
    calls.new_game(table, state, dealer, players)
    chances = [bot_chance(seed, seat) for seat in range(players)]
    bot = Cheater()
    while state[0].phase != OVER:
        seat = calls.next_seat(state)
        if seat == cheater:
            action = bot.decide_truth(state, table, seat, chances[seat], budget)
        else:
            action = bot.decide(table, fair_sight(state, table, seat), chances[seat], budget)
        assert calls.refusal(table, state, seat, action) == LEGAL
        calls.play_action(table, state, dealer, seat, action)
    return count_result(table, state)


def cheat_block(players: int, block: int, simulations: int, seed: int) -> float:
    """Return the cheater's share of the victories in one block: the same shuffles, every seat once."""
    budget, share = Budget(simulations=simulations), 0.0
    for seat in range(players):
        winners = play_cheated(players, seat, budget, game_seed(seed, block)).winners
        share += (seat in winners) / len(winners)
    return share / players


def cheat_match(players: int, blocks: int, simulations: int, seed: int) -> list[float]:
    """Return the cheater's share of the victories in each block against fair experts."""
    return [cheat_block(players, block, simulations, seed) for block in range(blocks)]
