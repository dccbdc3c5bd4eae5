"""Nothing on the wire tells a seat or a spectator what it may not know; and the proof of that can fail."""

import asyncio
import io
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import cablecar.engine.game
from cablecar import Game, Move
from cablecar.board import CARDS, find_board
from cablecar.engine.events import CardTaken, Event, OpeningChosen, seen_by
from cablecar.rules.state import Records
from cablecar.server.bot_process import Question
from cablecar.server.bot_workers import ANYBODY, BotPool, Client
from cablecar.server.model.live_game import Entry
from cablecar.server.protocol import codec
from cablecar.server.storage import queries
from cablecar.server.storage.schema import GAMES
from cablecar.server.tables import broadcast
from tests.proofs.server.secrecy import Leak, Run, compare_plans, run_inside, told_server
from tests.proofs.server.twins import Plan, Twin, make_plan, make_twin, watches_of
from tests.support.server.serving import Json, make_table, serving, sitting, start

SHORT = 40
"""Steps that are enough for games in which much happens."""
EVENTFUL = (11,)
"""Seeds of such games: the watched try, ask and come back early."""


def test_S6_D9_K4_K5_a_stream_does_not_depend_on_what_its_reader_may_not_know(tmp_path: Path) -> None:
    found = compare_plans(tmp_path, [make_plan(seed) for seed in range(4)])
    assert {one.players for one in found} == {2, 3, 4}
    assert sum(one.seat is None for one in found) == len(found) // 2
    assert all(one.exchanged > 0 for one in found)
    assert sum(one.moves for one in found) > 300
    assert any(one.whole for one in found)


# --- leaks, planted to be found

Patch = Callable[[pytest.MonkeyPatch], None]


def tell_blind_draws(patch: pytest.MonkeyPatch) -> None:
    """Tell everybody which card was drawn from the deck."""

    def seen(event: Event, seat: int | None) -> Event:
        return event if isinstance(event, CardTaken) else seen_by(event, seat)

    patch.setattr(codec, "seen_by", seen)


def tell_how_many_are_kept(patch: pytest.MonkeyPatch) -> None:
    """Tell everybody during the opening how many tickets a seat keeps."""

    def seen(event: Event, seat: int | None) -> Event:
        shown = seen_by(event, seat)
        if isinstance(shown, OpeningChosen) and isinstance(event, OpeningChosen):
            return replace(shown, tickets=("?",) * len(event.tickets or ()))
        return shown

    patch.setattr(codec, "seen_by", seen)


def tell_the_next_card_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    """Name the top card of the deck in what refuses a move."""
    honest = cablecar.engine.game._details

    def details(game: Game, seat: int, move: Move) -> dict[str, str | int]:
        state = game._state[0]
        return {**honest(game, seat, move), "next": CARDS[state.deck[state.deck_size - 1]]}

    patch.setattr(cablecar.engine.game, "_details", details)


def tell_a_card_by_the_time(patch: pytest.MonkeyPatch) -> None:
    """Let the time of an entry differ by milliseconds with the card that was drawn."""
    honest = broadcast.entry_json

    def entry_json(entry: Entry, seat: int | None) -> Json:
        cards = [CARDS.index(event.card or "") for event in entry.events if isinstance(event, CardTaken)]
        told = honest(entry, seat)
        return {**told, "at": told["at"] + sum(cards) / 1000}

    patch.setattr(broadcast, "entry_json", entry_json)


def tell_of_the_seed_over_http(patch: pytest.MonkeyPatch) -> None:
    """List games as begun some seconds later, by their seeds."""
    honest = queries.list_games

    def list_games(connection: Any, identity: str) -> list[Json]:
        rows = connection.execute(GAMES.select().where(GAMES.c.table_id == identity)).mappings()
        later = [int(row["seed"], 16) % 1000 for row in rows]
        listed = zip(honest(connection, identity), later, strict=True)
        return [{**game, "started": game["started"] + seconds} for game, seconds in listed]

    patch.setattr(queries, "list_games", list_games)


def tell_everything_when_resuming(patch: pytest.MonkeyPatch) -> None:
    """Show a client that asks for several entries again what those who made them saw."""
    honest = broadcast.entries_text

    def entries_text(entries: Sequence[Entry], seat: int | None) -> str:
        if len(entries) > 1:
            return codec.dumps([broadcast.entry_json(entry, entry.seat) for entry in entries])
        return honest(entries, seat)

    patch.setattr(broadcast, "entries_text", entries_text)


def tell_everybody_the_whole_hand(patch: pytest.MonkeyPatch) -> None:
    """Show of every hand all cards, as if all had been taken face up."""
    honest = Game.observe

    def observe(game: Game, seat: int | None) -> Records:
        observation = honest(game, seat)
        observation["state"]["known"] = game._state["hands"]
        return observation

    patch.setattr(Game, "observe", observe)


LEAKS: tuple[Patch, ...] = (
    tell_blind_draws,
    tell_how_many_are_kept,
    tell_the_next_card_in_a_refusal,
    tell_a_card_by_the_time,
    tell_of_the_seed_over_http,
    tell_everything_when_resuming,
    tell_everybody_the_whole_hand,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak: Patch, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        compare_plans(tmp_path, [make_plan(seed, SHORT) for seed in EVENTFUL])


# --- what the operator reads


async def metrics_after(run: Run) -> str:
    """Play, and return what the server has counted that does not hang on the time."""
    await run.play()
    async with run.new_http() as http:
        page = (await http.get("/metrics")).text
    told = re.findall("^cablecar_(?:moves|refused_moves|refusals|messages_in|errors)_total.*$", page, re.M)
    return "\n".join(told)


def play_alone(folder: Path, plan: Plan, twin: Twin) -> tuple[Run, str]:
    """Play a twin on a server of its own, and return the run and what was counted."""
    folder.mkdir()
    with told_server(folder) as place:
        run = Run(place, plan, [twin.seat], twin)
        return run, run_inside(place, metrics_after(run))


def test_log_and_metrics_tell_no_secret_no_card_and_no_ticket(
    tmp_path: Path,
    lines: io.StringIO,
) -> None:
    plan = make_plan(EVENTFUL[0], SHORT)
    twin = make_twin(plan, watches_of(plan)[-1])
    same = replace(twin, shuffles=plan.shuffles, tickets={t: t for t in twin.tickets}, choices={})
    run, counted = play_alone(tmp_path / "twin", plan, twin)
    assert twin.end > SHORT // 2
    assert counted == play_alone(tmp_path / "game", plan, same)[1]
    assert 'kind="keep_tickets"' in counted
    log = lines.getvalue()
    assert len([json.loads(line) for line in log.splitlines()]) > plan.players
    secrets = [secret for secret, mask in run.masks.items() if mask not in ("mark", "game")]
    assert len(secrets) == plan.players + 2
    hidden = [*secrets, *CARDS, *(ticket.id for ticket in find_board(None).tickets)]
    assert [word for word in hidden if re.search(rf"\b{re.escape(word)}\b", log + counted)] == []


# --- bots


class Pondering(BotPool):
    """Bots that think for this many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(workers=0)
        self._seconds = seconds

    async def choose(self, question: Question, bot: str, client: Client = ANYBODY) -> tuple[int, str]:
        """Return the first legal action after a while."""
        await asyncio.sleep(self._seconds)
        return question.legal_actions()[0], bot


@pytest.mark.parametrize("seconds", [0.0, 0.5])
def test_how_long_a_bot_thinks_does_not_show(seconds: float, tmp_path: Path) -> None:
    pace = 0.6
    with serving(tmp_path, bot_pool=Pondering(seconds)) as server, server.http() as http:
        made = make_table(http, "bot:casual", "bot:casual", pace=pace)
        with sitting(server.address, made.table) as spectator:
            start(http, made)
            spectator.hear_until(lambda heard: heard["type"] == "game" and heard["number"] == 4)
        times = [entry["at"] for entry in spectator.entries]
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert pace - 0.01 <= min(gaps) < pace + seconds / 2 + 0.1
