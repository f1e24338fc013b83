"""Sparse gradients, as nn.Embedding(sparse=True) makes them, against torch's own optimizers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse.torch as ours
import torch
from stepfuse import BindError
from torch import Tensor, nn

from tests.interop.torch.infos import OptimizerErrorEnum, optim_db

Make = Callable[..., torch.optim.Optimizer]


@pytest.fixture(autouse=True)
def checked() -> Any:
    """torch warns where nobody says whether sparse tensors are to be checked."""
    with torch.sparse.check_sparse_tensor_invariants(True):
        yield


def _model(dtype: torch.dtype) -> nn.Sequential:
    torch.manual_seed(0)
    return nn.Sequential(nn.Embedding(50, 8, sparse=True), nn.Flatten(), nn.Linear(24, 1)).to(dtype)


def _train(model: nn.Module, opt: torch.optim.Optimizer, steps: int, seed: int = 1) -> None:
    torch.manual_seed(seed)
    for _ in range(steps):
        opt.zero_grad()
        looked_up = torch.randint(0, 50, (20, 3))  # some more than once
        model(looked_up).square().mean().backward()
        opt.step()


def _params(model: nn.Module, name: str) -> list[Tensor]:
    found = list(model.parameters())
    return found[:1] if name == "SparseAdam" else found


CASES = [
    ("SparseAdam", {"lr": 0.05, "eps": 1e-3}),
    ("SparseAdam", {"lr": 0.05, "betas": (0.5, 0.75), "maximize": True}),
    ("SGD", {"lr": 0.1}),
    ("SGD", {"lr": 0.1, "momentum": 0.9}),
    ("Adagrad", {"lr": 0.1, "lr_decay": 0.25, "initial_accumulator_value": 0.5}),
]


@pytest.mark.parametrize(("name", "options"), CASES)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_steps_are_torchs(name: str, options: dict[str, Any], dtype: torch.dtype) -> None:
    """And go on from the other's state."""
    mine, their = _model(dtype), _model(dtype)
    opt: Any = getattr(ours, name)(_params(mine, name), **options)
    other: Any = getattr(torch.optim, name)(_params(their, name), **options)
    for steps in range(2):
        _train(mine, opt, 4, seed=steps)
        _train(their, other, 4, seed=steps)
        bound = 1e-6 if dtype == torch.float32 else 1e-14
        for a, b in zip(mine.parameters(), their.parameters(), strict=True):
            torch.testing.assert_close(a, b, rtol=bound, atol=bound / 10)
        if options.get("momentum") is None:  # torch keeps a sparse buffer
            state, others = opt.state_dict(), other.state_dict()
            opt.load_state_dict(others)
            other.load_state_dict(state)


(INFO,) = (i for i in optim_db if i.optim_cls is torch.optim.SparseAdam)


@pytest.mark.parametrize("given", INFO.optim_inputs_func(device="cpu"), ids=lambda g: g.desc)
def test_inputs_of_torchs_own_table(given: Any) -> None:
    mine, their = _model(torch.float64), _model(torch.float64)
    _train(mine, ours.SparseAdam(_params(mine, "SparseAdam"), **given.kwargs), 5)
    _train(their, torch.optim.SparseAdam(_params(their, "SparseAdam"), **given.kwargs), 5)
    for a, b in zip(mine.parameters(), their.parameters(), strict=True):
        bound = 1e-6 if "lr" in given.kwargs and torch.is_tensor(given.kwargs["lr"]) else 1e-12
        torch.testing.assert_close(a, b, rtol=bound, atol=bound)  # a tensor makes torch round


ERRORS = INFO.optim_error_inputs_func(device="cpu", dtype=torch.float32)


@pytest.mark.parametrize("given", ERRORS, ids=lambda g: g.optimizer_error_input.desc)
def test_errors_of_torchs_own_table(given: Any) -> None:
    """Of constructors; the table has a warning among them."""
    made, kind = given.optimizer_error_input, given.error_type
    context = pytest.warns if issubclass(kind, Warning) else pytest.raises
    with context(kind, match=given.error_regex):
        opt = ours.SparseAdam(made.params, **made.kwargs)
        if given.error_on == OptimizerErrorEnum.CONSTRUCTION_ERROR:
            return
        opt.step()


def test_only_listed_rows_move() -> None:
    table = nn.Parameter(torch.ones(6, 3))
    opt: torch.optim.Optimizer = ours.SparseAdam([table], lr=0.5)
    table.grad = torch.sparse_coo_tensor([[4, 1, 4]], torch.ones(3, 3), (6, 3))
    opt.step()
    table.grad = torch.sparse_coo_tensor(torch.zeros(1, 0), torch.zeros(0, 3), (6, 3))
    opt.step()
    moved = (table != 1.0).any(1).nonzero().flatten()
    assert moved.tolist() == [1, 4] and float(opt.state[table]["step"]) == 2.0
    assert opt.state[table]["exp_avg"][4, 0] == 2 * opt.state[table]["exp_avg"][1, 0]


def test_a_dense_step_may_follow_and_missing_ones() -> None:
    params = [nn.Parameter(torch.ones(6, 3)) for _ in range(3)]
    opt = ours.SGD(params, lr=0.5)
    sparse = torch.sparse_coo_tensor([[4]], torch.ones(1, 3), (6, 3))
    for grads in ([sparse, torch.ones(6, 3), None], [torch.ones(6, 3), None, sparse]):
        for param, grad in zip(params, grads, strict=True):
            param.grad = grad
        opt.step()
    expected = torch.full((6, 3), 0.5)
    expected[4] = 0.0
    assert torch.equal(params[0].data, expected)
    assert torch.equal(params[1].data, torch.full((6, 3), 0.5))
    assert params[2][4].tolist() == [0.5] * 3 and params[2][3].tolist() == [1.0] * 3


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.complex64])
def test_other_dtypes(dtype: torch.dtype) -> None:
    table, other = (nn.Parameter(torch.ones(6, 3, dtype=dtype)) for _ in range(2))
    values = torch.arange(6).view(2, 3).to(dtype)
    for param, make in ((table, ours.SGD), (other, torch.optim.SGD)):
        param.grad = torch.sparse_coo_tensor([[4, 0]], values, (6, 3), dtype=dtype)
        make([param], lr=0.25).step()
    assert torch.equal(table.data, other.data)


def test_a_scaler_divides() -> None:
    table = nn.Parameter(torch.ones(6, 3))
    opt = ours.SGD([table], lr=0.5)
    scaler = torch.amp.GradScaler("cpu", init_scale=8.0, growth_interval=1)
    embedded = nn.functional.embedding(torch.tensor([2, 2]), table, sparse=True)
    scaler.scale(embedded.sum()).backward()
    scaler.step(opt)
    scaler.update()
    assert table[2].tolist() == [0.0] * 3 and table[1].tolist() == [1.0] * 3


def test_specs_of_ones_own() -> None:
    table = nn.Parameter(torch.ones(6, 3))
    table.grad = torch.sparse_coo_tensor([[4]], torch.ones(1, 3), (6, 3))
    ours.Lion([table], lr=0.5).step()
    assert (table != 1.0).any(1).nonzero().flatten().tolist() == [4]
    with pytest.raises(RuntimeError, match=r"its sumsq .* counts rows .* use grad\.to_dense\(\)"):
        ours.Optimizer([table], "lamb").step()


# ------------------------------------------------------------------ what is refused


def _refused(make: Make, grad: Tensor, message: str, shape: tuple[int, ...] = (6, 3)) -> None:
    table = nn.Parameter(torch.ones(*shape))
    opt = make([table])
    table.grad = grad
    with pytest.raises((RuntimeError, BindError), match=message):
        opt.step()
    assert bool((table == 1.0).all())
    assert all((s["step"] == 0).all() for s in opt.state.values() if "step" in s)


def test_what_torch_refuses_too() -> None:
    rows = torch.sparse_coo_tensor([[4]], torch.ones(1, 3), (6, 3))
    _refused(torch.optim.Adam, rows, "Adam does not support sparse gradients")
    _refused(ours.Adam, rows, "Adam does not support sparse gradients: parameter 0 of group 0")
    _refused(torch.optim.SparseAdam, torch.ones(6, 3), "does not support dense gradients")
    _refused(ours.SparseAdam, torch.ones(6, 3), "does not support dense gradients")
    for name in ("SGD", "Adagrad"):

        def decayed(params: Any, name: str = name) -> torch.optim.Optimizer:
            return getattr(ours, name)(params, lr=0.1, weight_decay=0.1)

        _refused(decayed, rows, f"{name} does not support weight_decay beside sparse gradients")


def test_what_are_no_rows() -> None:
    _refused(ours.SparseAdam, torch.ones(6, 3).to_sparse(), "with 2 sparse axes")
    turned = nn.Parameter(torch.ones(3, 6).T)
    turned.grad = torch.sparse_coo_tensor([[4]], torch.ones(1, 3), (6, 3))
    with pytest.raises(RuntimeError, match="its axes are not in order"):
        ours.SGD([turned], lr=0.1).step()
    wrong = torch.sparse_coo_tensor(
        np.array([[9]]), torch.ones(1, 3), (6, 3), check_invariants=False
    )
    _refused(ours.SGD, wrong, "parameter 0 of group 0, gradient: index 0 of the list is 9")
