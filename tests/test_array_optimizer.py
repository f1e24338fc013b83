"""The optimizer, end to end: against torch, across backends, and what a step may not do."""

from __future__ import annotations

import tracemalloc
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
from stepfuse.array_optimizer import Optimizer
from stepfuse.ir.frontend.trace import copy_of_param, optimizer, scalar, step, update, zeros
from stepfuse.ir.types import BF16, GROUP, TENSOR, block

from tests.support.inputs.normal import normal_arrays
from tests.support.inputs.programs import WHOLE_STEP, spec_of

Array = np.ndarray[Any, np.dtype[Any]]
DIMS = [(3,), (5, 7), (0,), (70, 1100), (4097,), (3, 2, 9), (), (2, 70_000), (0, 4), (33_000,)]


drawn = partial(normal_arrays, DIMS)


def _optimizer(params: Any, text: Any, backend: str = "reference", **options: Any) -> Optimizer:
    spec = spec_of(text) if isinstance(text, str) else text
    return Optimizer(params, spec, backend=backend, **options)


def test_adamw_is_torchs() -> None:
    params = drawn(0)
    theirs = [torch.nn.Parameter(torch.tensor(p)) for p in params]
    groups = [{"lr": 0.02, "weight_decay": 0.3}, {"lr": 0.001, "weight_decay": 0.0}]
    cut = 4
    torchs = torch.optim.AdamW(
        [{"params": theirs[:cut], **groups[0]}, {"params": theirs[cut:], **groups[1]}],
        betas=(0.8, 0.99),
    )
    ours = _optimizer(
        [{"params": params[:cut], **groups[0]}, {"params": params[cut:], **groups[1]}],
        "adamw",
        beta1=0.8,
        beta2=0.99,
    )
    for seed in range(1, 6):
        grads = drawn(seed)
        if seed == 4:
            ours.groups[1]["lr"] = torchs.param_groups[1]["lr"] = 0.05
        for theirs_one, grad in zip(theirs, grads, strict=True):
            theirs_one.grad = torch.tensor(grad)
        torchs.step()
        ours.step(grads)
    for mine, other in zip(params, theirs, strict=True):
        np.testing.assert_allclose(mine, other.detach().numpy(), rtol=1e-5, atol=1e-7)
    assert ours.t == 5


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("text", ["adamw", "adafactor", "centralize+lamb", WHOLE_STEP])
def test_native_steps_are_the_references(text: str, threads: int) -> None:
    """Bit for bit, with groups, with a tensor left out of one step, in every chunk kind."""
    results: list[tuple[list[Array], Optimizer]] = []
    for backend in ("reference", "native"):
        params = drawn(0)
        groups = [{"params": params[:3]}, {"params": params[3:], "lr": 0.02}]
        ours = _optimizer(groups, text, backend, threads=threads)
        for seed in (1, 2, 3):
            grads: list[Any] = drawn(seed)
            if seed == 2:
                grads[1] = grads[3] = None
            ours.step(grads)
        results.append((params, ours))
    (first, reference), (second, compiled) = results
    for n, (a, b) in enumerate(zip(first, second, strict=True)):
        assert a.tobytes() == b.tobytes(), DIMS[n]
    for a, b in zip(reference.state, compiled.state, strict=True):
        assert {k: v.tobytes() for k, v in a.items()} == {k: v.tobytes() for k, v in b.items()}
    assert reference.numbers == compiled.numbers


def test_a_tensor_without_gradient_is_left_alone() -> None:
    params, alone = drawn(0), drawn(0)
    ours, other = _optimizer(params, "adam"), _optimizer(alone[1:2], "adam")
    grads = drawn(1)
    ours.step(grads)
    other.step(grads[1:2])
    before = [p.copy() for p in params]
    later: list[Any] = [None] * len(DIMS)
    later[1] = drawn(2)[1]
    ours.step(later)
    other.step(later[1:2])
    for n, (a, b) in enumerate(zip(params, before, strict=True)):
        assert np.array_equal(a, b) == (n != 1 or a.size == 0)
    assert params[1].tobytes() == alone[1].tobytes()
    ours.step([None] * len(DIMS))
    assert ours.t == 2, "a step without gradients is none"


def test_a_changed_hyper_compiles_nothing_and_takes_effect(compilations: list[str]) -> None:
    params = drawn(0)
    ours = _optimizer([{"params": params[:2]}, {"params": params[2:]}], "sgd", "native")
    compilations.clear()
    grads, before = drawn(1), [p.copy() for p in params]
    ours.groups[1]["lr"] = 0.25
    ours.step(grads)
    assert compilations == []
    for n, (a, b) in enumerate(zip(params, before, strict=True)):
        rate = np.float32(0.001 if n < 2 else 0.25)
        assert a.tobytes() == (b - rate * grads[n]).tobytes()
    assert dict(ours.groups[1]) == {"lr": 0.25, "weight_decay": 0.0}


def test_a_step_allocates_nothing() -> None:
    """Neither from the pool nor from Python: far less than one tensor."""
    params, grads = ([np.ones(1 << 18, np.float32) for _ in range(4)] for _ in range(2))
    ours = _optimizer(params, "centralize+lamb", "native", threads=2)
    ours.step(grads)
    held = ours.peak_bytes
    others = [g.copy() for g in grads]
    tracemalloc.start()
    for _ in range(3):
        ours.step(grads)
        ours.step(others)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 32_768
    assert ours.peak_bytes == held >= 2 * sum(p.nbytes for p in params)


def test_states_start_as_declared_and_lie_in_the_pool() -> None:
    params = drawn(0)
    ours, ones = _optimizer(params, "ema_weights+shadow"), _optimizer(params, "rmsprop_mindspore")
    for param, state, other in zip(params, ours.state, ones.state, strict=True):
        assert state["ema"].tobytes() == param.tobytes()
        assert (other["v"] == 1.0).all() and other["v"].shape == param.shape
        rounded = param.astype(ml_dtypes.bfloat16)
        assert state["shadow"].tobytes() == rounded.tobytes()
        assert all(a.ctypes.data % 64 == 0 for a in state.values() if a.size)
    rows = _optimizer([np.ones((2, 3, 5), np.float32)], "adafactor").state[0]
    assert (rows["row"].shape, rows["col"].shape) == ((2, 3), (2, 5))
    assert set(rows) == {"row", "col"}, "the average that only vectors keep is not there"


@pytest.mark.parametrize("as_bits", [False, True])
def test_16_bit_parameters(as_bits: bool) -> None:
    """bf16 as ml_dtypes has it and as bit patterns; f16 as NumPy has it."""
    wide = normal_arrays([(5, 7)], 0)[0]
    grad = normal_arrays([(5, 7)], 1)[0]
    for name, dtype in (("bf16", ml_dtypes.bfloat16), ("f16", np.float16)):
        param = wide.astype(dtype)
        bound = param.view(np.uint16) if as_bits else param
        ours = _optimizer([bound], "sgd", dtypes=f"param={name}", lr=0.5)
        expected = param.astype(np.float32) - np.float32(0.5) * grad
        ours.step([grad])
        assert param.tobytes() == expected.astype(dtype).tobytes()


@optimizer
def counted(param, grad, seen=zeros[TENSOR], total=zeros[GROUP], t=step, *, lr=0.5):
    """A number of each tensor, one of each group and one of all."""
    big = grad.absmax(TENSOR)
    return update(param=param - lr * grad, seen=seen + big, total=total + big.sum(GROUP))


@pytest.mark.parametrize("backend", ["reference", "native"])
def test_numbers_of_tensors_and_groups(backend: str) -> None:
    params = [np.zeros(n, np.float32) for n in (3, 40_000, 5)]
    groups = [{"params": params[:2]}, {"params": params[2:]}]
    ours = _optimizer(groups, counted.spec, backend)
    grads: list[Any] = [
        np.full(p.shape, v, np.float32) for p, v in zip(params, (1, 2, 4), strict=True)
    ]
    ours.step(grads)
    ours.step([None, *grads[1:]])
    ours.step(grads)
    assert [float(s["seen"]) for s in ours.state] == [2.0, 6.0, 12.0]
    assert ours.numbers["total"].tolist() == [3.0 + 2.0 + 3.0, 12.0]
    assert ours.t == 3


@optimizer(when="rank >= 2")
def two_bodies(param, grad, m=copy_of_param[BF16], t=step, *, lr=0.5):
    """Matrices count; what vectors read of the count must be the same."""
    return update(param=param - lr * grad * t, m=param)


_COUNT = scalar(0.0)  # a number that this body does not add to


@two_bodies.variant("rank < 2")
def vectors(param, grad, t=_COUNT, *, lr):
    """Reads the counter of the other body."""
    return update(param=param - lr * grad * t)


@pytest.mark.parametrize("backend", ["reference", "native"])
def test_a_number_that_one_variant_updates_reaches_the_other(backend: str) -> None:
    params = [np.zeros((2, 2), np.float32), np.zeros(2, np.float32)]
    ours = _optimizer(params, two_bodies.spec, backend)
    grads = [np.ones_like(p) for p in params]
    for _ in range(3):
        ours.step(grads)
    assert params[0].tolist() == [[-3.0, -3.0]] * 2  # 0.5 (1 + 2 + 3)
    assert params[1].tolist() == [-1.5, -1.5]  # 0.5 (0 + 1 + 2): the count before the step


def test_repr_tells_the_figures() -> None:
    ours = _optimizer(drawn(0), "lamb", "native")
    count = sum(p.size for p in drawn(0))
    assert repr(ours) == (
        f"Optimizer(lamb, backend native, 10 tensors, {count} parameters, 1 groups, sweeps 2, "
        f"40 bytes/param, pool {ours.peak_bytes} bytes)"
    )


@pytest.mark.parametrize("backend", ["reference", "native", "numba"])
def test_a_group_without_gradients_keeps_its_numbers(backend: str) -> None:
    params = [np.zeros(3, np.float32), np.zeros(4, np.float32)]
    groups = [{"params": params[:1]}, {"params": params[1:]}, {"params": []}]
    ours = _optimizer(groups, counted.spec, backend)
    ours.step([np.full(3, 2.0, np.float32), None])
    ours.groups[2]["lr"] = 0.25
    ours.step([None, np.full(4, 3.0, np.float32)])
    ours.step([np.full(3, 1.0, np.float32), np.full(4, 1.0, np.float32)])
    assert ours.numbers["total"].tolist() == [3.0, 4.0, 0.0]
    assert [g["lr"] for g in ours.groups] == [0.5, 0.5, 0.25]


@optimizer
def levelled(param, grad, *, lr=1.0):
    """Every block of four moves by the mean of its gradients."""
    return update(param=param - lr * grad.mean(block(4)))


@pytest.mark.parametrize("backend", ["reference", "native", "numba"])
def test_the_mean_of_a_short_block_is_of_what_it_has(backend: str) -> None:
    params = [np.zeros(n, np.float32) for n in (4, 10, 3, 0)]
    grads = [np.arange(p.size, dtype=np.float32) ** 2 for p in params]
    _optimizer(params, levelled.spec, backend).step(grads)
    for param, grad in zip(params, grads, strict=True):
        means = [np.mean(grad[i : i + 4], dtype=np.float64) for i in range(0, grad.size, 4)]
        expected = -np.repeat(np.array(means, np.float32), 4)[: grad.size]
        assert param.tolist() == expected.tolist()


@optimizer
def held(param, grad, t=step, *, lr=0.5):
    """Tensors with a small gradient stay as they are."""
    return update(param=param - lr * t).when(grad.absmax(TENSOR) > 1.0)


@pytest.mark.parametrize("backend", ["reference", "native", "numba"])
def test_the_count_goes_on_where_some_tensors_are_held_back(backend: str) -> None:
    params = [np.zeros(3, np.float32), np.zeros(4, np.float32)]
    ours = _optimizer(params, held.spec, backend)
    for _ in range(2):
        ours.step([np.full(3, 0.5, np.float32), np.full(4, 2.0, np.float32)])
    assert ours.t == 2 and not params[0].any() and (params[1] == -1.5).all()
