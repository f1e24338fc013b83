"""A program as one LLVM module: its kernels and segments, and the functions that launch them.

Every exported function is `void f(context, argument, low, high)`. It sets the floating-point
mode that `strict` means (to nearest, gradual underflow, nothing trapped) around its body.
"""

from __future__ import annotations

from functools import partial

from ...ir.lowered.program import CHUNK_COLUMNS, Launch, Program, Segment, Sweep
from .cells import CellPrinter
from .fold import emit_folds
from .kept import keep_in_tiles, kept_bytes, kept_tile
from .kernel import emit_kernel
from .nodes import SIGNATURE, context_pointer, tensor_number, tensor_row
from .segment import emit_segment
from .text import Function, Module

TILE = 4096  # elements that all passes of a sweep visit before the next: few enough for L1
MODE = 0x1F80  # MXCSR: to nearest, no flush to zero, all exceptions masked
ARM_MODE = 0  # FPCR: likewise


def llvm_text(program: Program, triple: str) -> str:
    """The LLVM IR of a program for a target triple."""
    module, program = Module(triple), keep_in_tiles(program)
    emit_folds(module, program, in_lanes=True)
    for sweep in program.sweeps:
        for kernel in sweep.kernels:
            emit_kernel(module, program, kernel)
        for segment in sweep.rows:
            if segment is not None:
                emit_segment(module, program, segment, CellPrinter)
    for segment in program.segments:
        emit_segment(module, program, segment, CellPrinter)
    for number in range(len(program.sweeps)):
        _sweep(module, program, number)
        for index, segment in enumerate(program.sweeps[number].rows):
            _rows(module, program, f"sf_rows_{number}_{index}", segment)
    for number, segment in enumerate(program.segments):
        _segment(module, program, number, segment)
    return module.text()


def exported(program: Program) -> list[str]:
    """The names of the functions that a launcher may call."""
    names: list[str] = []
    for number, sweep in enumerate(program.sweeps):
        names.append(f"sf_sweep_{number}")
        names += [f"sf_rows_{number}_{q}" for q in range(len(sweep.rows))]
    return names + [f"sf_segment_{i}" for i in range(len(program.segments))]


def _wrapped(module: Module, name: str) -> Function:
    """Adds the exported wrapper; returns the body, to be filled.

    They are a few instructions around calls: `optnone` saves LLVM the time to improve them.
    """
    fn = Function(module, f"define void @{name}{SIGNATURE} nounwind noinline optnone")
    call = f"call void @{name}_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)"
    if module.triple.startswith("aarch64"):
        before = fn.call("i64", "llvm.aarch64.get.fpcr")
        fn.call("void", "llvm.aarch64.set.fpcr", ("i64", str(ARM_MODE)))
        fn.do(call)
        fn.call("void", "llvm.aarch64.set.fpcr", ("i64", before))
    else:
        saved, mode = fn.alloca("i32"), fn.alloca("i32")
        fn.call("void", "llvm.x86.sse.stmxcsr", ("ptr", saved))
        fn.do(f"store i32 {MODE}, ptr {mode}, align 4")
        fn.call("void", "llvm.x86.sse.ldmxcsr", ("ptr", mode))
        fn.do(call)
        fn.call("void", "llvm.x86.sse.ldmxcsr", ("ptr", saved))
    fn.finish()
    # Not inlined: LLVM does not order plain arithmetic against ldmxcsr.
    head = f"define internal void @{name}_body{SIGNATURE} nounwind noinline optnone"
    return Function(module, head)


def _sweep(module: Module, program: Program, number: int) -> None:
    fn = _wrapped(module, f"sf_sweep_{number}")
    table = context_pointer(fn, "chunks")
    size = kept_bytes(program)
    kept = fn.alloca("i8", size) if size else "null"
    with fn.loop("%low", "%high", 1) as (chunk, _, _):
        at = fn.let(f"mul i64 {chunk}, {len(CHUNK_COLUMNS)}")
        row = fn.let(f"getelementptr inbounds i64, ptr {table}, i64 {at}")
        cells: dict[str, str] = {}
        for place, name in enumerate(CHUNK_COLUMNS):
            cell = fn.let(f"getelementptr inbounds i64, ptr {row}, i64 {place}")
            cells[name] = fn.let(f"load i64, ptr {cell}, align 8")
        tensor = tensor_row(fn, len(program.columns), cells["tensor"])
        visit = _Visit(fn, program, tensor, cells, kept)
        labels = [fn.label() for _ in range(4)]
        fn.do(
            f"switch i64 {cells['kind']}, label %{labels[0]} "
            f"[ i64 1, label %{labels[1]} i64 2, label %{labels[2]} ]"
        )
        for label, body in zip(labels, (visit.one, visit.sweep, visit.section), strict=False):
            fn.place(label)
            body(number)
            fn.jump(labels[3])
        fn.place(labels[3])
    fn.finish()


class _Visit:
    """What a visit to a chunk runs: one pass, a sweep, or a section of sweeps."""

    def __init__(
        self, fn: Function, program: Program, tensor: str, cells: dict[str, str], kept: str
    ) -> None:
        self.fn, self.program, self.cells, self.kept = fn, program, cells, kept
        self.start = f"ptr %ctx, ptr {tensor}, i64 {cells['tensor']}"

    def kernel(self, name: str, first: str, rows: str) -> None:
        area = f"i64 {first}, i64 {rows}, i64 {self.cells['col']}, i64 {self.cells['cols']}"
        self.fn.do(f"call void @sf_{name}({self.start}, ptr {self.kept}, {area})")

    def one(self, number: int) -> None:
        """The pass that the argument names."""
        kernels = self.program.sweeps[number].kernels
        for kernel in kernels:
            run = partial(self.kernel, kernel.name, self.cells["row"], self.cells["rows"])
            if len(kernels) == 1:
                run()
            else:
                self.fn.when(self.fn.let(f"icmp eq i64 %argument, {kernel.index}"), run)

    def sweep(self, number: int) -> None:
        """All passes, tile after tile of rows where there are several and tiles will do."""
        sweep, cells = self.program.sweeps[number], self.cells
        across = any(r.along == "col" for k in sweep.kernels for r in k.reduces)
        if len(sweep.kernels) == 1 or across:
            self._passes(sweep, cells["row"], cells["rows"])
            return
        fn = self.fn
        tile = kept_tile(self.program, sweep) or TILE
        fit = fn.let(f"sdiv i64 {tile}, {cells['cols']}")
        tall = fn.call("i64", "llvm.smax.i64", ("i64", fit), ("i64", "1"))
        end = fn.let(f"add i64 {cells['row']}, {cells['rows']}")
        with fn.loop(cells["row"], end, tall) as (first, _, _):
            left = fn.let(f"sub i64 {end}, {first}")
            rows = fn.call("i64", "llvm.smin.i64", ("i64", left), ("i64", tall))
            self._passes(sweep, first, rows)

    def _passes(self, sweep: Sweep, first: str, rows: str) -> None:
        """All passes over some rows of the chunk, with the rows segments between them."""
        for kernel, segment in zip(sweep.kernels, (*sweep.rows, None), strict=True):
            self.kernel(kernel.name, first, rows)
            if segment is not None:
                area = f"i64 {first}, i64 {rows}"
                self.fn.do(f"call void @sf_{segment.name}({self.start}, {area})")

    def section(self, number: int) -> None:
        """All sweeps up to the next stage that needs the step."""
        for sweep in range(number, self.program.sweeps[number].visit_end + 1):
            if sweep > number:
                for segment in segments_before(self.program, sweep):
                    self.fn.do(f"call void @sf_{segment.name}({self.start})")
            self.sweep(sweep)


def segments_before(program: Program, sweep: int) -> list[Segment]:
    """The segments of the stage right before a sweep, in launch order."""
    found: list[Segment] = []
    for launch in program.launches:
        if launch == Launch("sweep", sweep):
            return found
        found = [] if launch.kind == "sweep" else [*found, program.segments[launch.index]]
    return found


def _rows(module: Module, program: Program, name: str, segment: Segment | None) -> None:
    fn = _wrapped(module, name)
    if segment is not None:
        with fn.loop("%low", "%high", 1) as (tensor, _, _):
            row = tensor_row(fn, len(program.columns), tensor)
            batches, rows = tensor_number(fn, row, "batches"), tensor_number(fn, row, "rows")
            every = fn.let(f"mul i64 {batches}, {rows}")
            fn.do(
                f"call void @sf_{segment.name}(ptr %ctx, ptr {row}, i64 {tensor}, "
                f"i64 0, i64 {every})"
            )
    fn.finish()


def _segment(module: Module, program: Program, number: int, segment: Segment) -> None:
    fn = _wrapped(module, f"sf_segment_{number}")
    if segment.scope == "step":
        fn.do(f"call void @sf_{segment.name}(ptr %ctx)")
    else:
        with fn.loop("%low", "%high", 1) as (tensor, _, _):
            row = tensor_row(fn, len(program.columns), tensor)
            fn.do(f"call void @sf_{segment.name}(ptr %ctx, ptr {row}, i64 {tensor})")
    fn.finish()
