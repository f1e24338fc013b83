"""Extra inputs of torch's steps, the roles `aux`: the bits of the written rule, and of NumPy's.

Every domain, dtype, order in memory, several programs, a scaler; what is refused changes nothing.
"""

from __future__ import annotations

import copy
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
import stepfuse.torch as ours
import torch
from stepfuse.ir.text.parser import parse
from torch import Tensor
from torch.nn import Parameter

from tests.support.inputs.given_specs import NOISY, TEXT, arrays, expected, inputs

SPEC = parse(TEXT)


def tensors(given: Any) -> Any:
    """Arrays as tensors, in whatever they stand."""
    if isinstance(given, np.ndarray):
        return torch.from_numpy(given.copy())
    if isinstance(given, dict):
        return {name: tensors(value) for name, value in given.items()}
    return [tensors(one) for one in given] if isinstance(given, list) else given


def made(spec: Any = SPEC) -> tuple[list[Parameter], Any]:
    params = [Parameter(p) for p in tensors(arrays(0))]
    return params, ours.Optimizer([{"params": params[:1]}, {"params": params[1:]}], spec)


def give(params: list[Parameter], grads: list[Any]) -> None:
    for param, grad in zip(params, grads, strict=True):
        param.grad = None if grad is None else torch.as_tensor(grad)


def plainly(optimizer: Any, params: list[Parameter], step: int) -> None:
    give(params, arrays(1 + step))
    optimizer.step(aux=tensors(inputs(step)))


def in_a_closure(optimizer: Any, params: list[Parameter], step: int) -> None:
    noise = tensors(inputs(step))

    def closure() -> float:
        give(params, arrays(1 + step))
        return 7.0

    assert optimizer.step(closure, aux=noise) == 7.0


def watched(optimizer: Any, params: list[Parameter], step: int) -> None:
    """Hooks see the inputs, and may give others."""
    given: Any = tensors(inputs(step))
    seen: list[Any] = []

    def before(_: Any, args: Any, kwargs: Any) -> Any:
        seen.append(kwargs["aux"])
        return args, {"aux": given}

    hook = optimizer.register_step_pre_hook(before)
    give(params, arrays(1 + step))
    optimizer.step(aux={"scale": 3.0})
    hook.remove()
    assert seen == [{"scale": 3.0}]


def compiled(optimizer: Any, params: list[Parameter], step: int) -> None:
    give(params, arrays(1 + step))
    given = tensors(inputs(step))
    torch.compile(lambda: optimizer.step(aux=given), backend="eager")()


@pytest.mark.parametrize("way", [plainly, in_a_closure, watched, compiled])
def test_every_domain_has_the_bits_of_the_written_rule(way: Callable[..., None]) -> None:
    params, optimizer = made()
    for step in range(3):
        way(optimizer, params, step)
    for param, wanted in zip(params, expected(3), strict=True):
        np.testing.assert_array_equal(param.detach().numpy(), wanted)


def test_numbers_may_be_tensors() -> None:
    params, optimizer = made()
    given = tensors(inputs(0))
    given["radius"] = torch.tensor(given["radius"], dtype=torch.bfloat16)
    given["pull"] = [torch.tensor(0.5, requires_grad=True), torch.tensor([0.25])[0]]
    given["scale"] = torch.tensor(2.0)
    give(params, arrays(1))
    optimizer.step(aux=given)
    for param, wanted in zip(params, expected(1), strict=True):
        np.testing.assert_array_equal(param.detach().numpy(), wanted)


DTYPES = {torch.float64: "f64", torch.float32: "f32", torch.bfloat16: "bf16", torch.float16: "f16"}


def of_numpy(values: list[Tensor], grads: list[Tensor], aux: Any, dtype: str) -> list[Any]:
    """What the interpreter makes of parameters of one dtype, as NumPy's front takes them."""
    stored = [np.asarray(v.view(torch.int16).numpy().view(np.uint16)) if dtype == "bf16"
              else v.numpy() for v in (*values, *grads, *aux["noise"])]  # fmt: skip
    params, rest = [s.copy() for s in stored[: len(values)]], stored[len(values) :]
    text = f"param={dtype},grad={dtype},noise={dtype}"
    optimizer = sf.Optimizer(params, parse(NOISY), backend="reference", dtypes=text)
    optimizer.step(rest[: len(values)], aux={**aux, "noise": rest[len(values) :]})
    return params


def test_several_programs_each_get_their_own() -> None:
    """Parameters of four dtypes by turns: an engine for each, numbers and tensors by place."""
    torch.manual_seed(0)
    kinds = list(DTYPES) * 2
    values = [torch.randn(5, 3).to(kind) for kind in kinds]
    params = [Parameter(v.clone()) for v in values]
    grads, noise = ([torch.randn(5, 3).to(kind) for kind in kinds] for _ in range(2))
    radius = torch.rand(8).double().tolist()
    optimizer = ours.Optimizer([{"params": params[:3]}, {"params": params[3:]}], parse(NOISY))
    give(params, grads)
    optimizer.step(aux={"noise": noise, "radius": radius})
    for kind, dtype in DTYPES.items():
        mine = [n for n in range(8) if kinds[n] == kind]
        aux = {"noise": [noise[n] for n in mine], "radius": [radius[n] for n in mine]}
        wanted = of_numpy([values[n] for n in mine], [grads[n] for n in mine], aux, dtype)
        for n, array in zip(mine, wanted, strict=True):
            found = params[n].detach()
            bits = found.view(torch.int16).numpy() if found.element_size() == 2 else found.numpy()
            assert bits.tobytes() == array.tobytes()


def test_tensors_without_gradients_need_none() -> None:
    found: list[list[Tensor]] = []
    for lacking in (False, True):
        params, optimizer = made()
        given = tensors(inputs(0))
        if lacking:
            given["noise"][1] = None
        grads = arrays(1)
        give(params, [grads[0], None, grads[2]])
        optimizer.step(aux=given)
        found.append([p.detach() for p in params])
    assert all(map(torch.equal, *found))
    np.testing.assert_array_equal(found[0][1].numpy(), arrays(0)[1])


def test_a_step_without_any_gradient_looks_at_nothing() -> None:
    params, optimizer = made()
    optimizer.step()
    np.testing.assert_array_equal(params[0].detach().numpy(), arrays(0)[0])


ORDERS: dict[str, Callable[[Tensor], Tensor]] = {
    "in order": torch.clone,
    "turned": lambda x: x.permute(1, 2, 3, 0).contiguous().permute(3, 0, 1, 2),
    "channels last": lambda x: x.contiguous(memory_format=torch.channels_last),
    "with gaps": lambda x: torch.stack([x, x], -1)[..., 1],
    "negated": lambda x: torch._neg_view(-x),
}


@pytest.mark.parametrize("noise", ORDERS)
@pytest.mark.parametrize("param", list(ORDERS)[:4])
@pytest.mark.parametrize("dtype", [torch.float32, torch.complex64])
def test_axes_may_lie_in_any_order(param: str, noise: str, dtype: torch.dtype) -> None:
    torch.manual_seed(0)
    value, grad, given = (torch.randn(2, 3, 4, 5, dtype=dtype) for _ in range(3))
    leaf = Parameter(ORDERS[param](value))
    optimizer = ours.Optimizer([leaf], parse(NOISY), lr=0.5)
    for turn in range(1, 3):
        leaf.grad = grad
        optimizer.step(aux={"noise": [ORDERS[noise](given)], "radius": [0.25 * turn]})
        value = value - 0.5 * (grad + 0.25 * turn * given)
    torch.testing.assert_close(leaf.detach(), value)


def test_threads_of_torch_have_the_same_bits() -> None:
    found: list[Tensor] = []
    before = torch.get_num_threads()
    for threads in (1, 2):
        torch.set_num_threads(threads)
        torch.manual_seed(0)
        param = Parameter(torch.randn(1_000_003))
        optimizer = ours.Optimizer([param], parse(NOISY))
        for _ in range(3):
            param.grad = torch.randn(param.shape)
            optimizer.step(aux={"noise": [torch.randn(param.shape)], "radius": [0.5]})
        found.append(param.detach())
    torch.set_num_threads(before)
    assert torch.equal(*found)


def changed(**others: Any) -> dict[str, Any]:
    return {**tensors(inputs(0)), **others}


def noise(of: Callable[[Tensor], Any]) -> dict[str, Any]:
    return changed(noise=[of(t) for t in tensors(arrays(0))])


def short(given: Tensor) -> Tensor:
    tensor = given.clone()
    tensor.untyped_storage().resize_(0)
    return tensor


BAD: list[tuple[Any, str]] = [
    (None, r"%noise: this extra input is missing.*optimizer.step\(aux=\{'noise': ...\}\)"),
    ([1.0], "aux: expected a dict by role name"),
    (changed(extra=1.0), "no extra input is called 'extra'; the spec reads noise, gate, radius"),
    (changed(noise=torch.ones(3)), "%noise: expected a list of 3 arrays"),
    (changed(noise=tensors(arrays(0))[:2]), "expected a list of 3 arrays, one a parameter, got 2"),
    (changed(noise=[*tensors(arrays(0))[:2], None]),
     "parameter 2 of group 1, %noise: this extra input is missing"),
    (noise(Tensor.double), "parameter 0 of group 0, %noise: expected torch.float32 on cpu, got "
     "torch.float64 on cpu"),
    (noise(lambda t: t.to("meta")), "expected torch.float32 on cpu, got torch.float32 on meta"),
    (noise(lambda t: t.reshape(-1)), r"%noise: expected shape \(3, 4\), got \(12,\)"),
    (noise(lambda t: t.numpy()), "%noise: expected a tensor, got ndarray; torch.as_tensor"),
    (noise(Tensor.to_sparse), "%noise: expected a dense tensor, got layout torch.sparse_coo"),
    (noise(short), "%noise: its memory has been given back"),
    (changed(gate=[torch.ones(4), None, torch.ones(2)]), r"%gate: expected shape \(3,\), got"),
    (changed(gate=[torch.ones(3).half(), None, torch.ones(2)]), "%gate: expected torch.float32"),
    (changed(radius=[1.0]), r"%radius: expected 3 numbers, one a tensor, got shape \(1,\)"),
    (changed(pull=torch.ones(3)), r"%pull: expected 2 numbers, one a group, got shape \(3,\)"),
    (changed(scale=torch.ones(1)), r"%scale: expected one number, got shape \(1,\)"),
    (changed(scale=torch.ones((), device="meta")), "%scale: expected numbers"),
    (changed(scale="much"), "%scale: expected numbers, got 'much'"),
]  # fmt: skip


@pytest.mark.parametrize(("aux", "message"), BAD)
@pytest.mark.parametrize("steps", [0, 3])
def test_what_does_not_fit_changes_nothing(aux: Any, message: str, steps: int) -> None:
    params, optimizer = made()
    for step in range(steps):
        plainly(optimizer, params, step)
    before = copy.deepcopy((params, optimizer.state_dict()))
    give(params, arrays(1 + steps))
    with pytest.raises(sf.BindError, match=message):
        optimizer.step(aux=aux)
    assert str(before) == str((params, optimizer.state_dict()))
    plainly(optimizer, params, steps)
    for param, wanted in zip(params, expected(steps + 1), strict=True):
        np.testing.assert_array_equal(param.detach().numpy(), wanted)


def test_a_tensor_that_the_step_stores_to_is_none_of_them() -> None:
    params, optimizer = made()
    plainly(optimizer, params, 0)
    give(params, arrays(2))
    rest = tensors(arrays(50))[1:]
    for own, message in (
        (params[0].detach(), "parameter 0 of group 0, %noise overlaps|overlaps parameter 0"),
        (optimizer.state[params[0]]["m"], "state 'm' of a parameter"),
    ):
        with pytest.raises(sf.BindError, match=message):
            optimizer.step(aux=changed(noise=[own, *rest]))
    plainly(optimizer, params, 1)
    np.testing.assert_array_equal(params[0].detach().numpy(), expected(2)[0])


def test_a_parameter_that_another_program_steps_is_none_of_them() -> None:
    params = [Parameter(torch.ones(4)), Parameter(torch.ones(4, dtype=torch.float64))]
    optimizer = ours.Optimizer(params, parse(NOISY))
    give(params, [torch.ones(4), torch.ones(4, dtype=torch.float64)])
    mine = params[1].detach().view(torch.float32)[:4]
    given = {"noise": [mine, torch.ones(4, dtype=torch.float64)], "radius": [1.0, 1.0]}
    with pytest.raises(sf.BindError, match="overlaps"):
        optimizer.step(aux=given)
    assert all(bool((p == 1.0).all()) for p in params)


def test_a_gradient_may_be_one_unless_the_step_clears_it() -> None:
    param = Parameter(torch.ones(4))
    optimizer = ours.Optimizer([param], parse(NOISY), lr=0.5)
    param.grad = torch.ones(4)
    optimizer.step(aux={"noise": [param.grad], "radius": [1.0]})
    assert torch.equal(param.detach(), torch.zeros(4))
    clearing = ours.Optimizer([param], sf.chain(parse(NOISY), "zero_grad"), lr=0.5)
    with pytest.raises(sf.BindError, match="gradient"):
        clearing.step(aux={"noise": [param.grad], "radius": [1.0]})
    clearing.step(aux={"noise": [torch.ones(4)], "radius": [1.0]})
    assert torch.equal(param.detach(), -torch.ones(4)) and not param.grad.any()


def test_where_a_parameter_was_is_free_again() -> None:
    param = Parameter(torch.ones(4))
    optimizer = ours.Optimizer([param], parse(NOISY), lr=1.0)
    param.grad = torch.ones(4)
    for _ in range(2):
        old = param.data
        param.data = torch.full((4,), 3.0)
        optimizer.step(aux={"noise": [old], "radius": [0.0]})
        assert torch.equal(param.detach(), torch.full((4,), 2.0))


def test_a_spec_without_them_takes_none() -> None:
    param = Parameter(torch.ones(2))
    optimizer = ours.AdamW([param])
    param.grad = torch.ones(2)
    for _ in range(4):  # the last ones are fast
        optimizer.step()
    before = param.detach().clone()
    with pytest.raises(sf.BindError, match="no extra input is called 'noise'; the spec reads none"):
        optimizer.step(aux={"noise": 1.0})
    assert torch.equal(param, before)
    optimizer.step(aux={})
    assert not torch.equal(param, before)


def test_a_scaler_divides_gradients_and_nothing_else() -> None:
    """And a step that it skips looks at no inputs."""
    param, twin = (Parameter(torch.ones(3)) for _ in range(2))
    scaler = torch.amp.GradScaler("cpu", init_scale=256.0, growth_interval=100)
    optimizer, plain = (ours.Optimizer([p], parse(NOISY), lr=0.5) for p in (param, twin))
    given = {"noise": [torch.tensor([1.0, 2.0, 3.0])], "radius": [0.25]}
    for factor in (1.0, torch.inf, 2.0):
        scaler.scale((param * factor).sum()).backward()
        twin.grad = param.grad.clone() / scaler.get_scale() if factor < torch.inf else None
        scaler.step(optimizer, aux=given if factor < torch.inf else None)
        plain.step(aux=given)
        scaler.update()
        optimizer.zero_grad()
        assert torch.equal(param, twin)


def test_states_are_saved_without_them() -> None:
    params, optimizer = made()
    plainly(optimizer, params, 0)
    saved = copy.deepcopy(optimizer.state_dict())
    assert all(set(state) <= {"m", "step"} for state in saved["state"].values())
    assert not {"noise", "gate", "radius", "pull", "scale"} & set(saved["param_groups"][0])
    others, second = made()
    for param, other in zip(params, others, strict=True):
        other.data = param.detach().clone()
    second.load_state_dict(saved)
    third = copy.deepcopy((others, second))
    for params, optimizer in ((others, second), third):
        plainly(optimizer, params, 1)
        np.testing.assert_array_equal(params[2].detach().numpy(), expected(2)[2])


def test_sparse_gradients_and_extra_inputs_do_not_go_together() -> None:
    param = Parameter(torch.ones(3, 2))
    param.grad = torch.ones(3, 2).to_sparse(1)
    optimizer = ours.Optimizer([param], parse(NOISY))
    with pytest.raises(sf.BindError, match=r"noise, radius\) takes no sparse gradients; use grad"):
        optimizer.step(aux={"noise": [torch.ones(3, 2)], "radius": [1.0]})
    assert torch.equal(param, torch.ones(3, 2))


def test_a_parameter_that_is_there_twice_is_refused() -> None:
    param = Parameter(torch.ones(3))
    param.grad = torch.ones(3)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        optimizer = ours.Optimizer([param, param], parse(NOISY))
    with pytest.raises(sf.BindError, match="takes each parameter once, and one is there twice"):
        optimizer.step(aux={"noise": [torch.ones(3)] * 2, "radius": [1.0] * 2})
    assert torch.equal(param, torch.ones(3))


def test_an_extra_input_may_be_codes_and_scales() -> None:
    spec = parse(
        "optimizer @mixed {\n param %param : f32 elem\n grad %grad : f32 elem\n"
        " aux %x : f32 elem\n step {\n  update %param = %x\n }\n}"
    )
    param = Parameter(torch.ones(300))
    param.grad = torch.ones(300)
    optimizer = ours.Optimizer([param], spec, dtypes="x=linear8")
    codes = torch.arange(300).sub(150).clamp(-127, 127).to(torch.int8)
    optimizer.step(aux={"x": [codes], "x_scale": [torch.tensor([2.0, 0.5])]})
    scales = torch.tensor([2.0, 0.5]).repeat_interleave(256)[:300]
    assert torch.equal(param.detach(), codes * torch.tensor(1 / 127) * scales)
    with pytest.raises(sf.BindError, match=r"%x: expected torch.int8 on cpu, got torch.float32"):
        optimizer.step(aux={"x": [codes.float()], "x_scale": [torch.ones(2)]})
