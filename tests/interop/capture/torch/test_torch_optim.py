"""The classes of torch.optim, in the options that change their graph, captured and compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse
import torch
from stepfuse.interop.capture.proof.compare import NEAR
from torch import optim

from tests.interop.capture.originals import original_end

# `tests.campaigns.thinned` has also those that another case of their class or test proves.
MORE = pytest.mark.thinned(0)
CASES: list[Any] = [
    (optim.SGD, {"lr": 0.1}),
    (optim.SGD, {"lr": 0.1, "momentum": 0.9, "dampening": 0.1, "weight_decay": 0.1}),
    (optim.SGD, {"lr": 0.1, "momentum": 0.9, "nesterov": True, "maximize": True}),
    pytest.param(optim.Adam, {}, marks=MORE),  # test_values_know_the_line_of_the_class proves it
    (optim.Adam, {"amsgrad": True, "weight_decay": 0.1, "decoupled_weight_decay": True}),
    (optim.AdamW, {"maximize": True, "foreach": True}),
    (optim.AdamW, {"amsgrad": True, "fused": False}),
    pytest.param(optim.NAdam, {}, marks=MORE),  # the test of the numbers of groups proves it
    (optim.NAdam, {"weight_decay": 0.1, "decoupled_weight_decay": True}),
    pytest.param(optim.RAdam, {}, marks=MORE),
    (optim.RAdam, {"weight_decay": 0.1, "decoupled_weight_decay": True}),
    (optim.Adagrad, {"lr_decay": 0.1, "initial_accumulator_value": 0.5}),
    (optim.Adadelta, {"weight_decay": 0.1}),
    (optim.Adamax, {}),
    (optim.ASGD, {"t0": 5.0}),
    (optim.RMSprop, {}),
    (optim.RMSprop, {"momentum": 0.9, "centered": True}),
    (optim.Rprop, {}),
    pytest.param(optim.Adafactor, {}, marks=MORE),  # test_high_ranks proves it
    (optim.Adafactor, {"maximize": True, "eps": (1e-9, 1e-2)}),
]
SHAPES = ((), (13,), (3, 5), (2, 3, 4))


# The suite has every other class; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(2)
@pytest.mark.parametrize(("cls", "options"), CASES)
def test_a_captured_class_steps_as_torch_does(cls: type, options: dict[str, Any]) -> None:
    spec = stepfuse.capture(cls, **options)
    rng = np.random.default_rng(0)
    grads = [[np.asarray(rng.standard_normal(s), np.float32) for s in SHAPES] for _ in range(12)]
    params = [np.ones(s, np.float32) for s in SHAPES]
    assert "lr" in {r.name for r in spec.of_kind("hyper")}
    optimizer = stepfuse.Optimizer(params, spec, lr=0.037)
    for step in grads:
        optimizer.step(step)
    ones, own_rate = [np.ones(s) for s in SHAPES], {**options, "lr": 0.037}
    dtypes = torch.float64, torch.float32
    truth, own = (original_end(cls, ones, grads, d, **own_rate) for d in dtypes)
    for found, wanted, theirs in zip(params, truth, own, strict=True):
        way = np.abs(wanted - 1.0).max()
        limit = max(3 * NEAR * way, 1.5 * np.abs(theirs - wanted).max())
        assert np.abs(found - wanted).max() <= limit


def test_numbers_of_groups_are_hypers_by_name_and_counters_are_states() -> None:
    spec = stepfuse.capture(optim.NAdam, lr=0.01, betas=(0.8, 0.99))
    defaults = {r.name: r.default for r in spec.of_kind("hyper")}
    assert defaults == {
        "lr": 0.01, "beta1": 0.8, "beta2": 0.99, "eps": 1e-8, "weight_decay": 0.0,
        "momentum_decay": 4e-3,
    }  # fmt: skip
    starts = {r.name: (str(r.type), r.default) for r in spec.of_kind("state")}
    assert starts == {
        "step": ("f64 tensor", 0.0), "mu_product": ("f64 tensor", 1.0),
        "exp_avg": ("f32 elem", 0.0), "exp_avg_sq": ("f32 elem", 0.0),
    }  # fmt: skip
    assert spec.doc.startswith("Captured from torch.optim.nadam.NAdam(lr=0.01, betas=(0.8, 0.99))")


def test_values_know_the_line_of_the_class() -> None:
    spec = stepfuse.capture(optim.Adam)
    node = next(n for n in spec.graphs[0].nodes if n.op == "sqrt" and "elem" in str(n.type))
    (site,) = node.origin.sites
    assert site.place.startswith("adam.py:")
    assert "sqrt" in site.text
