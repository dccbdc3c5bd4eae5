"""The bench of the mutation tool: forked children that test one mutant each."""

from __future__ import annotations

import ast
import contextlib
import gc
import importlib.util
import json
import os
import resource
import select
import shutil
import signal
import sys
import tempfile
import time
import traceback
import unittest
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import NoReturn

import pytest

from tests.proofs.mutation.operators import Change, instrumented

SURVIVED, KILLED, TIMEOUT, ERROR = "survived", "killed", "timeout", "error"


class Stop(Exception):
    """The run cannot go on; the message says why."""


@dataclass(frozen=True)
class Rule:
    """A compiled function of the rules."""

    module: str
    node: ast.FunctionDef
    filename: str
    function: FunctionType
    first_block: int

    @property
    def name(self) -> str:
        """Give the full dotted name."""
        return f"{self.module}.{self.node.name}"


@dataclass(frozen=True)
class Mutant:
    """One change of one rule."""

    rule: Rule
    change: Change
    ordinal: int

    @property
    def id(self) -> str:
        """Give a name that stays when other functions change."""
        return f"{self.rule.name}+{self.change.line}:{self.change.operator}:{self.ordinal}"

    @property
    def block(self) -> int:
        """Give the number of the mutated block among all blocks of all rules."""
        return self.rule.first_block + self.change.block

    @property
    def place(self) -> tuple[str, str]:
        """Give what an excuse names: the function and the text of the change."""
        return self.rule.name, self.change.diff


@dataclass(frozen=True)
class Result:
    """What became of a mutant, or of the clean rules (None), and by which test."""

    mutant: Mutant | None
    status: str
    by: str
    seconds: float


@dataclass
class Survey:
    """What the clean run told: each test's time and the blocks it reaches."""

    factor: float
    seconds: float
    early: set[int]
    times: dict[str, float]
    hits: dict[str, set[int]]
    kills: Counter[tuple[str, str]] = field(default_factory=Counter)

    def order(self, items: Iterable[pytest.Item], mutant: Mutant | None) -> list[pytest.Item]:
        """Sort tests: those that reach the mutant, then the quickest and deadliest."""
        name = mutant.rule.name if mutant else ""

        def rank(item: pytest.Item) -> tuple[bool, float]:
            reaches = mutant is None or mutant.block in self.hits.get(item.nodeid, ())
            deaths = self.kills[name, item.nodeid]
            return not reaches, self.times.get(item.nodeid, self.seconds) / (1 + deaths)

        return sorted(items, key=rank)

    def learn(self, result: Result) -> None:
        """Remember which test killed a mutant of which function."""
        if result.mutant and result.status == KILLED:
            self.kills[result.mutant.rule.name, result.by] += 1

    @cached_property
    def slowest(self) -> float:
        """Give the time of the slowest test."""
        return max(self.times.values(), default=0)

    def test_limit(self, nodeid: str) -> float:
        """Give a test's limit of processor time, with room for what an earlier test prepared."""
        return 0.5 + self.factor * self.times.get(nodeid, self.slowest) + 3 * self.slowest

    def run_limit(self) -> float:
        """Give a child's limit of time by the clock."""
        return 30 + self.factor * self.seconds


class Calm:
    """The plugin of every run: Hypothesis, if there, repeats itself and shrinks nothing."""

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        """Load a profile over the project's own."""
        if importlib.util.find_spec("hypothesis"):
            hypothesis = importlib.import_module("hypothesis")
            phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
            calm = {"database": None, "derandomize": True, "deadline": None, "phases": phases}
            hypothesis.settings.register_profile("mutation", **calm)
            hypothesis.settings.load_profile("mutation")


class Scout(Calm):
    """The plugin of the clean run: it notes each test's time and the blocks it reaches."""

    def __init__(self, hits: set[int]) -> None:
        """Share the set the instrumented rules write to."""
        self.hits = hits
        self.early: list[int] = []
        self.tests: dict[str, tuple[float, list[int]]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self) -> None:
        """Note what ran while the tests were collected."""
        self.early = sorted(self.hits)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Note what one test does."""
        self.hits.clear()
        start = time.process_time()
        outcome = yield
        self.tests[item.nodeid] = (time.process_time() - start, sorted(self.hits))
        return outcome


class Judge(Calm):
    """The plugin of a mutant's run: it ends the process at the first failure."""

    def __init__(self, survey: Survey, mutant: Mutant | None, pipe: int) -> None:
        """Prepare to test a mutant, or the clean rules as a control."""
        self.survey, self.mutant, self.pipe = survey, mutant, pipe
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, survey.run_limit())

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> NoReturn:
        """Run the tests in the order that ends soonest."""
        items = self.survey.order(session.items, self.mutant)
        for item, following in zip(items, [*items[1:], None], strict=True):
            os.write(self.pipe, f"{item.nodeid}\n".encode())
            signal.setitimer(signal.ITIMER_PROF, self.survey.test_limit(item.nodeid))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                os._exit(1)
        os._exit(0)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """End at a plain failure without the time and memory a report takes."""
        mild = (pytest.skip.Exception, pytest.xfail.Exception, unittest.SkipTest)
        if call.excinfo is None or item.get_closest_marker("xfail"):
            return
        if not issubclass(call.excinfo.type, (*mild, pytest.exit.Exception)):
            os._exit(1)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Count a test file that cannot be collected as a failure."""
        if report.failed:
            os.write(self.pipe, f"{report.nodeid}\n".encode())
            os._exit(1)


@dataclass
class Child:
    """A forked process, what it has written so far, and its own temporary folder."""

    pid: int
    pipe: int
    scratch: str
    start: float
    late: bool = False
    text: bytearray = field(default_factory=bytearray)

    def read(self) -> bool:
        """Take what the child wrote; return whether it goes on."""
        chunk = os.read(self.pipe, 1 << 16)
        self.text += chunk
        return bool(chunk)

    def finish(self) -> int:
        """Wait for the end, tidy up and give the exit status, negative for a signal."""
        _, status = os.waitpid(self.pid, 0)
        os.close(self.pipe)
        shutil.rmtree(self.scratch, ignore_errors=True)
        return os.waitstatus_to_exitcode(status)

    def kill(self) -> None:
        """End the child at once."""
        os.kill(self.pid, signal.SIGKILL)


def fork(body: Callable[[int], int], memory: float, log: str = os.devnull) -> Child:
    """Run a function in a child that can write to a pipe and to a folder of its own."""
    scratch = os.path.realpath(tempfile.mkdtemp(prefix="mutant-"))
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid:
        os.close(writing)
        return Child(pid, reading, scratch, time.monotonic())
    status = 3
    try:
        confine(scratch, memory, log)
        status = body(writing)
    except BaseException:
        os.write(writing, traceback.format_exc(limit=-1).strip().replace("\n", " ").encode())
    finally:
        os._exit(status)


def confine(scratch: str, memory: float, log: str) -> None:
    """Keep a child from the terminal, from the project's files and from all the memory."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    sink = os.open(log, os.O_RDWR | os.O_CREAT)
    for stream in range(3):
        os.dup2(sink, stream)
    os.environ["TMPDIR"] = tempfile.tempdir = scratch
    sys.addaudithook(write_guard(os.getcwd() + os.sep, scratch + os.sep))
    with contextlib.suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + int(memory * 2**30)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def write_guard(root: str, scratch: str) -> Callable[[str, tuple[object, ...]], None]:
    """Make an audit hook that refuses to change files of the project."""
    changing = {"os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.truncate"}

    def hook(event: str, args: tuple[object, ...]) -> None:
        if event == "open":
            flags = args[2]
            if not isinstance(flags, int) or not flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
                return
        elif event not in changing:
            return
        if isinstance(args[0], (str, bytes, os.PathLike)):
            path = os.path.abspath(os.fsdecode(args[0]))
            if path.startswith(root) and not path.startswith(scratch):
                raise PermissionError(f"A test run under mutation may not change {path}")

    return hook


@dataclass
class Bench:
    """All that the testing of mutants needs."""

    rules: list[Rule]
    arguments: list[str]
    jobs: int
    memory: float
    factor: float

    def survey(self) -> Survey:
        """Run the tests on the clean rules, which must pass."""
        with tempfile.NamedTemporaryFile(prefix="mutation-", suffix=".log") as log:
            child = fork(self.scout, self.memory, log.name)
            start = time.perf_counter()
            try:
                while child.read():
                    pass
            except BaseException:
                child.kill()
                raise
            finally:
                status = child.finish()
            if status:
                output = Path(log.name).read_text(errors="replace")
                raise Stop(f"{output}{child.text.decode()}\nThe clean run does not pass.")
        told = json.loads(child.text)
        times = {nodeid: test[0] for nodeid, test in told["tests"].items()}
        hits = {nodeid: set(test[1]) for nodeid, test in told["tests"].items()}
        seconds = time.perf_counter() - start
        return Survey(self.factor, seconds, set(told["early"]), times, hits)

    def scout(self, pipe: int) -> int:
        """Run the clean tests on instrumented rules in a child."""
        hits: set[int] = set()
        for rule in self.rules:
            rule.function.__globals__["__hits__"] = hits
            rule.function.__code__ = instrumented(rule.node, rule.filename, rule.first_block)
        scout = Scout(hits)
        status = int(pytest.main(self.arguments, plugins=[scout]))
        told = json.dumps({"early": scout.early, "tests": scout.tests}).encode()
        with os.fdopen(os.dup(pipe), "wb") as stream:
            stream.write(told if status == 0 else b"")
        return status

    def test(self, mutants: list[Mutant], survey: Survey, note: Callable[[Result], None]) -> None:
        """Test mutants; those whose block runs during collection collect again each time."""
        early = [m for m in mutants if m.block in survey.early]
        late = [m for m in mutants if m.block not in survey.early]
        if early:
            self.pool([None, *early], survey, note, self.collect_and_judge)
        if late:
            host = Host(lambda judge: self.pool([None, *late], survey, note, judge))
            with open(os.devnull, "w") as sink, contextlib.redirect_stdout(sink):
                pytest.main(self.arguments, plugins=[host])
            if host.error:
                raise host.error

    def collect_and_judge(self, judge: Judge) -> int:
        """Collect the tests in a child whose rule is mutated, and run them."""
        return max(2, int(pytest.main(self.arguments, plugins=[judge])))

    def pool(
        self,
        mutants: Iterable[Mutant | None],
        survey: Survey,
        note: Callable[[Result], None],
        work: Callable[[Judge], int],
    ) -> None:
        """Test mutants, several at a time, and the clean rules (None) as a control."""
        waiting = deque(mutants)
        active: dict[int, tuple[Child, Mutant | None]] = {}
        with interrupts_held() as check, contextlib.ExitStack() as last:
            last.callback(end_all, active)
            while waiting or active:
                check()
                while waiting and len(active) < self.jobs:
                    mutant = waiting.popleft()
                    child = self.start(mutant, survey, work)
                    active[child.pipe] = (child, mutant)
                for pipe in finished(active, survey.run_limit()):
                    result = verdict(*active.pop(pipe))
                    survey.learn(result)
                    note(result)

    def start(self, mutant: Mutant | None, survey: Survey, work: Callable[[Judge], int]) -> Child:
        """Fork a child in which one mutant takes the place of its rule."""

        def body(pipe: int) -> int:
            if mutant:
                mutant.rule.function.__code__ = mutant.change.code
            return work(Judge(survey, mutant, pipe))

        return fork(body, self.memory)


class Host(Calm):
    """The plugin of the process that collects the tests once and forks before they run."""

    def __init__(self, pool: Callable[[Callable[[Judge], int]], None]) -> None:
        """Take the work to do once the tests are collected."""
        self.pool = pool
        self.error: BaseException | None = Stop("The tests could not be collected a second time.")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Test all mutants in place of the clean rules."""

        def work(judge: Judge) -> int:
            session.config.pluginmanager.register(judge)
            judge.pytest_runtestloop(session)

        gc.collect()
        gc.freeze()
        try:
            self.pool(work)
            self.error = None
        except BaseException as error:  # pytest would make its own sense of it
            self.error = error
        return True


@contextlib.contextmanager
def interrupts_held() -> Iterator[Callable[[], None]]:
    """Hold interrupts back; the function given raises one that has come."""
    came: list[int] = []
    both = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(number, lambda got, _: came.append(got)) for number in both]

    def check() -> None:
        if came:
            raise KeyboardInterrupt

    try:
        yield check
    finally:
        for number, handler in zip(both, before, strict=True):
            signal.signal(number, handler)


def end_all(active: dict[int, tuple[Child, Mutant | None]]) -> None:
    """End the children still at work."""
    for child, _ in active.values():
        child.kill()
        child.finish()


def finished(active: dict[int, tuple[Child, Mutant | None]], limit: float) -> list[int]:
    """Wait a little; list the pipes of children that ended or had to be killed."""
    ready, _, _ = select.select(list(active), [], [], 0.5)
    ended = [pipe for pipe in ready if not active[pipe][0].read()]
    for pipe, (child, _) in active.items():
        if pipe not in ended and time.monotonic() - child.start > limit:
            child.late = True
            child.kill()
            ended.append(pipe)
    return ended


def verdict(child: Child, mutant: Mutant | None) -> Result:
    """Tell from the end of a child what became of its mutant."""
    status = child.finish()
    known = {0: SURVIVED, 1: KILLED, -signal.SIGPROF: TIMEOUT}
    if child.late:
        known[-signal.SIGKILL] = TIMEOUT
    name = known.get(status, ERROR)
    last = child.text.decode(errors="replace").strip().rsplit("\n", 1)[-1]
    by = "" if name == SURVIVED else last
    if name == ERROR:
        by = f"exit status {status} at {last}"
    seconds = round(time.monotonic() - child.start, 3)
    return Result(mutant, name, by, seconds)
