"""Places the stores of numbers and vectors: as early as they may stand, in a segment there is.

    segment stage0_1: once                segment stage0_1: once
      %t.next = add %t, 1.0                 %t.next = add %t, 1.0
    sweep 1                        -->      store %t = %t.next
    segment commit_step: once             sweep 1
      store %t = %t.next

1. The new value and its guard are there, and nothing that comes later reads the old value.
2. A vector of rows that a sweep computes between its passes, as the scales of an 8-bit state, and
   that nothing later reads is stored behind the sweep's last pass, by the visit of these rows.
3. Those without such a segment are stored at the end, in one segment for the tensors' and one for
   the step's.
4. Where stores come last, arrays are stored behind the last sweep, and values that rows of a sweep
   have computed by the last one's rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from ...ir.graph import Graph, Operand
from ...ir.lowered.launches import ChunkKind, Launch, Units
from ...ir.lowered.program import (
    Item,
    ItemKind,
    Kernel,
    MatrixKernel,
    PlacedStore,
    Program,
    Scope,
    Segment,
    Sweep,
)
from ...ir.lowered.tables import ARRAY_KINDS, PlaceKind
from ...ir.ops import ROLE
from ...ir.types import ROW

Part = Kernel | MatrixKernel | Segment


def with_commits(program: Program, stores: Sequence[PlacedStore]) -> Program:
    """The program, which has no commits, with these: no store reads an array changed before."""
    known, last = _computed(program), _last_reads(program)
    segments, order, late = list(program.segments), list(program.order), list[PlacedStore]()
    sweeps: list[list[PlacedStore]] = [[] for _ in program.sweeps]
    for store in stores:
        values = [v for v in (store.value, store.guard) if isinstance(v, int)]
        after = [known.get(v, 0) for v in values]
        first = max(last.get(program.graph.updates[store.update].role, 0), *after, 0)
        if program.schedule.more is not None and store.place.kind in ARRAY_KINDS:
            first = max(first, _last_sweep(program) + (not _by_rows(program, store, known)))
        at = _segment_from(program, first, _scope(store))
        if _is_of_rows(program, store, first, known):
            at = first
            sweeps[order[at].index].append(store)
        elif at is None:
            late.append(store)
        else:
            number = order[at].index
            segments[number] = replace(segments[number], commits=(*segments[number].commits, store))
        for role in roles_read(program.graph, values):  # case 1, of the stores to come
            last[role] = max(last.get(role, 0), len(order) if at is None else at)
    for scope in (Scope.TENSOR, Scope.STEP):
        if mine := tuple(s for s in late if _scope(s) == scope):
            order.append(Item(ItemKind.SEGMENT, len(segments)))
            segments.append(Segment(f"commit_{scope}", scope, (), mine))
    ended = tuple(map(_ended, program.sweeps, sweeps))
    return replace(program, sweeps=ended, segments=tuple(segments), order=tuple(order))


def _is_of_rows(program: Program, store: PlacedStore, first: int, known: Mapping[int, int]) -> bool:
    """Case 2: whether the item at `first` is the sweep that computes the value, of its rows."""
    value, stores_last = store.value, program.schedule.more is not None
    if store.place.domain != ROW or not isinstance(value, int):
        return False
    if first == len(program.order) or program.order[first].kind != ItemKind.SWEEP:
        return False
    is_before = not isinstance(store.guard, int) or known.get(store.guard, 0) < first
    by_rows = stores_last and _by_rows(program, store, known)
    return is_before and (known.get(value) == first or by_rows)


def _by_rows(program: Program, store: PlacedStore, known: Mapping[int, int]) -> bool:
    """True if a sweep computes the value that is stored, between its passes."""
    at = known.get(store.value) if isinstance(store.value, int) else None
    return at is not None and program.order[at].kind == ItemKind.SWEEP


def _last_sweep(program: Program) -> int:
    """The place of the last sweep in the order."""
    sweeps = (at for at, item in enumerate(program.order) if item.kind == ItemKind.SWEEP)
    return max(sweeps, default=0)


def _ended(sweep: Sweep, stores: Sequence[PlacedStore]) -> Sweep:
    """A sweep with stores behind its last pass."""
    if not stores:
        return sweep
    number = len(sweep.kernels) - 1
    name = f"rows{sweep.kernels[0].sweep}_{number + 1}"
    return replace(sweep, rows=(*sweep.rows, Segment(name, Scope.ROWS, (), tuple(stores))))


def _scope(store: PlacedStore) -> Scope:
    of_step = store.place.kind in (PlaceKind.STEP, PlaceKind.GROUP)
    return Scope.STEP if of_step else Scope.TENSOR


def _segment_from(program: Program, first: int, scope: Scope) -> int | None:
    """The first segment of a scope at a place in the order or behind it."""
    for at, item in enumerate(program.order[first:], first):
        if item.kind == ItemKind.SEGMENT and program.segments[item.index].scope == scope:
            return at
    return None


def parts_of(program: Program, item: Item) -> Iterator[Part]:
    """The kernels and segments of an item of the order."""
    if item.kind != ItemKind.SWEEP:
        of = program.segments if item.kind == ItemKind.SEGMENT else program.matrices
        yield of[item.index]
        return
    sweep = program.sweeps[item.index]
    yield from sweep.kernels
    yield from filter(None, sweep.rows)


def parts_by_name(program: Program) -> dict[str, Part]:
    """All kernels and segments."""
    return {part.name: part for item in program.order for part in parts_of(program, item)}


def parts_of_launch(
    program: Program, parts: Mapping[str, Part], launch: Launch, kind: ChunkKind
) -> list[Part]:
    """The kernels and segments that a launch runs for tensors of a kind, or for the step."""
    if launch.over == Units.LIBRARY:
        return [parts[launch.entry.removeprefix("sf_")]]
    visits = (
        v for v in program.visits
        if (v.entry, v.over) == (launch.entry, launch.over)
        and kind in v.kinds and v.argument in (None, launch.argument)
    )  # fmt: skip
    steps = (step for visit in visits for step in visit.flat_steps)
    names = (getattr(step, "segment", getattr(step, "name", "")) for step in steps)
    return [parts[name] for name in names if name in parts]


def _computed(program: Program) -> dict[int, int]:
    """The place in the order at which each number and vector is computed."""
    found: dict[int, int] = {}
    for at, item in enumerate(program.order):
        for part in parts_of(program, item):
            if isinstance(part, Segment):
                found |= {value: at for run in part.runs for value in run.nodes}
    return found


def _last_reads(program: Program) -> dict[str, int]:
    """The last place in the order at which each role is read for something else than a store."""
    found: dict[str, int] = {}
    for at, item in enumerate(program.order):
        for part in parts_of(program, item):
            found |= dict.fromkeys(roles_read(program.graph, read_by(program, part)), at)
    return found


def read_by(program: Program, part: Kernel | Segment | MatrixKernel) -> list[Operand]:
    """The numbers and vectors that a kernel or segment needs."""
    nodes = program.graph.nodes
    if isinstance(part, MatrixKernel):
        return [*part.scalars, *part.vectors]
    if isinstance(part, Kernel):
        return [*part.scalars, *part.rows, *part.cols]
    computed = [v for run in part.runs for v in run.nodes]
    return [a for v in (*computed, *part.writes_shared) for a in nodes[v].args]


def roles_read(graph: Graph, values: Iterable[Operand]) -> set[str]:
    """The roles whose old values are among these."""
    nodes = (graph.nodes[v] for v in values if isinstance(v, int))
    return {node[ROLE] for node in nodes if node.op == "read"}
