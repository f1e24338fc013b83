"""What programs are made for, as data: each target's passes over programs, then over loops.

A pass over programs goes from `Program` to `Program`, one over loops from `Nest` to `Nest`. It is
called as its function is, with dashes.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from ..ir.errors import OptionError
from ..ir.loops.loop_program import LoopProgram
from ..ir.loops.nest import Nest
from ..ir.lowered.program import Program
from ..ir.lowered.tables import Place, PlaceKind
from ..ir.types import ELEM, F32, F64, DType
from .loops.accumulators import leaves, terms_to_buffer
from .loops.facts import check_order
from .loops.from_program.nests import build_nests
from .loops.gpu.barriers import barriers
from .loops.gpu.blocks_to_warps import blocks_to_warps
from .loops.gpu.columns import column_words, columns_to_threads, split_columns
from .loops.gpu.hold_blocks import hold_blocks
from .loops.gpu.lane_words import lane_words
from .loops.gpu.products import mirror_to_threads, thread_tiles
from .loops.gpu.row_strips import row_strips
from .loops.gpu.threads import cells_to_threads, to_threads
from .loops.gpu.unroll_loads import unroll_loads
from .loops.gpu.words import words
from .loops.merge_rows import merge_rows
from .loops.names import name_positions, name_sizes
from .loops.narrow_rows import narrow_rows
from .loops.products import Panels, blocks, tiles
from .loops.small_matrices import grouped_cells, small_matrices
from .loops.vectorise import vectorise
from .loops.version import version_guards
from .loops.widen import widen
from .lower.blocks_at_once import blocks_at_once
from .lower.fold_lists_apart import fold_lists_apart
from .lower.keep_in_tiles import keep_in_tiles

ProgramPass = Callable[[Program], Program]
LoopPass = Callable[[Nest], Nest]
Step = tuple[str, Callable[[Any], Any]]
BUILD = "build"  # how nests come to be: what stands before all passes over loops


@dataclass(frozen=True, slots=True)
class Target:
    """What a program and its nests go through; without `loops`, the target has no nests."""

    programs: tuple[ProgramPass, ...] = ()
    loops: tuple[LoopPass, ...] | None = ()
    also: str = ""  # a regular expression of the other names that mean it
    names: tuple[str, ...] = ()  # some of those

    def __post_init__(self) -> None:
        check_order(self.loops or ())

    @property
    def loop_names(self) -> tuple[str, ...]:
        """The stages of its nests."""
        return () if self.loops is None else (BUILD, *map(pass_name, self.loops))


# Between the passes: which invariant begins or ends to hold (`loops/facts.py` checks it).
CPU: tuple[LoopPass, ...] = (
    version_guards,  # no store has a guard where a version without guards can run
    merge_rows,  # rows that nobody asks for are one
    small_matrices,  # the first pass with tiles: its rows are taken by known sizes
    narrow_rows,  # rows have several versions from here on, each with a size of its own
    # Reductions are statements up to here; from here on they are leaves, and nothing reorders them.
    leaves,
    grouped_cells,
    # Iterations are in any order up to here; from here on each has its lanes.
    vectorise,
    widen,  # a vector has more than sixteen lanes: nothing may ask for single ones behind it
)
GPU: tuple[LoopPass, ...] = (
    split_columns,  # what is added up along columns has a loop of its own
    version_guards,
    merge_rows,
    barriers,  # serial loops alone may be divided by them, so this stands before all mapping
    # Columns and blocks are mapped while reductions still have their declared order.
    columns_to_threads,
    blocks_to_warps,
    leaves,
    to_threads,  # elements and leaves are threads' from here on
    cells_to_threads,  # so is all else: no loop is in any order any more
)
# What a thread takes at a time. Areas are cut into strips while each thread still takes one cell;
# leaves go to groups of four while their lanes are one loop, which the last pass divides.
WORDS: tuple[LoopPass, ...] = (
    row_strips,
    column_words,
    hold_blocks,
    words,
    lane_words,
    unroll_loads,
)
_X86 = ("x86-64-v2", "x86-64-v3", "x86-64-v4")
_NUMBA = ("numba:python",)
_CUDA = ("cuda:0", "sm_80", "sm_90", "...")
_THREADS = ("numba-cuda:64", "...")
# Machine code of a CPU, in memory or in an artifact, visits tile after tile of a chunk; the others
# do not. `loops` is how nests are built, for the interpreter of nests.
TARGETS: dict[str, Target] = {
    "x86-64": Target((keep_in_tiles,), CPU, also=r"x86-64-v[234]", names=_X86),
    "aarch64": Target((keep_in_tiles,), CPU),
    "numba": Target((), (leaves, terms_to_buffer, name_positions), r"numba:python", _NUMBA),
    "cuda": Target(
        (blocks_at_once, fold_lists_apart),
        (*GPU, *WORDS),
        also=r"(cuda:)?sm_\d+a?|cuda:\d+",
        names=_CUDA,
    ),
    "numba-cuda": Target(
        (blocks_at_once,), (*GPU, name_positions, name_sizes), r"numba-cuda:.*", _THREADS
    ),
    "loops": Target(),
    "reference": Target((), None),
}


@dataclass(frozen=True, slots=True)
class ProductForm:
    """How products are tiled: by rows and vectors of f32, and by pairs of a block.

    Vectors of f64 take twice the registers, those that are loaded too: of a tile of one vector, a
    third of the rows is left. Columns of a panel are a number where the nest has room for a panel
    of its own; `then` follows.
    """

    rows: int
    vectors: int
    pairs: int = 384
    cols: int = 0
    then: tuple[LoopPass, ...] = ()

    def passes(self, dtype: DType, panels: Panels | None, half: bool) -> tuple[LoopPass, ...]:
        """The passes over a product as it is declared, which is of a dtype."""
        rows, vectors = self.rows, self.vectors
        if dtype is F64:
            rows, vectors = (rows, vectors // 2) if vectors > 1 else (rows // 3, vectors)
        if self.cols:
            panels = Panels(Place(PlaceKind.KEPT, 0, dtype, ELEM), cols=self.cols)

        def in_tiles(nest: Nest) -> Nest:  # panels have room for the pairs of a block
            blocked = nest if panels is None else blocks(self.pairs)(nest)
            room = None if blocked is nest else panels
            return tiles(rows, vectors, room, half=half)(blocked)

        return (in_tiles, *self.then)

    @property
    def mirror(self) -> tuple[LoopPass, ...]:
        """The passes over a mirror, whose lanes a CPU has as they are."""
        return self.then


@dataclass(frozen=True, slots=True)
class ThreadForm:
    """How a block's threads share a product: by rows and columns of a thread, of f32."""

    rows: int
    cols: int
    then: tuple[LoopPass, ...] = ()

    def passes(self, dtype: DType, panels: Panels | None, half: bool) -> tuple[LoopPass, ...]:
        """The passes over a product as it is declared; a GPU has no panels."""
        cols = self.cols // 2 if dtype is F64 else self.cols
        return (thread_tiles(self.rows, cols, half=half), *self.then)

    @property
    def mirror(self) -> tuple[LoopPass, ...]:
        """The passes over a mirror."""
        return (mirror_to_threads, *self.then)


# Tiles as the registers of a level allow, measured by `tests/campaigns/product_speed.py`. Numba's
# compiler unrolls loops of six, not of twelve; with names it computes positions once.
PRODUCTS: dict[str, ProductForm | ThreadForm] = {
    "x86-64-v4": ProductForm(12, 2),
    "x86-64": ProductForm(6, 1),
    "aarch64": ProductForm(6, 1),
    "numba": ProductForm(6, 2, pairs=256, cols=32, then=(name_positions,)),
    "cuda": ThreadForm(8, 4),
    "numba-cuda": ThreadForm(8, 4, then=(name_positions, name_sizes)),
}
_MACHINES = {"amd64": "x86-64", "x86_64": "x86-64", "arm64": "aarch64"}


def target_of(name: str) -> Target:
    """The row that a name means. Raises OptionError for a name that is not known.

    `native` is this machine, `x86-64-v3` and `sm_90` are levels of a row; `loops:x86-64/leaves`
    ends where its pass has run.
    """
    known, _, last = name.removeprefix("loops:").partition("/")
    known = here() if known == "native" else known
    target = TARGETS.get(known) or next(
        (t for t in TARGETS.values() if t.also and re.fullmatch(t.also, known)), None
    )
    if target is None:
        raise OptionError(f"unknown target '{known}'; known: {known_targets()}")
    return _up_to(target, known, last) if last else target


def product_passes(
    name: str, dtype: DType = F32, panels: Panels | None = None, *, half: bool = False
) -> tuple[LoopPass, ...]:
    """The passes over a product's nest as it is declared; those of CPUs take room for `panels`.

    `half` is of symmetric products (`tiles`). Raises OptionError for an unknown target.
    """
    form = _product_form(name)
    return () if form is None else form.passes(dtype, panels, half)


def mirror_passes(name: str) -> tuple[LoopPass, ...]:
    """The passes over the nest that mirrors half of a product. Raises as `product_passes` does."""
    form = _product_form(name)
    return () if form is None else form.mirror


def _product_form(name: str) -> ProductForm | ThreadForm | None:
    """The form of a target or its level; None where products stay as they are declared."""
    known, target = name.removeprefix("loops:"), target_of(name)
    rows = (known, *(row for row, there in TARGETS.items() if there is target))
    return next((PRODUCTS[row] for row in rows if row in PRODUCTS), None)


def known_targets() -> str:
    """All names of targets, for people: `native`, and the rows with their levels."""
    rows = (f"{n} ({', '.join(t.names)})" if t.names else n for n, t in TARGETS.items())
    return f"native, {', '.join(rows)}"


def takes_sizes(name: str) -> bool:
    """Whether nests of known sizes are made better than others, which a variant is worth."""
    return small_matrices in (target_of(name).loops or ())


def here() -> str:
    """The row of this machine."""
    machine = platform.machine().lower()
    return _MACHINES.get(machine, machine)


def _up_to(target: Target, name: str, last: str) -> Target:
    names = target.loop_names
    if last not in names:
        there = ", ".join(names) or "none"
        raise OptionError(f"no pass '{last}' over loops for target '{name}': there are {there}")
    return replace(target, loops=(target.loops or ())[: names.index(last)])


# ------------------------------------------------------------------ what is done, step by step


def program_steps(target: Target) -> Iterator[Step]:
    """The names and functions of the passes over a program."""
    for one in target.programs:
        yield pass_name(one), one


def loop_steps(target: Target) -> Iterator[Step]:
    """From a program to its loops, then from loops to loops: names and functions.

    A target without nests gets a program without them.
    """
    yield BUILD, _build if target.loops is not None else _no_nests
    for one in target.loops or ():
        yield pass_name(one), partial(_on_each, one)


def pass_name(one: ProgramPass | LoopPass) -> str:
    """What a pass is called."""
    return one.__name__.replace("_", "-")


def _build(program: Program) -> LoopProgram:
    return LoopProgram(program, build_nests(program))


def _no_nests(program: Program) -> LoopProgram:
    return LoopProgram(program, ())


def _on_each(one: LoopPass, loops: LoopProgram) -> LoopProgram:
    """The loops after a pass over each nest; the same object where it does nothing.

    How many bytes a loop has to load depends on what takes registers in the same visit.
    """
    nests = tuple(
        unroll_loads(nest, loops.beside(nest.name)) if one is unroll_loads else one(nest)
        for nest in loops.nests
    )
    if all(after is before for after, before in zip(nests, loops.nests, strict=True)):
        return loops
    return replace(loops, nests=nests)
