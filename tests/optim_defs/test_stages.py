"""Each stage alone, against torch or the formula in NumPy."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from stepfuse.ir import interpreter
from stepfuse.ir.graph import Graph, Spec, Update
from stepfuse.ir.types import Const
from stepfuse.optim_defs import get
from stepfuse.passes.rewrite.view import view

from tests.support.oracles.proof import FORMULA, Comparison

Array = np.ndarray[Any, np.dtype[Any]]
SHAPES = [(), (7,), (5, 3), (4, 3, 2, 2)]


def _grads(scale: float = 1.0) -> list[Array]:
    rng = np.random.default_rng(5)
    return [np.asarray(scale * rng.normal(size=s)) for s in SHAPES]


def _forwarded(spec: Spec, grads: list[Array], hypers: dict[str, float]) -> list[Array]:
    """What later stages read as grad, for all tensors."""
    tensors = [{"grad": g.copy()} for g in grads]
    graphs = [_stored(view(g)) for g in spec.variants()]
    interpreter.run(graphs, tensors, hypers, {})
    return [t["grad"] for t in tensors]


def _stored(graph: Graph) -> Graph:
    return graph.replace(updates=tuple(replace(u, forward=False) for u in graph.updates))


def test_unscale_divides_by_the_loss_scale() -> None:
    grads = _grads()
    seen = Comparison("unscale", FORMULA, grads)
    for i, found in enumerate(_forwarded(get("unscale"), grads, {"scale": 1024.0})):
        np.testing.assert_array_equal(found, grads[i] / 1024.0)
        seen.see(i, found, grads[i] / 1024.0)


@pytest.mark.parametrize("scale", [1e-3, 1.0, 50.0])
def test_clip_by_global_norm_is_torchs(scale: float) -> None:
    torch = pytest.importorskip("torch")
    grads = _grads(scale)
    found = _forwarded(get("clip_by_global_norm"), grads, {"max_norm": 2.0})
    params = [torch.nn.Parameter(torch.zeros(s, dtype=torch.float64)) for s in SHAPES]
    for param, grad in zip(params, grads, strict=True):
        param.grad = torch.tensor(grad, dtype=torch.float64)
    torch.nn.utils.clip_grad_norm_(params, 2.0)
    seen = Comparison("clip_by_global_norm", "torch.nn.utils.clip_grad_norm_", grads)
    for i, (mine, param) in enumerate(zip(found, params, strict=True)):
        np.testing.assert_allclose(mine, param.grad.numpy(), rtol=1e-13)
        seen.see(i, mine, param.grad.numpy())


def test_clip_by_last_norm_is_torchs_by_the_norm_of_the_step_before() -> None:
    """The first step is not clipped."""
    torch = pytest.importorskip("torch")
    (graph,) = get("clip_by_last_norm").variants()
    numbers, last = {"last": np.float64(0.0)}, torch.tensor(0.0, dtype=torch.float64)
    seen = Comparison("clip_by_last_norm", "torch.nn.utils.clip_grads_with_norm_", _grads())
    for scale in (50.0, 1e-3, 1.0, 3.0):
        grads = _grads(scale)
        tensors = [{"grad": g.copy()} for g in grads]
        interpreter.run([_stored(view(graph))], tensors, {"max_norm": 2.0}, numbers)
        params = [torch.nn.Parameter(torch.zeros(s, dtype=torch.float64)) for s in SHAPES]
        for param, grad in zip(params, grads, strict=True):
            param.grad = torch.tensor(grad, dtype=torch.float64)
        norm = torch.nn.utils.get_total_norm([p.grad for p in params])
        torch.nn.utils.clip_grads_with_norm_(params, 2.0, last)
        last = norm
        for i, (tensor, param) in enumerate(zip(tensors, params, strict=True)):
            np.testing.assert_allclose(tensor["grad"], param.grad.numpy(), rtol=1e-13)
            seen.see(i, tensor["grad"], param.grad.numpy())
        np.testing.assert_allclose(numbers["last"], norm.numpy(), rtol=1e-13)


def test_centralize_removes_each_units_mean() -> None:
    grads = _grads()
    seen = Comparison("centralize", FORMULA, grads)
    for i, found in enumerate(_forwarded(get("centralize"), grads, {})):
        grad = grads[i]
        axes = tuple(range(1, grad.ndim))
        centred = grad - grad.mean(axis=axes, keepdims=True) if grad.ndim >= 2 else grad
        np.testing.assert_allclose(found, centred, rtol=0, atol=1e-15)
        seen.see(i, found, centred)


@pytest.mark.parametrize("bad", [None, np.nan, np.inf, -np.inf])
def test_check_finite_guards_every_tensor(bad: float | None) -> None:
    (graph,) = get("check_finite").variants()
    guarded = graph.replace(updates=(Update("grad", Const(7.0), graph.guard),))
    tensors = [{"grad": g} for g in _grads()]
    if bad is not None:
        tensors[2]["grad"][3, 1] = bad
    before = [t["grad"].copy() for t in tensors]
    interpreter.run([guarded], tensors, {}, {})
    seen = Comparison("check_finite", FORMULA, [np.zeros(s) for s in SHAPES])
    for i, (tensor, old) in enumerate(zip(tensors, before, strict=True)):
        wanted = np.full_like(old, 7.0) if bad is None else old
        np.testing.assert_array_equal(tensor["grad"], wanted)
        if np.isfinite(wanted).all():
            seen.see(i, tensor["grad"], wanted)


def test_ema_weights_is_torchs() -> None:
    swa = pytest.importorskip("torch.optim.swa_utils")
    torch = pytest.importorskip("torch")
    average = swa.get_ema_avg_fn(0.9)
    rng = np.random.default_rng(1)
    tensor = {"param": rng.normal(size=(5, 3)), "ema": rng.normal(size=(5, 3))}
    expected = torch.tensor(tensor["ema"])
    start = [tensor["ema"].copy()]
    seen = Comparison("ema_weights", "torch.optim.swa_utils.get_ema_avg_fn", start)
    for _ in range(5):
        tensor["param"] += rng.normal(size=(5, 3))
        expected = average(expected, torch.tensor(tensor["param"]), 1)
        interpreter.run(get("ema_weights"), [tensor], {"decay": 0.9}, {})
        np.testing.assert_allclose(tensor["ema"], expected.numpy(), rtol=1e-13)
        seen.see(0, tensor["ema"], expected)
    assert get("ema_weights").role("ema").default == "param"


def test_shadow_rounds_to_bf16_as_torch_does() -> None:
    torch = pytest.importorskip("torch")
    values = np.concatenate([_grads()[3].ravel(), [np.nan, np.inf, -0.0, 3.4e38, 1e-40]])
    param = values.astype(np.float32)
    tensor = {"param": param, "shadow": np.zeros(param.shape, np.uint16)}
    interpreter.run(get("shadow"), [tensor], {}, {})
    expected = torch.tensor(param).to(torch.bfloat16).view(torch.int16).numpy().view(np.uint16)
    number = ~np.isnan(param)
    np.testing.assert_array_equal(tensor["shadow"][number], expected[number])
    bits = [x[: _grads()[3].size].astype(np.uint32) << 16 for x in (tensor["shadow"], expected)]
    copies = [x.view(np.float32) for x in bits]
    Comparison("shadow", "torch.Tensor.bfloat16", [copies[1]], "f32").see(0, *copies)
    assert (tensor["shadow"][~number] == 0x7FC0).all()


def test_zero_grad_clears_whatever_happened() -> None:
    tensors = [{"grad": g} for g in _grads(np.inf)]
    interpreter.run(get("zero_grad"), tensors, {}, {})
    seen = Comparison("zero_grad", FORMULA, [np.zeros(s) for s in SHAPES])
    for i, tensor in enumerate(tensors):
        assert (tensor["grad"] == 0.0).all()
        seen.see(i, tensor["grad"], np.zeros(SHAPES[i]))
    (change,) = get("zero_grad").graphs[0].updates
    assert change.always
