"""How the proof of the bots writes down what it found."""

from collections.abc import Sequence
from dataclasses import dataclass

from cablecar.arena.intervals import Interval


def percent(share: float) -> str:
    """Return a share in per cent."""
    return f"{100 * share:.1f}"


def with_interval(share: Interval) -> str:
    """Return a share in per cent with its 95 % interval."""
    return f"{percent(share.mean)} % ({percent(share.low)} to {percent(share.high)})"


@dataclass(frozen=True)
class Figure:
    """One line of the proof."""

    what: str
    count: int
    """How many games, or moves, it rests on."""
    found: str
    promise: str = ""
    met: bool | None = None
    """Whether the promise is kept; None where nothing was promised."""
    note: str = ""
    share: Interval | None = None
    """The figure itself, where it is a share of the victories."""

    @property
    def verdict(self) -> str:
        """Whether the promise is kept, in words."""
        words = {None: "", True: "met", False: "**missed**"}[self.met]
        return ", ".join(filter(None, (words, self.note)))

    @property
    def cells(self) -> tuple[str, ...]:
        """The line of a table."""
        return self.what, f"{self.count:,}", self.found, self.promise, self.verdict


def win_rate(
    what: str, games: int, share: Interval, least: float | None = None, aim: float | None = None
) -> Figure:
    """Return a share of the victories, beside what was promised and what was hoped for."""
    if least is None:
        return Figure(what, games, with_interval(share), share=share)
    promise, note = f"≥ {100 * least:.0f} %", ""
    if aim is not None:
        promise += f" (aim {100 * aim:.0f})"
        note = "aim reached" if share.mean >= aim else "aim not reached"
    return Figure(what, games, with_interval(share), promise, share.mean >= least, note)


def better_than_even(what: str, games: int, share: Interval) -> Figure:
    """Return a share of which the whole interval must lie above one half."""
    return Figure(what, games, with_interval(share), "lower end > 50 %", share.low > 0.5)


def table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """Return a table in Markdown, its numbers set to the right."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in (heads, rule, *lines))


@dataclass(frozen=True)
class Section:
    """What one part of the proof found."""

    part: str
    title: str
    about: str
    figures: tuple[Figure, ...]
    counted: str = "games"
    more: str = ""
    """Text behind the figures."""
    made: str = ""
    """Where the games come from."""

    @property
    def missed(self) -> list[str]:
        """The figures that stay behind what was promised."""
        return [figure.what for figure in self.figures if figure.met is False]

    @property
    def text(self) -> str:
        """The section in Markdown; columns that stay empty are left out."""
        heads = ("what", self.counted, "found", "promised", "")
        lines = [figure.cells for figure in self.figures]
        used = [place for place in range(len(heads)) if any(line[place] for line in lines)]
        shown = table([heads[place] for place in used], [[line[place] for place in used] for line in lines])
        alone = f"Alone: `python -m tests.proofs.bots {self.part}`"
        return (
            "\n\n".join(filter(None, (f"## {self.title}", self.about, shown, self.more, self.made, alone)))
            + "\n"
        )
