"""A sweep over blocks as one nest: a row, which is a block, goes through all passes at once.

    for r ..                                  for r in $row .. $row + $rows
      for k .. any order                            for k in 0 .. min(256, ..) any order
        reduce acc.5 = absmax %5 ..               reduce acc.5 = absmax %5 ..
    for c in $row .. $row + $rows any order few  -->    %9 = fold_list absmax partial.5[r ..]
      %9 = fold_list absmax partial.5[c ..]     store value.9[r] = %9
      store value.9[c] = %9                     for k in 0 .. min(256, ..) any order
    for r ..                                      store m[r * 256 + k] = ..
      %9 = load value.9[r]
      for k .. any order
        store m[..] = ..

What a row has computed or loaded is not loaded again for its later passes, and not stored where
nothing else loads it. A block's length is a number; the last one may be short.
"""

from __future__ import annotations

from dataclasses import replace

from ....ir import axes
from ....ir.loops import position as at
from ....ir.loops.nest import RECTANGLE, FoldList, For, Load, Nest, Stmt, Store
from ....ir.loops.walk import Body, everywhere, makes, rewrite, walk, with_position
from ....ir.lowered.program import Program, Segment, Sweep
from ....ir.lowered.tables import Place, PlaceKind
from .cells import ALL_COLS
from .kernels import COL, COLS, ROW, ROWS, build_kernel
from .names import Names
from .segments import build_segment

_RUN = at.variable("r")


def build_blocks(program: Program, sweep: Sweep, names: Names) -> Nest:
    """The loop over the rows of a sweep that goes block by block."""
    head: list[Stmt] = []
    row: list[Stmt] = []
    for number, kernel in enumerate(sweep.kernels):
        parts = [build_kernel(program, kernel, names)]
        between = sweep.rows[number - 1] if number else None
        if isinstance(between, Segment):
            parts.insert(0, build_segment(program, between, names))
        for nest in parts:
            *numbers, loop = nest.body
            assert isinstance(loop, For)
            head += _new(tuple(numbers), head)
            row += _new(with_position(loop.body, loop.variable, _RUN), row)
    block = at.of(sweep.block)
    known = {COL + COLS: block, COL: at.of(0), ALL_COLS: block}
    body = everywhere(tuple(row), lambda p: p.swapped(known))
    each = For("r", ROW, ROW + ROWS, body, axis=axes.ROW)
    found = (*head, each)
    return Nest(sweep.kernels[0].name, RECTANGLE, names.places(found), found)


def _new(body: Body, before: list[Stmt]) -> Body:
    """The statements that make what has not been made, and those that make nothing."""
    known = {value for stmt in before for value in makes(stmt)}
    return tuple(s for s in body if not (isinstance(s, Load) and s.value in known))


def without_own_values(program: Program, nest: Nest, every: list[Nest]) -> Nest:
    """A nest without stores of values that no nest loads: the blocks that they are of do not."""
    loaded = {place for n in every for place in places_loaded(n)}
    own = {p for p in program.places.values() if p.kind is PlaceKind.VECTOR} - loaded

    def dropped(stmt: Stmt) -> Body | None:
        return () if isinstance(stmt, Store) and stmt.place in own else None

    body = rewrite(nest.body, dropped)
    if body is nest.body:
        return nest
    return replace(nest, body=body, places=tuple(p for p in nest.places if p[1] not in own))


def places_loaded(nest: Nest) -> set[Place]:
    """The places that a nest loads values or lists from."""
    return {s.place for s in walk(nest.body) if isinstance(s, Load | FoldList)}
