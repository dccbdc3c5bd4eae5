"""How compiled functions take an index: as it is.

Numba would look at every index whether it is negative, and count it from the end then, as Python does. No
function of the kernel means that, and without the look it is an eighth faster and a tenth smaller. Where
numba checks bounds, a negative index is an error, so that the tests find it.
"""

from typing import Any

from numba.core import types
from numba.np import arrayobj


def take_indices_as_they_are() -> None:
    """Change numba in this process, where it is to lower or to check the kernel and nothing else."""
    assert arrayobj.fix_integer_index is not None
    arrayobj.fix_integer_index = _as_it_is


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)
