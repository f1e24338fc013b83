"""The native backend: a program through LLVM to machine code, in memory and on disk."""

from __future__ import annotations

from functools import partial

from ...ir.loops.loop_program import LoopProgram
from ...runtime import system
from ..llvm.line_table import LineTable
from ..llvm.module import llvm_text as module_text
from ..llvm.text import Version
from ..verify_loops import verify_loops
from . import cpu_target as machine
from .machine_code import MachineCode
from .object_cache import ObjectCache
from .thread_pool import Routines, routine_names, supported
from .thread_pool_ir import POOLS
from .walk_ir import WALK


def compile_program(loops: LoopProgram, *, objects: ObjectCache | None = None) -> MachineCode:
    """The program's machine code for this CPU, from the cache or from LLVM.

    Raises VerifyError for loops that are wrong, LowerError when the code would call anything
    outside itself.
    """
    text, objects = llvm_text(loops), objects if objects is not None else ObjectCache()
    code = machine.object_code(text, objects, verify=partial(verify_loops, loops))
    engine = machine.load_object(code)
    addresses = {name: engine.get_function_address(name) for name in loops.program.entries}
    return MachineCode(text, addresses, routines, engine)


_routines: list[Routines] = []


def routines() -> Routines:
    """What walks and the thread pool are made of, compiled when a process first needs them."""
    if not _routines:
        _routines.append(_compiled_routines())  # two threads' are both kept, and the first used
    return _routines[0]


def _compiled_routines() -> Routines:
    pool = POOLS[system.machine()] if supported() else ""
    text = f'target triple = "{machine.triple()}"\n{WALK}{pool}'
    engine = machine.load_object(machine.object_code(text, ObjectCache(), allowed=("syscall",)))
    found = {name: engine.get_function_address(name) for name in routine_names()}
    return Routines(found, engine)


def llvm_text(loops: LoopProgram, debug: LineTable | None = None) -> str:
    """The LLVM IR of a program for this machine; with `debug`, which value it belongs to."""
    return module_text(loops, machine.triple(), Version(has_fma=machine.has_fma()), debug)


def assembly(loops: LoopProgram, debug: LineTable | None = None) -> str:
    """The assembly of a program for this CPU, likewise."""
    return assembly_of(llvm_text(loops, debug))


def assembly_of(text: str) -> str:
    """The assembly of LLVM IR for this CPU, which is kept beside the objects."""
    return machine.assembly(text, ObjectCache())
