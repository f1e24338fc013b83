"""Every optimizer that torch has, against torch in f64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from stepfuse.optim_defs import get

torch = pytest.importorskip("torch")

SHAPES = [(), (7,), (5, 3), (4, 3, 2, 2)]
STEPS = 25
EPS = (2.0**-23, 1e-3)
MOMENTS = {"m": "exp_avg", "v": "exp_avg_sq"}
BUFFER = {"buf": "momentum_buffer"}
SQUARES = {"v": "square_avg", "mean": "grad_avg"}
FACTORS = {"row": "row_var", "col": "col_var", "v": "variance"}

# Ours, torch's class, our states' names in torch, then what both are given.
SAME: list[tuple[str, str, dict[str, str], dict[str, Any]]] = [
    ("sgd", "SGD", {}, {"lr": 0.1}),
    ("sgd", "SGD", {}, {"weight_decay": 0.1}),
    ("momentum", "SGD", BUFFER, {"momentum": 0.9}),
    ("momentum", "SGD", BUFFER, {"momentum": 0.7, "dampening": 0.3, "weight_decay": 0.1}),
    ("momentum", "SGD", BUFFER, {"momentum": 0.7, "weight_decay": 0.1, "nesterov": True}),
    ("adam", "Adam", MOMENTS, {}),
    ("adam", "Adam", MOMENTS, {"lr": 0.1, "eps": 0.5, "weight_decay": 0.1}),
    ("adamw", "AdamW", MOMENTS, {}),
    ("adamw", "AdamW", MOMENTS, {"lr": 0.1, "eps": 0.5, "weight_decay": 0.3}),
    ("rmsprop", "RMSprop", SQUARES, {}),
    ("rmsprop", "RMSprop", SQUARES, {"alpha": 0.8, "eps": 0.5, "weight_decay": 0.1}),
    ("rmsprop", "RMSprop", SQUARES, {"alpha": 0.8, "eps": 0.5, "centered": True}),
    ("adagrad", "Adagrad", {"total": "sum"}, {}),
    ("adagrad", "Adagrad", {"total": "sum"}, {"lr_decay": 0.2, "eps": 0.5, "weight_decay": 0.1}),
]
# The same with the names of the hyper-parameters that differ: ours, then torch's.
RENAMED: list[tuple[str, str, dict[str, str], dict[str, Any], dict[str, Any]]] = [
    ("adam", "Adam", MOMENTS, {"beta1": 0.8, "beta2": 0.95}, {"betas": (0.8, 0.95)}),
    ("adamw", "AdamW", MOMENTS, {"beta1": 0.8, "beta2": 0.95}, {"betas": (0.8, 0.95)}),
    ("adafactor", "Adafactor", FACTORS, {}, {"eps": EPS}),
    ("adafactor", "Adafactor", FACTORS, {"d": 1.5, "lr": 0.5}, {"d": 1.5, "lr": 0.5, "eps": EPS}),
    ("adafactor", "Adafactor", FACTORS, {"weight_decay": 0.1}, {"weight_decay": 0.1, "eps": EPS}),
    ("adafactor", "Adafactor", FACTORS, {"eps1": 0.5, "eps2": 2.0}, {"eps": (0.5, 2.0)}),
    (
        "adafactor",
        "Adafactor",
        FACTORS,
        {"beta2_decay": -0.5},
        {"beta2_decay": -0.5, "eps": EPS},
    ),
]


@pytest.mark.parametrize(
    ("name", "cls", "states", "ours", "theirs"), [*((*c, c[-1]) for c in SAME), *RENAMED]
)
def test_equals_torch(
    stepper: Any,
    name: str,
    cls: str,
    states: dict[str, str],
    ours: dict[str, Any],
    theirs: dict[str, Any],
) -> None:
    rng = np.random.default_rng(7)
    start = [rng.normal(size=s) for s in SHAPES]
    job = stepper(get(name), start, ours)
    params = [torch.nn.Parameter(torch.tensor(p, dtype=torch.float64)) for p in start]
    optimizer = getattr(torch.optim, cls)(params, foreach=False, **theirs)
    for k in range(STEPS):
        grads = [rng.normal(size=s) * (10.0 if k == 3 else 1.0) for s in SHAPES]
        job.step(grads)
        for param, grad in zip(params, grads, strict=True):
            param.grad = torch.tensor(grad, dtype=torch.float64)
        optimizer.step()
        for tensor, param in zip(job.tensors, params, strict=True):
            _close(tensor["param"], param)
            theirs_now = optimizer.state[param]
            for mine, name_there in states.items():
                if name_there in theirs_now and theirs_now[name_there] is not None:
                    _close(tensor[mine], theirs_now[name_there])


def test_defaults_are_torchs() -> None:
    one = [torch.nn.Parameter(torch.zeros(1))]
    pairs = {"sgd": "SGD", "adam": "Adam", "adamw": "AdamW", "rmsprop": "RMSprop"}
    for name, cls in {**pairs, "adagrad": "Adagrad", "adafactor": "Adafactor"}.items():
        theirs = getattr(torch.optim, cls)(one).defaults
        beta1, beta2 = theirs.get("betas", (None, None))
        for role in get(name).of_kind("hyper", "static"):
            known = {**theirs, "beta1": beta1, "beta2": beta2, "eps1": 2.0**-23, "eps2": 1e-3}
            assert role.default == known[role.name], (name, role.name)


def _close(found: Any, expected: Any) -> None:
    expected = expected.detach().numpy()
    np.testing.assert_allclose(found.reshape(expected.shape), expected, rtol=1e-12, atol=1e-13)
