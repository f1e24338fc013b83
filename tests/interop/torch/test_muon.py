"""Muon for torch: its arguments, states and refusals, nearer to f64, and AdamW in the same step."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import stepfuse as sf
import stepfuse.torch as ours
import torch
from stepfuse.optim_defs import class_name, definition
from torch.nn import Parameter

from tests.interop.torch.infos import optim_db

INFO = next(info for info in optim_db if info.optim_cls is torch.optim.Muon)
SHAPES = ((6, 10), (10, 6), (1, 5), (33, 17), (8, 8))
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"nesterov": False, "momentum": 0.8, "adjust_lr_fn": "match_rms_adamw", "ns_steps": 1},
    {
        "lr": torch.tensor(0.02),
        "weight_decay": 0.0,
        "ns_steps": 3,
        "ns_coefficients": (2.0, -1.5, 0.5),
        "eps": 1e-3,
    },
)


def parameters(shapes: Any = SHAPES, dtype: torch.dtype = torch.float32) -> list[Parameter]:
    torch.manual_seed(3)
    return [Parameter(torch.randn(dims).to(dtype)) for dims in shapes]


def steps(optimizer: torch.optim.Optimizer, count: int, seed: int = 0) -> Iterator[None]:
    """Steps with gradients that are the same for each optimizer of as many parameters."""
    for number in range(seed, seed + count):
        torch.manual_seed(number)
        for group in optimizer.param_groups:
            for param in group["params"]:
                param.grad = torch.randn(param.shape).to(param.dtype)
        optimizer.step()
        yield


def run(optimizer: torch.optim.Optimizer, count: int, seed: int = 0) -> None:
    for _ in steps(optimizer, count, seed):
        pass


def in_f64(options: dict[str, Any], count: int) -> list[Parameter]:
    """What torch's own steps come to without its bf16, in f64."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(torch.Tensor, "bfloat16", torch.Tensor.clone)
        wide = [Parameter(p.detach().double()) for p in parameters()]
        run(torch.optim.Muon(wide, **options), count)
    return wide


def error(params: list[Parameter], wide: list[Parameter]) -> float:
    return max(float((p - w).detach().abs().max()) for p, w in zip(params, wide, strict=True))


@pytest.mark.parametrize("options", OPTIONS, ids=["default", "match_rms", "other"])
def test_six_steps_err_by_less_than_a_tenth_of_torchs(options: dict[str, Any]) -> None:
    """And by less than 1e-5, where each element has moved by some .1."""
    options = {"lr": 0.02, **options}
    (mine, theirs), wide = (parameters(), parameters()), in_f64(options, 6)
    run(ours.Muon(mine, **options), 6)
    run(torch.optim.Muon(theirs, **options), 6)
    assert error(mine, wide) < min(1e-5, error(theirs, wide) / 10)


@pytest.mark.parametrize("options", OPTIONS, ids=["default", "match_rms", "other"])
def test_it_has_the_interpreters_bits(options: dict[str, Any]) -> None:
    names = {"lr", "momentum", "weight_decay", "eps", "ns_coefficients", "ns_steps", "nesterov"}
    given: dict[str, Any] = {n: v for n, v in options.items() if n in names}
    given["lr"] = float(given.get("lr", 1e-3))
    given["match_rms_adamw"] = options.get("adjust_lr_fn") == "match_rms_adamw"
    mine = parameters()
    arrays = [p.detach().numpy().copy() for p in mine]
    interpreted = sf.Optimizer(arrays, definition("muon")(**given), backend="reference")
    optimizer = ours.Muon(mine, **options)
    for _ in steps(optimizer, 3):
        interpreted.step([p.grad.numpy() for p in mine if p.grad is not None])
    for number, (param, array) in enumerate(zip(mine, arrays, strict=True)):
        assert torch.equal(param, torch.from_numpy(array))
        expected = torch.from_numpy(interpreted.state[number]["m"])
        assert torch.equal(optimizer.state[param]["momentum_buffer"], expected)


@pytest.mark.parametrize(
    ("name", "shapes", "turns"),
    [
        ("normuon", ((6, 10), (8, 3, 1, 1)), (2, 1)),
        ("scion", ((2, 4, 3), (4, 3, 2, 2), (5,)), (1,)),
    ],
)
def test_so_have_others_that_multiply_matrices(name: str, shapes: Any, turns: Any) -> None:
    """Batches of matrices, filters, and vectors where they are taken; steps are a group's."""
    options: dict[str, Any] = {"lr": 0.1, "ns_coefficients": (2.0, -1.5, 0.5)}
    mine, cut = parameters(shapes), len(turns) - 1
    arrays = [p.detach().numpy().copy() for p in mine]
    parts = [(slice(None, cut), turns[0]), (slice(cut, None), turns[-1])][-len(turns) :]
    groups = [{"params": mine[part], "ns_steps": count} for part, count in parts]
    optimizer = getattr(ours, class_name(name))(groups, **options)
    interpreted = [
        sf.Optimizer(arrays[part], definition(name)(ns_steps=n, **options), backend="reference")
        for part, n in parts
    ]
    for _ in steps(optimizer, 2):
        grads = [p.grad.numpy() for p in mine if p.grad is not None]
        for (part, _), other in zip(parts, interpreted, strict=True):
            other.step(grads[part])
    assert all(torch.equal(p, torch.from_numpy(a)) for p, a in zip(mine, arrays, strict=True))


def test_adamw_steps_beside_it() -> None:
    """In one engine, to the bits of AdamW alone, by AdamW's own defaults."""
    mixed, alone = parameters(((6, 10), (5,), (), (3, 4))), parameters(((6, 10), (5,), (), (3, 4)))
    rest = {"params": mixed[1:], "algorithm": "adamw", "weight_decay": 0.3}
    both = ours.Muon([{"params": mixed[:1]}, rest], lr=0.02, ns_steps=1)
    others = [ours.Muon(alone[:1], lr=0.02, ns_steps=1), ours.AdamW(alone[1:], weight_decay=0.3)]
    for number in range(5):
        torch.manual_seed(number)
        for param, other in zip(mixed, alone, strict=True):
            param.grad = torch.randn(param.shape)
            other.grad = param.grad.clone()
        for optimizer in (both, *others):
            optimizer.step()
        assert all(map(torch.equal, mixed, alone))
    assert len(both.explain().split("muon")) > 1 and len(both._engines) == 1
    groups = both.state_dict()["param_groups"]
    assert groups[0].keys() == others[0].state_dict()["param_groups"][0].keys()
    assert groups[1].keys() == others[1].state_dict()["param_groups"][0].keys() | {"algorithm"}
    assert list(both.state[mixed[2]]) == list(others[1].state[alone[2]])


@pytest.mark.parametrize("way", ["to torch", "from torch", "deepcopy", "pickle"])
def test_a_copy_goes_on_as_the_original(way: str) -> None:
    params = parameters()
    first = (torch.optim if way == "from torch" else ours).Muon(params, lr=0.02)
    run(first, 2)
    if way in ("deepcopy", "pickle"):
        pickled: Callable[[Any], Any] = lambda x: pickle.loads(pickle.dumps(x))  # noqa: E731
        others, second = (copy.deepcopy if way == "deepcopy" else pickled)((params, first))
    else:
        others = copy.deepcopy(params)
        second = (torch.optim if way == "to torch" else ours).Muon(others)
        second.load_state_dict(copy.deepcopy(first.state_dict()))
    run(first, 2, seed=5)
    run(second, 2, seed=5)
    mine, theirs = first.state_dict(), second.state_dict()
    assert mine["param_groups"] == theirs["param_groups"]
    assert [list(s) for s in mine["state"].values()] == [list(s) for s in theirs["state"].values()]
    far = 0.0 if way in ("deepcopy", "pickle") else 0.05  # torch's two steps are in bf16
    assert error(params, others) <= far


def test_groups_closures_and_schedulers() -> None:
    params = parameters(((4, 6), (6, 4)))
    groups = [{"params": [params[0]]}, {"params": [params[1]]}]
    optimizer = ours.Muon(groups, lr=0.1, weight_decay=0.0, ns_steps=1)
    optimizer.param_groups[1]["ns_steps"] = 0
    schedule = torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.0)
    before = [p.detach().clone() for p in params]

    def closure() -> torch.Tensor:
        optimizer.zero_grad()
        loss = sum((p * p).sum() for p in params)
        assert isinstance(loss, torch.Tensor)
        loss.backward()
        return loss

    expected = closure()
    assert optimizer.step(closure) == expected
    sizes = [
        torch.linalg.svdvals((b - p).detach()) / 0.1 for b, p in zip(before, params, strict=True)
    ]
    assert sizes[0].norm() > 1.5 and sizes[1].norm() == pytest.approx(1.5**0.5)
    schedule.step()
    before = [p.detach().clone() for p in params]
    optimizer.step(closure)
    assert all(map(torch.equal, params, before))


def test_other_layouts_and_dtypes() -> None:
    """A transposed parameter, one in bf16, whose state is so too, one without a gradient."""
    plain, turned = parameters(((6, 10),)), parameters(((6, 10),))
    turned[0].data = turned[0].data.T.contiguous().T
    for params in (plain, turned):
        run(ours.Muon(params, lr=0.02, ns_steps=1), 3)
    assert torch.equal(*plain, *turned) and turned[0].stride() == (1, 6)
    narrow = parameters(((6, 10), (4, 4)), torch.bfloat16)
    optimizer, before = ours.Muon(narrow, ns_steps=1), narrow[1].detach().clone()
    narrow[0].grad = torch.ones_like(narrow[0])
    optimizer.step()
    assert optimizer.state[narrow[0]]["momentum_buffer"].dtype == torch.bfloat16
    assert torch.equal(narrow[1], before) and narrow[1] not in optimizer.state


def test_the_constructor_is_torchs() -> None:
    theirs = inspect.signature(torch.optim.Muon).parameters
    found = dict(inspect.signature(ours.Muon).parameters)
    assert (found.pop("dtypes").default, found.pop("policy").default) == ("", "strict")
    assert [*found.items()] == [*theirs.items()]
    assert isinstance(ours.Muon(parameters()), torch.optim.Muon)
    for case in INFO.optim_inputs_func(device="cpu"):
        mine, other = (m(parameters(), **case.kwargs) for m in (ours.Muon, torch.optim.Muon))
        assert mine.state_dict() == other.state_dict(), case.desc


MATRIX, VECTOR = torch.ones(2, 2), torch.ones(3)
SIZE = r"Muon only supports 2D parameters .* size: torch.Size\(\[3\]\); give it a group"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"params": [VECTOR]}, SIZE),
        ({"lr": -1.0}, "Learning rate should be >= 0 but is: -1.0"),
        ({"lr": torch.ones(2)}, "Tensor lr must be 1-element"),
        ({"momentum": -0.1}, "momentum should be >= 0 but is: -0.1"),
        ({"weight_decay": -0.1}, "weight decay should be >= 0 but is: -0.1"),
        ({"adjust_lr_fn": "arbitrary"}, "function arbitrary is not supported"),
        ({"ns_steps": 100}, "Number of steps must be less than 100"),
        ({"ns_coefficients": (1.0, 2.0)}, "Coefficients must be a tuple of exactly 3 values"),
        ({"params": [{"params": [MATRIX], "algorithm": "lion"}]}, "expected 'muon' or 'adamw'"),
    ],
)  # fmt: skip
def test_what_torch_refuses_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ours.Muon(**{"params": [MATRIX], **options})


def test_groups_and_steps_are_refused_and_change_nothing() -> None:
    params = parameters(((2, 3),))
    optimizer = ours.Muon(params)
    with pytest.raises(ValueError, match=SIZE):
        optimizer.add_param_group({"params": [Parameter(VECTOR)]})
    assert len(optimizer.param_groups) == 1
    optimizer.param_groups[0]["ns_coefficients"] = (1.0,)
    before = params[0].detach().clone()
    params[0].grad = torch.ones(2, 3)
    with pytest.raises(ValueError, match="exactly 3 values"):
        optimizer.step()
    assert torch.equal(params[0], before) and not optimizer.state
    optimizer.param_groups[0]["ns_coefficients"] = (1.0, 0.0, 0.0)
    params[0].grad = torch.ones(2, 3).to_sparse()
    with pytest.raises(RuntimeError, match="Muon does not support"):
        optimizer.step()
    wave = Parameter(torch.ones(2, 2, dtype=torch.complex64))
    wave.grad = torch.ones_like(wave)
    with pytest.raises(RuntimeError, match="Muon does not support complex parameters"):
        ours.Muon([wave]).step()
    assert torch.equal(params[0], before)
