"""Targets as data: each one's passes over programs, then over loops.

A pass over programs goes from `Program` to `Program`, one over loops from `Nest` to `Nest`. It is
called as its function is, with dashes.
"""

from __future__ import annotations

import functools
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
from .loops.accumulators import split_leaves, terms_to_buffer
from .loops.facts import LoopPass, check_order, pass_name
from .loops.from_program.nests import build_nests
from .loops.gpu.access import access
from .loops.gpu.blocks import blocks_to_warps, hold_blocks
from .loops.gpu.columns import columns_to_threads, row_strips
from .loops.gpu.sync import barriers, first_lanes, neighbours_in_order, whole_rounds
from .loops.gpu.threads import cells_to_threads, to_threads
from .loops.gpu.unroll import unroll
from .loops.names import name_positions, name_sizes
from .loops.narrow_rows import narrow_rows
from .loops.product_forms import (
    CUDA_TILES,
    NUMBA_CUDA_TILES,
    TILES,
    TILES_512,
    TILES_AMX,
    ProductForm,
    ThreadForm,
)
from .loops.register_tiles import opaque_counters
from .loops.reorder import merge_rows, split_columns, transposes_by_blocks
from .loops.small_matrices import small_matrices
from .loops.vectorise import vectorise
from .loops.version import version_guards
from .loops.widen import widen
from .lower.fold_lists_apart import fold_lists_apart
from .lower.gpu_chunks import blocks_at_once, gpu_tiles
from .lower.keep_in_tiles import keep_in_tiles
from .products.bf16_products import bf16_memory
from .products.bf16_tiles import bf16_tiles

ProgramPass = Callable[[Program], Program]
Step = tuple[str, Callable[[Any], Any]]
BUILD = "build"  # how nests come to be: what stands before all passes over loops


@dataclass(frozen=True, slots=True)
class Target:
    """Passes over a program and its nests; without `loops`, the target has no nests."""

    programs: tuple[ProgramPass, ...] = ()
    loops: tuple[LoopPass, ...] | None = ()
    also: str = ""  # a regular expression of the other names that mean it
    names: tuple[str, ...] = ()  # some of those
    products: ProductForm | ThreadForm | None = None  # how products are tiled; None: they are not

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
    transposes_by_blocks,  # loops over rows are those over tiles of rows
    # Reductions are statements up to here; from here on they have leaves, in a fixed order.
    split_leaves,
    # Iterations are in any order up to here; from here on each has its lanes.
    vectorise,
    widen,  # a vector has more than sixteen lanes: nothing may ask for single ones behind it
)
_BEFORE_THREADS: tuple[LoopPass, ...] = (
    split_columns,  # what is added up along columns has a loop of its own
    version_guards,
    merge_rows,
    barriers,  # serial loops alone may be divided by them, so this stands before all mapping
)
_TO_THREADS: tuple[LoopPass, ...] = (
    # Columns and blocks are mapped while reductions still have their declared order.
    columns_to_threads,
    blocks_to_warps,
    split_leaves,
    to_threads,  # elements and leaves are threads' from here on
    cells_to_threads,  # so is all else: no loop is in any order any more
)
_AT_A_TIME: tuple[LoopPass, ...] = (
    row_strips,  # areas are cut into strips while each thread still takes one cell
    hold_blocks,
    access,  # threads take neighbours, leaves go to groups of four while their lanes are one loop
    unroll,  # lanes and vectors go several iterations at a time, which no pass takes apart
)
# Lanes of a group do all the same up to here; from here on one of them stores, and the others wait.
_SYNCED: tuple[LoopPass, ...] = (neighbours_in_order, first_lanes)
_X86 = ("x86-64-v2", "x86-64-v3")
_NUMBA = ("numba:python",)
_CUDA = ("cuda:0", "sm_80", "sm_90", "...")
_THREADS = ("numba-cuda:64", "...")


def _cpu(form: ProductForm, also: str = "", names: tuple[str, ...] = ()) -> Target:
    """The row of machine code of a CPU, whose registers tiles of products fit."""
    loops = (*CPU, form.tile_products, opaque_counters)
    return Target((keep_in_tiles,), loops, also, names, form)


def _gpu(form: ThreadForm) -> tuple[LoopPass, ...]:
    """The passes that share loops among threads; those over matrices have all of it said."""
    return (*_BEFORE_THREADS, form.matrices_to_threads, *_TO_THREADS)


# Its compiler takes minutes for a program's tiles, so it has none.
_NUMBA_TARGET = Target(
    (),
    (split_leaves, terms_to_buffer, name_positions),
    r"numba:python",
    _NUMBA,
)
# Machine code of a CPU, in memory or in an artifact, visits tile after tile of a chunk; the others
# do not. `loops` is how nests are built, for the interpreter of nests.
TARGETS: dict[str, Target] = {
    "x86-64": _cpu(TILES, also=r"x86-64-v[23]", names=_X86),
    "x86-64-v4": _cpu(TILES_512),
    "x86-64-amx": Target(
        (keep_in_tiles, TILES_AMX.large_units, bf16_memory),
        (*CPU, bf16_tiles, TILES_AMX.tile_products, opaque_counters),
        products=TILES_AMX,
    ),
    "aarch64": _cpu(TILES),
    "numba": _NUMBA_TARGET,
    "cuda": Target(
        (blocks_at_once, fold_lists_apart, gpu_tiles),
        (*_gpu(CUDA_TILES), *_AT_A_TIME, *_SYNCED, opaque_counters),
        also=r"(cuda:)?sm_\d+a?|cuda:\d+",
        names=_CUDA,
        products=CUDA_TILES,
    ),
    "numba-cuda": Target(
        (blocks_at_once,),
        (*_gpu(NUMBA_CUDA_TILES), name_positions, name_sizes, whole_rounds),
        r"numba-cuda:.*",
        _THREADS,
        NUMBA_CUDA_TILES,
    ),
    "loops": Target(),
    "reference": Target((), None),
}
_MACHINES = {"amd64": "x86-64", "x86_64": "x86-64", "arm64": "aarch64"}


def target_of(name: str) -> Target:
    """The row that a name means. Raises OptionError for a name that is not known.

    `native` is this machine, `x86-64-v3` and `sm_90` are levels of a row;
    `loops:sm_90/split-leaves` ends behind its pass.
    """
    known, _, last = name.removeprefix("loops:").partition("/")
    known = _level_here() if known == "native" else known
    target = TARGETS.get(known) or next(
        (t for t in TARGETS.values() if t.also and re.fullmatch(t.also, known)), None
    )
    if target is None:
        raise OptionError(f"unknown target '{known}'; known: {known_targets()}")
    return _up_to(target, known, last) if last else target


def known_targets() -> str:
    """All names of targets, for people: `native`, and the rows with their levels."""
    rows = (f"{n} ({', '.join(t.names)})" if t.names else n for n, t in TARGETS.items())
    return f"native, {', '.join(rows)}"


def takes_sizes(name: str) -> bool:
    """True if nests of known sizes are made better than others, which a variant is worth."""
    return small_matrices in (target_of(name).loops or ())


def has_bf16_tiles(name: str) -> bool:
    """True if a target multiplies operands of bf16 in tiles, which `fast` rounds them for."""
    return target_of(name) is TARGETS["x86-64-amx"]


def here() -> str:
    """The row of this machine, whatever its level."""
    machine = platform.machine().lower()
    return _MACHINES.get(machine, machine)


@functools.cache
def _level_here() -> str:
    """The row of this machine at its level: with 32 registers of 512 bits, tiles are larger."""
    try:
        import llvmlite.binding as llvm
    except ImportError:  # who makes code says what is missing
        return here()
    features = llvm.get_host_cpu_features()
    is_v4 = all(features.get(name, False) for name in ("avx512f", "avx512bw", "avx512vl"))
    if here() != "x86-64" or not is_v4:
        return here()
    has_tiles = features.get("amx-bf16", False)
    return "x86-64-amx" if has_tiles else "x86-64-v4"


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
    form, is_cpu = target.products, small_matrices in (target.loops or ())
    is_tiled = isinstance(form, ThreadForm) or is_cpu
    build = partial(build_nests, tile=form.factor_sizes) if form and is_tiled else build_nests
    yield BUILD, partial(_build, build) if target.loops is not None else _no_nests
    for one in target.loops or ():
        yield pass_name(one), partial(_on_each, one)


def _build(build: Callable[[Program], tuple[Nest, ...]], program: Program) -> LoopProgram:
    return LoopProgram(program, build(program))


def _no_nests(program: Program) -> LoopProgram:
    return LoopProgram(program, ())


def _on_each(one: LoopPass, loops: LoopProgram) -> LoopProgram:
    """The loops after a pass over each nest; the same object where it does nothing.

    How many bytes a loop has to load depends on the registers of the same visit.
    """
    nests = tuple(
        unroll(nest, loops.beside(nest.name)) if one is unroll else one(nest)
        for nest in loops.nests
    )
    if all(after is before for after, before in zip(nests, loops.nests, strict=True)):
        return loops
    return replace(loops, nests=nests)
