"""The readable CPU backend: a program's Numba source, compiled by Numba or run as Python."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from llvmlite import binding

from ...ir.errors import LowerError
from ...ir.loops.loop_program import LoopProgram
from ...ir.loops.walk import accumulators
from ...runtime.launch.launcher import CalledCode
from .. import verify_loops
from ..native.object_cache import ObjectCache
from . import cache as numba_cache
from .cache import Entry
from .mode import IEEE_MODE, is_disabled, swap_mode
from .source import program_source


@dataclass(frozen=True, slots=True)
class PythonCode(CalledCode):
    """The exported functions of a program, and the text they come from."""

    text: str
    functions: dict[str, Entry]
    swap_mode: Callable[[int], int]

    def call(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int = 1
    ) -> None:
        """Runs an exported function, in the IEEE mode. Raises KeyError for an unknown name."""
        before = self.swap_mode(IEEE_MODE)
        try:
            self.functions[name](context, argument, low, high)
        finally:
            self.swap_mode(before)

    def source(self) -> str:
        """The generated module."""
        return self.text


def python_program(loops: LoopProgram) -> PythonCode:
    """The program's functions as Python, to be stepped through. Raises LowerError."""
    return compile_program(loops, jit=False)


def compile_program(
    loops: LoopProgram, jit: bool = True, *, objects: ObjectCache | None = None
) -> PythonCode:
    """The program's code, from the cache or from Numba.

    Without `jit`, or where Numba is told to compile nothing, functions run as Python. Raises
    VerifyError for loops that are wrong, LowerError for an op that this CPU cannot do with one
    rounding.
    """
    program = loops.program
    _check_fma(loops)
    text, names = program_source(loops), list(program.entries)
    filename = f"<stepfuse {program.name} {program.graph.entry} {program.graph.when}>"
    if jit and not is_disabled():
        objects = objects if objects is not None else ObjectCache()
        verify = partial(verify_loops, loops)
        made = numba_cache.functions(text, names, filename, objects, verify)
    else:
        verify_loops(loops)
        made = as_python(text, names, filename)
    return PythonCode(text, made, swap_mode())


def as_python(
    text: str, names: Sequence[str], filename: str, known: Mapping[str, Any] | None = None
) -> dict[str, Entry]:
    """The functions of a program's text as Python, which knows some names already."""
    # A debugger finds the lines by this name: programs of one spec in several formats differ.
    filename = f"{filename[:-1]} {hashlib.sha256(text.encode()).hexdigest()[:8]}>"
    namespace = {"__name__": "stepfuse_generated", **(known or {})}
    namespace = numba_cache.run(text, filename, namespace)
    # Calls between the functions go through their module, so it is there that they change.
    namespace |= {name: f.py_func for name, f in namespace.items() if hasattr(f, "py_func")}
    return {name: np.errstate(all="ignore")(namespace[name]) for name in names}


def _check_fma(loops: LoopProgram) -> None:
    is_used = any(node.op == "fma" for node in loops.program.graph.nodes)
    is_used |= any(acc.is_chain for nest in loops.nests for acc in accumulators(nest))
    features = binding.get_host_cpu_features()
    if is_used and not features.get("fma", True):
        instead = "functions of f32 and products are made of it; use backend='native'"
        raise LowerError(f"fma needs a CPU with FMA3 (x86-64-v3), and {instead}")
