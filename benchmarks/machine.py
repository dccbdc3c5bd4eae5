"""Where and when a figure was made."""

import os
import platform
import subprocess
from datetime import date
from pathlib import Path


def processor() -> str:
    """Return the processor's name."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor()


def commit() -> str:
    """Return the commit that is measured, marked where files were changed since."""
    described = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--exclude=*"],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parent,
    )
    return described.stdout.strip() or "unknown"


def provenance(command: str) -> str:
    """Return a sentence that says how a figure was made."""
    machine = f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return f"Made by `{command}` at commit {commit()} on {date.today()}: {machine}."
