"""The review of a game in words: the lines of its table, the moments that turned it, its mistakes."""

from dataclasses import dataclass

from cablecar.analysis.judge import MISTAKE
from cablecar.analysis.review import Decision, Review, ReviewedMove, SeatReview
from cablecar.common.catalogue import decimal, say
from cablecar.engine.game import Game
from cablecar.engine.record import replaying
from cablecar.language.commands import command_of
from cablecar.language.sentences import player_words


@dataclass(frozen=True, slots=True)
class ToldMove:
    """A move of the game that is worth a sentence.

    number: Its number in the game's record, from 1.
    seat: Who made it.
    sentence: What is said of it.
    """

    number: int
    seat: int
    sentence: str


def figures(review: Review, seat: int, about: SeatReview) -> dict[str, str]:
    """Return what the table tells of a seat, by the keys of its lines."""
    return {
        "review-decisions": str(about.decisions),
        "review-loss": decimal(100 * about.loss, 1),
        "review-mistakes": str(len(review.mistakes(seat))),
        "review-base": decimal(100 * about.base, 0),
        "review-luck": signed(about.luck),
        "review-own": signed(about.own),
        "review-others": signed(about.others),
        "review-rest": signed(about.rest),
        "review-result": decimal(100 * about.result, 0),
    }


def signed(share: float) -> str:
    """Return a gain or a loss of chance in percentage points."""
    text = decimal(100 * share, 0)
    return f"+{text}" if 100 * share >= 0.5 else text


def about_figures() -> str:
    """Return what the figures mean."""
    return say("review-about", mistake=decimal(100 * MISTAKE, 0))


def moments(review: Review, game: Game) -> list[ToldMove]:
    """Return the moments that turned the game, in their order: the worst errors and the greatest luck."""
    stages = _stages(game, {made.number for made in review.moments})
    return [ToldMove(made.number, made.seat, _moment(made, stages[made.number])) for made in review.moments]


def mistakes(review: Review, game: Game) -> list[ToldMove]:
    """Return all mistakes in their order, each with the better move."""
    made = [move for move in review.moves if move.loss >= MISTAKE]
    stages = _stages(game, {move.number for move in made})
    return [
        ToldMove(move.number, move.seat, _error(move, move.decision, stages[move.number]))
        for move in made
        if move.decision is not None
    ]


def _stages(game: Game, numbers: set[int]) -> dict[int, Game]:
    """Return the game as it was before each of these moves."""
    stages = enumerate(replaying(game.record(), Game), 1)
    return {number: stage.copy() for number, stage in stages if number in numbers}


def _moment(made: ReviewedMove, before: Game) -> str:
    """Return a moment as a sentence."""
    if made.decision is not None and made.decision.loss >= max(made.luck):
        return _error(made, made.decision, before)
    names = player_words(before.players)
    lucky = max(range(len(names)), key=made.luck.__getitem__)
    return say(
        "review-fortune",
        number=made.number,
        name=names[made.seat],
        move=command_of(made.move, before.view(made.seat)),
        lucky=names[lucky],
        luck=decimal(100 * made.luck[lucky], 0),
    )


def _error(made: ReviewedMove, decision: Decision, before: Game) -> str:
    """Return an error as a sentence with the better move."""
    view = before.view(made.seat)
    return say(
        "review-error",
        number=made.number,
        name=player_words(before.players)[made.seat],
        move=command_of(made.move, view),
        best=command_of(decision.best, view),
        loss=decimal(100 * decision.loss, 0),
    )


def verdict(review: Review) -> list[str]:
    """Return what decided the game for its winner; nothing where the victory is shared."""
    winners = [seat for seat in review.seats if seat.result == 1]
    return [_decided(seat) for seat in winners]


def _decided(winner: SeatReview) -> str:
    play = winner.own + winner.others
    key = "review-by-luck" if winner.luck > play else "review-by-play"
    return say(key, name=winner.name, luck=signed(winner.luck), play=signed(play))
