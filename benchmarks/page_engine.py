"""How long the page's own expert thinks about a move, in a worker of a browser: `make bench-page`."""

import random
from collections.abc import Mapping
from pathlib import Path
from statistics import median, quantiles

from benchmarks.load import kept_or_missed
from benchmarks.machine import provenance, publish_runs
from benchmarks.wasm import build_kernels
from cablecar.board import shipped_board
from cablecar.bots.expert import SIMULATIONS
from cablecar.terminal.bench import strong_positions
from tests.support.browser import chromium
from tests.support.page_bots import SOURCE, Json, asked, question
from tests.support.page_engine import bundle

MOVES = 200
"""How many decisions are measured for each number of players."""
PLAYERS = (2, 3, 4)
MEDIAN = 75.0
"""The milliseconds that are promised for half of the decisions with 2 players."""
ASK = """([code, batch]) => new Promise((done, fail) => {
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  worker.onmessage = ({ data }) => done(data.milliseconds);
  worker.onerror = ({ message }) => fail(new Error(message));
  worker.postMessage(batch);
})"""
"""Lets a worker of the page answer questions, and tells how long it took for each."""
ABOUT = (
    f"The expert, by WebAssembly in a worker of Chromium, with its {SIMULATIONS} simulations a decision, in "
    "positions of games of strong bots with more than one legal move, drawn by lot. The time is taken in the "
    "worker, from the question to the answer. The page's own thread has nothing to do with it."
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


def report(times: Mapping[int, list[float]], command: str) -> str:
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
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    publish_runs(__doc__ or "", MOVES, lambda moves, folder, command: report(run(moves, folder), command))
