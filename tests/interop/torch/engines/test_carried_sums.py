"""Policy `carry` over torch's tensors: the bits of `strict`, whoever writes between steps."""

from __future__ import annotations

import shutil
from typing import Any

import pytest
import stepfuse
import stepfuse.torch as st
import torch
from stepfuse.ir.errors import BindError
from torch import Tensor, nn
from torch.nn import Parameter

from tests.support.devices.torch_gpu import TorchStub, stub_gpu, torch_on_stub  # noqa: F401
from tests.support.processes.process_group import group_of_one  # noqa: F401

SHAPES = ((40, 9), (3, 5, 7), (513,), (), (6, 4))
NAMES = ("Adafactor", "Fromage", "Nero", "AdamP", "LAMB", "AdaShift", "ApolloDQN", "adatam")


def _drawn(seed: int) -> list[Tensor]:
    torch.manual_seed(seed)
    found = [torch.randn(shape) for shape in SHAPES]
    return [*found[:-1], found[-1].t()]  # the last one is worked on in a copy


def _net(name: str, policy: str) -> tuple[nn.ParameterList, Any]:
    net = nn.ParameterList([Parameter(p) for p in _drawn(0)])
    if hasattr(st, name):
        return net, getattr(st, name)(net.parameters(), policy=policy)
    return net, st.Optimizer(net.parameters(), name, policy=policy)


def _step(pairs: list[tuple[nn.ParameterList, Any]], seed: int, missing: int = -1) -> None:
    for net, optimizer in pairs:
        for n, (param, grad) in enumerate(zip(net, _drawn(seed), strict=True)):
            param.grad = None if n == missing else grad.to(param.dtype)
        optimizer.step()


def _same(pairs: list[tuple[nn.ParameterList, Any]]) -> bool:
    return all(map(torch.equal, pairs[0][0], pairs[1][0]))


def _scaled(net: nn.ParameterList, _: Any) -> None:
    with torch.no_grad():
        net[0].mul_(0.5)
        net[2].detach()[1:] = 3.0


def _copied(net: nn.ParameterList, _: Any) -> None:
    with torch.no_grad():
        net[4].copy_(torch.ones(4, 6))


def _loaded(net: nn.ParameterList, _: Any) -> None:
    net.load_state_dict({str(n): p for n, p in enumerate(_drawn(7))})


def _replaced(net: nn.ParameterList, _: Any) -> None:
    for scale in (2.0, 4.0):  # the second may lie where the first one did
        for number in (1, 4):
            net[number].data = net[number].data * scale


def _rounded(net: nn.ParameterList, _: Any) -> None:
    net.bfloat16()
    net.float()


def _unseen(net: nn.ParameterList, optimizer: Any) -> None:
    net[0].data.mul_(2.0)
    net[2].detach().numpy()[...] = 1.0
    optimizer.refresh()


def _state_written(net: nn.ParameterList, optimizer: Any) -> None:
    for state in optimizer.state.values():
        for value in state.values():
            value.mul_(1.5)


def _states_loaded(net: nn.ParameterList, optimizer: Any) -> None:
    saved = optimizer.state_dict()
    with torch.no_grad():
        net[0].add_(1.0)
    optimizer.load_state_dict(saved)


@torch.no_grad()
def _halve(param: Tensor) -> None:
    param.mul_(0.5)


def _other_steps(net: nn.ParameterList, _: Any) -> None:
    """Of another optimizer over some of the parameters, as `zero_grad` between tasks."""
    other = st.SGD(list(net)[:2], lr=0.1)
    other.step()


# The suite has `Adafactor` and one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3, always=("Adafactor",))
@pytest.mark.parametrize("name", NAMES)
def test_the_bits_of_strict(name: str) -> None:
    pairs = [_net(name, policy) for policy in ("carry", "strict")]
    between = (_scaled, _copied, _loaded, _replaced, _unseen, _states_loaded, _other_steps)
    for number, change in enumerate((*between, _state_written)):
        for seed in range(4):  # the later ones are fast
            _step(pairs, 10 * number + seed, missing=number % 5 if seed == 3 else -1)
        assert _same(pairs), change
        for pair in pairs:
            change(*pair)
    _step(pairs, 99)
    assert _same(pairs)


def test_dtypes_that_change_and_storage() -> None:
    """After `bfloat16().float()` too, whose memory may be that of before."""
    pairs = [_net("Fromage", policy) for policy in ("carry", "strict")]
    for seed in range(4):
        _step(pairs, seed)
        for pair in pairs:
            _rounded(*pair)
    split = [
        (net, st.Optimizer(net.parameters(), "fromage", policy=p, dtypes="param=bf16_split"))
        for p, net in ((p, _net("Fromage", p)[0].bfloat16()) for p in ("carry", "strict"))
    ]
    for seed in range(3):
        _step(pairs, seed)
        _step(split, seed)
    assert _same(pairs) and _same(split)


def test_it_reads_less_and_sums_are_taken_only_where_somebody_wrote(monkeypatch: Any) -> None:
    (net, carrying), (_, strict) = pairs = [_net("Fromage", p) for p in ("carry", "strict")]
    _step(pairs, 0)
    assert "16 bytes/param" in repr(carrying) and "20 bytes/param" in repr(strict)
    sums, taken = carrying._engines[0][0].sums, []
    run = sums._start.run
    monkeypatch.setattr(sums._start, "run", lambda: (taken.append(sums._start.present), run()))
    for seed in range(3):
        _step(pairs, seed)
    assert taken == []
    with torch.no_grad():
        net[1].mul_(1.0)
        net[3].mul_(1.0)
    _step(pairs, 5)
    assert taken == [(1, 3)]


def test_within_the_backward_pass() -> None:
    """Also where another hook writes to a parameter behind its step."""

    def trained(policy: str) -> list[Tensor]:
        net, optimizer = _net("Fromage", policy)
        handle = st.step_in_backward(optimizer)
        halved = net[0].register_post_accumulate_grad_hook(_halve)
        for number, change in enumerate((_scaled, None, _replaced, None, _copied)):
            used = list(net)[: 5 - number % 2]
            sum(
                ((p * g).sum() for p, g in zip(used, _drawn(number)[: len(used)], strict=True)),
                torch.zeros(()),
            ).backward()
            if change is not None:
                change(net, optimizer)
        halved.remove()
        handle.remove()
        return list(net)

    assert all(map(torch.equal, trained("carry"), trained("strict")))


def test_what_compile_gave_within_a_wrapper_and_a_fresh_start(alone: None) -> None:
    compiled = stepfuse.compile("fromage", policy="carry")
    pairs = [_net("Fromage", "carry"), _net("Fromage", "strict")]
    pairs[0] = pairs[0][0], st.Optimizer(pairs[0][0].parameters(), compiled)
    wrapped = [nn.parallel.DistributedDataParallel(nn.Sequential(net)) for net, _ in pairs]
    for seed in range(2):
        _step(pairs, seed)
        wrapped = [nn.parallel.DistributedDataParallel(w.module) for w in wrapped]  # broadcasts
    fresh = nn.ParameterList([Parameter(p.detach().clone()) for p in pairs[0][0]])
    again = st.Fromage(fresh.parameters(), policy="carry")
    _step([*pairs, (fresh, again)], 5)
    assert _same(pairs) and _same([pairs[1], (fresh, again)])
    assert "16 bytes/param" in repr(pairs[0][1])


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_on_a_gpu_sums_are_refused(cuda: TorchStub) -> None:
    """A specification without such sums is stepped there under the policy."""
    param = Parameter(torch.ones(3).to("cuda:0"))
    param.grad = torch.ones(3).to("cuda:0")
    st.Lion([param], policy="carry").step()
    with pytest.raises(BindError, match="a captured step on a GPU cannot: use policy 'strict"):
        st.Fromage([param], policy="carry").step()
