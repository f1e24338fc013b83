"""Against the steps in f64 of optax and torch_optimizer, recorded by data/traces/record.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stepfuse.optim_defs import get

from tests.support.oracles.proof import Comparison

TRACES = Path(__file__).parents[1] / "data" / "traces"
TRACED = {
    "cocob": "optax.contrib.cocob",
    "dog": "optax.contrib.dog",
    "dowg": "optax.contrib.dowg",
    "lamb": "optax.lamb",
    "polyak_sgd": "optax.polyak_sgd",
    "simplified_ademamix": "optax.contrib.simplified_ademamix",
    "a2grad_exp": "torch_optimizer.A2GradExp",
    "a2grad_inc": "torch_optimizer.A2GradInc",
    "a2grad_uni": "torch_optimizer.A2GradUni",
    "pid": "torch_optimizer.PID",
}


@pytest.mark.parametrize("case", [0, 1])
@pytest.mark.parametrize("name", TRACED)
def test_follows_the_trace(stepper: Any, name: str, case: int) -> None:
    with np.load(TRACES / f"{name}.npz") as file:
        trace = {k.partition("/")[2]: file[k] for k in file if k.startswith(f"{case}/")}
    hypers = {k.partition("/")[2]: float(v) for k, v in trace.items() if k.startswith("hyper/")}
    hypers |= {r.name: r.name == "by_tensor" for r in get(name).of_kind("static")}
    count = sum(k.startswith("param") for k in trace)
    start = [trace[f"param{i}"][0] for i in range(count)]
    job = stepper(get(name), start, hypers)
    seen = Comparison(name, TRACED[name], start)
    for k, loss in enumerate(trace["loss"]):
        hypers["loss"] = float(loss)  # what has no such hyper-parameter ignores it
        job.step([trace[f"grad{i}"][k] for i in range(count)])
        for i, tensor in enumerate(job.tensors):
            wanted = trace[f"param{i}"][k + 1]
            message = f"tensor {i}, step {k}"
            np.testing.assert_allclose(
                tensor["param"].reshape(wanted.shape), wanted, rtol=1e-9, err_msg=message
            )
            seen.see(i, tensor["param"], wanted)


def test_every_trace_is_followed() -> None:
    # by test_learned.py, passes/test_four_bits.py and interop/torch/checkpoints/test_conversion.py
    elsewhere = ("adafac_mlp_lopt", "adamw_4bit", "adamw_8bit")
    assert sorted(p.stem for p in TRACES.glob("*.npz")) == sorted([*TRACED, *elsewhere])
    recorder = (TRACES / "record.py").read_text()
    named = {ours: theirs.partition(".")[2] for ours, theirs in TRACED.items()}
    assert all(f'"{ours}", "{theirs}"' in recorder for ours, theirs in named.items())
