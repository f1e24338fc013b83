"""List folds of a nest as LLVM IR: calls of the library, or sixteen short lists side by side.

The table of all tensors is `shared` of the context: a column a reduction, a cell a tensor.
"""

from __future__ import annotations

from ...ir.loops import position as at
from ...ir.loops.nest import FoldList, FoldShared, Scratch, Share
from ...ir.loops.position import Position
from ...ir.lowered.tables import TENSOR_COLUMNS
from ...ir.semantics import LANES
from ...ir.types import BOOL, F64, I32
from .emit_memory import MemoryAccess, VectorLoop
from .lanes import STEPS, gather_cells
from .nodes import context_cell, context_pointer, tensor_array, tensor_number
from .ops import load, splat, store
from .reductions.fold import ListFold, call_fold, call_group_start, list_op
from .reductions.reduce import combine_partials, start_partial, term_of
from .text import LlvmFunction, llvm_type

_SCRATCH = TENSOR_COLUMNS.index("scratch")
_WIDE = llvm_type(F64, LANES)


def fold_list(memory: MemoryAccess, item: FoldList, fold: ListFold = call_fold) -> str:
    """A list's fold, as f64; in lanes each has a list of its own."""
    if memory.lane is None:
        return _folded(memory, item, item.first, fold)
    if item.beside:
        return _side_by_side(memory, item, memory.lane)
    return _one_by_one(memory, item, memory.lane)


def fold_shared(memory: MemoryAccess, item: FoldShared, fold: ListFold = call_fold) -> str:
    """The fold of a column of the table of all tensors, or of a group's cells of it, as f64."""
    fn = memory.fn
    every, scratch = context_cell(fn, "all_tensors"), context_pointer(fn, "scratch")
    base = _shared(fn, item.column, every, "0")
    if item.group is not None:  # tensors are numbered by group
        owners, group = context_pointer(fn, "owners"), memory.positions.value(item.group)
        first = call_group_start(fn, owners, every, group)
        end = call_group_start(fn, owners, every, fn.let(f"add i64 {group}, 1"))
        base = fn.let(f"getelementptr inbounds double, ptr {base}, i64 {first}")
        every = fn.let(f"sub i64 {end}, {first}")
    return fold(fn, item.op, base, every, "1", scratch, "1", True)


def share(memory: MemoryAccess, item: Share, part: str) -> None:
    """Leaves an f64, the tensor's part, in its cell of the table."""
    fn = memory.fn
    ordinal = tensor_number(fn, "%tensor", "ordinal")
    cell = _shared(fn, item.column, context_cell(fn, "all_tensors"), ordinal)
    store(fn, F64, 1, part, cell, "0")


def _shared(fn: LlvmFunction, column: int, every: str, cell: str) -> str:
    table = context_pointer(fn, "shared")
    index = fn.let(f"add i64 {fn.let(f'mul i64 {every}, {column}')}, {cell}")
    return fn.let(f"getelementptr inbounds double, ptr {table}, i64 {index}")


def _folded(
    memory: MemoryAccess, item: FoldList, first: Position, fold: ListFold = call_fold
) -> str:
    fn, value = memory.fn, memory.positions.value
    base, start_, count = memory.array(item.place), value(first), value(item.count)
    if item.place.dtype is BOOL:
        return _any_of(fn, base, start_, count, value(item.stride))
    address = fn.let(f"getelementptr inbounds double, ptr {base}, i64 {start_}")
    stride = value(item.stride)
    scratch, step = address, stride
    if item.scratch is Scratch.TENSOR:
        scratch, step = tensor_array(fn, "%tensor", _SCRATCH), "1"
    return fold(fn, item.op, address, count, stride, scratch, step, item.once)


def _any_of(fn: LlvmFunction, base: str, first: str, items: str, stride: str) -> str:
    with fn.loop("0", items, 1, {"any": ("i1", "false")}) as (index, now, following):
        skipped = index if stride == "1" else fn.let(f"mul i64 {index}, {stride}")
        cell = fn.let(f"add i64 {first}, {skipped}")
        following["any"] = fn.let(f"or i1 {now['any']}, {load(fn, BOOL, 1, base, cell)}")
    return fn.let(f"uitofp i1 {following['any']} to double")


def _one_by_one(memory: MemoryAccess, item: FoldList, lane: VectorLoop) -> str:
    """The lists of the lanes, one after the other."""
    fn, positions = memory.fn, memory.positions
    cell = positions.value(at.variable(lane.variable))
    left = fn.let(f"sub i64 {lane.high}, {cell}")
    count = fn.call("i64", "llvm.smin.i64", ("i64", left), ("i64", str(LANES)))
    totals = fn.alloca("double", LANES)
    each = f"{lane.variable}.each"
    memory.lane = None
    end = fn.let(f"add i64 {cell}, {count}")
    with fn.loop(cell, end, 1) as (counter, _, _), positions.loop(each, counter):
        first = item.first.replaced(lane.variable, at.variable(each))
        total = _folded(memory, item, first)
        number = fn.let(f"sub i64 {counter}, {cell}")
        store(fn, F64, 1, total, totals, number)
    memory.lane = lane
    return fn.let(f"load {_WIDE}, ptr {totals}, align 64")


def _side_by_side(memory: MemoryAccess, item: FoldList, lane: VectorLoop) -> str:
    """Lists of at most sixteen cells: item k of sixteen lists is one vector."""
    fn, value = memory.fn, memory.positions.value
    op, count = list_op(item.op), value(item.count)
    vectors = fn.alloca(_WIDE, LANES)
    base = fn.let(f"getelementptr double, ptr {memory.array(item.place)}, i64 {value(item.first)}")
    numbers = llvm_type(I32, LANES)
    stride = splat(fn, I32, LANES, fn.let(f"trunc i64 {count} to i32"))
    begin = start_partial(op, LANES)
    fn.do(f"store {_WIDE} {begin}, ptr {vectors}, align 64")  # all there is of an empty list
    with fn.loop("0", count, 1) as (number, _, _):
        address = fn.let(f"getelementptr double, ptr {base}, i64 {number}")
        lists = fn.let(f"mul {numbers} {stride}, {STEPS}")
        found = gather_cells(fn, F64, address, lists, lane.mask or "splat (i1 true)")
        term = combine_partials(fn, op, LANES, begin, term_of(fn, op, F64, LANES, [found]))
        fn.do(f"store {_WIDE} {term}, ptr {_vector(fn, vectors, number)}, align 64")
    half = LANES // 2
    while half:
        _fold_half(fn, op, vectors, count, half)
        half //= 2
    return fn.let(f"load {_WIDE}, ptr {vectors}, align 64")


def _fold_half(fn: LlvmFunction, op: str, vectors: str, count: str, half: int) -> None:
    """Combines the upper half of the items that there are with the lower."""
    last = fn.call("i64", "llvm.smin.i64", ("i64", count), ("i64", str(2 * half)))
    with fn.loop(str(half), last, 1) as (upper, _, _):
        lower = _vector(fn, vectors, fn.let(f"sub i64 {upper}, {half}"))
        pair = (lower, _vector(fn, vectors, upper))
        a, b = (fn.let(f"load {_WIDE}, ptr {p}, align 64") for p in pair)
        total = combine_partials(fn, op, LANES, a, b)
        fn.do(f"store {_WIDE} {total}, ptr {lower}, align 64")


def _vector(fn: LlvmFunction, vectors: str, number: str) -> str:
    return fn.let(f"getelementptr {_WIDE}, ptr {vectors}, i64 {number}")
