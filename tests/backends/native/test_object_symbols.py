"""Code for macOS and Windows, which is made here and not run: it calls nothing outside itself."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest
import stepfuse
from stepfuse.backends.llvm.module import llvm_text
from stepfuse.backends.native.object_symbols import MACHO, undefined_symbols
from stepfuse.backends.native.walk_ir import WALK
from stepfuse.compiler import lower_to_loops
from stepfuse.passes.pipeline import policy_pipeline

SYSTEMS = {  # triple: row of targets, CPU, what the system may be asked for
    "arm64-apple-darwin23.0": ("aarch64", "apple-m1", []),
    "x86_64-apple-darwin23.0": ("x86-64", "x86-64-v3", []),
    "x86_64-pc-windows-msvc-elf": ("x86-64", "x86-64-v3", ["__chkstk"]),
}
CALLS = """
declare i32 @puts(ptr)
define i32 @mine(ptr %x) {
  %done = call i32 @puts(ptr %x)
  ret i32 %done
}
"""


def object_for(triple: str, text: str) -> bytes:
    """The object of a module for another system's CPU."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(triple)
    machine = target.create_target_machine(cpu=SYSTEMS[triple][1], opt=2, reloc="pic")
    return machine.emit_object(llvm.parse_assembly(text))


@pytest.mark.parametrize("triple", SYSTEMS)
@pytest.mark.parametrize("spec", ["lamb", "adafactor"])
def test_it_leaves_nothing_undefined(spec: str, triple: str) -> None:
    target, _, allowed = SYSTEMS[triple]
    for graph in stepfuse.get(spec).variants("step"):
        loops = lower_to_loops(graph, policy_pipeline("strict", ""), target)[1]
        code = object_for(triple, llvm_text(loops, triple))
        assert code.startswith(MACHO) == ("apple" in triple)
        assert set(undefined_symbols(code)) <= set(allowed)


@pytest.mark.parametrize("triple", SYSTEMS)
def test_a_call_outside_is_seen(triple: str) -> None:
    text = f'target triple = "{triple}"\n{WALK}'
    assert undefined_symbols(object_for(triple, text)) == []
    assert undefined_symbols(object_for(triple, text + CALLS)) == ["puts"]


def test_both_kinds_of_cpu_set_their_mode() -> None:
    loops = lower_to_loops(
        stepfuse.get("sgd").variants("step")[0], policy_pipeline("strict", ""), "aarch64"
    )[1]
    for triple, part in (("arm64-apple-darwin23.0", "fpcr"), ("x86_64-apple-darwin23.0", "mxcsr")):
        assert part in llvm_text(loops, triple)
