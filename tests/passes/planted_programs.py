"""Faults planted in lowered programs: each function gives all programs with one fault of a kind.

What is planted is always wrong, whatever the program: only such places are taken.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from stepfuse.ir.lowered.program import (
    ElementLoad,
    Item,
    ItemKind,
    Kernel,
    LeafDirection,
    PlacedStore,
    Program,
    Segment,
)
from stepfuse.ir.lowered.tables import PlaceKind
from stepfuse.ir.types import BOOL, COL, F32, ROW, Const
from stepfuse.passes.lower.launches import with_launches

Mutator = Callable[[Program], Iterator[Program]]


# ------------------------------------------------------------------ changing one part


def with_kernel(program: Program, old: Kernel, new: Kernel) -> Program:
    """The program with one kernel replaced."""
    sweeps = tuple(
        replace(s, kernels=tuple(new if k is old else k for k in s.kernels)) for s in program.sweeps
    )
    return replace(program, sweeps=sweeps)


def with_segment(program: Program, old: Segment, new: Segment) -> Program:
    """The program with one segment replaced."""
    return replace(program, segments=tuple(new if s is old else s for s in program.segments))


def kernels(program: Program) -> list[Kernel]:
    """All kernels in order."""
    return [k for sweep in program.sweeps for k in sweep.kernels]


def _without(items: tuple[Any, ...], index: int) -> tuple[Any, ...]:
    return items[:index] + items[index + 1 :]


def _stores(
    program: Program, change: Callable[[PlacedStore], list[PlacedStore]]
) -> Iterator[Program]:
    """The program with each of its stores and commits changed in turn."""
    for kernel in kernels(program):
        for index, store in enumerate(kernel.stores):
            found = (*kernel.stores[:index], *change(store), *kernel.stores[index + 1 :])
            if found != kernel.stores:
                yield with_kernel(program, kernel, replace(kernel, stores=found))
    for segment in program.segments:
        for index, store in enumerate(segment.commits):
            found = (*segment.commits[:index], *change(store), *segment.commits[index + 1 :])
            if found != segment.commits:
                yield with_segment(program, segment, replace(segment, commits=found))


# ------------------------------------------------------------------ L1


def slot_outside(program: Program) -> Iterator[Program]:
    """A value in a slot that the tables do not have."""
    for value, place in program.places.items():
        if place.kind in program.slots:
            moved = replace(place, index=program.slots[place.kind])
            yield replace(program, places=program.places | {value: moved})


def other_dtype(program: Program) -> Iterator[Program]:
    """A place of another dtype."""
    for value, place in program.places.items():
        moved = replace(place, dtype=F32 if place.dtype is BOOL else BOOL)
        yield replace(program, places=program.places | {value: moved})


def others_array(program: Program) -> Iterator[Program]:
    """A vector in the array of another."""
    vectors = {v: p for v, p in program.places.items() if p.kind == PlaceKind.VECTOR}
    for value, place in vectors.items():
        for other in vectors.values():
            if other.index != place.index:
                moved = replace(place, index=other.index)
                yield replace(program, places=program.places | {value: moved})


# ------------------------------------------------------------------ L2


def one_slot_for_two(program: Program) -> Iterator[Program]:
    """Two numbers that a kernel takes, in one slot."""
    for kernel in kernels(program):
        mine = [v for v in kernel.scalars if v in program.places]
        for first, second in itertools.pairwise(mine):
            a, b = program.places[first], program.places[second]
            if a.kind == b.kind:
                moved = replace(b, index=a.index)
                yield replace(program, places=program.places | {second: moved})


def item_missing(program: Program) -> Iterator[Program]:
    """A sweep or segment that has no place in the order."""
    for index in range(len(program.order)):
        yield replace(program, order=_without(program.order, index))


def item_twice(program: Program) -> Iterator[Program]:
    """A sweep or segment that has two places in the order."""
    for item in program.order:
        yield replace(program, order=(*program.order, item))


def item_early(program: Program) -> Iterator[Program]:
    """A fold of leaves before the sweep that leaves them, launched so as well."""
    for index, item in enumerate(program.order):
        if item.kind != ItemKind.SEGMENT or not index:
            continue
        before = program.order[index - 1]
        values = {v for run in program.segments[item.index].runs for v in run.nodes}
        if before.kind == ItemKind.SWEEP and values & _taken(program, before):
            order = (*program.order[: index - 1], item, before)
            yield with_launches(replace(program, order=(*order, *program.order[index + 1 :])))


def _taken(program: Program, sweep: Item) -> set[int]:
    return {r.node for k in program.sweeps[sweep.index].kernels for r in k.reduces}


def store_before_load(program: Program) -> Iterator[Program]:
    """A role stored a pass before its old value is loaded."""
    listed = kernels(program)
    for early, late in itertools.pairwise(listed):
        for index, store in enumerate(late.stores):
            old = [x for x in late.loads if x.place == store.place]
            if old and isinstance(store.value, Const):
                moved = replace(early, stores=(*early.stores, store))
                rest = replace(late, stores=_without(late.stores, index))
                yield with_kernel(with_kernel(program, early, moved), late, rest)


# ------------------------------------------------------------------ L3


def list_short(program: Program) -> Iterator[Program]:
    """A number, vector, load or element that a kernel needs and does not have."""
    for kernel in kernels(program):
        needed = _needed(program, kernel)
        for name in ("scalars", "rows", "cols", "computes"):
            items: tuple[int, ...] = getattr(kernel, name)
            for index, value in enumerate(items):
                if value in needed:
                    short = replace(kernel, **{name: _without(items, index)})  # type: ignore[arg-type]
                    yield with_kernel(program, kernel, short)
        for index, load in enumerate(kernel.loads):
            if load.value in needed:
                short = replace(kernel, loads=_without(kernel.loads, index))
                yield with_kernel(program, kernel, short)


def _needed(program: Program, kernel: Kernel) -> set[int]:
    nodes = program.graph.nodes
    found = {v for c in kernel.computes for v in nodes[c].values}
    found |= {v for r in kernel.reduces for v in nodes[r.node].values}
    return found | {v for s in kernel.stores for v in (s.value, s.guard) if isinstance(v, int)}


def wrong_list(program: Program) -> Iterator[Program]:
    """A vector of rows taken as one of columns, and the other way round."""
    for kernel in kernels(program):
        if kernel.rows or kernel.cols:
            turned = replace(kernel, rows=kernel.cols, cols=kernel.rows)
            yield with_kernel(program, kernel, turned)


def used_before(program: Program) -> Iterator[Program]:
    """An element computed behind what is made of it."""
    for kernel in kernels(program):
        for index, value in enumerate(kernel.computes[1:], 1):
            before = kernel.computes[index - 1]
            if before in program.graph.nodes[value].values:
                computes = list(kernel.computes)
                computes[index - 1 : index + 1] = [value, before]
                yield with_kernel(program, kernel, replace(kernel, computes=tuple(computes)))


def run_of_others(program: Program) -> Iterator[Program]:
    """A run over the cells of another domain."""
    for segment in program.segments:
        for index, run in enumerate(segment.runs):
            domain = ROW if run.domain != ROW else COL
            runs = (*segment.runs[:index], replace(run, domain=domain), *segment.runs[index + 1 :])
            yield with_segment(program, segment, replace(segment, runs=runs))


# ------------------------------------------------------------------ L4 and L5


def other_axis(program: Program) -> Iterator[Program]:
    """A reduction along the other axis."""
    for kernel in kernels(program):
        for index, reduce in enumerate(kernel.reduces):
            turned = replace(reduce, along="row" if reduce.along == LeafDirection.COL else "col")
            reduces = (*kernel.reduces[:index], turned, *kernel.reduces[index + 1 :])
            yield with_kernel(program, kernel, replace(kernel, reduces=reduces))


def not_taken(program: Program) -> Iterator[Program]:
    """A reduction that no kernel takes."""
    for kernel in kernels(program):
        for index in range(len(kernel.reduces)):
            short = replace(kernel, reduces=_without(kernel.reduces, index))
            yield with_kernel(program, kernel, short)


def taken_twice(program: Program) -> Iterator[Program]:
    """A reduction whose leaves are taken twice."""
    for kernel in kernels(program):
        for reduce in kernel.reduces:
            yield with_kernel(program, kernel, replace(kernel, reduces=(*kernel.reduces, reduce)))


def no_part(program: Program) -> Iterator[Program]:
    """A reduction over all tensors to which they leave nothing."""
    for segment in program.segments:
        for index in range(len(segment.writes_shared)):
            short = replace(segment, writes_shared=_without(segment.writes_shared, index))
            yield with_segment(program, segment, short)


def no_fold(program: Program) -> Iterator[Program]:
    """A reduction over all tensors for which the launcher does not wait."""
    for segment in program.segments:
        for index in range(len(segment.folds_shared)):
            short = replace(segment, folds_shared=_without(segment.folds_shared, index))
            yield with_segment(program, segment, short)


# ------------------------------------------------------------------ L6 to L9


def lost_guard(program: Program) -> Iterator[Program]:
    """A store that happens whatever its guard says."""
    yield from _stores(program, lambda s: [replace(s, guard=None)])


def lost_store(program: Program) -> Iterator[Program]:
    """A store or commit that is left out."""
    yield from _stores(program, lambda s: [])


def double_store(program: Program) -> Iterator[Program]:
    """A store or commit that is there twice."""
    yield from _stores(program, lambda s: [s, s])


def other_value(program: Program) -> Iterator[Program]:
    """A store of a literal in place of what was computed."""
    yield from _stores(
        program, lambda s: [replace(s, value=Const(0.0)) if isinstance(s.value, int) else s]
    )


def other_role(program: Program) -> Iterator[Program]:
    """A store to another role."""
    places = list(program.role_places.values())
    yield from _stores(
        program, lambda s: [replace(s, place=next(p for p in places if p != s.place))]
    )


def loaded_in_spite(program: Program) -> Iterator[Program]:
    """A value stored early, under a guard, and loaded back for what has none."""
    for early, late in itertools.pairwise(kernels(program)):
        free = {v for s in late.stores if s.guard is None for v in _made_of(program, s.value)}
        for store in late.stores:
            value = store.value
            there = isinstance(value, int) and value in early.computes and value in late.computes
            if not there or store.guard is None or value not in free:
                continue
            scalars = tuple(sorted({*early.scalars, store.guard}))
            first = replace(early, stores=(*early.stores, store), scalars=scalars)
            loads = tuple(x for x in late.loads if x.place != store.place)
            rest = replace(
                late,
                stores=tuple(s for s in late.stores if s != store),
                computes=tuple(v for v in late.computes if v != value),
                loads=(*loads, ElementLoad(value, store.place)),  # type: ignore[arg-type]
            )
            yield with_kernel(with_kernel(program, early, first), late, rest)


def _made_of(program: Program, value: Any) -> set[int]:
    found: set[int] = set()
    stack = [value] if isinstance(value, int) else []
    while stack:
        found.add(stack.pop())
        stack += [v for f in found for v in program.graph.nodes[f].values if v not in found]
    return found


def role_overwritten(program: Program) -> Iterator[Program]:
    """A number in the slot of a hyper-parameter."""
    hypers = [r.name for r in program.graph.roles if r.kind == "hyper"]
    for value, place in program.places.items():
        for name in (n for n in hypers if n in program.role_places):
            theirs = program.role_places[name]
            if theirs.kind == place.kind:
                moved = replace(place, index=theirs.index)
                yield replace(program, places=program.places | {value: moved})


# What is planted: the invariant that names it. More than one where an earlier check may see it.
PLANTED: dict[Mutator, str] = {
    slot_outside: "L1", other_dtype: "L1", others_array: "L1",
    one_slot_for_two: "L2", item_missing: "L2", item_twice: "L2", item_early: "L[24]",
    store_before_load: "L2",
    list_short: "L3", wrong_list: "L3", used_before: "L3", run_of_others: "L3",
    other_axis: "L4", not_taken: "L4", taken_twice: "L4", no_part: "L5", no_fold: "L5",
    lost_guard: "L[67]", lost_store: "L[269]", double_store: "L[69]", other_value: "L6",
    other_role: "L6",
    loaded_in_spite: "L7", role_overwritten: "L[29]",
}  # fmt: skip
