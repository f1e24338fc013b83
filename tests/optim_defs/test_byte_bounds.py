"""Every optimizer moves the bytes of its proven bound, and what is above the floor is itemised.

That the bound is the minimum is tests/passes/fuse/test_fuse.py's to show, against a solver.
"""

from __future__ import annotations

from functools import cache

import pytest
from stepfuse.compiler import lower_graph
from stepfuse.ir.lowered.program import Program
from stepfuse.ir.lowered.tables import PlaceKind
from stepfuse.ir.ops import OPS
from stepfuse.optim_defs import get, names
from stepfuse.passes.pipeline import POLICIES, policy_pipeline
from stepfuse.passes.report.cost import program_bytes

from tests.support.inputs.programs import SAMPLE


@cache
def programs(name: str, policy: str) -> list[Program]:
    return [lower_graph(g, policy_pipeline(policy)) for g in get(name).variants()]


# The suite has one of each kind, and one in four of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(4, always=SAMPLE)
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("name", names())
def test_the_kernels_move_what_the_bound_says(name: str, policy: str) -> None:
    for program in programs(name, policy):
        assert program_bytes(program) == program.schedule.cost.optimal
        assert not program.schedule.doubt


@pytest.mark.parametrize("name", names())
def test_the_barrier_tax_is_itemised(name: str) -> None:
    for program in programs(name, "strict"):
        schedule = program.schedule
        assert sum(t.bytes for t in schedule.taxes) == schedule.cost.optimal - schedule.cost.floor
        for tax in schedule.taxes:
            assert tax.sweep > 0 and tax.bytes > 0
            assert tax.value.startswith("%") and " -> " in tax.barrier


@pytest.mark.parametrize("name", names())
def test_the_floor_is_every_array_once(name: str) -> None:
    """Read once where a kernel loads it, written once where one stores it."""
    for program in programs(name, "strict"):
        kernels = [k for sweep in program.sweeps for k in sweep.kernels]
        width = {
            p.index: p.dtype.bytes for p in program.role_places.values() if p.kind == PlaceKind.ELEM
        }
        read = {x.place.index for k in kernels for x in k.loads} & set(width)
        written = {x.place.index for k in kernels for x in k.stores} & set(width)
        once = sum(width[i] for i in read) + sum(width[i] for i in written)
        assert program.schedule.cost.floor == once


@pytest.mark.parametrize("name", names())
def test_without_a_reduction_the_bound_is_the_floor(name: str) -> None:
    for graph, program in zip(get(name).variants(), programs(name, "strict"), strict=True):
        if not any(OPS[n.op].is_reduction for n in graph.nodes):
            schedule = program.schedule
            assert schedule.sweeps == 1 and schedule.cost.optimal == schedule.cost.floor
