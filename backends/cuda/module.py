"""A program as one LLVM module for the GPU: its kernels, and the entries that are launched.

Every entry is `(context, argument, low, high)`: the blocks of the grid share the range
[low, high) of chunks or tensors, the threads of a block share one of them. Any grid and any
block of a multiple of 32 threads, up to `BLOCK`, give the same bits.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ...ir.lowered.program import CHUNK_COLUMNS, Program, Segment
from ..aot.multiversion import symbol
from ..llvm.fold import emit_folds
from ..llvm.module import exported, segments_before
from ..llvm.nodes import context_pointer, tensor_number, tensor_row
from ..llvm.segment import emit_segment
from ..llvm.text import Function, Module
from .kernel import emit_kernel
from .segment import BlockPrinter
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
    """The LLVM IR of programs, by their symbols' prefix."""
    declared: set[str] = set()
    bodies: list[str] = []
    for prefix, program in programs.items():
        text = _program(program)
        declared |= set(re.findall(r"^declare .*$", text, re.MULTILINE))
        body = text[text.index("define ") :]
        bodies.append(re.sub(r"@sf_(\w+)", rf"@{prefix}_\1", body))
    head = [f'target triple = "{TRIPLE}"', "\n".join(sorted(declared))]
    return "\n\n".join([*head, *bodies])


def entries(prefix: str, program: Program) -> list[tuple[str, str]]:
    """The entries of a program, each with what the blocks of its grid share."""
    found: list[tuple[str, str]] = []
    for name in exported(program):
        shares = "chunks" if name.startswith("sf_sweep") else "tensors"
        number = name.removeprefix("sf_segment_")
        if number != name and program.segments[int(number)].scope == "step":
            shares = "once"
        found.append((symbol(prefix, name), shares))
    return found


def _program(program: Program) -> str:
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
    for number, sweep in enumerate(program.sweeps):
        _sweep(module, program, number)
        for index, segment in enumerate(sweep.rows):
            _rows(module, program, f"sf_rows_{number}_{index}", segment)
    for number, segment in enumerate(program.segments):
        _segment(module, program, number, segment)
    # A barrier must stay where all threads come by: LLVM may not move calls into branches.
    text = re.sub(r"^(define .*\)) nounwind", r"\1 convergent nounwind", module.text(), flags=re.M)
    return with_wide_accesses(in_global_memory(text))


def _entry(module: Module, name: str) -> Function:
    fn = Function(module, f"define ptx_kernel void @{name}{_ENTRY}")
    fn.do("%ctx = inttoptr i64 %context to ptr")
    return fn


def _sweep(module: Module, program: Program, number: int) -> None:
    fn = _entry(module, f"sf_sweep_{number}")
    table = context_pointer(fn, "chunks")
    first = fn.let(f"add i64 %low, {block(fn)}")
    with fn.loop(first, "%high", blocks(fn)) as (chunk, _, _):
        at = fn.let(f"mul i64 {chunk}, {len(CHUNK_COLUMNS)}")
        row = fn.let(f"getelementptr inbounds i64, ptr {table}, i64 {at}")
        cells: dict[str, str] = {}
        for place, name in enumerate(CHUNK_COLUMNS):
            cell = fn.let(f"getelementptr inbounds i64, ptr {row}, i64 {place}")
            cells[name] = fn.let(f"load i64, ptr {cell}, align 8")
        visit = _Visit(fn, program, tensor_row(fn, len(program.columns), cells["tensor"]), cells)
        visit.chunk(number)
    fn.finish()


class _Visit:
    """What a block does with a chunk: one pass, a sweep, or a section of sweeps."""

    def __init__(self, fn: Function, program: Program, tensor: str, cells: dict[str, str]) -> None:
        self.fn, self.program, self.tensor, self.cells = fn, program, tensor, cells
        self.start = f"ptr %ctx, ptr {tensor}, i64 {cells['tensor']}"

    def chunk(self, number: int) -> None:
        """By the chunk's kind: the pass that the argument names, a sweep, a section."""
        fn, sweep = self.fn, self.program.sweeps[number]
        if len(sweep.kernels) == 1 and sweep.visit_end == number:
            self._kernel(sweep.kernels[0].name)
            return
        labels = [fn.label() for _ in range(4)]
        fn.do(
            f"switch i64 {self.cells['kind']}, label %{labels[0]} "
            f"[ i64 1, label %{labels[1]} i64 2, label %{labels[2]} ]"
        )
        for label, body in zip(labels, (self._one, self._sweep, self._section), strict=False):
            fn.place(label)
            body(number)
            fn.jump(labels[3])
        fn.place(labels[3])

    def _kernel(self, name: str) -> None:
        area = ", ".join(f"i64 {self.cells[k]}" for k in ("row", "rows", "col", "cols"))
        self.fn.do(f"call void @sf_{name}({self.start}, {area})")

    def _one(self, number: int) -> None:
        for kernel in self.program.sweeps[number].kernels:
            wanted = self.fn.let(f"icmp eq i64 %argument, {kernel.index}")
            self.fn.when(wanted, lambda name=kernel.name: self._kernel(name))

    def _sweep(self, number: int) -> None:
        sweep = self.program.sweeps[number]
        for place, kernel in enumerate(sweep.kernels):
            if place:
                self._rows(sweep.rows[place - 1])
            self._kernel(kernel.name)

    def _rows(self, segment: Segment | None) -> None:
        """What stands between two passes: a row a thread."""
        barrier(self.fn)
        if segment is not None:
            each_row(self.fn, segment, self.start, self.cells["row"], self.cells["rows"])
            barrier(self.fn)

    def _section(self, number: int) -> None:
        for sweep in range(number, self.program.sweeps[number].visit_end + 1):
            if sweep > number:
                barrier(self.fn)
                for segment in segments_before(self.program, sweep):
                    self.fn.do(f"call void @sf_{segment.name}({self.start})")
                barrier(self.fn)
            self._sweep(sweep)


def each_row(fn: Function, segment: Segment, start: str, row: str, rows: str) -> None:
    """Runs a rows segment, the block's threads taking rows in turn."""
    first = fn.let(f"add i64 {row}, {thread(fn)}")
    last = fn.let(f"add i64 {row}, {rows}")
    with fn.loop(first, last, threads(fn)) as (mine, _, _):
        fn.do(f"call void @sf_{segment.name}({start}, i64 {mine}, i64 1)")


def _rows(module: Module, program: Program, name: str, segment: Segment | None) -> None:
    fn = _entry(module, name)
    if segment is not None:
        first = fn.let(f"add i64 %low, {block(fn)}")
        with fn.loop(first, "%high", blocks(fn)) as (tensor, _, _):
            row = tensor_row(fn, len(program.columns), tensor)
            batches, rows = tensor_number(fn, row, "batches"), tensor_number(fn, row, "rows")
            every = fn.let(f"mul i64 {batches}, {rows}")
            each_row(fn, segment, f"ptr %ctx, ptr {row}, i64 {tensor}", "0", every)
    fn.finish()


def _segment(module: Module, program: Program, number: int, segment: Segment) -> None:
    fn = _entry(module, f"sf_segment_{number}")
    first = fn.let(f"add i64 %low, {block(fn)}")
    if segment.scope == "step":
        head = fn.let(f"icmp eq i64 {block(fn)}, 0")
        fn.when(head, lambda: fn.do(f"call void @sf_{segment.name}(ptr %ctx)"))
    else:
        with fn.loop(first, "%high", blocks(fn)) as (tensor, _, _):
            row = tensor_row(fn, len(program.columns), tensor)
            fn.do(f"call void @sf_{segment.name}(ptr %ctx, ptr {row}, i64 {tensor})")
    fn.finish()
