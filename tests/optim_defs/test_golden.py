"""Recorded MindSpore runs, replayed in f64: the rules that are ours too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stepfuse.optim_defs import get

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
CASES = json.loads((GOLDEN / "manifest.json").read_text())["cases"]

# Case: our optimizer, its hyper-parameters and first states, our states' names there.
REPLAYS: dict[str, tuple[str, dict[str, float], dict[str, float], dict[str, str]]] = {
    "sgd_default": ("sgd", {"lr": 0.1}, {}, {}),
    "sgd_nesterov": (
        "momentum", {"lr": 0.05, "momentum": 0.9, "nesterov": True}, {}, {"buf": "accum"},
    ),
    "momentum_default": ("momentum", {"lr": 0.05, "momentum": 0.9}, {}, {"buf": "moments"}),
    "momentum_wd_lossscale": (
        "momentum", {"lr": 0.05, "momentum": 0.9, "weight_decay": 0.1}, {}, {"buf": "moments"},
    ),
    "adamweightdecay_default": (
        "fused_adam_op", {"lr": 0.05, "beta1": 0.9, "beta2": 0.999, "eps": 1e-6}, {},
        {"moment1": "adam_m", "moment2": "adam_v"},
    ),
    "exp_adamw": (
        "adamw",
        {"lr": 0.05, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8, "weight_decay": 0.1}, {},
        {"m": "exp_avg", "v": "exp_avg_sq"},
    ),
    "adagrad_default": ("adagrad", {"lr": 0.05, "eps": 0.0}, {"total": 0.1}, {"total": "accum"}),
    "lamb_subst": (
        "lamb", {"lr": 0.05, "beta1": 0.9, "beta2": 0.999, "eps": 1e-6}, {},
        {"m": "lamb_m", "v": "lamb_v"},
    ),
}  # fmt: skip


def test_every_recorded_case_is_replayed() -> None:
    assert set(CASES) == set(REPLAYS)


@pytest.mark.parametrize("case", REPLAYS)
def test_replay(stepper: Any, case: str) -> None:
    name, hypers, first, states = REPLAYS[case]
    facts = CASES[case]
    recorded = np.load(GOLDEN / f"{case}.npz")
    order = facts["param_order"]
    # Their kernels get float32 numbers; names with beta or gamma are not decayed.
    hypers = {k: float(np.float32(v)) for k, v in hypers.items()}
    plain = hypers | {"weight_decay": 0.0} if case == "momentum_wd_lossscale" else hypers
    groups = [int("beta" in n or "gamma" in n) for n in order]
    job = stepper(get(name), [recorded[f"p0/{n}"] for n in order], [hypers, plain], groups)
    for tensor in job.tensors:
        for state, value in first.items():
            tensor[state][...] = value
    scale = facts.get("kw", {}).get("loss_scale", 1.0)
    for k in range(facts["steps"]):
        job.step([recorded[f"g{k}/{n}"].astype(np.float64) / scale for n in order])
        for tensor, n in zip(job.tensors, order, strict=True):
            _close(tensor["param"], recorded[f"p{k + 1}/{n}"], facts)
            for ours, theirs in states.items():
                _close(tensor[ours], recorded[f"s{k + 1}/{theirs}.{n}"], facts)


def _close(found: Any, expected: Any, facts: dict[str, Any]) -> None:
    bounds = facts["suggested_tolerance"]
    np.testing.assert_allclose(found.reshape(expected.shape), expected, **bounds)
