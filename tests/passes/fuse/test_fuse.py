"""Schedules: as cheap as the oracle says, right by the checker, the same every time."""

from __future__ import annotations

import functools
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from stepfuse.ir.graph import Graph
from stepfuse.ir.lowered.schedule import Phase, Schedule
from stepfuse.optim_defs import get, names
from stepfuse.passes.chain.compose import chain
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.pipeline import FAST, STRICT, run_graph

from tests.passes.milp_oracle import solve
from tests.passes.schedule_checker import check_schedule, size
from tests.support.inputs.programs import SAMPLE
from tests.support.inputs.random_graphs import random_graph

WHOLE_STEP = "unscale+check_finite+clip_by_global_norm+{}+ema_weights+shadow+zero_grad"
CHAINS = (
    "centralize+adamw",
    "centralize+lamb",
    "check_finite+adafactor",
    WHOLE_STEP.format("adamw"),
    WHOLE_STEP.format("lamb"),
    WHOLE_STEP.format("adafactor"),
)
VIEWS = ("flat", "first", "matrix", "axes(1,2,3)", "block(4)")


@functools.cache
def graphs(name: str, passes: str = STRICT) -> tuple[Graph, ...]:
    """The variants of a spec or a chain, after the passes."""
    spec = chain(*map(get, name.split("+")))
    return tuple(run_graph(g, passes) for g in spec.variants())


def random_graphs(view: str, count: int) -> list[Graph]:
    """Graphs of all sizes, every second with reductions to `step`."""
    return [random_graph(seed, view, 6 + seed % 28, seed % 2 == 1) for seed in range(count)]


def hundredths(schedule: Schedule) -> int:
    """The cost that the oracle states."""
    loads = sum(size(schedule.graph, v) for p in schedule.phases for v in p.loads)
    return 100 * schedule.cost.write_allocated + loads


def check(graph: Graph) -> None:
    """A schedule is right, and no other is cheaper."""
    schedule = fuse(graph)
    check_schedule(schedule)
    oracle = solve(graph)
    assert hundredths(schedule) == oracle.total_hundredths
    assert schedule.sweeps == oracle.sweeps


# ------------------------------------------------------------------ the minimum


# The suite has one of each kind, and one in three of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3, always=SAMPLE)
@pytest.mark.parametrize("passes", [STRICT, FAST], ids=["strict", "fast"])
@pytest.mark.parametrize("name", [*names(), *CHAINS])
def test_no_schedule_of_a_spec_is_cheaper(name: str, passes: str) -> None:
    for graph in graphs(name, passes):
        check(graph)


@pytest.mark.parametrize("view", VIEWS)
def test_no_schedule_of_a_random_graph_is_cheaper(view: str) -> None:
    for graph in random_graphs(view, 75):
        check(graph)


@pytest.mark.parametrize(
    ("name", "floor", "optimal", "doubled", "passes"),
    [
        ("adamw", 28, 28, 28, [1]),
        ("lamb", 28, 40, 40, [1, 1]),
        ("adafactor", 12, 24, 24, [1, 1, 1]),
        ("centralize+adamw", 28, 28, 28, [2]),
        (WHOLE_STEP.format("adamw"), 42, 46, 48, [1, 1]),
    ],
)
def test_stated_figures(
    name: str, floor: int, optimal: int, doubled: int, passes: list[int]
) -> None:
    schedule = fuse(graphs(name)[0])
    cost = schedule.cost
    assert (cost.floor, cost.optimal, cost.write_allocated) == (floor, optimal, doubled)
    assert [len(schedule.passes(s)) for s in range(schedule.sweeps)] == passes


# ------------------------------------------------------------------ a unique answer


def fingerprint() -> str:
    """The phases of a few graphs with many equally cheap schedules."""
    some = [*graphs("centralize+lamb"), *graphs(WHOLE_STEP.format("lamb"))]
    some += [g for view in VIEWS for g in random_graphs(view, 12)]
    return repr([fuse(g).phases for g in some])


def test_the_answer_does_not_depend_on_the_hash_seed() -> None:
    code = "from tests.passes.fuse.test_fuse import fingerprint; print(fingerprint())"
    for seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", code],
            cwd=Path(__file__).parents[3],
            env=env,
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == fingerprint()


def test_taxes_name_their_barrier() -> None:
    taxes = fuse(graphs("lamb")[0]).taxes
    assert {t.sweep for t in taxes} == {1}
    assert all("sumsq" in t.barrier and "-> tensor" in t.barrier for t in taxes)
    assert sum(t.bytes for t in taxes) == 12


# ------------------------------------------------------------------ the checker is not blind


def old_moments(first: Phase, second: Phase) -> list[Phase]:
    """The second sweep loads the moments that the first has overwritten."""
    old = tuple(v for v in first.loads if v not in second.loads)
    return [first, replace(second, loads=(*second.loads, *old))]


def late_norms(first: Phase, second: Phase) -> list[Phase]:
    """The norms are taken in the sweep that needs them."""
    norms = first.reductions
    return [replace(first, reductions=()), replace(second, reductions=norms)]


def stored_twice(first: Phase, second: Phase) -> list[Phase]:
    """The moments are stored again."""
    return [first, replace(second, stores=(*second.stores, *first.stores))]


def never_stored(first: Phase, second: Phase) -> list[Phase]:
    """The parameter stays as it was."""
    return [first, replace(second, stores=())]


def loaded_too_early(first: Phase, second: Phase) -> list[Phase]:
    """The first sweep loads the moments that only it computes."""
    new = tuple(v for v in second.loads if v not in first.loads)
    computes = tuple(v for v in first.computes if v not in new)
    return [replace(first, loads=(*first.loads, *new), computes=computes), second]


@pytest.mark.parametrize(
    "spoil", [old_moments, late_norms, stored_twice, never_stored, loaded_too_early]
)
def test_the_checker_finds_what_is_wrong(spoil: Callable[[Phase, Phase], list[Phase]]) -> None:
    schedule = fuse(graphs("lamb")[0])
    spoilt = replace(schedule, phases=tuple(spoil(*schedule.phases)))
    check_schedule(schedule)
    with pytest.raises((AssertionError, KeyError)):
        check_schedule(spoilt)


def test_the_checker_tries_guards_that_are_false() -> None:
    """Were the store of the moments guarded alone, loading them back would be wrong."""
    schedule = fuse(graphs("lamb")[0])
    graph = schedule.graph
    flag = graph.reads["t"]
    updates = tuple(replace(u, guard=flag) if u.role in ("m", "v") else u for u in graph.updates)
    spoilt = replace(schedule, graph=graph.replace(updates=updates))
    with pytest.raises(AssertionError, match="not what it should be"):
        check_schedule(spoilt)
