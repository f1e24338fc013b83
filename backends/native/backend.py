"""The native backend: a program through LLVM to machine code, in memory and on disk."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...ir.lowered.program import Program
from ..llvm.module import llvm_text as module_text
from . import cpu_target as machine
from .object_cache import ObjectCache
from .thread_pool import Routines, Walk, routine_names, shared_pool, supported
from .thread_pool_ir import POOL
from .walk_ir import WALK

_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)


@dataclass(slots=True)
class Compiled:
    """Loaded machine code: its functions by name."""

    text: str
    engine: Any
    functions: dict[str, Any] = field(default_factory=dict[str, Any])
    addresses: dict[str, int] = field(default_factory=dict[str, int])

    def call(self, name: str, context: int, argument: int, low: int, high: int) -> None:
        """Runs a function over a range, on this thread."""
        self.functions[name](context, argument, low, high)

    def call_parallel(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int
    ) -> None:
        """Runs a function over a range on several threads; any split gives the same bits."""
        shared_pool(threads, routines()).run(self.addresses[name], context, argument, low, high)

    def address(self, name: str) -> int:
        """Where a function is, its own or one of `routines`."""
        return self.addresses.get(name) or routines().addresses[name]

    @property
    def same(self) -> Callable[[int, int], int]:
        """Whether NumPy's arrays are as they were: rows of SEEN, to the first that is not or -1."""
        return routines().same

    def walk(self, calls: Sequence[Sequence[int]], threads: int, held: object) -> Walk:
        """A list of calls as one native call; `held` is what they point at."""
        return Walk(routines(), calls, threads, held)

    def source(self) -> str:
        """The LLVM IR."""
        return self.text


def compile_program(program: Program, *, objects: ObjectCache | None = None) -> Compiled:
    """The program's machine code for this CPU, from the cache or from LLVM.

    Raises LowerError when the code would call anything outside itself.
    """
    text = llvm_text(program)
    code = machine.object_code(text, objects if objects is not None else ObjectCache())
    engine = machine.load_object(code)
    compiled = Compiled(text, engine)
    for name in program.entries:
        address = engine.get_function_address(name)
        compiled.addresses[name] = address
        compiled.functions[name] = _FUNCTION(address)
    return compiled


_routines: list[Routines] = []


def routines() -> Routines:
    """What walks and the thread pool are made of, compiled when a process first needs them."""
    if not _routines:
        _routines.append(_compiled_routines())  # two threads' are both kept, and the first used
    return _routines[0]


def _compiled_routines() -> Routines:
    head, pool = f'target triple = "{machine.triple()}"', POOL if supported() else ""
    text = f"{head}\n{WALK}{pool}"
    engine = machine.load_object(machine.object_code(text, ObjectCache(), allowed=("syscall",)))
    found = {name: engine.get_function_address(name) for name in routine_names()}
    return Routines(found, engine)


def llvm_text(program: Program) -> str:
    """The LLVM IR of a program for this machine."""
    return module_text(program, machine.triple())


def assembly(program: Program) -> str:
    """The assembly of a program for this CPU."""
    return machine.assembly(llvm_text(program))
