"""The text of one generated function: indented lines, and a prologue that defines what they use."""

from __future__ import annotations

import keyword
import re
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field

from ...ir.loops.nest import MOST_THREADS, Nest
from ...ir.loops.position import TESTS, THREADS, Position
from ...ir.loops.walk import accumulators, makes, walk
from ...ir.lowered.memory_plan import block_leaves, extent_of, sizes_of
from ...ir.lowered.program import Program
from ...ir.lowered.schedule import leaves_extent
from ...ir.lowered.tables import CONTEXT, SIZE_COLUMNS, SLOT_TABLES, LeafArray, Place, PlaceKind
from ...ir.text.loop_printer import PRECEDENCE
from ...ir.types import BATCH_AXES, COL, ELEM, ROW, DType, low_size, ordered
from .ops import CONSTRUCTORS, EXPRESSIONS, FOLDS

# Names that generated functions use for themselves; a role of such a name gets an underscore.
_WORDS = """
W inf nan array cells entry context tensor row height col width leaf last i j k r c first end min
range scratch_array terms_of_leaf tile_of panel_of fma_lanes register rolled group_start
cuda thread threads lane half_warp warp_lane warp turn there one mul totals float64
"""
_CALLED = re.findall(r"[a-z]\w*(?=\()", " ".join(EXPRESSIONS.values()))
_OWN = {
    *_WORDS.split(), *CONSTRUCTORS.values(), *_CALLED, *CONTEXT, *SIZE_COLUMNS,
    *(name for fold in FOLDS.values() for name in (fold.leaf, fold.list)),
}  # fmt: skip
_OURS = re.compile(  # of any number
    r"v\d+(_\w+)?|at_\w+|turn_\w+|size\d*|\w+_(array|leaves|tile)|(terms|panel)_\d+"
)
_ARGUMENTS = {
    "$row": "row", "$rows": "height", "$col": "col", "$cols": "width", "$batch": "col",
    "$batches": "width",
}  # fmt: skip
SHARED_FOLDS = 8 * MOST_THREADS  # bytes of shared memory in front of panels, for folds
_OPS = {"/": "//", "&": "and", "|": "or"}
_SIZES = {
    "outer": "outer", "inner": "inner", "row": "rows", "col": "cols", "row'": "rows",
    "col'": "cols",
}  # fmt: skip
_LEAVES = {COL: ("batches", "column_leaves", "cols"), ROW: ("batches", "rows", "leaves")}


@dataclass(slots=True)
class PythonFunction:
    """Lines, and the definitions they need."""

    program: Program
    nest: Nest
    prologue: dict[str, str] = field(default_factory=dict[str, str])
    body: list[str] = field(default_factory=list[str])
    depth: int = 1
    values: set[str] = field(default_factory=set[str])  # their Python names

    def line(self, text: str) -> None:
        """Appends a line of the body."""
        self.body.append("    " * self.depth + text)

    @contextmanager
    def block(self, head: str) -> Generator[None, None, None]:
        """The lines of a `for` or an `if`; there may be none."""
        self.line(head)
        self.depth += 1
        before = len(self.body)
        yield
        if len(self.body) == before:
            self.line("pass")
        self.depth -= 1

    def text(self, head: str, doc: str) -> str:
        """The function."""
        defined = [f"    {name} = {value}" for name, value in self.prologue.items()]
        start = ["@compiled", f"def {head}:", f'    """{doc}"""']
        gap = [""] if defined and self.body else []
        return "\n".join([*start, *defined, *gap, *self.body]) + "\n"

    # -- what the prologue defines

    def define(self, name: str, value: str) -> str:
        """A name that the prologue defines once."""
        self.prologue.setdefault(name, value)
        return name

    def context(self, name: str) -> str:
        """A cell of the context."""
        cells = self.define("cells", f"array(context, W({len(CONTEXT)}), W)")
        return self.define(name, f"{cells}[{CONTEXT.index(name)}]")

    def context_array(self, name: str, count: str, kind: str = "D", called: str = "") -> str:
        """An array that a cell of the context points to."""
        cells = self.define("cells", f"array(context, W({len(CONTEXT)}), W)")
        found = f"array({cells}[{CONTEXT.index(name)}], {count}, {kind})"
        return self.define(called or name, found)

    def column(self, name: str) -> str:
        """A cell of the tensor's row of the tensor table."""
        return self.define(name, f"{self._entry()}[{SIZE_COLUMNS.index(name)}]")

    def array(self, place: Place) -> str:
        """The array at a place: the tensor's, or a buffer of one leaf's terms."""
        if place.kind == PlaceKind.STACK:
            return self.define(f"terms_{place.index}", "terms_of_leaf()")
        if place.kind == PlaceKind.KEPT:
            return self.define(f"panel_{place.index}", f"panel_of({CONSTRUCTORS[place.dtype]})")
        if place.kind == PlaceKind.SHARED:
            kind, first = CONSTRUCTORS[place.dtype], SHARED_FOLDS + place.index
            panel = f"cuda.shared.array(0, float64).view({kind})[{first // place.dtype.bytes}:]"
            return self.define(f"panel_{place.index}", panel)
        is_leaves = isinstance(self.program.columns[place.index], LeafArray)
        names = dict((p, n) for n, p in self.nest.places)
        called = names[place].removeprefix("partial." if is_leaves else "value.")
        called = variable(called.replace(".", "_"))  # `turned.12`: a matrix by columns
        count = self._count(place, is_leaves)
        address = f"{self._entry()}[{place.index}]"
        made = f"array({address}, {count}, {CONSTRUCTORS[place.dtype]})"
        return self.define(f"{called}_{'leaves' if is_leaves else 'array'}", made)

    def slot(self, place: Place, at: Position) -> str:
        """The cell of a number; `at` is the group, where it is not the tensor's own."""
        size, kind = self.program.slots[place.kind], "L" if place.dtype.kind == "int" else "D"
        called = f"{SLOT_TABLES[place.kind]}{'_as_integers' if kind == 'L' else ''}"
        if place.kind == PlaceKind.STEP:
            array = self.context_array("steps", f"W({size})", kind, called)
            return f"{array}[{place.index}]"
        owner = "tensor" if place.kind == PlaceKind.TENSOR else self.position(at, 6)
        if place.kind == PlaceKind.GROUP and at.op == "const":
            owner = self.column("group")
        total = self.context("tensor_count" if place.kind == PlaceKind.TENSOR else "group_count")
        name = self.context_array(SLOT_TABLES[place.kind], f"{total} * W({size})", kind, called)
        return f"{name}[{owner} * W({size}) + W({place.index})]"

    def _count(self, place: Place, is_leaves: bool) -> str:
        """The cells of an array."""
        if (length := place.domain.block) is not None:
            count = f"({self.column('numel')} + W({length - 1})) // W({length})"
            return f"{count} * W({block_leaves(length)})" if is_leaves else count
        if place.domain.tiles:
            return self._tiled(self._extent(place, is_leaves))
        sizes = _LEAVES.get(place.domain, ("leaves",)) if is_leaves else self._sizes(place)
        return " * ".join(map(self._size, sizes)) or "W(1)"

    def _extent(self, place: Place, is_leaves: bool) -> str:
        column = self.program.columns[place.index]
        if is_leaves and isinstance(column, LeafArray):
            return leaves_extent(self.program.graph, column.value)
        return extent_of(place.domain)

    def _sizes(self, place: Place) -> tuple[str, ...]:
        if place.domain == ELEM:
            return ("numel",)
        axes = ordered(place.domain.axes)
        if axes[:2] == [*BATCH_AXES]:
            return "batches", *(_SIZES.get(axis) or str(low_size(axis)) for axis in axes[2:])
        return tuple(_SIZES[axis] for axis in axes)

    def _tiled(self, extent: str) -> str:
        """The cells of an extent of tiles."""
        letters, size = sizes_of(extent)
        of = {name: self.column(name) for name in ("batches", "rows", "cols")}
        down, across = (f"(({of[n]} + W({size - 1})) // W({size}))" for n in ("rows", "cols"))
        rows, cols = (f"min(W({size}), {of[n]})" for n in ("rows", "cols"))
        found = {"B": f"{of['batches']} * {down} * {across}", "R": rows, "C": cols}
        found |= {n: f"(({side} + W(1023)) // W(1024))" for n, side in (("P", cols), ("U", rows))}
        found |= {n: f"(({side} + W(63)) // W(64))" for n, side in (("V", cols), ("Q", rows))}
        return " * ".join(found[letter] for letter in letters)

    def _size(self, name: str) -> str:
        return f"W({name})" if name.isdigit() else self.column(name)

    def _entry(self) -> str:
        size = len(self.program.columns)
        self.context("tensors")
        return self.define("entry", f"array(tensors + tensor * W({8 * size}), W({size}), W)")

    # -- positions

    def position(self, at: Position, least: int = 0) -> str:
        """A position; in parentheses where it binds less than its surroundings ask for."""
        if at.op == "const":
            return f"W({at.args[0]})"
        if at.op in ("var", "name"):
            return self._name(at.args[0])
        if at.op == "select":
            condition, then, other = map(self.position, at.parts)
            return f"({then} if {condition} else {other})"
        if at.op == "min":
            return f"min({', '.join(map(self.position, at.parts))})"
        level, (left, right) = PRECEDENCE[at.op], at.parts
        first, second = (
            self.position(left, level + (at.op in TESTS)),
            self.position(right, level + 1),
        )
        text = f"{first} {_OPS.get(at.op, at.op)} {second}"
        return f"({text})" if level < least else text

    def _name(self, name: str) -> str:
        if name[0] == "#":
            return self.column(name[1:])
        if name == THREADS:
            return self.define("threads", "W(cuda.blockDim.x)")
        if name[0] == "@":
            return self.context(name[1:])
        return _ARGUMENTS.get(name) or self.counter(name)

    def counter(self, name: str) -> str:
        """The Python name of a loop's variable; values of the nest may have its own."""
        if not self.values:
            made = (v for s in walk(self.nest.body) for v in makes(s))
            accs = (acc.name for acc in accumulators(self.nest))
            self.values |= {variable(value) for value in (*made, *accs)}
        return f"turn_{name}" if name in self.values else name


def is_slot(place: Place) -> bool:
    """True if a place is a number, not an array."""
    return place.kind in SLOT_TABLES


def constructor(dtype: DType) -> str:
    """Return the constructor of numbers of a dtype."""
    return CONSTRUCTORS[dtype]


def variable(name: str) -> str:
    """The Python name of a value: `v12` for %12, a role's own name, `v12_term` of accumulators."""
    if name.startswith("acc."):
        _, of, *what = name.split(".")
        return f"{variable(of)}_{what[0] if what else 'total'}"
    if name.isdigit():
        return f"v{name}"
    if "." in name:  # a copy of one, `12.copied`
        return "_".join(map(variable, name.split(".")))
    is_taken = name in _OWN or keyword.iskeyword(name) or _OURS.fullmatch(name)
    return f"{name}_" if is_taken else name
