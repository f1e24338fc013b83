"""Versions of nests by their guards, and removal of dead values.

`version_guards`: one version where all guards hold, one with the unguarded stores alone.

    for r ...                                   if %ok
      store m = %6 when %ok                       for r ... store m = %6; store count = %7
      store count = %7               -->        else
                                                  for r ... store count = %7

Before: guards are scalars, loaded before all loops. After: with one guard no store tests it; with
several, stores of the second version do. Statements before the first guarded loop, or before the
first condition around one, have one version.

`without_dead_values` removes dead values (not live at any store), and loops left without effect.
"""

from __future__ import annotations

from dataclasses import replace

from ...ir.loops.nest import For, If, Nest, Prefetch, Stmt, Store
from ...ir.loops.walk import Body, dropped, makes, reads, rewrite, walk
from .facts import UNMAPPED, facts


@facts(needs=(UNMAPPED,))
def version_guards(nest: Nest) -> Nest:
    """Versions a nest by its stores' guards; one without guards is left as it is."""
    found = {s.guard for s in walk(nest.body) if isinstance(s, Store) and s.guard is not None}
    if not found:
        return nest
    guards = tuple(sorted(found))
    first = next(i for i, s in enumerate(nest.body) if _asks(s))
    head, loops = nest.body[:first], nest.body[first:]
    other = loops
    if len(guards) == 1:
        other = without_dead_values(dropped(loops, _is_guarded))
    return replace(nest, body=(*head, If(guards, None, rewrite(loops, _unconditional), other)))


def _asks(stmt: Stmt) -> bool:
    return any(map(_is_guarded, walk((stmt,))))


def _unconditional(stmt: Stmt) -> Body | None:
    return (replace(stmt, guard=None),) if isinstance(stmt, Store) else None


def _is_guarded(stmt: Stmt) -> bool:
    return isinstance(stmt, Store) and stmt.guard is not None


def without_dead_values(body: Body) -> Body:
    """The body without dead values, which no later statement reads."""
    return _live(body, set())


def _live(body: Body, needed: set[str]) -> Body:
    """The live statements of a body; adds their operands to `needed`."""
    found: list[Stmt] = []
    for stmt in reversed(body):
        match stmt:
            case For():
                stmt = replace(stmt, body=_live(stmt.body, needed))
                is_needed = _does_something(stmt.body)
            case If():
                other = _live(stmt.other, needed)
                stmt = replace(stmt, then=_live(stmt.then, needed), other=other)
                is_needed = _does_something((*stmt.then, *stmt.other))
            case _:
                made = makes(stmt)
                is_needed = not made or not needed.isdisjoint(made)
        if is_needed:
            needed |= set(reads(stmt))
            found.append(stmt)
    return tuple(reversed(found))


def _does_something(body: Body) -> bool:
    """True if a body has statements other than prefetches."""
    return not all(isinstance(stmt, Prefetch) for stmt in body)
