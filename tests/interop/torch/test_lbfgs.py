"""stepfuse.torch.LBFGS beside torch's: iterations, evaluations, values, states, refusals."""

from __future__ import annotations

import copy
import math
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from stepfuse.ir.errors import BindError
from stepfuse.torch import LBFGS
from torch import Tensor

from tests.minimization.functions import FUNCTIONS

Function = Callable[[list[Tensor]], Tensor]
DATA = torch.from_numpy(np.random.default_rng(0).standard_normal((50, 12)))
CURVES = torch.arange(1, 13, dtype=torch.float64)


def rosenbrock(params: list[Tensor]) -> Tensor:
    x = torch.cat([p.reshape(-1) for p in params])
    return (100 * (x[1:] - x[:-1] ** 2) ** 2 + (1 - x[:-1]) ** 2).sum()


def quadratic(params: list[Tensor]) -> Tensor:
    x = torch.cat([p.reshape(-1) for p in params])
    return (CURVES.to(x.dtype) * x * x).sum() / 2 + x.sum()


def logistic(params: list[Tensor]) -> Tensor:
    x = torch.cat([p.reshape(-1) for p in params])
    return torch.nn.functional.softplus(DATA.to(x.dtype) @ x).sum() + 0.05 * (x * x).sum()


class Search:
    """An optimizer over two parameters, and a closure that counts."""

    def __init__(self, kind: Any, function: Function, dtype: torch.dtype, **options: Any) -> None:
        start = torch.linspace(-1, 1.5, 12, dtype=dtype)
        self.params = [torch.nn.Parameter(start[:4].reshape(2, 2)), torch.nn.Parameter(start[4:])]
        self.optimizer, self.function, self.count = kind(self.params, **options), function, 0

    def closure(self) -> Tensor:
        self.count += 1
        self.optimizer.zero_grad()
        loss = self.function(list(self.params))
        loss.backward()
        return loss

    def step(self, times: int = 1) -> list[float]:
        return [self.optimizer.step(self.closure).item() for _ in range(times)]

    @property
    def state(self) -> dict[str, Any]:
        return self.optimizer.state[self.params[0]]

    @property
    def weights(self) -> Tensor:
        return torch.cat([p.detach().reshape(-1) for p in self.params])


@pytest.mark.parametrize(
    ("function", "options"),
    [
        (rosenbrock, {"line_search_fn": "strong_wolfe"}),
        (rosenbrock, {"lr": 1e-2, "history_size": 5}),
        (quadratic, {"line_search_fn": "strong_wolfe", "history_size": 5, "max_eval": 11}),
        (quadratic, {"lr": 0.5, "tolerance_change": 1e-5, "history_size": 5}),
        (logistic, {"line_search_fn": "strong_wolfe", "max_iter": 7}),
        (logistic, {"line_search_fn": "strong_wolfe", "lr": 0.3, "history_size": 12}),
    ],
)
def test_iterations_evaluations_and_values_are_torchs(
    function: Function, options: dict[str, Any]
) -> None:
    """In f64, over several steps; what differs is rounding, and grows with the iterations."""
    ours = Search(LBFGS, function, torch.float64, **options)
    theirs = Search(torch.optim.LBFGS, function, torch.float64, **options)
    np.testing.assert_allclose(ours.step(4), theirs.step(4), rtol=1e-8, atol=1e-12)
    assert ours.count == theirs.count > 15
    torch.testing.assert_close(ours.weights, theirs.weights, rtol=1e-6, atol=1e-6)
    assert set(ours.state) - set(theirs.state) == {"products"}
    same = ("n_iter", "func_evals", "t", "prev_loss", "H_diag", "prev_flat_grad", "d")
    for key in (*same, "old_dirs", "old_stps", "ro"):
        value, other = ours.state[key], theirs.state[key]
        torch.testing.assert_close(value, other, rtol=1e-3, atol=1e-6, check_dtype=False)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_on_18_functions_a_search_is_torchs(name: str) -> None:
    function, found = FUNCTIONS[name], []
    for kind in (LBFGS, torch.optim.LBFGS):
        param = torch.nn.Parameter(torch.from_numpy(function.start.copy()))
        optimizer = kind([param], line_search_fn="strong_wolfe", history_size=5, max_iter=40)

        def closure(param: Tensor = param) -> Tensor:
            param.grad = None
            loss = function.value(param)
            loss.backward()
            return loss

        optimizer.step(closure)
        state = optimizer.state[param]
        found.append((state["n_iter"], state["func_evals"], function.value(param).item()))
    ours, theirs = found
    assert ours[:2] == theirs[:2] and ours[0] > 4
    assert ours[2] == pytest.approx(theirs[2], rel=1e-6, abs=1e-10)


def test_f32_goes_where_f64_does() -> None:
    """To f32's rounding, as near as torch's, which sums in f32, or nearer."""
    exact = Search(torch.optim.LBFGS, logistic, torch.float64, max_iter=6, lr=0.5, history_size=5)
    ours = Search(LBFGS, logistic, torch.float32, max_iter=6, lr=0.5, history_size=5)
    theirs = Search(torch.optim.LBFGS, logistic, torch.float32, max_iter=6, lr=0.5, history_size=5)
    for search in (exact, ours, theirs):
        search.step()
    error, of_torch = ((s.weights - exact.weights).abs().max().item() for s in (ours, theirs))
    assert error < 1e-6 and error < 2 * of_torch


@pytest.mark.parametrize("reader", [LBFGS, torch.optim.LBFGS])
@pytest.mark.parametrize("writer", [LBFGS, torch.optim.LBFGS])
def test_checkpoints_go_both_ways(writer: Any, reader: Any) -> None:
    options = {"line_search_fn": "strong_wolfe", "history_size": 5, "max_iter": 6}
    first = Search(writer, rosenbrock, torch.float64, **options)
    first.step(2)
    second = Search(reader, rosenbrock, torch.float64, **options)
    second.optimizer.load_state_dict(copy.deepcopy(first.optimizer.state_dict()))
    for mine, given in zip(second.params, first.params, strict=True):
        mine.data.copy_(given.data)
    assert second.step(2) == pytest.approx(first.step(2), rel=1e-9)
    if reader is writer:
        assert torch.equal(second.weights, first.weights)


def test_a_pickled_f32_search_goes_on_to_the_bit() -> None:
    search = Search(LBFGS, logistic, torch.float32, max_iter=4, lr=0.5, history_size=5)
    search.step(3)
    other = copy.deepcopy(search)
    other.optimizer, other.params = pickle.loads(pickle.dumps((search.optimizer, search.params)))
    assert other.step(2) == search.step(2) and torch.equal(other.weights, search.weights)


def test_threads_do_not_change_bits() -> None:
    found = []
    before = torch.get_num_threads()
    for threads in (1, 2, 3):
        torch.set_num_threads(threads)
        param = torch.nn.Parameter(torch.linspace(-1, 1, 400_001))
        optimizer = LBFGS([param], max_iter=3, lr=0.5, history_size=5)

        def closure(param: Tensor = param) -> Tensor:
            param.grad = param.detach() * torch.linspace(1, 2, 400_001)
            return param.detach().square().sum()

        optimizer.step(closure)
        found.append(param.detach().clone())
    torch.set_num_threads(before)
    assert torch.equal(found[0], found[1]) and torch.equal(found[0], found[2])


@pytest.mark.parametrize("dtype", [torch.complex128, torch.bfloat16])
def test_complex_and_16_bit_parameters_in_any_memory_order(dtype: torch.dtype) -> None:
    """Complex numbers as pairs; the history of 16-bit parameters is in f32."""
    param = torch.nn.Parameter(torch.tensor([[1.0, -2.0], [0.5, 3.0]]).to(dtype).T)
    optimizer = LBFGS([param], lr=0.5, history_size=5)

    def closure() -> Tensor:
        optimizer.zero_grad()
        loss = (param - 1).abs().square().sum()
        loss.backward()
        return loss

    optimizer.step(closure)
    assert (param - 1).abs().max().item() < 1e-2


# ------------------------------------------------------------------ refusals


def test_arguments_that_are_refused() -> None:
    params = [torch.nn.Parameter(torch.ones(2)), torch.nn.Parameter(torch.ones(2))]
    groups = [{"params": [p]} for p in params]
    with pytest.raises(ValueError, match=r"expected one parameter group.* got a second one; give"):
        LBFGS(groups)
    for history in (0, -1, 2.5):
        with pytest.raises(ValueError, match="expected a history_size of one pair or more, got"):
            LBFGS(params, history_size=history)
    with pytest.raises(RuntimeError, match="only 'strong_wolfe' is supported"):
        LBFGS(params, line_search_fn="armijo")
    with pytest.raises(ValueError, match="Invalid learning rate"):
        LBFGS(params, lr=-1.0)


def test_a_closure_that_is_no_use_changes_nothing() -> None:
    param = torch.nn.Parameter(torch.ones(3))
    optimizer = LBFGS([param], history_size=5)
    for closure, message in (
        (None, "expected a closure that computes the loss"),
        (lambda: None, "a closure that returns the loss, one number, got None"),
        (lambda: torch.ones(2), r"the loss, one number, got a tensor of shape \(2,\)"),
        (lambda: torch.tensor(1.0), r"left no parameter a gradient.* call loss.backward"),
    ):
        with pytest.raises(BindError, match=message):
            optimizer.step(closure)  # type: ignore[arg-type]
    assert torch.equal(param, torch.ones(3)) and "d" not in optimizer.state[param]


def test_a_gradient_that_is_not_finite_is_named() -> None:
    params = [torch.nn.Parameter(torch.ones(2)), torch.nn.Parameter(torch.zeros(2))]
    optimizer = LBFGS(params, history_size=5, line_search_fn="strong_wolfe")

    def closure() -> Tensor:
        optimizer.zero_grad()
        loss = params[0].sum() + params[1].sqrt().sum()
        loss.backward()
        return loss

    with pytest.raises(BindError, match="finite gradients, got inf in that of parameter 1; start"):
        optimizer.step(closure)
    assert torch.equal(params[0], torch.ones(2)) and torch.equal(params[1], torch.zeros(2))


@pytest.mark.parametrize("line_search", [None, "strong_wolfe"])
@pytest.mark.parametrize("failing", [1, 2])
def test_an_iteration_that_failed_is_done_again(line_search: str | None, failing: int) -> None:
    """The first one, too, which goes a step of its own length: as if nothing had happened."""
    options = {"line_search_fn": line_search, "lr": 0.1, "max_iter": 3, "max_eval": 100}
    one, other = (Search(LBFGS, rosenbrock, torch.float64, **options) for _ in range(2))
    expected = one.step(2)
    seen = 0

    def fails_once(params: list[Tensor]) -> Tensor:
        nonlocal seen
        seen += 1
        if seen == failing + 1:
            raise KeyError("mine")
        return rosenbrock(params)

    other.function = fails_once
    with pytest.raises(KeyError, match="mine"):
        other.step()
    done = other.state["n_iter"]
    other.optimizer.param_groups[0]["max_iter"] = 3 - done
    other.step()
    other.optimizer.param_groups[0]["max_iter"] = 3
    assert other.step() == expected[1:]
    assert torch.equal(other.weights, one.weights)


@pytest.mark.parametrize("line_search", [None, "strong_wolfe"])
def test_nan_and_errors_leave_the_parameters_of_an_iteration(line_search: str | None) -> None:
    """Without a search NaN is refused; with one it is a step too far. An error is the closure's."""
    search = Search(
        LBFGS, quadratic, torch.float64, line_search_fn=line_search, lr=0.5, history_size=5
    )
    search.step(1)
    before, real = search.weights, search.function
    fails = iter([False, True])

    def nan_later(params: list[Tensor]) -> Tensor:
        return real(params) * (math.nan if next(fails, False) else 1.0)

    def raises_later(params: list[Tensor]) -> Tensor:
        if next(fails, False):
            raise KeyError("mine")
        return real(params)

    search.optimizer.param_groups[0].update(tolerance_grad=0.0, tolerance_change=-1.0)
    search.function = raises_later
    with pytest.raises(KeyError, match="mine"):
        search.step()
    assert torch.equal(search.weights, before)
    search.function, fails = nan_later, iter([False, True])
    if line_search is None:
        with pytest.raises(BindError, match=r"expected a number as the loss, got NaN.*smaller lr"):
            search.step()
        assert torch.equal(search.weights, before)
    else:
        search.step()
    assert math.isfinite(search.step()[0])
