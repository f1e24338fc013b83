"""Program to nests, level 0: every kernel and segment, in the order in which they first run.

A sweep over blocks is one nest: a row, which is a block, goes through all passes at once.

    for r ..                                    for r in $row .. $row + $rows
      for k .. any order                          for k in 0 .. min(256, ..) any order
        reduce acc.5 = absmax %5 ..                 reduce acc.5 = absmax %5 ..
    for c in .. any order few            -->      %9 = fold_list absmax partial.5[r ..]
      %9 = fold_list absmax partial.5[c ..]       store value.9[r] = %9
      store value.9[c] = %9                       for k in 0 .. min(256, ..) any order
    for r ..                                        store m[r * 256 + k] = ..
      %9 = load value.9[r]
      for k .. any order
        store m[..] = ..

A value of a row is computed or loaded once for all its passes, and stored only if another nest
loads it. A block's length is a constant; the last one may be short.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest

from ....ir import axes
from ....ir.conditions import conditions
from ....ir.loops import position as at
from ....ir.loops.nest import RECTANGLE, FoldList, For, Load, Nest, Stmt, Store
from ....ir.loops.walk import Body, dropped, makes, swapped, walk, with_position
from ....ir.lowered.program import ItemKind, Program, Sweep
from ....ir.lowered.tables import Place, PlaceKind
from ....ir.tensor_view import MATRIX
from .cells import ALL_COLS, Names
from .kernels import COL, COLS, ROW, ROWS, build_kernel
from .matrices import Tile, build_matrix
from .segments import build_lists, build_segment


def build_nests(program: Program, tile: Tile = lambda _: (1, 1)) -> tuple[Nest, ...]:
    """The nests of a program, each under the name of its kernel or segment.

    Factors of matrices go by tiles of so many rows and vectors, of a dtype.
    """
    found: list[Nest] = []
    names, sizes = Names(program), known_sizes(program)
    for item in program.order:
        if item.kind == ItemKind.SWEEP:
            found += _sweep(program, program.sweeps[item.index], names)
        elif item.kind == ItemKind.MATRIX:
            one = program.matrices[item.index]
            found += [] if one.routine else [build_matrix(program, one, names, tile)]
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
        if fact in ("rows", "cols") and test == "==" and number.isdigit()
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


_RUN = at.variable("r")


def build_blocks(program: Program, sweep: Sweep, names: Names) -> Nest:
    """The loop over the rows of a sweep that runs block by block."""
    head: list[Stmt] = []
    row: list[Stmt] = []
    for kernel, behind in zip_longest(sweep.kernels, sweep.rows):
        parts = [build_kernel(program, kernel, names)]
        if behind is not None:
            parts.append(build_segment(program, behind, names))
        for nest in parts:
            *numbers, loop = nest.body
            assert isinstance(loop, For)
            head += _new(tuple(numbers), head)
            row += _new(with_position(loop.body, loop.variable, _RUN), row)
    block = at.of(sweep.block)
    known = {COL + COLS: block, COL: at.of(0), ALL_COLS: block}
    body = swapped(tuple(row), known)
    each = For("r", ROW, ROW + ROWS, body, axis=axes.ROW)
    found = (*head, each)
    return Nest(sweep.kernels[0].name, RECTANGLE, names.places(found), found)


def _new(body: Body, before: list[Stmt]) -> Body:
    """The statements but for loads of values that exist."""
    known = {value for stmt in before for value in makes(stmt)}
    return tuple(s for s in body if not (isinstance(s, Load) and s.value in known))


def without_own_values(program: Program, nest: Nest, every: list[Nest]) -> Nest:
    """A nest without stores of vectors that no nest loads."""
    loaded = {place for n in every for place in places_loaded(n)}
    own = {p for p in program.places.values() if p.kind is PlaceKind.VECTOR} - loaded

    body = dropped(nest.body, lambda stmt: isinstance(stmt, Store) and stmt.place in own)
    if body is nest.body:
        return nest
    return replace(nest, body=body, places=tuple(p for p in nest.places if p[1] not in own))


def places_loaded(nest: Nest) -> set[Place]:
    """The places that a nest loads values or lists from."""
    return {s.place for s in walk(nest.body) if isinstance(s, Load | FoldList)}
