"""MindSpore's constructors as settings of ours: classes, arguments, groups, schedules."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from stepfuse.ir.graph import Spec
from stepfuse.optim_defs import get
from stepfuse.passes.chain.compose import chain

Facts = Mapping[str, Any]
ACCUMULATOR = "initial_accumulator_value"


@dataclass(frozen=True, slots=True)
class Rule:
    """A class of theirs: our name, our states' names there, what its defaults differ in."""

    name: str
    states: dict[str, str] = field(default_factory=dict[str, str])
    defaults: dict[str, float] = field(default_factory=dict[str, float])
    decays: Callable[[str], bool] = lambda name: "beta" not in name and "gamma" not in name


def everything(name: str) -> bool:
    """A decay filter that lets every parameter through."""
    return True


MOMENTS = {"m": "moment1.{}", "v": "moment2.{}", "vmax": "vhat.{}"}
AVERAGES = {"m": "exp_avg.{}", "v": "exp_avg_sq.{}", "vmax": "max_exp_avg_sq.{}"}
FACTORS = {
    "m": "exp_avg.{}", "row": "exp_avg_sq_row_{}", "col": "exp_avg_sq_col_{}", "v": "exp_avg_sq_{}",
}  # fmt: skip
RULES = {
    "SGD": Rule("momentum", {"buf": "accum.{}"}, {"lr": 0.1}),
    "Momentum": Rule("momentum", {"buf": "moments.{}"}),
    "Adam": Rule("adam_mindspore", MOMENTS),
    "LazyAdam": Rule("adam_mindspore", MOMENTS),
    "AdamOffload": Rule("adam_mindspore", MOMENTS),
    "AdamWeightDecay": Rule("adam_weight_decay", {"m": "adam_m.{}", "v": "adam_v.{}"}),
    "FTRL": Rule("ftrl_mindspore", {"total": "moments.{}", "z": "linear.{}"}, decays=everything),
    "RMSProp": Rule(
        "rmsprop_mindspore", {"v": "mean_square.{}", "mean": "mean_grad.{}", "buf": "moment.{}"}
    ),
    "Adagrad": Rule("adagrad_mindspore", {"total": "accum.{}"}),
    "ProximalAdagrad": Rule("proximal_adagrad", {"total": "accum.{}"}),
    "Lamb": Rule("lamb", {"m": "lamb_m.{}", "v": "lamb_v.{}"}),
    "Rprop": Rule("rprop", {"prev": "prev.{}", "step_size": "step_size.{}"}, {"lr": 0.1}),
    "ASGD": Rule("asgd", {"ax": "ax_.{}", "eta": "eta_{}"}, {"lr": 0.1}),
    "AdaMax": Rule("adamax_mindspore", {"m": "moment1.{}", "u": "moment2.{}"}),
    "Adadelta": Rule("adadelta", {"v": "accum.{}", "moved": "accum_update.{}"}),
    "AdaFactor": Rule("adafactor_mindspore", FACTORS, decays=everything),
    "AdamW": Rule("adamw", AVERAGES, decays=everything),
    "NAdam": Rule("nadam", {**AVERAGES, "product": "mu_product_{}"}, decays=everything),
    "RAdam": Rule("radam", AVERAGES, decays=everything),
}
PAIRS = {
    "betas": ("beta1", "beta2"),
    "etas": ("etaminus", "etaplus"),
    "step_sizes": ("step_size_min", "step_size_max"),
    "eps": ("eps1", "eps2"),
}
RENAMED = {
    "use_amsgrad": "amsgrad", "use_nesterov": "nesterov", "epsilon": "eps", "decay": "alpha",
    "accum": ACCUMULATOR, "initial_accum": ACCUMULATOR, "clip_threshold": "d",
}  # fmt: skip
NO_SETTING = ("loss_scale", "use_locking", "use_lazy", "use_offload")


def spec_of(facts: Facts) -> Spec:
    """Our optimizer for a recorded run."""
    name = RULES[facts["cls"]].name
    if facts["cls"] == "SGD" and not facts.get("kw", {}).get("momentum"):
        name = "sgd"
    return chain(get(name), get("lars")) if facts.get("wrap") == "lars_subst" else get(name)


def settings_of(facts: Facts, spec: Spec, name: str, k: int) -> dict[str, float]:
    """The numbers of one parameter at step k, as float32: that is what their kernels get."""
    rule = RULES[facts["cls"]]
    group = next((g for g in facts.get("groups", ()) if name in g["params"]), None)
    found: dict[str, Any] = {r.name: r.default for r in spec.of_kind("hyper", "static")}
    known = set(found)
    found |= translated(facts.get("kw", {}))
    found |= {"lr": facts["lr"]} if "lr" in facts else rule.defaults
    found |= {n: v for n, v in (group or {}).items() if n != "params"}
    found |= {n: at_step(found[n], k) for n in ("lr", "weight_decay")}
    if group is None and not rule.decays(name):
        found["weight_decay"] = 0.0
    if "lars_weight_decay" in known:  # it takes over what the optimizer would do
        found |= {"lars_weight_decay": found["weight_decay"], "weight_decay": 0.0}
    assert set(found) == known
    return {n: v if isinstance(v, bool) else float(np.float32(v)) for n, v in found.items()}


def translated(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """A constructor's arguments under our names."""
    found: dict[str, Any] = {}
    for name, value in arguments.items():
        if isinstance(value, (list, tuple)):
            found |= dict(zip(PAIRS[name], value, strict=True))
        elif name == "decay_rate":
            found["beta2_decay"] = -value
        elif name not in NO_SETTING:
            found[RENAMED.get(name, name)] = value
    return found | ({"any_power": True} if "lr_power" in found else {})


# ------------------------------------------------------------------ schedules


def at_step(value: Any, k: int) -> float:
    """The number of step k: of a number, a list or a schedule."""
    if not isinstance(value, dict):
        return value
    return value["list"][k] if "list" in value else SCHEDULES[value["schedule"]](k, **value["kw"])


def _exponential(
    k: int, learning_rate: float, decay_rate: float, decay_steps: int, is_stair: bool = False
) -> float:
    passed = k / decay_steps
    return learning_rate * decay_rate ** (math.floor(passed) if is_stair else passed)


def _natural_exponential(
    k: int, learning_rate: float, decay_rate: float, decay_steps: int, is_stair: bool = False
) -> float:
    passed = k // decay_steps * decay_steps if is_stair else k
    return learning_rate * math.exp(-decay_rate * passed)


def _inverse(
    k: int, learning_rate: float, decay_rate: float, decay_steps: int, is_stair: bool = False
) -> float:
    passed = k / decay_steps
    return learning_rate / (1 + decay_rate * (math.floor(passed) if is_stair else passed))


def _cosine(k: int, min_lr: float, max_lr: float, decay_steps: int) -> float:
    turned = math.cos(math.pi * min(k, decay_steps) / decay_steps)
    return min_lr + 0.5 * (max_lr - min_lr) * (1 + turned)


def _polynomial(
    k: int, learning_rate: float, end_learning_rate: float, decay_steps: int, power: float,
    update_decay_steps: bool = False,
) -> float:  # fmt: skip
    last = decay_steps * max(math.ceil(k / decay_steps), 1) if update_decay_steps else decay_steps
    left = 1 - min(k, last) / last
    return (learning_rate - end_learning_rate) * left**power + end_learning_rate


def _warm_up(k: int, learning_rate: float, warmup_steps: int) -> float:
    return learning_rate * min(k, warmup_steps) / warmup_steps


SCHEDULES: dict[str, Callable[..., float]] = {
    "ExponentialDecayLR": _exponential,
    "NaturalExpDecayLR": _natural_exponential,
    "InverseDecayLR": _inverse,
    "CosineDecayLR": _cosine,
    "PolynomialDecayLR": _polynomial,
    "WarmUpLR": _warm_up,
}
