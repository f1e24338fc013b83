"""Positions that stand in a nest several times, by name: for readers of dumps alone.

The pass `name_positions` is another thing: it places the computations of code; this one names
expressions that a reader would read twice, loop bounds too, and no code is made of it.

    for k in leaf .. min(leaf + 1024, $cols) - (min(leaf + 1024, $cols) - leaf) % 16 vector 16

becomes

    let high = min(leaf + 1024, $cols)
    let low = high - (high - leaf) % 16
    for k in leaf .. low vector 16

A name is in the outermost block that knows all of its variables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from ...ir.loops.nest import For, If, Let, Nest, Stmt
from ...ir.loops.position import ATOMS, Position
from ...ir.loops.walk import Body, positions, walk, with_names

_LONG = 2  # operations: what has fewer is as short as a name


def abbreviated(nest: Nest) -> Nest:
    """A nest in which no long position stands twice."""
    taken = {s.variable for s in walk(nest.body) if isinstance(s, For | Let)}
    return replace(nest, body=_Names(taken).block(nest.body, frozenset()))


class _Names:
    def __init__(self, taken: set[str]) -> None:
        self.taken = taken

    def block(self, body: Body, known: frozenset[str]) -> Body:
        """A block, of whose long positions those with known variables are named."""
        while (found := self.repeated(body, known)) is not None:
            name = self.name(body, found)
            first = next(i for i, s in enumerate(body) if found in set(_all(s)))
            body = (*body[:first], *with_names(body[first:], {name: found}))
            known |= {name}
        return tuple(self.inner(stmt, known) for stmt in body)

    def inner(self, stmt: Stmt, known: frozenset[str]) -> Stmt:
        """A statement with the blocks that it has."""
        if isinstance(stmt, For):
            return replace(stmt, body=self.block(stmt.body, known | {stmt.variable}))
        if isinstance(stmt, If):
            then, other = (self.block(b, known) for b in (stmt.then, stmt.other))
            return replace(stmt, then=then, other=other)
        return stmt

    def repeated(self, body: Body, known: frozenset[str]) -> Position | None:
        """The shortest long position that stands there more than once."""
        counts = Counter(p for stmt in body for p in _all(stmt))
        found = [
            p for p, n in counts.items() if n > 1 and _size(p) >= _LONG and p.variables <= known
        ]
        return min(found, key=_size, default=None)

    def name(self, body: Body, at: Position) -> str:
        """A name that is not taken: by where the position stands."""
        loops = [s for stmt in body for s in walk((stmt,)) if isinstance(s, For)]
        ends = any(s.high is at for s in loops)
        word = "low" if any(s.low is at for s in loops) else "high" if ends else "at"
        number = 0
        while (name := f"{word}{number or ''}") in self.taken:
            number += 1
        self.taken.add(name)
        return name


def _all(stmt: Stmt) -> Iterator[Position]:
    """Every position in a statement and its blocks, and every part of one."""
    for each in walk((stmt,)):
        for at in positions(each):
            yield from _parts(at)


def _parts(at: Position) -> Iterator[Position]:
    yield at
    for part in at.parts:
        yield from _parts(part)


def _size(at: Position) -> int:
    """Return the number of operations."""
    return 0 if at.op in ATOMS else 1 + sum(map(_size, at.parts))
