"""Recorded MindSpore runs, replayed from what the manifest says of each: in f64, and compiled.

The decay filters, loss scales and learning rates of its optimizers are what its groups mean to
us: numbers of a group, worked out before each step.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse

from tests.support.inputs.mindspore import ACCUMULATOR, RULES, settings_of, spec_of
from tests.support.oracles.proof import Comparison

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
CASES: dict[str, dict[str, Any]] = json.loads((GOLDEN / "manifest.json").read_text())["cases"]
SPARSE = [case for case, facts in CASES.items() if "sparse" in facts]
DENSE = [case for case in CASES if case not in SPARSE]
OPTIONAL = {"t", "vmax", "mean"}  # states that a run may be without


def test_every_file_is_a_case_and_every_case_is_replayed() -> None:
    assert {f"{case}.npz" for case in CASES} == {p.name for p in GOLDEN.glob("*.npz")}
    assert SPARSE == ["sparse_lazyadam", "sparse_ftrl"], "the gradients of others are dense"


@pytest.mark.parametrize("case", DENSE)
def test_replay(stepper: Any, case: str) -> None:
    facts, recorded = CASES[case], np.load(GOLDEN / f"{case}.npz")
    order, spec, rule = facts["param_order"], spec_of(facts), RULES[facts["cls"]]
    hypers = [settings_of(facts, spec, n, 0) for n in order]
    groups, labels = range(len(order)), list(map(_label, order))  # a group each
    job = stepper(spec, [recorded[f"p0/{n}"] for n in order], hypers, groups, labels)
    scale = facts.get("kw", {}).get("loss_scale", 1.0)
    for k in range(facts["steps"]):
        hypers[:] = [settings_of(facts, spec, n, k) for n in order]
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
    order, spec = facts["param_order"], spec_of(facts)
    params = [recorded[f"p0/{n}"].copy() for n in order]
    settings = [settings_of(facts, spec, n, 0) for n in order]
    flags = {n: v for n, v in settings[0].items() if isinstance(v, bool)}
    groups = [
        {"params": [p], "label": _label(n), **{k: s[k] for k in s.keys() - flags.keys()}}
        for p, n, s in zip(params, order, settings, strict=True)
    ]
    optimizer = stepfuse.Optimizer(groups, spec, threads=1, **flags)
    seen = Comparison(spec.name, _reference(facts), params, "f32")
    scale = np.float32(facts.get("kw", {}).get("loss_scale", 1.0))
    for k in range(facts["steps"]):
        for group, name in zip(optimizer.groups, order, strict=True):
            group["lr"] = settings_of(facts, spec, name, k)["lr"]
        optimizer.step([recorded[f"g{k}/{n}"] / scale for n in order])
        for i, (param, name) in enumerate(zip(params, order, strict=True)):
            _close(param, recorded[f"p{k + 1}/{name}"], facts)
            seen.see(i, param, recorded[f"p{k + 1}/{name}"])


def test_fused_adam_op_is_adam_weight_decay_without_a_decay() -> None:
    facts = CASES["adamweightdecay_default"]
    recorded, order = np.load(GOLDEN / "adamweightdecay_default.npz"), facts["param_order"]
    settings = settings_of(facts, spec_of(facts), order[0], 0)
    assert settings.pop("weight_decay") == 0.0
    params = [recorded[f"p0/{n}"].copy() for n in order]
    optimizer = stepfuse.Optimizer(params, "fused_adam_op", threads=1, **settings)
    seen = Comparison("fused_adam_op", _reference(facts), params, "f32")
    for k in range(facts["steps"]):
        optimizer.step([recorded[f"g{k}/{n}"] for n in order])
        for i, (param, name) in enumerate(zip(params, order, strict=True)):
            _close(param, recorded[f"p{k + 1}/{name}"], facts)
            seen.see(i, param, recorded[f"p{k + 1}/{name}"])


def _reference(facts: dict[str, Any]) -> str:
    """Their class, as it is imported."""
    module = {"nn": "nn", "experimental": "experimental.optim"}[facts["module"]]
    wrapped = "LARS over " if facts.get("wrap") == "lars_subst" else ""
    return f"mindspore.{module}.{wrapped}{facts['cls']}"


@pytest.mark.parametrize("case", SPARSE)
@pytest.mark.parametrize("backend", ["native", "reference"])
def test_replay_of_listed_rows(case: str, backend: str) -> None:
    facts, recorded = CASES[case], np.load(GOLDEN / f"{case}.npz")
    spec, rule = spec_of(facts), RULES[facts["cls"]]
    (name,) = facts["params"]
    settings = settings_of(facts, spec, name, 0)
    table = recorded[f"p0/{name}"].copy()
    optimizer = stepfuse.Optimizer([table], spec, backend=backend, **settings)
    for k in range(facts["steps"]):
        rows = stepfuse.RowSparse(recorded[f"gi{k}/{name}"], recorded[f"gv{k}/{name}"])
        optimizer.step([rows])
        _close(table, recorded[f"p{k + 1}/{name}"], facts)
        found = dict(optimizer.state[0])
        if "total" in found:
            found["total"] = found["total"] + np.float32(settings[ACCUMULATOR])
            found["z"] = found["z"] / np.float32(settings["lr"])
        for ours in found.keys() - OPTIONAL:
            _close(found[ours], recorded[f"s{k + 1}/{rule.states[ours].format(name)}"], facts)


def _label(name: str) -> str:
    """What lars leaves alone."""
    return "plain" if "bias" in name else ""


def _close(found: Any, expected: Any, facts: dict[str, Any]) -> None:
    bounds = facts["suggested_tolerance"]
    np.testing.assert_allclose(np.reshape(found, expected.shape), expected, **bounds)
