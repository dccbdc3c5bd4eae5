"""Planners in several threads: each works in records of its own."""

from concurrent.futures import ThreadPoolExecutor

from cablecar.bots.planners import habitual_action
from cablecar.engine.game import Game
from cablecar.rules.board_table import board_table
from cablecar.rules.state import Records
from tests.support.game.observations import board_of, positions

TIMES = 30
"""So often each thread looks at each position, so that threads surely meet."""


def test_threads_choose_at_the_same_time_as_they_do_alone() -> None:
    seen = [
        (game.copy(), game.observe(seat)) for game, seat in positions(board_of("default"), 3, "strong", 5)
    ]

    def choose(position: tuple[Game, Records]) -> int:
        game, observation = position
        return habitual_action("strong", board_table(game.board), observation)

    def choose_often(start: int) -> list[list[int]]:
        turned = seen[start:] + seen[:start]
        return [[choose(position) for position in turned] for _ in range(TIMES)]

    alone = [choose(position) for position in seen]
    with ThreadPoolExecutor(4) as threads:
        starts = [number * len(seen) // 4 for number in range(4)]
        for start, chosen in zip(starts, threads.map(choose_often, starts), strict=True):
            assert all(found == alone[start:] + alone[:start] for found in chosen)
