"""The native backend: a program through LLVM to machine code, in memory and on disk."""

from __future__ import annotations

from functools import partial

from ...ir.loops.loop_program import LoopProgram
from ..llvm.line_table import LineTable
from ..llvm.module import llvm_text as module_text
from ..llvm.text import Version
from ..verify_loops import verify_loops
from . import cpu_target as machine
from .machine_code import MachineCode
from .object_cache import ObjectCache


def compile_program(loops: LoopProgram, *, objects: ObjectCache | None = None) -> MachineCode:
    """The program's machine code for this CPU, from the cache or from LLVM.

    Raises VerifyError for loops that are wrong, LowerError when the code would call anything
    outside itself.
    """
    text, objects = llvm_text(loops), objects if objects is not None else ObjectCache()
    code = machine.object_code(text, objects, verify=partial(verify_loops, loops))
    return machine.loaded(code, loops.program.entries, lambda: text, machine.object_name(text))


def llvm_text(loops: LoopProgram, debug: LineTable | None = None) -> str:
    """The LLVM IR of a program for this machine; with `debug`, which value it belongs to."""
    return module_text(loops, machine.triple(), Version(has_fma=machine.has_fma()), debug)


def assembly(loops: LoopProgram, debug: LineTable | None = None) -> str:
    """The assembly of a program for this CPU, likewise."""
    return assembly_of(llvm_text(loops, debug))


def assembly_of(text: str) -> str:
    """The assembly of LLVM IR for this CPU, which is kept beside the objects."""
    return machine.assembly(text, ObjectCache())
