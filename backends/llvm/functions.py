"""The functions of a program's kernels and segments, printed from their nests."""

from __future__ import annotations

from ...ir.loops.loop_program import LoopProgram
from ...ir.lowered.program import Kernel, Segment
from .emit_nest import emit_nest
from .text import Module

_TENSOR = "ptr %ctx, ptr %tensor, i64 %number"
RECTANGLE = f"{_TENSOR}, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols"
SEGMENT = {"rows": f"{_TENSOR}, i64 %row, i64 %rows", "tensor": _TENSOR, "step": "ptr %ctx"}


def emit_kernel(module: Module, loops: LoopProgram, kernel: Kernel) -> None:
    """Adds the function of one kernel: one pass over a rectangle of a tensor."""
    emit_nest(module, loops.program, loops.nest(kernel.name), RECTANGLE)


def emit_segment(module: Module, loops: LoopProgram, segment: Segment) -> None:
    """Adds the function of one segment: for a tensor or its rows, or for the step."""
    emit_nest(module, loops.program, loops.nest(segment.name), SEGMENT[segment.scope])
