"""Sixteen elements of a kernel as LLVM IR: what is loaded, computed, reduced and stored."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager

from ...ir.lowered.program import Kernel, Load, Place, Program, Reduce, Store
from ...ir.semantics import LANES
from ...ir.types import ELEM, I32, DType
from .lanes import STEPS, load_lanes, store_lanes
from .nodes import Lookup, Slots, emit_node, emit_operand, tensor_array, tensor_number
from .ops import load_slot, splat
from .text import Function, scalar_type

AHEAD = 4096  # elements: what a pass prefetches is there when its tile begins
RECTANGLE = (
    "ptr %ctx, ptr %tensor, i64 %number, ptr %kept, i64 %row, i64 %rows, i64 %col, i64 %cols"
)


class Frame:
    """What a kernel's function knows once a rectangle: sizes, addresses, numbers."""

    def __init__(self, fn: Function, program: Program, kernel: Kernel) -> None:
        self.fn, self.program, self.kernel = fn, program, kernel
        self.graph = program.graph
        self.sizes = {
            name: tensor_number(fn, "%tensor", name)
            for name in ("numel", "batches", "rows", "cols", "leaves", "column_leaves")
        }
        self.scalars = self._scalars()
        self.arrays = {place: self._address(place) for place in dict.fromkeys(self._places())}
        self.splats = {
            value: splat(fn, self.dtype(value), LANES, name) for value, name in self.scalars.items()
        }

    def dtype(self, value: int) -> DType:
        """The dtype of a value."""
        return self.graph.nodes[value].type.dtype

    def kind(self, reduce: Reduce) -> tuple[str, DType]:
        """A reduction's op and the dtype of its operands."""
        node = self.graph.nodes[reduce.node]
        return node.op, self.dtype(node.values[0])

    def smaller(self, a: str, b: str) -> str:
        """The smaller of two sizes."""
        return self.fn.call("i64", "llvm.smin.i64", ("i64", a), ("i64", b))

    @contextmanager
    def rows(self, first: str, low: str, high: str) -> Generator[tuple[str, str, str]]:
        """A loop over rows that counts along: the row, its batch entry, its place in it.

        Row `first` is the one that the loop's number `low` stands for.
        """
        fn, size = self.fn, self.sizes["rows"]
        batch, inside = fn.let(f"udiv i64 {first}, {size}"), fn.let(f"urem i64 {first}, {size}")
        carried = {"batch": ("i64", batch), "inside": ("i64", inside)}
        with fn.loop(low, high, 1, carried) as (row, now, after):
            yield row, now["batch"], now["inside"]
            following = fn.let(f"add i64 {now['inside']}, 1")
            ends = fn.let(f"icmp eq i64 {following}, {size}")
            after["inside"] = fn.let(f"select i1 {ends}, i64 0, i64 {following}")
            step = fn.let(f"zext i1 {ends} to i64")
            after["batch"] = fn.let(f"add i64 {now['batch']}, {step}")

    def _scalars(self) -> dict[int, str]:
        group = tensor_number(self.fn, "%tensor", "group")
        slots = Slots(self.fn, self.program.slots, group, "%number")
        found: dict[int, str] = {}
        for value in self.kernel.scalars:
            place = self.program.place(value)
            base = slots.base(place.kind)
            found[value] = load_slot(self.fn, place.dtype, base, str(place.index))
        return found

    def _address(self, place: Place) -> str:
        """The address of an array's first element; a tile's buffer begins where the tile does."""
        if place.kind != "kept":
            return tensor_array(self.fn, "%tensor", place.index)
        fn = self.fn
        cells = fn.let(f"mul i64 %row, {self.sizes['cols']}")
        above = fn.let(f"mul i64 {cells}, {place.dtype.bytes}")
        buffer = fn.let("ptrtoint ptr %kept to i64")
        begin = fn.let(f"add i64 {buffer}, {place.index}")
        return fn.let(f"inttoptr i64 {fn.let(f'sub i64 {begin}, {above}')} to ptr")

    def _places(self) -> list[Place]:
        kernel = self.kernel
        vectors = [self.program.place(v) for v in (*kernel.rows, *kernel.cols)]
        loads = [x.place for x in (*kernel.loads, *kernel.stores, *kernel.keeps)]
        return [*vectors, *loads, *kernel.prefetch, *(r.partial for r in kernel.reduces)]


Take = Callable[[Reduce, list[str]], None]  # what becomes of a reduction's operands


class Elements:
    """The body of an element loop, for some of the kernel's stores."""

    def __init__(
        self,
        frame: Frame,
        stores: tuple[Store, ...],
        keeps: tuple[Load, ...],
        conditional: bool,
    ) -> None:
        self.frame, self.fn = frame, frame.fn
        self.graph, self.kernel = frame.graph, frame.kernel
        self.stores, self.keeps, self.conditional = stores, keeps, conditional
        wanted = self._wanted()
        self.loads = [x for x in self.kernel.loads if x.value in wanted]
        self.computes = [v for v in self.kernel.computes if v in wanted]
        self.rows = [v for v in self.kernel.rows if v in wanted]
        self.cols = [v for v in self.kernel.cols if v in wanted]

    def _wanted(self) -> set[int]:
        loaded = {x.value for x in self.kernel.loads}
        stack = [s.value for s in self.stores if isinstance(s.value, int)]
        stack += [x.value for x in self.keeps]
        stack += [v for r in self.kernel.reduces for v in self.graph.nodes[r.node].values]
        found: set[int] = set()
        while stack:
            value = stack.pop()
            if value not in found:
                found.add(value)
                inner = self.graph.nodes[value].type.domain == ELEM and value not in loaded
                stack.extend(self.graph.nodes[value].values if inner else ())
        return found

    def block(self, at: str, mask: str | None, low: Lookup, take: Take) -> None:
        """Sixteen elements from flat index `at`, or the first few of them.

        `low` gives vectors in their lanes; `take` is handed what each reduction reduces.
        """
        fn, frame, graph = self.fn, self.frame, self.graph
        names: dict[int, str] = {}

        def lookup(value: int) -> str:
            return names.get(value) or frame.splats.get(value) or low(value)

        if mask is None:
            self._ask_ahead(at)
        for item in self.loads:
            base = frame.arrays[item.place]
            names[item.value] = load_lanes(fn, item.place.dtype, base, at, mask)
        for value in self.computes:
            node = graph.nodes[value]
            index = node.op == "index"
            names[value] = self._index(at) if index else emit_node(fn, graph, node, LANES, lookup)
        for reduce in self.kernel.reduces:
            dtype = frame.kind(reduce)[1]
            args = graph.nodes[reduce.node].args
            take(reduce, [emit_operand(a, dtype, LANES, lookup) for a in args])
        for kept in self.keeps:
            base = frame.arrays[kept.place]
            store_lanes(fn, kept.place.dtype, names[kept.value], base, at, mask)
        for item in self.stores:
            self._store(item, emit_operand(item.value, item.place.dtype, LANES, lookup), at, mask)

    def _ask_ahead(self, at: str) -> None:
        """Brings elements further on into the second-level cache; past an array's end, nothing."""
        fn = self.fn
        for place in self.kernel.prefetch:
            base, cell = self.frame.arrays[place], scalar_type(place.dtype)
            index = fn.let(f"add i64 {at}, {AHEAD}")
            address = fn.let(f"getelementptr {cell}, ptr {base}, i64 {index}")
            arguments = ("ptr", address), ("i32", "0"), ("i32", "2"), ("i32", "1")
            fn.call("void", "llvm.prefetch.p0", *arguments)

    def _index(self, at: str) -> str:
        number = splat(self.fn, I32, LANES, self.fn.let(f"trunc i64 {at} to i32"))
        return self.fn.let(f"add <{LANES} x i32> {number}, {STEPS}")

    def _store(self, item: Store, value: str, at: str, mask: str | None) -> None:
        fn, base = self.fn, self.frame.arrays[item.place]

        def put() -> None:
            store_lanes(fn, item.place.dtype, value, base, at, mask)

        if item.guard is None or not self.conditional:
            put()
        else:
            fn.when(self.frame.scalars[item.guard], put)
