"""The build fails loudly: where code could raise, is not as numba writes it today, or has no linker."""

import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from cablecar.kernel.build.linking import LINKERS, MissingLinker, find_linker
from cablecar.kernel.build.optimizing import UnexpectedCode, object_code, prepared, with_records_moved
from cablecar.kernel.build.targets import TARGETS
from tests.support.paths import ROOT

LINUX = TARGETS["linux-x86-64"]
COPIED = "  %a = load [9 x i8], ptr %from, align 1\n  store [9 x i8] %a, ptr %to, align 1\n"
COPY = f"define void @cablecar_copy(ptr %to, ptr %from) {{\n{COPIED}  ret void\n}}\n"


def module(text: str) -> llvm.ModuleRef:
    return llvm.parse_assembly(with_records_moved(prepared(text)))


def test_a_copy_of_a_record_becomes_one_move_of_memory() -> None:
    assert (
        "llvm.memmove.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 9, i1 false)"
        in with_records_moved(COPY)
    )
    assert object_code(module(COPY), LINUX)


@pytest.mark.parametrize("text", [COPY.replace("[9 x i8]", "i72"), ""])
def test_code_that_is_not_as_numba_writes_it_today_is_refused(text: str) -> None:
    with pytest.raises(UnexpectedCode, match="numba's code has"):
        with_records_moved(text)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("call void @llvm.trap()", "an error that could be raised"),
        ("call void @NRT_decref(ptr %to)", "something of Python's or numba's"),
        ("store volatile i8 0, ptr inttoptr (i64 1234567890123 to ptr)", "an address of this process"),
        ("call void @strange(ptr %to)", "strange"),
    ],
)
def test_what_must_not_be_in_a_library_is_found(line: str, fault: str) -> None:
    declared = "declare void @llvm.trap()\ndeclare void @NRT_decref(ptr)\ndeclare void @strange(ptr)\n"
    with pytest.raises(UnexpectedCode, match=fault):
        object_code(module(declared + COPY.replace("  ret void", f"  {line}\n  ret void")), LINUX)


@pytest.mark.parametrize(("way", "fails"), [("lowering", True), ("jit", False)])
def test_a_function_that_makes_an_array_is_not_lowered(tmp_path: Path, way: str, fails: bool) -> None:
    making = (
        "import numpy as np\n"
        "from cablecar.kernel.decorators import compiled\n\n"
        "@compiled\n"
        "def made(size):\n"
        "    return np.zeros(size)[0]\n\n"
        "made.compile('(int64,)')\n"
    )
    file = tmp_path / "making.py"
    file.write_text(making)
    variables = {"PYTHONPATH": str(ROOT / "src"), "CABLECAR_KERNEL": way, "HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, str(file)], env=variables, capture_output=True, text=True)
    assert ("built-in function zeros" in done.stderr) is fails
    assert bool(done.returncode) is fails


def test_a_missing_linker_is_told_with_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("cablecar.kernel.build.linking.find_spec", lambda name: None)
    for suffix, name in LINKERS.items():
        with pytest.raises(MissingLinker, match=f"{name} is missing: install LLVM's linkers"):
            find_linker(suffix)


def test_a_build_without_a_linker_ends_with_a_sentence(tmp_path: Path) -> None:
    variables = {"PATH": str(tmp_path), "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "cablecar.kernel.build", "macos-arm64", "--output", str(tmp_path)]
    done = subprocess.run(command, env=variables, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("The kernel can't be linked: ld64.lld is missing")
    assert done.stderr.count("\n") == 1
