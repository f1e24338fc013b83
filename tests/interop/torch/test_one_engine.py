"""Parameters of several dtypes and options are stepped in one native call."""

from __future__ import annotations

import copy
import shutil
from typing import Any

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from stepfuse import chain, get
from torch.nn import Parameter

from tests.interop.torch.test_storage import _give_gradients
from tests.support.devices.torch_gpu import TorchStub, stub_gpu, torch_on_stub  # noqa: F401
from tests.support.devices.torch_runs import drawn

DIMS = [(7, 50), (300,), (2, 3, 4), (33,), (1,)]
DTYPES = [torch.float32, torch.bfloat16, torch.float16, torch.float64]


def _params(dtypes: list[torch.dtype] | None = None) -> list[Parameter]:
    torch.manual_seed(0)
    kinds = dtypes or DTYPES
    return [Parameter(torch.randn(d).to(kinds[n % len(kinds)])) for n, d in enumerate(DIMS)]


def _is_one_call(fused: Any) -> bool:
    ((engine, _),) = fused._engines
    return engine.stepper.is_whole


@pytest.mark.parametrize(
    ("name", "other", "groups"),
    [
        ("AdamW", "bf16", [{}]),
        ("Adam", "bf16", [{"amsgrad": True}, {}, {"maximize": True, "lr": 0.1}]),
        ("SGD", "f64", [{}, {"momentum": 0.9}, {"momentum": 0.5, "nesterov": True}]),
        ("Adagrad", "f64", [{}, {"maximize": True}]),
    ],
)
def test_steps_have_the_bits_of_torchs_fused_steps(
    name: str, other: str, groups: list[dict[str, Any]]
) -> None:
    """And a dtype that joins, what was saved, and a parameter without a gradient for a while."""
    mine, theirs = getattr(ours, name), getattr(torch.optim, name)
    kinds = [torch.float32, {"bf16": torch.bfloat16, "f64": torch.float64}[other]]
    ps, qs = _params(kinds), _params(kinds)

    def split(params: list[Parameter]) -> list[dict[str, Any]]:
        return [{"params": params[n :: len(groups)], **g} for n, g in enumerate(groups)]

    fused, expected = mine(split(ps), lr=0.01), theirs(split(qs), lr=0.01, fused=True)
    for number in range(7):
        if number == 4:
            more = [torch.randn(9, dtype=torch.float64) for _ in range(2)]
            for params, optimizer in ((ps, fused), (qs, expected)):
                params += [Parameter(one.clone()) for one in more]
                optimizer.add_param_group({"params": params[-2:]})
        if number == 5:
            saved = copy.deepcopy(expected.state_dict())
            fused = mine(copy.deepcopy(fused.param_groups), lr=0.01)
            ps = [p for group in fused.param_groups for p in group["params"]]
            qs = [p for group in expected.param_groups for p in group["params"]]
            fused.load_state_dict(saved)
        _give_gradients(ps, number)
        _give_gradients(qs, number)
        if number in (2, 5):
            ps[1].grad = qs[1].grad = None
        fused.step()
        expected.step()
        assert _is_one_call(fused)
        assert all(map(torch.equal, ps, qs)), f"step {number}"


def test_a_norm_is_one_over_all_dtypes_and_options() -> None:
    """Beside f64; f16 and bf16 are compared within their own rounding."""
    ps = _params()
    spec = chain(get("clip_by_global_norm"), get("adam"))
    groups = [{"params": ps[:2], "maximize": True}, {"params": ps[2:], "amsgrad": True}]
    fused = ours.Optimizer(groups, spec, lr=0.01, max_norm=0.5)
    expected = [p.detach().double() for p in ps]
    averages = [(torch.zeros_like(e), torch.zeros_like(e), torch.zeros_like(e)) for e in expected]
    for t in range(1, 5):
        _give_gradients(ps, t)
        fused.step()
        assert _is_one_call(fused)
        grads = [p.grad.double() for p in ps if p.grad is not None]
        norm = torch.stack([g.square().sum() for g in grads]).sum().sqrt()
        for n, (e, g, (m, v, most)) in enumerate(zip(expected, grads, averages, strict=True)):
            g = g * min(1.0, 0.5 / float(norm))
            m.lerp_(-g if n < 2 else g, 0.1)
            v.lerp_(g * g, 0.001)
            torch.maximum(most, v, out=most)
            root = (most if n >= 2 else v).div(1 - 0.999**t).sqrt()
            e -= 0.01 * m / (1 - 0.9**t) / (root + 1e-8)
    for p, e in zip(ps, expected, strict=True):
        near = {torch.float64: 1e-12, torch.float32: 1e-5}.get(p.dtype, 0.02)
        torch.testing.assert_close(p.detach().double(), e, rtol=near, atol=near)


def test_numbers_that_follow_a_dtype_are_each_programs_own() -> None:
    """Of gradients that are zero the means are eps alone."""
    ps, qs = _params(DTYPES[:2]), _params(DTYPES[:2])
    fused, alone = ours.Adafactor(ps, lr=0.1), [ours.Adafactor([q], lr=0.1) for q in qs]
    for number in range(3):
        _give_gradients(ps, number)
        _give_gradients(qs, number)
        for param in (*ps, *qs):
            assert param.grad is not None
            param.grad *= float(number == 2)
        fused.step()
        for one in alone:
            one.step()
        assert _is_one_call(fused)
        assert all(map(torch.equal, ps, qs)), f"step {number}"


def test_states_of_another_dtype_than_those_of_a_like_parameter() -> None:
    """As where a part of a model became bf16 between two steps, whose states stay f32."""
    ps, qs = _params(DTYPES[:1]), _params(DTYPES[:1])
    fused, expected = ours.Adagrad(ps, lr=0.1), torch.optim.Adagrad(qs, lr=0.1, foreach=False)
    for number in range(4):
        if number == 2:
            for params, optimizer in ((ps, fused), (qs, expected)):
                for param in params[:2]:
                    param.data = param.data.bfloat16()
                    param.grad = None
                joining = Parameter(torch.ones(5, dtype=torch.bfloat16))
                params.append(joining)
                optimizer.add_param_group({"params": [joining]})
        _give_gradients(ps, number)
        _give_gradients(qs, number)
        fused.step()
        expected.step()
        assert _is_one_call(fused)
    kinds = [
        [q[p]["sum"].dtype for p in params]
        for params, q in ((ps, fused.state), (qs, expected.state))
    ]
    assert kinds[0] == kinds[1]
    for p, q in zip(ps, qs, strict=True):
        near = 1e-5 if p.dtype == torch.float32 else 0.01
        torch.testing.assert_close(p.detach(), q.detach(), rtol=near, atol=near)


SMALL: Any = [(5,), (2, 3), (7,)]
KINDS = (torch.float32, torch.bfloat16, torch.float32)


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_a_norm_over_two_dtypes_and_options_has_the_bits_of_the_cpu(cuda: TorchStub) -> None:
    """In one engine, Adafactor's eps is each dtype's."""
    spec = chain(get("clip_by_global_norm"), get("adam"))
    left: list[Any] = []
    for device in ("cpu", "cuda:0"):
        drawn_ = [p.to(kind) for p, kind in zip(drawn(0, SMALL), KINDS, strict=True)]
        params = [Parameter(p.to(device)) for p in drawn_]
        groups = [{"params": params[:1], "amsgrad": True}, {"params": params[1:]}]
        optimizers = [ours.Optimizer(groups, spec, lr=0.01), ours.Adafactor(params, lr=0.01)]
        for step in range(4):
            for optimizer in optimizers:
                for param, grad in zip(params, drawn(step, SMALL), strict=True):
                    param.grad = grad.to(device, param.dtype) * (step > 0)
                optimizer.step()
                assert len(optimizer._engines) == 1
        left.append([p.detach().cpu() for p in params])
    assert all(torch.equal(a, b) for a, b in zip(*left, strict=True))


def test_a_state_is_an_array_for_some_ranks_and_a_number_for_others() -> None:
    """As a fresh optimizer over the saved states, and close to the one over arrays."""
    torch.manual_seed(0)
    params = [Parameter(torch.randn(shape)) for shape in ((6, 4), (2, 3, 4), (5,))]
    arrays = [p.detach().numpy().copy() for p in params]
    fused, plain = (
        ours.Optimizer(params, "centralize+racs"),
        stepfuse.Optimizer(arrays, "centralize+racs"),
    )
    for number in range(4):
        for param in params:
            param.grad = torch.randn(param.shape)
        if number == 3:
            saved = fused.state_dict()
            fused = ours.Optimizer(params, "centralize+racs")
            fused.load_state_dict(saved)
        fused.step()
        plain.step([p.grad.numpy() for p in params])
    assert [tuple(fused.state[p]["size"].shape) for p in params[:2]] == [(), (2,)]
    for param, array in zip(params, arrays, strict=True):
        torch.testing.assert_close(param.detach(), torch.from_numpy(array))
