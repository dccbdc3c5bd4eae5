"""Fitting chances: games of mixed levels are judged on the way, and their ends tell what that is worth.

`python -m benchmarks.calibrate` plays the games, or goes on where it was stopped, fits the numbers on some of
them, looks at the others, and writes src/cablecar/analysis/calibration.json and docs/reports/calibration.md.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.machine import commit
from cablecar.analysis.calibration import FILE, OPEN, OWN, as_record
from cablecar.analysis.judge import GUESSES, Judge
from cablecar.arena.entrants import find_entrants
from cablecar.arena.games import game_of, game_seed, play_contest
from cablecar.board import Board, shipped_board
from cablecar.bots import Budget
from cablecar.bots.expert import SIMULATIONS
from cablecar.engine.game import Game
from cablecar.engine.record import record_of, replaying
from cablecar.rules.state import Records
from cablecar.search.judging import FACTS, STAGES, STANDING, SURE, calibrate

ROOT = Path(__file__).parent.parent
LEVELS = ("novice", "casual", "steady", "strong", "sharp", "veteran", "expert")
"""Who plays: each seat of each game is drawn from these."""
GAMES = {2: 2000, 3: 900, 4: 600}
"""So many games for each number of players; the more players, the more judgements a game has."""
UNSEEN = 3
"""Every third game is not fitted on."""
POSITIONS = 6
"""How many positions of each game are judged."""
BINS = 10
"""How many groups of equal size are compared with what happened."""
RIDGE = 1e-3
SEED = 21
KNOWLEDGE = {OWN: "own observation", OPEN: "all cards open"}

Json = dict[str, Any]
Floats = NDArray[np.float64]


# --- games


def played(board: Board, players: int, number: int) -> Json:
    """Return a game of mixed levels as its judged positions and its end."""
    seed = game_seed(SEED, number)
    rng = random.Random(f"{seed} {players}")
    names = [rng.choice(LEVELS) for _ in range(players)]
    entrants = find_entrants(",".join(names), None, Budget(simulations=SIMULATIONS))
    game = game_of(board, entrants, play_contest(board, entrants, seed))
    assert game.result is not None
    wanted = set(rng.sample(range(len(game.moves)), POSITIONS))
    judge = Judge(board, players)
    stages = enumerate(replaying(record_of(game), Game))
    return {
        "levels": names,
        "places": game.result.places,
        "totals": [score.total for score in game.result.scores],
        "positions": [position(judge, at, f"{seed} {step}") for step, at in stages if step in wanted],
    }


def position(judge: Judge, game: Game, seed: str) -> Json:
    """Return how each seat judges a position, and how it is judged with all cards open."""
    views: list[Json] = []
    judge.seed(seed)
    for seat in range(judge.players):
        judge.chances(game.observe(seat), GUESSES)
        views.append(told(judge))
    judge.open_chances(game.truth(), game.waiting_for[0], GUESSES)
    points = [player.points for player in game.view(None).players]
    return {"points": points, OWN: views, OPEN: told(judge)}


def told(judge: Judge) -> Json:
    """Return the means that a judgement rests on."""
    standing = judge.standing()
    means = {
        name: [round(value, 5) for value in (standing[name] / standing["guesses"])[0, : judge.players]]
        for name in ("wins", "leads")
    }
    return {"seat": int(standing["seat"][0]), "stage": round(float(standing["stage"][0]), 4), **means}


def games_in(path: Path) -> list[Json]:
    """Return the whole lines of a file of games."""
    lines = path.read_text("utf-8").split("\n")[:-1] if path.exists() else []
    return [json.loads(line) for line in lines]


def play_on(path: Path, board: Board, players: int, games: int) -> list[Json]:
    """Play what is missing, keep each game at once, and return all."""
    known = games_in(path)
    path.write_text("".join(f"{json.dumps(game)}\n" for game in known), "utf-8")
    with path.open("a", encoding="utf-8") as file:
        for number in range(len(known), games):
            known.append(played(board, players, number))
            file.write(f"{json.dumps(known[-1])}\n")
            file.flush()
    return known[:games]


# --- fitting


@dataclass(frozen=True)
class Table:
    """Judged positions: rows of seats."""

    stage: Floats
    wins: Floats
    leads: Floats
    points: Floats
    """Points so far."""
    ends: Floats
    """The share of the victory that each seat had in the end."""
    places: Floats
    margins: Floats
    seat: NDArray[np.int64]
    """The seat that acts, or looks."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.wins.shape[1])


def table_of(games: Sequence[Json], knowledge: str) -> Table:
    """Return the positions of games as one kind of knowledge judges them."""
    rows = [row for game in games for row in rows_of(game, knowledge)]
    *columns, seats_of_rows = (np.array(column) for column in zip(*rows, strict=True))
    stage, wins, leads, points, ends, places, margins = (column.astype(float) for column in columns)
    return Table(stage, wins, leads, points, ends, places, margins, seats_of_rows)


def rows_of(game: Json, knowledge: str) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of a game."""
    places, totals = game["places"], game["totals"]
    ends = [(place == 1) / places.count(1) for place in places]
    margins = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
    for at in game["positions"]:
        for view in at[OWN] if knowledge == OWN else [at[OPEN]]:
            means = view["stage"], view["wins"], view["leads"]
            yield *means, at["points"], ends, places, margins, view["seat"]


def win_facts(table: Table) -> Floats:
    """Return what chances are fitted by: each fact at each stage, and each seat but the first."""
    facts = [table.wins, 1 / (SURE - table.wins), table.leads - 0.5]
    return np.concatenate([staged(facts, table), seats(table)], axis=2)


def lead_facts(table: Table) -> Floats:
    """Return what the points so far tell, without any judgement."""
    best = np.stack([np.delete(table.points, seat, 1).max(1) for seat in range(table.players)], 1)
    return np.concatenate([staged([(table.points - best) / 10], table), seats(table)], axis=2)


def staged(facts: Sequence[Floats], table: Table) -> Floats:
    """Return each fact times one, the stage and its square."""
    stage = table.stage[:, np.newaxis]
    return np.stack([fact * stage**power for fact in facts for power in range(STAGES)], axis=2)


def seats(table: Table) -> Floats:
    """Return whose row it is, and that times the stage: each seat but the first, and the one that looks."""
    rows, players = len(table.stage), table.players
    own = np.eye(players)[np.newaxis, :, 1:].repeat(rows, axis=0)
    looks = np.arange(players) == table.seat[:, np.newaxis]
    facts = np.concatenate([own, looks[:, :, np.newaxis]], axis=2)
    return np.concatenate([facts, facts * table.stage[:, np.newaxis, np.newaxis]], axis=2)


def softmax(scores: Floats) -> Floats:
    """Return shares of 1."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def fit_shares(facts: Floats, ends: Floats) -> Floats:
    """Return the weights of facts that explain shares best, by Newton's method."""
    weights = np.zeros(facts.shape[2])
    for _ in range(25):
        shares = softmax(facts @ weights)
        beyond = facts - (shares[:, :, np.newaxis] * facts).sum(axis=1, keepdims=True)
        slope = np.einsum("rs,rsk->k", ends - shares, facts) / len(facts) - RIDGE * weights
        curve = np.einsum("rs,rsk,rsl->kl", shares, beyond, beyond) / len(facts)
        weights = weights + np.linalg.solve(curve + RIDGE * np.eye(len(weights)), slope)
    return weights


def fit(table: Table) -> Json:
    """Return the numbers of a calibration."""
    weights, players = fit_shares(win_facts(table), table.ends), table.players
    by_seat = np.zeros((players + 1, 2))
    by_seat[1:] = weights[FACTS * STAGES :].reshape(2, players).T
    return {
        "wins": weights[: FACTS * STAGES].reshape(FACTS, STAGES).round(4).tolist(),
        "seats": by_seat[:players].round(4).tolist(),
        "judging": by_seat[players].round(4).tolist(),
        "places": fit_places(table),
        "margins": fit_margins(table),
        "base": table.ends.mean(axis=0).round(4).tolist(),
    }


def fit_places(table: Table) -> list[float]:
    """Return how much a lead counts among those who did not win, by who came second."""
    if table.players == 2:
        return [0.0, 0.0]
    second = (table.places == 2) & ((table.places == 1).sum(1) == 1)[:, np.newaxis]
    clear = second.sum(axis=1) == 1
    lead = table.leads[clear] - 0.5
    facts = np.stack([lead, lead * table.stage[clear, np.newaxis]], axis=2)
    losers = table.places[clear] > 1
    rows = [facts[:, :, number][losers].reshape(-1, table.players - 1) for number in range(2)]
    ends = second[clear][losers].reshape(-1, table.players - 1).astype(float)
    return [round(float(weight), 4) for weight in fit_shares(np.stack(rows, axis=2), ends)]


def fit_margins(table: Table) -> list[list[float]]:
    """Return how leads are stretched to points."""
    lead, stage = table.leads - 0.5, table.stage[:, np.newaxis]
    facts = np.stack([lead, lead * stage, lead**3, lead**3 * stage], axis=2).reshape(-1, 4)
    return np.linalg.lstsq(facts, table.margins.reshape(-1), rcond=None)[0].round(3).reshape(2, 2).tolist()


# --- what it is worth


def chances_of(numbers: Json, table: Table) -> Records:
    """Return the standings of all rows, calibrated by the kernel."""
    standings = np.zeros(len(table.stage), STANDING)
    standings["players"], standings["guesses"] = table.players, 1
    standings["stage"], standings["seat"] = table.stage, table.seat
    standings["wins"][:, : table.players] = table.wins
    standings["leads"][:, : table.players] = table.leads
    calibration = as_record(numbers)
    for row in range(len(standings)):
        calibrate(calibration, standings[row : row + 1])
    return standings


def of_seats(table: Table, shares: Floats, knowledge: str) -> tuple[Floats, Floats]:
    """Return what was said and what came: of the seat that looks, or with all cards open of all seats."""
    if knowledge == OPEN:
        return shares.reshape(-1), table.ends.reshape(-1)
    rows = np.arange(len(table.stage))
    return shares[rows, table.seat], table.ends[rows, table.seat]


def reliability(said: Floats, came: Floats) -> Floats:
    """Return for groups of equal size what was said, what came, and how many there are."""
    groups = np.array_split(np.argsort(said, kind="stable"), BINS)
    return np.array([[said[group].mean(), came[group].mean(), len(group)] for group in groups])


def calibration_error(said: Floats, came: Floats) -> float:
    """Return by how much what was said and what came differ, on average over the groups."""
    groups = reliability(said, came)
    return float((np.abs(groups[:, 0] - groups[:, 1]) * groups[:, 2]).sum() / groups[:, 2].sum())


def brier(said: Floats, came: Floats) -> float:
    """Return the mean squared difference of what was said and what came."""
    return float(((said - came) ** 2).mean())


# --- the report


@dataclass(frozen=True)
class Worth:
    """What chances are worth on games that they were not fitted on."""

    what: str
    rows: int
    error: float
    """The calibration error."""
    brier: float
    constant: float
    """The Brier score of the share that each seat wins anyhow."""
    by_lead: float
    """That of the points so far, fitted as well."""
    groups: Floats

    @property
    def cells(self) -> tuple[str, ...]:
        """The line of a table."""
        scores = (self.error, self.brier, self.by_lead, self.constant)
        return self.what, f"{self.rows:,}", *(f"{score:.4f}" for score in scores)


def worth_of(players: int, knowledge: str, fitted: Table, unseen: Table, numbers: Json) -> Worth:
    """Measure a calibration beside a constant guess and the lead alone."""
    chances = chances_of(numbers, unseen)["chances"][:, :players]
    said, came = of_seats(unseen, chances, knowledge)
    by_lead = softmax(lead_facts(unseen) @ fit_shares(lead_facts(fitted), fitted.ends))
    constant = np.broadcast_to(fitted.ends.mean(axis=0), unseen.ends.shape)
    return Worth(
        what=f"{players} players, {KNOWLEDGE[knowledge]}",
        rows=len(said),
        error=calibration_error(said, came),
        brier=brier(said, came),
        constant=brier(*of_seats(unseen, constant, knowledge)),
        by_lead=brier(*of_seats(unseen, by_lead, knowledge)),
        groups=reliability(said, came),
    )


def table_text(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """Return a table in Markdown, its numbers set to the right."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in (heads, rule, *lines))


def report(worths: Sequence[Worth], made: str) -> str:
    """Return the page about the chances."""
    about = (
        f"{made} Every third game was not fitted on; these figures are of those. In each game {POSITIONS} "
        f"positions, at any point of a turn, were judged by {GUESSES} guesses: by every seat from its own "
        "observation, and with all cards open. The calibration error is the mean distance of what was said "
        f"from what came, over {BINS} groups of equal size; some of it is chance, as positions of one game "
        "share its end. The Brier score is the mean squared error: the smaller, the sharper. The lead alone "
        "is the points so far, fitted in the same way."
    )
    heads = (
        "who judges",
        "positions",
        "calibration error",
        "Brier score",
        "of the lead alone",
        "of a constant",
    )
    parts = ["# Chances", about, table_text(heads, [worth.cells for worth in worths])]
    return "\n\n".join([*parts, *map(groups_text, worths)]) + "\n"


def groups_text(worth: Worth) -> str:
    """Return what was said and what came, group by group."""
    lines = [(f"{100 * said:.1f}", f"{100 * came:.1f}", f"{rows:,.0f}") for said, came, rows in worth.groups]
    return f"## {worth.what}\n\n{table_text(('said, %', 'came, %', 'positions'), lines)}"


def calibrated(board: Board, folder: Path, games: int) -> tuple[Json, list[Worth]]:
    """Play, fit and measure for each number of players."""
    numbers: Json = {}
    worths: list[Worth] = []
    for players, most in GAMES.items():
        known = play_on(folder / f"{players}.jsonl", board, players, min(most, games))
        unseen, fitted = known[::UNSEEN], [game for n, game in enumerate(known) if n % UNSEEN]
        numbers[str(players)] = {}
        for knowledge in KNOWLEDGE:
            tables = table_of(fitted, knowledge), table_of(unseen, knowledge)
            numbers[str(players)][knowledge] = fit(tables[0])
            worths.append(worth_of(players, knowledge, *tables, numbers[str(players)][knowledge]))
    return numbers, worths


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, fit and write: 0 all is well, 130 stopped."""
    parser = argparse.ArgumentParser(description="Fit the numbers that make chances of judgements.")
    parser.add_argument(
        "--games", type=int, default=max(GAMES.values()), help="at most, for each number of players"
    )
    parser.add_argument(
        "--folder", type=Path, default=ROOT / "build" / "calibration", help="the games, to go on from"
    )
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    board = shipped_board()
    try:
        numbers, worths = calibrated(board, options.folder, options.games)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        return 130
    games = ", ".join(f"{min(most, options.games):,} with {players}" for players, most in GAMES.items())
    made = (
        f"Made by `python -m benchmarks.calibrate --games {options.games}` at commit {commit()}, from games "
        f"of levels drawn for each seat ({', '.join(LEVELS)}): {games} players."
    )
    content = {"made": made, "board": board.sha256, "players": numbers}
    (ROOT / "src" / "cablecar" / "analysis" / FILE).write_text(json.dumps(content, indent=1) + "\n", "utf-8")
    text = report(worths, made)
    (ROOT / "docs" / "reports" / "calibration.md").write_text(text, "utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
