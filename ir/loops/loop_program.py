"""A program whose kernels and segments are loops: the complete input of a printer."""

from __future__ import annotations

from dataclasses import dataclass

from ..lowered.program import Program
from ..lowered.visits import RunKernel
from .nest import Nest


@dataclass(frozen=True, slots=True)
class LoopProgram:
    """A program and the nests of its kernels and segments, in the order in which they first run."""

    program: Program
    nests: tuple[Nest, ...]

    def nest(self, name: str) -> Nest:
        """The nest of a kernel or segment. Raises KeyError where there is none."""
        for nest in self.nests:
            if nest.name == name:
                return nest
        raise KeyError(name)

    def beside(self, name: str) -> tuple[Nest, ...]:
        """The nests of other kernels that stand in one visit with a kernel, or of none."""
        visits = (
            {s.name for s in v.flat_steps if isinstance(s, RunKernel)} for v in self.program.visits
        )
        together = set[str]().union(*(names for names in visits if name in names)) - {name}
        return tuple(nest for nest in self.nests if nest.name in together)
