"""Where and when a figure was made, and the page that it stands on."""

import argparse
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import date
from pathlib import Path

BUILD = Path(__file__).parent.parent / "build"
"""Where data stand while something is measured: /tmp is not a disk on every machine."""
MISSED = "missed"
"""What a page says beside a figure that does not keep its promise."""


def processor() -> str:
    """Return the processor's name."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor()


def commit() -> str:
    """Return the commit that is measured, marked where files were changed since; reports don't count."""
    described = _git("describe", "--always", "--exclude=*")
    changed = _git("status", "--porcelain", "--untracked-files=no", "--", ":/", ":(top,exclude)docs/reports")
    return f"{described}-dirty" if changed else described or "unknown"


def _git(*arguments: str) -> str:
    folder = Path(__file__).parent
    return subprocess.run(["git", *arguments], capture_output=True, text=True, cwd=folder).stdout.strip()


def provenance(command: str) -> str:
    """Return a sentence that says how a figure was made."""
    machine = f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return f"Made by `{command}` at commit {commit()} on {date.today()}: {machine}."


def publish_runs(description: str, runs: int, report: Callable[[int, Path, str], str]) -> None:
    """Measure so often, in a folder of its own; write the page, and fail if a promise is missed."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--runs", type=int, default=runs)
    parser.add_argument("--write", type=Path)
    options = parser.parse_args()
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        page = report(options.runs, Path(folder), " ".join(["python", *sys.orig_argv[1:]]))
    if options.write is not None:
        options.write.write_text(page)
    print(page)
    if MISSED in page:
        raise SystemExit(1)


def publish(description: str, report: Callable[[], str]) -> None:
    """Measure on one core, write the page where the command line says, and fail if a promise is missed."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--write", type=Path, required=True)
    target = parser.parse_args().write
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    page = report()
    target.write_text(page)
    print(page)
    if MISSED in page:
        raise SystemExit(1)
