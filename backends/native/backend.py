"""The native backend: a program through LLVM to machine code, in memory and on disk."""

from __future__ import annotations

from functools import partial

from ...ir.loops.loop_program import LoopProgram
from ...runtime.system import system
from .. import verify_nests
from ..llvm.line_table import LineTable
from ..llvm.module import llvm_module
from ..llvm.module import llvm_text as module_text
from ..llvm.shared_nests import in_parts
from ..llvm.text import Version
from . import cpu_target as machine
from .machine_code import MachineCode
from .object_cache import ObjectCache


def compile_program(loops: LoopProgram, *, objects: ObjectCache | None = None) -> MachineCode:
    """The program's machine code for this CPU, from the cache or from LLVM.

    Raises VerifyError for loops that are wrong, LowerError when the code would call anything
    outside itself.
    """
    objects = objects if objects is not None else ObjectCache()
    module = llvm_module(loops, machine.triple(), Version(has_fma=machine.has_fma()))
    main, parts = in_parts(module) if system() == "Linux" else (module.text(), {})
    reloc = "static" if parts else "pic"
    apart = {nest.name for part in parts.values() for nest in part.nests}
    left = [nest for nest in loops.nests if nest.name not in apart]
    made = partial(machine.object_code, cache=objects, reloc=reloc)
    codes = [made(main, allowed=tuple(parts), verify=partial(verify_nests, left))]
    for part in parts.values():  # its nests are alike
        codes.append(made(part.text, verify=partial(verify_nests, part.nests[:1])))
    texts = (main, *(part.text for part in parts.values()))
    names = tuple(machine.object_name(text, reloc) for text in texts)
    return machine.loaded(codes, loops.program.entries, module.text, names)


def llvm_text(loops: LoopProgram, debug: LineTable | None = None) -> str:
    """The LLVM IR of a program for this machine; with `debug`, which value it belongs to."""
    return module_text(loops, machine.triple(), Version(has_fma=machine.has_fma()), debug)


def assembly(loops: LoopProgram, debug: LineTable | None = None) -> str:
    """The assembly of a program for this CPU, likewise."""
    return assembly_of(llvm_text(loops, debug))


def assembly_of(text: str) -> str:
    """The assembly of LLVM IR for this CPU, which is kept beside the objects."""
    return machine.assembly(text, ObjectCache())
