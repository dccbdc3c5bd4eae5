"""Finding puzzles: bots play, and positions are kept in which one move is clearly best.

`python -m benchmarks.puzzles` looks through games, or goes on where it was stopped, and writes
src/cablecar/analysis/puzzles.json. Each game gives one puzzle at the most: what was played after it is no
part of the file, and so tells nothing.
"""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.machine import commit
from cablecar.analysis.judge import MISTAKE, Effort, Judge, JudgedMove, Step
from cablecar.analysis.puzzles import (
    FILE,
    FORMAT,
    PUZZLE,
    SERIES,
    accepted,
    judged_puzzle,
    puzzle_board,
    start_game,
)
from cablecar.arena.entrants import find_entrants
from cablecar.arena.games import game_seed, play_contest
from cablecar.board import FERRY
from cablecar.bots import Bot, Budget
from cablecar.bots.base import CompiledBot
from cablecar.bots.expert import SIMULATIONS
from cablecar.bots.registry import find_bot
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, DrawTickets, KeepTickets, Move, TakeCard
from cablecar.rules.board_table import board_table
from cablecar.rules.state import MAX_ACTIONS, Records

ROOT = Path(__file__).parent.parent
LEVELS = ("novice", "casual", "steady", "strong", "sharp", "veteran", "expert")
"""Who plays, drawn for each seat, and who is asked how difficult a puzzle is."""
COUNT = 510
"""So many puzzles are looked for."""
GLANCE: Effort = (Step(MAX_ACTIONS, 24),)
"""What a first look spends."""
PROMISING = 2.5 * MISTAKE
"""So much more than any other must the best move promise at the first look."""
CLEAR = 2 * MISTAKE
"""So much more must it promise at the puzzle's own budget, and at ten times as much."""
TRIES = 3
"""How often each level is asked."""
BUDGETS = (50, 200, 800, 3200)
"""With how many simulations the expert is asked, too; with the most it finds what is a puzzle."""
GUESSES = 100
"""How many guesses tell what comes of another move than the best."""
OFTEN = 0.25
"""How often others take a route that they are said to be after."""

Json = dict[str, Any]


class Phase(NamedTuple):
    """How games are looked through, from one of them on: strictly at first, and then the quicker.

    first: The number of the first game.
    looks: So many positions of a game are looked at.
    choices: So many moves are legal there at the most: more take long to judge at ten times the budget.
    easy: So many puzzles of one idea at the most are such as the usual move solves.
    other: And so many are others.
    """

    first: int
    looks: int
    choices: int
    easy: int
    other: int


PHASES = (Phase(0, 60, 36, 40, 120), Phase(490, 60, 36, 90, 150), Phase(581, 20, 16, 90, 150))
FEWEST_CHOICES = 3
"""Of fewer moves, one is found by guessing."""


@dataclass(frozen=True)
class Candidate:
    """A position that may be a puzzle."""

    step: int
    """How many moves were made before."""
    seat: int
    observation: Records
    ideas: tuple[str, ...]
    usual: bool
    """Whether the usual move solves it."""

    @property
    def kind(self) -> str:
        """What puzzles are counted by, so that there are some of each."""
        return f"{self.ideas[0]} {self.usual}"

    def most(self, phase: Phase) -> int:
        """Return how many puzzles of its kind there may be."""
        return phase.easy if self.usual else phase.other


# --- looking


def found(number: int, known: Counter[str]) -> Json | None:
    """Return a puzzle of the game of this number, of an idea that is rare so far; None where it has none."""
    rng = random.Random(f"{SERIES} {number}")
    bots = [rng.choice(LEVELS) for _ in range(2 + number % 3)]
    entrants = find_entrants(",".join(bots), None, Budget(simulations=SIMULATIONS))
    actions = play_contest(puzzle_board(), entrants, game_seed(SERIES, number)).actions
    judge, phase = Judge(puzzle_board(), len(bots)), phase_of(number)
    wanted = set(rng.sample(range(len(actions)), min(phase.looks, len(actions))))
    stages = [
        (step, game.copy()) for step, game in enumerate(stages_of(number, bots, actions)) if step in wanted
    ]
    candidates = [
        one for step, game in stages if (one := candidate(judge, phase, number, step, game)) is not None
    ]
    for one in sorted(candidates, key=lambda one: (known[one.kind], one.step)):
        solving = confirmed(judge, number, one) if known[one.kind] < one.most(phase) else None
        failed = difficulty(number, one.observation, solving) if solving else None
        if failed is not None:
            return {
                "number": number,
                "bots": bots,
                "actions": [action for _, action in actions[: one.step]],
                "ideas": list(one.ideas),
                "difficulty": failed,
                "kind": one.kind,
            }
    return None


def stages_of(number: int, bots: Sequence[str], actions: Sequence[tuple[int, int]]) -> Iterator[Game]:
    """Yield a game before each of its moves."""
    game = start_game(number, bots)
    for seat, action in actions:
        assert game.waiting_for[0] == seat
        yield game
        game.play(seat, game.move(seat, action))


def phase_of(number: int) -> Phase:
    """Return how a game is looked through."""
    return [phase for phase in PHASES if phase.first <= number][-1]


def candidate(judge: Judge, phase: Phase, number: int, step: int, game: Game) -> Candidate | None:
    """Return a position if one move seems to be best."""
    seat = game.waiting_for[0]
    if not FEWEST_CHOICES <= len(game.legal_actions(seat)) <= phase.choices:
        return None
    observation = game.observe(seat)
    judge.seed(f"glance {number} {step}")
    judged = judge.moves(observation, GLANCE)
    best = game.move(seat, judged[0].action)
    others = [move for move in judged if not is_alike(game, seat, best, game.move(seat, move.action))]
    if not others or others[0].loss < PROMISING:
        return None
    usual = judge.usual(observation)
    ideas = ideas_of(judge, game, seat, best, others[0].action, usual)
    return Candidate(step, seat, observation, ideas, is_alike(game, seat, best, game.move(seat, usual)))


def is_alike(game: Game, seat: int, one: Move, other: Move) -> bool:
    """Return True if two moves do the same: a card of one colour from anywhere, a route however paid."""
    if isinstance(one, ClaimRoute) and isinstance(other, ClaimRoute):
        return one.route == other.route
    if isinstance(one, TakeCard) and isinstance(other, TakeCard):
        display = game.view(seat).display
        cards = {None if card.slot is None else display[card.slot] for card in (one, other)}
        return len(cards) == 1
    return one == other


def confirmed(judge: Judge, number: int, one: Candidate) -> list[int] | None:
    """Return what solves a position, if that is clear at the puzzle's budget and at ten times as much."""
    judged = judged_puzzle(judge, one.observation, f"{number}")
    solving = accepted(judged)
    if not is_clear(judged, solving):
        return None
    large = tuple(Step(step.moves, 10 * step.guesses) for step in PUZZLE)
    return (
        solving
        if is_clear(judged_puzzle(judge, one.observation, f"again {number}", large), solving)
        else None
    )


def is_clear(judged: Sequence[JudgedMove], solving: Sequence[int]) -> bool:
    """Return True if all that solves a position is as good as the best, and all else far worse."""
    return all(move.loss < MISTAKE / 2 if move.action in solving else move.loss >= CLEAR for move in judged)


# --- what it is about


def ideas_of(judge: Judge, game: Game, seat: int, best: Move, other: int, usual: int) -> tuple[str, ...]:
    """Return what a puzzle is about, the first before all."""
    first = idea_of(judge, game, seat, best, other, usual)
    view = game.view(seat)
    ideas = [first, *(["ferry"] if takes_ferry(view.display, best) else [])]
    if view.turns_left is not None:
        ideas.append("last-round")
    return tuple(dict.fromkeys(ideas))


def idea_of(judge: Judge, game: Game, seat: int, best: Move, other: int, usual: int) -> str:
    if isinstance(best, KeepTickets):
        return "tickets"
    if isinstance(best, DrawTickets):
        return "more-tickets"
    if isinstance(best, ClaimRoute):
        return claimed_for(judge, game, seat, best, other)
    if isinstance(best, TakeCard):
        return "wait" if isinstance(game.move(seat, usual), ClaimRoute) else "card"
    return "souvenir"


def takes_ferry(display: Sequence[str | None], best: Move) -> bool:
    """Return True if a move takes a ferry card, or pays with one."""
    if isinstance(best, ClaimRoute):
        return FERRY in best.cards
    return isinstance(best, TakeCard) and best.slot is not None and display[best.slot] == FERRY


def claimed_for(judge: Judge, game: Game, seat: int, best: ClaimRoute, other: int) -> str:
    """Return why a route is claimed now: what becomes of it where something else is done tells that."""
    judge.seed("ideas")
    foresight = judge.foresight(game.observe(seat), other, GUESSES)
    number = next(number for number, route in enumerate(game.board.routes) if route.id == best.route)
    own, taken = (foresight[name][0][number] / GUESSES for name in ("own", "taken"))
    if taken < OFTEN:
        return "route"
    return "race" if own >= OFTEN else "block"


# --- how difficult it is


@cache
def solvers() -> tuple[tuple[CompiledBot, Budget], ...]:
    """Return who is asked: each level, and the expert with several budgets."""
    levels = [(find_bot(level), Budget(simulations=SIMULATIONS)) for level in LEVELS]
    experts = [(find_bot("expert"), Budget(simulations=budget)) for budget in BUDGETS]
    return tuple((compiled(bot), budget) for bot, budget in (*levels, *experts))


def compiled(bot: Bot) -> CompiledBot:
    """Return a bot that decides by observations, as all shipped ones do."""
    assert isinstance(bot, CompiledBot)
    return bot


def difficulty(number: int, observation: Records, solving: Sequence[int]) -> int | None:
    """Return how many of a hundred tries by bots do not solve a puzzle; None if the best of them do not."""
    board, rng = board_table(puzzle_board()), random.Random(f"difficulty {number}")
    failed = [
        sum(bot.decide(board, observation, rng, budget) not in solving for _ in range(TRIES))
        for bot, budget in solvers()
    ]
    return None if failed[-1] > TRIES / 2 else round(100 * sum(failed) / (TRIES * len(failed)))


# --- the file


def looked(path: Path) -> list[Json]:
    """Return what was found so far, game by game."""
    lines = path.read_text("utf-8").split("\n")[:-1] if path.exists() else []
    return [json.loads(line) for line in lines]


def look_on(path: Path, count: int) -> list[Json]:
    """Look through games until there are so many puzzles, keep each game at once, and return the puzzles."""
    games = looked(path)
    path.write_text("".join(f"{json.dumps(game)}\n" for game in games), "utf-8")
    puzzles = [game["puzzle"] for game in games if game["puzzle"]]
    known = Counter(puzzle["kind"] for puzzle in puzzles)
    with path.open("a", encoding="utf-8") as file:
        for number in range(len(games), sys.maxsize):
            if len(puzzles) >= count:
                break
            puzzle = found(number, known)
            file.write(f"{json.dumps({'number': number, 'puzzle': puzzle})}\n")
            file.flush()
            if puzzle:
                puzzles.append(puzzle)
                known[puzzle["kind"]] += 1
    return puzzles[:count]


def file_text(puzzles: Sequence[Json], made: str) -> str:
    """Return the file of puzzles, the easiest first, a line for each."""
    names = ("number", "bots", "actions", "ideas", "difficulty")
    rows = [
        json.dumps({name: puzzle[name] for name in names}, separators=(",", ":"))
        for puzzle in sorted(puzzles, key=lambda puzzle: (puzzle["difficulty"], puzzle["number"]))
    ]
    head = {
        "format": FORMAT,
        "made": made,
        "board": puzzle_board().id,
        "sha256": puzzle_board().sha256,
        "series": SERIES,
    }
    return f'{json.dumps(head)[:-1]}, "puzzles": [\n' + ",\n".join(rows) + "\n]}\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Look and write: 0 all is well, 130 stopped."""
    parser = argparse.ArgumentParser(description="Find puzzles in games of bots.")
    parser.add_argument("--count", type=int, default=COUNT, help="how many puzzles")
    parser.add_argument(
        "--folder", type=Path, default=ROOT / "build" / "puzzles", help="what was found, to go on from"
    )
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    try:
        puzzles = look_on(options.folder / "games.jsonl", options.count)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        return 130
    made = f"Made by `python -m benchmarks.puzzles --count {options.count}` at commit {commit()}."
    (ROOT / "src" / "cablecar" / "analysis" / FILE).write_text(file_text(puzzles, made), "utf-8")
    print(f"{len(puzzles)} puzzles.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
