"""The text of one generated function: indented lines, and a prologue that defines what they use."""

from __future__ import annotations

import keyword
import re
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field

from ...ir.graph import Node, Operand
from ...ir.lowered.program import CONTEXT, TENSOR_COLUMNS, Place, Program
from ...ir.ops import OPS
from ...ir.text.printer import node_text, value_names
from ...ir.types import BATCH, BOOL, COL, ELEM, F64, ROW, TENSOR, Const, Domain, DType
from .ops import CONSTRUCTORS, FOLDS, constant, expression, operand_dtype

# Names that generated functions use for themselves; a role of such a name gets an underscore.
_WORDS = """
F D I L H B W I16 I8 U8 inf nan array bits copysign fabs floor fma from_bits lshr maximum minimum
rint select sqrt terms_of_leaf min range context tensor cells entry steps groups scalars shared
owners terms first_row last_row first_col last_col first last start stop i j k r b batch count
row_count col_count group_count tensor_count all_tensors tensors
"""
_OWN = {*_WORDS.split(), *TENSOR_COLUMNS, *(n for f in FOLDS.values() for n in (f.leaf, f.list))}
_SLOTS = {"step": "steps", "group": "groups", "tensor": "scalars"}
_COUNTS = {
    TENSOR: "W(1)", BATCH: "batches", ROW: "row_count", COL: "col_count", ELEM: "numel",
}  # fmt: skip


@dataclass(slots=True)
class Function:
    """Lines, and the definitions they need; `loop` is the domain of the loop they stand in."""

    program: Program
    variables: list[str]
    prologue: dict[str, str] = field(default_factory=dict[str, str])
    body: list[str] = field(default_factory=list[str])
    depth: int = 1
    cell: dict[Domain, str] = field(default_factory=dict[Domain, str])

    def line(self, text: str = "") -> None:
        """Appends a line of the body."""
        self.body.append("    " * self.depth + text if text else "")

    @contextmanager
    def block(self, head: str) -> Generator[None, None, None]:
        """The lines of a `for` or an `if`."""
        self.line(head)
        self.depth += 1
        yield
        self.depth -= 1

    def text(self, decorator: str, head: str, doc: str) -> str:
        """The function."""
        defined = [f"    {name} = {value}" for name, value in self.prologue.items()]
        start = [f"@{decorator}", f"def {head}:", f'    """{doc}"""']
        return "\n".join([*start, *defined, *self.body]) + "\n"

    # -- what the prologue defines

    def define(self, name: str, value: str) -> str:
        """A name that the prologue defines once."""
        self.prologue.setdefault(name, value)
        return name

    def context(self, name: str) -> str:
        """A cell of the context."""
        cells = self.define("cells", f"array(context, W({len(CONTEXT)}), W)")
        return self.define(name, f"{cells}[{CONTEXT.index(name)}]")

    def context_array(self, name: str, count: str, kind: str = "D") -> str:
        """An array that a cell of the context points to."""
        cells = self.define("cells", f"array(context, W({len(CONTEXT)}), W)")
        return self.define(name, f"array({cells}[{CONTEXT.index(name)}], {count}, {kind})")

    def column(self, name: str) -> str:
        """A cell of the tensor's row of the tensor table."""
        if name == "group" and "group" in self.cell.values():
            return name
        return self.define(name, f"{self._entry()}[{TENSOR_COLUMNS.index(name)}]")

    def count(self, domain: Domain) -> str:
        """How many cells a domain has in the tensor."""
        factors = {ROW: ("batches", "rows"), COL: ("batches", "cols")}
        if domain in factors:
            product = " * ".join(self.column(f) for f in factors[domain])
            return self.define(_COUNTS[domain], product)
        return _COUNTS[domain] if domain == TENSOR else self.column(_COUNTS[domain])

    def tensor_array(self, place: Place) -> str:
        """An array of the tensor, by its column of the table."""
        kind, _, which = self.program.columns[place.index].partition(":")
        count = self.count(place.domain)
        if kind == "partial":
            parts = {
                COL: ("batches", "column_leaves", "cols"),
                ROW: ("row_count", "leaves"),
            }.get(place.domain, ("leaves",))
            made = [p if p == "row_count" else self.column(p) for p in parts]
            count = " * ".join(made)
        if kind == "role":
            name = f"{which}_array"
        else:
            suffix = {"value": "array", "partial": "leaves"}[kind]
            name = f"{self.variables[int(which)]}_{suffix}"
        address = f"{self._entry()}[{place.index}]"
        return self.define(name, f"array({address}, {count}, {CONSTRUCTORS[place.dtype]})")

    def _entry(self) -> str:
        size = len(self.program.columns)
        self.context("tensors")
        return self.define("entry", f"array(tensors + tensor * W({8 * size}), W({size}), W)")

    # -- values

    def load(self, value: int) -> str:
        """The text that loads a value from its place, in the present loop."""
        return self.load_place(self.program.place(value))

    def load_place(self, place: Place) -> str:
        """The text that loads what lies at a place."""
        cell = self.place(place)
        if place.kind not in _SLOTS or place.dtype in (F64,):
            return cell
        return f"{cell} != D(0.0)" if place.dtype is BOOL else f"{_constructor(place)}({cell})"

    def store(self, place: Place, text: str) -> None:
        """Stores a value to a place, in the present loop."""
        is_wide = place.kind in _SLOTS and place.dtype is not F64
        stored = f"L({text})" if place.dtype.kind == "int" else f"D({text})"
        self.line(f"{self.place(place)} = {stored if is_wide else text}")

    def place(self, place: Place) -> str:
        """The text of the cell of a place."""
        if place.kind not in _SLOTS:
            return f"{self.tensor_array(place)}[{self.index(place.domain)}]"
        size, kind = self.program.slots[place.kind], "L" if place.dtype.kind == "int" else "D"
        if place.kind == "step":
            return f"{self._slots(place, f'W({size})', kind)}[{place.index}]"
        owner = "tensor" if place.kind == "tensor" else self.column("group")
        total = self.context("tensor_count" if place.kind == "tensor" else "group_count")
        name = self._slots(place, f"{total} * W({size})", kind)
        return f"{name}[{owner} * W({size}) + W({place.index})]"

    def index(self, domain: Domain) -> str:
        """Where the present loop stands in an array of a domain."""
        if domain == TENSOR:
            return "W(0)"
        if domain not in self.cell and domain == BATCH:
            outer = ROW if ROW in self.cell else COL
            length = self.column("rows" if outer == ROW else "cols")
            return f"{self.cell[outer]} // {length}"
        return self.cell[domain]

    def operand(self, operand: Operand, dtype: DType) -> str:
        """A variable, or a literal of a dtype."""
        return constant(operand, dtype) if isinstance(operand, Const) else self.variables[operand]

    def operands(self, node: Node) -> list[str]:
        """The texts of a node's operands."""
        graph = self.program.graph
        return [
            self.operand(a, operand_dtype(graph, node, place)) for place, a in enumerate(node.args)
        ]

    def compute(self, value: int) -> None:
        """A line that computes a value from variables."""
        node = self.program.graph.nodes[value]
        self.line(f"{self.variables[value]} = {self._computed(node)}")

    def comment(self, value: int) -> str:
        """A value's line in the text format, as a comment."""
        names = value_names(self.program.graph)
        return f"# {node_text(self.program.graph.nodes[value], value, names)}"

    def _computed(self, node: Node) -> str:
        if node.op == "index":
            return f"I({self.index(ELEM)})"
        if node.op == "ordinal":
            return f"I({self.column('ordinal')})"
        if node.op == "count":
            return f"D({self.count(_domain(node.attr))})"
        assert not OPS[node.op].is_reduction, node.op
        return expression(self.program.graph, node, self.operands(node))

    def _slots(self, place: Place, count: str, kind: str) -> str:
        name = _SLOTS[place.kind]
        if kind == "D":
            return self.context_array(name, count)
        cells = self.define("cells", f"array(context, W({len(CONTEXT)}), W)")
        found = f"array({cells}[{CONTEXT.index(name)}], {count}, L)"
        return self.define(f"{name}_as_integers", found)


def variables_of(program: Program) -> list[str]:
    """The Python name of every value: `v12` for %12, a role's own name."""
    return [_variable(name) for name in value_names(program.graph)]


def _variable(name: str) -> str:
    plain = name[1:]
    if plain.isdigit():
        return f"v{plain}"
    is_taken = plain in _OWN or keyword.iskeyword(plain) or re.fullmatch(r"v\d+", plain)
    return f"{plain}_" if is_taken else plain


def _constructor(place: Place) -> str:
    return CONSTRUCTORS[place.dtype]


def _domain(name: str) -> Domain:
    return {str(d): d for d in _COUNTS}[name]
