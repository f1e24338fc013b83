"""States go from a stepfuse.Optimizer to torch's and back, and both go on alike."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
import stepfuse.torch
import torch
from stepfuse import CheckpointError
from stepfuse.torch import load_state_dict, state_dict_of

from tests.support.inputs.normal import normal_arrays

Array = np.ndarray[Any, np.dtype[Any]]
DIMS: list[tuple[int, ...]] = [(16, 32), (48,)]
NAMES = ("weight", "bias")

# Spec, torch's class, hypers of ours, of torch.
PAIRS: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("adamw", "AdamW", {"beta1": 0.8, "eps": 1e-6}, {"betas": (0.8, 0.999), "eps": 1e-6}),
    ("adamw", "AdamW", {"amsgrad": True}, {"amsgrad": True}),
    ("adam", "Adam", {}, {}),
    ("sgd", "SGD", {}, {}),
    ("momentum", "SGD", {"momentum": 0.9, "dampening": 0.5}, {"momentum": 0.9, "dampening": 0.5}),
    ("adagrad", "Adagrad", {}, {}),
    ("rmsprop", "RMSprop", {"alpha": 0.9}, {"alpha": 0.9}),
    ("adadelta", "Adadelta", {}, {}),
    ("adamax", "Adamax", {}, {}),
    ("nadam", "NAdam", {}, {}),
    ("radam", "RAdam", {}, {}),
    ("adafactor", "Adafactor", {}, {}),
]  # fmt: skip


drawn = partial(normal_arrays, DIMS)


def _ours(spec: Any, hypers: dict[str, Any]) -> tuple[stepfuse.Optimizer, list[Array]]:
    params = drawn(0)
    named = list(zip(NAMES, params, strict=True))
    return stepfuse.Optimizer(named, spec, lr=0.01, **hypers), params


def _theirs(kind: Any, options: dict[str, Any]) -> tuple[torch.optim.Optimizer, list[Any]]:
    params = [torch.nn.Parameter(torch.tensor(p)) for p in drawn(0)]
    return kind(list(zip(NAMES, params, strict=True)), lr=0.01, **options), params


def _step(optimizer: Any, params: list[Any], seed: int) -> None:
    grads = drawn(seed)
    if isinstance(optimizer, stepfuse.Optimizer):
        optimizer.step(grads)
        return
    for param, grad in zip(params, grads, strict=True):
        param.grad = torch.tensor(grad)
    optimizer.step()


def _close(ours: list[Array], theirs: list[Any]) -> None:
    for mine, its in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(mine, its.detach().numpy(), rtol=2e-5, atol=2e-7)


@pytest.mark.parametrize("fused", [False, True])
@pytest.mark.parametrize(("spec", "kind", "hypers", "options"), PAIRS)
def test_each_goes_on_from_the_others_states(
    spec: str, kind: str, hypers: dict[str, Any], options: dict[str, Any], fused: bool
) -> None:
    made = getattr(stepfuse.torch if fused else torch.optim, kind)
    theirs, tensors = _theirs(made, options)
    ours, params = _ours(spec, hypers)
    for seed in (1, 2, 3):
        _step(theirs, tensors, seed)
    load_state_dict(ours, theirs.state_dict())
    for param, tensor in zip(params, tensors, strict=True):
        param[...] = tensor.detach().numpy()
    for seed in (4, 5):
        _step(theirs, tensors, seed)
        _step(ours, params, seed)
    _close(params, tensors)
    again, others = _theirs(made, options)
    again.load_state_dict(state_dict_of(ours))
    with torch.no_grad():
        for other, param in zip(others, params, strict=True):
            other.copy_(torch.tensor(param))
    for seed in (6, 7):
        _step(again, others, seed)
        _step(ours, params, seed)
    _close(params, others)


def test_the_way_there_and_back_changes_no_bit(tmp_path: Path) -> None:
    ours, params = _ours(stepfuse.chain("clip_by_global_norm", "adamw", "ema_weights"), {})
    for seed in (1, 2):
        _step(ours, params, seed)
    ours.save(tmp_path / "x")
    there = state_dict_of(tmp_path / "x")
    assert sorted(there["state"][0]) == ["ema", "exp_avg", "exp_avg_sq", "step"]
    assert there["param_groups"][0]["betas"] == (0.9, 0.999)
    back, _ = _ours(stepfuse.chain("clip_by_global_norm", "adamw", "ema_weights"), {})
    load_state_dict(back, there)
    for mine, its in zip(back.state, ours.state, strict=True):
        assert {k: v.tobytes() for k, v in mine.items()} == {k: v.tobytes() for k, v in its.items()}
    assert (back.t, back.steps, back.numbers) == (2, 2, ours.numbers)
    there["state"][0]["exp_avg"].zero_()
    assert ours.state[0]["m"].any(), "a state dict has copies"


def test_parameters_are_found_by_name() -> None:
    theirs = torch.optim.AdamW(
        [
            {"params": [("bias", torch.nn.Parameter(torch.zeros(48)))], "lr": 0.5},
            {"params": [("weight", torch.nn.Parameter(torch.zeros(16, 32)))]},
        ]
    )
    mine = [p for g in theirs.param_groups for p in g["params"]]
    for param, grad in zip(mine, reversed(drawn(1)), strict=True):
        param.grad = torch.tensor(grad)
    theirs.step()
    ours, _ = _ours("adamw", {})
    with pytest.raises(CheckpointError, match=r"differ in 'lr': 0.001, 0.5|differ in 'lr': 0.5"):
        load_state_dict(ours, theirs.state_dict())
    load_state_dict(ours, theirs.state_dict(), hypers=False)
    for n, param in enumerate(reversed(mine)):
        assert ours.state[n]["m"].tobytes() == theirs.state[param]["exp_avg"].numpy().tobytes()


def test_bf16_states_keep_their_bits() -> None:
    ours, params = _ours("adam", {"dtypes": "state=bf16"})
    _step(ours, params, 1)
    there = state_dict_of(ours)
    assert there["state"][0]["exp_avg"].dtype == torch.bfloat16
    back, _ = _ours("adam", {"dtypes": "state=bf16"})
    load_state_dict(back, there)
    assert [s["m"].tobytes() for s in back.state] == [s["m"].tobytes() for s in ours.state]


def test_a_parameter_that_was_not_stepped_starts() -> None:
    theirs, tensors = _theirs(torch.optim.AdamW, {})
    tensors[1].grad = torch.ones(48)
    theirs.step()
    ours, params = _ours("adamw", {})
    _step(ours, params, 1)
    load_state_dict(ours, theirs.state_dict())
    assert not ours.state[0]["m"].any() and ours.state[1]["m"].any() and ours.t == 1


@pytest.mark.parametrize(
    ("options", "change", "match"),
    [
        ({"maximize": True}, lambda d: None, "torch has maximize=True, @adamw has False"),
        ({"amsgrad": True}, lambda d: None, "torch has amsgrad=True, @adamw has False"),
        ({}, lambda d: d["state"][0].update(step=torch.tensor(9.0)), "'step' differs .*: 3.0, 9.0"),
        ({}, lambda d: d["state"][0].pop("exp_avg"), "it has no 'm/weight'"),
        ({}, lambda d: d["state"].update({0: d["state"][1]}), r"%m is F32 \(16, 32\), when saved"),
        (
            {},
            lambda d: d["state"][0].update(exp_avg=d["state"][0]["exp_avg"].double()),
            "%m is F32 .*, when saved F64",
        ),
        ({}, lambda d: d["state"][0].update(exp_avg=torch.ones(3, dtype=torch.int32)), "int32"),
        ({}, lambda d: d["param_groups"][0].update(param_names=["a", "b"]), "no 'weight', 'bias'"),
    ],
)
def test_what_does_not_fit_is_refused(options: Any, change: Any, match: str) -> None:
    theirs, tensors = _theirs(torch.optim.AdamW, options)
    for seed in (1, 2, 3):
        _step(theirs, tensors, seed)
    state = theirs.state_dict()
    change(state)
    ours, _ = _ours("adamw", {})
    with pytest.raises(CheckpointError, match=match):
        load_state_dict(ours, state)
    assert not any(s["m"].any() for s in ours.state) and ours.t == 0


def test_codes_are_not_torchs() -> None:
    ours, _ = _ours("adamw", {"dtypes": "state=linear8"})
    with pytest.raises(CheckpointError, match=r"%m is stored in linear8\(256\), which torch has"):
        state_dict_of(ours)


@pytest.mark.parametrize(
    ("spec", "kind", "options", "match"),
    [
        ("sgd", "SGD", {"momentum": 0.9}, "torch has momentum=0.9, @sgd has none: make the opt"),
        ("adam", "AdamW", {}, "torch has decoupled_weight_decay=True, @adam has False"),
    ],
)
def test_another_kind_is_refused(spec: str, kind: str, options: Any, match: str) -> None:
    theirs, tensors = _theirs(getattr(torch.optim, kind), options)
    _step(theirs, tensors, 1)
    with pytest.raises(CheckpointError, match=match):
        load_state_dict(_ours(spec, {})[0], theirs.state_dict())
