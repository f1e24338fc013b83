"""Proves a memory plan by running the program on it, with names in place of numbers.

Memory is a dict from each buffer and each role's array to the name of its value. Every read has
to find the value that the program means. The checker shares no code with `plan_memory`.

P1  every temporary column has a buffer, and only one
P2  a buffer is large enough for each of its columns
P3  a read finds the value written for it, and a role's array has the one that the program means
P4  one launch uses a buffer for one column: its threads are at different places in it
P5  a role's array ends with its update in the program, or as it was
P6  a value stored under a guard is loaded back only where all that is made of it has that guard
P7  the plan's statements on updates hold: in place, no load of the old value comes too late
P8  values on the stack of the thread of a whole tensor are read in the visit that wrote them
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from ...ir.graph import reachable
from ...ir.lowered.launches import ChunkKind
from ...ir.lowered.memory_plan import Plan, PlanError, parts_of
from ...ir.lowered.program import Item, ItemKind, Kernel, MatrixKernel, Program, Scope, Segment
from ...ir.lowered.tables import (
    ARRAY_KINDS,
    LeafArray,
    Place,
    PlaceKind,
    RoleArray,
    TableColumn,
    TensorFact,
    ValueArray,
)
from ...ir.ops import OPS
from ...ir.tensor_view import Shape
from ...ir.types import COL, ELEM, GRAM_COL, GRAM_ROW, VIEW_AXES, Domain, low_size

_SAMPLES = (
    Shape(1, 1, 5000, 5000),
    Shape(3, 70, 2100, 441000, (3, 1)),
    Shape(2, 1500, 3, 9000, (1, 2)),
)


def check_plan(program: Program, plan: Plan) -> None:
    """Raises PlanError, naming the column and the launches, for a plan that does not hold."""
    check = _Check(program, plan)
    check.homes()
    for number in range(len(program.order)):
        check.launch(number)
    check.end()


def check_own(program: Program, plan: Plan, own: Sequence[TableColumn]) -> None:
    """Raises PlanError where another visit of a tensor of one chunk reads values on a stack.

    Each visit is taken to find nothing there, as another worker may run it.
    """
    mine, others = parts_of(plan.buffers, own)
    check, before = _Check(program, replace(plan, buffers=(*mine, *others))), ""
    check.homes()
    for number, item in enumerate(program.order):
        visit = _visit_of_whole(program, item)
        if visit != before:
            left = {f"buffer {b.name}": f"{_LEFT} of {before or 'no visit'}" for b in mine}
            check.memory |= left
            check.since |= dict.fromkeys(left, "then")
        check.launch(number)
        before = visit


_LEFT = "the stack"  # what a visit finds there


def _visit_of_whole(program: Program, item: Item) -> str:
    """The call that runs an item over tensors of one chunk."""
    small = {(x.entry, x.argument) for x in program.launches if ChunkKind.TENSOR in x.kinds}
    if item.kind == ItemKind.SWEEP:
        name = program.sweeps[item.index].kernels[0].name
    else:
        matrices = item.kind == ItemKind.MATRIX
        name = (program.matrices if matrices else program.segments)[item.index].name
    for visit in program.visits:
        names = {getattr(step, "segment", getattr(step, "name", "")) for step in visit.flat_steps}
        for entry, argument in sorted(small):
            is_it = visit.entry == entry and visit.argument in (None, argument)
            if is_it and name in names and ChunkKind.TENSOR in visit.kinds:
                return f"{entry}({argument})"
    return ""


@dataclass(slots=True)
class _Check:
    program: Program
    plan: Plan
    home: dict[TableColumn, str] = field(default_factory=dict[TableColumn, str])  # its memory
    memory: dict[str, str] = field(default_factory=dict[str, str])  # memory to its content
    since: dict[str, str] = field(default_factory=dict[str, str])  # memory to who wrote it
    using: dict[str, TableColumn] = field(default_factory=dict[str, TableColumn])  # this launch
    guards: dict[TableColumn, int] = field(default_factory=dict[TableColumn, int])  # of its store
    now: str = ""

    # -- before: P1 and P2

    def homes(self) -> None:
        """Gives every column its memory."""
        for buffer in self.plan.buffers:
            for column in buffer.columns:
                self._settle(column.column, f"buffer {buffer.name}")
        self._sizes()
        for column in self.program.columns:
            if isinstance(column, RoleArray):
                name = str(column)
                self._settle(column, name)
                read = self.program.graph.reads.get(column.role)
                self.memory[name] = f"%{read}" if read is not None else f"old {name}"
                self.since[name] = "the start"

    def _settle(self, column: TableColumn, memory: str) -> None:
        if column in self.home:
            raise PlanError(f"P1 {column} is in {self.home[column]} and in {memory}")
        if column != TensorFact.SCRATCH and column not in self.program.columns:
            raise PlanError(f"P1 {column} in {memory} is no column of @{self.program.name}")
        self.home[column] = memory

    def _sizes(self) -> None:
        for buffer in self.plan.buffers:
            for column in buffer.columns:
                for shape in _SAMPLES:
                    needed = _bytes(self.program, column.column, shape)
                    if buffer.bytes(shape) < needed:
                        raise PlanError(
                            f"P2 {column.name} needs {needed} bytes for {shape}, "
                            f"buffer {buffer.name} has {buffer.bytes(shape)}"
                        )

    # -- launch by launch: P3, P4 and P6

    def launch(self, number: int) -> None:
        """Runs one launch."""
        item = self.program.order[number]
        self.now = f"launch {number} ({_title(self.program, item)})"
        self.using = {}
        if item.kind == ItemKind.MATRIX:
            self._matrix(self.program.matrices[item.index])
            return
        if item.kind == ItemKind.SEGMENT:
            self._segment(self.program.segments[item.index])
            return
        sweep = self.program.sweeps[item.index]
        for index, kernel in enumerate(sweep.kernels):
            self._kernel(kernel)
            segment = sweep.rows[index] if index < len(sweep.rows) else None
            if segment is not None:
                self._segment(segment)

    def _kernel(self, kernel: Kernel) -> None:
        for value in (*kernel.rows, *kernel.cols):
            self._read(self.program.place(value), f"%{value}", f"%{value} in {kernel.name}")
        for load in (x for x in kernel.loads if x.place.kind == PlaceKind.ELEM):
            self._read(load.place, f"%{load.value}", f"%{load.value} in {kernel.name}")
            self._guarded(self.program.columns[load.place.index], load.value)
        for reduce in kernel.reduces:
            self._write(reduce.partial, f"leaves of %{reduce.node}")
        for kept in (x for x in kernel.keeps if x.place.kind == PlaceKind.ELEM):
            self._write(kept.place, f"%{kept.value}")
        for store in kernel.stores:
            self._store(store.place, store.value, store.guard)

    def _matrix(self, kernel: MatrixKernel) -> None:
        for value in kernel.vectors:
            self._read(self.program.place(value), f"%{value}", f"%{value} in {kernel.name}")
        for reduce in kernel.reduces:
            self._write(reduce.partial, f"leaves of %{reduce.node}")
        halves = "half of " if kernel.half or kernel.mirrors else ""
        taken = [(x.place, self._content(x.value, x.place)) for x in kernel.factors]
        taken += [(x.place, self._content(x.value, x.place)) for x in kernel.loads]
        taken += [(x.place, f"{halves}%{x.value}") for x in kernel.keeps if kernel.mirrors]
        stored = [(s.place, f"{halves}%{s.value}") for s in kernel.stores]
        taken += stored if kernel.mirrors else []
        for place, content in taken:
            self._read(place, content, f"{content} in {kernel.name}")
        for kept in kernel.keeps:
            content = self._content(kept.value, kept.place)
            self._write(kept.place, content if kernel.mirrors else f"{halves}{content}")
        for place, content in stored if kernel.half else ():
            self._write(place, content)
        for store in kernel.stores if not kernel.half else ():
            self._store(store.place, store.value, store.guard)

    def _content(self, value: int, place: Place) -> str:
        node = self.program.graph.nodes[value]
        if node.op == "transpose" and place != self.program.places.get(value):
            return self._content(node.values[0], place)
        column = self.program.columns[place.index]
        is_turned = isinstance(column, ValueArray) and column.turned
        return f"%{value} by columns" if is_turned else f"%{value}"

    def _segment(self, segment: Segment) -> None:
        if segment.scope == Scope.TENSOR and segment.runs and TensorFact.SCRATCH not in self.home:
            raise PlanError(f"P1 scratch has no buffer, but {segment.name} may need it")
        if segment.scope == Scope.TENSOR and segment.runs:
            self._claim(TensorFact.SCRATCH)
        for run in segment.runs:
            for value in run.nodes:
                self._low(value, set(run.nodes))
        for store in segment.commits:
            value = store.value
            if isinstance(value, int):
                self._read(self.program.place(value), f"%{value}", f"%{value} in {segment.name}")
            self._store(store.place, value, store.guard)

    def _low(self, value: int, together: set[int]) -> None:
        nodes = self.program.graph.nodes
        if value in self.program.partials:
            leaves = f"leaves of %{value}"
            self._read(self.program.partials[value], leaves, leaves)
        else:
            for operand in nodes[value].values:
                if nodes[value].op == "diag":
                    place = self.program.matrix_place(operand)
                    self._read(place, self._content(operand, place), f"%{operand}")
                elif operand not in together and nodes[operand].type.domain != ELEM:
                    self._read(self.program.place(operand), f"%{operand}", f"%{operand}")
        if value in self.program.places:
            self._write(self.program.places[value], f"%{value}")

    def _read(self, place: Place, content: str, what: str) -> None:
        for column, memory in self._memory(place):
            self._claim(column)
            found = self.memory.get(memory)
            if found != content:
                held = f"{found} since {self.since[memory]}" if found else "nothing yet"
                code = "P8" if found and found.startswith(_LEFT) else "P3"
                raise PlanError(
                    f"{code} {column}: {self.now} reads {what} from {memory}, which holds {held}"
                )

    def _write(self, place: Place, content: str) -> None:
        for column, memory in self._memory(place):
            self._claim(column)
            self.memory[memory], self.since[memory] = content, self.now

    def _store(self, place: Place, value: object, guard: int | None) -> None:
        for column, memory in self._memory(place):
            if guard is not None:
                self.guards[column] = guard
            content = f"%{value}" if isinstance(value, int) else f"new {column}"
            self.memory[memory], self.since[memory] = content, self.now

    def _guarded(self, column: TableColumn, value: int) -> None:
        """P6: where the guard does not hold, the array has the old content."""
        graph = self.program.graph
        for update in graph.updates if column in self.guards else ():
            roots = [v for v in (update.value, update.guard) if isinstance(v, int)]
            if value in reachable(graph, roots) and update.guard != self.guards[column]:
                raise PlanError(
                    f"P6 {column}: {self.now} loads %{value}, stored under guard "
                    f"%{self.guards[column]}, for the update of %{update.role}, which lacks it"
                )

    def _memory(self, place: Place) -> Iterator[tuple[TableColumn, str]]:
        """The column of an array and the memory behind it; slots have none."""
        if place.kind in ARRAY_KINDS:
            column = self.program.columns[place.index]
            if column not in self.home:
                raise PlanError(f"P1 {column} has no buffer, but {self.now} uses it")
            yield column, self.home[column]

    def _claim(self, column: TableColumn) -> None:
        memory = self.home[column]
        if memory.startswith("buffer") and self.using.setdefault(memory, column) != column:
            raise PlanError(
                f"P4 {column}: {self.now} uses {memory} for {self.using[memory]} as well"
            )

    # -- after: P5 and P7

    def end(self) -> None:
        """Check that arrays end with the values that the program declares (P5)."""
        expected = {
            u.role: f"%{u.value}" if isinstance(u.value, int) else f"new role:{u.role}"
            for u in self.program.graph.updates
            if not u.forward
        }
        for column in (c for c in self.program.columns if isinstance(c, RoleArray)):
            read = self.program.graph.reads.get(column.role)
            content, memory = expected.get(column.role, f"%{read}"), str(column)
            if self.memory[memory] != content:
                raise PlanError(
                    f"P5 {column} ends with {self.memory[memory]} of {self.since[memory]}, "
                    f"expected {content}"
                )
        self._claims()

    def _claims(self) -> None:
        """P7: P3 has shown that every element update is in place, so the plan must say so."""
        kernels = (k for sweep in self.program.sweeps for k in sweep.kernels)
        stored = {
            self.program.graph.updates[s.update].role
            for part in (*kernels, *self.program.matrices)
            for s in part.stores
            if s.place.kind == PlaceKind.ELEM
        }
        said = dict(self.plan.updates)
        for role in sorted(stored | set(said)):
            if said.get(role) != "in place" or role not in stored:
                raise PlanError(f"P7 %{role}: the plan says {said.get(role)!r}, it is in place")


def _title(program: Program, item: Item) -> str:
    if item.kind != ItemKind.SEGMENT:
        return f"{item.kind} {item.index}"
    return program.segments[item.index].name


def _bytes(program: Program, column: TableColumn, shape: Shape) -> int:
    """The bytes that a column needs, by the use of its cells."""
    if not isinstance(column, LeafArray | ValueArray):
        longest = shape.batches * shape.rows
        if COL in program.graph.view.domains:
            longest = max(longest, shape.batches * shape.cols)
        lists = [a for n in program.graph.nodes if OPS[n.op].is_reduction for a in n.values]
        domains = [program.graph.nodes[a].type.domain for a in lists]
        of_tiles = (shape.tiled(int(d.tiles)) for d in domains if d.tiles)
        tiled = (s.batches * max(s.rows, s.cols) for s in of_tiles)
        longest = max((longest, *(_blocks(domain, shape) for domain in domains), *tiled))
        return 8 * (-(-longest // 1024) + 1)
    is_leaves = isinstance(column, LeafArray)
    shape = shape.tiled(int(program.graph.nodes[column.value].type.domain.tiles))
    type_ = program.graph.nodes[column.value].type
    if type_.domain.block is not None:
        leaves = -(-type_.domain.block // 1024) * 8 if is_leaves else type_.dtype.bytes
        return _blocks(type_.domain, shape) * leaves
    if is_leaves:
        operand = program.graph.nodes[column.value].values[0]
        source = program.graph.nodes[operand].type.domain
        if source.is_low:
            return 8 * _cells(type_.domain, shape) * _low_leaves(source)
        side = _side(source, shape)
        is_column = type_.domain.of_tensor == COL or "row'" in type_.domain.axes
        if side:
            return 8 * shape.batches * side * -(-side // (64 if is_column else 1024))
        leaves_of_rows = shape.batches * shape.rows * -(-shape.cols // 1024)
        leaves_of_columns = shape.batches * shape.cols * -(-shape.rows // 64)
        return 8 * (leaves_of_columns if is_column else leaves_of_rows)
    return _cells(type_.domain, shape) * program.stored_as(column.value).bytes


def _side(domain: Domain, shape: Shape) -> int:
    """The rows of a Gram value; 0 of others."""
    return {GRAM_ROW: shape.rows, GRAM_COL: shape.cols}.get(domain.of_tensor, 0)


def _low_leaves(domain: Domain) -> int:
    """The leaves of a row, or of a column, of low-rank matrices."""
    (size,) = filter(None, map(low_size, domain.axes))
    return -(-size // (1024 if "row" in domain.axes else 64))


def _cells(domain: Domain, shape: Shape) -> int:
    """The cells of a vector or a matrix: the product of the sizes of its axes."""
    sizes: dict[str | int, int] = dict(zip(VIEW_AXES, shape.sizes, strict=True))
    sizes |= {"row'": shape.rows, "col'": shape.cols}
    found = 1
    for axis in domain.axes:
        found *= low_size(axis) or sizes[axis]
    return found


def _blocks(domain: Domain, shape: Shape) -> int:
    """The number of blocks of a domain, 0 where it has none."""
    return 0 if domain.block is None else -(-shape.numel // domain.block)
