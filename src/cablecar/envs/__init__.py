"""Environments for research: many games in NumPy arrays, and the interfaces of other libraries on top.

`VectorGames` needs nothing but NumPy. The others are imported where they are used, and need the extra `envs`:
`cablecar.envs.gymnasium_env`, `cablecar.envs.pettingzoo_env`, `cablecar.envs.open_spiel_game`.
"""

from cablecar.envs.vector import VectorGames as VectorGames

__all__ = ["VectorGames"]
