"""The final count of a game."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from cablecar.rules import calls
from cablecar.rules.state import DEALER, RESULT, Records


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's points."""

    routes: int
    tickets: int
    """Completed tickets less the others; may be negative (E2)."""
    souvenirs: int
    total: int
    tickets_completed: int
    cars_left: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    scores: tuple[Score, ...]
    places: tuple[int, ...]
    """The place of each seat; equal seats share one (E4)."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, more than one where the victory is shared."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def to_json(self) -> dict[str, Any]:
        """Return the result as the game file writes it."""
        names = Score.__slots__
        return {
            "scores": [{name: getattr(score, name) for name in names} for score in self.scores],
            "winners": list(self.winners),
        }


def count_result(table: Records, state: Records) -> Result:
    """Count the points of a state."""
    results = np.zeros(1, RESULT)
    calls.final_score(table, state, np.zeros(1, DEALER), results)
    result, players = results[0], int(state[0].players)
    return Result(
        scores=tuple(
            Score(
                routes=int(result.routes[seat]),
                tickets=int(result.tickets[seat]),
                souvenirs=int(result.souvenirs[seat]),
                total=int(result.total[seat]),
                tickets_completed=int(result.completed[seat]),
                cars_left=int(state[0].cars[seat]),
            )
            for seat in range(players)
        ),
        places=tuple(int(place) for place in result.places[:players]),
    )
