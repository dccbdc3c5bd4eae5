"""The part of the proof about the board: both editions side by side, in games of equals."""

from collections.abc import Iterator
from functools import cache

from cablecar.arena.balance import Balance, Table, balance_of
from cablecar.arena.games import Pairing
from cablecar.arena.intervals import Interval
from cablecar.arena.pages.balance_pages import balance_page, before_and_after, marks
from cablecar.arena.rows import SeatRow
from cablecar.board import Board, find_board
from cablecar.bots import Budget
from tests.proofs.bots.figures import Figure, Section, table, with_interval
from tests.proofs.bots.plans import COMMAND, COUNTS, SEED, Run, SelfPlay

EDITIONS = ("san-francisco", "san-francisco-2")
GAMES = 2400
"""Games on each edition with each number of players."""
BOT = "strong"
WHY = """\
The second edition changes what games on the first asked for. Both stay readable; new games use the second.
Not all of it came out as hoped: the table below says what got better and what did not.

- **Civic Center – South Beach** and **South Beach – Mission** have 2 spaces instead of 3: with 2 players
  hardly anybody claimed them.
- **Japanese Tea Garden – Sunset** has 2 spaces instead of 3, to bring the west, whose tickets few players
  keep, nearer to the rest.
- **Pacific Heights – Painted Ladies** has 2 spaces instead of 1: it was a cheap link through the middle of
  the board that was claimed in most games.
- The tickets **Pacific Heights – Chinatown** and **Pier 39 – Painted Ladies**, short ones between central
  places, are replaced by **Sunset – Potrero Hill** and **Haight Ashbury – South Beach**, which lead outwards.
- The value of every ticket is again the length of its shortest way.

Every seat had the bot `strong`, so the figures also tell how that one plays; its weights were tuned on the
second edition, so it may be less at home on the first."""


@cache
def play_edition(run: Run, edition: str) -> tuple[Board, list[SeatRow]]:
    """Let a bot play itself on an edition of the board."""
    board, rows = find_board(edition), list[SeatRow]()
    for players in COUNTS:
        blocks = run.some(GAMES // players, 2)
        plan = SelfPlay(board, (Pairing(BOT, BOT),), players, blocks, SEED, Budget(simulations=1))
        outcome = run.play(f"balance-{players}-{edition}", plan)
        rows += [row for job in sorted(outcome.blocks) for row in outcome.blocks[job]]
    return board, rows


@cache
def _balances(run: Run) -> list[Balance]:
    return [balance_of(*play_edition(run, edition), f"`{COMMAND}`") for edition in EDITIONS]


def prove_balance(run: Run) -> Section:
    """Compare both editions of the board."""
    figures = tuple(
        Figure(f"{found.board.id}, {players} players", facts.games, _words(facts))
        for found in _balances(run)
        for players, facts in found.tables.items()
    )
    about = (
        "Strong against itself on both editions of the board: the starting seat's share of the victories, "
        "how many routes nobody uses, how many points a ticket is typically out of line beyond chance, and "
        "the souvenirs' share of points. More in [balance.md](balance.md)."
    )
    return Section("balance", "The board's balance", about, figures, made=run.made("balance-"))


def _words(facts: Table) -> str:
    seat, souvenirs = with_interval(facts.seats[0]), with_interval(facts.souvenirs.part)
    return f"seat 0 {seat}; {len(facts.unused)} unused; {facts.spread:.1f} points; souvenirs {souvenirs}"


def changes(before: Balance, after: Balance) -> str:
    """Tell plainly what got better from one edition to the next and what did not."""
    lines = [
        (f"{what}, {players} players", *cells)
        for players in COUNTS
        for what, *cells in _changes(before.tables[players], after.tables[players])
    ]
    about = (
        "Best would be a starting seat that wins an even share, tickets in line with their length and no "
        "unused route. Counts, and the points that a ticket is typically out of line, have no interval: a "
        "small difference may be chance."
    )
    return "\n\n".join(
        ["## What got better and what did not", about, table(("what", "before", "after", ""), lines)]
    )


def _changes(before: Table, after: Table) -> Iterator[tuple[str, ...]]:
    yield _fewer(
        "points that a ticket is typically out of line", round(before.spread, 1), round(after.spread, 1)
    )
    yield _fewer("tickets out of line", marks(before), marks(after))
    yield _fewer("routes that nobody uses", len(before.unused), len(after.unused))
    seats = before.seats[0], after.seats[0]
    yield "victories of the starting seat", *map(with_interval, seats), _nearer(*seats, 1 / before.players)


def _fewer(what: str, before: float, after: float) -> tuple[str, ...]:
    verdict = "the same" if before == after else "better" if after < before else "**worse**"
    return what, str(before), str(after), verdict


def _nearer(before: Interval, after: Interval, even: float) -> str:
    if before.low <= after.high and after.low <= before.high:
        return "no difference beyond chance"
    return "better" if abs(after.mean - even) < abs(before.mean - even) else "**worse**"


def balance_pages(run: Run) -> dict[str, str]:
    """Return the page of before and after, with the reasons, and that of the second edition alone."""
    title, _, rest = before_and_after(*_balances(run)).partition("\n\n")
    details = "The second edition alone, with more figures: [balance-2.md](balance-2.md)."
    found, source = changes(*_balances(run)), run.made("balance-")
    alone, _, figures = balance_page(*play_edition(run, EDITIONS[1]), f"`{COMMAND}`").partition("\n\n")
    return {
        "balance.md": "\n\n".join([title, source, WHY, details, found, rest]),
        "balance-2.md": "\n\n".join([alone, source, figures]),
    }
