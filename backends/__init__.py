"""Backends: one lowered program, several printers. Named here, imported when used."""

from __future__ import annotations

import importlib

from ..ir.errors import OptionError, wrapped
from ..ir.lowered.program import Program
from ..runtime.launch.executable import Executable

# name -> "module:function"; the function takes a Program and returns an Executable
BACKENDS: dict[str, str] = {
    "native": ".native.backend:compile_program",
    "numba": ".numba.backend:compile_program",
    "numba:python": ".numba.backend:python_program",  # the same source, as Python: `jit=False`
    "reference": ".reference:compile_program",
    "loops": ".loops.backend:compile_program",  # with an option: `loops:x86-64`
    "cuda": ".cuda.backend:compile_program",  # with an option: `cuda:sm_90`
}
_WITH_OPTION = ("loops", "cuda")


def loader_of(backend: str) -> str:
    """Where a backend's function is, `module:function`. Raises OptionError for an unknown name."""
    if backend not in BACKENDS:
        raise OptionError(f"unknown backend '{backend}'; known: {', '.join(BACKENDS)}")
    return BACKENDS[backend]


def compile_program(program: Program, backend: str) -> Executable:
    """The program compiled by a backend; what follows a colon is an option of `loops` and `cuda`.

    Raises ValueError for an unknown name, LowerError where the backend cannot compile it.
    """
    backend, _, option = (backend, "", "") if backend in BACKENDS else backend.partition(":")
    if option and backend not in _WITH_OPTION:
        raise OptionError(f"backend '{backend}' takes no option, got '{option}'")
    module, _, name = loader_of(backend).partition(":")
    compile_ = getattr(importlib.import_module(module, __name__), name)
    graph = program.graph
    variant = f"{graph.entry} when {graph.when}" if graph.when else graph.entry
    with wrapped(f"@{program.name} {variant}: {backend} cannot compile it"):
        return compile_(program, option) if option else compile_(program)


def without_jit(backend: str) -> str:
    """The backend that runs what `numba` generates as Python. Raises ValueError for others."""
    if backend != "numba":
        raise OptionError(
            f"jit=False runs the source of backend 'numba' as Python, to be stepped through; got "
            f"backend '{backend}': give backend='numba' with it"
        )
    return "numba:python"
