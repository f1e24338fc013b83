"""States of torch and bitsandbytes as the codes that a step stores, and codes as torch's states."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from stepfuse import BindError, CheckpointError
from torch.nn import Parameter

from tests.passes.codecs.test_codecs import SIGNED, UNSIGNED, stored

DIMS = [(7, 48), (320,), (2, 4, 4)]
TRACE = Path(__file__).parents[3] / "data" / "traces" / "adamw_8bit.npz"
MOMENTS = (("exp_avg", SIGNED), ("exp_avg_sq", UNSIGNED))
BF16 = torch.bfloat16


def _params(dtype: torch.dtype = torch.float32) -> list[Parameter]:
    torch.manual_seed(0)
    return [Parameter(torch.randn(dims).to(dtype)) for dims in DIMS]


def _step(optimizer: Any, params: list[Parameter], seed: int) -> None:
    torch.manual_seed(100 + seed)
    for param in params:
        param.grad = torch.randn(param.shape).to(param.dtype)
    optimizer.step()


def _stepped(params: list[Parameter], made: Any = torch.optim.AdamW, **options: Any) -> Any:
    optimizer = made(params, **options)
    for seed in range(3):
        _step(optimizer, params, seed)
    return optimizer


def _bits(tensor: Any) -> Any:
    plain = tensor.view(torch.int16) if tensor.dtype == BF16 else tensor
    return plain.flatten().numpy()


@pytest.mark.parametrize(
    "format",
    [
        "linear8(64)",
        "dynamic8",
        "dynamic4(32)",
        "f8e4m3",
        "f8e5m2(128)",
        "bf16_split",
        "bf16_kahan",
    ],
)
def test_numbers_are_encoded_as_a_step_stores_them(format: str) -> None:
    """By a step over arrays whose states become what is given; and back, as the next one reads."""
    params = _params()
    theirs = _stepped(params).state_dict()
    coded = ours.AdamW(params, dtypes=f"state={format}")
    coded.load_state_dict(theirs)
    numbers = coded.state_dict(decoded=True)
    for number, param in enumerate(params):
        state = dict(coded.state[param])
        if format.startswith("dynamic4"):
            low, high = state["exp_avg"] & 15, state["exp_avg"] >> 4
            state |= {"exp_avg": low, "exp_avg_sq": high}
        assert state["step"] == 3
        for key, body in MOMENTS:
            kept, read = stored(_bits(theirs["state"][number][key]), format, body)
            for part, array in kept.items():
                found = _bits(state[key + part[1:]])
                np.testing.assert_array_equal(found.view(array.dtype), array, part)
            np.testing.assert_array_equal(_bits(numbers["state"][number][key]), read)


@pytest.mark.parametrize("dtype", [BF16, torch.float16])
def test_numbers_are_rounded_to_the_nearest(dtype: torch.dtype) -> None:
    """For states in a narrower dtype; a random rounding is to one of the two numbers around."""
    params, name = _params(), {BF16: "bf16", torch.float16: "f16"}[dtype]
    theirs = _stepped(params).state_dict()
    rounded = {
        n: {k: v.to(dtype) if k != "step" else v for k, v in state.items()}
        for n, state in theirs["state"].items()
    }
    found: list[list[Parameter]] = []
    for states in (theirs["state"], rounded):
        found.append([Parameter(p.detach().clone()) for p in params])
        fused = ours.AdamW(found[-1], dtypes=f"state={name}")
        fused.load_state_dict({**theirs, "state": states})
        _step(fused, found[-1], 5)
    assert all(map(torch.equal, *found))
    drawn = ours.AdamW(params, dtypes="state=bf16_stochastic")
    drawn.load_state_dict(theirs)
    m, read = theirs["state"][1]["exp_avg"], drawn.state[params[1]]["exp_avg"]
    ulp = torch.ldexp(torch.ones_like(m), torch.frexp(m).exponent - 8)
    assert read.dtype == BF16 and ((read.float() - m).abs() < ulp).all()


@pytest.mark.parametrize(
    "dtypes", ["state=linear8", "state=dynamic4", "m=dynamic8(32),v=bf16_split"]
)
def test_torch_goes_on_from_decoded_states(dtypes: str) -> None:
    """With our bits, as a step computes on what is decoded; and its new states have our codes."""
    params = _params()
    coded = _stepped(params, ours.AdamW, dtypes=dtypes)
    saved = deepcopy(coded.state_dict(decoded=True))
    assert saved["param_groups"][0].keys() == torch.optim.AdamW(params).param_groups[0].keys()
    others = [Parameter(p.detach().clone()) for p in params]
    theirs = torch.optim.AdamW(others)
    theirs.load_state_dict(saved)
    for optimizer, mine in ((coded, params), (theirs, others)):
        _step(optimizer, mine, 3)
    for param, other in zip(params, others, strict=True):
        assert torch.equal(param, other)
        assert [*theirs.state[other]] == ["step", "exp_avg", "exp_avg_sq"]
    back = ours.AdamW(params, dtypes=dtypes)
    back.load_state_dict(theirs.state_dict())
    for param in params:
        for key, tensor in coded.state[param].items():
            assert torch.equal(back.state[param][key], tensor)


ORDERS = [
    lambda tensor: tensor,
    lambda tensor: tensor.to(memory_format=torch.channels_last),
    lambda tensor: tensor.permute(3, 1, 0, 2).contiguous().permute(2, 1, 3, 0),
]


@pytest.mark.parametrize("dtypes", ["state=linear8(32)", "m=dynamic8(32),v=linear8(64)"])
def test_codes_load_into_any_order_of_axes(dtypes: str) -> None:
    """Blocks are of the logical order: the bits are those of a contiguous parameter."""
    torch.manual_seed(0)
    start, *grads = torch.randn(6, 4, 6, 5, 5).unbind()
    expected = Parameter(start.clone())
    source = ours.AdamW([expected], dtypes=dtypes)
    plain = torch.optim.AdamW([Parameter(start.clone())])
    for grad in grads[:2]:
        expected.grad, plain.param_groups[0]["params"][0].grad = grad.clone(), grad.clone()
        source.step()
        plain.step()
    turned = [Parameter(order(expected.detach().clone())) for order in ORDERS]
    made = [ours.AdamW([param], dtypes=dtypes) for param in turned]
    for optimizer, order in zip(made, ORDERS, strict=True):
        numbers = plain.state_dict()
        numbers["state"][0] |= {k: order(numbers["state"][0][k]) for k, _ in MOMENTS}
        optimizer.load_state_dict(numbers)
    codes = [optimizer.state_dict()["state"][0] for optimizer in made]
    assert all(torch.equal(codes[0][k], other[k]) for other in codes[1:] for k in codes[0])
    for optimizer in made:
        optimizer.load_state_dict(deepcopy(source.state_dict()))
    for grad in grads[2:]:
        for optimizer, param, order in zip(
            [source, *made], [expected, *turned], [ORDERS[0], *ORDERS], strict=True
        ):
            param.grad = order(grad.clone())
            optimizer.step()
    assert all(torch.equal(param, expected) for param in turned)


def test_states_beside_split_parameters_are_f32() -> None:
    """They go on with their bits; what a parameter lacks of f32 is zero at first."""
    full, params = _params(), _params(BF16)
    saved = _stepped(full, ours.Optimizer, spec="adamw").state_dict()
    made = stepfuse.compile("adamw", dtypes="param=bf16_split,grad=bf16")
    fused = ours.Optimizer(params, made)
    fused.load_state_dict(saved)
    arrays = [p.detach().view(torch.uint16).numpy().copy() for p in params]
    states = [{k: saved["state"][n][k].numpy().copy() for k in "mv"} for n in range(len(DIMS))]
    for state, array in zip(states, arrays, strict=True):
        state["param_low"] = np.zeros(array.shape, np.int16)
    expected = stepfuse.Optimizer(arrays, made, states=states, numbers={"t": 3})
    _step(fused, params, 3)
    expected.step([p.grad.view(torch.uint16).numpy() for p in params if p.grad is not None])
    for param, array, state in zip(params, arrays, states, strict=True):
        np.testing.assert_array_equal(param.detach().view(torch.uint16).numpy(), array)
        np.testing.assert_array_equal(fused.state[param]["m"].numpy(), state["m"])
    again = ours.Optimizer(params, made)
    again.load_state_dict(fused.state_dict(decoded=True))
    for param in params:
        assert torch.equal(again.state[param]["param_low"], fused.state[param]["param_low"])


def test_what_does_not_fit_changes_nothing() -> None:
    params = _params()
    coded = _stepped(params, ours.AdamW, dtypes="state=linear8")
    before = {k: v.clone() for k, v in coded.state[params[0]].items()}
    saved = _stepped(_params()).state_dict()
    saved["state"][1]["exp_avg"] = torch.zeros(3)
    with pytest.raises(
        BindError, match=r"parameter 1 of group 0: expected state 'exp_avg_f32' of "
    ):
        coded.load_state_dict(saved)
    with pytest.raises(ValueError, match="different number of parameter groups"):
        coded.load_state_dict({**saved, "param_groups": []})
    assert all(torch.equal(coded.state[params[0]][k], v) for k, v in before.items())


# ------------------------------------------------------------------ bitsandbytes


def _theirs(nested: bool = True) -> dict[str, Any]:
    """The state dict of which the trace has the tensors."""
    states: dict[int, Any] = {}
    with np.load(TRACE) as trace:
        for number in range(2):
            found = {k[2:]: trace[k] for k in trace if k.startswith(f"{number}/")}
            quant = {k: torch.tensor(v) for k, v in found.items() if k != "step"}
            quant = {"__bnb_optimizer_quant_state__": quant} if nested else quant
            states[number] = {"step": int(found["step"]), **quant}
    group = {"lr": 0.01, "betas": (0.9, 0.999), "eps": 1e-8, "weight_decay": 0.01, "alpha": 0.0}
    return {"state": states, "param_groups": [{**group, "t_alpha": None, "params": [0, 1]}]}


@pytest.mark.parametrize("dtypes", ["", "state=dynamic8", "state=linear8(64)", "m=dynamic8,v=f32"])
def test_states_of_bitsandbytes_are_gone_on_with(dtypes: str) -> None:
    """Codes are kept where they are ours; steps are near the recorded ones."""
    with np.load(TRACE) as trace:
        params = [Parameter(torch.tensor(trace[f"param{n}"][0])) for n in range(2)]
        fused = ours.AdamW(params, lr=0.5, dtypes=dtypes)
        fused.load_state_dict(_theirs(nested="v=" not in dtypes))
        state = fused.state[params[0]]
        for key, number in (("exp_avg", 1), ("exp_avg_sq", 2)):
            if dtypes == "state=dynamic8" or (key, dtypes[:2]) == ("exp_avg", "m="):
                np.testing.assert_array_equal(state[key], trace[f"0/state{number}"])
                np.testing.assert_array_equal(state[f"{key}_scale"], trace[f"0/absmax{number}"])
        for step in range(2):
            for number, param in enumerate(params):
                param.grad = torch.tensor(trace[f"grad{number}"][step].astype(np.float32))
            fused.step()
        for number, param in enumerate(params):
            moved = np.abs(trace[f"param{number}"][2] - trace[f"param{number}"][0])
            wrong = np.abs(param.detach().numpy() - trace[f"param{number}"][2])
            assert moved.mean() > 0.005 and wrong.mean() < moved.mean() / 50
        assert fused.param_groups[0]["lr"] == 0.01 and "alpha" not in fused.param_groups[0]


def test_other_states_of_bitsandbytes_are_refused() -> None:
    params = [Parameter(torch.zeros(4100)), Parameter(torch.zeros(70))]
    with pytest.raises(CheckpointError, match=r"has 2 states of it, and here it has 1 \(m\)"):
        ours.Lion(params).load_state_dict(_theirs())
    saved = _theirs(nested=False)
    saved["state"][0]["absmax2"] = torch.zeros(3)
    with pytest.raises(
        CheckpointError, match=r"parameter 0 of group 0: 'state2' .* with 17 numbers"
    ):
        ours.AdamW(params).load_state_dict(saved)
