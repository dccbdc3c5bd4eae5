"""Pictures of the game on the whole terminal, for the docs: python -m tests.proofs.terminal_pictures"""

import argparse
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from cablecar.engine.moves import ClaimRoute
from tests.support.paths import ROOT
from tests.support.terminal.tui_pilot import LARGE, SMALL, Player, play

PICTURES = ROOT / "docs" / "pictures"
STATES = {"tui-80.svg": (SMALL, 2, 40), "tui-160.svg": (LARGE, 4, 70)}
"""Each picture's size, players, and how many moves are made before it."""
FOREIGN = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""Fonts of another host."""


def claims(player: Player) -> bool:
    """Return True if the player can claim a route now."""
    return any(isinstance(move, ClaimRoute) for move in player.table.moves)


def main() -> None:
    """Write all pictures."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    for name, (size, players, moves) in STATES.items():

        async def picture(player: Player, name: str = name, moves: int = moves) -> None:
            while len(player.table.game.moves) < moves or not claims(player):
                await player.until(lambda: player.table.moves)
                if len(player.table.game.moves) < moves or not claims(player):
                    await player.act()
            await player.press("space")
            drawn = player.app.export_screenshot(title="Cable Car")
            (PICTURES / name).write_text(FOREIGN.sub("", drawn))

        with TemporaryDirectory() as folder:
            play(Path(folder), picture, size, players=players, seed=5)


if __name__ == "__main__":
    main()
