"""Memory plans: proved by the checker, as small as the bound, and the checker is not blind."""

from __future__ import annotations

import functools
import itertools
import random
import re
from dataclasses import replace

import pytest
from stepfuse.ir.lowered.memory_plan import Buffer, Column, Plan, PlanError, offsets_of
from stepfuse.ir.lowered.program import Program
from stepfuse.ir.tensor_view import Shape
from stepfuse.ir.text.plan_printer import lifetimes_text, plan_text
from stepfuse.passes.checks.check_plan import check_plan
from stepfuse.passes.checks.check_program import check_program
from stepfuse.passes.lower.plan_memory import plan_memory

from tests.support.inputs.programs import ALL, programs_of

SHAPE = Shape(2, 300, 5000, 3_000_000)


@functools.cache
def _planned(text: str) -> tuple[tuple[Program, Plan], ...]:
    return tuple((p, plan_memory(p)) for p in programs_of(text))


@pytest.mark.parametrize("text", ALL)
def test_every_program_and_plan_is_proved(text: str) -> None:
    for program, plan in _planned(text):
        check_program(program)
        check_plan(program, plan)
        assert plan == plan_memory(program), "the plan is a function of the program"
        assert all(how == "in place" for _, how in plan.updates)


@pytest.mark.parametrize("text", ALL)
def test_buffers_of_a_size_are_as_few_as_columns_needed_at_once(text: str) -> None:
    for _, plan in _planned(text):
        sizes = {(c.extent, c.cell) for c in plan.columns}
        for size in sizes:
            alike = [c for c in plan.columns if (c.extent, c.cell) == size]
            together = max(
                sum(c.first <= n <= c.last for c in alike) for n in range(len(plan.launches))
            )
            buffers = {plan.buffer_of(c.name).name for c in alike}
            assert len(buffers) == together


@pytest.mark.parametrize("text", ALL)
def test_layout_is_apart_aligned_and_no_less_than_the_bound(text: str) -> None:
    for _, plan in _planned(text):
        offsets, end = offsets_of(plan.buffers, SHAPE)
        assert all(offset % 64 == 0 for offset in offsets.values())
        spans = sorted(
            (offsets[b.columns[0].column], offsets[b.columns[0].column] + b.bytes(SHAPE))
            for b in plan.buffers
        )
        assert all(a[1] <= b[0] for a, b in itertools.pairwise(spans))
        assert plan.lower_bound(SHAPE) <= plan.bytes(SHAPE) <= end
        assert set(offsets) == {c.column for c in plan.columns}


def test_columns_in_turn_share_a_buffer() -> None:
    (program, plan), _ = _planned("adafactor")
    shared = [tuple(c.name for c in b.columns) for b in plan.buffers if len(b.columns) > 1]
    assert shared, plan_text(plan)
    first, second = (plan.buffer_of(shared[0][0]).columns[n] for n in (0, 1))
    assert first.last < second.first
    assert plan.bytes(SHAPE) < sum(c.bytes(SHAPE) for c in plan.columns)
    check_plan(program, plan)


def test_printed_forms_name_every_column() -> None:
    for text in ALL:
        for _, plan in _planned(text):
            printed, drawn = plan_text(plan, SHAPE), lifetimes_text(plan)
            for column in plan.columns:
                assert f"{column.first}..{column.last}: {column.name}" in printed
                bar = next(x for x in drawn.splitlines() if x.startswith(column.name + " "))
                assert bar.count("#") == column.last - column.first + 1
            assert f"{plan.bytes(SHAPE)} bytes" in printed


def test_a_plan_reads_like_this() -> None:
    _, (_, plan) = _planned("centralize+lamb")
    printed = re.sub(r"partial:\d+", "partial:_", plan_text(plan, Shape(1, 1, 4096, 4096)))
    assert printed == "\n".join(
        [
            "plan @centralize+lamb: 3 buffers, 80 bytes, lower bound 80",
            "  buffer b0: 8 B x row leaves, launches 1..2: partial:_",
            "  buffer b1: 8 B x row leaves, launches 1..2: partial:_",
            "  buffer b2: 8 B x row list, launches 2..2: scratch",
            "  update %param: in place",
            "  update %m: in place",
            "  update %v: in place",
        ]
    )


# ------------------------------------------------------------------ what the checker catches

WITH_BUFFERS = ("adafactor", "lamb", "centralize+lamb", "check_finite+adafactor")


@pytest.mark.parametrize("text", WITH_BUFFERS)
def test_no_two_columns_needed_at_once_may_share(text: str) -> None:
    for program, plan in _planned(text):
        for a, b in itertools.combinations(_carriers(plan), 2):
            if plan.buffer_of(a.name) == plan.buffer_of(b.name):
                continue
            merged = _merge(plan, a, b)
            others = plan.buffer_of(a.name).columns
            if any(c.first <= b.last and b.first <= c.last for c in others):
                with pytest.raises(PlanError, match=r"P[1-4]"):
                    check_plan(program, merged)
            else:
                check_plan(program, merged)  # only wasteful: the larger size is kept for both


def test_the_scratch_shares_with_nothing_of_its_launches() -> None:
    ((program, plan),) = _planned("lamb")
    scratch = next(c for c in plan.columns if c.name == "scratch")
    for column in _carriers(plan):
        with pytest.raises(PlanError, match=r"P4 .*scratch"):
            check_plan(program, _merge(plan, column, scratch))


@pytest.mark.parametrize("text", WITH_BUFFERS)
def test_no_column_may_be_without_storage_or_have_two(text: str) -> None:
    for program, plan in _planned(text):
        for column in plan.columns:
            with pytest.raises(PlanError, match=f"P1 {column.name}"):
                check_plan(program, _without(plan, column))
            twice = replace(plan, buffers=(*plan.buffers, Buffer("more", (column,))))
            with pytest.raises(PlanError, match=f"P1 {column.name}"):
                check_plan(program, twice)


@pytest.mark.parametrize("seed", range(20))
def test_random_swaps_are_caught_or_harmless(seed: int) -> None:
    """Swapping two columns is right only if each then has room and its new home is free."""
    rng = random.Random(seed)
    program, plan = rng.choice([x for text in WITH_BUFFERS for x in _planned(text)])
    a, b = rng.sample(_carriers(plan), 2)
    swapped = _swap(plan, a, b)
    room = all(
        buffer.bytes(shape) >= next(c for c in (a, b) if c.name == column.name).bytes(shape)
        for buffer in swapped.buffers
        for column in buffer.columns
        if column.name in (a.name, b.name)
        for shape in (SHAPE, Shape(1, 1, 5000, 5000), Shape(2, 1500, 3, 9000))
    )
    apart = all(
        x.last < y.first or y.last < x.first
        for buffer in swapped.buffers
        for x, y in itertools.combinations([_life(plan, c.name) for c in buffer.columns], 2)
    )
    if room and apart:
        check_plan(program, swapped)
    else:
        with pytest.raises(PlanError):
            check_plan(program, swapped)


def test_an_old_value_loaded_after_its_store_is_caught() -> None:
    """LAMB with its second sweep loading the old m: the planner says it, the checker proves it."""
    ((program, plan),) = _planned("lamb")
    old = program.graph.reads["m"]
    sweep = program.sweeps[1]
    loads = tuple(
        replace(x, value=old) if x.place == program.role_places["m"] else x
        for x in sweep.kernels[0].loads
    )
    changed = replace(sweep, kernels=(replace(sweep.kernels[0], loads=loads),))
    late = replace(program, sweeps=(program.sweeps[0], changed))
    how = dict(plan_memory(late).updates)["m"]
    assert how == "not in place: sweep1_pass0 loads the old value after its store"
    with pytest.raises(PlanError, match=r"P3 role:m: launch 3 \(sweep 1\) reads %2"):
        check_plan(late, plan)


def test_the_plan_must_not_claim_another_update() -> None:
    ((program, plan),) = _planned("sgd")
    with pytest.raises(PlanError, match="P7 %param"):
        check_plan(program, replace(plan, updates=(("param", "copied"),)))


# ------------------------------------------------------------------ mutations


def _carriers(plan: Plan) -> list[Column]:
    """The columns whose content outlives a launch or a loop: all but the scratch."""
    return [c for c in plan.columns if c.name != "scratch"]


def _rebuilt(plan: Plan, move: dict[str, str], size: dict[str, Column]) -> Plan:
    """The plan with columns moved to other buffers; `size` replaces a column's own."""
    homes: dict[str, list[Column]] = {b.name: [] for b in plan.buffers}
    for buffer in plan.buffers:
        for column in buffer.columns:
            homes[move.get(column.name, buffer.name)].append(size.get(column.name, column))
    return replace(plan, buffers=tuple(Buffer(n, tuple(c)) for n, c in homes.items() if c))


def _merge(plan: Plan, a: Column, b: Column) -> Plan:
    return _rebuilt(plan, {b.name: plan.buffer_of(a.name).name}, {})


def _swap(plan: Plan, a: Column, b: Column) -> Plan:
    """Both keep the cells of the home they come to, as a planner's mix-up would."""
    move = {a.name: plan.buffer_of(b.name).name, b.name: plan.buffer_of(a.name).name}
    size = {
        a.name: replace(a, extent=b.extent, cell=b.cell),
        b.name: replace(b, extent=a.extent, cell=a.cell),
    }
    return _rebuilt(plan, move, size)


def _without(plan: Plan, column: Column) -> Plan:
    buffers = (replace(b, columns=tuple(c for c in b.columns if c != column)) for b in plan.buffers)
    return replace(plan, buffers=tuple(b for b in buffers if b.columns))


def _life(plan: Plan, name: str) -> Column:
    return next(c for c in plan.columns if c.name == name)
