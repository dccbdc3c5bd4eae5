"""Every rule is named by a test."""

import re
from pathlib import Path

import pytest

from cablecar.terminal.rulebook import RULES

TESTS = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.rglob("test_*.py"))


@pytest.mark.parametrize("rule", RULES)
def test_a_test_is_named_after_the_rule(rule: str) -> None:
    assert re.search(rf"def test_{rule}_\w+\(", TESTS)
