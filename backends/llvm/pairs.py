"""Elements of 16 bits, thirty-two at a time: the even ones in sixteen lanes, the odd ones too.

    both = sixteen i32, each two neighbours    even = trunc both    odd = trunc (both >> 16)

What becomes of an element does not depend on its lane, so none changes its lane: widening a
bf16 is a shift or a mask, and narrowing two is a shift and a blend, where sixteen neighbours
would have to be spread over a wider register and gathered again.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operand
from ...ir.lowered.program import Load, Store
from ...ir.semantics import LANES
from ...ir.types import BF16, I16, I32, Const
from .elements import Elements
from .lanes import STEPS
from .nodes import emit_node, emit_operand
from .ops import splat
from .text import Function

PAIRS = 2 * LANES  # elements of a turn
_SLOW = ("div", "sqrt")
_WIDE, _HALF = f"<{LANES} x i32>", f"<{LANES} x i16>"


def is_paired(work: Elements) -> bool:
    """Whether all that a loop loads and stores has 16 bits, and it does nothing else."""
    kernel = work.kernel
    places = [x.place for x in (*work.loads, *work.stores, *work.keeps)]
    halves = all(p.dtype in (BF16, I16) for p in places)
    return halves and not (kernel.reduces or work.rows or work.cols or work.conditional)


def pair_block(work: Elements, at: str) -> None:
    """The thirty-two elements from flat index `at`.

    What has to wait for a division or a root comes last, so that there is always something
    else to do; its results are stored after the others.
    """
    halves = _Half(work, at, 0), _Half(work, at, 1)
    for item in work.loads:
        pair = _load(work.fn, work.frame.arrays[item.place], at)
        for half, found in zip(halves, pair, strict=True):
            half.names[item.value] = found
    waits = _waits(work)
    stores = (*work.keeps, *work.stores)
    for turn in range(max(waits.values(), default=0) + 1):
        for value in (v for v in work.computes if waits[v] == turn):
            for half in halves:
                half.compute(value)
        for item in (s for s in stores if _wait(s.value, waits) == turn):
            values = [half.operand(item) for half in halves]
            _store(work.fn, values, work.frame.arrays[item.place], at)


def _waits(work: Elements) -> dict[int, int]:
    """How many divisions and roots are passed on the way to each value."""
    found: dict[int, int] = {}
    for value in work.computes:
        operands = work.graph.nodes[value].values
        slow = {v: work.graph.nodes[v].op in _SLOW for v in operands}
        found[value] = max((found.get(v, 0) + slow[v] for v in operands), default=0)
    return found


def _wait(operand: Operand, waits: dict[int, int]) -> int:
    return 0 if isinstance(operand, Const) else waits.get(operand, 0)


class _Half:
    """The even elements of a turn, or the odd ones."""

    def __init__(self, work: Elements, at: str, parity: int) -> None:
        self.work, self.fn, self.at, self.parity = work, work.fn, at, parity
        self.names: dict[int, str] = {}

    def compute(self, value: int) -> None:
        """One value in the lanes."""
        graph = self.work.graph
        node = graph.nodes[value]
        is_index = node.op == "index"
        found = self._index() if is_index else emit_node(self.fn, graph, node, LANES, self.get)
        self.names[value] = found

    def operand(self, item: Store | Load) -> str:
        """What is to be stored."""
        return emit_operand(item.value, item.place.dtype, LANES, self.get)

    def get(self, value: int) -> str:
        """A value of the elements, or a number in all lanes."""
        return self.names.get(value) or self.work.frame.splats[value]

    def _index(self) -> str:
        """The flat indices, in i32."""
        at = self.fn.let(f"trunc i64 {self.at} to i32")
        first = self.fn.let(f"add i32 {at}, {self.parity}")
        steps = self.fn.let(f"shl {_WIDE} {STEPS}, splat (i32 1)")
        return self.fn.let(f"add {_WIDE} {splat(self.fn, I32, LANES, first)}, {steps}")


def _load(fn: Function, base: str, at: str) -> tuple[str, str]:
    cell = fn.let(f"getelementptr inbounds i16, ptr {base}, i64 {at}")
    both = fn.let(f"load {_WIDE}, ptr {cell}, align 2")
    high = fn.let(f"lshr {_WIDE} {both}, splat (i32 16)")
    even, odd = (fn.let(f"trunc {_WIDE} {half} to {_HALF}") for half in (both, high))
    return even, odd


def _store(fn: Function, pair: Sequence[str], base: str, at: str) -> None:
    low, high = (fn.let(f"zext {_HALF} {half} to {_WIDE}") for half in pair)
    both = fn.let(f"or {_WIDE} {low}, {fn.let(f'shl {_WIDE} {high}, splat (i32 16)')}")
    cell = fn.let(f"getelementptr inbounds i16, ptr {base}, i64 {at}")
    fn.do(f"store {_WIDE} {both}, ptr {cell}, align 2")
