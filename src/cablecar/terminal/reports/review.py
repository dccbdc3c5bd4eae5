"""The review of a game on the terminal: a table and a few sentences, or a page in a file."""

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from cablecar.analysis.review import Review, Reviewing
from cablecar.common.catalogue import harmless, say
from cablecar.common.files import refuse_unwritable, write_text
from cablecar.engine.game import Game
from cablecar.language.sentences import listed, player_words
from cablecar.terminal.reports.reports import INTERRUPTED, progress_bar
from cablecar.terminal.reports.review_page import review_page
from cablecar.terminal.reports.review_words import about_figures, figures, moments, verdict


def show_review(record: dict[str, Any], seed: int, as_json: bool, page: Path | None = None) -> int:
    """Review a game, print or write what came of it, and return the exit status."""
    reviewing = Reviewing(Game.replay(record), seed)
    if page is not None:
        refuse_unwritable(page)
    try:
        with progress_bar() as bar:
            for _ in bar.track(reviewing, description=say("reviewing")):
                pass
    except KeyboardInterrupt:
        print(say("interrupted"), file=sys.stderr)
        return INTERRUPTED
    review = reviewing.review
    if page is not None:
        write_text(page, review_page(review, reviewing.game))
        print(say("review-written", file=str(page)))
    elif as_json:
        print(json.dumps(review.to_json(), ensure_ascii=False))
    else:
        _show(review, reviewing.game)
    return 0


def _show(review: Review, game: Game) -> None:
    names = [str(harmless(name)) for name in player_words(game.players)]
    print(say("review-title", names=listed(names), board=game.board.name))
    _show_table(review)
    print(about_figures())
    for line in (*(told.sentence for told in moments(review, game)), *verdict(review)):
        print(line)
    if not review.calibrated:
        print(say("review-uncalibrated", board=game.board.name))


def _show_table(review: Review) -> None:
    """Print a column for each player, so that the table fits on any terminal."""
    table = Table(box=None, pad_edge=False)
    table.add_column(say("review-player"))
    for about in review.seats:
        table.add_column(escape(str(harmless(about.name))), justify="right")
    columns = [figures(review, seat, about) for seat, about in enumerate(review.seats)]
    for head in columns[0]:
        table.add_row(say(head), *(column[head] for column in columns))
    Console(highlight=False).print(table)
