"""Program to nests, level 0: every kernel and segment, in the order in which they first run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ....ir.conditions import conditions
from ....ir.loops.nest import Nest
from ....ir.lowered.program import ItemKind, Program, Sweep
from ....ir.tensor_view import MATRIX
from .blocks import build_blocks, without_own_values
from .kernels import build_kernel
from .lists import build_lists
from .names import Names
from .segments import build_segment


def build_nests(program: Program) -> tuple[Nest, ...]:
    """The nests of a program, each under the name of its kernel or segment."""
    found: list[Nest] = []
    names, sizes = Names(program), known_sizes(program)
    for item in program.order:
        if item.kind == ItemKind.SWEEP:
            found += _sweep(program, program.sweeps[item.index], names)
        else:
            segment = program.segments[item.index]
            found += [build_segment(program, segment.cells, names)] if segment.apart else []
            found += [build_lists(program, segment, names)] if segment.lists else []
            found.append(build_segment(program, segment, names))
    if any(sweep.block for sweep in program.sweeps):
        found = [without_own_values(program, n, found) for n in found]
    return tuple(replace(n, sizes=sizes) for n in found) if sizes else tuple(found)


def known_sizes(program: Program) -> tuple[tuple[str, int], ...]:
    """The rows and columns that each matrix of a variant has, as its condition says."""
    if program.graph.view != MATRIX:
        return ()
    terms = conditions(program.graph.when)
    return tuple(
        (f"#{fact}", int(number))
        for fact, test, number in terms
        if fact in ("rows", "cols") and test == "=="
    )


def _sweep(program: Program, sweep: Sweep, names: Names) -> Iterator[Nest]:
    if sweep.block:
        yield build_blocks(program, sweep, names)
        return
    for number, kernel in enumerate(sweep.kernels):
        yield build_kernel(program, kernel, names)
        rows = sweep.rows[number] if number < len(sweep.rows) else None
        if rows is not None:
            yield build_segment(program, rows, names)
