"""Optimizers that reduce over all tensors or read the loss, against pytorch_optimizer in f64."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from stepfuse.optim_defs import get

from tests.support.oracles.oracle import SHAPES, same_as

torch = pytest.importorskip("torch")
theirs = pytest.importorskip("pytorch_optimizer")

MOMENTS = {"m": "exp_avg", "v": "exp_avg_sq"}
SUMS = MOMENTS | {"s": "s"}

# Ours, their class, our states' names there, our hyper-parameters, theirs.
Row = tuple[str, str, dict[str, str], dict[str, Any], dict[str, Any]]
ROWS: list[Row] = [
    ("adai", "Adai", MOMENTS, {}, {}),
    (
        "adai", "Adai", MOMENTS,
        {"lr": 0.1, "beta0": 0.3, "beta2": 0.8, "eps": 0.05, "weight_decay": 0.1},
        {"lr": 0.1, "betas": (0.3, 0.8), "eps": 0.05, "weight_decay": 0.1},
    ),
    ("avagrad", "AvaGrad", MOMENTS, {}, {}),
    (
        "avagrad", "AvaGrad", MOMENTS,
        {"lr": 0.01, "beta1": 0.8, "beta2": 0.9, "eps": 1e-3},
        {"lr": 0.01, "betas": (0.8, 0.9), "eps": 1e-3},
    ),
    (  # theirs adds eps to what divides the decay
        "adams", "AdamS", MOMENTS,
        {"lr": 0.01, "beta1": 0.8, "beta2": 0.9, "eps": 1e-30, "weight_decay": 0.1},
        {"lr": 0.01, "betas": (0.8, 0.9), "eps": 1e-30, "weight_decay": 0.1},
    ),
]  # fmt: skip

# Likewise: these estimate the distance to the optimum.
FREE: list[Row] = [
    ("prodigy", "Prodigy", SUMS, {}, {}),
    (
        "prodigy", "Prodigy", SUMS,
        {
            "lr": 0.5, "beta1": 0.8, "beta2": 0.9, "eps": 1e-3, "d0": 1e-3, "d_coef": 2.0,
            "weight_decay": 0.1, "safeguard_warmup": True,
        },
        {
            "lr": 0.5, "betas": (0.8, 0.9), "eps": 1e-3, "d0": 1e-3, "d_coef": 2.0,
            "weight_decay": 0.1, "safeguard_warmup": True,
        },
    ),
    ("dadapt_adam", "DAdaptAdam", SUMS, {}, {}),
    (
        "dadapt_adam", "DAdaptAdam", SUMS,
        {"lr": 0.5, "beta1": 0.8, "beta2": 0.9, "eps": 1e-3, "d0": 1e-3, "weight_decay": 0.1},
        {
            "lr": 0.5, "betas": (0.8, 0.9), "eps": 1e-3, "d0": 1e-3, "weight_decay": 0.1,
            "weight_decouple": True,
        },
    ),
    ("dadapt_sgd", "DAdaptSGD", {"s": "s"}, {}, {}),
    (
        "dadapt_sgd", "DAdaptSGD", {"s": "s"},
        {"lr": 0.5, "momentum": 0.7, "d0": 1e-3, "weight_decay": 0.1},
        {"lr": 0.5, "momentum": 0.7, "d0": 1e-3, "weight_decay": 0.1},
    ),
    ("dadapt_adagrad", "DAdaptAdaGrad", {"s": "sk"}, {}, {}),
    (
        "dadapt_adagrad", "DAdaptAdaGrad", {"s": "sk"},
        {"lr": 2.0, "momentum": 0.7, "eps": 1e-3, "d0": 1e-3, "weight_decay": 0.1},
        {"lr": 2.0, "momentum": 0.7, "eps": 1e-3, "d0": 1e-3, "weight_decay": 0.1},
    ),
    ("dadapt_adan", "DAdaptAdan", SUMS | {"n": "exp_avg_diff"}, {}, {}),
    (
        "dadapt_adan", "DAdaptAdan", SUMS | {"n": "exp_avg_diff"},
        {
            "lr": 2.0, "beta1": 0.8, "beta2": 0.7, "beta3": 0.9, "eps": 1e-3, "d0": 1e-3,
            "weight_decay": 0.1,
        },
        {"lr": 2.0, "betas": (0.8, 0.7, 0.9), "eps": 1e-3, "d0": 1e-3, "weight_decay": 0.1},
    ),
    ("dadapt_lion", "DAdaptLion", {"m": "exp_avg", "s": "s"}, {}, {}),
    (
        "dadapt_lion", "DAdaptLion", {"m": "exp_avg", "s": "s"},
        {"lr": 0.5, "beta1": 0.8, "beta2": 0.9, "d0": 1e-3, "weight_decay": 0.1},
        {"lr": 0.5, "betas": (0.8, 0.9), "d0": 1e-3, "weight_decay": 0.1, "weight_decouple": True},
    ),
]  # fmt: skip

# What theirs cannot do: the norm of nothing.
LIMITS: dict[str, dict[str, Any]] = {
    "avagrad": {"shapes": SHAPES[:-1]},
}


def root_of_every_third() -> Callable[[Any], Any]:
    """DAdaptAdan squares its second moment's gradient here and once more: undo one of the two.

    Of its three squares of each tensor this is the first; nobody else calls the function.
    """
    calls = itertools.count()
    return lambda square: square if next(calls) % 3 else square.sqrt()


@pytest.fixture(autouse=True)
def in_f64(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Their sums over all tensors are taken in torch's default dtype, or rounded to f32."""

    def square_of_norm(groups: Any) -> Any:
        grads = [p.grad for g in groups for p in g["params"] if p.grad is not None]
        return sum(g.square().sum() for g in grads).reshape(1)

    for module in ("alig", "dadapt"):
        path = f"pytorch_optimizer.optimizer.{module}.get_global_gradient_norm"
        monkeypatch.setattr(path, square_of_norm)
    monkeypatch.setattr("pytorch_optimizer.optimizer.dadapt.to_real", root_of_every_third())
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(before)


@pytest.mark.parametrize(("name", "cls", "states", "ours", "given"), ROWS)
def test_equals_their_optimizer(
    stepper: Any,
    name: str,
    cls: str,
    states: dict[str, str],
    ours: dict[str, Any],
    given: dict[str, Any],
) -> None:
    make = getattr(theirs, cls)
    limits = LIMITS.get(name, {})
    same_as(stepper, get(name), ours, lambda p: make(p, foreach=False, **given), states, **limits)


@pytest.mark.usefixtures("unrecorded")
@pytest.mark.parametrize("row", [r for r in ROWS if r[0] in LIMITS])
def test_limits_are_theirs(stepper: Any, row: Row) -> None:
    name, cls, _, ours, given = row
    make = getattr(theirs, cls)
    with pytest.raises(RuntimeError):
        same_as(stepper, get(name), ours, lambda p: make(p, foreach=False, **given))


@pytest.mark.parametrize("drift", [0.0, 4.0])
@pytest.mark.parametrize(("name", "cls", "states", "ours", "given"), FREE)
def test_estimates_their_distance(
    stepper: Any,
    name: str,
    cls: str,
    states: dict[str, str],
    ours: dict[str, Any],
    given: dict[str, Any],
    drift: float,
) -> None:
    jobs: list[Any] = []

    def kept(*arguments: Any) -> Any:
        jobs.append(stepper(*arguments))
        return jobs[0]

    make = getattr(theirs, cls)
    limits = LIMITS.get(name, {}) | {"drift": drift}
    same_as(kept, get(name), ours, lambda p: make(p, foreach=False, **given), states, **limits)
    if drift:  # gradients that agree tell of a distance
        assert jobs[0].numbers["distance"][0] > 3.0 * ours.get("d0", 1e-6)


class WithLoss:
    """Their optimizer, given the loss as a closure; ours finds it among its hyper-parameters."""

    def __init__(self, optimizer: Any, ours: dict[str, float]) -> None:
        self.inner, self.ours, self.state = optimizer, ours, optimizer.state
        self.rng = np.random.default_rng(17)

    def step(self) -> None:
        self.inner.step(lambda: self.ours["loss"])
        self.ours["loss"] = float(self.rng.exponential())


@pytest.mark.parametrize(("lr", "momentum"), [(0.1, 0.9), (0.01, 0.7), (0.03, 0.0)])
def test_alig_is_theirs(stepper: Any, lr: float, momentum: float) -> None:
    ours = {"loss": 1.5, "lr": lr, "momentum": momentum, "eps": 1e-6}
    states = {"m": "momentum_buffer"}

    def make(params: list[Any]) -> WithLoss:
        return WithLoss(theirs.AliG(params, max_lr=lr, momentum=momentum, foreach=False), ours)

    same_as(stepper, get("alig"), ours, make, states)
