"""The optimizers with sums within a tensor, against pytorch_optimizer in f64."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from stepfuse import chain
from stepfuse.optim_defs import get

from tests.support.oracles.oracle import SHAPES, same_as

torch = pytest.importorskip("torch")
theirs = pytest.importorskip("pytorch_optimizer")

Settings = dict[str, Any]
FULL = SHAPES[:-1]  # without the empty tensor, which has no largest element
ROWS_OF_3 = ((5, 3), (2, 2, 4, 3))
IN_F32: Settings = {"rtol": 1e-5, "atol": 1e-6, "computed": "f32"}
SCALED = {"rtol": 1e-6, "atol": 1e-9}  # theirs has a scale of 1 - eps for matrices

BOUNDS = {
    "m": "momentum_buffer", "v": "accumulator_0", "row": "accumulator_0", "col": "accumulator_1",
    **{f"bound{axis}": f"accumulator_{axis}" for axis in range(4)},
}  # fmt: skip

# Ours, their class, our states' names there, our hyper-parameters, theirs, how to compare.
ROWS: list[tuple[str, str, dict[str, str], Settings, Settings, Settings]] = [
    ("novograd", "NovoGrad", {"m": "moments", "v": "grads_ema"}, {}, {}, {}),
    (
        "novograd", "NovoGrad", {"m": "moments", "v": "grads_ema"},
        {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "eps": 0.1, "weight_decay": 0.1},
        {"lr": 0.02, "betas": (0.8, 0.9), "eps": 0.1, "weight_decay": 0.1}, {},
    ),
    (
        "came", "CAME",
        {"m": "exp_avg", "row": "exp_avg_sq_row", "col": "exp_avg_sq_col",
         "res_row": "exp_avg_res_row", "res_col": "exp_avg_res_col", "v": "exp_avg_sq"},
        {}, {}, {},
    ),
    (
        "came", "CAME", {"m": "exp_avg", "res_row": "exp_avg_res_row", "v": "exp_avg_sq"},
        {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "beta3": 0.7, "eps1": 1e-3, "eps2": 1e-2,
         "d": 1.2, "weight_decay": 0.1},
        {"lr": 0.02, "betas": (0.8, 0.9, 0.7), "eps1": 1e-3, "eps2": 1e-2,
         "clip_threshold": 1.2, "weight_decay": 0.1}, {},
    ),
    (
        "sm3", "SM3", BOUNDS, {}, {"momentum": 0.9}, {},
    ),
    (
        "sm3", "SM3", {}, {"lr": 0.02, "momentum": 0.0, "eps": 0.1},
        {"lr": 0.02, "momentum": 0.0, "eps": 0.1}, {},
    ),
    (  # of adamp, adanorm and aida theirs has eps elsewhere
        "adamp", "AdamP", {"m": "exp_avg", "v": "exp_avg_sq"},
        {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "eps": 1e-30, "weight_decay": 0.1, "delta": 1.0,
         "wd_ratio": 0.3},
        {"lr": 0.02, "betas": (0.8, 0.9), "eps": 1e-30, "weight_decay": 0.1, "delta": 1.0,
         "wd_ratio": 0.3}, {},
    ),
    (
        "sgdp", "SGDP", {"m": "momentum"}, {"project_momentum": False}, {"momentum": 0.9}, {},
    ),
    (
        "sgdp", "SGDP", {"m": "momentum"},
        {"lr": 0.02, "momentum": 0.7, "dampening": 0.2, "eps": 1e-4, "weight_decay": 0.1,
         "delta": 1.5, "wd_ratio": 0.3, "project_momentum": False},
        {"lr": 0.02, "momentum": 0.7, "dampening": 0.2, "eps": 1e-4, "weight_decay": 0.1,
         "delta": 1.5, "wd_ratio": 0.3}, {},
    ),
    (
        "adanorm", "AdaNorm", {"m": "exp_avg", "v": "exp_avg_var", "size": "exp_grad_norm"},
        {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "eps": 1e-30, "decay": 0.7},
        {"lr": 0.02, "betas": (0.8, 0.9), "eps": 1e-30, "r": 0.7}, {},
    ),
    ("nero", "Nero", {"unit": "exp_avg_sq", "v": "exp_avg_sq"}, {"eps": 1e-8}, {}, SCALED),
    (
        "nero", "Nero", {"unit": "exp_avg_sq", "v": "exp_avg_sq"},
        {"lr": 0.1, "beta": 0.9, "eps": 1e-10}, {"lr": 0.1, "beta": 0.9, "eps": 1e-10},
        {"rtol": 1e-7},
    ),
    ("fromage", "Fromage", {}, {}, {}, {}),
    ("fromage", "Fromage", {}, {"lr": 0.3}, {"lr": 0.3}, {}),
    (
        "adagc", "AdaGC", {"m": "exp_avg", "v": "exp_avg_sq", "size": "gamma"},
        {"warmup": 8.0, "lambda_abs": 1e9, "norm_eps": 0.0, "weight_decay": 0.0},
        {"warmup_steps": 9, "lambda_abs": 1e9, "lambda_rel": 1.04, "beta": 0.99,
         "weight_decay": 0.0}, {},
    ),
    (  # their norm of all tensors is in f32
        "adagc", "AdaGC", {"m": "exp_avg", "v": "exp_avg_sq", "size": "gamma"},
        {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "eps": 1e-30, "weight_decay": 0.2, "beta": 0.7,
         "lambda_abs": 2.0, "lambda_rel": 1.2, "warmup": 4.0, "norm_eps": 0.0},
        {"lr": 0.02, "betas": (0.8, 0.9), "eps": 1e-30, "weight_decay": 0.2, "beta": 0.7,
         "lambda_abs": 2.0, "lambda_rel": 1.2, "warmup_steps": 5}, IN_F32,
    ),
    ("adatam", "AdaTAM", {"m": "exp_avg", "v": "exp_avg_sq", "s": "s"}, {}, {}, {}),
    (
        "adatam", "AdaTAM", {"m": "exp_avg", "v": "exp_avg_sq", "s": "s"},
        {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "decay": 0.6, "eps": 0.01},
        {"lr": 0.02, "betas": (0.8, 0.9), "decay_rate": 0.6, "eps": 0.01}, {},
    ),
    (
        "aida", "Aida", {"m": "exp_avg", "v": "exp_avg_var"},
        {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "eps": 1e-30, "eps1": 0.1},
        {"lr": 0.02, "betas": (0.8, 0.9), "eps": 1e-30, "xi": 0.1}, {},
    ),
    (  # theirs counts the steps of the warm-up from 1
        "apollo_dqn", "ApolloDQN", {"m": "exp_avg_grad", "h": "approx_hessian", "d": "update"},
        {"lr": 0.02, "beta": 0.7, "eps": 1e-3, "weight_decay": 0.1, "warmup": 0.0},
        {"lr": 0.02, "beta": 0.7, "eps": 1e-3, "weight_decay": 0.1, "warmup_steps": 0}, {},
    ),
    (
        "apollo_dqn", "ApolloDQN", {"m": "exp_avg_grad", "h": "approx_hessian", "d": "update"},
        {"lr": 0.02, "beta": 0.7, "eps": 1e-3, "warmup": 0.0, "belief": True},
        {"lr": 0.02, "beta": 0.7, "eps": 1e-3, "warmup_steps": 0, "rebound": "belief"},
        {"shapes": FULL},
    ),
    ("gravity", "Gravity", {"v": "v"}, {}, {"alpha": 0.0}, {"shapes": FULL}),
    (
        "gravity", "Gravity", {"v": "v"}, {"lr": 0.2, "beta": 0.5},
        {"lr": 0.2, "beta": 0.5, "alpha": 0.0}, {"shapes": FULL},
    ),
    ("racs", "RACS", {"row": "s", "col": "q", "v": "s", "mean": "q"}, {}, {}, {}),
    (
        "racs", "RACS", {"row": "s", "size": "theta", "length": "theta"},
        {"lr": 0.1, "beta": 0.7, "alpha": 0.3, "growth": 1.2, "eps": 0.01},
        {"lr": 0.1, "beta": 0.7, "alpha": 0.3, "gamma": 1.2, "eps": 0.01}, {},
    ),
    (
        "stable_spam", "StableSPAM",
        {"m": "exp_avg", "v": "exp_avg_sq", "top": "m_max_t", "mean": "m_norm_t",
         "square": "v_norm_t"}, {}, {}, {"shapes": FULL},
    ),
    (
        "stable_spam", "StableSPAM", {"m": "exp_avg", "v": "exp_avg_sq"},
        {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "eps": 0.01, "gamma1": 0.5, "gamma2": 0.6,
         "theta": 0.9},
        {"lr": 0.02, "betas": (0.8, 0.9), "eps": 0.01, "gamma1": 0.5, "gamma2": 0.6,
         "theta": 0.9}, {"shapes": FULL},
    ),
    (
        "rose", "ROSE", {}, {"weight_decay": 0.0}, {"weight_decay": 0.0}, {"shapes": FULL},
    ),
    (  # theirs counts the steps of all tensors, ours those in which a tensor has moved
        "adashift", "AdaShift", {},
        {"lr": 0.02, "beta1": 0.7, "beta2": 0.95, "eps": 0.01},
        {"lr": 0.02, "betas": (0.7, 0.95), "eps": 0.01}, {"shapes": FULL, "missing": None},
    ),
    (
        "rose", "ROSE", {}, {"lr": 0.2, "weight_decay": 0.0}, {"lr": 0.2, "weight_decay": 0.0},
        {"shapes": FULL},
    ),
]  # fmt: skip
BY_MATRIX = {"racs"}  # theirs sees more than two axes otherwise


class OfMatrices:
    """Their optimizer over the matrices of which a tensor of higher rank is a batch."""

    def __init__(self, params: list[Any], make: Callable[[list[Any]], Any]) -> None:
        self.params = params
        self.parts = [[torch.nn.Parameter(part) for part in _matrices(p.data)] for p in params]
        self.inner = make([part for parts in self.parts for part in parts])
        self.state: dict[Any, Any] = {}

    def step(self) -> None:
        """One step with the gradients that the whole tensors have."""
        for param, parts in zip(self.params, self.parts, strict=True):
            whole = [None] * len(parts) if param.grad is None else _matrices(param.grad)
            for part, grad in zip(parts, whole, strict=True):
                part.grad = grad
            if len(parts) == 1 and parts[0].grad is not None:
                self.state[param] = self.inner.state[parts[0]]
        self.inner.step()


def _matrices(tensor: Any) -> list[Any]:
    return list(tensor.reshape(-1, *tensor.shape[-2:])) if tensor.ndim > 2 else [tensor]


@pytest.mark.parametrize(("name", "cls", "states", "ours", "given", "how"), ROWS)
def test_equals_their_optimizer(
    stepper: Any,
    name: str,
    cls: str,
    states: dict[str, str],
    ours: Settings,
    given: Settings,
    how: Settings,
) -> None:
    def make(params: list[Any]) -> Any:
        return getattr(theirs, cls)(params, **given)

    over = partial(OfMatrices, make=make) if name in BY_MATRIX else make
    same_as(stepper, get(name), ours, over, states, **how)


@pytest.mark.usefixtures("unrecorded")
@pytest.mark.parametrize("momentum", [0.0, 0.9])
def test_sm3_has_a_bound_for_each_place_of_each_axis(stepper: Any, momentum: float) -> None:
    """Of rank 3 and 4; above, matrices have bounds of their own."""

    def make(params: list[Any]) -> Any:
        return theirs.SM3(params, momentum=momentum)

    ours, kept = {"momentum": momentum}, {**BOUNDS, "m": "momentum_buffer" if momentum else ""}
    shapes = ((3, 70, 4), (2, 3, 5, 7), (1, 4, 1), (6, 1, 3, 1), (4, 1, 1))
    same_as(stepper, get("sm3"), ours, make, kept, shapes=shapes)
    over = partial(OfMatrices, make=make)
    same_as(stepper, get("sm3"), ours, over, {}, shapes=((2, 3, 2, 4, 3), (7,)))


@pytest.mark.usefixtures("unrecorded")
@pytest.mark.parametrize("row", [r for r in ROWS if {"shapes", "missing"} & {*r[5]}])
def test_limits_are_theirs(stepper: Any, row: Any) -> None:
    name, cls, _, ours, given, _ = row
    with pytest.raises((AssertionError, IndexError, RuntimeError)):
        same_as(stepper, get(name), ours, lambda p: getattr(theirs, cls)(p, **given))


@pytest.mark.parametrize(
    ("ours", "given"),
    [
        ({"eps": 1e-8}, {}),
        (
            {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "eps": 0.01, "weight_decay": 0.1},
            {"lr": 0.02, "betas": (0.8, 0.9), "eps": 0.01, "weight_decay": 0.1},
        ),
    ],
)
def test_adamw_sn_has_rows_as_subsets(stepper: Any, ours: Settings, given: Settings) -> None:
    def make(params: list[Any]) -> Any:
        group = {"params": params, "sn": True}
        return theirs.AdamWSN([group], subset_size=3, **given)

    states = {"m": "exp_avg", "row": "exp_avg_sq"}
    same_as(stepper, get("adamw_sn"), ours, make, states, shapes=ROWS_OF_3)


@pytest.mark.parametrize("label", ["", "bias"])  # theirs: elements of embeddings
@pytest.mark.parametrize(
    ("ours", "given"),
    [
        ({"weight_decay": 0.1}, {"lr": 1e-3}),
        (
            {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "eps": 0.01, "weight_decay": 0.2},
            {"lr": 0.02, "betas": (0.8, 0.9), "eps": 0.01, "weight_decay": 0.2},
        ),
    ],
)
def test_adam_mini_keeps_moments_of_elements(
    stepper: Any, ours: Settings, given: Settings, label: str
) -> None:
    def make(params: list[Any]) -> Any:
        model = torch.nn.Module()
        for k, param in enumerate(params):
            model.register_parameter(f"{'embed' if label else 'layer'}{k}", param)
        return theirs.AdamMini(model, **given)

    labelled = partial(stepper, labels=[label] * len(FULL))
    states = {"m": "m", "size": "v_mean", "v": "v"}  # which they keep in f32
    same_as(labelled, get("adam_mini"), ours, make, states, shapes=FULL, **IN_F32)


@pytest.mark.parametrize(
    ("ours", "given"),
    [
        ({"beta1": 0.95, "eps": 1e-5, "every": 6.0}, {}),
        (
            {"lr": 0.02, "beta1": 0.8, "beta2": 0.9, "eps": 0.01, "weight_decay": 0.1,
             "every": 4.0, "alpha": 0.3},
            {"lr": 0.02, "betas": (0.8, 0.9), "eps": 0.01, "weight_decay": 0.1, "k": 4,
             "alpha": 0.3},
        ),
    ],
)  # fmt: skip
def test_ranger_is_a_chain(stepper: Any, ours: Settings, given: Settings) -> None:
    spec = chain(get("centralize"), get("radam"), get("lookahead"))
    hypers = {"decoupled_weight_decay": True, **ours}
    states = {"m": "exp_avg", "v": "exp_avg_sq", "slow": "slow_buffer"}
    same_as(
        stepper, spec, hypers, lambda p: theirs.Ranger(p, degenerated_to_sgd=True, **given), states
    )
