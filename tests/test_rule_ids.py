"""Every rule is named by a test."""

import re

from cablecar.terminal.rulebook import RULES
from tests.support.paths import TESTS


def test_a_test_is_named_after_every_rule() -> None:
    tests = "\n".join(path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    assert [rule for rule in RULES if not re.search(rf"def test_{rule}_\w+\(", tests)] == []
