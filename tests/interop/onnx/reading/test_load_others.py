"""Steps as torch.onnx and jax2onnx write them: read with a mapping, beside torch and JAX."""

from __future__ import annotations

import io
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
import stepfuse
import stepfuse.onnx
import torch
from onnx import ModelProto
from torch.optim.sgd import sgd

RECORDED = Path(__file__).parents[3] / "data" / "jax2onnx"
STEPS, LR = 8, 0.05
Tensors = tuple[torch.Tensor, ...]


def adamw(p: Any, g: Any, m: Any, v: Any, t: Any, lr: Any) -> Tensors:
    t = t + 1
    m = torch.lerp(m, g, 0.1)
    v = 0.99 * v + 0.01 * g.square()
    way = m / (1 - 0.9**t) / ((v / (1 - 0.99**t)).sqrt() + 1e-8)
    return p * (1 - lr * 0.01) - lr * way, m, v, t


def nesterov(p: Any, g: Any, b: Any, lr: Any) -> Tensors:
    """torch's own function."""
    p, b = p.clone(), b.clone()
    sgd([p], [g], [b], weight_decay=0.1, momentum=0.9, lr=lr, dampening=0.0, nesterov=True,
        maximize=False, foreach=False, fused=False)  # fmt: skip
    return p, b


def factored(p: Any, g: Any, row: Any, col: Any, lr: Any) -> Tensors:
    s = g.square() + 1e-30
    row, col = 0.9 * row + 0.1 * s.mean(-1), 0.9 * col + 0.1 * s.mean(-2)
    u = g * torch.rsqrt((row / row.mean())[:, None] * col[None, :])
    u = u / torch.clamp(u.norm() / u.numel() ** 0.5, min=1.0)
    return p - lr * u, row, col


def clipped(p: Any, g: Any, q: Any, h: Any, lr: Any) -> Tensors:
    norm = (g.norm() ** 2 + h.norm() ** 2).sqrt()
    share = torch.clamp(0.5 / (norm + 1e-6), max=1.0)
    return p - lr * (g * share), q - lr * (h * share)


class Step(torch.nn.Module):
    """A function as the module that the exporter takes."""

    def __init__(self, step: Callable[..., Tensors]) -> None:
        super().__init__()
        self.step = step

    def forward(self, *given: torch.Tensor) -> Tensors:
        return self.step(*given)


def exported(
    step: Callable[..., Tensors], inputs: dict[str, Sequence[str]], outputs: Sequence[str]
) -> ModelProto:
    """The step at open sizes; what has none is a number."""
    sizes = {"N": 6, "M": 4, "K": 5}
    example = tuple(torch.rand([sizes[d] for d in dims]) + 0.1 for dims in inputs.values())
    axes = {name: dict(enumerate(dims)) for name, dims in inputs.items() if dims}
    file = io.BytesIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(
            Step(step), example, file, dynamo=False, input_names=list(inputs),
            output_names=list(outputs), dynamic_axes=axes,
        )  # fmt: skip
    return onnx.load_from_string(file.getvalue())


# The step, its inputs with their sizes, its outputs, the roles, and which arrays are parameters.
CASES: dict[str, tuple[Any, dict[str, str], list[str], dict[str, Any], dict[str, str]]] = {
    "adamw": (
        adamw, {"p": "NM", "g": "NM", "m": "NM", "v": "NM", "t": "", "lr": ""},
        ["p2", "m2", "v2", "t2"],
        {"param": ("p", "p2"), "grad": "g", "m": ("m", "m2"), "v": ("v", "v2"), "t": ("t", "t2")},
        {"p": "g"},
    ),
    "torch's sgd": (
        nesterov, {"p": "NM", "g": "NM", "b": "NM", "lr": ""}, ["p2", "b2"],
        {"param": ("p", "p2"), "grad": "g", "b": ("b", "b2")}, {"p": "g"},
    ),
    "rows and columns": (
        factored, {"p": "NM", "g": "NM", "row": "N", "col": "M", "lr": ""}, ["p2", "row2", "col2"],
        {"param": ("p", "p2"), "grad": "g", "row": ("row", "row2"), "col": ("col", "col2")},
        {"p": "g"},
    ),
    "two parameters": (
        clipped, {"p": "NM", "g": "NM", "q": "K", "h": "K", "lr": ""}, ["p2", "q2"],
        {"param.a": ("p", "p2"), "grad.a": "g", "param.b": ("q", "q2"), "grad.b": "h"},
        {"p": "g", "q": "h"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_torch_onnx_export(case: str) -> None:
    step, inputs, outputs, roles, params = CASES[case]
    spec = stepfuse.onnx.load(exported(step, inputs, outputs), roles)
    sizes, rng = {"N": 7, "M": 3, "K": 9}, np.random.default_rng(5)
    state = {n: torch.zeros([sizes[d] for d in dims]) for n, dims in inputs.items()}
    state["lr"] = torch.tensor(LR)
    ours: list[Any] = []
    for name in params:
        ours.append(rng.standard_normal(state[name].shape).astype(np.float32))
        state[name] = torch.tensor(ours[-1])
    start = [array.copy() for array in ours]
    optimizer = stepfuse.Optimizer(ours, spec, lr=LR)
    updated = {pair[1]: pair[0] for pair in roles.values() if not isinstance(pair, str)}
    for _ in range(STEPS):
        grads = [rng.standard_normal(array.shape).astype(np.float32) for array in ours]
        state.update({n: torch.tensor(g) for n, g in zip(params.values(), grads, strict=True)})
        found = step(*(state[name] for name in inputs))
        state.update({updated[n]: t for n, t in zip(outputs, found, strict=True)})
        optimizer.step(grads)
    for name, array, first in zip(params, ours, start, strict=True):
        moved = np.abs(array - first).max()
        assert np.abs(array - state[name].numpy()).max() <= 1e-5 * moved


@pytest.mark.parametrize("name", ["adamw", "lamb"])
def test_jax2onnx(name: str) -> None:
    """`record.py` beside the files says how they were made, and by which versions."""
    model = onnx.load(RECORDED / f"{name}.onnx")
    p, g, mu, nu, count, lr = (value.name for value in model.graph.input)
    p2, mu2, nu2, count2 = (value.name for value in model.graph.output)
    moments = {"mu": (mu, mu2), "nu": (nu, nu2), "count": (count, count2)}
    spec = stepfuse.onnx.load(model, {"param": (p, p2), "grad": g, "lr": lr, **moments})
    recorded = np.load(RECORDED / "steps.npz")
    param = recorded["start"].copy()
    optimizer = stepfuse.Optimizer([param], spec, lr=LR)
    for grad in recorded["grads"]:
        optimizer.step([grad])
    moved = np.abs(param - recorded["start"]).max()
    assert np.abs(param - recorded[name]).max() <= 2e-5 * moved
