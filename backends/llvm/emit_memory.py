"""A nest's memory as LLVM IR: arrays, buffers and slots; in lanes, under a mask, scattered.

In a loop of lanes most arrays share one position. Another one is the loop's counter `i` behind
an address of its own, which is computed outside the loop.

    m[r * #cols + k], kept[(r - $row) * #cols + k]
    -->   m[r * #cols + low + i], (kept + (r - $row) * #cols + low)[i]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from ...ir.loops import position as at
from ...ir.loops.mappings import Vector
from ...ir.loops.nest import SHARED_BYTES, For, Index, Load
from ...ir.loops.position import Position
from ...ir.loops.walk import stored_cell, walk
from ...ir.lowered.program import Program
from ...ir.lowered.tables import SLOT_TABLES, Place, PlaceKind
from ...ir.semantics import LANES
from ...ir.types import BOOL, F32, F64, I32, I64, DType
from .emit_positions import Positions
from .lanes import (
    STEPS,
    gather,
    gather_cells,
    load_lanes,
    load_pair,
    scatter,
    steps_of,
    store_lanes,
    store_pair,
)
from .nodes import context_pointer, tensor_array, tensor_number
from .ops import load, load_slot, splat, store, store_slot
from .patterns import load_pattern, pattern_of
from .text import LlvmFunction, Module, literal, llvm_type, scalar_type

BUFFER = 1024 + LANES  # cells of a buffer on the stack
_FEW = 1 << 20  # (n + 1/2) / d in f32 has the quotient's floor for n below 2^21


@dataclass(frozen=True, slots=True)
class VectorLoop:
    """The loop of lanes that statements stand in."""

    variable: str
    count: int  # sixteen, or two vectors of sixteen, all on
    low: Position  # its variable is `low + counter`
    counter: str
    mask: str | None  # of the lanes that are on; None: all
    high: str  # the loop's end
    shared: Position | None  # the position that most of its accesses have


def lane_of(loop: For, counter: str, mask: str | None, high: str) -> VectorLoop:
    """The lanes of a loop."""
    found = Counter[Position]()
    for stmt in walk(loop.body):
        cell = stmt if isinstance(stmt, Load) else stored_cell(stmt)
        if cell is not None:
            is_sum = _base(cell.at, loop.variable) is not None
            found[cell.at] += is_sum and cell.place.kind not in (PlaceKind.STACK, PlaceKind.HELD)
    shared = max(found, key=lambda p: found[p], default=None)
    assert isinstance(loop.mapping, Vector)
    count = loop.mapping.lanes * loop.mapping.copies
    return VectorLoop(loop.variable, count, loop.low, counter, mask, high, shared)


def _base(position: Position, variable: str) -> Position | None:
    """Return the base that a position adds to a loop's variable, None where it is no such sum."""
    if position is at.variable(variable):
        return at.of(0)
    if position.op != "+":
        return None
    first, second = position.parts
    if variable not in first.variables:
        found = _base(second, variable)
        return None if found is None else first + found
    found = _base(first, variable)
    return None if found is None or variable in second.variables else found + second


class MemoryAccess:
    """Loads and stores of one nest's function."""

    def __init__(self, fn: LlvmFunction, program: Program, positions: Positions) -> None:
        self.fn, self.program, self.positions = fn, program, positions
        self.lane: VectorLoop | None = None
        self.outermost = 0  # the scope that computes arrays' addresses
        self.known: dict[tuple[Load, int], tuple[str, int]] | None = None  # what was loaded

    # -- addresses

    def array(self, place: Place) -> str:
        """The address of an array or a buffer."""
        return self.positions.once(place, self.outermost, lambda: self.looked_up(place))

    def looked_up(self, place: Place) -> str:
        """The address of an array, computed here."""
        if place.kind == PlaceKind.STACK:
            return self.fn.alloca(cell_type(place.dtype), BUFFER)
        if place.kind == PlaceKind.KEPT:
            return self.fn.let(f"getelementptr inbounds i8, ptr %kept, i64 {place.index}")
        if place.kind == PlaceKind.SHARED:
            panels = shared_panels(self.fn.module)
            return self.fn.let(f"getelementptr inbounds i8, ptr {panels}, i64 {place.index}")
        return tensor_array(self.fn, "%tensor", place.index)

    def address(self, place: Place, position: Position) -> tuple[str, str]:
        """An array's address and an index: the one that the loop's accesses share, or a counter."""
        lane = self.lane
        own = None if lane is None else _base(position, lane.variable)
        if lane is None or lane.shared is position or own is None or place.kind == PlaceKind.STACK:
            return self.array(place), self.positions.value(position)
        by = self.positions.numbered(own + lane.low)
        depth = self.positions.depth(by)
        base = self.positions.once((place, by), depth, lambda: self._moved(place, by))
        return base, lane.counter

    def _moved(self, place: Place, by: Position) -> str:
        cells = self.positions.value(by)
        cell = cell_type(place.dtype)
        return self.fn.let(f"getelementptr {cell}, ptr {self.array(place)}, i64 {cells}")

    def slots(self, kind: PlaceKind) -> str:
        """The address of the step's slots, this group's, or this tensor's."""
        return self.positions.once(kind, 0, lambda: self._slots(kind))

    def slot(self, place: Place) -> str:
        """The number of a slot."""
        return self.positions.once(("slot", place.index), 0, lambda: self.fn.number(place.index))

    def _slots(self, kind: PlaceKind) -> str:
        base = context_pointer(self.fn, SLOT_TABLES[kind])
        if kind == PlaceKind.STEP:
            return base
        owner = (
            "%number" if kind == PlaceKind.TENSOR else tensor_number(self.fn, "%tensor", "group")
        )
        return self._slots_of(kind, base, owner)

    def _slots_of(self, kind: PlaceKind, base: str, owner: str) -> str:
        cells = self.fn.let(f"mul i64 {owner}, {self.program.slots[kind]}")
        return self.fn.let(f"getelementptr inbounds double, ptr {base}, i64 {cells}")

    def cell(self, place: Place, position: Position) -> str:
        """The address of one cell."""
        index = self.positions.value(position)
        at = f"getelementptr {cell_type(place.dtype)}, ptr {self.array(place)}, i64 {index}"
        return self.fn.let(at)

    # -- loads and stores

    @contextmanager
    def loaded_once(self) -> Generator[None]:
        """Here nothing is stored and nothing branches: a cell that is there is not loaded again."""
        outer = self.known
        self.known = {} if outer is None else outer
        yield
        self.known = outer

    def loaded(self, stmt: Load) -> tuple[str, int]:
        """A statement's value, as `load` gives it."""
        if self.known is None:
            return self.load(stmt.place, stmt.at, whole=stmt.whole)
        lanes = 1 if self.lane is None else self.lane.count
        key = replace(stmt, at=self.positions.numbered(stmt.at)), lanes
        if key not in self.known:
            self.known[key] = self.load(stmt.place, stmt.at, whole=stmt.whole)
        return self.known[key]

    def load(self, place: Place, position: Position, *, whole: bool = False) -> tuple[str, int]:
        """A value and how many lanes it has: one where its cell is the same in all.

        `whole`: lanes outside the mask are loaded too.
        """
        fn, lane = self.fn, self.lane
        is_varying = lane is not None and lane.variable in position.variables
        if place.kind in SLOT_TABLES:
            return self._load_slot(place, position), LANES if is_varying else 1
        if lane is None or not is_varying:
            base, index = self.array(place), self.positions.value(position)
            return load(fn, place.dtype, 1, base, index), 1
        if _base(position, lane.variable) is None:
            assert lane.count == LANES, "entries are gathered by sixteen lanes"
            found = self.pattern(place, place.dtype, position)
            return found or self._of_entry(place, position, lane), LANES
        base, index = self.address(place, position)
        if whole or lane.mask is None:
            return load(fn, place.dtype, lane.count, base, index), lane.count
        return load_lanes(fn, place.dtype, base, index, lane.mask), LANES

    def pattern(self, place: Place, dtype: DType, position: Position) -> str | None:
        """Sixteen cells by a shuffle, in a loop of one full turn whose position has a pattern."""
        lane = self.lane
        if lane is None or lane.mask is not None or lane.counter != "0" or dtype is BOOL:
            return None
        found = pattern_of(position, lane.variable)
        if found is None or lane.low is not at.of(0):
            return None
        base, index = self.array(place), self.positions.value(found[0])
        return load_pattern(self.fn, dtype, base, index, found[1])

    def store(self, place: Place, position: Position, value: str, *, whole: bool = False) -> None:
        """Writes a value's cells; `whole`: those outside the mask too."""
        fn, lane = self.fn, self.lane
        if place.kind in SLOT_TABLES:
            self._store_slot(place, position, value)
        elif lane is None:
            base, index = self.array(place), self.positions.value(position)
            store(fn, place.dtype, 1, value, base, index)
        elif whole or lane.mask is None:
            store(fn, place.dtype, lane.count, value, *self.address(place, position))
        else:
            base, index = self.address(place, position)
            store_lanes(fn, place.dtype, value, base, index, lane.mask)

    def load_pair(self, place: Place, position: Position) -> tuple[str, str]:
        """Thirty-two neighbours of 16 bits: the even ones, the odd ones."""
        base, index = self.address(place, position)
        return load_pair(self.fn, base, index)

    def store_pair(self, place: Place, position: Position, values: list[str]) -> None:
        """Writes thirty-two neighbours of 16 bits."""
        base, index = self.address(place, position)
        store_pair(self.fn, values, base, index)

    def number_of(self, stmt: Index, lanes: int) -> tuple[str, int]:
        """A position as a value; the numbers of the elements in the lanes, where it counts them."""
        fn, lane, number = self.fn, self.lane, self.positions.value(stmt.at)
        to = "sitofp i64 {} to double" if stmt.dtype is F64 else "trunc i64 {} to i32"
        first = fn.let(to.format(number))
        if lane is None or lane.variable not in stmt.at.variables:
            return first, 1
        assert stmt.dtype is I32, "lanes are counted as i32"
        wide = llvm_type(I32, lanes)
        steps = steps_of(lanes)
        if stmt.every != 1:
            steps = fn.let(f"mul {wide} {steps}, splat (i32 {stmt.every})")
        return fn.let(f"add {wide} {splat(fn, I32, lanes, first)}, {steps}"), lanes

    def prefetch(self, place: Place, position: Position) -> None:
        """Asks for a cell's line, for the second-level cache; past an array's end, nothing.

        Panels on the stack are there, and are asked for the first.
        """
        level = "3" if place.kind == PlaceKind.KEPT else "2"
        cell, base = cell_type(place.dtype), self.array(place)
        index = self.positions.value(position)
        address = self.fn.let(f"getelementptr {cell}, ptr {base}, i64 {index}")
        self.fn.call(
            "void", "llvm.prefetch.p0", ("ptr", address), ("i32", "0"), ("i32", level), ("i32", "1")
        )

    # -- slots

    def _load_slot(self, place: Place, position: Position) -> str:
        if not position.variables:
            return load_slot(self.fn, place.dtype, self.slots(place.kind), self.slot(place))
        if self.lane is None:
            return load_slot(self.fn, place.dtype, self._of_group(position), self.slot(place))
        base, lanes = self._of_groups(place, position)
        wide = gather(self.fn, "double", 8, base, lanes, self.lane.mask or "splat (i1 true)")
        type_ = llvm_type(F64, LANES)
        if place.dtype is BOOL:
            return self.fn.let(f"fcmp une {type_} {wide}, {literal(0.0, F64, LANES)}")
        narrow = f"fptrunc {type_} {wide} to {llvm_type(F32, LANES)}"
        return wide if place.dtype is F64 else self.fn.let(narrow)

    def _store_slot(self, place: Place, position: Position, value: str) -> None:
        if not position.variables:
            store_slot(self.fn, place.dtype, value, self.slots(place.kind), self.slot(place))
            return
        if self.lane is None:
            base = self._of_group(position)
            store_slot(self.fn, place.dtype, value, base, self.slot(place))
            return
        if place.dtype is not F64:
            opcode = "uitofp" if place.dtype is BOOL else "fpext"
            types = f"{llvm_type(place.dtype, LANES)} {value} to {llvm_type(F64, LANES)}"
            value = self.fn.let(f"{opcode} {types}")
        base, lanes = self._of_groups(place, position)
        scatter(self.fn, "double", 8, value, base, lanes, self.lane.mask or "splat (i1 true)")

    def _of_group(self, group: Position) -> str:
        """The address of a group's slots."""
        pointer = self.positions.once("groups", 0, lambda: context_pointer(self.fn, "groups"))
        owner = self.positions.value(group)
        depth = self.positions.depth(group)
        return self.positions.once(
            ("group", group), depth, lambda: self._slots_of(PlaceKind.GROUP, pointer, owner)
        )

    def _of_groups(self, place: Place, first: Position) -> tuple[str, str]:
        """The address of a slot of a first group, and how many cells on that of each lane is."""
        fn, stride = self.fn, splat(self.fn, I32, LANES, str(self.program.slots[PlaceKind.GROUP]))
        base = fn.let(
            f"getelementptr inbounds double, ptr {self._of_group(first)}, i64 {self.slot(place)}"
        )
        return base, fn.let(f"mul {llvm_type(I32, LANES)} {stride}, {STEPS}")

    # -- cells of vectors that several neighbours share

    def _of_entry(self, place: Place, position: Position, lane: VectorLoop) -> str:
        """A vector's cells for sixteen neighbours: `c / n`, or those of columns, `c % n`."""
        fn, entry = self.fn, self.positions.value(position)
        if position.op == "/":
            lanes, index = self._quotients(position, lane), "i32"
        else:
            lanes, index = self._steps(position, lane), "i64"
        base = fn.let(
            f"getelementptr {cell_type(place.dtype)}, ptr {self.array(place)}, i64 {entry}"
        )
        mask = lane.mask or "splat (i1 true)"
        return gather_cells(fn, place.dtype, base, lanes, mask, index)

    def _quotients(self, position: Position, lane: VectorLoop) -> str:
        """Return each lane's distance of `c / n` from the first lane's, for neighbours c: i32."""
        fn, (cell, per) = self.fn, position.parts
        if cell.op == "/":  # c / m / n
            cell, by = cell.parts
            per = by * per
        assert _base(cell, lane.variable) is not None, position
        size = self.positions.value(per)
        inside = self.positions.value(cell % per)
        rest = fn.let(f"sub i64 {size}, {inside}")
        few, near = (
            fn.call("i64", "llvm.smin.i64", ("i64", n), ("i64", str(_FEW))) for n in (size, rest)
        )
        return _quotients(fn, fn.let(f"sub i64 {few}, {near}"), few)

    def _steps(self, position: Position, lane: VectorLoop) -> str:
        """Return the distance of a position from the first lane's in each lane: i64."""
        fn, wide = self.fn, f"<{LANES} x i64>"
        if _base(position, lane.variable) is not None:
            return fn.let(f"zext {llvm_type(I32, LANES)} {STEPS} to {wide}")
        left, right = position.parts
        if position.op == "/":
            return fn.let(
                f"zext {llvm_type(I32, LANES)} {self._quotients(position, lane)} to {wide}"
            )
        if position.op == "%":  # c - c / n * n
            quotients = self._steps(at.position("/", left, right), lane)
            by = splat(fn, I64, LANES, self.positions.value(right))
            steps = self._steps(left, lane)
            return fn.let(f"sub {wide} {steps}, {fn.let(f'mul {wide} {quotients}, {by}')}")
        if position.op == "*":
            assert lane.variable not in right.variables, position
            by = splat(fn, I64, LANES, self.positions.value(right))
            return fn.let(f"mul {wide} {self._steps(left, lane)}, {by}")
        assert position.op == "+", position
        varying = [p for p in (left, right) if lane.variable in p.variables]
        steps = [self._steps(p, lane) for p in varying]
        return steps[0] if len(steps) == 1 else fn.let(f"add {wide} {', '.join(steps)}")


def _quotients(fn: LlvmFunction, first: str, divisor: str) -> str:
    """(first + lane) / divisor, rounded down."""
    numbers, floats = llvm_type(I32, LANES), llvm_type(F32, LANES)
    start = splat(fn, I32, LANES, fn.let(f"trunc i64 {first} to i32"))
    number = fn.let(f"uitofp {numbers} {fn.let(f'add {numbers} {start}, {STEPS}')} to {floats}")
    middle = fn.let(f"fadd {floats} {number}, {literal(0.5, F32, LANES)}")
    size = splat(fn, F32, LANES, fn.let(f"uitofp i64 {divisor} to float"))
    quotient = fn.let(f"fdiv {floats} {middle}, {size}")
    return fn.let(f"fptoui {floats} {quotient} to {numbers}")


def cell_type(dtype: DType) -> str:
    """Return the LLVM type of a value in memory; a bool is a byte."""
    return "i8" if dtype is BOOL else scalar_type(dtype)


def shared_panels(module: Module) -> str:
    """The panels of a block's threads: one after the other, passes over matrices have the same."""
    name = module.symbol("panels")
    text = f"{name} = internal addrspace(3) global [{SHARED_BYTES} x i8] undef, align 16"
    if text not in module.functions:
        module.functions.append(text)
    return f"addrspacecast (ptr addrspace(3) {name} to ptr)"
