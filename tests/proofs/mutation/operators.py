"""Mutation operators: small changes of a function's syntax tree, compiled and described."""

from __future__ import annotations

import ast
import copy
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import CodeType
from typing import TypeVar

Node = TypeVar("Node", bound=ast.AST)
Variant = tuple[str, ast.AST]

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
EXTREMES = {"min": "max", "max": "min", "minimum": "maximum", "maximum": "minimum"}
RANGES = {"range", "prange"}
SKIPPED_FIELDS = {"annotation", "returns", "decorator_list"}


@dataclass(frozen=True)
class Change:
    """One mutation of one function."""

    operator: str
    line: int
    diff: str
    block: int
    code: CodeType


@dataclass(frozen=True)
class Slot:
    """The place in the tree that holds a node."""

    parent: ast.AST
    field: str
    index: int | None

    def put(self, node: ast.AST) -> None:
        """Place a node here."""
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


@dataclass(frozen=True)
class Site:
    """A node that may be mutated, its place, and the statement it belongs to."""

    node: ast.AST
    slot: Slot
    statement: ast.stmt


def compile_function(function: ast.FunctionDef, filename: str) -> CodeType:
    """Compile one function of a parsed module, with the module's line numbers."""
    module = ast.Module(body=[function], type_ignores=[])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        outer = compile(module, filename, "exec", dont_inherit=True)
    return next(
        const for const in outer.co_consts if isinstance(const, CodeType) and const.co_name == function.name
    )


def blocks(function: ast.FunctionDef) -> list[list[ast.stmt]]:
    """List every block of statements of a function; a block's number is its place here."""
    fields = ("body", "orelse", "finalbody")
    found = [getattr(node, field, None) for node in ast.walk(function) for field in fields]
    return [block for block in found if isinstance(block, list) and block]


def instrumented(function: ast.FunctionDef, filename: str, first: int) -> CodeType:
    """Compile a function whose every block adds its number to the global set `__hits__`."""
    twin = copy.deepcopy(function)
    for number, block in enumerate(blocks(twin), first):
        mark = ast.parse(f"__hits__.add({number})").body[0]
        block.insert(0, located(mark, block[0]))
    return compile_function(twin, filename)


def changes(function: ast.FunctionDef, filename: str, names: Mapping[str, object]) -> list[Change]:
    """Make every mutation of a function whose compiled code is new; `names` are its globals."""
    home = {id(s): number for number, block in enumerate(blocks(function)) for s in block}
    start = min([function.lineno, *(d.lineno for d in function.decorator_list)])
    seen = {fingerprint(compile_function(function, filename))}
    diffs: dict[str, int] = {}
    found = []
    for site in list(sites(function, function)):
        for operator, node in variants(site.node):
            code, diff = trial(function, filename, site, node)
            if (mark := fingerprint(code)) in seen or returns_same(site.node, node, names):
                continue
            seen.add(mark)
            diffs[diff] = diffs.get(diff, 0) + 1
            text = diff if diffs[diff] == 1 else f"{diff} ({diffs[diff]})"
            line = site.statement.lineno - start
            found.append(Change(operator, line, text, home[id(site.statement)], code))
    return found


def returns_same(old: ast.AST, new: ast.AST, names: Mapping[str, object]) -> bool:
    """Return True if a constant is returned in place of a name for the very same number."""
    match old, new:
        case ast.Return(ast.Name(name)), ast.Return(ast.Constant(value)):
            return type(names.get(name)) is int and names[name] == value
    return False


def trial(function: ast.FunctionDef, filename: str, site: Site, node: ast.AST) -> tuple[CodeType, str]:
    """Compile and describe one mutation, leaving the tree as it was."""
    before = header(site.statement)
    site.slot.put(located(node, site.node))
    try:
        whole = isinstance(node, ast.stmt)
        after = header(node if whole else site.statement)
        return compile_function(function, filename), f"{before} -> {after}"
    finally:
        site.slot.put(site.node)


def header(node: ast.AST) -> str:
    """Write a statement as one line of source, without its body."""
    return ast.unparse(node).split("\n", 1)[0]


def located(node: Node, model: ast.AST) -> Node:
    """Give a new node, and all in it that has none, the place of another."""
    placed = node if hasattr(node, "lineno") else ast.copy_location(node, model)
    return ast.fix_missing_locations(placed)


def fingerprint(code: CodeType) -> tuple[object, ...]:
    """Tell code objects apart by what they do, not by where they stand."""
    consts = tuple(fingerprint(c) if isinstance(c, CodeType) else (type(c), repr(c)) for c in code.co_consts)
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    return (code.co_code, code.co_exceptiontable, names, consts)


def sites(parent: ast.AST, statement: ast.stmt) -> Iterator[Site]:
    """Walk a tree in source order, without annotations, decorators and parameters."""
    for field, value in ast.iter_fields(parent):
        if field in SKIPPED_FIELDS:
            continue
        many = isinstance(value, list)
        for index, child in enumerate(value if many else [value]):
            if not isinstance(child, ast.AST) or isinstance(child, ast.arguments):
                continue
            owner = child if isinstance(child, ast.stmt) else statement
            yield Site(child, Slot(parent, field, index if many else None), owner)
            yield from sites(child, owner)


def variants(node: ast.AST) -> Iterator[Variant]:
    """Yield the mutations of one node, each with its operator's name."""
    if isinstance(node, ast.stmt):
        yield from statements(node)
    else:
        yield from expressions(node)
    if removable(node):
        yield "remove", ast.Pass()


def expressions(node: ast.AST) -> Iterator[Variant]:
    """Yield the mutations of an expression."""
    match node:
        case ast.Compare():
            yield from comparisons(node)
        case ast.BinOp():
            yield from arithmetic(node)
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield "bool", replaced(node, op=other)
        case ast.UnaryOp():
            yield f"drop-{type(node.op).__name__}", node.operand
        case ast.IfExp():
            yield "negate", replaced(node, test=negated(node.test))
        case ast.Constant():
            yield from constants(node)
        case ast.Call():
            yield from calls(node)


def statements(node: ast.stmt) -> Iterator[Variant]:
    """Yield the mutations of a statement as a whole."""
    match node:
        case ast.AugAssign():
            yield from arithmetic(node)
        case ast.If() | ast.While():
            yield "negate", replaced(node, test=negated(node.test))
        case ast.Break():
            yield "continue", ast.Continue()
        case ast.Continue():
            yield "break", ast.Break()
        case ast.Return():
            yield from returns(node)


def replaced(node: ast.AST, **fields: object) -> ast.AST:
    """Copy a node with other values in some fields."""
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def comparisons(node: ast.Compare) -> Iterator[Variant]:
    """Replace each comparison by its neighbours."""
    for index, op in enumerate(node.ops):
        for other in COMPARISONS[type(op)]:
            ops = [*node.ops[:index], other(), *node.ops[index + 1 :]]
            yield f"{type(op).__name__}-{other.__name__}", replaced(node, ops=ops)


def arithmetic(node: ast.BinOp | ast.AugAssign) -> Iterator[Variant]:
    """Replace an arithmetic or bitwise operator."""
    if other := ARITHMETIC.get(type(node.op)):
        yield f"{type(node.op).__name__}-{other.__name__}", replaced(node, op=other())


def negated(test: ast.expr) -> ast.AST:
    """Negate a condition, as a plain comparison where it is one."""
    opposite = {ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt}
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        kind = type(test.ops[0])
        return replaced(test, ops=[opposite.get(kind, COMPARISONS[kind][0])()])
    return ast.UnaryOp(op=ast.Not(), operand=test)


def constants(node: ast.Constant) -> Iterator[Variant]:
    """Flip a truth value; move an integer by one."""
    if isinstance(node.value, bool):
        yield "flip", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "plus-one", ast.Constant(node.value + 1)
        yield "minus-one", ast.Constant(node.value - 1)


def calls(node: ast.Call) -> Iterator[Variant]:
    """Swap min and max; move the ends of a range by one."""
    name = getattr(node.func, "id", getattr(node.func, "attr", ""))
    if other := EXTREMES.get(name):
        field = "id" if isinstance(node.func, ast.Name) else "attr"
        yield f"{name}-{other}", replaced(node, func=replaced(node.func, **{field: other}))
    if name not in RANGES:
        return
    for index, end in enumerate(node.args[:2]):
        if not moved_by_constant(end):
            for op in (ast.Add(), ast.Sub()):
                moved = ast.BinOp(left=end, op=op, right=ast.Constant(1))
                args = [*node.args[:index], moved, *node.args[index + 1 :]]
                yield f"range-{type(op).__name__}", replaced(node, args=args)


def moved_by_constant(end: ast.expr) -> bool:
    """Return True if mutating the constants of a range's end already moves it by one."""
    if isinstance(end, ast.BinOp) and isinstance(end.op, (ast.Add, ast.Sub)):
        return any(isinstance(side, ast.Constant) for side in (end.left, end.right))
    if isinstance(end, ast.UnaryOp):
        end = end.operand
    return isinstance(end, (ast.Constant, ast.Starred))


def returns(node: ast.Return) -> Iterator[Variant]:
    """Return 0 and 1 in place of any other expression."""
    if node.value is None:
        return
    known = node.value.value if isinstance(node.value, ast.Constant) else None
    for value in (0, 1):
        if not isinstance(known, int) or (known != value and not isinstance(known, bool)):
            yield f"return-{value}", ast.Return(value=ast.Constant(value))


def removable(node: ast.AST) -> bool:
    """Return True if a statement may be replaced by `pass`."""
    if isinstance(node, ast.AnnAssign):
        return node.value is not None
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    return isinstance(node, (ast.Assign, ast.AugAssign))
