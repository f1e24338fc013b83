"""Walks over nests, and rewriting them: bottom-up, a rule a statement."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import cache, partial
from itertools import chain, pairwise, starmap
from typing import Any, TypeVar, get_args

from ..errors import DefectError
from ..lowered.tables import BUFFER_KINDS, Place
from ..types import BOOL, F64, DType
from .mappings import OF_BLOCK, AnyOrder, Lane, ThreadGroup, Threads, Vector
from .nest import (
    Acc,
    Accumulate,
    Barrier,
    Compute,
    Fold,
    FoldList,
    FoldShared,
    For,
    If,
    Index,
    Init,
    Let,
    Load,
    MemoryCell,
    Multiply,
    Nest,
    Operand,
    Pack,
    Ref,
    Register,
    Scratch,
    Stmt,
    Store,
    Transpose,
)
from .position import ALL_THREADS, Position, of, variable

Body = tuple[Stmt, ...]
S = TypeVar("S", bound=Stmt | Ref)
Rule = Callable[[Stmt], Body | None]  # a statement's replacement; None keeps it
# The replacement of a loop of whole vectors and its epilogue; None keeps both.
PairRule = Callable[[For, For], Body | None]


def is_wait(stmt: Stmt) -> bool:
    """True if all threads of a block meet there: at its barrier, or between two levels of a list.

    A list of one leaf, or of no cells, has a level too if it is folded `once`; any list of bools
    is looked through by each thread.
    """
    is_list = isinstance(stmt, FoldList) and stmt.once and stmt.place.dtype is not BOOL
    return (isinstance(stmt, Barrier) and not stmt.of_warp) or is_list


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

    The same object where the rule keeps everything: only changed statements are copied, which takes
    most of a pass's time. Raises DefectError where a rule moves the end of a full loop away from
    its epilogue: that is for `rewrite_pairs`.
    """
    found: list[Body] = []
    same, inner = True, partial(rewrite, rule=rule)
    for old in body:
        stmt = in_blocks(old, inner) if isinstance(old, (For, If)) else old
        new = rule(stmt)
        if new is None or (len(new) == 1 and new[0] is stmt):
            new = (stmt,)
            same = same and stmt is old
        else:
            same = False
        found.append(new)
    if same:
        return body
    _check_rests(body, found)
    return tuple(chain.from_iterable(found))


def dropped(body: Body, asks: Callable[[Stmt], bool]) -> Body:
    """A body without the statements of which a predicate is true."""
    return rewrite(body, lambda stmt: () if asks(stmt) else None)


def rewrite_pairs(body: Body, rule: PairRule) -> Body:
    """A body with a rule applied to every full loop of neighbours together with its epilogue."""
    found = [in_blocks(stmt, partial(rewrite_pairs, rule=rule)) for stmt in body]
    for number in reversed(range(len(found) - 1)):
        stmt, after = found[number : number + 2]
        if isinstance(stmt, For) and isinstance(after, For) and is_rest(stmt, after):
            found[number : number + 2] = rule(stmt, after) or (stmt, after)
    return body if all(map(operator.is_, found, body)) else tuple(found)


def is_once_each(loop: For) -> bool:
    """True if each thread of the block has one iteration."""
    is_whole = loop.low is of(0) and loop.high is ALL_THREADS
    return isinstance(loop.mapping, Threads) and is_whole and loop.step is of(1)


def round_of(loop: For) -> Position:
    """The step of a loop of groups in which all groups of the block have one iteration."""
    assert isinstance(loop.mapping, ThreadGroup)
    return ALL_THREADS // loop.mapping.threads * loop.step


def is_round(loop: For) -> bool:
    """True if each group of the block has one iteration, which all of its threads reach."""
    is_of_groups = isinstance(loop.mapping, ThreadGroup)
    return is_of_groups and loop.high is loop.low + round_of(loop)


def has_one_turn(loop: For) -> bool:
    """True if the body runs on one thread of a block or one lane of a group."""
    return loop.low is of(0) and loop.high is of(1) and isinstance(loop.mapping, (Threads, Lane))


def uses_scratch(stmt: Stmt) -> bool:
    """True if a fold needs the tensor's scratch, or the one of the table of all tensors."""
    is_list = isinstance(stmt, FoldList) and stmt.scratch is Scratch.TENSOR
    return isinstance(stmt, FoldShared) or is_list


def takes_several(loop: For) -> bool:
    """True if an iteration has several neighbours: in lanes, or of a thread."""
    by_threads = isinstance(loop.mapping, (Threads, Lane)) and loop.step.args != (1,)
    return isinstance(loop.mapping, Vector) or by_threads


def is_rest(full: For, after: Stmt) -> bool:
    """True if the second loop is the epilogue of the first: it begins at its end."""
    is_full = takes_several(full) and not full.masked
    return is_full and isinstance(after, For) and after.low is full.high


def _check_rests(body: Body, found: list[Body]) -> None:
    """Raises DefectError where the epilogue of a full loop does not begin at its end any more."""
    for number, (full, after) in enumerate(pairwise(body)):
        if not isinstance(full, For) or not is_rest(full, after):
            continue
        ends = [s.high for s in found[number] if isinstance(s, For)][-1:]
        begins = [s.low for s in found[number + 1] if isinstance(s, For)][:1]
        if ends != begins:
            what = f"the full loop over {full.variable} and the loop that takes its rest"
            raise DefectError(f"{what} are rewritten apart, and do not meet")


def in_blocks(stmt: Stmt, change: Callable[[Body], Body]) -> Stmt:
    """A statement with a function applied to its blocks."""
    match stmt:
        case For():
            body = change(stmt.body)
            return stmt if body is stmt.body else replace(stmt, body=body)
        case If():
            then, other = change(stmt.then), change(stmt.other)
            is_same = then is stmt.then and other is stmt.other
            return stmt if is_same else replace(stmt, then=then, other=other)
        case _:
            return stmt


def rewritten(nest: Nest, rule: Rule) -> Nest:
    """A nest with a rule applied to every statement; the same object where nothing changes."""
    return with_body(nest, rewrite(nest.body, rule))


def with_body(nest: Nest, body: Body) -> Nest:
    """A nest with another body; the same object where that is equal."""
    return nest if body is nest.body or body == nest.body else replace(nest, body=body)


def with_buffers(nest: Nest, rule: Rule) -> Nest:
    """A nest with a rule applied to every statement, and the buffers that the rule adds."""
    made = rewritten(nest, rule)
    if made is nest:
        return nest
    known = {place for _, place in nest.places}
    touched = dict.fromkeys(p for stmt in walk(made.body) for p in places_of(stmt))
    new = (p for p in touched if p.kind in BUFFER_KINDS and p not in known)
    buffers = tuple((f"{place.kind}.{place.index}", place) for place in new)
    return replace(made, places=(*nest.places, *buffers))


def positions(stmt: Stmt | Ref) -> tuple[Position, ...]:
    """The positions of a statement itself, without those of its blocks."""
    kind, found = type(stmt), list[Position]()
    for name in _position_fields(kind):
        if (position := getattr(stmt, name)) is not None:
            found.append(position)
    for name in _part_fields(kind):
        part = getattr(stmt, name)
        found += part if isinstance(part, tuple) else positions(part)
    return tuple(found)


def with_positions(stmt: S, change: Callable[[Position], Position]) -> S:
    """A statement with its own positions changed; the same object where none is."""
    kind, changed = type(stmt), dict[str, Any]()
    for name in _position_fields(kind):
        old = getattr(stmt, name)
        if old is not None and (new := change(old)) is not old:
            changed[name] = new
    for name in _part_fields(kind):
        old = getattr(stmt, name)
        is_index = isinstance(old, tuple)
        new = tuple(map(change, old)) if is_index else with_positions(old, change)
        if new is not old:
            changed[name] = new
    return replace(stmt, **changed) if changed else stmt


def place_of(stmt: Stmt) -> Place | None:
    """The place that a statement touches, if any."""
    ref = getattr(stmt, "ref", None)
    return getattr(ref if isinstance(ref, MemoryCell) else stmt, "place", None)


def places_of(stmt: Stmt) -> tuple[Place, ...]:
    """All places that a statement touches."""
    if isinstance(stmt, Multiply):
        return stmt.left, stmt.right
    if isinstance(stmt, Transpose):
        return stmt.source, stmt.place
    place = place_of(stmt)
    return () if place is None else (place,)


def stored_cell(stmt: Stmt) -> Store | Pack | MemoryCell | None:
    """The cell that a statement stores, or accumulates in."""
    if isinstance(stmt, Store | Pack):
        return stmt
    ref = stmt.ref if isinstance(stmt, Init | Accumulate) else None
    return ref if isinstance(ref, MemoryCell) else None


def everywhere(body: Body, change: Callable[[Position], Position]) -> Body:
    """A body, blocks and all, with its positions changed."""
    return rewrite(body, lambda stmt: (with_positions(stmt, change),))


def swapped(body: Body, table: Mapping[Position, Position]) -> Body:
    """A body with others in place of the positions of a table."""
    return everywhere(body, lambda p: p.swapped(table))


def with_names(body: Body, names: Mapping[str, Position]) -> Body:
    """A body that begins by naming positions, and uses the names."""
    if not names:
        return body
    table = {position: variable(name) for name, position in names.items()}
    return (*starmap(Let, names.items()), *swapped(body, table))


def with_position(body: Body, variable: str, new: Position) -> Body:
    """A body whose positions have another in place of a variable."""
    return everywhere(body, lambda p: p.replaced(variable, new))


def reads(stmt: Stmt) -> tuple[str, ...]:
    """The values that a statement itself reads."""
    if isinstance(stmt, Compute):
        return tuple(v for v in stmt.args if isinstance(v, str))
    found: list[Operand | None] = []
    for name in _fields(type(stmt)):
        item: Any = getattr(stmt, name)
        if name in ("args", "guards"):
            found += item
        elif name in ("value", "odd", "guard") and not makes(stmt):
            found.append(item)
    return tuple(v for v in found if isinstance(v, str))


def makes(stmt: Stmt) -> tuple[str, ...]:
    """The values that a statement makes."""
    match stmt:
        case Load():
            return (stmt.value,) if stmt.odd is None else (stmt.value, stmt.odd)
        case Compute() | Index() | Fold() | FoldList() | FoldShared():
            return (stmt.value,)
        case _:
            return ()


def dtype_made(stmt: Stmt) -> DType:
    """The dtype of the value that a statement makes."""
    match stmt:
        case Compute() | Index() | FoldList() | FoldShared():
            return stmt.dtype
        case Load():
            return stmt.place.dtype
        case Fold(_, Register(acc)):
            return acc.folded
        case _:
            return F64


def is_mapped(nest: Nest) -> bool:
    """True if all loops of a nest are mapped, and some of them to the threads of a block."""
    found = [s.mapping for s in walk(nest.body) if isinstance(s, For)]
    is_shared = any(isinstance(m, OF_BLOCK) for m in found)
    return is_shared and not any(isinstance(m, AnyOrder) for m in found)


def accumulators(nest: Nest) -> list[Acc]:
    """The accumulators of a nest, in the order in which they are met."""
    found = (getattr(stmt, "ref", None) for stmt in walk(nest.body))
    return list(dict.fromkeys(ref.acc for ref in found if ref is not None))


@cache
def _position_fields(kind: type[Any]) -> tuple[str, ...]:
    """The names of a statement's fields that are positions."""
    return tuple(f.name for f in fields(kind) if str(f.type) in ("Position", "Position | None"))


@cache
def _part_fields(kind: type[Any]) -> tuple[str, ...]:
    """The names of those that have positions: references, and indexes of registers."""
    parts = ("Ref", *(part.__name__ for part in get_args(Ref)), "tuple[Position, ...]")
    return tuple(f.name for f in fields(kind) if str(f.type) in parts)


@cache
def _fields(kind: type[Any]) -> tuple[str, ...]:
    """The names of a statement's fields."""
    return tuple(field.name for field in fields(kind))
