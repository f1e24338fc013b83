"""Turns a schedule into a program: kernels over chunks, segments between them, and memory.

1. Each phase becomes a kernel: a loop over the rows and columns of a chunk.
2. Scalars and vectors are computed in segments (`passes/lower/place_scalars.py`).
3. A value that is used outside of the loop that computes it gets a place: a slot or a vector.
4. Updates of scalar or vector roles are stored in segments (`passes/lower/place_commits.py`).
5. The launches of all this follow (`passes/lower/launches.py`).
6. A value that products take or leave lies in an array of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from ...ir.errors import LowerError
from ...ir.graph import Graph, Operand
from ...ir.lowered.program import (
    ElementLoad,
    Item,
    ItemKind,
    Kernel,
    LeafDirection,
    LeafReduction,
    MatrixKernel,
    PlacedStore,
    ProductOperand,
    Program,
    Scope,
    Segment,
    Sweep,
)
from ...ir.lowered.schedule import MatrixPass, Phase, Schedule, is_along_columns
from ...ir.lowered.tables import (
    SLOT_KINDS,
    LeafArray,
    Place,
    PlaceKind,
    RoleArray,
    TableColumn,
    ValueArray,
    columns_under,
)
from ...ir.ops import OPS, ROLE
from ...ir.roles import Role
from ...ir.types import BOOL, ELEM, F64, GROUP, STEP, TENSOR, Domain, DType
from ..fuse.problem import holds_value
from ..fuse.readiness import kind_of, reduces_cells
from ..products.orient import factors_of, lying
from .launches import with_launches
from .place_commits import with_commits
from .place_scalars import Outline, is_shared, outline


def is_once(domain: Domain, block: int) -> bool:
    """True if a vector has one cell for all elements of a row, or of a block of so many."""
    if block or domain.block is not None:
        return domain.block == block
    return "col" not in domain.axes


def lower(schedule: Schedule) -> Program:
    """The program of a schedule. Raises LowerError for a graph that has no kernels."""
    return with_launches(_Lowering(schedule, outline(schedule)).program())


_SLOTS = {STEP: PlaceKind.STEP, GROUP: PlaceKind.GROUP}  # the others are a tensor's


@dataclass
class _Lowering:
    schedule: Schedule
    outline: Outline
    columns: list[TableColumn] = field(default_factory=list[TableColumn])
    slots: dict[PlaceKind, int] = field(default_factory=lambda: dict.fromkeys(SLOT_KINDS, 0))
    roles: dict[str, Place] = field(default_factory=dict[str, Place])
    places: dict[int, Place] = field(default_factory=dict[int, Place])
    turned: dict[int, Place] = field(default_factory=dict[int, Place])
    partials: dict[int, Place] = field(default_factory=dict[int, Place])
    shared: dict[int, int] = field(default_factory=dict[int, int])
    segments: list[Segment] = field(default_factory=list[Segment])

    @property
    def graph(self) -> Graph:
        return self.schedule.graph

    @cached_property
    def sweeps(self) -> list[int]:
        """The stages that end in a sweep; others end in a round of passes over matrices."""
        return sorted({p.sweep for p in self.schedule.phases})

    def program(self) -> Program:
        self.columns += columns_under(self.graph.view)
        self._place_roles()
        self._place_values()
        kernels = [self._kernel(p) for p in self.schedule.phases]
        stages = [self._stage(s) for s in range(self.schedule.stages + 1)]
        matrices = [self._matrix(n, one) for n, one in enumerate(self.schedule.matrices)]
        for number, one in enumerate(self.schedule.matrices):
            stages[one.before].append(Item(ItemKind.MATRIX, number))
        order = list(stages[0])
        sweeps: list[Sweep] = []
        for stage in range(self.schedule.stages):
            if stage in self.sweeps:
                mine = tuple(k for k in kernels if k.sweep == len(sweeps))
                rows = tuple(self._rows(stage, q + 1) for q in range(len(mine) - 1))
                order.append(Item(ItemKind.SWEEP, len(sweeps)))
                sweeps.append(Sweep(mine, rows))
            order += stages[stage + 1]
        program = Program(
            self.graph.name,
            self.graph,
            self.schedule,
            self.places,
            self.roles,
            self.partials,
            self.shared,
            tuple(sweeps),
            tuple(self.segments),
            tuple(order),
            tuple(self.columns),
            dict(self.slots),
            matrices=tuple(matrices),
            turned=self.turned,
        )
        return with_commits(program, self._commits())

    # -- places

    def _place_roles(self) -> None:
        used = set(self.graph.reads) | {u.role for u in self.graph.updates}
        for role in self.graph.roles:
            if role.name in used:
                self.roles[role.name] = self._role_place(role)

    def _role_place(self, role: Role) -> Place:
        domain, dtype = role.type.domain, role.type.dtype
        if domain.is_scalar:
            if dtype not in (F64, BOOL):
                message = f"role %{role.name}: a number is f64 or bool, got {dtype}"
                raise LowerError(message, role.origin)
            return self._slot(domain, dtype)
        return self._array(RoleArray(role.name), dtype, domain)

    def _place_values(self) -> None:
        live = self.graph.live()
        for value in sorted(live):
            node = self.graph.nodes[value]
            if is_shared(self.graph, value):
                self.shared[value] = len(self.shared)
            if reduces_cells(self.graph, value):
                self.partials[value] = self._array(LeafArray(value), F64, node.type.domain)
        matrices = [(v, p.turned) for p in self.schedule.matrices for v in p.keeps]
        kept = [v for p in self.schedule.phases for v in p.keeps]
        for value in (v for v, turned in matrices if turned):
            type_ = self.graph.nodes[value].type
            column = ValueArray(value, turned=True)
            self.turned[value] = self._array(column, type_.dtype, type_.domain)
        kept += [v for v, turned in matrices if not turned]
        for value in dict.fromkeys((*self._crossing(), *kept)):
            node = self.graph.nodes[value]
            scalar = node.type.domain.is_scalar
            array, dtype, domain = ValueArray(value), node.type.dtype, node.type.domain
            place = self._slot(domain, dtype) if scalar else self._array(array, dtype, domain)
            self.places[value] = place

    def _crossing(self) -> list[int]:
        """Scalar and vector values that are used outside the run that computes them, in order."""
        found: set[int] = set()
        run_of = self.outline.run_of
        for user, node in enumerate(self.graph.nodes):
            for value in node.values:
                folds = OPS[node.op].is_reduction
                if value in run_of and (folds or run_of[value] != run_of.get(user)):
                    found.add(value)
        for change in self.graph.updates:
            found |= {v for v in (change.value, change.guard) if isinstance(v, int) and v in run_of}
        return sorted(found)

    def _slot(self, domain: Domain, dtype: DType) -> Place:
        kind = _SLOTS.get(domain, PlaceKind.TENSOR)
        self.slots[kind] += 1
        return Place(kind, self.slots[kind] - 1, dtype, domain)

    def _array(self, column: TableColumn, dtype: DType, domain: Domain) -> Place:
        self.columns.append(column)
        kind = PlaceKind.ELEM if domain == ELEM else PlaceKind.VECTOR
        return Place(kind, len(self.columns) - 1, dtype, domain)

    # -- kernels

    def _kernel(self, phase: Phase) -> Kernel:
        graph = self.graph
        stores = tuple(self._store(u) for u in phase.stores)
        low = self._low_operands(phase, stores)
        scalars = tuple(v for v in low if graph.nodes[v].type.domain.is_scalar)
        block, sweep = self._block(phase.sweep), self.sweeps.index(phase.sweep)
        vectors = [v for v in low if v not in scalars]
        once = [v for v in vectors if is_once(graph.nodes[v].type.domain, block)]
        return Kernel(
            name=f"sweep{sweep}_pass{phase.index}",
            sweep=sweep,
            index=phase.index,
            scalars=scalars,
            rows=tuple(once),
            cols=tuple(v for v in vectors if v not in once),
            loads=tuple(ElementLoad(v, self._load_place(v, phase)) for v in phase.loads),
            computes=phase.computes,
            stores=stores,
            reduces=tuple(self._reduce(r) for r in phase.reductions),
            keeps=tuple(ElementLoad(v, self.places[v]) for v in phase.keeps),
            block=block,
        )

    def _matrix(self, number: int, one: MatrixPass) -> MatrixKernel:
        nodes = self.graph.nodes
        stores = tuple(self._store(u) for u in one.stores)
        wanted: list[Operand | None] = [a for v in one.computes for a in nodes[v].args]
        wanted += [x for s in stores for x in (s.value, s.guard)]
        wanted += [a for r in one.reductions for a in nodes[r].args]
        low = sorted(v for v in set(wanted) if isinstance(v, int) and not self._is_matrix(v))
        loaded = one.turned != one.turns
        routine = "" if one.product is None else OPS[nodes[one.product].op].routine

        def source(value: int) -> int:
            is_made = value in one.keeps and not one.turns  # a transpose that is kept
            return lying(self.graph, value)[0] if is_made else value

        return MatrixKernel(
            name=f"{'library' if routine else 'matrix'}{number}",
            space=one.space(self.graph),
            product=one.product,
            factors=() if one.product is None else self._factors(one, one.product),
            scalars=tuple(v for v in low if nodes[v].type.domain.is_scalar),
            loads=tuple(ElementLoad(v, self._matrix_place(source(v), loaded)) for v in one.loads),
            computes=one.computes,
            keeps=tuple(ElementLoad(v, self._matrix_place(v, one.turned)) for v in one.keeps),
            stores=stores,
            turned=one.turned,
            half=one.half,
            mirrors=one.mirrors,
            vectors=tuple(v for v in low if not nodes[v].type.domain.is_scalar),
            reduces=tuple(self._reduce(r) for r in one.reductions),
            routine=routine,
        )

    def _is_matrix(self, value: int) -> bool:
        return self.graph.nodes[value].type.domain.is_matrix

    def _factors(self, one: MatrixPass, product: int) -> tuple[ProductOperand, ...]:
        """Case 6: the operands as they lie, and how they stand in the product."""
        return tuple(
            ProductOperand(value, self._matrix_place(value, turned), transposed)
            for (value, transposed), turned in zip(
                factors_of(self.graph, product), one.factors, strict=True
            )
        )

    def _matrix_place(self, value: int, turned: bool = False) -> Place:
        """Return the place of a matrix, or of the one it transposes, by rows or by columns."""
        value = value if value in self.places else lying(self.graph, value)[0]
        node = self.graph.nodes[value]
        if turned:
            return self.turned[value]
        return self.roles[node[ROLE]] if node.op == "read" else self.places[value]

    def _block(self, sweep: int) -> int:
        """The block length that a sweep goes by; 0: it goes by rows."""
        taken = (r for p in self.schedule.passes(sweep) for r in p.reductions)
        return max((kind_of(self.graph, r) for r in taken), default=0)

    def _low_operands(self, phase: Phase, stores: tuple[PlacedStore, ...]) -> list[int]:
        nodes = self.graph.nodes
        wanted: list[Operand | None] = [a for v in phase.computes for a in nodes[v].args]
        wanted += [a for r in phase.reductions for a in nodes[r].args]
        wanted += [x for s in stores for x in (s.value, s.guard)]
        values = {v for v in wanted if isinstance(v, int)}
        return sorted(v for v in values if nodes[v].type.domain != ELEM)

    def _load_place(self, value: int, phase: Phase) -> Place:
        node = self.graph.nodes[value]
        if value in self.places:
            return self.places[value]
        earlier = [p for p in self.schedule.phases if p.time < phase.time]
        stored = {self.graph.updates[u].role: u for p in earlier for u in p.stores}
        if node.op == "read" and node[ROLE] not in stored:
            return self.roles[node[ROLE]]
        return next(
            self.roles[role]
            for role, update in stored.items()
            if self.graph.updates[update].value == value and holds_value(self.graph, update)
        )

    def _store(self, update: int) -> PlacedStore:
        change = self.graph.updates[update]
        return PlacedStore(update, change.value, self.roles[change.role], change.guard)

    def _reduce(self, node: int) -> LeafReduction:
        along = LeafDirection.COL if is_along_columns(self.graph, node) else LeafDirection.ROW
        return LeafReduction(node, along, self.partials[node])

    # -- segments and launches

    def _stage(self, stage: int) -> list[Item]:
        levels = self._levels(stage)
        return [
            self._segment(stage, level)
            for level in range(max(levels, default=-1) + 1)
            if level in levels
        ]

    def _levels(self, stage: int) -> set[int]:
        found = {w[2] for w in self.outline.runs if w[0] == stage and w[2] >= 0}
        shared = {self.outline.where[v][2] - 1 for v in self._shared_in(stage)}
        return found | shared

    def _shared_in(self, stage: int) -> list[int]:
        where = self.outline.where
        return [v for v in self.shared if where[v][0] == stage and where[v][2] >= 0]

    def _segment(self, stage: int, level: int) -> Item:
        runs = self.outline.runs.get((stage, 0, level), ())
        where = self.outline.where
        writes = tuple(v for v in self._shared_in(stage) if where[v][2] == level + 1)
        folds = tuple(v for v in self._shared_in(stage) if where[v][2] == level)
        scope = Scope.STEP if level % 2 else Scope.TENSOR
        self.segments.append(Segment(f"stage{stage}_{level}", scope, runs, (), writes, folds))
        return Item(ItemKind.SEGMENT, len(self.segments) - 1)

    def _rows(self, sweep: int, number: int) -> Segment | None:
        runs = self.outline.runs.get((sweep, number, -1))
        name = f"rows{self.sweeps.index(sweep)}_{number}"
        return Segment(name, Scope.ROWS, runs) if runs else None

    def _commits(self) -> list[PlacedStore]:
        """Stores of numbers and vectors, those of tensors first."""
        reads = self.graph.reads
        found: list[PlacedStore] = []
        for scope in (Scope.TENSOR, Scope.STEP):
            commits = tuple(
                self._store(u)
                for u, change in enumerate(self.graph.updates)
                if self._scope(change.role) == scope
                and not change.forward
                and change.value != reads.get(change.role)
            )
            self._check_order(commits)
            found += commits
        return found

    def _check_order(self, commits: tuple[PlacedStore, ...]) -> None:
        """Check that no commit reads a role that an earlier commit has overwritten."""
        nodes, stored = self.graph.nodes, set[str]()
        for commit in commits:
            name = self.graph.updates[commit.update].role
            values = (v for v in (commit.value, commit.guard) if isinstance(v, int))
            taken = {nodes[v][ROLE] for v in values if nodes[v].op == "read"}
            late = sorted((taken - {name}) & stored)
            if late:
                raise LowerError(
                    f"@{self.graph.name}: %{name} is to be what %{late[0]} was before, and "
                    f"%{late[0]} what %{name} was: numbers and vectors have no second copy; "
                    f"keep one of them in a third state",
                    self.graph.updates[commit.update].origin,
                )
            stored.add(name)

    def _scope(self, name: str) -> str:
        domain = self.graph.role(name).type.domain
        return "elem" if domain.is_matrix else "tensor" if domain >= TENSOR else "step"
