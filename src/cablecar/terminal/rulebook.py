"""The rules on the terminal."""

from cablecar.errors import CablecarError
from cablecar.words import say

SECTIONS = {
    "setup": ("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"),
    "turn": ("T1", "T2"),
    "draw-cards": ("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"),
    "claim": ("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8"),
    "draw-tickets": ("K1", "K2", "K3", "K4", "K5"),
    "end": ("E1", "E2", "E3", "E4", "E5", "E6"),
}
RULES = tuple(rule for rules in SECTIONS.values() for rule in rules)


def rule_lines(rule: str) -> list[str]:
    """Return a rule's id and title, and its text."""
    title = say("rule-heading", id=rule, title=say(f"rule-{rule}-title"))
    return [title, *(f"  {line}" for line in say(f"rule-{rule}").splitlines())]


def show_rules() -> None:
    """Print all rules."""
    print(say("rules-title"))
    print()
    print(say("rules-section-components"))
    print(say("rules-components"))
    for section, rules in SECTIONS.items():
        print()
        print(say(f"rules-section-{section}"))
        for rule in rules:
            print("\n".join(rule_lines(rule)))


def show_rule(name: str) -> None:
    """Print one rule."""
    if name.upper() not in RULES:
        raise CablecarError("unknown-rule", rule=name, known=", ".join(RULES))
    print("\n".join(rule_lines(name.upper())))
