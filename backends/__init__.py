"""Backends: one lowered program, several printers. Named here, imported when used."""

from __future__ import annotations

import importlib
from typing import Any, Protocol

from ..ir.errors import OptionError, wrapped
from ..ir.lowered.program import Program

# name -> "module:function"; the function takes a Program and returns a Compiled
BACKENDS: dict[str, str] = {
    "native": ".native.backend:compile_program",
    "numba": ".numba.backend:compile_program",
    "reference": ".reference:compile_program",
}


class Compiled(Protocol):
    """What a backend makes of a program."""

    def source(self) -> str:
        """What was generated, to read."""
        ...


def compile_program(program: Program, backend: str) -> Any:
    """The program compiled by a backend.

    Raises ValueError for an unknown name, LowerError where the backend cannot compile it.
    """
    if backend not in BACKENDS:
        raise OptionError(f"unknown backend '{backend}'; known: {', '.join(BACKENDS)}")
    module, _, name = BACKENDS[backend].partition(":")
    compile_ = getattr(importlib.import_module(module, __name__), name)
    graph = program.graph
    variant = f"{graph.entry} when {graph.when}" if graph.when else graph.entry
    with wrapped(f"@{program.name} {variant}: {backend} cannot compile it"):
        return compile_(program)
