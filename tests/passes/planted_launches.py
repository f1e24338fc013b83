"""Faults planted in how programs are launched: each function gives all programs with one fault."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from stepfuse.ir.lowered.launches import KINDS, Launch, Units
from stepfuse.ir.lowered.program import LeafDirection, Program
from stepfuse.ir.lowered.visits import RunKernel, Sync, Tiles, Visit
from stepfuse.passes.lower.fold_lists_apart import fold_lists_apart

from tests.passes.planted_programs import Mutator, kernels


def _visited(program: Program, change: Callable[[Visit], list[Visit]]) -> Iterator[Program]:
    """The program with each of its visits changed in turn."""
    for index, visit in enumerate(program.visits):
        visits = (*program.visits[:index], *change(visit), *program.visits[index + 1 :])
        if visits != program.visits:
            yield replace(program, visits=visits)


def _launched(program: Program, change: Callable[[Launch], list[Launch]]) -> Iterator[Program]:
    """The program with each of its launches changed in turn, but for those over ranks."""
    for index, launch in enumerate(program.launches):
        if launch.over == Units.RANKS:
            continue
        launches = (*program.launches[:index], *change(launch), *program.launches[index + 1 :])
        if launches != program.launches:
            yield replace(program, launches=launches)


def launch_missing(program: Program) -> Iterator[Program]:
    """A launch that does not happen."""
    yield from _launched(program, lambda x: [])


def launch_twice(program: Program) -> Iterator[Program]:
    """A launch that happens twice."""
    yield from _launched(program, lambda x: [x, x])


def launch_early(program: Program) -> Iterator[Program]:
    """A launch before the one that it stands behind."""
    for index, (first, second) in enumerate(itertools.pairwise(program.launches)):
        if Units.RANKS in (first.over, second.over):
            continue
        order = (*program.launches[:index], second, first, *program.launches[index + 2 :])
        yield replace(program, launches=order)


def launch_of_others(program: Program) -> Iterator[Program]:
    """A launch that leaves a kind of chunk out, or takes one more."""
    for count in range(len(KINDS) + 1):
        yield from _launched(
            program, lambda x, n=count: [x if x.over == Units.ONCE else replace(x, kinds=KINDS[:n])]
        )


def other_pass(program: Program) -> Iterator[Program]:
    """A launch with the argument of another pass."""
    several = {v.entry for v in program.visits if v.argument is not None}
    yield from _launched(
        program, lambda x: [replace(x, argument=1 - x.argument) if x.entry in several else x]
    )


def _gathered(program: Program, change: Callable[[Launch], list[Launch]]) -> Iterator[Program]:
    """The program with each of its launches over ranks changed in turn."""
    for index, launch in enumerate(program.launches):
        if launch.over == Units.RANKS:
            for changed in change(launch):
                launches = (*program.launches[:index], changed, *program.launches[index + 1 :])
                yield replace(program, launches=launches)


def gather_missing(program: Program) -> Iterator[Program]:
    """A gather that brings nothing."""
    yield from _gathered(program, lambda x: [replace(x, lists=())])


def list_missing(program: Program) -> Iterator[Program]:
    """A gather without one of its lists."""
    yield from _gathered(
        program,
        lambda x: [
            replace(x, lists=(*x.lists[:n], *x.lists[n + 1 :])) for n in range(len(x.lists))
        ],
    )


def gathered_kind_missing(program: Program) -> Iterator[Program]:
    """A gather that leaves out the tensors of one kind."""
    yield from _gathered(
        program,
        lambda x: [
            replace(x, lists=tuple(replace(one, kinds=(kind,)) for one in x.lists))
            for kind in {k for one in x.lists for k in one.kinds}
            if any(one.kinds != (kind,) for one in x.lists)
        ],
    )


def gather_late(program: Program) -> Iterator[Program]:
    """A gather behind the launch that it stands before."""
    for index, (first, second) in enumerate(itertools.pairwise(program.launches)):
        if first.over == Units.RANKS:
            order = (*program.launches[:index], second, first, *program.launches[index + 2 :])
            yield replace(program, launches=order)


def visit_missing(program: Program) -> Iterator[Program]:
    """A kind of chunk for which an entry has nothing."""
    yield from _visited(program, lambda x: [])


def visit_short(program: Program) -> Iterator[Program]:
    """A visit without its last step."""
    yield from _visited(program, lambda x: [replace(x, steps=x.steps[:-1])])


def visit_too_far(program: Program) -> Iterator[Program]:
    """A visit that goes on with what is launched behind it."""
    for first, second in itertools.pairwise(program.visits):
        more = replace(first, steps=(*first.steps, Sync(), *second.steps))
        yield from _visited(program, lambda x, a=first, b=more: [b if x is a else x])


def nobody_waits(program: Program) -> Iterator[Program]:
    """A visit in which threads go on before others have come so far."""

    def without(steps: tuple[Any, ...]) -> tuple[Any, ...]:
        kept = (x for x in steps if x != Sync())
        return tuple(Tiles(without(x.steps)) if isinstance(x, Tiles) else x for x in kept)

    yield from _visited(program, lambda x: [replace(x, steps=without(x.steps))])


def columns_in_tiles(program: Program) -> Iterator[Program]:
    """Leaves of columns taken tile by tile."""
    summed = {k.name for k in kernels(program) for r in k.reduces if r.along == LeafDirection.COL}
    for visit in program.visits:
        if summed & {x.name for x in visit.flat_steps if isinstance(x, RunKernel)}:
            tiled = replace(visit, steps=(Tiles(tuple(visit.flat_steps)),))  # type: ignore[arg-type]
            is_whole = all(isinstance(x, RunKernel | Sync) for x in visit.flat_steps)
            change = lambda x, a=visit, b=tiled: [b if x is a else x]  # noqa: E731
            yield from _visited(program, change) if is_whole else ()


def other_columns(program: Program) -> Iterator[Program]:
    """A launch that does not wait for parts, or says that it leaves what it does not."""
    yield from _launched(program, lambda x: [replace(x, needs=())])
    yield from _launched(program, lambda x: [replace(x, produces=())])
    yield from _launched(program, lambda x: [replace(x, produces=(*x.produces, 99))])


def stores_missing(program: Program) -> Iterator[Program]:
    """A launch that does not say that it stores to a role."""
    for n in range(4):
        yield from _launched(
            program, lambda x, n=n: [replace(x, stores=(*x.stores[:n], *x.stores[n + 1 :]))]
        )


def stores_too_many(program: Program) -> Iterator[Program]:
    """A launch that says that it stores to a role, and does not; roles in another order."""
    for role in {u.role for u in program.graph.updates}:
        yield from _launched(
            program, lambda x, r=role: [x if r in x.stores else replace(x, stores=(*x.stores, r))]
        )
    yield from _launched(program, lambda x: [replace(x, stores=x.stores[::-1])])


def lists_elsewhere(program: Program) -> Iterator[Program]:
    """A first level of long lists that is not folded, twice, too early, or behind its segment."""
    listed = fold_lists_apart(program)
    places = [n for n, launch in enumerate(listed.launches) if launch.over == Units.LISTS]
    for place in places:
        launch, rest = listed.launches[place], list(listed.launches)
        del rest[place]
        yield replace(listed, launches=tuple(rest))
        for other in (0, place, place + 1):
            moved = (*rest[:other], launch, *rest[other:])
            yield replace(listed, launches=(launch, *moved) if other == place else moved)


def part_of_all(program: Program) -> Iterator[Program]:
    """An array that segments on every rank touch, said to be its owners' alone."""
    for column in program.array_columns:
        if column not in program.apart:
            yield replace(program, apart=(*program.apart, column))


# What is planted: the invariant that names it.
PLANTED: dict[Mutator, str] = {
    launch_missing: "L8", launch_twice: "L8", launch_early: "L8", launch_of_others: "L8",
    other_pass: "L8", visit_missing: "L8", visit_short: "L8", visit_too_far: "L8",
    nobody_waits: "L(4|10)", columns_in_tiles: "L10", other_columns: "L11",
    lists_elsewhere: "L(2|4|13)", gather_missing: "L16", list_missing: "L16",
    gathered_kind_missing: "L16", gather_late: "L16", stores_missing: "L17",
    stores_too_many: "L17", part_of_all: "L18",
}  # fmt: skip
