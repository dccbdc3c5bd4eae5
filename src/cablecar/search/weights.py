"""What a planner weighs, by name; a character is one value for each."""

from collections.abc import Mapping
from typing import Annotated, Protocol

import numpy as np
from numpy.typing import NDArray

from cablecar.kernel.parameters import NumbersOf


class Weights(Protocol):
    """The weights of one character."""

    def __getitem__(self, number: int) -> float: ...


WEIGHT_NAMES = (
    "path_ferry",
    "path_points",
    "path_held",
    "path_souvenir",
    "path_spare",
    "claim_points",
    "claim_needed",
    "claim_space",
    "claim_late",
    "completes",
    "souvenir_points",
    "souvenir_new",
    "ferry_paid",
    "conflict",
    "starve",
    "contested",
    "block",
    "card_wanted",
    "card_ready",
    "card_ferry",
    "card_blind",
    "card_set",
    "tickets",
    "tickets_open",
    "tickets_spare_cars",
    "tickets_late",
    "keep_space",
    "keep_points",
    "place_own",
    "place_rival",
    "claim_last",
)
"""All that can be weighed."""

WeightRow = Annotated[NDArray[np.float64], NumbersOf(np.dtype("f8"), (len(WEIGHT_NAMES),), is_read_only=True)]
"""The weights of one character."""
WeightRows = Annotated[
    NDArray[np.float64], NumbersOf(np.dtype("f8"), (1, len(WEIGHT_NAMES)), is_read_only=True)
]
"""The weights of several characters, a row each."""
TwoWeightRows = Annotated[
    NDArray[np.float64], NumbersOf(np.dtype("f8"), (2, len(WEIGHT_NAMES)), is_read_only=True)
]

(
    PATH_FERRY,
    PATH_POINTS,
    PATH_HELD,
    PATH_SOUVENIR,
    PATH_SPARE,
    CLAIM_POINTS,
    CLAIM_NEEDED,
    CLAIM_SPACE,
    CLAIM_LATE,
    COMPLETES,
    SOUVENIR_POINTS,
    SOUVENIR_NEW,
    FERRY_PAID,
    CONFLICT,
    STARVE,
    CONTESTED,
    BLOCK,
    CARD_WANTED,
    CARD_READY,
    CARD_FERRY,
    CARD_BLIND,
    CARD_SET,
    TICKETS,
    TICKETS_OPEN,
    TICKETS_SPARE_CARS,
    TICKETS_LATE,
    KEEP_SPACE,
    KEEP_POINTS,
    PLACE_OWN,
    PLACE_RIVAL,
    CLAIM_LAST,
) = range(len(WEIGHT_NAMES))


def weights_of(values: Mapping[str, float]) -> WeightRow:
    """Return named weights as a row; what is not named weighs nothing."""
    row = np.zeros(len(WEIGHT_NAMES))
    for name, value in values.items():
        row[WEIGHT_NAMES.index(name)] = value
    return row
