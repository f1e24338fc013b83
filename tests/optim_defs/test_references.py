"""Every optimizer that torch has, with every flag that changes its numbers, against torch in f64.

Left out of torch.optim: LBFGS and Muon, which are no element-wise or reducing rules, and
SparseAdam, whose gradients are rows. `foreach`, `fused`, `capturable` and `differentiable` say
how torch runs a step, not what it computes; `maximize` is a stage of ours.
"""

from __future__ import annotations

import inspect
from collections.abc import Generator
from typing import Any

import numpy as np
import pytest
from stepfuse.optim_defs import get
from stepfuse.passes.chain.compose import chain

from tests.support.oracles.proof import Comparison, reference_of

torch = pytest.importorskip("torch")

SHAPES = [(), (7,), (5, 3), (4, 3, 2, 2), (0,), (3, 0)]
STEPS, MISSING = 25, 5
MOMENTS = {"m": "exp_avg", "v": "exp_avg_sq", "vmax": "max_exp_avg_sq"}
BUFFER = {"buf": "momentum_buffer"}
SQUARES = {"v": "square_avg", "mean": "grad_avg", "buf": "momentum_buffer"}
FACTORS = {"row": "row_var", "col": "col_var", "v": "variance"}
PROP = {"prev": "prev", "step_size": "step_size"}

ADAM = {"lr": 0.1, "beta1": 0.8, "beta2": 0.95, "eps": 0.5, "weight_decay": 0.3}
NESTEROV = {"momentum": 0.7, "weight_decay": 0.1, "nesterov": True}
RMS = {"alpha": 0.8, "eps": 0.5, "weight_decay": 0.1}
RPROP = {"etaminus": 0.3, "etaplus": 1.7, "step_size_min": 1e-2, "step_size_max": 0.1}

# Ours, torch's class, our states' names in torch, then what both are given.
CASES: list[tuple[str, str, dict[str, str], dict[str, Any]]] = [
    ("sgd", "SGD", {}, {"lr": 0.1}),
    ("sgd", "SGD", {}, {"weight_decay": 0.1}),
    ("momentum", "SGD", BUFFER, {"momentum": 0.9}),
    ("momentum", "SGD", BUFFER, {"momentum": 0.7, "dampening": 0.3, "weight_decay": 0.1}),
    ("momentum", "SGD", BUFFER, NESTEROV),
    ("adam", "Adam", MOMENTS, {}),
    ("adam", "Adam", MOMENTS, ADAM),
    ("adam", "Adam", MOMENTS, {**ADAM, "amsgrad": True}),
    ("adamw", "AdamW", MOMENTS, {}),
    ("adamw", "AdamW", MOMENTS, ADAM),
    ("adamw", "AdamW", MOMENTS, {**ADAM, "amsgrad": True}),
    ("nadam", "NAdam", MOMENTS, {}),
    ("nadam", "NAdam", MOMENTS, {**ADAM, "momentum_decay": 0.1}),
    ("nadam", "NAdam", MOMENTS, {**ADAM, "decoupled_weight_decay": True}),
    ("radam", "RAdam", MOMENTS, {}),
    ("radam", "RAdam", MOMENTS, ADAM),
    ("radam", "RAdam", MOMENTS, {**ADAM, "decoupled_weight_decay": True}),
    ("adamax", "Adamax", {"m": "exp_avg", "u": "exp_inf"}, {}),
    ("adamax", "Adamax", {"m": "exp_avg", "u": "exp_inf"}, ADAM),
    ("adadelta", "Adadelta", {"v": "square_avg", "moved": "acc_delta"}, {}),
    ("adadelta", "Adadelta", {}, {"lr": 0.1, "rho": 0.7, "eps": 0.5, "weight_decay": 0.3}),
    ("rmsprop", "RMSprop", SQUARES, {}),
    ("rmsprop", "RMSprop", SQUARES, RMS),
    ("rmsprop", "RMSprop", SQUARES, {**RMS, "centered": True}),
    ("rmsprop_momentum", "RMSprop", SQUARES, {"momentum": 0.9}),
    ("rmsprop_momentum", "RMSprop", SQUARES, {**RMS, "momentum": 0.6, "centered": True}),
    ("adagrad", "Adagrad", {"total": "sum"}, {}),
    ("adagrad", "Adagrad", {"total": "sum"}, {"lr_decay": 0.2, "eps": 0.5, "weight_decay": 0.1}),
    ("adagrad", "Adagrad", {}, {"initial_accumulator_value": 0.7}),
    ("rprop", "Rprop", PROP, {}),
    ("rprop", "Rprop", PROP, {"lr": 0.02, **RPROP}),
    ("asgd", "ASGD", {"ax": "ax"}, {}),
    ("asgd", "ASGD", {"ax": "ax"}, {"lr": 0.1, "t0": 4.0, "lambd": 0.3, "weight_decay": 0.1}),
    ("asgd", "ASGD", {"ax": "ax"}, {"alpha": 0.5, "t0": 0.0, "lambd": 0.3}),
    ("adafactor", "Adafactor", FACTORS, {}),
    ("adafactor", "Adafactor", FACTORS, {"d": 1.5, "lr": 0.5}),
    ("adafactor", "Adafactor", FACTORS, {"weight_decay": 0.1}),
    ("adafactor", "Adafactor", FACTORS, {"eps1": 0.5, "eps2": 2.0}),
    ("adafactor", "Adafactor", FACTORS, {"beta2_decay": -0.5}),
]
PAIRS = {
    "betas": ("beta1", "beta2"),
    "etas": ("etaminus", "etaplus"),
    "step_sizes": ("step_size_min", "step_size_max"),
    "eps": ("eps1", "eps2"),
}
OURS = {
    cls: list(dict.fromkeys(name for name, other, *_ in CASES if other == cls))
    for _, cls, *_ in CASES
}


@pytest.fixture(autouse=True)
def f64() -> Generator[None]:
    """torch keeps its own numbers, such as NAdam's product, in the default dtype."""
    torch.set_default_dtype(torch.float64)
    yield
    torch.set_default_dtype(torch.float32)


@pytest.mark.parametrize(("name", "cls", "states", "settings"), CASES)
def test_equals_torch(
    stepper: Any, name: str, cls: str, states: dict[str, str], settings: dict[str, Any]
) -> None:
    _side_by_side(stepper, name, cls, states, settings)


@pytest.mark.parametrize("cls", OURS)
def test_maximize_is_torchs(stepper: Any, cls: str) -> None:
    name, _, states, settings = next(c for c in reversed(CASES) if c[1] == cls)
    _side_by_side(stepper, f"maximize+{name}", cls, states, settings, maximize=True)


def _side_by_side(
    stepper: Any,
    name: str,
    cls: str,
    states: dict[str, str],
    settings: dict[str, Any],
    **flags: bool,
) -> None:
    rng = np.random.default_rng(7)
    start = [rng.normal(size=s) for s in SHAPES]
    job = stepper(chain(*map(get, name.split("+"))), start, settings)
    params = [torch.nn.Parameter(torch.tensor(p)) for p in start]
    optimizer = getattr(torch.optim, cls)(params, foreach=False, **_theirs(cls, settings), **flags)
    seen = Comparison(job.name, reference_of(optimizer), start)
    for k in range(STEPS):
        grads: list[Any] = [rng.normal(size=s) * (10.0 if k == 3 else 1.0) for s in SHAPES]
        if k == MISSING:
            grads[2] = None
            seen.miss()
        job.step(grads)
        for param, grad in zip(params, grads, strict=True):
            absent = grad is None or (cls == "Adafactor" and param.numel() == 0)  # torch's fails
            param.grad = None if absent else torch.tensor(grad)
        optimizer.step()
        if k == MISSING:
            _count_the_step(optimizer.state[params[2]], optimizer.state[params[0]])
        for i, (tensor, param) in enumerate(zip(job.tensors, params, strict=True)):
            _close(tensor["param"], param)
            seen.see(i, tensor["param"], param.detach())
            theirs_now = optimizer.state[param]
            for mine, name_there in states.items():
                if theirs_now.get(name_there) is not None:
                    _close(tensor[mine], theirs_now[name_there])


def _theirs(cls: str, settings: dict[str, Any]) -> dict[str, Any]:
    """The settings under torch's names, where two of ours may be one pair."""
    first = {r.name: r.default for n in OURS[cls] for r in get(n).of_kind("hyper")}
    found = dict(settings)
    for pair, names in PAIRS.items():
        if all(name in first for name in names):
            found[pair] = tuple(found.pop(name, first[name]) for name in names)
    return found


def _count_the_step(lagging: Any, other: Any) -> None:
    """What depends on the count alone: torch counts a parameter's steps, we the optimizer's."""
    for name in ("step", "mu_product", "eta", "mu"):
        if name in lagging:
            lagging[name] = other[name].clone()


@pytest.mark.parametrize("cls", OURS)
def test_settings_and_defaults_are_torchs(cls: str) -> None:
    expected = _defaults(cls)
    roles = [r for name in OURS[cls] for r in get(name).of_kind("hyper", "static")]
    assert {r.name for r in roles} == set(expected)
    for role in roles:
        if role.name != "momentum":  # 0 in torch; with one it is an optimizer of its own here
            assert role.default == expected[role.name], role.name


def _defaults(cls: str) -> dict[str, Any]:
    """torch's defaults of what changes numbers, pairs taken apart."""
    execution = {"params", "foreach", "fused", "capturable", "differentiable", "maximize"}
    elsewhere = {"decoupled_weight_decay"} if cls == "Adam" else set[str]()  # that is adamw
    found: dict[str, Any] = {"weight_decay": 0.0}  # Rprop has none
    for name, parameter in inspect.signature(getattr(torch.optim, cls)).parameters.items():
        if name in PAIRS and isinstance(parameter.default, tuple):
            found |= dict(zip(PAIRS[name], parameter.default, strict=True))
        elif name not in execution | elsewhere:
            found[name] = parameter.default
    return found | ({"eps1": 2.0**-23} if cls == "Adafactor" else {})  # torch: of the dtype


@pytest.mark.parametrize("cls", OURS)
def test_what_torch_refuses_is_out_of_range(cls: str) -> None:
    roles = {r.name: r for name in OURS[cls] for r in get(name).of_kind("hyper")}
    refused = 0
    for role in roles.values():
        for value in (-1.0, 0.0, 0.5, 1.0, 1.5):
            if _is_refused(cls, {role.name: value}):
                assert role.range is not None and value not in role.range, (role.name, value)
                refused += 1
    assert refused


def _is_refused(cls: str, settings: dict[str, Any]) -> bool:
    constructor, theirs = getattr(torch.optim, cls), _theirs(cls, settings)
    if not set(theirs) <= set(inspect.signature(constructor).parameters):
        return False  # a setting of ours
    try:
        constructor([torch.zeros(1)], **theirs)
    except ValueError:
        return True
    return False


def test_every_class_is_compared() -> None:
    others = {"Optimizer", "LBFGS", "Muon", "SparseAdam"}
    found = {n for n, c in vars(torch.optim).items() if inspect.isclass(c)}
    assert found - others == set(OURS)


def _close(found: Any, expected: Any) -> None:
    expected = expected.detach().numpy()
    np.testing.assert_allclose(found.reshape(expected.shape), expected, rtol=1e-12, atol=1e-13)
