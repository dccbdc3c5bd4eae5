"""The import graph of a package, read from its sources: nothing is imported.

Every import counts, also one inside a function or under `if TYPE_CHECKING`: those hide a cycle, but do
not break it.
"""

import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path


@dataclass(frozen=True)
class Import:
    """One name that a module imports from a module of the same package."""

    importer: str
    imported: str
    """The module that is imported, or that the name comes from."""
    name: str
    """The name that is imported from it; empty where it is the module itself."""
    line: int

    def __str__(self) -> str:
        return f"{self.importer}:{self.line} imports {f'{self.imported}.{self.name}'.rstrip('.')}"


@dataclass(frozen=True)
class Package:
    """The sources of a package, by the full names of its modules."""

    name: str
    trees: Mapping[str, ast.Module]

    @cached_property
    def imports(self) -> list[Import]:
        """All imports of modules of the package by others."""
        return [found for module in sorted(self.trees) for found in self._imports_of(module)]

    @cached_property
    def graph(self) -> dict[str, set[str]]:
        """The modules that each module imports."""
        graph: dict[str, set[str]] = {module: set() for module in self.trees}
        for found in self.imports:
            graph[found.importer].add(found.imported)
        return graph

    def _imports_of(self, module: str) -> Iterator[Import]:
        for node in ast.walk(self.trees[module]):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    if alias.name in self.trees:
                        yield Import(module, alias.name, "", node.lineno)
            elif isinstance(node, ast.ImportFrom) and node.module and node.module in self.trees:
                for alias in node.names:
                    submodule = f"{node.module}.{alias.name}"
                    if submodule in self.trees:
                        yield Import(module, submodule, "", node.lineno)
                    else:
                        yield Import(module, node.module, alias.name, node.lineno)


def read_package(folder: Path) -> Package:
    """Read the sources of a package; all its imports must be absolute."""
    trees = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder.parent).with_suffix("").parts
        trees[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = ast.parse(path.read_text("utf-8"))
    relative = [
        module
        for module, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.level
    ]
    assert relative == [], "relative imports"
    return Package(folder.name, trees)


# --- cycles


def cycles(graph: Mapping[str, set[str]]) -> list[str]:
    """Return the groups of modules that import each other, directly or by way of others."""
    reached = {module: _reached(graph, module) for module in graph}
    groups = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in graph
        if module in reached[module]
    }
    return sorted(" <-> ".join(sorted(group)) for group in groups)


def _reached(graph: Mapping[str, set[str]], module: str) -> set[str]:
    """Return all modules that a module imports, directly or by way of others."""
    reached: set[str] = set()
    waiting = [module]
    while waiting:
        following = graph[waiting.pop()] - reached
        reached |= following
        waiting += following
    return reached


# --- layers


def upward_looks(package: Package, layers: Sequence[str]) -> list[str]:
    """Return the imports of a higher layer by a lower one; layers are modules or packages, the lowest first.

    The package itself may import everything, and nobody may import it.
    """
    return [
        str(found)
        for found in package.imports
        if found.importer != package.name
        and _level(package, found.importer, layers) < _level(package, found.imported, layers)
    ]


def without_layer(package: Package, layers: Sequence[str]) -> list[str]:
    """Return the modules that stand in no layer; a package of several layers may have an empty `__init__`."""
    return [
        module
        for module, tree in package.trees.items()
        if module != package.name and _layer(package, module, layers) is None and _has_code(tree)
    ]


def _level(package: Package, module: str, layers: Sequence[str]) -> int:
    layer = _layer(package, module, layers)
    return len(layers) if layer is None else layers.index(layer)


def _layer(package: Package, module: str, layers: Sequence[str]) -> str | None:
    inside = module.removeprefix(f"{package.name}.")
    return next((layer for layer in layers if f"{inside}.".startswith(f"{layer}.")), None)


def _has_code(tree: ast.Module) -> bool:
    return any(
        not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)) for node in tree.body
    )


# --- private names

NAMED_TUPLE = {"_asdict", "_fields", "_make", "_replace"}
"""Public in spite of their names."""


def foreign_private_names(package: Package) -> list[str]:
    """Return where a module reaches for a private name that another module defines."""
    found = [str(each) for each in package.imports if _is_private(each)]
    for module, tree in sorted(package.trees.items()):
        own, standard = _own_names(tree), _standard_modules(tree)
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Attribute)
                and _is_private_name(node.attr)
                and node.attr not in own
                and not (isinstance(node.value, ast.Name) and node.value.id in {"self", "cls", *standard})
            ):
                found.append(f"{module}:{node.lineno} reads {ast.unparse(node)}")
    return found


def _is_private(found: Import) -> bool:
    return any(map(_is_private_name, [*found.imported.split("."), found.name]))


def _is_private_name(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in NAMED_TUPLE


def _own_names(tree: ast.Module) -> set[str]:
    """Return what a module defines: functions, classes, variables, and attributes of its own objects."""
    names = set()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
            case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name, ctx=ast.Store()):
                names.add(name)
    return names


def _standard_modules(tree: ast.Module) -> set[str]:
    """Return the names by which a module knows modules of the standard library."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.name.partition(".")[0] in sys.stdlib_module_names
    }
