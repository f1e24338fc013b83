"""A program as one LLVM module: its kernels and segments, and the entries that are launched.

Passes over matrices that are alike but for their arrays, as those of each iteration of
Newton-Schulz, are one function: it finds arrays by their columns in a tensor's row, and is given a
row of its own with the addresses that it is to work on.

    matrix3: c += s[..] * x[..]  -->  one function over columns 9, 10, 11 and, of matrix3, the row
    matrix6: c += t[..] * y[..]       #rows, #cols, ..., &s, &x, &z; of matrix6 ..., &t, &y, &u

Every exported function is `void f(context, argument, low, high)`. It sets the floating-point
mode that `strict` means (to nearest, gradual underflow, nothing trapped) around its body.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import fields, replace
from typing import Any

from ...ir.loops.loop_program import LoopProgram
from ...ir.loops.nest import Accumulate, Init, Load, MemoryCell, Nest, Stmt, Store, Take
from ...ir.loops.walk import Body, rewrite
from ...ir.lowered.columns import LeafArray, TensorFact, ValueArray, columns_under
from ...ir.lowered.memory_plan import OWN_BYTES, PANEL_BYTES
from ...ir.lowered.program import Kernel, Program, Segment
from ...ir.lowered.tables import ARRAY_KINDS
from ...ir.lowered.visits import RunKernel, VisitStep
from .emit_nest import emit_nest
from .line_table import LineTable
from .nodes import SIGNATURE
from .reductions.fold import emit_folds
from .software_fma import emit_software_fma
from .text import LlvmFunction, Module, Version
from .visits import Unit, VisitPrinter

TILE = 4096  # elements that all passes of a sweep visit before the next: few enough for L1
MODE = 0x1F80  # MXCSR: to nearest, no flush to zero, all exceptions masked
ARM_MODE = 0  # FPCR: likewise
TENSOR = "ptr %ctx, ptr %tensor, i64 %number"  # the parameters of functions of a tensor,
AREA = "i64 %row, i64 %rows, i64 %col, i64 %cols"  # and of kernels behind them
MATRICES = f"{TENSOR}, ptr %kept, i64 %row, i64 %rows, i64 %batch, i64 %batches"
NestEmitter = Callable[[Module, Program, Nest, str], None]
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
    for part in parts_of(program):
        kept = f"{TENSOR}, ptr %kept, {AREA}"
        given = SEGMENT[part.scope] if isinstance(part, Segment) else kept
        emit_nest(module, program, loops.nest(part.name), given)
    # Wrappers are a few instructions around a call, as in `_wrapped`.
    emit_matrices(module, loops, emit_nest, "nounwind noinline optnone")
    visits = _ThreadVisits(program)
    for name in program.entries:
        visits.entry(_wrapped(module, name), name)
    for lanes in sorted(module.software_fmas):
        emit_software_fma(module, lanes)
    return module


def emit_matrices(module: Module, loops: LoopProgram, emit: NestEmitter, wrapper: str) -> None:
    """The passes over matrices; those that are alike share a function, but in debuggers.

    `wrapper` are the attributes of a function that gives it the row of a pass.
    """
    program, known = loops.program, dict[Nest, str]()
    for kernel in (m for m in program.matrices if not m.routine):
        nest = loops.nest(kernel.name)
        if module.debug:
            emit(module, program, nest, MATRICES)
            continue
        shared, columns = with_own_row(nest, program)
        key = replace(shared, name="")
        if key not in known:
            known[key] = f"{kernel.name}_shared"
            emit(module, program, replace(shared, name=known[key]), MATRICES)
        emit_with_row(module, program, kernel.name, known[key], columns, wrapper)


def parts_of(program: Program) -> Iterator[Kernel | Segment]:
    """Sweep by sweep, kernels and the segments between them; the other segments."""
    for sweep in program.sweeps:
        yield from sweep.parts
    yield from program.segments


def _wrapped(module: Module, name: str) -> LlvmFunction:
    """Adds the exported wrapper; returns the body, to be filled.

    They are a few instructions around calls: `optnone` saves LLVM the time to improve them.
    """
    linkage = "" if module.version.is_exported else "internal "
    entry, more = module.entry(name), "nounwind noinline optnone"
    fn = LlvmFunction(module, f"define {linkage}void {entry}{SIGNATURE} {more}")
    call = f"call void {entry}_body(ptr %ctx, i64 %argument, i64 %low, i64 %high)"
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
    return LlvmFunction(module, f"define internal void {entry}_body{SIGNATURE} {more}")


class _ThreadVisits(VisitPrinter):
    """What one thread does: unit after unit, and the rows of tiles one tile after the other."""

    def units(self) -> AbstractContextManager[Any]:
        """The loop over the units of a call."""
        size = max((sweep.buffer_bytes for sweep in self.program.sweeps), default=0)
        size = max(size, PANEL_BYTES if self.program.matrices else 0)
        self.kept = self.fn.alloca("i8", size) if size else "null"
        return self.fn.loop("%low", "%high", 1)

    def own_row(self, tensor: str) -> str:
        """With products: a copy, whose negative cells are the addresses that they stand for."""
        if not self.program.matrices:
            return tensor
        fn, columns = self.fn, self.program.columns
        area, row = fn.alloca("i8", OWN_BYTES), fn.alloca("i64", len(columns))
        for place, column in enumerate(columns):
            source = fn.let(f"getelementptr inbounds i64, ptr {tensor}, i64 {place}")
            cell = fn.let(f"load i64, ptr {source}, align 8")
            if column == TensorFact.SCRATCH or isinstance(column, LeafArray | ValueArray):
                byte = fn.let(f"xor i64 {cell}, -1")
                there = fn.let(f"getelementptr i8, ptr {area}, i64 {byte}")
                there = fn.let(f"ptrtoint ptr {there} to i64")
                is_own = fn.let(f"icmp slt i64 {cell}, 0")
                cell = fn.let(f"select i1 {is_own}, i64 {there}, i64 {cell}")
            target = fn.let(f"getelementptr inbounds i64, ptr {row}, i64 {place}")
            fn.do(f"store i64 {cell}, ptr {target}, align 8")
        return row

    def once(self, body: Callable[[], None]) -> None:
        """What happens once."""
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


# ------------------------------------------------------------------ passes over matrices

_NAMES = ("value", "guard", "args", "guards")  # the fields that name values


def with_own_row(nest: Nest, program: Program) -> tuple[Nest, tuple[int, ...]]:
    """A nest over a row of its own, and the columns whose addresses the row has behind its sizes.

    Its values and places are named in their order, so that nests which are alike become equal.
    """
    first = len(columns_under(program.graph.view))
    arrays = [place for _, place in nest.places if place.kind in ARRAY_KINDS]
    table = {p: replace(p, index=first + number) for number, p in enumerate(arrays)}
    names: dict[str, str] = {}

    def named(operand: Any) -> Any:
        if isinstance(operand, tuple):
            return tuple(map(named, operand))
        return names.setdefault(operand, f"v{len(names)}") if isinstance(operand, str) else operand

    def renamed(stmt: Stmt) -> Body:
        changes = {f.name: named(getattr(stmt, f.name)) for f in fields(stmt) if f.name in _NAMES}
        if isinstance(stmt, Load | Store | Take):
            changes["place"] = table.get(stmt.place, stmt.place)
        if isinstance(stmt, Init | Accumulate) and isinstance(ref := stmt.ref, MemoryCell):
            changes["ref"] = replace(ref, place=table.get(ref.place, ref.place))
        return (replace(stmt, **changes),)

    places = tuple((f"a{n}", table.get(p, p)) for n, (_, p) in enumerate(nest.places))
    body = rewrite(nest.body, renamed)
    return replace(nest, places=places, body=body), tuple(p.index for p in arrays)


def emit_with_row(
    module: Module, program: Program, name: str, shared: str, columns: tuple[int, ...], more: str
) -> None:
    """The function of a pass that calls the shared one with its row; all but that is passed on."""
    fn = LlvmFunction(module, f"define internal void {module.symbol(name)}({MATRICES}) {more}")
    sizes = tuple(range(len(columns_under(program.graph.view))))
    row = fn.alloca("i64", len(sizes) + len(columns))
    for place, column in enumerate((*sizes, *columns)):
        source = fn.let(f"getelementptr inbounds i64, ptr %tensor, i64 {column}")
        cell = fn.let(f"load i64, ptr {source}, align 8")
        target = fn.let(f"getelementptr inbounds i64, ptr {row}, i64 {place}")
        fn.do(f"store i64 {cell}, ptr {target}, align 8")
    passed = MATRICES.replace("ptr %tensor", f"ptr {row}")
    fn.do(f"call void {module.symbol(shared)}({passed})")
    fn.finish()
