"""A kernel as Numba source: a loop over the rows of a rectangle, a loop over its columns."""

from __future__ import annotations

from ...ir.graph import Node
from ...ir.lowered.program import Kernel, Program, Reduce, Store
from ...ir.semantics import COLUMN_LEAF, LEAF
from ...ir.text.printer import update_text, value_names
from ...ir.types import BATCH, COL, ELEM, ROW, TENSOR
from .ops import FOLDS
from .text import Function, variables_of

RECTANGLE = "context, tensor, first_row, last_row, first_col, last_col"


def kernel_source(program: Program, kernel: Kernel) -> str:
    """The function of one kernel, over a rectangle of one tensor."""
    return _Kernel(program, kernel).source()


class _Kernel:
    def __init__(self, program: Program, kernel: Kernel) -> None:
        self.program, self.kernel, self.graph = program, kernel, program.graph
        cell = {ELEM: "i", ROW: "r", COL: "j", TENSOR: "W(0)"}
        self.fn = Function(program, variables_of(program), cell=cell)
        self.leaves = [r for r in kernel.reduces if r.along == "row"]
        self.columns = [r for r in kernel.reduces if r.along == "col"]

    def source(self) -> str:
        fn, kernel = self.fn, self.kernel
        for value in kernel.scalars:
            fn.line(f"{fn.variables[value]} = {fn.load(value)}")
        for reduce in self.leaves:
            fn.define(self._terms(reduce), "terms_of_leaf()")
        with fn.block("for r in range(first_row, last_row):"):
            self._row()
        doc = f"Sweep {kernel.sweep}, pass {kernel.index}, over a rectangle of one tensor."
        return fn.text("compiled", f"{kernel.name}({RECTANGLE})", doc)

    def _row(self) -> None:
        fn = self.fn
        fn.line(f"start = r * {fn.column('cols')}")
        is_block = self.graph.view.startswith("block")
        numel = fn.column("numel") if is_block else ""
        stop = "stop" if is_block else "last_col"
        if is_block:
            fn.line(f"stop = min(last_col, {numel} - start)  # the last block may be short")
        for value in self.kernel.rows:
            fn.line(f"{fn.variables[value]} = {fn.load(value)}")
        if self.columns or self.kernel.cols:
            fn.line(f"batch = {fn.index(BATCH)}")
        for reduce in self.columns:
            self._begin_columns(reduce, stop)
        if not self.leaves:
            self._elements("first_col", stop)
            return
        with fn.block(f"for first in range(first_col, {stop}, W({LEAF})):"):
            fn.line(f"last = min(first + W({LEAF}), {stop})")
            self._elements("first", "last")
            for reduce in self.leaves:
                self._end_leaf(reduce)

    def _elements(self, first: str, last: str) -> None:
        fn, kernel = self.fn, self.kernel
        with fn.block(f"for k in range({first}, {last}):"):
            fn.line("i = start + k")
            if kernel.cols:
                fn.line(f"j = batch * {fn.column('cols')} + k")
            for value in kernel.cols:
                fn.line(f"{fn.variables[value]} = {fn.load(value)}")
            for load in kernel.loads:
                fn.line(f"{fn.variables[load.value]} = {fn.load_place(load.place)}")
            for value in kernel.computes:
                fn.compute(value)
            for reduce in kernel.reduces:
                self._add_term(reduce)
            for store in kernel.stores:
                self._update(store)

    def _update(self, store: Store) -> None:
        fn = self.fn
        text = fn.operand(store.value, store.place.dtype)
        fn.line(f"# {update_text(self.graph.updates[store.update], value_names(self.graph))}")
        if store.guard is None:
            fn.store(store.place, text)
            return
        with fn.block(f"if {fn.variables[store.guard]}:"):
            fn.store(store.place, text)

    # -- reductions

    def _terms(self, reduce: Reduce) -> str:
        return f"{self.fn.variables[reduce.node]}_terms"

    def _node(self, reduce: Reduce) -> Node:
        return self.graph.nodes[reduce.node]

    def _begin_columns(self, reduce: Reduce, stop: str) -> None:
        fn, name = self.fn, self.fn.variables[reduce.node]
        array, leaf = fn.tensor_array(reduce.partial), f"W({COLUMN_LEAF})"
        rows, leaves, cols = (fn.column(c) for c in ("rows", "column_leaves", "cols"))
        fn.line(f"{name}_row = r - batch * {rows}")
        fn.line(f"{name}_at = (batch * {leaves} + {name}_row // {leaf}) * {cols}")
        with (
            fn.block(f"if {name}_row % {leaf} == W(0):"),
            fn.block(f"for k in range(first_col, {stop}):"),
        ):
            fn.line(f"{array}[{name}_at + k] = {FOLDS[self._node(reduce).op].neutral}")

    def _add_term(self, reduce: Reduce) -> None:
        fn, node = self.fn, self._node(reduce)
        row = FOLDS[node.op]
        term = row.term.format(*fn.operands(node))
        fn.line(fn.comment(reduce.node))
        if reduce.along == "row":
            fn.line(f"{self._terms(reduce)}[k - first] = {term}")
            return
        cell = f"{fn.tensor_array(reduce.partial)}[{fn.variables[reduce.node]}_at + k]"
        fn.line(f"{cell} = {row.pair.format(cell, term)}")

    def _end_leaf(self, reduce: Reduce) -> None:
        fn, fold = self.fn, FOLDS[self._node(reduce).op].leaf
        cell = f"{fn.tensor_array(reduce.partial)}[r * {fn.column('leaves')} + first // W({LEAF})]"
        fn.line(f"{cell} = {fold}({self._terms(reduce)}, W(0), W(1), last - first)")
