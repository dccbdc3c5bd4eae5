"""Pages in Markdown that show how balanced a board is, and how their figures are written."""

import math
from collections.abc import Iterable, Iterator, Sequence

from cablecar.arena.balance import (
    RARE,
    UNKNOWN,
    Balance,
    SouvenirFacts,
    Table,
    TicketFacts,
    balance_of,
    side_of,
)
from cablecar.arena.intervals import Interval
from cablecar.arena.rows import SeatRow
from cablecar.board import Board, Route, Ticket
from cablecar.common.catalogue import decimal, say


def figure(value: float, digits: int = 1) -> str:
    """Return a number as text; a dash for none."""
    if math.isnan(value):
        return say("report-nothing")
    return decimal(value, digits)


def percent(part: Interval) -> str:
    """Return a share in per cent with its interval."""
    if math.isnan(part.mean):
        return say("report-nothing")
    mean, low, high = (figure(100 * value) for value in (part.mean, part.low, part.high))
    return say("report-percent", mean=mean, low=low, high=high)


def amount(found: Interval, digits: int = 1) -> str:
    """Return a figure with its interval."""
    if math.isnan(found.mean):
        return say("report-nothing")
    mean, low, high = (figure(value, digits) for value in (found.mean, found.low, found.high))
    return say("report-amount", mean=mean, low=low, high=high)


def ends(board: Board, line: Route | Ticket) -> str:
    """Return the two places of a route or ticket."""
    return say("two-places", a=board.location[line.a].name, b=board.location[line.b].name)


def marked(surplus: Interval) -> str:
    """Return how far a ticket is out of line, with a sign where that is more than chance."""
    return say(
        ("report-below", "report-in-line", "report-above")[side_of(surplus, 0) + 1], text=amount(surplus)
    )


def ticket_heads() -> tuple[str, ...]:
    """Return the heads of a table of tickets."""
    return (
        say("report-ticket"),
        say("report-value"),
        say("report-spaces"),
        say("report-times"),
        say("report-held"),
        say("report-completed"),
        say("report-cost"),
        say("report-brings"),
        say("report-effect"),
        say("report-surplus"),
    )


def ticket_line(board: Board, fact: TicketFacts) -> tuple[str, ...]:
    """Return the line of a ticket in a table."""
    return (
        ends(board, fact.ticket),
        str(fact.ticket.points),
        str(fact.spaces),
        str(fact.times),
        percent(fact.held),
        percent(fact.completed),
        amount(fact.cost),
        amount(fact.brings),
        amount(fact.effect),
        marked(fact.surplus),
    )


def balance_page(board: Board, rows: Sequence[SeatRow], made: str) -> str:
    """Return a page in Markdown about the balance of a board."""
    found = balance_of(board, rows, made)
    parts = [
        "# " + say("balance-title", board=board.name),
        say("balance-made", made=made),
        say("balance-intervals"),
        *_seat_part(found),
        *_ticket_part(found),
        *_route_part(found),
        *_location_part(found),
        *_souvenir_part(found),
    ]
    return "\n\n".join(parts) + "\n"


def _markdown(heads: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown, its numbers set to the right."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    safe = ([text.replace("|", "\\|") for text in line] for line in (heads, rule, *lines))
    return "\n".join(f"| {' | '.join(line)} |" for line in safe)


def _seat_part(found: Balance) -> Iterator[str]:
    most = max((table.players for table in found.tables.values()), default=0)
    yield "## " + say("report-seats")
    yield say("balance-seats-about")
    heads = [say("report-players"), say("report-games"), say("report-even")]
    heads += [say("report-seat", seat=seat) for seat in range(most)]
    yield _markdown(heads, [_seat_line(table, most) for table in found.tables.values()])
    yield "\n".join(f"- {_seat_verdict(table)}" for table in found.tables.values())


def _seat_line(table: Table, most: int) -> list[str]:
    shares = [percent(seat) for seat in table.seats]
    blanks = [say("report-nothing")] * (most - len(shares))
    even = say("report-only-percent", mean=figure(100 / table.players))
    return [str(table.players), str(table.games), even, *shares, *blanks]


def _seat_verdict(table: Table) -> str:
    if not table.seats:
        return say("balance-seat-unknown", players=table.players)
    side = side_of(table.seats[0], 1 / table.players)
    key = ("balance-seat-less", "balance-seat-even", "balance-seat-more")[side + 1]
    return say(key, players=table.players)


def _ticket_part(found: Balance) -> Iterator[str]:
    yield "## " + say("report-tickets")
    yield say("report-tickets-about")
    for table in found.tables.values():
        yield "### " + say("report-with-players", players=table.players)
        yield _markdown(ticket_heads(), [ticket_line(found.board, fact) for fact in table.tickets])
        yield _out_of_line(table)


def _out_of_line(table: Table) -> str:
    sides = [side_of(fact.surplus, 0) for fact in table.tickets]
    return say(
        "balance-tickets-sum",
        tickets=len(sides),
        above=sides.count(1),
        below=sides.count(-1),
        chance=figure(len(sides) * 0.05),
        spread=figure(table.spread),
    )


def _columns(found: Balance) -> list[str]:
    return [say("report-with-players", players=players) for players in found.tables]


def _route_part(found: Balance) -> Iterator[str]:
    yield "## " + say("report-routes")
    yield say("balance-routes-about")
    heads = [say("report-route"), say("report-spaces"), say("report-color"), *_columns(found)]
    yield _markdown(heads, [_route_line(found, route) for route in found.board.routes])
    yield "\n".join(f"- {_unused(found.board, table)}" for table in found.tables.values())


def _route_line(found: Balance, route: Route) -> list[str]:
    uses = [percent(table.routes[route.id]) for table in found.tables.values()]
    return [ends(found.board, route), str(route.length), say(f"color-{route.color}"), *uses]


def _unused(board: Board, table: Table) -> str:
    if not table.unused:
        return say("balance-all-used", players=table.players, rare=round(100 * RARE))
    names = ", ".join(ends(board, route) for route in table.unused)
    return say("balance-unused", players=table.players, rare=round(100 * RARE), routes=names)


def _location_part(found: Balance) -> Iterator[str]:
    yield "## " + say("balance-places")
    yield say("balance-places-about")
    lines = [
        [place.name, *(percent(table.places[place.id]) for table in found.tables.values())]
        for place in found.board.locations
    ]
    yield _markdown([say("report-place"), *_columns(found)], lines)


def _souvenir_part(found: Balance) -> Iterator[str]:
    yield "## " + say("report-souvenirs")
    yield say("balance-souvenirs-about")
    heads = [say("report-players"), say("balance-gathered"), say("report-points")]
    heads += [say("balance-part"), say("balance-decide")]
    lines = [[str(table.players), *_souvenir_line(table.souvenirs)] for table in found.tables.values()]
    yield _markdown(heads, lines)


def _souvenir_line(facts: SouvenirFacts) -> list[str]:
    return [
        amount(facts.gathered, 2),
        amount(facts.points, 2),
        percent(facts.part),
        percent(facts.decide),
    ]


def before_and_after(before: Balance, after: Balance) -> str:
    """Return a page in Markdown that shows two boards side by side."""
    parts = ["# " + say("balance-compare-title", before=before.board.id, after=after.board.id)]
    for side, found in ((say("balance-before"), before), (say("balance-after"), after)):
        parts.append(say("balance-compare-made", side=side, board=found.board.id, made=found.made))
    parts.append(say("balance-intervals"))
    for players in sorted(before.tables.keys() & after.tables.keys()):
        pair = (before.tables[players], after.tables[players])
        parts.append("## " + say("report-with-players", players=players))
        parts.append(_markdown(_twice("balance-figure"), _compared_figures(*pair)))
        heads = _twice("report-ticket", "report-value", "report-completed", "report-surplus")
        parts.append(_markdown(heads, _compared_tickets(before, after, players)))
        first, *others = _twice("report-route", "report-spaces", "report-use")
        heads = [first, say("report-color"), *others]
        parts.append(_markdown(heads, _compared_routes(before, after, players)))
    return "\n\n".join(parts) + "\n"


def _twice(first: str, *others: str) -> list[str]:
    """Return the heads of a table that shows each figure before and after."""
    if not others:
        return [say(first), say("balance-before"), say("balance-after")]
    sides = [(say(key), say(side)) for key in others for side in ("balance-before", "balance-after")]
    return [say(first), *(say("balance-side", what=what, side=side) for what, side in sides)]


def _compared_figures(before: Table, after: Table) -> Iterator[list[str]]:
    yield [say("report-games"), str(before.games), str(after.games)]
    for seat, shares in enumerate(zip(before.seats, after.seats, strict=False)):
        yield [say("balance-wins-of-seat", seat=seat), *map(percent, shares)]
    yield [say("balance-spread"), figure(before.spread), figure(after.spread)]
    yield [say("balance-out-of-line"), *(str(marks(table)) for table in (before, after))]
    yield [say("balance-unused-count"), str(len(before.unused)), str(len(after.unused))]
    names = (
        say("balance-gathered"),
        say("balance-souvenir-points"),
        say("balance-part"),
        say("balance-decide"),
    )
    yield from map(list, zip(names, *map(_souvenir_line, (before.souvenirs, after.souvenirs)), strict=True))


def marks(table: Table) -> int:
    """Return how many tickets give more or less than their length leads to expect."""
    return sum(side_of(fact.surplus, 0) != 0 for fact in table.tickets)


def _compared_tickets(before: Balance, after: Balance, players: int) -> Iterator[list[str]]:
    sides = [
        {
            fact.ticket.id: (str(fact.ticket.points), percent(fact.completed), marked(fact.surplus))
            for fact in facts
        }
        for facts in (before.tables[players].tickets, after.tables[players].tickets)
    ]
    none = (say("report-nothing"),) * 3
    tickets = {
        ticket.id: ends(side.board, ticket) for side in (before, after) for ticket in side.board.tickets
    }
    for key, name in tickets.items():
        cells = zip(sides[0].get(key, none), sides[1].get(key, none), strict=True)
        yield [name, *(cell for pair in cells for cell in pair)]


def _compared_routes(before: Balance, after: Balance, players: int) -> Iterator[list[str]]:
    sides = (before, after)
    routes = {route.id: (side.board, route) for side in sides for route in side.board.routes}
    uses = [side.tables[players].routes for side in sides]
    for key, (board, route) in routes.items():
        spaces = [_length(side.board, key) for side in sides]
        shares = [percent(use.get(key, UNKNOWN)) for use in uses]
        yield [ends(board, route), say(f"color-{route.color}"), *spaces, *shares]


def _length(board: Board, key: str) -> str:
    return str(board.route[key].length) if key in board.route else say("report-nothing")


def route_name(board: Board, route: Route) -> str:
    """Return a route's ends, length and colour."""
    color = say(f"color-{route.color}")
    return say(
        "route-phrase", ends=ends(board, route), length=route.length, color=color, ferries=route.ferries
    )
