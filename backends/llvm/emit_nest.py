"""A nest as LLVM IR: its loops and branches, accumulators as phis, one statement after another.

Which loops there are, what runs at once, waits and stores is decided by the passes over them.
The form that LLVM compiles best is chosen here, of one and the same statement: of an address
(`emit_memory`), of where a position is computed (`emit_positions`), of masks and lanes (`lanes`).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext

from ...ir.loops.mappings import Serial, Squares, Unrolled, Vector
from ...ir.loops.nest import (
    Accumulate,
    Barrier,
    Compute,
    Fold,
    FoldList,
    FoldShared,
    For,
    If,
    Index,
    Init,
    Let,
    Load,
    MemoryCell,
    Multiply,
    Nest,
    Operand,
    Pack,
    Prefetch,
    Register,
    Share,
    Stmt,
    Store,
    Take,
    Transpose,
)
from ...ir.loops.position import of
from ...ir.loops.walk import Body, makes, walk
from ...ir.lowered.program import Program
from ...ir.semantics import LANES
from ...ir.types import BOOL, F32, F64, DType
from .emit_accumulators import Accumulators, register_name
from .emit_lists import fold_list, fold_shared, share
from .emit_memory import MemoryAccess, lane_of
from .emit_positions import Positions
from .lanes import (
    counts_pairs,
    is_of_guarded_rows,
    is_one_turn,
    loads_and_adds,
    mask_of,
    read_in_lanes,
    twice,
    widths,
)
from .nodes import EmittedValues, Made, context_cell, emit_op, emit_operand, tensor_number
from .ops import splat
from .reductions.bf16_tiles import configured, pack, transpose
from .reductions.copies_of_rows import emit_copy
from .reductions.fold import ListFold, call_fold
from .text import LlvmFunction, Module, literal, llvm_type


def emit_nest(
    module: Module, program: Program, nest: Nest, parameters: str, *, by_list: bool = False
) -> None:
    """Adds the function of a nest, which has these parameters; see `LlvmFunction.by_list`."""
    head = f"define internal void {module.symbol(nest.name)}({parameters}) nounwind noinline"
    fn = LlvmFunction(module, head, by_list)
    with configured(fn, nest.body):
        NestPrinter(fn, program, nest).block(nest.body)
    fn.finish()


class NestPrinter:
    """Prints a nest's statements into a function; what a GPU's block does is a subclass's."""

    as_it_is = False  # whether its loops are left as they are

    def __init__(self, fn: LlvmFunction, program: Program, nest: Nest) -> None:
        self.fn = fn
        self.positions = Positions(fn, self.number)
        self.memory = MemoryAccess(fn, program, self.positions)
        self.places = dict(nest.places)
        self.makers = {v: s for s in walk(nest.body) for v in makes(s)}
        self.spread = read_in_lanes(nest.body)
        self.widths = widths(nest.body)
        self.accs = Accumulators(fn, nest.body)
        self.names: dict[tuple[str, int], str] = {}  # of a value, in one lane or several
        self.values = EmittedValues(self.value, self.dtype, self.made)
        self.debug = fn.module.debug
        if self.debug:
            fn.scope = self.debug.function(fn.module.symbol(nest.name))

    def number(self, name: str) -> str:
        """A size of the tensor (`#cols`), a number of the context (`@group_count`), an address."""
        if name.startswith("^"):
            array = self.memory.array(self.places[name[1:]])
            return self.fn.let(f"ptrtoint ptr {array} to i64")
        if name.startswith("@"):
            return context_cell(self.fn, name[1:])
        return tensor_number(self.fn, "%tensor", name[1:])

    def list_fold(self, stmt: FoldList | FoldShared) -> ListFold:
        """The printer of a list fold."""
        del stmt
        return call_fold

    # -- values

    @property
    def lanes(self) -> int:
        """The number of lanes of statements."""
        return 1 if self.memory.lane is None else self.memory.lane.count

    def value(self, value: str) -> str:
        """A value's name, in as many lanes as there are here."""
        lanes = self.lanes
        if lanes <= LANES or (value, lanes) in self.names:
            return self.names[value, lanes]
        return twice(self.fn, self.dtype(value), self.names[value, LANES])

    def dtype(self, value: str) -> DType:
        """The dtype of a value."""
        match self.makers[value]:
            case Load(place=place):
                return place.dtype
            case Compute() | Index() | FoldList() | FoldShared() as made:
                return made.dtype
            case Fold(_, ref):
                return ref.acc.folded
            case _:
                return F64

    def made(self, value: str) -> Made | None:
        """The op that made a value, if one did."""
        maker = self.makers[value]
        return (maker.op, maker.args) if isinstance(maker, Compute) else None

    def define(self, value: str, name: str, lanes: int | None = None) -> None:
        """A value that has been made; one lane is spread where several ask for it."""
        lanes = lanes or self.lanes
        self.names[value, lanes] = name
        if lanes == 1 and value in self.spread:
            for wide in self.widths:
                self.names[value, wide] = splat(self.fn, self.dtype(value), wide, name)

    def operands(self, operands: tuple[Operand, ...], dtype: DType) -> list[str]:
        """Values or literals of a dtype."""
        return [emit_operand(a, dtype, self.lanes, self.value) for a in operands]

    # -- statements

    def block(self, body: Body) -> None:
        """One statement after another."""
        for stmt in body:
            self.fn.line = self.debug.line(stmt) if self.debug else 0
            match stmt:
                case Compute() | Load():  # what most statements are
                    self.make(stmt)
                case For():
                    self.loop(stmt)
                case If():
                    self.branch(stmt)
                case Let():
                    self.positions.let(stmt.variable, stmt.position)
                case Store() | Pack() | Transpose() | Prefetch() | Share() | Barrier():
                    self.effect(stmt)
                case Init() | Accumulate() | Take() | Multiply():
                    self.accumulate(stmt)
                case _:
                    self.make(stmt)
        self.fn.line = 0

    def loop(self, stmt: For) -> None:
        """A counted loop; what it adds to is carried. One turn in lanes needs no loop."""
        value, outer = self.positions.value, self.memory.lane
        if isinstance(stmt.mapping, Unrolled):
            self.unrolled(stmt)
            return
        if isinstance(stmt.mapping, Squares):
            emit_copy(self.memory, stmt)
            return
        assert isinstance(stmt.mapping, (Serial, Vector)), f"{stmt.mapping} is not mapped to a CPU"
        is_lanes = isinstance(stmt.mapping, Vector)
        if is_lanes and is_one_turn(stmt):
            mask, high = self.mask_of_turn(stmt)
            with self.positions.turn(stmt, 0):
                self.memory.lane = lane_of(stmt, "0", mask, high)
                self.block(stmt.body)
            self.memory.lane = outer
            return
        low, high, step = value(stmt.low), value(stmt.high), value(stmt.step)
        if not is_lanes:
            with self.accs.in_memory(stmt):
                self.counted(stmt, low, high, step)
            return
        # Counted from 0: LLVM then needs one register for the indices of all arrays.
        high = value(stmt.high - stmt.low)

        def set_lane(counter: str) -> None:
            mask = self.mask(stmt, high, counter) if stmt.masked else None
            self.memory.lane = lane_of(stmt, counter, mask, value(stmt.high))

        self.counted(stmt, "0", high, step, low, set_lane)
        self.memory.lane = outer

    def unrolled(self, stmt: For) -> None:
        """A loop between numbers, written out."""
        numbers = [position.args[0] for position in (stmt.low, stmt.high, stmt.step)]
        is_once = not self.fn.module.is_device and loads_and_adds(stmt.body)
        with self.memory.loaded_once() if is_once else nullcontext():
            for number in range(*numbers):
                with self.positions.turn(stmt, number):
                    self.block(stmt.body)

    def mask_of_turn(self, stmt: For) -> tuple[str | None, str]:
        """The mask and end of lanes that have one turn: of a tile, the same for all its rows."""
        if stmt.high is of(LANES) or not stmt.masked:
            return None, self.positions.value(stmt.high)
        positions, of_tile = self.positions, is_of_guarded_rows(stmt.body)
        high = positions.with_numbers(stmt.high) if of_tile else stmt.high
        with positions.outside() if of_tile else nullcontext():
            end = positions.value(high)
            key, depth = ("mask", high), positions.depth(high)
            return positions.once(key, depth, lambda: self.mask(stmt, end, "0")), end

    def mask(self, stmt: For, high: str, counter: str) -> str:
        """The lanes of a loop that are on: for the first value that it masks, of line tables."""
        before = self.fn.line
        self.fn.line = self.debug.first_line(stmt.body) if self.debug else 0
        found = mask_of(self.fn, stmt.body, high, counter)
        self.fn.line = before
        return found

    def counted(
        self,
        stmt: For,
        low: str,
        high: str,
        step: str,
        base: str = "0",
        prepare: Callable[[str], None] | None = None,
    ) -> None:
        """A loop whose variable is `base` and a counter; it carries what it adds to."""
        carried, fn = self.accs.carried(stmt.body), self.fn
        down = counts_pairs(stmt) and not fn.module.is_device
        with fn.loop(low, high, step, carried, self.as_it_is, down) as (counter, now, after):
            self.accs.names |= now
            with self.positions.loop(stmt.variable, counter, base):
                if stmt.opaque:
                    self.positions.hide(stmt.variable)
                if prepare is not None:
                    prepare(counter)
                self.block(stmt.body)
            after.update({name: self.accs.names[name] for name in carried})
        self.accs.names |= {name: after[name] for name in carried}

    def branch(self, stmt: If) -> None:
        """Two blocks, of which one runs."""
        fn = self.fn
        held = [self.names[g, 1] for g in stmt.guards]
        held += [] if stmt.condition is None else [self.positions.value(stmt.condition)]
        first, *others = held
        for other in others:
            first = fn.let(f"and i1 {first}, {other}")
        then, other, done = fn.label(), fn.label(), fn.label()
        before, ends = (fn.block, dict(self.accs.names)), list[tuple[str, dict[str, str]]]()
        fn.branch(first, then if stmt.then else done, other if stmt.other else done)
        for label, body in ((then, stmt.then), (other, stmt.other)):
            if body:
                fn.place(label)
                self.accs.names = dict(before[1])
                with self.positions.branched():
                    self.block(body)
                fn.jump(done)
                ends.append((fn.block, self.accs.names))
            else:
                ends.append(before)
        fn.place(done)
        self.accs.joined(ends)

    def accumulate(self, stmt: Init | Accumulate | Take | Multiply) -> None:
        """A statement on an accumulator, in a register or in memory."""
        if tile := self.accs.tiles.get(stmt.ref.acc.name):
            tile.do(stmt, self.memory)
            return
        accs, memory, ref, lanes = self.accs, self.memory, stmt.ref, self.lanes
        args = [] if isinstance(stmt, Take | Multiply) else self.operands(stmt.args, ref.acc.dtype)
        match stmt:
            case Take(Register(acc) as register, place, at) if acc.is_chain:
                accs.put(acc, self.index(register), memory.load(place, at)[0])
            case Accumulate(Register(acc) as register) if acc.contraction is not None:
                name = register_name(acc, self.index(register))
                accs.go_on(acc, acc.contraction, name, args)
            case Take():
                accs.take(memory, stmt, lanes)
            case Init(Register(acc)):
                accs.start(acc, lanes)
            case Init(MemoryCell() as cell):
                accs.leave(memory, cell, lanes, args) if args else accs.clear(memory, cell)
            case Accumulate(Register(acc)):
                accs.add(acc, lanes, args, memory.lane.mask if memory.lane else None)
            case Accumulate(MemoryCell() as cell):
                accs.add_to(memory, cell, args)
            case _:
                raise AssertionError(f"no meaning here: {stmt}")

    def index(self, ref: Register) -> tuple[str, ...]:
        """The index of a register; along lanes it counts from the first."""
        return tuple(map(self.positions.value, ref.index))

    def make(self, stmt: Stmt) -> None:
        """A statement that makes values."""
        fn = self.fn
        match stmt:
            case Fold(value, ref) if ref.acc.name in self.accs.tiles:
                self.define(value, self.accs.tiles[ref.acc.name].folded(ref, self.memory), LANES)
            case Fold(value, ref) if ref.acc.is_chain:
                self.define(value, self.accs.got(ref.acc, self.index(ref)), self.lanes)
            case Load(odd=str() as odd):
                pair = self.memory.load_pair(stmt.place, stmt.at)
                for name, found in zip((stmt.value, odd), pair, strict=True):
                    self.define(name, found)
            case Load():
                self.define(stmt.value, *self.memory.loaded(stmt))
            case Compute():
                lanes = self.lanes
                self.define(
                    stmt.value,
                    emit_op(fn, stmt.op, stmt.args, stmt.dtype, lanes, self.values),
                )
            case Index():
                self.define(stmt.value, *self.memory.number_of(stmt, self.lanes))
            case Fold():
                lanes = 1 if stmt.halves else self.lanes
                self.define(stmt.value, self.accs.folded(stmt, lanes), lanes)
            case FoldList():
                found = fold_list(self.memory, stmt, self.list_fold(stmt))
                self.define(stmt.value, self.truth(stmt, found))
            case FoldShared():
                found = fold_shared(self.memory, stmt, self.list_fold(stmt))
                self.define(stmt.value, self.truth(stmt, found))
            case _:
                raise AssertionError(f"no meaning here: {stmt}")

    def truth(self, stmt: FoldList | FoldShared, found: str) -> str:
        """A fold as its value's dtype: f64, or whether it is not zero."""
        if stmt.dtype is not BOOL:
            return found
        lanes = self.lanes
        return self.fn.let(f"fcmp une {llvm_type(F64, lanes)} {found}, {literal(0.0, F64, lanes)}")

    def effect(self, stmt: Stmt) -> None:
        """A statement that changes memory."""
        match stmt:
            case Store():
                pair = (stmt.value,) if stmt.odd is None else (stmt.value, stmt.odd)
                values = self.operands(pair, stmt.place.dtype)

                def put() -> None:
                    if stmt.odd is not None:
                        self.memory.store_pair(stmt.place, stmt.at, values)
                    else:
                        self.memory.store(stmt.place, stmt.at, values[0], whole=stmt.whole)

                if stmt.guard is None:
                    put()
                else:
                    self.fn.when(self.names[stmt.guard, 1], put)
            case Pack():
                pack(self.memory, stmt, self.operands(stmt.values, F32), self.dtype)
            case Prefetch():
                self.memory.prefetch(stmt.place, stmt.at)
            case Share():
                part = self.value(stmt.value)
                if self.dtype(stmt.value) is BOOL:
                    part = self.fn.let(f"uitofp i1 {part} to double")
                share(self.memory, stmt, part)
            case _:
                transpose(self.memory, stmt)
