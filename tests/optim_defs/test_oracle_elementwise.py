"""The element-wise optimizers that torch lacks, against pytorch_optimizer in f64."""

from __future__ import annotations

from typing import Any

import pytest
from stepfuse.optim_defs import get

from tests.oracle import same_as

theirs = pytest.importorskip("pytorch_optimizer")

# Ours, their class, our states' names there, our hyper-parameters, theirs.
ROWS: list[tuple[str, str, dict[str, str], dict[str, Any], dict[str, Any]]] = [
    ("lion", "Lion", {"m": "exp_avg"}, {"lr": 1e-3}, {"lr": 1e-3, "weight_decay": 0.0}),
    (
        "lion", "Lion", {"m": "exp_avg"},
        {"lr": 1e-2, "beta1": 0.8, "beta2": 0.9, "weight_decay": 0.1},
        {"lr": 1e-2, "betas": (0.8, 0.9), "weight_decay": 0.1},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("name", "cls", "states", "ours", "given"), ROWS)
def test_equals_their_optimizer(
    stepper: Any,
    name: str,
    cls: str,
    states: dict[str, str],
    ours: dict[str, Any],
    given: dict[str, Any],
) -> None:
    make = getattr(theirs, cls)
    same_as(stepper, get(name), ours, lambda params: make(params, **given), states)
