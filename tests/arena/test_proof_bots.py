"""A sample of the proof of the bots: the same code, with as few games as it takes."""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from cablecar.arena import measured, plan
from cablecar.arena.games import Pairing
from cablecar.arena.intervals import Interval
from cablecar.arena.pages.report import NAME as LADDER
from cablecar.arena.plan import Job
from cablecar.board import shipped_board
from cablecar.bots import BOTS, Budget, CompiledBot, known_bots, legal_actions
from cablecar.rules import calls
from cablecar.rules.board_table import board_table
from cablecar.rules.state import DEALER, OPENING, OVER, PLACING, SOUVENIR, STATE, Records
from cablecar.rules.stream import seed_words
from tests.proofs.bots import conduct, editions, endings, ladders, plans
from tests.proofs.bots.__main__ import PARTS, main, verdict, write_all
from tests.proofs.bots.figures import Figure, Section, better_than_even, win_rate
from tests.proofs.bots.matches import ABLATED, CHANCE, STRENGTH, surprises
from tests.proofs.bots.plans import Kept, Origin, Run, SelfPlay, tournament, watched
from tests.support.bots.cheat import fair_sight


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """The smallest run there is, in one process."""
    return Run(tmp_path_factory.mktemp("proof"), scale=0, simulations=10, processes=1)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ladders of 2 players only, and three bots to watch for illegal moves."""
    monkeypatch.setattr(ladders, "COUNTS", (2,))
    monkeypatch.setattr(conduct, "BEST_FIRST", ("expert", "strong", "novice"))


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_the_proof_tells_its_figures(run: Run, part: str) -> None:
    section = PARTS[part](run)
    assert section.part == part
    assert all(figure.count > 0 and figure.found for figure in section.figures)
    assert all(figure.what in section.text for figure in section.figures)


def test_the_part_about_endings_has_a_row_for_every_bot() -> None:
    assert {company.bot for company in endings.COMPANIES} == set(BOTS)


@pytest.mark.usefixtures("small")
def test_the_whole_proof_writes_its_pages_and_what_bots_show(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measured, "MEASURED", tmp_path / "measured.json")
    section = PARTS["strength"](run)
    write_all(run, [section], tmp_path)
    proof = (tmp_path / "proof-bots.md").read_text("utf-8")
    assert section.text in proof
    assert verdict([section]) in proof
    (ladder,) = run.folder.glob(f"*/{LADDER}")
    assert "</html>" in ladder.read_text("utf-8")
    assert "| Pacific Heights – Painted Ladies | grey | 1 | 2 |" in (tmp_path / "balance.md").read_text(
        "utf-8"
    )
    assert "| Sunset – Potrero Hill | 8 | 8 |" in (tmp_path / "balance-2.md").read_text("utf-8")
    assert measured.read_measured().keys() == BOTS.keys()
    assert json.loads((tmp_path / "measured.json").read_text())["made"]["command"] == "make proof-bots"


def test_a_proof_goes_on_where_it_was_stopped(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    once = PARTS["strength"](run)
    monkeypatch.delattr(plan, "play_block")
    assert PARTS["strength"](run) == once


def test_every_part_names_the_commit_at_which_its_games_were_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, later = Origin("Monday", "abc", "a laptop"), Origin("Tuesday", "def", "a server")
    monkeypatch.setattr(run, "origin", first)
    PARTS["strength"](run)  # unless another test has played it already
    pairing = STRENGTH[0].pairing
    run.play("begun", tournament(2, {pairing: 1}, 1))
    monkeypatch.setattr(run, "origin", later)
    run.play("begun", tournament(2, {pairing: 1}, 1))
    played = f"Played: Monday, commit abc, program {run.program()}, a laptop"
    assert run.made("begun") == f"{played}."
    run.play("begun", tournament(2, {pairing: 2}, 1))
    assert run.made("begun") == f"{played}; and Tuesday, commit def, program {run.program()}, a server."
    section = PARTS["strength"](run)
    assert section.made
    assert section.made in section.text
    assert "Tuesday" not in section.made


def test_times_that_are_taken_again_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conduct, "BOTS", {"random": BOTS["random"]})
    monkeypatch.setattr(conduct, "BUDGETS", ((0.005, 5),))
    monkeypatch.setattr(conduct, "time_budget", lambda *_: [9.0])
    run = Run(tmp_path, scale=0, simulations=10, processes=1)
    once = PARTS["times"](run)
    assert once.more == "Measured once."
    assert PARTS["times"](run) == once
    monkeypatch.setattr(conduct, "time_budget", lambda *_: [0.005])
    again = PARTS["times"](Run(tmp_path, scale=0, simulations=10, processes=1, again=True))
    assert again.missed == []
    assert again.more.startswith("Measured 2 times; the last attempt is shown. Before it, attempt 1: load ")
    assert "missed: expert with 5 ms on san-francisco-2; " in again.more


def test_a_reason_that_does_harm_is_pointed_out() -> None:
    def ablated(high: float) -> Figure:
        return win_rate("a v itself with b", 9, Interval(0.45, 0.4, high))

    assert surprises([ablated(0.5)]) == ""
    assert "a v itself with b wins less than half" in surprises([ablated(0.5), ablated(0.49)])


@pytest.mark.parametrize(
    ("before", "after", "verdict"),
    [
        (Interval(0.46, 0.44, 0.48), Interval(0.47, 0.45, 0.49), "no difference beyond chance"),
        (Interval(0.40, 0.38, 0.42), Interval(0.47, 0.45, 0.49), "better"),
        (Interval(0.52, 0.51, 0.53), Interval(0.57, 0.55, 0.59), "**worse**"),
    ],
)
def test_the_editions_are_told_apart_by_their_intervals(
    before: Interval, after: Interval, verdict: str
) -> None:
    assert editions._nearer(before, after, 0.5) == verdict


def test_the_page_of_the_editions_says_what_got_worse(run: Run) -> None:
    page = editions.balance_pages(run)["balance.md"]
    assert "## What got better and what did not" in page
    assert page.count("| tickets out of line, ") == 3
    assert editions._fewer("faults", 3, 4)[-1] == "**worse**"
    assert editions._fewer("faults", 4, 3)[-1] == "better"


def test_more_blocks_of_a_tournament_keep_those_of_another_part(run: Run) -> None:
    first, second = STRENGTH[0].pairing, STRENGTH[1].pairing
    one = run.play("shared", tournament(2, {first: 2}, 1))
    both = run.play("shared", tournament(2, {first: 1, second: 1}, 1))
    (shared,) = both.blocks.keys() & one.blocks.keys()
    assert both.blocks[shared] == one.blocks[shared]
    kept = run.results("shared", tournament(2, {first: 2, second: 1}, 1))
    assert len(kept.blocks) == 3


def test_an_interrupted_proof_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(plan, "play_block", interrupt)
    assert main(["strength", "--scale", "0", "--folder", str(tmp_path)]) == 130
    assert "goes on" in capsys.readouterr().err


def test_a_missed_promise_is_printed_and_fails(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missed = win_rate("a v b", 4, Interval(0.5, 0.3, 0.7), 0.6)
    monkeypatch.setitem(PARTS, "strength", lambda _: Section("strength", "Strength", "", (missed,)))
    assert main(["strength", "--folder", str(run.folder)]) == 1
    assert "Missed: a v b." in capsys.readouterr().out


def test_bots_that_change_meanwhile_prove_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    versions = iter(("one", "two"))
    monkeypatch.setattr(Run, "program", lambda _: next(versions))
    monkeypatch.setitem(PARTS, "strength", lambda _: Section("strength", "Strength", "", ()))
    assert main(["strength", "--folder", str(run.folder)]) == 1
    assert "changed" in capsys.readouterr().err


def test_an_unknown_part_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["nonsense"])


@pytest.mark.parametrize(
    ("mean", "verdict"), [(0.749, "**missed**, aim not reached"), (0.75, "met, aim not reached")]
)
def test_a_promise_is_met_where_the_figure_reaches_it(mean: float, verdict: str) -> None:
    assert win_rate("", 1, Interval(mean, 0.7, 0.9), 0.75, 0.85).verdict == verdict


@pytest.mark.parametrize(("low", "met"), [(0.5, False), (0.501, True)])
def test_better_than_even_asks_for_the_whole_interval(low: float, met: bool) -> None:
    assert better_than_even("", 1, Interval(0.6, low, 0.7)).met is met


def test_games_of_a_bot_against_itself_all_have_other_shuffles() -> None:
    pairing = Pairing("strong", "strong")
    own = SelfPlay(shipped_board(), (pairing,), 3, 2, 0, Budget(simulations=1))
    rows = [row for block in (0, 1) for row in own.player()(Job(0, block))]
    assert {row.bot for row in rows} == {"strong"}
    assert len({(row.total, row.claimed) for row in rows if row.seat == 0}) == 6


def test_a_bot_that_hangs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "PATIENCE", 1)
    with pytest.raises(TimeoutError, match="hangs"), watched("nothing", 1):
        time.sleep(10)


def test_a_value_whose_line_is_torn_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    assert Kept(path).once("one", lambda: 1) == 1
    path.write_text(path.read_text() + '\n{"two": 2')
    assert Kept(path).values == {"one": 1}
    assert Kept(path).once("two", lambda: 3) == 3
    assert Kept(path).values == {"one": 1, "two": 3}


def sights(seed: str) -> Iterator[tuple[Records, Records]]:
    """Yield a board and what seats know in a game of random moves."""
    table, state, dealer = board_table(shipped_board()), np.zeros(1, STATE), np.zeros(1, DEALER)
    state[0].random[:] = seed_words(seed)
    calls.new_game(table, state, dealer, 2)
    chance = random.Random(seed)
    while state[0].phase != OVER:
        seat = calls.next_seat(state)
        observation = fair_sight(state, table, seat)
        yield table, observation
        calls.play_action(table, state, dealer, seat, chance.choice(legal_actions(table, observation)))


@pytest.mark.parametrize(
    ("ability", "phase"),
    [("randomtickets", OPENING), ("randomplaces", PLACING), ("randomsouvenirs", SOUVENIR)],
)
def test_an_ablated_bot_differs_from_the_whole_in_one_phase(ability: str, phase: int) -> None:
    assert ability in CHANCE
    bots = known_bots(ABLATED)
    whole, ablated = bots["strong"](), bots["strong" + ability]()
    assert isinstance(whole, CompiledBot)
    assert isinstance(ablated, CompiledBot)
    budget, answers = Budget(simulations=1), set()
    for seed in range(16):
        for number, (board, observation) in enumerate(sights(f"{seed:02}")):
            action = ablated.decide(board, observation, random.Random(number), budget)
            assert action in legal_actions(board, observation)
            if action != whole.decide(board, observation, random.Random(number), budget):
                answers.add(int(observation["state"]["phase"][0]))
    assert answers == {phase}
