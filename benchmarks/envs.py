"""The environments beside those of others, in turns on one core: `make bench-envs`."""

import random
import statistics
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any, NamedTuple

import numpy as np

from benchmarks.machine import MISSED, provenance, publish
from cablecar import Game
from cablecar.envs import VectorGames
from cablecar.envs.pettingzoo_env import env as our_aec

ROUNDS = 5
SECONDS = 1.0
BATCHES = (128, 1024, 4096)

Play = Callable[[float], int]
"""Plays for this many seconds of processor time and returns how many decisions were made."""


class Case(NamedTuple):
    """Something to measure."""

    name: str
    make: Callable[[], Play]
    package: str = ""
    """What it comes with; Cable Car itself if empty."""
    promised: dict[str, float] = {}  # noqa: RUF012 (never changed)
    """How many times as fast it is as others, at least."""


def until(seconds: float, one: Callable[[], int]) -> int:
    """Repeat something for this long, and return the sum of what it returns."""
    done, end = 0, time.process_time() + seconds
    while time.process_time() < end:
        done += one()
    return done


# --- ours


def vector(games: int, players: int = 2) -> Play:
    """Return random play in many games, observations and masks included."""
    batch = VectorGames(games, players, 5)
    batch.reset()
    for _ in range(300):
        batch.step(batch.sample())

    def one() -> int:
        for _ in range(max(1, 8192 // games)):
            batch.step(batch.sample())
        return max(1, 8192 // games) * games

    return lambda seconds: until(seconds, one)


def aec(make: Callable[[], Any]) -> Play:
    """Return random play in an environment of PettingZoo's."""
    table, rng = make(), np.random.default_rng(1)
    table.reset(seed=1)

    def one() -> int:
        table.reset()
        moves = 0
        for _ in table.agent_iter():
            observed, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            legal = np.flatnonzero(observed["action_mask"])
            table.step(int(legal[rng.integers(len(legal))]))
            moves += 1
        return moves

    return lambda seconds: until(seconds, one)


def game() -> Play:
    """Return random play by `legal_moves` and `play`."""
    rng = random.Random(1)

    def one() -> int:
        table = Game.new(2, rng.randrange(10**9))
        while table.waiting_for:
            seat = table.waiting_for[0]
            table.play(seat, rng.choice(table.legal_moves(seat)))
        return len(table.moves)

    return lambda seconds: until(seconds, one)


# --- peers


def catanatron() -> Play:
    """Return random games of catanatron."""
    package = import_module("catanatron")

    def one() -> int:
        table = package.Game([package.RandomPlayer(color) for color in list(package.Color)[:2]])
        table.play()
        return len(table.state.actions)

    return lambda seconds: until(seconds, one)


def open_spiel(name: str) -> Play:
    """Return random games of OpenSpiel from Python, tensors and masks included."""
    found, rng = import_module("pyspiel").load_game(name), random.Random(1)

    def one() -> int:
        state, moves = found.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        return moves

    return lambda seconds: until(seconds, one)


def pgx(name: str, games: int) -> Play:
    """Return random play in many games of Pgx, compiled by JAX for the processor."""
    jax, package = import_module("jax"), import_module("pgx")
    found, numbers = package.make(name), import_module("jax.numpy")
    step = import_module("pgx.experimental").auto_reset(found.step, found.init)
    repeated = max(4, 8192 // games)

    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        first, second = jax.random.split(key)
        chances = numbers.where(state.legal_action_mask, 0.0, -numbers.inf)
        actions = jax.random.categorical(first, chances, axis=-1)
        state = jax.vmap(step)(state, actions, jax.random.split(second, games))
        return state, state.observation.sum() + state.rewards.sum()

    roll = jax.jit(lambda state, key: jax.lax.scan(advance, state, jax.random.split(key, repeated)))
    held = [jax.jit(jax.vmap(found.init))(jax.random.split(jax.random.PRNGKey(0), games))]
    keys = iter(jax.random.split(jax.random.PRNGKey(1), 100_000))

    def one() -> int:
        held[0], told = roll(held[0], next(keys))
        told.block_until_ready()
        return games * repeated

    one()
    return lambda seconds: until(seconds, one)


BACKGAMMON, CONNECT_FOUR = "Pgx backgammon", "Pgx connect_four"
ZOO, SPIEL, CATAN = "PettingZoo connect_four", "OpenSpiel backgammon", "catanatron"
PROMISED = {BACKGAMMON: 70.0, CONNECT_FOUR: 2.0, ZOO: 300.0, SPIEL: 120.0, CATAN: 130.0}
"""How many times as fast the best batch is."""
CASES = (
    *(Case(f"Cable Car, {games} games", lambda games=games: vector(games)) for games in BATCHES),  # type: ignore[misc]
    Case("Cable Car, 1 game", lambda: vector(1)),
    Case("Cable Car, 1024 games of 4 players", lambda: vector(1024, 4)),
    Case("Cable Car, PettingZoo AEC", lambda: aec(our_aec), promised={ZOO: 5.0}),
    Case("Cable Car, legal_moves and play", game, promised={CATAN: 5.0}),
    Case(f"{BACKGAMMON}, 128 games", lambda: pgx("backgammon", 128), "pgx"),
    Case(f"{BACKGAMMON}, 1024 games", lambda: pgx("backgammon", 1024), "pgx"),
    Case(f"{CONNECT_FOUR}, 1024 games", lambda: pgx("connect_four", 1024), "pgx"),
    Case(f"{CONNECT_FOUR}, 4096 games", lambda: pgx("connect_four", 4096), "pgx"),
    Case(ZOO, lambda: aec(import_module("pettingzoo.classic.connect_four_v3").env), "pettingzoo"),
    Case(SPIEL, lambda: open_spiel("backgammon"), "open_spiel"),
    Case(CATAN, catanatron, "catanatron"),
)


def measured() -> tuple[dict[str, list[float]], dict[str, str]]:
    """Return the decisions a second of each case in every round, and what could not be measured, and why."""
    plays, missing = {}, {}
    for case in CASES:
        try:
            plays[case.name] = case.make()
        except ImportError as error:
            missing[case.name] = str(error)
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for number in range(ROUNDS):
        for name, play in plays.items():
            start = time.process_time()
            done = play(SECONDS)
            speeds[name].append(done / (time.process_time() - start))
        print(f"round {number + 1} of {ROUNDS}", flush=True)
    return speeds, missing


def best(speeds: dict[str, list[float]], beginning: str) -> list[float] | None:
    """Return the fastest of the cases whose name begins so."""
    found = [rates for name, rates in speeds.items() if name.startswith(beginning)]
    return max(found, key=statistics.median, default=None)


def ratio(ours: list[float], theirs: list[float]) -> float:
    """Return how many times as fast one is, in the median round."""
    return statistics.median(one / other for one, other in zip(ours, theirs, strict=True))


def promise(name: str, speeds: dict[str, list[float]], ours: list[float], promised: dict[str, float]) -> str:
    """Return a line about each promise of one of ours."""
    lines = []
    for peer, times in promised.items():
        theirs = best(speeds, peer)
        if theirs is None:
            lines.append(f"| {name} | {peer} | not measured here | {times:g} |")
        else:
            found = ratio(ours, theirs)
            told = f"{found:,.1f}" + (f" ({MISSED})" if found < times else "")
            lines.append(f"| {name} | {peer} | {told} | {times:g} |")
    return "\n".join(lines)


def report() -> str:
    """Measure everything and return the page."""
    warnings.simplefilter("ignore")
    speeds, missing = measured()
    lines = ["# How fast the environments are", "", provenance("make bench-envs"), ""]
    lines += [
        "Decisions a second of processor time on one pinned core, by random legal play, with observation and",
        f"mask; medians of {ROUNDS} rounds in turn. The games differ: this compares what an agent can be",
        "fed with, not the games.",
        "",
        "| what | decisions a second | from … to |",
        "|---|---|---|",
    ]
    for case in CASES:
        package = f" ({case.package} {version(case.package)})" if case.package and case.name in speeds else ""
        if case.name in missing:
            lines.append(f"| {case.name} | not installed here: {missing[case.name]} | |")
        else:
            rates = speeds[case.name]
            middle = statistics.median(rates)
            lines.append(f"| {case.name}{package} | {middle:,.0f} | {min(rates):,.0f} … {max(rates):,.0f} |")
    lines += ["", "| ours | beside | times as fast | promised |", "|---|---|---|---|"]
    fastest = max(
        (name for name in speeds if name.endswith(" games")), key=lambda name: ours_only(speeds, name)
    )
    lines.append(promise(fastest, speeds, speeds[fastest], PROMISED))
    lines += [promise(case.name, speeds, speeds[case.name], case.promised) for case in CASES if case.promised]
    return "\n".join([*lines, ""])


def ours_only(speeds: dict[str, list[float]], name: str) -> float:
    """Return the speed of one of ours, and 0 for the peers."""
    return statistics.median(speeds[name]) if name.startswith("Cable Car") else 0.0


if __name__ == "__main__":
    publish(str(__doc__), report)
