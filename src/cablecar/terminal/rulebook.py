"""The rules on the terminal, with the numbers and names of the board that is played."""

from functools import lru_cache

from cablecar.board import Board
from cablecar.common.catalogue import language, say
from cablecar.common.errors import CablecarError
from cablecar.language.sentences import Teller, color_word, example_route, listed
from cablecar.rules.souvenirs import stack_size

SECTIONS = {
    "setup": ("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"),
    "turn": ("T1", "T2"),
    "draw-cards": ("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"),
    "claim": ("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8"),
    "draw-tickets": ("K1", "K2", "K3", "K4", "K5"),
    "end": ("E1", "E2", "E3", "E4", "E5", "E6"),
}
RULES = tuple(rule for rules in SECTIONS.values() for rule in rules)
MIXED = "mixed"
"""What stands for the number of ferry symbols where routes differ in it."""

Values = dict[str, str | int]


def rule_values(board: Board) -> Values:
    """Return what the rules' texts are filled with."""
    return dict(_values(board, language()))


@lru_cache(maxsize=8)
def _values(board: Board, _language: str) -> Values:
    parts, starts = board.components, board.start_locations
    each = stack_size(parts.max_players)
    can_sweep = parts.sweep_at <= min(parts.display, parts.ferries)
    return {
        "players": parts.max_players,
        "cars": parts.cars,
        "cards": parts.cards,
        "per": parts.cards_per_color,
        "kinds": len(parts.colors),
        "colors": listed([color_word(color) for color in parts.colors]),
        "ferries": parts.ferries,
        "tickets": len(board.tickets),
        "symbols": len(board.souvenirs),
        "each": each,
        "tokens": each * len(board.souvenirs),
        "starts": len(starts),
        "waiting": len(board.souvenirs) - len(starts),
        "places": listed([place.name for place in starts]),
        "hand": parts.dealt_cards,
        "offer": parts.dealt_tickets,
        "display": parts.display,
        "sweep": parts.sweep_at if can_sweep else 0,
        "anchors": _anchors(board),
        "low": parts.last_round_at,
    }


def _anchors(board: Board) -> str | int:
    """Return how many ferry symbols every ferry route has."""
    counts = {route.ferries for route in board.routes if route.ferries}
    return MIXED if len(counts) > 1 else next(iter(counts), 0)


def _further_lines(rule: str, board: Board) -> list[str]:
    """Return what the board adds to a rule: an example, or a table."""
    if rule == "C5":
        rows = sorted(board.route_points.items())
        return [say("rule-C5-row", length=length, points=points) for length, points in rows]
    if rule == "E3":
        scores = board.components.souvenir_points[: len(board.souvenirs) + 1]
        return [say("rule-E3-row", count=count, points=points) for count, points in enumerate(scores)]
    example = example_route(board) if rule == "C2" else None
    if example is None:
        return []
    words = Teller(board, ()).route(example.id)
    return [say("rule-C2-example", route=words, length=example.length)]


def rule_lines(rule: str, board: Board) -> list[str]:
    """Return a rule's id and title, and its text."""
    values = rule_values(board)
    title = say("rule-heading", id=rule, title=say(f"rule-{rule}-title", **values))
    text = [*say(f"rule-{rule}", **values).splitlines(), *_further_lines(rule, board)]
    return [title, *(f"  {line}" for line in text)]


def component_lines(board: Board) -> list[str]:
    """Return what belongs to the game."""
    return say("rules-components", **rule_values(board)).splitlines()


def show_rules(board: Board) -> None:
    """Print all rules."""
    print(say("rules-title"))
    print()
    print(say("rules-section-components"))
    print("\n".join(component_lines(board)))
    for section, rules in SECTIONS.items():
        print()
        print(say(f"rules-section-{section}"))
        for rule in rules:
            print("\n".join(rule_lines(rule, board)))


def show_rule(name: str, board: Board) -> None:
    """Print one rule."""
    if name.upper() not in RULES:
        raise CablecarError("unknown-rule", rule=name, known=", ".join(RULES))
    print("\n".join(rule_lines(name.upper(), board)))
