"""Accumulators of a nest as LLVM IR: values by name, which loops that add to them carry."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product

from ...ir.loops.mappings import ThreadGroup, Vector, has_lane_vectors
from ...ir.loops.nest import (
    Acc,
    Accumulate,
    Fold,
    For,
    Init,
    MemoryCell,
    Multiply,
    Register,
    Stmt,
    Take,
)
from ...ir.loops.walk import Body, walk
from ...ir.matrices.contractions import Contraction
from ...ir.semantics import LANES
from ...ir.types import F64
from .emit_memory import MemoryAccess
from .lanes import halves, load_lanes, store_lanes, tile_of_rows
from .ops import LLVM_OPS, load, store
from .reductions.bf16_tiles import TileCells
from .reductions.reduce import (
    accumulate,
    accumulates_in_f64,
    as_f64,
    cell_of,
    cell_term,
    cell_type,
    combine,
    combine_partials,
    fold_lanes,
    start,
    start_partial,
)
from .text import LlvmFunction, literal, llvm_type


class Accumulators:
    """The accumulators of one function: their values where the text is now.

    With `one_each`, each thread of a group has one lane, and takes the terms of all neighbours; one
    of columns has a chain for each, one of four threads that have a leaf four lanes.
    """

    def __init__(self, fn: LlvmFunction, body: Body, *, one_each: bool = False) -> None:
        self.fn = fn
        loops = [s for s in walk(body) if isinstance(s, For)]
        inside = [s for loop in loops if isinstance(loop.mapping, Vector) for s in walk(loop.body)]
        vectors = [s for loop in loops if has_lane_vectors(loop.mapping) for s in walk(loop.body)]
        groups = [loop.mapping for loop in loops if isinstance(loop.mapping, ThreadGroup)]
        self.lanes_each = max((group.lanes_each for group in groups), default=1)
        self.of_vectors = {s.ref.acc.name for s in vectors if isinstance(s, Accumulate)}
        self.apart = {acc.name for acc in _started(inside)}  # chains a lane
        self.lanes_of = {} if one_each else {acc.name: LANES for acc in _added(inside)}
        self.one_each = one_each
        self.widths = _widths_of_tiles(loops)
        multiplied = dict.fromkeys(s.ref.acc.name for s in walk(body) if isinstance(s, Multiply))
        self.tiles = {name: TileCells(fn) for name in multiplied}  # in memory
        self.types: dict[str, str] = {}  # of the registers of chains
        self.areas: dict[str, str] = {}  # of tiles in memory
        self.names: dict[str, str] = {}  # of registers, those of a tile by their index: `c[3, 0]`

    def lanes(self, acc: Acc) -> int:
        """The number of lanes that an accumulator has."""
        return self.lanes_of.get(acc.name, 1)

    def start(self, acc: Acc, lanes: int = 1) -> None:
        """An accumulator of nothing, where there are so many lanes."""
        if acc.contraction is not None:
            self._start_chain(acc, acc.contraction, lanes)
            return
        if self.one_each:
            each = self.lanes_each
            self.lanes_of[acc.name] = each if acc.name in self.of_vectors else lanes
        self.names[acc.name] = start(acc.op, acc.dtype, self.lanes(acc))

    def carried(self, body: Body) -> dict[str, tuple[str, str]]:
        """Accumulators that a loop with this body carries: LLVM types and values."""
        inside = tuple(walk(body))
        started = set(_started(inside))
        return {
            name: (type_, self.names[name])
            for acc in _added(inside)
            if acc not in started and acc.name not in self.tiles and acc.name not in self.areas
            for name, type_ in self._registers(acc)
        }

    # -- chains

    def _start_chain(self, acc: Acc, row: Contraction, lanes: int) -> None:
        self.lanes_of[acc.name] = self.widths.get(acc.name, lanes)
        registers = dict(self._registers(acc))
        self.types |= registers
        self.names |= dict.fromkeys(registers, literal(row.neutral, acc.dtype, self.lanes(acc)))

    def _registers(self, acc: Acc) -> Iterator[tuple[str, str]]:
        """The names and LLVM types of an accumulator's registers: lanes are of one."""
        lanes = self.lanes(acc)
        if not acc.is_chain:
            yield acc.name, cell_type(acc.op, acc.dtype, lanes)
            return
        steps = [1] * (len(acc.sizes) - 1) + [lanes]
        sizes = acc.own_sizes
        steps = steps[len(acc.sizes) - len(sizes) :]
        counts = (range(0, size, step) for size, step in zip(sizes, steps, strict=False))
        for index in product(*counts):
            yield register_name(acc, tuple(map(str, index))), llvm_type(acc.dtype, lanes)

    def joined(self, ends: Sequence[tuple[str, Mapping[str, str]]]) -> None:
        """The registers of chains where blocks meet, by the label and the names of each end.

        A chain that starts in one of them ends there.
        """
        for name, type_ in self.types.items():
            known = {names.get(name) for _, names in ends}
            if len(known) > 1 and None not in known:
                values = ", ".join(f"[ {names[name]}, %{label} ]" for label, names in ends)
                self.names[name] = self.fn.let(f"phi {type_} {values}")

    @contextmanager
    def in_memory(self, rows: For) -> Generator[None]:
        """A tile's registers in memory, where a loop over its rows starts chains or ends them."""
        acc = tile_of_rows(rows)
        if acc is None or acc.name in self.tiles:
            yield
            return
        fn, registers = self.fn, list(self._registers(acc))
        _, type_ = registers[0]
        area = self.areas[acc.name] = fn.alloca(type_, len(registers))
        cells = [
            fn.let(f"getelementptr inbounds {type_}, ptr {area}, i64 {index}")
            for index in range(len(registers))
        ]
        for cell, (name, _) in zip(cells, registers, strict=True):
            fn.do(f"store {type_} {self.names[name]}, ptr {cell}, align 64")
        yield
        is_taken = any(isinstance(s, Take) for s in walk(rows.body))
        for cell, (name, _) in zip(cells, registers, strict=True) if is_taken else ():
            self.names[name] = fn.let(f"load {type_}, ptr {cell}, align 64")
        del self.areas[acc.name]

    def got(self, acc: Acc, index: tuple[str, ...]) -> str:
        """Return the value of a register."""
        if acc.name not in self.areas:
            return self.names[register_name(acc, index)]
        type_ = llvm_type(acc.dtype, self.lanes(acc))
        return self.fn.let(f"load {type_}, ptr {self._cell(acc, index)}, align 64")

    def put(self, acc: Acc, index: tuple[str, ...], value: str) -> None:
        """Gives a register another value."""
        if acc.name not in self.areas:
            self.names[register_name(acc, index)] = value
            return
        type_ = llvm_type(acc.dtype, self.lanes(acc))
        self.fn.do(f"store {type_} {value}, ptr {self._cell(acc, index)}, align 64")

    def _cell(self, acc: Acc, index: tuple[str, ...]) -> str:
        """Return the address of a register of a tile in memory."""
        row, vector, _ = index
        at = self.fn.let(f"mul i64 {row}, {acc.sizes[1]}")
        at = self.fn.let(f"add i64 {at}, {vector}")
        type_ = llvm_type(acc.dtype, self.lanes(acc))
        return self.fn.let(f"getelementptr inbounds {type_}, ptr {self.areas[acc.name]}, i64 {at}")

    def go_on(self, acc: Acc, row: Contraction, name: str, args: list[str]) -> None:
        """One more pair of a chain; lanes that are off are never stored."""
        operands = [*args, self.names[name]]
        self.names[name] = LLVM_OPS[row.term](self.fn, acc.dtype, self.lanes(acc), operands)

    # -- reductions

    def add(self, acc: Acc, lanes: int, args: list[str], mask: str | None) -> None:
        """One more element in each lane that is on; of thirty-two, a half after the other."""
        fn, term = self.fn, cell_term(self.fn, acc.op, acc.dtype, lanes, args)
        type_, count = cell_type(acc.op, acc.dtype, lanes), min(lanes, LANES)
        if lanes > 1 and self.lanes(acc) == 1:
            self._take(acc, 1, self._joined(acc, type_, lanes, term), mask)
            return
        for part in halves(fn, type_, term) if lanes > LANES else (term,):
            self._take(acc, count, part, mask)

    def _joined(self, acc: Acc, type_: str, lanes: int, term: str) -> str:
        """One term of several neighbours', of a reduction without order."""
        parts = [self.fn.let(f"extractelement {type_} {term}, i64 {n}") for n in range(lanes)]
        while len(parts) > 1:
            pairs = zip(parts[::2], parts[1::2], strict=True)
            parts = [combine(self.fn, acc.op, acc.dtype, 1, a, b) for a, b in pairs]
        return parts[0]

    def take(self, memory: MemoryAccess, item: Take, lanes: int) -> None:
        """One more term in each lane that is on, from a buffer: all lanes of it can be read."""
        acc = item.ref.acc
        cell = cell_of(acc.op, acc.dtype)
        found = memory.pattern(item.place, cell, item.at) if lanes == LANES else None
        if found is None:
            found = load(self.fn, cell, lanes, *memory.address(item.place, item.at))
        self._take(acc, lanes, found, memory.lane.mask if memory.lane else None)

    def leave(self, memory: MemoryAccess, ref: MemoryCell, lanes: int, args: list[str]) -> None:
        """A term in a buffer, in each lane that is on."""
        acc, address = ref.acc, memory.address(ref.place, ref.at)
        cell, term = cell_of(acc.op, acc.dtype), cell_term(self.fn, acc.op, acc.dtype, lanes, args)
        if memory.lane is None:
            store(self.fn, cell, 1, term, *address)
        else:
            store_lanes(self.fn, cell, term, *address, memory.lane.mask)

    def _take(self, acc: Acc, lanes: int, term: str, mask: str | None) -> None:
        """Chains that are never folded need no mask."""
        old = self.names[acc.name]
        new = combine(self.fn, acc.op, acc.dtype, lanes, old, term)
        if mask is not None and acc.name not in self.apart:
            type_ = cell_type(acc.op, acc.dtype, lanes)
            new = self.fn.let(f"select <{lanes} x i1> {mask}, {type_} {new}, {type_} {old}")
        self.names[acc.name] = new

    def folded(self, item: Fold, lanes: int) -> str:
        """An accumulator as f64: its lanes by halves, or each for itself."""
        acc, total = item.ref.acc, self.names[item.ref.acc.name]
        if item.halves and self.lanes(acc) > 1:
            return fold_lanes(self.fn, acc.op, acc.dtype, total)
        return as_f64(self.fn, acc.op, acc.dtype, total, lanes)

    def add_to(self, memory: MemoryAccess, ref: MemoryCell, args: list[str]) -> None:
        """Takes a term into a cell of f64, in each lane."""
        fn, (op, dtype) = self.fn, (ref.acc.op, ref.acc.dtype)
        assert memory.lane is not None
        mask = memory.lane.mask
        base, index = memory.address(ref.place, ref.at)
        total = load_lanes(fn, F64, base, index, mask)
        if accumulates_in_f64(op):
            total = accumulate(fn, op, dtype, LANES, total, args)
        else:
            term = accumulate(fn, op, dtype, LANES, start(op, dtype, LANES), args)
            total = combine_partials(fn, op, LANES, total, as_f64(fn, op, dtype, term, LANES))
        store_lanes(fn, F64, total, base, index, mask)

    def clear(self, memory: MemoryAccess, ref: MemoryCell) -> None:
        """Sets cells to the reduction of nothing."""
        lanes = 1 if memory.lane is None else memory.lane.count
        memory.store(ref.place, ref.at, start_partial(ref.acc.op, lanes))


def register_name(acc: Acc, index: tuple[str, ...]) -> str:
    """The name of a register, by its index of numbers."""
    assert all(number.isdigit() for number in index), f"{acc.name}[{', '.join(index)}]"
    return f"{acc.name}[{', '.join(index)}]" if index else acc.name


def _widths_of_tiles(loops: Sequence[For]) -> dict[str, int]:
    """The number of lanes that each accumulator's last index counts."""
    return {
        s.ref.acc.name: loop.mapping.width
        for loop in loops
        if isinstance(loop.mapping, Vector)
        for s in walk(loop.body)
        if isinstance(s, Accumulate | Take | Fold) and isinstance(s.ref, Register) and s.ref.index
    }


def _started(body: Sequence[Stmt]) -> list[Acc]:
    """The accumulators whose registers are set in a body."""
    refs = (s.ref for s in body if isinstance(s, Init))
    return [ref.acc for ref in refs if isinstance(ref, Register)]


def _added(body: Sequence[Stmt]) -> list[Acc]:
    """The accumulators whose registers take terms in a body, in the order in which they do."""
    refs = (s.ref for s in body if isinstance(s, (Accumulate, Take)))
    return list(dict.fromkeys(ref.acc for ref in refs if isinstance(ref, Register)))
