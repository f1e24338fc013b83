"""More optimizers that torch lacks, against pytorch_optimizer in f64."""

from __future__ import annotations

from typing import Any

import pytest
from stepfuse.optim_defs import get

from tests.support.oracles.oracle import same_as

theirs = pytest.importorskip("pytorch_optimizer")
torch = pytest.importorskip("torch")

Settings = dict[str, Any]
MOMENTS = {"m": "exp_avg", "v": "exp_avg_sq"}
ADAM: Settings = {"lr": 1e-2, "beta1": 0.8, "beta2": 0.95, "eps": 1e-2}
BETAS: Settings = {"lr": 1e-2, "betas": (0.8, 0.95), "eps": 1e-2}
L2: Settings = {"weight_decay": 0.1, "weight_decouple": False}
DECAY: Settings = {"weight_decay": 0.1, "weight_decouple": True}
F64: Settings = {"momentum_dtype": torch.float64, "fim_dtype": torch.float64}
AVERAGING: Settings = {"weight_decay": 0.1, "r": 0.5, "weight_lr_power": 1.5}
WARMUP: Settings = {**AVERAGING, "warmup": 7.0}
THEIR_WARMUP: Settings = {**AVERAGING, "warmup_steps": 7}
SPAN: Settings = {"ghattg": 5.0, "ps": 1e-2, "tau1": 0.6, "tau2": 0.7, "eps": 1e-2}

# Ours, their class, our states' names there, our hyper-parameters, theirs.
ROWS: list[tuple[str, str, dict[str, str], Settings, Settings]] = [
    ("madgrad", "MADGRAD", {"s": "s", "v": "grad_sum_sq", "x0": "x0"}, {}, {}),
    (
        "madgrad", "MADGRAD", {"s": "s", "v": "grad_sum_sq", "x0": "x0"},
        {"lr": 0.1, "momentum": 0.7, "eps": 1e-2, "weight_decay": 0.1},
        {"lr": 0.1, "momentum": 0.7, "eps": 1e-2, **L2},
    ),
    ("madgrad", "MADGRAD", {"s": "s"}, {"lr": 0.1, "momentum": 0.0}, {"lr": 0.1, "momentum": 0.0}),
    ("ftrl", "FTRL", {"total": "n"}, {}, {"beta": 1.0}),
    (
        "ftrl", "FTRL", {"total": "n"},
        {"lr": 0.1, "eps": 0.5, "l1": 0.7, "l2": 0.2},
        {"lr": 0.1, "beta": 0.5, "lambda_1": 0.7, "lambda_2": 0.2},
    ),
    ("schedule_free_sgd", "ScheduleFreeSGD", {"z": "z"}, {}, {}),
    (
        "schedule_free_sgd", "ScheduleFreeSGD", {"z": "z"},
        {"lr": 0.1, "beta": 0.7, **WARMUP}, {"lr": 0.1, "momentum": 0.7, **THEIR_WARMUP},
    ),
    ("schedule_free_adamw", "ScheduleFreeAdamW", {"z": "z", "v": "exp_avg_sq"}, {}, {}),
    (
        "schedule_free_adamw", "ScheduleFreeAdamW", {"z": "z", "v": "exp_avg_sq"},
        {**ADAM, **WARMUP}, {**BETAS, **THEIR_WARMUP},
    ),
    ("schedule_free_radam", "ScheduleFreeRAdam", {"z": "z", "v": "exp_avg_sq"}, {}, {}),
    (
        "schedule_free_radam", "ScheduleFreeRAdam", {"z": "z", "v": "exp_avg_sq"},
        {**ADAM, **AVERAGING}, {**BETAS, **AVERAGING},
    ),
    (  # its learning rate is 1 before the average square is trusted: so is ours here
        "schedule_free_radam", "ScheduleFreeRAdam", {"z": "z", "v": "exp_avg_sq"},
        {**ADAM, "lr": 1.0, "silent_sgd_phase": False},
        {**BETAS, "lr": 1.0, "silent_sgd_phase": False},
    ),
    (
        "pid", "PID", {"i": "i_buffer", "d": "d_buffer", "previous": "grad_buffer"},
        {}, {"momentum": 0.9},
    ),
    (
        "pid", "PID", {"i": "i_buffer", "d": "d_buffer", "previous": "grad_buffer"},
        {"lr": 1e-2, "momentum": 0.7, "integral": 2.0, "derivative": 3.0,
         "weight_decay": 0.1},
        {"lr": 1e-2, "momentum": 0.7, "integral": 2.0, "derivative": 3.0, **L2},
    ),
    ("msvag", "MSVAG", MOMENTS, {}, {}),
    ("msvag", "MSVAG", MOMENTS, {"lr": 0.1, "beta": 0.7}, {"lr": 0.1, "beta": 0.7}),
    # of these two, theirs has eps elsewhere
    ("kate", "Kate", {}, {"delta": 0.3, "eps": 1e-30}, {"delta": 0.3, "eps": 1e-30}),
    (
        "grams", "Grams", MOMENTS,
        {**ADAM, "eps": 1e-30, "weight_decay": 0.1}, {**BETAS, "eps": 1e-30, **DECAY},
    ),
    ("vsgd", "VSGD", {"m": "mug", "b": "bg", "bhat": "bhg"}, {}, {}),
    (
        "vsgd", "VSGD", {"m": "mug", "b": "bg", "bhat": "bhg"},
        {"lr": 0.3, **SPAN, "weight_decay": 0.1}, {"lr": 0.3, **SPAN, **DECAY},
    ),
    ("ademamix", "AdEMAMix", {**MOMENTS, "slow": "exp_avg_slow"}, {}, {}),
    (
        "ademamix", "AdEMAMix", {**MOMENTS, "slow": "exp_avg_slow"},
        {**ADAM, "beta3": 0.97, "alpha": 2.0, "weight_decay": 0.1},
        {**BETAS, "betas": (0.8, 0.95, 0.97), "alpha": 2.0, **DECAY},
    ),
    ("exadam", "EXAdam", MOMENTS, {}, {}),
    ("exadam", "EXAdam", MOMENTS, {**ADAM, "weight_decay": 0.1}, {**BETAS, **DECAY}),
    ("dualadam", "DualAdam", MOMENTS, {}, {}),
    (
        "dualadam", "DualAdam", MOMENTS,
        {**ADAM, "switch_rate": 0.15}, {**BETAS, "switch_rate": 0.15},
    ),
    ("bcos", "BCOS", {"m": "m", "v": "v"}, {}, {"mode": "m"}),
    (
        "bcos", "BCOS", {"m": "m", "v": "v"},
        {**ADAM, "weight_decay": 0.3},
        {"mode": "m", "lr": 1e-2, "beta": 0.8, "beta2": 0.95, "eps": 1e-2, "weight_decay": 0.3},
    ),
    ("adasmooth", "AdaSmooth", {"v": "exp_avg_sq"}, {}, {}),
    (
        "adasmooth", "AdaSmooth", {"v": "exp_avg_sq"},
        {"lr": 0.1, "rho1": 0.3, "rho2": 0.8, "eps": 1e-2, "weight_decay": 0.1},
        {"lr": 0.1, "betas": (0.3, 0.8), "eps": 1e-2, **L2},
    ),
    (  # theirs has eps elsewhere
        "ano", "Ano", MOMENTS, {**ADAM, "eps": 1e-30, "weight_decay": 0.1},
        {**BETAS, "eps": 1e-30, **DECAY},
    ),
    (
        "ano", "Ano", MOMENTS, {"eps": 1e-30, "logarithmic_schedule": True},
        {"eps": 1e-30, "logarithmic_schedule": True},
    ),
    ("adamg", "AdamG", {"m": "m", "v": "v", "r": "r"}, {}, {}),
    (
        "adamg", "AdamG", {"m": "m", "v": "v", "r": "r"},
        {**ADAM, "lr": 0.3, "beta3": 0.7, "p": 0.5, "q": 0.4},
        {**BETAS, "lr": 0.3, "betas": (0.8, 0.95, 0.7), "p": 0.5, "q": 0.4},
    ),
    ("grokfast_adamw", "GrokFastAdamW", {**MOMENTS, "slow": "grok_exp_avg"}, {}, {}),
    (
        "grokfast_adamw", "GrokFastAdamW", {**MOMENTS, "slow": "grok_exp_avg"},
        {**ADAM, "eps": 2.0, "weight_decay": 0.1, "alpha": 0.9, "strength": 0.7},
        {**BETAS, "eps": 2.0, **DECAY, "grokfast_alpha": 0.9, "grokfast_lamb": 0.7},
    ),
    ("fadam", "FAdam", {"m": "momentum", "f": "fim"}, {}, F64),
    (
        "fadam", "FAdam", {"m": "momentum", "f": "fim"},
        {**ADAM, "relative_eps": 0.1, "partial": 0.4, "threshold": 2.0, "weight_decay": 0.3},
        {**BETAS, **F64, "eps_2": 0.1, "p": 0.4, "clip": 2.0, "weight_decay": 0.3},
    ),
    (  # theirs has eps elsewhere
        "mars", "MARS", {**MOMENTS, "previous": "last_grad"},
        {**ADAM, "eps": 1e-30, "strength": 0.2, "weight_decay": 0.1, "optimize_1d": True},
        {**BETAS, "eps": 1e-30, "gamma": 0.2, **DECAY, "optimize_1d": True},
    ),
    ("stable_adamw", "StableAdamW", MOMENTS, {}, {}),
    ("stable_adamw", "StableAdamW", MOMENTS, {**ADAM, "weight_decay": 0.1}, {**BETAS, **DECAY}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "cls", "states", "ours", "given"), ROWS)
def test_equals_their_optimizer(
    stepper: Any, name: str, cls: str, states: dict[str, str], ours: Settings, given: Settings
) -> None:
    make = getattr(theirs, cls)
    same_as(stepper, get(name), ours, lambda params: make(params, **given), states)


@pytest.mark.parametrize("label", ["", "plain"])
@pytest.mark.parametrize(
    ("ours", "given"),
    [  # theirs has eps elsewhere
        ({"eps": 1e-30, "weight_decay": 0.1}, {"eps": 1e-30, "weight_decay": 0.1}),
        ({**ADAM, "eps": 1e-30, "weight_decay": 0.2}, {**BETAS, "eps": 1e-30}),
    ],
)
def test_adamc_decays_by_the_label(
    stepper: Any, label: str, ours: Settings, given: Settings
) -> None:
    """The schedule has come down to a third of its largest rate."""

    def labelled(spec: Any, start: list[Any], hypers: Settings) -> Any:
        return stepper(spec, start, hypers, labels=[label] * len(start))

    def make(params: list[Any]) -> Any:
        groups = [{"params": params, "normalized": label != "plain"}]
        optimizer = theirs.AdamC(groups, **{"weight_decay": ours["weight_decay"]} | given)
        optimizer.max_lr = 3.0 * ours.get("lr", 1e-3)
        return optimizer

    hypers = {**ours, "max_lr": 3.0 * ours.get("lr", 1e-3)}
    same_as(labelled, get("adamc"), hypers, make, MOMENTS)


AMOS: Settings = {"lr": 0.1, "beta": 0.9, "momentum": 0.7, "eps": 1e-30}  # added, there
FALL: Settings = {"decay_fall": 0.5, "step_fall": 0.7, "target": 0.2}


@pytest.mark.parametrize(
    ("ours", "given"),
    [
        ({}, {"momentum": 0.9}),
        ({"momentum": 0.0}, {}),
        ({**AMOS, **FALL}, {**AMOS, "c_coef": 0.5, "d_coef": 0.7}),
    ],
)
def test_amos_goes_to_the_given_size(stepper: Any, ours: Settings, given: Settings) -> None:
    def size(param: Any) -> float:  # theirs is from the shape, ours is given
        return float(ours.get("target", 0.5))

    def make(params: list[Any]) -> Any:
        optimizer = theirs.Amos(params, **given)
        optimizer.get_scale = size
        return optimizer

    states = {"m": "exp_avg", "v": "exp_avg_sq", "b": "decay"}
    same_as(stepper, get("amos"), ours, make, states)
