"""Fusion always answers: what the search looks at is bounded, and what it says is so.

Nothing is timed: `Schedule.searched` counts what the search looked at, to the same number on
every machine (`benchmarks/fuse_time.py` has the seconds).
"""

from __future__ import annotations

import functools
import random
import sys
from collections.abc import Iterator, Sequence

import pytest
from stepfuse.ir.errors import StepfuseError
from stepfuse.ir.graph import Graph
from stepfuse.ir.lowered.schedule import Schedule
from stepfuse.optim_defs import get, names, stage_names
from stepfuse.passes.chain.compose import chain
from stepfuse.passes.fuse import branch_and_bound as search
from stepfuse.passes.fuse import load_or_recompute as paths
from stepfuse.passes.fuse.branch_and_bound import Search
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.fuse.problem import make_problem
from stepfuse.passes.fuse.sweep_cost import SweepCosts, SweepLoads
from stepfuse.passes.pipeline import STRICT, run_graph
from stepfuse.passes.report.why_not import why_not_fuse
from stepfuse.passes.rewrite.specialise import specialise
from stepfuse.passes.rewrite.view import view
from stepfuse.tools.inspect.render import schedule_text

from tests.passes.fuse.test_fuse import hundredths
from tests.passes.milp_oracle import solve
from tests.passes.schedule_checker import check_schedule
from tests.support.inputs.random_graphs import random_graph
from tests.support.inputs.wide_graphs import copies, momenta, wide_graph

VIEWS = ("flat", "first", "matrix", "block(4)")
MOST = 2 * (search.WORK + search.POLISH)  # a step more may go over; never a multiple


def check(graph: Graph) -> Schedule:
    """A schedule is right, and what it says of the minimum is so."""
    schedule = fuse(graph)
    check_schedule(schedule)
    assert schedule.searched <= MOST
    least, found = solve(graph).total_hundredths, hundredths(schedule)
    assert found - 100 * schedule.gap <= least <= found
    assert found == least or schedule.gap
    return schedule


# ------------------------------------------------------------------ families that were exponential


@pytest.mark.parametrize("count", [8, 12, 16, 100])
def test_averages_before_a_norm_are_not_multiplied(count: int) -> None:
    schedule = check(momenta(count)) if count < 20 else fuse(momenta(count))
    assert not schedule.doubt
    assert schedule.cost.optimal == 12 * count + 16  # m in and out and in; g twice, p in and out
    assert schedule.searched <= 100 + 10 * count


@pytest.mark.parametrize("count", [8, 11])
def test_averages_of_weights_are_not_multiplied(count: int) -> None:
    (graph,) = chain(*map(get, ["ema_weights"] * count), get("lamb")).variants()
    schedule = check(run_graph(graph, STRICT))
    assert not schedule.doubt
    assert schedule.searched <= 100 + 10 * count


def test_the_chain_of_the_report() -> None:
    stages = ("gradient_noise", "clip_by_block_rms", "unscale", "dadapt_adan")
    for graph in chain(*map(get, (*stages, "stable_weight_decay"))).variants():
        schedule = check(run_graph(graph, STRICT))
        assert not schedule.doubt
        assert schedule.searched < 10_000


@functools.cache
def random_chains(seed: int, count: int, aux: bool = False) -> tuple[tuple[Graph, ...], ...]:
    """The variants of chains of up to twelve registered stages and optimizers, after the passes."""
    stages = [n for n in stage_names() if aux or not get(n).of_kind("aux")]
    return tuple(_random_chains(random.Random(seed), count, stages))


def _random_chains(
    rng: random.Random, count: int, stages: Sequence[str]
) -> Iterator[tuple[Graph, ...]]:
    for _ in range(count):
        parts = [rng.choice(names())]
        for _ in range(rng.randint(5, 30)):
            new = rng.choice(names() if rng.random() < 0.15 else stages)
            at = rng.randint(0, len(parts))
            longer = [*parts[:at], new, *parts[at:]]
            parts = longer if len(longer) <= 12 and is_chain(longer) else parts
        yield tuple(run_graph(g, STRICT) for g in chain(*map(get, parts)).variants())


def is_chain(parts: list[str]) -> bool:
    """Whether stages may stand in this order, and have a view in common."""
    try:
        for graph in chain(*map(get, parts)).variants():
            view(specialise(graph))
    except (StepfuseError, ValueError):
        return False
    return True


@pytest.mark.parametrize(("seed", "aux"), [(11, False), (12, True)])
def test_chains_of_up_to_twelve_stages(seed: int, aux: bool) -> None:
    """With stages that have arrays of their own, and without."""
    found = [check(graph) for graphs in random_chains(seed, 12, aux) for graph in graphs]
    assert len(found) > 15
    assert max(s.sweeps for s in found) >= 4
    assert sum(bool(s.gap) for s in found) <= 1, "a proof that is not found is an exception"


@pytest.mark.parametrize("name", ["sgd", "adamw", "lamb", "adafactor", "came", "prodigy"])
def test_a_stage_with_arrays_of_its_own_in_front(name: str) -> None:
    """Chains of twelve around it are not always proven."""
    for graph in chain(get("delay_compensated"), get(name)).variants():
        assert not check(run_graph(graph, STRICT)).doubt


# The suite has one graph in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("seed", range(6))
def test_a_hundred_states_and_four_barriers(seed: int) -> None:
    schedule = check(wide_graph(seed))
    assert hundredths(schedule) <= 1.03 * solve(schedule.graph).total_hundredths


def test_small_specs_of_states_and_barriers_are_proven() -> None:
    for seed in range(20):
        assert not check(wide_graph(seed, states=12, barriers=3)).doubt


# ------------------------------------------------------------------ a search that ends early


@pytest.mark.parametrize("view", VIEWS)
def test_what_an_unfinished_search_says_is_so(view: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "WORK", 0)
    monkeypatch.setattr(search, "POLISH", 0)
    monkeypatch.setattr(f"{__name__}.MOST", 1 << 20)
    for seed in range(40):
        check(random_graph(seed, view, 8 + seed % 28, seed % 2 == 1))


def test_the_doubt_is_said() -> None:
    assert "not proven" not in schedule_text(fuse(wide_graph(4, 30)))
    schedule = fuse(wide_graph(4))
    said = f"not proven: at most {schedule.gap} bytes/param above the bound"
    assert schedule.gap > 0
    assert f"found {schedule.cost.optimal} bytes/param" in schedule_text(schedule)
    assert said in schedule_text(schedule)
    assert said in why_not_fuse(schedule)


def test_very_many_states_do_not_exhaust_the_stack() -> None:
    schedule = fuse(wide_graph(0, states=250, barriers=6))
    check_schedule(schedule)
    assert schedule.searched <= 4 * MOST


# ------------------------------------------------------------------ bounds and cuts


@pytest.mark.parametrize("view", VIEWS)
def test_no_bound_is_above_what_it_bounds(view: str) -> None:
    """Windows around the best phases, and reads asked for that the best schedule loads."""
    rng = random.Random(5)
    for seed in range(60):
        problem = make_problem(random_graph(seed, view, 8 + seed % 28, seed % 2 == 1))
        solver = Search(problem, SweepCosts(problem.paths))
        best, gap = solver.run()
        assert gap == 0
        for _ in range(6):
            windows = tuple(
                1 << solver.phases.times.index(t) | rng.getrandbits(len(solver.phases.times))
                for t in best.times
            )
            asked = tuple(asked_of(s, problem.reads, rng) for s in best.sweeps)
            bound = solver.bounds.of(windows, asked)
            assert bound is not None
            assert (bound.cost, bound.flops) <= (best.cost, best.flops)


def asked_of(sweep: SweepLoads, reads: int, rng: random.Random) -> tuple[int, int]:
    """Some of the reads that a sweep fetches, or of those that it does not load at all."""
    loaded = 0
    for way in sweep.ways:
        loaded |= way.loads
    some = rng.getrandbits(64)
    return (sweep.fetched & reads & some, 0) if rng.random() < 0.5 else (0, reads & ~loaded & some)


@pytest.mark.parametrize("view", VIEWS)
def test_cuts_load_as_little_as_trying_all_ways(view: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [fuse(random_graph(seed, view, 30, seed % 2 == 1)) for seed in range(30)]
    monkeypatch.setattr(paths, "MANY", 1)
    for seed, tried in enumerate(found):
        cut = fuse(random_graph(seed, view, 30, seed % 2 == 1))
        check_schedule(cut)
        assert hundredths(cut) - 100 * cut.gap <= hundredths(tried) <= hundredths(cut)


@pytest.mark.parametrize("count", [6, 30])
def test_what_is_cheaper_to_compute_again_is_a_cut(count: int) -> None:
    """Each state is made of the gradient alone: one load of it gives them all."""
    schedule = check(copies(count))
    assert not schedule.doubt
    assert len(schedule.phases[1].loads) == 2
    assert "networkx" in sys.modules or count < 7, "more than a handful of ways"
