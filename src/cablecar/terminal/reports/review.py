"""The review of a game on the terminal: a table, and a few sentences."""

import json
import sys
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from cablecar.analysis.judge import MISTAKE
from cablecar.analysis.review import Review, ReviewedMove, Reviewing, SeatReview
from cablecar.common.catalogue import decimal, harmless, say
from cablecar.engine.game import Game
from cablecar.engine.record import replaying
from cablecar.language.commands import command_of
from cablecar.language.sentences import listed, player_words
from cablecar.terminal.reports.reports import INTERRUPTED, progress_bar


def show_review(record: dict[str, Any], seed: int, as_json: bool) -> int:
    """Review a game, print what came of it, and return the exit status."""
    reviewing = Reviewing(Game.replay(record), seed)
    try:
        with progress_bar() as bar:
            for _ in bar.track(reviewing, description=say("reviewing")):
                pass
    except KeyboardInterrupt:
        print(say("interrupted"), file=sys.stderr)
        return INTERRUPTED
    review = reviewing.review
    if as_json:
        print(json.dumps(review.to_json(), ensure_ascii=False))
    else:
        _show(review, reviewing.game)
    return 0


def _show(review: Review, game: Game) -> None:
    names = [str(harmless(name)) for name in player_words(game.players)]
    print(say("review-title", names=listed(names), board=game.board.name))
    _show_table(review)
    print(say("review-about", mistake=decimal(100 * MISTAKE, 0)))
    for line in (*_moments(review, game), *_verdict(review)):
        print(line)
    if not review.calibrated:
        print(say("review-uncalibrated", board=game.board.name))


def _show_table(review: Review) -> None:
    """Print a column for each player, so that the table fits on any terminal."""
    table = Table(box=None, pad_edge=False)
    table.add_column(say("review-player"))
    for about in review.seats:
        table.add_column(escape(str(harmless(about.name))), justify="right")
    columns = [_figures(review, seat, about) for seat, about in enumerate(review.seats)]
    for head in columns[0]:
        table.add_row(say(head), *(column[head] for column in columns))
    Console(highlight=False).print(table)


def _figures(review: Review, seat: int, about: SeatReview) -> dict[str, str]:
    """Return what the table tells of a seat, by the keys of its lines."""
    return {
        "review-decisions": str(about.decisions),
        "review-loss": decimal(100 * about.loss, 1),
        "review-mistakes": str(len(review.mistakes(seat))),
        "review-base": decimal(100 * about.base, 0),
        "review-luck": _signed(about.luck),
        "review-own": _signed(about.own),
        "review-others": _signed(about.others),
        "review-rest": _signed(about.rest),
        "review-result": decimal(100 * about.result, 0),
    }


def _signed(share: float) -> str:
    """Return a gain or a loss of chance in percentage points."""
    text = decimal(100 * share, 0)
    return f"+{text}" if 100 * share >= 0.5 else text


def _moments(review: Review, game: Game) -> list[str]:
    """Return the moments that turned the game as sentences."""
    told = {made.number: made for made in review.moments}
    stages = enumerate(replaying(game.record(), Game), 1)
    return [_moment(told[number], stage) for number, stage in stages if number in told]


def _moment(made: ReviewedMove, before: Game) -> str:
    """Return a moment as a sentence."""
    view, names = before.view(made.seat), player_words(before.players)
    move = command_of(made.move, view)
    if made.decision is not None and made.decision.loss >= max(made.luck):
        return say(
            "review-error",
            number=made.number,
            name=names[made.seat],
            move=move,
            best=command_of(made.decision.best, view),
            loss=decimal(100 * made.decision.loss, 0),
        )
    lucky = max(range(len(names)), key=made.luck.__getitem__)
    return say(
        "review-fortune",
        number=made.number,
        name=names[made.seat],
        move=move,
        lucky=names[lucky],
        luck=decimal(100 * made.luck[lucky], 0),
    )


def _verdict(review: Review) -> list[str]:
    """Return what decided the game for its winner; nothing where the victory is shared."""
    winners = [seat for seat in review.seats if seat.result == 1]
    return [_decided(seat) for seat in winners]


def _decided(winner: SeatReview) -> str:
    play = winner.own + winner.others
    key = "review-by-luck" if winner.luck > play else "review-by-play"
    return say(key, name=winner.name, luck=_signed(winner.luck), play=_signed(play))
