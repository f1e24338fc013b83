"""A leaf of a list of totals, folded by one thread: the list rule, with four lanes at a time.

Sixteen lanes that a counter picks from would be an array, which the assembler puts on the thread's
stack; all at once would take 64 registers. So four are added up together, those that the halves 8
and 4 join, and the cells are gone through four times.
"""

from __future__ import annotations

from ....ir.semantics import LANES
from ....ir.types import F64
from ..ops import load
from ..text import LlvmFunction
from .reduce import combine_partials, start_partial

FOUR = LANES // 4


def fold_quarters(
    fn: LlvmFunction, op: str, source: str, first: str, size: str, stride: str
) -> str:
    """The total of at most 1024 cells, as f64."""
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
