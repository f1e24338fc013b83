"""Puts the terms of a leaf into a buffer and folds them as a list: for targets without lanes.

    acc := sumsq of nothing                     let last = min(leaf + 1024, %high)
    for k in leaf .. min(leaf + 1024, %high)    for k in leaf .. last
      acc += sumsq %5                    -->      %acc.wide = cast %5; %acc.term = mul ...
    %sum = fold acc by halves                     store stack.0[k - leaf] = %acc.term
                                                %sum = fold_list sum stack.0[0 : last - leaf by 1]

Before: `leaves`. After: no accumulator is a register; those that lie in memory are as they were.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...ir.loops import position as at
from ...ir.loops.nest import (
    Acc,
    Add,
    Compute,
    Fold,
    FoldList,
    For,
    Let,
    Nest,
    Operand,
    Scratch,
    Start,
    Stmt,
    Store,
)
from ...ir.loops.position import Position
from ...ir.loops.walk import Body, rewritten, walk
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.ops import algebra_of, term_operands
from ...ir.types import BOOL, ELEM, F64, Const
from .facts import ACCUMULATED, UNNAMED, facts

_LAST = at.variable("last")


@facts(needs=(ACCUMULATED, UNNAMED), ends=(UNNAMED,))
def terms_to_buffer(nest: Nest) -> Nest:
    """Replaces accumulators in registers by buffers on the stack, one an accumulator."""
    accs = [s.acc for s in walk(nest.body) if isinstance(s, Start)]
    if not accs:
        return nest
    places = {
        acc: Place(PlaceKind.STACK, number, F64, ELEM)
        for number, acc in enumerate(dict.fromkeys(accs))
    }
    made = rewritten(nest, lambda stmt: _of_loop(stmt, places))
    named = tuple((f"stack.{p.index}", p) for p in places.values())
    return replace(made, places=(*nest.places, *named))


def _of_loop(stmt: Stmt, places: dict[Acc, Place]) -> Body | None:
    """A loop over leaves; its own loop is the only one in it."""
    if not (isinstance(stmt, For) and any(isinstance(s, Start) for s in stmt.body)):
        return None
    high = next(s.high for s in stmt.body if isinstance(s, For))
    found: list[Stmt] = [Let("last", high)]
    leaf = at.variable(stmt.variable)
    for item in stmt.body:
        match item:
            case Start():
                pass
            case For():
                body = tuple(
                    x
                    for s in item.body
                    for x in _term(s, at.variable(item.variable) - leaf, places)
                )
                found.append(replace(item, high=_LAST, body=body))
            case Fold():
                found.append(_folded(item, places[item.acc], _LAST - leaf))
            case _:
                found.append(item)
    return (replace(stmt, body=tuple(found)),)


def _folded(stmt: Fold, place: Place, size: Position) -> FoldList:
    return FoldList(
        stmt.value, stmt.acc.op, F64, place, at.of(0), size, at.of(1), Scratch.SELF, True
    )


def _term(stmt: Stmt, cell: Position, places: dict[Acc, Place]) -> Body:
    if not isinstance(stmt, Add):
        return (stmt,)
    acc, made = stmt.acc, list[Stmt]()
    wide = [_wide(acc, operand, number, made) for number, operand in enumerate(stmt.args)]
    term, op = wide[0], algebra_of(acc.op).term
    if op:
        term = f"{acc.name}.term"
        made.append(Compute(term, op, tuple(term_operands(acc.op, wide)), F64))
    return (*made, Store(places[acc], cell, term))


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
