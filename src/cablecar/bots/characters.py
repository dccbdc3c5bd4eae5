"""The characters of the planners: their weights, as tuned and frozen in characters.toml."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from cablecar.search.weights import WeightRow, weights_of

FILE = "characters.toml"


@cache
def _characters() -> dict[str, Any]:
    return tomllib.loads(files("cablecar.bots").joinpath(FILE).read_text("utf-8"))


@cache
def weights_for(name: str, players: int) -> WeightRow:
    """Return the weights of a character, for a number of players where it makes a difference."""
    character = _characters()[name]
    weights = weights_of(character.get(str(players), character))
    weights.flags.writeable = False
    return weights
