"""Walks over nests, and rewriting them: bottom-up, a rule a statement."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

from .nest import (
    Acc,
    Compute,
    Count,
    Fold,
    FoldList,
    FoldShared,
    For,
    If,
    Index,
    Load,
    LoadPair,
    Mark,
    Nest,
    Operand,
    Ordinal,
    Stmt,
)
from .position import Position

BLOCK_MARKS = (Mark.THREADS, Mark.GROUPS, Mark.LANE)  # of loops that threads of a block share
Body = tuple[Stmt, ...]
Rule = Callable[[Stmt], Body | None]  # what takes a statement's place; None leaves it


def blocks(stmt: Stmt) -> tuple[Body, ...]:
    """The bodies of a loop or a condition."""
    if isinstance(stmt, For):
        return (stmt.body,)
    return (stmt.then, stmt.other) if isinstance(stmt, If) else ()


def walk(body: Body) -> Iterator[Stmt]:
    """Every statement, outer ones first."""
    for stmt in body:
        yield stmt
        for block in blocks(stmt):
            yield from walk(block)


def rewrite(body: Body, rule: Rule) -> Body:
    """A body with a rule applied to every statement, inner ones first."""
    found: list[Stmt] = []
    for stmt in body:
        if isinstance(stmt, For):
            stmt = replace(stmt, body=rewrite(stmt.body, rule))
        elif isinstance(stmt, If):
            then, other = rewrite(stmt.then, rule), rewrite(stmt.other, rule)
            stmt = replace(stmt, then=then, other=other)
        new = rule(stmt)
        found += (stmt,) if new is None else new
    return tuple(found)


def rewritten(nest: Nest, rule: Rule) -> Nest:
    """A nest with a rule applied to every statement; the same object where nothing changes."""
    body = rewrite(nest.body, rule)
    return nest if body == nest.body else replace(nest, body=body)


def positions(stmt: Stmt) -> tuple[Position, ...]:
    """The positions that a statement itself asks for, those of its blocks left out."""
    found = (getattr(stmt, f.name) for f in fields(stmt))
    return tuple(p for p in found if isinstance(p, Position))


def with_positions(stmt: Stmt, change: Callable[[Position], Position]) -> Stmt:
    """A statement with its own positions changed; the same object where none is."""
    found = {f.name: getattr(stmt, f.name) for f in fields(stmt)}
    changed: dict[str, Any] = {
        n: new for n, p in found.items() if isinstance(p, Position) and (new := change(p)) is not p
    }
    return replace(stmt, **changed) if changed else stmt


def everywhere(body: Body, change: Callable[[Position], Position]) -> Body:
    """A body, blocks and all, with its positions changed."""
    return rewrite(body, lambda stmt: (with_positions(stmt, change),))


def with_position(body: Body, variable: str, new: Position) -> Body:
    """A body whose positions have another in place of a variable."""
    return everywhere(body, lambda p: p.replaced(variable, new))


def reads(stmt: Stmt) -> tuple[str, ...]:
    """The values that a statement itself reads."""
    found: list[Operand | None] = []
    for field in fields(stmt):
        item: Any = getattr(stmt, field.name)
        if field.name in ("args", "guards") or (field.name == "values" and not makes(stmt)):
            found += item
        elif field.name in ("value", "guard") and not makes(stmt):
            found.append(item)
    return tuple(v for v in found if isinstance(v, str))


def makes(stmt: Stmt) -> tuple[str, ...]:
    """The values that a statement makes."""
    match stmt:
        case (
            Load() | Compute() | Index() | Count() | Fold() | FoldList() | FoldShared() | Ordinal()
        ):
            return (stmt.value,)
        case LoadPair():
            return stmt.values
        case _:
            return ()


def is_mapped(nest: Nest) -> bool:
    """Whether all loops of a nest are mapped, and some of them to the threads of a block."""
    marks = {s.mark for s in walk(nest.body) if isinstance(s, For)}
    return not marks.isdisjoint(BLOCK_MARKS) and marks.isdisjoint((Mark.ELEMS, Mark.CELLS))


def accumulators(nest: Nest) -> list[Acc]:
    """The accumulators of a nest, in the order in which they are met."""
    found = (getattr(stmt, "acc", None) for stmt in walk(nest.body))
    return list(dict.fromkeys(acc for acc in found if acc is not None))
