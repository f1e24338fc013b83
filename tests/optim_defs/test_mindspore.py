"""MindSpore's rules, where the recorded runs do not tell them from others, in NumPy.

Large eps, every flag, penalties, other powers; an empty tensor, and a step without a gradient.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from stepfuse.optim_defs import get
from stepfuse.passes.chain.compose import chain

from tests.support.inputs.mindspore import at_step, settings_of, spec_of
from tests.support.oracles.proof import FORMULA, Comparison

Array = np.ndarray[Any, np.dtype[np.float64]]
States = dict[str, Any]
Formula = Callable[[Array, Array, States, int, dict[str, Any]], Array]
SHAPES = [(), (7,), (5, 3), (4, 3, 2, 2), (0,)]
STEPS, MISSING = 25, 5


def _adam(p: Array, g: Array, s: States, t: int, h: dict[str, Any]) -> Array:
    g = g + h["weight_decay"] * p
    s["m"] = 0.8 * s["m"] + 0.2 * g
    s["v"] = 0.95 * s["v"] + 0.05 * g**2
    s["vmax"] = np.maximum(s["vmax"], s["v"]) if "amsgrad" in h else s["vmax"]
    rate = h["lr"] * np.sqrt(1 - 0.95**t) / (1 - 0.8**t)
    d = 0.8 * s["m"] + 0.2 * g if "nesterov" in h else s["m"]
    return p - rate * d / (np.sqrt(s["vmax" if "amsgrad" in h else "v"]) + h["eps"])


def _adam_weight_decay(p: Array, g: Array, s: States, t: int, h: dict[str, Any]) -> Array:
    s["m"] = 0.8 * s["m"] + 0.2 * g
    s["v"] = 0.95 * s["v"] + 0.05 * g**2
    return p - h["lr"] * (s["m"] / (np.sqrt(s["v"]) + h["eps"]) + h["weight_decay"] * p)


def _adamax(p: Array, g: Array, s: States, t: int, h: dict[str, Any]) -> Array:
    g = g + h["weight_decay"] * p
    s["m"] = 0.8 * s["m"] + 0.2 * g
    s["u"] = np.maximum(0.95 * s["u"], np.abs(g))
    return p - h["lr"] / (1 - 0.8**t) * s["m"] / (s["u"] + h["eps"])


def _adagrad(p: Array, g: Array, s: States, t: int, h: dict[str, Any]) -> Array:
    if "update_slots" not in h:
        s["total"] = s["total"] + (g + h["weight_decay"] * p) ** 2
    return p - h["lr"] * (g + h["weight_decay"] * p) / np.sqrt(s["total"] + 0.3)


def _proximal_adagrad(p: Array, g: Array, s: States, t: int, h: dict[str, Any]) -> Array:
    s["total"] = s["total"] + g**2
    eta = h["lr"] / np.sqrt(s["total"] + 0.3)
    u = p - eta * g
    u = np.sign(u) * np.maximum(np.abs(u) - eta * h["l1"], 0) if h["l1"] > 0 else u
    return u / (1 + eta * h["l2"])


def _rmsprop(p: Array, g: Array, s: States, t: int, h: dict[str, Any]) -> Array:
    g = g + h["weight_decay"] * p
    s["v"] = 0.8 * s.setdefault("v", np.ones_like(p)) + 0.2 * g**2
    s["mean"] = 0.8 * s["mean"] + 0.2 * g if "centered" in h else s["mean"]
    s["buf"] = h["momentum"] * s["buf"] + h["lr"] * g / np.sqrt(s["v"] - s["mean"] ** 2 + h["eps"])
    return p - s["buf"]


def _ftrl(p: Array, g: Array, s: States, t: int, h: dict[str, Any]) -> Array:
    """McMahan et al., algorithm 1."""
    sigma = (np.sqrt(s["total"] + g**2) - np.sqrt(s["total"])) / h["lr"]
    s["z"] = s["z"] + g - sigma * p
    s["total"] = s["total"] + g**2
    rate = 1 / ((h["eps"] + np.sqrt(s["total"])) / h["lr"] + h["l2"])
    return np.where(np.abs(s["z"]) <= h["l1"], 0, -rate * (s["z"] - np.sign(s["z"]) * h["l1"]))


def _ftrl_mindspore(p: Array, g: Array, s: States, t: int, h: dict[str, Any]) -> Array:
    g = g + h["weight_decay"] * p
    power, n = -h["lr_power"], s["total"] + 0.3
    s["z"] = s["z"] + g - ((n + g**2) ** power - n**power) / h["lr"] * p
    s["total"] = s["total"] + g**2
    bottom = (n + g**2) ** power / h["lr"] + 2 * h["l2"]
    return np.where(np.abs(s["z"]) > h["l1"], (np.sign(s["z"]) * h["l1"] - s["z"]) / bottom, 0)


def _rprop(p: Array, g: Array, s: States, t: int, h: dict[str, Any]) -> Array:
    g = g + h["weight_decay"] * p
    first = s.setdefault("step_size", np.full_like(p, h["lr"]))
    f = np.array([0.5, 1.0, 1.2])[np.sign(g * s["prev"]).astype(int) + 1]
    s["step_size"] = np.clip(first * f, 1e-6, 50.0)
    s["prev"] = np.where(g * s["prev"] < 0, 0.0, g)
    return p - np.sign(s["prev"]) * s["step_size"]


DECAY = {"lr": 0.02, "weight_decay": 0.3}
ADAM = {**DECAY, "beta1": 0.8, "beta2": 0.95, "eps": 0.5}
START = {"initial_accumulator_value": 0.3}
RMS = {**DECAY, "alpha": 0.8, "eps": 0.5}
FTRL = {"lr": 0.1, "l1": 0.7, "l2": 0.2}
SPARSE = {**DECAY, **START, "l1": 0.7, "l2": 0.2}
CASES: list[tuple[str, Formula, dict[str, Any]]] = [
    ("adam_mindspore", _adam, ADAM),
    ("adam_mindspore", _adam, {**ADAM, "nesterov": True}),
    ("adam_mindspore", _adam, {**ADAM, "nesterov": True, "amsgrad": True}),
    ("adam_weight_decay", _adam_weight_decay, ADAM),
    ("adamax_mindspore", _adamax, ADAM),
    ("adagrad_mindspore", _adagrad, {**DECAY, **START}),
    ("adagrad_mindspore", _adagrad, {**DECAY, **START, "update_slots": False}),
    ("proximal_adagrad", _proximal_adagrad, {"lr": 0.1, **START, "l1": 0.7, "l2": 0.2}),
    ("proximal_adagrad", _proximal_adagrad, {"lr": 0.1, **START, "l1": 0.0, "l2": 0.2}),
    ("rmsprop_mindspore", _rmsprop, {**RMS, "momentum": 0.0}),
    ("rmsprop_mindspore", _rmsprop, {**RMS, "momentum": 0.7, "centered": True}),
    ("ftrl", _ftrl, {**FTRL, "eps": 1.0}),
    ("ftrl_mindspore", _ftrl_mindspore, {**SPARSE, "lr_power": -0.5}),
    ("ftrl_mindspore", _ftrl_mindspore, {**SPARSE, "lr_power": -0.8, "any_power": True}),
    ("ftrl_mindspore", _ftrl_mindspore, {**SPARSE, "lr_power": 0.0, "any_power": True}),
    ("rprop", _rprop, DECAY),
]


@pytest.mark.parametrize(("name", "formula", "settings"), CASES)
def test_equals_the_formula(
    stepper: Any, name: str, formula: Formula, settings: dict[str, Any]
) -> None:
    rng = np.random.default_rng(4)
    params = [np.asarray(rng.normal(size=s)) for s in SHAPES]
    job = stepper(get(name), params, settings)
    zeros = [r.name for r in get(name).of_kind("state") if r.default == 0.0 and r.name != "t"]
    zeros = [n for n in zeros if n != "step_size"]
    states: list[States] = [{n: np.zeros_like(p) for n in zeros} for p in params]
    seen = Comparison(name, FORMULA, params)
    for t in range(1, STEPS + 1):
        grads: list[Any] = [rng.normal(size=s) * (10.0 if t == 4 else 1.0) for s in SHAPES]
        if t == MISSING:
            grads[2] = None
            seen.miss()
        job.step(grads)
        for i, grad in enumerate(grads):
            if grad is not None:
                params[i] = formula(params[i], grad, states[i], t, settings)
            _close(job.tensors[i]["param"], params[i])
            seen.see(i, job.tensors[i]["param"], params[i])
            for state, value in states[i].items():
                scale = settings["lr"] if state == "z" else 1.0  # ours is the papers' times lr
                _close(job.tensors[i][state], scale * value)


FIXED = {"relative_step": False, "lr": 0.05, "weight_decay": 0.3}
ADAFACTOR: list[dict[str, Any]] = [
    {},
    {"warmup_init": True, "weight_decay": 0.3},
    {"scale_parameter": False, "first_moment": False},
    {**FIXED, "beta1": 0.5, "beta2_decay": -0.5, "eps1": 0.1, "eps2": 2.0, "d": 1.5},
]


@pytest.mark.parametrize("settings", ADAFACTOR)
def test_adafactor_equals_the_formula(stepper: Any, settings: dict[str, Any]) -> None:
    rng = np.random.default_rng(4)
    params = [np.asarray(rng.normal(size=s)) for s in SHAPES[:-1]]
    job = stepper(get("adafactor_mindspore"), params, settings)
    states: list[States] = [{} for _ in params]
    seen = Comparison("adafactor_mindspore", FORMULA, params)
    for t in range(1, STEPS + 1):
        grads: list[Any] = [np.asarray(rng.normal(size=p.shape)) for p in params]
        if t == MISSING:
            grads[2] = None
            seen.miss()
        job.step(grads)
        for i, grad in enumerate(grads):
            if grad is not None:
                params[i] = _adafactor(params[i], grad, states[i], t, settings)
            _close(job.tensors[i]["param"], params[i])
            seen.see(i, job.tensors[i]["param"], params[i])


def _adafactor(p: Array, g: Array, s: States, t: int, h: dict[str, Any]) -> Array:
    rate = min(1e-6 * t if "warmup_init" in h else 1e-2, 1 / np.sqrt(t))
    rate = rate if h.get("relative_step", True) else h["lr"]
    if h.get("scale_parameter", True):
        rate = rate * max(h.get("eps2", 1e-3), np.sqrt(np.mean(p**2)))
    beta2 = 1 - t ** h.get("beta2_decay", -0.8)
    square = g**2 + h.get("eps1", 1e-30)
    if p.ndim < 2:
        s["v"] = beta2 * s.get("v", 0.0) + (1 - beta2) * square
        u = g / np.sqrt(s["v"])
    else:
        s["row"] = beta2 * s.get("row", 0.0) + (1 - beta2) * square.mean(-1)
        s["col"] = beta2 * s.get("col", 0.0) + (1 - beta2) * square.mean(-2)
        top = np.sqrt(s["row"] / s["row"].mean(-1, keepdims=True))
        u = g / (top[..., None] * np.sqrt(s["col"])[..., None, :])
    u = rate * u / max(1.0, np.sqrt(np.mean(u**2)) / h.get("d", 1.0))
    if h.get("first_moment", True):
        beta1 = h.get("beta1", 0.9)
        u = s["m"] = beta1 * s.get("m", 0.0) + (1 - beta1) * u
    return p - h.get("weight_decay", 0.0) * rate * p - u


@pytest.mark.parametrize("use_clip", [False, True])
def test_lars_rescales_what_is_not_plain(stepper: Any, use_clip: bool) -> None:
    rng = np.random.default_rng(4)
    params = [np.asarray(rng.normal(size=s)) for s in SHAPES]
    labels = ["", "plain", "", "", ""]
    lr = {"lr": 0.05, "momentum": 0.7}
    own = {"coefficient": 0.04, "eps": 0.1, "lars_weight_decay": 0.3, "use_clip": use_clip}
    job = stepper(chain(get("momentum"), get("lars")), params, lr | own, None, labels)
    bufs = [np.zeros_like(p) for p in params]
    clipped: set[bool] = set()
    for _ in range(STEPS):
        grads = [np.asarray(rng.normal(size=s) * rng.choice([0.1, 1.0])) for s in SHAPES]
        job.step(grads)
        for i, grad in enumerate(grads):
            size = np.sqrt(np.sum(params[i] ** 2))
            c = 0.04 * size / (np.sqrt(np.sum(grad**2)) + 0.3 * size + 0.1)
            clipped.add(bool(c / 0.05 > 1))
            c = min(c / 0.05, 1) if use_clip else c
            g = grad if labels[i] else c * (grad + 0.3 * params[i])
            bufs[i] = 0.7 * bufs[i] + g
            params[i] = params[i] - 0.05 * bufs[i]
            _close(job.tensors[i]["param"], params[i])
    assert clipped == {False, True}


BETAS = {"beta1": 0.9, "beta2": 0.999}
# What the constructors of MindSpore 2.10 have where nothing is given.
DEFAULTS: dict[str, dict[str, float]] = {
    "adam_mindspore": {"lr": 1e-3, **BETAS, "eps": 1e-8, "nesterov": False, "amsgrad": False},
    "adam_weight_decay": {"lr": 1e-3, **BETAS, "eps": 1e-6},
    "lamb": {**BETAS, "eps": 1e-6},
    "adamax_mindspore": {"lr": 1e-3, **BETAS, "eps": 1e-8},
    "ftrl_mindspore": {"lr": 1e-3, "initial_accumulator_value": 0.1, "lr_power": -0.5},
    "rmsprop_mindspore": {"lr": 0.1, "alpha": 0.9, "momentum": 0.0, "eps": 1e-10},
    "adagrad_mindspore": {"lr": 1e-3, "initial_accumulator_value": 0.1, "update_slots": True},
    "proximal_adagrad": {"lr": 1e-3, "initial_accumulator_value": 0.1, "l1": 0.0, "l2": 0.0},
    "lars": {"coefficient": 1e-3, "eps": 1e-5, "use_clip": False},
    "rprop": {"etaminus": 0.5, "etaplus": 1.2, "step_size_min": 1e-6, "step_size_max": 50.0},
    "asgd": {"lambd": 1e-4, "alpha": 0.75, "t0": 1e6},
    "adadelta": {"lr": 1.0, "rho": 0.9, "eps": 1e-6},
    "adafactor_mindspore": {
        "eps1": 1e-30, "eps2": 1e-3, "d": 1.0, "beta2_decay": -0.8, "beta1": 0.9,
        "relative_step": True, "scale_parameter": True, "warmup_init": False,
    },
}  # fmt: skip


@pytest.mark.parametrize("name", DEFAULTS)
def test_defaults_are_mindspores(name: str) -> None:
    found = {r.name: r.default for r in get(name).of_kind("hyper", "static")}
    assert found | DEFAULTS[name] == found
    assert found["weight_decay"] == 0.0


ARGUMENTS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("SGD", {"momentum": 0.5, "dampening": 0.25}, {"momentum": 0.5, "dampening": 0.25}),
    ("Momentum", {"momentum": 0.5, "use_nesterov": True}, {"nesterov": True}),
    ("Adam", {"use_lazy": True, "use_nesterov": True}, {"nesterov": True, "amsgrad": False}),
    ("FTRL", {"initial_accum": 0.5, "lr_power": -1.0}, {"lr_power": -1.0, "any_power": True}),
    ("RMSProp", {"decay": 0.5, "epsilon": 0.25}, {"alpha": 0.5, "eps": 0.25}),
    ("Adagrad", {"accum": 0.5, "update_slots": False}, {"initial_accumulator_value": 0.5}),
    ("Rprop", {"etas": [0.5, 1.5]}, {"etaminus": 0.5, "etaplus": 1.5, "step_size_max": 50.0}),
    ("AdaFactor", {"eps": [0.5, 0.25], "decay_rate": 0.75}, {"eps2": 0.25, "beta2_decay": -0.75}),
    ("AdamW", {"betas": (0.5, 0.75), "loss_scale": 2.0}, {"beta1": 0.5, "beta2": 0.75}),
]


@pytest.mark.parametrize(("cls", "arguments", "expected"), ARGUMENTS)
def test_arguments_have_names_of_ours(
    cls: str, arguments: dict[str, Any], expected: dict[str, Any]
) -> None:
    facts = {"cls": cls, "kw": arguments}
    found = settings_of(facts, spec_of(facts), "weight", 0)
    assert found | expected == found


SHAPE = {"learning_rate": 0.8, "decay_rate": 0.25, "decay_steps": 4}
END = {"learning_rate": 1.0, "end_learning_rate": 0.5, "decay_steps": 4, "power": 2.0}
RATES: list[tuple[str, dict[str, Any], int, float]] = [
    ("ExponentialDecayLR", SHAPE, 2, 0.4),
    ("ExponentialDecayLR", {**SHAPE, "is_stair": True}, 7, 0.2),
    ("NaturalExpDecayLR", SHAPE, 4, 0.8 * np.exp(-1.0)),
    ("NaturalExpDecayLR", {**SHAPE, "is_stair": True}, 7, 0.8 * np.exp(-1.0)),
    ("InverseDecayLR", SHAPE, 16, 0.4),
    ("InverseDecayLR", {**SHAPE, "is_stair": True}, 19, 0.4),
    ("CosineDecayLR", {"min_lr": 0.2, "max_lr": 0.6, "decay_steps": 4}, 2, 0.4),
    ("CosineDecayLR", {"min_lr": 0.2, "max_lr": 0.6, "decay_steps": 4}, 9, 0.2),
    ("PolynomialDecayLR", END, 2, 0.625),
    ("PolynomialDecayLR", END, 9, 0.5),
    ("PolynomialDecayLR", {**END, "update_decay_steps": True}, 6, 0.53125),
    ("WarmUpLR", {"learning_rate": 0.8, "warmup_steps": 4}, 0, 0.0),
    ("WarmUpLR", {"learning_rate": 0.8, "warmup_steps": 4}, 3, 0.6),
]


@pytest.mark.parametrize(("schedule", "settings", "step", "rate"), RATES)
def test_schedules(schedule: str, settings: dict[str, Any], step: int, rate: float) -> None:
    found = at_step({"schedule": schedule, "kw": settings}, step)
    np.testing.assert_allclose(found, rate, rtol=1e-14)


def _close(found: Any, expected: Any) -> None:
    np.testing.assert_allclose(found.reshape(np.shape(expected)), expected, rtol=1e-11, atol=1e-12)
