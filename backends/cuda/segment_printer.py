"""A segment as LLVM IR: loops over low values, list folds, commits of low roles."""

from __future__ import annotations

from ...ir.lowered.program import TENSOR_COLUMNS, Place, PlacedStore, Program, Run, Segment
from ...ir.ops import OPS
from ...ir.types import BATCH, BOOL, COL, ELEM, F64, GROUP, ROW, STEP, TENSOR, Domain, parse_domain
from ..llvm.fold import call_fold, call_group_start
from ..llvm.nodes import (
    SlotArrays,
    context_cell,
    context_pointer,
    emit_node,
    emit_operand,
    tensor_array,
    tensor_number,
)
from ..llvm.ops import load, load_slot, store, store_slot
from ..llvm.text import LlvmFunction, Module, literal

_ARGUMENTS = {
    "rows": "ptr %ctx, ptr %tensor, i64 %number, i64 %row, i64 %rows",
    "tensor": "ptr %ctx, ptr %tensor, i64 %number",
    "step": "ptr %ctx",
}


def emit_segment(
    module: Module,
    program: Program,
    segment: Segment,
    printer_of: type[SegmentPrinter] | None = None,
) -> None:
    """Adds the function of one segment: for one tensor (or its rows), or for the step."""
    head = f"define internal void @sf_{segment.name}({_ARGUMENTS[segment.scope]}) nounwind noinline"
    fn = LlvmFunction(module, head)
    printer = (printer_of or SegmentPrinter)(fn, program, segment)
    for run in segment.runs:
        printer.run(run)
    printer.share()
    for commit in segment.commits:
        printer.commit(commit)
    fn.finish()


class SegmentPrinter:
    """Prints a segment's runs and commits cell by cell."""

    def __init__(self, fn: LlvmFunction, program: Program, segment: Segment) -> None:
        self.fn, self.program, self.segment = fn, program, segment
        self.graph = program.graph
        self.sizes: dict[str, str] = {}
        self.addresses: dict[int, str] = {}
        group = "0"
        if segment.scope != "step":
            for name in ("batches", "rows", "cols", "leaves", "column_leaves", "numel", "ordinal"):
                self.sizes[name] = tensor_number(fn, "%tensor", name)
            group = tensor_number(fn, "%tensor", "group")
        self.slots = SlotArrays(fn, program.slots, group, "%number")
        for kind in ("step", *(("group", "tensor") if segment.scope != "step" else ())):
            self.slots.base(kind)
        self.values: dict[int, str] = {}

    # -- runs

    def run(self, run: Run) -> None:
        """Computes the values of one run, in a loop when its domain has cells."""
        self.values = {}
        if run.domain in (STEP, TENSOR):
            self._cell(run, "0")
            return
        first, last = self._range(run.domain)
        with self.fn.loop(first, last, 1) as (cell, _, _):
            self._cell(run, cell)

    def _range(self, domain: Domain) -> tuple[str, str]:
        if domain == GROUP:
            return "0", context_cell(self.fn, "group_count")
        if self.segment.scope == "rows":
            return "%row", self.fn.let("add i64 %row, %rows")
        return "0", self._cells(domain)

    def _cells(self, domain: Domain) -> str:
        fn, sizes = self.fn, self.sizes
        if domain == TENSOR:
            return "1"
        if domain == BATCH:
            return sizes["batches"]
        if domain == ELEM:
            return sizes["numel"]
        return fn.let(f"mul i64 {sizes['batches']}, {sizes['rows' if domain == ROW else 'cols']}")

    def _cell(self, run: Run, cell: str) -> None:
        for value in run.nodes:
            self.values[value] = self._value(value, run.domain, cell)
            place = self.program.places.get(value)
            if place is not None:
                self._put(place, self.values[value], run.domain, cell)

    def _value(self, value: int, domain: Domain, cell: str) -> str:
        node = self.graph.nodes[value]
        if node.op == "count":
            return self.fn.let(f"sitofp i64 {self._cells(parse_domain(node.attr))} to double")
        if node.op == "ordinal":
            return self.fn.let(f"trunc i64 {self.sizes['ordinal']} to i32")
        if OPS[node.op].is_reduction:
            total = self._fold(value, domain, cell)
            if node.type.dtype is BOOL:
                return self.fn.let(f"fcmp une double {total}, {literal(0.0, F64)}")
            return total
        return emit_node(self.fn, self.graph, node, 1, lambda v: self._get(v, domain, cell))

    # -- memory

    def _get(self, value: int, domain: Domain, cell: str) -> str:
        if value not in self.values:
            place = self.program.place(value)
            name = self._read(place, domain, cell)
            if domain in (STEP, TENSOR):  # straight-line code: what is loaded stays loaded
                self.values[value] = name
            return name
        return self.values[value]

    def _read(self, place: Place, domain: Domain, cell: str) -> str:
        if place.kind == "vector":
            at = self._index(place.domain, domain, cell)
            return load(self.fn, place.dtype, 1, self._array(place), at)
        return load_slot(self.fn, place.dtype, self._base(place, domain, cell), str(place.index))

    def _put(self, place: Place, name: str, domain: Domain, cell: str) -> None:
        if place.kind == "vector":
            store(self.fn, place.dtype, 1, name, self._array(place), cell)
        else:
            base = self._base(place, domain, cell)
            store_slot(self.fn, place.dtype, name, base, str(place.index))

    def _base(self, place: Place, domain: Domain, cell: str) -> str:
        if place.kind == "group" and domain == GROUP:
            groups = context_pointer(self.fn, "groups")
            offset = self.fn.let(f"mul i64 {cell}, {self.program.slots['group']}")
            return self.fn.let(f"getelementptr inbounds double, ptr {groups}, i64 {offset}")
        return self.slots.base(place.kind)

    def _array(self, place: Place) -> str:
        return tensor_array(self.fn, "%tensor", place.index)

    def _index(self, source: Domain, domain: Domain, cell: str) -> str:
        """The cell of a vector that a cell of a larger or equal domain falls in."""
        if source == domain:
            return cell
        per = self.sizes["rows" if domain == ROW else "cols"]
        return self.fn.let(f"udiv i64 {cell}, {per}")

    # -- reductions

    def _fold(self, value: int, domain: Domain, cell: str) -> str:
        program = self.program
        op = self.graph.nodes[value].op
        if value in program.partials:
            return self._fold_leaves(op, program.partials[value], domain, cell)
        if value in program.shared:
            return self._fold_shared(op, program.shared[value], domain, cell)
        (operand,) = self.graph.nodes[value].values
        return self._fold_vector(op, program.place(operand), domain, cell)

    def _fold_leaves(self, op: str, place: Place, domain: Domain, cell: str) -> str:
        """The leaves of one row or column; they are not needed afterwards."""
        fn, base = self.fn, self._array(place)
        if domain == COL:
            cols, leaves = self.sizes["cols"], self.sizes["column_leaves"]
            batch = fn.let(f"udiv i64 {cell}, {cols}")
            column = fn.let(f"urem i64 {cell}, {cols}")
            panel = fn.let(f"mul i64 {batch}, {leaves}")
            wide = fn.let(f"mul i64 {panel}, {cols}")
            first, stride = fn.let(f"add i64 {wide}, {column}"), cols
        else:
            leaves, stride = self.sizes["leaves"], "1"
            first = fn.let(f"mul i64 {cell}, {leaves}")
        at = fn.let(f"getelementptr inbounds double, ptr {base}, i64 {first}")
        return self._list(op, at, leaves, stride, at, once=False)

    def _list(
        self, op: str, items: str, count: str, stride: str, scratch: str, *, once: bool
    ) -> str:
        """The fold of a list, as f64; scratch is the list itself, or has a stride of 1."""
        return call_fold(self.fn, op, items, count, stride, scratch, stride, once)

    def _fold_vector(self, op: str, place: Place, domain: Domain, cell: str) -> str:
        fn, sizes = self.fn, self.sizes
        items = self._cells(place.domain)
        first = "0"
        if domain == BATCH:
            items = sizes["rows" if place.domain == ROW else "cols"]
            first = fn.let(f"mul i64 {cell}, {items}")
        base, scratch = self._array(place), tensor_array(fn, "%tensor", _SCRATCH)
        if place.dtype is BOOL:
            return self._any_of(base, first, items)
        at = fn.let(f"getelementptr inbounds double, ptr {base}, i64 {first}")
        return self._list(op, at, items, "1", scratch, once=True)

    def _any_of(self, base: str, first: str, items: str) -> str:
        fn = self.fn
        with fn.loop("0", items, 1, {"any": ("i1", "false")}) as (index, now, following):
            at = fn.let(f"add i64 {first}, {index}")
            following["any"] = fn.let(f"or i1 {now['any']}, {load(fn, BOOL, 1, base, at)}")
        return fn.let(f"uitofp i1 {following['any']} to double")

    def _fold_shared(self, op: str, column: int, domain: Domain, cell: str) -> str:
        fn = self.fn
        every = context_cell(fn, "all_tensors")
        offset = fn.let(f"mul i64 {every}, {column}")
        shared = context_pointer(fn, "shared")
        base = fn.let(f"getelementptr inbounds double, ptr {shared}, i64 {offset}")
        scratch = context_pointer(fn, "scratch")
        if domain == GROUP:
            first, every = self._members(every, cell)
            base = fn.let(f"getelementptr inbounds double, ptr {base}, i64 {first}")
        return self._list(op, base, every, "1", scratch, once=True)

    def _members(self, every: str, group: str) -> tuple[str, str]:
        """The first tensor of a group and how many it has: tensors are numbered by group."""
        fn = self.fn
        owners = context_pointer(fn, "owners")
        first = call_group_start(fn, owners, every, group)
        end = call_group_start(fn, owners, every, fn.let(f"add i64 {group}, 1"))
        return first, fn.let(f"sub i64 {end}, {first}")

    def share(self) -> None:
        """Leaves this tensor's part of reductions above the tensor."""
        fn = self.fn
        self.values = {}
        for value in self.segment.writes_shared:
            (operand,) = self.graph.nodes[value].values
            part = self._get(operand, TENSOR, "0")
            if self.graph.nodes[operand].type.dtype is BOOL:
                part = fn.let(f"uitofp i1 {part} to double")
            every = context_cell(fn, "all_tensors")
            row = fn.let(f"mul i64 {every}, {self.program.shared[value]}")
            cell = fn.let(f"add i64 {row}, {self.sizes['ordinal']}")
            store(fn, F64, 1, part, context_pointer(fn, "shared"), cell)

    # -- commits

    def commit(self, item: PlacedStore) -> None:
        """Stores a low role, where its guard holds."""
        self.values = {}
        domain = item.place.domain
        if domain == GROUP:
            with self.fn.loop("0", context_cell(self.fn, "group_count"), 1) as (cell, _, _):
                self._commit_guarded(item, domain, cell)
            return
        self._commit_guarded(item, domain, "0")

    def _commit_guarded(self, item: PlacedStore, domain: Domain, cell: str) -> None:
        if item.guard is None:
            self._commit(item, domain, cell)
            return
        scalar = domain if domain.is_scalar else TENSOR
        guard = self._get(item.guard, scalar, cell)
        self.fn.when(guard, lambda: self._commit(item, domain, cell))

    def _commit(self, item: PlacedStore, domain: Domain, cell: str) -> None:
        self.values = {}
        if domain.is_scalar:
            self._put(item.place, self._commit_value(item, domain, cell), domain, cell)
            return
        with self.fn.loop("0", self._cells(domain), 1) as (index, _, _):
            self._put(item.place, self._commit_value(item, domain, index), domain, index)

    def _commit_value(self, item: PlacedStore, domain: Domain, cell: str) -> str:
        return emit_operand(item.value, item.place.dtype, 1, lambda v: self._get(v, domain, cell))


_SCRATCH = TENSOR_COLUMNS.index("scratch")
