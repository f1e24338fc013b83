"""Reductions as accumulators: leaves in registers, then in buffers where a target has no lanes.

`split_leaves` splits reductions in leaves: rows by 1024 elements, columns accumulated in memory.

    for k in $col .. %high                      for leaf in $col .. %high by 1024
      reduce acc = sum %5 along row               acc := sum of nothing
                                       -->        for k in leaf .. min(leaf + 1024, %high)
                                                    acc += sum %5
                                                  store partial[.. leaf / 1024 ..] = fold acc

A column's terms are added to its leaf's cell; the leaf's first row clears the cells. Before: a
reduction stands in a loop over the elements of a row. After: there is no `Reduce`.

`terms_to_buffer` puts the terms of a leaf into a buffer and folds them as a list.

    acc := sumsq of nothing                     let last = min(leaf + 1024, %high)
    for k in leaf .. min(leaf + 1024, %high)    for k in leaf .. last
      acc += sumsq %5                    -->      %acc.wide = cast %5; %acc.term = mul ...
    %sum = fold acc by halves                     store stack.0[k - leaf] = %acc.term
                                                %sum = fold_list sum stack.0[0 : last - leaf by 1]

Before: `split_leaves`. After: no accumulator is a register; those in memory do not change.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeGuard

import numpy as np

from ...ir.loops import position as at
from ...ir.loops.mappings import AnyOrder
from ...ir.loops.nest import (
    Acc,
    Accumulate,
    Compute,
    Fold,
    FoldList,
    For,
    If,
    Init,
    Let,
    Load,
    Nest,
    Operand,
    Order,
    Prefetch,
    Reduce,
    Register,
    Scratch,
    Stmt,
    Store,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, rewritten, walk, with_buffers
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.ops import algebra_of, term_operands
from ...ir.semantics import COLUMN_LEAF, LEAF
from ...ir.types import BOOL, ELEM, F64, Const
from .facts import ACCUMULATED, DECLARED, UNNAMED, facts
from .from_program.cells import ALL_ROWS


@facts(needs=(DECLARED,), gives=(ACCUMULATED,), ends=(DECLARED,))
def split_leaves(nest: Nest) -> Nest:
    """Gives each reduction an accumulator and loops in its declared order."""
    return rewritten(nest, in_leaves)


def in_leaves(stmt: Stmt) -> Body | None:
    """A loop with accumulators for its reductions; None if it has no reductions."""
    if not isinstance(stmt, For):
        return None
    reduces = [s for s in stmt.body if isinstance(s, Reduce)]
    along = [s for s in reduces if s.order is Order.ROW]
    across = [s for s in reduces if s.order is Order.COL]
    if not reduces:
        return None
    inner = replace(stmt, body=tuple(map(_added, stmt.body)))
    head: Body = ()
    if across:
        clears = tuple(Init(s.ref) for s in across)
        rows = across[0].ref.at.variables - {stmt.variable}
        row = at.variable("i") if "i" in rows else at.variable(*rows) % ALL_ROWS  # of a matrix
        is_first = at.test("==", row % COLUMN_LEAF, 0)
        head = (If((), is_first, (replace(stmt, body=clears, mapping=AnyOrder(few=True)),)),)
    if not along:
        return (*head, inner)
    leaf = at.variable("leaf")
    inner = replace(inner, low=leaf, high=at.minimum(leaf + LEAF, stmt.high))
    body: list[Stmt] = [Init(Register(s.ref.acc)) for s in along]
    body.append(inner)
    for cell in (s.ref for s in along):
        body += to_leaf(Register(cell.acc), cell.place, cell.at.replaced(stmt.variable, leaf))
    return (*head, _tiles(stmt, tuple(body)))


def to_leaf(register: Register, place: Place, cell: Position, halves: bool = True) -> Body:
    """Fold a register and store the result in the cell of its leaf."""
    value = f"{register.acc.name}.leaf"
    return Fold(value, register, halves), Store(place, cell, value)


def add_cell(
    register: Register, place: Place, cell: Position, whole: bool = False, number: int | str = ""
) -> Body:
    """Load a cell and accumulate its value in a register."""
    value = f"{register.acc.name}.item{number}"
    return Load(value, place, cell, whole), Accumulate(register, (value,))


def in_registers(body: Body) -> Body:
    """The body of a thread, with reductions in registers and without prefetches."""
    found = (s for s in body if not isinstance(s, Prefetch))
    return tuple(
        Accumulate(Register(s.ref.acc), s.args) if isinstance(s, Reduce) else s for s in found
    )


def _tiles(loop: For, body: Body) -> For:
    assert loop.axis is not None, "a loop of reductions counts an axis"
    tiles = loop.axis.tiles(LEAF)
    return For("leaf", loop.low, loop.high, body, step=at.of(LEAF), axis=tiles)


def _added(stmt: Stmt) -> Stmt:
    if not isinstance(stmt, Reduce):
        return stmt
    ref = Register(stmt.ref.acc) if stmt.order is Order.ROW else stmt.ref
    return Accumulate(ref, stmt.args)


_LAST = at.variable("last")


@facts(needs=(ACCUMULATED, UNNAMED), ends=(UNNAMED,))
def terms_to_buffer(nest: Nest) -> Nest:
    """Replaces accumulators in registers, but for chains, by buffers on the stack."""
    accs = [s.ref.acc for s in walk(nest.body) if _is_start(s)]
    if not accs:
        return nest
    places = {
        acc: Place(PlaceKind.STACK, number, F64, ELEM)
        for number, acc in enumerate(dict.fromkeys(accs))
    }
    return with_buffers(nest, lambda stmt: _to_buffers(stmt, places))


def _is_start(stmt: Stmt) -> TypeGuard[Init]:
    return isinstance(stmt, Init) and isinstance(stmt.ref, Register) and not stmt.ref.acc.is_chain


def _to_buffers(stmt: Stmt, places: dict[Acc, Place]) -> Body | None:
    """A loop over leaves with a buffer for the terms of its one inner loop."""
    if not (isinstance(stmt, For) and any(map(_is_start, stmt.body))):
        return None
    high = next(s.high for s in stmt.body if isinstance(s, For))
    found: list[Stmt] = [Let("last", high)]
    leaf = at.variable(stmt.variable)
    for item in stmt.body:
        match item:
            case Init(Register()):
                pass
            case For():
                body = tuple(
                    x
                    for s in item.body
                    for x in _term(s, at.variable(item.variable) - leaf, places)
                )
                found.append(replace(item, high=_LAST, body=body))
            case Fold():
                found.append(_folded(item, places[item.ref.acc], _LAST - leaf))
            case _:
                found.append(item)
    return (replace(stmt, body=tuple(found)),)


def _folded(stmt: Fold, place: Place, size: Position) -> FoldList:
    op, low, by = stmt.ref.acc.op, at.of(0), at.of(1)
    return FoldList(stmt.value, op, F64, place, low, size, by, Scratch.SELF, True)


def _term(stmt: Stmt, cell: Position, places: dict[Acc, Place]) -> Body:
    if not isinstance(stmt, Accumulate) or not isinstance(stmt.ref, Register):
        return (stmt,)
    made, term = wide_term(stmt.ref.acc, stmt.args)
    return (*made, Store(places[stmt.ref.acc], cell, term))


def wide_term(acc: Acc, args: tuple[Operand, ...]) -> tuple[list[Stmt], Operand]:
    """The statements that make a term in f64, and the term."""
    made: list[Stmt] = []
    wide = [_wide(acc, operand, number, made) for number, operand in enumerate(args)]
    op, term = algebra_of(acc.op).term, f"{acc.name}.term"
    if not op:
        return made, wide[0]
    return [*made, Compute(term, op, tuple(term_operands(acc.op, wide)), F64)], term


def _wide(acc: Acc, operand: Operand, number: int, made: list[Stmt]) -> Operand:
    """An operand as f64; a literal is one of the accumulator's dtype first."""
    if isinstance(operand, Const):
        return Const(float(np.asarray(operand.value, acc.dtype.numpy)))
    if acc.dtype is F64:
        return operand
    name = f"{acc.name}.{'other' if number else 'wide'}"
    if acc.dtype is BOOL:
        made.append(Compute(name, "select", (operand, Const(1.0), Const(0.0)), F64))
    else:
        made.append(Compute(name, "cast", (operand,), F64))
    return name
