"""The CUDA backend: a program as PTX. Nothing launches it from Python yet."""

from __future__ import annotations

from ...ir.loops.loop_program import LoopProgram
from ..llvm.line_table import LineTable
from ..source_only import SourceOnly
from .ptx import ptx

_LEVEL = "sm_80"
_NO_LAUNCHER = (
    "backend 'cuda': no device runs it from Python yet; read its PTX (`source()`), or compile an "
    "artifact (`stepfuse compile SPEC --cuda sm_80`) and launch that, as in examples/cuda_step.py"
)


def compile_program(loops: LoopProgram, level: str = "") -> SourceOnly:
    """The program's PTX for a GPU level. Raises OptionError for an unknown one, LowerError."""
    return SourceOnly(ptx_text(loops, level or _LEVEL), _NO_LAUNCHER)


def ptx_text(loops: LoopProgram, level: str = _LEVEL, debug: LineTable | None = None) -> str:
    """The PTX of a program; raises as `compile_program` does. `debug` as in `device_text`."""
    return ptx({"sf_program": loops}, level, debug)
