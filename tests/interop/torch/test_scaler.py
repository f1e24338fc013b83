"""torch's GradScaler: unscaled in the step or before it, and skipped steps change nothing."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import stepfuse
import stepfuse.torch as ours
import torch
from torch import Tensor

_UNSCALE = torch.amp.GradScaler.unscale_
CLASSES = ["AdamW", "SGD", "Adagrad", "Lion"]


def train(optimizer_class: Any, way: str, bad: tuple[int, ...] = ()) -> tuple[Any, ...]:
    """Eight steps under a scaler, some with an infinite gradient; parameters, scales, states."""
    torch.manual_seed(0)
    net = torch.nn.Linear(16, 16)
    options = {"fused": True} if optimizer_class is torch.optim.AdamW else {}
    optimizer = optimizer_class(net.parameters(), lr=0.01, **options)
    scaler = torch.amp.GradScaler("cpu", init_scale=256.0, growth_interval=2)
    scales: list[float] = []
    for number in range(8):
        torch.manual_seed(number)
        optimizer.zero_grad()
        loss: Tensor = net(torch.randn(4, 16)).square().mean()
        scaler.scale(loss).backward()
        if number in bad:
            net.weight.grad[3, 5] = torch.inf  # type: ignore[index]
        before = copy.deepcopy((list(net.parameters()), optimizer.state_dict()))
        if way != "scaled":
            scaler.unscale_(optimizer)
        if way == "clipped":
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        scaler.step(optimizer)
        scaler.update()
        scales.append(scaler.get_scale())
        if number in bad and not options:  # torch makes its states even then
            after = (list(net.parameters()), optimizer.state_dict())
            assert str(after) == str(before)
    grads = [p.grad for p in net.parameters()]
    return [p.detach() for p in net.parameters()], scales, optimizer.state_dict()["state"], grads


@pytest.mark.parametrize("way", ["scaled", "clipped"])
@pytest.mark.parametrize("bad", [(), (0,), (2, 3, 7)])
def test_bits_scales_and_gradients_are_those_of_torch_fused(way: str, bad: tuple[int, ...]) -> None:
    mine, scales, states, grads = train(ours.AdamW, way, bad)
    theirs, wanted, expected, left = train(torch.optim.AdamW, way, bad)
    assert scales == wanted
    for a, b in zip((*mine, *grads), (*theirs, *left), strict=True):
        torch.testing.assert_close(a, b, rtol=0.0, atol=0.0, equal_nan=True)
    for number, state in expected.items():
        assert all(torch.equal(states[number][key], value) for key, value in state.items())


@pytest.mark.parametrize("name", CLASSES)
def test_every_optimizer_unscales(name: str) -> None:
    """As if the gradients had been unscaled before the step."""
    inside = train(getattr(ours, name), "scaled", (1,))
    before = train(getattr(ours, name), "unscaled", (1,))
    assert inside[1] == before[1]
    for a, b in zip(inside[0], before[0], strict=True):
        torch.testing.assert_close(a, b)


def test_a_scale_of_the_users_own() -> None:
    """The attributes that the scaler sets may be set by hand."""
    params = [torch.nn.Parameter(torch.ones(4)) for _ in range(2)]
    scaled, plain = (ours.SGD([p], lr=1.0) for p in params)
    params[0].grad, params[1].grad = torch.full((4,), 8.0), torch.full((4,), 2.0)
    scaled.grad_scale = torch.tensor(4.0)
    scaled.step()
    plain.step()
    assert torch.equal(*params) and torch.equal(params[0].grad, params[1].grad)
    scaled.found_inf = torch.tensor(1.0)
    scaled.step()
    assert torch.equal(*params)


def test_the_report_names_tensor_index_and_value() -> None:
    net = torch.nn.Linear(4, 3)
    optimizer = ours.SGD(net.named_parameters(), lr=0.1)
    net(torch.ones(2, 4)).sum().backward()
    assert optimizer.overflow() is None
    net.bias.grad[1] = -torch.inf  # type: ignore[index]
    assert str(optimizer.overflow()) == "the gradient of tensor 1 (bias) is -inf at [1]"
    clears = ours.Optimizer(
        net.named_parameters(), stepfuse.chain("check_finite", "sgd", "zero_grad"), lr=0.1
    )
    clears.step()
    assert float(net.bias.grad.abs().max()) == 0.0  # type: ignore[union-attr]
    assert str(clears.overflow()) == "the gradient of tensor 1 (bias) is -inf at [1]"
    clears.step()
    assert clears.overflow() is None


@pytest.mark.parametrize("way", ["scaled", "clipped"])
def test_a_scaler_that_steps_leaves_unscaling_to_the_step(way: str) -> None:
    """`GradScaler.step` reads the flag, and then does not unscale: torch/amp/grad_scaler.py."""
    with mock.patch.object(torch.amp.GradScaler, "unscale_", autospec=True) as unscale:
        unscale.side_effect = _UNSCALE
        train(ours.AdamW, way)
    assert unscale.call_count == (0 if way == "scaled" else 8)


@pytest.mark.parametrize("name", CLASSES)
def test_who_clips_is_told_that_gradients_are_not_scaled(name: str) -> None:
    """Lightning raises where this is true: lightning/pytorch/plugins/precision/amp.py."""
    kind, params = getattr(ours, name), [torch.nn.Parameter(torch.ones(4))]
    assert not getattr(kind(params), "_step_supports_amp_scaling", False)
    assert kind(params, fused=True)._step_supports_amp_scaling
    saved = ours.AdamW(params)
    params[0].grad = torch.ones(4)
    saved.step()
    resumed = ours.AdamW(params)
    resumed.load_state_dict(saved.state_dict())  # its groups say fused, so that torch has our bits
    assert not resumed._step_supports_amp_scaling


@pytest.mark.filterwarnings("ignore")  # Lightning's own
@pytest.mark.parametrize("precision", ["bf16-mixed", "16-mixed"])
def test_lightning_clips(precision: Any, tmp_path: Path) -> None:
    """Its Trainer, which refuses to clip for an optimizer that unscales by itself."""
    lightning: Any = pytest.importorskip("lightning.pytorch")
    mixed: Any = pytest.importorskip("lightning.pytorch.plugins.precision.amp")

    class Module(lightning.LightningModule):
        def __init__(self, kind: Any) -> None:
            super().__init__()
            self.kind, self.weight = kind, torch.nn.Parameter(torch.linspace(-1.0, 1.0, 16))

        def training_step(self, batch: Tensor) -> Tensor:
            return (batch * self.weight).square().sum()

        def configure_optimizers(self) -> Any:
            return self.kind([self.weight], lr=0.1)

    found: list[Tensor] = []
    for kind in (ours.AdamW, torch.optim.AdamW):
        scaler = torch.amp.GradScaler("cpu") if precision == "16-mixed" else None
        trainer = lightning.Trainer(
            accelerator="cpu", max_epochs=1, gradient_clip_val=0.5, logger=False,
            plugins=mixed.MixedPrecision(precision, "cpu", scaler), default_root_dir=tmp_path,
            enable_checkpointing=False, enable_progress_bar=False, enable_model_summary=False,
        )  # fmt: skip
        module = Module(kind)
        trainer.fit(module, torch.utils.data.DataLoader([1.0, 2.0, 3.0]))
        found.append(module.weight.detach())
    torch.testing.assert_close(*found)
    assert (found[0] != torch.linspace(-1.0, 1.0, 16)).all()
