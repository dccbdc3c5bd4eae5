"""The review of a finished game: every decision by what was known then, and luck apart from skill.

For each seat: result = chance before the deal + luck + own errors + the others' errors + an unexplained rest.
Luck is what the deal, each drawn card or ticket and each shuffle did, against its own expectation with all
cards open, and what lay hidden when a move was made, against what its seat could expect of it. All chances
take everybody to go on as a strong player would, errors included. So errors count here as far as they go
beyond what such a player would have given away at the same decision, knowing the same; who gives away less
gains by it. What the judgement itself gets wrong from one position to the next is the rest.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cablecar.analysis.judge import MISTAKE, REVIEW, Effort, Followed, Judge, JudgedMove
from cablecar.common.errors import CablecarError
from cablecar.engine.game import Game
from cablecar.engine.moves import DrawTickets, Move
from cablecar.language.sentences import player_words
from cablecar.rules.state import Records

GUESSES = 768
"""How many guesses what came of a move rests on."""
MOMENTS = 3
"""How many moments that turned a game are shown."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice between moves, judged by what its seat knew.

    best: The move that promised most.
    chance: The chance to win that the move made left its seat.
    loss: By how much that is less than the best move's.
    error: The standard error of the loss.
    effects: What the move did to the chance of each seat, compared with the usual one.
    """

    best: Move
    chance: float
    loss: float
    error: float
    effects: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move of the game.

    number: Its number in the game's record, from 1.
    seat: Who made it.
    move: What was done.
    decision: How it is judged; None where there was no choice.
    chances: The chance of each seat after it, with all cards open.
    luck: What chance did to each seat because of it.
    """

    number: int
    seat: int
    move: Move
    decision: Decision | None
    chances: tuple[float, ...]
    luck: tuple[float, ...]

    @property
    def loss(self) -> float:
        """The loss of the decision; 0 where there was no choice."""
        return 0.0 if self.decision is None else self.decision.loss

    @property
    def weight(self) -> float:
        """How much it turned the game: by an error, or by luck."""
        return max(self.loss, *self.luck)


@dataclass(frozen=True, slots=True)
class SeatReview:
    """What decided a game for one seat; `result` is the sum of `base`, `luck`, `own`, `others` and `rest`.

    name: The player's name.
    decisions: How many choices the player had.
    loss: The mean loss of a choice.
    result: The player's share of the victory.
    base: The chance before the deal.
    luck: What chance did.
    luck_error: The standard error of the luck.
    own: What the own errors cost beyond the usual; more than 0 where there were fewer.
    others: The same of the others.
    rest: What remains unexplained.
    """

    name: str
    decisions: int
    loss: float
    result: float
    base: float
    luck: float
    luck_error: float
    own: float
    others: float
    rest: float


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a finished game.

    seats: What decided it for each seat.
    moves: All its moves.
    deal: The luck of each seat before the first move.
    calibrated: Whether finished games on this board have confirmed the chances.
    """

    seats: tuple[SeatReview, ...]
    moves: tuple[ReviewedMove, ...]
    deal: tuple[float, ...]
    calibrated: bool

    @property
    def moments(self) -> list[ReviewedMove]:
        """The moments that turned the game, in their order: the worst errors and the greatest luck."""
        weighed = sorted(self.moves, key=lambda made: made.weight, reverse=True)[:MOMENTS]
        return [made for made in self.moves if made in weighed and made.weight >= MISTAKE]

    def mistakes(self, seat: int) -> list[ReviewedMove]:
        """Return the mistakes of a seat."""
        return [made for made in self.moves if made.seat == seat and made.loss >= MISTAKE]

    def to_json(self) -> dict[str, Any]:
        """Return the review for programs; `docs/guide/review.md` tells what its numbers mean."""
        names = ("name", "decisions", "loss", "luck", "result")
        return {
            "seats": [{name: _rounded(getattr(seat, name)) for name in names} for seat in self.seats],
            "moves": [
                {
                    "number": made.number,
                    "seat": made.seat,
                    "chance": _rounded(made.decision.chance),
                    "loss": _rounded(made.decision.loss),
                }
                for made in self.moves
                if made.decision is not None
            ],
        }


def _rounded(value: Any) -> Any:
    return round(value, 6) if isinstance(value, float) else value


class Reviewing:
    """A review in the making: iterate over it for its moves, then ask for the review."""

    def __init__(self, game: Game, seed: int = 0, effort: Effort = REVIEW, guesses: int = GUESSES) -> None:
        if game.result is None:
            raise CablecarError("review-unfinished")
        self.game, self.moves = game, list[ReviewedMove]()
        self._seed, self._effort, self._guesses = seed, effort, guesses
        self._judge = Judge(game.board, len(game.players))
        self._deal = np.zeros(len(game.players))
        self._variance = np.zeros(len(game.players))

    def __len__(self) -> int:
        return len(self.game.moves)

    def __iter__(self) -> Iterator[ReviewedMove]:
        """Review the game move by move."""
        stages = Game.replaying(self.game.record())
        before = _Moment.of(next(stages))
        self._judge_deal(before)
        for number, after in enumerate(map(_Moment.of, stages), 1):
            self.moves.append(self._reviewed(number, before, after))
            yield self.moves[-1]
            before = after

    def _judge_deal(self, dealt: "_Moment") -> None:
        """Judge the luck of the deal."""
        self._judge.seed(f"deal {self._seed}")
        chances = self._judge.open_chances(dealt.state, 0, 4 * self._guesses)
        self._deal = np.array(chances.wins) - self._judge.base

    def _reviewed(self, number: int, before: "_Moment", after: "_Moment") -> ReviewedMove:
        played = self.game.moves[number - 1]
        seat, action = played.seat, before.game.action(played.seat, played.move)
        observation = before.game.observe(seat)
        usual = self._judge.usual(observation)
        judged = self._judged(number, before, observation, action, usual)
        self._judge.seed(f"follow {self._seed} {number}")
        came = self._followed(before, after, seat, usual, action)
        luck, decision = came.luck, None
        if judged:
            decision = self._decision(before, seat, judged, action, usual)
            luck = luck + came.decided - np.array(decision.effects)
        self._variance += came.variance
        chances = came.chances if after.game.result is None else np.array(win_shares(self.game))
        return ReviewedMove(number, seat, played.move, decision, _told(chances), _told(luck))

    def _judged(
        self, number: int, before: "_Moment", observation: Records, action: int, usual: int
    ) -> list[JudgedMove]:
        """Return the legal moves as the seat could judge them; nothing where there was no choice."""
        if len(before.game.legal_actions(int(observation["seat"][0]))) < 2:
            return []
        self._judge.seed(f"judge {self._seed} {number}")
        return self._judge.moves(observation, self._effort, action, usual)

    def _decision(
        self, before: "_Moment", seat: int, judged: list[JudgedMove], action: int, usual: int
    ) -> Decision:
        by_action = {move.action: move for move in judged}
        made, best = by_action[action], before.game.move(seat, judged[0].action)
        effects = np.array(made.plain) - np.array(by_action[usual].plain)
        return Decision(best, made.chance, made.loss, made.error, _told(effects))

    def _followed(self, before: "_Moment", after: "_Moment", seat: int, usual: int, action: int) -> Followed:
        judge, guesses = self._judge, self._guesses
        if after.reshuffles > before.reshuffles:
            return judge.follow_reshuffle(before.state, seat, usual, action, after.state, guesses)
        cards = max(0, before.cards - after.cards)
        tickets = before.tickets - after.tickets if isinstance(after.last, DrawTickets) else 0
        return judge.follow(before.state, seat, usual, action, (cards, tickets), guesses)

    @property
    def review(self) -> Review:
        """The whole review, once all moves are there."""
        luck = self._deal + sum((np.array(made.luck) for made in self.moves), np.zeros(len(self._deal)))
        results = win_shares(self.game)
        names = player_words(self.game.players)
        seats = tuple(
            self._seat_review(seat, name, results[seat], float(luck[seat])) for seat, name in enumerate(names)
        )
        return Review(seats, tuple(self.moves), _told(self._deal), self._judge.calibrated)

    def _seat_review(self, seat: int, name: str, result: float, luck: float) -> SeatReview:
        decided = [(made.seat, made.decision) for made in self.moves if made.decision is not None]
        losses = [decision.loss for mover, decision in decided if mover == seat]
        own = sum(decision.effects[seat] for mover, decision in decided if mover == seat)
        others = sum(decision.effects[seat] for mover, decision in decided if mover != seat)
        base = float(self._judge.base[seat])
        return SeatReview(
            name=name,
            decisions=len(losses),
            loss=sum(losses) / max(1, len(losses)),
            result=result,
            base=base,
            luck=luck,
            luck_error=float(np.sqrt(self._variance[seat])),
            own=own,
            others=others,
            rest=result - base - luck - own - others,
        )


@dataclass(frozen=True, slots=True)
class _Moment:
    """A game between two moves."""

    game: Game
    state: Records
    last: Move | None
    reshuffles: int
    cards: int
    tickets: int

    @classmethod
    def of(cls, game: Game) -> "_Moment":
        """Return a moment of its own."""
        twin = game.copy()
        state = twin.truth()
        return cls(
            game=twin,
            state=state,
            last=twin.moves[-1].move if twin.moves else None,
            reshuffles=len(twin.shuffles.reshuffles),
            cards=int(state["deck_size"][0]),
            tickets=int(state["ticket_deck_size"][0]),
        )


def review(game: Game, seed: int = 0) -> Review:
    """Return the review of a finished game; the same seed gives the same review."""
    reviewing = Reviewing(game, seed)
    for _ in reviewing:
        pass
    return reviewing.review


def win_shares(game: Game) -> tuple[float, ...]:
    """Return the share of the victory of each seat of a finished game."""
    assert game.result is not None
    winners = game.result.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(game.players)))


def _told(numbers: Numbers) -> tuple[float, ...]:
    return tuple(numbers.tolist())
