"""Recorded MindSpore runs, replayed through the front from what the manifest says of each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stepfuse.mindspore import (
    Parameter,
    RowTensor,
    Tensor,
    experimental,
    load_param_into_net,
    nn,
)

GOLDEN = Path(__file__).parents[2] / "data" / "golden"
CASES: dict[str, dict[str, Any]] = json.loads((GOLDEN / "manifest.json").read_text())["cases"]
RUNS = [n for n, facts in CASES.items() if facts["kind"] == "optimizer" and facts["canonical"]]
STAND_INS = ("fake_lr", "fake_param")  # of the recorder's own optimizer


@pytest.mark.parametrize("case", RUNS)
def test_replay(case: str) -> None:
    facts, recorded = CASES[case], np.load(GOLDEN / f"{case}.npz")
    params = {n: Parameter(recorded[f"p0/{n}"].copy(), name=n) for n in facts["params"]}
    optimizer = optimizer_of(facts, params)
    order = [p.name for p in optimizer.parameters]
    assert order == [n if n in params else n.partition(".")[2] for n in facts["param_order"]]
    states = [name for name in facts["states"] if name not in STAND_INS]
    for k in range(facts["steps"]):
        if f"lr{k}" in recorded and "fake_lr" not in facts["states"]:
            np.testing.assert_allclose(optimizer.get_lr(), recorded[f"lr{k}"], rtol=1e-6)
        assert optimizer(tuple(gradient(facts, recorded, k, n) for n in order))
        held = optimizer.parameters_dict()
        for name in order:
            close(params[name], recorded[f"p{k + 1}/{name}"], facts, name)
        for name in states:
            close(held[name], recorded[f"s{k + 1}/{name}"], facts, name)


@pytest.mark.parametrize("case", RUNS)
def test_going_on_from_what_mindspore_had_in_the_middle(case: str) -> None:
    facts, recorded = CASES[case], np.load(GOLDEN / f"{case}.npz")
    half = facts["steps"] // 2
    params = {n: Parameter(np.ones_like(recorded[f"p0/{n}"]), name=n) for n in facts["params"]}
    optimizer = optimizer_of(facts, params)
    held = {n: recorded[f"p{half}/{n}"] for n in params}
    held |= {n: Tensor(recorded[f"s{half}/{n}"]) for n in facts["states"]}
    lacking, unknown = load_param_into_net(optimizer, held)
    assert set(unknown) <= set(STAND_INS)
    assert set(lacking) <= {"learning_rate"}  # in the experimental ones' groups, not their states
    for k in range(half, facts["steps"]):
        optimizer(tuple(gradient(facts, recorded, k, p.name) for p in optimizer.parameters))
        for name, param in params.items():
            close(param, recorded[f"p{k + 1}/{name}"], facts, name)
        named = optimizer.parameters_dict()
        for name in set(facts["states"]) - set(STAND_INS):
            close(named[name], recorded[f"s{k + 1}/{name}"], facts, name)


def test_there_are_runs() -> None:
    """Of most classes, with groups, schedules, scales and rows; other kinds are left out."""
    assert len(RUNS) >= 32 and any("sparse" in CASES[name] for name in RUNS)


def optimizer_of(facts: dict[str, Any], params: dict[str, Parameter]) -> Any:
    """What the manifest describes."""
    given: dict[str, Any] = {n: described(v) for n, v in facts.get("kw", {}).items()}
    if "lr" in facts:
        given[facts["lrkey"]] = described(facts["lr"])
    members: list[Any] = list(params.values())
    if "groups" in facts:
        members = [group_of(group, params) for group in facts["groups"]]
    module = experimental.optim if facts["module"] == "experimental" else nn
    optimizer = getattr(module, facts["cls"])(members, **given)
    if facts.get("wrap", "").startswith("lars"):
        optimizer = nn.LARS(optimizer)
    for name, value in facts.get("attrs", {}).items():
        setattr(optimizer, name, value)
    return optimizer


def group_of(group: dict[str, Any], params: dict[str, Parameter]) -> dict[str, Any]:
    """A group of the manifest: parameters by their names, numbers as described."""
    named = {k: [params[n] for n in group[k]] for k in ("params", "order_params") if k in group}
    return {k: named[k] if k in named else described(v) for k, v in group.items()}


def described(value: Any) -> Any:
    """A number, a tuple, a list of one a step, or a schedule."""
    if isinstance(value, list):
        return tuple(value)
    if not isinstance(value, dict):
        return value
    return value["list"] if "list" in value else getattr(nn, value["schedule"])(**value["kw"])


def gradient(facts: dict[str, Any], recorded: Any, k: int, name: str) -> Any:
    """The gradient of step k: an array, or rows."""
    if "sparse" in facts:
        rows = recorded[f"gi{k}/{name}"], recorded[f"gv{k}/{name}"]
        return RowTensor(*rows, recorded[f"p0/{name}"].shape)
    return recorded[f"g{k}/{name}"]


def close(found: Any, expected: Any, facts: dict[str, Any], name: str) -> None:
    """Within what the manifest allows."""
    array = found.asnumpy().reshape(expected.shape)
    np.testing.assert_allclose(array, expected, **facts["suggested_tolerance"], err_msg=name)
