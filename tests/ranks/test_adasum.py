"""The adaptive sum over ranks: the bits of the recursion in one process; the rule in f64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf
import stepfuse.torch
import torch
from stepfuse import boost
from stepfuse.boost.adasum_tree import AdaSumTree
from stepfuse.ir.errors import OptionError
from stepfuse.ranks.here import SingleRank
from stepfuse.ranks.threads import ThreadRanks, on_threads

from tests.ranks.replicas import Array, arrays
from tests.support.oracles.numeric import same_bits

SHAPES = ((300, 200), (1000,), (1,), (90_001,))
SPEC = "clip_by_global_norm(max_norm=0.5)+adamw(lr=0.01)"


def gradients(rank: int, step: int) -> list[Array]:
    return [g.copy() for g in arrays(100 * (rank + 1) + step, SHAPES)]


def alone(count: int, steps: int) -> list[Array]:
    """One process, which combines pair after pair, and steps by the sum."""
    params, tree = [p.copy() for p in arrays(0, SHAPES)], AdaSumTree(SHAPES, count)
    made = sf.Optimizer(params, SPEC, threads=1)
    for step in range(steps):
        for rank, buffers in enumerate(tree.buffers):
            for buffer, grad in zip(buffers, gradients(rank, step), strict=True):
                buffer[...] = grad
        made.step([total.copy() for total in tree.combine()])
    return params


def shared(view: Any, steps: int, **options: Any) -> list[Array]:
    params = [p.copy() for p in arrays(0, SHAPES)]
    made = sf.Sharded(params, SPEC, ranks=view, threads=1, combine="adasum", **options)
    for step in range(steps):
        made.step(gradients(view.rank, step))
    return params


@pytest.mark.parametrize("count", [1, 3, 4, 7])
def test_ranks_have_the_bits_of_the_recursion_of_one_process(count: int) -> None:
    expected = alone(count, 2)
    for found in on_threads(count, lambda view: shared(view, 2), 60):
        assert all(map(same_bits, found, expected))


@pytest.mark.parametrize("count", [3, 5])
def test_the_recursion_is_the_rule(count: int) -> None:
    tree = AdaSumTree(SHAPES, count)
    for rank, buffers in enumerate(tree.buffers):
        for buffer, grad in zip(buffers, gradients(rank, 0), strict=True):
            buffer[...] = grad
    for n, found in enumerate(tree.combine()):
        wanted = boost.adasum([gradients(rank, 0)[n] for rank in range(count)])
        np.testing.assert_allclose(found, wanted, rtol=0, atol=2e-6)


def test_a_model_of_torch_steps_by_it() -> None:
    def work(view: ThreadRanks) -> list[Array]:
        params = [torch.from_numpy(p.copy()).requires_grad_() for p in arrays(0, SHAPES)]
        made = stepfuse.torch.Sharded(params, SPEC, ranks=view, threads=1, combine="adasum")
        with torch.enable_grad():
            own = map(torch.from_numpy, gradients(view.rank, 0))
            torch.stack([(p * g).sum() for p, g in zip(params, own, strict=True)]).sum().backward()
        made.step()
        return [p.detach().numpy() for p in params]

    expected = alone(3, 1)
    for found in on_threads(3, work, 60):
        assert all(map(same_bits, found, expected))


def test_micro_batches_are_averaged_before() -> None:
    """Of equal ones the sum is that of one."""

    def work(view: ThreadRanks) -> Array:
        param = np.ones(5000, np.float32)
        made = sf.Sharded([param], "sgd(lr=0.5)", ranks=view, combine="adasum", micro_batches=2)
        grad = np.full(5000, 1.0 + view.rank, np.float32)
        made.accumulate([grad])
        made.step([grad])
        return param

    def plain(view: ThreadRanks) -> Array:
        param = np.ones(5000, np.float32)
        made = sf.Sharded([param], "sgd(lr=0.5)", ranks=view, combine="adasum")
        made.step([np.full(5000, 1.0 + view.rank, np.float32)])
        return param

    assert all(map(same_bits, on_threads(2, work, 60), on_threads(2, plain, 60)))


def test_what_it_cannot_be_is_refused() -> None:
    for options, said in (
        ({"combine": "median"}, "combine: expected 'mean' or 'adasum', got 'median'"),
        ({"combine": "adasum", "order": "engine"}, "order='engine' has the engine take the mean"),
    ):
        with pytest.raises(OptionError, match=said):
            sf.Sharded([np.ones(3, np.float32)], "sgd", ranks=SingleRank(), **options)
