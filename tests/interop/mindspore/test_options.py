"""Every class with arguments that the recorded runs lack, against its spec set up by hand.

`tests.support.inputs.mindspore` says, without the front, which numbers of ours an argument is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.mindspore import Parameter, experimental, nn

from tests.support.inputs.mindspore import settings_of, spec_of

SHAPES = {"conv.weight": (3, 4, 2), "fc.weight": (5, 6), "bn.gamma": (7,)}
BETAS = {"beta1": 0.8, "beta2": 0.95}
CASES: list[tuple[str, dict[str, Any]]] = [
    ("SGD", {"momentum": 0.8, "dampening": 0.25, "weight_decay": 0.1}),
    ("SGD", {"weight_decay": 0.1}),
    ("Momentum", {"momentum": 0.8, "use_nesterov": True, "weight_decay": 0.1}),
    ("Adam", {**BETAS, "eps": 0.1, "use_nesterov": True, "weight_decay": 0.1}),
    ("Adam", {**BETAS, "eps": 0.1, "use_amsgrad": True, "loss_scale": 4.0}),
    ("Adam", {**BETAS, "use_offload": True, "use_nesterov": True, "loss_scale": 4.0}),
    ("LazyAdam", {**BETAS, "use_nesterov": True}),
    ("AdamOffload", {**BETAS, "eps": 0.1}),
    ("AdamWeightDecay", {**BETAS, "eps": 0.1, "weight_decay": 0.1}),
    ("FTRL", {"initial_accum": 0.5, "lr_power": -0.75, "l1": 0.1, "l2": 0.2, "loss_scale": 2.0}),
    ("FTRL", {"lr_power": 0.0, "weight_decay": 0.1}),
    ("RMSProp", {"decay": 0.8, "momentum": 0.5, "epsilon": 0.1, "weight_decay": 0.1}),
    ("RMSProp", {"centered": True, "epsilon": 0.1, "loss_scale": 4.0}),
    ("Adagrad", {"accum": 0.5, "update_slots": False, "weight_decay": 0.1}),
    ("ProximalAdagrad", {"accum": 0.5, "l1": 0.1, "l2": 0.2, "weight_decay": 0.1}),
    ("Lamb", {**BETAS, "eps": 0.1, "weight_decay": 0.1}),
    ("Rprop", {"etas": (0.25, 1.5), "step_sizes": (0.01, 0.2), "weight_decay": 0.1}),
    ("ASGD", {"lambd": 0.1, "alpha": 0.5, "t0": 2.0, "weight_decay": 0.1}),
    ("AdaMax", {**BETAS, "eps": 0.1, "weight_decay": 0.1}),
    ("Adadelta", {"rho": 0.8, "epsilon": 0.1, "weight_decay": 0.1, "loss_scale": 4.0}),
    ("AdaFactor", {"weight_decay": 0.1, "warmup_init": True}),
    ("AdaFactor", {"eps": (0.1, 0.5), "clip_threshold": 1.5, "decay_rate": 0.5, "beta1": 0.5}),
    ("AdaFactor", {"relative_step": False, "scale_parameter": False, "weight_decay": 0.1}),
    ("AdamW", {"betas": (0.8, 0.95), "eps": 0.1, "amsgrad": True}),
    ("NAdam", {"betas": (0.8, 0.95), "momentum_decay": 0.1, "weight_decay": 0.1}),
    ("RAdam", {"betas": (0.8, 0.95), "eps": 0.1, "weight_decay": 0.1}),
]


@pytest.mark.parametrize(("cls", "given"), CASES)
def test_arguments_mean_what_they_should(cls: str, given: dict[str, Any]) -> None:
    facts = {"cls": cls, "kw": given}
    relative = cls == "AdaFactor" and given.get("relative_step", True)
    facts |= {} if relative else {"lr": 0.05}
    spec = spec_of(facts)
    rng = np.random.default_rng(7)
    values = {n: rng.normal(size=s).astype(np.float32) for n, s in SHAPES.items()}
    named = [Parameter(v.copy(), name=n) for n, v in values.items()]
    module = experimental.optim if cls in ("AdamW", "NAdam", "RAdam") else nn
    rate = {} if relative else {"lr" if module is not nn else "learning_rate": 0.05}
    optimizer = getattr(module, cls)(named, **rate, **given)
    settings = [settings_of(facts, spec, name, 0) for name in SHAPES]
    flags = {n: v for n, v in settings[0].items() if isinstance(v, bool)}
    groups = [
        {"params": [v], **{n: x for n, x in s.items() if n not in flags}}
        for v, s in zip(values.values(), settings, strict=True)
    ]
    plain = stepfuse.Optimizer(groups, spec, **flags)
    for _ in range(4):
        grads = [rng.normal(size=s).astype(np.float32) for s in SHAPES.values()]
        optimizer(tuple(grads))
        plain.step([g / np.float32(given.get("loss_scale", 1.0)) for g in grads])
    for param, expected in zip(named, values.values(), strict=True):
        np.testing.assert_array_equal(param.asnumpy(), expected, err_msg=param.name)
