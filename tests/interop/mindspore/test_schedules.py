"""MindSpore's schedules and loss scales: against plain equations, and torch's GradScaler."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse.schedules as ours
import torch
from stepfuse.mindspore import (
    DynamicLossScaleManager,
    FixedLossScaleManager,
    Parameter,
    Tensor,
    amp,
    experimental,
    float32,
    int32,
    nn,
    ops,
)

from tests.support.inputs.mindspore import SCHEDULES

DECAY = {"learning_rate": 0.8, "decay_rate": 0.25, "decay_steps": 4}
END = {"learning_rate": 1.0, "end_learning_rate": 0.5, "decay_steps": 4, "power": 2.0}
CURVES: list[tuple[str, dict[str, Any]]] = [
    ("ExponentialDecayLR", DECAY),
    ("ExponentialDecayLR", {**DECAY, "is_stair": True}),
    ("NaturalExpDecayLR", DECAY),
    ("NaturalExpDecayLR", {**DECAY, "is_stair": True}),
    ("InverseDecayLR", DECAY),
    ("InverseDecayLR", {**DECAY, "is_stair": True}),
    ("CosineDecayLR", {"min_lr": 0.2, "max_lr": 0.6, "decay_steps": 4}),
    ("PolynomialDecayLR", END),
    ("PolynomialDecayLR", {**END, "update_decay_steps": True}),
    ("WarmUpLR", {"learning_rate": 0.8, "warmup_steps": 4}),
]


@pytest.mark.parametrize(("cls", "given"), CURVES)
def test_schedules(cls: str, given: dict[str, Any]) -> None:
    schedule = getattr(nn, cls)(**given)
    found = [float(schedule(Tensor(k, int32))) for k in range(15)]
    expected = [SCHEDULES[cls](k, **given) for k in range(15)]
    np.testing.assert_allclose(found, expected, atol=1e-8, rtol=1e-7)
    together = schedule(Tensor(np.arange(15)))
    assert together.dtype == np.float32
    np.testing.assert_array_equal(together.asnumpy(), np.float32(found))


BAD: list[tuple[str, dict[str, Any], type[Exception]]] = [
    ("ExponentialDecayLR", {**DECAY, "learning_rate": 1}, TypeError),
    ("ExponentialDecayLR", {**DECAY, "learning_rate": 0.0}, ValueError),
    ("InverseDecayLR", {**DECAY, "decay_rate": -0.5}, ValueError),
    ("NaturalExpDecayLR", {**DECAY, "decay_steps": 4.0}, TypeError),
    ("NaturalExpDecayLR", {**DECAY, "decay_steps": True}, TypeError),
    ("NaturalExpDecayLR", {**DECAY, "decay_steps": 0}, ValueError),
    ("NaturalExpDecayLR", {**DECAY, "is_stair": 1}, TypeError),
    ("CosineDecayLR", {"min_lr": 0.5, "max_lr": 0.5, "decay_steps": 4}, ValueError),
    ("CosineDecayLR", {"min_lr": 0, "max_lr": 0.5, "decay_steps": 4}, TypeError),
    ("PolynomialDecayLR", {**END, "power": 0.0}, ValueError),
    ("PolynomialDecayLR", {**END, "end_learning_rate": -0.1}, ValueError),
    ("WarmUpLR", {"learning_rate": -0.1, "warmup_steps": 4}, ValueError),
    ("WarmUpLR", {"learning_rate": 0.1, "warmup_steps": 0}, ValueError),
]


@pytest.mark.parametrize(("cls", "given", "error"), BAD)
def test_what_schedules_refuse(cls: str, given: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        getattr(nn, cls)(**given)


def test_lists_are_the_generators() -> None:
    assert nn.dynamic_lr.warmup_lr is ours.warmup_lr is nn.warmup_lr
    optimizer = nn.SGD([parameter()], nn.piecewise_constant_lr([1, 3], [0.5, 0.25]))
    assert list(optimizer.learning_rate.learning_rate.asnumpy()) == [0.5, 0.25, 0.25]


def test_a_schedule_in_mindspores_words() -> None:
    class Noam(nn.LearningRateSchedule):
        def __init__(self, width: int, warmup: int) -> None:
            super().__init__()
            self.width, self.warmup = Tensor(width, np.float32), warmup

        def construct(self, global_step: Tensor) -> Tensor:
            step = ops.cast(global_step + 1, np.float32)
            rise = step * self.warmup**-1.5
            return ops.rsqrt(self.width) * ops.minimum(ops.rsqrt(step), rise)

    optimizer = nn.Adam([parameter()], Noam(64, 4))
    for k in range(8):
        expected = 64**-0.5 * min((k + 1) ** -0.5, (k + 1) * 4**-1.5)
        np.testing.assert_allclose(float(optimizer.get_lr()), expected, rtol=1e-6)
        optimizer((np.ones(3, np.float32),))


def test_schedules_made_of_schedules() -> None:
    """A warm-up that hands over to a decay, as BERT's scripts write it."""

    class WarmUpThenDecay(nn.LearningRateSchedule):
        def __init__(self, top: float, end: float, warmup: int, decay: int) -> None:
            super().__init__()
            self.rise, self.fall = (
                nn.WarmUpLR(top, warmup),
                nn.PolynomialDecayLR(top, end, decay, 1.0),
            )
            self.warmup = Tensor(np.array([warmup]).astype(np.float32))
            self.one = Tensor(np.array([1.0]).astype(np.float32))
            self.greater, self.cast = ops.Greater(), ops.Cast()

        def construct(self, global_step: Tensor) -> Tensor:
            rises = self.cast(self.greater(self.warmup, global_step), float32)
            fall = (self.one - rises) * self.fall(global_step)
            return fall + rises * self.rise(global_step)

    optimizer = nn.SGD([parameter()], WarmUpThenDecay(0.5, 0.1, 2, 8))
    for expected in (0.0, 0.25, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.1):
        np.testing.assert_allclose(float(optimizer.get_lr()), expected, rtol=1e-6)
        optimizer((np.ones(3, np.float32),))


OPS: list[tuple[str, str, tuple[Any, ...], Any]] = [
    ("cos", "Cos", (0.0,), 1.0),
    ("pow", "Pow", (2.0, 3.0), 8.0),
    ("div", "RealDiv", (1.0, 4.0), 0.25),
    ("maximum", "Maximum", (1.0, 4.0), 4.0),
    ("less", "Less", (1.0, 4.0), True),
    ("select", "Select", (False, 1.0, 4.0), 4.0),
    ("floor", "Floor", (1.5,), 1.0),
]


@pytest.mark.parametrize(("name", "primitive", "inputs", "expected"), OPS)
def test_ops(name: str, primitive: str, inputs: tuple[Any, ...], expected: Any) -> None:
    for op in (getattr(ops, name), getattr(ops, primitive)()):
        found = op(*map(Tensor, inputs))
        assert isinstance(found, Tensor) and found.item() == expected


@pytest.mark.parametrize("again", [1, 2, 3])
def test_warm_restarts_are_torchs(again: int) -> None:
    optimizer = experimental.optim.RAdam([{"params": [parameter()], "lr": 0.5}], lr=0.25)
    scheduler = experimental.optim.lr_scheduler.CosineAnnealingWarmRestarts(
        optimizer, 3, again, eta_min=0.125
    )
    theirs = torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=0.5)
    other = torch.optim.lr_scheduler.CosineAnnealingWarmRestarts(theirs, 3, again, 0.125)
    theirs.step()
    for epoch in (*[None] * 30, 7, None, 0):
        scheduler.step(epoch)
        other.step(epoch)
        np.testing.assert_allclose(scheduler.get_last_lr(), other.get_last_lr(), rtol=1e-6)
    before = optimizer.parameters[0].asnumpy().copy()
    optimizer((np.ones(3, np.float32),))
    np.testing.assert_allclose(before - optimizer.parameters[0].asnumpy(), 0.5, rtol=1e-5)


def test_what_warm_restarts_refuse() -> None:
    make = experimental.optim.lr_scheduler.CosineAnnealingWarmRestarts
    optimizer = experimental.optim.AdamW([parameter()])
    for given, error in (((0,), ValueError), ((1.5,), TypeError), ((3, 0), ValueError)):
        with pytest.raises(error):
            make(optimizer, *given)
    with pytest.raises(ValueError, match="from 0"):
        make(optimizer, 3).step(-2)
    with pytest.raises(TypeError):
        make(nn.SGD([parameter()]), 3)
    with pytest.raises(NotImplementedError):
        experimental.optim.lr_scheduler.LRScheduler(optimizer)


@pytest.mark.parametrize(("limit", "factor"), [(1.0, 0.2), (10.0, 1.0)])
def test_clipping(limit: float, factor: float) -> None:
    """The gradients 3 and 4, whose norm is 5."""
    given = (Tensor(np.full(1, 3.0)), np.full(1, -4.0, np.float16))
    one, two = ops.clip_by_global_norm(given, limit)
    np.testing.assert_allclose([one[0].item(), two[0].item()], [3 * factor, -4 * factor], 1e-3)
    assert (one.dtype, two.dtype) == (np.float64, np.float16)
    (half,) = ops.clip_by_global_norm(given[:1], 1.0, use_norm=Tensor(2.0))
    assert half.item() == 1.5
    low, high = ops.clip_by_value(given, -1.0, Tensor(2.0))
    assert (low.item(), high.item()) == (2.0, -1.0)
    assert ops.clip_by_value(given[0], clip_value_max=1.0).item() == 1.0


# ------------------------------------------------------------------ loss scales

SETTINGS = [(2.0**24, 2, 3), (4.0, 2, 2), (2.0**10, 4, 5), (2.0**4, 2, 1)]


def overflows(chance: float) -> list[bool]:
    return list(np.random.default_rng(3).random(60) < chance)


@pytest.mark.parametrize(("start", "factor", "window"), SETTINGS)
@pytest.mark.parametrize("chance", [0.1, 0.4])
def test_three_forms_of_the_dynamic_rule(
    start: float, factor: int, window: int, chance: float
) -> None:
    """The scale of torch's GradScaler after each step, but that ours stops falling at 1."""
    manager = DynamicLossScaleManager(start, factor, window)
    cell, scale = manager.get_update_cell(), Parameter(np.float32(start), name="scale")
    scaler = amp.DynamicLossScaler(start, factor, window)
    theirs, good = torch.tensor([start]), torch.zeros(1, dtype=torch.int32)
    for overflow in overflows(chance):
        manager.update_loss_scale(overflow)
        assert cell(scale, overflow) is overflow
        assert scaler.adjust(Tensor(not overflow))
        found = torch.tensor([float(overflow)])
        torch._amp_update_scale_(theirs, good, found, factor, 1 / factor, window)  # pyright: ignore
        theirs = theirs.clamp(min=1.0)
        held = (manager.get_loss_scale(), float(scale), float(scaler.scale_value))
        assert held == (theirs.item(),) * 3


def test_it_grows_after_a_whole_window_and_falls_at_once() -> None:
    manager = DynamicLossScaleManager(8.0, 2, 3)
    seen: list[float] = []
    for overflow in (0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1):
        manager.update_loss_scale(overflow)
        seen.append(manager.get_loss_scale())
    assert seen == [8, 8, 16, 16, 8, 8, 8, 16, 8, 4, 2, 1, 1, 1]


def test_a_thousand_overflows_in_a_row_are_too_many() -> None:
    manager = DynamicLossScaleManager()
    for _ in range(1000):
        manager.update_loss_scale(True)
    with pytest.raises(RuntimeError, match="1000"):
        manager.update_loss_scale(True)


def test_managers_say_what_a_training_step_is_to_do() -> None:
    dynamic, fixed = DynamicLossScaleManager(), FixedLossScaleManager()
    assert dynamic.get_loss_scale() == 2**24 and dynamic.get_drop_overflow_update()
    assert isinstance(dynamic.get_update_cell(), nn.DynamicLossScaleUpdateCell)
    assert fixed.get_loss_scale() == 128.0 and fixed.get_drop_overflow_update()
    fixed.update_loss_scale(True)
    cell = fixed.get_update_cell()
    assert isinstance(cell, nn.FixedLossScaleUpdateCell) and cell.get_loss_scale() == 128.0
    assert cell(None, True) is True
    assert FixedLossScaleManager(8, drop_overflow_update=False).get_update_cell() is None


def test_the_function_form_grows_to_finite_scales_only() -> None:
    scaler = amp.DynamicLossScaler(2.0**127, 2, 1)
    scaler.adjust(True)
    assert float(scaler.scale_value) == 2.0**127
    manager, cell = DynamicLossScaleManager(2.0**127, 2, 1), nn.DynamicLossScaleUpdateCell(1, 2, 1)
    manager.update_loss_scale(False)
    assert manager.get_loss_scale() == 2.0**128
    scale = Parameter(np.float32(2.0**127))
    cell(scale, False)
    assert np.isinf(float(scale))


def test_scaling() -> None:
    for scaler in (amp.StaticLossScaler(4), amp.DynamicLossScaler(4.0, 2, 3)):
        one, two = scaler.scale((Tensor(1.5), np.ones(2, np.float16)))
        assert float(one) == 6.0 and two.dtype == np.float16 and (two.asnumpy() == 4).all()
        assert float(scaler.unscale(one)) == 1.5
    assert not amp.StaticLossScaler(4).adjust(False)
    assert bool(amp.all_finite((Tensor(1.0), np.float32(3e38))))
    for bad in (np.inf, -np.inf, np.nan):
        assert not bool(amp.all_finite((Tensor(1.0), np.array([1.0, bad]))))


WRONG: list[tuple[Any, tuple[Any, ...], type[Exception]]] = [
    (FixedLossScaleManager, (0.5,), ValueError),
    (FixedLossScaleManager, ("8",), TypeError),
    (FixedLossScaleManager, (8.0, 1), TypeError),
    (DynamicLossScaleManager, (0.5,), ValueError),
    (DynamicLossScaleManager, (8.0, 0), ValueError),
    (DynamicLossScaleManager, (8.0, 2, 0), ValueError),
    (DynamicLossScaleManager, (8.0, 2, 1.5), TypeError),
    (amp.StaticLossScaler, (0.5,), ValueError),
    (amp.DynamicLossScaler, (8.0, 0.5, 3), TypeError),
    (nn.FixedLossScaleUpdateCell, (0.5,), ValueError),
    (nn.DynamicLossScaleUpdateCell, (8.0, 2, 0), ValueError),
]


@pytest.mark.parametrize(("cls", "given", "error"), WRONG)
def test_what_loss_scales_refuse(cls: Any, given: tuple[Any, ...], error: type[Exception]) -> None:
    with pytest.raises(error):
        cls(*given)


def test_a_training_loop_that_skips_overflows() -> None:
    """x^2 / 2 in float16: its gradient times the scale is finite from 2^15 down."""
    param = Parameter(np.full(4, 3.0, np.float16), name="w")
    optimizer = nn.Momentum([param], 0.25, 0.0)
    manager, steps = DynamicLossScaleManager(2.0**17, 2, 4), 0
    for _ in range(12):
        scale = manager.get_loss_scale()
        with np.errstate(over="ignore"):
            grad = param.asnumpy() * np.float16(scale)
        finite = bool(amp.all_finite(grad))
        if finite:
            optimizer((grad / np.float16(scale),))
            steps += 1
        manager.update_loss_scale(not finite)
    assert int(optimizer.global_step) == steps < 12
    np.testing.assert_allclose(param.asnumpy(), 3 * 0.75**steps, rtol=1e-2)


def parameter() -> Parameter:
    return Parameter(np.ones(3, np.float32), name="w")
