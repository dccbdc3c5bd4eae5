"""Matches, ladders and the list of bots on the terminal."""

import inspect
import json
import math
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from shlex import quote
from types import FrameType
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from cablecar.arena.measured import Measured, read_measured
from cablecar.arena.plan import Plan
from cablecar.arena.results import Results, refuse_without_extra
from cablecar.arena.series import (
    ANCHOR,
    MatchFigures,
    Outcome,
    ladder_summary,
    match_figures,
    match_summary,
    play_plan,
)
from cablecar.bots import BOTS, Bot, Bots
from cablecar.bots.expert import SIMULATIONS
from cablecar.common.catalogue import MINUS, decimal, say
from cablecar.common.errors import CablecarError
from cablecar.common.system import STOP_SIGNALS
from cablecar.language.sentences import BOT_SENTENCES, bot_word
from cablecar.terminal.reports.reports import INTERRUPTED, progress_bar


@contextmanager
def _heeding_hints() -> Iterator[None]:
    """Take the system's hints for Ctrl-C: finished blocks are kept and summed up."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = {hint: signal.signal(hint, interrupt) for hint in STOP_SIGNALS}
    try:
        yield
    finally:
        for hint, heed in before.items():
            signal.signal(hint, heed)


def _play(plan: Plan, results: Results | None, stop: bool = False) -> Outcome:
    """Play a plan under a progress bar."""
    if results and results.others:
        more = say("results-hold-more", blocks=results.others, folder=str(results.folder))
        print(more, file=sys.stderr)
    with _heeding_hints(), progress_bar() as bar:
        task = bar.add_task(say("simulating"), total=plan.blocks * len(plan.pairings))
        outcome = play_plan(plan, results, partial(bar.advance, task), stop)
    if outcome.interrupted:
        print(say("simulation-interrupted", games=outcome.games), file=sys.stderr)
    return outcome


def show_match(plan: Plan, folder: Path | None, stop: bool, as_json: bool) -> int:
    """Play a match, print who won how often, and return the exit status."""
    results = Results(folder, plan) if folder else None
    outcome = _play(plan, results, stop)
    if outcome.games:
        summary = match_summary(outcome)
        if results:
            results.write_summary(summary)
        for line in [json.dumps(summary, ensure_ascii=False)] if as_json else _match_lines(outcome, summary):
            print(line)
    return INTERRUPTED if outcome.interrupted else 0


def _match_lines(outcome: Outcome, summary: dict[str, Any]) -> list[str]:
    lines = [say("match-games", **_sizes(outcome))]
    for bot, share in summary["win_rate"].items():
        lines.append(say("match-side", bot=bot, **_percents(share)))
    lines += _score_lines(match_figures(outcome))
    if outcome.settled is not None:
        key = "match-settled" if outcome.settled else "match-unsettled"
        lines.append(say(key, blocks=len(outcome.blocks)))
    return lines


def _score_lines(figures: MatchFigures) -> list[str]:
    """Return the games won, drawn and lost, the mean margin and the difference in strength."""
    bot, rival = figures.bots
    score = {"wins": figures.wins, "draws": figures.draws, "losses": figures.losses}
    elo = {
        "elo": _signed(figures.elo.mean),
        "low": _signed(figures.elo.low),
        "high": _signed(figures.elo.high),
    }
    return [
        say("match-score", bot=bot, margin=_signed(figures.margin, 1), **score),
        say("match-elo", bot=bot, rival=rival, **elo),
    ]


def _sizes(outcome: Outcome) -> dict[str, int]:
    return {"games": outcome.games, "players": outcome.plan.players, "blocks": len(outcome.blocks)}


def _percents(share: dict[str, float]) -> dict[str, str]:
    return {name: decimal(100 * value, 1) for name, value in share.items()}


def show_ladder(plan: Plan, folder: Path | None) -> int:
    """Play a ladder, print the ratings, write the results, and return the exit status."""
    if not plan.pairings:
        raise CablecarError("ladder-needs-two")
    if folder:
        refuse_without_extra()
    results = Results(folder, plan) if folder else None
    outcome = _play(plan, results)
    if outcome.is_whole:
        summary = ladder_summary(outcome, _command(plan))
        _print_ladder(outcome, summary)
        if results:
            results.write_summary(summary)
            print(say("ladder-report", file=str(results.write_report(summary, outcome.blocks))))
    return INTERRUPTED if outcome.interrupted else 0


def _command(plan: Plan) -> str:
    """Return the command that makes these figures."""
    simulations, seconds = plan.budget.simulations, plan.budget.seconds
    options = {
        "players": plan.players,
        "blocks": plan.blocks,
        "seed": plan.seed,
        "simulations": simulations,
        "budget": seconds,
        "board": plan.board.id,
        "code": plan.code,
        "net": plan.net,
    }
    given = [f"--{name} {quote(str(value))}" for name, value in options.items() if value is not None]
    return " ".join(["cablecar", "ladder", *plan.bots, *given])


def _print_ladder(outcome: Outcome, summary: dict[str, Any]) -> None:
    print(say("match-games", **_sizes(outcome)))
    console = Console()
    console.print(_rating_table(summary))
    console.print(_match_table(summary))


def _rating_table(summary: dict[str, Any]) -> Table:
    table = _table("arena-ratings", "arena-bot", "arena-elo", "arena-interval")
    for bot, elo in sorted(summary["ratings"].items(), key=lambda item: -item[1]["mean"]):
        frozen = bot == summary["anchor"]
        table.add_row(bot, _whole(elo["mean"]), say("arena-anchor") if frozen else _elo_range(elo))
    return table


def _match_table(summary: dict[str, Any]) -> Table:
    columns = ("arena-score", "arena-share", "arena-interval", "arena-margin", "arena-elo-difference")
    table = _table("arena-matches", "arena-bot", "arena-rival", *columns)
    for match in summary["matches"]:
        bot, rival = match["bots"]
        share = _percents(match["win_rate"][bot])
        between = say("arena-between", low=share["low"], high=share["high"])
        score = f"{match['wins']}-{match['draws']}-{match['losses']}"
        elo = _signed(match["elo_difference"]["mean"])
        table.add_row(bot, rival, score, share["mean"], between, _signed(match["margin"], 1), elo)
    return table


NAMES = ("arena-bot", "arena-rival", "arena-sentence")
"""The columns that hold words."""


def _table(title: str | None, *columns: str) -> Table:
    table = Table(title=title and say(title), title_justify="left")
    for column in columns:
        table.add_column(say(column), justify="left" if column in NAMES else "right")
    return table


def _whole(number: float) -> str:
    return decimal(number, 0)


def _signed(number: float, digits: int = 0) -> str:
    """Return a difference with its sign, endless ones as such."""
    size = decimal(abs(number), digits) if math.isfinite(number) else "∞"
    sign = "±" if size.strip("0.,") == "" else MINUS if number < 0 else "+"
    return sign + size


def _elo_range(elo: dict[str, float]) -> str:
    return say("arena-between", low=_whole(elo["low"]), high=_whole(elo["high"]))


def show_bots(bots: Bots) -> None:
    """Print a table of bots: how they play, how long they think and how strong they are."""
    table = _table(None, "arena-bot", "arena-sentence", "arena-time", "arena-elo", "arena-interval")
    found = read_measured()
    measured = {name: found[name] for name, kind in bots.items() if name in found and kind is BOTS.get(name)}
    for name in sorted(bots, key=lambda name: measured[name].elo.mean if name in measured else math.inf):
        sentence = _sentence(name, bots[name], bots[name] is BOTS.get(name))
        table.add_row(name, sentence, *_figures(measured.get(name)))
    console = Console()
    console.print(table)
    console.print(say("arena-measured", simulations=SIMULATIONS, anchor=ANCHOR))


def _sentence(name: str, kind: type[Bot], ours: bool) -> str:
    """Return what a bot says about itself, or for our own what the catalogue says."""
    if ours and name in BOT_SENTENCES:
        return say("arena-named", name=bot_word(name), sentence=say(BOT_SENTENCES[name]))
    return escape(inspect.cleandoc(kind.__doc__ or "").partition("\n")[0])


def _figures(measured: Measured | None) -> tuple[str, str, str]:
    if measured is None:
        nothing = say("arena-nothing")
        return nothing, nothing, nothing
    elo = asdict(measured.elo)
    milliseconds = measured.milliseconds
    digits = max(0, 2 - math.floor(math.log10(milliseconds)))
    return decimal(milliseconds, digits), _whole(elo["mean"]), _elo_range(elo)
