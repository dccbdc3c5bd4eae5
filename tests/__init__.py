"""The tests. Checks in tests/support explain a failure as those in a test do."""

import pytest

pytest.register_assert_rewrite("tests.support")
