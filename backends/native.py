"""The native backend: a program through LLVM to machine code, in memory and on disk."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ..ir.kernel import Program
from . import machine
from .cache import ObjectCache
from .llvm_module import exported
from .llvm_module import llvm_text as module_text
from .llvm_pool import POOL
from .threads import RUN, WORKER, shared_pool

_engines: list[Any] = []  # an engine that goes takes its code with it
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
        shared_pool(threads, pool_functions).run(self.addresses[name], context, argument, low, high)

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
    for name in exported(program):
        address = engine.get_function_address(name)
        compiled.addresses[name] = address
        compiled.functions[name] = _FUNCTION(address)
    return compiled


@cache
def pool_functions() -> tuple[Any, Any]:
    """The thread pool's worker and run functions, compiled when a process first needs them."""
    text = f'target triple = "{machine.triple()}"\n{POOL}'
    engine = machine.load_object(machine.object_code(text, ObjectCache(), allowed=("syscall",)))
    _engines.append(engine)
    worker = WORKER(engine.get_function_address("sf_pool_worker"))
    return worker, RUN(engine.get_function_address("sf_pool_run"))


def llvm_text(program: Program) -> str:
    """The LLVM IR of a program for this machine."""
    return module_text(program, machine.triple())


def assembly(program: Program) -> str:
    """The assembly of a program for this CPU."""
    return machine.assembly(llvm_text(program))
