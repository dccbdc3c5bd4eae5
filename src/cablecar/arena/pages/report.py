"""The report of a ladder: one page with plots, maps and tables, which needs nothing but itself."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cablecar.arena.balance import (
    block_of,
    games_of,
    refuse_other_boards,
    rounds,
    route_use,
    score_sources,
    seat_advantage,
    share,
    ticket_facts,
)
from cablecar.arena.intervals import Interval
from cablecar.arena.pages import plots
from cablecar.arena.pages.balance_pages import amount, ends, figure, percent, ticket_heads, ticket_line
from cablecar.arena.pages.plots import safe
from cablecar.arena.rows import SeatRow
from cablecar.board import Board
from cablecar.common.catalogue import say
from cablecar.common.files import write_text

NAME = "report.html"
_BARS = 16
"""Games are sorted into this many lengths at most."""

Summary = Mapping[str, Any]
Line = Sequence[str]


def write_report(folder: Path, board: Board, rows: Sequence[SeatRow], summary: dict[str, Any]) -> None:
    """Write the report of a ladder into a folder."""
    refuse_other_boards(board, rows)
    write_text(folder / NAME, report_page(board, rows, summary))


def report_page(board: Board, rows: Sequence[SeatRow], summary: Summary) -> str:
    """Return the report as a page."""
    title = safe(say("report-title", board=board.name))
    parts = [
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n<title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        '<meta name="color-scheme" content="light dark"/>',
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<main>",
        f"<header><h1>{title}</h1>{_facts(board, summary)}</header>",
        *_standings(summary),
        *(_from_games(board, rows, summary) if rows else ()),
        "</main>\n</body>\n</html>\n",
    ]
    return "\n".join(parts)


def _facts(board: Board, summary: Summary) -> str:
    counts = {"players": int(summary["players"]), "games": int(summary["games"])}
    lines = (
        say("report-facts", board=board.id, **counts),
        say("report-made", made=str(summary["made"])),
        say("balance-intervals"),
    )
    return "".join(f"<p>{safe(line)}</p>" for line in lines)


def _section(title: str, about: str, picture: str, table: str, kind: str = "pair") -> str:
    heading = f"<h2>{safe(title)}</h2><p>{safe(about)}</p>"
    return f'<section class="{kind}">{heading}<div><figure>{picture}</figure>{table}</div></section>'


def _table(title: str, heads: Line, lines: Sequence[Line]) -> str:
    """Return a table that scrolls in its own frame where the window is narrow."""
    top = "".join(f'<th scope="col">{safe(head)}</th>' for head in heads)
    body = "".join(f"<tr>{_cells(line)}</tr>" for line in lines)
    caption = f"<caption>{safe(title)}</caption>"
    table = f"<table>{caption}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{safe(title)}">{table}</div>'


def _cells(line: Line) -> str:
    return f'<th scope="row">{safe(line[0])}</th>' + "".join(f"<td>{_cell(cell)}</td>" for cell in line[1:])


def _cell(text: str) -> str:
    """Return a figure whose interval may stand in a line of its own."""
    mean, bracket, rest = safe(text).partition(" (")
    return f'<span>{mean}</span> <span class="range">({rest}</span>' if bracket else mean


def _interval(found: Mapping[str, float]) -> Interval:
    return Interval(found["mean"], found["low"], found["high"])


def _standings(summary: Summary) -> Iterator[str]:
    """Yield the ratings and the win rates of all pairings."""
    ratings = {bot: _interval(found) for bot, found in summary["ratings"].items()}
    ratings = dict(sorted(ratings.items(), key=lambda item: -item[1].mean))
    title, about = say("report-standings"), say("report-standings-about")
    if "anchor" in summary:
        about += " " + say("report-anchor", bot=summary["anchor"])
    lines = [[bot, amount(found, 0)] for bot, found in ratings.items()]
    picture = plots.plot_intervals("ratings", title, ratings, say("report-elo"))
    yield _section(title, about, picture, _table(title, [say("report-bot"), say("report-elo")], lines))
    yield _pairings(summary)


def _pairings(summary: Summary) -> str:
    title, players = say("report-pairings"), int(summary["players"])
    shares, lines = {}, []
    for match in summary["matches"]:
        first, second = match["bots"]
        name = say("report-against", first=first, second=second)
        rates = [_interval(match["win_rate"][bot]) for bot in (first, second)]
        shares[name] = Interval(*(100 * end for end in (rates[0].mean, rates[0].low, rates[0].high)))
        lines.append([name, f"{match['games']}", *map(percent, rates)])
    heads = [say("report-pairing"), say("report-games"), say("report-first-wins"), say("report-second-wins")]
    about = say("report-pairings-about", others=players - 1)
    picture = plots.plot_intervals("pairings", title, shares, say("report-first-axis"), 100 / players)
    return _section(title, about, picture, _table(title, heads, lines))


def _from_games(board: Board, rows: Sequence[SeatRow], summary: Summary) -> Iterator[str]:
    """Yield what the games themselves show."""
    yield _sources(rows)
    yield _lengths(rows)
    yield from (_seats(count, found) for count, found in seat_advantage(rows).items())
    yield _routes(board, rows)
    best = max((row.bot for row in rows), key=lambda bot: float(summary["ratings"][bot]["mean"]))
    yield _tickets(board, [row for row in rows if row.bot == best], best)


def _sources(rows: Sequence[SeatRow]) -> str:
    title, found = say("report-sources"), score_sources(rows)
    found = dict(sorted(found.items(), key=lambda item: -item[1].total.mean))
    heads = [say("report-bot"), say("report-routes"), say("report-tickets"), say("report-souvenirs")]
    lines = [
        [bot, *map(amount, (sources.routes, sources.tickets, sources.souvenirs, sources.total))]
        for bot, sources in found.items()
    ]
    table = _table(title, [*heads, say("report-total")], lines)
    return _section(title, say("report-sources-about"), plots.plot_sources("sources", title, found), table)


def _lengths(rows: Sequence[SeatRow]) -> str:
    title, spans, games = say("report-lengths"), lengths(rows), games_of(rows)
    lines = [
        [
            _turns(span),
            str(count),
            percent(share((block_of(game[0]), rounds(game) in span, 1) for game in games)),
        ]
        for span, count in spans.items()
    ]
    table = _table(title, [say("report-turns"), say("report-games"), say("report-part")], lines)
    return _section(title, say("report-lengths-about"), plots.plot_lengths("lengths", title, spans), table)


def _turns(turns: range) -> str:
    if len(turns) == 1:
        return str(turns.start)
    return say("report-from-to", first=turns.start, last=turns.stop - 1)


def lengths(rows: Sequence[SeatRow]) -> dict[range, int]:
    """Return how many games had how many turns, in steps of equal width."""
    counts = Counter(rounds(game) for game in games_of(rows))
    least, most = min(counts), max(counts)
    step = -(-(most - least + 1) // _BARS)
    spans = [range(start, start + step) for start in range(least, most + 1, step)]
    return {span: sum(counts[turns] for turns in span) for span in spans}


def _seats(players: int, found: Sequence[Interval]) -> str:
    title, even = say("report-seats-title", players=players), 100 / players
    names = [say("report-seat", seat=seat) for seat in range(players)]
    shares = [Interval(100 * seat.mean, 100 * seat.low, 100 * seat.high) for seat in found]
    picture = plots.plot_intervals(
        f"seats-{players}", title, dict(zip(names, shares, strict=True)), say("report-wins-axis"), even
    )
    lines = [[name, percent(seat)] for name, seat in zip(names, found, strict=True)]
    table = _table(title, [say("report-seat-head"), say("report-wins")], lines)
    return _section(title, say("report-seats-about", even=figure(even)), picture, table)


def _routes(board: Board, rows: Sequence[SeatRow]) -> str:
    title, use = say("report-route-use"), route_use(board, rows)
    heads = [say("report-route"), say("report-spaces"), say("report-color"), say("report-use")]
    routes = sorted(board.routes, key=lambda route: -use[route.id].mean)
    lines = [
        [ends(board, route), str(route.length), say(f"color-{route.color}"), percent(use[route.id])]
        for route in routes
    ]
    picture = _map(plots.map_routes(board, use, title), "use")
    return _section(title, say("report-route-use-about"), picture, _folded(title, heads, lines), "wide")


def _tickets(board: Board, rows: Sequence[SeatRow], bot: str) -> str:
    title, facts = say("report-ticket-completion"), ticket_facts(board, rows)
    lines = [_numbered(number, ticket_line(board, fact)) for number, fact in enumerate(facts, 1)]
    terms = say("report-tickets-about")
    table = _table(title, ticket_heads(), lines) + f"<p>{safe(terms)}</p>"
    picture = _map(plots.map_tickets(board, facts, title), "ticket")
    return _section(title, say("report-ticket-completion-about", bot=bot), picture, table, "wide")


def _numbered(number: int, line: Line) -> Line:
    return [say("plain-option", number=number, text=line[0]), *line[1:]]


def _map(picture: str, kind: str) -> str:
    """Return a map in a frame of its own, and what its shades mean."""
    name = safe(say("report-map"))
    frame = f'<div class="scroll" tabindex="0" role="region" aria-label="{name}">{picture}</div>'
    keys = "".join(f"<li>{_key(step, kind)}</li>" for step in range(plots.STEPS))
    return f'{frame}<ul class="key">{keys}</ul>'


def _key(step: int, kind: str) -> str:
    low, high = 100 * step // plots.STEPS, 100 * (step + 1) // plots.STEPS
    width = f' stroke-width="{plots.width_of((low + high) / 200):.1f}"' if kind == "use" else ""
    line = f'<path class="{kind} q{step}"{width} d="M2 12H46"/>'
    words = safe(say("report-step", low=low, high=high))
    return f'<svg class="swatch" viewBox="0 0 48 24" aria-hidden="true">{line}</svg>{words}'


def _folded(title: str, heads: Line, lines: Sequence[Line]) -> str:
    """Return a long table that unfolds on demand."""
    words = safe(say("report-as-table"))
    return f"<details><summary>{words}</summary>{_table(title, heads, lines)}</details>"


_STYLE = """
:root{color-scheme:light dark;--page:#f6efdf;--card:#fffdf8;--ink:#14313b;--soft:#4d646c;--muted:#7a8a90;
--line:#ddd2b8;--blue:#0072b2;--orange:#e69f00;--green:#009e73;--sea:#d9e9ea;--land:#f3ead6;
--q0:#a9cfe6;--q1:#6baed6;--q2:#2e8bc4;--q3:#0b5f9e;--q4:#072f5f}
@media (prefers-color-scheme:dark){:root{--page:#10191e;--card:#18242b;--ink:#f1ead9;--soft:#b9c4c6;
--muted:#8b9ba1;--line:#34454d;--blue:#56b4e9;--orange:#e69f00;--green:#2fc79b;--sea:#10222c;--land:#22323a;
--q0:#35607d;--q1:#3f8fc0;--q2:#56b4e9;--q3:#9ad4f5;--q4:#e6f6ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:1180px;margin:0 auto;padding:16px}
header{padding:12px 4px}
h1{font-size:clamp(26px,5vw,40px);line-height:1.15;margin:0 0 12px}
h2{font-size:22px;margin:0 0 4px}
p{color:var(--soft);margin:0 0 8px;max-width:75ch}
.scroll+p{margin-top:14px;font-size:14px}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:18px;margin:0 0 18px}
figure{margin:0;min-width:0}
.pair>div{display:flex;gap:20px;align-items:flex-start}
.pair figure{flex:1 1 400px;max-width:560px}.pair .scroll{flex:1 1 auto}
.plot{display:block;width:100%;max-width:560px;height:auto;stroke-linejoin:round}
.plot text{fill:var(--ink)}
.scroll{overflow-x:auto;max-width:100%}
table{border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums;width:100%}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:5px 10px;border-bottom:1px solid var(--line);text-align:right}
th:first-child{text-align:left}
thead th{color:var(--soft);font-weight:600;vertical-align:bottom;white-space:normal}
tbody th{font-weight:600;white-space:nowrap}
.wide tbody th{white-space:normal;min-width:11em}
td span{white-space:nowrap}
.range{color:var(--soft)}
.map{display:block;width:100%;min-width:760px;height:auto;border-radius:8px}
.sea{fill:var(--sea)}.land{fill:var(--land)}
.way{fill:none;stroke:var(--muted);stroke-width:1.5;opacity:.6}
.use{fill:none;stroke-linecap:round}
.ticket{fill:none;stroke-width:5}
.q0{stroke:var(--q0)}.q1{stroke:var(--q1)}.q2{stroke:var(--q2)}.q3{stroke:var(--q3)}.q4{stroke:var(--q4)}
.ticket.q0{stroke-dasharray:3 9}.ticket.q1{stroke-dasharray:9 7}.ticket.q2{stroke-dasharray:18 6}
.ticket.q3{stroke-dasharray:40 5}.unseen{stroke:var(--muted);stroke-width:1.5;stroke-dasharray:1 6}
.place{fill:var(--card);stroke:var(--ink);stroke-width:3}
.name,.number{fill:var(--ink);paint-order:stroke;stroke:var(--card);stroke-width:4;stroke-linejoin:round}
.name{font-size:18px}
.number{font-size:15px;font-weight:700;text-anchor:middle}
.badge circle{fill:var(--card);stroke:var(--ink);stroke-width:2}
.badge .number{stroke:none}
.key{list-style:none;display:flex;flex-wrap:wrap;gap:4px 20px;padding:0;margin:10px 0 14px;font-size:14px}
.key li{display:flex;align-items:center;gap:8px}
.swatch{width:48px;height:24px}
summary{cursor:pointer;font-weight:600;padding:6px 0}
@media (max-width:760px){.pair>div{display:block}main{padding:8px}section{padding:14px}
table{font-size:12.5px}th,td{padding:5px 4px}tbody th{white-space:normal}}
@media print{section{break-inside:avoid}}
"""
