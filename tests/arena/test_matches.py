"""Matches, ladders and simulations: what they keep, what they tell, and how a failure is repeated."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from cablecar import BotError, CablecarError, Game, ladder, match, play_bots
from cablecar.arena import rows, workers
from cablecar.arena.games import Pairing
from cablecar.arena.intervals import elo_difference, elo_of_share, share_interval
from cablecar.arena.plan import Job, Plan
from cablecar.arena.rows import SeatRow
from cablecar.arena.series import Outcome, match_figures
from cablecar.board import load_board
from cablecar.bots import Budget
from cablecar.common.catalogue import speaking
from cablecar.engine.players import Player
from cablecar.engine.record import read
from tests.support.paths import TINY
from tests.support.terminal.commanding import run

FAILING = """
class Careless:
    def choose(self, view, legal_moves, rng, budget):
        return self.pick(view, legal_moves, rng)

    def pick(self, view, legal_moves, rng):
        if len(view.history) > 60:
            raise LookupError("lost my way")
        return rng.choice(legal_moves)
"""


@pytest.fixture
def failing(tmp_path: Path) -> Path:
    """A file with a bot that fails in the middle of a game."""
    path = tmp_path / "careless.py"
    path.write_text(FAILING)
    return path


def csv_rows(folder: Path) -> list[dict[str, str]]:
    """Return the rows of a results folder."""
    head, *lines = (folder / "rows.csv").read_text().splitlines()
    return [dict(zip(head.split(","), line.split(","), strict=True)) for line in lines]


def test_a_match_keeps_its_games_and_each_is_valid(tmp_path: Path) -> None:
    kept, results = tmp_path / "games", tmp_path / "results"
    run("match", "casual", "greedy", "--blocks", 2, "--seed", 4, "--records", kept, "--results", results)
    files = sorted(kept.iterdir())
    assert [file.name for file in files] == [
        f"casual-greedy-block-{block}-seat-{seat}.json" for block in (0, 1) for seat in (0, 1)
    ]
    assert run("verify", *files).count(": valid, a finished game") == 4
    told = {(row["block"], row["rotation"], row["seat"]): row for row in csv_rows(results)}
    for file in files:
        _, _, _, block, _, rotation = file.stem.split("-")
        game = Game.replay(read(file))
        assert game.result is not None
        assert game.players[int(rotation)] == Player("Casual", "bot:casual")
        for seat, score in enumerate(game.result.scores):
            row = told[block, rotation, str(seat)]
            assert (row["seed"], row["total"]) == (game.seed, str(score.total))


def test_a_match_is_the_same_whether_its_games_are_kept(tmp_path: Path) -> None:
    wanted: dict[str, Any] = {"players": 3, "blocks": 2, "seed": 9, "board": TINY}
    assert match("casual", "greedy", **wanted) == match("casual", "greedy", **wanted, records=tmp_path / "r")


def test_workers_keep_games_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "WORTH_STARTING", -1)
    match("random", "greedy", blocks=11, board=TINY, records=tmp_path)
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {f"random-greedy-block-{n:02}-seat-{s}.json" for n in range(11) for s in (0, 1)}


def test_a_ladder_keeps_the_games_of_all_its_matches(tmp_path: Path) -> None:
    run("ladder", "random", "greedy", "casual", "--blocks", 1, "--board", TINY, "--records", tmp_path)
    assert len(list(tmp_path.iterdir())) == 6


@pytest.mark.parametrize(
    "command",
    [("simulate",), ("match", "random", "greedy"), ("ladder", "random", "greedy")],
    ids=lambda command: command[0],
)
def test_no_file_of_another_run_is_overwritten(command: tuple[str, ...], tmp_path: Path) -> None:
    run("simulate", "--seed", 1, "--records", tmp_path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    said = run(*command, "--seed", 2, "--records", tmp_path, status=1)
    assert (
        said.strip()
        == f"{tmp_path} is not empty, and nothing in it will be overwritten; choose a new folder."
    )
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize("command", [("match", "random", "greedy"), ("ladder", "random", "greedy")])
def test_a_run_with_results_and_game_files_goes_on(command: tuple[str, ...], tmp_path: Path) -> None:
    kept, results = tmp_path / "games", tmp_path / "results"
    arguments = (*command, "--board", TINY, "--results", results, "--records", kept)
    run(*arguments, "--blocks", 2)
    (kept / "random-greedy-block-1-seat-1.json").unlink()
    rows = (results / "rows.csv").read_text().splitlines(keepends=True)
    (results / "rows.csv").write_text("".join(rows[:5]))  # as if interrupted within block 1
    run(*arguments, "--blocks", 11)
    names = {file.name for file in kept.iterdir()}
    assert names == {f"random-greedy-block-{n:02}-seat-{s}.json" for n in range(11) for s in (0, 1)}
    assert run("verify", *kept.iterdir()).count(": valid, a finished game") == 22


def test_results_do_not_go_on_in_a_folder_with_the_games_of_others(tmp_path: Path) -> None:
    command = ("match", "random", "greedy", "--board", TINY, "--blocks", 1)
    for seed in (1, 2):
        folders = ("--results", tmp_path / f"results-{seed}", "--records", tmp_path / f"games-{seed}")
        run(*command, "--seed", seed, *folders)
    before = {file.name: file.read_bytes() for file in (tmp_path / "games-1").iterdir()}
    folders = ("--results", tmp_path / "results-2", "--records", tmp_path / "games-1")
    assert "is not empty" in run(*command, "--seed", 2, *folders, status=1)
    folders = ("--results", tmp_path / "results-1", "--records", tmp_path / "games-1")
    assert "results of another run" in run(*command, "--seed", 2, *folders, status=1)
    assert {file.name: file.read_bytes() for file in (tmp_path / "games-1").iterdir()} == before


# A failing bot.


def place_of(said: str) -> tuple[int, int, str]:
    """Return the block, the rotation and the seed that a message names."""
    found = re.search(
        r"Block (\d+), rotation (\d), game seed ([0-9a-f]{32}): The bot “careless” failed", said
    )
    assert found, said
    return int(found[1]), int(found[2]), found[3]


def test_a_failure_in_a_match_names_the_game_and_can_be_repeated(failing: Path) -> None:
    said = run("match", "careless", "greedy", "--code", failing, "--blocks", 3, status=1)
    assert said.count("\n") == 1
    _, rotation, seed = place_of(said)
    seats = ["greedy", "greedy"]
    seats[rotation] = "careless"
    with pytest.raises(BotError, match=r"failed in careless\.py, line 8: LookupError: lost my way") as caught:
        play_bots(seats, seed, code=failing)
    assert 'raise LookupError("lost my way")' in caught.value.traceback


def test_a_failure_in_a_worker_names_the_game_too(failing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = FAILING.replace("> 60", "> 60 and __import__('multiprocessing').parent_process()")
    failing.write_text(text)
    monkeypatch.setattr(workers, "WORTH_STARTING", -1)
    said = run("match", "greedy", "careless", "--code", failing, "--blocks", 9, "--traceback", status=1)
    assert place_of(said)[0] > 0
    assert 'raise LookupError("lost my way")' in said


@pytest.mark.parametrize("command", [("match", "careless", "random"), ("simulate", "--bots", "careless")])
def test_traceback_shows_where_a_bot_failed(command: tuple[str, ...], failing: Path) -> None:
    plain = run(*command, "--code", failing, status=1)
    traced = run(*command, "--code", failing, "--traceback", status=1)
    assert traced.endswith(plain)
    assert "Traceback (most recent call last)" in traced
    assert "in pick\n" in traced
    assert "Traceback" not in plain


def test_a_failure_in_a_simulation_names_the_game(failing: Path) -> None:
    said = run("simulate", "--bots", "careless", "--code", failing, "--games", 5, "--seed", 3, status=1)
    assert re.match(
        r"Game 1, game seed [0-9a-f]{32}: The bot “careless” failed in careless\.py, line 8", said
    )


# Figures.


def seat_rows(block: int, scores: list[tuple[int, int]]) -> list[SeatRow]:
    """Return the rows of a block of 2 players with these scores, those of the first bot first."""
    found = []
    for rotation, (own, other) in enumerate(scores):
        for seat in (0, 1):
            mine, its = (own, other) if seat == rotation else (other, own)
            found.append(
                SeatRow(
                    match="random-greedy",
                    board="tiny",
                    players=2,
                    seed="7",
                    block=block,
                    rotation=rotation,
                    seat=seat,
                    bot="random" if seat == rotation else "greedy",
                    place=1 if mine >= its else 2,
                    win=0.5 if mine == its else float(mine > its),
                    total=mine,
                    route_points=mine,
                    ticket_points=0,
                    souvenir_points=0,
                    souvenirs=0,
                    cars_left=0,
                    turns=9,
                    claimed=(),
                    held=(),
                    completed=(),
                )
            )
    return found


def outcome(*blocks: list[tuple[int, int]], settled: bool | None = None) -> Outcome:
    """Return the outcome of a match with these scores."""
    pairings = (Pairing("random", "greedy"),)
    plan = Plan(load_board(TINY), pairings, 2, len(blocks), 0, Budget(simulations=1))
    played = {Job(0, number): seat_rows(number, scores) for number, scores in enumerate(blocks)}
    return Outcome(plan, played, False, settled)


def test_a_match_counts_wins_draws_losses_and_the_margin() -> None:
    figures = match_figures(outcome([(30, 20), (20, 20)], [(10, 40), (25, 24)], [(9, 12), (9, 10)]))
    assert (figures.games, figures.wins, figures.draws, figures.losses) == (6, 2, 1, 3)
    assert figures.margin == pytest.approx((10 + 0 - 30 + 1 - 3 - 1) / 6)
    assert figures.share == share_interval([0.75, 0.5, 0.0])
    assert figures.elo.low < figures.elo.mean < 0 < figures.elo.high


def test_the_difference_in_elo_is_that_of_the_ladder() -> None:
    shares = [0.5, 1.0, 0.75, 1.0, 0.5, 0.0, 1.0, 1.0]
    even = (sum(shares) + 0.5) / (len(shares) + 1)
    for players in (2, 3, 4):
        found = elo_difference(shares, players, sequential=False)
        assert found.mean == pytest.approx(elo_of_share(even, players))
        assert found.low < found.mean < found.high
    assert elo_of_share(0.5, 2) == 0
    assert elo_of_share(0.25, 4) == pytest.approx(0)
    assert elo_of_share(10 / 11, 2) == pytest.approx(400)


def test_an_interval_without_an_end_is_told_so() -> None:
    lost = outcome([(1, 2), (1, 2)], [(1, 2), (1, 2)], settled=False)
    told = match_figures(lost).to_json()["elo_difference"]
    assert told["low"] is None
    assert told["mean"] < 0
    json.dumps(told, allow_nan=False)


def test_match_and_ladder_show_the_score_the_margin_and_the_elo() -> None:
    said = run("match", "greedy", "random", "--blocks", 3, "--board", TINY)
    assert re.search(
        r"greedy: \d won, \d drawn, \d lost; .[\d.]+ points against the best of the others", said
    )
    assert re.search(r"Elo of greedy above random: .\d+ \(95 % interval: .\d+ to .\d+\)", said)
    said = run("ladder", "greedy", "random", "--blocks", 3, "--board", TINY)
    assert all(word in said for word in ("W-D-L", "Margin", "Δ Elo"))
    assert re.search(r"│ greedy │ random +│ +\d-\d-\d │", said)


# In Python.


def test_match_and_ladder_are_functions() -> None:
    wanted: dict[str, Any] = {"blocks": 3, "seed": 5, "board": TINY}
    figures = match("greedy", "random", **wanted)
    rated = ladder(["greedy", "random"], **wanted)
    assert rated.matches == (figures,)
    said = run("match", "greedy", "random", "--blocks", 3, "--seed", 5, "--board", TINY, "--json")
    assert figures.to_json().items() <= json.loads(said).items()
    assert rated.ratings["greedy"].mean == 1000


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"players": 9}, "2 to 3 players, not 9"),
        ({"players": 1}, "2 to 3 players, not 1"),
        ({"blocks": 0}, "at least 1 block, not 0"),
        ({"board": "atlantis"}, "no board “atlantis”"),
        ({"simulations": -5}, "at least 1 simulation"),
        ({"seconds": -1.0}, "at most 3,600 seconds"),
        ({"net": TINY}, "holds no nets"),
        ({"net": "nowhere.npz"}, "can’t be read"),
    ],
)
def test_a_match_that_can_not_be_played_is_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(CablecarError, match=words):
        match("random", "greedy", **{"board": TINY, **wrong})


def test_bots_that_are_no_list_of_names_are_refused() -> None:
    for call in (ladder, lambda bots: play_bots(bots, 1), lambda bots: match(*bots)):
        with pytest.raises(CablecarError, match="There is no bot “None”"):
            call([None, "random"])  # type: ignore[list-item]
    for call in (ladder, lambda bots: play_bots(bots, 1)):
        with pytest.raises(CablecarError, match="“expert” is not a list of bots: give a list of bots’ names"):
            call("expert")


# Simulations.


def test_a_simulation_is_told_as_json(tmp_path: Path) -> None:
    command = ("simulate", "--players", 3, "--bots", "greedy,random", "--games", 4, "--seed", 2, "--json")
    told = json.loads(run(*command, "--records", tmp_path))
    games = [Game.replay(read(file)) for file in tmp_path.iterdir()]
    results = [game.result for game in games if game.result]
    assert (told["games"], told["players"], told["seed"]) == (4, 3, 2)
    assert told["board"] == games[0].board.id
    assert told["moves"] == sum(len(game.moves) for game in games) / 4
    assert [seat["score"] for seat in told["seats"]] == [
        sum(result.scores[seat].total for result in results) / 4 for seat in range(3)
    ]
    assert {name: bot["games"] for name, bot in told["bots"].items()} == {"greedy": 8, "random": 4}
    assert sum(seat["win_rate"] for seat in told["seats"]) == pytest.approx(1)


def test_a_simulation_is_written_as_parquet(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    run("simulate", "--games", 3, "--seed", 2, "--parquet", file, "--records", tmp_path / "games")
    table = parquet.read_table(file).to_pylist()
    assert [(row["game"], row["seat"]) for row in table] == [(n, s) for n in (1, 2, 3) for s in (0, 1)]
    for number, kept in enumerate(sorted((tmp_path / "games").iterdir())):
        game = Game.replay(read(kept))
        assert game.result is not None
        for seat, row in enumerate(table[2 * number : 2 * number + 2]):
            assert (row["seed"], row["total"]) == (game.seed, game.result.scores[seat].total)
            assert set(row["claimed"]) == {
                route for route, owner in game.view(None).owners.items() if owner == seat
            }


def test_parquet_without_its_package_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "find_spec", lambda name: None)
    said = run("simulate", "--parquet", tmp_path / "rows.parquet", status=1)
    assert "A Parquet file needs one more package: run “pip install" in said


def test_a_parquet_file_that_can_not_be_written_is_refused_before_the_games(tmp_path: Path) -> None:
    said = run("simulate", "--games", 10**9, "--parquet", tmp_path, status=1)
    assert f"{tmp_path} can’t be written" in said


# Budgets and numbers.


def test_a_number_of_simulations_is_refused_for_a_bot_that_makes_none() -> None:
    for command in (("match", "casual@100", "random"), ("simulate", "--bots", "casual@100")):
        said = run(*command, status=1)
        assert said.strip() == (
            "“casual@100” makes no simulations, so it can’t have a number of them; write “casual”."
        )


def test_the_numbers_in_the_list_of_bots_follow_the_language() -> None:
    with speaking("de"):
        said = run("bots")
    assert re.search(r"│ +\d+,\d+ │", said)
    assert not re.search(r"│ +\d+\.\d+ │", said)


# Verification.


def test_verify_derives_the_shuffles_from_the_seed(tmp_path: Path) -> None:
    run("simulate", "--seed", 7, "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    record = json.loads(file.read_text())
    file.write_text(json.dumps({**record, "seed": "0"}))
    said = run("verify", file, status=1)
    assert said.strip() == (
        f"{file}: not valid. The shuffles don’t follow from the seed: one of the two was changed, "
        "or another program shuffled."
    )


def test_verify_derives_later_decks_from_the_seed_too(tmp_path: Path) -> None:
    game, rng = Game.new(2, seed=7), random.Random(1)
    while not game.shuffles.reshuffles or len(set(game.shuffles.reshuffles[-1][-2:])) < 2:
        seat = game.waiting_for[0]
        game.play(seat, rng.choice(game.legal_moves(seat)))
    record, file = game.record(), tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert ": valid" in run("verify", file)
    deck = record["shuffles"]["reshuffles"][-1]
    deck[-2:] = deck[:-3:-1]
    file.write_text(json.dumps(record))
    assert Game.replay(record).moves == game.moves
    assert "The shuffles don’t follow from the seed" in run("verify", file, status=1)


def test_a_game_that_was_read_and_goes_on_still_follows_its_seed(tmp_path: Path) -> None:
    game = Game.new(2, seed=7)
    file = tmp_path / "game.json"
    for _ in range(200):
        if not game.waiting_for:
            break
        seat = game.waiting_for[0]
        moves = game.legal_moves(seat)
        game.play(seat, moves[len(game.moves) % len(moves)])
        if len(game.moves) % 20 == 0:
            game = Game.replay(game.record())
    file.write_text(json.dumps(game.record()))
    assert game.shuffles.reshuffles
    assert ": valid" in run("verify", file)
