"""The stages before an optimizer, and the averages after it: seen through sgd with lr = 1.

With lr = 1, sgd takes the gradient that it is given off the parameter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse
from ml_dtypes import bfloat16
from stepfuse import chain, get

from tests.support.oracles.proof import FORMULA, Comparison

Array = np.ndarray[Any, np.dtype[np.float64]]
SHAPES = [(), (7,), (5, 3), (4, 3, 2, 2)]


def l2_weight_decay(p: Array, g: Array) -> Array:
    return g + 1e-2 * p


def clip_by_value(p: Array, g: Array) -> Array:
    return np.clip(g, -1.0, 1.0)


def clip_by_norm(p: Array, g: Array) -> Array:
    return g / max(1.0, float(np.linalg.norm(g.ravel())))


def clip_by_block_rms(p: Array, g: Array) -> Array:
    return g / max(1.0, float(np.sqrt(np.mean(g**2))))


def adaptive_clip(p: Array, g: Array) -> Array:
    axes = tuple(range(1, g.ndim)) if g.ndim >= 2 else None
    size = np.sqrt(np.sum(p**2, axis=axes, keepdims=True))
    length = np.sqrt(np.sum(g**2, axis=axes, keepdims=True))
    return (g * np.minimum(1.0, 1e-2 * np.maximum(size, 1e-3) / length)).reshape(g.shape)


def orthogonal_gradient(p: Array, g: Array) -> Array:
    a, b = p.ravel(), g.ravel()
    across = b - (a @ b) / (a @ a + 1e-30) * a
    return (across * np.linalg.norm(b) / (np.linalg.norm(across) + 1e-30)).reshape(g.shape)


STAGES = (
    l2_weight_decay, clip_by_value, clip_by_norm, clip_by_block_rms, adaptive_clip,
    orthogonal_gradient,
)  # fmt: skip


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("scale", [1e-3, 1.0, 30.0])
def test_gradient_is_what_the_formula_says(
    stepper: Any, stage: Callable[[Array, Array], Array], scale: float
) -> None:
    rng = np.random.default_rng(2)
    params = [np.array(rng.normal(size=s)) for s in SHAPES]
    grads = [np.array(scale * rng.normal(size=s)) for s in SHAPES]
    job = stepper(chain(get(stage.__name__), get("sgd")), params, {"lr": 1.0})
    job.step(grads)
    seen = Comparison(job.name, FORMULA, params)
    for i, (tensor, p, g) in enumerate(zip(job.tensors, params, grads, strict=True)):
        wanted = p - stage(p, g)
        # across a scalar there is nothing but the rounding of g - g
        if p.ndim or stage is not orthogonal_gradient:
            np.testing.assert_allclose(tensor["param"], wanted, rtol=1e-12, atol=1e-12)
            seen.see(i, tensor["param"], wanted)


def test_what_rounding_loses_of_a_gradient_is_added_to_the_next() -> None:
    rng, lr = np.random.default_rng(6), np.float32(0.5)
    params = [np.array(rng.normal(size=s), np.float32) for s in SHAPES]
    mine, left = [p.copy() for p in params], [np.zeros_like(p) for p in params]
    spec = chain("error_feedback", "sgd")
    optimizer = stepfuse.Optimizer(mine, spec, dtypes="sent=bf16", lr=0.5)
    seen = Comparison(spec.name, FORMULA, params, "f32")
    for _ in range(4):
        grads = [np.array(rng.normal(size=s), np.float32) for s in SHAPES]
        optimizer.step(grads)
        for i, g in enumerate(grads):
            total = g + left[i]
            sent = total.astype(bfloat16).astype(np.float32)
            left[i], params[i] = total - sent, params[i] - lr * sent
            np.testing.assert_array_equal(mine[i], params[i])
            seen.see(i, mine[i], params[i])
        assert any(part.any() for part in left)


def test_a_gradient_that_was_delayed_is_compensated(stepper: Any) -> None:
    rng = np.random.default_rng(5)
    params = [np.array(rng.normal(size=s)) for s in SHAPES]
    job = stepper(chain("delay_compensated", "sgd"), params, {"lr": 1.0, "lam": 0.3})
    seen = Comparison(job.name, FORMULA, params)
    for _ in range(4):
        grads, stale = ([np.array(rng.normal(size=s)) for s in SHAPES] for _ in range(2))
        for tensor, old in zip(job.tensors, stale, strict=True):
            tensor["stale"] = old
        job.step(grads)
        for i, (tensor, g, old) in enumerate(zip(job.tensors, grads, stale, strict=True)):
            params[i] = params[i] - (g + 0.3 * g * g * (params[i] - old))
            np.testing.assert_allclose(tensor["param"], params[i], rtol=1e-12, atol=1e-12)
            seen.see(i, tensor["param"], params[i])


def test_clip_by_value_is_torchs() -> None:
    torch = pytest.importorskip("torch")
    param = torch.nn.Parameter(torch.zeros(50, dtype=torch.float64))
    grad = np.random.default_rng(0).normal(size=50)
    param.grad = torch.tensor(grad)
    torch.nn.utils.clip_grad_value_([param], 1.0)
    np.testing.assert_array_equal(clip_by_value(grad, grad), param.grad.numpy())


def test_grokfast_adds_the_slow_part(stepper: Any) -> None:
    rng = np.random.default_rng(4)
    param, slow = rng.normal(size=6), np.zeros(6)
    job = stepper(chain(get("grokfast"), get("sgd")), [param], {"lr": 1.0})
    seen = Comparison(job.name, FORMULA, [param])
    for _ in range(8):
        grad = rng.normal(size=6)
        slow = 0.98 * slow + 0.02 * grad
        param = param - (grad + 2.0 * slow)
        job.step([grad])
        np.testing.assert_allclose(job.tensors[0]["param"], param, rtol=1e-12)
        seen.see(0, job.tensors[0]["param"], param)
        np.testing.assert_allclose(job.tensors[0]["slow"], slow, rtol=1e-12)


@pytest.mark.parametrize(
    ("name", "hypers", "joins"),
    [
        ("polyak_average", {"start": 0.0}, range(1, 13)),
        ("polyak_average", {"start": 4.0}, range(5, 13)),
        ("swa", {"start": 0.0, "every": 1.0}, range(1, 13)),
        ("swa", {"start": 3.0, "every": 4.0}, (7, 11)),
    ],
)
def test_averages_are_means_of_the_weights_that_join(
    stepper: Any, name: str, hypers: dict[str, float], joins: Any
) -> None:
    rng = np.random.default_rng(6)
    start = rng.normal(size=5)
    job = stepper(chain(get("sgd"), get(name)), [start], {"lr": 0.1, **hypers})
    joined: list[Array] = []
    seen = Comparison(job.name, FORMULA, [start])
    for t in range(1, 13):
        job.step([rng.normal(size=5)])
        param, average = job.tensors[0]["param"], job.tensors[0]["average"]
        if t in joins:
            joined.append(param.copy())
        if joined:
            np.testing.assert_allclose(average, np.mean(joined, axis=0), rtol=1e-12)
            seen.see(0, average, np.mean(joined, axis=0))
        else:  # what is kept before the first: the start, or the weights themselves
            np.testing.assert_array_equal(average, start if name == "swa" else param)
