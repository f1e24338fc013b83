"""Tensors as another memory: trained through the staging memory, they are torch's own results."""

from __future__ import annotations

import pytest
import stepfuse
import torch
from stepfuse import BindError
from stepfuse.torch import elsewhere


def test_a_network_whose_parameters_are_elsewhere() -> None:
    """As with torch's own AdamW, whose gradients are the other's too."""
    torch.manual_seed(0)
    ours = torch.nn.Sequential(torch.nn.Linear(9, 40), torch.nn.Tanh(), torch.nn.Linear(40, 1))
    theirs = torch.nn.Sequential(torch.nn.Linear(9, 40), torch.nn.Tanh(), torch.nn.Linear(40, 1))
    theirs.load_state_dict(ours.state_dict())
    inputs, goals = torch.randn(64, 9), torch.randn(64, 1)
    opt = stepfuse.Optimizer(
        [(name, elsewhere(p)) for name, p in ours.named_parameters()], "adamw", staging=1 << 16
    )
    other = torch.optim.AdamW(theirs.parameters())
    for _ in range(10):
        for model in (ours, theirs):
            model.zero_grad()
            torch.nn.functional.mse_loss(model(inputs), goals).backward()
        opt.step([elsewhere(p.grad) for p in ours.parameters() if p.grad is not None])
        other.step()
    for mine, their in zip(ours.parameters(), theirs.parameters(), strict=True):
        torch.testing.assert_close(mine, their, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float64])
def test_storage(dtype: torch.dtype) -> None:
    ours, other = torch.ones(5, 7, dtype=dtype), torch.ones(5, 7, dtype=dtype)
    name = {torch.bfloat16: "bf16", torch.float16: "f16", torch.float64: "f64"}[dtype]
    spec = stepfuse.compile("sgd", dtypes=f"param={name},grad={name}")
    grad = torch.linspace(-1, 1, 35, dtype=dtype).view(5, 7)
    there = elsewhere(ours)
    stepfuse.Optimizer([there], spec, lr=0.5).step([elsewhere(grad)])
    other -= 0.5 * grad
    assert torch.equal(ours, other) and there.load().shape == (5, 7)


def test_what_has_no_memory_of_its_own() -> None:
    with pytest.raises(BindError, match=r"a contiguous tensor, got \(1, 4\)"):
        elsewhere(torch.ones(3, 4).T)
    with pytest.raises(BindError, match=r"got torch\.sparse_coo"):
        elsewhere(torch.ones(3).to_sparse())
    with pytest.raises(BindError, match=r"got torch\.int64; convert it"):
        elsewhere(torch.ones(3, dtype=torch.int64))
