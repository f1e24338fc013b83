"""Semantics of statements on accumulators and lists: every fold in its declared order."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from ...lowered.tables import BUFFER_KINDS
from ...matrices.bf16_blocks import CELLS, SIDE, from_left, from_right, over_blocks
from ...semantics import LANES
from ..nest import (
    Acc,
    Accumulate,
    Fold,
    FoldList,
    FoldShared,
    Init,
    MemoryCell,
    Multiply,
    Operand,
    Order,
    Reduce,
    Register,
    Scratch,
    Take,
)
from ..walk import is_wait
from .cells import Array, LoopError
from .folds import fold_lanes, leaf, list_of, nothing, take, term_of
from .races import EVERY
from .state import Lanes, NestState


def init(run: NestState, stmt: Init) -> None:
    """Set registers to the neutral value; a cell to the neutral value or a term."""
    if isinstance(stmt.ref, Register):
        _start(run, stmt.ref.acc)
    elif stmt.args:
        _leave(run, stmt.ref, stmt.args)
    else:
        cells, at = run.cells_at(stmt.ref.place, stmt.ref.at)
        cells.check_apart(at, "clears", run.who(), run.width())
        cells.write(at, nothing(stmt.ref.acc.op, len(at)).astype(np.float64))


def _start(run: NestState, acc: Acc) -> None:
    """Make sixteen lanes; inside of lanes a register for each; of a tile, all its registers."""
    each = LANES if run.lanes is None else run.lanes.count
    if acc.sizes:
        each = math.prod(acc.sizes) * (1 if run.lanes is None else each)
    run.accs[acc.name] = nothing(acc.op, each, acc.dtype), run.lanes


def _leave(run: NestState, ref: MemoryCell, args: tuple[Operand, ...]) -> None:
    """Store a term in a buffer, whose format is the target's choice."""
    cells, at = run.cells_at(ref.place, ref.at)
    term = np.asarray(_terms(run, ref.acc, args)).astype(cells.array.dtype)
    cells.store(at, run.on(term), run.who(), run.width())


def accumulate(run: NestState, stmt: Accumulate) -> None:
    """Accumulate a term in its lane or in a cell, iterations in order."""
    ref = stmt.ref
    if ref.acc.is_chain:
        assert isinstance(ref, Register), "a chain is a register's"
        _go_on(run, ref, stmt.args)
    elif isinstance(ref, Register):
        _take(run, ref, _terms(run, ref.acc, stmt.args))
    else:
        _take_to(run, ref, stmt.args)


def take_up(run: NestState, stmt: Take) -> None:
    """Accumulate a term from a buffer, or load a chain's partial sum, which is stored again."""
    cells, at = run.cells_at(stmt.place, stmt.at)
    found = cells.load(at, run.who())
    if stmt.place.kind not in BUFFER_KINDS and cells.stored is not None:
        cells.stored[at] = False
    term = found[0] if run.lanes is None else run.lanes.filled(found)
    if not stmt.ref.acc.is_chain:
        _take(run, stmt.ref, term)
        return
    total, at = _chain(run, stmt.ref)
    total[at] = np.atleast_1d(run.on(term))


def _chain(run: NestState, ref: Register) -> tuple[Array, Any]:
    """The registers of a chain, and the index of those at hand."""
    total, _ = _started(run, ref.acc)
    if ref.index:
        return total, run.on(_number(run, ref))
    return total, slice(0, 1) if run.lanes is None else run.lanes.active


def _go_on(run: NestState, ref: Register, args: tuple[Operand, ...]) -> None:
    """Accumulate one more pair of a chain, in the operands' dtype."""
    row, (total, at) = ref.acc.contraction, _chain(run, ref)
    assert row is not None
    a, b = (np.asarray(run.operand(arg, ref.acc.dtype)) for arg in args)
    if run.lanes is not None:
        a, b = (run.lanes.spread(x) for x in (a, b))
    total[at] = row.step(a, b, total[at])


def multiply(run: NestState, stmt: Multiply) -> None:
    """Multiply blocks of pairs of two panels into all registers of a tile."""
    total, _ = _started(run, stmt.ref.acc)
    count = run.number(stmt.count)
    panels: list[Array] = []
    for place, at, cells in (
        (stmt.left, stmt.left_at, CELLS),
        (stmt.right, stmt.right_at, CELLS // 2),
    ):
        every = run.number(at) + np.arange(count * cells)
        panels.append(run.tensor.cells(place).load(every, run.who()))
    left, right = from_left(panels[0]), from_right(panels[1])
    total[:] = over_blocks(total.reshape(SIDE, SIDE), left, right).reshape(-1)


def _take(run: NestState, ref: Register, term: Array) -> None:
    acc = ref.acc
    total, of = _started(run, acc)
    lanes, op = run.lanes, acc.op
    if ref.index:
        at = run.on(_number(run, ref))
        total[at] = take(op, total[at], np.atleast_1d(run.on(term)))
    elif lanes is None:
        total[:1] = take(op, total[:1], np.atleast_1d(term))
    elif of is not None and of.variable == lanes.variable:
        on = lanes.active
        total[on] = take(op, total[on], lanes.spread(term))
    elif lanes.width % len(total):
        raise LoopError(f"{acc.name} has {len(total)} lanes, its loop {lanes.width}")
    elif _is_of_all_threads(run, lanes):
        raise LoopError(
            f"{acc.name} is added to by all threads of the block; a leaf is one group's"
        )
    else:
        spread = lanes.spread(term)
        for first in range(0, len(spread), len(total)):
            vector = spread[first : first + len(total)]
            total[: len(vector)] = take(op, total[: len(vector)], vector)


def _number(run: NestState, ref: Register) -> Array:
    """The number of a register of a tile, or of each lane's; lanes may have a tile each."""
    found = np.asarray(0)
    for size, at in zip(ref.acc.sizes, ref.index, strict=True):
        number = np.asarray(run.at(at))
        if (number < 0).any() or (number >= size).any():
            raise LoopError(f"{ref.acc.name} has {size} registers along an axis, got {number}")
        found = found * size + number
    _, of = _started(run, ref.acc)
    return found if of is None else found * of.count + np.arange(of.count)


def fold(run: NestState, stmt: Fold) -> Any:
    """An accumulator as a value."""
    acc = stmt.ref.acc
    if stmt.halves and run.round is not None:
        run.round.meet()
    total, of = _started(run, acc)
    kind = acc.folded.numpy
    if stmt.ref.index:
        register = total[_number(run, stmt.ref)]
        return run.known(stmt.value, acc.folded, register.astype(kind))
    if stmt.halves and of is not None:
        raise LoopError(f"{acc.name} is folded by halves, and each lane has one of its own")
    if stmt.halves:
        total = np.asarray(fold_lanes(acc.op, total))
    elif run.lanes is None and of is None:
        total = _first_lane(acc, total)
    return run.known(stmt.value, acc.folded, total.astype(kind))


def _first_lane(acc: Acc, total: Array) -> Array:
    """The lane that is used outside of loops of lanes; the others must have been left alone."""
    if not np.array_equal(total[1:], nothing(acc.op, len(total) - 1)):
        raise LoopError(f"{acc.name} was added to by several lanes and is folded by lane")
    return np.asarray(total[0])


def reduce(run: NestState, stmt: Reduce) -> None:
    """A reduction that has no loops yet: its leaves in their declared order."""
    acc = stmt.ref.acc
    cells, at = run.cells_at(stmt.ref.place, stmt.ref.at)
    if run.lanes is None or cells.stored is None or not at.size:
        raise LoopError(f"{acc.name} is reduced outside of a loop over elements")
    if stmt.order == Order.COL:
        first = at[~cells.stored[at]]
        cells.write(first, nothing(acc.op, len(first)).astype(np.float64))
        _take_to(run, stmt.ref, stmt.args)
        return
    terms = run.lanes.spread(_terms(run, acc, stmt.args))
    border = np.flatnonzero(np.diff(at, prepend=at[0] - 1))
    found = [leaf(acc.op, part) for part in np.split(terms, border[1:])]
    cells.store(at[border], np.array(found, np.float64), run.who(), 1)


def fold_list(run: NestState, stmt: FoldList) -> Any:
    """A list of cells, by the list rule; lists of several cells may differ in length."""
    count, stride = np.asarray(run.at(stmt.count)), run.at(stmt.stride)
    first = np.asarray(run.at(stmt.first))
    if np.ndim(stride):
        raise LoopError(f"the lists of %{stmt.value} have different strides")
    who = run.group if run.lanes is None else run.lanes.threads
    counts, threads = (np.broadcast_to(a, first.shape) for a in (count, who))
    total = np.empty(first.shape)
    for length in np.unique(counts):
        mine = counts == length
        at = first[mine][..., None] + stride * np.arange(length)
        total[mine] = _lists(run, stmt, at, who if isinstance(who, int) else threads[mine])
    if is_wait(stmt) and run.who() is EVERY and run.tensor.races is not None:
        run.tensor.races.barrier()
    return run.known(stmt.value, stmt.dtype, total.astype(stmt.dtype.numpy))


def fold_shared(run: NestState, stmt: FoldShared) -> Any:
    """A column of the table of all tensors, or a group's part of it, by the list rule."""
    cells = run.tensor.share(stmt.column)
    members = [np.arange(len(cells.array))]
    if stmt.group is not None:
        groups = np.atleast_1d(np.asarray(run.at(stmt.group)))
        members = [np.flatnonzero(run.tensor.owners == g) for g in groups]
    found = [list_of(stmt.op, cells.load(m, run.who()), True) for m in members]
    total = np.array(found, np.float64).astype(stmt.dtype.numpy)
    return run.known(stmt.value, stmt.dtype, total[0] if len(total) == 1 else total)


def _started(run: NestState, acc: Acc) -> tuple[Array, Lanes | None]:
    if acc.name not in run.accs:
        raise LoopError(f"{acc.name} is used before it is started")
    return run.accs[acc.name]


def _is_of_all_threads(run: NestState, lanes: Lanes) -> bool:
    return isinstance(lanes.threads, np.ndarray) and run.group == EVERY


def _terms(run: NestState, acc: Acc, args: tuple[Operand, ...]) -> Array:
    return term_of(acc.op, [np.asarray(run.operand(a, acc.dtype)) for a in args])


def _take_to(run: NestState, ref: MemoryCell, args: tuple[Operand, ...]) -> None:
    cells, at = run.cells_at(ref.place, ref.at)
    before = cells.content(at)
    cells.check_apart(at, "adds to", run.who(), run.width())
    term = run.on(_terms(run, ref.acc, args)).astype(np.float64)
    cells.write(at, take(ref.acc.op, before, term))
    if cells.stored is not None:
        cells.stored[at] = True


REDUCTIONS: dict[type, Callable[[Any, Any], Any]] = {
    Init: init, Accumulate: accumulate, Take: take_up, Multiply: multiply, Fold: fold,
    Reduce: reduce, FoldList: fold_list, FoldShared: fold_shared,
}  # fmt: skip


def _lists(run: NestState, stmt: FoldList, at: Any, who: Any) -> Any:
    """The totals of lists of one length, whose cells are the rows of `at`."""
    cells = run.tensor.cells(stmt.place)
    if not isinstance(who, int):  # each thread has a list of its own
        who = np.repeat(who, at.shape[-1])
    found = cells.load(at.reshape(-1), who).reshape(at.shape)
    if stmt.scratch == Scratch.SELF and at.shape[-1] > 1:
        cells.clobber(at.reshape(-1), who)
    return list_of(stmt.op, found.astype(np.float64), stmt.once)
