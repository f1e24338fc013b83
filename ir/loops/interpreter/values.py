"""Semantics of statements on values and memory: loads, ops, stores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ...matrices.bf16_blocks import packed, widened
from ...ops import OPS
from ...semantics import LANES, cast
from ...types import BF16, BOOL, F32, Const
from ..nest import Compute, Index, Load, Operand, Pack, Prefetch, Share, Store, Transpose
from ..position import Position
from .cells import Array, CellAccess, LoopError
from .memory import is_slot
from .state import Lanes, NestState


def load(run: NestState, stmt: Load) -> Any:
    """A value from memory; one number where all lanes load the same."""
    if stmt.odd is not None:
        return _load_pair(run, stmt, stmt.odd)
    cells, at = run.cells_at(stmt.place, stmt.at)
    found = cells.load(at, run.who())
    if is_slot(stmt.place):
        found = found.astype(stmt.place.dtype.numpy)
    if found.size == 1:
        return run.known(stmt.value, stmt.place.dtype, found[0])
    full = found if run.lanes is None else run.lanes.filled(found)
    return run.known(stmt.value, stmt.place.dtype, full)


def _load_pair(run: NestState, stmt: Load, odd: str) -> Any:
    """Neighbours in two values: the even ones, the odd ones."""
    cells, first = run.tensor.cells(stmt.place), _even_cells(run, stmt.at)
    pair = [cells.load(first + number, run.who()) for number in (0, 1)]
    for name, value in zip((stmt.value, odd), pair, strict=True):
        run.known(name, stmt.place.dtype, value)
    return pair


def compute(run: NestState, stmt: Compute) -> Any:
    """A value by its op's meaning; a literal has the dtype that it stands beside."""
    row = OPS[stmt.op]
    beside = (run.dtypes[a] for a in stmt.args if not isinstance(a, Const))
    kind = next(beside, stmt.dtype)
    is_result = row.rule in ("select", "arith", "integer", "broadcast")
    dtype = stmt.dtype if is_result else kind
    args = [run.operand(a, dtype) for a in stmt.args]
    if stmt.op == "select":
        args[0] = run.operand(stmt.args[0], BOOL)
    if stmt.op == "cast":
        found = cast(args[0], stmt.dtype, kind)
    elif row.meaning is None:
        raise LoopError(f"{stmt.op} has no meaning here: it is a statement of its own")
    else:
        found = row.meaning(*args)
    return run.known(stmt.value, stmt.dtype, np.asarray(found))


def index(run: NestState, stmt: Index) -> Any:
    """A position as a value."""
    at = np.asarray(run.at(stmt.at)) if stmt.every == 1 else _even_cells(run, stmt.at)
    return run.known(stmt.value, stmt.dtype, at.astype(stmt.dtype.numpy))


def store(run: NestState, stmt: Store) -> None:
    """A value to memory, where its guard holds."""
    outer = run.lanes
    if stmt.guard is not None:
        guard = np.asarray(run.values[stmt.guard])
        if guard.ndim == 0 and not guard:
            run.skipped.add(stmt.place)
            return
        run.lanes = outer.where(guard) if guard.ndim and outer is not None else outer
    if stmt.odd is None:
        _store_one(run, stmt)
    else:
        _store_pair(run, stmt, stmt.odd)
    run.lanes = outer


def _store_one(run: NestState, stmt: Store) -> None:
    cells, at = run.cells_at(stmt.place, stmt.at)
    value = np.asarray(run.operand(stmt.value, stmt.place.dtype))
    if is_slot(stmt.place):
        value = value.astype(cells.array.dtype)
    cells.store(at, run.on(value), run.who(), run.width())
    if stmt.whole and run.lanes is not None:
        _leave_behind(cells, at, run.lanes)


def _store_pair(run: NestState, stmt: Store, odd: Operand) -> None:
    """Two values to neighbours."""
    cells, first = run.tensor.cells(stmt.place), _even_cells(run, stmt.at)
    for number, value in enumerate((stmt.value, odd)):
        new = np.asarray(run.operand(value, stmt.place.dtype))
        cells.store(first + number, np.broadcast_to(new, first.shape), run.who(), len(first))


def pack(run: NestState, stmt: Pack) -> None:
    """One value or two to a panel, in bf16."""
    cells, at = run.cells_at(stmt.place, stmt.at)
    pair = [
        np.broadcast_to(run.on(run.operand(v, F32)), at.shape)
        if isinstance(v, Const) or run.dtypes[v] is F32
        else widened(np.broadcast_to(run.on(run.operand(v, BF16)), at.shape))
        for v in stmt.values
    ]
    cells.store(at, packed(*pair), run.who(), run.width())


def transpose(run: NestState, stmt: Transpose) -> None:
    """Transpose squares of pairs from one panel to another."""
    count = run.number(stmt.count)
    source, place = (run.tensor.cells(p) for p in (stmt.source, stmt.place))
    there, here = (
        run.number(at) + np.arange(count * LANES * LANES * (4 // p.dtype.bytes))
        for p, at in ((stmt.source, stmt.source_at), (stmt.place, stmt.at))
    )
    squares = source.load(there, run.who()).view(np.int32).reshape(count, LANES, LANES)
    turned = np.ascontiguousarray(squares.transpose(0, 2, 1)).view(place.array.dtype).reshape(-1)
    place.store(here, turned, run.who(), run.width())


def share(run: NestState, stmt: Share) -> None:
    """A tensor's part to the table of all tensors."""
    at = np.array([run.tensor.sizes["ordinal"]])
    value = np.asarray(run.values[stmt.value]).astype(np.float64)
    run.tensor.share(stmt.column).store(at, value, run.who(), 1)


def prefetch(run: NestState, stmt: Prefetch) -> None:
    """Asks for a cache line, which changes nothing; the position must have a value."""
    run.at(stmt.at)


def _even_cells(run: NestState, position: Position) -> Array:
    """The even cells of pairs from a position on; each lane has a pair of neighbours."""
    if run.lanes is None:
        raise LoopError("a pair of values is loaded or stored outside of a loop of lanes")
    lane = np.arange(run.lanes.count) % (run.lanes.width // 2)
    return np.asarray(run.at(position)) + 2 * lane


def _leave_behind(cells: CellAccess, at: Array, lanes: Lanes) -> None:
    """Mark cells behind a buffer's end, which inactive lanes have stored, as undefined."""
    off = -lanes.count % lanes.width
    if off:
        behind = at[-1] + 1 + np.arange(off)
        cells.check_apart(behind, "stores", lanes.who(), 1)
        cells.forget(behind)


VALUES: dict[type, Callable[[Any, Any], Any]] = {
    Load: load, Compute: compute, Index: index, Store: store, Pack: pack, Transpose: transpose,
    Share: share, Prefetch: prefetch,
}  # fmt: skip
