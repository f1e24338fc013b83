"""A nest as a Numba function: each statement a line, each loop a `for`, each guard an `if`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from ...ir.loops.mappings import Vector
from ...ir.loops.nest import (
    Acc,
    Accumulate,
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
from . import chains
from .ops import EXPRESSIONS, constant, expression, folds_of, literal_dtype
from .text import PythonFunction, constructor, is_slot, variable

Statements = dict[type, Callable[[Any, Any], None]]  # by the class of a statement
_BESIDE = ", W(0), W(1)"  # cell after cell, from the first
PARAMETERS = {
    4: "context, tensor, row, height, col, width",
    2: "context, tensor, row, height",
    0: "context, tensor",
}


def nest_source(program: Program, nest: Nest, is_of_step: bool = False) -> str:
    """The function of a nest, over an area of a tensor, over a tensor, or once."""
    return function_text(PythonPrinter(PythonFunction(program, nest)), is_of_step)


def function_text(printer: PythonPrinter, is_of_step: bool) -> str:
    """The function that a printer makes of its nest."""
    fn, nest = printer.fn, printer.fn.nest
    printer.block(nest.body)
    parameters = "context" if is_of_step else PARAMETERS[len(nest.arguments)]
    doc = {4: "A pass over an area of one tensor.", 2: "Values of some rows of one tensor."}
    other = "Numbers of the step and the groups." if is_of_step else "Values of one tensor."
    return fn.text(f"{nest.name}({parameters})", doc.get(len(nest.arguments), other))


class PythonPrinter:
    """Prints the statements of a nest, each by the method that the table has for it."""

    def __init__(
        self,
        fn: PythonFunction,
        statements: Statements | None = None,
        expressions: Mapping[str, str] = EXPRESSIONS,
    ) -> None:
        self.fn, self.names = fn, place_names(fn.nest)
        self.statements = STATEMENTS if statements is None else statements
        self.expressions, self.folds = expressions, folds_of(expressions)
        self.dtypes: dict[str, DType] = {}

    def block(self, body: Body) -> None:
        """Statements, one after the other."""
        for stmt in body:
            self.statements[type(stmt)](self, stmt)

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
            self.operand(a, literal_dtype(stmt.op, types, stmt.dtype, place))
            for place, a in enumerate(stmt.args)
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
        return f"tile_of({constructor(acc.dtype)})"

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
        """True if the only cell of a list is read here: then a loop of such reads is a copy."""
        row = self.folds[stmt.op]
        return stmt.scratch is Scratch.SELF and not stmt.once and row.list != row.leaf

    def own_scratch(self, stmt: FoldList) -> str:
        """A list as its own scratch, cell after cell."""
        first, stride = map(self.fn.position, (stmt.first, stmt.stride))
        return f"{self.fn.array(stmt.place)}, {first}, {stride}"

    def list_fold(self, op: str, cells: str, scratch: Callable[[], str], once: bool) -> str:
        """The call that folds a list; where the order does not matter, without scratch."""
        row = self.folds[op]
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


STATEMENTS: Statements = {
    For: PythonPrinter.loop,
    If: PythonPrinter.condition,
    Let: PythonPrinter.let,
    Load: PythonPrinter.load,
    Store: PythonPrinter.store,
    Compute: PythonPrinter.compute,
    Index: PythonPrinter.index,
    Share: PythonPrinter.share,
    Init: PythonPrinter.init,
    Accumulate: PythonPrinter.accumulate,
    Take: chains.take,
    Fold: chains.fold,
    FoldList: PythonPrinter.fold_list,
    FoldShared: PythonPrinter.fold_shared,
}
