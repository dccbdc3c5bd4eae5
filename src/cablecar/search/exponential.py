"""e to the power of a number, with the same bits on every machine: sums, products, a shifted exponent.

The C library's exp differs in the last bit between systems, processors and browsers, and so would a search.
"""

import math

import numpy as np

from cablecar.kernel.decorators import inlined

LOG2_E = float.fromhex("0x1.71547652b82fep+0")
LN2_HIGH = float.fromhex("0x1.62e42feep-1")
"""The logarithm of 2, to 32 bits: its product with a small whole number is exact."""
LN2_LOW = float.fromhex("0x1.a39ef35793c76p-33")
"""What is missing there."""
MOST = 700.0
"""Beyond this an exponent would need more bits than a float has."""
BIAS, MANTISSA_BITS = 1023, 52
C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13 = (1.0 / math.factorial(n) for n in range(2, 14))
"""Taylor's coefficients."""


@inlined
def exp(number: float) -> float:
    """Return e to the power of a number: 2 to a whole power, times a polynomial of the rest."""
    if number < -MOST:
        return 0.0
    if number > MOST:
        number = MOST
    twos = int(number * LOG2_E + 1024.5) - 1024
    rest = (number - twos * LN2_HIGH) - twos * LN2_LOW
    tail = C8 + rest * (C9 + rest * (C10 + rest * (C11 + rest * (C12 + rest * C13))))
    middle = C2 + rest * (C3 + rest * (C4 + rest * (C5 + rest * (C6 + rest * (C7 + rest * tail)))))
    power = np.int64((twos + BIAS) << MANTISSA_BITS).view(np.float64)
    return float((1.0 + rest * (1.0 + rest * middle)) * power)
