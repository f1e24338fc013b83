"""Lists of totals folded by all threads of a block or by one, and totals of several warps.

Sixteen threads take a leaf of 1024 and leave its total; the totals are the next level's list.
A leaf's total goes where the leaf began, which its own threads have read, or, where the list
is still needed, to scratch. Each of several warps' totals goes through shared memory.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...ir.loops.mappings import WARP
from ...ir.semantics import LANES, LEAF
from ...ir.types import F64, DType
from ..llvm.ops import load, store
from ..llvm.reductions.fold import list_op
from ..llvm.reductions.reduce import (
    cell_type,
    combine,
    combine_partials,
    fold_lanes,
    start_partial,
    term_of,
)
from ..llvm.text import LlvmFunction
from .threads import BLOCK, barrier, shuffle_across, shuffle_down, thread, threads

WORD = 4  # lanes of a thread, where four have a leaf


def fold_together(
    fn: LlvmFunction,
    op: str,
    items: str,
    count: str,
    stride: str,
    scratch: str,
    step: str,
    once: bool,
    last: bool = False,
) -> str:
    """The fold of a list, the same in every thread; all threads of the block reach it.

    Scratch may be the list itself. With `once` a single cell is a leaf too. But for the last fold
    in a scratch, the threads wait until all have read the total. A scratch is the list itself, or
    dense, whatever the `step` of others' (`ListFold`).
    """
    del step
    level, few, one, done = (fn.label() for _ in range(4))
    wide = fn.let(f"mul i64 {stride}, {LEAF}") if items == scratch else "1"
    op = list_op(op)
    many = fn.let(f"icmp sgt i64 {count}, {0 if once else 1}")
    before = fn.block
    fn.branch(many, level, few)
    fn.place(level)
    _levels(fn, op, before, (items, count, stride, wide), scratch)
    total, ready = load(fn, F64, 1, scratch, "0"), fn.block
    if not last and items != scratch:  # who touches a list itself again, waits there
        barrier(fn)
    fn.jump(done)
    fn.place(few)
    some = fn.let(f"icmp sgt i64 {count}, 0")
    fn.branch(some, one, done)
    fn.place(one)
    cell = load(fn, F64, 1, items, "0")
    fn.jump(done)
    fn.place(done)
    return fn.let(
        f"phi double [ {total}, %{ready} ], [ {start_partial(op)}, %{few} ], [ {cell}, %{one} ]"
    )


def _levels(
    fn: LlvmFunction, op: str, before: str, first: tuple[str, str, str, str], scratch: str
) -> None:
    """Level after level until scratch begins with the total.

    A level is (list, its length and stride, the stride of its totals in scratch).
    """
    level = fn.block
    items, count, stride, wide = now = tuple(fn.name() for _ in range(4))
    mark = len(fn.lines)
    padded = fn.let(f"add i64 {count}, {LEAF - 1}")
    leaves = fn.let(f"udiv i64 {padded}, {LEAF}")
    _leaves(fn, op, (items, count, stride), leaves, (scratch, wide))
    barrier(fn)
    further = fn.let(f"mul i64 {wide}, {LEAF}")
    again = fn.let(f"icmp sgt i64 {leaves}, 1")
    latch, ready = fn.block, fn.label()
    fn.branch(again, level, ready)
    following = (scratch, leaves, wide, further)
    fn.lines[mark:mark] = [
        f"  {name} = phi {type_} [ {start}, %{before} ], [ {last}, %{latch} ]"
        for type_, name, start, last in zip(
            ("ptr", "i64", "i64", "i64"), now, first, following, strict=True
        )
    ]
    fn.place(ready)


def _leaves(
    fn: LlvmFunction, op: str, cells: tuple[str, str, str], leaves: str, to: tuple[str, str]
) -> None:
    """One level: every leaf of (source, count, stride), its total to (target, stride)."""
    source, count, stride = cells
    lane = fn.let(f"and i64 {thread(fn)}, {LANES - 1}")
    group = fn.let(f"udiv i64 {thread(fn)}, {LANES}")
    groups = fn.let(f"udiv i64 {threads(fn)}, {LANES}")
    with fn.loop(group, leaves, groups) as (leaf, _, _):
        first = fn.let(f"mul i64 {leaf}, {LEAF}")
        left = fn.let(f"sub i64 {count}, {first}")
        size = fn.call("i64", "llvm.smin.i64", ("i64", left), ("i64", str(LEAF)))
        carried = {"total": ("double", start_partial(op))}
        with fn.loop(lane, size, LANES, carried) as (index, now, following):
            item = fn.let(f"add i64 {first}, {index}")
            at = fn.let(f"mul i64 {item}, {stride}")
            value = term_of(fn, op, F64, 1, [load(fn, F64, 1, source, at)])
            following["total"] = combine_partials(fn, op, 1, now["total"], value)
        total = fold_group(fn, "double", following["total"], partial(combine_partials, fn, op, 1))
        cell = fn.let(f"mul i64 {leaf}, {to[1]}")
        is_first = fn.let(f"icmp eq i64 {lane}, 0")
        fn.when(is_first, lambda: store(fn, F64, 1, total, to[0], cell))


def fold_group(fn: LlvmFunction, type_: str, total: str, join: Callable[[str, str], str]) -> str:
    """Sixteen lanes by halves, two of them joined; the first lane has the result."""
    distance = LANES // 2
    while distance:
        total = join(total, shuffle_down(fn, type_, total, distance))
        distance //= 2
    return total


def fold_warp(
    fn: LlvmFunction,
    type_: str,
    total: str,
    join: Callable[[str, str], str],
    width: int = WARP,
) -> str:
    """A warp, or each part of it, by halves, each with what the other has: all have the result."""
    distance = width // 2
    while distance:
        total = join(total, shuffle_across(fn, type_, total, distance))
        distance //= 2
    return total


def fold_lane_vectors(fn: LlvmFunction, op: str, dtype: DType, total: str) -> str:
    """Four threads' four lanes each by halves, as one f64, which the first thread has.

    Lane 8 is two threads further on, lane 4 one; lanes 2 and 1 are the thread's own.
    """
    one, all_ = (cell_type(op, dtype, lanes) for lanes in (1, WORD))
    for distance in (2, 1):
        other = "poison"
        for number in range(WORD):
            mine = fn.let(f"extractelement {all_} {total}, i64 {number}")
            found = shuffle_down(fn, one, mine, distance, LANES // WORD)
            other = fn.let(f"insertelement {all_} {other}, {one} {found}, i64 {number}")
        total = combine(fn, op, dtype, WORD, total, other)
    return fold_lanes(fn, op, dtype, total, WORD)


WARPS = BLOCK // WARP  # of a block, a cell each


def shared_cells(fn: LlvmFunction, name: str, type_: str) -> str:
    """An array of shared memory, a cell for each warp of the block."""
    cells = fn.module.symbol(name)
    array = f"[{WARPS} x {type_}]"
    fn.module.functions.append(f"{cells} = internal addrspace(3) global {array} undef, align 16")
    return cells


def fold_team(
    fn: LlvmFunction,
    type_: str,
    total: str,
    join: Callable[[str, str], str],
    thread: str,
    warps: int,
    cells: str,
) -> str:
    """A total of each of `warps` neighbouring warps, joined: all their threads have the result.

    All threads of the block come here. Before the cells are used again, there is another barrier.
    """
    total = fold_warp(fn, type_, total, join)
    warp = fn.let(f"udiv i64 {thread}, {WARP}")
    is_first = fn.let(f"icmp eq i64 {fn.let(f'and i64 {thread}, {WARP - 1}')}, 0")
    mine = _cell(fn, cells, type_, warp)
    fn.when(is_first, lambda: fn.do(f"store {type_} {total}, ptr addrspace(3) {mine}"))
    barrier(fn)
    first = fn.let(f"and i64 {warp}, {-warps}")
    numbers = (fn.let(f"add i64 {first}, {n}") for n in range(warps))
    addresses = [_cell(fn, cells, type_, number) for number in numbers]
    totals = [fn.let(f"load {type_}, ptr addrspace(3) {a}") for a in addresses]
    while len(totals) > 1:
        totals = [join(a, b) for a, b in zip(totals[::2], totals[1::2], strict=True)]
    return totals[0]


def _cell(fn: LlvmFunction, cells: str, type_: str, number: str) -> str:
    return fn.let(f"getelementptr inbounds {type_}, ptr addrspace(3) {cells}, i64 {number}")


# ------------------------------------------------------------------ leaves of one thread

FOUR = LANES // 4


def fold_quarters(
    fn: LlvmFunction, op: str, source: str, first: str, size: str, stride: str
) -> str:
    """The total of at most 1024 cells by one thread, as f64: four lanes at a time.

    Sixteen lanes that a counter picks from would be an array, which the assembler puts on the
    thread's stack; all at once would take 64 registers. So four are added up together, those that
    the halves 8 and 4 join, and the cells are gone through four times.
    """
    leaf = fn.let(f"mul i64 {first}, {stride}")
    source = fn.let(f"getelementptr inbounds double, ptr {source}, i64 {leaf}")
    last = fn.let(f"sub i64 {size}, 1")
    quarters = [_quarter(fn, op, source, lane, (size, last, stride)) for lane in range(FOUR)]
    evens, odds = (combine_partials(fn, op, 1, *quarters[n::2]) for n in (0, 1))
    return combine_partials(fn, op, 1, evens, odds)


def _quarter(
    fn: LlvmFunction, op: str, source: str, lane: int, bounds: tuple[str, str, str]
) -> str:
    """Lanes `lane`, 4, 8 and 12 further on, joined by halves."""
    size, last, stride = bounds
    carried = {str(n): ("double", start_partial(op)) for n in range(lane, LANES, FOUR)}
    with fn.loop(str(lane), size, LANES, carried) as (index, now, following):
        for number, total in now.items():
            item = fn.let(f"add i64 {index}, {int(number) - lane}")
            known = fn.call("i64", "llvm.smin.i64", ("i64", item), ("i64", last))
            cell = load(fn, F64, 1, source, fn.let(f"mul i64 {known}, {stride}"))
            more = combine_partials(fn, op, 1, total, cell)
            is_there = fn.let(f"icmp sle i64 {item}, {last}")
            following[number] = fn.let(f"select i1 {is_there}, double {more}, double {total}")
    a, b, c, d = (following[number] for number in carried)
    low, high = combine_partials(fn, op, 1, a, c), combine_partials(fn, op, 1, b, d)
    return combine_partials(fn, op, 1, low, high)
