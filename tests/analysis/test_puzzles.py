"""Puzzles: each follows from its seed and moves, has one clear answer, and keeps it at more guesses."""

import gzip
import json
import random
from collections import Counter

from benchmarks.puzzles import CLEAR, LEVELS, is_clear
from benchmarks.puzzles import found as puzzle_of_game
from cablecar.analysis.judge import MISTAKE, Judge
from cablecar.analysis.puzzles import (
    IDEAS,
    Puzzle,
    accepted,
    judged_puzzle,
    position,
    puzzle_board,
    puzzles,
    puzzles_file,
)
from tests.proofs.puzzles import stays

SAMPLE = random.Random(1).sample(range(len(puzzles())), 6)


def sample() -> list[Puzzle]:
    """Return some puzzles, always the same."""
    return [puzzles()[index] for index in sorted(SAMPLE)]


def test_there_are_hundreds_the_easiest_first_in_a_small_file_that_names_no_answer() -> None:
    numbers = [puzzle.number for puzzle in puzzles()]
    assert len(numbers) == len(set(numbers)) >= 500
    difficulties = [puzzle.difficulty for puzzle in puzzles()]
    assert difficulties == sorted(difficulties)
    assert (difficulties[0], difficulties[-1]) < (10, 40)
    told = json.loads(puzzles_file())
    assert {*told["puzzles"][0]} == {"number", "bots", "actions", "ideas", "difficulty"}
    assert told["sha256"] == puzzle_board().sha256
    assert len(gzip.compress(puzzles_file(), 9)) <= 100_000


def test_they_are_of_all_sizes_levels_and_many_ideas() -> None:
    assert {len(puzzle.bots) for puzzle in puzzles()} == {2, 3, 4}
    assert {bot for puzzle in puzzles() for bot in puzzle.bots} == {*LEVELS}
    ideas = [idea for puzzle in puzzles() for idea in puzzle.ideas]
    assert {*ideas} <= {*IDEAS}
    assert {"block", "race", "route", "wait", "ferry", "card", "tickets", "last-round"} <= {*ideas}


def test_every_position_follows_from_seed_and_moves() -> None:
    for puzzle in puzzles():
        game, seat = position(puzzle)
        assert game.waiting_for[0] == seat
        assert len(game.moves) == len(puzzle.actions)
        assert len(game.legal_actions(seat)) > 2


def test_a_sample_has_one_clear_answer_which_stays_at_ten_times_the_budget() -> None:
    for puzzle in sample():
        game, seat = position(puzzle)
        judge = Judge(puzzle_board(), len(puzzle.bots))
        judged = judged_puzzle(judge, game.observe(seat), str(puzzle.number))
        assert is_clear(judged, accepted(judged)), puzzle
        assert stays(puzzle), puzzle


def test_a_game_gives_the_same_puzzle_again() -> None:
    """The file is what `make puzzles` writes: the first game knows of no others yet."""
    first = min(puzzles(), key=lambda puzzle: puzzle.number)
    made = puzzle_of_game(first.number, Counter())
    assert made is not None
    assert (tuple(made["actions"]), tuple(made["bots"])) == (first.actions, first.bots)
    assert MISTAKE < CLEAR
