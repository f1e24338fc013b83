"""Work on a tensor, by the kind of its chunks: the part of `check_program` that checks launches.

The invariants L2, L8, L10, L11 and L17 are those of `check_program`. Shares no code with what makes
visits and launches, and believes of them only what they say.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

from ...ir.lowered.launches import KINDS, ChunkKind, Launch, Units
from ...ir.lowered.program import (
    ItemKind,
    Kernel,
    LeafDirection,
    MatrixKernel,
    Program,
    ProgramError,
    Scope,
    Segment,
)
from ...ir.lowered.visits import (
    Leaf,
    RunCells,
    RunKernel,
    RunLists,
    RunMatrix,
    RunRows,
    RunSegment,
    Sync,
    Tiles,
    Visit,
    VisitStep,
)

# what is done, and whether the unit is the whole
Done = tuple[Launch | Kernel | Segment | MatrixKernel | RunLists | RunCells | Sync, bool]


def check_order(program: Program) -> None:
    """L2: each item of the program once, sweeps and their passes in their order."""
    listed = Counter((x.kind, x.index) for x in program.order)
    expected = Counter((ItemKind.SWEEP, n) for n in range(len(program.sweeps)))
    expected.update((ItemKind.SEGMENT, n) for n in range(len(program.segments)))
    expected.update((ItemKind.MATRIX, n) for n in range(len(program.matrices)))
    sweeps = [x.index for x in program.order if x.kind == ItemKind.SWEEP]
    if listed != expected or sweeps != sorted(sweeps):
        raise ProgramError("L2 each sweep, segment and pass has one place, sweeps in their order")
    for number, sweep in enumerate(program.sweeps):
        passes = len(sweep.kernels)
        if len(sweep.rows) not in (max(0, passes - 1), passes):
            raise ProgramError(f"L3 sweep {number}: a place for rows between any two of its passes")
        for index, kernel in enumerate(sweep.kernels):
            if (kernel.sweep, kernel.index) != (number, index):
                raise ProgramError(f"L3 {kernel.name} stands in sweep {number} at {index}")


def check_launches(program: Program) -> None:
    """L8 for each kind of chunk."""
    expected = list(_in_order(program))
    for kind in KINDS:
        found = [
            x.name for x, _ in met(program, kind) if isinstance(x, Kernel | Segment | MatrixKernel)
        ]
        if found != expected:
            at = next(n for n in range(len(found) + 1) if found[: n + 1] != expected[: n + 1])
            wanted, got = (" ".join(names[at : at + 1]) or "the end" for names in (expected, found))
            raise ProgramError(f"L8 kind {kind}: expected {wanted} at place {at}, got {got}")


def check_waits(program: Program) -> None:
    """L10 in every visit, L11 in every launch."""
    for visit in program.visits:
        _check_waits(program, visit)
    for launch in program.launches:
        _check_shared(program, launch)


def check_stores(program: Program) -> None:
    """L17: a launch names the roles that its items store to, in the order of the graph's."""
    graph, found = program.graph, [set[str]() for _ in program.launches]
    for kind in KINDS:
        launch = 0
        for item, _ in met(program, kind):
            if isinstance(item, Launch):
                launch = next(n for n, x in enumerate(program.launches) if x is item)
            elif isinstance(item, Kernel | MatrixKernel):
                found[launch] |= {graph.updates[x.update].role for x in item.stores}
            elif isinstance(item, Segment):
                found[launch] |= {graph.updates[x.update].role for x in item.commits}
    for launch, roles in zip(program.launches, found, strict=True):
        stored = tuple(dict.fromkeys(u.role for u in graph.updates if u.role in roles))
        if launch.stores != stored:
            raise ProgramError(
                f"L17 {launch.entry}({launch.argument}) stores {list(stored)}, its launch says "
                f"{list(launch.stores)}"
            )


def met(program: Program, kind: ChunkKind) -> Iterator[Done]:
    """Yield the work on a tensor of a kind, and of the step, in order; a launch ends in a Sync."""
    kernels = {k.name: k for sweep in program.sweeps for k in sweep.kernels}
    rows = (s for sweep in program.sweeps for s in sweep.rows if s is not None)
    segments = {s.name: s for s in (*program.segments, *rows)}
    matrices = {k.name: k for k in program.matrices}
    for launch in program.launches:
        if not launch.kinds or launch.kinds != KINDS[: len(launch.kinds)]:
            raise ProgramError(f"L8 {launch.entry} is launched over the kinds {launch.kinds}")
        if kind not in launch.kinds and launch.over != Units.ONCE:
            continue
        yield launch, True
        if launch.over == Units.RANKS:
            continue
        if launch.over == Units.LIBRARY:
            yield _computed_by_library(program, launch), True
            yield Sync(), True
            continue
        visit = _visit(program, launch, kind)
        for step, is_whole in _steps(visit.steps, kind == ChunkKind.TENSOR):
            match step:
                case Sync():
                    yield step, is_whole
                case RunKernel(name) if name in kernels and visit.over == Units.CHUNKS:
                    yield kernels[name], is_whole
                case RunRows(name) if _scope(segments, name) == Scope.ROWS:
                    yield segments[name], is_whole
                case RunSegment(name) if _scope(segments, name) == _scope_of(visit, kind):
                    yield segments[name], is_whole
                case RunMatrix(name) if visit.over == Units.TILES or (
                    visit.over == Units.CHUNKS and kind == ChunkKind.TENSOR
                ):
                    if matrices[name].routine:
                        raise ProgramError(f"L8 {visit.entry}: a library computes {name}")
                    yield matrices[name], is_whole
                case RunLists(name) | RunCells(name) if visit.over == Units.LISTS:
                    if _scope(segments, name) != Scope.TENSOR:
                        raise ProgramError(f"L13 {visit.entry}: there is no {name} of a tensor")
                    yield step, is_whole
                case _:
                    raise ProgramError(f"L8 {visit.entry}: a visit of kind {kind} has {step}")
        yield Sync(), True


def _computed_by_library(program: Program, launch: Launch) -> MatrixKernel:
    for one in program.matrices:
        if one.routine and f"sf_{one.name}" == launch.entry:
            return one
    raise ProgramError(f"L8 no library computes {launch.entry}")


def _in_order(program: Program) -> Iterator[str]:
    """The names of kernels, segments and passes as the order has them."""
    for item in program.order:
        if item.kind != ItemKind.SWEEP:
            of = program.segments if item.kind == ItemKind.SEGMENT else program.matrices
            yield of[item.index].name
            continue
        sweep = program.sweeps[item.index]
        for index, kernel in enumerate(sweep.kernels):
            yield kernel.name
            segment = sweep.rows[index] if index < len(sweep.rows) else None
            if segment is not None:
                yield segment.name


def _visit(program: Program, launch: Launch, kind: ChunkKind) -> Visit:
    found = [
        visit
        for visit in program.visits
        if (visit.entry, visit.over) == (launch.entry, launch.over)
        and kind in visit.kinds
        and visit.argument in (None, launch.argument)
    ]
    if len(found) != 1:
        raise ProgramError(
            f"L8 {launch.entry}({launch.argument}) over {launch.over} has {len(found)} visits "
            f"for kind {kind}, expected one"
        )
    return found[0]


def _steps(steps: tuple[VisitStep, ...], is_whole: bool) -> Iterator[tuple[Leaf, bool]]:
    for step in steps:
        if isinstance(step, Tiles):
            yield from _steps(step.steps, False)
        else:
            yield step, is_whole


def _scope(segments: dict[str, Segment], name: str) -> Scope | None:
    return segments[name].scope if name in segments else None


def _scope_of(visit: Visit, kind: ChunkKind) -> Scope | None:
    """The scope of the segments that a visit may run: a part of a tensor has none."""
    if visit.over == Units.CHUNKS:
        return Scope.TENSOR if kind == ChunkKind.TENSOR else None
    return {Units.ONCE: Scope.STEP, Units.TENSORS: Scope.TENSOR}.get(visit.over)


# ------------------------------------------------------------------ L10 and L11


def _check_waits(program: Program, visit: Visit) -> None:
    """L10: results of a kernel or rows segment are there for all items that share the unit."""
    steps = list(visit.flat_steps)
    for before, after in itertools.pairwise(steps):
        apart = isinstance(before, Sync) or isinstance(after, Sync)
        if not apart and not (isinstance(before, RunSegment) and isinstance(after, RunSegment)):
            raise ProgramError(f"L10 {visit.entry}: nobody waits between {before} and {after}")
    tiles = (step for step in visit.steps if isinstance(step, Tiles))
    tiled = {s.name for t in tiles for s in t.steps if isinstance(s, RunKernel)}
    for kernel in (k for sweep in program.sweeps for k in sweep.kernels if k.name in tiled):
        if any(r.along == LeafDirection.COL for r in kernel.reduces):
            raise ProgramError(f"L10 {visit.entry}: {kernel.name} sums columns, over tiles of rows")


def _check_shared(program: Program, launch: Launch) -> None:
    """L11: a launch over tensors or once says which shared columns its segments use."""
    if launch.over == Units.CHUNKS:
        segments: list[Segment] = []
    else:
        names = {s.name for v in program.visits if v.entry == launch.entry for s in v.flat_steps
                 if isinstance(s, RunSegment)}  # fmt: skip
        segments = [s for s in program.segments if s.name in names]
    needs = sorted(program.shared[v] for s in segments for v in s.folds_shared)
    leaves = sorted(program.shared[v] for s in segments for v in s.writes_shared)
    if (list(launch.needs), list(launch.produces)) != (needs, leaves):
        raise ProgramError(
            f"L11 {launch.entry} needs {needs} and produces {leaves}, its launch says "
            f"{list(launch.needs)} and {list(launch.produces)}"
        )
