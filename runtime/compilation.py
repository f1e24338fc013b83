"""What an optimizer takes from a compiler; the compiler itself is a layer above."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ..ir.graph import Spec
from ..ir.lowered.memory_plan import Plan
from ..ir.lowered.program import Program
from .launch.executable import Executable


class Variant(Protocol):
    """A compiled variant of a spec."""

    @property
    def program(self) -> Program: ...
    @property
    def plan(self) -> Plan: ...
    @property
    def compiled(self) -> Executable: ...


class Compilation(Protocol):
    """A compiled spec."""

    @property
    def variants(self) -> Sequence[Variant]: ...
    @property
    def formats(self) -> Mapping[str, str]: ...
    def entry(self, name: str) -> Compilation:
        """Another entry of the spec."""
        ...


class Compiler(Protocol):
    """Compiles a spec for a backend."""

    def __call__(self, spec: Spec, *, backend: str, policy: str, dtypes: str) -> Compilation: ...
