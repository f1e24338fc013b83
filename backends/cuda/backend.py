"""The CUDA backend: a program as PTX, which a GPU runs where there is one."""

from __future__ import annotations

from ...ir.loops.loop_program import LoopProgram
from ...runtime.cuda.device import gpu
from ..llvm.line_table import LineTable
from .executable import CudaProgram
from .levels import LEVELS, best
from .ptx import ptx

_LEVEL = "sm_80"
_PREFIX = "sf_program"


def compile_program(loops: LoopProgram, option: str = "") -> CudaProgram:
    """The program's PTX: for a GPU by its number, which is asked for its level, or for a level.

    Raises DeviceError where there is no such GPU, OptionError for an unknown level, LowerError.
    """
    number = int(option) if option.isdecimal() else 0
    level = best([*LEVELS], gpu(number)) if option.isdecimal() else option
    text, program = ptx_text(loops, level or _LEVEL), loops.program
    return CudaProgram(program.name, text, _PREFIX, program.entries, number)


def ptx_text(loops: LoopProgram, level: str = _LEVEL, debug: LineTable | None = None) -> str:
    """The PTX of a program; raises as `compile_program` does. `debug` as in `device_text`."""
    return ptx({_PREFIX: loops}, level, debug)
