"""The page's main thread is never busy for long: neither while a move is drawn nor while a bot thinks."""

from tests.support.browser.browser import MOVING, Visitors
from tests.support.browser.local_tables import opponents
from tests.support.browser.main_thread import Moved, WatchedTable, processor_tasks
from tests.support.browser.playing import quick
from tests.support.page.steady_worker import STEADY, tamper

LONGEST_MS = 50
"""What is promised, with a processor four times as slow."""
GAMES = 3
"""So often a game is played at most: whatever disturbs a task makes it longer, so the least time counts."""
ACTIONS = 9
"""Tickets, two souvenirs, routes with and without a choice of payment, more tickets, and cards."""
SEED = 3
BUSY_MS = 800
BUSY = f"""{{
  const send = self.postMessage.bind(self);
  self.postMessage = (message) => {{
    send(message);
    const isOwn = message.message?.type === "game" && message.message.entries.at(-1)?.actor === "human";
    const until = performance.now() + {BUSY_MS};
    if (isOwn) while (performance.now() < until);
  }};
}}
"""
"""Lets a worker think as long about the next move as on a machine that is ten times slower."""


def test_no_task_is_long_until_the_expert_has_answered(visitors: Visitors) -> None:
    visitors.seed = None
    moves = played(visitors)
    for _ in range(GAMES - 1):
        if not long_ones(moves):
            break
        again = played(visitors)
        assert [move.kind for move in again] == [move.kind for move in moves]
        moves = [min(same, key=time_of) for same in zip(moves, again, strict=True)]
    assert not long_ones(moves)
    # Who waits takes no time of the processor, but a page that waited for its worker would wait too.
    assert max(move.passed for move in moves) < BUSY_MS


def played(visitors: Visitors) -> list[Moved]:
    """Play the beginning of a game against the expert, the same one every time, with all that moves."""
    context = visitors.new_context(**opponents(quick(visitors), 1, "expert"), **MOVING)
    tamper(context, STEADY % SEED + BUSY)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    table = WatchedTable(page, processor_tasks)
    for _ in range(ACTIONS):
        table.act()
    context.close()
    return table.moves


def time_of(move: Moved) -> float:
    """Return how long a move kept the main thread busy at a stretch."""
    return move.longest.milliseconds


def long_ones(moves: list[Moved]) -> list[str]:
    """Return the moves that kept the main thread busy for too long."""
    return [f"{move.kind}: {move.longest}" for move in moves if time_of(move) > LONGEST_MS]
