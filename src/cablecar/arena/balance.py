"""How balanced a board is: numbers from the rows of many games."""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cablecar.arena.intervals import Interval, Z, student_quantile
from cablecar.arena.rows import SeatRow
from cablecar.board import Board, Route, Ticket
from cablecar.board.paths import shortest_path
from cablecar.common.errors import CablecarError

Numbers = NDArray[np.float64]

RARE = 0.05
"""A route claimed in fewer of the games counts as one that nobody uses."""

Block = tuple[str, int, int]
"""Games with the same shuffles count as one observation, no matter who plays them: board, players, block."""
Part = tuple[Block, float, float]
"""What one row or game adds to a ratio: its block, an amount, and of how much."""


UNKNOWN = Interval(math.nan, math.nan, math.nan)
"""What is known of a figure where nothing was seen."""


def moved(found: Interval, by: float) -> Interval:
    """Return a figure and its ends, so much higher."""
    return Interval(found.mean + by, found.low + by, found.high + by)


def side_of(found: Interval, value: float) -> int:
    """Return 1 where a whole interval lies above a value, -1 where below, else 0."""
    return int(found.low > value) - int(found.high < value)


def block_of(row: SeatRow) -> Block:
    """Return the block that a row belongs to."""
    return row.board, row.players, row.block


def average(parts: Iterable[Part]) -> Interval:
    """Return a ratio of sums with Student's interval over blocks."""
    value, error, blocks = _ratio(parts)
    half = student_quantile(blocks - 1) * error if blocks > 1 else math.nan
    return Interval(value, value - half, value + half)


def share(parts: Iterable[Part]) -> Interval:
    """Return a ratio between 0 and 1 with Wilson's interval for as many trials as the blocks are worth."""
    value, error, blocks = _ratio(parts)
    if math.isnan(value):
        return UNKNOWN
    scatters = error > 0 and 0 < value < 1
    z = student_quantile(blocks - 1) if scatters else Z
    trials = value * (1 - value) / error**2 if scatters else blocks
    middle, whole = value + z**2 / (2 * trials), 1 + z**2 / trials
    half = z * math.sqrt(value * (1 - value) / trials + (z / (2 * trials)) ** 2)
    return Interval(value, max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole))


def _ratio(parts: Iterable[Part]) -> tuple[float, float, int]:
    """Return a ratio of sums, its standard error over blocks, and the number of blocks."""
    sums: dict[Block, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for block, amount, of in parts:
        sums[block][0] += amount
        sums[block][1] += of
    seen = [(amount, of) for amount, of in sums.values() if of]
    whole, blocks = math.fsum(of for _, of in seen), len(seen)
    if not seen:
        return math.nan, math.nan, 0
    value = math.fsum(amount for amount, _ in seen) / whole
    if blocks == 1:
        return value, math.nan, 1
    spread = math.fsum((amount - value * of) ** 2 for amount, of in seen)
    return value, math.sqrt(spread * blocks / (blocks - 1)) / whole, blocks


Game = Sequence[SeatRow]


def games_of(rows: Sequence[SeatRow]) -> list[Game]:
    """Return the rows game by game."""
    games: dict[tuple[str, str, int, int, int], list[SeatRow]] = defaultdict(list)
    for row in rows:
        games[row.match, row.board, row.players, row.block, row.rotation].append(row)
    return list(games.values())


def refuse_other_boards(board: Board, rows: Sequence[SeatRow]) -> None:
    """Raise an error where a row tells of a game on another board."""
    others = sorted({row.board for row in rows} - {board.id})
    if others:
        raise CablecarError("report-other-board", board=board.id, other=others[0])


def by_players(rows: Sequence[SeatRow]) -> dict[int, list[SeatRow]]:
    """Return the rows by the number of players, the smallest number first."""
    counts = sorted({row.players for row in rows})
    return {count: [row for row in rows if row.players == count] for count in counts}


def seat_advantage(rows: Sequence[SeatRow]) -> dict[int, tuple[Interval, ...]]:
    """Return each seat's share of the victories by number of players, where seats had equal bots."""
    return {
        count: tuple(share(_wins_of_seat(some, seat)) for seat in range(count))
        for count, some in by_players(_fair(rows)).items()
    }


def _wins_of_seat(rows: Sequence[SeatRow], seat: int) -> Iterator[Part]:
    return ((block_of(row), row.win, 1) for row in rows if row.seat == seat)


def _fair(rows: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the rows of blocks in which all seats had the same bot, or each bot had each seat in turn."""
    blocks: dict[tuple[str, Block], list[SeatRow]] = defaultdict(list)
    for row in rows:
        blocks[row.match, block_of(row)].append(row)
    return [row for some in blocks.values() if _is_fair(some) for row in some]


def _is_fair(block: Sequence[SeatRow]) -> bool:
    rotations, bots = {row.rotation for row in block}, {row.bot for row in block}
    return len(bots) == 1 or len(rotations) == block[0].players


def rounds(game: Game) -> int:
    """Return how long a game was: the turns of the seat that had most."""
    return max(row.turns for row in game)


@dataclass(frozen=True, slots=True)
class Sources:
    """Where a bot's points come from, a game."""

    routes: Interval
    tickets: Interval
    souvenirs: Interval
    total: Interval


def score_sources(rows: Sequence[SeatRow]) -> dict[str, Sources]:
    """Return the mean points of each bot by source, bots in the order of the rows."""
    bots: dict[str, list[SeatRow]] = {}
    for row in rows:
        bots.setdefault(row.bot, []).append(row)
    return {bot: _sources(some) for bot, some in bots.items()}


def _sources(rows: Sequence[SeatRow]) -> Sources:
    return Sources(
        routes=average((block_of(row), row.route_points, 1) for row in rows),
        tickets=average((block_of(row), row.ticket_points, 1) for row in rows),
        souvenirs=average((block_of(row), row.souvenir_points, 1) for row in rows),
        total=average((block_of(row), row.total, 1) for row in rows),
    )


def route_use(board: Board, rows: Sequence[SeatRow]) -> dict[str, Interval]:
    """Return the share of games in which each route is claimed."""
    games = [(block_of(game[0]), {key for row in game for key in row.claimed}) for game in games_of(rows)]
    return {
        route.id: share((block, float(route.id in claimed), 1) for block, claimed in games)
        for route in board.routes
    }


def unused_routes(board: Board, use: Mapping[str, Interval]) -> tuple[Route, ...]:
    """Return the routes that are hardly ever claimed; the halves of a double route count together."""

    def joint(route: Route) -> float:
        return use[route.id].mean + (use[route.double].mean if route.double else 0.0)

    return tuple(route for route in board.routes if joint(route) < RARE)


def locations_visited(board: Board, rows: Sequence[SeatRow]) -> dict[str, Interval]:
    """Return the share of players who claim a route to each place."""
    seats = [(block_of(row), _reached(board, row)) for row in rows]
    return {
        place.id: share((block, float(place.id in reached), 1) for block, reached in seats)
        for place in board.locations
    }


def _reached(board: Board, row: SeatRow) -> set[str]:
    return {end for key in row.claimed for end in (board.route[key].a, board.route[key].b)}


def shortest(routes: Iterable[Route], a: str, b: str) -> int | None:
    """Return the spaces of the shortest way between two places, or None where there is none."""
    path = shortest_path(routes, a, b)
    return None if path is None else sum(route.length for route in path)


@dataclass(frozen=True, slots=True)
class TicketFacts:
    """What a ticket asks and gives."""

    ticket: Ticket
    spaces: int
    """The shortest way on an empty board."""
    times: int
    """How often it was held at the end of a game."""
    held: Interval
    """The share of players who held it."""
    completed: Interval
    """The share of those who completed it."""
    cost: Interval
    """The spaces of the way of those who completed it."""
    brings: Interval
    """Its points, won or lost, for those who held it."""
    effect: Interval
    """How much higher the total is with it than without it, same bot and other tickets equal."""
    surplus: Interval
    """How much more its effect is than that of tickets with as many spaces."""


def ticket_facts(board: Board, rows: Sequence[SeatRow]) -> tuple[TicketFacts, ...]:
    """Return what each ticket asks and gives."""
    effects = ticket_effects(board, rows)
    lengths = {ticket.id: _spaces(board, ticket) for ticket in board.tickets}
    usual = _usual_effect([(lengths[key], effect.mean) for key, effect in effects.items()])
    return tuple(
        _facts(board, ticket, rows, lengths[ticket.id], effects[ticket.id], usual) for ticket in board.tickets
    )


def _spaces(board: Board, ticket: Ticket) -> int:
    spaces = shortest(board.routes, ticket.a, ticket.b)
    assert spaces is not None  # a checked board joins all places
    return spaces


def _facts(
    board: Board,
    ticket: Ticket,
    rows: Sequence[SeatRow],
    spaces: int,
    effect: Interval,
    usual: tuple[float, float],
) -> TicketFacts:
    holders = [row for row in rows if ticket.id in row.held]
    winners = [row for row in holders if ticket.id in row.completed]
    done = share((block_of(row), float(ticket.id in row.completed), 1) for row in holders)
    signs = ((block_of(row), 1.0 if ticket.id in row.completed else -1.0) for row in holders)
    return TicketFacts(
        ticket=ticket,
        spaces=spaces,
        times=len(holders),
        held=share((block_of(row), float(ticket.id in row.held), 1) for row in rows),
        completed=done,
        cost=average((block_of(row), _cost(board, ticket, row), 1) for row in winners),
        brings=average((block, sign * ticket.points, 1) for block, sign in signs),
        effect=effect,
        surplus=moved(effect, -usual[0] - usual[1] * spaces),
    )


def _cost(board: Board, ticket: Ticket, row: SeatRow) -> int:
    """Return the spaces of a seat's own way between the ends of a ticket that it completed."""
    return shortest((board.route[key] for key in row.claimed), ticket.a, ticket.b) or 0


def _usual_effect(points: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """Return start and slope of the line through effects by spaces."""
    known = [(spaces, effect) for spaces, effect in points if not math.isnan(effect)]
    if len({spaces for spaces, _ in known}) < 2:
        return math.nan, math.nan
    slope, start = np.polyfit([spaces for spaces, _ in known], [effect for _, effect in known], 1)
    return float(start), float(slope)


def ticket_effects(board: Board, rows: Sequence[SeatRow]) -> dict[str, Interval]:
    """Return how much holding each ticket adds to the total.

    A linear regression of the total on all tickets held, with a level of its own for each bot and number of
    players; the errors allow for games of one block being alike.
    """
    tickets = [ticket.id for ticket in board.tickets]
    if not rows:
        return dict.fromkeys(tickets, UNKNOWN)
    held = np.array([[key in row.held for key in tickets] for row in rows], float)
    facts = np.hstack([held, _indicators([(row.players, row.bot) for row in rows])])
    inverse = np.linalg.pinv(facts.T @ facts)
    totals = np.array([row.total for row in rows], float)
    factors = inverse @ (facts.T @ totals)
    errors = _clustered_errors(facts, totals - facts @ factors, inverse, [block_of(row) for row in rows])
    found = {
        key: Interval(float(factor), float(factor - Z * error), float(factor + Z * error))
        for key, factor, error in zip(tickets, factors, errors, strict=False)
    }
    means = held.mean(axis=0)
    return {key: found[key] if 0 < mean < 1 else UNKNOWN for key, mean in zip(tickets, means, strict=True)}


def _indicators(labels: Sequence[object]) -> Numbers:
    """Return a column for each different label, with 1 where it stands."""
    kinds = list(dict.fromkeys(labels))
    return np.array([[label == kind for kind in kinds] for label in labels], float)


def _clustered_errors(facts: Numbers, rest: Numbers, inverse: Numbers, blocks: Sequence[Block]) -> Numbers:
    """Return the standard errors of a regression's factors, robust to likeness within blocks."""
    numbers = {block: number for number, block in enumerate(dict.fromkeys(blocks))}
    sums = np.zeros((len(numbers), facts.shape[1]))
    np.add.at(sums, [numbers[block] for block in blocks], facts * rest[:, None])
    if len(numbers) < 2:
        return np.full(facts.shape[1], math.nan)
    spread = inverse @ (sums.T @ sums) @ inverse * len(numbers) / (len(numbers) - 1)
    errors: Numbers = np.sqrt(np.maximum(np.diag(spread), 0))
    return errors


@dataclass(frozen=True, slots=True)
class SouvenirFacts:
    """What souvenirs give."""

    gathered: Interval
    """Different souvenirs of a player."""
    points: Interval
    """Points for them."""
    part: Interval
    """Their share of all points that are won or lost."""
    decide: Interval
    """The share of games that somebody else would win without them."""


def souvenir_facts(rows: Sequence[SeatRow]) -> SouvenirFacts:
    """Return what souvenirs give."""
    return SouvenirFacts(
        gathered=average((block_of(row), row.souvenirs, 1) for row in rows),
        points=average((block_of(row), row.souvenir_points, 1) for row in rows),
        part=share((block_of(row), row.souvenir_points, _moved_points(row)) for row in rows),
        decide=share((block_of(game[0]), float(_is_decided(game)), 1) for game in games_of(rows)),
    )


def _moved_points(row: SeatRow) -> int:
    return row.route_points + abs(row.ticket_points) + row.souvenir_points


def _is_decided(game: Game) -> bool:
    """Return True if the winners would be others without souvenirs (E4)."""
    without = {row.seat: (row.total - row.souvenir_points, len(row.completed)) for row in game}
    best = max(without.values())
    winners = {row.seat for row in game if row.place == 1}
    return winners != {seat for seat, count in without.items() if count == best}


@dataclass(frozen=True, slots=True)
class Table:
    """What was found with one number of players."""

    players: int
    games: int
    seats: tuple[Interval, ...]
    tickets: tuple[TicketFacts, ...]
    routes: dict[str, Interval]
    unused: tuple[Route, ...]
    places: dict[str, Interval]
    souvenirs: SouvenirFacts

    @property
    def spread(self) -> float:
        """How far tickets' effects typically are from what their spaces lead to expect, beyond chance."""
        known = [fact.surplus for fact in self.tickets if not math.isnan(fact.surplus.low)]
        if not known:
            return math.nan
        squares = [found.mean**2 - ((found.high - found.low) / (2 * Z)) ** 2 for found in known]
        return math.sqrt(max(0.0, math.fsum(squares) / len(known)))


@dataclass(frozen=True, slots=True)
class Balance:
    """What many games tell about a board."""

    board: Board
    made: str
    """How the games were made, such as a command."""
    tables: dict[int, Table]
    """By number of players."""


def balance_of(board: Board, rows: Sequence[SeatRow], made: str) -> Balance:
    """Return what games tell about a board."""
    refuse_other_boards(board, rows)
    seats = seat_advantage(rows)
    return Balance(
        board,
        made,
        {count: _table(board, some, seats.get(count, ())) for count, some in by_players(rows).items()},
    )


def _table(board: Board, rows: Sequence[SeatRow], seats: tuple[Interval, ...]) -> Table:
    use = route_use(board, rows)
    return Table(
        players=rows[0].players,
        games=len(games_of(rows)),
        seats=seats,
        tickets=ticket_facts(board, rows),
        routes=use,
        unused=unused_routes(board, use),
        places=locations_visited(board, rows),
        souvenirs=souvenir_facts(rows),
    )
