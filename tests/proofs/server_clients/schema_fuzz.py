"""Requests made from the server's own description, by schemathesis: whatever it promises must be so."""

import json
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from schemathesis.core.parameters import ParameterLocation
from schemathesis.engine import events, from_schema
from schemathesis.openapi.checks import IgnoredAuth

from cablecar.server.security.limits import RECORD_CHECK
from tests.support.server.serving import (
    PATIENT,
    CreatedTable,
    Json,
    RunningServer,
    make_table,
    sitting,
    start,
)

Case = schemathesis.Case[Any]
REJECTED = ["400", "403", "404", "405", "409", "413", "414", "422"]
PHASES = ("examples", "coverage", "fuzzing", "stateful")
NAMES = ("Ada", "Bob", "Cy", "Dee")
GAME = json.loads((Path(__file__).parents[2] / "corpus" / "random-2-players-001.json").read_bytes())
"""A game file that holds: what a description can say makes none."""


@dataclass(frozen=True)
class Cursor:
    """A table whose secrets the requests may show."""

    made: CreatedTable
    game: str
    only: tuple[str, ...] = ()
    """Ends of paths: nothing else is asked of this table."""
    codes: dict[int, str] = field(default_factory=dict)
    """Codes that move its seats to another device."""
    share: str = ""
    """What the link to its game ends with."""


@dataclass(frozen=True)
class SchemaFigures:
    """What requests made from the description have led to."""

    requests: int
    statuses: dict[int, int]
    failures: list[str]
    """What is not as described."""
    errors: list[Json]
    """All different errors that were answered."""
    operations: int
    reached: list[str]
    """The operations that were granted at least once."""
    seconds: float


def make_known(server: RunningServer, http: httpx.Client) -> list[Cursor]:
    """Make tables that wait, play or have finished; what can be done only once has a table of its own."""
    waiting, starting = (make_table(http, *NAMES, pace=60) for _ in range(2))
    inviting = make_table(http, *NAMES[:2], "open", "open", pace=60)
    playing, talking, moving = (make_table(http, *NAMES, pace=60) for _ in range(3))
    finished, shared = (make_table(http, *NAMES) for _ in range(2))
    for table in (playing, talking, moving, finished, shared):
        start(http, table)
    with sitting(server.address, talking.table, 0, talking.secrets[0]) as player:
        player.ask(type="chat", id="hello", text="hello")
    for table in (finished, shared):
        for chair in table.secrets:
            _post(http, table, chair, "bot", {"bot": "random"})
        _wait_for_end(http, table)
    codes = {chair: _post(http, moving, chair, "code").json()["code"] for chair in moving.secrets}
    place = f"/api/tables/{shared.table}/games/{_game(http, shared)}/share"
    share = http.post(place, headers={"x-seat-secret": shared.secrets[0]}).raise_for_status().json()["share"]
    return [
        *(Cursor(table, _game(http, table)) for table in (waiting, inviting, playing)),
        Cursor(starting, "none", ("/start",)),
        Cursor(talking, "none", ("/chat/{number}",)),
        Cursor(moving, "none", ("/use-code",), codes),
        Cursor(finished, _game(http, finished), ("/record", "/statistics", "/share", "/rematch")),
        Cursor(shared, "none", ("/replays/{share}",), share=share),
    ]


def _post(
    http: httpx.Client, made: CreatedTable, chair: int, what: str, body: Json | None = None
) -> httpx.Response:
    path = f"/api/tables/{made.table}/seats/{chair}/{what}"
    answer = http.post(path, json=body, headers={"x-seat-secret": made.secrets[chair]})
    return answer.raise_for_status()


def _game(http: httpx.Client, made: CreatedTable) -> str:
    return http.get(f"/api/tables/{made.table}").json()["table"]["game"] or "none"


def _wait_for_end(http: httpx.Client, made: CreatedTable) -> None:
    until = time.monotonic() + PATIENT
    while http.get(f"/api/tables/{made.table}").json()["table"]["status"] != "finished":
        assert time.monotonic() < until
        time.sleep(0.05)


def lead_in(case: Case, known: list[Cursor]) -> None:
    """Let a request be for a table that there is, of somebody who holds something there."""
    place, meta = case.path_parameters, case.meta
    if meta is None or meta.is_negative_at(ParameterLocation.PATH):
        return
    if case.operation.path == RECORD_CHECK and not meta.is_negative_at(ParameterLocation.BODY):
        case.body = GAME
    if "share" in place:
        place["share"] = known[-1].share
    if "table" not in place:
        return
    chance = zlib.crc32(repr((place, case.body)).encode())
    # A chain of requests has a table of its own, and some others are for tables that there are not.
    if meta.phase.name == "stateful" or chance % 8 == 0:
        return
    chosen = choose(known, case.operation.path, chance // 8)
    real = {
        "table": chosen.made.table,
        "game": chosen.game,
        "number": 1,
        "route": "golden_gate_bridge-presidio",
    }
    place.update({name: value for name, value in real.items() if name in place})
    if not meta.is_negative_at(ParameterLocation.HEADER):
        _show_secrets(case, chosen)
    if case.operation.path.endswith("/use-code") and not meta.is_negative_at(ParameterLocation.BODY):
        case.body = {"code": chosen.codes.get(int(place["chair"]), "none")}
    if (
        case.operation.path.endswith("/command")
        and not meta.is_negative_at(ParameterLocation.BODY)
        and chance % 3
    ):
        case.body = {"text": "hand"}  # what can be taken hangs on the cards


def choose(known: list[Cursor], path: str, chance: int) -> Cursor:
    """Return a table for a request: mostly the one that is there for it."""
    own = [table for table in known if path.endswith(table.only or "\0")]
    usual = [table for table in known if not table.only]
    return own[0] if own and chance % 4 else usual[chance // 4 % len(usual)]


def _show_secrets(case: Case, chosen: Cursor) -> None:
    chair = int(case.path_parameters.get("chair", 0))
    case.headers["x-seat-secret"] = chosen.made.secrets.get(chair, "none")
    case.headers["x-host-secret"] = chosen.made.host


def load(server: RunningServer, known: list[Cursor], examples: int, phases: tuple[str, ...]) -> Any:
    """Return the server's description, set up for the run."""
    config = schemathesis.Config.from_dict(
        {
            "seed": 1,
            "continue-on-failure": True,
            "generation": {"max-examples": examples, "deterministic": True, "database": "none"},
            "checks": {"negative_data_rejection": {"expected-statuses": REJECTED}},
            "phases": {phase: {"enabled": phase in phases} for phase in PHASES},
        }
    )
    schema = schemathesis.openapi.from_url(f"{server.address}/openapi.json", config=config)

    @schema.hook
    def map_case(context: schemathesis.HookContext, case: Case) -> Case:
        lead_in(case, known)
        return case

    @schema.hook
    def filter_failure(context: schemathesis.HookContext, failure: Any, case: Case, response: Any) -> bool:
        # Which letters can be seen is more than a schema can say; and our secrets are right ones.
        return b'"name-refused"' not in response.content and not isinstance(failure, IgnoredAuth)

    return schema


def explore(
    server: RunningServer, http: httpx.Client, examples: int, phases: tuple[str, ...]
) -> SchemaFigures:
    """Send requests made from the description and return what is not as described."""
    begun = time.monotonic()
    schema = load(server, make_known(server, http), examples, phases)
    statuses: Counter[int] = Counter()
    failures: list[str] = []
    errors: dict[str, Json] = {}
    reached: set[str] = set()
    for event in from_schema(schema).execute():
        if isinstance(event, events.NonFatalError | events.FatalError):
            failures.append(repr(event))
        if not isinstance(event, events.ScenarioFinished):
            continue
        failures += _failures(event)
        for label, status, body in _answers(event):
            statuses[status] += 1
            if status < 300:
                reached.add(label)
            elif body:
                errors[body.decode()] = json.loads(body)["error"]
    return SchemaFigures(
        statuses.total(),
        dict(statuses.most_common()),
        failures,
        list(errors.values()),
        schema.statistic.operations.total,
        sorted(reached),
        time.monotonic() - begun,
    )


def _failures(event: events.ScenarioFinished) -> Iterator[str]:
    for nodes in event.recorder.checks.values():
        for node in nodes:
            if node.failure_info is not None:
                failure = node.failure_info.failure
                yield f"{event.label}: {node.name}: {failure.message}\n{node.failure_info.code_sample[:1000]}"


def _answers(event: events.ScenarioFinished) -> Iterator[tuple[str, int, bytes]]:
    for case_id, interaction in event.recorder.interactions.items():
        if interaction.response is not None:
            label = event.recorder.cases[case_id].value.operation.label
            yield label, interaction.response.status_code, interaction.response.content or b""
