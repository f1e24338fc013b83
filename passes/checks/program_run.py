"""A program's memory while it runs on names: the part of `check_program` that steps.

A slot or an array holds the number of the value, and the guards under which it does.
The invariants L2 to L7, L9, L12 and L13 are those of `check_program`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ...ir.graph import Operand
from ...ir.lowered.program import (
    ElementLoad,
    Kernel,
    LeafReduction,
    PlacedStore,
    Program,
    ProgramError,
    Run,
    Scope,
    Segment,
)
from ...ir.lowered.tables import SLOT_KINDS, Place, PlaceKind
from ...ir.lowered.visits import RunCells, RunLists
from ...ir.ops import OPS, ROLE
from ...ir.types import COL, ELEM, GROUP, ROW, STEP, TENSOR, Const, Domain, join, ordered
from .rank_memory import FREE, Guards, HeldValue, Key, key_of, name_of, text_of

_RUNS = {"step": (STEP, GROUP), "tensor": (TENSOR,), "rows": (ROW,)}  # and, of a tensor, vectors
_REACH = {
    Scope.STEP: (PlaceKind.STEP, PlaceKind.GROUP),
    Scope.TENSOR: (*SLOT_KINDS, PlaceKind.VECTOR),
}
_COMMITS = {"step": (STEP, GROUP), "tensor": (TENSOR,), "rows": (ROW,)}


@dataclass(slots=True)
class ProgramRun:
    """Memory, and the items that have run; `now` names the launch for errors."""

    program: Program
    memory: dict[Key, HeldValue] = field(default_factory=dict[Key, HeldValue])
    parts: dict[int, Guards] = field(default_factory=dict[int, Guards])  # L5: left by each tensor
    stored: Counter[int] = field(default_factory=Counter[int])
    taken: Counter[int] = field(default_factory=Counter[int])
    open: set[int] = field(default_factory=set[int])  # taken, leaves still to come
    kept: dict[Place, tuple[int, Guards]] = field(default_factory=dict[Place, tuple[int, Guards]])
    now: str = ""
    has_long: bool = False  # whether its lists are long
    apart: set[str] = field(default_factory=set[str])  # segments whose cells others have computed

    def __post_init__(self) -> None:
        reads = self.program.graph.reads
        for name, place in self.program.role_places.items():
            self.memory[key_of(place)] = HeldValue(reads.get(name, f"old %{name}"))

    # -- memory

    def read(
        self,
        value: int,
        place: Place,
        scope: Scope = Scope.TENSOR,
        content: int | str | None = None,
    ) -> Guards:
        """L2: the guards under which the place holds the value, or this content of it."""
        if place.kind not in (*_REACH[scope], PlaceKind.ELEM):
            raise ProgramError(f"L3 {self.now}: %{value} of a tensor is used for the step")
        held = self.memory.get(key_of(place))
        if held is None or held.what != (value if content is None else content):
            found = "nothing yet" if held is None else f"{name_of(held.what)} since {held.since}"
            raise ProgramError(f"L2 {self.now}: %{value} is read from {text_of(place)}: {found}")
        return held.under if held.guard is None else held.under | {held.guard}

    def write(self, place: Place, what: Operand | str, under: Guards) -> None:
        """Set the content of a place."""
        self.memory[key_of(place)] = HeldValue(what, under, since=self.now)

    def low(self, value: int, scope: Scope = Scope.TENSOR) -> Guards:
        """A scalar or vector value, from its place."""
        node = self.program.graph.nodes[value]
        known = self.program.role_places if node.op == "read" else self.program.places
        place = known.get(node[ROLE] if node.op == "read" else value)  # type: ignore[arg-type]
        if place is None or place.kind == PlaceKind.ELEM:
            raise ProgramError(f"L3 {self.now}: %{value} has no slot and no vector")
        return self.read(value, place, scope)

    # -- kernels

    def kernel(self, kernel: Kernel) -> None:
        """One pass: all is loaded before anything is stored, element by element."""
        self.now, nodes = kernel.name, self.program.graph.nodes
        there: dict[int, Guards] = {}
        lists: tuple[tuple[Iterable[int], Callable[[Domain], bool]], ...] = (
            (kernel.scalars, lambda d: d.is_scalar),
            (kernel.rows, lambda d: _is_once(d, kernel.block)),
            (kernel.cols, lambda d: d.is_vector and not _is_once(d, kernel.block)),
        )
        for values, fits in lists:
            for value in values:
                if not fits(nodes[value].type.domain):
                    raise ProgramError(f"L3 {self.now}: %{value} is {nodes[value].type}")
                there[value] = self.low(value)
        for load in kernel.loads:
            there[load.value] = self.load(load)
        for value in kernel.computes:
            if nodes[value].type.domain != ELEM or nodes[value].op == "read" or self.folds(value):
                raise ProgramError(f"L3 {self.now}: %{value} = {nodes[value].op} is no element")
            there[value] = self.made(value, there)
        for reduce in kernel.reduces:
            self.reduce(reduce, there, kernel.block)
        for kept in kernel.keeps:
            if kept.place.kind == PlaceKind.KEPT:
                self.kept[kept.place] = kept.value, self.given(kept.value, there)
            else:
                self.keep(kept, there)
        for store in kernel.stores:
            value, guard = (self.given(v, there) for v in (store.value, store.guard))
            self.store(store, (ELEM,), value, guard)

    def keep(self, kept: ElementLoad, there: dict[int, Guards]) -> None:
        """A matrix in a temporary of its own."""
        if kept.place != self.program.places.get(kept.value):
            raise ProgramError(f"L3 {self.now}: %{kept.value} is kept in {kept.place}")
        self.write(kept.place, kept.value, self.given(kept.value, there))

    def load(self, load: ElementLoad) -> Guards:
        """An element value, from its array or from a buffer of the tile."""
        place, program = load.place, self.program
        dtype = program.stored_as(load.value)
        if place.kind == PlaceKind.KEPT:
            dtype = program.graph.nodes[load.value].type.dtype
        if place.kind not in (PlaceKind.ELEM, PlaceKind.KEPT) or place.dtype != dtype:
            raise ProgramError(f"L3 {self.now}: %{load.value} is loaded from {place}")
        if place.kind == PlaceKind.ELEM:
            return self.read(load.value, place)
        value, under = self.kept.get(place, (None, FREE))
        if value != load.value:
            found = "nothing yet" if value is None else f"%{value}"
            raise ProgramError(
                f"L12 {self.now}: %{load.value} is loaded from the tile's buffer at byte "
                f"{place.index}, which holds {found}"
            )
        return under

    def given(self, value: Operand | None, there: dict[int, Guards]) -> Guards:
        """The guards of a value that is at hand."""
        if value is None or isinstance(value, Const):
            return FREE
        if value not in there:
            raise ProgramError(f"L3 {self.now}: %{value} is used and neither loaded nor computed")
        return there[value]

    def made(self, value: int, there: dict[int, Guards]) -> Guards:
        """The guards of a result of values at hand."""
        values = self.program.graph.nodes[value].values
        return FREE.union(*(self.given(v, there) for v in values))

    def folds(self, value: int) -> bool:
        """True if a value is a reduction."""
        return OPS[self.program.graph.nodes[value].op].is_reduction

    # -- reductions

    def source(self, value: int) -> Domain:
        """The domain of a reduction's operands."""
        graph = self.program.graph
        return join(*(graph.nodes[v].type.domain for v in graph.nodes[value].values))

    def reduce(
        self, reduce: LeafReduction, there: dict[int, Guards], block: int, space: Domain = ELEM
    ) -> None:
        """L4: leaves of cells, along rows, columns, or the blocks that its kernel goes by."""
        value, domain = reduce.node, self.program.graph.nodes[reduce.node].type.domain
        one_row = domain == TENSOR and self.program.graph.view.is_flat
        along = "col" if domain == COL else "row" if domain == ROW or one_row else "no axis"
        if block or domain.block is not None:
            along = "row" if domain.block == block else "no axis"
        if space != ELEM:
            first, last = ordered(space.axes)[-2:]
            by_left = {space.axes - {last}: "row", space.axes - {first}: "col"}
            along = by_left.get(domain.axes, "no axis")
        if not self.folds(value) or self.source(value) != space or reduce.along != along:
            raise ProgramError(
                f"L4 {self.now}: %{value} to {domain} is taken along {reduce.along}, not {along}"
            )
        if value in self.taken or reduce.partial != self.program.partials.get(value):
            raise ProgramError(f"L4 {self.now}: %{value} is taken twice, or not to its leaves")
        self.taken[value] += 1
        if domain != ROW and domain.block is None:
            self.open.add(value)
        self.write(reduce.partial, f"leaves of %{value}", self.made(value, there))

    def fold(self, value: int, segment: Segment, together: dict[int, Guards]) -> Guards:
        """L4, L5: the total of a reduction in a segment, all its parts being there."""
        node = self.program.graph.nodes[value]
        if self.source(value).is_matrix:
            is_long = self.has_long and value in segment.lists
            return self.leaves(value, *(("totals", "L13") if is_long else ("leaves", "L4"))).under
        if node.type.domain <= GROUP:
            if value not in segment.folds_shared or value not in self.parts:
                raise ProgramError(f"L5 {self.now}: %{value} is folded before all tensors' parts")
            return self.parts.get(value, FREE)
        if len(node.values) != 1 or node.values[0] in together:
            raise ProgramError(f"L4 {self.now}: %{value} is folded cell by cell with its operand")
        if self.has_long and value in segment.lists:
            return self.totals(value)
        return self.low(node.values[0])

    def leaves(self, value: int, what: str, invariant: str) -> HeldValue:
        """L4, L13: the list of a reduction's leaves, all of them being there."""
        place = self.program.partials.get(value)
        held = self.memory.get(key_of(place)) if place is not None else None
        if held is None or held.what != f"{what} of %{value}" or value in self.open:
            raise ProgramError(f"{invariant} {self.now}: %{value} is folded before all its {what}")
        return held

    def totals(self, value: int) -> Guards:
        """L13: the list of the totals of a vector's leaves."""
        held = self.memory.get(
            key_of(self.program.place(self.program.graph.nodes[value].values[0]))
        )
        if held is None or held.what != f"totals of %{value}":
            raise ProgramError(f"L13 {self.now}: %{value} is folded before all its totals")
        return held.under

    def lists(self, step: RunLists) -> None:
        """L13: of long lists only the totals of their leaves are there from now on."""
        self.now, nodes = step.name, self.program.graph.nodes
        for value in self.segment_of(step).lists:
            domain, source = nodes[value].type.domain, self.source(value)
            is_one = self.program.graph.view.is_flat if source == ELEM else source == ROW
            if domain != TENSOR or not is_one:
                raise ProgramError(f"L13 {self.now}: %{value} to {domain} has more than one list")
            if source == ELEM:
                place, under = (
                    self.program.partials[value],
                    self.leaves(value, "leaves", "L13").under,
                )
            else:
                (operand,) = nodes[value].values
                place, under = self.program.place(operand), self.vector(operand)
            self.write(place, f"totals of %{value}", under)

    def vector(self, value: int) -> Guards:
        """L13: a vector of a long list, before it is folded."""
        held = self.memory.get(key_of(self.program.place(value)))
        if held is None or held.what != value:
            raise ProgramError(f"L13 {self.now}: %{value} is folded before all its cells are there")
        return held.under

    def cells(self, step: RunCells) -> None:
        """L13: the cells that a segment leaves to others."""
        segment = self.segment_of(step)
        self.now = step.name
        if step.segment in self.apart:
            raise ProgramError(f"L13 {self.now}: its cells are computed twice")
        self.apart.add(step.segment)
        for number in segment.apart:
            if segment.runs[number].domain != ROW:
                raise ProgramError(f"L13 {self.now}: a run over {segment.runs[number].domain}")
            self.run(segment, segment.runs[number])

    def segment_of(self, step: RunLists | RunCells) -> Segment:
        """The segment that something is done for."""
        return next(s for s in self.program.segments if s.name == step.segment)

    def share(self, value: int) -> None:
        """L5: this tensor's part of a reduction over all of them."""
        node = self.program.graph.nodes[value]
        if value not in self.program.shared or len(node.values) != 1:
            raise ProgramError(f"L5 {self.now}: %{value} has no column for its parts")
        if self.source(value) != TENSOR or not node.type.domain <= GROUP:
            raise ProgramError(f"L5 {self.now}: the part of %{value} is {self.source(value)}")
        self.parts[value] = self.low(node.values[0])

    # -- segments

    def segment(self, segment: Segment) -> None:
        """Runs, then parts for all tensors, then commits."""
        self.now = segment.name
        if self.has_long and segment.apart and segment.name not in self.apart:
            raise ProgramError(f"L13 {self.now}: it leaves cells to others, which are not there")
        here = [r for n, r in enumerate(segment.runs) if not (self.has_long and n in segment.apart)]
        for run in here:
            if not _is_run(run.domain, segment.scope):
                raise ProgramError(f"L3 {self.now}: a run over {run.domain}")
            self.run(segment, run)
        for value in segment.writes_shared:
            if segment.scope != Scope.TENSOR:
                raise ProgramError(f"L5 {self.now}: %{value} is left once, not by every tensor")
            self.share(value)
        scope = Scope.STEP if segment.scope == Scope.STEP else Scope.TENSOR
        for store in segment.commits:
            value, guard = (
                self.low(v, scope) if isinstance(v, int) else FREE
                for v in (store.value, store.guard)
            )
            where = _COMMITS[segment.scope]
            if store.place.domain.is_vector and segment.scope == "tensor":
                where = (store.place.domain,)
            self.store(store, where, value, guard)

    def run(self, segment: Segment, run: Run) -> None:
        """Scalar and vector values of one domain, cell by cell."""
        nodes = self.program.graph.nodes
        together: dict[int, Guards] = {}
        scope = Scope.STEP if segment.scope == Scope.STEP else Scope.TENSOR
        for value in run.nodes:
            if nodes[value].type.domain != run.domain or nodes[value].op == "read":
                raise ProgramError(f"L3 {self.now}: %{value} is {nodes[value].type}")
            if self.folds(value):
                together[value] = self.fold(value, segment, together)
            elif nodes[value].op == "diag":
                together[value] = self.diagonal(nodes[value].values[0])
            else:
                values = nodes[value].values
                each = (together[v] if v in together else self.low(v, scope) for v in values)
                together[value] = FREE.union(*each)
            if value in self.program.places:
                self.write(self.program.places[value], value, together[value])

    def diagonal(self, value: int) -> Guards:
        """The diagonal of a whole matrix, which may lie either way, or transposed."""
        program, node = self.program, self.program.graph.nodes[value]
        if node.op == "transpose" and value not in program.places:
            return self.diagonal(node.values[0])
        if value in program.turned and value not in program.places:
            return self.read(value, program.turned[value], content=f"%{value} by columns")
        return self.read(value, program.place(value))

    # -- stores

    def store(
        self, store: PlacedStore, domains: tuple[Domain, ...], value: Guards, guard: Guards
    ) -> None:
        """L6, L7: an update of the graph, as the graph has it."""
        change = self.program.graph.updates[store.update]
        place = self.program.role_places.get(change.role)
        if (store.value, store.guard, store.place) != (change.value, change.guard, place):
            raise ProgramError(
                f"L6 {self.now}: %{change.role} = {name_of(store.value)} under {store.guard} to "
                f"{text_of(store.place)}; the graph says {name_of(change.value)} under "
                f"{change.guard}"
            )
        if change.forward or store.place.domain not in domains:
            raise ProgramError(f"L6 {self.now}: %{change.role} is not stored there")
        if guard or not value <= {change.guard}:
            raise ProgramError(
                f"L7 {self.now}: %{change.role} takes what holds only under the guards "
                f"{sorted(value | guard)}, and is stored under {change.guard}"
            )
        self.stored[store.update] += 1
        before = self.memory[key_of(store.place)].what
        what = change.value if isinstance(change.value, int) else f"new %{change.role}"
        self.memory[key_of(store.place)] = HeldValue(what, FREE, change.guard, before, self.now)

    def end(self) -> None:
        """L6 and L9: all is stored, nothing else is touched."""
        graph, expected = self.program.graph, dict[Key, HeldValue]()
        reads = graph.reads
        for name, place in self.program.role_places.items():
            expected[key_of(place)] = HeldValue(reads.get(name, f"old %{name}"))
        for number, change in enumerate(graph.updates):
            same = change.value == reads.get(change.role)
            if change.forward or (same and not self.stored[number]):
                continue
            if self.stored[number] != 1:
                raise ProgramError(f"L6 %{change.role} is stored {self.stored[number]} times")
            key = key_of(self.program.role_places[change.role])
            before = expected[key].what
            what = change.value if isinstance(change.value, int) else f"new %{change.role}"
            guarded = change.guard is not None
            expected[key] = HeldValue(what, FREE, change.guard, before if guarded else "")
        for name, place in self.program.role_places.items():
            found, wanted = self.memory[key_of(place)], expected[key_of(place)]
            before = found.before if found.guard is not None else ""
            if (found.what, found.guard, before) != (wanted.what, wanted.guard, wanted.before):
                raise ProgramError(
                    f"L9 %{name} ends with {name_of(found.what)} of {found.since}, expected "
                    f"{name_of(wanted.what)}"
                )


def _is_once(domain: Domain, block: int) -> bool:
    """True if a vector has one cell for a row, or for a block of a kernel that goes by blocks."""
    if block:
        return domain.block == block
    return domain.is_vector and domain.block is None and "col" not in domain.axes


def _is_run(domain: Domain, scope: str) -> bool:
    """True if a segment of a scope has cells of a domain."""
    if domain.block is not None:
        return scope != "step"
    return domain in _RUNS[scope] or (domain.is_vector and scope == "tensor")
