"""Training the expert on the terminal."""

import shlex
from pathlib import Path

from rich.progress import Progress

from cablecar.board import Board
from cablecar.bots.train import EPOCHS, Trained, save_nets, train
from cablecar.common.catalogue import say
from cablecar.common.files import refuse_unwritable
from cablecar.terminal.reports.reports import INTERRUPTED, progress_bar


def show_training(board: Board, named: str | None, positions: int, seed: int, output: Path) -> int:
    """Train a net for every number of players, write them into a file, and return the exit status."""
    refuse_unwritable(output)
    counts = range(2, board.components.max_players + 1)
    try:
        with progress_bar() as bar:
            nets = {players: _train(bar, board, players, positions, seed) for players in counts}
    except KeyboardInterrupt:
        print(say("training-interrupted"))
        return INTERRUPTED
    save_nets(nets, output, _command(named, positions, seed, output))
    for players, net in nets.items():
        print(say("training-net", players=players, loss=round(net.loss, 4), base=round(net.base_loss, 4)))
    print(say("training-saved", file=str(output)))
    return 0


def _command(named: str | None, positions: int, seed: int, output: Path) -> str:
    """Return the command that makes these nets, on the board that was named or on the default one."""
    board = "" if named is None else f"--board {shlex.quote(Path(named).name)} "
    return f"cablecar train {board}--positions {positions} --seed {seed} -o {shlex.quote(output.name)}"


def _train(bar: Progress, board: Board, players: int, positions: int, seed: int) -> Trained:
    """Train one net under a progress bar, a step for the positions and one for each epoch."""
    task = bar.add_task(say("training", players=players), total=EPOCHS + 1)
    return train(board, players, positions, seed, lambda: bar.advance(task))
