"""Ranks that mix with neighbours: beside the equations in f64, and means to the bit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import networkx as nx
import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import BindError, OptionError
from stepfuse.ranks.combine import mean
from stepfuse.ranks.gossip.graphs import mixing_weights, sending_weights
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.protocol import RanksError
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.replicas import Array, arrays
from tests.support.oracles.numeric import same_bits

SHAPES = ((60, 50), (1,), (5000,))
STAR = nx.star_graph(3)
ONE_WAY = nx.DiGraph([(0, 1), (1, 2), (2, 3), (3, 0), (0, 2)])


def gradients(rank: int, step: int) -> list[Array]:
    return [g.copy() for g in arrays(100 * (rank + 1) + step, SHAPES)]


def start() -> list[Array]:
    return [p.copy() for p in arrays(0, SHAPES)]


def trained(view: Any, make: Any, steps: int, **options: Any) -> list[Array]:
    params = start()
    made = make(params, "sgd(lr=0.1)", ranks=view, threads=1, **options)
    for step in range(steps):
        if step % 2:
            made.begin()  # while gradients are computed
        made.step(gradients(view.rank, step))
    return params


def by_the_equations(weights: Array, steps: int, is_pushed: bool) -> list[list[Array]]:
    """x <- W x - lr grad in f64, over weights that push-sum carries along."""
    count, w = len(weights), np.ones(len(weights))
    z = [np.stack([p.astype(np.float64)] * count) for p in start()]
    for step in range(steps):
        every = [gradients(rank, step) for rank in range(count)]
        following = weights @ w
        for n, own in enumerate(z):
            x = np.einsum("ij,j...->i...", weights * w, own)
            x -= 0.1 * np.stack([grads[n] for grads in every])
            z[n] = (x.T / following).T if is_pushed else x
        w = following
    return [[own[rank] for own in z] for rank in range(count)]


@pytest.mark.parametrize(
    ("make", "graph", "count"),
    [
        (sf.Gossip, "ring", 4), (sf.Gossip, STAR, 4), (sf.Gossip, "ring", 1),
        (sf.PushSum, ONE_WAY, 4), (sf.PushSum, "exponential", 5),
    ],
)  # fmt: skip
def test_mixing_is_its_equations(make: Any, graph: Any, count: int) -> None:
    is_pushed = make is sf.PushSum
    weights = (sending_weights if is_pushed else mixing_weights)(graph, count)
    wanted = by_the_equations(weights, 6, is_pushed)
    found = on_threads(count, lambda view: trained(view, make, 6, graph=graph))
    for mine, theirs in zip(found, wanted, strict=True):
        for got, expected in zip(mine, theirs, strict=True):
            np.testing.assert_allclose(got, expected, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("count", [2, 3, 5])
def test_on_a_complete_graph_it_is_the_mean_to_the_bit(count: int) -> None:
    own = [start() for _ in range(count)]
    for step in range(3):
        means = [np.empty_like(p) for p in own[0]]
        for n, out in enumerate(means):
            mean([params[n] for params in own], out)
        own = [[p.copy() for p in means] for _ in range(count)]
        for rank, params in enumerate(own):
            sf.Optimizer(params, "sgd(lr=0.1)", threads=1).step(gradients(rank, step))
    found = on_threads(count, lambda view: trained(view, sf.Gossip, 3, graph="complete"))
    for mine, theirs in zip(found, own, strict=True):
        assert all(map(same_bits, mine, theirs))


def test_a_step_is_one_sweep() -> None:
    def work(view: ThreadRanks) -> str:
        return sf.Gossip(start(), "sgd", ranks=view).explain()

    said = on_threads(4, work)[1]
    assert "1 sweep, 20 bytes/param, which is the least there can be" in said
    assert "rank 1 of 4 mixes 0.3333 of rank 1, 0.3333 of rank 0, 0.3333 of rank 2" in said
    assert "in each step 64008 bytes leave it, for 0, 2" in said
    assert "1 sweep, 12 bytes" in sf.PushSum(start(), "sgd", ranks=SingleRank()).explain()


def test_a_loss_is_a_ranks_own() -> None:
    """All start alike, so that the mean is what each had."""

    def with_loss(loss: float, rank: int, make: Any, **options: Any) -> list[Array]:
        params = start()
        made = make(params, "momo", lr=0.1, **options)
        made.groups[0]["loss"] = loss
        made.step(gradients(rank, 0))
        return params

    found = on_threads(2, lambda v: with_loss(1.0 + v.rank, v.rank, sf.Gossip, ranks=v))
    for rank, mine in enumerate(found):
        own, other = (with_loss(loss, rank, sf.Optimizer) for loss in (1.0 + rank, 2.0 - rank))
        assert all(map(same_bits, mine, own)) and not same_bits(mine[0], other[0])


def test_push_sum_keeps_the_mean_over_weights() -> None:
    """Without gradients the ranks' parameters come to the mean of what they were."""

    def work(view: ThreadRanks) -> tuple[Array, float]:
        param = np.zeros(5000, np.float32)
        made = sf.PushSum([param], "sgd(lr=1.0)", graph=ONE_WAY, ranks=view)
        made.step([np.full(5000, -float(view.rank), np.float32)])
        for _ in range(60):
            made.step([np.zeros(5000, np.float32)])
        return param, made.weight

    found = on_threads(4, work)
    assert abs(sum(weight for _, weight in found) - 4) < 1e-9
    assert max(weight for _, weight in found) > 1.2
    for param, _ in found:
        np.testing.assert_allclose(param, 1.5, rtol=1e-6)


REFUSED: tuple[tuple[Any, Any, str], ...] = (
    (sf.Gossip, nx.Graph([(0, 1), (2, 3)]), "not connected: nothing of rank 2 ever comes to rank"),
    (sf.Gossip, nx.DiGraph([(0, 1), (1, 2), (2, 3), (3, 0)]), "not symmetric: rank 0 mixes with"),
    (sf.Gossip, nx.path_graph(3), "expected nodes 0 to 3, the ranks, got [0, 1, 2]"),
    (sf.Gossip, np.full((4, 4), 0.3), "not doubly stochastic: row 0 sums to 1.2"),
    (sf.Gossip, np.eye(4) / 2 + np.roll(np.eye(4), 1, 0) / 2, "not symmetric: rank 0 mixes with"),
    (sf.Gossip, "rings", "expected 'ring' or 'complete', got 'rings'"),
    (sf.Gossip, np.eye(3), "4 x 4 weights from 0 on"),
    (sf.PushSum, nx.DiGraph([(0, 1), (1, 2), (2, 3)]), "not strongly connected: nothing of rank 1"),
    (sf.PushSum, np.full((4, 4), 0.3), "not stochastic: column 0 sums to 1.2"),
)  # fmt: skip


@pytest.mark.parametrize(("make", "graph", "said"), REFUSED)
def test_graphs_that_cannot_be_are_refused(make: Any, graph: Any, said: str) -> None:
    def work(view: ThreadRanks) -> None:
        params = start()
        with pytest.raises(OptionError, match=re.escape(said)):
            make(params, "sgd", graph=graph, ranks=view)
        assert all(map(same_bits, params, start()))

    on_threads(4, work, 10)


def test_weights_are_the_graphs_alone() -> None:
    def work(view: ThreadRanks) -> None:
        params = [np.full(50, float(view.rank), np.float32)]
        with pytest.raises(OptionError, match="'mixing_weight' is what the graph says"):
            sf.PushSum(params, "sgd", ranks=view, mixing_weight=3.0)
        with pytest.raises(BindError, match="aux: neighbour0 comes from a neighbour"):
            sf.Gossip(params, "sgd", ranks=view).step(params, {"neighbour0": params})

    on_threads(2, work, 10)


def test_what_does_not_fit_on_one_rank_is_refused_on_all() -> None:
    def work(view: ThreadRanks) -> list[str]:
        params, said = start(), list[str]()
        made = sf.Gossip(params, "sgd(lr=0.1)", ranks=view)
        some = sf.RowSparse(np.array([1, 3]), np.ones((2, 50), np.float32))
        for n, wrong in ((2, gradients(1, 0)[2][:7]), (2, None), (0, some)):
            grads: list[Any] = gradients(view.rank, 0)
            if view.rank == 1:
                grads[n] = wrong
            with pytest.raises(BindError) as caught:
                made.step(grads)
            said.append(str(caught.value))
        for aux in (3, {"mask": 1.0}):
            with pytest.raises(BindError, match=r"aux: .* on rank 1, they fit on rank 0"):
                made.step(gradients(view.rank, 0), aux if view.rank == 1 else None)
        made.groups[0]["lr"] = 0.5 if view.rank == 2 else 0.1
        with pytest.raises(BindError) as caught:
            made.step(gradients(view.rank, 0))
        assert all(map(same_bits, params, start()))
        made.groups[0]["lr"] = 0.1
        made.step(gradients(view.rank, 0))
        assert made.steps == 1
        return [*said[:2], str(caught.value), said[2]]

    found = on_threads(4, work, 10)
    assert "tensor 2 has no gradient" in found[0][1]
    assert "on rank 1, they fit on rank 0" in found[0][0]
    assert all("tensor 0 has a gradient of some rows, and all" in said[3] for said in found)
    assert {said[2] for said in found} == {
        "ranks disagree on lr of group 0: 0.5 on rank 2, 0.1 on rank 0"
    }


def test_a_rank_whose_step_was_cut_short_is_named_on_all() -> None:
    def work(view: ThreadRanks) -> list[Array]:
        params = start()
        made = sf.Gossip(params, "sgd(lr=0.1)", ranks=view)
        made.step(gradients(view.rank, 0))
        kept, before = made.snapshot(params=True), [param.copy() for param in params]
        if view.rank == 1:
            made.step_lock.begin("a step")
        for has_begun in (False, True):
            if has_begun:
                made.begin()
            with pytest.raises(BindError, match=r"a step was interrupted.* on rank 1, they fit on"):
                made.step(gradients(view.rank, 1))
        assert made.steps == 1 and all(map(same_bits, params, before))
        made.restore(kept, params=True)
        made.step(gradients(view.rank, 1))
        return params

    wanted = on_threads(3, lambda view: trained(view, sf.Gossip, 2))
    for found, expected in zip(on_threads(3, work, 10), wanted, strict=True):
        assert all(map(same_bits, found, expected))


def test_none_loads_where_the_file_of_one_is_gone(tmp_path: Path) -> None:
    def work(view: ThreadRanks) -> None:
        params = start()
        made = sf.Gossip(params, "momentum(lr=0.1)", ranks=view)
        made.save(tmp_path, params=True)
        made.step(gradients(view.rank, 0))
        before = [param.copy() for param in params]
        if view.rank == 1:
            next(tmp_path.glob("*/rank1")).unlink()
        with pytest.raises(BindError, match=r"No such file or directory: .* on rank 1"):
            made.load(tmp_path, params=True)
        assert made.steps == 1 and all(map(same_bits, params, before))
        made.step(gradients(view.rank, 1))

    on_threads(2, work, 10)


def test_a_checkpoint_goes_on_to_the_bit(tmp_path: Path) -> None:
    def work(view: ThreadRanks, stops: bool) -> list[Array]:
        params = start()
        options: dict[str, Any] = {"graph": ONE_WAY, "ranks": view}
        made = sf.PushSum(params, "adamw(lr=0.1)", **options)
        for step in range(5):
            if stops and step == 3:
                made.save(tmp_path, params=True)
                params = start()
                made = sf.PushSum(params, "adamw", **options)
                made.load(tmp_path, params=True)
            if stops and step == 4:
                kept = made.snapshot(params=True)
                made.step(gradients(9, 9))
                made.begin()
                made.restore(kept, params=True)
            made.step(gradients(view.rank, step))
        return params

    ways = (on_threads(4, lambda view, stops=stops: work(view, stops)) for stops in (True, False))
    for found, wanted in zip(*ways, strict=True):
        assert all(map(same_bits, found, wanted))


def test_a_rank_that_does_not_come_is_named_and_the_step_taken_again() -> None:
    others = ThreadRanks.of(3, 10)

    def work(view: ThreadRanks) -> list[Array]:
        params = start()
        made = sf.Gossip(params, "sgd(lr=0.1)", ranks=view)
        made.step(gradients(view.rank, 0))
        if view.rank != 1:
            said = f"rank {view.rank} of 3, the exchange with neighbours: rank 1 did not come"
            with pytest.raises(RanksError, match=said):
                made.step(gradients(view.rank, 1))
            with pytest.raises(RanksError, match="rejoin"):
                made.step(gradients(view.rank, 1))
        made.rejoin(others[view.rank])
        made.step(gradients(view.rank, 1))
        return params

    wanted = on_threads(3, lambda view: trained(view, sf.Gossip, 2))
    for found, expected in zip(on_threads(3, work, 0.2), wanted, strict=True):
        assert all(map(same_bits, found, expected))
