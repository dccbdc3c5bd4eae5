"""The judge: how a game stands as somebody knows it, and what each legal move is worth.

All that takes time is compiled (`cablecar.search.judging`); a judge holds the records that it works in.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cablecar.analysis.calibration import OPEN, OWN, calibration_for, is_calibrated
from cablecar.board import Board
from cablecar.bots.buffers import new_buffers
from cablecar.bots.characters import weights_for
from cablecar.bots.expert import ROUNDS, net_for
from cablecar.bots.planners import habitual_action
from cablecar.rules.board_table import DRAW_TICKETS, board_table
from cablecar.rules.state import MAX_ACTIONS, NONE, OVER, Records
from cablecar.rules.stream import seed_words
from cablecar.search.judging import (
    FORESIGHT,
    STANDING,
    begin_judging,
    calibrate,
    drop_worst,
    follow_move,
    foresee,
    judge_on,
    judge_open_position,
    judge_position,
)

CHARACTER = "strong"
"""How all seats are taken to go on: what this character would do is the usual move."""
GUESSES = 128
"""How many guesses the chances of a position rest on."""
MISTAKE = 0.04
"""A move that gives away this much of the chance to win is a mistake, wherever one is spoken of.

That is several standard errors of a loss at the budget of a review, and little enough that a few of them
decide a game.
"""

NUDGE = 0.01
"""How far means are moved to see what that does to a chance."""


class Step(NamedTuple):
    """A part of a budget: how many moves go on, and on how many more guesses each is tried."""

    moves: int
    guesses: int


Effort = tuple[Step, ...]
REVIEW: Effort = (Step(MAX_ACTIONS, 48), Step(8, 80), Step(4, 192))
"""What the review of a decision spends."""
HINT: Effort = (Step(MAX_ACTIONS, 64), Step(8, 128), Step(4, 512))
"""What a hint spends."""
SLICE = 32
"""How many guesses to try moves on between two pauses: some hundredths of a second."""


def effort_of(guesses: int) -> Effort:
    """Return an effort that tries the best moves on about this many guesses, shared out as in a review."""
    whole = sum(step.guesses for step in REVIEW)
    return tuple(Step(step.moves, max(1, round(guesses * step.guesses / whole))) for step in REVIEW)


@dataclass(frozen=True, slots=True)
class Chances:
    """How a game stands, as somebody knows it.

    wins: The chance of each seat to win; a shared victory counts in part.
    places: For each seat its chance of each place.
    margins: By how many points each seat is expected to be ahead of its best rival.
    calibrated: Whether finished games on this board have confirmed these chances.
    """

    wins: tuple[float, ...]
    places: tuple[tuple[float, ...], ...]
    margins: tuple[float, ...]
    calibrated: bool


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A legal move as a seat may judge it.

    action: The number of its action.
    chances: The chance of each seat to win after it, if the best move may be made a turn later.
    plain: The same if all go on as usual.
    chance: That of the seat itself.
    loss: By how much that is less than after the best move.
    error: The standard error of the loss, for the best move that of its chance.
    guesses: How many guesses it was tried on.
    """

    action: int
    chances: tuple[float, ...]
    plain: tuple[float, ...]
    chance: float
    loss: float
    error: float
    guesses: int


@dataclass(frozen=True, slots=True)
class Followed:
    """What came of a move, with all cards open.

    chances: The chance of each seat to win after the move and what chance did with it.
    luck: What chance did to each seat, against its own expectation.
    variance: The variance of this luck, from seat to seat, because only this many guesses were made.
    decided: What the move did to each seat, compared with the usual one.
    """

    chances: NDArray[np.float64]
    luck: NDArray[np.float64]
    variance: NDArray[np.float64]
    decided: NDArray[np.float64]


def go_on() -> None:
    """Let a judgement go on."""


class Judge:
    """Judges positions of one board with this many players.

    `pause` is called again and again while moves are judged; what it raises ends that.
    """

    def __init__(self, board: Board, players: int, pause: Callable[[], None] = go_on) -> None:
        self.players, self.pause = players, pause
        self.calibrated = is_calibrated(board)
        self._buffers = new_buffers(
            board_table(board), net_for(players), weights_for(CHARACTER, players)[np.newaxis]
        )
        self._buffers.searches[0].rounds = ROUNDS
        self._own = calibration_for(board, players, OWN)
        self._open = calibration_for(board, players, OPEN)
        self._standings = np.zeros(MAX_ACTIONS, STANDING)
        self._later = np.zeros(MAX_ACTIONS, STANDING)
        self._three = np.zeros(3, STANDING)
        self._one = np.zeros(1, STANDING)

    @property
    def base(self) -> NDArray[np.float64]:
        """The chance of each seat before the deal."""
        base: NDArray[np.float64] = self._open["base"][0, : self.players]
        return base

    def seed(self, seed: str) -> None:
        """Begin another stream of chance: the same seed gives the same judgement."""
        self._buffers.searches[0].random[:] = seed_words(seed)

    def chances(self, observation: Records, guesses: int = GUESSES) -> Chances:
        """Return how a game stands as a seat may know it, also when another one is to act."""
        self._observe(observation)
        judge_position(self._buffers, self._one, guesses)
        return self._told(self._own)

    def open_chances(self, state: Records, seat: int, guesses: int = GUESSES) -> Chances:
        """Return how a game stands with all cards open, but for what is still to be drawn."""
        judge_open_position(self._buffers, state, self._one, seat, guesses)
        return self._told(self._open)

    def standing(self) -> Records:
        """Return what the last chances were made of."""
        return self._one.copy()

    def usual(self, observation: Records) -> int:
        """Return the action that the judge expects of everybody."""
        return habitual_action(CHARACTER, self._buffers.boards, observation)

    def moves(
        self, observation: Records, effort: Effort = REVIEW, made: int = NONE, usual: int = NONE
    ) -> list[JudgedMove]:
        """Return all legal moves, the best first; two of them may be tried as often as the best."""
        self._observe(observation)
        seat = int(observation["seat"][0])
        count = begin_judging(self._buffers, self._standings)
        samples = np.zeros((sum(step.guesses for step in effort), count))
        for step in effort:
            drop_worst(self._buffers, self._standings, count, step.moves, made, usual)
            stream, before = self._buffers.searches["random"].copy(), self._standings[:count].copy()
            self._try_on(self._standings, count, samples, step.guesses)
        plain = [self._calibrated(self._own, self._standings[number : number + 1]) for number in range(count)]
        self._buffers.searches["random"] = stream
        self._wait(before, count, effort[-1].guesses)
        return self._ranked(seat, count, samples, plain)

    def _wait(self, before: Records, count: int, guesses: int) -> None:
        """Credit moves with the best one being as good a turn later, where that is so.

        All go on as usual in a guess; a claim that the usual player never makes would else be missed again
        and again. The guesses are those that the moves were tried on last, from the standings before.
        """
        standings, later = self._standings[:count], self._later
        best = self._best(standings)
        if not self._keeps(int(standings["action"][best])):
            return
        later[:count] = standings
        for name in ("wins", "leads", "guesses"):
            later[name][:count] = 0
        later["later"][:count] = standings["action"][best]
        later["dropped"][best] = 1
        self._try_on(later, count, np.zeros((0, 0)), guesses)
        seat = int(standings["seat"][0])
        for number in np.flatnonzero(later["dropped"][:count] == 0):
            gained = {
                name: later[name][number] - standings[name][number] + before[name][number]
                for name in ("wins", "leads")
            }
            if gained["wins"][seat] > 0:
                for name, sums in gained.items():
                    standings[name][number] += sums * standings["guesses"][number] / guesses

    def _try_on(self, standings: Records, count: int, samples: NDArray[np.float64], guesses: int) -> None:
        """Try moves on this many more guesses, with pauses."""
        for done in range(0, guesses, SLICE):
            judge_on(self._buffers, standings, count, samples, min(SLICE, guesses - done))
            self.pause()

    def _best(self, standings: Records) -> int:
        """Return which move is best among those tried to the end."""
        seat = int(standings["seat"][0])
        wins = np.where(standings["dropped"] == 1, -1.0, standings["wins"][:, seat] / standings["guesses"])
        return int(wins.argmax())

    def _keeps(self, action: int) -> bool:
        """Return True if an action may be as good a turn later: a claim, or tickets."""
        return action == DRAW_TICKETS or action >= int(self._buffers.boards["first_claim"][0])

    def foresight(self, observation: Records, action: int, guesses: int) -> Records:
        """Return what comes of an action some rounds later, as far as a seat may guess."""
        self._observe(observation)
        found = np.zeros(1, FORESIGHT)
        foresee(self._buffers, found, action, guesses)
        return found

    def follow(
        self, state: Records, seat: int, usual: int, made: int, seen: tuple[int, int], guesses: int
    ) -> Followed:
        """Return what came of a move that showed this many cards and tickets from the tops of the decks."""
        follow_move(self._buffers, state, self._three, seat, usual, made, *seen, guesses)
        luck, variance = self._luck() if any(seen) else (np.zeros(self.players),) * 2
        after = self._calibrated(self._open, self._three[2:3] if any(seen) else self._three[1:2])
        decided = np.zeros(self.players)
        if usual != made:
            decided = self._calibrated(self._open, self._three[1:2])
            decided = decided - self._calibrated(self._open, self._three[:1])
        return Followed(after, luck, variance, decided)

    def follow_reshuffle(
        self, state: Records, seat: int, usual: int, made: int, after: Records, guesses: int
    ) -> Followed:
        """Do the same for a move after which the discard was shuffled: what came of it is another state."""
        found = self.follow(state, seat, usual, made, (0, 0), guesses)
        if int(after["phase"][0]) == OVER:
            return found
        judge_open_position(self._buffers, after, self._three[2:], seat, guesses)
        self._three[2]["stage"] = self._three[1]["stage"]
        luck, variance = self._luck()
        return Followed(self._calibrated(self._open, self._three[2:]), luck, variance, found.decided)

    def _observe(self, observation: Records) -> None:
        self._buffers.observations[0] = observation[0]

    def _calibrated(self, calibration: Records, standing: Records) -> NDArray[np.float64]:
        """Return the chances of all seats."""
        calibrate(calibration, standing)
        chances: NDArray[np.float64] = standing["chances"][0, : self.players].copy()
        return chances

    def _told(self, calibration: Records) -> Chances:
        wins = self._calibrated(calibration, self._one)
        places = self._one["places"][0, : self.players, : self.players]
        return Chances(
            tuple(wins.tolist()),
            tuple(tuple(row) for row in places.tolist()),
            tuple(self._one["margins"][0, : self.players].tolist()),
            self.calibrated,
        )

    def _ranked(
        self, seat: int, count: int, samples: NDArray[np.float64], plain: list[NDArray[np.float64]]
    ) -> list[JudgedMove]:
        """Return the moves just tried, those first that were tried to the end, each group by its chance."""
        standings = self._standings[:count]
        tried = standings["guesses"]
        chances = [self._calibrated(self._own, standings[number : number + 1]) for number in range(count)]
        order = np.lexsort(([-said[seat] for said in chances], standings["dropped"])).tolist()
        best = order[0]
        most = float(chances[best][seat])
        slope = self._slope_at(self._own, standings[best : best + 1], seat)
        return [
            JudgedMove(
                action=int(standings["action"][number]),
                chances=tuple(chances[number].tolist()),
                plain=tuple(plain[number].tolist()),
                chance=float(chances[number][seat]),
                loss=max(0.0, most - float(chances[number][seat])),
                error=slope * _standard_error(samples[: tried[number]], number, best),
                guesses=int(tried[number]),
            )
            for number in order
        ]

    def _slope_at(self, calibration: Records, standing: Records, seat: int) -> float:
        """Return how much a seat's chance grows with its mean victory, which the others lose alike."""
        change = np.full(self.players, -1 / (self.players - 1))
        change[seat] = 1.0
        still = np.zeros(self.players)
        return float(self._slope(calibration, standing, change, still)[seat])

    def _slope(
        self,
        calibration: Records,
        standing: Records,
        wins: NDArray[np.float64],
        leads: NDArray[np.float64],
    ) -> NDArray[np.float64]:
        """Return what small changes of the means do to the chances, in proportion."""
        said = []
        for sign in (-1, 1):
            moved = standing.copy()
            share = sign * NUDGE * moved["guesses"]
            moved["wins"][0, : self.players] += share * wins
            moved["leads"][0, : self.players] += share * leads
            said.append(self._calibrated(calibration, moved))
        return (said[1] - said[0]) / (2 * NUDGE)

    def _luck(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return what chance did, and how uncertain that is.

        Chances are taken to be straight around what was expected, so that luck has no mean of its own.
        """
        expected, came = self._three[1:2], self._three[2:]
        wins, leads = (
            (came[name] / came["guesses"] - expected[name] / expected["guesses"])[0, : self.players]
            for name in ("wins", "leads")
        )
        luck = self._slope(self._open, expected, wins, leads)
        spread = came["squares"][0, : self.players] / came["guesses"] - wins**2
        slopes = [self._slope_at(self._open, expected, seat) for seat in range(self.players)]
        return luck, np.array(slopes) ** 2 * np.maximum(spread, 0.0) / came["guesses"]


def _standard_error(samples: NDArray[np.float64], number: int, best: int) -> float:
    """Return how uncertain the difference of two moves is, each tried on the same guesses."""
    if len(samples) < 2:
        return 0.0
    differences = samples[:, number] - (samples[:, best] if number != best else 0.0)
    return float(differences.std(ddof=1) / np.sqrt(len(differences)))
