"""The kernel as a library that was built ahead of time: finding it, and calling it with NumPy arrays."""

import ctypes
import platform
import sys
import weakref
from collections.abc import Callable, Iterator
from functools import cache
from operator import ge
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cablecar.kernel.cache import cache_folders
from cablecar.kernel.parameters import Group, NumbersOf, Parameter, RecordsOf, Scalar, parameters_of
from cablecar.kernel.sources import PACKAGE, sources_hash

PREFIX = "cablecar_"
"""What the names of the library's functions begin with."""
SYSTEMS = {"linux": ("linux", "so"), "darwin": ("macos", "dylib"), "win32": ("windows", "dll")}
PROCESSORS = {"amd64": "x86-64", "x86_64": "x86-64", "arm64": "arm64", "aarch64": "arm64"}
WASM, REVIEW = ("wasm", "wasm"), ("wasm-review", "wasm")
"""The targets and the suffix of the kernels for browsers: one to play, and one for reviews and hints."""
SHIPPED = PACKAGE / "kernel" / "libraries"
"""Where a wheel has its libraries."""

Array = NDArray[Any]


class BrowserFiles(NamedTuple):
    """What browsers get."""

    kernel: Path
    review: Path
    """The kernel for reviews and hints: it judges, too."""
    layout: Path


def library_name(target: str, suffix: str) -> str:
    """Return the name of a library's file: another for other sources."""
    return f"kernel-{sources_hash()}-{target}.{suffix}"


def own_target() -> tuple[str, str] | None:
    """Return the name of this machine's target and the suffix of its libraries; None for a rare machine."""
    system, processor = SYSTEMS.get(sys.platform), PROCESSORS.get(platform.machine().lower())
    return None if system is None or processor is None else (f"{system[0]}-{processor}", system[1])


def layout_name() -> str:
    """Return the name of the file that tells other languages how records are laid out on all targets."""
    return library_name("layout", "json")


def find_library() -> Path | None:
    """Return the library for this machine and these sources, shipped or built by the user."""
    target = own_target()
    return None if target is None else _find(library_name(*target))


def find_wasm() -> BrowserFiles | None:
    """Return the kernels for browsers and these sources, and their layout."""
    found = [_find(name) for name in (library_name(*WASM), library_name(*REVIEW), layout_name())]
    paths = [path for path in found if path is not None]
    return BrowserFiles(*paths) if len(paths) == len(found) else None


def is_built() -> bool:
    """Return True if nothing is left to build: neither for this machine nor for browsers."""
    return find_wasm() is not None and (own_target() is None or find_library() is not None)


def _find(name: str) -> Path | None:
    paths = [folder / name for folder in (SHIPPED, *cache_folders("kernel"))]
    return next((path for path in paths if path.exists()), None)


@cache
def load(path: Path) -> ctypes.CDLL:
    """Load a library; once a process."""
    return ctypes.CDLL(str(path))


# --- arrays


class Addresses:
    """Where arrays of one kind lie. Each array is checked once, the first time that it is handed over."""

    def __init__(self, kind: RecordsOf | NumbersOf) -> None:
        self._kind = kind
        self.known: dict[int, int] = {}
        """Addresses by the ids of arrays that are alive."""
        self._watched: dict[int, weakref.ref[Array]] = {}

    def check(self, array: Array) -> int:
        """Return the address of an array that is fit for the kernel; remember it while the array lives."""
        if fault := self._fault(array):
            raise TypeError(f"the kernel needs {self._wanted()}, not {fault}")
        number, address = id(array), int(array.ctypes.data)
        self._watched[number] = weakref.ref(array, lambda _: self._forget(number))
        self.known[number] = address
        return address

    def _forget(self, number: int) -> None:
        del self.known[number], self._watched[number]

    def _fault(self, array: Array) -> str:
        """Return what makes an array unfit: the kernel would read or write beyond it, or the wrong things."""
        kind = self._kind
        if not isinstance(array, np.ndarray):
            return f"a {type(array).__name__}"
        if array.dtype != kind.dtype:
            return "an array of another layout"
        if not array.flags.c_contiguous:
            return "an array with gaps"
        if not (kind.is_read_only or array.flags.writeable):
            return "an array that can't be written"
        if isinstance(kind, NumbersOf):
            fits = array.ndim == kind.dimensions and all(map(ge, array.shape, kind.least))
            return "" if fits else f"one of {_times(array.shape)}"
        return "" if array.size >= kind.least else f"an array of {array.size}"

    def _wanted(self) -> str:
        kind = self._kind
        if isinstance(kind, NumbersOf):
            return f"a contiguous array of {kind.dtype}, at least {_times(kind.least)}"
        return f"a contiguous array of at least {kind.least} records of {kind.dtype.itemsize} bytes"


def _times(extents: tuple[int, ...]) -> str:
    return " × ".join(map(str, extents)) or "a single number"


@cache
def addresses_of(kind: RecordsOf | NumbersOf) -> Addresses:
    """Return the addresses of arrays of a kind, the same for all entries."""
    return Addresses(kind)


class Tables:
    """Tables of the addresses in groups of arrays; the last is kept, as most are used again at once."""

    def __init__(self, group: Group) -> None:
        self._fields = [field.kind for field in group.fields]
        self._last: tuple[object, Any] = (None, None)

    def table(self, group: tuple[Array, ...]) -> Any:
        """Return the table for a group; who calls the library holds it, as other threads may want another."""
        last = self._last
        if last[0] is group:
            return last[1]
        addresses: list[int] = []
        extents: list[int] = []
        for kind, array in zip(self._fields, group, strict=True):
            assert isinstance(kind, RecordsOf | NumbersOf)
            known = addresses_of(kind)
            addresses.append(known.known.get(id(array)) or known.check(array))
            extents += array.shape if isinstance(kind, NumbersOf) else ()
        words = [*addresses, *extents]
        table = (ctypes.c_size_t * len(words))(*words)
        self._last = group, table
        return table


# --- calls

C_TYPES: dict[type, Any] = {int: ctypes.c_int64, bool: ctypes.c_int64, float: ctypes.c_double}


def adapt(entry: Callable[..., object], library: ctypes.CDLL) -> Callable[..., object]:
    """Return a function that calls an entry in the library; generated, so that it goes through no loop."""
    function = library[PREFIX + entry.__name__]
    parameters = parameters_of(entry)
    function.argtypes = [c_type for parameter in parameters for c_type in _c_types(parameter)]
    function.restype = ctypes.c_int64 if entry.__annotations__["return"] is int else None
    names: dict[str, Any] = {"function": function, "refuse": _refuse}
    checks: list[str] = []
    given: list[str] = []
    for parameter in parameters:
        checks += _range_checks(parameter)
        given += _given(parameter, names)
    lines = [f"def {entry.__name__}({', '.join(parameter.name for parameter in parameters)}):", *checks]
    exec("\n ".join([*lines, f"return function({', '.join(given)})"]), names)
    adapter: Callable[..., object] = names[entry.__name__]
    adapter.__doc__, adapter.__module__ = entry.__doc__, entry.__module__
    return adapter


def _c_types(parameter: Parameter) -> Iterator[Any]:
    kind = parameter.kind
    yield C_TYPES[kind.type] if isinstance(kind, Scalar) else ctypes.c_void_p
    if isinstance(kind, NumbersOf):
        yield from [ctypes.c_int64] * kind.dimensions


def _range_checks(parameter: Parameter) -> Iterator[str]:
    """Yield a line that refuses a number which would reach beyond an array."""
    if isinstance(parameter.kind, Scalar) and parameter.kind.limits:
        (least, most), name = parameter.kind.limits, parameter.name
        yield f"if not {least} <= {name} <= {most}: refuse({name!r}, {name}, {least}, {most})"


def _refuse(name: str, given: int, least: int, most: int) -> None:
    raise ValueError(f"{name} is {given}, not from {least} to {most}")


def _given(parameter: Parameter, names: dict[str, Any]) -> Iterator[str]:
    """Yield what is handed over for a parameter, and name what that needs."""
    kind, name = parameter.kind, parameter.name
    if isinstance(kind, Scalar):
        yield name
    elif isinstance(kind, Group):
        names[f"table_{name}"] = Tables(kind).table
        yield f"table_{name}({name})"
    else:
        addresses = addresses_of(kind)
        names[f"known_{name}"], names[f"check_{name}"] = addresses.known.get, addresses.check
        yield f"known_{name}(id({name})) or check_{name}({name})"
        if isinstance(kind, NumbersOf):
            yield f"*{name}.shape"
