"""Compiled specs: storage, policy and backend reach the step; saved states come back as bits."""

from __future__ import annotations

import io
import pickle
from typing import Any

import numpy as np
import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from stepfuse import BindError, CheckpointError
from stepfuse.ir.errors import OptionError
from stepfuse.tools.cli import app
from torch.nn import Parameter
from typer.testing import CliRunner

DIMS = [(7, 50), (300,), (2, 3, 4)]
BF16 = torch.bfloat16


def _params(dtype: torch.dtype = torch.float32) -> list[Parameter]:
    torch.manual_seed(0)
    return [Parameter(torch.randn(dims).to(dtype)) for dims in DIMS]


def _give_gradients(params: list[Parameter], seed: int) -> None:
    torch.manual_seed(100 + seed)
    for param in params:
        param.grad = torch.randn(param.shape).to(param.dtype)


def _numpy(tensor: torch.Tensor) -> np.ndarray[Any, Any]:
    plain = tensor.detach()
    return (plain.view(torch.uint16) if plain.dtype == BF16 else plain).numpy()


def _from_file(saved: dict[str, Any]) -> dict[str, Any]:
    file = io.BytesIO()
    torch.save(saved, file)
    file.seek(0)
    return torch.load(file)


@pytest.mark.parametrize("name", ["adamw", "came", "momentum"])
@pytest.mark.parametrize(
    "dtypes",
    [
        "state=linear8", "state=dynamic8(64)", "state=dynamic4", "state=f8e5m2",
        "state=bf16", "state=bf16_split",
        "state=bf16_stochastic(3)", "param=bf16_split,grad=bf16",
        "param=bf16_stochastic(1),grad=bf16,state=linear8(128)",
    ],
)  # fmt: skip
def test_storage_gives_the_bits_that_it_gives_over_arrays(name: str, dtypes: str) -> None:
    """And a copy, and an optimizer that loads what was saved to a file, go on with them."""
    made = stepfuse.compile(name, dtypes=dtypes)
    params = _params(BF16 if "param" in dtypes else torch.float32)
    arrays = [_numpy(p).copy() for p in params]
    fused = ours.Optimizer(params, made, lr=0.01)
    expected = stepfuse.Optimizer(arrays, made, lr=0.01)
    for number in range(5):
        if number == 2:
            params, fused = pickle.loads(pickle.dumps((params, fused)))
        if number == 3:
            saved = _from_file(fused.state_dict())
            fused = ours.Optimizer(params, made, lr=0.01)
            fused.load_state_dict(saved)
        _give_gradients(params, number)
        expected.step([_numpy(p.grad) for p in params if p.grad is not None])
        fused.step()
        for param, array in zip(params, arrays, strict=True):
            np.testing.assert_array_equal(_numpy(param), array)


def test_states_are_codes() -> None:
    params = _params()
    fused = ours.Optimizer(params, stepfuse.compile("adamw", dtypes="state=linear8"))
    _give_gradients(params, 0)
    fused.step()
    found = {key: value.dtype for key, value in fused.state[params[0]].items()}
    assert found["m"] == torch.int8
    assert found["v"] == torch.uint8
    assert "%m linear8" in fused.explain() or "i8" in fused.explain()
    again = ours.Optimizer(params, stepfuse.compile("adamw", dtypes="state=linear8"))
    again.load_state_dict(fused.state_dict())
    for param in params:
        for key, value in fused.state[param].items():
            assert torch.equal(again.state[param][key], value)
            assert again.state[param][key].dtype == value.dtype


def test_another_storage_is_not_loaded() -> None:
    """And nothing changes; nor is a state taken for codes."""
    params = _params()
    plain, coded = (
        ours.Optimizer(params, stepfuse.compile("adamw", dtypes=d)) for d in ("", "state=linear8")
    )
    for made in (plain, coded):
        _give_gradients(params, 0)
        made.step()
    before = plain.state_dict()["state"][0]["m"].clone()
    with pytest.raises(CheckpointError, match=r"stored as numbers, .*got m=linear8.*decoded=True"):
        plain.load_state_dict(coded.state_dict())
    assert torch.equal(plain.state_dict()["state"][0]["m"], before)
    coded.state[params[0]]["m"] = coded.state[params[0]]["m"].float()
    _give_gradients(params, 1)
    with pytest.raises(BindError, match=r"state 'm' is stored in codes, torch.int8, got torch.fl"):
        coded.step()


@pytest.mark.parametrize("dtypes", ["state=linear8", "state=dynamic4", "state=bf16"])
@pytest.mark.parametrize(
    ("name", "options"),
    [("AdamW", {}), ("SGD", {"lr": 0.1, "momentum": 0.9}), ("Adafactor", {}), ("Lion", {})],
)
def test_a_group_has_storage_of_its_own(name: str, options: dict[str, Any], dtypes: str) -> None:
    """Each as in an optimizer of its own, to the bit, also through a file and a copy."""
    made = getattr(ours, name)
    both, plain, coded = _params(), _params(), _params()

    def built(params: list[Parameter]) -> Any:
        return made([{"params": params[:1]}, {"params": params[1:], "dtypes": dtypes}], **options)

    fused = built(both)
    apart = made(plain[:1], **options), made(coded[1:], dtypes=dtypes, **options)
    for number in range(5):
        if number == 2:
            saved = _from_file(fused.state_dict())
            del saved["param_groups"][1]["dtypes"]  # as torch's groups: it is the optimizer's
            fused = built(both)
            fused.load_state_dict(saved)
            assert fused.param_groups[1]["dtypes"] == dtypes
        if number == 3:
            both, fused = pickle.loads(pickle.dumps((both, fused)))
            apart = (apart[0], pickle.loads(pickle.dumps((coded, apart[1]))))
            coded, apart = apart[1][0], (apart[0], apart[1][1])
        for params in (both, plain, coded):
            _give_gradients(params, number)
        for optimizer in (fused, *apart):
            optimizer.step()
        for param, alone in zip(both, [*plain[:1], *coded[1:]], strict=True):
            assert torch.equal(param, alone)


def test_torchs_classes_store_codes_under_torchs_keys() -> None:
    """The second moment without a sign, and near the f32 run: torch's own spec is proven so."""
    params, others = _params(), _params()
    fused, exact = ours.AdamW(params, dtypes="state=dynamic8"), torch.optim.AdamW(others)
    for number in range(5):
        _give_gradients(params, number)
        _give_gradients(others, number)
        fused.step()
        exact.step()
    found = {key: value.dtype for key, value in fused.state[params[0]].items()}
    names = ("exp_avg", "exp_avg_scale", "exp_avg_sq", "exp_avg_sq_scale")
    assert [found[n] for n in names] == [torch.uint8, torch.float32] * 2
    for param, other in zip(params, others, strict=True):
        torch.testing.assert_close(param, other, rtol=0, atol=2e-3)
    assert fused.state[params[0]]["exp_avg_sq"].min() > 0  # signed, its zero would be 128
    linear = ours.AdamW(params, dtypes="state=linear8", amsgrad=True)
    linear.step()
    kinds = [linear.state[params[0]][n].dtype for n in ("exp_avg", "exp_avg_sq", "max_exp_avg_sq")]
    assert kinds == [torch.int8, torch.uint8, torch.uint8]


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("SGD", {"dtypes": "state=linear8"}, "dtype of 'state': no such role or kind; known: grad"),
        ("AdamW", {"dtypes": "state=linear9"}, "did you mean linear8"),
        ("AdamW", {"dtypes": "linear8"}, "expected ROLE=FORMAT"),
        ("AdamW", {"dtypes": {"state": "f32"}}, "expected a text of storage by role name or kind"),
        ("Lion", {"dtypes": "grad=linear8"}, "gradients of torch.s tensors have their dtype"),
        ("Adafactor", {"dtypes": "row=linear8"}, "a state of domain row has no codec"),
        ("AdamW", {"policy": "quick"}, "unknown policy 'quick'"),
    ],
)
def test_storage_that_there_is_not_is_refused(name: str, options: Any, said: str) -> None:
    """When the optimizer is made, and where a group asks for it, which is not added then."""
    made = getattr(ours, name)
    with pytest.raises((ValueError, TypeError), match=said):
        made(_params(), **options)
    plain = made(_params())
    before = "policy is the whole optimizer's, not a group's" if "policy" in options else said
    with pytest.raises((ValueError, TypeError), match=before):
        plain.add_param_group({"params": [Parameter(torch.ones(2))], **options})
    assert len(plain.param_groups) == 1


def test_storage_stays_that_of_the_states() -> None:
    params = _params()
    fused = ours.AdamW(params, dtypes="state=linear8")
    for number in range(3):  # the last one is fast
        _give_gradients(params, number)
        fused.step()
    before = [p.detach().clone() for p in params]
    fused.param_groups[0]["dtypes"] = "state=dynamic8"
    for change in (fused.step, fused.state_dict):
        with pytest.raises(BindError, match=r"stored as m=linear8.*leave group\['dtypes'\] as it"):
            change()
    assert all(map(torch.equal, params, before))
    del fused.param_groups[0]["dtypes"]
    fused.step()
    other = ours.AdamW(_params(), dtypes="state=dynamic8")
    with pytest.raises(CheckpointError, match=r"stored as m=dynamic8.*got m=linear8"):
        other.load_state_dict(fused.state_dict())
    with pytest.raises(TypeError, match="adamw is compiled already; dtypes cannot change it"):
        ours.Optimizer(params, stepfuse.compile("adamw"), dtypes="state=bf16")


@pytest.mark.parametrize(("backend", "jit"), [("numba", True), ("numba", False), ("loops", True)])
def test_backends_are_the_ones_asked_for(backend: str, jit: bool) -> None:
    params = _params()
    arrays = [_numpy(p).copy() for p in params]
    fused = ours.Optimizer(params, stepfuse.compile("adamw", backend=backend, jit=jit))
    expected = stepfuse.Optimizer(arrays, "adamw")
    for number in range(3):
        _give_gradients(params, number)
        fused.step()
        expected.step([_numpy(p.grad) for p in params if p.grad is not None])
    assert f"backend {backend}" in fused.explain()
    for param, array in zip(params, arrays, strict=True):
        np.testing.assert_array_equal(_numpy(param), array)


def test_policies_are_the_ones_asked_for() -> None:
    """`fast` takes factors out of loops, which changes last bits."""
    found: list[list[np.ndarray[Any, Any]]] = []
    for policy in ("strict", "fast"):
        params = _params()
        arrays = [_numpy(p).copy() for p in params]
        made = stepfuse.compile("adamw", policy=policy)
        fused, expected = ours.Optimizer(params, made), stepfuse.Optimizer(arrays, made)
        for number in range(3):
            _give_gradients(params, number)
            fused.step()
            expected.step([_numpy(p.grad) for p in params if p.grad is not None])
        found.append(arrays)
        for param, array in zip(params, arrays, strict=True):
            np.testing.assert_array_equal(_numpy(param), array)
    assert not all(np.array_equal(a, b) for a, b in zip(*found, strict=True))


def test_what_cannot_be_honoured_is_refused(tmp_path: Any) -> None:
    params = _params()
    _give_gradients(params, 0)
    built = CliRunner().invoke(app, ["compile", "adamw", "-o", str(tmp_path)])
    assert built.exit_code == 0, built.output
    with pytest.raises(OptionError, match="adamw: it is an artifact"):
        ours.Optimizer(params, stepfuse.load(tmp_path))
    with pytest.raises(OptionError, match="backend 'reference', which steps arrays alone"):
        ours.Optimizer(params, stepfuse.compile("adamw", backend="reference"))
    passes = stepfuse.compile("adamw").pipeline.replace("cse,", "")
    with pytest.raises(OptionError, match="adamw: it is compiled by passes of its own"):
        ours.Optimizer(params, stepfuse.compile("adamw", passes=passes))
    with pytest.raises(OptionError, match="it is compiled for its entry 'accumulate'"):
        spec = stepfuse.chain("accumulate", "adamw")
        ours.Optimizer(params, stepfuse.compile(spec, entry="accumulate"))
    with pytest.raises(BindError, match=r"parameter 0 of group 0: it is on cpu, .* 'cuda:sm_80'"):
        ours.Optimizer(params, stepfuse.compile("adamw", backend="cuda:sm_80")).step()
    with pytest.raises(BindError, match=r"it is torch.float32 and so is its gradient.*grad=bf16"):
        ours.Optimizer(params, stepfuse.compile("adamw", dtypes="grad=bf16")).step()
    with pytest.raises(BindError, match=r"expected dtype bfloat16"):
        ours.Optimizer(params, stepfuse.compile("adamw", dtypes="param=bf16")).step()
    turned = [Parameter(torch.ones(3, dtype=torch.complex64))]
    turned[0].grad = torch.ones(3, dtype=torch.complex64)
    with pytest.raises(BindError, match="complex"):
        ours.Optimizer(turned, stepfuse.compile("adamw", dtypes="state=bf16")).step()


# ------------------------------------------------------------------ dtypes of parameters

CLASSES: list[tuple[str, dict[str, Any]]] = [
    ("SGD", {"lr": 0.1}), ("SGD", {"lr": 0.1, "momentum": 0.9}), ("Adam", {}), ("AdamW", {}),
    ("Adagrad", {}), ("RMSprop", {}), ("RMSprop", {"centered": True}), ("Adadelta", {}),
    ("Adamax", {}), ("NAdam", {}), ("RAdam", {}), ("Rprop", {}), ("ASGD", {}), ("Adafactor", {}),
]  # fmt: skip


def _swapped(library: Any, case: tuple[str, dict[str, Any]], how: str, old: Any, new: Any) -> Any:
    """The parameter and its states' dtypes after two steps with a dtype, and two with another."""
    torch.manual_seed(1)
    param = Parameter(torch.randn(8, 4, dtype=old))
    optimizer = getattr(library, case[0])([param], **case[1])
    for number in range(4):
        if number == 2 and how == "data":
            param.grad, param.data = None, param.data.to(new)
        elif number == 2:
            param.grad = None
            torch.utils.swap_tensors(param, Parameter(param.detach().to(new)))
        param.grad = torch.randn(8, 4).to(param.dtype)
        optimizer.step()
    states = {k: v.dtype for k, v in optimizer.state[param].items() if torch.is_tensor(v)}
    return param.detach().double(), {k: d for k, d in states.items() if k not in ("eta", "mu")}


@pytest.mark.parametrize("how", ["data", "swap"])
@pytest.mark.parametrize("case", CLASSES, ids=str)
def test_another_dtype_between_steps_is_as_in_torch(case: Any, how: str) -> None:
    """States keep their dtype, and where torch cannot step, neither do we."""
    kinds = (torch.float32, BF16), (BF16, torch.float32), (torch.float32, torch.float64)
    for old, new in kinds:
        try:
            expected, dtypes = _swapped(torch.optim, case, how, old, new)
        except RuntimeError:
            with pytest.raises(RuntimeError, match="in torch neither"):
                _swapped(ours, case, how, old, new)
            continue
        found, kept = _swapped(ours, case, how, old, new)
        assert kept == dtypes
        torch.testing.assert_close(found, expected, rtol=0.02, atol=2e-3)


def test_a_registered_one_keeps_its_states() -> None:
    """In f32 beside parameters that are bf16 now: as compiled so over arrays."""
    params = _params()
    fused = ours.Lion(params, lr=0.01)
    _give_gradients(params, 0)
    fused.step()
    for param in params:
        param.grad, param.data = None, param.data.to(BF16)
    states = [{"m": fused.state[p]["m"].numpy().copy()} for p in params]
    arrays = [_numpy(p).copy() for p in params]
    expected = stepfuse.Optimizer(
        arrays, "lion", dtypes="param=bf16,grad=bf16", states=states, lr=0.01
    )
    for number in (1, 2):
        _give_gradients(params, number)
        fused.step()
        expected.step([_numpy(p.grad) for p in params if p.grad is not None])
        for param, array in zip(params, arrays, strict=True):
            assert fused.state[param]["m"].dtype == torch.float32
            np.testing.assert_array_equal(_numpy(param), array)
