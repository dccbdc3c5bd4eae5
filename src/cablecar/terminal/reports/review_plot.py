"""The chances of all seats over a game as a piece of SVG, whose colours the page around it gives."""

from collections.abc import Iterator, Sequence
from html import escape

from cablecar.analysis.review import Review
from cablecar.common.catalogue import harmless, say

WIDE, NARROW = 640, 350
"""How wide a plot is on a desk and on a phone, where its letters are to be as large."""
WIDTHS = {"wide": WIDE, "narrow": NARROW}
HEIGHT = 320
LEFT, RIGHT, TOP, BOTTOM = 54, 22, 26, 40
"""The edges around the plot itself, with room for numbers."""
LEVELS = (0, 25, 50, 75, 100)
"""Per cent that have a line across."""
APART = 14.0
"""How far signs at the ends of lines are moved aside where ends meet."""
DISC = 10
"""The radius of the discs with the numbers of marked moves."""
TICKS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""By how many moves numbers may go on below."""
TICK_WIDTH = 45
"""How much room each of them has at the least."""
EMBLEMS = (
    "M-7 0L-3.5-6H3.5L7 0L3.5 6H-3.5Z",
    "M-2.4-7H2.4V-2.4H7V2.4H2.4V7H-2.4V2.4H-7V-2.4H-2.4Z",
    "M4-5.8A7 7 0 1 0 4 5.8A5.6 5.6 0 0 1 4-5.8Z",
    "M-5-7H0L6 0L0 7H-5L1 0Z",
)
"""The sign of each seat around 0, 0, as on the board: hexagon, cross, moon, arrow."""


def escaped(text: str) -> str:
    """Return a text as a page may hold it: harmless, and nothing in it means anything to a browser."""
    return escape(str(harmless(text)))


def courses(review: Review) -> list[list[float]]:
    """Return the chances of each seat after the deal and after each move."""
    dealt = [about.base + luck for about, luck in zip(review.seats, review.deal, strict=True)]
    return [
        [dealt[seat], *(made.chances[seat] for made in review.moves)] for seat in range(len(review.seats))
    ]


def plot_chances(review: Review, marked: Sequence[int], title: str) -> str:
    """Return a plot of all chances, for a desk and for a phone; some moves are marked, the first with 1."""
    return "".join(_Plot(review, width).drawn(marked, kind, title) for kind, width in WIDTHS.items())


def emblem(seat: int) -> str:
    """Return the sign and the line of a seat, as a key to the plot shows them."""
    line = f'<path class="line s{seat}" d="M1 12H47"/>'
    return f'<svg class="key" viewBox="0 0 48 24" aria-hidden="true">{line}{_sign(seat, 24, 12)}</svg>'


def _sign(seat: int, x: float, y: float) -> str:
    return f'<path class="sign s{seat}" d="{EMBLEMS[seat]}" transform="translate({x:.1f} {y:.1f})"/>'


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(1.0, max(0.0, chance)))


class _Plot:
    """A plot of some width."""

    def __init__(self, review: Review, width: int) -> None:
        self._courses, self._moves = courses(review), len(review.moves)
        self._right, self._width = width - RIGHT, width

    def drawn(self, marked: Sequence[int], kind: str, title: str) -> str:
        """Return the plot as SVG."""
        lines = (self._line(seat, course) for seat, course in enumerate(self._courses))
        parts = "".join((*self._frame(), *self._marks(marked), *lines, *self._ends()))
        box = f'viewBox="0 0 {self._width} {HEIGHT}"'
        return f'<svg class="plot {kind}" {box} role="img" aria-label="{escaped(title)}">{parts}</svg>'

    def _x(self, number: int) -> float:
        return LEFT + (self._right - LEFT) * number / max(1, self._moves)

    def _frame(self) -> Iterator[str]:
        """Yield the lines across, and the numbers at both axes."""
        for level in LEVELS:
            y, words = _y(level / 100), escaped(say("report-only-percent", mean=str(level)))
            yield f'<path class="grid" d="M{LEFT} {y:.1f}H{self._right}"/>'
            yield f'<text class="side" x="{LEFT - 8}" y="{y + 4:.1f}">{words}</text>'
        most = (self._right - LEFT) / TICK_WIDTH
        step = next((tick for tick in TICKS if self._moves / tick <= most), TICKS[-1])
        for number in range(0, self._moves + 1, step):
            yield f'<text class="below" x="{self._x(number):.1f}" y="{HEIGHT - BOTTOM + 20}">{number}</text>'
        middle = (LEFT + self._right) / 2
        yield f'<text class="below" x="{middle}" y="{HEIGHT - 3}">{escaped(say("review-page-axis"))}</text>'

    def _marks(self, marked: Sequence[int]) -> Iterator[str]:
        """Yield a line down and a number for each marked move."""
        places = [self._x(number) for number in marked]
        for count, (x, disc) in enumerate(zip(places, self._apart(places), strict=True), 1):
            yield f'<path class="mark" d="M{disc:.1f} {TOP - 4}L{x:.1f} {TOP}V{HEIGHT - BOTTOM}"/>'
            yield f'<circle class="mark" cx="{disc:.1f}" cy="{TOP - 13}" r="{DISC}"/>'
            yield f'<text class="count" x="{disc:.1f}" y="{TOP - 8.5}">{count}</text>'

    def _apart(self, places: Sequence[float]) -> list[float]:
        """Return where discs stand above these places, in their order, so that none covers another."""
        discs: list[float] = []
        for place in places:
            discs.append(max(place, discs[-1] + 2 * DISC + 2) if discs else place)
        beyond = max(0.0, discs[-1] - self._right) if discs else 0.0
        return [disc - beyond for disc in discs]

    def _line(self, seat: int, course: Sequence[float]) -> str:
        points = (f"{self._x(number):.1f} {_y(chance):.1f}" for number, chance in enumerate(course))
        return f'<path class="line s{seat}" d="M{"L".join(points)}"/>'

    def _ends(self) -> Iterator[str]:
        """Yield the seats' signs at the ends of their lines, beside each other where ends meet."""
        before, x = -1.0, 0.0
        for chance, seat in sorted((course[-1], seat) for seat, course in enumerate(self._courses)):
            x = x - APART if chance == before else float(self._right)
            before = chance
            yield _sign(seat, x, _y(chance))
