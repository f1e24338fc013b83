"""Recorded MindSpore runs, replayed from what the manifest says of each: in f64, and compiled.

The decay filters, loss scales and learning rates of its optimizers are what its groups mean to
us: numbers of a group, worked out before each step.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.graph import Spec
from stepfuse.optim_defs import get
from stepfuse.passes.compose import chain

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
CASES: dict[str, dict[str, Any]] = json.loads((GOLDEN / "manifest.json").read_text())["cases"]
ROWS = "the gradient is a list of rows, which no spec can take yet"
NOT_REPLAYED = {"sparse_lazyadam": ROWS, "sparse_ftrl": ROWS}
DENSE = [case for case in CASES if case not in NOT_REPLAYED]
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
RENAMED = {"use_amsgrad": "amsgrad"}
OPTIONAL = {"t", "vmax", "mean"}  # states that a run may be without


def test_every_dense_case_is_replayed_and_every_file_is_a_case() -> None:
    assert set(DENSE) == {case for case, facts in CASES.items() if "sparse" not in facts}
    assert {f"{case}.npz" for case in CASES} == {p.name for p in GOLDEN.glob("*.npz")}


@pytest.mark.parametrize("case", DENSE)
def test_replay(stepper: Any, case: str) -> None:
    facts, recorded = CASES[case], np.load(GOLDEN / f"{case}.npz")
    order, spec, rule = facts["param_order"], _spec(facts), RULES[facts["cls"]]
    hypers = [_settings(facts, spec, n, 0) for n in order]
    groups, labels = range(len(order)), list(map(_label, order))  # a group each
    job = stepper(spec, [recorded[f"p0/{n}"] for n in order], hypers, groups, labels)
    scale = facts.get("kw", {}).get("loss_scale", 1.0)
    for k in range(facts["steps"]):
        hypers[:] = [_settings(facts, spec, n, k) for n in order]
        job.step([recorded[f"g{k}/{n}"].astype(np.float64) / scale for n in order])
        seen: set[str] = set()
        for i, name in enumerate(order):
            _close(job.tensors[i]["param"], recorded[f"p{k + 1}/{name}"], facts)
            found = job.tensors[i] | {n: v[i] for n, v in job.numbers.items() if n != "t"}
            found["total"] = found.get("total", 0.0) + hypers[i].get(ACCUMULATOR, 0.0)
            found["z"] = found.get("z", 0.0) / hypers[i]["lr"]
            for ours, theirs in rule.states.items():
                key = f"s{k + 1}/{theirs.format(name)}"
                if ours in found and key in recorded:
                    _close(found[ours], recorded[key], facts)
                    seen.add(ours)
        assert {r.name for r in spec.of_kind("state")} - OPTIONAL <= seen


@pytest.mark.parametrize("case", DENSE)
def test_replay_compiled_in_f32(case: str) -> None:
    facts, recorded = CASES[case], np.load(GOLDEN / f"{case}.npz")
    order, spec = facts["param_order"], _spec(facts)
    params = [recorded[f"p0/{n}"].copy() for n in order]
    settings = [_settings(facts, spec, n, 0) for n in order]
    flags = {n: v for n, v in settings[0].items() if isinstance(v, bool)}
    groups = [
        {"params": [p], "label": _label(n), **{k: s[k] for k in s.keys() - flags.keys()}}
        for p, n, s in zip(params, order, settings, strict=True)
    ]
    optimizer = stepfuse.Optimizer(groups, spec, threads=1, **flags)
    scale = np.float32(facts.get("kw", {}).get("loss_scale", 1.0))
    for k in range(facts["steps"]):
        for group, name in zip(optimizer.groups, order, strict=True):
            group["lr"] = _settings(facts, spec, name, k)["lr"]
        optimizer.step([recorded[f"g{k}/{n}"] / scale for n in order])
        for param, name in zip(params, order, strict=True):
            _close(param, recorded[f"p{k + 1}/{name}"], facts)


def _label(name: str) -> str:
    """What lars leaves alone."""
    return "plain" if "bias" in name else ""


def _spec(facts: dict[str, Any]) -> Spec:
    """Our optimizer for a case."""
    name = RULES[facts["cls"]].name
    if facts["cls"] == "SGD" and not facts.get("kw", {}).get("momentum"):
        name = "sgd"
    return chain(get(name), get("lars")) if facts.get("wrap") == "lars_subst" else get(name)


def _settings(facts: dict[str, Any], spec: Spec, name: str, k: int) -> dict[str, float]:
    """The numbers of one parameter at step k, as float32: that is what their kernels get."""
    rule, given = RULES[facts["cls"]], facts.get("kw", {})
    group = next((g for g in facts.get("groups", ()) if name in g["params"]), None)
    found: dict[str, Any] = {r.name: r.default for r in spec.of_kind("hyper", "static")}
    known = set(found)
    found |= {RENAMED.get(n, n): v for n, v in given.items() if n != "loss_scale"}
    found |= {"lr": facts["lr"]} if "lr" in facts else rule.defaults
    found |= {n: v for n, v in (group or {}).items() if n != "params"}
    found["lr"] = _rate(found["lr"], k)
    if group is None and not rule.decays(name):
        found["weight_decay"] = 0.0
    if "lars_weight_decay" in known:  # it takes over what the optimizer would do
        found |= {"lars_weight_decay": found["weight_decay"], "weight_decay": 0.0}
    assert set(found) == known
    return {n: v if isinstance(v, bool) else float(np.float32(v)) for n, v in found.items()}


def _rate(lr: Any, k: int) -> float:
    """The learning rate of step k: a number, a list or a schedule."""
    if not isinstance(lr, dict):
        return lr
    if "list" in lr:
        return lr["list"][k]
    assert lr["schedule"] == "PolynomialDecayLR"
    numbers = lr["kw"]
    first, last = numbers["learning_rate"], numbers["end_learning_rate"]
    left = 1.0 - min(k, numbers["decay_steps"]) / numbers["decay_steps"]
    return (first - last) * left ** numbers["power"] + last


def _close(found: Any, expected: Any, facts: dict[str, Any]) -> None:
    bounds = facts["suggested_tolerance"]
    np.testing.assert_allclose(np.reshape(found, expected.shape), expected, **bounds)
