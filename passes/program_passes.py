"""The passes over a lowered program, by the target that it is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..ir.errors import OptionError
from ..ir.lowered.program import Program
from .lower.keep_in_tiles import keep_in_tiles


@dataclass(frozen=True, slots=True)
class ProgramPass:
    """A pass from program to program."""

    name: str
    function: Callable[[Program], Program]


_KEEP_IN_TILES = ProgramPass("keep-in-tiles", keep_in_tiles)

# native: machine code of a CPU, in memory or in an artifact. cuda: PTX. numba: Python source.
# reference: interprets the graph. loops: interprets nests, with an option behind a colon. Only
# machine code visits tile after tile of a chunk.
TARGETS: dict[str, tuple[ProgramPass, ...]] = {
    "native": (_KEEP_IN_TILES,),
    "cuda": (),
    "numba": (),
    "reference": (),
    "loops": (),
}


def program_passes(target: str) -> tuple[ProgramPass, ...]:
    """The passes for a target, in order. Raises OptionError for one that is not known."""
    name = target.partition(":")[0]
    if name not in TARGETS:
        raise OptionError(f"unknown target '{name}'; known: {', '.join(TARGETS)}")
    return TARGETS[name]
