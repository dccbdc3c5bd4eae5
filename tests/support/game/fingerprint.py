"""The same game everywhere: one hash over the files of many games, made in this process or in another."""

import hashlib
import os
import random
import subprocess
import sys
import warnings

import numpy as np

from cablecar import Game
from cablecar.board import find_board
from cablecar.engine.record import dumps
from tests.support.game.generated import generated_board
from tests.support.game.invariants import at_random
from tests.support.paths import BOARDS, ROOT


def fingerprint(games: int, *files: str) -> str:
    """Return a hash of the files of random games on many boards; nothing may overflow on the way."""
    digest = hashlib.sha256()
    named = [find_board(None), *(find_board(str(BOARDS / file)) for file in files)]
    with np.errstate(all="raise"), warnings.catch_warnings():
        warnings.simplefilter("error")
        for seed in range(games):
            board = [*named, generated_board(seed)][seed % (len(named) + 1)]
            game = Game.new(2 + seed % (board.components.max_players - 1), seed, board)
            choose = at_random(random.Random(seed))
            while game.waiting_for:
                game.play(*choose(game))
            digest.update(dumps(game.record()).encode())
    return digest.hexdigest()


def fingerprint_elsewhere(games: int, *files: str, **environment: str) -> str:
    """Return the fingerprint that another process comes to."""
    script = f"from tests.support.game.fingerprint import fingerprint; print(fingerprint(*{(games, *files)}))"
    variables = {**os.environ, "PYTHONPATH": str(ROOT), "NUMBA_DISABLE_JIT": "0", **environment}
    done = subprocess.run(
        [sys.executable, "-c", script], env=variables, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()
