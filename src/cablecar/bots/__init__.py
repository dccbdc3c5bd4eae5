"""Players that are programs. A bot gets a view and the legal moves, never the game."""

from cablecar.bots.base import Bot, Budget, CompiledBot, legal_actions
from cablecar.bots.registry import BOTS, Bots, find_bot, known_bots

__all__ = ["BOTS", "Bot", "Bots", "Budget", "CompiledBot", "find_bot", "known_bots", "legal_actions"]
