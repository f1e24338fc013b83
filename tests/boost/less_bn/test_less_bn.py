"""LessBN: which norms leave which networks, in torch and ONNX alike; heads; optimizers; undo."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest
import stepfuse.torch as fused
import torch
from onnx import ModelProto
from stepfuse import boost
from stepfuse.boost.less_bn.onnx_flow import less_bn_onnx
from stepfuse.boost.less_bn.torch_flow import parts_of
from torch import nn

from examples.networks.densenet import densenet121
from examples.networks.mobilenet_v2 import MobileNetV2
from examples.networks.resnet import BasicBlock, ResNet, resnet18, resnet50
from tests.boost.patterns import CHANNELS, GRAPHS, SWAPPED, Body, SmallNetwork, onnx_of
from tests.support.oracles.exports import session_of

BLOCKS_50 = (3, 4, 6, 3)
# By the rules: of a basic block the first norm, of a bottleneck two, of every projected shortcut
# its norm. Of inverted residuals the norm behind the expansion: of those with a shortcut, behind
# one with a shortcut, behind one without. Of dense layers and transitions the norm of a Concat.
RESNET_18 = {f"stages.{s}.{b}.bn1" for s in range(4) for b in range(2)} | {
    f"stages.{s}.0.shortcut.1" for s in (1, 2, 3)
}
RESNET_50 = {
    f"stages.{s}.{b}.bn{n}" for s in range(4) for b in range(BLOCKS_50[s]) for n in (1, 2)
} | {f"stages.{s}.0.shortcut.1" for s in range(4)}
MOBILENET = {f"blocks.{b}.layers.1" for b in range(1, 17)} | {"top.1"}
DENSENET = {
    f"blocks.{b}.{n}.norm1" for b, depth in enumerate((6, 12, 24, 16)) for n in range(1, depth)
} | {f"transitions.{t}.0" for t in range(3)}


def run(model: ModelProto, x: torch.Tensor) -> Any:
    return session_of(model).run(None, {"x": x.numpy()})[0]


@pytest.mark.parametrize("name", GRAPHS)
def test_each_structure_loses_the_documented_norms(name: str) -> None:
    check_graph(*GRAPHS[name])


@pytest.mark.parametrize("name", SWAPPED)
def test_the_order_of_operands_does_not_matter_but_as_in_mindspore(name: str) -> None:
    body, leaving = SWAPPED[name]
    check_graph(body, leaving)
    net = SmallNetwork(body).eval()
    with pytest.raises(boost.BoostError, match="no structure"):
        boost.LessBN(net, fn_flag=False, as_mindspore=True)
    with pytest.raises(boost.BoostError, match="no structure"):
        less_bn_onnx(onnx_of(body, net), as_mindspore=True)
    ordered = SmallNetwork(GRAPHS[name][0])
    assert boost.LessBN(ordered, fn_flag=False, as_mindspore=True).removed == (*leaving.split(),)


def check_graph(body: Body, leaving: str) -> None:
    net = SmallNetwork(body).eval()
    model, before = onnx_of(body, net), copy.deepcopy(net.state_dict())
    x = torch.rand(2, CHANNELS, 3, 3)
    if not leaving:
        with pytest.raises(boost.BoostError, match="is here\nn1: kept: in none"):
            boost.LessBN(net, fn_flag=False)
        with pytest.raises(boost.BoostError, match="no structure"):
            less_bn_onnx(model)
        return
    output = net(x)
    made, changed = boost.LessBN(net, fn_flag=False), less_bn_onnx(model)
    assert set(made.removed) == set(leaving.split())
    assert {d.name for d in changed.decisions if d.is_removed} == set(leaving.split())
    gone = {f"{n}.{end}" for n in leaving.split()
            for end in ("weight", "bias", "running_mean", "running_var")}  # fmt: skip
    assert set(changed.removed) == gone
    assert not gone & set(net.state_dict()) and len(before) > len(net.state_dict())
    torch.testing.assert_close(
        run(changed.model, x), made(x).detach().numpy(), rtol=1e-5, atol=1e-5
    )
    assert not torch.equal(made(x), output)
    made.undo()
    assert all(torch.equal(value, before[key]) for key, value in net.state_dict().items())
    assert list(net.state_dict()) == list(before) and torch.equal(net(x), output)


@pytest.mark.parametrize(
    ("net", "leaving", "norms"),
    [
        (lambda: resnet18(1, 2), RESNET_18, 20), (lambda: resnet50(1, 2), RESNET_50, 53),
        (lambda: MobileNetV2(0.1, 2), MOBILENET, 52), (lambda: densenet121(1, 2), DENSENET, 121),
    ],
)  # fmt: skip
def test_networks_of_papers_lose_the_documented_norms(net: Any, leaving: Any, norms: int) -> None:
    with torch.device("meta"):  # what they compute is not asked for
        made = net()
    assert sum(isinstance(m, nn.BatchNorm2d) for m in made.modules()) == norms
    assert set(boost.LessBN(made, fn_flag=False).removed) == leaving


def small(seed: int = 0) -> ResNet:
    torch.manual_seed(seed)
    return ResNet(BasicBlock, (2, 1, 1, 1), 2, 3)


def test_heads_have_norm_one_and_a_scale() -> None:
    net = nn.Sequential(nn.Linear(3, 4), nn.Sequential(nn.Linear(4, 5), nn.ReLU()), nn.Linear(5, 2))
    made = boost.LessBN(net)  # the last linear layer that each module directly contains
    assert made.replaced == ("2", "1.0") and type(net[0]) is nn.Linear
    head, x = net[2], torch.randn(6, 5)
    x[0] *= 1e-4  # a row below the least norm
    assert [name for name, _ in head.named_parameters()] == ["weight", "multiplier"]
    head.multiplier.data.fill_(3.0)
    rows, weight = x.double().numpy(), head.weight.detach().double().numpy()

    def norm(z: Any) -> Any:
        return np.sqrt(np.maximum((z * z).sum(1, keepdims=True), 1e-4))

    expected = 3.0 * (rows / norm(rows)) @ (weight / norm(weight)).T
    np.testing.assert_allclose(head(x).detach().numpy(), expected, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("kind", [fused.SGD, torch.optim.SGD])
def test_removed_parameters_leave_the_optimizer_and_come_back(kind: Any) -> None:
    net, x = small(), torch.randn(4, 3, 32, 32)
    optimizer = kind(net.named_parameters(), lr=0.1, momentum=0.9)

    def step() -> None:
        optimizer.zero_grad()
        net(x).square().sum().backward()
        optimizer.step()

    step()
    before, saved = copy.deepcopy(net.state_dict()), copy.deepcopy(optimizer.state_dict())
    count = len(optimizer.param_groups[0]["params"])
    made = boost.LessBN(net, optimizer=optimizer)
    assert made.removed == (
        "stages.0.0.bn1", "stages.0.1.bn1", "stages.1.0.bn1", "stages.1.0.shortcut.1",
        "stages.2.0.bn1", "stages.2.0.shortcut.1", "stages.3.0.bn1", "stages.3.0.shortcut.1",
    )  # fmt: skip
    now = optimizer.param_groups[0]
    assert now["param_names"] == [name for name, _ in net.named_parameters()]
    assert len(now["params"]) == count - 2 * 8 - 1 + 1  # norms, the bias; the multiplier
    assert all(p is q for p, q in zip(now["params"], net.parameters(), strict=True))
    made.undo()
    assert torch.equal(net.state_dict()["head.bias"], before["head.bias"])
    again = optimizer.state_dict()
    assert again["param_groups"] == saved["param_groups"]
    for key, states in saved["state"].items():
        assert all(torch.equal(v, again["state"][key][n]) for n, v in states.items())
    made = boost.LessBN(net, optimizer=optimizer)
    kept = net.head.weight.clone()
    step()
    assert not torch.equal(net.head.weight, kept) and net.head.multiplier.item() != 1.0
    assert len(optimizer.state_dict()["state"]) == len(list(net.parameters()))
    made.undo()
    step()
    assert len(optimizer.state_dict()["state"]) == count


def test_a_second_time_changes_nothing() -> None:
    net = small()
    first = boost.LessBN(net)
    names, second = list(net.state_dict()), boost.LessBN(net)
    assert second.removed == () and second.explain() == ["it has been through LessBN already"]
    second.undo()
    assert list(net.state_dict()) == names and len(first.removed) == 8
    # without the mark there is nothing more to take out either
    with pytest.raises(boost.BoostError, match="no structure"):
        boost.LessBN(copy_without_mark(net), fn_flag=False)


def copy_without_mark(net: nn.Module) -> nn.Module:
    made = copy.deepcopy(net)
    del made._boost_less_bn
    return made


class Deciding(nn.Module):
    """Whose forward depends on what it is given; its stages are traced one by one."""

    def __init__(self) -> None:
        super().__init__()
        self.within, self.norm = small(), nn.BatchNorm1d(3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.norm(self.within(x)) if x.sum() > 0 else self.within(x)


def test_what_cannot_be_traced_is_taken_part_by_part() -> None:
    net = Deciding()
    made = boost.LessBN(net, fn_flag=False)
    assert len(made.removed) == 8 and made.removed[0] == "within.stages.0.0.bn1"
    told = "\n".join(made.explain())
    assert "the network: taken part by part: torch.fx cannot trace it: symbolically" in told
    assert "norm: kept: in no part that could be traced" in told
    assert [part.path for part in parts_of(net)] == ["", "within"]


def test_a_norm_stays_where_not_all_of_its_uses_fit() -> None:
    def shared(s: Any, x: Any) -> Any:
        x = s.relu(s.n1(s.c3(x)))
        return s.n2(s.c2(s.relu(s.n1(s.c1(x))))) + x

    def read(s: Any, x: Any) -> Any:
        x = s.relu(x)
        inner = s.n1(s.c1(x))
        return s.cat(s.n2(s.c2(s.relu(inner))) + x, inner)

    for body, why in ((shared, "at 1 of the 2 places"), (read, "used outside the structure, too")):
        net = SmallNetwork(body)
        with pytest.raises(boost.BoostError, match=f"n1: kept: .*{why}"):
            boost.LessBN(net, fn_flag=False)
        with pytest.raises(boost.BoostError, match=f"n1: .*{why}"):
            less_bn_onnx(onnx_of(body, net))


def test_autoboost_takes_norms_out_and_centralises_gradients() -> None:
    net = small()
    optimizer = fused.SGD(net.parameters(), lr=0.1)
    config = {"boost": {"mode": "manual", "less_bn": True}}
    made = boost.AutoBoost("O0", config)
    before = copy.deepcopy(net.state_dict())
    found, same = made.network_auto_process_train(net, optimizer)
    assert found is net and same is optimizer
    told = made.explain()
    for line in (
        "stages.0.0.bn1: removed: basic block", "stem.1: kept: in none",
        "stages.0.0.bn2: kept: it stays by the row 'basic block'", "head: a normalised head",
        "17 parameters of 123 elements removed", "gradients centralised: 14 parameters, from stem",
    ):  # fmt: skip
        assert line in told
    net(torch.randn(4, 3, 32, 32)).square().sum().backward()
    weight = net.stages[0][0].conv1.weight
    assert weight.grad.mean((1, 2, 3)).abs().max() < 1e-6 < weight.grad.abs().max()
    assert net.head.weight.grad.mean(1).abs().max() > 1e-6
    made.undo()
    optimizer.zero_grad()
    net(torch.randn(4, 3, 32, 32)).square().sum().backward()
    assert weight.grad.mean((1, 2, 3)).abs().max() > 1e-6
    assert all(torch.equal(before[k], v) for k, v in net.state_dict().items() if "running" not in k
               and "batches" not in k)  # fmt: skip
    evaluated = boost.AutoBoost("O0", config).network_auto_process_eval(small())
    assert type(evaluated.head) is nn.Linear and type(evaluated.stages[0][0].bn1) is nn.Identity
