"""Optimizers that only optax has, against its steps in f64, recorded by data/traces/record.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stepfuse.optim_defs import get

TRACES = Path(__file__).parents[1] / "data" / "traces"
TRACED = (
    "acprop", "cocob", "dog", "dowg", "momo", "momo_adam", "optimistic_adam", "optimistic_sgd",
    "polyak_sgd", "simplified_ademamix",
)  # fmt: skip


@pytest.mark.parametrize("case", [0, 1])
@pytest.mark.parametrize("name", TRACED)
def test_follows_the_trace(stepper: Any, name: str, case: int) -> None:
    with np.load(TRACES / f"{name}.npz") as file:
        trace = {k.partition("/")[2]: file[k] for k in file if k.startswith(f"{case}/")}
    hypers = {k.partition("/")[2]: float(v) for k, v in trace.items() if k.startswith("hyper/")}
    count = sum(k.startswith("param") for k in trace)
    job = stepper(get(name), [trace[f"param{i}"][0] for i in range(count)], hypers)
    for k, loss in enumerate(trace["loss"]):
        hypers["loss"] = float(loss)  # what has no such hyper-parameter ignores it
        job.step([trace[f"grad{i}"][k] for i in range(count)])
        for i, tensor in enumerate(job.tensors):
            wanted = trace[f"param{i}"][k + 1]
            message = f"tensor {i}, step {k}"
            np.testing.assert_allclose(
                tensor["param"].reshape(wanted.shape), wanted, rtol=1e-9, err_msg=message
            )


def test_every_trace_is_followed() -> None:
    assert sorted(p.stem for p in TRACES.glob("*.npz")) == sorted(TRACED)
