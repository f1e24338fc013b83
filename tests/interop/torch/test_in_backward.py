"""A step in backward passes: the bits of the step at the end, and what is refused."""

from __future__ import annotations

import gc
import warnings
import weakref
from collections.abc import Callable
from typing import Any

import pytest
import stepfuse as sf
import stepfuse.torch as ours
import torch
from stepfuse.ir.errors import BindError
from torch import nn
from torch.nn import Parameter
from torch.utils.checkpoint import checkpoint

from tests.interop.torch.passes import BF16, F32, F64, Pair
from tests.support.processes.process_group import group_of_one  # noqa: F401

SMALL = ((4, 6), (5,), (3, 3), (1,), (2, 3), (7,), (2, 2))
# At each step, who has no gradient: nobody; some; a whole group; all vectors; a first number.
MISSING = ((), (1, 5), (4, 5, 6), (1, 3, 5), (), (0,))


@pytest.mark.parametrize(
    "spec",
    ["adamw", "came", "dadapt_adam", "schedule_free_sgd", "novograd", "clip_by_last_norm+sgd+swa"],
)
def test_the_bits_are_those_of_the_step_at_the_end(spec: str) -> None:
    """One sweep; rows and columns; sums that end a step; numbers of groups, tensors and steps."""
    pair = Pair(lambda groups: ours.Optimizer(groups, sf.chain(*spec.split("+"))))
    for number, missing in enumerate(MISSING):
        pair.step(number, missing)
        assert not pair.difference()


@pytest.mark.parametrize("dtypes", ["v=linear8(32)", "param=bf16_split,grad=bf16"])
def test_states_in_codes(dtypes: str) -> None:
    spec, kind = sf.compile("adamw", dtypes=dtypes), BF16 if "split" in dtypes else F32
    pair = Pair(lambda groups: ours.Optimizer(groups, spec), dtypes=(kind,))
    for number in range(3):
        pair.step(number, MISSING[number])
        assert not pair.difference()


def test_several_engines_and_calls_from_python() -> None:
    """Three dtypes, some of them alone in a step; a backend without native steps."""
    for make in (ours.Adam, lambda g: ours.Optimizer(g, sf.compile("sgd", backend="loops"))):
        pair = Pair(make, shapes=SMALL, dtypes=(F32, F64, BF16))
        for number, missing in enumerate(((), (0, 3, 6), (1, 2, 4, 5))):
            pair.step(number, missing)
            assert not pair.difference()


def test_gradients_of_several_passes() -> None:
    """Also one that the last pass leaves as it is."""
    pair = Pair(ours.AdamW, shapes=SMALL)
    first, second = pair.grads(1), pair.grads(2, (3, 4))
    with pair.handle.accumulating():
        pair.backward(1, first)
    start = [p.detach().clone() for p in pair.params[0]]
    assert all(map(torch.equal, start, pair.params[1]))
    pair.backward(1, second)
    for grads in (first, second):
        pair.backward(0, grads)
    pair.optimizers[0].step()
    assert not pair.difference()


def test_what_changes_between_steps() -> None:
    """Rates, a rate as a tensor, another place in memory, another group, states, a frozen one."""
    pair = Pair(ours.AdamW, shapes=SMALL)

    def both(change: Callable[[Any], Any]) -> None:
        for optimizer in pair.optimizers:
            change(optimizer)
        pair.params = [[p for g in o.param_groups for p in g["params"]] for o in pair.optimizers]
        pair.step(7)
        assert not pair.difference()

    def move(optimizer: Any) -> None:
        for param in optimizer.param_groups[0]["params"][1:]:
            param.data = param.data.clone()

    def add(optimizer: Any) -> None:
        torch.manual_seed(3)
        optimizer.add_param_group({"params": [Parameter(torch.randn(3, 5))], "weight_decay": 0.5})

    def resume(optimizer: Any) -> None:
        saved = optimizer.state_dict()
        for state in saved["state"].values():
            state["exp_avg"] = state["exp_avg"] * 2
        optimizer.load_state_dict(saved)

    both(lambda o: None)
    both(lambda o: o.param_groups[0].update(lr=0.25))
    both(lambda o: o.param_groups[1].update(lr=torch.tensor(0.125)))
    both(lambda o: o.param_groups[1].update(lr=0.125, maximize=True))
    both(move)
    both(add)
    both(resume)
    pair.handle.remove()
    pair.backward(1, pair.grads(8))
    assert all(p.grad is not None for p in pair.params[1])


class Tied(nn.Module):
    """A table that is read at the beginning and at the end, and a frozen layer."""

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.table, self.middle = nn.Embedding(11, 6), nn.Linear(6, 6)
        self.frozen, self.head = nn.Linear(6, 6), nn.Linear(6, 11, bias=False)
        self.frozen.requires_grad_(False)
        self.head.weight = self.table.weight

    def forward(self, words: torch.Tensor) -> torch.Tensor:
        x = checkpoint(self.middle, self.table(words), use_reentrant=False)
        return nn.functional.cross_entropy(self.head(self.frozen(x)), words)


def test_tied_and_frozen_parameters_and_the_gradients_alive() -> None:
    nets = [Tied(), Tied()]
    optimizers: list[Any] = [ours.AdamW(net.parameters(), lr=0.1) for net in nets]
    ours.step_in_backward(optimizers[1])
    alive: list[int] = []

    def look(grad: torch.Tensor) -> None:
        alive.append(sum(t.nbytes for t in (grad, *(p.grad for p in params if p.grad is not None))))

    params = list(nets[1].parameters())
    for param in params:
        if param.requires_grad:
            param.register_hook(look)
    for _ in range(3):
        words = torch.randint(11, (4,))
        for net in nets:
            net(words).backward()
        optimizers[0].step()
        optimizers[0].zero_grad()
        optimizers[1].step()  # finds nothing to do
        assert all(map(torch.equal, nets[0].parameters(), params))
        assert nets[1].frozen.weight not in optimizers[1].state
    largest = sorted(p.nbytes for p in params if p.requires_grad)[-2:]
    assert max(alive) <= sum(largest) < sum(p.nbytes for p in params if p.requires_grad)


def test_a_parameter_that_is_used_behind_its_hook() -> None:
    net = nn.Linear(3, 3)
    ours.step_in_backward(ours.AdamW(net.parameters()))
    out = net(torch.ones(1, 3, requires_grad=True)).sum()
    out.backward(retain_graph=True)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        out.backward()


def test_an_optimizer_that_is_gone_steps_no_more() -> None:
    """And leaves nothing alive: autograd's hooks are not seen by the collector of cycles."""
    param = Parameter(torch.ones(3))
    optimizer = ours.AdamW([param])
    ours.step_in_backward(optimizer)
    known = weakref.ref(optimizer)
    del optimizer
    gc.collect()
    assert known() is None
    param.sum().backward()
    assert param.grad is not None and torch.equal(param, torch.ones(3))
    param.grad = None
    again = ours.SGD([param], lr=0.5)
    ours.step_in_backward(again)
    param.sum().backward()
    assert torch.equal(param, torch.full((3,), 0.5))


def test_parameters_that_come_and_go() -> None:
    """One is frozen when it has states already; one is left out of the groups, then thawed."""
    params = [Parameter(torch.ones(3)) for _ in range(3)]
    optimizer: Any = ours.SGD(params, lr=0.5, momentum=0.9)
    torch.stack(params).sum().backward()
    optimizer.step()
    optimizer.zero_grad()
    params[0].requires_grad_(False)
    ours.step_in_backward(optimizer)
    torch.stack(params).sum().backward()
    seen = [p[0].item() for p in params]
    assert seen[0] == 0.5 and seen[1] == seen[2] < 0
    del optimizer.param_groups[0]["params"][2]
    params[0].requires_grad_(True)
    torch.stack([params[2], params[1], params[0]]).sum().backward()
    assert params[2][0].item() == seen[2] and params[1][0].item() < seen[1]
    assert params[0][0].item() < 0 and params[0].grad is None


class Fails(torch.autograd.Function):
    """An identity whose backward pass raises."""

    @staticmethod
    def forward(ctx: Any, x: torch.Tensor) -> torch.Tensor:
        return x.clone()

    @staticmethod
    def backward(ctx: Any, *_: Any) -> Any:
        raise ZeroDivisionError("in a hook of the user's")


def test_a_pass_that_fails_tears_the_step_until_states_are_loaded() -> None:
    first, last = Parameter(torch.ones(3)), Parameter(torch.ones(3))
    optimizer: Any = ours.AdamW([first, last], lr=0.1)
    saved = optimizer.state_dict()
    ours.step_in_backward(optimizer)
    with pytest.raises(ZeroDivisionError):
        (Fails.apply(first * 2).sum() + (last * 2).sum()).backward()
    assert (last < 1).all() and (first == 1).all()
    for refused in (optimizer.state_dict, optimizer.step, (last * 2).sum().backward):
        with pytest.raises(BindError, match=r"in a backward pass was interrupted.*load what was"):
            refused()
    optimizer.load_state_dict(saved)
    (first * 2).sum().backward()
    assert (first < 1).all() and optimizer.state[first]["step"] == 1.0


def sparse(make: Any) -> None:
    table, other = nn.Embedding(5, 3, sparse=True), nn.Linear(3, 1)
    optimizer = make([*other.parameters(), *table.parameters()], lr=0.1)
    ours.step_in_backward(optimizer)
    before = [p.detach().clone() for g in optimizer.param_groups for p in g["params"]]
    try:
        table(torch.tensor([1])).sum().backward()
    finally:
        params = [p for g in optimizer.param_groups for p in g["params"]]
        assert all(map(torch.equal, before, params)) and not optimizer.step_lock.interrupted


def with_closure(_: Any) -> None:
    param = Parameter(torch.ones(3))
    optimizer = ours.AdamW([param])
    ours.step_in_backward(optimizer)
    optimizer.step(lambda: param.sum().backward())


def with_scaler(_: Any) -> None:
    param = Parameter(torch.ones(3))
    optimizer, scaler = ours.AdamW([param]), torch.amp.GradScaler("cpu")
    ours.step_in_backward(optimizer)
    scaler.scale(param.sum()).backward()
    scaler.step(optimizer)


def nested(params: list[Parameter]) -> None:
    net = nn.Linear(3, 3)
    ours.step_in_backward(ours.AdamW(net.parameters()))
    checkpoint(net, torch.ones(2, 3, requires_grad=True), use_reentrant=True).sum().backward()


def twice(params: list[Parameter]) -> None:
    first = ours.AdamW(params)
    ours.step_in_backward(first)
    ours.step_in_backward(ours.SGD(params))


def listed_twice(params: list[Parameter]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours.step_in_backward(ours.AdamW([*params, *params]))


def mean(params: list[Parameter]) -> None:
    optimizer = ours.AdamW(params)
    optimizer.take_mean_of(2)
    ours.step_in_backward(optimizer)


@sf.optimizer
def noisy_sgd(param, grad, noise=sf.aux, *, lr=1e-3):  # type: ignore[no-untyped-def]
    """A step with an extra input."""
    return sf.update(param=param - lr * (grad + noise))


REFUSED: dict[str, tuple[Callable[[list[Parameter]], Any], str]] = {
    "a sum": (ours.Prodigy, r"Prodigy has no step in .* = sum .* of %grad, .*clip_by_last_norm"),
    "a look at all": (
        lambda p: ours.Optimizer(p, sf.chain("check_finite", "sgd")), "any %.* of %grad.*at the end"
    ),
    "torch's": (torch.optim.AdamW, r"of stepfuse.torch, got torch.optim.adamw.AdamW"),
    "twice": (twice, "an optimizer steps it in backward passes already; call remove"),
    "listed twice": (listed_twice, "a parameter is in the groups twice"),
    "a mean": (mean, "steps by the mean of 2 gradients.*accumulating"),
    "an extra input": (lambda p: ours.Optimizer(p, noisy_sgd), r"extra inputs.*step\(aux"),
    "sparse alone": (ours.SparseAdam, "SparseAdam takes sparse gradients only"),
    "nothing": (lambda p: ours.AdamW([p[0].requires_grad_(False)]), "no parameter of the optim"),
    "a closure": (with_closure, r"step\(closure\) would.*call backward\(\) alone"),
    "a scaler": (with_scaler, "a GradScaler looks for infinities in all gradients before a step"),
    "a pass in a pass": (nested, "use_reentrant=False"),
    "sparse, by rows": (lambda _: sparse(ours.SGD), "its gradient is sparse.*leave sparse=True"),
    "sparse": (lambda _: sparse(ours.AdamW), r"does not support sparse.*grad.to_dense\(\)"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_refused_changes_nothing(case: str) -> None:
    make, why = REFUSED[case]
    params = [Parameter(torch.ones(3))]
    with pytest.raises((BindError, TypeError), match=why):
        ours.step_in_backward(make(params))
    if case not in ("twice", "torch's"):
        assert not getattr(params[0], "_post_accumulate_grad_hooks", None)
    assert torch.equal(params[0], torch.ones(3))


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("passes", [0, 2])
def test_a_wrapper_that_reduces_later_is_refused(passes: int) -> None:
    """Made before the hooks, or behind them, at once or after some steps."""
    net, other = nn.Linear(3, 3), nn.Linear(3, 3)
    optimizer = ours.AdamW(net.parameters())
    handle = ours.step_in_backward(optimizer)
    for _ in range(passes):
        net(torch.ones(1, 3)).sum().backward()
        nn.parallel.DistributedDataParallel(other)  # which is no concern of these
    wrapped = nn.parallel.DistributedDataParallel(net)
    before = net.weight.detach().clone()
    with pytest.raises(BindError, match="DistributedDataParallel reduces gradients among"):
        wrapped(torch.ones(1, 3)).sum().backward()
    assert torch.equal(net.weight, before)
    handle.remove()
    with pytest.raises(BindError, match="DistributedDataParallel reduces gradients among"):
        ours.step_in_backward(optimizer)
