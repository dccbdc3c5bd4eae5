"""The records that searches work in."""

import numpy as np

from cablecar.rules.state import CHOICES, DEALER, MAX_PLAYERS, RESULT, STATE, Records
from cablecar.search.beliefs import GUESS
from cablecar.search.network import PATHS, PLAN
from cablecar.search.searching import SEARCH, Room
from cablecar.search.seen import NOTES
from cablecar.search.value import LEAF
from cablecar.search.weights import Rows


def new_room(table: Records, net: Records, weights: Rows) -> Room:
    """Return new records for searching on a board."""
    return Room(
        boards=table,
        states=np.zeros(3, STATE),
        notes=np.zeros(1, NOTES),
        dealers=np.zeros(1, DEALER),
        choices=np.zeros(1, CHOICES),
        plans=np.zeros(2 * MAX_PLAYERS, PLAN),
        paths=np.zeros(1, PATHS),
        results=np.zeros(1, RESULT),
        leaves=np.zeros(1, LEAF),
        guesses=np.zeros(1, GUESS),
        searches=np.zeros(1, SEARCH),
        nets=net,
        weights=weights,
    )
