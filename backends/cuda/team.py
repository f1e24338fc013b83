"""Folds over several warps of a block: each warp's total goes through shared memory."""

from __future__ import annotations

from collections.abc import Callable

from ...ir.loops.mappings import WARP
from ..llvm.text import LlvmFunction
from .fold import fold_warp
from .threads import BLOCK, barrier

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
    places = (fn.let(f"add i64 {first}, {n}") for n in range(warps))
    addresses = [_cell(fn, cells, type_, place) for place in places]
    totals = [fn.let(f"load {type_}, ptr addrspace(3) {a}") for a in addresses]
    while len(totals) > 1:
        totals = [join(a, b) for a, b in zip(totals[::2], totals[1::2], strict=True)]
    return totals[0]


def _cell(fn: LlvmFunction, cells: str, type_: str, place: str) -> str:
    return fn.let(f"getelementptr inbounds {type_}, ptr addrspace(3) {cells}, i64 {place}")
