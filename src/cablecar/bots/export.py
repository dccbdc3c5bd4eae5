"""What a page needs to play by itself, as files: the kernel, how it is laid out, and the bots.

Everything is made from what Python itself plays with. No number in it is written a second time.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from cablecar.bots.base import Bot, RandomBot
from cablecar.bots.characters import weights_for
from cablecar.bots.expert import ROUNDS, SIMULATIONS, Expert, net_for
from cablecar.bots.levels import Level
from cablecar.bots.planners import Novice, Planner, wasteful_weights
from cablecar.bots.registry import BOTS
from cablecar.common.errors import CablecarError
from cablecar.engine.citations import CITATIONS
from cablecar.kernel.library import find_wasm
from cablecar.rules.state import MAX_PLAYERS
from cablecar.search.weights import WeightRow

ENTRIES = (
    *("new_game", "list_legal", "play_action", "final_score", "observe", "waiting_seats"),
    *(
        "count_unseen",
        "may_withdraw",
        "withdraw_choice",
        "is_open",
        "list_payable",
        "likeliest_claim",
        "choose_action",
        "choose_forgetfully",
        "choose_by_search",
    ),
)
"""The entries of the kernel that a page calls."""
INNER = ("plan", "paths", "leaf", "belief", "net")
"""Records of which a page knows nothing but their size."""
PLAYERS = range(2, MAX_PLAYERS + 1)

Json = dict[str, Any]


def engine_files() -> dict[str, bytes]:
    """Return the files by name: "kernel.wasm", "layout.json", "bots.json", and "net-2.bin" to "net-4.bin"."""
    found = find_wasm()
    if found is None:
        raise CablecarError("engine-missing")
    layout = json.loads(found.layout.read_text("utf-8"))
    return {
        "kernel.wasm": found.kernel.read_bytes(),
        "layout.json": written(page_layout(layout, ENTRIES)),
        "bots.json": written(described_bots()),
        **{f"net-{players}.bin": net_for(players).tobytes() for players in PLAYERS},
    }


def written(content: Json) -> bytes:
    """Return JSON as files of the page hold it."""
    return json.dumps(content, separators=(",", ":")).encode()


# --- the kernel


def page_layout(layout: Json, names: Iterable[str]) -> Json:
    """Return of the kernel's layout what a page uses that calls these entries."""
    entries = {name: layout["entries"][name] for name in names}
    used = {name for entry in entries.values() for name in _records(entry["parameters"])}
    records = {name: record for name, record in layout["records"].items() if name in used}
    for name in INNER:
        records[name] = {**records[name], "fields": {}}
    citations = [citation._asdict() for citation in CITATIONS]
    return {**layout, "entries": entries, "records": records, "citations": citations}


def _records(parameters: list[Json]) -> Iterator[str]:
    """Yield the names of the records that parameters take."""
    for parameter in parameters:
        if "records" in parameter:
            yield parameter["records"]
        yield from _records(parameter.get("group", []))


# --- the bots


def described_bots() -> Json:
    """Return how each shipped bot decides, the weakest first."""
    return {name: _described(kind) for name, kind in BOTS.items()}


def _described(kind: type[Bot]) -> Json:
    if issubclass(kind, Level):
        return _described_level(kind)
    if issubclass(kind, Expert):
        budget = {"rounds": ROUNDS, "simulations": SIMULATIONS}
        return {"way": "expert", **budget, "weights": by_players(kind.character)}
    if issubclass(kind, Novice):
        chances = {"forgets": kind.FORGETS, "wastes": kind.WASTES}
        wasteful = _numbers(wasteful_weights())
        return {"way": "novice", **chances, "wasteful": wasteful, "weights": by_players(kind.character)}
    if issubclass(kind, Planner):
        return {"way": "planner", "weights": by_players(kind.character)}
    if issubclass(kind, RandomBot):
        return {"way": "random"}
    raise TypeError(kind)


def _described_level(kind: type[Level]) -> Json:
    dose = kind.dose()
    search = {"rounds": ROUNDS, "simulations": dose.simulations, "weights": by_players(kind.character)}
    return {"way": "level", **search, "haste": dose.haste, "habit": by_players(dose.habit)}


def by_players(character: str) -> dict[str, list[float]]:
    """Return the weights of a character for each number of players."""
    return {str(players): _numbers(weights_for(character, players)) for players in PLAYERS}


def _numbers(weights: WeightRow) -> list[float]:
    return [float(weight) for weight in weights]
