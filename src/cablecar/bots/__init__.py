"""Players that are programs. A bot gets a view and the legal moves, never the game."""

from cablecar.bots.base import BOTS, Bot, find_bot

__all__ = ["BOTS", "Bot", "find_bot"]
