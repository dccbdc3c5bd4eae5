"""A real server as a process that is killed and comes back."""

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import httpx

HOST = "127.77.0.1"
"""An address of this machine where no other test takes the server's port meanwhile."""
ALIVE_SECONDS = 60.0
"""How long a server may take to start, and its workers to end."""


@dataclass
class Server:
    """The real server as a process, on one folder and one port for its whole changeful life."""

    folder: Path
    port: int = 0
    database: str | None = None
    """The address of its database, None for a file in its folder."""
    process: "subprocess.Popen[str] | None" = None
    was_told: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever a client has sent a message."""
    was_asked: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever a client sends a request that changes something."""

    @property
    def address(self) -> str:
        """Where clients find it, whenever it is there."""
        return f"{HOST}:{self.port}"

    def start(self) -> None:
        """Start the server, and do not wait for it; the first time the system chooses the port."""
        data = ("--data", str(self.folder)) if self.database is None else ("--db", self.database)
        place = ("--host", HOST, "--port", str(self.port), *data)
        with (self.folder / "log").open("a", encoding="utf-8") as log:
            command = (sys.executable, "-m", "cablecar", "serve", *place)
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        if not self.port:
            assert self.process.stdout is not None
            found = re.search(r":(\d+)", self.process.stdout.readline())
            assert found, (self.folder / "log").read_text("utf-8")
            self.port = int(found[1])

    async def ready(self) -> None:
        """Wait for the first answer."""
        async with asyncio.timeout(ALIVE_SECONDS), httpx.AsyncClient() as http:
            while not await _is_up(http, f"http://{self.address}/healthz"):
                assert self.process is not None
                assert self.process.poll() is None, (self.folder / "log").read_text("utf-8")[-2000:]
                await asyncio.sleep(0.02)

    def kill(self) -> list[str]:
        """Kill the server and nothing else, and return what it leaves behind."""
        assert self.process is not None
        assert self.process.stdout is not None
        left = _children(self.process.pid)
        self.process.kill()
        assert self.process.wait() == -signal.SIGKILL, "the server had ended by itself"
        self.process.stdout.close()
        return left

    def stop(self) -> None:
        """End the server in peace; one that does not end in time is killed, and told of."""
        assert self.process is not None
        with self.process:
            self.process.terminate()
            try:
                self.process.wait(ALIVE_SECONDS)
            except subprocess.TimeoutExpired:
                self.process.kill()
                raise


async def end_by_themselves(processes: Iterable[str]) -> None:
    """Wait until the workers of a killed server have noticed."""
    async with asyncio.timeout(ALIVE_SECONDS):
        for process in processes:
            while _is_running(process):
                await asyncio.sleep(0.1)


async def _is_up(http: httpx.AsyncClient, address: str) -> bool:
    try:
        return (await http.get(address)).status_code == 200
    except httpx.HTTPError:
        return False


def _children(process: int) -> list[str]:
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [child for path in lists for child in path.read_text().split()]


def _is_running(process: str) -> bool:
    """Return True if a process lives; one that has ended may still wait for somebody to take notice."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"
