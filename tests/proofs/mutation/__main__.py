"""Mutation testing of compiled rules, run as plain Python.

Each mutant is tested in a forked child of a process that has already imported the rules and
collected the tests. The tests that reach the mutated block run first, the quickest of them
first, and the child ends at the first failure. Start it in the project's folder.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import importlib
import inspect
import json
import os
import pkgutil
import random
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType, ModuleType

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from benchmarks.machine import provenance
from tests.proofs.mutation.bench import (
    ERROR,
    KILLED,
    SURVIVED,
    TIMEOUT,
    Bench,
    Mutant,
    Result,
    Rule,
    Stop,
)
from tests.proofs.mutation.operators import blocks, changes
from tests.proofs.resumable import resumable

ROOT = Path(__file__).resolve().parents[3]

NESTED = "MUTATION_RUN"
MARKS = {"compiled", "entry", "inlined"}
"""The decorators of rules."""
Excuses = dict[tuple[str, str], str]


def discover(package: str) -> list[Rule]:
    """Find every top-level function of a package that is compiled."""
    root = importlib.import_module(package)
    names = [m.name for m in pkgutil.walk_packages(root.__path__, package + ".")]
    rules: list[Rule] = []
    first = 0
    for name in [package, *sorted(names)]:
        module = importlib.import_module(name)
        filename = str(module.__file__)
        for node in ast.parse(Path(filename).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and is_rule(node):
                rules.append(Rule(name, node, filename, plain(module, node.name), first))
                first += len(blocks(node))
    if not rules:
        raise Stop(f"The package {package} has no function decorated with one of {sorted(MARKS)}.")
    return rules


def is_rule(node: ast.FunctionDef) -> bool:
    """Return True if a function carries one of the decorators of rules."""
    marks = [d.func if isinstance(d, ast.Call) else d for d in node.decorator_list]
    return any(MARKS & {getattr(m, "id", ""), getattr(m, "attr", "")} for m in marks)


def plain(module: object, name: str) -> FunctionType:
    """Get the Python function of a rule."""
    function = inspect.unwrap(getattr(module, name))
    if not isinstance(function, FunctionType):
        raise Stop(f"The rule {name} is already compiled: NUMBA_DISABLE_JIT came too late.")
    return function


def make_mutants(rules: Iterable[Rule]) -> list[Mutant]:
    """Make all mutants of all rules."""
    return [
        Mutant(rule, change, ordinal)
        for rule in rules
        for ordinal, change in enumerate(changes(rule.node, rule.filename, rule.function.__globals__), 1)
    ]


@dataclass
class State:
    """The results so far, kept in a file of JSON lines unless the run is partial."""

    path: Path | None
    key: str
    found: dict[str, str] = field(default_factory=dict)
    errors: dict[str, str] = field(default_factory=dict)

    def load(self) -> None:
        """Read the results of an earlier run with the same key, or start over."""
        if self.path is None:
            return
        lines = read_lines(self.path)
        if lines[:1] == [{"key": self.key}]:
            self.found = {r["id"]: r["status"] for r in lines[1:] if r["status"] != ERROR}
            lines = [r for r in lines[1:] if r["status"] != ERROR]
        else:
            lines = []
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = "".join(json.dumps(line) + "\n" for line in [{"key": self.key}, *lines])
        self.path.write_text(text, encoding="utf-8")

    def add(self, result: Result) -> None:
        """Keep a result at once; a control that fails makes all results void."""
        if result.mutant is None:
            if result.status != SURVIVED:
                self.forget()
                raise Stop(f"The clean rules do not pass in another order of tests: {result.by}")
            return
        self.found[result.mutant.id] = result.status
        if result.status == ERROR:
            self.errors[result.mutant.id] = result.by
        line = {"id": result.mutant.id, "status": result.status, "by": result.by}
        if self.path:
            with self.path.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps({**line, "seconds": result.seconds}) + "\n")

    def forget(self) -> None:
        """Remove the file."""
        if self.path:
            self.path.unlink(missing_ok=True)


def read_lines(path: Path) -> list[dict[str, str]]:
    """Read a file of JSON lines, without a last line cut short."""
    lines = []
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            with contextlib.suppress(json.JSONDecodeError):
                lines.append(json.loads(line))
    return lines


def source_key(sources: ModuleType, options: argparse.Namespace) -> str:
    """Hash all that results depend on: the rules, the tests and this tool."""
    here = Path(__file__).resolve()
    paths = {here, here.with_name("bench.py"), here.with_name("operators.py")}
    paths |= {path.resolve() for folder in sources.__path__ for path in Path(folder).rglob("*.py")}
    for test in options.tests:
        path = Path(test.split("::")[0]).resolve()
        paths |= set(path.rglob("*") if path.is_dir() else [path])
        paths |= {
            helper
            for folder in inside(path)
            for helper in (*folder.glob("*.py"), *folder.glob("support/**/*.py"))
        }
    left_out = {Path(options.excuses).resolve(), Path(options.report).resolve()}
    digest = hashlib.sha256(repr((sys.version, options.tests, options.pytest)).encode())
    for path in sorted(paths - left_out):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path).encode() + path.read_bytes())
    return digest.hexdigest()


def inside(path: Path) -> list[Path]:
    """List the folders around a test that lie in the project: they hold what tests import."""
    return [folder for folder in path.parents if folder.is_relative_to(Path.cwd())]


def read_excuses(path: Path) -> Excuses:
    """Read why each known survivor leaves play unchanged."""
    excuses: Excuses = {}
    tables = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    for table in tables.get("equivalent", []):
        place = (str(table.get("function", "")), str(table.get("diff", "")))
        if not all(place) or not str(table.get("reason", "")).strip():
            raise Stop(f"An entry of {path} lacks a function, a diff or a reason: {table}")
        if place in excuses:
            raise Stop(f"{path} has two entries for {place[0]}: {place[1]}")
        excuses[place] = " ".join(str(table["reason"]).split())
    return excuses


def complaints(
    rules: list[Rule], mutants: list[Mutant], state: State, excuses: Excuses, whole: bool
) -> list[str]:
    """Say all that is wrong with a run."""
    mutated = {mutant.rule.name for mutant in mutants}
    alive = {m.place for m in mutants if state.found.get(m.id) == SURVIVED}
    said = [f"Error: {name}: {words}" for name, words in state.errors.items()]
    if whole:
        said += [f"No mutants: {rule.name}" for rule in rules if rule.name not in mutated]
        said += [f"Stale reason: {name}: {diff}" for name, diff in sorted(set(excuses) - alive)]
    for place in sorted(alive - set(excuses)):
        said.append(f"Survived without a reason:\n{entry(*place)}")
    return said


def entry(name: str, diff: str) -> str:
    """Write the entry of a survivor, to fill in."""
    texts = {"function": name, "diff": diff, "reason": ""}
    lines = (f"{key} = {json.dumps(text, ensure_ascii=False)}\n" for key, text in texts.items())
    return "[[equivalent]]\n" + "".join(lines)


def report(package: str, mutants: list[Mutant], found: dict[str, str], excuses: Excuses) -> str:
    """Write the report: mutants per function, and every survivor with its reason."""
    counts: dict[str, Counter[str]] = {}
    for mutant in mutants:
        counts.setdefault(mutant.rule.name, Counter())[found[mutant.id]] += 1
    total = sum(counts.values(), Counter())
    lines = [
        "# Mutation testing",
        "",
        provenance("make proof-engine"),
        "",
        f"Each mutant is one small change of one function of `{package}`.",
        "It is killed when a test then fails or does not end, and survives when all tests pass.",
        "",
        "| Function | Mutants | Killed | Survived |",
        "| --- | ---: | ---: | ---: |",
        *(row(f"`{name}`", count) for name, count in counts.items()),
        row("All", total),
        "",
        "## Survivors",
        "",
    ]
    alive = [m for m in mutants if found[m.id] == SURVIVED]
    for name in dict.fromkeys(m.rule.name for m in alive):
        places = [m.place for m in alive if m.rule.name == name]
        lines += [f"### `{name}`", ""]
        lines += [f"- `{p[1]}`: {excuses.get(p, '**no reason given**')}" for p in places]
        lines += [""]
    return "\n".join(lines if alive else [*lines, "None.", ""])


def row(name: str, count: Counter[str]) -> str:
    """Write one row of the report's table."""
    killed = count[KILLED] + count[TIMEOUT]
    cells = (name, count.total(), killed, count[SURVIVED])
    return f"| {' | '.join(map(str, cells))} |"


@contextlib.contextmanager
def progress(total: int) -> Iterator[Callable[[Result], None]]:
    """Show progress: a bar on a terminal, else a line every 50 mutants."""
    console = Console(file=sys.stdout)
    start = time.monotonic()
    counts: Counter[str] = Counter()
    words = TextColumn("{task.description}")
    columns = (words, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(
        *columns,
        console=console,
        auto_refresh=False,
        disable=not console.is_terminal,
        redirect_stdout=False,
        redirect_stderr=False,
    )

    def tell(result: Result) -> None:
        counts[result.status] += result.mutant is not None
        done = counts.total()
        speed = done / (time.monotonic() - start)
        text = f"{counts[SURVIVED]} survived, {counts[TIMEOUT]} timed out, {speed:.1f} per second"
        if console.is_terminal:
            bar.update(task, completed=done, description=text, refresh=True)
        elif done and result.mutant and (done % 50 == 0 or done == total):
            print(f"{done}/{total}: {text}", file=console.file, flush=True)

    with bar:
        task = bar.add_task("", total=total)
        yield tell


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Mutation testing of the compiled rules.")
    add = parser.add_argument
    add("tests", nargs="*", default=["tests"], help="test files or folders, in order")
    add("--package", default="cablecar.rules", help="the package of the rules")
    add("--state", default="build/mutation.jsonl", help="the results, to go on from")
    add("--report", default="docs/reports/mutation.md", help="the report to write")
    add("--excuses", default="tests/proofs/mutation/equivalent.toml", help="the reasons of survivors")
    add("--list", action="store_true", help="list the mutants and test none")
    add("--sample", type=int, metavar="N", help="test N random mutants; no state, no report")
    add("--seed", type=int, default=0, help="the seed of the sample")
    add("--only", metavar="TEXT", help="test mutants with TEXT in their id; no state, no report")
    add("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="children at a time")
    add("--factor", type=float, default=20, help="time-out as a multiple of the clean time")
    add("--memory", type=float, default=1, help="more memory a child may take, in GiB")
    add("--pytest", action="append", default=[], metavar="ARG", help="further pytest argument")
    return parser.parse_args(arguments)


def prepare(folder: str) -> None:
    """Turn compiling off and keep files out of the project."""
    if os.environ.get(NESTED):
        raise Stop("A mutation run cannot start inside another; leave its test out.")
    os.environ |= {
        NESTED: "1",
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "HYPOTHESIS_STORAGE_DIRECTORY": folder,
    }
    sys.dont_write_bytecode = True
    tempfile.tempdir = folder
    signal.signal(signal.SIGTERM, signal.default_int_handler)


def show(rules: list[Rule], mutants: list[Mutant]) -> int:
    """List the mutants of each function; give 1 if one has none."""
    empty = False
    for rule in rules:
        mine = [mutant for mutant in mutants if mutant.rule is rule]
        empty |= not mine
        print(f"{rule.name}: {len(mine)}")
        for mutant in mine:
            print(f"  {mutant.id}  {mutant.change.diff}")
    print(f"{len(mutants)} mutants of {len(rules)} functions")
    return int(empty)


def choose(mutants: list[Mutant], options: argparse.Namespace) -> list[Mutant]:
    """Take the mutants the options ask for."""
    chosen = [m for m in mutants if (options.only or "") in m.id]
    if options.sample is None:
        return chosen
    return random.Random(options.seed).sample(chosen, min(options.sample, len(chosen)))


def try_out(rules: list[Rule], pending: list[Mutant], state: State, options: argparse.Namespace) -> None:
    """Test mutants and keep every result."""
    fixed = ["-x", "-q", "-s", "-p", "no:cacheprovider", "-o", "addopts="]
    arguments = [*fixed, *options.pytest, *options.tests]
    bench = Bench(rules, arguments, options.jobs, options.memory, options.factor)
    survey = bench.survey()
    print(f"Clean run: {len(survey.times)} tests in {survey.seconds:.1f} s.", flush=True)
    with progress(len(pending)) as tell:

        def note(result: Result) -> None:
            state.add(result)
            tell(result)

        bench.test(pending, survey, note)


def run(options: argparse.Namespace, folder: str) -> int:
    """Do what the options ask for and give the exit status."""
    prepare(folder)
    rules = discover(options.package)
    mutants = make_mutants(rules)
    if options.list:
        return show(rules, mutants)
    excuses = read_excuses(Path(options.excuses))
    whole = options.sample is None and options.only is None
    state = State(Path(options.state) if whole else None, source_key(sys.modules[options.package], options))
    state.load()
    chosen = choose(mutants, options)
    pending = [m for m in chosen if m.id not in state.found]
    print(f"{len(mutants)} mutants of {len(rules)} functions, {len(pending)} to test.", flush=True)
    if pending:
        try_out(rules, pending, state, options)
    said = complaints(rules, chosen, state, excuses, whole)
    if whole:
        Path(options.report).parent.mkdir(parents=True, exist_ok=True)
        text = report(options.package, chosen, state.found, excuses)
        Path(options.report).write_text(text, encoding="utf-8")
    print("\n".join([*said, f"{len(said)} complaints." if said else "All is well."]))
    return int(bool(said))


@resumable
def main(arguments: list[str] | None = None) -> int:
    """Run the tool: 0 all is well, 1 complaints, 2 cannot run, 130 interrupted."""
    options = parse(arguments)
    try:
        with tempfile.TemporaryDirectory(prefix="mutation-") as folder:
            return run(options, folder)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
