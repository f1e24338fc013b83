"""Walks over nests, and rewriting them: bottom-up, a rule a statement."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import cache
from itertools import starmap
from typing import Any

from ..semantics import LANES
from ..types import BOOL
from .nest import (
    Acc,
    Barrier,
    Compute,
    Count,
    Fold,
    FoldList,
    FoldShared,
    For,
    If,
    Index,
    Let,
    Load,
    LoadPair,
    Mark,
    Nest,
    Operand,
    Ordinal,
    Stmt,
)
from .position import Position, variable

TEAM_MARKS = (Mark.WARPS_2, Mark.WARPS_4, Mark.WARPS_8)  # of loops whose turns several warps take
PART_MARKS = (Mark.THREADS_4, Mark.THREADS_8, Mark.THREADS_16)  # likewise, parts of a warp
WARP_MARKS = (*PART_MARKS, Mark.WARPS, *TEAM_MARKS)
GROUP_MARKS = (Mark.GROUPS, Mark.QUADS, *WARP_MARKS)  # of loops whose turns are groups' of threads
WARP = 2 * LANES  # threads
_WIDTHS = {Mark.GROUPS: LANES, Mark.QUADS: LANES // 4} | {
    mark: 4 << number for number, mark in enumerate(WARP_MARKS)
}
BLOCK_MARKS = (Mark.THREADS, *GROUP_MARKS, Mark.LANE)  # of loops that threads of a block share
Body = tuple[Stmt, ...]
Rule = Callable[[Stmt], Body | None]  # what takes a statement's place; None leaves it


def group_width(mark: Mark) -> int:
    """How many threads a turn of a loop of groups has: they are its lanes, or have four each."""
    return _WIDTHS[mark]


def together(mark: Mark, threads: int) -> int:
    """How many turns of a loop of warps, their parts or several of them run and fold together."""
    return max(1, (threads if mark in TEAM_MARKS else WARP) // group_width(mark))


def is_wait(stmt: Stmt) -> bool:
    """Whether all threads of a block meet there: at a barrier, or between two levels of a list.

    A list of one leaf, or of no cells, has a level too if it is folded `once`; any list of bools
    is looked through by each thread.
    """
    is_list = isinstance(stmt, FoldList) and stmt.once and stmt.place.dtype is not BOOL
    return isinstance(stmt, Barrier) or is_list


def walk(body: Body) -> list[Stmt]:
    """Every statement, outer ones first."""
    found: list[Stmt] = []
    _walk(body, found)
    return found


def _walk(body: Body, found: list[Stmt]) -> None:
    for stmt in body:
        found.append(stmt)
        if isinstance(stmt, For):
            _walk(stmt.body, found)
        elif isinstance(stmt, If):
            _walk(stmt.then, found)
            _walk(stmt.other, found)


def rewrite(body: Body, rule: Rule) -> Body:
    """A body with a rule applied to every statement, inner ones first.

    The same object where the rule leaves everything: statements are made anew only where they
    change, which is what passes take most of their time for.
    """
    found: list[Stmt] = []
    same = True
    for old in body:
        stmt = _inside(old, rule) if isinstance(old, (For, If)) else old
        new = rule(stmt)
        if new is None or (len(new) == 1 and new[0] is stmt):
            found.append(stmt)
            same = same and stmt is old
        else:
            found += new
            same = False
    return body if same else tuple(found)


def _inside(stmt: For | If, rule: Rule) -> Stmt:
    """A statement whose blocks are rewritten."""
    if isinstance(stmt, For):
        body = rewrite(stmt.body, rule)
        return stmt if body is stmt.body else replace(stmt, body=body)
    then, other = rewrite(stmt.then, rule), rewrite(stmt.other, rule)
    is_same = then is stmt.then and other is stmt.other
    return stmt if is_same else replace(stmt, then=then, other=other)


def rewritten(nest: Nest, rule: Rule) -> Nest:
    """A nest with a rule applied to every statement; the same object where nothing changes."""
    body = rewrite(nest.body, rule)
    return nest if body is nest.body or body == nest.body else replace(nest, body=body)


def positions(stmt: Stmt) -> tuple[Position, ...]:
    """The positions that a statement itself asks for, those of its blocks left out."""
    found = (getattr(stmt, name) for name in _fields(type(stmt)))
    return tuple(p for p in found if isinstance(p, Position))


def with_positions(stmt: Stmt, change: Callable[[Position], Position]) -> Stmt:
    """A statement with its own positions changed; the same object where none is."""
    changed: dict[str, Any] = {}
    for name in _fields(type(stmt)):
        old = getattr(stmt, name)
        if isinstance(old, Position) and (new := change(old)) is not old:
            changed[name] = new
    return replace(stmt, **changed) if changed else stmt


def everywhere(body: Body, change: Callable[[Position], Position]) -> Body:
    """A body, blocks and all, with its positions changed."""
    return rewrite(body, lambda stmt: (with_positions(stmt, change),))


def with_names(body: Body, names: Mapping[str, Position]) -> Body:
    """A body that begins by naming positions, and uses the names."""
    if not names:
        return body
    table = {position: variable(name) for name, position in names.items()}
    return (*starmap(Let, names.items()), *everywhere(body, lambda p: p.swapped(table)))


def with_position(body: Body, variable: str, new: Position) -> Body:
    """A body whose positions have another in place of a variable."""
    return everywhere(body, lambda p: p.replaced(variable, new))


def reads(stmt: Stmt) -> tuple[str, ...]:
    """The values that a statement itself reads."""
    found: list[Operand | None] = []
    for name in _fields(type(stmt)):
        item: Any = getattr(stmt, name)
        if name in ("args", "guards") or (name == "values" and not makes(stmt)):
            found += item
        elif name in ("value", "guard") and not makes(stmt):
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


@cache
def _fields(kind: type[Any]) -> tuple[str, ...]:
    """The names of a statement's fields."""
    return tuple(field.name for field in fields(kind))
