"""How long the page's own expert thinks, and how long the page is busy meanwhile: `make bench-page`."""

import random
from collections.abc import Mapping
from pathlib import Path
from statistics import median, quantiles

from benchmarks.load import kept_or_missed
from benchmarks.machine import provenance, publish_runs
from benchmarks.wasm import build_kernels
from cablecar.board import shipped_board
from cablecar.bots.expert import SIMULATIONS
from cablecar.terminal.reports.bench import strong_positions
from tests.support.browser.browser import MOVING, chromium, visiting
from tests.support.browser.local_tables import opponents
from tests.support.browser.main_thread import LEAVING, RATE, Moved, WatchedTable, clock_tasks
from tests.support.browser.playing import quick, steady_server
from tests.support.page.page_bots import SOURCE, Json, asked, question
from tests.support.page.page_engine import bundle

MOVES = 200
"""How many decisions are measured for each number of players."""
PLAYERS = (2, 3, 4)
SEED = 3
"""What the watched game is dealt from."""
MEDIAN = 75.0
"""The milliseconds that are promised for half of the decisions with 2 players."""
ASK = """([code, batch]) => new Promise((done, fail) => {
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  worker.onmessage = ({ data }) => done(data.milliseconds);
  worker.onerror = ({ message }) => fail(new Error(message));
  worker.postMessage(batch);
})"""
"""Lets a worker of the page answer questions, and tells how long it took for each."""
TASK = 50.0
"""The milliseconds that are promised for the longest task of the main thread, at a quarter of its speed."""
ABOUT = (
    f"The expert, by WebAssembly in a worker of Chromium, with its {SIMULATIONS} simulations a decision, in "
    "positions of games of strong bots with more than one legal move, drawn by lot. The time is taken in the "
    "worker, from the question to the answer. The page's own thread has nothing to do with it."
)
ABOUT_TASKS = (
    f"A game against one expert, in a page with motion whose main thread Chromium slows down {RATE} times. "
    "Every move is watched from the click, or the key, until the expert's answer is drawn: the longest task "
    "of the main thread, by the clock. The celebration is left when the game is over and nobody thinks."
)


def questions(players: int, moves: int) -> Json:
    """Return what the expert is asked."""
    board = shipped_board()
    positions = strong_positions(board, players)
    chosen = random.Random(players).choices(positions, k=moves)
    return asked(
        {board.id: board},
        [question("expert", board.id, told.tobytes(), number) for number, told in enumerate(chosen)],
    )


def run(moves: int, folder: Path) -> dict[int, list[float]]:
    """Return by number of players how many milliseconds each decision took."""
    build_kernels()
    code = bundle(folder, source=SOURCE, module_format="iife").read_text("utf-8")
    with chromium() as browser:
        page = browser.new_page()
        return {players: page.evaluate(ASK, [code, questions(players, moves)]) for players in PLAYERS}


def watch(folder: Path) -> list[Moved]:
    """Play a game against the expert in a page that is slowed down, and return what was seen of each move."""
    with steady_server(folder, SEED) as server, chromium() as browser, visiting(browser, server) as visitors:
        context = visitors.new_context(**opponents(quick(visitors), 1, "expert"), **MOVING)
        page = context.new_page()
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        table = WatchedTable(page, clock_tasks)
        table.wait()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": RATE})
        table.play_to_end()
        return table.moves


def task_lines(moves: list[Moved]) -> list[str]:
    """Return a table of the longest tasks, by what the player was asked to do."""
    lines = ["| to do | moves | median of the longest tasks | longest | promised |", "|---|---|---|---|---|"]
    for kind in dict.fromkeys(move.kind for move in moves):
        took = [move.longest.milliseconds for move in moves if move.kind == kind]
        promise = "" if kind == LEAVING else kept_or_missed(f"{TASK:.0f} ms", max(took) <= TASK)
        lines.append(f"| {kind} | {len(took)} | {median(took):.0f} ms | {max(took):.0f} ms | {promise} |")
    return lines


def report(times: Mapping[int, list[float]], moves: list[Moved], command: str) -> str:
    """Return the figures as a page."""
    lines = ["# How long the page's expert thinks", "", provenance(command), "", ABOUT, ""]
    lines += [
        "| players | moves | median | 95 of 100 within | longest | promised |",
        "|---|---|---|---|---|---|",
    ]
    for players, took in times.items():
        half = median(took)
        promise = kept_or_missed(f"{MEDIAN:.0f} ms", half <= MEDIAN) if players == 2 else ""
        most = quantiles(took, n=20)[18]
        lines.append(
            f"| {players} | {len(took)} | {half:.0f} ms | {most:.0f} ms | {max(took):.0f} ms | {promise} |"
        )
    lines += ["", "## How long the page is busy at a stretch", "", ABOUT_TASKS, "", *task_lines(moves)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    publish_runs(
        __doc__ or "",
        MOVES,
        lambda moves, folder, command: report(run(moves, folder), watch(folder), command),
    )
