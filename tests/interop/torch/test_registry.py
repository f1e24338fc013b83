"""The classes made from the registry, and optimizers of the user's own specs."""

from __future__ import annotations

import copy
import inspect
import pickle
from typing import Any

import numpy as np
import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from stepfuse import STEP, ema, norm, optimizer, sqrt, update, where, zeros
from stepfuse.interop.torch.registry import made_names
from stepfuse.optim_defs import class_name, class_names, learned_names, matrix_names

SHAPES = [(4, 6), (5,), (2, 3, 4), (70, 33)]


@optimizer
def rootprop(param, grad, v=zeros, *, lr=1e-3, beta2=0.99, eps=1e-8):  # type: ignore[no-untyped-def]
    """The gradient over the root of its average square."""
    v = ema(v, grad * grad, beta2)
    return update(param=param - lr * grad / (sqrt(v) + eps), v=v)


def parameters() -> list[torch.nn.Parameter]:
    torch.manual_seed(5)
    return [torch.nn.Parameter(torch.randn(shape)) for shape in SHAPES]


def arrays(params: list[torch.nn.Parameter]) -> list[np.ndarray]:
    return [p.detach().numpy().copy() for p in params]


def gradients(number: int) -> list[torch.Tensor]:
    torch.manual_seed(number)
    return [torch.randn(shape) for shape in SHAPES]


def assert_bits(params: list[torch.nn.Parameter], expected: list[np.ndarray]) -> None:
    for param, array in zip(params, expected, strict=True):
        np.testing.assert_array_equal(param.detach().numpy(), array)


@pytest.mark.parametrize("name", ["lion", "lamb", "prodigy", "came", "schedule_free_sgd"])
def test_bits_are_those_over_arrays(name: str) -> None:
    """And a copy of the optimizer goes on with them."""
    params = parameters()
    expected = arrays(params)
    fused = getattr(ours, class_name(name))(params)
    reference = stepfuse.Optimizer(expected, name)
    for number in range(6):
        if number == 3:
            params, fused = pickle.loads(pickle.dumps((params, fused)))
        if number == 4:
            state = copy.deepcopy(fused.state_dict())
            fused = getattr(ours, class_name(name))(params)
            fused.load_state_dict(state)
        for param, grad in zip(params, gradients(number), strict=True):
            param.grad = grad
        fused.step()
        reference.step([grad.numpy() for grad in gradients(number)])
        assert_bits(params, expected)


@pytest.mark.parametrize("name", ["lamb", "nadam", "adafactor", "yogi"])
def test_each_tensor_counts_its_own_steps(name: str) -> None:
    """A missing gradient leaves a tensor's count: as if each had an optimizer of its own."""
    params = parameters()
    expected = arrays(params)
    spec = stepfuse.get(name)
    fused = ours.Optimizer(params, spec)
    alone = [stepfuse.Optimizer([array], spec) for array in expected]
    missing = {0: (0, 2), 1: (3,), 3: (1, 2)}
    for number in range(6):
        grads = gradients(number)
        for index, param in enumerate(params):
            there = index not in missing.get(number, ())
            param.grad = grads[index] if there else None
            if there:
                alone[index].step([grads[index].numpy()])
        fused.step()
    for param, array, one in zip(params, expected, alone, strict=True):
        assert fused.state[param]["step"] == one.t
        # NAdam's product is kept in f32, as in torch
        tolerance = 1e-6 if name == "nadam" else 0.0
        np.testing.assert_allclose(param.detach().numpy(), array, rtol=tolerance, atol=tolerance)


def test_numbers_of_the_group_stand_in_the_group() -> None:
    params = parameters()
    fused = ours.Prodigy(params)
    for param, grad in zip(params, gradients(0), strict=True):
        param.grad = grad
    fused.step()
    reference = stepfuse.Optimizer(arrays(parameters()), "prodigy")
    reference.step([grad.numpy() for grad in gradients(0)])
    for name, value in reference.numbers.items():
        assert fused.param_groups[0][name] == value[0]


def test_ones_own_spec() -> None:
    params = parameters()
    expected = arrays(params)
    fused = ours.Optimizer([{"params": params[:2], "lr": 0.1}, {"params": params[2:]}], rootprop)
    groups = [{"params": expected[:2], "lr": 0.1}, {"params": expected[2:]}]
    reference = stepfuse.Optimizer(groups, rootprop)
    for number in range(3):
        fused.param_groups[1]["lr"] = reference.groups[1]["lr"] = 0.01 * number
        for param, grad in zip(params, gradients(number), strict=True):
            param.grad = grad
        fused.step()
        reference.step([grad.numpy() for grad in gradients(number)])
    assert_bits(params, expected)
    copied = pickle.loads(pickle.dumps(fused))
    assert copied.param_groups[0]["lr"] == 0.1 and len(copied.state) == len(params)


def test_guards_sums_and_stored_gradients_of_a_chain() -> None:
    spec = stepfuse.chain("check_finite", "clip_by_global_norm", "adamw", "zero_grad")
    params = parameters()
    fused = ours.Optimizer(params, spec)
    for param, grad in zip(params, gradients(0), strict=True):
        param.grad = grad.T.contiguous().T if grad.dim() == 2 else grad
    fused.step()
    assert all(float(p.grad.abs().max()) == 0.0 for p in params)  # type: ignore[union-attr]
    before = arrays(params)
    params[1].grad[2] = torch.inf  # type: ignore[index]
    fused.step()
    assert_bits(params, before)
    assert all(fused.state[p]["step"] == 1.0 for p in params)


@optimizer
def _capped(param, grad, *, lr=0.1, capped=False):  # type: ignore[no-untyped-def]
    """Gradient descent by the direction of all gradients together, where that is asked for."""
    return update(param=param - lr * where(capped, grad / norm(grad, STEP), grad))


def test_sums_over_tensors_need_options_that_leave_them_the_same() -> None:
    params = [torch.nn.Parameter(torch.ones(3)) for _ in range(2)]
    for param in params:
        param.grad = torch.ones_like(param)
    groups = [{"params": params[:1], "capped": True}, {"params": params[1:]}]
    fused = ours.Optimizer(groups, _capped)
    with pytest.raises(
        stepfuse.BindError, match=r"over all tensors of a step.*the sum is the same"
    ):
        fused.step()
    assert torch.equal(params[0], torch.ones(3))


def test_the_loss_of_a_closure_reaches_the_step() -> None:
    param = torch.nn.Parameter(torch.full((4,), 3.0))
    fused = ours.PolyakSGD([param])

    def closure() -> torch.Tensor:
        fused.zero_grad()
        loss = (param**2).sum()
        loss.backward()
        return loss

    assert fused.step(closure).detach() == 36.0
    assert fused.param_groups[0]["loss"] == 36.0 and float(param.detach().abs().max()) < 3.0


def test_every_registered_optimizer_has_a_class() -> None:
    shown = {*made_names().values()}
    known = {*stepfuse.names(), *matrix_names(), *learned_names()}
    torchs = {name for name in known if hasattr(torch.optim, class_name(name))}
    assert shown | torchs == known and not shown & torchs
    for name in made_names():
        cls = getattr(ours, name)
        assert issubclass(cls, torch.optim.Optimizer) and cls.__name__ == name
        made: Any = cls(parameters())
        assert (
            pickle.loads(pickle.dumps(made)).param_groups[0].keys() == made.param_groups[0].keys()
        )


def test_signatures_are_the_specs() -> None:
    found = str(inspect.signature(ours.Adan))
    assert found == (
        "(params, lr=0.001, betas=(0.98, 0.92, 0.99), eps=1e-08, weight_decay=0.0, *, "
        "maximize=False, foreach=None, fused=None, capturable=False, differentiable=False, "
        "dtypes='', policy='strict')"
    )
    with pytest.raises(TypeError, match="lrr"):
        ours.Adan(parameters(), lrr=1.0)
    with pytest.raises(TypeError, match="did you mean lr"):
        ours.Optimizer(parameters(), rootprop, lrr=1.0)
    with pytest.raises(ValueError, match="'beta1' must be in"):
        ours.Lion(parameters(), betas=(1.5, 0.9))
    with pytest.raises(ValueError, match="'betas' expects 2 numbers"):
        ours.Lion(parameters(), betas=(0.9,))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Nothing", r"module 'stepfuse.torch' has no attribute 'Nothing'$"),
        ("Adabelief", "'Adabelief'; write AdaBelief$"),  # former names
        ("ScheduleFreeAdamw", "; write ScheduleFreeAdamW$"),
        ("simplified_ademamix", "; write SimplifiedAdEMAMix$"),
    ],
)
def test_a_name_that_is_none_says_what_to_write(name: str, said: str) -> None:
    with pytest.raises(AttributeError, match=said):
        getattr(ours, name)


def test_class_names_are_those_of_pytorch_optimizer() -> None:
    """But those that torch or the papers spell otherwise."""
    theirs = {name.lower(): name for name in dir(pytest.importorskip("pytorch_optimizer"))}
    both = {name: theirs[name.lower()] for name in class_names() if name.lower() in theirs}
    assert len(both) > 70
    assert {name for name, other in both.items() if name != other} == {
        "Adadelta", "Adafactor", "Adamax",  # as in torch
        "AdaLomo", "DAdaptAdagrad", "GrokfastAdamW", "KATE", "LAMB", "Padam", "Rose", "Scion",
    }  # fmt: skip


@pytest.mark.parametrize("name", ["PolyakSGD", "AliG", "MoMo", "MoMoAdam"])
def test_a_step_without_a_loss_is_refused_and_says_how_to_give_it(name: str) -> None:
    param = torch.nn.Parameter(torch.full((4,), 3.0))
    fused = getattr(ours, name)([param])
    assert fused.param_groups[0]["loss"] is None
    param.grad = torch.ones(4)
    for _ in range(2):
        with pytest.raises(stepfuse.BindError, match=r"groups\[0\]\['loss'\] = loss, or .*closure"):
            fused.step()
    assert torch.equal(param.detach(), torch.full((4,), 3.0))
    fused.explain()
    fused.param_groups[0]["loss"] = 12.0
    for _ in range(3):  # the last in the fast way
        fused.step()
    moved = param.detach().clone()
    assert float(moved.max()) < 3.0
    fused.param_groups[0]["loss"] = None
    with pytest.raises(stepfuse.BindError, match="'loss' has no default"):
        fused.step()
    assert torch.equal(param.detach(), moved)
