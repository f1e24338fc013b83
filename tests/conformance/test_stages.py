"""Every stage beside optimizers of every class: compiled, with the interpreter's bits, or refused.

The laws of test_stage_laws hold of all optimizers; compiling takes these few.
"""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse
from stepfuse import get

from tests.conformance.stages import refusal, with_stage
from tests.conformance.subject import differences, job, left, normal, trained

# Element-wise, with reductions within a tensor, with reductions over all tensors.
BESIDE = ("adamw", "momentum", "lion", "adafactor", "lamb", "dog")
SHAPES = ((7,), (5, 3), (4, 3, 2), (), (0,))
STEPS = 3


# The suite has one pair in seven; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7)
@pytest.mark.parametrize("name", BESIDE)
@pytest.mark.parametrize("stage", stepfuse.stage_names())
def test_stage(stage: str, name: str) -> None:
    reason = refusal(stage, name)
    if reason:
        with pytest.raises(ValueError, match=reason):
            with_stage(stage, get(name))
        return
    chained = with_stage(stage, get(name)).name
    found = {}
    for backend in ("native", "reference"):
        params = normal(1, SHAPES)
        optimizer = job(chained, params, backend=backend)
        trained(optimizer, (normal(2 + k, SHAPES) for k in range(STEPS)))
        found[backend] = left(optimizer, params)
        assert all(np.isfinite(p).all() for p in params)
    assert differences(found["native"], found["reference"]) == []


def test_some_are_refused_and_most_are_not() -> None:
    refused = [(s, n) for s in stepfuse.stage_names() for n in stepfuse.names() if refusal(s, n)]
    assert {s for s, _ in refused} == {"amsgrad", "nesterov", "stable_weight_decay"}
    assert len(refused) < 0.1 * len(stepfuse.stage_names()) * len(stepfuse.names())
