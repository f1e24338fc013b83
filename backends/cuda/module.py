"""A program as one LLVM module for the GPU: its kernels, and the entries that are launched.

Every entry is `(context, argument, low, high)`: the blocks of the grid share the range
[low, high) of chunks or tensors, the threads of a block share one of them. Any grid and any
block of a multiple of 32 threads, up to `BLOCK`, give the same bits.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from functools import partial, reduce
from typing import Any

from ...ir.loops import nest as nests
from ...ir.loops.loop_program import LoopProgram
from ...ir.loops.nest import Nest
from ...ir.lowered.launches import STRIPS, Units
from ...ir.lowered.program import (
    Program,
    Segment,
    refuse_blocks_beside_rows,
    refuse_library,
    refuse_tiles,
    refuse_tiles_of_matrices,
)
from ...ir.lowered.visits import RunLists, RunMatrix, Visit, VisitStep
from ...passes.loops.gpu.registers import plan_registers
from .. import symbol
from ..llvm.line_table import LineTable
from ..llvm.module import AREA, MATRICES, SEGMENT, TENSOR, parts_of
from ..llvm.reductions.fold import emit_folds
from ..llvm.shared_nests import alike
from ..llvm.text import AS_IT_IS, LlvmFunction, Module, Version
from ..llvm.visits import Unit, VisitPrinter, merge_visits
from .emit_block import emit_block
from .fold import fold_quarters
from .threads import BLOCK, TRIPLE, barrier, block, blocks

_ENTRY = (
    "(i64 %context, i64 %argument, i64 %low, i64 %high) convergent nounwind "
    f'"nvvm.maxntid"="{BLOCK}"'
)
_GIVEN = f"{MATRICES}, i64 %strip, i64 %strips"  # of passes over matrices


def device_text(programs: Mapping[str, LoopProgram], debug: LineTable | None = None) -> str:
    """The LLVM IR of programs, by their symbols' prefix. Raises LowerError for others' targets.

    With `debug`, where there is one program, which value each instruction belongs to.
    """
    declared: dict[str, str] = {}
    bodies: list[str] = []
    for prefix, loops in programs.items():
        module = _module(loops, prefix, debug)
        declared |= module.declared
        bodies += module.used()
    known = "\n".join(declared[name] for name in sorted(declared))
    bodies += [debug.file.text(), AS_IT_IS] if debug else [AS_IT_IS]
    return "\n\n".join([f'target triple = "{TRIPLE}"', known, *bodies]) + "\n"


def entries(prefix: str, program: Program) -> list[tuple[str, Units]]:
    """The entries of a program, each with what the blocks of its grid share."""
    found = {visit.entry: visit.over for visit in program.visits}
    return [(symbol(prefix, name), over) for name, over in found.items()]


def _module(loops: LoopProgram, prefix: str, debug: LineTable | None) -> Module:
    program = loops.program
    refuse_tiles(program, "cuda")
    refuse_library(program, "cuda")
    refuse_tiles_of_matrices(program, "cuda")
    refuse_blocks_beside_rows(program, "cuda")
    module = Module(TRIPLE, Version(prefix), debug)
    emit_folds(module, program, fold_quarters)
    registers = plan_registers(loops)
    for part in parts_of(program):
        nest = loops.nest(part.name)
        if isinstance(part, Segment):
            emit_block(module, program, nest, SEGMENT[part.scope], "noinline")
        else:
            anew = nest.name in registers.anew
            emit_block(module, program, nest, f"{TENSOR}, {AREA}", anew=anew)
    for segment in program.segments:
        if segment.apart:
            cells = segment.cells
            emit_block(module, program, loops.nest(cells.name), SEGMENT[cells.scope], "noinline")
        if segment.lists:
            nest = loops.nest(RunLists(segment.name).name)
            emit_block(module, program, nest, f"{TENSOR}, {AREA}")
    _emit_matrices(module, loops)
    visits = _BlockVisits(loops)
    for name in program.entries:
        visits.entry(_entry(module, name, registers.held.get(name)), name)
    return module


def _emit_matrices(module: Module, loops: LoopProgram) -> None:
    """The passes over matrices; those that are alike share a function, but in debuggers.

    It is given a row of its own with the sizes and addresses that it is to work on.
    """
    program, known = loops.program, dict[Nest, str]()
    for kernel in program.matrices:
        nest = loops.nest(kernel.name)
        if module.debug:
            emit_block(module, program, nest, _GIVEN, "noinline")
            continue
        shared, columns = alike(nest, program, slots=False)
        if shared not in known:
            known[shared] = f"{kernel.name}_shared"
            named = replace(shared, name=known[shared])
            emit_block(module, program, named, _GIVEN, "noinline")
        _emit_with_row(module, kernel.name, known[shared], columns)


def _emit_with_row(module: Module, name: str, shared: str, columns: Sequence[int]) -> None:
    """The function of a pass that calls the shared one with its row; all but that is passed on."""
    head = f"define internal void {module.symbol(name)}({_GIVEN})"
    fn = LlvmFunction(module, f"{head} convergent nounwind noinline")
    row = fn.alloca("i64", len(columns))
    for index, column in enumerate(columns):
        source = fn.let(f"getelementptr inbounds i64, ptr %tensor, i64 {column}")
        cell = fn.let(f"load i64, ptr {source}, align 8")
        target = fn.let(f"getelementptr inbounds i64, ptr {row}, i64 {index}")
        fn.do(f"store i64 {cell}, ptr {target}, align 8")
    passed = _GIVEN.replace("ptr %tensor", f"ptr {row}")
    fn.do(f"call void {module.symbol(shared)}({passed})")
    fn.finish()


def _entry(module: Module, name: str, held: int | None) -> LlvmFunction:
    asked = f' "nvvm.minctasm"="{held}"' if held else ""
    fn = LlvmFunction(module, f"define ptx_kernel void {module.entry(name)}{_ENTRY}{asked}")
    if module.debug:  # else what is inlined here would lose its lines
        fn.scope = module.debug.function(module.symbol(name))
    fn.do("%ctx = inttoptr i64 %context to ptr")
    return fn


class _BlockVisits(VisitPrinter):
    """Printer of a block's work: blocks take units in turn, a block's threads share one."""

    def __init__(self, loops: LoopProgram) -> None:
        super().__init__(loops.program)
        divided = {nest.name for nest in loops.nests if nest.arguments == nests.STRIPS}
        # The entries of which blocks share a unit; the first tile of columns, and how many so.
        over_tiles = (v for v in loops.program.visits if v.over == Units.TILES)
        self.divided = {
            visit.entry
            for visit in over_tiles
            if any(isinstance(s, RunMatrix) and s.name in divided for s in visit.flat_steps)
        }
        self.strip = "0", "1"

    def entry(self, fn: LlvmFunction, name: str) -> None:
        """The body of an entry."""
        self.strip = ("", "") if name in self.divided else ("0", "1")
        super().entry(fn, name)

    def units(self) -> AbstractContextManager[Any]:
        """The loop over the units of this block."""
        if not self.strip[0]:
            return self.strips()
        first = self.fn.let(f"add i64 %low, {block(self.fn)}")
        return self.fn.loop(first, "%high", blocks(self.fn))

    @contextmanager
    def strips(self) -> Generator[tuple[str]]:
        """Likewise, over all strips of all units."""
        fn = self.fn
        low, high = (fn.let(f"mul i64 {end}, {STRIPS}") for end in ("%low", "%high"))
        first = fn.let(f"add i64 {low}, {block(fn)}")
        with fn.loop(first, high, blocks(fn)) as (number, *_):
            self.strip = fn.let(f"urem i64 {number}, {STRIPS}"), str(STRIPS)
            yield (fn.let(f"udiv i64 {number}, {STRIPS}"),)

    def matrices(self, unit: Unit) -> str:
        """The rows, the batch and the strip that a pass over matrices is given."""
        first, every = self.strip
        return f"{super().matrices(unit)}, i64 {first}, i64 {every}"

    def chunk(self, visits: Sequence[Visit], number: str) -> None:
        """All visits as one, of which a chunk's kind and the argument leave steps out.

        A function that is inlined for each visit would be there three times. What a chunk is, each
        part of the visit reads anew: in between it would take registers.
        """
        merged = None if visits[0].over == Units.TILES else merge_visits(visits)
        if merged is None:
            super().chunk(visits, number)
            return
        for users, steps in merged:
            cells = self.cells(number)
            run = partial(self._part, steps, cells)
            if len(users) == len(visits):
                run()
            else:
                self.fn.when(self._any([self._is_wanted(v, cells["kind"]) for v in users]), run)

    def _part(self, steps: Sequence[VisitStep], cells: dict[str, str]) -> None:
        self.steps(steps, self.unit_of(cells))

    def _is_wanted(self, visit: Visit, kind: str) -> str:
        """Return the condition that a visit is that of a chunk of some kind."""
        of_kind = self._any([self.fn.let(f"icmp eq i64 {kind}, {k.value}") for k in visit.kinds])
        if visit.argument is None:
            return of_kind
        asked = self.fn.let(f"icmp eq i64 %argument, {visit.argument}")
        return self.fn.let(f"and i1 {of_kind}, {asked}")

    def _any(self, conditions: Sequence[str]) -> str:
        return reduce(lambda a, b: self.fn.let(f"or i1 {a}, {b}"), conditions)

    def once(self, body: Callable[[], None]) -> None:
        """The first block does it."""
        self.fn.when(self.fn.let(f"icmp eq i64 {block(self.fn)}, 0"), body)

    def kernel(self, name: str, unit: Unit) -> None:
        """A kernel over the unit's rows and columns."""
        area = f"i64 {unit.row}, i64 {unit.rows}, i64 {unit.col}, i64 {unit.cols}"
        self.call(name, f"{unit.start}, {area}")

    def tiles(self, steps: Sequence[VisitStep], unit: Unit) -> None:
        """All rows together: the block's threads share them."""
        self.steps(steps, unit)

    def sync(self) -> None:
        """Waits for the threads of the block."""
        barrier(self.fn)
