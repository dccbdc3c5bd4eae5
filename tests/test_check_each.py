"""One test over many files names every file that fails."""

import pytest

from tests.support.each import check_each


def below_three(number: int) -> None:
    assert number < 3, "too large"


def test_nothing_is_said_where_all_is_well() -> None:
    check_each([0, 1, 2], below_three)


def test_every_failure_is_named_with_its_reason() -> None:
    with pytest.raises(AssertionError) as failed:
        check_each([1, 3, 2, 4], below_three, name="file {}".format)
    text = str(failed.value)
    assert text.startswith("2 of 4 failed:")
    assert "file 3: AssertionError: too large" in text
    assert "file 4: AssertionError: too large" in text


def test_an_empty_folder_is_a_failure() -> None:
    with pytest.raises(AssertionError, match="nothing to check"):
        check_each([], below_three)
