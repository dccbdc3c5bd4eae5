"""The records that searches work in."""

import numpy as np

from cablecar.rules.observation import OBSERVATION
from cablecar.rules.state import CHOICES, DEALER, MAX_PLAYERS, RESULT, STATE, Records
from cablecar.search.beliefs import BELIEF
from cablecar.search.network import PATHS, PLAN
from cablecar.search.search import SEARCH, SearchBuffers
from cablecar.search.value import LEAF
from cablecar.search.weights import WeightRows


def new_buffers(table: Records, net: Records, weights: WeightRows) -> SearchBuffers:
    """Return new records for searching on a board."""
    return SearchBuffers(
        boards=table,
        states=np.zeros(2, STATE),
        observations=np.zeros(1, OBSERVATION),
        dealers=np.zeros(1, DEALER),
        choices=np.zeros(1, CHOICES),
        plans=np.zeros(2 * MAX_PLAYERS, PLAN),
        paths=np.zeros(1, PATHS),
        results=np.zeros(1, RESULT),
        leaves=np.zeros(1, LEAF),
        beliefs=np.zeros(1, BELIEF),
        searches=np.zeros(1, SEARCH),
        nets=net,
        weights=weights,
    )
