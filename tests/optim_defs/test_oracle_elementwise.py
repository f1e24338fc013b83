"""The element-wise optimizers that torch lacks, against pytorch_optimizer in f64.

Each runs twice: with our defaults, and with every hyper-parameter changed. Theirs is given all of
ours, under their names; what else makes it the paper's rule stands in the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from stepfuse.ir.graph import Spec
from stepfuse.optim_defs import get
from stepfuse.passes.chain.compose import chain

from tests.support.oracles.oracle import same_as

theirs = pytest.importorskip("pytorch_optimizer")


class Other(NamedTuple):
    """Their class, our states' names there, its further arguments, our hypers' names there."""

    cls: str
    states: dict[str, str]
    further: dict[str, Any]
    renamed: Mapping[str, str] = MappingProxyType({})
    counts_tensors: bool = False  # a tensor without gradient loses a step there
    how: Mapping[str, Any] = MappingProxyType({})


MOMENTS = {"m": "exp_avg", "v": "exp_avg_sq"}
LARGEST = {**MOMENTS, "vmax": "max_exp_avg_sq"}
VARIANCE = {"m": "exp_avg", "v": "exp_avg_var", "vmax": "max_exp_avg_var"}
PREVIOUS = {**MOMENTS, "prev": "previous_grad"}
DECOUPLED, L2 = {"weight_decouple": True}, {"weight_decouple": False}
IN_F32 = {"rtol": 1e-5, "computed": "f32"}
FIRST_CLIP = {"clip_lambda": lambda t: (t - 1) ** 0.25}  # theirs counts from 2

OTHERS: dict[str, Other] = {
    "lion": Other("Lion", {"m": "exp_avg"}, DECOUPLED),
    "accsgd": Other("AccSGD", {"average": "momentum_buffer"}, {}),
    "adabelief": Other("AdaBelief", VARIANCE, DECOUPLED),
    "adabelief+amsgrad": Other("AdaBelief", VARIANCE, {**DECOUPLED, "ams_bound": True}),
    "adabound": Other("AdaBound", MOMENTS, L2),
    "adabound+amsgrad": Other("AdaBound", LARGEST, {**L2, "ams_bound": True}),
    "adamod": Other("AdaMod", {**MOMENTS, "rate": "exp_avg_lr"}, DECOUPLED),
    "adan": Other("Adan", {**MOMENTS, "diff": "exp_avg_diff"}, L2),
    "adopt": Other("ADOPT", MOMENTS, {**L2, **FIRST_CLIP}),
    "aggmo": Other("AggMo", {}, L2),
    "diffgrad": Other("DiffGrad", PREVIOUS, L2),
    "diffgrad+amsgrad": Other("DiffGrad", LARGEST, {**L2, "ams_bound": True}),
    "padam": Other("PAdam", MOMENTS, L2),
    "pnm": Other("PNM", {}, DECOUPLED, counts_tensors=True),
    # theirs keeps the weights of its averages in f32
    "qhadam": Other("QHAdam", {}, L2, counts_tensors=True, how=IN_F32),
    "qhm": Other("QHM", {"m": "momentum_buffer"}, L2, {"beta": "momentum"}),
    "sgdw": Other("SGDW", {"m": "momentum_buffer"}, DECOUPLED),
    "signsgd": Other("SignSGD", {}, {**DECOUPLED, "momentum": 0.0}),
    "signum": Other("SignSGD", {"m": "momentum_buffer"}, DECOUPLED, {"beta": "momentum"}),
    "tiger": Other("Tiger", {"m": "exp_avg"}, DECOUPLED),
}
TUPLES = {"betas": ("beta1", "beta2", "beta3", "beta0"), "nus": ("nu1", "nu2")}

# Values unlike every default, which no two hypers share.
CHANGED: dict[str, float] = {
    "lr": 0.02, "beta1": 0.8, "beta2": 0.95, "beta3": 0.97, "beta0": 0.6, "beta": 0.85,
    "eps": 0.05, "weight_decay": 0.3, "final_lr": 0.03,
    "gamma": 0.25, "partial": 0.4, "nu": 0.45, "nu1": 0.35, "nu2": 0.65, "kappa": 200.0,
    "xi": 20.0, "momentum": 0.75,
}  # fmt: skip


@pytest.mark.parametrize("changed", [False, True], ids=["defaults", "changed"])
@pytest.mark.parametrize("name", OTHERS)
def test_equals_their_optimizer(stepper: Any, name: str, changed: bool) -> None:
    spec, other = chain(*map(get, name.split("+"))), OTHERS[name]
    defaults = {r.name: float(r.default or 0.0) for r in spec.of_kind("hyper")}
    ours = {n: CHANGED[n] if changed else v for n, v in defaults.items()}
    assert not changed or all(ours[n] != v for n, v in defaults.items())
    given = arguments(ours, other)
    same_as(
        stepper,
        spec,
        ours,
        lambda params: getattr(theirs, other.cls)(params, **given),
        other.states,
        missing=None if other.counts_tensors else 3,
        **other.how,
    )


@pytest.mark.usefixtures("unrecorded")
@pytest.mark.parametrize("name", [n for n, other in OTHERS.items() if other.counts_tensors])
def test_theirs_counts_each_tensors_steps(stepper: Any, name: str) -> None:
    other = OTHERS[name]
    ours = {r.name: CHANGED[r.name] for r in get(name).of_kind("hyper")}
    given = arguments(ours, other)
    with pytest.raises(AssertionError, match=r"step [3-9]|step 1\d"):
        same_as(
            stepper, get(name), ours, lambda p: getattr(theirs, other.cls)(p, **given), **other.how
        )


def arguments(ours: dict[str, float], other: Other) -> dict[str, Any]:
    """Our hyper-parameters as their constructor's arguments."""
    given: dict[str, Any] = {other.renamed.get(n, n): v for n, v in ours.items()}
    for together, names in TUPLES.items():
        values = tuple(given.pop(n) for n in names if n in given)
        given |= {together: values} if values else {}
    return {**given, **other.further, "foreach": False}


def test_arguments_are_in_their_order() -> None:
    given = arguments({"lr": 0.1, "beta1": 0.2, "beta0": 0.3, "beta2": 0.4}, OTHERS["pnm"])
    assert given == {"lr": 0.1, "betas": (0.2, 0.4, 0.3), **DECOUPLED, "foreach": False}


def test_every_state_of_theirs_is_there() -> None:
    """A state's name that theirs lacks would be compared with nothing."""
    torch = pytest.importorskip("torch")
    for name, other in OTHERS.items():
        spec: Spec = chain(*map(get, name.split("+")))
        hypers = {r.name: float(r.default or 0.0) for r in spec.of_kind("hyper")}
        param = torch.nn.Parameter(torch.ones(3))
        param.grad = torch.ones(3)
        optimizer = getattr(theirs, other.cls)([param], **arguments(hypers, other))
        optimizer.step()
        states = {r.name for r in spec.of_kind("state")}
        compared = {s: there for s, there in other.states.items() if s in states}
        assert set(compared.values()) <= set(optimizer.state[param]), name
