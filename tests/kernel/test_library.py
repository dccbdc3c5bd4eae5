"""The library: what it is handed is checked, nothing stale is used, and nobody who plays needs numba."""

import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np
import pytest

import cablecar
from cablecar import Game
from cablecar.board import shipped_board
from cablecar.bots.buffers import new_buffers
from cablecar.bots.characters import weights_for
from cablecar.bots.expert import net_for
from cablecar.kernel import decorators
from cablecar.kernel.library import Addresses, find_library, find_wasm, library_name, own_target
from cablecar.kernel.parameters import Between, Group, NumbersOf, RecordsOf, Scalar, parameters_of
from cablecar.rules import calls
from cablecar.rules.board_table import board_table
from cablecar.rules.state import CHOICES, STATE, Records
from cablecar.search.search import begin_search, search_on

PACKAGE = Path(cablecar.__file__).parent
PAIR = np.dtype([("a", "i1"), ("b", "i8")])

library_only = pytest.mark.skipif(
    decorators.way() != decorators.LIBRARY, reason="tests what a library checks"
)


# --- what is handed over


def refusal_of(kind: RecordsOf | NumbersOf, array: object) -> str:
    """Return what is said of an array that is refused."""
    with pytest.raises(TypeError) as refused:
        Addresses(kind).check(array)  # type: ignore[arg-type]
    return str(refused.value)


def test_an_array_is_checked_before_its_address_is_used() -> None:
    pairs = RecordsOf(PAIR, 2)
    good = np.zeros(3, PAIR)
    assert Addresses(pairs).check(good) == good.ctypes.data
    assert refusal_of(pairs, np.zeros(3, STATE)).endswith("not an array of another layout")
    assert refusal_of(pairs, np.zeros(1, PAIR)).endswith("at least 2 records of 9 bytes, not an array of 1")
    assert refusal_of(pairs, np.zeros(8, PAIR)[::2]).endswith("not an array with gaps")
    assert refusal_of(pairs, good[0]).endswith("not a void")
    assert refusal_of(pairs, None).endswith("not a NoneType")
    good.flags.writeable = False
    assert refusal_of(pairs, good).endswith("not an array that can't be written")
    assert Addresses(RecordsOf(PAIR, 2, is_read_only=True)).check(good) == good.ctypes.data


def test_numbers_need_the_right_type_and_enough_of_them() -> None:
    rows = NumbersOf(np.dtype("f8"), (1, 3))
    assert Addresses(rows).check(np.zeros((1, 3)))
    assert refusal_of(rows, np.zeros((1, 3), np.float32)).endswith("not an array of another layout")
    assert refusal_of(rows, np.zeros(3)).endswith("at least 1 × 3, not one of 3")
    assert refusal_of(rows, np.zeros((4, 2))).endswith("not one of 4 × 2")


def test_an_address_is_forgotten_with_its_array() -> None:
    addresses = Addresses(RecordsOf(PAIR))
    array = np.zeros(1, PAIR)
    addresses.check(array)
    assert addresses.known == {id(array): array.ctypes.data}
    del array
    gc.collect()
    assert addresses.known == {}


@library_only
@pytest.mark.parametrize(
    ("call", "said"),
    [
        (
            lambda game: calls.observe(game._table, game._state, 4, game.observe(0)),
            "seat is 4, not from -1 to 3",
        ),
        (lambda game: calls.refusal(game._table, game._state, -1, 0), "seat is -1, not from 0 to 3"),
        (
            lambda game: calls.new_game(game._table, game._state, game._dealer, 5),
            "players is 5, not from 1 to 4",
        ),
    ],
)
def test_a_number_that_would_reach_beyond_an_array_is_refused(
    call: Callable[[Game], object], said: str
) -> None:
    game = Game.new(2, 1)
    before = game._state.tobytes()
    with pytest.raises(ValueError, match=said):
        call(game)
    assert game._state.tobytes() == before


@library_only
def test_a_record_of_another_layout_is_refused() -> None:
    game = Game.new(2, 1)
    with pytest.raises(TypeError, match="another layout"):
        calls.list_legal(game._state, game._state, 0, np.zeros(1, CHOICES))


@pytest.mark.parametrize("action", [-(2**63), -1, 10**6, 2**63 - 1])
def test_an_action_that_does_not_exist_is_refused_and_changes_nothing(action: int) -> None:
    game = Game.new(2, 1)
    before = game._state.tobytes()
    assert calls.play_action(game._table, game._state, game._dealer, 0, action) != 0
    assert game._state.tobytes() == before


@library_only
def test_threads_that_search_in_buffers_of_their_own_do_not_disturb_each_other() -> None:
    table, players = board_table(shipped_board()), 2
    game = Game.new(players, 1)

    def search(seed: int) -> bytes:
        buffers = new_buffers(table, net_for(players), weights_for("strong", players)[np.newaxis])
        buffers.observations[0] = game.observe(0)[0]
        buffers.searches[0].rounds, buffers.searches[0].random[:] = 4, seed + 1
        begin_search(buffers)
        for _ in range(40):
            search_on(buffers, 3)
        return buffers.searches.tobytes()

    alone = [search(seed) for seed in range(8)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(search, range(8))) == alone


# --- parameters


class Buffers(NamedTuple):
    """A group of arrays."""

    states: Annotated[Records, RecordsOf(STATE)]
    rows: Annotated[Records, NumbersOf(np.dtype("f8"), (1, 2))]


def test_parameters_are_read_off_annotations() -> None:
    def entry(buffers: Buffers, seat: Annotated[int, Between(0, 3)], forgets: bool, noise: float) -> int:
        raise NotImplementedError

    buffers, seat, forgets, noise = parameters_of(entry)
    assert isinstance(buffers.kind, Group)
    assert [field.name for field in buffers.kind.fields] == ["states", "rows"]
    assert seat.kind == Scalar(int, Between(0, 3))
    assert (forgets.kind, noise.kind) == (Scalar(bool), Scalar(float))


def test_a_parameter_that_the_kernel_can_not_take_is_an_error() -> None:
    def entry(name: str) -> int:
        raise NotImplementedError

    with pytest.raises(TypeError, match="does not know how to take"):
        parameters_of(entry)


# --- which way is taken


def run(code: str, source: Path = PACKAGE.parent, **environment: str) -> str:
    """Run code in a process of its own on a copy of the package, and return what it prints."""
    switches = ("NUMBA", "CABLECAR")
    variables = {name: value for name, value in os.environ.items() if not name.startswith(switches)}
    variables |= {"PYTHONPATH": str(source), **environment}
    done = subprocess.run([sys.executable, "-c", code], env=variables, capture_output=True, text=True)
    return done.stdout.strip() + done.stderr.strip()


WAY = "from cablecar.kernel.decorators import way; print(way())"
PRINT_FOLDER = "from cablecar.kernel.cache import cache_folder; print(cache_folder('kernel'))"
PLAY = "import sys; from cablecar import Game; Game.new(2, 1).legal_moves(0); print('numba' in sys.modules)"


def test_a_game_is_played_without_numba() -> None:
    assert run(PLAY) == "False"


def test_importing_the_package_imports_neither_numba_nor_numpy() -> None:
    assert run("import cablecar, sys; print('numba' in sys.modules, 'numpy' in sys.modules)") == "False False"


@pytest.mark.parametrize(
    ("environment", "way"),
    [
        ({}, "library"),
        ({"NUMBA_BOUNDSCHECK": "1"}, "jit"),
        ({"NUMBA_DISABLE_JIT": "1"}, "plain"),
        ({"CABLECAR_KERNEL": "jit"}, "jit"),
        ({"CABLECAR_KERNEL": "plain"}, "plain"),
        ({"CABLECAR_KERNEL": "library", "NUMBA_DISABLE_JIT": "1"}, "library"),
    ],
)
def test_the_environment_chooses_the_way(environment: dict[str, str], way: str) -> None:
    assert run(WAY, PACKAGE.parent, **environment) == way


def test_a_way_that_does_not_exist_is_told_in_a_sentence() -> None:
    command = [sys.executable, "-m", "cablecar", "simulate", "--games", "1"]
    variables = {**os.environ, "CABLECAR_KERNEL": "fast", "PYTHONPATH": str(PACKAGE.parent)}
    done = subprocess.run(command, env=variables, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "CABLECAR_KERNEL can’t be “fast”. Choose one of these: library, jit, plain.\n"


NEGATIVE = """
import numpy as np
from cablecar.kernel.decorators import entry


@entry
def number_at(numbers, place):
    return numbers[place]


print(number_at(np.arange(5), 4))
try:
    print(number_at(np.arange(5), -1))
except IndexError as error:
    print("refused")
"""
"""Asks a compiled function for the number before the first."""


@pytest.mark.parametrize(("checks", "told"), [("1", "4\nrefused"), ("0", "4\n4")])
def test_with_bounds_checks_a_negative_index_is_an_error(checks: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "negative.py").write_text(NEGATIVE)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import negative"
    own = {"HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path), "CABLECAR_KERNEL": "jit"}
    assert run(code, PACKAGE.parent, NUMBA_BOUNDSCHECK=checks, **own) == told


def test_a_changed_rule_never_runs_on_an_old_library(tmp_path: Path) -> None:
    target, library = own_target(), find_library()
    assert target is not None
    assert library is not None
    source, cache = tmp_path / "source", tmp_path / "cache"
    shutil.copytree(PACKAGE, source / "cablecar", ignore=shutil.ignore_patterns("__pycache__", "page"))
    (cache / "cablecar" / "kernel").mkdir(parents=True)
    shutil.copy(library, cache / "cablecar" / "kernel" / library_name(*target))
    cached = {"XDG_CACHE_HOME": str(cache), "HOME": str(tmp_path)}
    assert run(WAY, source, **cached) == "library"
    rule = source / "cablecar" / "rules" / "scoring.py"
    rule.write_text(rule.read_text().replace("points -= int", "points -= 2 * int"))
    assert run(WAY, source, **cached) == "jit"
    told = run(PLAY, source, CABLECAR_KERNEL="library", **cached)
    assert "Cable Car has no prebuilt kernel for this computer" in told


def test_a_machine_without_library_and_numba_is_told_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{PLAY}"
    assert "install “cablecar[jit]”" in run(code, CABLECAR_KERNEL="jit")


def test_a_second_copy_finds_all_kernels_in_the_cache_and_misses_each(tmp_path: Path) -> None:
    library, browsers = find_library(), find_wasm()
    assert library is not None
    assert browsers is not None
    folder = tmp_path / "cablecar" / "kernel"
    folder.mkdir(parents=True)
    cached = {"XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path)}
    asked = "from cablecar.kernel.library import is_built; print(is_built())"
    for number, path in enumerate((library, *browsers)):
        assert run(asked, PACKAGE.parent, **cached) == "False", number
        shutil.copy(path, folder)
    assert run(asked, PACKAGE.parent, **cached) == "True"


def test_a_library_is_found_by_users_who_have_no_cache(tmp_path: Path) -> None:
    blocked = {"XDG_CACHE_HOME": "/dev/null/cache", "HOME": "/dev/null", "TMPDIR": str(tmp_path)}
    folder = run(
        "from cablecar.kernel.cache import cache_folder; print(cache_folder('kernel'))",
        PACKAGE.parent,
        **blocked,
    )
    assert Path(folder).parent == tmp_path
    target, library = own_target(), find_library()
    assert target is not None
    assert library is not None
    shutil.copy(library, Path(folder, library_name(*target)))
    assert run(WAY, PACKAGE.parent, **blocked) == "library"
    Path(folder).chmod(0o777)  # anybody could have put a library there
    assert run(WAY, PACKAGE.parent, **blocked) == "jit"


def test_a_command_on_such_a_machine_says_it_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError")
    paths = f"{tmp_path}{os.pathsep}{PACKAGE.parent}"
    variables = {**os.environ, "CABLECAR_KERNEL": "jit", "PYTHONPATH": paths}
    command = [sys.executable, "-m", "cablecar", "simulate", "--games", "1"]
    done = subprocess.run(command, env=variables, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "install “cablecar[jit]”" in done.stderr
