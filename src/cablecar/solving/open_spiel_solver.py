"""The same game solved by OpenSpiel, from its extensive game file: a check by code that is not ours."""

import numpy as np
import pyspiel

from cablecar.solving.cfr import Solution


def solve_efg(text: str, iterations: int) -> Solution:
    """Return what OpenSpiel's CFR+ finds in this many iterations; its strategy stays there."""
    game = pyspiel.load_efg_game(text)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
    return Solution(np.zeros(0), iterations, value, pyspiel.exploitability(game, policy))
