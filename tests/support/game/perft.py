"""Perft: how many sequences of moves a start has, counted once and kept in perft.json.

`python -m tests.support.game.perft` counts again, to depth 4, and writes the file. Chance takes part with the
start's seed: a deck is drawn from as it lies, and a new one is shuffled from the stream inside the state.
"""

import copy
import json
import random
from typing import Any

import numpy as np

from cablecar import Player, TakeCard
from cablecar.board import find_board
from cablecar.board.load import SHIPPED
from cablecar.engine.moves import from_json
from cablecar.rules import calls
from cablecar.rules.state import CHOICES, DEALER, OPENING, OVER, Records
from tests.support.game.agreement import Pair, pair_of
from tests.support.game.directed import ordered_moves
from tests.support.game.referee import FIXED, Referee
from tests.support.paths import TESTS

FILE = TESTS / "perft.json"


DEPTH = 4


Start = dict[str, Any]
"""Board, players and seed; the actions that lead to the start; the counts to depth 1, 2 …"""


PLANS = (
    ("deal", "san-francisco-2", 2, 0),
    ("first-turn", "san-francisco-2", 4, 6),
    ("middle", "san-francisco-2", 3, 18),
    ("first-edition-deal", "san-francisco", 2, 0),
    ("first-edition-first-turn", "san-francisco", 4, 6),
    ("first-edition-middle", "san-francisco", 3, 18),
    ("tiny", "boards/tiny.toml", 3, 8),
)
"""The starts: a name, a board (by id or file), the number of players and of moves made before."""


def begin(start: Start) -> Pair:
    """Return the game of a start and its referee."""
    name = start["board"]
    board = find_board(name if name in SHIPPED else str(TESTS / name))
    players = [Player(f"P{seat}") for seat in range(start["players"])]
    pair = pair_of(board, players, start["seed"])
    for seat, action in start["actions"]:
        pair.play(seat, pair.game.move(seat, action))
    return pair


def seats_to_act(state: Records) -> list[int]:
    """Return the seats that may act."""
    if state[0].phase == OVER:
        return []
    if state[0].phase != OPENING:
        return [int(state[0].current)]
    return [seat for seat in range(state[0].players) if state[0].chosen[seat] == 0]


def count(table: Records, state: Records, depth: int) -> int:
    """Return the number of sequences of `depth` moves, by the compiled rules."""
    choices, dealer, total = np.zeros(1, CHOICES), np.zeros(1, DEALER), 0
    for seat in seats_to_act(state):
        calls.list_legal(table, state, seat, choices)
        actions: list[int] = choices[0].actions[: choices[0].count].tolist()
        if depth == 1:
            total += len(actions)
            continue
        for action in actions:
            following = state.copy()
            calls.play_action(table, following, dealer, seat, action)
            total += count(table, following, depth - 1)
    return total


def count_by_both(pair: Pair, depth: int) -> int:
    """Return the number of sequences by the referee, which is told the game's new decks."""
    seats = pair.referee.waiting_for()
    if depth == 1:
        return sum(len(pair.referee.legal_moves(seat)) for seat in seats)
    total = 0
    for seat in seats:
        for move in pair.referee.legal_moves(seat):
            following = branch(pair)
            following.play(seat, from_json(move))
            total += count_by_both(following, depth - 1)
    return total


def branch(pair: Pair) -> Pair:
    """Return a pair of its own that stands where this one does."""
    referee, decks = object.__new__(Referee), list(pair.decks)
    for name, value in vars(pair.referee).items():
        setattr(referee, name, value if name in FIXED else copy.deepcopy(value))
    referee.reshuffles = decks
    return Pair(pair.game.copy(), referee, decks)


def starts() -> dict[str, Start]:
    """Return the starts of the file by name."""
    content: dict[str, Start] = json.loads(FILE.read_text("utf-8"))["starts"]
    return content


def check_counts(start: Start, depth: int) -> int:
    """Check a start's counts to a depth and return the last."""
    game = begin(start).game
    counted = [count(game._table, game._state, number) for number in range(1, depth + 1)]
    assert counted == start["counts"][:depth]
    return counted[-1]


def plan(board: str, players: int, moves: int) -> Start:
    """Return a start after some moves that fill the hands, not yet counted."""
    start: Start = {"board": board, "players": players, "seed": format(moves, "x"), "actions": []}
    chance, game = random.Random(moves), begin(start).game
    for _ in range(moves):
        seat = chance.choice(game.waiting_for)
        moves_now = ordered_moves(game, seat)
        move = chance.choice([move for move in moves_now if isinstance(move, TakeCard)] or moves_now)
        start["actions"].append([seat, game.action(seat, move)])
        game.play(seat, move)
    return start


def write() -> None:
    """Make the starts, count them and write the file."""
    content: dict[str, Start] = {}
    for name, board, players, moves in PLANS:
        start = plan(board, players, moves)
        game = begin(start).game
        start["counts"] = [count(game._table, game._state, depth) for depth in range(1, DEPTH + 1)]
        content[name] = start
        print(name, start["counts"])
    lines = ",\n".join(f"    {json.dumps(name)}: {json.dumps(start)}" for name, start in content.items())
    made = (
        "python -m tests.support.game.perft: counts[n] sequences of n + 1 moves after actions [seat, number]"
    )
    FILE.write_text(f'{{\n  "made_by": "{made}",\n  "starts": {{\n{lines}\n  }}\n}}\n', "utf-8")


def check_counts_by_both(start: Start, depth: int) -> int:
    """Check a start's counts to a depth against the referee's and return the last."""
    counted = [count_by_both(begin(start), number) for number in range(1, depth + 1)]
    assert counted == start["counts"][:depth]
    return counted[-1]


if __name__ == "__main__":
    write()
