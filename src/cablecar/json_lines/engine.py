"""The engine: reads requests, works on several at once, and writes an answer for each."""

import json
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass, field
from typing import IO, Any

from cablecar.common.errors import CablecarError, IllegalMove, described
from cablecar.engine.record import MAX_BYTES
from cablecar.json_lines.answers import ANSWERS
from cablecar.json_lines.requests import Id, Request, id_of, read_line, request_of

MOST_UNDER_WAY = 256
"""So many requests may be under way at once."""

Json = dict[str, Any]
Write = Callable[[Json], None]


class Cancelled(CablecarError):
    """A request that was cancelled."""


@dataclass
class Job:
    """A request under way."""

    request: Request
    write: Write
    cancelled: threading.Event = field(default_factory=threading.Event)
    future: Future[None] | None = None

    def pause(self) -> None:
        """Raise an error if the request was cancelled."""
        if self.cancelled.is_set():
            raise Cancelled("engine-cancelled")

    def progress(self, done: int, of: int) -> None:
        """Report how much is done."""
        self.write({"id": self.request.id, "progress": {"done": done, "of": of}})


class Engine:
    """Answers the lines of one program."""

    def __init__(self, output: IO[bytes]) -> None:
        self._output = output
        self._jobs: dict[Id, Job] = {}
        self._lock = threading.Lock()
        self._workers = ThreadPoolExecutor(os.cpu_count(), "engine")

    def serve(self, lines: IO[bytes]) -> None:
        """Answer all lines, and return when the last answer is written; an interruption gives up at once."""
        try:
            for line in _lines(lines):
                self._take(line)
            self._workers.shutdown()
        finally:
            for job in list(self._jobs.values()):
                job.cancelled.set()
            self._workers.shutdown(cancel_futures=True)

    def _take(self, line: bytes) -> None:
        """Begin what a line asks, or refuse it."""
        identity = None
        try:
            data = read_line(line)
            identity = id_of(data)
            self._begin(request_of(data))
        except CablecarError as error:
            self._write({"id": identity, "error": fault(error)})

    def _begin(self, request: Request) -> None:
        if request.do == "cancel":
            self._write({"id": request.id, "done": {"found": self._cancel(request.fields["request"])}})
            return
        with self._lock:
            if request.id in self._jobs:
                raise CablecarError("engine-id-in-use", id=str(request.id))
            if len(self._jobs) >= MOST_UNDER_WAY:
                raise CablecarError("engine-too-many", most=MOST_UNDER_WAY)
            job = self._jobs[request.id] = Job(request, self._write)
        job.future = self._workers.submit(copy_context().run, self._work, job)

    def _cancel(self, identity: Id) -> bool:
        """Cancel a request, and return whether it was under way."""
        with self._lock:
            job = self._jobs.get(identity)
        if job is None:
            return False
        job.cancelled.set()
        if job.future is not None and job.future.cancel():
            self._end(job, {"error": fault(Cancelled("engine-cancelled"))})
        return True

    def _work(self, job: Job) -> None:
        """Answer a request."""
        try:
            job.pause()
            answer: Json = {"done": ANSWERS[job.request.do](job.request.fields, job)}
        except CablecarError as error:
            answer = {"error": fault(error)}
        except Exception as error:  # a mistake of ours is reported too: who asked waits for an answer
            answer = {"error": fault(CablecarError("engine-failed", reason=described(error)))}
        self._end(job, answer)

    def _end(self, job: Job, answer: Json) -> None:
        """Write the last line about a request, whose id is free from then on."""
        with self._lock:
            del self._jobs[job.request.id]
        self._write({"id": job.request.id, **answer})

    def _write(self, answer: Json) -> None:
        line = json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        with self._lock:
            self._output.write(line)
            self._output.flush()


def fault(error: CablecarError) -> Json:
    """Return an error for programs: the key of its sentence, what fills it, and the sentence."""
    told = {"key": error.key, "message": str(error), "values": error.values}
    return {**told, "rule": error.rule} if isinstance(error, IllegalMove) else told


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines of a stream but for blank ones; of one that is too long, its beginning."""
    while line := stream.readline(MAX_BYTES + 2):
        rest = line
        while not rest.endswith(b"\n") and (rest := stream.readline(MAX_BYTES)):
            pass
        if line.strip():
            yield line.rstrip(b"\r\n")
