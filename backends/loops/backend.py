"""The backend that checks: nests run by the loop interpreter, as built or as a target has them.

`loops` runs them as they are built, `loops:x86-64` after all passes of a target, and
`loops:x86-64/split-leaves` after those up to `split_leaves`: passes of `passes/targets.py`, which
have run before. Slow, with errors for illegal accesses: see `ir/loops/interpreter`.
To step through a step, set a breakpoint in `Run.block` there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from ...ir.errors import OptionError
from ...ir.loops.interpreter.memory import ProgramMemory, view
from ...ir.loops.interpreter.run import run_nest
from ...ir.loops.interpreter.state import Settings
from ...ir.loops.loop_program import LoopProgram
from ...ir.loops.nest import STRIPS, Nest
from ...ir.loops.walk import is_mapped
from ...ir.lowered.launches import LIST, TILE, Units
from ...ir.lowered.program import Kernel, Program, Segment
from ...ir.lowered.tables import CHUNK_COLUMNS, CONTEXT, SIZE_COLUMNS, ContextCell, Place, PlaceKind
from ...ir.lowered.visits import (
    RunCells,
    RunKernel,
    RunLists,
    RunMatrix,
    RunRows,
    RunSegment,
    Sync,
    Tiles,
    Visit,
    VisitStep,
)
from ...ir.text.loop_printer import to_text
from ...passes.loops.from_program.nests import places_loaded
from ...runtime.launch.launcher import CalledCode
from .. import verify_loops

BLOCK = 64  # threads: few, so that each has several turns
LARGEST = 1 << 20  # elements of a tensor: some seconds a step


@dataclass(frozen=True, slots=True)
class NestFunction:
    """A kernel's or segment's nest, and the arrays that it has to fill.

    Where its loops are mapped to threads, a block of them runs it, and races are errors.
    """

    nest: Nest
    stored: tuple[Place, ...]
    block: int = 0  # of a kernel that goes by blocks


@dataclass(slots=True)
class NestCode(CalledCode):
    """A program whose functions are nests."""

    program: Program
    functions: dict[str, NestFunction]
    settings: Settings
    bound: ProgramMemory = field(init=False)

    def __post_init__(self) -> None:
        self.bound = ProgramMemory(
            self.program, max((s.tile for s in self.program.sweeps), default=0)
        )

    def call(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int = 1
    ) -> None:
        """Runs one function over a range. Raises LoopError; OptionError for a large tensor."""
        self._check_size(context)
        visits = [visit for visit in self.program.visits if visit.entry == name]
        for unit in range(low, high):
            if visits[0].over in (Units.CHUNKS, Units.LISTS, Units.TILES):
                self._chunk(visits, context, argument, unit)
            else:
                self._whole(visits[0], context, unit)

    def source(self) -> str:
        """The nests, as text that parses."""
        return "\n".join(to_text(f.nest) for f in self.functions.values())

    def _chunk(self, visits: Sequence[Visit], context: int, argument: int, chunk: int) -> None:
        """The visit that the chunk's kind wants, or that of a part of a long list."""
        cells = view(context, len(CONTEXT), np.int64)
        size = len(CHUNK_COLUMNS)
        row = view(int(cells[0]) + chunk * 8 * size, size, np.int64)
        tensor, *area, kind = map(int, row)
        if kind == TILE:
            for step in visits[0].flat_steps:
                self._run(step.name, context, tensor, tuple(area), is_part=True)  # type: ignore[union-attr]
            return
        fit = (v for v in visits if kind == LIST or kind in v.kinds)
        mine = (v for v in fit if v.argument in (None, argument))
        self._steps(next(mine).steps, context, tensor, area)

    def _steps(
        self, steps: Sequence[VisitStep], context: int, tensor: int, area: list[int]
    ) -> None:
        for step in steps:
            match step:
                case RunKernel() | RunLists():
                    self._run(step.name, context, tensor, tuple(area))
                case RunRows() | RunCells():
                    self._run(step.name, context, tensor, tuple(area[:2]))
                case RunMatrix(name):
                    self._run(name, context, tensor, self._matrices(context, tensor))
                case RunSegment(name):
                    self._run(name, context, tensor, ())
                case Tiles(_, together) if together:
                    self._run(together, context, tensor, tuple(area))
                case Tiles(inner):
                    for tile in self._tiles(inner, *area):
                        self._steps(inner, context, tensor, tile)
                case Sync():
                    pass

    def _matrices(self, context: int, tensor: int) -> tuple[int, ...]:
        """All rows of all matrices of a tensor."""
        rows, cols, batches = (self._size(context, tensor, n) for n in ("rows", "cols", "batches"))
        return 0, rows + cols, 0, batches

    def _tiles(
        self, steps: Sequence[VisitStep], row: int, rows: int, col: int, cols: int
    ) -> list[list[int]]:
        """As many rows at once as fit the sweep's buffers; all of them where it has none."""
        first = next(step.name for step in steps if isinstance(step, RunKernel))
        sweeps = (s for s in self.program.sweeps if any(k.name == first for k in s.kernels))
        tile = next(sweeps).tile
        tall = max(tile // cols, 1) if tile and cols else max(rows, 1)
        return [[r, min(tall, row + rows - r), col, cols] for r in range(row, row + rows, tall)]

    def _whole(self, visit: Visit, context: int, tensor: int) -> None:
        """A visit of a tensor with all its rows, or of the step."""
        for step in visit.flat_steps:
            if isinstance(step, RunRows):
                batches, rows = (self._size(context, tensor, n) for n in ("batches", "rows"))
                self._run(step.name, context, tensor, (0, batches * rows))
            elif isinstance(step, RunSegment):
                self._run(step.name, context, -1 if visit.over == Units.ONCE else tensor, ())

    def _run(
        self, name: str, context: int, tensor: int, area: tuple[int, ...], is_part: bool = False
    ) -> None:
        """Runs a nest; of some rows of matrices (`is_part`) nobody asks which cells are filled."""
        function, settings = self.functions[name], self.settings
        if is_mapped(function.nest) and not settings.threads:
            settings = replace(settings, threads=BLOCK)
        if function.nest.arguments == STRIPS:
            area = (*area, 0, 1)
        given = context, tensor, area, settings, () if is_part else function.stored, function.block
        run_nest(function.nest, self.bound, *given)

    def _size(self, context: int, tensor: int, name: str) -> int:
        cells = view(context, len(CONTEXT), np.int64)
        width = len(self.program.columns)
        row = view(
            int(cells[CONTEXT.index(ContextCell.TENSORS)]) + tensor * 8 * width, width, np.int64
        )
        return int(row[SIZE_COLUMNS.index(name)])

    def _check_size(self, context: int) -> None:
        cells = view(context, len(CONTEXT), np.int64)
        for tensor in range(int(cells[CONTEXT.index(ContextCell.TENSOR_COUNT)])):
            elements = self._size(context, tensor, "numel")
            if elements > LARGEST:
                raise OptionError(
                    f"a tensor of {elements} elements is too large for backend 'loops', which "
                    f"interprets each op: at most {LARGEST}; take smaller tensors, or 'reference'"
                )


def compile_program(loops: LoopProgram, option: str = "") -> NestCode:
    """A program's nests, ready to run; the option has said which, and is no more needed.

    Raises VerifyError for loops that are wrong.
    """
    verify_loops(loops, printed=False)  # of any stage
    program = loops.program
    kernels = [k for sweep in program.sweeps for k in sweep.kernels]
    stored = {k.name: _filled(k) for k in kernels}
    by_blocks = {k.name: k.block for k in kernels}
    every = [s for sweep in program.sweeps for s in sweep.rows if s is not None]
    stored |= {s.name: _kept(program, s) for s in (*every, *program.segments)}
    for one in program.matrices:
        again = one.half or one.mirrors or one.is_factor(program.graph)  # chains, then zeros
        whole = () if again else (*one.keeps, *one.stores)
        stored[one.name] = tuple(x.place for x in whole)
    stored |= {RunLists(s.name).name: () for s in program.segments if s.lists}
    stored |= {s.cells.name: _kept(program, s.cells) for s in program.segments if s.apart}
    for sweep in (s for s in program.sweeps if s.block):
        every_part = (*sweep.kernels, *filter(None, sweep.rows))
        name, loaded = sweep.kernels[0].name, {p for n in loops.nests for p in places_loaded(n)}
        of_parts = (p for part in every_part for p in stored[part.name])
        stored[name] = tuple(p for p in of_parts if p.kind != PlaceKind.VECTOR or p in loaded)
    functions = {
        nest.name: NestFunction(nest, stored[nest.name], by_blocks.get(nest.name, 0))
        for nest in loops.nests
    }
    return NestCode(program, functions, Settings())


def _filled(kernel: Kernel) -> tuple[Place, ...]:
    """The arrays that a kernel has to fill, as far as its area goes."""
    stored = [s.place for s in kernel.stores] + [r.partial for r in kernel.reduces]
    return tuple(stored)


def _kept(program: Program, segment: Segment) -> tuple[Place, ...]:
    """The vectors that a segment fills itself: those of runs apart were filled before it."""
    runs = [run for n, run in enumerate(segment.runs) if n not in segment.apart]
    values = [v for run in runs for v in run.nodes]
    places = [program.places[v] for v in values if v in program.places]
    places += [s.place for s in segment.commits]
    return tuple(p for p in places if p.kind == PlaceKind.VECTOR)
