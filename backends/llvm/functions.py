"""The functions of a program's kernels and segments, printed from their nests."""

from __future__ import annotations

from ...ir.lowered.program import Kernel, Program, Segment
from ...passes.loops.build.kernels import build_kernel
from ...passes.loops.build.segments import build_segment
from ...passes.loops.pipelines import lowered_nest
from .emit_nest import emit_nest
from .text import Module

_TENSOR = "ptr %ctx, ptr %tensor, i64 %number"
RECTANGLE = f"{_TENSOR}, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols"
SEGMENT = {"rows": f"{_TENSOR}, i64 %row, i64 %rows", "tensor": _TENSOR, "step": "ptr %ctx"}


def emit_kernel(module: Module, program: Program, kernel: Kernel) -> None:
    """Adds the function of one kernel: one pass over a rectangle of a tensor."""
    nest = lowered_nest(build_kernel(program, kernel), target_of(module.triple))
    emit_nest(module, program, nest, RECTANGLE)


def emit_segment(module: Module, program: Program, segment: Segment) -> None:
    """Adds the function of one segment: for a tensor or its rows, or for the step."""
    nest = lowered_nest(build_segment(program, segment), target_of(module.triple))
    emit_nest(module, program, nest, SEGMENT[segment.scope])


def target_of(triple: str) -> str:
    """The target whose loop passes a triple takes."""
    return triple.partition("-")[0].replace("_", "-")
