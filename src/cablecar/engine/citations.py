"""Which rule a refusal cites: some moves are refused by one rule and explained by another.

The page gets this table with the kernel's layout (`cablecar.bots.export`), so that it knows no rule itself.
"""

from typing import NamedTuple

from cablecar.rules.state import Phase


class Citation(NamedTuple):
    """A rule that is cited instead of another, where that fits what is being played."""

    rule: str
    instead: str
    phase: str | None = None
    """The only phase in which it is, as messages name it."""
    players: int | None = None
    """The only number of players with which it is."""


CITATIONS = (
    Citation("K1", "S6", phase="opening"),
    Citation("S8", "S9", players=2),
)
"""First tickets are kept by a rule of their own, and two players place souvenirs by another than more do."""


def cited_rule(rule: str, phase: Phase, players: int) -> str:
    """Return the rule to cite for one that refuses a move."""
    for citation in CITATIONS:
        fits = citation.phase in (None, phase.name.lower()) and citation.players in (None, players)
        if citation.rule == rule and fits:
            return citation.instead
    return rule
