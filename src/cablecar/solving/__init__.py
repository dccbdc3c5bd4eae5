"""Solving small boards: the tree of a game for two, an equilibrium, and how far bots are from one."""
