"""What an optimizer tells of its step."""

from __future__ import annotations

import stepfuse.torch as ours
import torch
from torch.nn import Parameter


def test_explain_and_repr() -> None:
    params = [Parameter(torch.ones(64, 32)), Parameter(torch.ones(8, 4)[:, ::2])]
    optimizer = ours.LAMB(params, lr=0.5)
    before = optimizer.explain()
    assert before == (
        "LAMB in torch.float32: 2 tensors, 2064 parameters, 1 group, backend native\n"
        "  all tensors: 2 sweeps, 40 bytes/param, 12 above the least\n"
        "    not fused: %param again, the new %m again, the new %v again in sweep 2, after "
        "sumsq %param -> tensor, sumsq %209 -> tensor: 12 bytes/param\n"
        "    states: %m f32, %v f32 (8 bytes/param); a number for each tensor: %t\n"
        "  through copies, having gaps or their axes turned: parameter 1 of group 0"
    )
    assert "lr: 0.5" in repr(optimizer) and "fused at the first step" in repr(optimizer)
    assert not optimizer.state
    params[0].grad = torch.ones(64, 32)
    optimizer.step()
    assert repr(optimizer).splitlines()[-1] == (
        "fused LAMB in torch.float32: 1 tensor, 2048 parameters, sweeps 2, 40 bytes/param, "
        "backend native"
    )
