"""Removes values that nothing needs, and loops that then do nothing."""

from __future__ import annotations

from dataclasses import replace

from ...ir.loops.nest import For, If, Prefetch, Stmt
from ...ir.loops.walk import Body, makes, reads


def without_dead_values(body: Body) -> Body:
    """The body without values that nothing behind them reads."""
    return _live(body, set())


def _live(body: Body, needed: set[str]) -> Body:
    """From the last statement to the first; adds what the body needs."""
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
    """Whether a body does more than to ask for what nothing in it loads."""
    return not all(isinstance(stmt, Prefetch) for stmt in body)
