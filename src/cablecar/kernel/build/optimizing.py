"""From LLVM's language to an object file for a target, optimised as a whole, by llvmlite alone.

What numba writes is changed in a few places first, as text. This is tied to how this version of numba writes;
the checks at the end stop a build whose result is not what was expected.
"""

import re

import llvmlite.binding as llvm

from cablecar.kernel.build.targets import Target
from cablecar.kernel.library import PREFIX

MEMORY = ("memcpy", "memmove", "memset")
"""What the code generator itself calls, and what a library for a system without C's would bring along."""

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()


class UnexpectedCode(Exception):
    """Numba's code is not what this build was written for."""


def object_code(module: llvm.ModuleRef, target: Target) -> bytes:
    """Return the object file of a kernel for a target; the module is used up."""
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor,
        features=target.features,
        opt=3,
        reloc="static" if target.suffix == "wasm" else "pic",
        codemodel="default",
    )
    module.link_in(llvm.parse_assembly(_own_memory(target)))
    module.name, module.triple, module.data_layout = "kernel", target.triple, str(machine.target_data)
    _hide_all_but_entries(module, target)
    module.verify()
    _optimize(module, machine)
    _check(module, target)
    return bytes(machine.emit_object(module))


def prepared(text: str) -> str:
    """Return numba's module as the optimiser can work on it, for any target."""
    text = re.sub(r"^target .*\n", "", text, flags=re.M)
    # Nobody reads what an error would have said.
    text = re.sub(r"^  store ptr [^\n]*, ptr %excinfo, [^\n]*\n", "", text, flags=re.M)
    # A loop over bytes until a zero would become a call of strlen, which not every target has.
    plain = r'\1 "no-builtin-strlen" "no-builtin-memset_pattern16" {'
    return re.sub(r"^(define [^\n]*) \{$", plain, text, flags=re.M)


def with_records_moved(text: str) -> str:
    """Let records be moved where numba copies them as one value, which would be taken apart byte by byte."""
    text, copied = re.subn(
        r"^  (%\S+) = load \[(\d+) x i8\], ptr (%\S+), align \d+\n"
        r"  store \[\2 x i8\] \1, ptr (%\S+), align \d+\n",
        r"  call void @llvm.memmove.p0.p0.i64(ptr align 1 \4, ptr align 1 \3, i64 \2, i1 false)\n",
        text,
        flags=re.M,
    )
    if not copied:
        raise UnexpectedCode("numba's code has no copies of records that look like this")
    return text + "\ndeclare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n"


def _own_memory(target: Target) -> str:
    """Return memcpy and the like for systems whose C library is not linked with."""
    if target.suffix in ("so", "wasm"):  # Linux finds C's when it loads; WebAssembly has instructions for it
        return ""
    needed = "@_fltused = hidden global i32 1\n" if target.suffix == "dll" else ""
    return OWN_MEMORY + needed


def _hide_all_but_entries(module: llvm.ModuleRef, target: Target) -> None:
    """Leave only the entries to be called from outside; everything else may be inlined and dropped."""
    for item in [*module.functions, *module.global_variables]:
        is_entry = item.name.startswith(PREFIX)
        if not item.is_declaration and item.name not in (*MEMORY, "llvm.used", "_fltused"):
            item.linkage = "external" if is_entry else "internal"
        if is_entry and target.suffix == "dll":
            item.storage_class = "dllexport"


def _optimize(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = True
    tuning.slp_vectorization = False
    cheap = llvm.create_new_module_pass_manager()
    cheap.add_lower_atomic_pass()
    cheap.add_always_inliner_pass()
    cheap.add_global_dead_code_eliminate_pass()
    cheap.add_sroa_pass()
    cheap.add_instruction_combine_pass()
    cheap.add_simplify_cfg_pass()
    cheap.add_ipsccp_pass()
    cheap.add_global_dead_code_eliminate_pass()
    cheap.add_dead_arg_elimination_pass()
    cheap.run(module, llvm.create_pass_builder(machine, tuning))
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)


def _check(module: llvm.ModuleRef, target: Target) -> None:
    """Raise an error where something is left that must not be in a library."""
    text = str(module)
    faults = {
        "an error that could be raised": r"call void @llvm\.trap",
        "an address of this process": r"inttoptr \(i64 \d{9,}",
        "something of Python's or numba's": r"@(Py|numba|NRT_)\w*",
    }
    found = [fault for fault, pattern in faults.items() if re.search(pattern, text)]
    needed = {
        item.name for item in module.functions if item.is_declaration and not item.name.startswith("llvm.")
    }
    found += sorted(needed - set(MEMORY if target.suffix == "so" else ()))
    if found:
        raise UnexpectedCode(f"the kernel for {target.name} has {', '.join(found)} in it")


OWN_MEMORY = """
define hidden ptr @memcpy(ptr returned %to, ptr %from, i64 %n) #900 {
  br label %test
test:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %on = icmp ult i64 %i, %n
  br i1 %on, label %loop, label %end
loop:
  %a = getelementptr i8, ptr %from, i64 %i
  %b = getelementptr i8, ptr %to, i64 %i
  %x = load i8, ptr %a
  store i8 %x, ptr %b
  %j = add i64 %i, 1
  br label %test
end:
  ret ptr %to
}
define hidden ptr @memmove(ptr returned %to, ptr %from, i64 %n) #900 {
  %p = ptrtoint ptr %to to i64
  %q = ptrtoint ptr %from to i64
  %d = sub i64 %p, %q
  %forward = icmp uge i64 %d, %n
  br i1 %forward, label %forth, label %test
forth:
  %r = call ptr @memcpy(ptr %to, ptr %from, i64 %n)
  ret ptr %to
test:
  %i = phi i64 [ %n, %0 ], [ %j, %loop ]
  %on = icmp ne i64 %i, 0
  br i1 %on, label %loop, label %end
loop:
  %j = sub i64 %i, 1
  %a = getelementptr i8, ptr %from, i64 %j
  %b = getelementptr i8, ptr %to, i64 %j
  %x = load i8, ptr %a
  store i8 %x, ptr %b
  br label %test
end:
  ret ptr %to
}
define hidden ptr @memset(ptr returned %to, i32 %value, i64 %n) #900 {
  %x = trunc i32 %value to i8
  br label %test
test:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %on = icmp ult i64 %i, %n
  br i1 %on, label %loop, label %end
loop:
  %b = getelementptr i8, ptr %to, i64 %i
  store i8 %x, ptr %b
  %j = add i64 %i, 1
  br label %test
end:
  ret ptr %to
}
@llvm.used = appending global [3 x ptr] [ptr @memcpy, ptr @memmove, ptr @memset], section "llvm.metadata"
attributes #900 = { noinline nounwind "no-builtins" }
"""
"""Byte by byte, in LLVM's language."""
