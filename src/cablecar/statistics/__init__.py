"""Figures of a finished game, for its players to read and for plots."""

from cablecar.statistics.counting import statistics_of
from cablecar.statistics.figures import GameStatistics, PlayerStatistics, TableStatistics, Trigger

__all__ = ["GameStatistics", "PlayerStatistics", "TableStatistics", "Trigger", "statistics_of"]
