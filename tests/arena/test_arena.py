"""Matches and ladders of bots."""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from cablecar.arena import measured, results, series, workers
from cablecar.arena import plan as plans
from cablecar.arena.entrants import (
    Entrant,
    bot_chance,
    find_entrant,
    find_entrants,
    make_budget,
    seat_bot,
)
from cablecar.arena.games import Ended, Pairing, contest_rows, game_seed, play_block, play_contest
from cablecar.arena.intervals import Interval
from cablecar.arena.plan import Job, Plan, all_pairings
from cablecar.arena.results import Results
from cablecar.arena.rows import SeatRow
from cablecar.arena.series import Watch, block_share, ladder_summary, match_summary, play_plan
from cablecar.arena.simulate import simulate_game
from cablecar.board import Board, load_board, shipped_board
from cablecar.bots import BOTS, Bot, Budget, CompiledBot, legal_actions
from cablecar.bots.base import RandomBot
from cablecar.common.errors import CablecarError
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, DrawTickets, Move, Pass, TakeCard
from cablecar.engine.progress import completed_tickets
from cablecar.engine.view import View
from cablecar.rules.state import Records
from tests.support.paths import TINY
from tests.support.terminal.commanding import run

BUDGET = Budget(simulations=1)

CODE = '''
import os, time
from cablecar.bots import CompiledBot, legal_actions

class Last(CompiledBot):
    """Plays the last legal action.

    No other line is shown.
    """
    def decide(self, board, observation, rng, budget):
        time.sleep(float(os.environ.get("THINK", 0)))
        return legal_actions(board, observation)[-1]

class First:
    def choose(self, view, legal_moves, rng, budget):
        return legal_moves[0]
'''


class FromViews:
    """The random bot, asked the way that bots of one's own are."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        return RandomBot().choose(view, legal_moves, rng, budget)


class Lowest(CompiledBot):
    """Plays the first legal action."""

    def decide(self, board: Records, observation: Records, rng: random.Random, budget: Budget) -> int:
        return legal_actions(board, observation)[0]


def entrant(kind: type[Bot], name: str = "bot") -> Entrant:
    """Return a class as a bot that takes part."""
    return Entrant(name, kind, BUDGET)


@pytest.fixture
def code(tmp_path: Path) -> Path:
    """A file with two bots."""
    path = tmp_path / "my_bots.py"
    path.write_text(CODE)
    return path


def plan_of(code: Path | None, blocks: int = 4, players: int = 2, **others: Any) -> Plan:
    """Return a plan of the random bot against one of the file's."""
    pairings = (Pairing("random", "last"),)
    return Plan(
        **{
            "board": load_board(TINY),
            "pairings": pairings,
            "players": players,
            "blocks": blocks,
            "seed": 3,
            "budget": BUDGET,
            "code": code,
            **others,
        }
    )


def nothing() -> None:
    """Show no progress."""


@pytest.mark.parametrize(
    ("board", "players"), [(shipped_board(), 2), (shipped_board(), 4), (load_board(TINY), 2)]
)
def test_a_game_is_the_same_inside_the_core_and_from_views(board: Board, players: int) -> None:
    fast, slow = entrant(RandomBot), entrant(FromViews)
    for seed in ("1", "2", "3"):
        inside = play_contest(board, [fast] * players, seed)
        outside = play_contest(board, [slow] * players, seed)
        assert inside.state.tobytes() == outside.state.tobytes()
        assert inside.turns == outside.turns
        assert play_contest(board, [fast, *[slow] * (players - 1)], seed).turns == inside.turns


def test_simulated_games_draw_chance_as_matches_do() -> None:
    fast, seed = entrant(RandomBot), game_seed(5, 0)
    game = simulate_game(shipped_board(), 3, [fast], seed).game()
    assert game._state.tobytes() == play_contest(shipped_board(), [fast] * 3, seed).state.tobytes()


def test_a_compiled_bot_with_a_choice_of_its_own_is_asked_for_it() -> None:
    class Proud(Lowest):
        """Chooses from the view."""

        def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
            return legal_moves[-1]

    proud = play_contest(shipped_board(), [entrant(Proud), entrant(RandomBot)], "1")
    lowest = play_contest(shipped_board(), [entrant(Lowest), entrant(RandomBot)], "1")
    assert proud.state.tobytes() != lowest.state.tobytes()


def test_rows_tell_what_the_game_tells() -> None:
    bot = entrant(RandomBot)
    for number in range(20):
        game = simulate_game(shipped_board(), 3, [bot], game_seed(1, number)).game()
        kept = Ended(game.seed, game._state, counted_turns(game))
        rows = contest_rows(game.board, "a-b", 7, 1, [bot] * 3, kept)
        ended = play_contest(shipped_board(), [bot] * 3, game_seed(1, number))
        assert rows == contest_rows(game.board, "a-b", 7, 1, [bot] * 3, ended)
        for row in rows:
            check_row(row, game)


def counted_turns(game: Game) -> tuple[int, ...]:
    """Count turns from the list of moves."""
    turns = [0] * len(game.players)
    before = None
    for played in game.moves:
        second = (
            isinstance(played.move, TakeCard)
            and before is not None
            and isinstance(before.move, TakeCard)
            and before.seat == played.seat
        )
        turns[played.seat] += (
            isinstance(played.move, TakeCard | ClaimRoute | DrawTickets | Pass) and not second
        )
        before = played
    return tuple(turns)


def check_row(row: SeatRow, game: Game) -> None:
    """Compare a row with the game's result and its owner's view."""
    assert game.result is not None
    view, score = game.view(row.seat), game.result.scores[row.seat]
    assert (row.match, row.block, row.rotation, row.players, row.seed) == ("a-b", 7, 1, 3, game.seed)
    assert (row.total, row.route_points, row.ticket_points) == (score.total, score.routes, score.tickets)
    assert (row.souvenir_points, row.cars_left) == (score.souvenirs, score.cars_left)
    assert row.place == game.result.places[row.seat]
    winners = game.result.winners
    assert row.win == (1 / len(winners) if row.seat in winners else 0)
    assert set(row.claimed) == {route for route, owner in view.owners.items() if owner == row.seat}
    assert row.held == view.tickets
    assert set(row.completed) == completed_tickets(view)
    assert row.souvenirs == len(view.players[row.seat].souvenirs)


def test_a_block_is_the_same_shuffles_with_the_first_bot_in_every_seat() -> None:
    pair = entrant(RandomBot, "one"), entrant(Lowest, "many")
    rows = play_block(shipped_board(), pair, 3, seed=1, block=2)
    assert len(rows) == 9
    for row in rows:
        assert row.bot == ("one" if row.seat == row.rotation else "many")
        assert row.match == "one-many"
    assert sum(row.win for row in rows) == pytest.approx(3)
    alike = play_block(shipped_board(), (entrant(Lowest), entrant(Lowest)), 3, seed=1, block=2)
    assert len({(row.seat, row.total, row.held) for row in alike}) == 3


class Stubborn(CompiledBot):
    """Always wants what can't be."""

    answer: object = 10**9

    def decide(self, board: Records, observation: Records, rng: random.Random, budget: Budget) -> int:
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize("answer", [10**9, -1, 0])
def test_an_illegal_action_is_told_with_the_bots_name(answer: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stubborn, "answer", answer)
    with pytest.raises(CablecarError, match=f"The bot “mule” made an illegal move: {answer}"):
        play_contest(shipped_board(), [entrant(Stubborn, "mule"), entrant(RandomBot)], "1")


def test_an_answer_that_is_no_action_is_told_with_the_bots_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stubborn, "answer", None)
    with pytest.raises(CablecarError, match="The bot “mule” made an illegal move: None"):
        play_contest(shipped_board(), [entrant(Stubborn, "mule"), entrant(RandomBot)], "1")


def test_an_illegal_move_is_told_with_the_bots_name() -> None:
    class Passer:
        """Wants to do nothing."""

        def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
            return Pass()

    with pytest.raises(CablecarError, match=r"The bot “lazy” made an illegal move: Pass\(\)"):
        play_contest(shipped_board(), [entrant(Passer, "lazy"), entrant(RandomBot)], "1")


def test_a_failure_inside_a_bot_names_the_bot_and_the_line() -> None:
    class Clumsy:
        """Trips."""

        def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
            return legal_moves[9999]

    with pytest.raises(CablecarError, match=r"The bot “oops” failed in test_arena.py, line \d+: IndexError"):
        play_contest(shipped_board(), [entrant(Clumsy, "oops"), entrant(RandomBot)], "1")


def test_a_bot_gets_its_own_budget_and_moves_that_it_can_not_change() -> None:
    asked: list[tuple[Budget, type]] = []

    class Curious:
        """Remembers what it was given."""

        def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
            asked.append((budget, type(legal_moves)))
            return legal_moves[0]

    curious = find_entrant("curious@7", {**BOTS, "curious": Curious}, BUDGET)
    game = Game.new(2, 1)
    seat_bot(curious, game.seed, 0).choose(game.view(0), game.legal_moves(0))
    assert asked == [(Budget(simulations=7), tuple)]
    assert find_entrant("random", BOTS, BUDGET).budget == BUDGET


@pytest.mark.parametrize(
    "name", ["random@", "random@0", "random@x", "random@-3", "random@1@2", "random@1000001", "random@٣"]
)
def test_a_wrong_number_of_simulations_is_refused(name: str) -> None:
    with pytest.raises(CablecarError, match="a number of simulations"):
        find_entrant(name, BOTS, BUDGET)


def test_400_simulations_are_the_usual_budget() -> None:
    assert make_budget(None, None) == Budget(simulations=400)
    assert make_budget(None, 0.5) == Budget(seconds=0.5)
    with pytest.raises(CablecarError):
        make_budget(5, 0.5)


@pytest.mark.parametrize("seconds", [0, -1, 3601, float("inf"), float("nan")])
def test_a_wrong_number_of_seconds_is_refused(seconds: float) -> None:
    with pytest.raises(CablecarError, match="at most 3,600 seconds"):
        make_budget(None, seconds)


def test_what_the_file_of_a_bot_prints_does_not_stand_among_results(code: Path) -> None:
    code.write_text("print('hello')\n" + CODE.replace("return", "print('thinking')\n        return"))
    command = [sys.executable, "-m", "cablecar", "match", "last", "random", "--code", str(code)]
    done = subprocess.run([*command, "--blocks", "1", "--json"], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 2
    assert "hello" in done.stderr
    assert "thinking" in done.stderr


def test_with_more_than_two_players_every_pair_meets_both_ways() -> None:
    assert all_pairings(("a", "b", "c"), 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert set(all_pairings(("a", "b", "c"), 3)) == set(permutations("abc", 2))


def test_a_plan_refuses_what_can_not_be_played(code: Path) -> None:
    with pytest.raises(CablecarError, match="can’t play against itself"):
        plan_of(code, pairings=(Pairing("last", "last"),))
    with pytest.raises(CablecarError, match="not 4"):
        plan_of(code, players=4)
    with pytest.raises(CablecarError, match="no bot “last”"):
        plan_of(None)


def played(plan: Plan) -> dict[Job, list[SeatRow]]:
    """Return all blocks of a plan."""
    return dict(workers.play_jobs(plan, list(plan.jobs())))


def test_workers_play_the_same_blocks(code: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = played(plan_of(code, 12))
    monkeypatch.setattr(workers, "WORTH_STARTING", -1)
    assert played(plan_of(code, 12)) == alone
    assert len(alone) == 12


@pytest.mark.parametrize(
    ("deed", "words"),
    [("1 / 0", "The bot “last” failed .* ZeroDivisionError"), ("os._exit(3)", "ended unexpectedly")],
)
def test_what_goes_wrong_in_a_worker_is_told(
    deed: str, words: str, code: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = f"__import__('multiprocessing').parent_process() and {deed}"
    code.write_text(CODE.replace("time.sleep", f"{worker}; time.sleep"))
    monkeypatch.setattr(workers, "WORTH_STARTING", -1)
    with pytest.raises(CablecarError, match=words):
        played(plan_of(code, 5))


def test_a_series_goes_on_where_it_was_broken_off(
    code: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = play_plan(plan_of(code, 6), Results(tmp_path / "whole", plan_of(code, 6)), nothing)
    torn = Results(tmp_path / "torn", plan_of(code, 3))
    play_plan(torn.plan, torn, nothing)
    torn.rows.write_bytes(torn.rows.read_bytes()[:-30])
    resumed = Results(tmp_path / "torn", plan_of(code, 6))
    assert set(resumed.blocks) == {Job(0, 0), Job(0, 1)}
    again = play_plan(resumed.plan, resumed, nothing)
    assert again == whole
    assert torn.rows.read_bytes() == (tmp_path / "whole" / "rows.csv").read_bytes()
    finished = Results(tmp_path / "torn", plan_of(code, 6))
    monkeypatch.setattr(Plan, "player", None)
    monkeypatch.setattr("cablecar.arena.series.play_jobs", lambda plan, jobs: (job for job in jobs))
    assert play_plan(finished.plan, finished, nothing) == whole


def test_fewer_blocks_leave_the_others_in_the_folder(code: Path, tmp_path: Path) -> None:
    play_plan(plan_of(code, 4), Results(tmp_path / "r", plan_of(code, 4)), nothing)
    before = (tmp_path / "r" / "rows.csv").read_bytes()
    fewer = play_plan(plan_of(code, 2), Results(tmp_path / "r", plan_of(code, 2)), nothing)
    assert fewer.games == 4
    assert Results(tmp_path / "r", plan_of(code, 2)).others == 2
    assert (tmp_path / "r" / "rows.csv").read_bytes() == before


def test_results_of_other_arguments_are_not_mixed(code: Path, tmp_path: Path) -> None:
    folder = tmp_path / "r"
    Results(folder, plan_of(code))
    Results(folder, plan_of(code, blocks=9))
    others: dict[str, Any] = {
        "seed": 4,
        "budget": Budget(seconds=1),
        "pairings": (Pairing("last", "random"),),
    }
    for name, other in others.items():
        with pytest.raises(CablecarError, match=f"they differ in {name}"):
            Results(folder, plan_of(code, **{name: other}))
    code.write_text(CODE + "\n")
    with pytest.raises(CablecarError, match="they differ in code"):
        Results(folder, plan_of(code))
    (folder / "settings.json").write_text("{")
    with pytest.raises(CablecarError, match=r"settings\.json can’t be read"):
        Results(folder, plan_of(code))
    (folder / "settings.json").unlink()
    with pytest.raises(CablecarError, match="results of another run"):
        Results(folder, plan_of(code))


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, to be changed."""
    copy = tmp_path / "cablecar"
    shutil.copytree(plans.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(plans, "PACKAGE", copy)
    return copy


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("bots/measured.json", "nothing"),
        ("locales/en.game.ftl", "nothing"),
        ("terminal/plain.py", "nothing"),
        ("arena/pages/report.py", "nothing"),
        ("engine/game.py", "games by views"),
        ("engine/view.py", "games by views"),
        ("arena/games.py", "all games"),
        ("arena/entrants.py", "all games"),
        ("rules/play.py", "all games"),
        ("search/policy.py", "all games"),
        ("bots/expert.npz", "all games"),
        ("bots/characters.toml", "all games"),
        ("board/san_francisco_2.toml", "all games"),
    ],
)
def test_whatever_may_change_a_game_is_in_the_programs_hash(package: Path, name: str, changes: str) -> None:
    before = [plans.program_hash(compiled) for compiled in (False, True)]
    (package / name).write_bytes((package / name).read_bytes() + b"\n")
    after = [plans.program_hash(compiled) for compiled in (False, True)]
    changed = [old != new for old, new in zip(before, after, strict=True)]
    assert changed == [changes != "nothing", changes == "all games"]


def test_a_match_with_a_bot_that_is_asked_by_views_rests_on_more(code: Path) -> None:
    inside = plan_of(code).settings()["program"]
    outside = plan_of(code, pairings=(Pairing("random", "first"),)).settings()["program"]
    assert inside == plans.program_hash(compiled=True)
    assert outside == plans.program_hash(compiled=False)
    assert inside != outside


def passed_through(*bots: str, code: Path) -> set[str]:
    """Return the files of the package whose Python code runs in a game of these bots."""
    files: set[str] = set()
    entrants = find_entrants(",".join(bots), code, BUDGET)

    def look(frame: FrameType, event: str, _: object) -> None:
        files.add(frame.f_code.co_filename)

    sys.setprofile(look)
    try:
        play_block(shipped_board(), (entrants[0], entrants[1]), 2, 1, 0)
    finally:
        sys.setprofile(None)
    ours = (Path(file) for file in files if file.startswith(str(plans.PACKAGE)))
    return {path.relative_to(plans.PACKAGE).as_posix() for path in ours}


def test_no_game_passes_through_what_the_programs_hash_leaves_out(code: Path) -> None:
    inside = passed_through("expert", "novice", code=code) | passed_through("random", "strong", code=code)
    outside = passed_through("first", "expert", code=code)
    assert {"arena/games.py", "arena/entrants.py", "bots/expert.py", "bots/planners.py"} <= inside
    assert {"engine/game.py", "engine/view.py", "engine/narrator.py"} <= outside
    assert [name for name in inside if name.startswith(plans.ASIDE + plans.BY_VIEW)] == []
    assert [name for name in outside if name.startswith(plans.ASIDE)] == []


def test_a_match_is_settled_by_its_blocks_in_order_whichever_finishes_first() -> None:
    shares = [1.0] * 9 + [0.5, 1.0, 1.0, 0.0, 0.0]
    ordered = Watch(2)
    assert [ordered.look(block, share) for block, share in enumerate(shares)].count(True) > 0
    blocks = list(enumerate(shares))
    for seed in range(20):
        random.Random(seed).shuffle(blocks)
        watch = Watch(2)
        for block, share in blocks:
            watch.look(block, share)
        assert (watch.settled, watch.blocks) == (True, ordered.blocks)


def test_a_match_stops_when_it_is_settled(code: Path) -> None:
    plan = plan_of(code, 400, board=shipped_board())
    outcome = play_plan(plan, None, nothing, stop=True)
    assert outcome.settled is True
    assert sorted(job.block for job in outcome.blocks) == list(range(len(outcome.blocks)))
    assert len(outcome.blocks) < 100
    assert outcome.win_rate(0).high < 0.5


def test_an_interrupted_match_that_may_stop_early_keeps_the_blocks_behind_a_gap(
    code: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of(code, 6)
    play = plan.player()

    def slow_with_the_second(_: Plan, jobs: Sequence[Job]) -> Iterator[tuple[Job, list[SeatRow]]]:
        for job in (jobs[0], jobs[2], jobs[3]):
            yield job, play(job)
        raise KeyboardInterrupt

    monkeypatch.setattr(series, "play_jobs", slow_with_the_second)
    outcome = play_plan(plan, Results(tmp_path / "r", plan), nothing, stop=True)
    assert outcome.interrupted
    assert set(outcome.blocks) == {Job(0, 0)}
    assert set(Results(tmp_path / "r", plan).blocks) == {Job(0, 0), Job(0, 2), Job(0, 3)}


def test_the_shares_of_a_match_come_from_its_blocks(code: Path) -> None:
    outcome = play_plan(plan_of(code, 10), None, nothing)
    summary = match_summary(outcome)
    assert list(summary["win_rate"]) == ["random", "last"]
    share = sum(block_share(rows) for rows in outcome.blocks.values()) / 10
    assert summary["win_rate"]["random"]["mean"] == pytest.approx(share)
    wins = sum(row.win for rows in outcome.blocks.values() for row in rows if row.bot == "last") / 20
    assert summary["win_rate"]["last"]["mean"] == pytest.approx(wins)
    assert summary["win_rate"]["last"]["low"] == pytest.approx(1 - summary["win_rate"]["random"]["high"])


def test_a_ladder_rates_all_bots_from_the_anchor(code: Path) -> None:
    plan = plan_of(code, 3, 3, board=shipped_board(), pairings=all_pairings(("first", "last", "random"), 3))
    summary = ladder_summary(play_plan(plan, None, nothing), "made so")
    assert summary["anchor"] == "first"
    assert summary["ratings"]["first"] == {"mean": 1000, "low": 1000, "high": 1000}
    assert len(summary["matches"]) == 6
    assert summary["games"] == sum(match["games"] for match in summary["matches"]) == 6 * 3 * 3
    for rating in summary["ratings"].values():
        assert rating["low"] <= rating["mean"] <= rating["high"]
    pairings = all_pairings(("random", "casual"), 2)
    code.write_text(CODE.replace("class Last", "class Casual"))
    plan = plan_of(code, 2, pairings=pairings)
    assert ladder_summary(play_plan(plan, None, nothing), "made so")["anchor"] == "casual"


def test_what_is_measured_is_kept_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "MEASURED", tmp_path / "measured.json")
    assert measured.read_measured() == {}
    elo = {"mean": 700.0, "low": 650.5, "high": 740.0}
    measured.write_measured(
        {"made": "cablecar ladder", "ratings": {"random": elo}}, {"random": 0.25}, "abc", "2 cores"
    )
    assert measured.read_measured() == {"random": measured.Measured(0.25, Interval(**elo))}
    made = json.loads((tmp_path / "measured.json").read_text())["made"]
    assert made == {"command": "cablecar ladder", "commit": "abc", "machine": "2 cores"}


def test_a_report_without_its_packages_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    results.refuse_without_extra()
    monkeypatch.setattr(results, "find_spec", lambda name: None)
    with pytest.raises(CablecarError, match="cablecar\\[report\\]"):
        results.refuse_without_extra()


FIGURES = [
    "board",
    "players",
    "seed",
    "games",
    "win_rate",
    "wins",
    "draws",
    "losses",
    "margin",
    "elo_difference",
]


def test_match_prints_the_promised_json(code: Path) -> None:
    said = run("match", "last@5", "random", "--code", code, "--blocks", 3, "--players", 3, "--json").strip()
    figures = json.loads(said.splitlines()[-1])
    assert list(figures) == FIGURES
    assert (figures["players"], figures["games"], figures["seed"]) == (3, 9, 0)
    assert figures["wins"] + figures["draws"] + figures["losses"] == 9
    assert list(figures["win_rate"]) == ["last@5", "random"]
    assert all(list(share) == ["mean", "low", "high"] for share in figures["win_rate"].values())


def test_a_match_that_may_stop_early_says_in_json_whether_it_is_settled(code: Path) -> None:
    said = run("match", "last", "random", "--code", code, "--blocks", 2, "--stop", "--json").strip()
    assert json.loads(said.splitlines()[-1])["settled"] is False
    said = run("match", "casual", "random", "--blocks", 40, "--stop", "--json").strip()
    figures = json.loads(said.splitlines()[-1])
    assert list(figures) == [*FIGURES, "settled"]
    assert figures["settled"] is True


def test_match_tells_both_sides_and_whether_it_is_settled(code: Path) -> None:
    said = run("match", "last", "random", "--code", code, "--blocks", 2, "--stop")
    assert "4 games with 2 players, in 2 blocks" in said
    assert "It isn’t clear which side is better." in said
    assert said.count("95 % interval") == 3


def test_ladder_writes_everything_into_its_folder(code: Path, tmp_path: Path) -> None:
    from pyarrow import parquet

    folder = tmp_path / "ladder"
    command = ("ladder", "random", "last", "first", "--code", code, "--blocks", 2, "--results", folder)
    said = run(*command)
    assert "Elo" in said
    assert "fixed" in said
    assert f"The report is in {folder / 'report.html'}." in said
    summary = json.loads((folder / "summary.json").read_text())
    assert summary["made"].startswith("cablecar ladder random last first --players 2 --blocks 2 --seed 0")
    assert parquet.read_table(folder / "rows.parquet").num_rows == 3 * 2 * 4
    assert "<html" in (folder / "report.html").read_text()
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    run(*command)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_bots_are_listed_with_their_sentences(code: Path) -> None:
    said = " ".join(run("bots", "--code", code).replace("│", " ").split())
    assert "random" in said
    assert "Plays the last legal" in said
    assert "No other line" not in said
    assert "measured with 2 players and 400 simulations per move" in said
    places = [said.index(f" {name} ") for name in ("random", "greedy", "casual", "strong", "expert", "last")]
    assert places == sorted(places)


def test_bots_of_ones_own_simulate_and_play(code: Path, tmp_path: Path) -> None:
    run("simulate", "--code", code, "--bots", "last,first@3", "--players", 3, "--records", tmp_path / "one")
    (file,) = (tmp_path / "one").iterdir()
    kinds = sorted(player["kind"] for player in json.loads(file.read_text())["players"])
    assert kinds == ["bot:first@3", "bot:last", "bot:last"]
    run(
        "play",
        "--plain",
        "--code",
        code,
        "--bots",
        "last,first",
        "--players",
        4,
        "--records",
        tmp_path / "two",
    )
    (file,) = (tmp_path / "two").iterdir()
    kinds = sorted(player["kind"] for player in json.loads(file.read_text())["players"])
    assert kinds == ["bot:first", "bot:last", "bot:last", "human"]


@pytest.mark.parametrize("seed", [(), ("--seed", 5)])
def test_a_bots_chance_in_play_follows_a_seed_that_is_given_and_no_other(
    seed: tuple[object, ...], code: Path, tmp_path: Path
) -> None:
    code.write_text(
        CODE.replace("return legal_moves[0]", "print('chance', rng.random()); return legal_moves[0]")
    )
    folder = tmp_path / "games"
    said = run(
        "play", "--plain", "--code", code, "--bots", "first", *seed, "--records", folder, answers="1\n" * 9
    )
    (file,) = folder.iterdir()
    game = json.loads(file.read_text())
    seat = [player["kind"] for player in game["players"]].index("bot:first")
    told = next(line for line in said.splitlines() if line.startswith("chance "))
    assert (told == f"chance {bot_chance(game['seed'], seat).random()}") is bool(seed)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("match", "random", "genius"), "no bot “genius”"),
        (("match", "random", "random"), "can’t play against itself"),
        (("match", "random", "greedy", "--simulations", 3, "--budget", 1), "one of them"),
        (("match", "random", "greedy", "--board", TINY, "--players", 4), "not 4"),
        (("ladder", "random"), "at least two bots"),
        (("match", "random", "greedy", "--board", "nope"), "no board “nope”"),
        (("play", "--plain", "--bots", "random,greedy"), "only a seat for 1 bot, not for 2"),
        (("simulate", "--bots", "random,greedy,novice"), "only seats for 2 bots, not for 3"),
        (("match", "random", "greedy", "--budget", "inf"), "at most 3,600 seconds"),
        (("bots", "--code", "nowhere.py"), "nowhere.py can’t be read: No such file"),
        (("match", "random", "greedy", "--results", "/dev/null/r"), "can’t be written"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: tuple[object, ...], words: str) -> None:
    said = run(*arguments, status=1).strip()
    assert words in said
    assert said.count("\n") == 0


def listen_to_interrupts() -> None:
    """Undo what a shell in the background does: it starts commands that ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("hint", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_match_keeps_its_blocks_and_goes_on(
    hint: signal.Signals, code: Path, tmp_path: Path
) -> None:
    folder, whole = tmp_path / "broken", tmp_path / "whole"
    arguments = [
        "match",
        "last",
        "random",
        "--code",
        str(code),
        "--blocks",
        "30",
        "--board",
        str(TINY),
        "--json",
    ]
    command = [sys.executable, "-m", "cablecar", *arguments, "--results", str(folder)]
    with subprocess.Popen(
        command,
        env={**os.environ, "THINK": "0.02"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=listen_to_interrupts,
    ) as match:
        while (
            not (folder / "rows.csv").exists() or (folder / "rows.csv").read_bytes().count(b"\n") < 1 + 4 * 4
        ):
            assert match.poll() is None
            time.sleep(0.05)
        (os.killpg if hint is signal.SIGINT else os.kill)(match.pid, hint)
        said, told = match.communicate(timeout=60)
    assert match.returncode == 130
    assert "Traceback" not in told
    assert "Stopped after" in told
    games = json.loads(said)["games"]
    assert 8 <= games < 60
    assert (folder / "rows.csv").read_bytes().count(b"\n") == 1 + 2 * games
    run(*arguments, "--results", folder)
    run(*arguments, "--results", whole)
    for file in ("rows.csv", "summary.json"):
        assert (folder / file).read_bytes() == (whole / file).read_bytes()
