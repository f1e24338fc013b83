"""A program as one LLVM module: its kernels and segments, and the entries that are launched.

In a program with products functions of nests that are alike are one (`shared_nests`), and so are
the entries of passes over matrices, but for the function that they call of each unit.

Every exported function is `void f(context, argument, low, high)`. It sets the floating-point
mode that `strict` means (to nearest, gradual underflow, nothing trapped) around its body.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import partial
from typing import Any

from ...ir.loops.loop_program import LoopProgram
from ...ir.lowered.launches import Units
from ...ir.lowered.memory_plan import OWN_BYTES
from ...ir.lowered.program import Kernel, Program, Segment
from ...ir.lowered.tables import LeafArray, TensorFact, ValueArray
from ...ir.lowered.visits import RunKernel, RunMatrix, VisitStep
from .emit_nest import emit_nest
from .line_table import LineTable
from .nodes import SIGNATURE
from .ops import emit_software_fma
from .reductions.fold import emit_folds
from .shared_nests import SharedNests
from .text import LlvmFunction, Module, Version
from .visits import Unit, VisitPrinter

TILE = 4096  # elements that all passes of a sweep visit before the next: few enough for L1
MODE = 0x1F80  # MXCSR: to nearest, no flush to zero, all exceptions masked
ARM_MODE = 0  # FPCR: likewise
TENSOR = "ptr %ctx, ptr %tensor, i64 %number"  # the parameters of functions of a tensor,
AREA = "i64 %row, i64 %rows, i64 %col, i64 %cols"  # and of kernels behind them
MATRICES = f"{TENSOR}, ptr %kept, i64 %row, i64 %rows, i64 %batch, i64 %batches"
TILES = f"{SIGNATURE[:-1]}, ptr %function, ptr %columns)"
MORE = "nounwind noinline optnone"
SEGMENT = {"rows": f"{TENSOR}, i64 %row, i64 %rows", "tensor": TENSOR, "step": "ptr %ctx"}


def llvm_text(
    loops: LoopProgram,
    triple: str,
    version: Version | None = None,
    debug: LineTable | None = None,
) -> str:
    """The LLVM IR of a program for a target triple; with `debug`, which value it belongs to."""
    return llvm_module(loops, triple, version, debug).text()


def llvm_module(
    loops: LoopProgram,
    triple: str,
    version: Version | None = None,
    debug: LineTable | None = None,
) -> Module:
    """The functions of a program for a target triple."""
    module, program = Module(triple, version, debug), loops.program
    emit_folds(module, program)
    shared = SharedNests(module, program)
    add = shared.add if program.matrices and not debug else partial(emit_nest, module, program)
    for part in parts_of(program):
        kept = f"{TENSOR}, ptr %kept, {AREA}"
        add(loops.nest(part.name), SEGMENT[part.scope] if isinstance(part, Segment) else kept)
    for kernel in (m for m in program.matrices if not m.routine):
        add(loops.nest(kernel.name), MATRICES)
    _emit_entries(module, program, _ThreadVisits(program, shared.calls))
    for lanes in sorted(module.software_fmas):
        emit_software_fma(module, lanes)
    return module


def _emit_entries(module: Module, program: Program, visits: _ThreadVisits) -> None:
    """All entries; those over tiles call one function with the functions of each."""
    linkage = "" if module.version.is_exported else "internal "
    over = {visit.entry: visit for visit in program.visits}
    tiles = module.symbol("tiles")
    if program.matrices:
        _emit_own_row(module, program)
    if visits.calls:
        visits.each_tile(_wrapped(module, tiles, "internal ", TILES))
    for name in program.entries:
        if visits.calls and over[name].over == Units.TILES:
            (step,) = over[name].flat_steps
            assert isinstance(step, RunMatrix), step
            head = f"define {linkage}void {module.entry(name)}{SIGNATURE} {MORE}"
            function, columns = visits.calls[step.name]
            fn = LlvmFunction(module, head)
            fn.do(f"call void {tiles}{SIGNATURE[:-1]}, ptr {function}, ptr {columns})")
            fn.finish()
        else:
            visits.entry(_wrapped(module, module.entry(name), linkage), name)


def parts_of(program: Program) -> Iterator[Kernel | Segment]:
    """Sweep by sweep, kernels and the segments between them; the other segments."""
    for sweep in program.sweeps:
        yield from sweep.parts
    yield from program.segments


def _wrapped(module: Module, name: str, linkage: str, parameters: str = SIGNATURE) -> LlvmFunction:
    """Adds the function that sets the mode around its body; returns the body, to be filled.

    They are a few instructions around calls: `optnone` saves LLVM the time to improve them.
    """
    fn = LlvmFunction(module, f"define {linkage}void {name}{parameters} {MORE}")
    call = f"call void {name}_body{parameters}"
    if module.triple.startswith(("aarch64", "arm64")):  # macOS has the second name
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
    return LlvmFunction(module, f"define internal void {name}_body{parameters} {MORE}")


class _ThreadVisits(VisitPrinter):
    """Printer of a thread's work: unit after unit, the rows of tiles one tile after the other.

    `calls` has the shared functions of nests, with their lists of columns.
    """

    def __init__(self, program: Program, calls: Mapping[str, tuple[str, str]]) -> None:
        super().__init__(program)
        self.calls = calls

    def call(self, name: str, given: str) -> None:
        """Calls the function of a nest."""
        if name not in self.calls:
            super().call(name, given)
            return
        function, columns = self.calls[name]
        self.fn.do(f"call void {function}({given}, ptr {columns})")

    def units(self) -> AbstractContextManager[Any]:
        """The loop over the units of a call."""
        size = max((sweep.buffer_bytes for sweep in self.program.sweeps), default=0)
        size = max(size, self.program.panel_bytes if self.program.matrices else 0)
        self.kept = self.fn.alloca("i8", size) if size else "null"
        return self.fn.loop("%low", "%high", 1)

    def own_row(self, tensor: str) -> str:
        """With products: a copy, whose negative cells are the addresses that they stand for."""
        if not self.program.matrices:
            return tensor
        area, row = (
            self.fn.alloca("i8", OWN_BYTES),
            self.fn.alloca("i64", len(self.program.columns)),
        )
        name = self.fn.module.symbol("own_row")
        self.fn.do(f"call void {name}(ptr {row}, ptr {tensor}, ptr {area})")
        return row

    def each_tile(self, fn: LlvmFunction) -> None:
        """The body of all entries over tiles of matrices."""
        self.fn = fn
        with self.units() as (number, *_):
            unit = replace(self.unit_of(self.cells(number)), is_tile=True)
            given = f"{unit.start}, ptr {self.kept}, {self.matrices(unit)}, ptr %columns"
            fn.do(f"call void %function({given})")
        fn.finish()

    def once(self, body: Callable[[], None]) -> None:
        """Print statements that run once."""
        body()

    def sync(self) -> None:
        """One thread waits for nobody."""

    def kernel(self, name: str, unit: Unit) -> None:
        """A kernel over the unit's rows and columns."""
        area = f"i64 {unit.row}, i64 {unit.rows}, i64 {unit.col}, i64 {unit.cols}"
        self.call(name, f"{unit.start}, ptr {self.kept}, {area}")

    def tiles(self, steps: Sequence[VisitStep], unit: Unit) -> None:
        """All steps over as many rows as fit a tile, then over the next."""
        fn = self.fn
        first = next(step.name for step in steps if isinstance(step, RunKernel))
        sweep = next(s for s in self.program.sweeps if any(k.name == first for k in s.kernels))
        fit = fn.let(f"sdiv i64 {sweep.tile or TILE}, {unit.cols}")
        tall = fn.call("i64", "llvm.smax.i64", ("i64", fit), ("i64", "1"))
        end = fn.let(f"add i64 {unit.row}, {unit.rows}")
        with fn.loop(unit.row, end, tall) as (row, _, _):
            left = fn.let(f"sub i64 {end}, {row}")
            rows = fn.call("i64", "llvm.smin.i64", ("i64", left), ("i64", tall))
            self.steps(steps, replace(unit, row=row, rows=rows))


def _emit_own_row(module: Module, program: Program) -> None:
    """A tensor's row, its negative cells as the addresses in `area` that they stand for."""
    columns, name = program.columns, module.symbol("own_row")
    own = (c == TensorFact.SCRATCH or isinstance(c, LeafArray | ValueArray) for c in columns)
    cells = ", ".join(f"i64 {-1 if is_own else 0}" for is_own in own)
    module.constants.append(f"{name}_cells = internal constant [{len(columns)} x i64] [{cells}]")
    parameters = "(ptr %row, ptr %tensor, ptr %area)"
    fn = LlvmFunction(module, f"define internal void {name}{parameters} nounwind noinline")
    with fn.loop("0", str(len(columns)), 1) as (place, _, _):
        tables = (f"{name}_cells", "%tensor", "%row")
        own, source, target = (
            fn.let(f"getelementptr inbounds i64, ptr {table}, i64 {place}") for table in tables
        )
        cell, mask = (fn.let(f"load i64, ptr {at}, align 8") for at in (source, own))
        byte = fn.let(f"xor i64 {cell}, -1")
        there = fn.let(f"ptrtoint ptr {fn.let(f'getelementptr i8, ptr %area, i64 {byte}')} to i64")
        is_own = fn.let(f"icmp slt i64 {fn.let(f'and i64 {cell}, {mask}')}, 0")
        made = fn.let(f"select i1 {is_own}, i64 {there}, i64 {cell}")
        fn.do(f"store i64 {made}, ptr {target}, align 8")
    fn.finish()
