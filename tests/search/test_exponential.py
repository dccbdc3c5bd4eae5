"""Our own exp: as exact as the C library's, but with the same bits everywhere."""

import math
import random

import pytest

from cablecar.search import exponential
from tests.support.kernel.as_written import as_written

exp = as_written(exponential.exp)
CLOSE = 1e-15
"""How far a result may be from the C library's, relative to it: some four times its last bit."""


def test_powers_of_e_are_as_the_c_library_has_them() -> None:
    chance = random.Random(1)
    numbers = [chance.uniform(-700, 700) for _ in range(20_000)] + [
        chance.uniform(-8, 8) for _ in range(20_000)
    ]
    far = [number for number in numbers if abs(exp(number) / math.exp(number) - 1) > CLOSE]
    assert far == []


@pytest.mark.parametrize("twos", range(-1000, 1001, 125))
def test_both_sides_of_a_power_of_two_are_close(twos: int) -> None:
    for number in (math.log(2) * (twos + 0.5) * (1 + side * 1e-13) for side in (-1, 0, 1)):
        assert exp(number) == pytest.approx(math.exp(number), rel=CLOSE)


def test_the_bits_stay_as_they_are() -> None:
    # e itself is a last bit above the C library's: what counts is that every machine has the same.
    told = {0.0: "0x1.0000000000000p+0", 1.0: "0x1.5bf0a8b14576ap+1", -1.0: "0x1.78b56362cef38p-2"}
    assert {number: exp(number).hex() for number in told} == told


def test_numbers_beyond_a_floats_range_neither_fail_nor_overflow() -> None:
    assert exp(-701.0) == exp(-math.inf) == 0.0
    assert exp(701.0) == exp(math.inf) == exp(700.0) < math.inf
