"""A nest as a Python function: each statement a line, each loop a `for`, each guard an `if`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, field
from functools import partial
from math import prod
from typing import Any

from ...ir.errors import LowerError
from ...ir.loops.mappings import OF_BLOCK, ThreadGroup, Vector
from ...ir.loops.nest import (
    Acc,
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
    Nest,
    Operand,
    Ref,
    Register,
    Scratch,
    Share,
    Store,
    Take,
)
from ...ir.loops.walk import Body
from ...ir.lowered.program import Program
from ...ir.lowered.tables import Place, PlaceKind
from ...ir.semantics import LEAF
from ...ir.text.loop_printer import operand_text, place_names, stmt_text
from ...ir.types import BOOL, F64, Const, DType
from . import chains, threads
from .ops import EXPRESSIONS, constant, expression, folds_of, literal_dtype
from .text import PythonFunction, constructor, is_slot, variable

_BESIDE = ", W(0), W(1)"  # cell after cell, from the first
PARAMETERS = {
    4: "context, tensor, row, height, col, width",
    2: "context, tensor, row, height",
    0: "context, tensor",
}


@dataclass(frozen=True, slots=True)
class PythonDialect:
    """Differences between targets whose source is Python: a CPU's thread, a GPU's blocks."""

    target: str  # for errors
    head: Callable[[Program], str]  # the module's docstring and imports
    printer: Callable[[PythonFunction, PythonDialect], PythonPrinter]  # of a nest
    expressions: Mapping[str, str] = field(default_factory=lambda: EXPRESSIONS)  # of ops
    room: str = "tile_of({kind})"  # for the chains of a tile
    units: str = "W(low), W(high)"  # the units that a call goes through, as a range
    once: str = ""  # who does what is done once
    sync: str = ""  # waits for all threads that share a unit; empty where one has it


def nest_source(
    program: Program, nest: Nest, dialect: PythonDialect, is_of_step: bool = False
) -> str:
    """The function of a nest, over an area of a tensor, over a tensor, or once."""
    fn = PythonFunction(program, nest)
    dialect.printer(fn, dialect).block(nest.body)
    parameters = "context" if is_of_step else PARAMETERS[len(nest.arguments)]
    doc = {4: "A pass over an area of one tensor.", 2: "Values of some rows of one tensor."}
    other = "Numbers of the step and the groups." if is_of_step else "Values of one tensor."
    return fn.text(f"{nest.name}({parameters})", doc.get(len(nest.arguments), other))


class PythonPrinter:
    """Prints the statements of a nest, each by the method that the table has for it.

    What single threads of a block run, or those of a group, a copy prints.
    """

    def __init__(self, fn: PythonFunction, dialect: PythonDialect) -> None:
        self.fn, self.names, self.dialect = fn, place_names(fn.nest), dialect
        self.expressions, self.folds = dialect.expressions, folds_of(dialect.expressions)
        self.dtypes: dict[str, DType] = {}
        self.group = threads.LEAF_OF_GROUP  # of so many threads, where there are lanes
        self.is_of_thread = not dialect.sync  # what is done here; else all threads do it

    def within(self, group: ThreadGroup | None = None) -> PythonPrinter:
        """The printer of what single threads run, or those of a group."""
        inner = copy(self)
        inner.group, inner.is_of_thread = group or self.group, True
        return inner

    def block(self, body: Body) -> None:
        """Statements, one after the other."""
        for stmt in body:
            getattr(self, _METHODS[type(stmt)])(stmt)

    def known(self, value: str, dtype: DType, text: str) -> None:
        """A line that computes a value."""
        self.dtypes[value] = dtype
        self.fn.line(f"{variable(value)} = {text}")

    def operand(self, operand: Operand, dtype: DType) -> str:
        """A variable, or a literal of a dtype."""
        return constant(operand, dtype) if isinstance(operand, Const) else variable(operand)

    def comment(self, text: str) -> None:
        """A line of the nest, above what it became."""
        self.fn.line(f"# {text}")

    # -- loops and conditions

    def loop(self, stmt: For) -> None:
        """A loop, lanes one after the other; of a tile, all lanes of a vector at once."""
        fn = self.fn
        if isinstance(stmt.mapping, Vector) and self.dialect.sync:
            lanes = f"the lanes of {stmt.variable} are a CPU's"
            raise LowerError(f"nest {fn.nest.name}: {lanes}")
        if isinstance(stmt.mapping, OF_BLOCK):
            threads.shared_loop(self, stmt)
            return
        if chains.take_lanes(self, stmt):
            return
        low, high, step = map(fn.position, (stmt.low, stmt.high, stmt.step))
        by = "" if step == "W(1)" or isinstance(stmt.mapping, Vector) else f", {step}"
        high = f"rolled({high})" if chains.is_at_edge(stmt) else high
        with fn.block(f"for {fn.counter(stmt.variable)} in range({low}, {high}{by}):"):
            self.block(stmt.body)

    def condition(self, stmt: If) -> None:
        tests = [variable(g) for g in stmt.guards]
        tests += [] if stmt.condition is None else [self.fn.position(stmt.condition)]
        with self.fn.block(f"if {' and '.join(tests)}:"):
            self.block(stmt.then)
        if stmt.other:
            with self.fn.block("else:"):
                self.block(stmt.other)

    def let(self, stmt: Let) -> None:
        name = self.fn.counter(stmt.variable)
        self.fn.line(f"{name} = {self.fn.position(stmt.position)}")

    def barrier(self, stmt: Barrier) -> None:
        """A wait of all threads of the block: those of a warp alone are in no round."""
        assert not stmt.of_warp, "groups of Numba code come in rounds"
        self.fn.line(self.dialect.sync)

    # -- values and memory

    def cell(self, place: Place, at: Any) -> str:
        """The text of a cell."""
        if is_slot(place):
            return self.fn.slot(place, at)
        if place.kind == PlaceKind.KEPT:
            chains.check_panel(self, place)
        return f"{self.fn.array(place)}[{self.fn.position(at)}]"

    def load(self, stmt: Load) -> None:
        dtype, cell = stmt.place.dtype, self.cell(stmt.place, stmt.at)
        if is_slot(stmt.place) and dtype is not F64:
            cell = f"{cell} != D(0.0)" if dtype is BOOL else f"{constructor(dtype)}({cell})"
        self.known(stmt.value, dtype, cell)

    def store(self, stmt: Store) -> None:
        place, fn = stmt.place, self.fn
        if self.is_role(place):
            guard = "" if stmt.guard is None else f" when %{stmt.guard}"
            self.comment(f"update %{self.role(place)} = {operand_text(stmt.value)}{guard}")
        text = self.operand(stmt.value, place.dtype)
        if is_slot(place) and place.dtype is not F64:
            text = f"L({text})" if place.dtype.kind == "int" else f"D({text})"
        line = f"{self.cell(place, stmt.at)} = {text}"
        if stmt.guard is None:
            fn.line(line)
            return
        with fn.block(f"if {variable(stmt.guard)}:"):
            fn.line(line)

    def is_role(self, place: Place) -> bool:
        return place in self.fn.program.role_places.values()

    def role(self, place: Place) -> str:
        return next(n for n, p in self.fn.program.role_places.items() if p == place)

    def compute(self, stmt: Compute) -> None:
        types = [None if isinstance(a, Const) else self.dtypes[a] for a in stmt.args]
        args = [
            self.operand(a, literal_dtype(stmt.op, types, stmt.dtype, index))
            for index, a in enumerate(stmt.args)
        ]
        source = next((t for t in types if t is not None), stmt.dtype)
        text = expression(stmt.op, source, stmt.dtype, args, self.expressions)
        self.known(stmt.value, stmt.dtype, text)

    def index(self, stmt: Index) -> None:
        number = self.fn.position(stmt.at)
        self.known(stmt.value, stmt.dtype, f"{constructor(stmt.dtype)}({number})")

    def share(self, stmt: Share) -> None:
        at = f"W({stmt.column}) * {self.fn.context('all_tensors')} + {self.fn.column('ordinal')}"
        self.comment(stmt_text(stmt, self.names))
        self.fn.line(f"{self._shared()}[{at}] = D({variable(stmt.value)})")

    # -- reductions

    def ref(self, ref: Ref) -> str:
        """The text of an accumulator: its variable, its register of a tile, or its cell."""
        if isinstance(ref, Register):
            return chains.register(self, ref) if ref.index else variable(ref.acc.name)
        return self.cell(ref.place, ref.at)

    def room(self, acc: Acc) -> str:
        """The text that makes room for a tile."""
        return self.dialect.room.format(count=prod(acc.own_sizes), kind=constructor(acc.dtype))

    def take(self, stmt: Take) -> None:
        """The value from which a chain continues."""
        chains.take(self, stmt)

    def init(self, stmt: Init) -> None:
        if stmt.ref.acc.is_chain:
            chains.start(self, stmt.ref.acc)
            return
        self.fn.line(f"{self.ref(stmt.ref)} = {self.folds[stmt.ref.acc.op].neutral}")

    def accumulate(self, stmt: Accumulate) -> None:
        if stmt.ref.acc.is_chain:
            chains.go_on(self, stmt)
            return
        total, term = self.ref(stmt.ref), self.term(stmt.ref.acc, stmt.args)
        self.fn.line(f"{total} = {self.folds[stmt.ref.acc.op].pair.format(total, term)}")

    def term(self, acc: Acc, args: tuple[Operand, ...]) -> str:
        """Return a reduction's term of its operands, as f64."""
        return self.folds[acc.op].term.format(*(self.operand(a, acc.dtype) for a in args))

    def fold(self, stmt: Fold) -> None:
        """A chain as a value, a thread's own total, or that of all threads of a group."""
        if stmt.ref.acc.is_chain:
            chains.fold(self, stmt)
            return
        total, name = self.ref(stmt.ref), self.folds[stmt.ref.acc.op].name
        text = threads.fold_of_group(self, name, total) if stmt.halves else total
        self.known(stmt.value, F64, text)

    def fold_list(self, stmt: FoldList) -> None:
        fn, array = self.fn, self.fn.array(stmt.place)
        first, count, stride = map(fn.position, (stmt.first, stmt.count, stmt.stride))
        cells, own = f"{array}, {first}, {stride}, {count}", stmt.scratch is Scratch.SELF
        if stmt.place.kind == PlaceKind.STACK:  # one leaf
            text = f"{self.folds[stmt.op].leaf}({cells})"
        else:
            scratch = partial(self.own_scratch, stmt) if own else self._scratch
            text = self.list_fold(stmt.op, cells, scratch, stmt.once)
            if self.is_read_alone(stmt):
                text = f"({array}[{first}] if {count} == W(1) else {text})"
        self.comment(stmt_text(stmt, self.names))
        self._folded(stmt.value, stmt.dtype, text)

    def fold_shared(self, stmt: FoldShared) -> None:
        """The tensors of a group are neighbours: tensors are numbered group by group."""
        fn, total = self.fn, self.fn.context("all_tensors")
        self.comment(stmt_text(stmt, self.names))
        first, count = f"W({stmt.column}) * {total}", total
        if stmt.group is not None:
            owners, group = fn.context_array("owners", total, "W"), fn.position(stmt.group)
            fn.line(f"first = group_start({owners}, {group})")
            fn.line(f"end = group_start({owners}, {group} + W(1))")
            first, count = f"{first} + first", "end - first"
        cells = f"{self._shared()}, {first}, W(1), {count}"
        self._folded(stmt.value, stmt.dtype, self.list_fold(stmt.op, cells, self._far, True))

    def is_read_alone(self, stmt: FoldList) -> bool:
        """True if the only cell of a list is read here: then a loop of such reads is a copy.

        Threads that fold a list together have their own way with one cell.
        """
        row = self.folds[stmt.op]
        is_other = row.list != row.leaf and self.is_of_thread
        return stmt.scratch is Scratch.SELF and not stmt.once and is_other

    def own_scratch(self, stmt: FoldList) -> str:
        """A list as its own scratch: cell after cell, or the first cell of each thread's leaf."""
        each = stmt.stride if self.is_of_thread else stmt.stride * LEAF
        first, stride = map(self.fn.position, (stmt.first, each))
        return f"{self.fn.array(stmt.place)}, {first}, {stride}"

    def list_fold(self, op: str, cells: str, scratch: Callable[[], str], once: bool) -> str:
        """The call that folds a list; one thread needs no scratch where the order is free."""
        row = self.folds[op]
        if not self.is_of_thread:
            all_ = threads.totals(self.fn)
            return f"{row.name}_together({all_}, {cells}, {scratch()}, {once})"
        if row.list == row.leaf:
            return f"{row.list}({cells})"
        return f"{row.list}({cells}, {scratch()}, {once})"

    def _folded(self, value: str, dtype: DType, text: str) -> None:
        self.known(value, dtype, f"{text} != D(0.0)" if dtype is BOOL else text)

    def _shared(self) -> str:
        total = self.fn.context("all_tensors")
        return self.fn.context_array("shared", f"W({len(self.fn.program.shared)}) * {total}")

    def _scratch(self) -> str:
        """The tensor's scratch, from its first cell on."""
        fn = self.fn
        batches, rows, cols = map(fn.column, ("batches", "rows", "cols"))
        size = f"({batches} * ({rows} + {cols})) // W({LEAF}) + W(1)"
        return fn.define("scratch_array", f"array({fn.column('scratch')}, {size}, D)") + _BESIDE

    def _far(self) -> str:
        """The scratch for lists of all tensors."""
        fn, total = self.fn, self.fn.context("all_tensors")
        scratch = fn.context_array("scratch", f"{total} + W(16)", called="scratch_array")
        return scratch + _BESIDE


_METHODS: dict[type, str] = {
    For: "loop", If: "condition", Let: "let", Barrier: "barrier", Load: "load", Store: "store",
    Compute: "compute", Index: "index", Share: "share", Init: "init", Accumulate: "accumulate",
    Take: "take", Fold: "fold", FoldList: "fold_list", FoldShared: "fold_shared",
}  # fmt: skip
