"""Passes over matrices that are alike but for their arrays: one function, and a row for each.

An iteration of Newton-Schulz has the products of the one before over other arrays. A function finds
arrays by their columns in a tensor's row; given a row of its own, with the addresses that it is to
work on, it does the work of all.

    matrix3: c += s[..] * x[..]  -->  one function over columns 9, 10, 11 and, of matrix3, the row
    matrix6: c += t[..] * y[..]       #rows, #cols, ..., &s, &x, &z; of matrix6 ..., &t, &y, &u
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from ...ir.loops.nest import Load, Nest, Stmt, Store, Take
from ...ir.loops.walk import Body, rewrite
from ...ir.lowered.columns import columns_under
from ...ir.lowered.program import Program
from ...ir.lowered.tables import ARRAY_KINDS
from .text import LlvmFunction, Module

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
        return (replace(stmt, **changes),)

    places = tuple((f"a{n}", table.get(p, p)) for n, (_, p) in enumerate(nest.places))
    body = rewrite(nest.body, renamed)
    return replace(nest, places=places, body=body), tuple(p.index for p in arrays)


def emit_with_row(
    module: Module, program: Program, name: str, shared: str, columns: tuple[int, ...], given: str
) -> None:
    """The function of a pass that calls the shared one with its row; all but that is passed on."""
    fn = LlvmFunction(module, f"define internal void {module.symbol(name)}({given}) nounwind")
    sizes = tuple(range(len(columns_under(program.graph.view))))
    row = fn.alloca("i64", len(sizes) + len(columns))
    for place, column in enumerate((*sizes, *columns)):
        source = fn.let(f"getelementptr inbounds i64, ptr %tensor, i64 {column}")
        cell = fn.let(f"load i64, ptr {source}, align 8")
        target = fn.let(f"getelementptr inbounds i64, ptr {row}, i64 {place}")
        fn.do(f"store i64 {cell}, ptr {target}, align 8")
    passed = given.replace("ptr %tensor", f"ptr {row}")
    fn.do(f"call void {module.symbol(shared)}({passed})")
    fn.finish()
