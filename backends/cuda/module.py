"""A program as one LLVM module for the GPU: its kernels, and the entries that are launched.

Every entry is `(context, argument, low, high)`: the blocks of the grid share the range
[low, high) of chunks or tensors, the threads of a block share one of them. Any grid and any
block of a multiple of 32 threads, up to `BLOCK`, give the same bits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

from ...ir.lowered.launches import Over, VisitStep
from ...ir.lowered.program import Program, refuse_tiles
from ..aot.multiversion import symbol
from ..llvm.fold import emit_folds
from ..llvm.text import LlvmFunction, Module
from ..llvm.visits import Unit, VisitPrinter
from .kernel import emit_kernel
from .segment import BlockPrinter
from .segment_printer import emit_segment
from .threads import (
    BLOCK,
    TRIPLE,
    barrier,
    block,
    blocks,
    in_global_memory,
    thread,
    threads,
    with_wide_accesses,
)

_ENTRY = f'(i64 %context, i64 %argument, i64 %low, i64 %high) nounwind "nvvm.maxntid"="{BLOCK}"'


def device_text(programs: Mapping[str, Program]) -> str:
    """The LLVM IR of programs, by their symbols' prefix. Raises LowerError for others' targets."""
    declared: set[str] = set()
    bodies: list[str] = []
    for prefix, program in programs.items():
        text = _program(program)
        declared |= set(re.findall(r"^declare .*$", text, re.MULTILINE))
        body = text[text.index("define ") :]
        bodies.append(re.sub(r"@sf_(\w+)", rf"@{prefix}_\1", body))
    head = [f'target triple = "{TRIPLE}"', "\n".join(sorted(declared))]
    return "\n\n".join([*head, *bodies])


def entries(prefix: str, program: Program) -> list[tuple[str, Over]]:
    """The entries of a program, each with what the blocks of its grid share."""
    found = {visit.entry: visit.over for visit in program.visits}
    return [(symbol(prefix, name), over) for name, over in found.items()]


def _program(program: Program) -> str:
    refuse_tiles(program, "cuda")
    module = Module(TRIPLE)
    emit_folds(module, program)
    for sweep in program.sweeps:
        for kernel in sweep.kernels:
            emit_kernel(module, program, kernel)
        for segment in sweep.rows:
            if segment is not None:
                emit_segment(module, program, segment)
    for segment in program.segments:
        emit_segment(module, program, segment, BlockPrinter)
    visits = _BlockVisits(program)
    for name in program.entries:
        visits.entry(_entry(module, name), name)
    # All threads of a block have to reach a barrier: LLVM may not move calls into branches.
    text = re.sub(r"^(define .*\)) nounwind", r"\1 convergent nounwind", module.text(), flags=re.M)
    return with_wide_accesses(in_global_memory(text))


def _entry(module: Module, name: str) -> LlvmFunction:
    fn = LlvmFunction(module, f"define ptx_kernel void @{name}{_ENTRY}")
    fn.do("%ctx = inttoptr i64 %context to ptr")
    return fn


class _BlockVisits(VisitPrinter):
    """What a block does: the grid's blocks take units in turn, a block's threads share one."""

    def units(self) -> AbstractContextManager[Any]:
        """The loop over the units of this block."""
        first = self.fn.let(f"add i64 %low, {block(self.fn)}")
        return self.fn.loop(first, "%high", blocks(self.fn))

    def once(self, body: Callable[[], None]) -> None:
        """The first block does it."""
        self.fn.when(self.fn.let(f"icmp eq i64 {block(self.fn)}, 0"), body)

    def kernel(self, name: str, unit: Unit) -> None:
        """A kernel over the unit's rows and columns."""
        area = f"i64 {unit.row}, i64 {unit.rows}, i64 {unit.col}, i64 {unit.cols}"
        self.fn.do(f"call void @sf_{name}({unit.start}, {area})")

    def rows(self, name: str, unit: Unit) -> None:
        """A rows segment, the block's threads taking rows in turn."""
        first = self.fn.let(f"add i64 {unit.row}, {thread(self.fn)}")
        last = self.fn.let(f"add i64 {unit.row}, {unit.rows}")
        with self.fn.loop(first, last, threads(self.fn)) as (mine, _, _):
            self.fn.do(f"call void @sf_{name}({unit.start}, i64 {mine}, i64 1)")

    def tiles(self, steps: Sequence[VisitStep], unit: Unit) -> None:
        """All rows together: the block's threads share them."""
        self.steps(steps, unit)

    def sync(self) -> None:
        """Waits for the threads of the block."""
        barrier(self.fn)
