"""From Python to LLVM's language: numba lowers every entry, and each gets a wrapper that C can call.

Nothing is run here and no machine code is made. A wrapper takes plain addresses and numbers, as
`cablecar.kernel.parameters` reads them off the annotations, and makes of them the arrays that numba knows.
Where numba's function could raise an error, its wrapper has a trap. The optimiser proves that none can be
reached and drops them, or the build fails.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, ClassVar

import cablecar.kernel.decorators as decorators
from cablecar.kernel.library import PREFIX
from cablecar.kernel.parameters import Group, NumbersOf, Parameter, RecordsOf, Scalar, parameters_of

# What numba would ask this machine for: the result must not depend on it.
os.environ |= {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
os.environ[decorators.VARIABLE] = decorators.LOWERING

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core.cgutils import normalize_ir_text
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import DefaultPassBuilder
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher
from numba.core.registry import CPUDispatcher, cpu_target
from numba.np.arrayobj import make_array, populate_array
from numba.np.numpy_support import from_dtype

from cablecar.kernel.build.entries import Entry, entries
from cablecar.kernel.build.optimizing import prepared, with_records_moved
from cablecar.kernel.indices import take_indices_as_they_are

I64, F64, BYTES = ir.IntType(64), ir.DoubleType(), ir.IntType(8).as_pointer()
NUMBERS = {int: types.int64, bool: types.boolean, float: types.float64}


class LoweredLibrary(JITCodeLibrary):  # type: ignore[misc]
    """A function as numba lowers it, put aside: not optimised, not linked, and not made machine code of."""

    modules: ClassVar[list[Any]] = []
    """All that was lowered, each function once."""

    def add_llvm_module(self, module: Any) -> None:
        """Put a lowered function aside."""
        self.modules.append(module)

    def add_linking_library(self, library: Any) -> None:
        """Link nothing: in the end all are linked at once."""

    def finalize(self) -> None:
        """Be done."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Return anything but 0: nobody calls it."""
        return 1


def widened(argument: Any) -> Any:
    """Return the type that a function is lowered for: the same for all signed numbers."""
    if isinstance(argument, types.Literal):
        argument = argument.literal_type
    return types.int64 if isinstance(argument, types.Integer) and argument != types.uint64 else argument


def get_call_template(dispatcher: Any, arguments: Sequence[Any], named: Any) -> Any:
    """Return how one compiled function calls another; numba would lower it for each size of its numbers."""
    return Dispatcher.get_call_template(dispatcher, [widened(argument) for argument in arguments], named)


def numba_type(parameter: Parameter) -> Any:
    """Return the type that numba compiles a parameter for."""
    kind = parameter.kind
    if isinstance(kind, RecordsOf):
        return types.Array(from_dtype(kind.dtype), 1, "C")
    if isinstance(kind, NumbersOf):
        return types.Array(from_dtype(kind.dtype), kind.dimensions, "C")
    if isinstance(kind, Group):
        return types.NamedTuple([numba_type(field) for field in kind.fields], kind.type)
    return NUMBERS[kind.type]


SKIPPED = {"AnnotateTypes", "InlineClosureLikes", "InlineInlinables", "InlineOverloads", "WithLifting"}
"""Numba's passes for what no function of the kernel has, such as closures, and for what nobody reads."""
all_passes = DefaultPassBuilder.define_nopython_pipeline


def needed_passes(state: Any, name: str = "nopython") -> Any:
    """Return the passes that lower our functions."""
    manager = all_passes(state, name)
    manager.passes = [(kind, told) for kind, told in manager.passes if kind.__name__ not in SKIPPED]
    return manager


@cache
def lowered() -> dict[Entry, Any]:
    """Let numba lower all entries, for 64 bits; the result fits any processor."""
    codegen = cpu_target.target_context.codegen()
    codegen._library_class = LoweredLibrary
    CPUDispatcher.get_call_template = get_call_template
    DefaultPassBuilder.define_nopython_pipeline = needed_passes
    take_indices_as_they_are()
    codegen.set_env = lambda name, environment: None  # errors would look for Python's objects there
    types.Record.__repr__ = types.Type.__str__  # numba asks for it again and again, and making it takes long
    results = {}
    for entry in entries():
        dispatcher = getattr(sys.modules[entry.__module__], entry.__name__)
        signature = tuple(numba_type(parameter) for parameter in parameters_of(entry))
        dispatcher.compile(signature)
        results[entry] = dispatcher.overloads[signature]
    return results


def kernel_module(word: int, wanted: Sequence[Entry]) -> llvm.ModuleRef:
    """Return entries with their wrappers as one module; whole numbers have so many bits outside."""
    results = lowered()
    with global_compiler_lock:
        wrappers = cpu_target.target_context.codegen().create_library("wrappers").create_ir_module("wrappers")
        for entry in wanted:
            _Wrapper(wrappers, entry, word).add(results[entry])
    module = llvm.parse_assembly(prepared(str(llvm.parse_assembly(normalize_ir_text(str(wrappers))))))
    module.link_in(llvm.parse_bitcode(_functions()))
    return module


@cache
def _functions() -> bytes:
    """Return all that was lowered as one module, ready for the optimiser of every target."""
    module = llvm.parse_assembly("")
    for function in LoweredLibrary.modules:
        module.link_in(function)
    return llvm.parse_assembly(with_records_moved(prepared(str(module)))).as_bitcode()  # type: ignore[no-any-return]


class _Wrapper:
    """A plain C function around a function of numba's."""

    def __init__(self, module: Any, entry: Entry, word: int) -> None:
        self._module = module
        self._name = PREFIX + entry.__name__
        self._parameters = parameters_of(entry)
        self._word = ir.IntType(word)
        self._context = cpu_target.target_context

    def add(self, result: Any) -> None:
        """Add the wrapper to the module."""
        returns = result.signature.return_type
        if returns not in (types.none, types.int64):
            raise TypeError(f"{self._name} returns {returns}: an entry returns a whole number or nothing")
        takes = [c_type for parameter in self._parameters for c_type in self._c_types(parameter)]
        c_returns = ir.VoidType() if returns == types.none else self._word
        function = ir.Function(self._module, ir.FunctionType(c_returns, takes), self._name)
        self._builder = ir.IRBuilder(function.append_basic_block())
        given = iter(function.args)
        values = [self._value(parameter, given) for parameter in self._parameters]
        value = self._call(result.fndesc, values)
        if returns == types.none:
            self._builder.ret_void()
        else:
            self._builder.ret(self._builder.trunc(value, self._word) if self._word != I64 else value)

    def _call(self, described: Any, values: Sequence[Any]) -> Any:
        builder = self._builder
        callee = self._context.declare_function(self._module, described)
        status, value = self._context.call_conv.call_function(
            builder, callee, described.restype, described.argtypes, values
        )
        trap = self._module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), []))
        with builder.if_then(status.is_error, likely=False):
            builder.call(trap, [])
            builder.unreachable()
        return value

    def _c_types(self, parameter: Parameter) -> Iterator[Any]:
        kind = parameter.kind
        if isinstance(kind, Scalar):
            yield F64 if kind.type is float else self._word
            return
        yield BYTES
        if isinstance(kind, NumbersOf):
            yield from [self._word] * kind.dimensions

    def _value(self, parameter: Parameter, given: Iterator[Any]) -> Any:
        """Return the value for numba that is made of the next arguments."""
        kind = parameter.kind
        if isinstance(kind, Group):
            return self._group(kind, next(given), numba_type(parameter))
        if isinstance(kind, Scalar):
            return self._number(kind, next(given))
        extents = range(kind.dimensions if isinstance(kind, NumbersOf) else 0)
        return self._array(parameter, next(given), [self._widened(next(given)) for _ in extents])

    def _number(self, kind: Scalar, value: Any) -> Any:
        if kind.type is float:
            return value
        if kind.type is bool:
            return self._builder.icmp_signed("!=", value, self._word(0))
        return self._widened(value)

    def _widened(self, value: Any) -> Any:
        return value if self._word == I64 else self._builder.sext(value, I64)

    def _array(self, parameter: Parameter, address: Any, shape: list[Any]) -> Any:
        """Return an array that nobody owns, so that its references need not be counted."""
        kind = parameter.kind
        assert isinstance(kind, RecordsOf | NumbersOf)
        if isinstance(kind, RecordsOf):
            shape = [I64(kind.least)]
        size = I64(kind.dtype.itemsize)
        strides = [size]
        for extent in reversed(shape[1:]):
            strides.insert(0, self._builder.mul(strides[0], extent))
        array_type = numba_type(parameter)
        array = make_array(array_type)(self._context, self._builder)
        item = self._context.get_data_type(array_type.dtype).as_pointer()
        data = self._builder.bitcast(address, item)
        populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
        return array._getvalue()

    def _group(self, kind: Group, table: Any, group_type: Any) -> Any:
        """Return a tuple of arrays from a table of addresses and extents, all as long as an address."""
        builder, numbers = self._builder, iter(range(10**6))
        places = builder.bitcast(table, BYTES.as_pointer())
        addresses = [self._word_at(places, next(numbers)) for _ in kind.fields]
        arrays = []
        for field, place in zip(kind.fields, addresses, strict=True):
            extents = field.kind.dimensions if isinstance(field.kind, NumbersOf) else 0
            words = [self._word_at(places, next(numbers)) for _ in range(extents)]
            shape = [self._widened(builder.ptrtoint(builder.load(word), self._word)) for word in words]
            arrays.append(self._array(field, builder.load(place), shape))
        return self._context.make_tuple(builder, group_type, arrays)

    def _word_at(self, places: Any, number: int) -> Any:
        return self._builder.gep(places, [ir.IntType(32)(number)])
