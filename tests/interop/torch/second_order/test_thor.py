"""THOR for models of torch: beside its formulas in f64, what it refuses, states that go on."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
import stepfuse.torch as ours
import torch
from torch import Tensor, nn
from torch.nn import functional

N, LAM, LR, DECAY, MOMENTUM = 6, 0.2, 0.1, 0.01, 0.8


class Net(nn.Module):
    """One layer of each kind, a convolution in groups, and a layer that is skipped."""

    def __init__(self) -> None:
        super().__init__()
        self.words, self.conv = nn.Embedding(7, 9), nn.Conv2d(2, 3, 3, stride=2, padding=1)
        self.grouped, self.norm = nn.Conv2d(4, 4, 1, groups=2), nn.LayerNorm(9)
        self.mid, self.last = nn.Linear(9, 5), nn.Linear(5 + 12, 3)
        self.outputs: dict[str, Tensor] = {}

    def seen(self, name: str, output: Tensor) -> Tensor:
        self.outputs[name] = output
        return output

    def forward(self, ids: Tensor, image: Tensor) -> Tensor:
        words = self.norm(self.seen("words", self.words(ids)))
        mid = self.seen("mid", self.mid(words)).mean(1)
        filtered = self.seen("conv", self.conv(self.grouped(image)[:, 1:3])).flatten(1)
        return self.last(torch.cat([mid, filtered.tanh()], 1))


def data(seed: int) -> tuple[Tensor, Tensor, Tensor]:
    g = torch.Generator().manual_seed(seed)
    image = torch.randn(N, 4, 4, 4, generator=g)
    ids = torch.randint(0, 7, (N, 3), generator=g)
    return ids, image, torch.randint(0, 3, (N,), generator=g)


def patches(image: Any) -> Any:
    """The patches of the convolution, position by position: loops over what it multiplies."""
    padded = np.pad(image, ((0, 0), (0, 0), (1, 1), (1, 1)))
    rows = [
        padded[n, :, 2 * i : 2 * i + 3, 2 * j : 2 * j + 3].reshape(-1)
        for n in range(len(image)) for i in range(2) for j in range(2)
    ]  # fmt: skip
    return np.array(rows)


def covariance(rows: Any) -> Any:
    return rows.T @ rows / len(rows)


class Exact:
    """The same training in f64: autograd's gradients, NumPy's inverses."""

    def __init__(self, net: Net) -> None:
        self.net = net.double()
        self.m = {n: np.zeros(p.shape) for n, p in net.named_parameters()}
        self.inverse: dict[str, tuple[Any, Any]] = {}

    def step(self, t: int, ids: Tensor, image: Tensor, target: Tensor) -> float:
        net = self.net
        net.zero_grad()
        loss = functional.cross_entropy(net(ids, image.double()), target)
        outputs = list(net.outputs.values())
        found = torch.autograd.grad(loss, outputs, retain_graph=True)
        grads = dict(zip(net.outputs, found, strict=True))
        loss.backward()
        if t % 2 == 0:
            self.refresh(ids, image, {n: g.numpy() for n, g in grads.items()})
        for name, p in net.named_parameters():
            w, g = p.detach().numpy(), p.grad.numpy()  # type: ignore[union-attr]
            layer = name.removesuffix(".weight")
            if name == "words.weight":
                g = self.inverse[layer][1][:, None] * g @ self.inverse[layer][0]
            elif layer in self.inverse:
                gi, ai = self.inverse[layer]
                g = (gi @ g.reshape(len(g), -1) @ ai).reshape(g.shape)
            elif name.startswith("norm"):
                g = g / (g * g / N + np.sqrt(LAM))
            self.m[name] = MOMENTUM * self.m[name] + g + (0 if "bias" in name else DECAY) * w
            w -= LR * self.m[name]
        return loss.item()

    def refresh(self, ids: Tensor, image: Tensor, dy: dict[str, Any]) -> None:
        net, root = self.net, np.sqrt(LAM)
        with torch.no_grad():
            mid = net.norm(net.words(ids)).reshape(-1, 9).numpy()
            given = net.grouped(image.double())[:, 1:3].numpy()
        inverse = lambda a, s: np.linalg.inv(a + s * np.eye(len(a)))  # noqa: E731
        counts = np.bincount(ids.reshape(-1).numpy(), minlength=7)
        g = {n: covariance(d.reshape(-1, d.shape[-1])) * N**2 for n, d in dy.items()}
        g["conv"] = covariance(dy["conv"].transpose(0, 2, 3, 1).reshape(-1, 3)) * N**2
        self.inverse["words"] = inverse(g["words"], root), 1 / (counts / N + root)
        self.inverse["mid"] = inverse(g["mid"], root), inverse(covariance(mid), root)
        a, s = covariance(patches(given)), np.sqrt(LAM / 4)
        self.inverse["conv"] = inverse(g["conv"], s) / 2, inverse(a, s) / 2


def made(net: nn.Module, **options: Any) -> Any:
    return ours.thor(net, LR, LAM, MOMENTUM, DECAY, **{"batch_size": N, "frequency": 2, **options})


def stepped(net: Net, opt: Any, seed: int) -> float:
    ids, image, target = data(seed)
    opt.zero_grad()
    loss = functional.cross_entropy(net(ids, image), target)
    loss.backward()
    opt.step()
    return loss.item()


def net_of(seed: int = 0) -> Net:
    torch.manual_seed(seed)
    return Net()


def test_it_is_the_formulas_of_what_goes_through_the_layers() -> None:
    """Five steps, refreshes at 1, 3 and 5, within what f32 rounds."""
    net, exact = net_of(), Exact(net_of())
    opt = made(net, skip=["last"], decay_filter=lambda name: "bias" not in name)
    labels = {g["label"]: len(g["params"]) for g in opt.param_groups if g["weight_decay"]}
    assert labels == {"": 2, "embedding": 1, "layer_norm": 1, "plain": 2}
    for t in range(5):
        loss = stepped(net, opt, t)
        assert abs(loss - exact.step(t, *data(t))) < 1e-4
    for (name, p), q in zip(net.named_parameters(), exact.net.parameters(), strict=True):
        np.testing.assert_allclose(
            p.detach().numpy(), q.detach().numpy(), rtol=1e-4, atol=2e-5, err_msg=name
        )


def test_blocks_are_those_of_the_diagonal() -> None:
    """Of 7 inputs in blocks of 3: two blocks and a rest, as covariances of so many columns."""
    torch.manual_seed(0)
    found = {}
    for block in (3, None):
        layer = nn.Linear(7, 4)
        opt = made(layer, block=block)
        x = torch.randn(N, 7, generator=torch.Generator().manual_seed(1))
        layer(x).square().mean().backward()
        found[block] = opt._captures[id(layer.weight)].taken["right_cov"].clone()
        opt.remove()
    mask = torch.block_diag(torch.ones(3, 3), torch.ones(3, 3), torch.ones(1, 1))
    torch.testing.assert_close(found[3], found[None] * mask)
    torch.testing.assert_close(found[None], x.T @ x / N)


def test_mindspore_s_own_rules_are_named() -> None:
    """literal: A of a Linear by its inputs; a Conv2d's averages over the batch, padded evenly."""
    torch.manual_seed(0)
    net = nn.Sequential(nn.Conv2d(2, 3, 2), nn.Flatten(), nn.Linear(12, 4))
    opt = made(net, literal=True)
    x = torch.randn(N, 2, 3, 3)
    h = net[:2](x)
    net(x).square().mean().backward()
    conv, dense = (opt._captures[id(net[n].weight)].taken for n in (0, 2))
    torch.testing.assert_close(dense["right_cov"], h.T @ h / 12)
    mean = functional.unfold(functional.pad(x, (0, 1, 0, 1)), 2).mean(0)
    torch.testing.assert_close(conv["right_cov"].view(8, 8), mean @ mean.T / 9)
    assert (conv["right_positions"], conv["left_positions"]) == (9.0, 4.0)


def test_a_step_between_two_refreshes_takes_nothing_and_goes_on_from_a_checkpoint() -> None:
    """Saved after the third step, loaded into another model's: the same bits."""
    net, other = net_of(), net_of(5)
    opt = made(net)
    for t in range(3):
        before = {n: c.taken for n, c in opt._captures.items()}
        stepped(net, opt, t)
        assert not any(before.values())
    saved = copy.deepcopy(opt.state_dict())
    other.load_state_dict(net.state_dict())
    again = made(other)
    again.load_state_dict(saved)
    right = again.state[other.mid.weight]["right"]
    assert (right == opt.state[net.mid.weight]["right"]).all()
    for t in range(3, 6):
        stepped(net, opt, t)
        stepped(other, again, t)
    for p, q in zip(net.parameters(), other.parameters(), strict=True):
        assert (p == q).all()


def twice(net: Net, opt: Any) -> None:
    (net(*data(0)[:2]).sum() + net.mid(torch.ones(1, 9)).sum()).backward()
    opt.step()


def around(net: Net, opt: Any) -> None:
    x = functional.linear(torch.ones(1, 9), net.mid.weight)
    x.sum().backward()
    opt.step()


def cleared(net: Net, opt: Any) -> None:
    net(*data(0)[:2]).sum().backward()
    net.conv.weight.grad = None
    opt.step()


def damped(net: Net, opt: Any) -> None:
    opt.param_groups[0]["damping"] = float("nan")
    net(*data(0)[:2]).sum().backward()
    opt.step()


def often(net: Net, opt: Any) -> None:
    opt.param_groups[0]["frequency"] = 2.5
    net(*data(0)[:2]).sum().backward()
    opt.step()


def never(net: Net, opt: Any) -> None:
    opt.param_groups[0]["frequency"] = 0
    net(*data(0)[:2]).sum().backward()
    opt.step()


@pytest.mark.parametrize(
    ("use", "message"),
    [
        (twice, "layer 'mid': 2 backward passes have gone through its module"),
        (around, "layer 'mid': covariances are due in this step, and no backward pass has gone"),
        (cleared, "layer 'conv': its module has been in a backward pass, and its weight has no"),
        (damped, "group 0: 'damping' must be in"),
        (never, "group 0: 'frequency' must be a whole number in"),
        (often, "'frequency' must be a whole number in"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_has_changed(
    use: Callable[[Net, Any], None], message: str
) -> None:
    net = net_of()
    opt = made(net)
    before = [p.detach().clone() for p in net.parameters()]
    with pytest.raises((sf.BindError, ValueError), match=message):
        use(net, opt)
    assert all((p == q).all() for p, q in zip(net.parameters(), before, strict=True))
    assert not any(opt.state.values())
    for number, group in enumerate(made(net_of()).param_groups):
        opt.param_groups[number] |= {n: group[n] for n in ("damping", "frequency")}
    for capture in opt._captures.values():
        capture.forget()
    stepped(net, opt, 0)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"frequency": 1}, "'frequency' must be a whole number in"),
        ({"frequency": 0}, "'frequency' must be a whole number in"),
        ({"damping": 0.0}, "'damping' must be in"),
        ({"block": 0}, "block expects a whole number"),
        ({"skip": ["gone"]}, "skip expects names of modules"),
    ],
)
def test_options_are_checked(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ours.thor(net_of(), 0.1, **{"damping": 0.1, "batch_size": N, **options})


def test_tied_weights_are_refused() -> None:
    net = net_of()
    net.last = nn.Linear(9, 5)
    net.last.weight = net.mid.weight
    with pytest.raises(sf.BindError, match="layers 'mid' and 'last' have one weight"):
        made(net)
