"""A program whose kernels and segments are loops: what printers print, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from ..lowered.program import Program
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
