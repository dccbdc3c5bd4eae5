"""The review of a game as a page that needs nothing but itself: no script, no network."""

from collections.abc import Iterable, Iterator, Sequence

from cablecar.analysis.review import Review
from cablecar.board.palette import INK, NIGHT_SEATS, SEATS
from cablecar.common.catalogue import decimal, language, say
from cablecar.engine.game import Game
from cablecar.language.sentences import Teller, listed, player_words
from cablecar.terminal.reports.review_plot import courses, emblem, escaped, plot_chances
from cablecar.terminal.reports.review_words import (
    ToldMove,
    about_figures,
    figures,
    mistakes,
    moments,
    verdict,
)

PALE = 0.45
"""How much ink is mixed into a colour that is too pale for a line on paper."""


def review_page(review: Review, game: Game) -> str:
    """Return the review as a page."""
    names = player_words(game.players)
    title = escaped(say("review-title", names=listed(names), board=game.board.name))
    told = moments(review, game)
    parts = [
        f'<!DOCTYPE html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8"/>',
        f"<title>{title}</title>",
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        '<meta name="color-scheme" content="light dark"/>',
        f"<style>{_style()}</style>\n</head>\n<body>\n<main>",
        f"<header><h1>{title}</h1>{_paragraphs(_result(review, game, names))}</header>",
        _chances(review, names, told),
        _section(say("review-page-moments"), _moments(told)),
        _section(say("review-page-decided"), _table(review, names) + _paragraphs([about_figures()])),
        _section(say("review-page-mistakes"), _mistakes(names, mistakes(review, game))),
        "</main>\n</body>\n</html>\n",
    ]
    return "\n".join(parts)


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escaped(title)}</h2>{content}</section>"


def _paragraphs(lines: Iterable[str]) -> str:
    return "".join(f"<p>{escaped(line)}</p>" for line in lines)


def _result(review: Review, game: Game, names: Sequence[str]) -> Iterator[str]:
    """Yield how the game ended, and what decided it."""
    assert game.result is not None
    yield Teller(game.board, names).result(game.result)[-1]
    yield from verdict(review)
    if not review.calibrated:
        yield say("review-uncalibrated", board=game.board.name)


def _chances(review: Review, names: Sequence[str], told: Sequence[ToldMove]) -> str:
    """Return the plot of all chances, a key to its lines, and the same as a table."""
    title = say("review-page-chances")
    keys = "".join(f"<li>{emblem(seat)}{escaped(name)}</li>" for seat, name in enumerate(names))
    picture = f"<figure>{plot_chances(review, [made.number for made in told], title)}</figure>"
    about = _paragraphs([say("review-page-about")])
    return _section(title, f'{about}{picture}<ul class="keys">{keys}</ul>{_chances_table(review, names)}')


def _chances_table(review: Review, names: Sequence[str]) -> str:
    lines = [
        [str(number), *(decimal(100 * chance, 0) for chance in row)]
        for number, row in enumerate(zip(*courses(review), strict=True))
    ]
    words, head = escaped(say("report-as-table")), [say("review-page-axis"), *names]
    return f"<details><summary>{words}</summary>{_grid(say('review-chances'), head, lines)}</details>"


def _grid(title: str, head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """Return a table; its cells are texts."""
    top = "".join(f'<th scope="col">{escaped(word)}</th>' for word in head)
    rows = "".join(
        f'<tr><th scope="row">{escaped(line[0])}</th>'
        + "".join(f"<td>{escaped(cell)}</td>" for cell in line[1:])
        + "</tr>"
        for line in lines
    )
    caption = f"<caption>{escaped(title)}</caption>"
    table = f"<table>{caption}<thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escaped(title)}">{table}</div>'


def _table(review: Review, names: Sequence[str]) -> str:
    """Return what decided the game for each player, a column each."""
    columns = [figures(review, seat, about) for seat, about in enumerate(review.seats)]
    lines = [[say(head), *(column[head] for column in columns)] for head in columns[0]]
    return _grid(say("review-page-decided"), [say("review-player"), *names], lines)


def _moments(told: Sequence[ToldMove]) -> str:
    if not told:
        return _paragraphs([say("review-page-no-moments")])
    items = "".join(f"<li>{escaped(made.sentence)}</li>" for made in told)
    return f'<ol class="moments">{items}</ol>'


def _mistakes(names: Sequence[str], told: Sequence[ToldMove]) -> str:
    """Return the mistakes of each player, or that there are none."""
    return "".join(_mistakes_of(seat, name, told) for seat, name in enumerate(names))


def _mistakes_of(seat: int, name: str, told: Sequence[ToldMove]) -> str:
    own = [f"<li>{escaped(made.sentence)}</li>" for made in told if made.seat == seat]
    found = f"<ul>{''.join(own)}</ul>" if own else _paragraphs([say("review-page-no-mistakes", name=name)])
    return f"<h3>{emblem(seat)}{escaped(name)}</h3>{found}"


def _style() -> str:
    """Return the page's style, with the players' colours by day and by night."""
    day = "".join(f"--s{seat}:{_darkened(color)};" for seat, color in enumerate(SEATS))
    night = "".join(f"--s{seat}:{color};" for seat, color in enumerate(NIGHT_SEATS))
    return _STYLE.replace("DAY", day).replace("NIGHT", night)


def _darkened(look: tuple[str, str]) -> str:
    """Return a player's colour, mixed with ink where it is so pale that ink stands on it."""
    color, on = look
    if on != INK:
        return color
    pairs = zip(bytes.fromhex(color[1:]), bytes.fromhex(INK[1:]), strict=True)
    return "#" + bytes(round((1 - PALE) * one + PALE * ink) for one, ink in pairs).hex()


_STYLE = """
:root{color-scheme:light dark;--page:#f6efdf;--card:#fffdf8;--ink:#14313b;--soft:#4d646c;--muted:#7a8a90;
--line:#ddd2b8;DAY}
@media (prefers-color-scheme:dark){:root{--page:#10191e;--card:#18242b;--ink:#f1ead9;--soft:#b9c4c6;
--muted:#8b9ba1;--line:#34454d;NIGHT}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:20px 16px 40px}
header{padding:8px 4px 12px}
h1{font-size:clamp(24px,5vw,36px);line-height:1.2;margin:0 0 12px;text-wrap:balance}
h2{font-size:22px;line-height:1.25;margin:0 0 8px}
h3{display:flex;align-items:center;gap:10px;font-size:17px;margin:18px 0 6px}
p{margin:0 0 8px;max-width:70ch}
header p{font-size:18px}
section>p{color:var(--soft)}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:20px;margin:0 0 18px}
figure{margin:12px 0 4px}
.plot{display:block;width:100%;height:auto}.narrow{display:none}
.plot text{fill:var(--soft);font-size:13px;font-variant-numeric:tabular-nums}
.side{text-anchor:end}.below{text-anchor:middle}
.grid{stroke:var(--line);stroke-width:1}
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}
.s0{stroke:var(--s0)}.s1{stroke:var(--s1);stroke-dasharray:9 3}.s2{stroke:var(--s2);stroke-dasharray:3 3}
.s3{stroke:var(--s3);stroke-dasharray:12 3 2 3}
.sign{stroke:var(--card);stroke-width:3;stroke-dasharray:none;paint-order:stroke;stroke-linejoin:round}
.sign.s0{fill:var(--s0)}.sign.s1{fill:var(--s1)}.sign.s2{fill:var(--s2)}.sign.s3{fill:var(--s3)}
path.mark{fill:none;stroke:var(--muted);stroke-width:1;stroke-dasharray:2 3}
circle.mark{fill:var(--ink)}
.plot .count{fill:var(--card);font-weight:700;text-anchor:middle}
.key{width:48px;height:24px;flex:none}
.keys{list-style:none;display:flex;flex-wrap:wrap;gap:4px 22px;padding:0;margin:0 0 12px}
.keys li{display:flex;align-items:center;gap:8px;font-weight:600;overflow-wrap:anywhere}
ol,ul{margin:0;padding-left:1.4em}
.moments li,section>ul li{margin:0 0 8px;max-width:70ch;overflow-wrap:anywhere}
.moments li::marker{font-weight:700}
.scroll{overflow-x:auto;max-width:100%;margin:0 0 12px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;width:100%}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:7px 10px;border-bottom:1px solid var(--line);text-align:right}
th:first-child{text-align:left}
thead th{color:var(--soft);font-weight:600;vertical-align:bottom}
tbody th{font-weight:500}
section>.scroll tbody tr:last-child>*{font-weight:700;border-bottom:0}
details .scroll{max-height:24em;overflow-y:auto}
summary{cursor:pointer;font-weight:600;padding:6px 0}
@media (max-width:600px){main{padding:10px 8px 24px}section{padding:16px 14px;border-radius:12px}
.plot.wide{display:none}.plot.narrow{display:block}table{font-size:14px}th,td{padding:6px 3px}}
@media print{section{break-inside:avoid}}
"""
